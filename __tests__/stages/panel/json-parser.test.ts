import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { BrokenItem, createNotes } from '../../../src/stages/panel/json-cursor.ts';
import { parseValueAt } from '../../../src/stages/panel/json-parser.ts';

function strict(text: string): unknown {
  const { parsed } = parseValueAt(text, 0, false, createNotes());
  return parsed !== null && parsed.end === text.length ? { value: parsed.value } : 'unreadable';
}

function native(text: string): unknown {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return 'unreadable';
  }
}

function lenient(text: string) {
  return parseValueAt(text, 0, true, createNotes()).parsed;
}

describe('stages/panel/json-parser', () => {
  it('reads strictly what JSON.parse reads', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), fc.nat(3), (json, indent) => {
        const text = JSON.stringify(JSON.parse(json), null, indent);

        expect(strict(text)).toEqual(native(text));
      }),
      { numRuns: 500 },
    );
  });

  it('refuses strictly what JSON.parse refuses', () => {
    const damaged = fc
      .tuple(
        fc.json({ maxDepth: 3 }),
        fc.nat(),
        fc.constantFrom('"', '\\', ',', '}', ']', '{', '[', ':', '\n', '0', "'", ''),
      )
      .map(
        ([text, at, insert]) =>
          text.slice(0, at % (text.length + 1)) + insert + text.slice((at % (text.length + 1)) + 1),
      );

    fc.assert(
      fc.property(damaged, (text) => {
        fc.pre(text.trim() === text && text !== '');
        expect(strict(text)).toEqual(native(text));
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    '01',
    '1.',
    '.5',
    '+1',
    '-',
    '1e',
    '"\u0001"',
    '"\\x"',
    '"\\u12g4"',
    '[1,]',
    '{"a":1,}',
    '{a:1}',
    'tru',
    '[1 2]',
    '{"a" 1}',
  ])('refuses %j strictly', (text) => {
    expect(strict(text)).toBe('unreadable');
  });

  it('keeps __proto__ as a member', () => {
    expect(strict('{"__proto__":{"a":1}}')).toEqual(native('{"__proto__":{"a":1}}'));
    expect(Object.keys(Object(lenient("{'__proto__':{'a':1}}")?.value))).toEqual(['__proto__']);
  });

  it.each<[string, string, unknown]>([
    ['trailing commas', '{"a":[1,2,],}', { a: [1, 2] }],
    ['doubled commas', '[1,,2]', [1, 2]],
    ['commas of a wide keyboard', '{"a"：1，"b"：2}', { a: 1, b: 2 }],
    ['single quotes', "{'a':'it isn't \"so\"'}", { a: 'it isn\'t "so"' }],
    ['typographic quotes', '{“a”:“x “y” z”}', { a: 'x “y” z' }],
    ['three quotes', '{"a":"""x "y"\n z"""}', { a: 'x "y"\n z' }],
    ['line comments', '{"a":1, // one\n"b":2 # two\n}', { a: 1, b: 2 }],
    ['block comments', '{/* a */"a":1}', { a: 1 }],
    ['words of Python', '[True,False,None]', [true, false, null]],
    ['words of JavaScript', '[NaN,-Infinity,Infinity,undefined]', [null, null, null, null]],
    ['loose numbers', '[+1,.5,5.,007]', [1, 0.5, 5, 7]],
    ['a bare range', '{"line":12-15}', { line: '12-15' }],
    ['bare keys', '{a:1,b_2:"x",c:"y"}', { a: 1, b_2: 'x', c: 'y' }],
    ['line breaks in strings', '{"a":"x\ny\tz"}', { a: 'x\ny\tz' }],
    ['a missing comma between objects', '[{"a":"x"} {"a":"y"}]', [{ a: 'x' }, { a: 'y' }]],
    ['a missing comma between members', '{"a":"x"\n"b":1\n"c":2}', { a: 'x', b: 1, c: 2 }],
    ['a missing bracket before another', '{"a":[1,{"b":"x"}}', { a: [1, { b: 'x' }] }],
    ['a brace for a bracket', '{"a":[{"b":1]}', { a: [{ b: 1 }] }],
    ['quotes inside a string', '{"a":"say "x", then "y"","b":1}', { a: 'say "x", then "y"', b: 1 }],
    [
      'what would be a key made of prose',
      '{"a":"use "rows", "then do it": now"}',
      { a: 'use "rows", "then do it": now' },
    ],
    ['a quote before a brace of the text', '{"l":[{"a":"as "x"} there"}]}', { l: [{ a: 'as "x"} there' }] }],
    ['strings in a list', '["a "b" c","d"]', ['a "b" c', 'd']],
  ])('mends %s', (_, text, value) => {
    const parsed = lenient(text);

    expect(parsed).toMatchObject({ value, cut: false, end: text.length });
  });

  it.each<[string, string, string]>([
    ['an unknown escape', String.raw`Use ^\d+\s*$`, String.raw`Use ^\d+\s*$`],
    ['a path', String.raw`See C:\users\new\table.`, String.raw`See C:\users\new\table.`],
    ['a word boundary beside an unknown escape', String.raw`\bfoo\b or \d`, String.raw`\bfoo\b or \d`],
    [
      'a line break beside an unknown escape',
      String.raw`\d is a digit\nand more`,
      '\\d is a digit\nand more',
    ],
    ['an escaped apostrophe', String.raw`don\'t`, "don't"],
    ['a code point', String.raw`\d \u0041`, String.raw`\d A`],
    ['half a code point', String.raw`\u12 \\ \"`, String.raw`\u12 \ "`],
  ])('keeps every backslash of %s', (_, raw, text) => {
    expect(lenient(`{"a":"${raw}"}`)?.value).toEqual({ a: text });
  });

  it.each<[string, string]>([
    ['a string that may have swallowed a member', '{"a":"x" y, "b":"z"}'],
    ['a value without quotes', '{"a":blocking}'],
    ['a key without a value', '{"a":}'],
    ['a word in place of a member', '{path, line}'],
    ['a link', '[text](address)'],
  ])('refuses %s', (_, text) => {
    expect(lenient(text)).toBeNull();
  });

  it('keeps an item that cannot be read as text, and the items around it', () => {
    const parsed = lenient('[{"a":1},{"a":oops "b":},{"a":2}]');

    expect(parsed?.value).toEqual([{ a: 1 }, new BrokenItem('{"a":oops "b":}'), { a: 2 }]);
  });

  it('keeps what stands between two items', () => {
    expect(lenient('[{"a":1} oops {"b":2}, {"a":2}]')?.value).toEqual([
      { a: 1 },
      new BrokenItem('oops {"b":2}'),
      { a: 2 },
    ]);
  });

  it.each([
    '{',
    '{"a',
    '{"a"',
    '{"a":',
    '{"a":[',
    '{"a":[{"b":1',
    '{"a":[{"b":1}',
    '{"a":"x\\',
    '{"a":1 /* x',
    '{"a":"""x',
  ])('says that %j is cut', (text) => {
    expect(lenient(text)).toMatchObject({ cut: true });
    expect(strict(text)).toBe('unreadable');
  });

  it('marks what was open when the text ended, and nothing else', () => {
    const notes = createNotes();

    const { parsed } = parseValueAt('{"a":[{"b":1},{"b":2', 0, true, notes);

    const root = parsed?.value as { a: object[] };
    expect([root, root.a, ...root.a].map((part) => notes.unfinished.has(part))).toEqual([
      true,
      true,
      false,
      true,
    ]);
  });

  it.each(['[1, ... ]', '[1, …]', '[1, // and more\n]', '[1, /* "a" */ 2]', '{...}'])(
    'says that %j leaves something out',
    (text) => {
      expect(lenient(text)?.elided).toBe(true);
    },
  );

  it('does not take a plain comment for an omission', () => {
    expect(lenient('[1, // first\n2]')?.elided).toBe(false);
  });

  it('notes all members of an object that names a key twice', () => {
    const notes = createNotes();

    const { parsed } = parseValueAt('{"a":1,"a":2}', 0, false, notes);

    expect(notes.repeated.get(Object(parsed?.value))).toEqual([
      ['a', 1],
      ['a', 2],
    ]);
  });

  it('stops at hostile nesting and says where to go on', () => {
    const { parsed, resumeAt } = parseValueAt('['.repeat(1_000), 0, true, createNotes());

    expect(parsed).toBeNull();
    expect(resumeAt).toBeGreaterThan(50);
  });
});
