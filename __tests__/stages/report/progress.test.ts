import { describe, expect, it } from '@jest/globals';
import type { ConsultEvent } from '../../../src/domain/consult.ts';
import type { PanelEvent } from '../../../src/domain/panel.ts';
import { progressBoard } from '../../../src/stages/report/progress.ts';

function lastLine(events: readonly (PanelEvent | ConsultEvent)[]): string {
  const board = progressBoard();
  return events.map((event) => board(event)).at(-1) ?? '';
}

const STARTED: PanelEvent = { kind: 'slot-started', slot: 'opus', calls: 1 };
const PUT: ConsultEvent = { kind: 'consult-started', task: 'triage-decisions', slot: 'opus', index: 0 };
const OVER: ConsultEvent = { ...PUT, kind: 'consult-ended' };
const CALL = { slot: 'opus', call: 1, calls: 3 } as const;

describe('stages/report/progress', () => {
  it.each<[string, readonly PanelEvent[]]>([
    ['opus thinking', [STARTED, { kind: 'call-started', ...CALL, calls: 1 }]],
    ['opus 0/3 thinking', [{ ...STARTED, calls: 3 }]],
    [
      'opus 1/3 thinking',
      [
        { ...STARTED, calls: 3 },
        { kind: 'call-ended', ...CALL, status: 'ok', findings: 2 },
      ],
    ],
    [
      'opus 0/3 asked again (not JSON)',
      [
        { ...STARTED, calls: 3 },
        { kind: 'asked-again', ...CALL, turn: 1, reason: 'not\nJSON' },
      ],
    ],
    ['opus ok, 1 finding', [STARTED, { kind: 'slot-ended', slot: 'opus', status: 'ok', findings: 1 }]],
    ['opus timeout, 0 findings', [{ kind: 'slot-ended', slot: 'opus', status: 'timeout', findings: 0 }]],
    ['opus waiting', [{ kind: 'call-started', ...CALL, calls: 1 }]],
    [
      'opus ok, 2 findings · gpt thinking',
      [
        STARTED,
        { kind: 'slot-started', slot: 'gpt', calls: 1 },
        { kind: 'slot-ended', slot: 'opus', status: 'ok', findings: 2 },
      ],
    ],
  ])('says %j', (line, events) => {
    expect(lastLine(events)).toBe(line);
  });

  it.each<[string, readonly (PanelEvent | ConsultEvent)[]]>([
    ['triage: asking opus', [STARTED, PUT]],
    ['triage: asking opus (1 of 2)', [PUT, { ...PUT, index: 1 }]],
    ['triage: asking opus (2 of 2)', [PUT, { ...PUT, index: 1 }, { ...OVER, index: 1 }]],
    ['triage: opus done', [PUT, OVER]],
    ['triage: opus done · asking gpt', [PUT, { ...PUT, slot: 'gpt' }, OVER]],
    [
      'rebuttal: asking opus · gpt done',
      [
        { ...PUT, task: 'rebuttal' },
        { ...PUT, task: 'rebuttal', slot: 'gpt' },
        { ...OVER, task: 'rebuttal', slot: 'gpt' },
      ],
    ],
    ['cross-check: asking gpt', [PUT, OVER, { ...PUT, task: 'cross-check', slot: 'gpt' }]],
  ])('says %j of seats that are consulted', (line, events) => {
    expect(lastLine(events)).toBe(line);
  });

  it('keeps a long reason short', () => {
    expect(
      lastLine([{ kind: 'asked-again', ...CALL, turn: 1, reason: 'x'.repeat(500) }]).length,
    ).toBeLessThan(100);
  });
});
