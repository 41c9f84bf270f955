import { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { tlsProblem } from '../domain/credentials.ts';
import { ConfigError, ForgeError } from '../domain/errors.ts';
import type { Host } from '../domain/ports.ts';
import { bindingText } from '../domain/slot.ts';
import { parseJson } from '../lib/json.ts';
import { logSafe } from '../lib/text.ts';
import { messageOf } from '../lib/thrown.ts';
import { announceFailure, finish, type Voice } from './action-finish.ts';
import type { ActionResult } from './action-result.ts';
import { runOnPullRequest, skippedResult } from './action-run.ts';
import { type ActionConfig, pullRequestNumber, readActionSettings } from './action-settings.ts';
import { sayStatus, skippedStatus } from './action-status.ts';
import { composeGitHub, composeStatus } from './compose-github.ts';
import { faultText } from './fault.ts';
import { readTrigger, type Trigger } from './github-event.ts';
import { type GitHubPlace, readPlace } from './github-place.ts';
import type { CommandLine } from './io.ts';
import { reportFolder } from './report-folder.ts';
import { fromInputs, isTrue, type RawSettings, secretValues } from './setting-values.ts';
import { hostOn } from './terminal-host.ts';
import type { Toolkit } from './toolkit.ts';

const WRONG_SETTINGS = 2;
const FAILED = 1;

/** GitHub's own cap on an event is 25 MB. */
const EVENT_LIMITS = { maxDepth: 64, maxBytes: 32 * 1024 * 1024 };

/** What is known before anything is asked. */
type Start = {
  readonly config: ActionConfig;
  readonly place: GitHubPlace;
  readonly trigger: Exclude<Trigger, { kind: 'problem' }>;
};

/**
 * The action: from inputs and event to outputs, job summary and exit code. `loadToolkit` is called once the first
 * request was answered, since loading the toolkit takes longer than starting Node.
 */
export async function runAction(line: CommandLine, loadToolkit: () => Promise<Toolkit>): Promise<number> {
  const { raw, problems } = fromInputs(line.environment);
  const secrets = secretValues(raw);
  const directory = raw['report-dir']?.trim() ?? '';
  const folder = reportFolder(directory === '' ? null : directory, line.environment.RUNNER_TEMP || undefined);
  const host = hostOn(line.stdout, folder, { secrets, clean: logSafe, warning: 'Warning: ' });
  const voice: Voice = { host, folder, toolkit: maskingToolkit(loadToolkit, secrets) };
  try {
    const start = await readStart(line, raw, problems);
    const result = await resultOrFault(line, start, voice);
    return await finish(result, voice);
  } catch (error) {
    const problems = error instanceof ConfigError ? error.problems : [faultText(error)];
    return announceFailure(problems, error instanceof ConfigError ? WRONG_SETTINGS : FAILED, voice);
  }
}

/** Loads the toolkit once and tells it first what is never to be shown. */
function maskingToolkit(load: () => Promise<Toolkit>, secrets: readonly string[]): () => Promise<Toolkit> {
  let loaded: Promise<Toolkit> | null = null;
  return () => {
    loaded ??= load().then((toolkit) => {
      for (const form of secrets.flatMap(maskForms)) toolkit.setSecret(form);
      return toolkit;
    });
    return loaded;
  };
}

/** The runner masks exact texts only, so that forms in which a secret travels are named too. */
function maskForms(secret: string): readonly string[] {
  const forms = [secret, Buffer.from(secret).toString('base64'), encodeURIComponent(secret)];
  return [...new Set(forms)];
}

async function readStart(line: CommandLine, raw: RawSettings, unknown: readonly string[]): Promise<Start> {
  const { environment } = line;
  const trigger = readTrigger(
    environment.GITHUB_EVENT_NAME ?? '',
    await readEvent(environment.GITHUB_EVENT_PATH),
    pullRequestNumber(raw['pr-number']?.trim() ?? ''),
  );
  const withheld = trigger.kind === 'pull-request' ? trigger.withheld : null;
  const keyless = withheld === null ? null : `no keys are given to runs that a ${withheld} started`;
  const { config, problems } = readActionSettings(
    raw,
    trigger.kind === 'skipped' ? 'nobody is asked' : keyless,
  );
  const { place, problems: misplaced } = readPlace(environment, isTrue(raw['allow-http']?.trim() ?? ''));
  const tls = tlsProblem(environment);
  const all = [
    ...unknown,
    ...problems,
    ...misplaced,
    ...(trigger.kind === 'problem' ? [trigger.problem] : []),
    ...(tls === null ? [] : [tls]),
  ];
  if (config === null || place === null || trigger.kind === 'problem' || all.length > 0) {
    throw new ConfigError(all);
  }
  return { config, place, trigger };
}

async function readEvent(path: string | undefined): Promise<unknown> {
  if (path === undefined || path === '') return null;
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new ConfigError([`GITHUB_EVENT_PATH: the event cannot be read (${messageOf(error)})`]);
  });
  const read = parseJson(text, EVENT_LIMITS);
  if (!read.ok) throw new ConfigError([`GITHUB_EVENT_PATH: the event is not JSON: ${read.reason}`]);
  return read.value;
}

/** What the forge refuses or cannot give leaves a review that did not happen: incomplete, never a crash. */
async function resultOrFault(line: CommandLine, start: Start, voice: Voice): Promise<ActionResult> {
  try {
    return await run(line, start, voice);
  } catch (error) {
    if (!(error instanceof ForgeError)) throw error;
    const reason = line.signal.aborted ? 'the run was interrupted' : error.message;
    voice.host.info(error.remedy);
    return {
      ...skippedResult(reason, null),
      conclusion: 'incomplete',
      exitCode: start.config.onIncomplete === 'neutral' ? 0 : 1,
      summary: () =>
        `### Quorate: incomplete\n\nNothing was concluded.\n\n${asCode(`${reason}\n${error.remedy}`)}\n`,
    };
  }
}

/** Text of a server, which may hold anything, as a code block. */
function asCode(text: string): string {
  return text
    .split('\n')
    .map((row) => `    ${logSafe(row)}`)
    .join('\n');
}

async function run(
  line: CommandLine,
  { config, place, trigger }: Start,
  voice: Voice,
): Promise<ActionResult> {
  const { host, folder, toolkit } = voice;
  if (trigger.kind === 'skipped') {
    const { reason, statusSha } = trigger;
    if (statusSha !== null) {
      const board = composeStatus(config, { place, host }, line.signal);
      await sayStatus({ config, place, host }, board, skippedStatus(statusSha, reason));
    }
    return skippedResult(reason, statusSha);
  }
  const ports = composeGitHub(config, { place, trigger, host }, line);
  try {
    // The toolkit takes longer to load than the first request to be answered, and nobody needs it before that.
    // A failure is told to the first who asks.
    await ports.source.pullRequest().catch(() => undefined);
    announce(host, config, await toolkit());
    return await runOnPullRequest({ line, config, place, trigger, ports, host, folder });
  } finally {
    await ports.source.close();
  }
}

/** The first lines of the log: who sits where and why. */
function announce(host: Host, config: ActionConfig, toolkit: Toolkit): void {
  toolkit.startGroup('Panel');
  for (const { slot, binding, endpoint } of config.panel) {
    host.info(`${slot.padEnd(6)} ${bindingText(binding)} at ${new URL(endpoint.baseUrl).origin}`);
  }
  for (const decision of config.decisions) host.info(decision);
  toolkit.endGroup();
}
