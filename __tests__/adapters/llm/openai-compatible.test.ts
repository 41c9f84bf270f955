import { afterEach, describe, expect, it } from '@jest/globals';
import type { Http, HttpRequest } from '../../../src/adapters/http.ts';
import { HttpError } from '../../../src/adapters/http-error.ts';
import { createOpenAiCompatibleClient } from '../../../src/adapters/llm/openai-compatible.ts';
import type { Binding } from '../../../src/domain/slot.ts';
import { describeModelClient } from '../../contracts/model-client.ts';
import { startLoopback } from '../../support/loopback-server.ts';
import { clientOptions, modelRequest } from '../../support/model-requests.ts';
import { CLEAN_REVIEW, type ModelServer, startModelServer } from '../../support/model-server.ts';

const binding: Binding = { provider: 'openai-compatible', model: 'qwen3-coder:30b', effort: 'high' };

type Body = {
  messages?: { role: unknown; content: unknown }[];
  response_format?: { type?: unknown; json_schema?: { schema?: unknown; strict?: unknown } };
  max_tokens?: unknown;
  max_completion_tokens?: unknown;
  reasoning_effort?: unknown;
};

describeModelClient({
  path: 'adapters/llm/openai-compatible',
  dialect: 'openai-compatible',
  binding,
  create: createOpenAiCompatibleClient,
  keyHeader: 'authorization',
  readBody: (body: Body) => ({
    system: body.messages?.[0]?.content,
    turns: (body.messages ?? []).slice(1).map(({ role, content }) => [role, content]),
    schema: body.response_format?.json_schema?.schema,
    limit: body.max_tokens,
    effort: body.reasoning_effort,
  }),
  refusals: [
    { field: 'reasoning_effort', note: /"reasoning_effort"/ },
    { field: 'strict', note: /strict/ },
    {
      field: 'json_schema',
      words: "response_format.type: 'json_schema' is not supported",
      note: /a JSON object/,
    },
    { field: 'response_format', note: /in the prompt only/ },
    {
      field: 'max_tokens',
      words:
        "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
      note: /output limit/,
    },
    { field: 'stream_options', note: /"stream_options"/ },
  ],
  contract: {
    name: 'openai',
    path: '/chat/completions',
    event: 'CreateChatCompletionStreamResponse',
    errors: [[429, 'rate_limit_exceeded']],
    undescribed: ['[DONE]'],
  },
});

describe('adapters/llm/openai-compatible, what is its own', () => {
  let server: ModelServer;

  afterEach(() => server?.close());

  function client() {
    return createOpenAiCompatibleClient(clientOptions(binding, server.baseUrl('openai-compatible')).options);
  }

  function chunks(...documents: readonly unknown[]): string {
    return documents.map((document) => `data: ${JSON.stringify(document)}\n\n`).join('');
  }

  it('goes down the ladder one rung at a time and describes the schema from the third on', async () => {
    server = await startModelServer();
    server.script({}, (call) =>
      call.request.body.includes('"response_format"')
        ? { kind: 'error', status: 400, message: 'response_format is not supported here' }
        : { kind: 'ok', text: CLEAN_REVIEW },
    );

    const answer = await client().ask(modelRequest());

    const rungs = server.calls.map(({ body }: { body: Body }) => [
      body.response_format?.type,
      body.response_format?.json_schema?.strict,
      String(body.messages?.[0]?.content).includes('"additionalProperties":false'),
    ]);
    expect(rungs).toEqual([
      ['json_schema', true, false],
      ['json_schema', undefined, false],
      ['json_object', undefined, true],
      [undefined, undefined, true],
    ]);
    expect(answer.notes).toHaveLength(3);
  });

  it('drops the field that the server blames, not the ones that its sentence lists', async () => {
    server = await startModelServer();
    const message = 'Unknown field. Known: model, messages, max_tokens, response_format, stream, temperature';
    server.script({}, (call) =>
      call.request.body.includes('"reasoning_effort"')
        ? { kind: 'error', status: 422, param: 'reasoning_effort', message }
        : { kind: 'ok', text: CLEAN_REVIEW },
    );

    const answer = await client().ask(modelRequest());

    expect(answer.notes).toEqual([expect.stringContaining('"reasoning_effort"')]);
  });

  it('reads the errors of servers that validate like FastAPI', async () => {
    server = await startModelServer();
    const body = JSON.stringify({
      detail: [{ loc: ['body', 'stream_options'], msg: 'extra fields not permitted' }],
    });
    server.script({}, (call) =>
      call.request.body.includes('"stream_options"')
        ? { kind: 'raw', status: 422, type: 'application/json', body }
        : { kind: 'ok', text: CLEAN_REVIEW },
    );

    expect(await client().ask(modelRequest())).toMatchObject({ attempts: 2, text: CLEAN_REVIEW });
  });

  it.each([
    ['Ollama', { error: 'model "x" not found' }, /model "x" not found/],
    [
      'vLLM',
      { object: 'error', message: 'The model does not exist', type: 'NotFoundError', code: 404 },
      /NotFoundError: The model does not exist/,
    ],
    ['a gateway', { detail: 'no route' }, /no route/],
    ['a server without words', {}, /answered 404$/],
  ])('tells the words of %s', async (_, document, words) => {
    server = await startModelServer();
    server.script({}, { kind: 'raw', status: 404, type: 'application/json', body: JSON.stringify(document) });

    await expect(client().ask(modelRequest())).rejects.toMatchObject({
      fault: 'not-found',
      message: expect.stringMatching(words),
    });
  });

  it('keeps the status of an error whose body breaks off', async () => {
    const broken = await startLoopback((_, response) => {
      response.writeHead(401, { 'content-type': 'application/json', 'content-length': '500' });
      response.write('{"error":', () => response.destroy());
    });
    const { options } = clientOptions(binding, `${broken.origin}/v1`);

    const asking = createOpenAiCompatibleClient(options).ask(modelRequest());

    await expect(asking).rejects.toMatchObject({ fault: 'auth', status: 401, attempts: 1 });
    await broken.close();
  });

  it('asks for the whole answer at once where the server cannot stream', async () => {
    server = await startModelServer();
    server.script({}, (call) =>
      call.isStream
        ? { kind: 'error', status: 400, message: 'streaming is not supported' }
        : { kind: 'ok', text: CLEAN_REVIEW },
    );

    const answer = await client().ask(modelRequest());

    expect(answer).toMatchObject({ text: CLEAN_REVIEW, stop: 'end', attempts: 2 });
    expect(answer.usage.input).toBeGreaterThan(0);
    expect(server.calls[1]?.body.stream_options).toBeUndefined();
  });

  it('puts the system text into the first turn where the role is refused', async () => {
    server = await startModelServer();
    server.script({}, (call) =>
      call.request.body.includes('"role":"system"')
        ? { kind: 'error', status: 400, message: 'System role not supported' }
        : { kind: 'ok', text: CLEAN_REVIEW },
    );

    await client().ask(modelRequest());

    const body: Body = server.calls.at(-1)?.body ?? {};
    expect(body.messages).toEqual([
      { role: 'user', content: expect.stringMatching(/^You review code\.\n\nReview this/) },
    ]);
  });

  it.each([
    ['https://api.openai.com/v1', 'max_completion_tokens'],
    ['https://x.openai.azure.com/openai/v1', 'max_completion_tokens'],
    ['https://openrouter.ai/api/v1', 'max_tokens'],
    ['https://api.openai.com.example.net/v1', 'max_tokens'],
  ])('names the output limit as %s wants it', async (baseUrl, name) => {
    const bodies: string[] = [];
    const http: Http = {
      send: ({ body, url }: HttpRequest) => {
        bodies.push(body ?? '');
        return Promise.reject(new HttpError(url, 'network', 'not sent'));
      },
    };

    const { options } = clientOptions(binding, baseUrl, { http });
    await expect(createOpenAiCompatibleClient(options).ask(modelRequest())).rejects.toMatchObject({
      fault: 'network',
    });

    expect(Object.keys(JSON.parse(bodies[0] ?? '{}')).filter((key) => /^max_/.test(key))).toEqual([name]);
  });

  describe('a prompt that was cut without a word', () => {
    const text = `Review this:\n${'12 + const total = subtotal + shipping;\n'.repeat(800)}`;
    const request = modelRequest({
      turns: [{ role: 'user', text }],
      estimatedInputTokens: Math.ceil(text.length / 2.5),
    });

    it.each([
      ['a context of 4,096 tokens', { prompt_tokens: 4_096 }],
      ['just under one token in six bytes', { prompt_tokens: 5_300 }],
      [
        'a part of what was read was cached',
        { prompt_tokens: 4_096, prompt_tokens_details: { cached_tokens: 4_000 } },
      ],
    ])('%s: no answer, and what to do about it', async (_, usage) => {
      server = await startModelServer();
      const body = chunks({ choices: [{ delta: { content: CLEAN_REVIEW }, finish_reason: 'stop' }], usage });
      server.script({}, { kind: 'raw', type: 'text/event-stream', body });

      await expect(client().ask(request)).rejects.toMatchObject({
        fault: 'too-large',
        attempts: 1,
        message: expect.stringMatching(
          new RegExp(`read ${usage.prompt_tokens} of about \\d+ tokens.*OLLAMA_CONTEXT_LENGTH`),
        ),
      });
    });

    it.each([
      ['an estimate that was too cautious', { prompt_tokens: 7_000 }],
      ['a server that read it all', { prompt_tokens: 12_000 }],
      ['a server that counts nothing', {}],
      ['a server without usage', undefined],
      [
        'a server that counts what its cache did not hold',
        { prompt_tokens: 900, prompt_tokens_details: { cached_tokens: 7_000 } },
      ],
    ])('%s is not accused', async (_, usage) => {
      server = await startModelServer();
      const body = chunks({ choices: [{ delta: { content: CLEAN_REVIEW }, finish_reason: 'stop' }], usage });
      server.script({}, { kind: 'raw', type: 'text/event-stream', body });

      expect(await client().ask(request)).toMatchObject({ text: CLEAN_REVIEW, stop: 'end', notes: [] });
    });

    it('text that packs well is not cut where the estimate knew it', async () => {
      server = await startModelServer();
      server.script({}, { kind: 'ok', text: CLEAN_REVIEW, usage: { input: 4_000 } });

      const answer = await client().ask({ ...request, estimatedInputTokens: 6_000 });

      expect(answer.stop).toBe('end');
    });

    it('a refusal stays a refusal', async () => {
      server = await startModelServer();
      const body = chunks({
        choices: [{ delta: {}, finish_reason: 'content_filter' }],
        usage: { prompt_tokens: 10 },
      });
      server.script({}, { kind: 'raw', type: 'text/event-stream', body });

      expect((await client().ask(request)).stop).toBe('refusal');
    });
  });

  it.each([
    ['stop', 'end'],
    ['length', 'length'],
    ['content_filter', 'refusal'],
    ['tool_calls', 'other'],
    ['function_call', 'other'],
    ['a_word_of_the_future', 'other'],
  ])('takes finish reason %s for "%s"', async (word, stop) => {
    server = await startModelServer();
    const body = chunks({ choices: [{ delta: { content: 'x' }, finish_reason: word }] });
    server.script({}, { kind: 'raw', type: 'text/event-stream', body });

    expect(await client().ask(modelRequest())).toMatchObject({ stop, rawStop: word });
  });

  it('takes refusal words for a refusal though the reason is "stop"', async () => {
    server = await startModelServer();
    const message = { role: 'assistant', content: null, refusal: 'I cannot.' };
    const body = JSON.stringify({ choices: [{ message, finish_reason: 'stop' }] });
    server.script({}, { kind: 'raw', type: 'application/json', body });

    expect(await client().ask(modelRequest())).toMatchObject({
      text: '',
      stop: 'refusal',
      servedModel: null,
    });
  });

  it('passes over reasoning and takes a stream without [DONE] for whole once it said why it stopped', async () => {
    server = await startModelServer();
    const body = chunks(
      { choices: [{ delta: { reasoning_content: '{"findings": [1]}' } }] },
      { choices: [{ delta: { content: CLEAN_REVIEW } }] },
      { choices: [{ delta: {}, finish_reason: 'stop' }] },
    );
    server.script({}, { kind: 'raw', type: 'text/event-stream', body });

    expect(await client().ask(modelRequest())).toMatchObject({ text: CLEAN_REVIEW, stop: 'end' });
  });

  it.each<[string, Record<string, unknown>, string, string]>([
    [
      'parts, thoughts among them',
      {
        content: [
          { type: 'thinking', text: '?' },
          { type: 'text', text: CLEAN_REVIEW },
        ],
      },
      CLEAN_REVIEW,
      'end',
    ],
    ['a draft in the reasoning', { content: null, reasoning: `Maybe ${CLEAN_REVIEW}` }, '', 'end'],
    ['reasoning beside the content', { content: 'none', reasoning_content: CLEAN_REVIEW }, 'none', 'end'],
    [
      'a call with an object',
      { content: '', tool_calls: [{ function: { arguments: { findings: [] } } }] },
      '{"findings":[]}',
      'end',
    ],
    ['a call of prose', { content: null, tool_calls: [{ function: { arguments: 'ls -l' } }] }, '', 'other'],
    [
      'two calls',
      {
        content: null,
        tool_calls: [{ function: { arguments: CLEAN_REVIEW } }, { function: { arguments: CLEAN_REVIEW } }],
      },
      '',
      'other',
    ],
  ])('reads %s for what it is', async (_, message, text, stop) => {
    server = await startModelServer();
    const reason = 'tool_calls' in message ? 'tool_calls' : 'stop';
    const body = JSON.stringify({ choices: [{ message, finish_reason: reason }] });
    server.script({}, { kind: 'raw', type: 'application/json', body });

    expect(await client().ask(modelRequest())).toMatchObject({ text, stop });
  });

  it.each([
    [
      'a status in the document',
      { error: { message: 'Provider returned error', code: 502 } },
      'overloaded',
      4,
    ],
    ['words alone', { error: 'unexpected EOF' }, 'bad-answer', 1],
    ['an error object', { object: 'error', message: 'bad', type: 'BadRequestError' }, 'bad-answer', 1],
  ])('an error with status 200 is none: %s', async (_, document, fault, attempts) => {
    server = await startModelServer();
    server.script({}, { kind: 'raw', type: 'application/json', body: JSON.stringify(document) });

    await expect(client().ask(modelRequest())).rejects.toMatchObject({ fault, attempts });
  });
});
