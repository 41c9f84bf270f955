import { afterEach, describe, expect, it } from '@jest/globals';
import { createAnthropicClient } from '../../../src/adapters/llm/anthropic.ts';
import type { Binding } from '../../../src/domain/slot.ts';
import { describeModelClient } from '../../contracts/model-client.ts';
import { CANARY_KEY, clientOptions, correctionRequest, modelRequest } from '../../support/model-requests.ts';
import { CLEAN_REVIEW, type ModelServer, startModelServer } from '../../support/model-server.ts';

const binding: Binding = { provider: 'anthropic', model: 'claude-opus-5-5', effort: 'high' };

type Block = { text?: unknown; cache_control?: unknown };
type Body = {
  system?: Block[];
  messages?: { role: unknown; content: Block[] }[];
  output_config?: { format?: { schema?: unknown }; effort?: unknown };
  max_tokens?: unknown;
};

describeModelClient({
  path: 'adapters/llm/anthropic',
  dialect: 'anthropic',
  binding,
  create: createAnthropicClient,
  keyHeader: 'x-api-key',
  readBody: (body: Body) => ({
    system: body.system?.[0]?.text,
    turns: (body.messages ?? []).map(({ role, content }) => [role, content[0]?.text]),
    schema: body.output_config?.format?.schema,
    limit: body.max_tokens,
    effort: body.output_config?.effort,
  }),
  refusals: [
    { field: 'effort', words: 'This model does not support the effort parameter.', note: /"effort"/ },
    { field: 'effort', words: 'output_config.effort: Input should be low, medium or high', note: /"effort"/ },
    {
      field: 'format',
      words: 'output_config.format: Extra inputs are not permitted',
      note: /in the prompt instead/,
    },
    {
      field: 'output_config',
      words: 'output_config: Extra inputs are not permitted',
      note: /"output_config"/,
    },
    {
      field: 'cache_control',
      words: 'system.0.cache_control: Extra inputs are not permitted',
      note: /"cache_control"/,
    },
  ],
  contract: {
    name: 'anthropic',
    path: '/v1/messages',
    event: 'MessageStreamEvent',
    errors: [
      [400, 'invalid_request_error'],
      [401, 'authentication_error'],
      [402, 'billing_error'],
      [403, 'permission_error'],
      [404, 'not_found_error'],
      [429, 'rate_limit_error'],
    ],
    undescribed: ['ping'],
  },
});

describe('adapters/llm/anthropic, what is its own', () => {
  let server: ModelServer;

  afterEach(() => server.close());

  function client(baseUrl: string) {
    return createAnthropicClient(clientOptions(binding, baseUrl).options);
  }

  it.each(['', '/v1'])('finds the path behind a base address that ends with "%s"', async (suffix) => {
    server = await startModelServer();

    await client(server.origin + suffix).ask(modelRequest());

    expect(server.requests[0]?.path).toBe('/v1/messages');
  });

  it('names the API version, and an older one to a gateway that lags behind', async () => {
    server = await startModelServer();
    const isNew = (version: string | undefined) => version === '2026-10-21';
    server.script({}, (call) =>
      isNew(call.request.headers['anthropic-version'])
        ? { kind: 'error', status: 400, message: 'anthropic-version: "2026-10-21" is not a valid version' }
        : { kind: 'ok', text: CLEAN_REVIEW },
    );

    const answer = await client(server.origin).ask(modelRequest());

    const versions = server.requests.map(({ headers }) => headers['anthropic-version']);
    expect(versions).toEqual(['2026-10-21', '2023-06-01']);
    expect(answer.notes).toEqual([expect.stringContaining('2023-06-01')]);
  });

  it('marks the system text for the cache, and the code once a correction reads it again', async () => {
    server = await startModelServer();
    const asked = client(server.origin);

    await asked.ask(modelRequest());
    await asked.ask(correctionRequest());

    const marks = server.calls.map(({ body }: { body: Body }) => [
      body.system?.[0]?.cache_control !== undefined,
      ...(body.messages ?? []).map(({ content }) => content[0]?.cache_control !== undefined),
    ]);
    expect(marks).toEqual([
      [true, false],
      [true, true, false, false],
    ]);
  });

  it('describes the schema in the prompt once it may not be given apart', async () => {
    server = await startModelServer();
    const words = 'output_config.format: not supported';
    server.script({}, { kind: 'refuses', field: 'format', words, next: { kind: 'ok', text: CLEAN_REVIEW } });

    await client(server.origin).ask(modelRequest());

    const body: Body = server.calls.at(-1)?.body ?? {};
    expect(body.system?.[0]?.text).toContain('"additionalProperties":false');
    expect(body.output_config).toEqual({ effort: 'high' });
  });

  it('tells what a refusal was about', async () => {
    server = await startModelServer();
    server.script({}, { kind: 'refusal' });

    expect((await client(server.origin).ask(modelRequest())).notes).toEqual(['refused as cyber']);
  });

  it.each([
    ['tool_use', 'other'],
    ['pause_turn', 'other'],
    ['a_word_of_the_future', 'other'],
    ['stop_sequence', 'end'],
    ['model_context_window_exceeded', 'context'],
  ])('takes stop reason %s for "%s"', async (word, stop) => {
    server = await startModelServer();
    const message = { type: 'message', model: 'm', content: [], stop_reason: word, usage: {} };
    server.script({}, { kind: 'raw', type: 'application/json', body: JSON.stringify(message) });

    expect(await client(server.origin).ask(modelRequest())).toMatchObject({ stop, rawStop: word });
  });

  it('reads text blocks and text deltas only, and makes words of the server harmless', async () => {
    server = await startModelServer();
    const content = [
      { type: 'thinking', thinking: 'a', text: 'NOT THIS' },
      { type: 'text', text: 'this ' },
      { type: 'text', text: 'and this' },
    ];
    const whole = {
      type: 'message',
      model: 'm\u001b[1m',
      content,
      stop_reason: `\u0007${'x'.repeat(500)}`,
      usage: {},
    };
    const events = [
      { type: 'message_start', message: whole },
      { type: 'content_block_delta', delta: { type: 'summary_delta', text: 'NOT THIS' } },
      { type: 'content_block_delta', delta: { type: 'text_delta', text: 'this and this' } },
      { type: 'message_delta', delta: whole },
      { type: 'message_stop' },
    ];
    const body = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');
    server.script(
      {},
      { kind: 'raw', type: 'application/json', body: JSON.stringify(whole) },
      { kind: 'raw', type: 'text/event-stream', body },
    );
    const asked = client(server.origin);

    const answers = [await asked.ask(modelRequest()), await asked.ask(modelRequest())];

    for (const answer of answers) {
      expect(answer.text).toBe('this and this');
      expect(answer.rawStop.length).toBeLessThan(100);
      expect(`${answer.rawStop}${answer.servedModel}`).not.toMatch(/\p{Cc}/u);
    }
  });

  it('takes an error document with status 200 for an error', async () => {
    server = await startModelServer();
    const error = { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } };
    server.script(
      {},
      { kind: 'raw', type: 'application/json', body: JSON.stringify(error) },
      { kind: 'ok', text: CLEAN_REVIEW },
    );

    expect(await client(server.origin).ask(modelRequest())).toMatchObject({
      text: CLEAN_REVIEW,
      attempts: 2,
    });
  });

  it('keeps the key out of notes as well', async () => {
    server = await startModelServer();
    const details = { type: 'refusal', category: CANARY_KEY };
    const message = {
      type: 'message',
      content: [],
      stop_reason: 'refusal',
      stop_details: details,
      usage: {},
    };
    server.script({}, { kind: 'raw', type: 'application/json', body: JSON.stringify(message) });

    expect((await client(server.origin).ask(modelRequest())).notes).toEqual(['refused as [redacted]']);
  });

  it('counts what caches held and took as input', async () => {
    server = await startModelServer();
    const usage = {
      input_tokens: 5,
      cache_read_input_tokens: 100,
      cache_creation_input_tokens: 20,
      output_tokens: 7,
    };
    const message = { type: 'message', model: 'm', content: [], stop_reason: 'end_turn', usage };
    server.script({}, { kind: 'raw', type: 'application/json', body: JSON.stringify(message) });

    const answer = await client(server.origin).ask(modelRequest());

    expect(answer.usage).toEqual({ input: 125, cacheRead: 100, cacheWrite: 20, output: 7 });
  });

  it('keeps the numbers of the beginning where the end repeats none', async () => {
    server = await startModelServer();
    const events = [
      {
        type: 'message_start',
        message: { model: 'm', usage: { input_tokens: 9, cache_read_input_tokens: 3, output_tokens: 1 } },
      },
      { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'a' } },
      { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: { output_tokens: 4 } },
      { type: 'message_stop' },
    ];
    const body = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');
    server.script({}, { kind: 'raw', type: 'text/event-stream', body });

    expect((await client(server.origin).ask(modelRequest())).usage).toEqual({
      input: 12,
      cacheRead: 3,
      cacheWrite: 0,
      output: 4,
    });
  });

  it('does not take a stream for whole that ends without saying why', async () => {
    server = await startModelServer();
    const body = 'data: {"type":"message_start","message":{}}\n\ndata: {"type":"message_stop"}\n\n';
    server.script({}, { kind: 'raw', type: 'text/event-stream', body });

    await expect(client(server.origin).ask(modelRequest())).rejects.toMatchObject({
      fault: 'network',
      attempts: 4,
    });
  });
});
