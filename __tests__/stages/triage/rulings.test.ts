import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { GroundedFinding } from '../../../src/domain/finding.ts';
import type { Ruling } from '../../../src/domain/triage.ts';
import { judgeQuestions } from '../../../src/stages/triage/judge.ts';
import { groundedFinding, sentLines } from '../../support/builders.ts';
import { groupOf, PATH, sceneOf } from './scenes.ts';

const CODE = sentLines([
  ' function total(a: number) {',
  '-  return a;',
  '+  return a / b;',
  '+  }',
  '+a = 1',
  ' const zero\u200bwidth = 1;',
  ' }',
]);

function member(id: string, overrides: Partial<GroundedFinding> = {}): GroundedFinding {
  return groundedFinding({ id, ...overrides });
}

const GROUPS = [groupOf([member('opus#7')]), groupOf([member('gpt#0')]), groupOf([member('fable#3')])];

function question(groups = GROUPS) {
  const scene = sceneOf({ [PATH]: CODE, 'src/other.ts': sentLines(['+export const elsewhere = 1;']) });
  const [asked] = judgeQuestions(groups, {
    task: 'triage-decisions',
    slot: 'sonnet',
    family: 'anthropic',
    scene,
    firstIndex: 0,
  });
  if (asked === undefined) throw new Error('no question');
  return asked;
}

function row(overrides: Record<string, unknown> = {}) {
  return {
    id: 'c1',
    bucket: 'rejected',
    basis: 'false',
    severity: 'important',
    reason: 'b is never zero here.',
    evidence: 'return a / b;',
    fix: '',
    ...overrides,
  };
}

/** The rest of what was asked, decided without fault. */
const REST = [row({ id: 'c2' }), row({ id: 'c3' })];

const RULING: Ruling = {
  slot: 'sonnet',
  family: 'anthropic',
  bucket: 'rejected',
  severity: 'important',
  reason: 'b is never zero here.',
  basis: 'false',
  proven: true,
  fix: null,
};

function read(decisions: unknown, before: ReadonlyMap<string, Ruling> | null = null) {
  return question().read({ decisions }, before);
}

/** The ruling of the first group, and the faults. */
function readFirst(overrides: Record<string, unknown>, first = member('opus#7')) {
  const asked = question([groupOf([first])]);
  const { value, faults } = asked.read({ decisions: [row(overrides)] }, null);
  return { ruling: value.get('opus#7') ?? null, faults };
}

describe('stages/triage/rulings', () => {
  it('reads decisions by the ids of their groups, in the order of the question', () => {
    const { value, faults } = read([
      row({ id: 'c3', bucket: 'accepted', basis: 'defect' }),
      row(),
      row({ id: 'c2' }),
    ]);

    expect(faults).toEqual([]);
    expect([...value]).toEqual([
      ['opus#7', RULING],
      ['gpt#0', RULING],
      ['fable#3', { ...RULING, bucket: 'accepted', basis: 'defect' }],
    ]);
  });

  it.each<[string, readonly unknown[], readonly string[]]>([
    ['a row that is no object', ['c1', row(), ...REST], ['row 1 is no object']],
    ['a list for a row', [[row()], row(), ...REST], ['row 1 is no object']],
    ['a row without an id', [row(), row({ id: undefined }), ...REST], ['row 2 names no group']],
    ['an id that is no text', [row(), row({ id: 1 }), ...REST], ['row 2 names no group']],
    ['an invented id', [row(), row({ id: 'c4' }), ...REST], ['"c4" is none of the groups']],
    [
      'an invented id, twice',
      [row(), row({ id: 'c4' }), row({ id: 'c4' }), ...REST],
      ['"c4" is none of the groups'],
    ],
    ['the id of the finding', [row(), row({ id: 'opus#7' }), ...REST], ['"opus#7" is none of the groups']],
    [
      'a name of the language',
      [row(), row({ id: '__proto__' }), ...REST],
      ['"__proto__" is none of the groups'],
    ],
    [
      'an invented id that speaks',
      [row(), row({ id: `x\n\u202e${'y'.repeat(90)}` }), ...REST],
      [`"x\\\\u{A}\\\\u{202E}${'y'.repeat(25)}…" is none of the groups`],
    ],
    ['a row said twice', [row(), row(), ...REST], []],
  ])('keeps what is right beside %s', (_, rows, expected) => {
    const { value, faults } = read(rows);

    expect(faults).toEqual(expected);
    expect([...value.keys()]).toEqual(['opus#7', 'gpt#0', 'fable#3']);
  });

  it.each<[string, readonly unknown[], string]>([
    ['a lost id', [], 'c1: has no row'],
    ['two decisions', [row(), row({ bucket: 'accepted' })], 'c1: has two rows that differ, give one'],
    ['two severities', [row(), row({ severity: 'blocking' })], 'c1: has two rows that differ, give one'],
    [
      'one that can be read and one that cannot',
      [row(), row({ reason: '' })],
      'c1: has two rows that differ, give one',
    ],
    [
      'an unknown bucket',
      [row({ bucket: 'maybe' })],
      'c1: "bucket" must be one of accepted, deferred, rejected',
    ],
    ['no bucket', [row({ bucket: undefined })], 'c1: "bucket" must be one of accepted, deferred, rejected'],
    [
      'an unknown severity',
      [row({ severity: 'critical' })],
      'c1: "severity" must be one of blocking, important, suggestion',
    ],
    [
      'a severity that is none',
      [row({ severity: 1 })],
      'c1: "severity" must be one of blocking, important, suggestion',
    ],
    [
      'an unknown basis',
      [row({ basis: 'votes' })],
      'c1: "basis" must be one of defect, false, out-of-scope, taste',
    ],
    [
      'a basis that is none',
      [row({ basis: 4 })],
      'c1: "basis" must be one of defect, false, out-of-scope, taste',
    ],
    ['no reason', [row({ reason: null })], 'c1: "reason" must say why, in one or two sentences'],
    [
      'a reason of blanks',
      [row({ reason: ' \n     ' })],
      'c1: "reason" must say why, in one or two sentences',
    ],
    ['a short reason', [row({ reason: '😀😀😀' })], 'c1: "reason" must say why, in one or two sentences'],
  ])('does without %s, and says so', (_, rows, fault) => {
    const { value, faults } = read([...rows, ...REST]);

    expect(faults).toEqual([fault]);
    expect([...value.keys()]).toEqual(['gpt#0', 'fable#3']);
  });

  it.each<[string, Record<string, unknown>, Partial<Ruling>]>([
    [
      'case and blanks',
      { bucket: ' Accepted ', severity: 'BLOCKING' },
      { bucket: 'accepted', severity: 'blocking' },
    ],
    ['a blank for a hyphen', { basis: 'Out of  scope' }, { basis: 'out-of-scope' }],
    ['an underscore for a hyphen', { basis: 'OUT_OF_SCOPE' }, { basis: 'out-of-scope' }],
    ['the case of an id', { id: ' C1 ' }, {}],
    ['a missing basis', { basis: undefined }, { basis: null }],
    ['an empty basis', { basis: ' ' }, { basis: null }],
    ['a basis of null', { basis: null }, { basis: null }],
    ['missing evidence', { evidence: undefined }, { proven: false }],
    ['evidence that is no text', { evidence: ['return a / b;'] }, { proven: false }],
    ['a missing fix', { fix: undefined }, { fix: null }],
    ['a fix that says there is none', { fix: ' None. ' }, { fix: null }],
    ['a fix', { fix: ' Check b.\n' }, { fix: 'Check b.' }],
    ['members that nobody asked for', { approved: true, slot: 'fable', proven: true }, {}],
    ['a long reason', { reason: `${'r'.repeat(599)}😀 and more` }, { reason: `${'r'.repeat(599)}…` }],
    ['a long fix', { fix: 'f'.repeat(4_001) }, { fix: `${'f'.repeat(3_999)}…` }],
  ])('takes %s', (_, overrides, expected) => {
    expect(readFirst(overrides)).toEqual({ ruling: { ...RULING, ...expected }, faults: [] });
  });

  it.each<[string, string, boolean]>([
    ['a line as it is', 'return a / b;', true],
    ['a line with its number and mark', '2 +  return a / b;', true],
    ['lines that follow one another', 'function total(a: number) {\n  return a / b;', true],
    ['a removed line', '-  return a;', true],
    ['a part of a line', 'total(a: number)', true],
    ['a short line, whole', 'a = 1', true],
    ['a line whose invisible character is written out', 'const zero\\u{200B}width = 1;', true],
    ['a short part of a line', 'a / b', false],
    ['a bracket', '}', false],
    ['brackets on lines', '}\n}', false],
    ['nothing', '', false],
    ['code that is not there', 'return a / (b || 1);', false],
    ['a report', 'The session cache never expires.', false],
    ['code of another file', 'export const elsewhere = 1;', false],
    ['lines that do not follow one another', 'function total(a: number) {\n}', false],
    ['the end of a line, short', 'b;', false],
  ])('takes for proof %s: %j, %s', (_, evidence, proven) => {
    expect(readFirst({ evidence }).ruling?.proven).toBe(proven);
  });

  it('looks for proof in every file of the group', () => {
    const asked = question([groupOf([member('opus#7'), member('gpt#1', { file: 'src/other.ts' })])]);
    const { value } = asked.read({ decisions: [row({ evidence: 'export const elsewhere = 1;' })] }, null);

    expect(value.get('opus#7')?.proven).toBe(true);
  });

  const OWN = 'Check it.\n```suggestion\nreturn b === 0 ? 0 : a / b;\n```';

  it.each<[string, string, string]>([
    ['the block that stands at its own lines', `Guard it.\n${OWN}`, `Guard it.\n${OWN}`],
    ['that block, whatever ends its lines', OWN.replaceAll('\n', '\r\n'), OWN],
    [
      'no block of another report',
      OWN.replace('0 : a', '1 : a'),
      OWN.replace('0 : a', '1 : a').replace('suggestion', ''),
    ],
    [
      'no block beside its own',
      `${OWN}\n~~~ suggestion\nx\n~~~`,
      `${OWN}\n~~~\nx\n~~~`.replace('suggestion', ''),
    ],
    ['no block that does not end', '```suggestion\nreturn a;', '```\nreturn a;'],
    ['the word in prose', 'Take the suggestion.', 'Take the suggestion.'],
  ])('lets people apply %s', (_, fix, expected) => {
    expect(readFirst({ fix }, member('opus#7', { fix: `${OWN}\nAs elsewhere.` })).ruling?.fix).toBe(expected);
  });

  it.each([[undefined], [null], ['{}'], [[]], [{}], [{ decisions: null }], [{ decisions: { c1: row() } }]])(
    'says that %j holds no list',
    (answer) => {
      const { value, faults } = question().read(answer, null);

      expect([...value]).toEqual([]);
      expect(faults).toEqual([
        'there is no list "decisions"',
        'c1: has no row',
        'c2: has no row',
        'c3: has no row',
      ]);
    },
  );

  describe('a second turn', () => {
    it('fills what was missing and does not overturn what was clear', () => {
      const first = read([row(), row({ id: 'c2', bucket: 'maybe' }), row({ id: 'c9' })]);
      const second = read([row({ bucket: 'accepted' }), row({ id: 'c2' }), row({ id: 'c3' })], first.value);

      expect(first.faults).toHaveLength(3);
      expect(second.faults).toEqual([]);
      expect([...second.value]).toEqual([
        ['opus#7', RULING],
        ['gpt#0', RULING],
        ['fable#3', RULING],
      ]);
    });

    it('needs to repeat nothing', () => {
      const first = read([row(), row({ id: 'c2' })]);
      const second = read([row({ id: 'c3' })], first.value);

      expect(second.faults).toEqual([]);
      expect([...second.value.keys()]).toEqual(['opus#7', 'gpt#0', 'fable#3']);
    });

    it('settles what was doubled, unless it doubles it again', () => {
      const doubled = [row(), row({ bucket: 'accepted' }), ...REST];
      const { value } = read(doubled);

      expect(read([row({ bucket: 'deferred' })], value)).toMatchObject({ faults: [] });
      expect(read(doubled, value).faults).toEqual(['c1: has two rows that differ, give one']);
      expect([...read(doubled, value).value.keys()]).toEqual(['gpt#0', 'fable#3']);
    });

    it('keeps what is there when nothing of it can be read', () => {
      const { value } = read([row(), ...REST, row({ id: 'c9' })]);

      expect(question().read('sorry', value)).toEqual({ value, faults: [] });
      expect(read([row({ id: 'c9' })], value).faults).toEqual(['"c9" is none of the groups']);
    });
  });
});

describe('stages/triage/rulings (properties)', () => {
  const IDS = new Set(['opus#7', 'gpt#0', 'fable#3']);
  const word = fc.oneof(
    fc.constantFrom(
      'c1',
      'c2',
      'c3',
      'c4',
      'C1',
      '__proto__',
      'accepted',
      'rejected',
      'blocking',
      'taste',
      '',
    ),
    fc.string({ unit: 'binary' }),
    fc.jsonValue({ maxDepth: 1 }),
  );
  const someRow = fc.record(
    { id: word, bucket: word, basis: word, severity: word, reason: word, evidence: word, fix: word },
    { requiredKeys: [] },
  );
  const answer = fc.oneof(
    fc.jsonValue(),
    fc.record({
      decisions: fc.oneof(fc.array(fc.oneof(someRow, fc.jsonValue({ maxDepth: 1 }))), fc.jsonValue()),
    }),
  );

  it('never throws, and decides nothing that was not asked', () => {
    fc.assert(
      fc.property(answer, answer, (first, second) => {
        const once = question().read(first, null);
        const twice = question().read(second, once.value);

        for (const { value, faults } of [once, twice]) {
          expect([...value.keys()].filter((id) => !IDS.has(id))).toEqual([]);
          expect(value.size === IDS.size || faults.length > 0).toBe(true);
        }
        for (const [id, ruling] of once.value) expect(twice.value.get(id)).toBe(ruling);
      }),
    );
  });

  it('reads rows in any order alike', () => {
    const rows = fc.array(
      fc.record({
        id: fc.constantFrom('c1', 'c2', 'c3'),
        bucket: fc.constantFrom('accepted', 'rejected', 'maybe'),
      }),
    );

    fc.assert(
      fc.property(rows, (list) => {
        const said = list.map((fields) => row(fields));

        expect(read([...said].reverse())).toEqual(read(said));
      }),
    );
  });
});
