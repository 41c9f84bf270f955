import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { StopReason } from '../../../src/domain/ports.ts';
import { readAnswer } from '../../../src/stages/panel/answer.ts';
import { answerText, wireFinding } from './build.ts';

/** The rows of an answer as `id status evidence`. */
function rowsOf(text: string, stop: StopReason = 'end'): readonly string[] {
  return readAnswer(text, stop).rows.map(({ ruleId, status, evidence }) => `${ruleId} ${status} ${evidence}`);
}

/** The rows of an answer without findings that has this under `conformance`. */
const rowsIn = (conformance: unknown) =>
  rowsOf(JSON.stringify({ findings: [], conformance, approved: true }));

const ROWS = [
  { ruleId: 'SEC-001', status: 'met', evidence: 'src/a.ts:3' },
  { ruleId: 'PAY-002', status: 'violated', evidence: '' },
];
const READ = ['SEC-001 met src/a.ts:3', 'PAY-002 violated null'];
const ANSWER = JSON.stringify({ findings: [wireFinding()], conformance: ROWS, approved: false });

describe('stages/panel/read-rows', () => {
  it.each<[string, unknown]>([
    ['rows', ROWS],
    ['rows as text', JSON.stringify(ROWS)],
    ['rows as fenced text', `\`\`\`json\n${JSON.stringify(ROWS)}\n\`\`\``],
    ['rows as texts', ROWS.map((row) => JSON.stringify(row))],
    ['rows in a member', { rows: ROWS }],
    ['an object by id', { 'SEC-001': { status: 'met', evidence: 'src/a.ts:3' }, 'PAY-002': 'violated' }],
    ['objects by id', [{ 'SEC-001': { status: 'met', reason: 'src/a.ts:3' } }, { 'PAY-002': 'violated' }]],
    [
      'other names of members',
      [
        { rule_id: 'SEC-001', Result: 'met', explanation: 'src/a.ts:3' },
        { rule: 'PAY-002', verdict: 'violated', notes: '' },
      ],
    ],
    [
      'an id beside a name',
      [
        { rule: 'Certificates are checked', id: 'SEC-001', status: 'met', evidence: 'src/a.ts:3' },
        { id: 2, rule: 'PAY-002', status: 'violated' },
      ],
    ],
    ['members of their own', ROWS.map((row) => ({ ...row, confidence: 0.9, file: 'src/a.ts' }))],
    ['things between', [null, 7, 'none', ROWS[0], [], {}, ROWS[1], { ruleId: 'X-1' }, { status: 'met' }]],
  ])('reads %s', (_, conformance) => {
    expect(rowsIn(conformance)).toEqual(READ);
  });

  it.each<[string, string]>([
    ['met', 'met'],
    [' Met. ', 'met'],
    ['PASS', 'met'],
    ['passed', 'met'],
    ['compliant', 'met'],
    ['✅ met', 'met'],
    ['Violated', 'violated'],
    ['fail', 'violated'],
    ['FAILED', 'violated'],
    ['not met', 'violated'],
    ['non-compliant', 'violated'],
    ['not applicable', 'not-applicable'],
    ['not_applicable', 'not-applicable'],
    ['notApplicable', 'not-applicable'],
    ['N/A', 'not-applicable'],
    ['n.a.', 'not-applicable'],
    ['not-checked', 'not-checked'],
    ['Not checked', 'not-checked'],
    ['unknown', 'not-checked'],
    ['partially met', 'not-checked'],
    ['met?no', 'not-checked'],
    ['yes', 'not-checked'],
    ['no', 'not-checked'],
    ['', ''],
    [`met${' '.repeat(60)}not`, 'not-checked'],
    ['nicht met', 'not-checked'],
    ['constructor', 'not-checked'],
  ])('reads the word %j as %s', (word, status) => {
    const read = status === '' ? [] : [`AA-1 ${status} null`];

    expect(rowsIn([{ ruleId: 'AA-1', status: word }])).toEqual(read);
    expect(rowsIn({ 'AA-1': word })).toEqual(read);
  });

  it.each([[null], [true], [1], [{}], ['all are met'], [[]], [{ status: 'met' }], [[['met']]]])(
    'makes no row out of %j',
    (conformance) => {
      expect(rowsIn(conformance)).toEqual([]);
    },
  );

  it.each<[string, (text: string) => string]>([
    ['alone', (text) => text],
    ['in a fence', (text) => `Here it is.\n\`\`\`json\n${text}\n\`\`\``],
    ['in an envelope', (text) => JSON.stringify({ result: { content: [{ text }] } })],
    ['behind a thought', (text) => `<think>{"findings": [], "conformance": [{}]</think>${text}`],
    ['with commas too many', (text) => text.replaceAll('}]', '},]')],
    ['with keys without quotes', (text) => text.replace(/"([a-zA-Z]+)"(?=:)/g, '$1')],
    ['behind a sketch of the form', (text) => `{"findings": [], "conformance": []}\nNow:\n${text}`],
    ['in another order', (text) => JSON.stringify({ conformance: ROWS, ...JSON.parse(text) })],
  ])('takes rows from beside the findings that are read: %s', (_, wrap) => {
    const text = wrap(ANSWER);

    expect(rowsOf(text)).toEqual(READ);
    expect(readAnswer(text, 'end').findings).toHaveLength(1);
  });

  it('leaves rows where the findings are not', () => {
    const other = JSON.stringify({ findings: [], conformance: ROWS });

    expect(rowsOf(`${other}\nOn second thought:\n${answerText([wireFinding()])}`)).toEqual([]);
  });

  it('joins the rows of an answer in parts', () => {
    const part = (row: unknown, file: string) => ({ findings: [wireFinding({ file })], conformance: [row] });
    const parts = [part(ROWS[0], 'src/a.ts'), part(ROWS[1], 'src/b.ts')];

    expect(rowsOf(JSON.stringify(parts))).toEqual(READ);
    expect(rowsOf(parts.map((one) => JSON.stringify(one)).join('\n'))).toEqual(READ);
  });

  it('loses no row to a name that stands twice', () => {
    const twice =
      '{"findings":[],"conformance":[{"ruleId":"AA-1","status":"violated"}],"conformance":{"BB-2":"met"}}';
    const merged =
      '{"findings":[],"conformance":[{"ruleId":"AA-1","status":"violated","ruleId":"BB-2","status":"met"}]}';
    const unsure = '{"findings":[],"conformance":[{"ruleId":"AA-1","status":"violated","status":"met"}]}';
    const byId = '{"findings":[],"conformance":{"AA-1":"violated","AA-1":"met"}}';

    expect(rowsOf(twice)).toEqual(['AA-1 violated null', 'BB-2 met null']);
    expect(rowsOf(merged)).toEqual(['AA-1 violated null', 'BB-2 met null']);
    expect(rowsOf(unsure)).toEqual(['AA-1 violated null', 'AA-1 met null']);
    expect(rowsOf(byId)).toEqual(['AA-1 violated null', 'AA-1 met null']);
  });

  it('keeps what is whole of an answer that was cut, and nothing else', () => {
    const inRow = ANSWER.slice(0, ANSWER.indexOf('violated') + 4);
    const byId = '{"findings":[],"conformance":{"SEC-001":{"status":"met"},"PAY-002":"viol';

    expect(rowsOf(inRow, 'length')).toEqual(READ.slice(0, 1));
    expect(rowsOf(byId, 'length')).toEqual(['SEC-001 met null']);
    expect(readAnswer(inRow, 'length').status).toBe('partial');
  });

  it('reads a thousand rows and the beginning of their words', () => {
    const many = Array.from({ length: 3_000 }, (_, n) => ({ ruleId: `A-${n}`, status: 'met' }));
    const [row] = readAnswer(
      JSON.stringify({ findings: [], conformance: [{ ...ROWS[0], evidence: 'word '.repeat(1_000) }] }),
      'end',
    ).rows;

    expect(rowsIn(many)).toHaveLength(1_000);
    expect(rowsIn([many.slice(0, 900), many.slice(900, 1_800)])).toHaveLength(1_000);
    expect(row?.evidence).toHaveLength(300);
  });

  it('never makes more of a value than it says, whatever it is', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        const { rows, findings } = readAnswer(JSON.stringify({ findings: [], conformance: value }), 'end');

        expect(findings).toEqual([]);
        for (const { ruleId, status } of rows) {
          expect(JSON.stringify(value)).toContain(JSON.stringify(ruleId).slice(1, -1));
          expect(['met', 'violated', 'not-applicable', 'not-checked']).toContain(status);
        }
      }),
    );
  });
});
