import { describe, expect, it } from '@jest/globals';
import { SHIPPED_SOURCE } from '../../../src/domain/criteria.ts';
import { reviewDocument } from '../../../src/stages/report/review-document.ts';
import {
  answerTexts,
  checkedCount,
  citedRule,
  leftText,
  namedRules,
  ruleCounts,
  ruleStatus,
  ruleTitle,
  togetherText,
  toldRules,
} from '../../../src/stages/report/rule-words.ts';
import { manyGaps, rulesAtWork } from './rule-inputs.ts';

const AT_WORK = reviewDocument(rulesAtWork()).conformance;
const idsOf = (rules: readonly { readonly id: string }[]) => rules.map(({ id }) => id);

describe('stages/report/rule-words', () => {
  it('counts the rules by what became of them, and leaves out what none came to', () => {
    expect(ruleCounts(AT_WORK)).toBe('6 asked, 2 violated, 2 met, 1 not applicable, 1 not checked');
    expect(ruleCounts({ rules: AT_WORK.rules.slice(0, 1), left: [] })).toBe('1 asked, 1 violated');
  });

  it('shows what was violated, then what was not covered, and nothing else', () => {
    expect(idsOf(toldRules(AT_WORK).single)).toEqual(['PAY-2', 'SEC-004', 'CON-007']);
    expect(toldRules(AT_WORK).together).toEqual([]);
  });

  it('puts rules together to which the same was answered, from the third on', () => {
    const { single, together } = toldRules(reviewDocument(manyGaps(2)).conformance);
    expect([single.length, together.length]).toEqual([2, 0]);

    const [many = []] = toldRules(reviewDocument(manyGaps(14)).conformance).together;
    expect(togetherText(many)).toBe(
      '14 rules not checked: GAP-0, GAP-1, GAP-2, GAP-3, GAP-4, GAP-5, GAP-6, GAP-7, GAP-8, GAP-9, GAP-10, GAP-11 and 2 more (opus, gpt not checked: “no answer was given”)',
    );
  });

  it('never puts a violated rule among others', () => {
    const [violated] = AT_WORK.rules;
    const rules = Array.from({ length: 4 }, () => violated).flatMap((rule) => rule ?? []);
    expect(toldRules({ rules, left: [] }).together).toEqual([]);
  });

  it('says who said what, together where they said the same, in quotes that no evidence can end', () => {
    const said = (slot: 'opus' | 'gpt' | 'sonnet', evidence: string | null) =>
      ({ slot, status: 'violated', evidence }) as const;
    const rows = [said('opus', 'x”; gpt met: “y'), said('gpt', null), said('sonnet', null)];
    expect(answerTexts({ rows })).toEqual(['opus violated: “x"; gpt met: "y”', 'gpt, sonnet violated']);
  });

  it('cites rules of the program in words, those of a repository by path', () => {
    expect(citedRule('SEC-004', SHIPPED_SOURCE)).toBe('rule SEC-004 of Quorate');
    expect(citedRule('PAY-2', 'docs/rules.md')).toBe('PAY-2 (docs/rules.md)');
    expect(citedRule('R-7', null)).toBe('R-7');
    const [team, shipped] = AT_WORK.rules;
    expect(team && ruleTitle(team)).toBe('Amounts are whole cents (docs/rules/money.md)');
    expect(shipped && ruleTitle(shipped)).toBe('Shell commands are built from fixed words');
  });

  it('says why a rule counts as not covered', () => {
    expect(AT_WORK.rules.slice(0, 3).map(ruleStatus)).toEqual([
      'violated: a reviewer calls it violated, and no finding says where',
      'violated',
      'not checked: no reviewer checked it',
    ]);
  });

  it('counts for each seat what it checked: an answer without looking is none', () => {
    expect((['opus', 'gpt', 'sonnet', 'fable'] as const).map((slot) => checkedCount(AT_WORK, slot))).toEqual([
      '4 of 6',
      '0 of 6',
      '2 of 6',
      '0 of 6',
    ]);
    expect(checkedCount({ rules: [], left: [] }, 'opus')).toBeNull();
  });

  it('says on one line what was left out and why', () => {
    expect(leftText(AT_WORK)).toBe(
      '5 rules not asked: PERF-001, PERF-002, API-001 and 1 more (beyond the 24 rules that a run asks for); OLD-1 (expired on 2026-10-01)',
    );
    const left = ['a', 'b', 'c', 'd'].map((reason) => ({ id: `R-${reason}`, source: 's', reason }));
    expect(leftText({ rules: [], left })).toBe(
      '4 rules not asked: R-a (a); R-b (b); R-c (c); 1 more for other reasons',
    );
    expect(leftText({ rules: [], left: [] })).toBeNull();
  });

  it('names three rules and counts the rest', () => {
    expect(namedRules(['A', 'B', 'C'])).toBe('A, B, C');
    expect(namedRules(['A', 'B', 'C', 'D', 'E'])).toBe('A, B, C and 2 more');
  });
});
