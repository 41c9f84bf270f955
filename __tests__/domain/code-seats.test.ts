import { describe, expect, it } from '@jest/globals';
import { type AskedSeat, codeSlots, countingSeats, isRulesOnly } from '../../src/domain/code-seats.ts';
import { BUILTIN_FAMILY, type Slot } from '../../src/domain/slot.ts';

const OPUS = { slot: 'opus', family: 'anthropic' } as const;
const GPT = { slot: 'gpt', family: 'openai' } as const;
const CODE = { slot: 'sonnet', family: BUILTIN_FAMILY } as const;

const PANELS: readonly {
  readonly of: string;
  readonly seats: readonly AskedSeat[];
  readonly code: readonly Slot[];
  readonly only: boolean;
  readonly counting: readonly Slot[];
}[] = [
  { of: 'nobody', seats: [], code: [], only: false, counting: [] },
  { of: 'models', seats: [OPUS, GPT], code: [], only: false, counting: ['opus', 'gpt'] },
  { of: 'code alone', seats: [CODE], code: ['sonnet'], only: true, counting: ['sonnet'] },
  { of: 'a model and code', seats: [OPUS, CODE], code: ['sonnet'], only: false, counting: ['opus'] },
];

describe('domain/code-seats', () => {
  it.each(PANELS)('tells of $of which seats are code, and which count', ({ seats, code, only, counting }) => {
    expect([...codeSlots(seats)]).toEqual(code);
    expect(isRulesOnly(seats)).toBe(only);
    expect(countingSeats(seats).map(({ slot }) => slot)).toEqual(counting);
  });
});
