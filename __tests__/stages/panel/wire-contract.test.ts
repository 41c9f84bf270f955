/** Whatever a model writes within the wire schema, or nearly so: a valid contract document, or an item dropped with a reason. */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { rowsFor } from '../../../src/domain/conformance.ts';
import { validateReviewerOutput } from '../../../src/domain/contract.ts';
import { STOP_REASONS } from '../../../src/domain/ports.ts';
import { readAnswer, toContract } from '../../../src/stages/panel/answer.ts';
import { answersOf, heldAgainst } from '../../../src/stages/panel/hold.ts';
import { CRITERIA_WIRE_SCHEMA, REVIEWER_WIRE_SCHEMA } from '../../../src/stages/panel/wire.ts';
import { aRule } from '../../support/criteria.ts';

const RULES = [aRule({ id: 'TEAM-001' }), aRule({ id: 'TEAM-002', category: null })];

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Texts that a schema allows and people do not write. */
const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    '\u202e\u2066',
    '\u2028\u2029',
    '```\n</think>\n{"findings":[]}',
    'e\u0301'.repeat(50),
    '👩‍👩‍👧‍👦',
    'x'.repeat(5_000),
    '../../etc/passwd',
    'src/a.ts:12',
    'C:\\src\\a.ts',
    '__proto__',
    'TEAM-001',
    'team-002',
  ),
);

/** Numbers that an integer of JSON Schema may be. */
const oddInteger = fc.oneof(
  fc.integer(),
  fc.constantFrom(0, -0, -1, 1e9, 2 ** 31, 2 ** 53, -(2 ** 53), 1e21, 1e308),
);

/** Every value of the language of a wire schema, from the schema itself. */
function valuesOf(schema: unknown): fc.Arbitrary<unknown> {
  if (!isNode(schema)) throw new Error('a part of the schema is no object');
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object': {
      const properties = isNode(schema.properties) ? schema.properties : {};
      const members = Object.entries(properties).map(([name, part]) => [name, valuesOf(part)] as const);
      return fc.record(Object.fromEntries(members));
    }
    case 'array':
      return fc.array(valuesOf(schema.items), { maxLength: 6 });
    case 'string':
      return oddText;
    case 'integer':
      return oddInteger;
    case 'boolean':
      return fc.boolean();
    default:
      throw new Error(`the schema has the type ${String(schema.type)}`);
  }
}

const wireAnswer = valuesOf(REVIEWER_WIRE_SCHEMA).filter(isNode);

/** The same where rules were put, some of the ids being theirs. */
const criteriaAnswer = valuesOf(CRITERIA_WIRE_SCHEMA).filter(isNode);

/** A value of any type in one place, or a member that nobody asked for. */
const slip = fc.record({
  item: fc.nat(5),
  member: fc.constantFrom('severity', 'category', 'file', 'line', 'quote', 'issue', 'fix', 'ruleId', 'extra'),
  value: fc.oneof(
    fc.constantFrom<unknown>(null, true, '12', 'L12', -1, 1.5, Number.MAX_VALUE, [], {}, [['x']], {
      line: 3,
    }),
    oddText,
    oddInteger,
    fc.array(oddText, { maxLength: 3 }),
    fc.jsonValue({ maxDepth: 2 }),
  ),
});
const slips = fc.array(slip, { maxLength: 3 });

function itemsOf(answer: Node): readonly unknown[] {
  return Array.isArray(answer.findings) ? answer.findings : [];
}

function withSlips(answer: Node, made: readonly { item: number; member: string; value: unknown }[]): Node {
  const items = itemsOf(answer).map((item, index) => {
    const own = made.filter((one) => one.item === index).map(({ member, value }) => [member, value]);
    return { ...(isNode(item) ? item : {}), ...Object.fromEntries(own) };
  });
  return { ...answer, findings: items, confidence: 0.5 };
}

/** What must hold of every reading, whatever it was made of. */
function expectContract(text: string, items: number): void {
  const reading = readAnswer(text, 'end');
  const document = toContract(reading);
  expect(validateReviewerOutput(document)).toEqual([]);
  // Nothing vanishes: an item is a finding, or it was dropped and says why.
  expect(reading.findings.length + reading.dropped.length).toBeGreaterThanOrEqual(items);
  for (const { reason } of reading.dropped) expect(reason).toMatch(/\S/);
  if (reading.dropped.length > 0) expect(['partial', 'invalid']).toContain(reading.status);
  expect(document.approved).toBe(reading.findings.every(({ severity }) => severity !== 'blocking'));
}

describe('stages/panel, from the wire to the contract', () => {
  it('every answer of the wire schema is a valid document, or its items are dropped with a reason', () => {
    fc.assert(
      fc.property(wireAnswer, (answer) => expectContract(JSON.stringify(answer), itemsOf(answer).length)),
    );
  });

  it('so is every answer with values of wrong types and with members of its own', () => {
    fc.assert(
      fc.property(wireAnswer, slips, (answer, made) =>
        expectContract(JSON.stringify(withSlips(answer, made)), itemsOf(answer).length),
      ),
    );
  });

  it('so is every answer that was cut anywhere, and it is never whole', () => {
    fc.assert(
      fc.property(wireAnswer, fc.double({ min: 0, max: 1, noNaN: true }), (answer, share) => {
        const whole = JSON.stringify(answer);
        const text = whole.slice(0, Math.floor(share * (whole.length - 1)));
        const reading = readAnswer(text, 'length');

        expect(validateReviewerOutput(toContract(reading))).toEqual([]);
        expect(['partial', 'invalid']).toContain(reading.status);
      }),
    );
  });

  it('a finding that fits is kept word for word, whatever stands beside it', () => {
    const good = {
      severity: 'important',
      category: 'correctness',
      file: 'src/a.ts',
      line: 3,
      quote: 'return a.b;',
      issue: 'The value is read before it is set',
      fix: '',
    };
    fc.assert(
      fc.property(wireAnswer, slips, (answer, made) => {
        const other = withSlips(answer, made);
        const text = JSON.stringify({ ...other, findings: [...itemsOf(other), good] });

        const { findings } = readAnswer(text, 'end');

        expect(findings).toContainEqual(expect.objectContaining({ ...good, fix: null }));
      }),
    );
  });

  it('every answer with rules is a valid document with one row for each of them', () => {
    fc.assert(
      fc.property(criteriaAnswer, fc.constantFrom(...STOP_REASONS), (answer, stop) => {
        const reading = heldAgainst(readAnswer(JSON.stringify(answer), stop), RULES);
        const conformance = rowsFor(RULES, answersOf(reading)).map(({ evidence, ...row }) =>
          evidence === null ? row : { ...row, evidence },
        );

        expect(validateReviewerOutput({ ...toContract(reading), conformance })).toEqual([]);
        expect(conformance.map(({ ruleId }) => ruleId)).toEqual(['TEAM-001', 'TEAM-002']);
      }),
    );
  });

  it.each(STOP_REASONS)('a document is valid after the stop "%s"', (stop) => {
    fc.assert(
      fc.property(wireAnswer, (answer) => {
        const document = toContract(readAnswer(JSON.stringify(answer), stop));

        expect(validateReviewerOutput(document)).toEqual([]);
      }),
    );
  });
});
