import type { ConformanceRow } from './criteria.ts';
import type { DroppedItem, RaisedFinding } from './finding.ts';
import type { StopReason } from './ports.ts';
import type { Binding, Slot } from './slot.ts';
import type { Usage } from './usage.ts';

/**
 * How a call, and with it a slot, ended. Only `ok` and `repaired` cover the files they carried.
 * The order is from best to worst: a slot is as good as its worst call.
 */
export const SLOT_STATUSES = [
  'ok',
  'repaired',
  'partial',
  'invalid',
  'refused',
  'timeout',
  'rate-limited',
  'unavailable',
] as const;
export type SlotStatus = (typeof SLOT_STATUSES)[number];

/** Whether a call that ended so read everything it was given and answered in full. */
export function isComplete(status: SlotStatus): boolean {
  return status === 'ok' || status === 'repaired';
}

/** One request and what came of it. `answer` is the raw text, null where none came. */
export type TurnRecord = {
  readonly label: string;
  /** SHA-256 of the request as sent, hex. */
  readonly digest: string;
  /** The model that was asked. */
  readonly binding: Binding;
  readonly answer: string | null;
  readonly stop: StopReason | null;
  readonly rawStop: string | null;
  readonly servedModel: string | null;
  readonly usage: Usage;
  readonly attempts: number;
  readonly notes: readonly string[];
  /** Null where an answer came; else the model fault and its words. */
  readonly error: { readonly fault: string; readonly message: string } | null;
  readonly durationMs: number;
};

/** One call: the first turn and its corrections. */
export type CallRecord = {
  readonly index: number;
  readonly files: readonly string[];
  readonly status: SlotStatus;
  /** Why it is not `ok`, and who was asked in vain before, in words for people. */
  readonly reason: string | null;
  readonly turns: readonly TurnRecord[];
};

/** Everything one seat brought. */
export type SlotResult = {
  readonly slot: Slot;
  /** The model that answered, the lowest on the seat's way down where several did; the planned one where none did. */
  readonly binding: Binding;
  readonly family: string;
  readonly status: SlotStatus;
  /** Why it is not `ok`, and who was asked in vain before, in words for people. */
  readonly reason: string | null;
  readonly findings: readonly RaisedFinding[];
  /** One row for every rule that was selected, in their order; what a call did not answer was not checked by it. */
  readonly conformance: readonly ConformanceRow[];
  readonly dropped: readonly DroppedItem[];
  /** The model's own word, advisory only; null where it gave none. */
  readonly approved: boolean | null;
  readonly calls: readonly CallRecord[];
  /** Paths whose every call ended `ok` or `repaired`. */
  readonly covered: readonly string[];
  readonly usage: Usage;
  /** Null where the price is not known. */
  readonly costUsd: number | null;
};

/** What happens while models think. `call` and `calls` count from 1. */
export type PanelEvent =
  | { readonly kind: 'slot-started'; readonly slot: Slot; readonly calls: number }
  | { readonly kind: 'call-started'; readonly slot: Slot; readonly call: number; readonly calls: number }
  | {
      readonly kind: 'asked-again';
      readonly slot: Slot;
      readonly call: number;
      readonly calls: number;
      /** 1 for the first turn after the first. */
      readonly turn: number;
      readonly reason: string;
    }
  | {
      readonly kind: 'call-ended';
      readonly slot: Slot;
      readonly call: number;
      readonly calls: number;
      readonly status: SlotStatus;
      readonly findings: number;
    }
  | {
      readonly kind: 'slot-ended';
      readonly slot: Slot;
      readonly status: SlotStatus;
      readonly findings: number;
    };
