import { afterAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { loadValidator } from '../../src/domain/contract.ts';
import { parseConfigFile } from '../../src/shells/config-file.ts';
import { documentWith, KNOWN_KEYS } from '../support/config-schema.ts';

/** A ceiling against hanging, far above what any of these takes. */
const CEILING_MS = 10_000;
const SIZE = 64 * 1024;
const fill = (piece: string): string => piece.repeat(Math.floor(SIZE / piece.length));

const STAIRS = Array.from({ length: 300 }, (_, at) => `${' '.repeat(at)}a:`).join('\n');
const WIDE_STAIRS = Array.from({ length: 50 }, (_, at) => `${' '.repeat(40 * at)}${'- '.repeat(20)}`).join(
  '\n',
);
const LAUGHS = `a: &a [x, x]\n${[...'bcdefghi'].map((name) => `${name}: &${name} [*a, *a, *a, *a]`).join('\n')}`;

const YAML_BOMBS: readonly [what: string, text: string | Uint8Array, words: string][] = [
  ['deep brackets', fill('['), 'nested deeper than 20 levels'],
  ['deep brackets that are closed', `${'['.repeat(30_000)}${']'.repeat(30_000)}`, 'nested deeper'],
  ['deep braces', fill('{a: '), 'nested deeper'],
  ['brackets that close as braces', fill('[}'), ''],
  ['lists within lists on a line', fill('- '), 'nested deeper'],
  ['keys within keys on a line', fill('? '), 'nested deeper'],
  ['both in turn', fill('- ? '), 'nested deeper'],
  ['a stair of keys', STAIRS, 'nested deeper'],
  ['a stair of lists', WIDE_STAIRS, ''],
  ['21 levels', `ignore: ${'['.repeat(20)}${']'.repeat(20)}`, 'nested deeper'],
  ['aliases of aliases', LAUGHS, 'aliases (*name) are not taken'],
  ['an anchor alone', 'language: &a de', 'anchors (&name) are not taken'],
  ['an alias of nothing', 'language: *de', 'aliases (*name) are not taken'],
  ['a merge key with an alias', 'a: &a {}\n<<: *a', 'aliases'],
  ['a merge key', '<<: {language: de}', 'merge keys (<<) are not taken'],
  ['a prototype', '__proto__: {polluted: 1}\nlanguage: de', '"__proto__" is not a key here'],
  ['a prototype inside', 'testGap: {"__proto__": {"polluted": 1}}', '"__proto__" is not a key here'],
  ['a constructor', 'constructor: {prototype: {polluted: 1}}', '"constructor" is not a key here'],
  ['10 MB', 'a'.repeat(10 * 1024 * 1024), 'larger than 64 KB'],
  ['a million items', '- a\n'.repeat(1_000_000), 'larger than 64 KB'],
  ['as many items as fit', `ignore:\n${'- a\n'.repeat(16_000)}`, 'more than 20000 words'],
  ['as many commas as fit', `[${','.repeat(65_000)}]`, 'more than 20000 words'],
  ['many keys', Array.from({ length: 4_000 }, (_, at) => `k${at}: `).join('\n'), 'and 3950 more problems'],
  ['a huge text', `instructions: ${'x'.repeat(65_000)}`, 'must not have more than 4000 characters'],
  ['a huge key', `${'x'.repeat(65_000)}: 1`, 'longer than 1024 characters'],
  ['a huge number', `maxComments: ${'9'.repeat(65_000)}`, 'maxComments: must be'],
  ['two documents', 'language: de\n---\nlanguage: en', 'a second document'],
  ['two documents after an end', 'language: de\n...\nlanguage: en', 'a second document'],
  ['many documents', '---\n'.repeat(9_000), 'a second document'],
  ['a tag of a function', 'language: !!js/function "function () {}"', 'tags (!name) are not taken'],
  ['a tag of bytes', 'instructions: !!binary aGk=', 'tags'],
  ['a tag of our own', 'instructions: !x hi', 'tags'],
  ['a tag in full', 'instructions: !<tag:yaml.org,2002:js/regexp> /(a+)+/', 'tags'],
  ['another version', '%YAML 1.1\n---\nreviewDisagreementRound: yes', 'directives (%) are not taken'],
  ['a prefix of tags', '%TAG ! tag:x,2000:\n---\nlanguage: de', 'directives'],
  ['an open quote', 'language: "de\nmaxComments: 3\n', ':3: a quote, bracket'],
  ['another open quote', "language: 'de\n", 'a quote, bracket'],
  ['an open bracket', 'ignore: [a\nlanguage: de\n', 'a bracket before is not closed'],
  ['tabs', 'testGap:\n\tenabled: true', ':2: a tab indents this line'],
  ['a list for a key', '? [a, b]\n: 1', 'a key should be a plain text'],
  ['a group for a key', '{a: 1}: 2', ''],
  ['a list at the top', '- language', 'keys with values should stand here'],
  ['a word', 'language', 'keys with values should stand here'],
  ['bytes that are not UTF-8', Uint8Array.of(0x61, 0x3a, 0x20, 0xff), 'not UTF-8'],
  ['UTF-16', Uint8Array.of(0xff, 0xfe, 0x61, 0), 'not UTF-8'],
  ['NUL', 'language: de\0', 'NUL character'],
  ['NUL in a comment', '# \0\nlanguage: de', 'NUL character'],
  ['NUL as an escape', 'instructions: "a\\0b"', 'NUL character'],
  ['an escape that is none', 'instructions: "\\q"', 'an escape in double quotes'],
  ['a key twice', 'language: de\nlanguage: en', ':2: the key "language" stands here again, first on line 1'],
];

const JSON_BOMBS: typeof YAML_BOMBS = [
  ['deep brackets', '['.repeat(15_000), 'nested deeper than 20 levels'],
  ['deep braces', '{"a":'.repeat(6_000), 'nested deeper'],
  ['a prototype', '{"__proto__": {"polluted": 1}}', '"__proto__" is not a key here'],
  ['a constructor', '{"constructor": {"prototype": {"polluted": 1}}}', '"constructor" is not a key here'],
  ['10 MB', `"${'a'.repeat(10 * 1024 * 1024)}"`, 'larger than 64 KB'],
  ['as many items as fit', `[${fill('1,').slice(0, -9)}1]`, 'more than 20000 words'],
  ['a huge text', `{"instructions": "${'x'.repeat(65_000)}"}`, 'more than 4000 characters'],
  ['an open text', `{"instructions": "${'x'.repeat(65_000)}`, ':1: a text is not closed'],
  ['backslashes', `{"instructions": "${'\\'.repeat(65_001)}"`, 'a text is not closed'],
  ['two documents', '{}\n{}', ':2: something follows'],
  ['a comma too many', '{"ignore": ["a",\n]}', ':2: a value should stand here'],
  ['a comma too few', '{"language": "de"\n"maxComments": 1}', ':2: a comma or "}"'],
  ['no colon', '{"language" "de"}', 'a colon should stand'],
  ['no quotes', '{language: "de"}', 'a key in double quotes'],
  ['a comment', '// hi\n{}', 'JSON has no comments'],
  ['an end too early', '{"language":', 'the file ends before'],
  ['a key twice', '{"language": "de",\n"language": "en"}', ':2: the key "language" stands here again'],
  ['a list at the top', '[]', 'keys with values'],
  ['a line break in a text', '{"language": "d\ne"}', 'a value should stand here'],
  ['NaN', '{"maxComments": NaN}', 'a value should stand here'],
  ['a huge number', '{"maxComments": 1e999}', 'maxComments: must be'],
  ['NUL', '{"language": "\\u0000"}', 'NUL character'],
];

async function problemsOf(content: string | Uint8Array, name: string): Promise<readonly string[]> {
  const read = await parseConfigFile(Buffer.from(content), name);
  return read.ok ? [] : read.problems;
}

describe.each([
  ['.quorate.yml', YAML_BOMBS],
  ['.quorate.json', JSON_BOMBS],
])('shells/config-file: hostile bytes in %s', (name, bombs) => {
  it.each(bombs)(
    'ends %s in a problem at once',
    async (_what, content, words) => {
      const problems = await problemsOf(content, name);

      expect(problems.length).toBeGreaterThan(0);
      expect(problems.length).toBeLessThanOrEqual(51);
      expect(problems.join('\n')).toContain(words);
      for (const problem of problems) expect(problem.length).toBeLessThan(500);
    },
    CEILING_MS,
  );

  afterAll(() => expect(({} as { polluted?: unknown }).polluted).toBeUndefined());
});

const CANARY = 'ghp_CANARYcanary0123456789CANARYcanary01';

describe('shells/config-file: a token in a broken file', () => {
  const notations: [string, string][] = [
    ...KNOWN_KEYS.flatMap(({ path }): [string, string][] => [
      ['.quorate.json', `{"x": 1, ${JSON.stringify(documentWith(path, CANARY)).slice(1)}`],
      ['.quorate.json', `{"x": 1, ${JSON.stringify(documentWith(path, [CANARY])).slice(1)}`],
      ['.quorate.json', JSON.stringify(documentWith(path, { [CANARY]: CANARY }))],
      ['.quorate.yml', `x: 1\n${JSON.stringify(documentWith(path, CANARY))}`],
      ['.quorate.yml', JSON.stringify(documentWith(path, { [`x${CANARY}`]: CANARY })).slice(0, -1)],
    ]),
    ...[
      `token: ${CANARY}`,
      `${CANARY}: 1`,
      `${CANARY}: 1\n${CANARY}: 2`,
      CANARY,
      `- ${CANARY}`,
      `a: &${CANARY} 1`,
      `a: *${CANARY}`,
      `a: !${CANARY} 1`,
      `a: !!${CANARY} 1`,
      `%${CANARY}\n---\na: 1`,
      `%TAG ${CANARY}\n---\na: 1`,
      `a: "${CANARY}`,
      `a: "\\${CANARY}"`,
      `a: [${CANARY}`,
      `a: ${CANARY}: b`,
      `a: |${CANARY}\n b`,
      `a: !!int ${CANARY}`,
      `\t${CANARY}`,
      `ignore: ["!${CANARY}"]`,
      `? {${CANARY}: 1}\n: 2`,
      `a: \`${CANARY}`,
      `a: 1\n--- ${CANARY}`,
      `# ${CANARY}\nb`,
    ].map((text): [string, string] => ['.quorate.yml', text]),
    ...[
      `{"a": ${CANARY}}`,
      `{"a": "${CANARY}}`,
      `{"a": "\\${CANARY}"}`,
      `{${CANARY}: 1}`,
      `{"${CANARY}" 1}`,
      `{"a": 1} ${CANARY}`,
      `[1 "${CANARY}"]`,
    ].map((text): [string, string] => ['.quorate.json', text]),
  ];

  it.each(notations)('is not repeated: %s %j', async (name, text) => {
    const problems = (await problemsOf(text, name)).join('\n');
    expect(problems).not.toBe('');
    expect(problems).not.toContain(CANARY.slice(0, 20));
    expect(problems).not.toContain('0123456789');
  });
});

describe('shells/config-file: whatever bytes come in', () => {
  const pieces = fc.constantFrom(
    ...[
      'ignore',
      'language',
      'modelRouting',
      'rules',
      'when',
      'slots',
      'opus',
      'a',
      '1',
      'true',
      'null',
      '~',
    ],
    ...[
      ': ',
      ':',
      '\n',
      '\n  ',
      '\n    ',
      '- ',
      '? ',
      '[',
      ']',
      '{',
      '}',
      ', ',
      '"',
      "'",
      '|\n',
      '>-\n',
      '#',
      '\t',
    ],
    ...[
      '&a ',
      '*a',
      '!!str ',
      '!x ',
      '<<',
      '---\n',
      '...\n',
      '%YAML 1.2\n',
      '\\',
      '\0',
      '\r\n',
      '\u{feff}',
      '*',
      '`',
      '@',
    ],
  );
  const texts = fc.array(pieces, { maxLength: 60 }).map((parts) => Buffer.from(parts.join('')));
  const bytes = fc.uint8Array({ maxLength: 200 });
  const documents = fc.json().map((text) => Buffer.from(text));

  it.each(['.quorate.yml', '.quorate.json'])(
    'answers with a valid config or with problems: %s',
    async (name) => {
      const validator = await loadValidator('config');
      await fc.assert(
        fc.asyncProperty(fc.oneof(texts, bytes, documents), async (content) => {
          const read = await parseConfigFile(content, name);
          if (read.ok) expect(validator(read.config)).toEqual([]);
          else expect(read.problems.length).toBeGreaterThan(0);
        }),
        { numRuns: 1_000 },
      );
    },
  );
});
