import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { laddersOf } from '../../src/domain/rungs.ts';
import {
  type Binding,
  bindingText,
  EFFORTS,
  familyOf,
  PROVIDERS,
  type Seat,
  SLOTS,
  type Slot,
} from '../../src/domain/slot.ts';

const ALL = () => true;

function seat(
  slot: Slot,
  provider: Binding['provider'],
  model: string,
  effort: Binding['effort'] = 'high',
): Seat {
  return { slot, binding: { provider, model, effort } };
}

const FABLE = seat('fable', 'anthropic', 'claude-fable-5-1');
const OPUS = seat('opus', 'anthropic', 'claude-opus-5-5');
const SONNET = seat('sonnet', 'anthropic', 'claude-sonnet-5-5');
const GPT = seat('gpt', 'openai', 'gpt-6.2-sol');

/** `slot: rung, rung | taken by` of each seat that has a way down or an end to it. */
function told(seats: readonly Seat[], isUsable: (binding: Binding) => boolean = ALL): string[] {
  return [...laddersOf(seats, isUsable)].map(([slot, { rungs, taken }]) =>
    [
      slot,
      rungs.map(({ model }) => model).join(' '),
      taken === null ? '' : `${taken.binding.model}=${taken.slot}`,
    ].join('|'),
  );
}

describe('domain/rungs', () => {
  it.each<[string, readonly Seat[], readonly string[]]>([
    ['the whole line', [FABLE], ['fable|claude-opus-5-5 claude-sonnet-5-5|']],
    ['up to the next seat', [FABLE, OPUS], ['fable||claude-opus-5-5=opus', 'opus|claude-sonnet-5-5|']],
    ['a seat further down', [FABLE, SONNET], ['fable|claude-opus-5-5|claude-sonnet-5-5=sonnet', 'sonnet||']],
    ['the line of OpenAI', [GPT], ['gpt|gpt-6.1-terra gpt-6-luna|']],
    [
      'astra above sol',
      [seat('gpt', 'openai', 'gpt-6-astra')],
      ['gpt|gpt-6.2-sol gpt-6.1-terra gpt-6-luna|'],
    ],
    ['an older model of a step', [seat('opus', 'anthropic', 'claude-opus-4-8')], ['opus|claude-sonnet-5-5|']],
    ['a dated model', [seat('opus', 'anthropic', 'claude-opus-4-5-20251101')], ['opus|claude-sonnet-5-5|']],
    ['the lowest step', [SONNET], ['sonnet||']],
    ['a model of no line', [seat('opus', 'anthropic', 'claude-opsu-5')], ['opus||']],
    ['a small model of no line', [seat('opus', 'anthropic', 'claude-haiku-5-5')], ['opus||']],
    [
      'Claude at Bedrock',
      [seat('opus', 'bedrock', 'us.anthropic.claude-opus-5')],
      ['opus|us.anthropic.claude-sonnet-5-5|'],
    ],
    ['what is no Claude at Bedrock', [seat('opus', 'bedrock', 'openai.gpt-oss-120b-1:0')], ['opus||']],
    ['Gemini', [seat('gpt', 'google', 'gemini-3.1-pro-preview')], ['gpt|gemini-3.8-flash|']],
    ['a deployment at Azure', [seat('gpt', 'azure', 'gpt-6.2-sol')], ['gpt||']],
    ['a server of one’s own', [seat('opus', 'openai-compatible', 'claude-opus-5-5')], ['opus||']],
    [
      'two seats of one step: the earlier one has the rung',
      [seat('opus', 'anthropic', 'claude-opus-5-5'), seat('fable', 'anthropic', 'claude-opus-5')],
      ['fable|claude-sonnet-5-5|', 'opus||claude-sonnet-5-5=fable'],
    ],
    [
      'one model at several efforts: each keeps its effort',
      [seat('gpt', 'openai', 'gpt-6.2-sol', 'high'), seat('sonnet', 'openai', 'gpt-6.2-sol', 'medium')],
      ['sonnet|gpt-6.1-terra gpt-6-luna|', 'gpt|gpt-6.1-terra gpt-6-luna|'],
    ],
  ])('goes down %s', (_, seats, ladders) => {
    expect(told(seats)).toEqual(ladders);
  });

  it('passes over what may not be used, and keeps the effort', () => {
    const [ladder] = laddersOf([GPT], ({ model }) => model !== 'gpt-6.1-terra').values();

    expect(ladder?.rungs.map(bindingText)).toEqual(['openai/gpt-6-luna@high']);
  });

  const models = [FABLE, OPUS, SONNET, GPT].map(({ binding }) => binding.model);
  const bindings = fc.record({
    provider: fc.constantFrom(...PROVIDERS),
    model: fc.constantFrom(
      ...models,
      'claude-opus-5',
      'gpt-6-astra',
      'gpt-6-luna',
      'claude-sonnet-5',
      'anthropic.claude-opus-5-5',
      'gemini-3.1-pro-preview',
      'other',
    ),
    effort: fc.constantFrom(...EFFORTS.slice(0, 2), null),
  });
  const claudes = fc.record({
    provider: fc.constant('anthropic' as const),
    model: fc.constantFrom(...models.slice(0, 3), 'claude-opus-5', 'claude-fable-5'),
    effort: fc.constantFrom('high' as const, 'low' as const),
  });
  const panelsOf = (seated: fc.Arbitrary<Binding>) =>
    fc
      .uniqueArray(seated, { minLength: 1, maxLength: SLOTS.length, selector: bindingText })
      .map((list) =>
        list.flatMap((binding, n): Seat[] => SLOTS.slice(n, n + 1).map((slot) => ({ slot, binding }))),
      );
  const panels = fc.oneof(panelsOf(bindings), panelsOf(claudes));

  it('never gives one binding to two seats, whichever of them fall', () => {
    fc.assert(
      fc.property(panels, (seats) => {
        const ladders = laddersOf(seats, ALL);
        const all = seats.flatMap(({ slot, binding }) => [binding, ...(ladders.get(slot)?.rungs ?? [])]);

        expect(new Set(all.map(bindingText)).size).toBe(all.length);
      }),
    );
  });

  it('never leaves the provider, the family and the effort of a seat', () => {
    fc.assert(
      fc.property(panels, (seats) => {
        const ladders = laddersOf(seats, ALL);
        for (const { slot, binding } of seats) {
          for (const rung of ladders.get(slot)?.rungs ?? []) {
            expect([rung.provider, rung.effort, familyOf(rung)]).toEqual([
              binding.provider,
              binding.effort,
              familyOf(binding),
            ]);
          }
        }
      }),
    );
  });
});
