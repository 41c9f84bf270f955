import { afterEach, describe, expect, it } from '@jest/globals';
import { createOpenAiClient } from '../../../src/adapters/llm/openai.ts';
import type { Binding } from '../../../src/domain/slot.ts';
import { describeModelClient } from '../../contracts/model-client.ts';
import { clientOptions, modelRequest } from '../../support/model-requests.ts';
import { CLEAN_REVIEW, type ModelServer, startModelServer } from '../../support/model-server.ts';
import { RESPONSES_SPEC } from '../../support/responses-spec.ts';

const binding: Binding = { provider: 'openai', model: 'gpt-6.2-sol', effort: 'high' };

type Body = {
  instructions?: unknown;
  input?: { role: unknown; content: unknown }[];
  text?: { format?: { schema?: unknown; strict?: unknown; name?: unknown } };
  reasoning?: { effort?: unknown };
  max_output_tokens?: unknown;
  store?: unknown;
};

describeModelClient({
  ...RESPONSES_SPEC,
  path: 'adapters/llm/openai',
  binding,
  create: createOpenAiClient,
  keyHeader: 'authorization',
});

describe('adapters/llm/openai, what is its own', () => {
  let server: ModelServer;

  afterEach(() => server.close());

  async function ask(body: unknown, request = modelRequest()) {
    server.script({}, { kind: 'raw', type: 'application/json', body: JSON.stringify(body) });
    return await createOpenAiClient(clientOptions(binding, server.baseUrl('openai')).options).ask(request);
  }

  function client() {
    return createOpenAiClient(clientOptions(binding, server.baseUrl('openai')).options);
  }

  it('keeps nothing at the vendor and asks for the schema strictly', async () => {
    server = await startModelServer();

    await client().ask(modelRequest());

    const body: Body = server.calls[0]?.body ?? {};
    expect(body.store).toBe(false);
    expect(body.text?.format).toMatchObject({ type: 'json_schema', name: 'reviewer-output', strict: true });
  });

  it('gives a schema a name that the API takes', async () => {
    server = await startModelServer();
    const schema = { ...modelRequest().schema, title: `Zwölf Töpfe ${'x'.repeat(100)}` };

    await client().ask(modelRequest({ schema }));

    const body: Body = server.calls[0]?.body ?? {};
    expect(body.text?.format?.name).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
  });

  it('never asks for less output than the API takes', async () => {
    server = await startModelServer();

    await client().ask(modelRequest({ maxOutputTokens: 1 }));

    expect(server.calls[0]?.body.max_output_tokens).toBe(16);
  });

  it('asks for the whole answer at once where the account may not stream', async () => {
    server = await startModelServer();
    server.script({}, (call) =>
      call.isStream
        ? {
            kind: 'error',
            status: 400,
            param: 'stream',
            message: 'Your organization must be verified to stream this model.',
          }
        : { kind: 'ok', text: CLEAN_REVIEW },
    );

    const answer = await client().ask(modelRequest());

    expect(answer).toMatchObject({
      text: CLEAN_REVIEW,
      attempts: 2,
      notes: [expect.stringContaining('"stream"')],
    });
  });

  it.each([
    ['completed', null, 'end', 'completed'],
    ['incomplete', 'max_output_tokens', 'length', 'max_output_tokens'],
    ['incomplete', 'content_filter', 'refusal', 'content_filter'],
    ['incomplete', 'steered', 'other', 'steered'],
    ['cancelled', null, 'other', 'cancelled'],
  ])('takes status %s (%s) for "%s"', async (status, reason, stop, rawStop) => {
    server = await startModelServer();
    const details = reason === null ? null : { reason };

    const answer = await ask({ object: 'response', status, incomplete_details: details, output: [] });

    expect(answer).toMatchObject({ stop, rawStop });
  });

  it.each(['invalid_prompt', 'bio_policy', 'misalignment_policy_violation'])(
    'takes the failure %s for a refusal',
    async (code) => {
      server = await startModelServer();
      const output = [{ type: 'message', content: [{ type: 'output_text', text: CLEAN_REVIEW }] }];

      const answer = await ask({
        object: 'response',
        status: 'failed',
        error: { code, message: 'no' },
        output,
      });

      expect(answer).toMatchObject({ text: '', stop: 'refusal', rawStop: code });
    },
  );

  it('takes a refusal part for a refusal, whatever text stands beside it', async () => {
    server = await startModelServer();
    const content = [
      { type: 'output_text', text: CLEAN_REVIEW },
      { type: 'refusal', refusal: 'no' },
    ];

    const answer = await ask({
      object: 'response',
      status: 'completed',
      output: [{ type: 'message', content }],
    });

    expect(answer).toMatchObject({ text: '', stop: 'refusal', rawStop: 'refusal' });
  });

  it.each([
    ['server_error', 'overloaded', 4],
    ['rate_limit_exceeded', 'rate-limited', 4],
    ['image_too_large', 'bad-answer', 1],
  ])('a response that failed (%s) is "%s"', async (code, fault, attempts) => {
    server = await startModelServer();
    server.script({}, { kind: 'failed-response', code });

    await expect(client().ask(modelRequest())).rejects.toMatchObject({ fault, attempts });
  });
});
