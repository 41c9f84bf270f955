import { describe, expect, it } from '@jest/globals';
import { type AnswerReading, readAnswer } from '../../../src/stages/panel/answer.ts';
import { mergeReadings } from '../../../src/stages/panel/correction.ts';
import { answersOf, heldAgainst, owedBy } from '../../../src/stages/panel/hold.ts';
import { aRule } from '../../support/criteria.ts';
import { answerWithRows, wireFinding } from './build.ts';

const RULES = [
  aRule({ id: 'SEC-001', category: 'security', source: 'quorate' }),
  aRule({ id: 'PAY-002', category: null }),
];
const MET = { ruleId: 'SEC-001', status: 'met', evidence: 'src/a.ts' };
const ALL = [MET, { ruleId: 'PAY-002', status: 'not-applicable', evidence: '' }];

const held = (findings: readonly unknown[], rows: readonly unknown[], rules = RULES) =>
  heldAgainst(readAnswer(answerWithRows(findings, rows), 'end'), rules);
const SORRY = heldAgainst(readAnswer('Sorry.', 'end'), RULES);
const statuses = ({ rows }: Pick<AnswerReading, 'rows'>) =>
  rows.map(({ ruleId, status }) => `${ruleId} ${status}`);

describe('stages/panel/hold', () => {
  it('leaves an answer as it is that answers every rule once', () => {
    const reading = held([], ALL);

    expect(reading).toMatchObject({ status: 'ok', dropped: [], errors: [] });
    expect(statuses(reading)).toEqual(['SEC-001 met', 'PAY-002 not-applicable']);
    expect(owedBy(reading, RULES)).toEqual([]);
  });

  it.each([
    'sec-001',
    ' SEC-001 ',
    'SEC - 001',
    '`SEC-001`',
    'SEC\u2011001',
    '[SEC-001]',
    'SEC-001: Certificates are checked',
    'SEC-001 (blocking)',
    'SEC-001 – Certificates',
  ])('recognises the id %j in rows and in citations', (ruleId) => {
    const reading = held([wireFinding({ ruleId })], [{ ...MET, ruleId }]);

    expect(reading.findings[0]).toMatchObject({ ruleId: 'SEC-001', criteriaSource: 'quorate' });
    expect(statuses(reading)).toEqual(['SEC-001 met']);
    expect(reading.dropped).toEqual([]);
  });

  it.each(['SEC-01', 'SEC001', 'SEC-0011', 'XSEC-001', 'SEC', '', 'none', 'SEC-001-2', '__proto__'])(
    'takes %j for no id of a rule',
    (ruleId) => {
      const reading = held([wireFinding({ ruleId, criteriaSource: 'made up' })], [{ ...MET, ruleId }]);

      expect(reading.findings[0]).toMatchObject({ ruleId: null, criteriaSource: null });
      expect(reading.rows).toEqual([]);
    },
  );

  it('gives a finding the source of its rule, and its category where it has none', () => {
    const cited = (ruleId: string, category: string) =>
      held([wireFinding({ ruleId, category, criteriaSource: 'made up' })], ALL).findings[0];

    expect(cited('SEC-001', '')).toMatchObject({ category: 'security', criteriaSource: 'quorate' });
    expect(cited('SEC-001', 'api')).toMatchObject({ category: 'api' });
    expect(cited('PAY-002', '')).toMatchObject({ category: null, criteriaSource: 'docs/rules.md' });
  });

  it('knows no rule where none was put, and heeds no row', () => {
    const reading = held([wireFinding({ ruleId: 'SEC-001', criteriaSource: 'made up' })], ALL, []);

    expect(reading).toMatchObject({ status: 'ok', rows: [], dropped: [] });
    expect(reading.findings[0]).toMatchObject({ ruleId: null, criteriaSource: null });
    expect(held([], [], [])).toMatchObject({ status: 'ok' });
  });

  it('says what it leaves out: rows and citations of rules that were not put', () => {
    const reading = held(
      [wireFinding({ ruleId: 'ZZ-1' }), wireFinding({ ruleId: 'N/A' })],
      [...ALL, { ruleId: 'ZZ-9', status: 'violated', evidence: '' }],
    );

    expect(reading.status).toBe('ok');
    expect(statuses(reading)).toEqual(['SEC-001 met', 'PAY-002 not-applicable']);
    expect(reading.dropped).toEqual([
      { reason: 'findings cite rules that were not put', item: ['ZZ-1'] },
      { reason: 'rows of conformance name rules that were not put', item: ['ZZ-9'] },
    ]);
  });

  it('merges rows of one rule, the gravest word first', () => {
    const reading = held(
      [],
      [...ALL, { ...MET, status: 'not-checked' }, { ruleId: 'pay-002', status: 'met' }],
    );

    expect(statuses(reading)).toEqual(['SEC-001 not-checked', 'PAY-002 met']);
  });

  it('asks for rows that are missing, by their ids', () => {
    const reading = held([wireFinding()], [MET]);

    expect(reading).toMatchObject({ status: 'repaired', errors: [] });
    expect(owedBy(reading, RULES)).toEqual([
      '/conformance: there must be one row for every rule, and none is there for PAY-002',
    ]);
  });

  it('asks where a rule is broken that no finding cites', () => {
    const broken = [{ ...MET, status: 'violated' }, ALL[1]];
    const unplaced = held([wireFinding({ ruleId: 'PAY-002' })], broken);

    expect(unplaced.status).toBe('repaired');
    expect(owedBy(unplaced, RULES)).toEqual([
      expect.stringMatching(/a rule that is "violated" needs a finding[^;]* for SEC-001;/),
    ]);
    expect(held([wireFinding({ ruleId: 'sec-001' })], broken).status).toBe('ok');
  });

  it('names forty rules and counts the others', () => {
    const rules = Array.from({ length: 50 }, (_, n) => aRule({ id: `A-${n}` }));

    const [owed = ''] = owedBy({ rows: [], findings: [] }, rules);

    expect(owed).toMatch(/for A-0, A-1, [^;]*A-39 and 10 more$/);
  });

  it.each<[string, readonly unknown[], readonly unknown[], AnswerReading['status']]>([
    ['neither a finding nor a row', [], [], 'partial'],
    ['rows of other rules alone', [], [{ ...MET, ruleId: 'ZZ-9' }], 'partial'],
    ['one row', [], [MET], 'repaired'],
    ['one finding', [wireFinding()], [], 'repaired'],
    ['all rows', [], ALL, 'ok'],
    [
      'a finding that cannot be read, and no row',
      [{ severity: 'blocking', issue: 'Wrong', line: 1 }],
      ALL,
      'invalid',
    ],
  ])('takes an answer with %s for %s', (_, findings, rows, status) => {
    const reading = held(findings, rows);

    expect(reading.status).toBe(status);
    if (status === 'partial')
      expect(reading.errors).toEqual([expect.stringMatching(/no finding and no row/)]);
    if (status === 'invalid') expect(reading.rows).toEqual([]);
  });

  it('takes no rows from a refusal', () => {
    expect(heldAgainst(readAnswer(answerWithRows([], ALL), 'refusal'), RULES)).toMatchObject({
      status: 'refused',
      rows: [],
    });
  });

  it('lets the later answer to a rule stand, and loses neither findings nor rows', () => {
    const first = held([wireFinding({ issue: 'Only here' })], [{ ...MET, status: 'violated' }]);
    const second = held([wireFinding({ issue: 'Only there', line: 9 })], [MET]);
    const third = held([wireFinding({ issue: 'Only there', line: 9 })], [ALL[1]]);

    const merged = mergeReadings(mergeReadings(first, second), third);

    expect(merged.findings.map(({ issue }) => issue).sort()).toEqual(['Only here', 'Only there']);
    expect(statuses(merged).sort()).toEqual(['PAY-002 not-applicable', 'SEC-001 met']);
    expect(owedBy(merged, RULES)).toEqual([]);
    expect(statuses(mergeReadings(second, SORRY))).toEqual(['SEC-001 met']);
    expect(statuses(mergeReadings(SORRY, second))).toEqual(['SEC-001 met']);
  });

  it('takes a rule for broken that a finding cites, whatever the row says', () => {
    const reading = held(
      [wireFinding({ ruleId: 'SEC-001' }), wireFinding({ ruleId: 'PAY-002', line: 9 })],
      [MET, { ruleId: 'PAY-002', status: 'violated', evidence: 'src/a.ts:9' }],
    );

    expect(answersOf(reading)).toEqual([
      { ruleId: 'SEC-001', status: 'violated', evidence: 'a finding cites it' },
      { ruleId: 'PAY-002', status: 'violated', evidence: 'src/a.ts:9' },
    ]);
    expect(answersOf(held([wireFinding()], [MET]))).toEqual([MET]);
  });
});
