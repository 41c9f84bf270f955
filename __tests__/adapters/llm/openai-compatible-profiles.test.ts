import { afterEach, describe, expect, it } from '@jest/globals';
import { createHttp, type Http } from '../../../src/adapters/http.ts';
import { createOpenAiCompatibleClient } from '../../../src/adapters/llm/openai-compatible.ts';
import { type Binding, familyOf } from '../../../src/domain/slot.ts';
import { readAnswer } from '../../../src/stages/panel/answer.ts';
import { failureOf } from '../../support/model-client-bench.ts';
import { PROFILE_CASES, type ProfileCase, type SentBody } from '../../support/model-profile-cases.ts';
import { REVIEW } from '../../support/model-profiles.ts';
import { clientOptions, modelRequest } from '../../support/model-requests.ts';
import { type ModelServer, startModelServer } from '../../support/model-server.ts';

const binding: Binding = { provider: 'openai-compatible', model: 'qwen3-coder:30b', effort: 'high' };

const TEXT = '12 + const total = subtotal + shipping;\n';

/** A network where an address of the world is that of the loopback server. */
function networkTo(server: ModelServer, address: string): Http {
  const http = createHttp();
  return {
    send: (request) =>
      http.send({ ...request, url: request.url.replace(address, server.baseUrl('openai-compatible')) }),
  };
}

describe('adapters/llm/openai-compatible, server by server', () => {
  let server: ModelServer;

  afterEach(() => server.close());

  async function connect({ reply, address }: ProfileCase) {
    server = await startModelServer();
    server.script({}, (call) => reply(call.body as SentBody, server.calls.length - 1));
    const own = server.baseUrl('openai-compatible');
    const http = address === undefined ? createHttp() : networkTo(server, address);
    return createOpenAiCompatibleClient(clientOptions(binding, address ?? own, { http }).options);
  }

  function requestFor({ isLong }: ProfileCase) {
    const text = isLong ? TEXT.repeat(800) : TEXT;
    return modelRequest({
      turns: [{ role: 'user', text }],
      estimatedInputTokens: Math.ceil(text.length / 2.5),
    });
  }

  const named = (one: ProfileCase) => [`${one.server} ${one.does}`, one] as const;
  const answered = PROFILE_CASES.filter(({ ends }) => ends === 'answer');
  const others = PROFILE_CASES.filter(({ ends }) => ends !== 'answer');

  it.each(answered.map(named))('%s: read all the same', async (_, one) => {
    const client = await connect(one);

    const answer = await client.ask(requestFor(one));
    const again = await client.ask(requestFor(one));

    const { status, findings } = readAnswer(answer.text, answer.stop);
    expect(findings.map(({ issue }) => issue)).toEqual([JSON.parse(REVIEW).findings[0].issue]);
    expect(['ok', 'repaired']).toContain(status);
    expect(answer.attempts).toBe(one.requests);
    expect(answer.notes).toEqual(one.notes.map((note) => expect.stringMatching(note)));
    expect(again.attempts).toBe(1);
    expect(server.calls).toHaveLength(one.requests + 1);
  });

  it.each(others.map(named))('%s: no answer, in words', async (_, one) => {
    const client = await connect(one);

    if (one.ends === 'refusal') {
      expect(await client.ask(requestFor(one))).toMatchObject({ text: '', stop: 'refusal', attempts: 1 });
      return;
    }
    const error = await failureOf(client, requestFor(one));

    expect(error).toMatchObject({ fault: one.ends, attempts: one.requests });
    expect(error.notes).toEqual(one.notes.map((note) => expect.stringMatching(note)));
    expect(error.message).toMatch(one.says ?? /./);
    expect(server.calls).toHaveLength(one.requests);
  });

  it('tells nobody else which servers to choose', async () => {
    server = await startModelServer();
    const { options } = clientOptions(binding, server.baseUrl('openai-compatible'));

    await createOpenAiCompatibleClient(options).ask(modelRequest());

    expect(server.calls[0]?.body.provider).toBeUndefined();
  });

  it('learns once for all seats of a server and a model, and tells it once', async () => {
    server = await startModelServer();
    server.script({}, (call) =>
      call.request.body.includes('"reasoning_effort"')
        ? { kind: 'error', status: 400, param: 'reasoning_effort', message: 'unknown' }
        : { kind: 'ok', text: REVIEW },
    );
    const { options } = clientOptions(binding, server.baseUrl('openai-compatible'));
    const other = { ...options, binding: { ...binding, model: 'other' } };

    const first = await createOpenAiCompatibleClient(options).ask(modelRequest());
    const second = await createOpenAiCompatibleClient(options).ask(modelRequest());
    const third = await createOpenAiCompatibleClient(other).ask(modelRequest());
    const nextRun = await createOpenAiCompatibleClient({ ...options, http: createHttp() }).ask(
      modelRequest(),
    );

    expect([first, second, third, nextRun].map(({ attempts, notes }) => [attempts, notes.length])).toEqual([
      [2, 1],
      [1, 0],
      [2, 1],
      [2, 1],
    ]);
  });

  it.each([
    ['anthropic/claude-sonnet-5-5', 'anthropic'],
    ['openai/gpt-6-luna', 'openai'],
    ['google/gemini-3.8-flash', 'google'],
    ['qwen/qwen3-coder', 'openai-compatible'],
  ])('counts %s behind a gateway for its maker', (model, family) => {
    expect(familyOf({ ...binding, model })).toBe(family);
  });
});
