import { Buffer } from 'node:buffer';
import { afterEach, describe, expect, it } from '@jest/globals';
import { createBedrockClient } from '../../../src/adapters/llm/bedrock.ts';
import type { ModelClientOptions } from '../../../src/adapters/llm/exchange.ts';
import type { ModelFault } from '../../../src/domain/errors.ts';
import type { Binding } from '../../../src/domain/slot.ts';
import { startLoopback } from '../../support/loopback-server.ts';
import { formatBedrock } from '../../support/model-bedrock.ts';
import { frame } from '../../support/model-bedrock-frames.ts';
import { AWS_ACCESS, signatureProblem } from '../../support/model-bedrock-signature.ts';
import { failureOf } from '../../support/model-client-bench.ts';
import { CANARY_KEY, clientOptions, modelRequest } from '../../support/model-requests.ts';
import {
  CLEAN_REVIEW,
  type ModelServer,
  type Scripted,
  startModelServer,
} from '../../support/model-server.ts';

const CLAUDE = 'us.anthropic.claude-opus-5-5-20261001-v1:0';
const GPT = 'openai.gpt-oss-120b-1:0';
const PROFILE =
  'arn:aws:bedrock:eu-central-1:123456789012:inference-profile/eu.anthropic.claude-opus-5-5-v1:0';
const OWN_PROFILE = 'arn:aws:bedrock:eu-central-1:123456789012:application-inference-profile/a1b2c3';

const EVENT_STREAM = 'application/vnd.amazon.eventstream';

function bindingOf(model: string): Binding {
  return { provider: 'bedrock', model, effort: 'high' };
}

const closing: (() => Promise<void>)[] = [];

afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

async function serve(...answers: readonly Scripted[]): Promise<ModelServer> {
  const server = await startModelServer();
  closing.push(server.close);
  if (answers.length > 0) server.script({}, ...answers);
  return server;
}

const SIGNED: Partial<ModelClientOptions> = { apiKey: null, aws: AWS_ACCESS };

function connect(origin: string, model: string, overrides: Partial<ModelClientOptions> = {}) {
  const setup = clientOptions(bindingOf(model), origin, overrides);
  return { ...setup, client: createBedrockClient(setup.options) };
}

/** A server that sends these bytes as a stream to everybody. */
async function serveBytes(bytes: Uint8Array): Promise<string> {
  const server = await startLoopback((_, response) => {
    response.writeHead(200, { 'content-type': EVENT_STREAM }).end(bytes);
  });
  closing.push(server.close);
  return server.origin;
}

describe('adapters/llm/bedrock, signatures', () => {
  it.each([CLAUDE, GPT, PROFILE, OWN_PROFILE])('are right for %s', async (model) => {
    const server = await serve();
    const aws = { ...AWS_ACCESS, sessionToken: 'token/with+signs==' };

    const answer = await connect(server.origin, model, { apiKey: null, aws }).client.ask(modelRequest());

    expect(answer.text).toBe(CLEAN_REVIEW);
    expect(server.requests[0]?.headers['x-amz-date']).toBe('20260102T030405Z');
  });

  it('cover method, path, body and everything that says who and when', async () => {
    const server = await serve();
    const aws = { ...AWS_ACCESS, sessionToken: CANARY_KEY };
    await connect(server.origin, CLAUDE, { apiKey: null, aws }).client.ask(modelRequest());
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

    const answer = await connect(server.origin, GPT, SIGNED).client.ask(modelRequest());

    expect(answer).toMatchObject({ text: CLEAN_REVIEW, attempts: 2 });
    const stamps = server.requests.map(({ headers }) => headers['x-amz-date']);
    expect(stamps).toEqual(['20260102T030405Z', '20260102T030505Z']);
  });

  it('hold neither secret, and nothing else does', async () => {
    const server = await serve();

    await connect(server.origin, CLAUDE, SIGNED).client.ask(modelRequest());

    expect(JSON.stringify(server.requests)).not.toContain(AWS_ACCESS.secretAccessKey);
    expect(server.requests[0]?.headers['x-amz-security-token']).toBeUndefined();
  });

  it('are refused for a wrong secret, with what to check', async () => {
    const server = await serve();
    const aws = { ...AWS_ACCESS, secretAccessKey: CANARY_KEY };

    const error = await failureOf(connect(server.origin, CLAUDE, { apiKey: null, aws }).client);

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

    await connect(server.origin, model).client.ask(modelRequest());

    expect(server.requests.map((request) => request.path)).toEqual([path]);
  });

  it.each(['..', '../../x', 'a/b', 'a?b', 'a%2F..'])('asks nobody for the model %j', (model) => {
    expect(() => connect('http://127.0.0.1:1', model)).toThrow(/name of the model/);
  });

  it('names the version to Claude and leaves out what the path says', async () => {
    const server = await serve();

    await connect(server.origin, CLAUDE).client.ask(modelRequest());

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

    const answer = await connect(server.origin, GPT).client.ask(modelRequest());

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
      const answer = await connect(address, GPT).client.ask(modelRequest());

      expect(answer).toMatchObject({ stop, rawStop: stopReason, text: stop === 'refusal' ? '' : 'said' });
    }
  });

  it('tells that a guardrail stopped the answer', async () => {
    const whole = { output: { message: { content: [] } }, stopReason: 'guardrail_intervened' };
    const server = await serve({ kind: 'raw', type: 'application/json', body: JSON.stringify(whole) });

    expect((await connect(server.origin, GPT).client.ask(modelRequest())).notes).toEqual([
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

    expect((await connect(server.origin, GPT).client.ask(modelRequest())).usage).toEqual({
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

    expect(await connect(origin, GPT).client.ask(modelRequest())).toMatchObject({
      text: 'said',
      stop: 'end',
    });
  });
});

describe('adapters/llm/bedrock, streams that fail', () => {
  const begun = {
    [GPT]: formatBedrock('bedrock-converse', [
      { name: 'contentBlockDelta', data: { delta: { text: 'half' } } },
    ]),
    [CLAUDE]: formatBedrock('bedrock-claude', [{ name: null, data: { type: 'message_start', message: {} } }]),
  };
  const models = [GPT, CLAUDE] as const;
  const exceptions: readonly (readonly [string, ModelFault, number])[] = [
    ['modelStreamErrorException', 'overloaded', 4],
    ['serviceUnavailableException', 'overloaded', 4],
    ['internalServerException', 'overloaded', 4],
    ['throttlingException', 'rate-limited', 4],
    ['modelTimeoutException', 'timeout', 4],
    ['validationException', 'bad-answer', 1],
    ['exceptionOfTheFuture', 'bad-answer', 1],
  ];

  it.each(models.flatMap((model) => exceptions.map((row) => [model, ...row] as const)))(
    '%s: %s is "%s" after %i attempts',
    async (model, code, fault, attempts) => {
      const headers = { ':exception-type': code, ':message-type': 'exception' };
      const failure = frame(headers, JSON.stringify({ message: `no ${CANARY_KEY}` }));
      const origin = await serveBytes(Buffer.concat([begun[model], failure]));

      const error = await failureOf(connect(origin, model).client);

      expect(error).toMatchObject({ fault, attempts });
      expect(error.message).toContain(`failed while answering (${code}): no [redacted]`);
    },
  );

  it('an error that is no exception of the model', async () => {
    const headers = {
      ':message-type': 'error',
      ':error-code': 'InternalError',
      ':error-message': 'An internal',
    };
    const origin = await serveBytes(frame(headers, ''));

    const error = await failureOf(connect(origin, GPT).client);

    expect(error).toMatchObject({ fault: 'bad-answer' });
    expect(error.message).toContain('(InternalError): An internal');
  });

  it.each(models)('%s: damaged bytes are never an answer', async (model) => {
    const spoilt = Buffer.from(begun[model]);
    spoilt[spoilt.length - 8] = 0x2a;
    const origin = await serveBytes(spoilt);

    const error = await failureOf(connect(origin, model).client);

    expect(error).toMatchObject({ fault: 'network', attempts: 4 });
    expect(error.message).toContain('damaged on its way: the checksum of a message is wrong');
  });
});

describe('adapters/llm/bedrock, errors', () => {
  it.each<[number, string, string, ModelFault, number, RegExp]>([
    [
      429,
      'ThrottlingException',
      'Too many requests, please wait before trying again.',
      'rate-limited',
      4,
      /Too many/,
    ],
    [429, 'ThrottlingException', 'Too many tokens per day, please wait.', 'quota', 1, /per day/],
    [400, 'ServiceQuotaExceededException', 'Your request exceeds the service quota.', 'quota', 1, /quota/],
    [
      400,
      'ValidationException',
      'Invocation of model ID anthropic.claude-opus-5-5-v1:0 with on-demand throughput isn’t supported.',
      'not-found',
      1,
      /name an inference profile .*us\.MODEL/,
    ],
    [
      400,
      'ValidationException',
      'The provided model identifier is invalid.',
      'not-found',
      1,
      /region offers it/,
    ],
    [403, 'AccessDeniedException', 'You don’t have access to the model.', 'auth', 1, /allow bedrock:Invoke/],
    [
      403,
      'ExpiredTokenException',
      'The security token included in the request is expired',
      'auth',
      1,
      /get new ones/,
    ],
    [403, 'UnrecognizedClientException', 'The security token is invalid.', 'auth', 1, /AWS_ACCESS_KEY_ID/],
    [
      403,
      'RequestTimeTooSkewed',
      'The difference is too large.',
      'auth',
      1,
      /clock of this machine is wrong/,
    ],
    [
      403,
      'InvalidSignatureException',
      'Signature expired: 20260102T030405Z is now earlier than 20260102T031405Z',
      'auth',
      1,
      /clock of this machine is wrong/,
    ],
    [
      403,
      'InvalidSignatureException',
      'Credential should be scoped to a valid region.',
      'auth',
      1,
      /name different regions/,
    ],
    [404, 'ResourceNotFoundException', 'No such model.', 'not-found', 1, /No such model/],
    [408, 'ModelTimeoutException', 'Processing took too long.', 'timeout', 4, /too long/],
    [424, 'ModelErrorException', 'The model failed.', 'overloaded', 4, /The model failed/],
    [429, 'ModelNotReadyException', 'The model is not ready.', 'overloaded', 4, /not ready/],
    [503, 'ServiceUnavailableException', 'Try again.', 'overloaded', 4, /Try again/],
  ])('%i %s "%s" is "%s" after %i attempts', async (...[status, code, message, fault, attempts, words]) => {
    const server = await serve({ kind: 'error', status, code, message });

    const error = await failureOf(connect(server.origin, GPT).client);

    expect(error).toMatchObject({ fault, status, attempts });
    expect(error.message).toMatch(words);
    expect(error.message).toContain(code);
    expect(error.message).not.toContain('internal.example');
  });

  it('what was signed is never repeated, nor a signature', async () => {
    const digest = 'ab'.repeat(32);
    const message = `The Canonical String should have been 'POST /model x-amz-security-token:secret ${digest}'`;
    const server = await serve(
      { kind: 'error', status: 403, code: 'SignatureDoesNotMatch', message },
      { kind: 'error', status: 400, code: 'ValidationException', message: `digest ${digest}` },
    );
    const { client } = connect(server.origin, CLAUDE, SIGNED);

    const first = (await failureOf(client)).message;
    const second = (await failureOf(client)).message;

    expect(first).not.toMatch(/Canonical|abab|token/);
    expect(second).toContain('digest [digest]');
  });

  it.each([
    ['{"Message": "You may not."}', 'ForbiddenException'],
    ['{"message": "You may not.", "__type": "com.amazon.coral.service#AccessDenied"}', null],
  ])('reads the other forms of an error: %s', async (body, type) => {
    const server = await startLoopback((_, response) => {
      const header = type === null ? {} : { 'x-amzn-errortype': type };
      const id = { 'x-amzn-requestid': 'a1b2-c3d4' };
      response.writeHead(403, { 'content-type': 'application/json', ...id, ...header }).end(body);
    });
    closing.push(server.close);

    const { message } = await failureOf(connect(server.origin, GPT).client);

    expect(message).toContain('(request a1b2-c3d4)');
    expect(message).toMatch(
      type === null ? /: AccessDenied: .*You may not/ : /: ForbiddenException: You may not/,
    );
  });
});
