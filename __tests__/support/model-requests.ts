/** Questions and clients for tests of model adapters. */
import { createHttp } from '../../src/adapters/http.ts';
import type { ModelClientOptions } from '../../src/adapters/llm/dialect.ts';
import type { ModelRequest } from '../../src/domain/ports.ts';
import type { Binding } from '../../src/domain/slot.ts';
import { createFakeClock, type FakeClock } from './fake-clock.ts';

/** A key that is nowhere else: where it appears, it leaked. */
export const CANARY_KEY = 'sk-canary-71f0c2d94e8b4a6d9b3e5f';

/** A question with a small wire schema. */
export function modelRequest(overrides: Partial<ModelRequest> = {}): ModelRequest {
  return {
    label: 'opus/0/0',
    system: 'You review code.',
    turns: [{ role: 'user', text: 'Review this:\n12 + const a = b;' }],
    schema: {
      title: 'reviewer-output',
      type: 'object',
      properties: {
        findings: {
          type: 'array',
          items: {
            type: 'object',
            properties: { issue: { type: 'string' } },
            required: ['issue'],
            additionalProperties: false,
          },
        },
        approved: { type: 'boolean' },
      },
      required: ['findings', 'approved'],
      additionalProperties: false,
    },
    maxOutputTokens: 32_000,
    signal: new AbortController().signal,
    material: null,
    estimatedInputTokens: 40,
    ...overrides,
  };
}

/** The same with a correction: an answer of the model and what was wrong with it. */
export function correctionRequest(): ModelRequest {
  const first = modelRequest();
  return {
    ...first,
    turns: [
      ...first.turns,
      { role: 'assistant', text: '{"findings": "none"}' },
      { role: 'user', text: '/findings must be array. Return the complete corrected object.' },
    ],
  };
}

export type ClientSetup = { readonly options: ModelClientOptions; readonly clock: FakeClock };

/** Options of a client on a fake clock: waits take no time. */
export function clientOptions(
  binding: Binding,
  baseUrl: string,
  overrides: Partial<ModelClientOptions> = {},
): ClientSetup {
  const clock = createFakeClock();
  const options: ModelClientOptions = {
    binding,
    baseUrl,
    apiKey: CANARY_KEY,
    http: createHttp(),
    clock,
    random: () => 0.5,
    facts: { price: null, maxInputTokens: 100_000, maxOutputTokens: 64_000, bytesPerToken: 2.5 },
    deadlineAtMs: 20 * 60_000,
    ...overrides,
  };
  return { options, clock };
}
