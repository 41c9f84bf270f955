import { describe, expect, it } from '@jest/globals';
import { RULE_ID } from '../../src/domain/criteria.ts';
import { parseRuleFiles } from '../../src/shells/rule-files-set.ts';
import { projectJson } from '../support/project.ts';

type Given = Readonly<Record<string, string>>;

function readAll(files: Given) {
  return parseRuleFiles(Object.entries(files).map(([name, text]) => ({ name, bytes: Buffer.from(text) })));
}

async function rulesOf(text: string, name: string) {
  const { files, problems } = await readAll({ [name]: text });
  expect(problems).toEqual([]);
  return files.flatMap(({ rules }) => rules);
}

async function problemsOf(text: string, name = 'r.md'): Promise<readonly string[]> {
  return (await readAll({ [name]: text })).problems;
}

const FULL = {
  id: 'PAY-001',
  severity: 'blocking',
  category: 'correctness',
  title: 'Amounts are whole cents',
  text: 'An amount is an integer.\n\n- also in tests',
  paths: ['src/{billing,cart}/**', 'lib/*.py'],
  languages: ['typescript', 'python'],
  violates: ['const a = 1.5;\nconst b = a;', 'a = 0.1'],
  meets: ['const cents = 150;'],
  expires: '2031-12-31',
};
const LEAST = { id: 'PAY-002', severity: 'suggestion', title: 'T', text: 'X' };
const EMPTY = {
  category: null,
  paths: null,
  languages: null,
  violates: [],
  meets: [],
  expires: null,
};

const YAML = `# ours
rules:
  - id: PAY-001
    severity: blocking
    category: correctness
    title: "Amounts are whole cents "
    text: |
      An amount is an integer.

      - also in tests
    paths: ["src/{billing,cart}/**", lib/*.py]
    languages: [typescript, python]
    violates:
      - |
        const a = 1.5;
        const b = a;
      - a = 0.1
    meets: const cents = 150;
    expires: 2031-12-31
  - {id: PAY-002, severity: suggestion, title: T, text: X}
`;

const MARKDOWN = `# Our rules

Prose for people, which no reviewer is shown.

### PAY-001: Amounts are whole cents ###
<!-- not a line -->
- severity: blocking
- category: correctness
- paths: \`src/{billing,cart}/**\`, lib/*.py
* languages: typescript, python <!-- or so -->

- expires: 2031-12-31

An amount is an integer.<!-- hidden
words -->

- also in tests

\`\`\`ts violates
const a = 1.5;
const b = a;
\`\`\`

~~~violates
a = 0.1
~~~

\`\`\`\`ts  meets
const cents = 150;
\`\`\`\`

## How to change them

Not a rule, and no part of one.

## PAY-002: T

- severity: suggestion

X
`;

describe('shells/rule-files: one registry in each notation', () => {
  it.each([
    ['a.yml', YAML],
    ['a.yaml', YAML.replaceAll('\n', '\r\n')],
    ['a.md', MARKDOWN],
    ['A.MD', MARKDOWN.replaceAll('\n', '\r\n')],
    ['b.md', MARKDOWN.replaceAll('\n', '\r')],
    ['c.md', `\u{feff}${MARKDOWN}`],
    ['a.json', JSON.stringify({ rules: [FULL, LEAST] })],
    ['b.json', `\u{feff}${JSON.stringify({ rules: [FULL, LEAST] }, null, 1).replaceAll('\\n', '\\r\\n')}`],
  ])('reads %s', async (name, text) => {
    expect(await rulesOf(text, name)).toEqual([
      { ...FULL, source: name },
      { ...EMPTY, ...LEAST, source: name },
    ]);
  });

  it('keeps what Markdown of a rule shows, and its own headings', async () => {
    const text = `## A-B: T
- severity: important

See \`<!-- x -->\` and <!-->this<!--->.

#### Where it ends
\`\`\`html
<!-- kept -->
# kept
\`\`\`
1. one
   - severity: high
### A-C: U
- severity: important

Y
### Notes
Z
`.replaceAll('A-', 'AB-');
    const [first, second] = await rulesOf(text, 'a.md');
    expect(first?.text.split('\n')).toEqual([
      'See `<!-- x -->` and this.',
      '',
      '#### Where it ends',
      '```html',
      '<!-- kept -->',
      '# kept',
      '```',
      '1. one',
      '   - severity: high',
    ]);
    expect([second?.title, second?.text]).toEqual(['U', 'Y']);
  });

  it('reads a rule that has expired: the selection leaves it out', async () => {
    const text = JSON.stringify({ rules: [{ ...LEAST, expires: '2001-01-01' }] });
    expect(await rulesOf(text, 'a.json')).toHaveLength(1);
  });

  it('takes Markdown without a rule for prose', async () => {
    expect(await rulesOf('# Rules\n\n## ISO-8601 and dates\n\nNone yet.\n', 'a.md')).toEqual([]);
  });

  it('has ids as the domain has them', () => {
    const text = JSON.stringify(projectJson('schemas/rules.schema.json'));
    expect(text).toContain(JSON.stringify(RULE_ID.source));
  });
});

const rule = (more: object): string => JSON.stringify({ rules: [{ ...LEAST, ...more }] });
const md = (list: string, rest = 'Text.\n'): string => `## PAY-002: T\n${list}\n\n${rest}`;

describe('shells/rule-files: what is wrong, with its line', () => {
  it.each<[string, string, string, string]>([
    ['no id', 'a.json', rule({ id: undefined }), 'a.json:1: rules[0]: must have the key id'],
    [
      'an id of another form',
      'a.json',
      rule({ id: 'pay-1' }),
      'a.json:1: rules[0]: id: must be written like PAY-001',
    ],
    ['an id that is a number', 'a.json', rule({ id: 7 }), 'rules[0]: id: must be text'],
    [
      'a severity of others',
      'a.json',
      rule({ severity: 'high' }),
      'PAY-002: severity: must be one of "blocking", "important", "suggestion"',
    ],
    ['a category of others', 'a.json', rule({ category: 'style' }), 'PAY-002: category: must be one of'],
    [
      'a language of others',
      'a.json',
      rule({ languages: ['cobol'] }),
      'PAY-002: languages[0]: must be one of',
    ],
    [
      'a language twice',
      'a.json',
      rule({ languages: ['go', 'go'] }),
      'PAY-002: languages[1]: stands in the list twice',
    ],
    [
      'a misspelt key',
      'a.json',
      rule({ severty: 'x' }),
      'a.json:1: PAY-002: "severty" is not a key here. Did you mean severity?',
    ],
    [
      'a misspelt key in place of one',
      'a.yml',
      'rules:\n- id: AB-1\n  severity: blocking\n  titel: T\n  text: X\n',
      'a.yml:4: AB-1: "titel" is not a key here. Did you mean title?',
    ],
    ['a key of no file', 'a.yml', 'rule: []\n', 'a.yml:1: "rule" is not a key here. Did you mean rules?'],
    [
      'a key twice',
      'a.yml',
      'rules:\n- id: AB-1\n  text: X\n  text: Y\n',
      'a.yml:4: AB-1: the key "text" stands here again, first on line 3',
    ],
    ['a list at the top', 'a.yml', '- id: AB-1\n', 'a.yml:1: the key rules should stand here'],
    ['no rules', 'a.yml', 'rules: []\n', 'a.yml:1: rules: must not be empty'],
    ['rules by id', 'a.yml', 'rules: {AB-1: {}}\n', 'a.yml:1: rules: must be a list'],
    ['a key without a value', 'a.yml', 'rules:\n- id: AB-1\n  text:\n', 'a.yml:3: AB-1: text: has no value'],
    [
      'no such day',
      'a.json',
      rule({ expires: '2027-02-30' }),
      'PAY-002: expires: must be written like 2031-12-31',
    ],
    ['a time', 'a.json', rule({ expires: '2027-02-03T00:00:00Z' }), 'PAY-002: expires: must be written like'],
    [
      'a bad glob',
      'a.json',
      rule({ paths: ['a/**', '../b'] }),
      'PAY-002: paths[1]: must not hold "." or ".." as a folder',
    ],
    [
      'a glob from the root',
      'a.json',
      rule({ paths: ['/etc/**'] }),
      'PAY-002: paths[0]: must not begin with "/"',
    ],
    ['no glob at all', 'a.json', rule({ paths: [] }), 'PAY-002: paths: must not be empty'],
    [
      '21 globs',
      'a.json',
      rule({ paths: Array(21).fill('a/**') }),
      'PAY-002: paths: must not have more than 20 items',
    ],
    ['one glob as text', 'a.json', rule({ paths: 'a/**' }), 'PAY-002: paths: must be a list'],
    [
      'a long text',
      'a.json',
      rule({ text: 'x'.repeat(2_001) }),
      'PAY-002: text: must not have more than 2000 characters',
    ],
    [
      'a long title',
      'a.json',
      rule({ title: 'x'.repeat(121) }),
      'PAY-002: title: must not have more than 120 characters',
    ],
    ['a title of two lines', 'a.json', rule({ title: 'x\ny' }), 'PAY-002: title: must be on one line'],
    ['a text of blanks', 'a.json', rule({ text: ' \n' }), 'PAY-002: text: must not be empty'],
    [
      'a long example',
      'a.json',
      rule({ meets: 'x'.repeat(601) }),
      'PAY-002: meets: must not have more than 600 characters',
    ],
    [
      'a long example in a list',
      'a.json',
      rule({ violates: ['a', 'x'.repeat(601)] }),
      'PAY-002: violates[1]: must not have more than 600',
    ],
    [
      'four examples',
      'a.json',
      rule({ violates: ['a', 'b', 'c', 'd'] }),
      'PAY-002: violates: must not have more than 3 items',
    ],
    [
      'an example that is a number',
      'a.json',
      rule({ violates: 3 }),
      'PAY-002: violates: must be text, or a list of texts',
    ],
    [
      'an escape of a terminal',
      'a.json',
      rule({ text: 'a\u001b[31mb' }),
      'PAY-002: text: must not hold control characters',
    ],
    [
      'a control character in a title',
      'a.json',
      rule({ title: 'a\u0085b' }),
      'PAY-002: title: must not hold control characters',
    ],
    [
      'a line separator',
      'a.json',
      rule({ meets: 'a\u2028b' }),
      'PAY-002: meets: must not hold control characters',
    ],
    [
      'half a character',
      'a.json',
      rule({ text: 'a' }).replace('"a"', '"\\ud800"'),
      'PAY-002: text: must not hold control characters',
    ],
    ['a NUL', 'a.json', rule({ text: 'a\0' }), 'PAY-002: text: must not hold a NUL character'],
    ['no severity', 'a.md', '## PAY-002: T\n\nText.\n', 'a.md:1: PAY-002: must have the key severity'],
    ['no text', 'a.md', '\n## PAY-002: T\n- severity: blocking\n', 'a.md:2: PAY-002: must have the key text'],
    [
      'no title',
      'a.md',
      '## PAY-002:\n- severity: blocking\n\nText.\n',
      'a.md:1: PAY-002: title: must not be empty',
    ],
    [
      'a severity in capitals',
      'a.md',
      md('- severity: Blocking'),
      'a.md:2: PAY-002: severity: must be one of',
    ],
    [
      'a misspelt key',
      'a.md',
      md('- Severity: blocking'),
      'a.md:2: PAY-002: "Severity" is not a key here. Did you mean severity?',
    ],
    [
      'a key twice',
      'a.md',
      md('- severity: blocking\n\n- severity: important'),
      'a.md:4: PAY-002: the key "severity" stands here again, first on line 2',
    ],
    ['an empty list', 'a.md', md('- severity: blocking\n- paths:'), 'a.md:3: PAY-002: paths: has no value'],
    [
      'a comma too many',
      'a.md',
      md('- severity: blocking\n- paths: a/**,'),
      'a.md:3: PAY-002: paths[1]: must not be empty',
    ],
    [
      'a list that is none',
      'a.md',
      md('- severity: blocking\n- languages: go or rust'),
      'a.md:3: PAY-002: languages[0]: must be one of',
    ],
    [
      'a heading without a colon',
      'a.md',
      '## PAY-002 T\n- severity: blocking\n\nText.\n',
      'a.md:2: a severity stands here under no rule',
    ],
    [
      'a heading in lower case',
      'a.md',
      '## pay-002: T\n- severity: `blocking`\n\nText.\n',
      'a.md:2: a severity stands here under no rule',
    ],
    [
      'an underlined heading',
      'a.md',
      'PAY-002: T\n---\n\n- severity: important\n',
      'a.md:4: a severity stands here under no rule',
    ],
    [
      'a list below the text',
      'a.md',
      '## PAY-002: T\n\nText.\n\n- severity: blocking\n',
      'a.md:5: a severity stands here under no rule',
    ],
    [
      'a heading of one mark',
      'a.md',
      '# PAY-002: T\n- severity: blocking\n\nText.\n',
      'a.md:1: PAY-002: the heading of a rule has two to four "#"',
    ],
    [
      'a heading of five marks',
      'a.md',
      '##### PAY-002: T\n- severity: blocking\n\nText.\n',
      'a.md:1: PAY-002: the heading',
    ],
    [
      'an example under no rule',
      'a.md',
      'x\n```ts violates\na\n```\n',
      'a.md:2: an example (violates) stands under no rule',
    ],
    [
      'four examples',
      'a.md',
      md('- severity: blocking', `T\n${'```meets\na\n```\n'.repeat(4)}`),
      'PAY-002: meets: must not have more than 3 items',
    ],
    [
      'an empty example',
      'a.md',
      md('- severity: blocking', 'T\n```violates\n```\n'),
      'PAY-002: violates[0]: must not be empty',
    ],
    [
      'a fence that is open',
      'a.md',
      md('- severity: blocking', 'T\n\n```ts\n## PAY-003: U\n'),
      'a.md:6: a block of code begins here that is not closed',
    ],
    [
      'a comment that is open',
      'a.md',
      md('- severity: blocking', 'T\n<!-- x\n## PAY-003: U\n'),
      'a.md:5: a comment begins here that is not closed',
    ],
    [
      'a control character',
      'a.md',
      md('- severity: blocking', 'a\u0007b\n'),
      'a.md:4: PAY-002: text: must not hold control characters',
    ],
  ])('%s in %s', async (_what, name, text, words) => {
    expect((await problemsOf(text, name)).join('\n')).toContain(words);
  });

  it('names every one of several, in the order of the file', async () => {
    const text =
      'rules:\n- id: AB-1\n  severity: x\n  title: T\n  text: X\n- id: x\n  severity: blocking\n  titel: T\n';
    expect(await problemsOf(text, 'a.yml')).toEqual([
      expect.stringContaining('a.yml:3: AB-1: severity: '),
      expect.stringContaining('a.yml:6: rules[1]: id: '),
      expect.stringContaining('a.yml:8: rules[1]: "titel" is not a key here'),
    ]);
  });
});

describe('shells/rule-files: registries together', () => {
  const one = (id: string, more: object = {}): object => ({ ...LEAST, id, ...more });
  const file = (...rules: readonly object[]): string =>
    JSON.stringify({ rules }, null, 0).replaceAll('{"id', '\n{"id');

  it('refuses an id twice in a file and in two, with both places', async () => {
    const { problems } = await readAll({
      'a.json': file(one('AB-1'), one('AB-2'), one('AB-1')),
      'b.md': '## AB-2: T\n- severity: blocking\n\nX\n',
    });
    expect(problems).toEqual([
      'a.json:4: AB-1: stands here again, first at a.json:2: keep one of them',
      'b.md:1: AB-2: stands here again, first at a.json:3: keep one of them',
    ]);
  });

  it('takes 200 rules and no more', async () => {
    const many = (count: number, letter: string): string =>
      file(...Array.from({ length: count }, (_, at) => one(`${letter}${letter}-${at}`)));
    const fine = await readAll({ 'a.json': many(150, 'A'), 'b.json': many(50, 'B') });
    expect(fine.problems).toEqual([]);
    expect(fine.files.flatMap(({ rules }) => rules)).toHaveLength(200);
    const more = await readAll({ 'a.json': many(150, 'A'), 'b.json': many(51, 'B') });
    expect(more.problems).toEqual([expect.stringContaining('201 rules together, at most 200')]);
    expect(await problemsOf(many(201, 'A'), 'a.json')).toEqual([
      'a.json:1: rules: must not have more than 200 items',
    ]);
  });

  it('takes 500 globs and no more', async () => {
    const paths = Array(20).fill('a/**');
    const rules = Array.from({ length: 25 }, (_, at) => one(`AB-${at}`, { paths }));
    expect(await problemsOf(file(...rules), 'a.json')).toEqual([]);
    const text = file(...rules, one('AB-99', { paths: ['b'] }));
    expect(await problemsOf(text, 'a.json')).toEqual([
      expect.stringContaining('501 globs under paths together'),
    ]);
  });

  it.each([
    [
      'a text',
      { text: 'Never write\nghp_0123456789abcdefghijABCDEFGHIJ012345 anywhere' },
      'text',
      'github-token',
    ],
    ['a title', { title: 'AKIAIOSFODNN7ABCDEFG is a key' }, 'title', 'aws-access-key-id'],
    [
      'an example',
      { violates: ['a', 'key = "sk-ant-api03-abcdefghijklmnopqrstuvwxyz"'] },
      'violates[1]',
      'anthropic-key',
    ],
    ['a glob', { paths: ['npm_0123456789abcdefghijABCDEFGHIJ012345/**'] }, 'paths[0]', 'npm-token'],
    ['an address', { meets: 'postgres://app:Zt7-yQ9w@db.internal/x' }, 'meets', 'url-credentials'],
  ])('refuses a secret in %s, and does not repeat it', async (_what, more, key, kind) => {
    const written = JSON.stringify({ rules: [one('AB-1'), one('AB-2', more)] }, null, 1);
    // An escape hides the value from whoever looks at the bytes alone.
    const hidden = written.replace(
      /ghp_|AKIA|sk-ant|npm_|Zt7/,
      ([first = '', ...rest]) => `\\u00${first.charCodeAt(0).toString(16)}${rest.join('')}`,
    );
    expect(hidden).not.toBe(written);
    for (const text of [written, hidden]) {
      const problems = await problemsOf(text, 'a.json');
      expect(problems).toEqual([
        expect.stringMatching(
          new RegExp(
            `^a\\.json:\\d+: AB-2: ${key.replace(/[[\]]/g, '\\$&')}: holds what looks like a secret \\(${kind}\\)`,
          ),
        ),
      ]);
      expect(problems.join()).not.toMatch(/0123|IOSFO|api03|Zt7/);
    }
  });

  it('finds a secret on its line in Markdown', async () => {
    const text =
      '## AB-1: T\n- severity: blocking\n\nX\n\n```py violates\nkey = "ghp_0123456789abcdefghijABCDEFGHIJ012345"\n```\n';
    expect(await problemsOf(text)).toEqual([expect.stringContaining('r.md:6: AB-1: violates[0]: holds')]);
  });

  it('takes words in place of secrets', async () => {
    const text = file(
      one('AB-1', { violates: ['password = "hunter2"', 'AKIAIOSFODNN7EXAMPLE', 'token: <your token>'] }),
    );
    expect(await problemsOf(text, 'a.json')).toEqual([]);
  });
});
