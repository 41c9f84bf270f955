import { describe, expect, it } from '@jest/globals';
import type { SlotResult } from '../../../src/domain/panel.ts';
import type { Slot } from '../../../src/domain/slot.ts';
import { NO_USAGE } from '../../../src/domain/usage.ts';
import { coverageOf } from '../../../src/stages/panel/coverage.ts';
import { bindingOf, plan, sentFile } from '../../support/builders.ts';

function slotResult(slot: Slot, ...covered: readonly string[]): SlotResult {
  return {
    slot,
    binding: bindingOf(slot),
    family: 'any',
    status: 'ok',
    reason: null,
    findings: [],
    dropped: [],
    approved: null,
    calls: [],
    covered,
    usage: NO_USAGE,
    costUsd: null,
  };
}

const calls = [
  { index: 0, files: [sentFile({ path: 'a.ts' }), sentFile({ path: 'b.ts', whole: false })] },
  { index: 1, files: [sentFile({ path: 'b.ts', whole: false })] },
];

describe('stages/panel/coverage', () => {
  it('names the readers of each file, each file once', () => {
    const coverage = coverageOf(plan({ calls, quorum: 2 }), [
      slotResult('opus', 'a.ts', 'b.ts'),
      slotResult('gpt', 'a.ts'),
    ]);

    expect(coverage).toEqual({
      quorum: 2,
      seats: 2,
      files: [
        { path: 'a.ts', slots: ['opus', 'gpt'], covered: true },
        { path: 'b.ts', slots: ['opus'], covered: false },
      ],
      complete: false,
    });
  });

  it('is complete when every file has its quorum', () => {
    const both = [slotResult('opus', 'a.ts', 'b.ts'), slotResult('gpt', 'a.ts', 'b.ts')];

    expect(coverageOf(plan({ calls, quorum: 2 }), both).complete).toBe(true);
  });

  it('counts a file that no call carries as read by nobody, also where a piece of it was sent', () => {
    const uncovered = ['b.ts', 'huge.ts'].map((path) => ({ path, reason: 'too large' }));

    const { files, complete } = coverageOf(plan({ calls, quorum: 1, uncovered }), [
      slotResult('opus', 'a.ts', 'b.ts'),
    ]);

    expect(files.map(({ path, slots, covered }) => [path, slots.length, covered])).toEqual([
      ['a.ts', 1, true],
      ['b.ts', 0, false],
      ['huge.ts', 0, false],
    ]);
    expect(complete).toBe(false);
  });

  it('counts seats that were cut from the panel', () => {
    const seats = [{ slot: 'opus' as const, binding: bindingOf('opus') }];
    const plannedSeats = [...seats, { slot: 'gpt' as const, binding: bindingOf('gpt') }];

    expect(
      coverageOf(plan({ calls, seats, plannedSeats, quorum: 2 }), [slotResult('opus', 'a.ts', 'b.ts')]),
    ).toMatchObject({
      seats: 2,
      complete: false,
    });
  });

  it('never calls a file read that nobody read, whatever the quorum', () => {
    expect(coverageOf(plan({ calls, quorum: 0 }), []).complete).toBe(false);
  });
});
