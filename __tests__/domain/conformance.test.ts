import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { conformanceOf, mergedAnswer, mergedStatus, rowsFor } from '../../src/domain/conformance.ts';
import {
  CONFORMANCE_STATUSES,
  type ConformanceRow,
  type ConformanceStatus,
} from '../../src/domain/criteria.ts';
import { SLOTS, type Slot } from '../../src/domain/slot.ts';
import { aRule } from '../support/criteria.ts';

const RULES = ['A-1', 'B-2', 'C-3'].map((id) => aRule({ id, source: `rules/${id}.md` }));
const LEFT = [{ id: 'D-4', source: 'quorate', reason: 'it is no longer in force' }];

const row = (ruleId: string, status: ConformanceStatus, evidence: string | null = null): ConformanceRow => ({
  ruleId,
  status,
  evidence,
  criteriaSource: 'anything',
});
const seat = (slot: Slot, rows: readonly ConformanceRow[], ...cited: readonly (string | null)[]) => ({
  slot,
  conformance: rows,
  findings: cited.map((ruleId) => ({ ruleId })),
});
/** Status and gap of each rule, for tables. */
const digest = (...slots: readonly ReturnType<typeof seat>[]) =>
  conformanceOf({ rules: RULES, left: LEFT }, slots).rules.map(
    ({ rule, status, gap }) => `${rule.id} ${status}${gap === null ? '' : `: ${gap}`}`,
  );

const status = fc.constantFrom(...CONFORMANCE_STATUSES);
const said = fc.record({ status, evidence: fc.option(fc.string({ minLength: 1, maxLength: 4 })) });
const anId = fc.constantFrom('A-1', 'B-2', 'C-3', 'D-4', 'a-1', '', '__proto__');
const answer = fc.tuple(anId, said).map(([ruleId, given]) => ({ ruleId, ...given }));
const answers = fc.array(answer, { maxLength: 12 });
const slots = fc.array(
  fc
    .tuple(fc.constantFrom(...SLOTS), answers, fc.array(fc.option(anId), { maxLength: 3 }))
    .map(([slot, rows, cited]) =>
      seat(
        slot,
        rows.map((given) => row(given.ruleId, given.status, given.evidence)),
        ...cited,
      ),
    ),
  { maxLength: 4 },
);

describe('domain/conformance', () => {
  it.each<[ConformanceStatus, readonly ConformanceStatus[]]>([
    ['not-checked', []],
    ['met', ['met']],
    ['violated', ['met', 'not-checked', 'violated', 'not-applicable']],
    ['not-checked', ['met', 'not-checked', 'not-applicable']],
    ['met', ['not-applicable', 'met']],
    ['not-applicable', ['not-applicable', 'not-applicable']],
  ])('comes to %s out of %j', (merged, statuses) => {
    expect(mergedStatus(statuses)).toBe(merged);
  });

  it('merges two answers the same way round and in any grouping', () => {
    fc.assert(
      fc.property(said, said, said, (one, two, three) => {
        expect(mergedAnswer(one, two)).toEqual(mergedAnswer(two, one));
        expect(mergedAnswer(mergedAnswer(one, two), three)).toEqual(
          mergedAnswer(one, mergedAnswer(two, three)),
        );
        expect(mergedAnswer(one, one)).toEqual(one);
        expect(mergedAnswer(one, two).status).toBe(mergedStatus([one.status, two.status]));
      }),
    );
  });

  it('takes the words of the status that stands', () => {
    const met = { status: 'met' as const, evidence: 'a long look at every line' };
    const broken = { status: 'violated' as const, evidence: 'line 3' };

    expect(mergedAnswer(met, broken)).toEqual(broken);
    expect(mergedAnswer(broken, { ...broken, evidence: 'line 3 of src/a.ts' }).evidence).toBe(
      'line 3 of src/a.ts',
    );
    expect(mergedAnswer(met, { status: 'violated', evidence: null }).evidence).toBeNull();
  });

  it('makes one row for every rule, in their order, whatever answers come', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const rows = rowsFor(RULES, given);

        expect(rows.map(({ ruleId, criteriaSource }) => `${ruleId} ${criteriaSource}`)).toEqual(
          RULES.map(({ id, source }) => `${id} ${source}`),
        );
        for (const { ruleId, status: merged, evidence } of rows) {
          const own = given.filter((one) => one.ruleId === ruleId);
          expect(merged).toBe(mergedStatus(own.map((one) => one.status)));
          if (own.length === 0) expect(evidence).toBe('no answer was given');
        }
      }),
    );
  });

  it('does not heed the order of answers, nor whether calls are merged one by one', () => {
    fc.assert(
      fc.property(answers, answers, (one, two) => {
        const all = rowsFor(RULES, [...one, ...two]);

        expect(rowsFor(RULES, [...two, ...one].reverse())).toEqual(all);
        const known = new Set<string>([...one, ...two].map(({ ruleId }) => ruleId));
        const inTwo = [rowsFor(RULES, one), rowsFor(RULES, two)].map((rows, n) =>
          rows.filter(({ ruleId }) => [one, two][n]?.some((given) => given.ruleId === ruleId)),
        );
        expect(rowsFor(RULES, inTwo.flat()).filter(({ ruleId }) => known.has(ruleId))).toEqual(
          all.filter(({ ruleId }) => known.has(ruleId)),
        );
      }),
    );
  });

  it('tells a seat that opened nothing from one that checked everything', () => {
    const nothing = seat('opus', []);
    const everything = seat('gpt', [row('A-1', 'met'), row('B-2', 'not-applicable'), row('C-3', 'met')]);

    expect(digest(nothing)).toEqual([
      'A-1 not-checked: no reviewer checked it',
      'B-2 not-checked: no reviewer checked it',
      'C-3 not-checked: no reviewer checked it',
    ]);
    expect(digest(nothing, everything)).toEqual(['A-1 met', 'B-2 not-applicable', 'C-3 met']);
    const rows = conformanceOf({ rules: RULES, left: [] }, [nothing, everything]).rules.map(
      (rule) => rule.rows,
    );
    expect(rows[0]).toEqual([
      { slot: 'opus', status: 'not-checked', evidence: 'no answer was given' },
      { slot: 'gpt', status: 'met', evidence: null },
    ]);
  });

  it('counts a rule as covered where one seat checked it, and lets the gravest word stand', () => {
    const one = seat('opus', [row('A-1', 'met'), row('B-2', 'not-checked'), row('C-3', 'violated')], 'C-3');
    const two = seat('gpt', [row('A-1', 'not-checked'), row('B-2', 'not-checked'), row('C-3', 'met')]);

    expect(digest(one, two)).toEqual(['A-1 met', 'B-2 not-checked: no reviewer checked it', 'C-3 violated']);
  });

  it('has a gap where a rule is called violated and no finding of any seat cites it', () => {
    const says = seat('opus', [row('A-1', 'violated')], 'B-2', null);
    const where = seat('gpt', [], 'A-1');

    expect(digest(says)[0]).toBe('A-1 violated: a reviewer calls it violated, and no finding says where');
    expect(digest(says, where)[0]).toBe('A-1 violated');
  });

  it('leaves out answers to rules that were not put, and merges several of one seat', () => {
    const doubled = seat('opus', [row('A-1', 'met', 'x'), row('X-9', 'violated'), row('A-1', 'not-checked')]);

    const { rules, left } = conformanceOf({ rules: RULES, left: LEFT }, [doubled]);

    expect(left).toBe(LEFT);
    expect(rules.map(({ rule }) => rule.id)).toEqual(['A-1', 'B-2', 'C-3']);
    expect(rules[0]?.rows).toEqual([{ slot: 'opus', status: 'not-checked', evidence: null }]);
  });

  it('has every rule exactly once with one row of each seat, whatever rows come in whichever order', () => {
    fc.assert(
      fc.property(slots, (seats) => {
        const { rules } = conformanceOf({ rules: RULES, left: [] }, seats);

        expect(rules.map(({ rule }) => rule)).toEqual(RULES);
        for (const { rows, status: merged, gap } of rules) {
          expect(rows.map(({ slot }) => slot)).toEqual(seats.map(({ slot }) => slot));
          const checked = rows.map((one) => one.status).filter((one) => one !== 'not-checked');
          expect(merged).toBe(mergedStatus(checked));
          if (checked.length === 0) expect(gap).not.toBeNull();
        }
        const turned = seats.map((one) => ({ ...one, conformance: [...one.conformance].reverse() }));
        expect(conformanceOf({ rules: RULES, left: [] }, turned).rules).toEqual(rules);
      }),
    );
  });
});
