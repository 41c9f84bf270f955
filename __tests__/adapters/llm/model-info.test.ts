import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createHttp, type Http } from '../../../src/adapters/http.ts';
import { askModelInfo, type ModelInfoOptions } from '../../../src/adapters/llm/model-info.ts';
import { MODEL_FAULTS } from '../../../src/domain/errors.ts';
import type { Provider } from '../../../src/domain/slot.ts';
import { createRedactor } from '../../../src/lib/redact.ts';
import { startLoopback } from '../../support/loopback-server.ts';
import {
  anthropicError,
  anthropicModel,
  googleModel,
  type ModelCatalogue,
  modelList,
  openAiError,
  openAiModel,
  SIGN_IN_PAGE,
  startModelCatalogue,
} from '../../support/model-catalogue.ts';
import { CANARY_KEY } from '../../support/model-requests.ts';
import { makeSelfSigned } from '../../support/self-signed.ts';
import { CONTRACTS_DIR, loadContract } from '../../support/vendor-contract.ts';

const MODEL: Readonly<Partial<Record<Provider, string>>> = {
  anthropic: 'claude-opus-5-5',
  openai: 'gpt-6.2-sol',
  google: 'gemini-3.5-flash',
  'openai-compatible': 'qwen3-coder',
};

let server: ModelCatalogue;

beforeEach(async () => {
  server = await startModelCatalogue();
});

afterEach(() => server.close());

function ask(provider: Provider, overrides: Partial<ModelInfoOptions> = {}) {
  return askModelInfo({
    binding: { provider, model: MODEL[provider] ?? 'model', effort: 'high' },
    baseUrl: provider === 'anthropic' || provider === 'google' ? server.origin : `${server.origin}/v1`,
    apiKey: CANARY_KEY,
    http: createHttp(),
    signal: new AbortController().signal,
    redact: createRedactor([CANARY_KEY]),
    ...overrides,
  });
}

const UNSAID = {
  retired: null,
  retiresOn: null,
  maxInputTokens: null,
  maxOutputTokens: null,
  windowTokens: null,
  structuredOutput: null,
  efforts: null,
};

describe('adapters/llm/model-info, what vendors say', () => {
  it('reads limits, capabilities and the end of a Claude model', async () => {
    const newer = { lifecycle: 'deprecated', retires_at: '2027-01-22T00:00:00Z' };
    const efforts = ['low', 'medium', 'high'];
    server.serve('/v1/models/claude-opus-5-5', {
      body: anthropicModel('claude-opus-5-5', { efforts, newer }),
    });

    const lookup = await ask('anthropic');

    expect(lookup).toEqual({
      kind: 'found',
      info: {
        id: 'claude-opus-5-5',
        retired: false,
        retiresOn: '2027-01-22',
        maxInputTokens: 1_000_000,
        maxOutputTokens: 128_000,
        windowTokens: null,
        structuredOutput: true,
        efforts,
      },
    });
    expect(server.requests.map(({ method, headers }) => [method, headers['x-api-key']])).toEqual([
      ['GET', CANARY_KEY],
    ]);
  });

  it('takes a model for retired by its lifecycle, not by a date that has passed', async () => {
    const read = async (newer: object) => {
      server.serve('/v1/models/claude-opus-5-5', { body: anthropicModel('claude-opus-5-5', { newer }) });
      const lookup = await ask('anthropic');
      return lookup.kind === 'found' ? lookup.info.retired : lookup;
    };

    expect(await read({ lifecycle: 'retired', retires_at: '2026-01-01T00:00:00Z' })).toBe(true);
    expect(await read({ lifecycle: 'deprecated', retires_at: '2026-01-01T00:00:00Z' })).toBe(false);
    expect(await read({})).toBeNull();
  });

  it('asks a gateway that lags behind with the older version', async () => {
    server.serve('/v1/models/claude-opus-5-5', ({ headers }) =>
      headers['anthropic-version'] === '2023-06-01'
        ? { body: anthropicModel('claude-opus-5-5', { efforts: [] }) }
        : { status: 400, body: anthropicError('invalid_request_error', 'anthropic-version: not valid') },
    );

    expect(await ask('anthropic')).toMatchObject({ kind: 'found', info: { efforts: [] } });
    expect(server.requests).toHaveLength(2);
  });

  it('reads of an OpenAI model that it exists and when it ends', async () => {
    server.serve('/v1/models/gpt-6.2-sol', {
      body: openAiModel('gpt-6.2-sol', { shutdown_date: '2027-03-01' }),
    });

    expect(await ask('openai')).toEqual({
      kind: 'found',
      info: { ...UNSAID, id: 'gpt-6.2-sol', retiresOn: '2027-03-01' },
    });
    expect(server.requests[0]?.headers.authorization).toBe(`Bearer ${CANARY_KEY}`);
  });

  it.each<[string, object, object]>([
    ['vLLM', { max_model_len: 32_768 }, { windowTokens: 32_768 }],
    [
      'OpenRouter',
      {
        context_length: 262_144,
        top_provider: { max_completion_tokens: 65_536 },
        supported_parameters: ['structured_outputs'],
      },
      { windowTokens: 262_144, maxOutputTokens: 65_536, structuredOutput: true },
    ],
    ['OpenRouter without it', { supported_parameters: ['tools'] }, { structuredOutput: false }],
    [
      'Groq',
      { context_window: 131_072, max_completion_tokens: 8_192 },
      { windowTokens: 131_072, maxOutputTokens: 8_192 },
    ],
    ['a server that says nonsense', { max_model_len: 'much', context_length: -1 }, {}],
  ])('reads the entry of %s', async (_, fields, said) => {
    server.serve('/v1/models', { body: modelList(openAiModel('other'), openAiModel('qwen3-coder', fields)) });

    const lookup = await ask('openai-compatible');

    expect(lookup).toEqual({ kind: 'found', info: { ...UNSAID, id: 'qwen3-coder', ...said } });
  });

  it('reads the limits of a Gemini model', async () => {
    server.serve('/v1beta/models/gemini-3.5-flash', { body: googleModel('gemini-3.5-flash') });

    expect(await ask('google')).toEqual({
      kind: 'found',
      info: { ...UNSAID, id: 'gemini-3.5-flash', maxInputTokens: 1_048_576, maxOutputTokens: 65_536 },
    });
    expect(server.requests[0]?.headers['x-goog-api-key']).toBe(CANARY_KEY);
  });

  it('says that a provider cannot be asked, and asks nobody', async () => {
    const binding = { provider: 'azure', model: 'deployment', effort: null } as const;

    expect(await ask('azure', { binding })).toEqual({
      kind: 'unchecked',
      reason: expect.stringContaining('azure'),
    });
    expect(server.requests).toHaveLength(0);
  });
});

describe('adapters/llm/model-info, lists of compatible servers', () => {
  it('knows the usual tag of Ollama', async () => {
    server.serve('/v1/models', { body: modelList(openAiModel('qwen3-coder:latest')) });

    expect(await ask('openai-compatible')).toMatchObject({
      kind: 'found',
      info: { id: 'qwen3-coder:latest' },
    });
  });

  it('reads a bare list, and asks without a key where there is none', async () => {
    server.serve('/v1/models', { body: [openAiModel('qwen3-coder')] });

    expect(await ask('openai-compatible', { apiKey: null })).toMatchObject({ kind: 'found' });
    expect(server.requests[0]?.headers.authorization).toBeUndefined();
  });

  it('asks for the model itself where the list does not name it', async () => {
    server.serve('/v1/models', { body: modelList(openAiModel('other')) });
    server.serve('/v1/models/qwen3-coder', { body: openAiModel('qwen3-coder') });

    expect(await ask('openai-compatible')).toMatchObject({ kind: 'found', info: { id: 'qwen3-coder' } });
  });

  it.each<[string, readonly object[], string]>([
    ['a name that is near', [openAiModel('qwen3-codr'), openAiModel('llama')], 'did you mean "qwen3-codr"?'],
    ['what there is', [openAiModel('a'), openAiModel('b')], 'it has "a", "b"'],
    ['only so many', Array.from({ length: 7 }, (_, at) => openAiModel(`m${at}`)), ' and 2 more'],
    ['that nothing is loaded', [], 'its list is empty'],
  ])('tells %s where the model is missing', async (_, models, words) => {
    server.serve('/v1/models', { body: modelList(...models) });

    expect(await ask('openai-compatible')).toEqual({
      kind: 'failed',
      fault: 'not-found',
      message: expect.stringContaining(words),
    });
  });

  it('expects llama.cpp to answer under any name', async () => {
    server.serve('/v1/models', { body: modelList(openAiModel('/models/a.gguf', { owned_by: 'llamacpp' })) });

    expect(await ask('openai-compatible')).toMatchObject({ kind: 'unchecked' });
  });

  it.each<[string, Parameters<ModelCatalogue['serve']>[1], string]>([
    ['has none', { status: 404, body: 'no' }, 'this server has no list of models'],
    ['takes no such method', { status: 405, body: 'no' }, 'this server has no list of models'],
    ['sends something else', { body: { models: 'many' } }, 'cannot be read'],
  ])('leaves a model unchecked where the server %s', async (_, reply, words) => {
    server.serve('/v1/models', reply);

    expect(await ask('openai-compatible')).toEqual({
      kind: 'unchecked',
      reason: expect.stringContaining(words),
    });
  });
});

describe('adapters/llm/model-info, trouble', () => {
  const CLAUDE = '/v1/models/claude-opus-5-5';
  const GPT = '/v1/models/gpt-6.2-sol';

  it.each<[Provider, string, number, unknown, string, string]>([
    ['openai', GPT, 401, openAiError('invalid_api_key', 'Incorrect API key'), 'auth', 'the key is refused'],
    [
      'anthropic',
      CLAUDE,
      401,
      anthropicError('authentication_error', 'invalid'),
      'auth',
      '401 from 127.0.0.1',
    ],
    ['anthropic', CLAUDE, 403, anthropicError('permission_error', 'no'), 'auth', 'has no right to this'],
    [
      'anthropic',
      CLAUDE,
      404,
      anthropicError('not_found_error', 'model: claude-opus-5-5'),
      'not-found',
      'no model claude',
    ],
    [
      'openai',
      GPT,
      404,
      openAiError('model_not_found', 'gone'),
      'not-found',
      'there is no model gpt-6.2-sol',
    ],
    ['openai', GPT, 429, openAiError('insufficient_quota', 'pay'), 'quota', 'no money'],
    ['openai', GPT, 429, openAiError('rate_limit', 'slow'), 'rate-limited', 'try again later'],
    ['anthropic', CLAUDE, 529, anthropicError('overloaded_error', 'busy'), 'overloaded', 'try again later'],
    ['openai', GPT, 200, { object: 'list' }, 'bad-answer', 'no description of a model'],
    ['anthropic', CLAUDE, 200, {}, 'bad-answer', 'no description of a model'],
  ])('%s %s: a %i is read as what it means', async (...row) => {
    const [provider, path, status, body, fault, words] = row;
    server.serve(path, { status, body });

    const lookup = await ask(provider);

    expect(lookup).toEqual({ kind: 'failed', fault, message: expect.stringContaining(words) });
  });

  it('tells a key that is missing from one that is refused', async () => {
    server.serve('/v1/models', { status: 401, body: openAiError('no_key', 'no') });

    const lookup = await ask('openai-compatible', { apiKey: null });

    expect(lookup).toMatchObject({ fault: 'auth', message: expect.stringContaining('none is set') });
  });

  it('does not blame the model for a path that is not there, nor the key for a right of its own', async () => {
    expect(await ask('anthropic')).toMatchObject({ kind: 'unchecked' });
    server.serve(GPT, {
      status: 403,
      body: openAiError('forbidden', 'Missing scopes: api.model.read.'),
    });
    expect(await ask('openai')).toMatchObject({ kind: 'unchecked' });
  });

  it('says that a page stands where the API should', async () => {
    server.serve('/v1/models', SIGN_IN_PAGE);

    const lookup = await ask('openai-compatible');

    expect(lookup).toMatchObject({ fault: 'bad-answer', message: expect.stringContaining('a sign-in') });
  });

  it('goes to no other origin, and shows it no key', async () => {
    const other = await startModelCatalogue();
    server.serve('/v1/models', { status: 302, headers: { location: `${other.origin}/v1/models` }, body: '' });

    const lookup = await ask('openai-compatible');

    expect(lookup).toMatchObject({ fault: 'bad-answer', message: expect.stringContaining(other.origin) });
    expect(other.requests).toHaveLength(0);
    await other.close();
  });

  it('names the remedy where a certificate is not trusted', async () => {
    const secure = await startLoopback(() => undefined, makeSelfSigned());

    const lookup = await ask('openai', { baseUrl: `${secure.origin}/v1` });

    expect(lookup).toMatchObject({
      fault: 'network',
      message: expect.stringContaining('NODE_EXTRA_CA_CERTS'),
    });
    expect(secure.requests).toHaveLength(0);
    await secure.close();
  });

  it('says that nobody listens', async () => {
    const gone = await startModelCatalogue();
    await gone.close();

    const lookup = await ask('openai', { baseUrl: `${gone.origin}/v1` });

    expect(lookup).toMatchObject({
      fault: 'network',
      message: expect.stringContaining('check that the server runs'),
    });
  });

  it('gives up a server that never answers, within a limit of its own', async () => {
    server.serve(GPT, 'silence');
    const sent: unknown[] = [];
    const http: Http = {
      send: (request) => {
        sent.push(request.limits);
        return createHttp().send({ ...request, limits: { ...request.limits, totalMs: 50 } });
      },
    };

    const lookup = await ask('openai', { http });

    expect(lookup).toMatchObject({ fault: 'timeout' });
    expect(sent).toEqual([expect.objectContaining({ connectMs: 10_000, idleMs: 10_000, totalMs: 10_000 })]);
  });

  it('ends with the signal, and takes the end for no answer', async () => {
    server.serve(GPT, 'silence');
    const controller = new AbortController();
    const asked = ask('openai', { signal: controller.signal });
    controller.abort(new Error('interrupted'));

    await expect(asked).rejects.toThrow('stopped');
  });

  it.each([0, 100, 280])(
    'repeats no key, no control character and no long text, %i columns in',
    async (columns) => {
      const words = `${'w'.repeat(columns)}${CANARY_KEY}\u001b[31m\n::error::${'x'.repeat(500)}`;
      server.serve(GPT, { status: 401, body: openAiError('invalid_api_key', words) });
      server.serve('/v1/models', { body: modelList(openAiModel(words), openAiModel('b')) });
      server.serve(CLAUDE, {
        body: { id: words, capabilities: { effort: { supported: true, [words]: { supported: true } } } },
      });

      for (const provider of ['openai', 'openai-compatible', 'anthropic'] as const) {
        const text = JSON.stringify(await ask(provider));

        expect(text).toContain('…');
        expect(text).not.toContain(CANARY_KEY.slice(0, 12));
        expect(text).not.toMatch(/\\n|\\u00|[\p{Cc}\n]/u);
        expect(text.length).toBeLessThanOrEqual(400);
      }
    },
  );
});

describe('adapters/llm/model-info, whatever comes', () => {
  const KINDS = ['found', 'unchecked', 'failed'];

  it('makes something of every answer', async () => {
    const providers = fc.constantFrom<Provider>('anthropic', 'openai', 'google', 'openai-compatible');
    const status = fc.constantFrom(200, 201, 400, 401, 403, 404, 429, 500, 529);
    await fc.assert(
      fc.asyncProperty(providers, status, fc.jsonValue(), async (provider, code, document) => {
        const lookup = await ask(provider, { http: answering(code, JSON.stringify(document)) });

        expect(KINDS).toContain(lookup.kind);
        if (lookup.kind === 'failed') expect(MODEL_FAULTS).toContain(lookup.fault);
        if (lookup.kind === 'found') expect(code).toBeLessThan(300);
      }),
    );
  });

  it('asks with GET only', async () => {
    server.serve('/v1/models', { body: modelList(openAiModel('other')) });

    for (const provider of ['anthropic', 'openai', 'google', 'openai-compatible'] as const)
      await ask(provider);

    expect(server.requests.length).toBeGreaterThan(3);
    expect(new Set(server.requests.map(({ method, body }) => `${method}${body}`))).toEqual(new Set(['GET']));
  });
});

function answering(status: number, text: string): Http {
  return {
    send: ({ method, url }) =>
      Promise.resolve({
        place: `${method} ${url}`,
        status,
        headers: { 'content-type': 'application/json' },
        body: oneChunk(text),
        discard: () => undefined,
      }),
  };
}

async function* oneChunk(text: string): AsyncIterable<Uint8Array> {
  await Promise.resolve();
  yield Buffer.from(text);
}

const describeContract = CONTRACTS_DIR === null ? describe.skip : describe;

describeContract('adapters/llm/model-info, the double keeps to what the vendors describe', () => {
  const anthropic = () => loadContract(CONTRACTS_DIR ?? '', 'anthropic');
  const openai = () => loadContract(CONTRACTS_DIR ?? '', 'openai');

  it('in descriptions, lists and errors', () => {
    expect([
      ...anthropic().document('ModelInfo', anthropicModel('claude-opus-5-5')),
      ...anthropic().document('ErrorResponse', anthropicError('not_found_error', 'model: x')),
      ...openai().document('Model', openAiModel('gpt-6.2-sol', { shutdown_date: null })),
      ...openai().document('ListModelsResponse', modelList(openAiModel('gpt-6.2-sol'))),
      ...loadContract(CONTRACTS_DIR ?? '', 'gemini').document('Model', googleModel('gemini-3.5-flash')),
      ...openai().document('ErrorResponse', openAiError('model_not_found', 'The model does not exist')),
    ]).toEqual([]);
  });
});
