import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { createReplay } from '../../../src/adapters/llm/replay.ts';
import type { Recording } from '../../../src/domain/contracts.generated.ts';
import type { TurnRecord } from '../../../src/domain/panel.ts';
import type { ModelClient } from '../../../src/domain/ports.ts';
import type { Slot } from '../../../src/domain/slot.ts';
import { createConsult } from '../../../src/stages/panel/consult.ts';
import { askPanel } from '../../../src/stages/panel/panel.ts';
import { requestDigest } from '../../../src/stages/panel/prompt.ts';
import { openSession, type SessionInput } from '../../../src/stages/panel/session.ts';
import { bindingOf, plan } from '../../support/builders.ts';
import { goodAnswer, handClock, modelAnswer, SILENCE, scripted, sessionInput } from './bench.ts';
import { BOTH, decisions, GOOD, question } from './question-bench.ts';

/** A panel of all clients and questions behind it, in one session. */
function open(clients: Partial<Record<Slot, ModelClient>>, overrides: Partial<SessionInput> = {}) {
  const session = openSession(sessionInput(clients, overrides));
  const seats = Object.values(clients).map(({ binding }, n) => ({
    slot: Object.keys(clients)[n] as Slot,
    binding,
  }));
  return {
    session,
    review: () => askPanel({ session, plan: plan({ seats }), onProgress: () => undefined }),
    consult: createConsult({ session, onProgress: () => undefined }),
  };
}

const reasonOf = (signal: AbortSignal) => (signal.aborted ? String(signal.reason) : null);

describe('stages/panel/session (time)', () => {
  it('ends the reviews at their time and leaves the rest for questions', async () => {
    const clock = handClock();
    const { session, review, consult } = open(
      { opus: scripted('opus', SILENCE), gpt: scripted('gpt', goodAnswer(), GOOD) },
      { clock, panelMs: 45_000 },
    );
    const reviewed = review();

    await clock.pass(45_000);
    const [opus, gpt] = await reviewed;
    const asked = await consult(question({ slot: 'gpt' }));
    session.close();

    expect(opus).toMatchObject({ status: 'timeout', reason: 'the time for reviews passed' });
    expect(gpt).toMatchObject({ status: 'ok' });
    expect(asked.record).toMatchObject({ status: 'ok' });
  });

  it('ends questions at the deadline of the run, counted from its opening', async () => {
    const clock = handClock();
    const { session, review, consult } = open(
      { opus: scripted('opus', goodAnswer(), SILENCE) },
      { clock, panelMs: 45_000 },
    );
    await review();

    await clock.pass(59_000);
    const asked = consult(question());
    await clock.pass(1_000);
    const { record } = await asked;
    session.close();

    expect(record).toMatchObject({
      status: 'timeout',
      reason: 'the deadline passed',
      turns: [{ error: { fault: 'timeout' }, durationMs: 1_000 }],
    });
  });

  it.each<[string, number]>([
    ['the deadline', 60_000],
    ['later', 90_000],
  ])('gives the reviews the whole time where theirs ends with %s', async (_, panelMs) => {
    const clock = handClock();
    const { session } = open({}, { clock, panelMs });

    await clock.pass(59_999);
    expect([reasonOf(session.panelSignal), reasonOf(session.signal)]).toEqual([null, null]);
    await clock.pass(1);

    expect(String(session.panelSignal.reason)).toContain('the deadline passed');
    expect(session.signal.reason).toBe(session.panelSignal.reason);
    session.close();
  });

  it('stops reviews and questions when the run is cancelled, before or while it is open', () => {
    const controller = new AbortController();
    const before = openSession(sessionInput({}, { signal: AbortSignal.abort() }));
    const during = openSession(sessionInput({}, { signal: controller.signal }));
    expect(during.signal.aborted).toBe(false);

    controller.abort();

    for (const session of [before, during]) {
      expect(reasonOf(session.signal)).toContain('the run was cancelled');
      expect(reasonOf(session.panelSignal)).toContain('the run was cancelled');
      session.close();
    }
  });

  it('leaves no timer behind when it is closed, and lets nothing go on', async () => {
    const pending = new Set<number>();
    const sleep = (ms: number, signal?: AbortSignal) =>
      new Promise<void>((_, reject) => {
        pending.add(ms);
        signal?.addEventListener('abort', () => {
          pending.delete(ms);
          reject(signal.reason);
        });
      });
    const client = scripted('opus', SILENCE);
    const { session, consult } = open(
      { opus: client },
      { clock: { ...handClock(), sleep }, panelMs: 45_000 },
    );
    const asked = consult(question());
    await setImmediate();
    expect([...pending]).toEqual([60_000, 45_000]);

    session.close();
    const late = await consult(question({ index: 1 }));

    expect([...pending]).toEqual([]);
    expect((await asked).record).toMatchObject({ status: 'unavailable', reason: 'the run came to its end' });
    expect(late.record).toMatchObject({ status: 'unavailable', turns: [] });
    expect(client.requests).toHaveLength(1);
  });

  it('listens no more to whoever cancels once it is closed', () => {
    const listeners = new Set<unknown>();
    const { signal } = new AbortController();
    signal.addEventListener = (_: string, listener: unknown) => void listeners.add(listener);
    signal.removeEventListener = (_: string, listener: unknown) => void listeners.delete(listener);

    const session = openSession(sessionInput({}, { signal }));
    expect(listeners.size).toBe(1);
    session.close();

    expect(listeners.size).toBe(0);
  });
});

describe('stages/panel/session (money)', () => {
  it('pays reviews and questions from one purse', async () => {
    const spent = modelAnswer(goodAnswer().text, {
      usage: { input: 0, cacheRead: 0, cacheWrite: 0, output: 100_000 },
    });
    const room = (plan().maxOutputTokens * 10) / 1_000_000;
    const budgetUsd = 1 + room;
    const runs = [spent, goodAnswer()].map(async (answer) => {
      const client = scripted('opus', answer, GOOD);
      const { session, review, consult } = open({ opus: client }, { budgetUsd });
      const [reviewed] = await review();
      const { record } = await consult(question());
      session.close();
      return `${reviewed?.status}, ${record.status}: ${record.reason}; ${client.requests.length}`;
    });

    expect(await Promise.all(runs)).toEqual([
      'ok, unavailable: budget: the next turn could cost more than is left; 1',
      'ok, ok: null; 2',
    ]);
  });

  it('sets aside what questions under way may cost', async () => {
    const client = scripted('opus', GOOD);
    const { estimatedInputTokens: input, maxOutputTokens: output } = await firstRequest();
    const usd = (input + output * 10) / 1_000_000;
    const { session, consult } = open({ opus: client }, { budgetUsd: usd * 1.5 });

    const both = await Promise.all([0, 1].map((index) => consult(question({ index }))));
    const later = await consult(question({ index: 2 }));
    session.close();

    expect([...both, later].map(({ record }) => record.status)).toEqual(['ok', 'unavailable', 'ok']);
  });
});

async function firstRequest() {
  const client = scripted('opus', GOOD);
  const { session, consult } = open({ opus: client });
  await consult(question());
  session.close();
  const [request] = client.requests;
  if (request === undefined) throw new Error('nothing was asked');
  return request;
}

describe('stages/panel/session (replay)', () => {
  it('answers a recorded question again, by its label, turn for turn', async () => {
    const steps = [
      modelAnswer('Both are fine.'),
      modelAnswer(decisions('a=yes')),
      modelAnswer(decisions('b=no')),
    ];
    const live = open({ opus: scripted('opus', ...steps) });
    const { value, record } = await live.consult(question({ index: 2 }));
    live.session.close();
    const replay = createReplay(recordingOf(record.turns), requestDigest);
    const seat = { slot: 'opus' as const, binding: bindingOf('opus') };

    const again = open({ opus: replay.clientFor(seat) });
    const replayed = await again.consult(question({ index: 2 }));
    const unknown = await again.consult(question({ index: 3 }));
    again.session.close();

    expect(value).toEqual(BOTH);
    expect(replayed).toEqual({ value, record });
    expect(replayed.record.turns.flatMap(({ notes }) => notes)).toEqual([]);
    expect(replay.unused()).toEqual([]);
    expect(unknown.record).toMatchObject({
      status: 'unavailable',
      reason: 'the recording has no answer for opus/triage-decisions-3/0',
    });
  });
});

/** As much of a recording as a replay reads. */
function recordingOf(turns: readonly TurnRecord[]): Recording {
  const recorded = turns.map(({ label, digest, attempts, durationMs, error, ...said }) => ({
    label,
    digest,
    slot: 'opus',
    binding: bindingOf('opus'),
    attempts,
    durationMs,
    error,
    answer: { ...said, text: said.answer },
  }));
  return JSON.parse(JSON.stringify({ turns: recorded })) as Recording;
}
