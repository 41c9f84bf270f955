/** What every client of a model over HTTP must do: one suite, run by each adapter. */
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { ModelClientOptions } from '../../src/adapters/llm/exchange.ts';
import { ModelError, type ModelFault } from '../../src/domain/errors.ts';
import type { ModelClient, ModelRequest } from '../../src/domain/ports.ts';
import type { Binding } from '../../src/domain/slot.ts';
import { type LoopbackServer, startLoopback } from '../support/loopback-server.ts';
import {
  CANARY_KEY,
  type ClientSetup,
  clientOptions,
  correctionRequest,
  modelRequest,
} from '../support/model-requests.ts';
import {
  CLEAN_REVIEW,
  fenced,
  HALF_JSON,
  HTML_200,
  type ModelServer,
  type Scripted,
  startModelServer,
} from '../support/model-server.ts';
import { errorBody, type ModelDialect, streamEvents, wholeBody } from '../support/model-wire.ts';
import { CONTRACTS_DIR, loadContract, type VendorContract } from '../support/vendor-contract.ts';

/** What differs from one adapter to the next. */
export type ModelClientSubject = {
  /** Path under src, for the name of the suite. */
  readonly path: string;
  readonly dialect: ModelDialect;
  readonly binding: Binding;
  readonly create: (options: ModelClientOptions) => ModelClient;
  /** The header that carries the key. */
  readonly keyHeader: string;
  /** What a body says, in words that are the same for all. */
  readonly readBody: (body: Readonly<Record<string, unknown>>) => {
    readonly system: unknown;
    readonly turns: readonly (readonly [role: unknown, text: unknown])[];
    readonly schema: unknown;
    readonly limit: unknown;
    readonly effort: unknown;
  };
  /** Fields that servers refuse by name, and whether the body still holds them after that. */
  readonly refusals: readonly {
    readonly field: string;
    readonly words?: string;
    readonly note: RegExp;
  }[];
  readonly contract: {
    readonly name: 'anthropic' | 'openai';
    readonly path: string;
    readonly event: string;
    /** Error answers that are described. */
    readonly errors: readonly (readonly [status: number, code: string])[];
    /** Events that the service sends and the description does not know. */
    readonly undescribed: readonly string[];
  };
};

const ONE_FINDING = JSON.stringify({
  findings: [{ issue: 'Naïve „quotes" and — dashes 🙂' }],
  approved: false,
});

/** Runs the suite for one adapter. */
export function describeModelClient(subject: ModelClientSubject): void {
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

  function connect(
    server: ModelServer,
    overrides: Partial<ModelClientOptions> = {},
  ): ClientSetup & { client: ModelClient } {
    const setup = clientOptions(subject.binding, server.baseUrl(subject.dialect), overrides);
    return { ...setup, client: subject.create(setup.options) };
  }

  /** How asking fails; everything about the failure is searched for the key. */
  async function failure(client: ModelClient, request: ModelRequest = modelRequest()): Promise<ModelError> {
    try {
      await client.ask(request);
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      const everything = `${error.stack} ${JSON.stringify(error)} ${JSON.stringify(Object.getOwnPropertyDescriptors(error))}`;
      expect(everything).not.toContain(CANARY_KEY);
      return error;
    }
    throw new Error('an answer came where a failure was expected');
  }

  describe(subject.path, () => {
    describe('asking', () => {
      it('carries system, turns, schema, limit and effort, and no tools', async () => {
        const server = await serve();
        const request = correctionRequest();

        await connect(server).client.ask(request);

        const [call] = server.calls;
        expect(call?.dialect).toBe(subject.dialect);
        expect(call?.model).toBe(subject.binding.model);
        expect(subject.readBody(call?.body ?? {})).toEqual({
          system: request.system,
          turns: request.turns.map(({ role, text }) => [role, text]),
          schema: request.schema,
          limit: 32_000,
          effort: 'high',
        });
        expect(Object.keys(call?.body ?? {})).not.toEqual(
          expect.arrayContaining([expect.stringMatching(/tool|temperature|thinking/)]),
        );
      });

      it('leaves the effort out where the binding names none', async () => {
        const server = await serve();
        const binding = { ...subject.binding, effort: null };
        const { options } = clientOptions(binding, server.baseUrl(subject.dialect));

        await subject.create(options).ask(modelRequest());

        expect(subject.readBody(server.calls[0]?.body ?? {}).effort).toBeUndefined();
      });

      it('never asks for more output than the model has', async () => {
        const server = await serve();

        await connect(server).client.ask(modelRequest({ maxOutputTokens: 1_000_000 }));

        expect(subject.readBody(server.calls[0]?.body ?? {}).limit).toBe(64_000);
      });

      it('sends the key in one header and nowhere else', async () => {
        const server = await serve();

        await connect(server).client.ask(modelRequest());

        const { headers, body, path } = server.requests[0] ?? { headers: {}, body: '', path: '' };
        const carriers = Object.entries(headers).filter(([, value]) => value.includes(CANARY_KEY));
        expect(carriers.map(([name]) => name)).toEqual([subject.keyHeader]);
        expect(body + path).not.toContain(CANARY_KEY);
      });

      it('sends no such header to a server that asks for no key', async () => {
        const server = await serve();

        await connect(server, { apiKey: null }).client.ask(modelRequest());

        expect(server.requests[0]?.headers[subject.keyHeader]).toBeUndefined();
      });

      it('names binding and destination', async () => {
        const server = await serve();

        const { client } = connect(server);

        expect([client.binding, client.destination]).toEqual([subject.binding, server.origin]);
      });
    });

    describe('reading', () => {
      it('a streamed answer', async () => {
        const server = await serve({
          kind: 'ok',
          text: ONE_FINDING,
          usage: { input: 1_200, output: 90, cacheRead: 1_000 },
        });

        const answer = await connect(server).client.ask(modelRequest());

        expect(server.calls[0]?.isStream).toBe(true);
        expect(answer).toMatchObject({ text: ONE_FINDING, stop: 'end', attempts: 1, notes: [] });
        expect(answer.usage).toEqual({ input: 1_200, cacheRead: 1_000, cacheWrite: 0, output: 90 });
        expect(answer.servedModel).toBe(subject.binding.model);
        expect(answer.rawStop).not.toBe('');
      });

      it('a whole answer though a stream was asked for', async () => {
        const said = {
          model: 'other-model',
          text: ONE_FINDING,
          stop: 'end',
          usage: { input: 50, output: 9 },
        } as const;
        const body = JSON.stringify(wholeBody(subject.dialect, said));
        const server = await serve({ kind: 'raw', type: 'application/json; charset=utf-8', body });

        const answer = await connect(server).client.ask(modelRequest());

        expect(answer).toMatchObject({ text: ONE_FINDING, stop: 'end', servedModel: 'other-model' });
      });

      it('a stream that comes byte by byte', async () => {
        const server = await serve({ kind: 'drip', text: CLEAN_REVIEW, everyMs: 0 });

        expect(await connect(server).client.ask(modelRequest())).toMatchObject({
          text: CLEAN_REVIEW,
          stop: 'end',
        });
      });

      it.each([
        ['a fence', fenced(CLEAN_REVIEW)],
        ['prose', 'I see no defects in this change.'],
        ['nothing', ''],
      ])('leaves %s to whoever asked', async (_, text) => {
        const server = await serve({ kind: 'ok', text });

        expect(await connect(server).client.ask(modelRequest())).toMatchObject({ text, stop: 'end' });
      });

      it('an answer that was cut, as cut', async () => {
        const server = await serve({ kind: 'cut', text: ONE_FINDING.slice(0, 30) });

        expect(await connect(server).client.ask(modelRequest())).toMatchObject({
          text: ONE_FINDING.slice(0, 30),
          stop: 'length',
        });
      });

      it('an answer that ran out of context, never as complete', async () => {
        const server = await serve({ kind: 'context', text: CLEAN_REVIEW });

        expect((await connect(server).client.ask(modelRequest())).stop).toMatch(/^(?:context|length)$/);
      });

      it.each([
        ['at once', undefined],
        ['in the middle: what came before is discarded', CLEAN_REVIEW],
      ])('a refusal %s', async (_, partial) => {
        const server = await serve({ kind: 'refusal', ...(partial === undefined ? {} : { partial }) });

        const answer = await connect(server).client.ask(modelRequest());

        expect(answer).toMatchObject({ text: '', stop: 'refusal', attempts: 1 });
      });
    });

    describe('failing', () => {
      it.each<[number, ModelFault, number]>([
        [400, 'bad-request', 1],
        [401, 'auth', 1],
        [402, 'quota', 1],
        [403, 'auth', 1],
        [404, 'not-found', 1],
        [408, 'timeout', 4],
        [413, 'too-large', 1],
        [422, 'bad-request', 1],
        [429, 'rate-limited', 4],
        [500, 'overloaded', 4],
        [502, 'overloaded', 4],
        [503, 'overloaded', 4],
        [504, 'timeout', 4],
        [529, 'overloaded', 4],
      ])('status %i is "%s" after %i attempts', async (status, fault, attempts) => {
        const server = await serve({ kind: 'error', status, message: `you sent ${CANARY_KEY}` });

        const error = await failure(connect(server).client);

        expect(error).toMatchObject({ fault, status, attempts });
        expect(error.message).toMatch(
          new RegExp(`POST http://127.*req_loopback.*answered ${status}.*you sent \\[redacted\\]`),
        );
        expect(server.calls).toHaveLength(attempts);
      });

      it.each([
        ['insufficient_quota', 429],
        ['enforced_spend_limit_reached', 429],
        ['billing_error', 400],
      ])('an account without money (%s) is not asked again', async (code, status) => {
        const server = await serve({ kind: 'error', status, code, headers: { 'retry-after': '1' } });

        expect(await failure(connect(server).client)).toMatchObject({ fault: 'quota', attempts: 1 });
      });

      it('a prompt over the context is too large, not a bad request', async () => {
        const server = await serve({
          kind: 'error',
          status: 400,
          message: 'prompt is too long: 250000 tokens > 200000 maximum',
        });

        expect(await failure(connect(server).client)).toMatchObject({ fault: 'too-large', attempts: 1 });
      });

      it('an error page that is no JSON brings its status and none of its text', async () => {
        const server = await serve({ kind: 'raw', type: 'text/html', body: '<b>portal</b>', status: 403 });

        const error = await failure(connect(server).client);

        expect(error).toMatchObject({ fault: 'auth', status: 403 });
        expect(error.message).not.toContain('portal');
      });

      it('a long message with control bytes is cut and made harmless', async () => {
        const server = await serve({
          kind: 'error',
          status: 400,
          message: `\u001b[31m::error::\n${'x'.repeat(5_000)}`,
        });

        const { message } = await failure(connect(server).client);

        expect(message.length).toBeLessThanOrEqual(300);
        expect(message).not.toMatch(/\p{Cc}/u);
      });

      it.each<[string, Record<string, string>, number]>([
        ['in seconds', { 'retry-after': '7' }, 7_000],
        ['in milliseconds', { 'retry-after-ms': '1500' }, 1_500],
        [
          'as a date',
          { 'retry-after': 'Fri, 02 Jan 2026 03:04:35 GMT', date: 'Fri, 02 Jan 2026 03:04:05 GMT' },
          30_000,
        ],
        ['hugely', { 'retry-after': '86400' }, 120_000],
        ['negatively', { 'retry-after': '-5' }, 250],
        ['not', {}, 250],
      ])('waits as long as the server says: %s', async (_, headers, waited) => {
        const server = await serve(
          { kind: 'error', status: 429, headers },
          { kind: 'ok', text: CLEAN_REVIEW },
        );
        const { client, clock } = connect(server);

        const answer = await client.ask(modelRequest());

        expect(answer).toMatchObject({ text: CLEAN_REVIEW, attempts: 2 });
        expect(clock.sleeps).toEqual([waited]);
      });

      it('does not wait beyond the deadline', async () => {
        const server = await serve({ kind: 'error', status: 429, headers: { 'retry-after': '60' } });
        const { client, clock } = connect(server, { deadlineAtMs: 59_000 });

        expect(await failure(client)).toMatchObject({ fault: 'rate-limited', attempts: 1 });
        expect(clock.sleeps).toEqual([]);
      });

      it('obeys x-should-retry', async () => {
        const server = await serve({ kind: 'error', status: 500, headers: { 'x-should-retry': 'false' } });

        expect(await failure(connect(server).client)).toMatchObject({ fault: 'overloaded', attempts: 1 });
      });

      it.each<[string, Scripted]>([
        ['529', { kind: 'error', status: 529 }],
        ['a reset before the headers', { kind: 'reset', when: 'before-headers' }],
        ['a reset in the body', { kind: 'reset', when: 'mid-body' }],
        ['a body shorter than announced', { kind: 'reset', when: 'short-length' }],
        ['a stream that ends too early', { kind: 'no-end', text: CLEAN_REVIEW }],
        [
          'an overload inside the stream',
          { kind: 'stream-error', status: 529, code: 'overloaded_error', message: 'Overloaded' },
        ],
      ])('tries again after %s', async (_, trouble) => {
        const server = await serve(trouble, { kind: 'ok', text: CLEAN_REVIEW });

        expect(await connect(server).client.ask(modelRequest())).toMatchObject({
          text: CLEAN_REVIEW,
          attempts: 2,
        });
      });

      it.each<[string, Scripted, ModelFault, number]>([
        ['resets without end', { kind: 'reset', when: 'mid-body' }, 'network', 4],
        ['half a stream without end', { kind: 'no-end', text: CLEAN_REVIEW }, 'network', 4],
        ['HTML with status 200', HTML_200, 'bad-answer', 1],
        ['half a document', HALF_JSON, 'bad-answer', 1],
        [
          'a document of another kind',
          { kind: 'raw', type: 'application/json', body: '{"ok": true}' },
          'bad-answer',
          1,
        ],
        [
          'an event that is half a document',
          { kind: 'raw', type: 'text/event-stream', body: 'data: {"type\n\n' },
          'bad-answer',
          1,
        ],
        ['an event stream of nothing', { kind: 'raw', type: 'text/event-stream', body: '' }, 'network', 4],
        ['a bomb', { kind: 'gzip-bomb', bytes: 40 * 1024 * 1024 }, 'bad-answer', 1],
        ['huge headers', { kind: 'huge-headers', bytes: 100 * 1024 }, 'bad-answer', 1],
        [
          'a final error inside the stream',
          { kind: 'stream-error', status: 400, code: 'invalid_request_error', message: `no ${CANARY_KEY}` },
          'bad-answer',
          1,
        ],
      ])('%s: never an answer', async (_, trouble, fault, attempts) => {
        const server = await serve(trouble);

        expect(await failure(connect(server).client)).toMatchObject({ fault, attempts });
      });

      it('a redirect to another origin takes neither key nor code along', async () => {
        const thief: LoopbackServer = await startLoopback((_, response) => void response.end('{}'));
        closing.push(thief.close);
        const server = await serve({ kind: 'redirect', to: `${thief.origin}/v1/messages`, status: 307 });

        expect(await failure(connect(server).client)).toMatchObject({ fault: 'bad-answer', attempts: 1 });
        expect(thief.requests).toEqual([]);
      });

      it('a server that is not there', async () => {
        const server = await startModelServer();
        await server.close();

        expect(await failure(connect(server).client)).toMatchObject({ fault: 'network', status: null });
      });
    });

    describe('time', () => {
      it('a late answer is no silence', async () => {
        const server = await serve({ kind: 'late', ms: 120, next: { kind: 'ok', text: CLEAN_REVIEW } });

        const { client } = connect(server, { limits: { idleMs: 40, connectMs: 60 } });

        expect(await client.ask(modelRequest())).toMatchObject({ text: CLEAN_REVIEW, attempts: 1 });
      });

      it.each<[string, Scripted, Partial<ModelClientOptions>]>([
        ['silence in the stream', { kind: 'silence', after: 'first-bytes' }, { limits: { idleMs: 40 } }],
        ['no answer until the deadline', { kind: 'silence', after: 'nothing' }, { deadlineAtMs: 60 }],
        ['pings until the deadline', { kind: 'pings', everyMs: 10 }, { deadlineAtMs: 80 }],
        [
          'a drip until the deadline',
          { kind: 'drip', text: CLEAN_REVIEW, everyMs: 15 },
          { deadlineAtMs: 80 },
        ],
        ['a deadline that is over', { kind: 'silence', after: 'nothing' }, { deadlineAtMs: -1 }],
      ])('%s is a timeout', async (_, trouble, overrides) => {
        const server = await serve(trouble);

        expect(await failure(connect(server, overrides).client)).toMatchObject({
          fault: 'timeout',
          attempts: 1,
        });
      });

      it('the signal stops at once', async () => {
        const server = await serve({ kind: 'silence', after: 'first-bytes' });
        const controller = new AbortController();
        const asking = failure(connect(server).client, modelRequest({ signal: controller.signal }));

        await delay(30);
        controller.abort();

        expect(await asking).toMatchObject({ fault: 'aborted', attempts: 1 });
      });

      it('the signal of a deadline is a timeout', async () => {
        const server = await serve({ kind: 'silence', after: 'nothing' });
        const signal = AbortSignal.timeout(30);

        expect(await failure(connect(server).client, modelRequest({ signal }))).toMatchObject({
          fault: 'timeout',
        });
      });
    });

    describe('fields that a server does not know', () => {
      it.each(subject.refusals)(
        '$field ($words) is dropped or swapped once, remembered and told',
        async (refusal) => {
          const { field, words, note } = refusal;
          const server = await serve({
            kind: 'refuses',
            field,
            ...(words === undefined ? {} : { words }),
            next: { kind: 'ok', text: CLEAN_REVIEW },
          });
          const { client } = connect(server);

          const first = await client.ask(modelRequest());
          const asked = server.calls.length;
          const second = await client.ask(modelRequest());

          expect(first).toMatchObject({ text: CLEAN_REVIEW, attempts: asked });
          expect(first.notes.at(-1)).toMatch(note);
          expect(first.notes).toHaveLength(asked - 1);
          expect(second).toMatchObject({ text: CLEAN_REVIEW, attempts: 1, notes: [] });
          expect(server.calls.at(-1)?.request.body).not.toContain(`"${field}"`);
        },
      );

      it('two calls side by side may both run into it', async () => {
        const field = subject.refusals[0]?.field ?? '';
        const server = await serve({ kind: 'refuses', field, next: { kind: 'ok', text: CLEAN_REVIEW } });
        const { client } = connect(server);

        const answers = await Promise.all([client.ask(modelRequest()), client.ask(modelRequest())]);

        expect(answers.map(({ text }) => text)).toEqual([CLEAN_REVIEW, CLEAN_REVIEW]);
      });

      it('a refusal that names nothing we sent ends the call', async () => {
        const server = await serve({
          kind: 'error',
          status: 400,
          message: 'messages: at least one is required',
        });

        expect(await failure(connect(server).client)).toMatchObject({ fault: 'bad-request', attempts: 1 });
      });

      it('a server that refuses everything is given up in the end, with what was tried', async () => {
        const names = subject.refusals.map(({ field }) => field).join(', ');
        const server = await serve({ kind: 'error', status: 400, message: `unknown: ${names}` });

        const error = await failure(connect(server).client);

        expect(error.fault).toBe('bad-request');
        expect(error.attempts).toBeLessThanOrEqual(12);
        expect(error.notes).toHaveLength(error.attempts - 1);
      });
    });

    describe(`the vendor's description${CONTRACTS_DIR === null ? ' (skipped: CONTRACTS_DIR names no folder)' : ''}`, () => {
      const test = CONTRACTS_DIR === null ? it.skip : it;
      const contract = (): VendorContract => loadContract(CONTRACTS_DIR ?? '', subject.contract.name);
      const stops = ['end', 'length', 'refusal', 'context'] as const;
      const said = (stop: (typeof stops)[number]) => {
        return { model: subject.binding.model, text: ONE_FINDING, stop, usage: { input: 10, output: 5 } };
      };

      test('every request is as described', async () => {
        const server = await serve();
        for (const { field, words } of subject.refusals) {
          const next: Scripted = { kind: 'ok', text: CLEAN_REVIEW };
          server.script({}, { kind: 'refuses', field, ...(words === undefined ? {} : { words }), next });
          const { client } = connect(server);
          await client.ask(modelRequest());
          await client.ask(correctionRequest());
        }
        const { request } = contract();

        const complaints = server.calls.flatMap(({ body }) => request(subject.contract.path, body));

        expect(server.calls.length).toBeGreaterThan(subject.refusals.length * 2);
        expect(complaints).toEqual([]);
      });

      test('a wrong request is noticed', async () => {
        const server = await serve();
        await connect(server).client.ask(modelRequest());
        const { request } = contract();

        const body = server.calls[0]?.body ?? {};

        expect(request(subject.contract.path, { ...body, model: 7 })).not.toEqual([]);
        expect(request(subject.contract.path, { ...body, modell: 'x' })).not.toEqual([]);
      });

      test.each(stops)('the scripted answer "%s" is as described', (stop) => {
        const { answer } = contract();

        expect(answer(subject.contract.path, 200, wholeBody(subject.dialect, said(stop)))).toEqual([]);
      });

      test.each(subject.contract.errors)('the scripted error %i is as described', (status, code) => {
        const { answer } = contract();
        const body = errorBody(subject.dialect, { status, code, message: 'no' });

        expect(answer(subject.contract.path, status, body)).toEqual([]);
      });

      test.each(stops)('the scripted events of "%s" are as described', (stop) => {
        const { document } = contract();
        const events = streamEvents(subject.dialect, said(stop)).map(({ data }) => data);
        const described = events.filter((event) => {
          const type = typeof event === 'string' ? event : (event as { type?: string }).type;
          return !subject.contract.undescribed.includes(type ?? '');
        });

        expect(described.flatMap((event) => document(subject.contract.event, event))).toEqual([]);
        expect(described.length).toBeGreaterThan(3);
      });
    });
  });
}
