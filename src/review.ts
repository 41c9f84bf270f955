import type { ChangeSet, FileDiff } from './domain/change.ts';
import type { ConsultEvent } from './domain/consult.ts';
import type { ReviewDocument } from './domain/contracts.generated.ts';
import type { GateRules, KnownFindings } from './domain/gates.ts';
import type { Configuration, ReviewOutcome, Verdict } from './domain/outcome.ts';
import type { PanelEvent } from './domain/panel.ts';
import type { Plan, Wording } from './domain/plan.ts';
import type { ChangeSource, Clock, CommentBoard, Host, ModelClient } from './domain/ports.ts';
import type { PublishRules, Receipt } from './domain/publication.ts';
import type { Routing, ScopeGlobs } from './domain/routing.ts';
import { type Ladder, laddersOf } from './domain/rungs.ts';
import type { FailOn } from './domain/severity.ts';
import type { Binding, Seat, Slot } from './domain/slot.ts';
import type { ToolLog } from './domain/tools.ts';
import type { TriageRules } from './domain/triage.ts';
import type { ModelFacts } from './domain/usage.ts';
import { mapTexts } from './lib/json.ts';
import { anchorResolver } from './stages/collect/anchors.ts';
import { collect } from './stages/collect/collect.ts';
import { runGates } from './stages/gates/gates.ts';
import { coverageOf } from './stages/panel/coverage.ts';
import { askPanel } from './stages/panel/panel.ts';
import type { Rungs } from './stages/panel/rungs.ts';
import { openSession, type Session } from './stages/panel/session.ts';
import { planReview, wantsContent } from './stages/plan/plan.ts';
import { progressBoard } from './stages/report/progress.ts';
import type { ResolveAnchor } from './stages/triage/ground.ts';

/** The change: from a source, or as a recording holds it, masked and with what gates found. */
export type Subject =
  | { readonly source: ChangeSource }
  | { readonly change: ChangeSet; readonly known: KnownFindings };

/** What a run is given: values and ports. */
export type ReviewInput = {
  readonly runId: string;
  readonly subject: Subject;
  readonly seats: readonly Seat[];
  readonly facts: (binding: Binding) => ModelFacts;
  /** A client for a seat as it was planned: its effort may have been lowered. */
  readonly clientFor: (seat: Seat) => ModelClient;
  readonly rules: ReviewRules;
  /** The day of the run in UTC, YYYY-MM-DD; that of the recorded run in a replay. */
  readonly today: string;
  /** Where the repository's own settings may stand, and where they were found; null where it has none. */
  readonly configuration: { readonly names: readonly string[]; readonly found: Configuration | null };
  /** Results of other tools that were handed in, as they were read. */
  readonly toolLogs: readonly ToolLog[];
  /** Non-secret settings by name, for the recording. */
  readonly settings: Readonly<Record<string, string>>;
  /** Why there are no seats, where secrets are withheld from a run; null in every other. */
  readonly withheld: string | null;
  readonly host: Host;
  readonly clock: Clock;
  readonly signal: AbortSignal;
};

/** When a run fails and how far it may go. */
export type ReviewRules = {
  readonly quorum: number | null;
  readonly maxCostUsd: number | null;
  /** From the first request to the last, those of triage included. */
  readonly deadlineMs: number;
  readonly failOn: FailOn;
  readonly onIncomplete: 'fail' | 'neutral';
  /** Whether a smaller model of the line reads where a seat's own cannot be had. */
  readonly fallback: boolean;
  readonly wording: Wording;
  readonly triage: TriageRules;
  readonly gates: Omit<GateRules, 'today'>;
  readonly globs: ScopeGlobs;
  /** How the repository chooses seats; null where it does not. */
  readonly routing: Routing | null;
};

/** The change ready to be sent: masked, scoped and packed. */
export type Prepared = Pick<ReviewOutcome, 'change' | 'gates' | 'plan'>;

/** Everything up to the first model call: what a dry run shows. */
export async function prepare(input: ReviewInput): Promise<Prepared> {
  const { subject, host, rules } = input;
  host.progress('reading the change');
  const collected =
    'source' in subject ? await collect(subject.source, wantsContent(rules.globs)) : subject.change;
  host.progress('looking for secrets');
  const known = 'source' in subject ? undefined : subject.known;
  const gates = await runGates(collected, await gateRules(input, collected), known);
  host.protect(gates.values);
  const plan = planReview({
    change: gates.change,
    seats: input.seats,
    facts: input.facts,
    quorum: rules.quorum,
    maxCostUsd: rules.maxCostUsd,
    unscannable: gates.report.unscannable,
    wording: rules.wording,
    globs: rules.globs,
    routing: rules.routing,
  });
  return { change: gates.change, gates: gates.report, plan };
}

/** The rules of the gates, with what other tools found on lines of the change. */
async function gateRules({ rules, today, toolLogs }: ReviewInput, change: ChangeSet): Promise<GateRules> {
  if (toolLogs.length === 0) return { ...rules.gates, today };
  const { readSarif } = await import('./stages/gates/sarif-import.ts');
  const { allowSecurity } = rules.gates.exceptionMarkers;
  const imported = toolLogs.flatMap(({ value, source, roots }) =>
    readSarif(value, source, change, { roots, allowSecurity }),
  );
  return { ...rules.gates, today, imported: [...rules.gates.imported, ...imported] };
}

/** The whole run: collect → gates → plan → panel → triage → conclusion → report files. */
export async function review(input: ReviewInput): Promise<ReviewOutcome> {
  const startedAt = input.clock.now();
  const prepared = await prepare(input);
  const heard = await hearPanel(input, prepared);
  const { conclude } = await import('./stages/report/conclusion.ts');
  const verdict = conclude({
    ...prepared,
    ...heard,
    blockOnDisagreement: input.rules.triage.crossCheck.blockOnDisagreement,
    failOn: input.rules.failOn,
    onIncomplete: input.rules.onIncomplete,
    stopped: input.signal.aborted,
    withheld: input.withheld,
  });
  const finishedAt = input.clock.now();
  const { runId, configuration } = input;
  const outcome = {
    ...{ runId, startedAt, finishedAt },
    configuration: configuration.found,
    rulesChanged: changedAmong(configuration.names, prepared.change),
    ...prepared,
    ...heard,
    verdict,
  };
  await writeReports(outcome, input);
  input.host.progress('');
  return outcome;
}

/** Those of some paths that the change touches, under their old or new name. */
function changedAmong(names: readonly string[], { files }: ChangeSet): string[] {
  return names.filter((name) => files.some(({ path, oldPath }) => path === name || oldPath === name));
}

/**
 * Writes the files of a report; again where publishing changed what the run came to, or the version of the pull request,
 * which is null where none is counted or seen.
 */
export async function writeReports(
  outcome: ReviewOutcome,
  { host, settings }: Pick<ReviewInput, 'host' | 'settings'>,
  prVersion: number | null = null,
): Promise<void> {
  const { reportFiles } = await import('./stages/report/files.ts');
  const files = reportFiles(outcome, { settings, prVersion });
  for (const { name, content } of files) await host.writeReport(name, content);
}

/** What a result is published with. */
export type PublishReviewInput = {
  readonly document: ReviewDocument;
  readonly change: ChangeSet;
  readonly board: CommentBoard;
  readonly rules: PublishRules;
  readonly onIncomplete: ReviewRules['onIncomplete'];
  /** The page of this run; null where it has none. */
  readonly detailsUrl: string | null;
  readonly host: Host;
  readonly signal: AbortSignal;
  readonly dryRun: boolean;
};

/** A result on its pull request: what became of it there, and the conclusion that holds with it. */
export type Published = { readonly receipt: Receipt; readonly verdict: Verdict };

/** A change as publishing needs it: where lines are, nothing of what is around them. */
export function changeToPublish(source: ChangeSource): Promise<ChangeSet> {
  return collect(source, () => false);
}

/** Says a result on its pull request: reconcile → comments → summary → verdict → status. */
export async function publishReview(input: PublishReviewInput): Promise<Published> {
  const { board, host, onIncomplete } = input;
  // Before any mark is made: what a model repeats of our secrets must not reach a comment.
  const document = mapTexts(input.document, host.redact);
  host.progress('publishing');
  const { clusterFindings, concludePublished, publicationTexts, publish, readableJson } =
    await loadPublishing();
  const failsIncomplete = onIncomplete === 'fail';
  const receipt = await publish({
    ...input,
    document,
    texts: publicationTexts({ html: board.can.marker === 'html-comment', failsIncomplete }),
    match: clusterFindings,
    failsIncomplete,
  });
  const { conclusion, reasons, exitCode } = document;
  const verdict = concludePublished({ conclusion, reasons, exitCode }, receipt, onIncomplete);
  await host.writeReport('ops.json', readableJson(receipt));
  host.progress('');
  return { receipt, verdict };
}

async function loadPublishing() {
  const [{ clusterFindings }, { concludePublished }, { publicationTexts }, { publish }, { readableJson }] =
    await Promise.all([
      import('./stages/triage/matcher.ts'),
      import('./stages/report/conclusion.ts'),
      import('./stages/report/markdown-summary.ts'),
      import('./stages/publish/publish.ts'),
      import('./stages/report/json.ts'),
    ]);
  return { clusterFindings, concludePublished, publicationTexts, publish, readableJson };
}

/** What the seats said and what was made of it, in one session: one budget and one deadline for every request. */
async function hearPanel(input: ReviewInput, prepared: Prepared): Promise<Heard> {
  const { plan, change, gates } = prepared;
  const session = sessionOf(input, plan);
  const board = progressBoard();
  const onProgress = (event: PanelEvent | ConsultEvent) => input.host.progress(board(event));
  try {
    const asked = plan.calls.length === 0 ? [] : askPanel({ session, plan, onProgress });
    const { triage, createConsult } = await loadRest();
    const slots = await asked;
    const coverage = coverageOf(plan, slots);
    if (coverage.files.length === 0) return { slots, coverage, triage: null };
    const triaged = await triage({
      slots,
      plan,
      change,
      coverage,
      gatesPassed: gates.critic.pass,
      anchorOf: anchorsOf(change),
      runId: input.runId,
      rules: input.rules.triage,
      failOn: input.rules.failOn,
      consult: asksAgain(input.rules) ? createConsult({ session, onProgress }) : null,
      priorArt: [],
      exceptions: {
        markers: gates.exceptions,
        allowSecurity: input.rules.gates.exceptionMarkers.allowSecurity,
      },
    });
    return { slots, coverage, triage: triaged };
  } finally {
    session.close();
  }
}

/** What a run learns from its panel. */
type Heard = Pick<ReviewOutcome, 'slots' | 'coverage' | 'triage'>;

/** Whether triage may have questions for seats that have reviewed. */
function asksAgain({ triage }: ReviewRules): boolean {
  return triage.agent !== null || triage.rebuttal || triage.crossCheck.enabled;
}

/** The part of the deadline that reviews may use where questions follow: the slowest of them must leave time for these. */
const PANEL_SHARE = 3 / 4;

function sessionOf(input: ReviewInput, plan: Plan): Session {
  const { clientFor, clock, facts, rules, runId, signal } = input;
  return openSession({
    runId,
    clients: new Map(plan.seats.map((seat) => [seat.slot, clientFor(seat)])),
    rungs: rungsOf(input, plan),
    facts,
    clock,
    maxOutputTokens: plan.maxOutputTokens,
    deadlineMs: rules.deadlineMs,
    panelMs: asksAgain(rules) ? rules.deadlineMs * PANEL_SHARE : rules.deadlineMs,
    budgetUsd: rules.maxCostUsd,
    signal,
  });
}

/**
 * The ways down of the seats that are asked; empty where no other model is to read. A model without a price cannot be
 * held under a cap.
 */
export function waysDown(
  { facts, rules }: Pick<ReviewInput, 'facts' | 'rules'>,
  { seats }: Plan,
): ReadonlyMap<Slot, Ladder> {
  const isUsable = (binding: Binding) => rules.maxCostUsd === null || facts(binding).price !== null;
  return rules.fallback ? laddersOf(seats, isUsable) : new Map();
}

function rungsOf(input: ReviewInput, plan: Plan): ReadonlyMap<Slot, Rungs> {
  const ladders = [...waysDown(input, plan)].map(([slot, { rungs, taken }]): [Slot, Rungs] => [
    slot,
    { clients: rungs.map((binding) => input.clientFor({ slot, binding })), taken },
  ]);
  return new Map(ladders);
}

/** Anchors as triage asks for them: in the diff or none. */
function anchorsOf(change: ChangeSet): ResolveAnchor {
  const diffs = change.files.map((file) => file.diff).filter((diff): diff is FileDiff => diff !== null);
  const resolve = anchorResolver(diffs);
  return (path, side, line, startLine) => {
    const found = resolve({ path, side, line: startLine ?? line, endLine: line });
    return 'anchor' in found ? found.anchor : null;
  };
}

/** The steps after the panel are loaded while models think: nobody waits for them before the first request. */
async function loadRest() {
  const [{ triage }, { createConsult }] = await Promise.all([
    import('./stages/triage/triage.ts'),
    import('./stages/panel/consult.ts'),
    import('./stages/report/conclusion.ts'),
    import('./stages/report/files.ts'),
  ]);
  return { triage, createConsult };
}
