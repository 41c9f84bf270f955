import { describe, expect, it } from '@jest/globals';
import type { PanelEvent } from '../../../src/domain/panel.ts';
import { progressBoard } from '../../../src/stages/report/progress.ts';

function lastLine(events: readonly PanelEvent[]): string {
  const board = progressBoard();
  return events.map((event) => board(event)).at(-1) ?? '';
}

const STARTED: PanelEvent = { kind: 'slot-started', slot: 'opus', calls: 1 };
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

  it('keeps a long reason short', () => {
    expect(
      lastLine([{ kind: 'asked-again', ...CALL, turn: 1, reason: 'x'.repeat(500) }]).length,
    ).toBeLessThan(100);
  });
});
