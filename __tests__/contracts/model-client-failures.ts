/** Part of the suite for model clients: every way not to get an answer. */
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import type { ModelClientOptions } from '../../src/adapters/llm/dialect.ts';
import type { ModelFault } from '../../src/domain/errors.ts';
import { startLoopback } from '../support/loopback-server.ts';
import { failureOf, type ModelClientBench } from '../support/model-client-bench.ts';
import { CANARY_KEY, modelRequest } from '../support/model-requests.ts';
import {
  CLEAN_REVIEW,
  HALF_JSON,
  HTML_200,
  type Scripted,
  startModelServer,
} from '../support/model-server.ts';

/** Errors, retries, and answers that are none. */
export function describeFailures({ serve, connect, alsoClose }: ModelClientBench): void {
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
      const server = await serve({
        kind: 'error',
        status,
        code: 'scripted',
        message: `you sent ${CANARY_KEY}`,
      });

      const error = await failureOf(connect(server).client);

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

      expect(await failureOf(connect(server).client)).toMatchObject({ fault: 'quota', attempts: 1 });
    });

    it('a prompt over the context is too large, not a bad request', async () => {
      const server = await serve({
        kind: 'error',
        status: 400,
        message: 'prompt is too long: 250000 tokens > 200000 maximum',
      });

      expect(await failureOf(connect(server).client)).toMatchObject({ fault: 'too-large', attempts: 1 });
    });

    it('an error page that is no JSON brings its status and none of its text', async () => {
      const server = await serve({ kind: 'raw', type: 'text/html', body: '<b>portal</b>', status: 403 });

      const error = await failureOf(connect(server).client);

      expect(error).toMatchObject({ fault: 'auth', status: 403 });
      expect(error.message).not.toContain('portal');
    });

    it('what the server calls the request is shown only where it looks like an id', async () => {
      const server = await serve({ kind: 'error', status: 401, headers: { 'request-id': 'a b <script>' } });

      expect((await failureOf(connect(server).client)).message).not.toContain('script>');
    });

    it('a long message with control bytes is cut and made harmless', async () => {
      const server = await serve({
        kind: 'error',
        status: 400,
        message: `\u001b[31m::error::\n${'x'.repeat(5_000)}`,
      });

      const { message } = await failureOf(connect(server).client);

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
      const server = await serve({ kind: 'error', status: 429, headers }, { kind: 'ok', text: CLEAN_REVIEW });
      const { client, clock } = connect(server);

      const answer = await client.ask(modelRequest());

      expect(answer).toMatchObject({ text: CLEAN_REVIEW, attempts: 2 });
      expect(clock.sleeps).toEqual([waited]);
    });

    it('does not wait beyond the deadline', async () => {
      const server = await serve({ kind: 'error', status: 429, headers: { 'retry-after': '60' } });
      const { client, clock } = connect(server, { deadlineAtMs: 59_000 });

      expect(await failureOf(client)).toMatchObject({ fault: 'rate-limited', attempts: 1 });
      expect(clock.sleeps).toEqual([]);
    });

    it('obeys x-should-retry', async () => {
      const server = await serve({ kind: 'error', status: 500, headers: { 'x-should-retry': 'false' } });

      expect(await failureOf(connect(server).client)).toMatchObject({ fault: 'overloaded', attempts: 1 });
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

      expect(await failureOf(connect(server).client)).toMatchObject({ fault, attempts });
    });

    it('a redirect to another origin takes neither key nor code along', async () => {
      const thief = await startLoopback((_, response) => void response.end('{}'));
      alsoClose(thief.close);
      const server = await serve({ kind: 'redirect', to: `${thief.origin}/v1/messages`, status: 307 });

      expect(await failureOf(connect(server).client)).toMatchObject({ fault: 'bad-answer', attempts: 1 });
      expect(thief.requests).toEqual([]);
    });

    it('a server that is not there', async () => {
      const server = await startModelServer();
      await server.close();

      expect(await failureOf(connect(server).client)).toMatchObject({ fault: 'network', status: null });
    });
  });
}

/** Waiting, silence and being stopped. */
export function describeTime({ serve, connect }: ModelClientBench): void {
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
      ['a drip until the deadline', { kind: 'drip', text: CLEAN_REVIEW, everyMs: 15 }, { deadlineAtMs: 80 }],
      ['a deadline that is over', { kind: 'silence', after: 'nothing' }, { deadlineAtMs: -1 }],
    ])('%s is a timeout', async (_, trouble, overrides) => {
      const server = await serve(trouble);

      expect(await failureOf(connect(server, overrides).client)).toMatchObject({
        fault: 'timeout',
        attempts: 1,
      });
    });

    it('the signal stops at once', async () => {
      const server = await serve({ kind: 'silence', after: 'first-bytes' });
      const controller = new AbortController();
      const asking = failureOf(connect(server).client, modelRequest({ signal: controller.signal }));

      await delay(30);
      controller.abort();

      expect(await asking).toMatchObject({ fault: 'aborted', attempts: 1 });
    });

    it('the signal of a deadline is a timeout', async () => {
      const server = await serve({ kind: 'silence', after: 'nothing' });
      const signal = AbortSignal.timeout(30);

      expect(await failureOf(connect(server).client, modelRequest({ signal }))).toMatchObject({
        fault: 'timeout',
      });
    });
  });
}
