import type { CodeLanguage } from './code-language.ts';
import type { RiskLevel } from './risk.ts';
import type { Slot } from './slot.ts';

/** What a file must be for a rule of routing; a condition that is null holds for every file. */
export type RoutingCondition = {
  /** Globs, one of which matches its path. */
  readonly paths: readonly string[] | null;
  readonly risk: readonly RiskLevel[] | null;
  readonly language: readonly CodeLanguage[] | null;
};

/** Which seats read which files. */
export type RoutingRule = { readonly when: RoutingCondition; readonly slots: readonly Slot[] };

/** How the seats of a run are chosen: by rules, or by what they may cost (the cap itself is a rule of the run). */
export type Routing = {
  readonly strategy: 'manual' | 'cost-ceiling';
  /** Empty for `cost-ceiling`. */
  readonly rules: readonly RoutingRule[];
  /** Whether the summary says what was decided. */
  readonly record: boolean;
};

/** What routing came to. */
export type RoutingDecision = {
  readonly strategy: Routing['strategy'];
  /** For every rule that held, from 1, and for the whole panel where none did (null): how many files. */
  readonly matches: readonly {
    readonly rule: number | null;
    readonly files: number;
    readonly slots: readonly Slot[];
  }[];
  /** The seats that were chosen, in the order of the panel. */
  readonly slots: readonly Slot[];
  readonly capUsd: number | null;
  readonly recorded: boolean;
};

/** Globs of a repository about which files are reviewed and sent. */
export type ScopeGlobs = {
  readonly ignore: readonly string[];
  readonly include: readonly string[];
  readonly neverSend: readonly string[];
};

/** Globs of a repository that has said nothing. */
export const NO_GLOBS: ScopeGlobs = { ignore: [], include: [], neverSend: [] };

/** What was decided, one sentence each, for people. */
export function routingText({ strategy, matches, slots, capUsd }: RoutingDecision): readonly string[] {
  if (strategy === 'cost-ceiling') {
    const far =
      capUsd === null ? '' : `, as far as the cap of $${capUsd.toFixed(capUsd < 0.01 ? 4 : 2)} allows`;
    return [`Routing by cost: ${slots.join(', ')} read every file${far}.`];
  }
  const sent = matches.map(({ rule, files, slots: to }) => {
    const count = files === 1 ? '1 file' : `${files} files`;
    return rule === null
      ? `No single routing rule holds for ${count}: the whole panel (${to.join(', ')}).`
      : `Routing rule ${rule} holds for ${count}: ${to.join(', ')}.`;
  });
  return [
    ...sent,
    `Routing chose ${slots.join(', ')}: ${slots.length === 1 ? 'it reads' : 'all read'} every file.`,
  ];
}
