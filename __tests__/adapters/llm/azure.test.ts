import { afterEach, describe, expect, it } from '@jest/globals';
import type { Http, HttpRequest } from '../../../src/adapters/http.ts';
import { HttpError } from '../../../src/adapters/http-error.ts';
import { createAzureClient } from '../../../src/adapters/llm/azure.ts';
import { apiRoot } from '../../../src/domain/endpoint.ts';
import { modelFacts } from '../../../src/domain/models.ts';
import { type Binding, familyOf } from '../../../src/domain/slot.ts';
import { describeModelClient } from '../../contracts/model-client.ts';
import { failureOf, ONE_FINDING } from '../../support/model-client-bench.ts';
import { CANARY_KEY, clientOptions, modelRequest } from '../../support/model-requests.ts';
import {
  CLEAN_REVIEW,
  type ModelServer,
  type Scripted,
  startModelServer,
} from '../../support/model-server.ts';
import { RESPONSES_SPEC } from '../../support/responses-spec.ts';

const binding: Binding = { provider: 'azure', model: 'review-deployment', effort: 'high' };

describeModelClient({
  ...RESPONSES_SPEC,
  path: 'adapters/llm/azure',
  binding,
  create: createAzureClient,
  keyHeader: 'api-key',
});

/** The filter of a resource stands before the model. */
const FILTERED: Scripted = {
  kind: 'raw',
  status: 400,
  type: 'application/json',
  body: JSON.stringify({
    error: {
      message: 'The prompt was filtered by the content policy of this resource.',
      type: null,
      param: 'prompt',
      code: 'content_filter',
      status: 400,
      innererror: {
        code: 'ResponsibleAIPolicyViolation',
        content_filter_result: { jailbreak: { filtered: true } },
      },
    },
  }),
};

const NO_RESPONSES: Scripted = {
  kind: 'raw',
  status: 400,
  type: 'application/json',
  body: JSON.stringify({
    error: {
      code: 'OperationNotSupported',
      message: 'The responses operation does not work with the specified model, review-deployment.',
    },
  }),
};

describe('adapters/llm/azure, what is its own', () => {
  let server: ModelServer;

  afterEach(() => server?.close());

  function connect() {
    const setup = clientOptions(binding, apiRoot('azure', server.origin));
    return { ...setup, client: createAzureClient(setup.options) };
  }

  it.each([
    'https://res.openai.azure.com',
    'https://res.openai.azure.com/openai',
    'https://res.openai.azure.com/openai/v1',
  ])('takes the address %s for that of the resource', async (address) => {
    const urls: string[] = [];
    const http: Http = {
      send: ({ url }: HttpRequest) => {
        urls.push(url);
        return Promise.reject(new HttpError(url, 'network', 'not sent'));
      },
    };
    const { options } = clientOptions(binding, apiRoot('azure', address), { http });

    await failureOf(createAzureClient(options));

    expect(urls).toEqual(['https://res.openai.azure.com/openai/v1/responses']);
  });

  it('takes what the filter before the model stops for a refusal', async () => {
    server = await startModelServer();
    server.script({}, FILTERED);

    expect(await connect().client.ask(modelRequest())).toMatchObject({
      text: '',
      stop: 'refusal',
      rawStop: 'content_filter',
      attempts: 1,
    });
  });

  it('takes what the filter behind the model stops for a refusal', async () => {
    server = await startModelServer();
    const output = [{ type: 'message', content: [{ type: 'output_text', text: ONE_FINDING.slice(0, 20) }] }];
    const reason = { reason: 'content_filter' };
    const body = JSON.stringify({
      object: 'response',
      status: 'incomplete',
      incomplete_details: reason,
      output,
    });
    server.script({}, { kind: 'raw', type: 'application/json', body });

    expect(await connect().client.ask(modelRequest())).toMatchObject({ text: '', stop: 'refusal' });
  });

  it('asks through Chat Completions where the deployment has nothing else, and remembers it', async () => {
    server = await startModelServer();
    server.script({}, (call) =>
      call.dialect === 'openai' ? NO_RESPONSES : { kind: 'ok', text: ONE_FINDING },
    );
    const { client } = connect();

    const first = await client.ask(modelRequest());
    const second = await client.ask(modelRequest());

    expect(server.calls.map(({ dialect }) => dialect)).toEqual([
      'openai',
      'openai-compatible',
      'openai-compatible',
    ]);
    expect(first).toMatchObject({ text: ONE_FINDING, attempts: 2 });
    expect(first.notes).toEqual([expect.stringContaining('through Chat Completions')]);
    expect(second).toMatchObject({ attempts: 1, notes: [] });
    expect(server.requests.map(({ headers }) => headers['api-key'])).toEqual(Array(3).fill(CANARY_KEY));
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('tells all attempts where Chat Completions fails as well', async () => {
    server = await startModelServer();
    server.script({}, (call) => (call.dialect === 'openai' ? NO_RESPONSES : { kind: 'error', status: 401 }));

    const error = await failureOf(connect().client);

    expect(error).toMatchObject({ fault: 'auth', status: 401, attempts: 2 });
    expect(error.notes).toEqual([expect.stringContaining('through Chat Completions')]);
  });

  it('says that a deployment is not there, and tries no other way', async () => {
    server = await startModelServer();
    server.script(
      {},
      { kind: 'error', status: 404, code: 'DeploymentNotFound', message: 'no such deployment' },
    );

    const error = await failureOf(connect().client);

    expect(error).toMatchObject({ fault: 'not-found', attempts: 1 });
    expect(error.message).toContain('DeploymentNotFound');
  });

  it.each(['-1', '0'])('does not believe headers that leave %s requests', async (left) => {
    server = await startModelServer();
    const headers = {
      'x-ratelimit-limit-requests': left,
      'x-ratelimit-remaining-requests': left,
      'x-ratelimit-limit-tokens': left,
      'x-ratelimit-remaining-tokens': left,
      'x-ratelimit-reset-tokens': left,
    };
    server.script({}, { kind: 'error', status: 500, headers }, { kind: 'ok', text: CLEAN_REVIEW });
    const { client, clock } = connect();

    const first = await client.ask(modelRequest());
    const second = await client.ask(modelRequest());

    expect([first, second]).toMatchObject([{ attempts: 2 }, { attempts: 1 }]);
    expect(clock.sleeps).toEqual([250]);
  });

  it.each([
    ['review-deployment', 'openai'],
    ['gpt-6.2-sol', 'openai'],
    ['graphics-prod', 'openai'],
    ['our-claude-sonnet', 'anthropic'],
    ['DeepSeek-R2', 'openai-compatible'],
    ['prod-Llama-4', 'openai-compatible'],
    ['Phi-5', 'openai-compatible'],
  ])('counts the deployment %s for %s', (model, family) => {
    expect(familyOf({ provider: 'azure', model, effort: null })).toBe(family);
  });

  it('knows the size of a deployment named like its model, and no price', () => {
    const facts = modelFacts({ provider: 'azure', model: 'gpt-6.2-sol', effort: null }, new Map());

    expect(facts).toMatchObject({ price: null, maxInputTokens: 250_000, bytesPerToken: 3.6 });
  });
});
