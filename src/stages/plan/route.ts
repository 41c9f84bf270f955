import type { ListedFile } from '../../domain/change.ts';
import { type CodeLanguage, codeLanguageOf } from '../../domain/code-language.ts';
import { countingSeats } from '../../domain/code-seats.ts';
import { globMatcher, type Matcher } from '../../domain/glob-matcher.ts';
import type { RiskLevel } from '../../domain/risk.ts';
import { type Routing, type RoutingDecision, type RoutingRule, routingText } from '../../domain/routing.ts';
import type { Seat, Slot } from '../../domain/slot.ts';

export type RouteInput = {
  readonly routing: Routing;
  /** The files that are for review. */
  readonly files: readonly ListedFile[];
  /** By path. A file without a level is read by the whole panel. */
  readonly levels: ReadonlyMap<string, RiskLevel>;
  /** The whole panel. */
  readonly seats: readonly Seat[];
  /** The seats that must cover each file, where somebody set it. */
  readonly quorum: number | null;
  readonly maxCostUsd: number | null;
};

/** The seats that a repository's routing chose, how it came to that, and the same in sentences. */
export type Route = {
  readonly seats: readonly Seat[];
  readonly decision: RoutingDecision;
  readonly sentences: readonly string[];
};

/**
 * Chooses the seats of a run: all that any of its files goes to, in the order of the panel. Each of them reads every
 * file, so that a change which mixes files is looked at by more seats and never by fewer. Where nothing is for review,
 * and for whatever no rule holds, it is the whole panel.
 */
export function routeSeats(input: RouteInput): Route {
  const panel = input.seats.map(({ slot }) => slot);
  const rules = input.routing.strategy === 'manual' ? input.routing.rules : [];
  const targets = rules.map((rule) => targetOf(rule, panel));
  const matches = matchesOf(input, targets, panel);
  const routed =
    matches.length === 0 ? panel : panel.filter((slot) => matches.some(({ slots }) => slots.includes(slot)));
  const slots = upToQuorum(routed, input.seats, input.quorum);
  const decision: RoutingDecision = {
    strategy: input.routing.strategy,
    matches,
    slots,
    capUsd: input.maxCostUsd,
    recorded: input.routing.record,
  };
  const used = matches.flatMap(({ rule }) => (rule === null ? [] : absentText(rule, targets[rule - 1])));
  const added = addedText(
    slots.filter((slot) => !routed.includes(slot)),
    input.quorum,
  );
  return {
    seats: input.seats.filter(({ slot }) => slots.includes(slot)),
    decision,
    sentences: panel.length === 0 ? [] : [...used, ...added, ...routingText(decision)],
  };
}

/** A rule as this panel can follow it. */
type Target = {
  readonly holdsFor: (name: FileName) => boolean;
  readonly slots: readonly Slot[];
  /** Seats that it names and the panel lacks. */
  readonly absent: readonly Slot[];
  readonly isVacant: boolean;
};

type FileName = {
  readonly path: string;
  readonly language: CodeLanguage | null;
  readonly level: RiskLevel;
};

function targetOf({ when, slots }: RoutingRule, panel: readonly Slot[]): Target {
  const matches: Matcher = when.paths === null ? () => true : globMatcher(when.paths);
  const { risk, language } = when;
  const present = panel.filter((slot) => slots.includes(slot));
  return {
    holdsFor: (name) =>
      (risk === null || risk.includes(name.level)) &&
      (language === null || (name.language !== null && language.includes(name.language))) &&
      matches(name.path),
    slots: present.length === 0 ? panel : present,
    absent: slots.filter((slot) => !panel.includes(slot)),
    isVacant: present.length === 0,
  };
}

/** The rules that held, in their order, and last the files that go to the whole panel. */
function matchesOf(
  { files, levels }: RouteInput,
  targets: readonly Target[],
  panel: readonly Slot[],
): RoutingDecision['matches'] {
  const counts = new Map<Target | null, number>();
  for (const file of files) {
    const target = targetFor(file, targets, levels);
    counts.set(target, (counts.get(target) ?? 0) + 1);
  }
  const held = targets.flatMap((target, at) => {
    const count = counts.get(target);
    return count === undefined ? [] : [{ rule: at + 1, files: count, slots: target.slots }];
  });
  const rest = counts.get(null);
  return rest === undefined ? held : [...held, { rule: null, files: rest, slots: panel }];
}

/** A file that is moved from under one rule to under another goes to the whole panel: a new name must not choose its readers. */
function targetFor(
  { path, oldPath, status }: ListedFile,
  targets: readonly Target[],
  levels: RouteInput['levels'],
): Target | null {
  const level = levels.get(path);
  if (level === undefined) return null;
  const firstFor = (name: string): Target | null => {
    const known = { path: name, language: codeLanguageOf(name), level };
    return targets.find((target) => target.holdsFor(known)) ?? null;
  };
  const target = firstFor(path);
  return status === 'renamed' && oldPath !== null && firstFor(oldPath) !== target ? null : target;
}

/**
 * Routing cannot make a quorum unreachable that the whole panel could reach: seats are added in the panel's order. Code
 * counts for no quorum beside models.
 */
function upToQuorum(routed: readonly Slot[], seats: readonly Seat[], quorum: number | null): readonly Slot[] {
  const voters = countingSeats(seats).map(({ slot }) => slot);
  const missing = Math.max(0, (quorum ?? 0) - voters.filter((slot) => routed.includes(slot)).length);
  const added = voters.filter((slot) => !routed.includes(slot)).slice(0, missing);
  return seats.map(({ slot }) => slot).filter((slot) => routed.includes(slot) || added.includes(slot));
}

function absentText(rule: number, target: Target | undefined): readonly string[] {
  if (target === undefined || target.absent.length === 0) return [];
  const names = target.absent.join(', ');
  return target.isVacant
    ? [`Routing rule ${rule} names no seat of this panel (${names}): its files go to the whole panel.`]
    : [`Routing rule ${rule} names ${names}, which this panel does not have.`];
}

function addedText(added: readonly Slot[], quorum: number | null): readonly string[] {
  if (added.length === 0) return [];
  return [`Routing was widened by ${added.join(', ')}: the quorum asks for ${quorum} seats.`];
}
