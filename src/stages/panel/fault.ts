import { ModelError, type ModelFault } from '../../domain/errors.ts';
import type { SlotStatus } from '../../domain/panel.ts';
import { messageOf } from '../../lib/thrown.ts';

/** What a fault makes of a call that brought no answer. */
const STATUS_OF: Readonly<Record<ModelFault, SlotStatus>> = {
  auth: 'unavailable',
  quota: 'rate-limited',
  'rate-limited': 'rate-limited',
  overloaded: 'unavailable',
  'not-found': 'unavailable',
  'bad-request': 'unavailable',
  'too-large': 'unavailable',
  timeout: 'timeout',
  network: 'unavailable',
  'bad-answer': 'invalid',
  aborted: 'unavailable',
};

/** Faults that the next call would meet as well: the seat's other calls are not made. */
const LASTING: ReadonlySet<ModelFault> = new Set<ModelFault>(['auth', 'quota', 'not-found']);

/** Faults behind which a vendor may have worked, and billed, all the same. */
const MAY_BE_BILLED: ReadonlySet<ModelFault> = new Set<ModelFault>([
  'timeout',
  'network',
  'bad-answer',
  'aborted',
]);

/** Why a turn brought no answer. */
export type TurnFault = {
  /** The model fault, or `crash` for an error that no client may throw. */
  readonly fault: string;
  readonly message: string;
  readonly status: SlotStatus;
  readonly lasting: boolean;
  readonly mayBeBilled: boolean;
  readonly attempts: number;
  readonly notes: readonly string[];
};

/** A reason to abort that is known here: a deadline, or the end of the whole run. */
export class SessionStop extends Error {
  readonly status: 'timeout' | 'unavailable';

  constructor(message: string, status: 'timeout' | 'unavailable') {
    super(message);
    this.name = 'SessionStop';
    this.status = status;
  }
}

/** What is made of an error. `stopped` is the reason of the abort that was under way, if one was. */
export function faultOf(error: unknown, stopped: unknown): TurnFault {
  const facts = { attempts: 1, notes: [], lasting: false, mayBeBilled: true };
  const stop = stopped instanceof SessionStop ? stopped : error instanceof SessionStop ? error : null;
  if (stop !== null) {
    const fault = stop.status === 'timeout' ? 'timeout' : 'aborted';
    return { ...facts, fault, message: stop.message, status: stop.status };
  }
  if (error instanceof ModelError) {
    const { fault, message, attempts, notes } = error;
    const mayBeBilled = MAY_BE_BILLED.has(fault);
    return {
      fault,
      message,
      status: STATUS_OF[fault],
      lasting: LASTING.has(fault),
      mayBeBilled,
      attempts,
      notes,
    };
  }
  const message = messageOf(error);
  return { ...facts, fault: 'crash', message, status: 'unavailable' };
}
