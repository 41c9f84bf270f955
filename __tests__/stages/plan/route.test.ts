import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { ListedFile } from '../../../src/domain/change.ts';
import { RISK_LEVELS, type RiskLevel } from '../../../src/domain/risk.ts';
import type { Routing, RoutingRule } from '../../../src/domain/routing.ts';
import { SLOTS, type Slot } from '../../../src/domain/slot.ts';
import { type RouteInput, routeSeats } from '../../../src/stages/plan/route.ts';
import { aFile, aSeat } from './builders.ts';

function ruleOf(slots: readonly Slot[], when: Partial<RoutingRule['when']> = {}): RoutingRule {
  return { when: { paths: null, risk: null, language: null, ...when }, slots };
}

function manual(...rules: readonly RoutingRule[]): Routing {
  return { strategy: 'manual', rules, record: true };
}

type Draft = string | { readonly path: string; readonly from: string; readonly status: 'renamed' | 'copied' };

function fileOf(draft: Draft): ListedFile {
  if (typeof draft === 'string') return aFile({ path: draft });
  return aFile({ path: draft.path, oldPath: draft.from, status: draft.status });
}

/** Routes files of low risk over a panel of four, unless said otherwise. */
function route(routing: Routing, drafts: readonly Draft[], overrides: Partial<RouteInput> = {}) {
  const files = drafts.map(fileOf);
  return routeSeats({
    routing,
    files,
    levels: new Map(files.map(({ path }) => [path, 'low'])),
    seats: SLOTS.map((slot) => aSeat(slot)),
    quorum: null,
    maxCostUsd: null,
    ...overrides,
  });
}

const slotsOf = (result: ReturnType<typeof routeSeats>) => result.seats.map(({ slot }) => slot);
const DOCS = ruleOf(['sonnet'], { paths: ['docs/**'] });
const AUTH = ruleOf(['gpt', 'opus'], { paths: ['src/auth/**'] });

describe('stages/plan/route', () => {
  it('sends a file to the seats of the first rule that holds for it', () => {
    const result = route(manual(DOCS, AUTH, ruleOf(['fable'], { paths: ['**'] })), ['src/auth/a.ts']);

    expect(slotsOf(result)).toEqual(['opus', 'gpt']);
    expect(result.decision).toEqual({
      strategy: 'manual',
      matches: [{ rule: 2, files: 1, slots: ['opus', 'gpt'] }],
      slots: ['opus', 'gpt'],
      capUsd: null,
      recorded: true,
    });
    expect(result.sentences).toEqual([
      'Routing rule 2 holds for 1 file: opus, gpt.',
      'Routing chose opus, gpt: all read every file.',
    ]);
  });

  it('has all seats of a mixed change read it, in the order of the panel', () => {
    const result = route(manual(DOCS, AUTH), ['docs/a.md', 'src/auth/a.ts', 'docs/b.md']);

    expect(slotsOf(result)).toEqual(['opus', 'sonnet', 'gpt']);
    expect(result.decision.matches).toEqual([
      { rule: 1, files: 2, slots: ['sonnet'] },
      { rule: 2, files: 1, slots: ['opus', 'gpt'] },
    ]);
  });

  it('sends what no rule holds for to the whole panel', () => {
    const result = route(manual(DOCS), ['docs/a.md', 'src/a.ts', 'src/b.ts']);

    expect(slotsOf(result)).toEqual(SLOTS);
    expect(result.decision.matches.at(-1)).toEqual({ rule: null, files: 2, slots: SLOTS });
    expect(result.sentences).toEqual([
      'Routing rule 1 holds for 1 file: sonnet.',
      'No single routing rule holds for 2 files: the whole panel (fable, opus, sonnet, gpt).',
      'Routing chose fable, opus, sonnet, gpt: all read every file.',
    ]);
  });

  it.each([
    ['paths', { paths: ['lib/**', '*.go'] }, ['lib/x', 'a.go'], ['src/a.go', 'libs/x']],
    ['language', { language: ['go', 'python'] }, ['src/a.go', 'a.py'], ['a.ts', 'LICENSE']],
    ['both', { paths: ['src/**'], language: ['go'] }, ['src/a.go'], ['a.go', 'src/a.ts']],
  ] as const)('asks for every condition that is given: %s', (_, when, hits, misses) => {
    const isRouted = (path: string) => slotsOf(route(manual(ruleOf(['gpt'], when)), [path])).length === 1;

    expect(hits.map(isRouted)).toEqual(hits.map(() => true));
    expect(misses.map(isRouted)).toEqual(misses.map(() => false));
  });

  it('asks for the risk of the file, and sends one of unknown risk to the whole panel', () => {
    const rules = manual(
      ruleOf(['sonnet'], { risk: ['low'] }),
      ruleOf(['opus', 'gpt'], { risk: ['medium', 'high'] }),
    );
    const at = (levels: ReadonlyMap<string, RiskLevel>) => slotsOf(route(rules, ['a.ts'], { levels }));

    expect(at(new Map([['a.ts', 'low']]))).toEqual(['sonnet']);
    expect(at(new Map([['a.ts', 'medium']]))).toEqual(['opus', 'gpt']);
    expect(at(new Map([['a.ts', 'high']]))).toEqual(['opus', 'gpt']);
    expect(at(new Map())).toEqual(SLOTS);
  });

  it.each([
    [{ path: 'docs/a.md', from: 'src/auth/a.ts', status: 'renamed' }, SLOTS],
    [{ path: 'src/auth/a.ts', from: 'docs/a.md', status: 'renamed' }, SLOTS],
    [{ path: 'docs/a.md', from: 'src/a.ts', status: 'renamed' }, SLOTS],
    [{ path: 'docs/a.md', from: 'docs/b.md', status: 'renamed' }, ['sonnet']],
    [{ path: 'docs/a.md', from: 'src/auth/a.ts', status: 'copied' }, ['sonnet']],
  ] as const)('lets no new name choose who reads a file: %j', (draft, slots) => {
    expect(slotsOf(route(manual(DOCS, AUTH), [draft]))).toEqual(slots);
  });

  it('leaves out seats that the panel lacks, and says so', () => {
    const seats = [aSeat('opus'), aSeat('sonnet')];
    const result = route(manual(AUTH), ['src/auth/a.ts'], { seats });

    expect(slotsOf(result)).toEqual(['opus']);
    expect(result.sentences[0]).toBe('Routing rule 1 names gpt, which this panel does not have.');
  });

  it('sends the files of a rule without any seat here to the whole panel, and says so', () => {
    const seats = [aSeat('opus'), aSeat('gpt')];
    const result = route(manual(DOCS), ['docs/a.md'], { seats });

    expect(slotsOf(result)).toEqual(['opus', 'gpt']);
    expect(result.decision.matches).toEqual([{ rule: 1, files: 1, slots: ['opus', 'gpt'] }]);
    expect(result.sentences[0]).toBe(
      'Routing rule 1 names no seat of this panel (sonnet): its files go to the whole panel.',
    );
  });

  it('says nothing of a rule that held for no file', () => {
    const seats = [aSeat('opus'), aSeat('gpt')];

    expect(route(manual(DOCS, AUTH), ['src/auth/a.ts'], { seats }).sentences.join()).not.toContain('rule 1');
  });

  it.each([
    [1, ['gpt']],
    [2, ['fable', 'gpt']],
    [4, SLOTS],
    [9, SLOTS],
  ])('adds seats in the order of the panel until a quorum of %i can be met', (quorum, slots) => {
    const result = route(manual(ruleOf(['gpt'])), ['a.ts'], { quorum });

    expect(slotsOf(result)).toEqual(slots);
    expect(result.decision.slots).toEqual(slots);
    expect(result.sentences[0]).toMatch(
      quorum === 1 ? /^Routing rule 1/ : /^Routing was widened by fable.*: the quorum asks for \d seats\.$/,
    );
  });

  it('is the whole panel where nothing is for review', () => {
    const result = route(manual(DOCS), []);

    expect(slotsOf(result)).toEqual(SLOTS);
    expect(result.decision.matches).toEqual([]);
  });

  it.each([
    [2.5, ', as far as the cap of $2.50 allows.'],
    [0.001, ', as far as the cap of $0.0010 allows.'],
    [null, '.'],
  ])('asks the whole panel under a ceiling of cost, whatever rules there are: %s', (maxCostUsd, end) => {
    const routing: Routing = { strategy: 'cost-ceiling', rules: [DOCS], record: false };
    const result = route(routing, ['docs/a.md', 'b.md'], { maxCostUsd });

    expect(result.decision).toEqual({
      strategy: 'cost-ceiling',
      matches: [{ rule: null, files: 2, slots: SLOTS }],
      slots: SLOTS,
      capUsd: maxCostUsd,
      recorded: false,
    });
    expect(result.sentences).toEqual([`Routing by cost: fable, opus, sonnet, gpt read every file${end}`]);
  });

  it('has nothing to say to an empty panel', () => {
    const result = route(manual(DOCS), ['docs/a.md'], { seats: [] });

    expect(result).toMatchObject({ seats: [], sentences: [], decision: { slots: [] } });
  });

  describe('for any rules and files', () => {
    const slots = fc.subarray([...SLOTS], { minLength: 1 });
    const orNull = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null });
    const rule = fc.record({
      when: fc.record({
        paths: orNull(fc.subarray(['src/**', '**/*.md', 'docs/*', '*'], { minLength: 1 })),
        risk: orNull(fc.subarray([...RISK_LEVELS], { minLength: 1 })),
        language: orNull(fc.subarray(['typescript', 'markdown', 'go'] as const, { minLength: 1 })),
      }),
      slots,
    });
    const name = fc.constantFrom('src/a.ts', 'src/b.go', 'docs/a.md', 'README.md', 'x', 'src/deep/c.ts');
    const draft = fc.oneof(
      name,
      fc.record({ path: name, from: name, status: fc.constantFrom('renamed', 'copied' as const) }),
    );
    const levels = fc
      .array(fc.tuple(name, fc.constantFrom(...RISK_LEVELS)), { maxLength: 8 })
      .map((entries) => new Map(entries));
    const scene = fc.record({
      routing: fc.array(rule, { maxLength: 4 }).map((rules) => manual(...rules)),
      files: fc.array(draft, { minLength: 1, maxLength: 6 }),
      levels,
      panel: slots,
      quorum: fc.constantFrom(null, 1, 2, 3, 4),
    });

    it('never takes a seat from a run by one more file, and never asks fewer', () => {
      fc.assert(
        fc.property(scene, draft, ({ routing, files, levels, panel, quorum }, more) => {
          const seats = panel.map((slot) => aSeat(slot));
          const before = route(routing, files, { seats, levels });
          const after = route(routing, [...files, more], { seats, levels });
          const narrow = route(routing, files, { seats, levels, quorum });
          const wide = route(routing, [...files, more], { seats, levels, quorum });

          expect(slotsOf(after)).toEqual(expect.arrayContaining(slotsOf(before)));
          expect(wide.seats.length).toBeGreaterThanOrEqual(narrow.seats.length);
          expect(slotsOf(wide)).toEqual(expect.arrayContaining(slotsOf(after)));
        }),
      );
    });

    it('asks exactly the seats that files go to and those that a quorum needs, and counts every file once', () => {
      fc.assert(
        fc.property(scene, ({ routing, files, levels, panel, quorum }) => {
          const seats = panel.map((slot) => aSeat(slot));
          const result = route(routing, files, { seats, levels, quorum });
          const { decision } = result;

          const alone = files.flatMap((file) => slotsOf(route(routing, [file], { seats, levels })));
          const union = panel.filter((slot) => alone.includes(slot));
          expect(decision.matches.reduce((sum, match) => sum + match.files, 0)).toBe(files.length);
          expect(slotsOf(result)).toEqual(panel.filter((slot) => decision.slots.includes(slot)));
          expect(decision.slots).toEqual(expect.arrayContaining(union));
          expect(decision.slots).toHaveLength(Math.min(panel.length, Math.max(union.length, quorum ?? 0)));
        }),
      );
    });
  });
});
