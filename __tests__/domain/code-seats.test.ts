import { describe, expect, it } from '@jest/globals';
import { codeSlots, countingSeats, isRulesOnly } from '../../src/domain/code-seats.ts';
import { BUILTIN_FAMILY } from '../../src/domain/slot.ts';

const OPUS = { slot: 'opus', family: 'anthropic' } as const;
const GPT = { slot: 'gpt', family: 'openai' } as const;
const CODE = { slot: 'sonnet', family: BUILTIN_FAMILY } as const;

describe('domain/code-seats', () => {
  it.each([
    ['nobody', [], [], false, []],
    ['models', [OPUS, GPT], [], false, ['opus', 'gpt']],
    ['code alone', [CODE], ['sonnet'], true, ['sonnet']],
    ['a model and code', [OPUS, CODE], ['sonnet'], false, ['opus']],
  ] as const)('tells of %s which seats are code, and which count', (_name, seats, code, only, counting) => {
    expect([...codeSlots(seats)]).toEqual(code);
    expect(isRulesOnly(seats)).toBe(only);
    expect(countingSeats(seats).map(({ slot }) => slot)).toEqual(counting);
  });
});
