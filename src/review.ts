import type { ChangeSet, FileDiff } from './domain/change.ts';
import { conformanceOf } from './domain/conformance.ts';
import type { ConsultEvent } from './domain/consult.ts';
import type { ReviewDocument } from './domain/contracts.generated.ts';
import type { GateRules, SecretFindings } from './domain/gates.ts';
import type { ReviewOutcome, Verdict } from './domain/outcome.ts';
import type { PanelEvent } from './domain/panel.ts';
import type { Plan } from './domain/plan.ts';
import type { ChangeSource, CommentBoard, Host } from './domain/ports.ts';
import type { PublishRules, Receipt } from './domain/publication.ts';
import { ruleFileMatcher } from './domain/rule-path.ts';
import type { ReviewInput, ReviewRules } from './domain/run.ts';
import { type Ladder, laddersOf } from './domain/rungs.ts';
import type { Binding, Slot } from './domain/slot.ts';
import { mapTexts } from './lib/json.ts';
import { anchorResolver } from './stages/collect/anchors.ts';
import { collect } from './stages/collect/collect.ts';
import { maskSecrets } from './stages/gates/mask.ts';
import { coverageOf } from './stages/panel/coverage.ts';
import { askPanel } from './stages/panel/panel.ts';
import type { Rungs } from './stages/panel/rungs.ts';
import { openSession, type Session } from './stages/panel/session.ts';
import { planReview, wantsContent, wantsRisk } from './stages/plan/plan.ts';
import { progressBoard } from './stages/report/progress.ts';
import type { ResolveAnchor } from './stages/triage/ground.ts';

/** The change ready to be sent: masked, scoped and packed; what the masking found; and risk where it was asked for. */
export type Prepared = Pick<ReviewOutcome, 'change' | 'plan'> &
  SecretFindings & { readonly risk: ReviewOutcome['risk'] | null };

/** Everything up to the first model call: what a dry run shows. */
export async function prepare(input: ReviewInput): Promise<Prepared> {
  const { subject, host, rules, seats, facts, today } = input;
  host.progress('reading the change');
  const collected =
    'source' in subject ? await collect(subject.source, wantsContent(rules.globs)) : subject.change;
  host.progress('looking for secrets');
  const known = 'source' in subject ? [] : subject.known.secrets;
  const { change, values, ...found } = await maskSecrets(collected, known);
  host.protect(values);
  const risk = wantsRisk(rules, change) ? await riskOf(change) : null;
  const { quorum, maxCostUsd, wording, globs, routing, scopeGate, riskAdvisory, criteria } = rules;
  const plan = planReview({
    ...{ quorum, maxCostUsd, wording, globs, routing, scopeGate, riskAdvisory, criteria },
    ...{ ...found, change, seats, facts, today, risk: risk ?? [] },
  });
  return { change, plan, risk, ...found };
}

/** Looked at before models are asked only where it decides something for them, else while they think. */
async function riskOf(change: ChangeSet): Promise<ReviewOutcome['risk']> {
  const { diffRisk } = await import('./stages/plan/risk.ts');
  return diffRisk(change);
}

/** What needs no model and no model waits for: the gates, and the risk of every file. */
async function inspect(
  input: ReviewInput,
  prepared: Prepared,
): Promise<Pick<ReviewOutcome, 'gates' | 'risk'>> {
  const { runGates } = await import('./stages/gates/gates.ts');
  const { change, secrets, unscannable } = prepared;
  const raw = 'source' in input.subject ? null : input.subject.known.raw;
  const rules = await gateRules(input, change);
  const risk = prepared.risk ?? (await riskOf(change));
  return { gates: runGates({ change, secrets, unscannable, raw }, rules), risk };
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
    blockOnGap: input.rules.criteria.blockOnGap,
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
    rulesChanged: changedRules(configuration, prepared.change),
    ...prepared,
    ...heard,
    verdict,
  };
  await writeReports(outcome, input);
  input.host.progress('');
  return outcome;
}

/** Files of settings and rules that the change touches, under their old or new name; those that it adds come last. */
function changedRules(
  { names, ruleGlobs }: ReviewInput['configuration'],
  { files }: Pick<ChangeSet, 'files'>,
): string[] {
  const isRuleFile = ruleFileMatcher(ruleGlobs);
  const touched = names.filter((name) =>
    files.some(({ path, oldPath }) => path === name || oldPath === name),
  );
  return [...new Set([...touched, ...files.map(({ path }) => path).filter(isRuleFile)])];
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
  const { plan, change } = prepared;
  const session = sessionOf(input, plan);
  const board = progressBoard();
  const onProgress = (event: PanelEvent | ConsultEvent) => input.host.progress(board(event));
  try {
    const asked = plan.calls.length === 0 ? [] : askPanel({ session, plan, onProgress });
    const [{ triage, createConsult }, inspected] = await Promise.all([loadRest(), inspect(input, prepared)]);
    const { gates } = inspected;
    const slots = await asked;
    const coverage = coverageOf(plan, slots);
    const conformance = conformanceOf(plan.criteria, slots);
    if (coverage.files.length === 0) return { ...inspected, slots, coverage, conformance, triage: null };
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
    return { ...inspected, slots, coverage, conformance, triage: triaged };
  } finally {
    session.close();
  }
}

/** What a run learns from its panel, and meanwhile without it. */
type Heard = Pick<ReviewOutcome, 'slots' | 'coverage' | 'conformance' | 'triage' | 'gates' | 'risk'>;

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
