import type { SlotStatus } from '../../domain/panel.ts';
import type { ModelClient } from '../../domain/ports.ts';
import type { Ladder } from '../../domain/rungs.ts';
import type { TurnFault } from './fault.ts';

/** A seat's way down, each rung with its client. */
export type Rungs = Pick<Ladder, 'taken'> & { readonly clients: readonly ModelClient[] };

/** Why a model brought nothing that another one might bring. */
export type Cause = {
  /** What it did, after its name. */
  readonly words: string;
  /** It will not answer in this run: what is asked later begins below it. */
  readonly lasting: boolean;
  readonly isRefusal: boolean;
};

/** Classifiers differ by model, and by what they are shown: the next call may well pass. */
const REFUSED: Cause = { words: 'refused', lasting: false, isRefusal: true };

/** Overload passes: the next call tries the seat's own model first. */
const OVERLOADED: Cause = { words: 'is overloaded', lasting: false, isRefusal: false };

const UNKNOWN: Cause = { words: 'is not to be had there', lasting: true, isRefusal: false };

/** Some models ask that requests are kept for 30 days, and refuse accounts that keep none with a 400 on each call. */
const KEEPS_NOTHING: Cause = {
  words: 'asks for a data retention that the account does not have',
  lasting: true,
  isRefusal: false,
};

const RETENTION = /\bretention\b|\bZDR\b/i;

/**
 * What may send a call one rung down; null where no rung would help: a wrong key, no money, a bad request, a limit of
 * the account, a line that breaks, the end of budget or time.
 */
export function causeOf({ fault, message }: Pick<TurnFault, 'fault' | 'message'>): Cause | null {
  if (fault === 'overloaded') return OVERLOADED;
  if (fault === 'not-found') return UNKNOWN;
  return fault === 'bad-request' && RETENTION.test(message) ? KEEPS_NOTHING : null;
}

/** What a reading without an answer may send one rung down for. */
export function causeOfReading(status: SlotStatus): Cause | null {
  return status === 'refused' ? REFUSED : null;
}

/** A seat's models, its own first. */
export type Line = {
  readonly clients: readonly ModelClient[];
  readonly taken: Ladder['taken'];
  /** The rung that calls begin with, 0 the seat's own. */
  start(): number;
  /** No later call begins at this rung or above. */
  leave(rung: number): void;
};

/** The line of a seat whose own client is given. */
export function createLine(own: ModelClient, rungs: Rungs | undefined): Line {
  const clients = [own, ...(rungs?.clients ?? [])];
  let first = 0;
  return {
    clients,
    taken: rungs?.taken ?? null,
    start: () => first,
    leave: (rung) => {
      first = Math.min(Math.max(first, rung + 1), clients.length - 1);
    },
  };
}
