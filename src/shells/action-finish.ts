import { Buffer } from 'node:buffer';
import type { Annotation } from '../domain/board.ts';
import type { Host } from '../domain/ports.ts';
import { logSafe, oneLine } from '../lib/text.ts';
import { messageOf } from '../lib/thrown.ts';
import { outputsOf } from './pull-request-outputs.ts';
import type { PullRequestResult } from './pull-request-result.ts';
import type { ReportFolder } from './report-folder.ts';
import type { Toolkit } from './toolkit.ts';

/** What a run speaks through. */
export type Voice = {
  readonly host: Host;
  readonly folder: ReportFolder;
  readonly toolkit: () => Promise<Toolkit>;
};

/** The runner shows ten of each kind per step; the conclusion takes one. */
const MAX_ANNOTATIONS = 9;

/** GitHub refuses a step's summary above 1 MiB. */
const MAX_SUMMARY_BYTES = 1024 * 1024;

/** Shows a result everywhere it is looked for, and answers the exit code. */
export async function finish(result: PullRequestResult, voice: Voice): Promise<number> {
  const { host, folder } = voice;
  if (result.remedy !== null) host.info(result.remedy);
  const toolkit = await voice.toolkit();
  const reportDir = folder.path();
  for (const [name, value] of Object.entries(outputsOf({ ...result, reportDir })))
    toolkit.setOutput(name, value);
  await writeSummary(toolkit, host, result.summary(reportDir));
  for (const annotation of result.annotations.slice(0, MAX_ANNOTATIONS)) annotate(toolkit, host, annotation);
  const more = result.annotations.length - MAX_ANNOTATIONS;
  if (more > 0) host.info(`${more} more findings are on the summary page of this run`);
  if (reportDir !== null) host.info(`report files: ${reportDir}`);
  const text = oneLine(host.redact([result.conclusion, ...result.reasons].join(': ')), MAX_MESSAGE);
  if (result.exitCode === 0) host.info(text);
  else toolkit.error(logSafe(text), { title: 'Quorate' });
  return result.exitCode;
}

/** Columns of the closing message. */
const MAX_MESSAGE = 1_000;

/** Says why nothing could be done: nothing was concluded, so later steps find `incomplete`. */
export async function announceFailure(
  problems: readonly string[],
  exitCode: number,
  { host, toolkit }: Voice,
): Promise<number> {
  const { error, setOutput } = await toolkit();
  setOutput('conclusion', 'incomplete');
  setOutput('approved', 'false');
  for (const problem of problems) error(logSafe(host.redact(problem)), { title: 'Quorate' });
  return exitCode;
}

/** A summary that cannot be written takes nothing from the result. */
async function writeSummary(toolkit: Toolkit, host: Host, markdown: string): Promise<void> {
  const text = host.redact(markdown);
  const bytes = Buffer.byteLength(text);
  if (bytes > MAX_SUMMARY_BYTES) {
    host.warn(`the job summary of ${bytes} bytes is larger than GitHub takes and was left out`);
    return;
  }
  try {
    await toolkit.summary.addRaw(text).write({ overwrite: true });
  } catch (error) {
    host.warn(`the job summary could not be written: ${messageOf(error)}`);
  }
}

function annotate(toolkit: Toolkit, host: Host, annotation: Annotation): void {
  const { path, startLine, endLine, level, title, message } = annotation;
  const clean = (text: string) => logSafe(host.redact(text));
  const place = { title: clean(title), file: path, startLine, endLine };
  const say = { failure: toolkit.error, warning: toolkit.warning, notice: toolkit.notice }[level];
  say(clean(message), place);
}
