import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ModelError } from '../../../src/domain/errors.ts';
import { isComplete, type SlotResult, type SlotStatus } from '../../../src/domain/panel.ts';
import { laddersOf } from '../../../src/domain/rungs.ts';
import { type Binding, bindingText, familyOf, SLOTS, type Slot } from '../../../src/domain/slot.ts';
import { createConsult } from '../../../src/stages/panel/consult.ts';
import { coverageOf } from '../../../src/stages/panel/coverage.ts';
import { askPanel } from '../../../src/stages/panel/panel.ts';
import { openSession } from '../../../src/stages/panel/session.ts';
import { bindingOf, plan, sentFile } from '../../support/builders.ts';
import {
  FACTS,
  goodAnswer,
  modelAnswer,
  type ScriptedClient,
  type Step,
  scripted,
  sessionInput,
} from './bench.ts';
import { answerText, wireFinding } from './build.ts';

const REFUSAL = modelAnswer('', { stop: 'refusal' });
const OVERLOADED = new ModelError('529 overloaded', 'overloaded');
const GONE = new ModelError('404 no such model', 'not-found');
const RETENTION = new ModelError(
  '400: this model requires 30-day data retention; your organization has zero data retention (ZDR)',
  'bad-request',
);
const PROSE = modelAnswer('I looked at it and it is fine.');

const MODELS = {
  fable: 'claude-fable-5-1',
  opus: 'claude-opus-5-5',
  sonnet: 'claude-sonnet-5-5',
  sol: 'gpt-6.2-sol',
} as const;

const call = (index: number, ...paths: readonly string[]) => ({
  index,
  files: paths.map((path) => sentFile({ path })),
});

/** What each model does, by its name; one without a script answers well. */
type Scripts = Readonly<Record<string, readonly Step[]>>;

type Run = {
  readonly slots: readonly Slot[];
  readonly scripts: Scripts;
  readonly calls?: readonly ReturnType<typeof call>[];
  readonly budgetUsd?: number;
  readonly facts?: (binding: Binding) => typeof FACTS;
};

/** A panel of default seats with their ways down, and what every model was asked. */
async function ask({ slots, scripts, calls = [call(0, 'src/session.ts')], budgetUsd, facts }: Run) {
  const clients: ScriptedClient[] = [];
  const client = (slot: Slot, binding: Binding): ScriptedClient => {
    const made = { ...scripted(slot, ...(scripts[binding.model] ?? [goodAnswer()])), binding };
    clients.push(made);
    return made;
  };
  const seats = slots.map((slot) => ({ slot, binding: bindingOf(slot) }));
  const own = Object.fromEntries(seats.map(({ slot, binding }) => [slot, client(slot, binding)]));
  const rungs = new Map(
    [...laddersOf(seats, () => true)].map(([slot, ladder]) => [
      slot,
      { taken: ladder.taken, clients: ladder.rungs.map((binding) => client(slot, binding)) },
    ]),
  );
  const agreed = plan({ seats, plannedSeats: seats, calls, quorum: Math.floor(seats.length / 2) + 1 });
  const told: string[] = [];
  const session = openSession(
    sessionInput(own, { rungs, budgetUsd: budgetUsd ?? null, facts: facts ?? (() => FACTS) }),
  );
  const results = await askPanel({
    session,
    plan: agreed,
    onProgress: (event) => event.kind === 'asked-again' && told.push(event.reason),
  });
  const labels = clients.flatMap(({ binding, requests }) =>
    requests.map(({ label }) => `${label} ${binding.model}`),
  );
  return { results, coverage: coverageOf(agreed, results), labels, session, told };
}

/** The first seat of a panel of which the others answer well. */
async function first(
  run: Run,
): Promise<{ result: SlotResult; labels: readonly string[]; told: readonly string[] }> {
  const { results, labels, told } = await ask(run);
  const [result] = results;
  if (result === undefined) throw new Error('the panel lost its seat');
  return { result, labels, told };
}

describe('stages/panel/descend', () => {
  it.each<[string, Step, string]>([
    ['refuses', REFUSAL, 'refused'],
    ['is overloaded', OVERLOADED, 'is overloaded'],
    ['is unknown or retired', GONE, 'is not to be had there'],
    [
      'needs a retention that the account has not',
      RETENTION,
      'asks for a data retention that the account does not have',
    ],
  ])('lets the next rung read where a model %s', async (_, step, words) => {
    const { result, labels, told } = await first({ slots: ['fable'], scripts: { [MODELS.fable]: [step] } });

    expect(result).toMatchObject({
      status: 'ok',
      binding: { provider: 'anthropic', model: MODELS.opus, effort: 'high' },
      family: 'anthropic',
      reason: `${MODELS.fable} ${words}, ${MODELS.opus} read it`,
      covered: ['src/session.ts'],
    });
    expect(result.findings).toHaveLength(1);
    expect(labels).toEqual([`fable/0/0 ${MODELS.fable}`, `fable/0/1 ${MODELS.opus}`]);
    expect(result.calls[0]?.turns.map(({ label, binding }) => `${label} ${binding.model}`)).toEqual(labels);
    expect(told).toEqual([`${MODELS.fable} ${words}: ${MODELS.opus} is asked instead`]);
  });

  it.each<[string, Step, SlotStatus]>([
    ['a wrong key', new ModelError('401', 'auth'), 'unavailable'],
    ['no money', new ModelError('402', 'quota'), 'rate-limited'],
    ['a bad request', new ModelError('400: messages: field required', 'bad-request'), 'unavailable'],
    ['a limit of the account', new ModelError('429', 'rate-limited'), 'rate-limited'],
    ['a text that is too long', new ModelError('413', 'too-large'), 'unavailable'],
    ['silence', new ModelError('no byte for 60 s', 'timeout'), 'timeout'],
    ['a line that breaks', new ModelError('reset', 'network'), 'unavailable'],
    ['an answer that is none', new ModelError('a page', 'bad-answer'), 'invalid'],
    ['an abort', new ModelError('aborted', 'aborted'), 'unavailable'],
    ['an answer in no form', PROSE, 'invalid'],
    ['an error of our own', new Error('crash'), 'unavailable'],
  ])('asks nobody else for %s', async (_, step, status) => {
    const { result, labels } = await first({ slots: ['fable'], scripts: { [MODELS.fable]: [step] } });

    expect(result).toMatchObject({ status, binding: bindingOf('fable'), covered: [] });
    expect(labels.every((label) => label.endsWith(MODELS.fable))).toBe(true);
  });

  it.each<[string, Scripts, SlotStatus, string, string, readonly string[]]>([
    [
      'goes on down while models are not to be had',
      { [MODELS.fable]: [RETENTION], [MODELS.opus]: [OVERLOADED] },
      'ok',
      MODELS.sonnet,
      `${MODELS.fable} asks for a data retention that the account does not have, ${MODELS.opus} is overloaded, ${MODELS.sonnet} read it`,
      ['src/session.ts'],
    ],
    [
      'falls for a refusal once',
      { [MODELS.fable]: [REFUSAL], [MODELS.opus]: [REFUSAL] },
      'refused',
      MODELS.fable,
      `${MODELS.fable} refused, ${MODELS.opus} was asked instead: the model refused`,
      [],
    ],
    [
      'falls for overload after a refusal',
      { [MODELS.fable]: [REFUSAL], [MODELS.opus]: [OVERLOADED] },
      'ok',
      MODELS.sonnet,
      `${MODELS.fable} refused, ${MODELS.opus} is overloaded, ${MODELS.sonnet} read it`,
      ['src/session.ts'],
    ],
    [
      'ends with what the last rung came to',
      { [MODELS.fable]: [GONE], [MODELS.opus]: [GONE], [MODELS.sonnet]: [OVERLOADED] },
      'unavailable',
      MODELS.fable,
      `${MODELS.fable} is not to be had there, ${MODELS.opus} is not to be had there, ${MODELS.sonnet} was asked instead: 529 overloaded`,
      [],
    ],
    [
      'covers nothing with an answer in no form',
      { [MODELS.fable]: [REFUSAL], [MODELS.opus]: [PROSE] },
      'invalid',
      MODELS.opus,
      `${MODELS.fable} refused, ${MODELS.opus} was asked instead: `,
      [],
    ],
    [
      'goes no further where no rung would help',
      { [MODELS.fable]: [GONE], [MODELS.opus]: [new ModelError('401', 'auth')] },
      'unavailable',
      MODELS.fable,
      `${MODELS.fable} is not to be had there, ${MODELS.opus} was asked instead: 401`,
      [],
    ],
  ])('%s', async (...row) => {
    const [, scripts, status, model, reason, covered] = row;
    const { result } = await first({ slots: ['fable'], scripts });

    expect([result.status, result.binding.model, result.covered]).toEqual([status, model, covered]);
    expect(result.reason?.startsWith(reason)).toBe(true);
  });

  it.each<[string, Step, SlotStatus, string]>([
    ['a refusal', REFUSAL, 'refused', 'the model refused'],
    ['overload', OVERLOADED, 'unavailable', '529 overloaded'],
    ['a retired model', GONE, 'unavailable', '404 no such model'],
    ['retention', RETENTION, 'unavailable', RETENTION.message],
  ])('leaves a seat failed rather than let one model count twice: %s', async (_, step, status, words) => {
    const { results, coverage, labels } = await ask({
      slots: ['fable', 'opus'],
      scripts: { [MODELS.fable]: [step] },
    });

    expect(results[0]).toMatchObject({
      status,
      binding: bindingOf('fable'),
      reason: `${words}; ${MODELS.opus} is below it, but belongs to the seat opus and is not asked twice`,
    });
    expect(labels).toHaveLength(2);
    expect(coverage).toMatchObject({ quorum: 2, seats: 2, complete: false });
  });

  it('tries the seat’s own model with each call where the trouble passes', async () => {
    const calls = [call(0, 'a.ts'), call(1, 'b.ts'), call(2, 'c.ts'), call(3, 'd.ts')];
    const { result, labels } = await first({
      slots: ['opus'],
      scripts: { [MODELS.opus]: [goodAnswer(), REFUSAL, OVERLOADED, goodAnswer()] },
      calls,
    });

    expect(labels.filter((label) => label.endsWith(MODELS.opus))).toHaveLength(4);
    expect(labels.filter((label) => label.endsWith(MODELS.sonnet))).toHaveLength(2);
    expect(result).toMatchObject({
      status: 'ok',
      binding: { model: MODELS.sonnet },
      reason: `1 of 4 calls: ${MODELS.opus} refused, ${MODELS.sonnet} read it; 1 of 4 calls: ${MODELS.opus} is overloaded, ${MODELS.sonnet} read it`,
      covered: ['a.ts', 'b.ts', 'c.ts', 'd.ts'],
    });
  });

  it('asks a model that cannot be had no more than is under way already', async () => {
    const calls = Array.from({ length: 8 }, (_, index) => call(index, `${index}.ts`));
    const { result, labels } = await first({ slots: ['opus'], scripts: { [MODELS.opus]: [GONE] }, calls });

    expect(labels.filter((label) => label.endsWith(MODELS.opus))).toHaveLength(3);
    expect(labels.filter((label) => label.endsWith(MODELS.sonnet))).toHaveLength(8);
    expect(result).toMatchObject({ status: 'ok', covered: calls.map(({ index }) => `${index}.ts`) });
  });

  it('puts later questions to the model that a seat was left with', async () => {
    const { session } = await ask({ slots: ['opus'], scripts: { [MODELS.opus]: [GONE] } });
    const consult = createConsult({ session, onProgress: () => undefined });

    const { record } = await consult({
      task: 'rebuttal',
      slot: 'opus',
      index: 0,
      system: 's',
      text: 't',
      schema: { title: 'rebuttal' },
      key: 'findings',
      read: (value) => ({ value, faults: [] }),
    });

    expect(record).toMatchObject({ status: 'ok', binding: { model: MODELS.sonnet } });
  });

  it('lets a part of an answer stand where the model is gone when it is asked again', async () => {
    const half = modelAnswer(answerText([wireFinding({ issue: 'Kept' }), { ...wireFinding(), issue: '' }]));
    const { result, labels } = await first({
      slots: ['opus'],
      scripts: { [MODELS.opus]: [half, OVERLOADED] },
    });

    expect(result).toMatchObject({ status: 'partial', binding: bindingOf('opus'), covered: [] });
    expect(result.findings.map(({ issue }) => issue)).toEqual(['Kept']);
    expect(labels.every((label) => label.endsWith(MODELS.opus))).toBe(true);
  });

  it('keeps what a refused answer had begun as dropped, never as findings', async () => {
    const begun = modelAnswer(answerText([wireFinding({ issue: 'Begun' })]), { stop: 'refusal' });
    const { result } = await first({
      slots: ['opus'],
      scripts: { [MODELS.opus]: [begun], [MODELS.sonnet]: [modelAnswer(answerText([]))] },
    });

    expect(result).toMatchObject({ status: 'ok', findings: [], dropped: [{ item: { issue: 'Begun' } }] });
  });

  it('pays each turn at the price of the model that was asked, and asks the purse before it', async () => {
    const facts = ({ model }: Binding) => ({
      ...FACTS,
      price: { input: 0, output: model === MODELS.opus ? 1_000 : 10, cacheRead: 0, cacheWrite: 0 },
    });
    const scripts = {
      [MODELS.opus]: [{ ...REFUSAL, usage: { input: 0, cacheRead: 0, cacheWrite: 0, output: 100 } }],
    };

    const { result } = await first({ slots: ['opus'], scripts, facts });
    expect(result.costUsd).toBeCloseTo(0.1 + 0.001, 9);

    // Enough for the first turn, whose refusal is paid, but not for one more.
    const poor = await first({ slots: ['opus'], scripts, facts, budgetUsd: 8.000001 });
    expect(poor.result.status).toBe('ok');
    const dear = (binding: Binding) => ({ ...facts({ ...binding, model: MODELS.opus }) });
    const refused = await first({ slots: ['opus'], scripts, facts: dear, budgetUsd: 8.000001 });
    expect(refused.result).toMatchObject({ status: 'unavailable', covered: [] });
    expect(refused.result.reason).toContain('budget');
    expect(refused.labels).toHaveLength(1);
  });

  const steps = fc.constantFrom<Step>(
    goodAnswer(),
    REFUSAL,
    OVERLOADED,
    GONE,
    RETENTION,
    PROSE,
    modelAnswer(answerText([wireFinding()]), { stop: 'length' }),
    new ModelError('401', 'auth'),
    new ModelError('429', 'rate-limited'),
  );
  const scripts = fc.dictionary(
    fc.constantFrom(...Object.values(MODELS), 'gpt-6.1-terra', 'gpt-6-luna'),
    fc.array(steps, { minLength: 1, maxLength: 3 }),
  );
  const runs = fc.record({
    slots: fc.subarray([...SLOTS], { minLength: 1 }),
    scripts,
    calls: fc.integer({ min: 1, max: 5 }).map((n) => Array.from({ length: n }, (_, i) => call(i, `${i}.ts`))),
  });

  it('covers nothing without an answer, and lets no binding answer for two seats', async () => {
    await fc.assert(
      fc.asyncProperty(runs, async (run) => {
        const { results, coverage } = await ask(run);
        const owners = new Map<string, Slot>();
        for (const { slot, binding, family, status, covered, calls } of results) {
          expect(family).toBe(familyOf(binding));
          for (const { files, status: ended, turns } of calls) {
            const answered = turns.some(({ answer, stop }) => answer !== null && stop === 'end');
            if (isComplete(ended)) expect(answered).toBe(true);
            else expect(covered).not.toEqual(expect.arrayContaining([...files]));
            for (const turn of turns) {
              const name = bindingText(turn.binding);
              expect(owners.get(name) ?? slot).toBe(slot);
              owners.set(name, slot);
            }
          }
          if (isComplete(status)) {
            expect(calls.flatMap(({ turns }) => turns).map((turn) => bindingText(turn.binding))).toContain(
              bindingText(binding),
            );
          }
        }
        for (const { path, slots, covered } of coverage.files) {
          const readers = results.filter((result) => result.covered.includes(path)).map(({ slot }) => slot);
          expect([slots, covered]).toEqual([readers, readers.length >= coverage.quorum]);
        }
      }),
    );
  });

  it('labels every turn of a run once', async () => {
    await fc.assert(
      fc.asyncProperty(runs, async (run) => {
        const { results } = await ask(run);
        const labels = results.flatMap(({ calls }) =>
          calls.flatMap(({ turns }) => turns.map(({ label }) => label)),
        );

        expect(new Set(labels).size).toBe(labels.length);
      }),
    );
  });
});
