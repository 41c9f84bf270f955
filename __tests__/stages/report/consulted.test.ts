import { describe, expect, it } from '@jest/globals';
import { SLOT_STATUSES } from '../../../src/domain/panel.ts';
import { consultedSeats } from '../../../src/stages/report/consulted.ts';
import { consulted } from './contested.ts';

describe('stages/report/consulted', () => {
  it('puts the questions of one task to one seat together, and keeps their order', () => {
    const records = [
      consulted({ slot: 'gpt', task: 'rebuttal' }),
      consulted({ slot: 'opus', task: 'triage-decisions', costUsd: 0.25 }),
      consulted({ slot: 'opus', task: 'triage-decisions', index: 1, costUsd: 0.5 }),
      consulted({ slot: 'opus', task: 'cross-check', costUsd: null }),
    ];

    expect(
      consultedSeats(records).map(({ name, records: asked, spent }) => [name, asked.length, spent]),
    ).toEqual([
      ['gpt (rebuttal)', 1, { usage: records[0]?.usage, costUsd: 0.0421 }],
      [
        'opus (triage)',
        2,
        { usage: { input: 12_200, cacheRead: 0, cacheWrite: 0, output: 1_800 }, costUsd: 0.75 },
      ],
      ['opus (cross-check)', 1, { usage: records[3]?.usage, costUsd: null }],
    ]);
  });

  it.each(SLOT_STATUSES)('is as good as the worst answer: %s', (status) => {
    const records = [
      consulted({ slot: 'opus', task: 'rebuttal' }),
      consulted({ slot: 'opus', task: 'rebuttal', index: 1, status }),
      consulted({ slot: 'opus', task: 'rebuttal', index: 2 }),
    ];

    expect(consultedSeats(records).map((seat) => seat.status)).toEqual([status]);
  });
});
