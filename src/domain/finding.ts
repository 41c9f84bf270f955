import type { Severity } from './severity.ts';
import type { Slot } from './slot.ts';

/** The closed list that reviewers choose from on the wire. */
export const CATEGORIES = [
  'correctness',
  'security',
  'concurrency',
  'error-handling',
  'api',
  'performance',
  'tests',
  'maintainability',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** A finding as a reviewer's answer gave it, read and validated but not yet compared with the change. */
export type ReadFinding = {
  readonly severity: Severity;
  readonly file: string;
  /** 0 stands for the whole file. */
  readonly line: number;
  readonly issue: string;
  readonly fix: string | null;
  readonly ruleId: string | null;
  readonly criteriaSource: string | null;
  readonly category: Category | null;
  /** Verbatim code the reviewer points at; may span lines. */
  readonly quote: string | null;
};

/** A finding with its author. `id` is `<slot>#<n>`, n counted from 0 over the slot's calls in order. */
export type RaisedFinding = ReadFinding & { readonly id: string; readonly slot: Slot };

/** Something in an answer that could not be kept, with the reason. */
export type DroppedItem = { readonly reason: string; readonly item: unknown };

export type Side = 'LEFT' | 'RIGHT';

/** Where a comment stands, checked against the parsed diff. `startLine` is set for ranges only and is below `line`. */
export type Anchor = {
  readonly path: string;
  readonly side: Side;
  readonly line: number;
  readonly startLine: number | null;
};

/**
 * How a finding holds on to the change: `quote` found in the text as sent; `line` no quote, but the line is in the
 * diff; `file` the file is in the change, the place is not; `none` the file is not in the change.
 */
export const GROUNDINGS = ['quote', 'line', 'file', 'none'] as const;
export type Grounding = (typeof GROUNDINGS)[number];

/** A finding held against the change: path and line are recomputed, `claimed` keeps what the reviewer said. */
export type GroundedFinding = RaisedFinding & {
  readonly grounding: Grounding;
  readonly claimed: { readonly file: string; readonly line: number };
  readonly anchor: Anchor | null;
  /** Whether the line is an added or removed one, not only context. */
  readonly onChangedLine: boolean;
};
