/** Part of the suite for model clients: what is sent, to servers that know less and against the vendor's description. */
import { describe, expect, it } from '@jest/globals';
import {
  failureOf,
  type ModelClientBench,
  type ModelClientSubject,
  ONE_FINDING,
} from '../support/model-client-bench.ts';
import { correctionRequest, modelRequest } from '../support/model-requests.ts';
import { CLEAN_REVIEW, type Scripted } from '../support/model-server.ts';
import { errorBody, streamEvents, wholeBody } from '../support/model-wire.ts';
import { CONTRACTS_DIR, loadContract, type VendorContract } from '../support/vendor-contract.ts';

/** Fields that are dropped or swapped where a server refuses them by name. */
export function describeFields(subject: ModelClientSubject, { serve, connect }: ModelClientBench): void {
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

    it.each([
      [401, 'no permission for', 'auth'],
      [400, 'prompt is too long; see', 'too-large'],
      [400, 'credit balance too low for', 'quota'],
    ])('an error that is about something else (%i, "%s") changes nothing', async (status, words, fault) => {
      const message = `${words} ${subject.refusals.map(({ field }) => field).join(', ')}`;
      const server = await serve({ kind: 'error', status, code: 'scripted', message });

      expect(await failureOf(connect(server).client)).toMatchObject({ fault, attempts: 1, notes: [] });
    });

    it('a refusal that names nothing we sent ends the call', async () => {
      const server = await serve({
        kind: 'error',
        status: 400,
        message: 'messages: at least one is required',
      });

      expect(await failureOf(connect(server).client)).toMatchObject({ fault: 'bad-request', attempts: 1 });
    });

    it('a server that refuses everything is given up in the end, with what was tried', async () => {
      const names = subject.refusals.map(({ field }) => field).join(', ');
      const server = await serve({ kind: 'error', status: 400, message: `unknown: ${names}` });

      const error = await failureOf(connect(server).client);

      expect(error.fault).toBe('bad-request');
      expect(error.attempts).toBeLessThanOrEqual(12);
      expect(error.notes).toHaveLength(error.attempts - 1);
    });
  });
}

/** Requests and scripted answers against the description, where this machine has it. */
export function describeVendorContract(
  subject: ModelClientSubject,
  contractOf: NonNullable<ModelClientSubject['contract']>,
  { serve, connect }: ModelClientBench,
): void {
  describe(`the vendor's description${CONTRACTS_DIR === null ? ' (skipped: CONTRACTS_DIR names no folder)' : ''}`, () => {
    const test = CONTRACTS_DIR === null ? it.skip : it;
    const contract = (): VendorContract => loadContract(CONTRACTS_DIR ?? '', contractOf.name);
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

      const complaints = server.calls.flatMap(({ body }) => request(contractOf.path, body));

      expect(server.calls.length).toBeGreaterThan(subject.refusals.length * 2);
      expect(complaints).toEqual([]);
    });

    test('a wrong request is noticed', async () => {
      const server = await serve();
      await connect(server).client.ask(modelRequest());
      const { request } = contract();

      const body = server.calls[0]?.body ?? {};

      expect(request(contractOf.path, { ...body, model: 7 })).not.toEqual([]);
      expect(request(contractOf.path, { ...body, modell: 'x' })).not.toEqual([]);
    });

    test.each(stops)('the scripted answer "%s" is as described', (stop) => {
      const { answer } = contract();

      expect(answer(contractOf.path, 200, wholeBody(subject.dialect, said(stop)))).toEqual([]);
    });

    for (const [status, code] of contractOf.errors) {
      test(`the scripted error ${status} is as described`, () => {
        const { answer } = contract();
        const body = errorBody(subject.dialect, { status, code, message: 'no' });

        expect(answer(contractOf.path, status, body)).toEqual([]);
      });
    }

    test.each(stops)('the scripted events of "%s" are as described', (stop) => {
      const { document } = contract();
      const events = streamEvents(subject.dialect, said(stop)).map(({ data }) => data);
      const described = events.filter((event) => {
        const type = typeof event === 'string' ? event : (event as { type?: string }).type;
        return !contractOf.undescribed.includes(type ?? '');
      });

      expect(described.flatMap((event) => document(contractOf.event, event))).toEqual([]);
      expect(described.length).toBeGreaterThan(3);
    });
  });
}
