import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { ChangedFile } from '../../../src/domain/change.ts';
import { appliesTo, SHIPPED_SOURCE } from '../../../src/domain/criteria.ts';
import type { RegistryEntry } from '../../../src/domain/registry/entry.ts';
import { SHIPPED_RULES } from '../../../src/domain/registry/registry.ts';
import { SEVERITIES } from '../../../src/domain/severity.ts';
import {
  criteriaBytes,
  leftText,
  RULE_BUDGET,
  type RuleChoice,
  selectRules,
} from '../../../src/stages/plan/select-rules.ts';
import { anEntry } from '../../support/registry.ts';
import { aDiff, aFile, aHunk } from './builders.ts';

const TODAY = '2026-11-30';

function fileOf(path: string, rows: readonly string[]): ChangedFile {
  return aFile({ path, diff: aDiff([aHunk(rows)]) });
}

const ADDED = ['+const rate = 2', '+charge(amount);', '+refund(amount)', '+done();'];

function select(registry: readonly RegistryEntry[], overrides: Partial<RuleChoice> = {}) {
  const files = [fileOf('src/pay.ts', [' const a = 1;', '-old();', ...ADDED])];
  return selectRules({ registry, files, today: TODAY, budget: RULE_BUDGET, ...overrides });
}

const idsOf = (rules: readonly { readonly id: string }[]) => rules.map(({ id }) => id);

describe('stages/plan/select-rules', () => {
  it.each<[string, Partial<RegistryEntry>, boolean]>([
    ['applies to every file', {}, true],
    ['names the file', { paths: ['src/**'] }, true],
    ['names other files', { paths: ['docs/**'] }, false],
    ['is of the language', { languages: ['typescript'] }, true],
    ['is of another language', { languages: ['python'] }, false],
    ['finds its cue on an added line', { cue: /charge\(/ }, true],
    ['finds its cue there whatever the flags of its expression', { cue: /CHARGE/gi }, true],
    ['finds its cue where a line begins', { cue: /^charge/ }, true],
    ['finds its cue where a line ends', { cue: /\)$/ }, true],
    ['finds its cue on two lines together', { cue: /charge\(amount\);\s+refund/ }, false],
    ['finds its cue from one line into another', { cue: /amount[^x]+refund/ }, false],
    ['finds its cue on a removed line alone', { cue: /old\(/ }, false],
    ['finds its cue on an unchanged line alone', { cue: /const a/ }, false],
    ['holds to the end of today', { expires: TODAY }, true],
  ])('asks for a rule that %s: %j', (_name, overrides, isAsked) => {
    const { rules, left } = select([anEntry(overrides)]);

    expect(idsOf(rules)).toEqual(isAsked ? ['TEAM-001'] : []);
    expect(left).toEqual([]);
  });

  it('is given no cue that asks for what is not there: where lines are searched together it would be missed', () => {
    const asking = SHIPPED_RULES.filter(({ cue }) => cue !== null && /\(\?<?!/.test(cue.source));

    expect(idsOf(asking)).toEqual([]);
  });

  it('asks twice and is answered the same, also of a cue that remembers', () => {
    const registry = [anEntry({ cue: /charge/g })];

    expect([select(registry), select(registry), select(registry)].map(({ rules }) => rules.length)).toEqual([
      1, 1, 1,
    ]);
  });

  it('looks for a cue only in files that the rule applies to', () => {
    const files = [fileOf('a.py', ['+charge()']), fileOf('b.ts', ['+pay()'])];

    expect(select([anEntry({ languages: ['typescript'], cue: /charge/ })], { files }).rules).toEqual([]);
  });

  it('looks at the first 4,000 characters of a line', () => {
    const at = (blanks: number) => [fileOf('a.ts', [`+${' '.repeat(blanks)}charge`])];
    const registry = [anEntry({ cue: /charge/ })];

    expect(select(registry, { files: at(3_994) }).rules).toHaveLength(1);
    expect(select(registry, { files: at(3_995) }).rules).toHaveLength(0);
  });

  it('leaves a rule that has run out, and says so', () => {
    const { rules, left } = select([anEntry({ expires: '2026-11-29' }), anEntry({ id: 'TEAM-002' })]);

    expect(idsOf(rules)).toEqual(['TEAM-002']);
    expect(left).toEqual([
      { id: 'TEAM-001', source: 'docs/rules/money.md', reason: 'expired on 2026-11-29' },
    ]);
  });

  it('puts those of the repository first, then the gravest, then keeps the order of the registry', () => {
    const source = SHIPPED_SOURCE;
    const registry = [
      anEntry({ id: 'A-1', severity: 'suggestion' }),
      anEntry({ id: 'A-2', severity: 'important' }),
      anEntry({ id: 'A-3', severity: 'important' }),
      anEntry({ id: 'B-1', severity: 'important', source }),
      anEntry({ id: 'B-2', severity: 'blocking', source }),
    ];

    expect(idsOf(select(registry).rules)).toEqual(['A-2', 'A-3', 'A-1', 'B-2', 'B-1']);
  });

  it('asks a model for at most as many rules as the budget has, and code for all', () => {
    const registry = Array.from({ length: 30 }, (_, at) => anEntry({ id: `TEAM-${at + 100}` }));
    const { rules, left } = select(registry);

    expect(rules).toHaveLength(24);
    expect(idsOf(left)).toEqual(idsOf(registry.slice(24)));
    expect(left[0]?.reason).toBe('no room in the budget of 24 rules and 12 KB');
    expect(select(registry, { budget: null })).toMatchObject({ rules: { length: 30 }, left: [] });
  });

  it('goes on to shorter rules where a long one has no room', () => {
    const registry = [
      anEntry({ id: 'TEAM-001', text: 'x'.repeat(8_000) }),
      anEntry({ id: 'TEAM-002', text: 'y'.repeat(8_000) }),
      anEntry({ id: 'TEAM-003' }),
    ];
    const { rules, left } = select(registry);

    expect(idsOf(rules)).toEqual(['TEAM-001', 'TEAM-003']);
    expect(idsOf(left)).toEqual(['TEAM-002']);
  });

  it('hands on rules without how code looks for them', () => {
    const [rule] = select([anEntry({ cue: /charge/ })]).rules;

    expect(rule).not.toHaveProperty('cue');
    expect(rule).not.toHaveProperty('checks');
  });

  it('says what was left in one sentence for each reason, with eight names at most', () => {
    const left = (count: number, reason: string) =>
      Array.from({ length: count }, (_, at) => ({ id: `A-${at}`, source: 's', reason }));

    expect(leftText([...left(1, 'expired on 2026-01-31'), ...left(10, 'no room')])).toEqual([
      'Rule A-0 was not asked for: expired on 2026-01-31.',
      'Rules A-0, A-1, A-2, A-3, A-4, A-5, A-6, A-7 and 2 more were not asked for: no room.',
    ]);
    expect(leftText([])).toEqual([]);
  });

  describe('whatever the registry and the change', () => {
    const PATHS = ['src/a.ts', 'src/b.py', 'docs/c.md', 'd.go'];
    const file = fc
      .tuple(
        fc.constantFrom(...PATHS),
        fc.array(fc.constantFrom('+cue', '-cue', ' cue', '+other'), { maxLength: 5 }),
      )
      .map(([path, rows]) => fileOf(path, rows));
    const entry = fc
      .record({
        severity: fc.constantFrom(...SEVERITIES),
        source: fc.constantFrom(SHIPPED_SOURCE, 'rules.md'),
        paths: fc.constantFrom(null, ['src/**'], ['docs/**']),
        languages: fc.constantFrom(null, ['typescript' as const], ['python' as const]),
        expires: fc.constantFrom(null, '2020-01-01', TODAY, '2030-01-01'),
        text: fc.constantFrom('short', 'z'.repeat(3_000)),
        cue: fc.constantFrom(null, /cue/, /absent/),
      })
      .map(anEntry);
    const registries = fc
      .array(entry, { maxLength: 40 })
      .map((entries) => entries.map((one, at) => ({ ...one, id: `TEAM-${at + 100}` })));

    it('keeps the budget, and accounts for every rule that applies', () => {
      fc.assert(
        fc.property(registries, fc.array(file, { maxLength: 6 }), (registry, files) => {
          const { rules, left } = select(registry, { files });
          const applying = registry.filter((one) => {
            const applies = appliesTo(one);
            const holds = ({ diff }: ChangedFile) =>
              diff?.hunks.some(({ lines }) =>
                lines.some(({ mark, text }) => mark === '+' && one.cue?.test(text)),
              );
            return files.some((changed) => applies(changed.path) && (one.cue === null || holds(changed)));
          });

          expect(rules.length).toBeLessThanOrEqual(RULE_BUDGET.rules);
          expect(criteriaBytes(rules)).toBeLessThanOrEqual(RULE_BUDGET.bytes);
          expect(rules.every(({ expires }) => expires === null || expires >= TODAY)).toBe(true);
          expect([...idsOf(rules), ...idsOf(left)].sort()).toEqual(idsOf(applying).sort());
          expect(left.every(({ reason }) => reason !== '')).toBe(true);
        }),
      );
    });

    it('does not depend on the order of the files', () => {
      fc.assert(
        fc.property(registries, fc.array(file, { maxLength: 6 }), (registry, files) => {
          expect(select(registry, { files: [...files].reverse() })).toEqual(select(registry, { files }));
        }),
      );
    });
  });

  it('has few sizes of change to fear: a hundred thousand lines are a matter of seconds at the very most', () => {
    const rows = Array.from({ length: 500 }, (_, at) => `+const value${at} = compute(${at}, 'a text');`);
    const files = Array.from({ length: 200 }, (_, at) => fileOf(`src/${at}.ts`, rows));
    const started = performance.now();
    select(SHIPPED_RULES, { files, budget: null });

    expect(performance.now() - started).toBeLessThan(10_000);
  });
});
