import { describe, expect, it } from '@jest/globals';
import type { CallRecord, SlotResult } from '../../../src/domain/panel.ts';
import { BUILTIN, type Slot } from '../../../src/domain/slot.ts';
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
    conformance: [],
    dropped: [],
    approved: null,
    calls: [],
    covered,
    usage: NO_USAGE,
    costUsd: null,
  };
}

/** A seat whose calls ended so; what it covered is not what these tests are about. */
function seatWith(
  slot: Slot,
  ...records: readonly Pick<CallRecord, 'files' | 'status' | 'reason'>[]
): SlotResult {
  return { ...slotResult(slot), calls: records.map((record, index) => ({ ...record, index, turns: [] })) };
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
      cut: [],
      files: [
        { path: 'a.ts', slots: ['opus', 'gpt'], missed: [], covered: true },
        {
          path: 'b.ts',
          slots: ['opus'],
          missed: [{ slot: 'gpt', status: 'not-sent', reason: null }],
          covered: false,
        },
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
    const cut = [{ slot: 'gpt', cause: 'cost' }] as const;
    const plannedSeats = [...seats, { slot: 'gpt' as const, binding: bindingOf('gpt') }];

    expect(
      coverageOf(plan({ calls, seats, plannedSeats, cut, quorum: 2 }), [slotResult('opus', 'a.ts', 'b.ts')]),
    ).toMatchObject({
      seats: 2,
      cut,
      complete: false,
    });
  });

  it('says how the call ended that carried a file which was missed', () => {
    const slots = [
      seatWith(
        'opus',
        { files: ['a.ts', 'b.ts'], status: 'timeout', reason: 'no answer came in time' },
        { files: ['b.ts'], status: 'ok', reason: null },
      ),
      seatWith('gpt', { files: ['a.ts'], status: 'refused', reason: null }),
    ];

    expect(coverageOf(plan({ calls, quorum: 2 }), slots).files.map(({ missed }) => missed)).toEqual([
      [
        { slot: 'opus', status: 'timeout', reason: 'no answer came in time' },
        { slot: 'gpt', status: 'refused', reason: null },
      ],
      [
        { slot: 'opus', status: 'timeout', reason: 'no answer came in time' },
        { slot: 'gpt', status: 'not-sent', reason: null },
      ],
    ]);
  });

  it('has a file in pieces missed as its worst call ended, with every reason of calls that ended so', () => {
    const slot = seatWith(
      'opus',
      { files: ['b.ts'], status: 'rate-limited', reason: 'wait 300 seconds' },
      { files: ['b.ts'], status: 'partial', reason: 'the answer was cut' },
      { files: ['b.ts'], status: 'rate-limited', reason: 'not asked' },
      { files: ['b.ts'], status: 'rate-limited', reason: 'wait 300 seconds' },
    );

    expect(coverageOf(plan({ calls, quorum: 1 }), [slot]).files[1]?.missed).toEqual([
      { slot: 'opus', status: 'rate-limited', reason: 'wait 300 seconds; not asked' },
    ]);
  });

  it('calls a file not sent of which a piece was not, however its other pieces ended', () => {
    const uncovered = [{ path: 'b.ts', reason: 'too large' }];
    const slot = seatWith('opus', { files: ['b.ts'], status: 'timeout', reason: 'late' });

    expect(coverageOf(plan({ calls, quorum: 1, uncovered }), [slot]).files[1]?.missed).toEqual([
      { slot: 'opus', status: 'not-sent', reason: null },
    ]);
  });

  const code = { slot: 'fable', binding: BUILTIN } as const;
  const opus = { slot: 'opus', binding: bindingOf('opus') } as const;

  it('counts code beside models neither as a reader nor as a seat', () => {
    const planned = plan({ calls, seats: [opus, code], quorum: 1 });
    const found = [slotResult('opus', 'a.ts'), slotResult('fable', 'a.ts', 'b.ts')];

    expect(coverageOf(planned, found)).toMatchObject({
      seats: 1,
      files: [
        { path: 'a.ts', slots: ['opus'], missed: [], covered: true },
        { path: 'b.ts', slots: [], missed: [{ slot: 'opus' }], covered: false },
      ],
      complete: false,
    });
  });

  it('has nobody read where the models were cut and code is left', () => {
    const cut = [{ slot: 'opus', cause: 'cost' }] as const;
    const planned = plan({ calls, seats: [code], plannedSeats: [opus, code], cut, quorum: 1 });

    expect(coverageOf(planned, [slotResult('fable', 'a.ts', 'b.ts')])).toMatchObject({
      seats: 1,
      cut,
      complete: false,
    });
  });

  it('counts code that sits alone as any reader', () => {
    const planned = plan({ calls, seats: [code], quorum: 1 });

    expect(coverageOf(planned, [slotResult('fable', 'a.ts', 'b.ts')])).toMatchObject({
      seats: 1,
      files: [{ slots: ['fable'] }, { slots: ['fable'] }],
      complete: true,
    });
  });

  it('never calls a file read that nobody read, whatever the quorum', () => {
    expect(coverageOf(plan({ calls, quorum: 0 }), []).complete).toBe(false);
  });
});
