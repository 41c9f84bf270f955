import { Buffer } from 'node:buffer';
import type { ChangedFile, ChangeSet, ListedFile, PathReason } from '../../domain/change.ts';
import { NO_CRITERIA } from '../../domain/criteria.ts';
import { instructionsSection } from '../../domain/instructions.ts';
import type { Plan, SeatCut, Wording } from '../../domain/plan.ts';
import type { RiskLevel } from '../../domain/risk.ts';
import type { Routing, ScopeGlobs } from '../../domain/routing.ts';
import { type Binding, bindingText, type Seat } from '../../domain/slot.ts';
import type { ModelFacts } from '../../domain/usage.ts';
import { affordPanel } from './afford.ts';
import { PROMPT_TOKENS } from './estimate.ts';
import { MAX_MANIFEST_BYTES, renderManifest } from './manifest.ts';
import { comparePaths, type Packed, packFiles } from './pack.ts';
import { pathRules } from './path-rules.ts';
import { type Route, routeSeats } from './route.ts';
import { decideScope, type Scope, skipByListing } from './scope.ts';

/** Input of one call. Attention thins out far below a model's window: several calls of this size read better. */
const CALL_TOKENS = 40_000;

/** Share of a model's window that a call may fill: our count of tokens is an estimate. */
const WINDOW_SHARE = 0.9;

/** Below this a call holds hardly a hunk, and a change would fall into hundreds of calls. */
const MIN_FILE_TOKENS = 2_000;

/** Text of files per seat and run, in estimated tokens: about fifty calls. */
const MAX_TOTAL_TOKENS = 1_500_000;

export type PlanInput = {
  /** With secrets already masked. */
  readonly change: ChangeSet;
  /** The whole panel, in the order in which seats are kept when money is short. */
  readonly seats: readonly Seat[];
  readonly facts: (binding: Binding) => ModelFacts;
  /** Null: the majority of the seats. */
  readonly quorum: number | null;
  readonly maxCostUsd: number | null;
  readonly wording: Wording;
  /** Files that could not be scanned for secrets: not sent. */
  readonly unscannable: readonly PathReason[];
  /** The repository's own, at the target branch. */
  readonly globs: ScopeGlobs;
  readonly routing: Routing | null;
  /** The risk of files by their paths, for routing. */
  readonly levels: ReadonlyMap<string, RiskLevel>;
};

/** Decides who reads what before anything is sent: scope, calls, seats, and what they may cost. */
export function planReview(input: PlanInput): Plan {
  const scope = withoutUnscannable(decideScope(input.change, input.globs), input.unscannable);
  const route = routeFor(input, scope);
  const planned = route?.seats ?? input.seats;
  const { seats, decisions } = seatsWithRoom({ ...input, seats: planned });
  const packed = packFor(scope.review, seats, input);
  const first = renderManifest(input.change.files, reasonsOf(scope, packed.uncovered));
  const sharedBytes = Buffer.byteLength(first) + instructionsBytes(input.wording);
  const load = { calls: packed.calls, sharedBytes, facts: input.facts };
  const panel = affordPanel(seats, load, input.maxCostUsd);
  const unread = panel.seats.length > 0 ? [] : allUnread(scope.review, packed, decisions, panel.decisions);
  const uncovered = [...packed.uncovered, ...unread];
  return {
    seats: panel.seats,
    plannedSeats: planned,
    cut: cutSeats(planned, seats, panel.seats),
    quorum: input.quorum ?? Math.floor(planned.length / 2) + 1,
    calls: panel.seats.length > 0 ? packed.calls : [],
    manifest: unread.length > 0 ? renderManifest(input.change.files, reasonsOf(scope, uncovered)) : first,
    skipped: [...scope.skipped].sort(comparePaths),
    uncovered: [...scope.uncovered, ...uncovered].sort(comparePaths),
    estimates: panel.estimates,
    maxOutputTokens: panel.maxOutputTokens,
    wording: input.wording,
    routing: route?.decision ?? null,
    scopeGate: null,
    criteria: NO_CRITERIA,
    readFirst: [],
    decisions: [...(route?.decision.recorded ? route.sentences : []), ...decisions, ...panel.decisions],
  };
}

/** What the repository's routing comes to for the files that are for review; null where it has none. */
function routeFor(input: PlanInput, { review }: Scope): Route | null {
  const { routing } = input;
  return routing === null ? null : routeSeats({ ...input, routing, files: review });
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
function seatsWithRoom({ seats, facts, wording }: PlanInput): { seats: Seat[]; decisions: string[] } {
  const fits = (seat: Seat): boolean => fileTokens(facts(seat.binding), wording) >= MIN_FILE_TOKENS;
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

/** What a call of this model may hold of files, beside instructions and manifest. */
function fileTokens(facts: ModelFacts, wording: Wording): number {
  const shared = Math.ceil((MAX_MANIFEST_BYTES + instructionsBytes(wording)) / facts.bytesPerToken);
  const input = Math.min(CALL_TOKENS, Math.floor(facts.maxInputTokens * WINDOW_SHARE));
  return input - PROMPT_TOKENS - shared;
}

/** The repository's own part of the prompt; ours is counted by itself. */
function instructionsBytes({ instructions }: Wording): number {
  return instructions === null ? 0 : Buffer.byteLength(instructionsSection(instructions));
}

function packFor(
  files: readonly ChangedFile[],
  seats: readonly Seat[],
  { facts, wording }: Pick<PlanInput, 'facts' | 'wording'>,
): Packed {
  const models = seats.map((seat) => facts(seat.binding));
  if (models.length === 0) return { calls: [], uncovered: [] };
  const bytesPerToken = Math.min(...models.map((model) => model.bytesPerToken));
  return packFiles(files, {
    callBytes: Math.min(
      ...models.map((model) => Math.floor(fileTokens(model, wording) * model.bytesPerToken)),
    ),
    totalBytes: Math.floor(MAX_TOTAL_TOKENS * bytesPerToken),
  });
}

/** With nobody to read them, all files that were to be reviewed are not covered. */
function allUnread(
  files: readonly ChangedFile[],
  packed: Packed,
  ...decisions: readonly (readonly string[])[]
): PathReason[] {
  const reason = decisions.flat().at(-1) ?? 'the panel has no seat';
  const known = new Set(packed.uncovered.map(({ path }) => path));
  return files.filter(({ path }) => !known.has(path)).map(({ path }) => ({ path, reason }));
}

function reasonsOf(scope: Scope, uncovered: readonly PathReason[]): Map<string, string> {
  const all = [...scope.skipped, ...scope.uncovered, ...uncovered];
  return new Map(all.map(({ path, reason }) => [path, reason]));
}
