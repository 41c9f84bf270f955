/** What every client of a model over HTTP must do: one suite, run by each adapter. */
import { afterEach, describe, expect, it } from '@jest/globals';
import {
  createBench,
  type ModelClientBench,
  type ModelClientSubject,
  ONE_FINDING,
} from '../support/model-client-bench.ts';
import { CANARY_KEY, clientOptions, correctionRequest, modelRequest } from '../support/model-requests.ts';
import { CLEAN_REVIEW, fenced } from '../support/model-server.ts';
import { wholeBody } from '../support/model-wire.ts';
import { describeFailures, describeTime } from './model-client-failures.ts';
import { describeFields, describeVendorContract } from './model-client-fields.ts';

/** Runs the suite for one adapter. */
export function describeModelClient(subject: ModelClientSubject): void {
  const bench = createBench(subject);

  describe(subject.path, () => {
    afterEach(bench.close);

    describeAsking(subject, bench);
    describeReading(subject, bench);
    describeFailures(bench);
    describeTime(bench);
    describeFields(subject, bench);
    if (subject.contract !== null) describeVendorContract(subject, subject.contract, bench);
  });
}

/** A body without what says where a cache is to end: it stands beside the text and is no part of it. */
function withoutMarks(body: unknown): Readonly<Record<string, unknown>> {
  return JSON.parse(JSON.stringify(body, (key, value) => (key === 'cache_control' ? undefined : value)));
}

function lengthOf(value: unknown): number {
  return Array.isArray(value) ? value.length : 0;
}

function describeAsking(subject: ModelClientSubject, { serve, connect }: ModelClientBench): void {
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

    it('begins a correction with all that the first question held, so that a cache can give it', async () => {
      const server = await serve();
      const { client } = connect(server);

      await client.ask(modelRequest());
      await client.ask(correctionRequest());

      const [first = {}, second = {}] = server.calls.map(({ body }) => withoutMarks(body));
      expect(Object.keys(second)).toEqual(Object.keys(first));
      const turns = Object.keys(second).filter((key) => lengthOf(second[key]) > lengthOf(first[key]));
      expect(turns).toHaveLength(1);
      for (const [key, value] of Object.entries(second)) {
        const begin = turns.includes(key) && Array.isArray(value) ? value.slice(0, -2) : value;
        expect(JSON.stringify(begin)).toBe(JSON.stringify(first[key]));
      }
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
}

function describeReading(subject: ModelClientSubject, { serve, connect }: ModelClientBench): void {
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
      expect(answer.servedModel).toBe(subject.namesNoModel ? null : subject.binding.model);
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

      const servedModel = subject.namesNoModel ? null : 'other-model';
      expect(answer).toMatchObject({ text: ONE_FINDING, stop: 'end', servedModel });
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
}
