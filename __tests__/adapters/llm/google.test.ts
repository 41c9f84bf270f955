import { afterEach, describe, expect, it } from '@jest/globals';
import { createGoogleClient } from '../../../src/adapters/llm/google.ts';
import type { Binding, Effort } from '../../../src/domain/slot.ts';
import { describeModelClient } from '../../contracts/model-client.ts';
import { failureOf } from '../../support/model-client-bench.ts';
import { CANARY_KEY, clientOptions, modelRequest } from '../../support/model-requests.ts';
import {
  CLEAN_REVIEW,
  type ModelServer,
  type Scripted,
  startModelServer,
} from '../../support/model-server.ts';
import { CONTRACTS_DIR, loadContract } from '../../support/vendor-contract.ts';

const binding: Binding = { provider: 'google', model: 'gemini-3.8-flash', effort: 'high' };

type Content = { role?: unknown; parts?: { text?: unknown }[] };

type Body = {
  systemInstruction?: Content;
  contents?: Content[];
  generationConfig?: {
    maxOutputTokens?: unknown;
    responseMimeType?: unknown;
    responseJsonSchema?: unknown;
    responseSchema?: unknown;
    thinkingConfig?: { thinkingLevel?: string };
  };
};

/** Ours for the API's; it knows no others. */
const ROLES: ReadonlyMap<unknown, string> = new Map([
  ['user', 'user'],
  ['model', 'assistant'],
]);

function textIn(content: Content | undefined): unknown {
  return content?.parts?.[0]?.text;
}

describeModelClient({
  path: 'adapters/llm/google',
  dialect: 'google',
  binding,
  create: createGoogleClient,
  keyHeader: 'x-goog-api-key',
  readBody: ({ systemInstruction, contents, generationConfig }: Body) => ({
    system: textIn(systemInstruction),
    turns: (contents ?? []).map((turn) => [ROLES.get(turn.role), textIn(turn)]),
    schema: generationConfig?.responseJsonSchema,
    limit: generationConfig?.maxOutputTokens,
    effort: generationConfig?.thinkingConfig?.thinkingLevel?.toLowerCase(),
  }),
  refusals: [
    {
      field: 'thinkingConfig',
      words: 'Thinking level is not supported for this model.',
      note: /"thinkingConfig"/,
    },
    {
      field: 'responseJsonSchema',
      words:
        'Invalid JSON payload received. Unknown name "responseJsonSchema" at \'generation_config\': Cannot find field.',
      note: /"responseSchema"$/,
    },
    { field: 'responseMimeType', words: 'JSON mode is not enabled for this model', note: /prompt only/ },
    {
      field: 'systemInstruction',
      words: 'Developer instruction is not enabled for models/gemma-3-27b-it',
      note: /first turn/,
    },
  ],
  contract: {
    name: 'gemini',
    // The description has one request and one document for both ways of answering.
    path: '/v1beta/models/{modelsId}:generateContent',
    event: 'GenerateContentResponse',
    errors: [],
    undescribed: [],
  },
});

const QUOTA_FAILURE = 'type.googleapis.com/google.rpc.QuotaFailure';
const RETRY_INFO = 'type.googleapis.com/google.rpc.RetryInfo';

/** An error as the service sends it. */
function refusal(status: number, word: string, message: string, details?: unknown): Scripted {
  const error = { code: status, message, status: word, ...(details === undefined ? {} : { details }) };
  return { kind: 'raw', type: 'application/json', status, body: JSON.stringify({ error }) };
}

/** Used-up allowances, with what the service says of both beside them. */
function exhausted(quotaIds: readonly string[], retryDelay: string | null, quotaValue = '20'): Scripted {
  const violations = quotaIds.map((quotaId) => ({ quotaMetric: 'requests', quotaId, quotaValue }));
  const details = [
    ...(violations.length === 0 ? [] : [{ '@type': QUOTA_FAILURE, violations }]),
    ...(retryDelay === null ? [] : [{ '@type': RETRY_INFO, retryDelay }]),
  ];
  const message = 'You exceeded your current quota, please check your plan and billing details.';
  return refusal(429, 'RESOURCE_EXHAUSTED', message, details);
}

const MINUTE = 'GenerateRequestsPerMinutePerProjectPerModel-FreeTier';
const DAY = 'GenerateRequestsPerDayPerProjectPerModel-FreeTier';

describe('adapters/llm/google, what is its own', () => {
  let server: ModelServer;

  afterEach(() => server.close());

  async function start(...answers: readonly Scripted[]): Promise<void> {
    server = await startModelServer();
    if (answers.length > 0) server.script({}, ...answers);
  }

  function connect(overrides: Partial<Binding> = {}, path = '') {
    const { options, clock } = clientOptions({ ...binding, ...overrides }, `${server.origin}${path}`);
    return { client: createGoogleClient(options), clock };
  }

  async function answerTo(document: unknown) {
    await start({ kind: 'raw', type: 'application/json', body: JSON.stringify(document) });
    return await connect().client.ask(modelRequest());
  }

  function bodyAt(index: number): Body {
    return server.calls.at(index)?.body ?? {};
  }

  it('asks for JSON of the schema, in a stream', async () => {
    await start();

    await connect().client.ask(modelRequest());

    expect(server.requests[0]?.path).toBe('/v1beta/models/gemini-3.8-flash:streamGenerateContent?alt=sse');
    expect(bodyAt(0).generationConfig).toMatchObject({ responseMimeType: 'application/json' });
  });

  it.each<[Effort, string]>([
    ['low', 'LOW'],
    ['medium', 'MEDIUM'],
    ['high', 'HIGH'],
    ['xhigh', 'XHIGH'],
    ['max', 'XHIGH'],
  ])('effort %s is the thinking level %s', async (effort, level) => {
    await start();

    await connect({ effort }).client.ask(modelRequest());

    expect(bodyAt(0).generationConfig?.thinkingConfig).toEqual({ thinkingLevel: level });
  });

  it('goes down one level before it leaves thinking to the model', async () => {
    const message = 'Thinking level XHIGH is not supported for this model.';
    await start();
    server.script({}, (call) =>
      call.request.body.includes('XHIGH')
        ? refusal(400, 'INVALID_ARGUMENT', message)
        : { kind: 'ok', text: CLEAN_REVIEW },
    );

    const answer = await connect({ effort: 'max' }).client.ask(modelRequest());

    expect(answer).toMatchObject({ attempts: 2, notes: [expect.stringContaining('HIGH')] });
    expect(bodyAt(-1).generationConfig?.thinkingConfig).toEqual({ thinkingLevel: 'HIGH' });
  });

  it('a level that is refused is left out of its own seat only', async () => {
    await start();
    server.script({}, (call) =>
      call.request.body.includes('MEDIUM')
        ? refusal(400, 'INVALID_ARGUMENT', 'Thinking level MEDIUM is not supported for this model.')
        : { kind: 'ok', text: CLEAN_REVIEW },
    );
    const { options } = clientOptions({ ...binding, effort: 'medium' }, server.origin);

    await createGoogleClient(options).ask(modelRequest());
    await createGoogleClient({ ...options, binding }).ask(modelRequest());

    expect(bodyAt(1).generationConfig?.thinkingConfig).toBeUndefined();
    expect(bodyAt(2).generationConfig?.thinkingConfig).toEqual({ thinkingLevel: 'HIGH' });
  });

  it.each(['../../v1/tunedModels/x', '..', 'a/b:generateContent?x=1#y', 'gemini 3\n'])(
    'the model name %j stays one part of the path',
    async (model) => {
      await start();

      const { client } = connect({ model });

      expect(await client.ask(modelRequest())).toMatchObject({ text: CLEAN_REVIEW });
      expect(server.calls[0]?.model).toBe(model);
    },
  );

  it('keeps the path of a gateway', async () => {
    await start();

    await failureOf(connect({}, '/gateway').client);

    expect(server.requests[0]?.path).toMatch(/^\/gateway\/v1beta\/models\/gemini-3\.8-flash:stream/);
    expect(server.requests[0]?.headers['x-goog-api-key']).toBe(CANARY_KEY);
  });

  it('walks the ladder: JSON Schema, OpenAPI schema, JSON with the schema in the prompt, prompt only', async () => {
    await start();
    const words = [
      'Unknown name "responseJsonSchema" at \'generation_config\': Cannot find field.',
      'The specified schema produces a constraint that has too many states for serving.',
      'JSON mode is not enabled for models/gemma-3-27b-it',
    ];
    const steps = words.map((message) => refusal(400, 'INVALID_ARGUMENT', message));
    server.script({}, ...steps, { kind: 'ok', text: CLEAN_REVIEW });

    const answer = await connect().client.ask(modelRequest());

    expect(answer).toMatchObject({ attempts: 4, text: CLEAN_REVIEW });
    const formats = server.calls.map(({ body }) => {
      const { maxOutputTokens, thinkingConfig, ...format } = (body as Body).generationConfig ?? {};
      return Object.keys(format);
    });
    expect(formats).toEqual([
      ['responseMimeType', 'responseJsonSchema'],
      ['responseMimeType', 'responseSchema'],
      ['responseMimeType'],
      [],
    ]);
    expect(
      server.calls.map((_, at) => /JSON Schema/.test(String(textIn(bodyAt(at).systemInstruction)))),
    ).toEqual([false, false, true, true]);
  });

  it('writes the OpenAPI schema with types in capitals, in order, and without what it does not know', async () => {
    await start({ kind: 'refuses', field: 'responseJsonSchema', next: { kind: 'ok', text: CLEAN_REVIEW } });

    await connect().client.ask(modelRequest());

    expect(bodyAt(-1).generationConfig?.responseSchema).toEqual({
      title: 'reviewer-output',
      type: 'OBJECT',
      required: ['findings', 'approved'],
      propertyOrdering: ['findings', 'approved'],
      properties: {
        findings: {
          type: 'ARRAY',
          items: {
            type: 'OBJECT',
            required: ['issue'],
            propertyOrdering: ['issue'],
            properties: { issue: { type: 'STRING' } },
          },
        },
        approved: { type: 'BOOLEAN' },
      },
    });
  });

  it('a field that only the details blame is dropped', async () => {
    const violation = { field: 'generation_config.thinking_config', description: 'no' };
    const details = [{ '@type': 'type.googleapis.com/google.rpc.BadRequest', fieldViolations: [violation] }];
    await start();
    server.script({}, refusal(400, 'INVALID_ARGUMENT', 'Request is invalid.', details), {
      kind: 'ok',
      text: CLEAN_REVIEW,
    });

    expect(await connect().client.ask(modelRequest())).toMatchObject({ attempts: 2 });
    expect(bodyAt(-1).generationConfig?.thinkingConfig).toBeUndefined();
  });

  it.each([
    ['STOP', 'end'],
    ['MAX_TOKENS', 'length'],
    ['SAFETY', 'refusal'],
    ['RECITATION', 'refusal'],
    ['BLOCKLIST', 'refusal'],
    ['PROHIBITED_CONTENT', 'refusal'],
    ['SPII', 'refusal'],
    ['LANGUAGE', 'other'],
    ['OTHER', 'other'],
    ['MALFORMED_FUNCTION_CALL', 'other'],
    ['MALFORMED_RESPONSE', 'other'],
    ['FINISH_REASON_UNSPECIFIED', 'other'],
    ['A_WORD_OF_TOMORROW', 'other'],
  ])('takes %s for "%s"', async (finishReason, stop) => {
    const candidates = [{ content: { parts: [{ text: CLEAN_REVIEW }] }, finishReason }];

    const answer = await answerTo({ candidates });

    expect(answer).toMatchObject({
      stop,
      rawStop: finishReason,
      text: stop === 'refusal' ? '' : CLEAN_REVIEW,
    });
  });

  it('repeats why it stopped, made harmless', async () => {
    const answer = await answerTo({
      candidates: [{ finishReason: 'RECITATION', finishMessage: `like \u001b[31m${CANARY_KEY}` }],
    });

    expect(answer.notes).toEqual([expect.stringMatching(/^like [^\p{Cc}]*\[redacted\]/u)]);
  });

  it('takes a blocked prompt for a refusal, whatever stands beside it', async () => {
    const answer = await answerTo({
      promptFeedback: { blockReason: 'PROHIBITED_CONTENT' },
      candidates: [{ content: { parts: [{ text: CLEAN_REVIEW }] }, finishReason: 'STOP' }],
      usageMetadata: { promptTokenCount: 7 },
    });

    expect(answer).toMatchObject({
      text: '',
      stop: 'refusal',
      rawStop: 'PROHIBITED_CONTENT',
      usage: { input: 7, output: 0 },
      notes: ['the prompt was blocked as PROHIBITED_CONTENT'],
    });
  });

  it('takes thoughts for no part of the answer, and bills them as output', async () => {
    const answer = await answerTo({
      candidates: [
        {
          content: { parts: [{ text: '{"findings": [1', thought: true }, { text: '{}' }, { text: ' ' }] },
          finishReason: 'STOP',
        },
      ],
      usageMetadata: {
        promptTokenCount: 100,
        cachedContentTokenCount: 60,
        candidatesTokenCount: 5,
        thoughtsTokenCount: 40,
      },
      modelVersion: 'gemini-3.8-flash-002',
    });

    expect(answer).toMatchObject({
      text: '{} ',
      usage: { input: 100, cacheRead: 60, cacheWrite: 0, output: 45 },
      servedModel: 'gemini-3.8-flash-002',
    });
  });

  it.each<[string, Scripted, number]>([
    ['a minute, told how long', exhausted([MINUTE], '13s'), 13_000],
    ['a minute, told to the nanosecond', exhausted([MINUTE], '34.074824224s'), 34_075],
    ['a minute, not told how long', exhausted([MINUTE], null), 250],
    ['what is not named', exhausted([], '2s'), 2_000],
    ['a minute, told in a wrong form', exhausted([MINUTE], 'soon'), 250],
  ])('waits where the allowance of %s is used up', async (_, trouble, waited) => {
    await start(trouble, { kind: 'ok', text: CLEAN_REVIEW });
    const { client, clock } = connect();

    expect(await client.ask(modelRequest())).toMatchObject({ attempts: 2 });
    expect(clock.sleeps).toEqual([waited]);
  });

  it.each<[string, Scripted]>([
    ['a day', exhausted([DAY], '22s')],
    ['a minute and a day', exhausted([MINUTE, DAY], '22s')],
    ['nothing: the plan has none', exhausted([MINUTE], '10s', '0')],
    ['an account', exhausted([], null)],
  ])('does not wait for the allowance of %s', async (_, trouble) => {
    await start(trouble);

    expect(await failureOf(connect().client)).toMatchObject({ fault: 'quota', status: 429, attempts: 1 });
  });

  it.each<[string, Scripted, string, number]>([
    [
      'a key that is none, by its reason',
      refusal(400, 'INVALID_ARGUMENT', 'no', [
        { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' },
      ]),
      'auth',
      1,
    ],
    [
      'a key that is none, by its words',
      refusal(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.'),
      'auth',
      1,
    ],
    ['a key without the right', refusal(403, 'PERMISSION_DENIED', 'denied'), 'auth', 1],
    ['a model that is none', refusal(404, 'NOT_FOUND', 'models/x is not found'), 'not-found', 1],
    [
      'an argument',
      refusal(400, 'INVALID_ARGUMENT', 'Request contains an invalid argument.'),
      'bad-request',
      1,
    ],
    ['too much work', refusal(503, 'UNAVAILABLE', 'The model is overloaded.'), 'overloaded', 4],
    [
      'too long a prompt',
      refusal(
        400,
        'INVALID_ARGUMENT',
        'The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).',
      ),
      'too-large',
      1,
    ],
  ])('%s', async (_, trouble, fault, attempts) => {
    await start(trouble);

    expect(await failureOf(connect().client)).toMatchObject({ fault, attempts });
  });

  it.each([
    [503, 'UNAVAILABLE', 'overloaded', 4],
    [504, 'DEADLINE_EXCEEDED', 'timeout', 4],
    [429, 'RESOURCE_EXHAUSTED', 'rate-limited', 4],
    [403, 'PERMISSION_DENIED', 'auth', 1],
    [400, 'INVALID_ARGUMENT', 'bad-answer', 1],
  ])('an error %i (%s) inside the stream is "%s"', async (status, code, fault, attempts) => {
    await start({ kind: 'stream-error', status, code, message: 'no' });

    expect(await failureOf(connect().client)).toMatchObject({ fault, attempts });
  });

  it('an error document with status 200 is no answer', async () => {
    await start({ kind: 'raw', type: 'application/json', body: '{"error": {"code": 503, "message": "no"}}' });

    expect(await failureOf(connect().client)).toMatchObject({ fault: 'overloaded', attempts: 4 });
  });

  const described = CONTRACTS_DIR === null ? it.skip : it;

  described(
    'every effort but the highest is in the description, and so is the answer to a blocked prompt',
    async () => {
      await start({ kind: 'refusal' });
      const contract = loadContract(CONTRACTS_DIR ?? '', 'gemini');
      const path = '/v1beta/models/{modelsId}:streamGenerateContent';

      for (const effort of ['low', 'medium', 'high'] as const)
        await connect({ effort }).client.ask(modelRequest());

      expect(server.calls.flatMap(({ body }) => contract.request(path, body))).toEqual([]);
      const level = { thinkingConfig: { thinkingLevel: 'DEEP' } };
      expect(contract.request(path, { generationConfig: level })).not.toEqual([]);
    },
  );
});
