import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { ModelRequest } from '../../../src/domain/ports.ts';
import { bindingOf, plan, sentFile } from '../../support/builders.ts';
import { askAll, askOne, FACTS, goodAnswer, modelAnswer, panelInput, planOf, scripted } from './bench.ts';
import { answerText, wireFinding } from './build.ts';

/** What a cache of prefixes holds in common for two requests. */
const wordsOf = ({ system, schema }: ModelRequest) => ({ system, schema: JSON.stringify(schema) });

/** Vendors keep what was asked before: it is cheaper to read again, if it is the same to the byte. */
describe('stages/panel, as caches of prefixes want it', () => {
  it('repeats in every further turn all that was sent before, to the byte', async () => {
    const answer = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.constantFrom('', '{"findings": [', 'x'.repeat(20_000)),
    );
    await fc.assert(
      fc.asyncProperty(
        answer,
        answer,
        fc.constantFrom('end' as const, 'length' as const),
        async (one, two, stop) => {
          const { client } = await askOne([modelAnswer(one, { stop }), modelAnswer(two), goodAnswer()]);

          client.requests.slice(1).forEach((request, at) => {
            const before = client.requests[at];
            expect(wordsOf(request)).toEqual(before && wordsOf(before));
            expect(request.turns.slice(0, before?.turns.length)).toEqual(before?.turns);
          });
          expect(client.requests.length).toBeGreaterThan(1);
        },
      ),
      { numRuns: 50 },
    );
  });

  it('gives every call of every seat the same instructions and form, those of the repository included', async () => {
    const seats = (['opus', 'gpt'] as const).map((slot) => ({ slot, binding: bindingOf(slot) }));
    const calls = [0, 1, 2].map((index) => ({ index, files: [sentFile({ path: `src/${index}.ts` })] }));
    const wording = { language: 'de', suggestions: true, instructions: 'Look at money.' };
    const clients = { opus: scripted('opus', goodAnswer()), gpt: scripted('gpt', goodAnswer()) };

    await askAll(panelInput(clients, { plan: plan({ seats, calls, wording }) }));

    const requests = [...clients.opus.requests, ...clients.gpt.requests];
    expect(requests).toHaveLength(6);
    expect(new Set(requests.map((request) => JSON.stringify(wordsOf(request)))).size).toBe(1);
    expect(requests[0]?.system).toContain('> Look at money.');
  });

  it('pays for what caches gave and took by its own price, in every turn', async () => {
    const price = { input: 10, output: 100, cacheRead: 1, cacheWrite: 12.5 };
    const half = answerText([wireFinding(), { ...wireFinding(), issue: '' }]);
    const written = { input: 1_000, cacheRead: 0, cacheWrite: 400, output: 10 };
    const read = { input: 1_200, cacheRead: 900, cacheWrite: 100, output: 10 };
    const { result } = await askOne(
      [modelAnswer(half, { usage: written }), modelAnswer(answerText([wireFinding()]), { usage: read })],
      { facts: () => ({ ...FACTS, price }), plan: planOf([{ index: 0, files: [sentFile()] }]) },
    );

    const first = 600 * 10 + 400 * 12.5 + 10 * 100;
    const second = 200 * 10 + 900 * 1 + 100 * 12.5 + 10 * 100;
    expect(result.usage).toEqual({ input: 2_200, cacheRead: 900, cacheWrite: 500, output: 20 });
    expect(result.costUsd).toBeCloseTo((first + second) / 1e6, 12);
  });
});
