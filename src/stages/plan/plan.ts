import { Buffer } from 'node:buffer';
import type { ChangedFile, ChangeSet, ListedFile, PathReason } from '../../domain/change.ts';
import { countingSeats, isRulesOnly } from '../../domain/code-seats.ts';
import { type Criteria, NO_CRITERIA } from '../../domain/criteria.ts';
import type { SecretFindings } from '../../domain/gates.ts';
import { instructionsSection } from '../../domain/instructions.ts';
import type { Plan, SeatCut } from '../../domain/plan.ts';
import { type FileRisk, riskLevelOf, riskLevels } from '../../domain/risk.ts';
import type { ScopeGlobs } from '../../domain/routing.ts';
import type { ReviewRules } from '../../domain/run.ts';
import { type Binding, bindingText, type Seat } from '../../domain/slot.ts';
import type { ModelFacts } from '../../domain/usage.ts';
import { type Affordable, affordPanel } from './afford.ts';
import { PROMPT_TOKENS } from './estimate.ts';
import { MAX_MANIFEST_BYTES, renderManifest } from './manifest.ts';
import { comparePaths, type Packed, packFiles } from './pack.ts';
import { pathRules } from './path-rules.ts';
import { type Route, routeSeats } from './route.ts';
import { decideScope, type Scope, skipByListing } from './scope.ts';
import { type ScopeChoice, scopeGate, wholePanel } from './scope-gate.ts';
import { criteriaBytes, leftText, RULE_BUDGET, selectRules } from './select-rules.ts';

/** Input of one call. Attention thins out far below a model's window: several calls of this size read better. */
const CALL_TOKENS = 40_000;

/** Share of a model's window that a call may fill: our count of tokens is an estimate. */
const WINDOW_SHARE = 0.9;

/** Below this a call holds hardly a hunk, and a change would fall into hundreds of calls. */
const MIN_FILE_TOKENS = 2_000;

/** Text of files per seat and run, in estimated tokens: about fifty calls. */
const MAX_TOTAL_TOKENS = 1_500_000;

/** Fewer files need no order of reading. */
const FILES_TO_ORDER = 3;

/** The rules of a run that planning heeds. */
type PlanRules = Pick<
  ReviewRules,
  'quorum' | 'maxCostUsd' | 'wording' | 'globs' | 'routing' | 'scopeGate' | 'riskAdvisory' | 'criteria'
>;

export type PlanInput = PlanRules &
  SecretFindings & {
    /** With secrets already masked. */
    readonly change: ChangeSet;
    /** The whole panel, in the order in which seats are kept when money is short. */
    readonly seats: readonly Seat[];
    readonly facts: (binding: Binding) => ModelFacts;
    /** The day of the run in UTC, YYYY-MM-DD: rules run out. */
    readonly today: string;
    /** Of every file, the riskiest first; empty where nothing asks for it. */
    readonly risk: readonly FileRisk[];
  };

/** Whether the risk of files decides who is asked, or where reviewers look first. */
export function wantsRisk(
  { routing, scopeGate: hasGate, riskAdvisory }: Pick<PlanRules, 'routing' | 'scopeGate' | 'riskAdvisory'>,
  { files }: ChangeSet,
): boolean {
  return routing !== null || (riskAdvisory && (hasGate || files.length >= FILES_TO_ORDER));
}

/** Decides who reads what before anything is sent: scope, seats, rules, calls, and what they may cost. */
export function planReview(input: PlanInput): Plan {
  const scope = withoutUnscannable(decideScope(input.change, input.globs), input.unscannable);
  const route = routeFor(input, scope);
  const { layout, gate } = layOutGated(route?.seats ?? input.seats, scope, input);
  const { planned, criteria, fitting, packed, panel } = layout;
  const unread = panel.seats.length > 0 ? [] : allUnread(scope.review, layout);
  const uncovered = [...packed.uncovered, ...unread];
  const calls = panel.seats.length > 0 ? packed.calls : [];
  return {
    seats: panel.seats,
    plannedSeats: planned,
    cut: cutSeats(planned, fitting, panel.seats),
    quorum: input.quorum ?? Math.floor(countingSeats(planned).length / 2) + 1,
    calls,
    manifest:
      unread.length > 0 ? renderManifest(input.change.files, reasonsOf(scope, uncovered)) : layout.manifest,
    skipped: [...scope.skipped].sort(comparePaths),
    uncovered: [...scope.uncovered, ...uncovered].sort(comparePaths),
    estimates: panel.estimates,
    maxOutputTokens: panel.maxOutputTokens,
    wording: input.wording,
    routing: route?.decision ?? null,
    scopeGate: gate,
    criteria,
    readFirst: readFirstOf(calls, input),
    decisions: [
      ...(route?.decision.recorded ? route.sentences : []),
      ...(gate === null ? [] : [gate.reason]),
      ...layout.decisions,
      ...panel.decisions,
      ...leftText(criteria.left),
    ],
  };
}

/** How a change goes to some seats. */
type Layout = {
  readonly planned: readonly Seat[];
  readonly criteria: Criteria;
  /** The seats whose window holds a useful call. */
  readonly fitting: readonly Seat[];
  readonly packed: Packed;
  readonly manifest: string;
  readonly panel: Affordable;
  /** What was decided on windows, one sentence each. */
  readonly decisions: readonly string[];
};

function layOut(planned: readonly Seat[], scope: Scope, input: PlanInput): Layout {
  const criteria = criteriaFor(planned, scope, input);
  const ownBytes = instructionsBytes(input.wording) + criteriaBytes(criteria.rules);
  const { seats: fitting, decisions } = seatsWithRoom(planned, input.facts, ownBytes);
  const packed = packFor(scope.review, fitting, input.facts, ownBytes);
  const manifest = renderManifest(input.change.files, reasonsOf(scope, packed.uncovered));
  const load = {
    calls: packed.calls,
    sharedBytes: Buffer.byteLength(manifest) + ownBytes,
    facts: input.facts,
  };
  const panel = affordPanel(fitting, load, input.maxCostUsd);
  return { planned, criteria, fitting, packed, manifest, panel, decisions };
}

/** The layout that the scope gate leads to, and what it decided; null where it is off. */
function layOutGated(
  seats: readonly Seat[],
  scope: Scope,
  input: PlanInput,
): { readonly layout: Layout; readonly gate: Plan['scopeGate'] } {
  if (!input.scopeGate) return { layout: layOut(seats, scope, input), gate: null };
  const { review, uncovered } = scope;
  const choice = scopeGate({ ...input, review, uncovered, seats });
  const layout = layOut(choice.seats, scope, input);
  if (choice.decision.reviewers === 'panel' || isReadWhole(layout, choice)) {
    return { layout, gate: choice.decision };
  }
  const whole = wholePanel(seats, 'no single seat can be sent all of the change');
  return { layout: layOut(seats, scope, input), gate: whole.decision };
}

/** Whether all that one reviewer was chosen for reaches it. */
function isReadWhole({ packed, panel }: Layout, { seats }: ScopeChoice): boolean {
  return packed.uncovered.length === 0 && panel.seats.length === seats.length;
}

/** The rules to answer: those of a recorded run as they were; none where nobody is there to answer. */
function criteriaFor(seats: readonly Seat[], { review }: Scope, { criteria, today }: PlanInput): Criteria {
  if (criteria.recorded !== null) return criteria.recorded;
  if (seats.length === 0) return NO_CRITERIA;
  const budget = isRulesOnly(seats) ? null : RULE_BUDGET;
  return selectRules({ registry: criteria.registry, files: review, today, budget });
}

/** Where reviewers look first: what is sent and of medium risk or above, the riskiest first. */
function readFirstOf(calls: Plan['calls'], { risk, riskAdvisory }: PlanInput): readonly string[] {
  const sent = new Set(calls.flatMap(({ files }) => files.map(({ path }) => path)));
  if (!riskAdvisory || sent.size < FILES_TO_ORDER) return [];
  const risky = risk.filter(({ path, score }) => sent.has(path) && riskLevelOf(score) !== 'low');
  return [...new Set(risky.map(({ path }) => path))];
}

/** What the repository's routing comes to for the files that are for review; null where it has none. */
function routeFor(input: PlanInput, { review }: Scope): Route | null {
  const { routing, risk } = input;
  if (routing === null) return null;
  return routeSeats({ ...input, routing, files: review, levels: riskLevels(risk) });
}

/** Answers whether the bytes of a file can decide anything: not where its listing alone takes it out of review. */
export function wantsContent(globs: ScopeGlobs): (file: ListedFile) => boolean {
  const rules = pathRules(globs);
  return (file) => skipByListing(file, rules) === null;
}

function withoutUnscannable(scope: Scope, unscannable: readonly PathReason[]): Scope {
  const reasons = new Map(unscannable.map(({ path, reason }) => [path, reason]));
  const kept = scope.review.filter((file) => !reasons.has(file.path));
  const taken = scope.review
    .filter((file) => reasons.has(file.path))
    .map(({ path }) => ({
      path,
      reason: `not sent, since secrets could not be looked for: ${reasons.get(path)}`,
    }));
  return { review: kept, skipped: scope.skipped, uncovered: [...scope.uncovered, ...taken] };
}

/** Every seat makes every call, so a model with a window too small for a useful one cannot take part. */
function seatsWithRoom(
  seats: readonly Seat[],
  facts: PlanInput['facts'],
  ownBytes: number,
): { readonly seats: readonly Seat[]; readonly decisions: readonly string[] } {
  const fits = (seat: Seat): boolean => fileTokens(facts(seat.binding), ownBytes) >= MIN_FILE_TOKENS;
  const decisions = seats
    .filter((seat) => !fits(seat))
    .map(
      ({ slot, binding }) =>
        `${slot} was left out: ${bindingText(binding)} takes ${facts(binding).maxInputTokens.toLocaleString('en')} tokens, too few for a call.`,
    );
  return { seats: seats.filter(fits), decisions };
}

/** Seats that do not take part, told apart by the step that left them out. */
function cutSeats(all: readonly Seat[], fitting: readonly Seat[], asked: readonly Seat[]): SeatCut[] {
  const has = (seats: readonly Seat[], slot: SeatCut['slot']) => seats.some((seat) => seat.slot === slot);
  return all
    .filter(({ slot }) => !has(asked, slot))
    .map(({ slot }) => ({ slot, cause: has(fitting, slot) ? 'cost' : 'window' }));
}

/** What a call of this model may hold of files, beside our words, the list of files and what the run's own rules say. */
function fileTokens(facts: ModelFacts, ownBytes: number): number {
  const shared = Math.ceil((MAX_MANIFEST_BYTES + ownBytes) / facts.bytesPerToken);
  const input = Math.min(CALL_TOKENS, Math.floor(facts.maxInputTokens * WINDOW_SHARE));
  return input - PROMPT_TOKENS - shared;
}

/** The repository's own part of the prompt; ours is counted by itself. */
function instructionsBytes({ instructions }: PlanInput['wording']): number {
  return instructions === null ? 0 : Buffer.byteLength(instructionsSection(instructions));
}

function packFor(
  files: readonly ChangedFile[],
  seats: readonly Seat[],
  facts: PlanInput['facts'],
  ownBytes: number,
): Packed {
  const models = seats.map((seat) => facts(seat.binding));
  if (models.length === 0) return { calls: [], uncovered: [] };
  const bytesPerToken = Math.min(...models.map((model) => model.bytesPerToken));
  return packFiles(files, {
    callBytes: Math.min(
      ...models.map((model) => Math.floor(fileTokens(model, ownBytes) * model.bytesPerToken)),
    ),
    totalBytes: Math.floor(MAX_TOTAL_TOKENS * bytesPerToken),
  });
}

/** With nobody to read them, all files that were to be reviewed are not covered. */
function allUnread(files: readonly ChangedFile[], { packed, panel, decisions }: Layout): PathReason[] {
  const reason = [...decisions, ...panel.decisions].at(-1) ?? 'the panel has no seat';
  const known = new Set(packed.uncovered.map(({ path }) => path));
  return files.filter(({ path }) => !known.has(path)).map(({ path }) => ({ path, reason }));
}

function reasonsOf(scope: Scope, uncovered: readonly PathReason[]): Map<string, string> {
  const all = [...scope.skipped, ...scope.uncovered, ...uncovered];
  return new Map(all.map(({ path, reason }) => [path, reason]));
}
