/** Answers from a recording: the same panel again, offline. */
import type { Recording } from '../../domain/contracts.generated.ts';
import { MODEL_FAULTS, ModelError, type ModelFault } from '../../domain/errors.ts';
import type { ModelAnswer, ModelClient, ModelRequest } from '../../domain/ports.ts';
import type { Seat } from '../../domain/slot.ts';

type RecordedTurn = Recording['turns'][number];

/** Clients that answer from a recording, and the turns that nobody asked for. */
export type Replay = {
  readonly clientFor: (seat: Seat) => ModelClient;
  /** Labels of recorded turns that were not asked for: the run took another way than the recorded one. */
  unused(): readonly string[];
};

/** `digestOf` names a request as the recording did. A request is found by its label. */
export function createReplay(recording: Recording, digestOf: (request: ModelRequest) => string): Replay {
  const turns = new Map(recording.turns.map((turn) => [turn.label, turn]));
  const used = new Set<string>();
  const client = (seat: Seat): ModelClient => ({
    binding: seat.binding,
    destination: null,
    ask: (request) => {
      const turn = turns.get(request.label);
      if (turn === undefined) {
        return Promise.reject(
          new ModelError(`the recording has no answer for ${request.label}`, 'not-found'),
        );
      }
      used.add(turn.label);
      return answerOf(turn, turn.digest === digestOf(request));
    },
  });
  return {
    clientFor: client,
    unused: () => [...turns.keys()].filter((label) => !used.has(label)),
  };
}

function answerOf(turn: RecordedTurn, same: boolean): Promise<ModelAnswer> {
  if (turn.answer === null) {
    const fault = faultOf(turn.error?.fault);
    return Promise.reject(new ModelError(turn.error?.message ?? 'the recording holds no answer', fault));
  }
  const notes = same
    ? turn.answer.notes
    : [...turn.answer.notes, 'replayed for a prompt that differs from the recorded one'];
  return Promise.resolve({ ...turn.answer, notes, attempts: turn.attempts });
}

function faultOf(word: string | undefined): ModelFault {
  return MODEL_FAULTS.find((fault) => fault === word) ?? 'network';
}
