import type { Host } from '../domain/ports.ts';
import { logSafe, oneLine } from '../lib/text.ts';
import { type CommandLine, wantsColour, widthOf, writeAll } from './io.ts';
import { writeVariables } from './pipe-outputs.ts';
import { outputsOf } from './pull-request-outputs.ts';
import type { PullRequestResult } from './pull-request-result.ts';
import type { ReportFolder } from './report-folder.ts';

/** What a run on a Bitbucket speaks through. */
export type PipeVoice = {
  readonly line: CommandLine;
  readonly host: Host;
  readonly folder: ReportFolder;
};

/** Columns of a closing line. */
const MAX_MESSAGE = 1_000;

/** Shows a result in the log and hands it to later steps; answers the exit code. */
export async function finishPipe(result: PullRequestResult, voice: PipeVoice): Promise<number> {
  const { line, host, folder } = voice;
  await writeReview(result, voice);
  const reportDir = folder.path();
  if (reportDir !== null) host.info(`report files: ${reportDir}`);
  const { receipt } = result;
  if (receipt?.summaryUrl != null) host.info(`summary: ${receipt.summaryUrl}`);
  if (receipt?.denied != null) host.warn(`nothing was posted: ${oneLine(receipt.denied, MAX_MESSAGE)}`);
  await writeVariables(outputsOf({ ...result, reportDir }), line.environment, host);
  const words = [result.conclusion, ...result.reasons, ...(result.remedy === null ? [] : [result.remedy])];
  host.info(marked(result.exitCode === 0, host.redact(words.join(': '))));
  return result.exitCode;
}

/** The review as `review` prints it; of one that another job made, what no comment says. */
async function writeReview(result: PullRequestResult, { line, host }: PipeVoice): Promise<void> {
  if (result.outcome === null) {
    for (const { path, startLine, level, title, message } of result.annotations) {
      host.info(`${level} ${path}:${startLine} ${title}: ${message}`);
    }
    return;
  }
  const { renderTerminal } = await import('../stages/report/terminal.ts');
  const text = renderTerminal(result.outcome, { width: widthOf(line.stdout), colour: wantsColour(line) });
  await writeAll(line.stdout, `\n${host.redact(text)}\n`);
}

/** Says why nothing could be done: nothing was concluded, so later steps find `incomplete`. */
export async function failPipe(
  problems: readonly string[],
  exitCode: number,
  { line, host }: PipeVoice,
): Promise<number> {
  await writeVariables({ conclusion: 'incomplete', approved: 'false' }, line.environment, host);
  for (const problem of problems) line.stderr.write(`${logSafe(marked(false, host.redact(problem)))}\n`);
  return exitCode;
}

/** A line with the mark that pipes begin their last word with. */
function marked(isGood: boolean, text: string): string {
  return `${isGood ? '✔' : '✖'} ${oneLine(text, MAX_MESSAGE)}`;
}
