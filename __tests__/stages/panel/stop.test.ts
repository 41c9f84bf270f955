import { describe, expect, it } from '@jest/globals';
import { inspectAnswer } from '../../../src/stages/panel/inspect.ts';
import { stopReasonOf } from '../../../src/stages/panel/stop.ts';
import { answerText, wireFinding } from './build.ts';

const WORDS = {
  end: [
    'stop',
    'STOP',
    'end_turn',
    'completed',
    'stop_sequence',
    'tool_use',
    'tool_calls',
    'eos',
    ' End-Turn ',
  ],
  length: ['length', 'max_tokens', 'MAX_TOKENS', 'max_output_tokens', 'incomplete'],
  refusal: ['refusal', 'content_filter', 'SAFETY', 'RECITATION', 'PROHIBITED_CONTENT', 'content-filter'],
  context: ['model_context_window_exceeded', 'context_length_exceeded'],
  other: ['pause_turn', 'error', 'cancelled', '', 'MALFORMED_FUNCTION_CALL', 'something new', '__proto__'],
};

describe('stages/panel/stop', () => {
  it.each(Object.entries(WORDS).flatMap(([reason, words]) => words.map((word) => [word, reason])))(
    'reads %j as %s',
    (word, reason) => {
      expect(stopReasonOf(word)).toBe(reason);
    },
  );
});

describe('stages/panel/inspect', () => {
  it('prints the contract and nothing of the wire', () => {
    const { document, exitCode } = inspectAnswer(answerText([wireFinding({ fix: '' })]), 'stop');

    expect(exitCode).toBe(0);
    expect(document).toEqual({
      status: 'ok',
      findings: [
        { severity: 'important', file: 'src/a.ts', line: 3, issue: 'The value is read before it is set' },
      ],
      dropped: [],
    });
  });

  it.each([
    [undefined, 'ok', 0],
    ['stop', 'ok', 0],
    ['length', 'partial', 0],
    ['never heard of', 'partial', 0],
    ['refusal', 'refused', 1],
  ])('reads the finish reason %j before the answer', (reason, status, exitCode) => {
    expect(inspectAnswer(answerText([]), reason)).toMatchObject({ document: { status }, exitCode });
  });

  it('names what it dropped', () => {
    const { document, exitCode } = inspectAnswer('{"findings":[{"severity":"blocking","file":7}]}', 'stop');

    expect(exitCode).toBe(1);
    expect(document.dropped).toEqual([
      { reason: expect.stringContaining('issue'), item: { severity: 'blocking', file: 7 } },
    ]);
  });
});
