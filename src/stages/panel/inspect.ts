import type { ReviewerOutputFinding } from '../../domain/contracts.generated.ts';
import type { DroppedItem } from '../../domain/finding.ts';
import { isComplete } from '../../domain/panel.ts';
import { type AnswerReading, readAnswer, toContract } from './answer.ts';
import { stopReasonOf } from './stop.ts';

/** What `inspect answer` prints and the exit code it ends with. */
export type AnswerInspection = {
  readonly document: {
    readonly status: AnswerReading['status'];
    readonly findings: readonly ReviewerOutputFinding[];
    readonly dropped: readonly DroppedItem[];
  };
  readonly exitCode: 0 | 1;
};

/** Reads a raw answer as the panel would. Without a finish reason the model is taken to have come to its end. */
export function inspectAnswer(text: string, finishReason: string | undefined): AnswerInspection {
  const reading = readAnswer(text, finishReason === undefined ? 'end' : stopReasonOf(finishReason));
  const { status, dropped } = reading;
  const usable = isComplete(status) || status === 'partial';
  return { document: { status, findings: toContract(reading).findings, dropped }, exitCode: usable ? 0 : 1 };
}
