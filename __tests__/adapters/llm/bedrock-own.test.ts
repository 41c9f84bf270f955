import { afterEach, describe, expect, it } from '@jest/globals';
import { formatBedrock } from '../../support/model-bedrock.ts';
import { CLAUDE, connect, createBedrockBench, GPT, SIGNED } from '../../support/model-bedrock-bench.ts';
import { AWS_ACCESS, signatureProblem } from '../../support/model-bedrock-signature.ts';
import { failureOf } from '../../support/model-client-bench.ts';
import { CANARY_KEY, modelRequest } from '../../support/model-requests.ts';
import { CLEAN_REVIEW } from '../../support/model-server.ts';

const PROFILE =
  'arn:aws:bedrock:eu-central-1:123456789012:inference-profile/eu.anthropic.claude-opus-5-5-v1:0';
const OWN_PROFILE = 'arn:aws:bedrock:eu-central-1:123456789012:application-inference-profile/a1b2c3';

const { serve, serveBytes, close } = createBedrockBench();

afterEach(close);

describe('adapters/llm/bedrock, signatures', () => {
  it.each([CLAUDE, GPT, PROFILE, OWN_PROFILE])('are right for %s', async (model) => {
    const server = await serve();
    const aws = { ...AWS_ACCESS, sessionToken: 'token/with+signs==' };

    const answer = await connect(server.origin, model, { apiKey: null, aws }).ask(modelRequest());

    expect(answer.text).toBe(CLEAN_REVIEW);
    expect(server.requests[0]?.headers['x-amz-date']).toBe('20260102T030405Z');
  });

  it('cover method, path, body and everything that says who and when', async () => {
    const server = await serve();
    const aws = { ...AWS_ACCESS, sessionToken: CANARY_KEY };
    await connect(server.origin, CLAUDE, { apiKey: null, aws }).ask(modelRequest());
    const [request] = server.requests;
    if (request === undefined) throw new Error('nothing was asked');
    const changed = (name: string, value: string) => ({
      ...request,
      headers: { ...request.headers, [name]: value },
    });

    expect(signatureProblem(request)).toBeNull();
    const forged = [
      { ...request, body: `${request.body} ` },
      { ...request, path: request.path.replace('opus', 'sonnet') },
      { ...request, path: `${request.path}?x=1` },
      { ...request, method: 'PUT' },
      changed('host', 'elsewhere.example'),
      changed('x-amz-date', '20260102T030406Z'),
      changed('x-amz-security-token', 'another'),
      changed('content-type', 'text/plain'),
    ];
    expect(forged.map((one) => signatureProblem(one))).toEqual(forged.map(() => 'SignatureDoesNotMatch'));
  });

  it('are made anew for every try', async () => {
    const server = await serve(
      { kind: 'error', status: 503, headers: { 'retry-after': '60' } },
      { kind: 'ok', text: CLEAN_REVIEW },
    );

    const answer = await connect(server.origin, GPT, SIGNED).ask(modelRequest());

    expect(answer).toMatchObject({ text: CLEAN_REVIEW, attempts: 2 });
    const stamps = server.requests.map(({ headers }) => headers['x-amz-date']);
    expect(stamps).toEqual(['20260102T030405Z', '20260102T030505Z']);
  });

  it('hold neither secret, and nothing else does', async () => {
    const server = await serve();

    await connect(server.origin, CLAUDE, SIGNED).ask(modelRequest());

    expect(JSON.stringify(server.requests)).not.toContain(AWS_ACCESS.secretAccessKey);
    expect(server.requests[0]?.headers['x-amz-security-token']).toBeUndefined();
  });

  it('are refused for a wrong secret, with what to check', async () => {
    const server = await serve();
    const aws = { ...AWS_ACCESS, secretAccessKey: CANARY_KEY };

    const error = await failureOf(connect(server.origin, CLAUDE, { apiKey: null, aws }));

    expect(error).toMatchObject({ fault: 'auth', status: 403, attempts: 1 });
    expect(error.message).toMatch(/AWS_SECRET_ACCESS_KEY and the clock/);
  });
});

describe('adapters/llm/bedrock, addresses', () => {
  it.each([
    [CLAUDE, '/model/us.anthropic.claude-opus-5-5-20261001-v1%3A0/invoke-with-response-stream'],
    [GPT, '/model/openai.gpt-oss-120b-1%3A0/converse-stream'],
    [
      OWN_PROFILE,
      '/model/arn%3Aaws%3Abedrock%3Aeu-central-1%3A123456789012%3Aapplication-inference-profile%2Fa1b2c3/converse-stream',
    ],
  ])('asks for %s at %s', async (model, path) => {
    const server = await serve();

    await connect(server.origin, model).ask(modelRequest());

    expect(server.requests.map((request) => request.path)).toEqual([path]);
  });

  it.each(['..', '../../x', 'a/b', 'a?b', 'a%2F..'])('asks nobody for the model %j', (model) => {
    expect(() => connect('http://127.0.0.1:1', model)).toThrow(/name of the model/);
  });

  it('names the version to Claude and leaves out what the path says', async () => {
    const server = await serve();

    await connect(server.origin, CLAUDE).ask(modelRequest());

    const body = server.calls[0]?.body ?? {};
    expect(body.anthropic_version).toBe('bedrock-2023-05-31');
    expect(Object.keys(body)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:model|stream)$/)]),
    );
  });
});

describe('adapters/llm/bedrock, Converse', () => {
  it('describes the schema in the prompt, and puts the system text before the question', async () => {
    const server = await serve();
    server.script(
      {},
      {
        kind: 'error',
        status: 400,
        code: 'ValidationException',
        message: 'Structured output is not supported',
      },
      { kind: 'error', status: 400, code: 'ValidationException', message: "doesn't support system messages" },
      { kind: 'ok', text: CLEAN_REVIEW },
    );

    const answer = await connect(server.origin, GPT).ask(modelRequest());

    const body = server.calls.at(-1)?.body as { messages: { content: { text: string }[] }[] };
    const texts = body.messages[0]?.content.map(({ text }) => text);
    expect(texts).toEqual([
      expect.stringContaining('"additionalProperties":false'),
      modelRequest().turns[0]?.text,
    ]);
    expect(body).not.toHaveProperty('system');
    expect(answer.notes).toHaveLength(2);
  });

  it.each([
    ['end_turn', 'end'],
    ['stop_sequence', 'end'],
    ['max_tokens', 'length'],
    ['model_context_window_exceeded', 'context'],
    ['refusal', 'refusal'],
    ['guardrail_intervened', 'refusal'],
    ['content_filtered', 'refusal'],
    ['tool_use', 'other'],
    ['malformed_model_output', 'other'],
    ['a_word_of_the_future', 'other'],
  ])('takes stop reason %s for "%s", whole or streamed', async (stopReason, stop) => {
    const content = [{ text: 'said' }];
    const whole = { output: { message: { role: 'assistant', content } }, stopReason, usage: {} };
    const server = await serve({ kind: 'raw', type: 'application/json', body: JSON.stringify(whole) });
    const origin = await serveBytes(
      formatBedrock('bedrock-converse', [
        { name: 'contentBlockDelta', data: { delta: { text: 'said' } } },
        { name: 'messageStop', data: { stopReason } },
        { name: 'metadata', data: { usage: {} } },
      ]),
    );

    for (const address of [server.origin, origin]) {
      const answer = await connect(address, GPT).ask(modelRequest());

      expect(answer).toMatchObject({ stop, rawStop: stopReason, text: stop === 'refusal' ? '' : 'said' });
    }
  });

  it('tells that a guardrail stopped the answer', async () => {
    const whole = { output: { message: { content: [] } }, stopReason: 'guardrail_intervened' };
    const server = await serve({ kind: 'raw', type: 'application/json', body: JSON.stringify(whole) });

    expect((await connect(server.origin, GPT).ask(modelRequest())).notes).toEqual([
      'a guardrail of the account stopped the answer',
    ]);
  });

  it('counts what caches held and took as input', async () => {
    const usage = {
      inputTokens: 5,
      cacheReadInputTokens: 100,
      cacheWriteInputTokens: 20,
      outputTokens: 7,
      totalTokens: 132,
    };
    const whole = { output: { message: { content: [{ text: 'a' }] } }, stopReason: 'end_turn', usage };
    const server = await serve({ kind: 'raw', type: 'application/json', body: JSON.stringify(whole) });

    expect((await connect(server.origin, GPT).ask(modelRequest())).usage).toEqual({
      input: 125,
      cacheRead: 100,
      cacheWrite: 20,
      output: 7,
    });
  });

  it('takes an answer for whole that says why it stopped and not what it cost', async () => {
    const origin = await serveBytes(
      formatBedrock('bedrock-converse', [
        { name: 'contentBlockDelta', data: { delta: { text: 'said' } } },
        { name: 'messageStop', data: { stopReason: 'end_turn' } },
      ]),
    );

    expect(await connect(origin, GPT).ask(modelRequest())).toMatchObject({
      text: 'said',
      stop: 'end',
    });
  });
});
