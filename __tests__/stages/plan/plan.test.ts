import { describe, expect, it } from '@jest/globals';
import type { ChangedFile } from '../../../src/domain/change.ts';
import { NO_GLOBS, type Routing } from '../../../src/domain/routing.ts';
import { NO_RULES } from '../../../src/domain/run.ts';
import { costUsd } from '../../../src/domain/usage.ts';
import { type PlanInput, planReview, wantsContent } from '../../../src/stages/plan/plan.ts';
import { diffRisk } from '../../../src/stages/plan/risk.ts';
import { aChange, aDiff, aFile, aHunk, aSeat, modelFacts } from './builders.ts';

function inputOf(overrides: Partial<PlanInput> = {}): PlanInput {
  const change = overrides.change ?? aChange([aFile()]);
  return {
    change,
    seats: [aSeat('opus'), aSeat('sonnet'), aSeat('gpt')],
    facts: () => modelFacts(),
    quorum: null,
    maxCostUsd: null,
    wording: { language: 'en', suggestions: false, instructions: null },
    secrets: [],
    unscannable: [],
    globs: NO_GLOBS,
    routing: null,
    scopeGate: false,
    riskAdvisory: true,
    criteria: NO_RULES,
    today: '2026-11-30',
    risk: diffRisk(change),
    ...overrides,
  };
}

const FOUR = (['fable', 'opus', 'sonnet', 'gpt'] as const).map((slot) => aSeat(slot));

function lines(path: string, count: number): ChangedFile {
  const hunk = aHunk(Array.from({ length: count }, (_, index) => `+line ${index} of ${path}`));
  return aFile({ path, diff: aDiff([hunk]) });
}

describe('stages/plan/plan', () => {
  it('plans one call for a small change, with every seat, and says nothing more', () => {
    const result = planReview(inputOf());

    expect(result.calls.map((call) => call.files.map((file) => file.path))).toEqual([['src/a.ts']]);
    expect(result).toMatchObject({
      skipped: [],
      uncovered: [],
      decisions: [],
      quorum: 2,
      maxOutputTokens: 32_000,
    });
    expect(result.seats).toEqual(result.plannedSeats);
  });

  it.each([
    [1, null, 1],
    [2, null, 2],
    [3, null, 2],
    [4, null, 3],
    [4, 1, 1],
  ])('asks of %i seats for the quorum (setting %s) of %i', (count, quorum, expected) => {
    const seats = (['fable', 'opus', 'sonnet', 'gpt'] as const).slice(0, count).map((slot) => aSeat(slot));

    expect(planReview(inputOf({ seats, quorum })).quorum).toBe(expected);
  });

  it('lists every changed file with what becomes of it', () => {
    const files = [
      aFile({ path: 'yarn.lock', additions: 90, deletions: 3 }),
      aFile({ path: 'src/b.ts', oldPath: 'src/a\u200B.ts', status: 'renamed' }),
      aFile({
        path: 'logo.png',
        status: 'added',
        additions: null,
        deletions: null,
        diff: aDiff([], { binary: true }),
        content: { ...aFile().content, binary: { base: null, head: true } },
      }),
    ];

    expect(planReview(inputOf({ change: aChange(files) })).manifest.split('\n')).toEqual([
      'R +1 -1 src/a\\u{200B}.ts -> src/b.ts',
      'A +? -? logo.png (not sent: binary)',
      'M +90 -3 yarn.lock (not sent: lock file)',
    ]);
  });

  it('bounds the list, names the files that are sent first, and counts the rest', () => {
    const skipped = Array.from({ length: 900 }, (_, index) => aFile({ path: `vendor/${index}.go` }));
    const sent = aFile({ path: `z/${'x'.repeat(600)}.ts` });

    const { manifest } = planReview(inputOf({ change: aChange([...skipped, sent]) }));

    expect(Buffer.byteLength(manifest)).toBeLessThanOrEqual(10_000);
    expect(manifest).toMatch(/^M \+1 -1 z\/x+\.\.\.\nM \+1 -1 vendor\/0\.go \(not sent: vendored/);
    expect(
      manifest.split('\n').length + Number(/\.\.\. and (\d+) more changed files$/.exec(manifest)?.[1]),
    ).toBe(902);
  });

  it('does not send what could not be scanned for secrets', () => {
    const files = [aFile({ path: 'a.ts' }), aFile({ path: 'b.ts' }), aFile({ path: 'yarn.lock' })];
    const unscannable = ['a.ts', 'yarn.lock'].map((path) => ({ path, reason: 'the scanner failed' }));

    const result = planReview(inputOf({ change: aChange(files), unscannable }));

    expect(result.calls.flatMap((call) => call.files.map((file) => file.path))).toEqual(['b.ts']);
    expect(result.uncovered).toEqual([
      { path: 'a.ts', reason: 'not sent, since secrets could not be looked for: the scanner failed' },
    ]);
    expect(result.skipped.map((entry) => entry.path)).toEqual(['yarn.lock']);
    expect(result.manifest).toContain('a.ts (not sent: not sent, since');
  });

  it('keeps calls at forty thousand tokens with instructions and list, by the most cautious count', () => {
    const change = aChange(Array.from({ length: 12 }, (_, index) => lines(`src/${index}.ts`, 900)));
    const facts: PlanInput['facts'] = ({ provider }) =>
      modelFacts({ bytesPerToken: provider === 'openai' ? 3.6 : 2.5 });

    const { calls, manifest } = planReview(
      inputOf({ change, facts, seats: [aSeat('opus'), aSeat('gpt', { provider: 'openai' })] }),
    );

    expect(calls.length).toBeGreaterThan(1);
    for (const call of calls) {
      const bytes = call.files.reduce((sum, file) => sum + file.bytes, Buffer.byteLength(manifest));
      expect(4_000 + bytes / 2.5).toBeLessThanOrEqual(40_000);
    }
  });

  it('makes calls small enough for the smallest window of the panel', () => {
    const change = aChange([lines('a.ts', 900), lines('b.ts', 900)]);
    const facts: PlanInput['facts'] = ({ model }) =>
      modelFacts({ maxInputTokens: model === 'small' ? 20_000 : 200_000 });
    const seats = [aSeat('opus'), aSeat('sonnet', { model: 'small' })];

    const { calls } = planReview(inputOf({ change, facts, seats }));

    for (const call of calls) {
      const bytes = call.files.reduce((sum, file) => sum + file.bytes, 0);
      expect(4_000 + 4_000 + bytes / 2.5).toBeLessThanOrEqual(18_000);
    }
  });

  it('makes calls smaller, and dearer, by the words of the repository', () => {
    const change = aChange(Array.from({ length: 12 }, (_, index) => lines(`src/${index}.ts`, 900)));
    const planned = (instructions: string | null) =>
      planReview(
        inputOf({
          change,
          seats: [aSeat('opus')],
          wording: { language: 'en', suggestions: false, instructions },
        }),
      );
    const largest = ({ calls }: ReturnType<typeof planned>) =>
      Math.max(...calls.map((call) => call.files.reduce((sum, file) => sum + file.bytes, 0)));

    const long = planned('\u{E0001}'.repeat(4_000));

    expect(largest(long)).toBeLessThanOrEqual((40_000 - 4_000) * 2.5 - 9 * 4_000 - 10_000);
    expect(largest(planned(null))).toBeGreaterThan(largest(long));
    const perCall = (result: typeof long) => (result.estimates[0]?.inputTokens ?? 0) / result.calls.length;
    const small = { change: aChange([aFile()]), seats: [aSeat('opus')] };
    const cost = (instructions: string | null) =>
      perCall(
        planReview(inputOf({ ...small, wording: { language: 'en', suggestions: false, instructions } })),
      );
    expect(cost('x'.repeat(4_000))).toBeGreaterThanOrEqual(cost(null) + (2 * 4_000) / 2.5);
  });

  it('leaves out a model whose window holds no useful call, in the open', () => {
    const facts: PlanInput['facts'] = ({ model }) =>
      modelFacts({ maxInputTokens: model === 'tiny' ? 8_192 : 200_000 });
    const seats = [aSeat('opus'), aSeat('sonnet', { model: 'tiny' })];

    const result = planReview(inputOf({ facts, seats }));

    expect(result.seats.map((seat) => seat.slot)).toEqual(['opus']);
    expect(result.plannedSeats).toHaveLength(2);
    expect(result.cut).toEqual([{ slot: 'sonnet', cause: 'window' }]);
    expect(result.quorum).toBe(2);
    expect(result.decisions).toEqual([
      'sonnet was left out: anthropic/tiny@high takes 8,192 tokens, too few for a call.',
    ]);
  });

  it('names what is beyond one run as not covered', () => {
    const change = aChange(Array.from({ length: 12 }, (_, index) => lines(`src/${index}.ts`, 15_000)));

    const { calls, uncovered } = planReview(inputOf({ change, seats: [aSeat('opus')] }));

    const sent = new Set(calls.flatMap((call) => call.files.map((file) => file.path)));
    expect(sent.size + uncovered.length).toBe(12);
    expect(uncovered.length).toBeGreaterThan(0);
    expect(uncovered[0]?.reason).toBe('the change is larger than what one run reads');
  });

  it('covers nothing without a seat, and says so for each file', () => {
    const result = planReview(inputOf({ seats: [] }));

    expect(result).toMatchObject({ calls: [], seats: [], estimates: [], maxOutputTokens: 0 });
    expect(result.uncovered).toEqual([{ path: 'src/a.ts', reason: 'the panel has no seat' }]);
    expect(result.manifest).toContain('not sent: the panel has no seat');
  });

  it('plans no call and no cost where nothing is to be reviewed, whatever the cap', () => {
    const result = planReview(
      inputOf({
        change: aChange([aFile({ path: 'go.sum' })]),
        maxCostUsd: 0,
        facts: () => modelFacts({ price: null }),
      }),
    );

    expect(result).toMatchObject({ calls: [], uncovered: [], decisions: [] });
    expect(result.estimates.map((estimate) => estimate.costUsd)).toEqual([0, 0, 0]);
  });

  it('does not depend on the order of the files', () => {
    const files = [
      lines('a.ts', 300),
      lines('b.ts', 900),
      aFile({ path: 'go.sum' }),
      aFile({ path: 'x.png', missing: 'cut' }),
    ];

    const forwards = planReview(inputOf({ change: aChange(files) }));
    const backwards = planReview(inputOf({ change: aChange([...files].reverse()) }));

    expect(backwards).toEqual(forwards);
  });

  it('wants no bytes of files that their listing takes out of review', () => {
    const paths = ['src/a.ts', '.env', 'yarn.lock', 'vendor/a.go', 'a.min.js'];

    expect(paths.filter((path) => wantsContent(NO_GLOBS)(aFile({ path })))).toEqual(['src/a.ts', 'a.min.js']);
  });

  it('wants the bytes that the globs of the repository make matter, and no others', () => {
    const wants = wantsContent({ ignore: ['docs/**'], include: ['vendor/ours/**'], neverSend: ['data/**'] });
    const paths = ['docs/a.md', 'vendor/ours/a.go', 'vendor/a.go', 'data/a.csv', 'src/a.ts'];

    expect(paths.filter((path) => wants(aFile({ path })))).toEqual(['vendor/ours/a.go', 'src/a.ts']);
  });

  it('reviews what the globs of the repository leave, and says why not what they do not', () => {
    const paths = ['docs/a.md', 'yarn.lock', 'data/a.csv', 'src/a.ts'];
    const globs = { ignore: ['docs/**'], include: ['*.lock'], neverSend: ['data/**'] };

    const result = planReview(inputOf({ change: aChange(paths.map((path) => aFile({ path }))), globs }));

    expect(result.calls.flatMap((call) => call.files.map((file) => file.path))).toEqual([
      'src/a.ts',
      'yarn.lock',
    ]);
    expect(result.skipped).toEqual([
      { path: 'data/a.csv', reason: "never sent: the repository's settings say so" },
      { path: 'docs/a.md', reason: "ignored by the repository's settings" },
    ]);
    expect(result.uncovered).toEqual([]);
  });

  describe('routing', () => {
    const routing: Routing = {
      strategy: 'manual',
      rules: [
        { when: { paths: ['docs/**'], risk: null, language: null }, slots: ['sonnet', 'gpt'] },
        { when: { paths: ['**/*.lock'], risk: null, language: null }, slots: ['opus'] },
      ],
      record: true,
    };
    const docs = aChange([aFile({ path: 'docs/a.md' }), aFile({ path: 'yarn.lock' })]);

    it('plans the routed seats, of which the quorum is a majority, and looks only at what is for review', () => {
      const result = planReview(inputOf({ change: docs, routing, seats: FOUR }));

      expect(result.plannedSeats.map(({ slot }) => slot)).toEqual(['sonnet', 'gpt']);
      expect(result.seats).toEqual(result.plannedSeats);
      expect(result).toMatchObject({ quorum: 2, cut: [], routing: { slots: ['sonnet', 'gpt'] } });
      expect(result.decisions).toEqual([
        'Routing rule 1 holds for 1 file: sonnet, gpt.',
        'Routing chose sonnet, gpt: all read every file.',
      ]);
    });

    it('keeps a routed seat that money leaves out in the count', () => {
      const result = planReview(inputOf({ change: docs, routing, seats: FOUR, maxCostUsd: 0.35 }));

      expect(result.seats.map(({ slot }) => slot)).toEqual(['sonnet']);
      expect(result.plannedSeats.map(({ slot }) => slot)).toEqual(['sonnet', 'gpt']);
      expect(result).toMatchObject({ quorum: 2, cut: [{ slot: 'gpt', cause: 'cost' }] });
      expect(result.routing).toMatchObject({ slots: ['sonnet', 'gpt'], capUsd: 0.35 });
    });

    it('keeps a quorum that was set', () => {
      const result = planReview(inputOf({ change: docs, routing, seats: FOUR, quorum: 3 }));

      expect(result.plannedSeats.map(({ slot }) => slot)).toEqual(['fable', 'sonnet', 'gpt']);
      expect(result.quorum).toBe(3);
    });

    it('is decided in silence where the repository does not want it told', () => {
      const result = planReview(
        inputOf({ change: docs, routing: { ...routing, record: false }, seats: FOUR }),
      );

      expect(result.decisions).toEqual([]);
      expect(result.routing).toMatchObject({ slots: ['sonnet', 'gpt'], recorded: false });
    });

    it('knows how risky a file is', () => {
      const risky = lines('src/auth/login.ts', 400);
      const rules = [
        { when: { paths: null, risk: ['low' as const], language: null }, slots: ['sonnet' as const] },
        {
          when: { paths: null, risk: ['medium' as const, 'high' as const], language: null },
          slots: ['opus' as const],
        },
      ];
      const slots = (file: ChangedFile) =>
        planReview(inputOf({ change: aChange([file]), routing: { ...routing, rules } })).seats.map(
          ({ slot }) => slot,
        );

      expect(slots(risky)).toEqual(['opus']);
      expect(slots(aFile({ path: 'notes.txt' }))).toEqual(['sonnet']);
    });

    it('says why nobody reads, whatever routing said before', () => {
      const { uncovered } = planReview(inputOf({ change: docs, routing, maxCostUsd: 0.001 }));

      expect(uncovered).toEqual([{ path: 'docs/a.md', reason: expect.stringMatching(/^No reviewer fits/) }]);
    });
  });

  describe('cost', () => {
    const only = (maxCostUsd: number | null, overrides: Partial<PlanInput> = {}) =>
      planReview(inputOf({ seats: [aSeat('opus'), aSeat('gpt')], maxCostUsd, ...overrides }));
    const sum = (result: ReturnType<typeof planReview>): number =>
      result.estimates.reduce((all, estimate) => all + (estimate.costUsd ?? 0), 0);

    it('is at most every call twice, the second with the first answer, at the dearer of input and cache writing', () => {
      const price = { input: 4, output: 20, cacheRead: 0.2, cacheWrite: 5 };
      const result = only(null, { seats: [aSeat('opus')], facts: () => modelFacts({ price }) });

      const bytes = (result.calls[0]?.files[0]?.bytes ?? 0) + Buffer.byteLength(result.manifest);
      const input = 2 * (4_000 + Math.ceil(bytes / 2.5)) + 32_000;
      expect(result.estimates).toEqual([
        { slot: 'opus', inputTokens: input, outputTokens: 64_000, costUsd: (input * 5 + 64_000 * 20) / 1e6 },
      ]);
      expect(costUsd({ input, cacheRead: 0, cacheWrite: 0, output: 64_000 }, price)).toBeLessThan(
        sum(result),
      );
    });

    it('is unknown for a model without a price, and such a model is asked where there is no cap', () => {
      const result = only(null, { facts: () => modelFacts({ price: null }) });

      expect(result.seats).toHaveLength(2);
      expect(result.estimates.map((estimate) => estimate.costUsd)).toEqual([null, null]);
    });

    it('changes nothing where all fits under the cap', () => {
      const result = only(10);

      expect(result.decisions).toEqual([]);
      expect(result.seats.map((seat) => seat.binding.effort)).toEqual(['high', 'high']);
    });

    it('lowers the effort of all seats above a level first, and says by how much', () => {
      const result = only(1);

      expect(result.seats.map((seat) => seat.binding.effort)).toEqual(['medium', 'medium']);
      expect(result.plannedSeats.map((seat) => seat.binding.effort)).toEqual(['high', 'high']);
      expect(result.maxOutputTokens).toBe(16_000);
      expect(sum(result)).toBeLessThanOrEqual(1);
      expect(result.decisions).toEqual([
        'Effort was lowered (opus to medium, gpt to medium): at most $0.69 instead of $1.36, under the cap of $1.00.',
      ]);
    });

    it('leaves a lower effort and a model without the notion as they are', () => {
      const seats = [
        aSeat('opus', { effort: 'max' }),
        aSeat('sonnet', { effort: 'low' }),
        aSeat('gpt', { effort: null }),
      ];

      const result = only(1.1, { seats });

      expect(result.seats.map((seat) => seat.binding.effort)).toEqual(['medium', 'low', null]);
    });

    it('then leaves out seats from the last, with the best effort that the money buys', () => {
      const result = only(0.35);

      expect(result.seats.map((seat) => [seat.slot, seat.binding.effort])).toEqual([['opus', 'medium']]);
      expect(result.quorum).toBe(2);
      expect(result.decisions).toHaveLength(2);
      expect(result.decisions[0]).toMatch(/^gpt was left out: at most \$0\.3\d instead of \$1\.36/);
    });

    it('leaves out a seat whose price is not known, since it cannot be held under a cap', () => {
      const facts: PlanInput['facts'] = ({ model }) =>
        model === 'model-opus' ? modelFacts({ price: null }) : modelFacts();

      const result = only(5, { facts });

      expect(result.seats.map((seat) => seat.slot)).toEqual(['gpt']);
      expect(result.decisions).toEqual([
        'opus was left out: the price of anthropic/model-opus@high is not known, so it cannot be held under $5.00.',
      ]);
    });

    it.each([
      ['the cheapest seat is too dear', modelFacts(), /opus alone may cost \$0\.1\d at its lowest effort/],
      ['no price is known', modelFacts({ price: null }), /no seat has a known price/],
    ])('asks nobody and covers nothing where %s', (_, facts, reason) => {
      const result = only(0.001, { facts: () => facts });

      expect(result).toMatchObject({ calls: [], seats: [], estimates: [] });
      expect(result.decisions.at(-1)).toMatch(/^No reviewer fits under the cap of \$0\.0010: /);
      expect(result.uncovered).toEqual([{ path: 'src/a.ts', reason: expect.stringMatching(reason) }]);
    });

    it('takes no more output than a model can give', () => {
      const result = only(null, { facts: () => modelFacts({ maxOutputTokens: 4_096 }) });

      expect(result.maxOutputTokens).toBe(4_096);
      expect(result.estimates[0]?.outputTokens).toBe(8_192);
    });
  });
});
