import { codeSlots } from '../domain/code-seats.ts';
import type { Recording } from '../domain/contracts.generated.ts';
import { ConfigError } from '../domain/errors.ts';
import type { Host } from '../domain/ports.ts';
import { changeOf, criteriaOf, knownOf, withRecordedTimes } from '../domain/recording.ts';
import type { ReviewInput } from '../domain/run.ts';
import { SLOTS, type Slot } from '../domain/slot.ts';
import { parseJson } from '../lib/json.ts';
import { review } from '../review.ts';
import { renderTerminal } from '../stages/report/terminal.ts';
import type { ParsedArguments } from './arguments.ts';
import { DOCUMENT_LIMITS } from './cli-tools.ts';
import { composeReplay } from './compose.ts';
import { type CommandLine, readInput, wantsColour, widthOf, writeAll } from './io.ts';
import { readRecording } from './read-recording.ts';
import { type ReportFolder, reportFolder } from './report-folder.ts';
import { readRules } from './settings.ts';
import { terminalHost } from './terminal-host.ts';

/** `replay FILE`: everything but the models runs again. */
export async function runReplay(line: CommandLine, args: ParsedArguments): Promise<number> {
  const [file, ...rest] = args.positionals;
  if (file === undefined || rest.length > 0)
    throw new ConfigError(['replay takes one recording: replay FILE']);
  const read = parseJson(Buffer.from(await readInput(line, file)).toString('utf8'), DOCUMENT_LIMITS);
  if (!read.ok) throw new ConfigError([`${file} is not JSON that can be read: ${read.reason}`]);
  const recording = await readRecording(file, read.value);
  return replay(line, args, recording);
}

/** `demo`: the shipped recording. Shown well is a success, whatever the review came to. */
export async function runDemo(line: CommandLine, args: ParsedArguments): Promise<number> {
  if (args.positionals.length > 0) throw new ConfigError(['demo takes no arguments besides options']);
  const { default: shipped } = await import('../../examples/demo/recording.json', { with: { type: 'json' } });
  await replay(line, args, await readRecording('the shipped example', shipped));
  return 0;
}

async function replay(line: CommandLine, args: ParsedArguments, recording: Recording): Promise<number> {
  const rules = readRules(
    { ...recording.settings, ...args.flags },
    slotsForTriage(recording, args.flags),
    recording.config ?? null,
  );
  if (rules.rules === null) throw new ConfigError(rules.problems);
  const directory = args.flags['report-dir'];
  const folder: ReportFolder | null = directory === undefined ? null : reportFolder(directory);
  // A replay takes no time that is worth following.
  const host: Host = { ...terminalHost(line.stderr, folder, []), progress: () => undefined };
  const { unused, ...ports } = composeReplay(recording);
  const input: ReviewInput = {
    ...ports,
    subject: { change: changeOf(recording), known: knownOf(recording) },
    rules: {
      ...rules.rules,
      gates: { ...rules.rules.gates, imported: recording.imported ?? [] },
      // What this version ships is not asked for again: the answers are to the rules of that run.
      criteria: { ...rules.rules.criteria, registry: [], recorded: criteriaOf(recording) },
    },
    settings: recording.settings,
    today: recording.startedAt.slice(0, 10),
    configuration: { names: [], ruleGlobs: [], found: null },
    toolLogs: [],
    withheld: null,
    host,
    signal: line.signal,
  };
  const outcome = await review(input);
  const left = unused();
  if (left.length > 0) host.warn(`${left.length} recorded answers were not asked for: ${left.join(', ')}`);
  const text = renderTerminal(withRecordedTimes(outcome, recording), {
    width: widthOf(line.stdout),
    colour: wantsColour(line),
  });
  await writeAll(line.stdout, host.redact(text));
  return outcome.verdict.exitCode;
}

const NAMING = ['triage-slot', 'triage-cross-check-slot'];

/**
 * The seats that triage may name. What a run settled on holds, also where routing or the scope gate asked fewer seats than
 * its panel had; where a flag sets triage anew, the seats are those that were asked, and those that the run named.
 */
function slotsForTriage(
  { seats, settings }: Recording,
  flags: Readonly<Record<string, string>>,
): readonly Slot[] {
  const code = codeSlots(seats);
  const asked = [...seats.map(({ slot }) => slot), ...NAMING.map((name) => settings[name])];
  const isSetAnew = Object.keys(flags).some((name) => name.startsWith('triage-'));
  return SLOTS.filter((slot) => !code.has(slot) && (!isSetAnew || asked.includes(slot)));
}
