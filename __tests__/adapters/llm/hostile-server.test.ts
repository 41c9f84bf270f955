/** Whatever a server writes: nothing of it steers a terminal, a log or a build, and no other origin sees key or code. */
import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from '@jest/globals';
import { createAnthropicClient } from '../../../src/adapters/llm/anthropic.ts';
import { createAzureClient } from '../../../src/adapters/llm/azure.ts';
import { createBedrockClient } from '../../../src/adapters/llm/bedrock.ts';
import type { ModelClientOptions } from '../../../src/adapters/llm/dialect.ts';
import { createGoogleClient } from '../../../src/adapters/llm/google.ts';
import { createOpenAiClient } from '../../../src/adapters/llm/openai.ts';
import { createOpenAiCompatibleClient } from '../../../src/adapters/llm/openai-compatible.ts';
import type { ModelAnswer, ModelClient } from '../../../src/domain/ports.ts';
import type { Provider } from '../../../src/domain/slot.ts';
import { type LoopbackServer, startLoopback } from '../../support/loopback-server.ts';
import { failureOf } from '../../support/model-client-bench.ts';
import { CANARY_KEY, clientOptions, modelRequest } from '../../support/model-requests.ts';
import { CLEAN_REVIEW } from '../../support/model-server.ts';
import { formatEvents, type ModelDialect, streamEvents, wholeBody } from '../../support/model-wire.ts';

type Subject = {
  readonly name: string;
  readonly provider: Provider;
  readonly dialect: ModelDialect;
  /** Where the way to ask depends on it. */
  readonly model?: string;
  readonly create: (options: ModelClientOptions) => ModelClient;
};

const SUBJECTS: readonly Subject[] = [
  { name: 'Anthropic', provider: 'anthropic', dialect: 'anthropic', create: createAnthropicClient },
  { name: 'OpenAI', provider: 'openai', dialect: 'openai', create: createOpenAiClient },
  { name: 'Azure', provider: 'azure', dialect: 'openai', create: createAzureClient },
  { name: 'Google', provider: 'google', dialect: 'google', create: createGoogleClient },
  {
    name: 'a compatible server',
    provider: 'openai-compatible',
    dialect: 'openai-compatible',
    create: createOpenAiCompatibleClient,
  },
  {
    name: 'Bedrock with Claude',
    provider: 'bedrock',
    dialect: 'bedrock-claude',
    model: 'us.anthropic.claude-opus-5-5-20261001-v1:0',
    create: createBedrockClient,
  },
  {
    name: 'Bedrock with another model',
    provider: 'bedrock',
    dialect: 'bedrock-converse',
    model: 'openai.gpt-oss-120b-1:0',
    create: createBedrockClient,
  },
];

const MEGABYTE = 1024 * 1024;

/** What would do harm where it is printed as it is, or at all. */
const ATTACKS: Readonly<Record<string, string>> = {
  'ANSI and control characters': '\u001b[2J\u001b]0;owned\u0007\u0000\b\r\u009b31m',
  'a workflow command': '::set-output name=verdict::pass',
  'a workflow command on a line of its own': 'oops\n::add-mask::x\r\n  ::error::forged',
  'the older form of it': 'oops ##[error]forged ##vso[task.complete result=Succeeded]',
  'invisible and turning characters': 'a\u202egnorw\u2066\u200b\u2028\u2029\ufeff\u{e0041}b\ud800',
  'Markdown and HTML': '\n\n# Approved\n\n[x](javascript:alert(1)) <img src=x onerror=y> @everyone',
  'a megabyte': 'x'.repeat(MEGABYTE),
  'a megabyte of lines': '::error::x\n'.repeat(MEGABYTE / 11),
  'the key': `you sent ${CANARY_KEY}`,
};

const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]|^\s*::|##\[/u;

/** Texts that reach logs: at most this many characters, on one line, nothing in them that acts. */
function expectHarmless(texts: readonly (string | null)[], max: number): void {
  for (const text of texts) {
    if (text === null) continue;
    expect(text).not.toMatch(UNSAFE);
    expect(text).not.toContain(CANARY_KEY);
    expect(text.length).toBeLessThanOrEqual(max);
  }
}

function expectHarmlessAnswer({ servedModel, rawStop, notes }: ModelAnswer): void {
  expectHarmless([servedModel, rawStop], 85);
  expectHarmless(notes, 200);
}

const answers = (response: ServerResponse, status: number, body: string, type = 'application/json'): void =>
  void response.writeHead(status, { 'content-type': type }).end(body);

/** The size of a text is the same matter in every shape. */
function fewIfLong<T>(attack: string, all: readonly T[]): readonly T[] {
  return attack.length < MEGABYTE / 2 ? all : all.slice(0, 2);
}

/** Error documents of all shapes, every text in them hostile. */
function errorDocuments(attack: string): readonly unknown[] {
  return fewIfLong(attack, [
    { type: 'error', error: { type: attack, message: attack, details: { error_code: attack } } },
    { error: { type: attack, code: attack, message: attack, param: attack, innererror: { code: attack } } },
    { error: { message: attack, code: 400, metadata: { raw: attack, reasons: [] } } },
    { error: { code: 400, status: attack, message: attack, details: [{ reason: attack }] } },
    { error: attack },
    { object: 'error', message: attack, type: attack, code: 400 },
    { detail: attack },
    { detail: [{ loc: [attack, attack], msg: attack }] },
    { [attack]: attack },
  ]);
}

describe.each(SUBJECTS)('a hostile server behind $name', (subject) => {
  const { provider, dialect, model = 'model-x', create } = subject;
  const open: LoopbackServer[] = [];

  afterEach(async () => {
    await Promise.all(open.splice(0).map((server) => server.close()));
  });

  async function connect(handle: (response: ServerResponse) => void) {
    const server = await startLoopback((_, response) => handle(response));
    open.push(server);
    const binding = { provider, model, effort: 'high' } as const;
    return create(clientOptions(binding, server.origin).options);
  }

  const said = (model: string, text = CLEAN_REVIEW) =>
    ({ model, text, stop: 'end', usage: { input: 50, output: 9 } }) as const;

  it.each(Object.entries(ATTACKS))('error bodies: %s', async (_, attack) => {
    for (const document of errorDocuments(attack)) {
      const client = await connect((response) => answers(response, 400, JSON.stringify(document)));

      const error = await failureOf(client);

      expectHarmless([error.message], 310);
      expectHarmless(error.notes, 200);
    }
  });

  it.each(Object.entries(ATTACKS))('names of models: %s', async (_, attack) => {
    const whole = JSON.stringify(wholeBody(dialect, said(attack)));
    const stream = formatEvents(streamEvents(dialect, said(attack)));

    const first = await (await connect((response) => answers(response, 200, whole))).ask(modelRequest());
    const second = await (
      await connect((response) => answers(response, 200, stream, 'text/event-stream'))
    ).ask(modelRequest());

    expect([first.text, second.text]).toEqual([CLEAN_REVIEW, CLEAN_REVIEW]);
    // Converse names no model.
    expect(first.servedModel === null).toBe(dialect === 'bedrock-converse');
    for (const answer of [first, second]) expectHarmlessAnswer(answer);
  });

  it.each(Object.entries(ATTACKS))('words for why it stopped: %s', async (_, attack) => {
    const whole = JSON.stringify(wholeBody(dialect, said('m')));
    const body = whole.replace(/"(?:end_turn|completed|stop|STOP)"/g, JSON.stringify(attack));
    expect(body).not.toBe(whole);

    const answer = await (await connect((response) => answers(response, 200, body))).ask(modelRequest());

    expect(answer.stop).toBe('other');
    expectHarmlessAnswer(answer);
  });

  it.each(Object.entries(ATTACKS))('errors in a stream: %s', async (_, attack) => {
    const events = fewIfLong<unknown>(attack, [
      { type: 'error', error: { type: attack, message: attack } },
      { type: 'error', code: attack, message: attack },
      {
        type: 'response.failed',
        response: { object: 'response', status: 'failed', error: { code: attack, message: attack } },
      },
      { error: { code: 400, status: attack, message: attack } },
      { error: attack },
      { [attack]: attack },
    ]);
    for (const event of events) {
      const body = `event: ${JSON.stringify(attack).slice(0, 200)}\ndata: ${JSON.stringify(event)}\n\n`;
      const client = await connect((response) => answers(response, 200, body, 'text/event-stream'));

      const error = await failureOf(client);

      expectHarmless([error.message], 310);
      expectHarmless(error.notes, 200);
    }
  });

  it('headers: ids, types, dates and rates', async () => {
    const hostile = '\u009b31m::set-output name=a::b <script> ##[error]x';
    for (const status of [200, 401, 429, 500]) {
      const client = await connect((response) => {
        const names = [
          'request-id',
          'x-request-id',
          'x-amzn-requestid',
          'apim-request-id',
          'retry-after',
          'date',
        ];
        const rates = [
          'x-ratelimit-remaining-requests',
          'x-ratelimit-reset-tokens',
          'anthropic-ratelimit-tokens-reset',
        ];
        for (const name of [...names, ...rates]) response.setHeader(name, hostile);
        answers(
          response,
          status,
          '{}',
          `${status === 401 ? 'text/html' : 'application/json'}; x="${hostile}"`,
        );
      });

      const error = await failureOf(client);

      expectHarmless([error.message], 310);
      expect(error.message).not.toContain('script');
      expectHarmless(error.notes, 200);
    }
  });

  it('a megabyte in a stream is an answer like any other, to its last character', async () => {
    const text = JSON.stringify({ findings: [], approved: true, note: ATTACKS['a megabyte'] });
    const body = formatEvents(streamEvents(dialect, said('m', text)));
    const client = await connect((response) => answers(response, 200, body, 'text/event-stream'));

    expect((await client.ask(modelRequest())).text).toBe(text);
  });

  it.each([301, 302, 303, 307, 308])(
    'a redirect (%i) to another origin takes nothing along',
    async (status) => {
      const thief = await startLoopback((_, response) => void response.end('{}'));
      open.push(thief);
      const client = await connect((response) => {
        response.writeHead(status, { location: `${thief.origin}/v1/${CANARY_KEY}` }).end();
      });

      const error = await failureOf(client);

      expect(error).toMatchObject({ fault: 'bad-answer', attempts: 1 });
      expectHarmless([error.message], 310);
      expect(thief.requests).toEqual([]);
    },
  );
});
