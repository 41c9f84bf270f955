import type { ReviewInput } from '../domain/run.ts';
import { prepare, review, waysDown } from '../review.ts';
import { type CommandLine, wantsColour, widthOf, writeAll } from './io.ts';
import type { ReportFolder } from './report-folder.ts';

/** Prints what would be sent to whom, and sends nothing. */
export async function dryRun(line: CommandLine, input: ReviewInput): Promise<number> {
  const { plan } = await prepare(input);
  input.host.progress('');
  const destinations = new Map(plan.seats.map((seat) => [seat.slot, input.clientFor(seat).destination]));
  const { renderDryRun } = await import('../stages/panel/dry-run.ts');
  const ladders = waysDown(input, plan);
  const text = renderDryRun({ ...input, plan, destinations, ladders, triage: input.rules.triage });
  await writeAll(line.stdout, input.host.redact(text));
  return 0;
}

/** The run itself: the review on standard output, the place of its files on standard error. */
export async function fullRun(line: CommandLine, input: ReviewInput, folder: ReportFolder): Promise<number> {
  const outcome = await review(input);
  const { renderTerminal } = await import('../stages/report/terminal.ts');
  const text = renderTerminal(outcome, { width: widthOf(line.stdout), colour: wantsColour(line) });
  await writeAll(line.stdout, input.host.redact(text));
  const path = folder.path();
  if (path !== null) input.host.info(`report files: ${path}`);
  return outcome.verdict.exitCode;
}
