import { Buffer } from 'node:buffer';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { ChangeSet } from '../../../src/domain/change.ts';
import { USUAL_GATES } from '../../../src/domain/gates.ts';
import { validate } from '../../../src/domain/validators/dev-critic-output.generated.js';
import { scanWithPreset } from '../../../src/stages/gates/secretlint.ts';
import {
  addition,
  changedFile,
  changeOf,
  gatesOver,
  hunk,
  noise,
  privateKeyLines,
  TOKENS,
} from './builders.ts';

function addedTexts(change: ChangeSet): string[] {
  return change.files.flatMap(
    (file) => file.diff?.hunks.flatMap((entry) => entry.lines.map((line) => line.text)) ?? [],
  );
}

/** Pieces of a value that must not be readable anywhere. */
function pieces(value: string): string[] {
  return value.match(/.{12}/gs) ?? [];
}

/** How one secret can stand in a file, and what of it must be gone. */
const WRITINGS: readonly (readonly [
  name: string,
  write: (token: string) => string[],
  gone: (token: string) => string[],
])[] = [
  ['as it is', (token) => [`const key = "${token}";`], pieces],
  ['without quotes at the line end', (token) => [`key: ${token}`, 'next', 'name: x'], pieces],
  ['in an address', (token) => [`fetch("https://api.example.com/v1?key=${token}&x=1")`], pieces],
  [
    'as two literals on two lines',
    (token) => [`const key = "${token.slice(0, 10)}" +`, `  "${token.slice(10)}";`],
    (token) => pieces(token.slice(10)),
  ],
  [
    'as three literals on three lines, operator first',
    (token) => [
      `const key = '${token.slice(0, 9)}'`,
      `  + '${token.slice(9, 22)}'`,
      `  + '${token.slice(22)}';`,
    ],
    (token) => pieces(token.slice(9, 22)),
  ],
  [
    'as neighbouring literals',
    (token) => ['key = (', `  "${token.slice(0, 10)}"`, `  "${token.slice(10)}"`, ')'],
    (token) => pieces(token.slice(10)),
  ],
  [
    'broken by a continuation',
    (token) => [`KEY=${token.slice(0, 15)}\\`, token.slice(15)],
    (token) => pieces(token.slice(15)),
  ],
  [
    'broken by a line break in a comment',
    (token) => [`# ${token.slice(0, 15)}`, `# ${token.slice(15)}`],
    (token) => pieces(token.slice(15)),
  ],
  [
    'in base64',
    (token) => [`data: ${Buffer.from(token).toString('base64')}`],
    (token) => [Buffer.from(token).toString('base64').slice(0, 24)],
  ],
  [
    'in base64 among other bytes',
    (token) => [`data: ${Buffer.from(`user=me\ntoken=${token}\n`).toString('base64')}`],
    (token) => [Buffer.from(`user=me\ntoken=${token}\n`).toString('base64').slice(16, 48)],
  ],
  [
    'in base64 that is folded',
    (token) => [
      'data: |',
      ...(
        Buffer.from(`token=${token}\n`)
          .toString('base64')
          .match(/.{1,20}/g) ?? []
      ).map((line) => `  ${line}`),
    ],
    (token) => Buffer.from(`token=${token}`).toString('base64').match(/.{20}/g) ?? [],
  ],
];

describe('stages/gates', () => {
  describe.each(WRITINGS)('with a token %s', (_name, write, gone) => {
    it.each(TOKENS)('masks %s and keeps the lines', async (rule, token) => {
      const lines = write(token);
      const { change, report, values } = await gatesOver(addition(lines));
      const leaving = JSON.stringify({ change, report });

      expect(addedTexts(change)).toHaveLength(lines.length);
      expect(addedTexts(change).join('\n')).toContain(`[secret:${rule}]`);
      expect([token, ...gone(token)].filter((piece) => leaving.includes(piece))).toEqual([]);
      expect(report.secrets.map((hit) => hit.rule)).toContain(rule);
      expect(report.critic.gates.secrets.status).toBe('fail');
      expect(values.length).toBeGreaterThan(0);
    });
  });

  describe('secrets known by what stands before them', () => {
    const secret = `${noise(30, 40)}/+${noise(8, 41)}`;

    it.each([
      ['aws-secret-access-key', `aws_secret_access_key = ${secret}`, secret],
      ['aws-secret-access-key', `"SecretAccessKey": "${secret}",`, secret],
      ['aws-secret-access-key', `AWS_SECRET_ACCESS_KEY=${secret}`, secret],
      ['npm-credentials', `//registry.example.com/:_auth${'Token'}=${noise(24, 42)}`, noise(24, 42)],
      ['azure-storage-key', `AccountName=x;Account${'Key'}=${noise(86, 43)}==;`, noise(86, 43)],
      [
        'slack-webhook',
        `https://hooks.slack${'.com'}/services/T${noise(8, 44)}/B${noise(8, 45)}/${noise(24, 46)}`,
        noise(24, 46),
      ],
      ['url-credentials', `postgres://app:${noise(12, 47)}@db.example.com:5432/shop`, noise(12, 47)],
      ['url-credentials', `https://${noise(24, 50)}:x-oauth-basic@example.com/a/b`, noise(24, 50)],
      ['url-credentials', `git+https://${noise(24, 51)}@example.com/a/b`, noise(24, 51)],
      ['url-credentials', `redis://:${noise(12, 48)}@cache`, noise(12, 48)],
    ])('masks %s in %j', async (rule, line, value) => {
      const { change, report } = await gatesOver(addition([line]));

      expect(addedTexts(change).join()).toContain(`[secret:${rule}]`);
      expect(addedTexts(change).join()).not.toContain(value);
      expect(report.secrets).toEqual([{ path: 'src/config.ts', line: 1, rule, added: true }]);
    });

    it('leaves the address around a password readable', async () => {
      const { change } = await gatesOver(addition([`postgres://app:${noise(12)}@db.example.com/shop`]));

      expect(addedTexts(change)).toEqual(['postgres://app:[secret:url-credentials]@db.example.com/shop']);
    });

    it.each([
      `postgres://user:${'$'}{DB_PASSWORD}@host/db`,
      'https://user:password@example.com',
      'postgres://postgres:postgres@localhost/test',
      'https://user:{{ password }}@example.com',
      'https://user:xxxxxxxx@example.com',
      `aws_secret_access_key = ${noise(33)}EXAMPLE`,
      `AK${'IA'}${noise(9, 0, 'ABCD')}EXAMPLE`,
      `//packages.example/:_authToken=${'$'}{NPM_TOKEN}`,
      'const isRisk = task-abcdefghijklmnopqrstuvwxyz0123456789;',
      'see https://example.com:8080/a@b',
      '  "integrity": "sha512-AbC3dEf7hIjK1mNoPq9rStUv5wXyZ0cGi2LuQ4sTa6VbW8xAb3dEf7hIjK1mNoPq9rStUv5wXyZ0cGi2LuQ4=="',
      'import { createPrivateKeyFromPemString2 } from "a/b/c/d/e/f/g/h/i/j/k/L/m/n/o/p/Q/r/s/t/u/v/w";',
    ])('says nothing of %j', async (line) => {
      const original = addition([line]);
      const { change, report, values } = await gatesOver(original);

      expect(report.secrets).toEqual([]);
      expect(values).toEqual([]);
      expect(change.files[0]).toBe(original.files[0]);
    });
  });

  describe('private keys', () => {
    it.each([
      ['a whole block', (lines: string[]) => lines],
      ['an OpenSSH block', () => privateKeyLines('OPENSSH ')],
      [
        'a PGP block with a header',
        () => [
          privateKeyLines('PGP ')[0]?.replace('KEY', 'KEY BLOCK') ?? '',
          '',
          ...privateKeyLines().slice(1),
        ],
      ],
      [
        'an encrypted block with headers',
        (lines: string[]) => [
          lines[0] ?? '',
          'Proc-Type: 4,ENCRYPTED',
          'DEK-Info: AES-128-CBC,0A',
          '',
          ...lines.slice(1),
        ],
      ],
      [
        'a block whose end is not in the diff',
        (lines: string[]) => [...lines.slice(0, -1), 'function next() {'],
      ],
      [
        'a block whose beginning is not in the diff',
        (lines: string[]) => ['const x = 1;', ...lines.slice(1)],
      ],
      ['a block of string literals', (lines: string[]) => lines.map((line) => `  "${line}\\n" +`)],
      ['a block in a comment', (lines: string[]) => lines.map((line) => `# ${line}`)],
      ['a block in one string', (lines: string[]) => [`"private_key": "${lines.join('\\n')}\\n",`]],
      [
        'a block in base64',
        (lines: string[]) => [`tls.key: ${Buffer.from(lines.join('\n')).toString('base64')}`],
      ],
    ])('are masked in %s', async (_name, write) => {
      const lines = write(privateKeyLines());
      const { change, report } = await gatesOver(addition(lines));
      const leaving = JSON.stringify(change);

      expect(addedTexts(change)).toHaveLength(lines.length);
      for (const body of privateKeyLines().slice(1, -1)) expect(leaving).not.toContain(body.slice(0, 30));
      expect(report.secrets).toHaveLength(1);
      expect(report.secrets[0]).toMatchObject({ rule: 'private-key', added: true });
    });

    it('keep their marks, and the code around them, readable', async () => {
      const { change } = await gatesOver(addition(['before();', ...privateKeyLines('', 2), 'after();']));

      expect(addedTexts(change)).toEqual([
        'before();',
        privateKeyLines('')[0],
        '[secret:private-key]',
        '[secret:private-key]',
        privateKeyLines('').at(-1),
        'after();',
      ]);
    });

    it('are not seen in code and documents that name the marks', async () => {
      const [begin = '', , end = ''] = privateKeyLines('', 1);
      const lines = [
        `if (text.startsWith('${begin}') && text.endsWith('${end}')) return parsePrivateKey(text);`,
        begin,
        '...',
        end,
        `${begin} is the first line of a key`,
        'and this is not one',
      ];
      const { change, report } = await gatesOver(addition(lines));

      expect(report.secrets).toEqual([]);
      expect(addedTexts(change)).toEqual(lines);
    });
  });

  describe('sides of the diff', () => {
    const token = TOKENS[1]?.[1] ?? '';

    it('fail the gate on added lines only, and are masked on all', async () => {
      const file = changedFile(
        'a.ts',
        [hunk([` const a = '${token}';`, `-const b = '${token}';`, '+const b = 2;'])],
        {
          context: [{ mark: ' ', oldLine: null, newLine: 40, text: `old('${token}')` }],
        },
      );
      const { change, report } = await gatesOver(changeOf([file]));

      expect(JSON.stringify(change)).not.toContain(token);
      expect(report.secrets).toEqual([
        { path: 'a.ts', line: 1, rule: 'github-token', added: false },
        { path: 'a.ts', line: 40, rule: 'github-token', added: false },
        { path: 'a.ts', line: 2, rule: 'github-token', added: false },
      ]);
      expect(report.critic).toMatchObject({
        pass: true,
        gates: { secrets: { status: 'pass' } },
        findings: [],
      });
    });

    it('are read apart, so that a secret in pieces is found between lines of the other side', async () => {
      const file = changedFile('a.ts', [
        hunk([
          `+const key = '${token.slice(0, 12)}' +`,
          '-const key = old() +',
          `+  '${token.slice(12)}';`,
          "-  'old';",
        ]),
      ]);
      const { change, report } = await gatesOver(changeOf([file]));

      expect(JSON.stringify(change)).not.toContain(token.slice(12, 30));
      expect(report.secrets).toEqual([{ path: 'a.ts', line: 1, rule: 'github-token', added: true }]);
    });

    it('names the added line of a secret that begins on an unchanged one', async () => {
      const file = changedFile('a.ts', [
        hunk([` key = '${token.slice(0, 12)}' +`, `+  '${token.slice(12)}';`]),
      ]);
      const { report } = await gatesOver(changeOf([file]));

      expect(report.secrets).toEqual([{ path: 'a.ts', line: 2, rule: 'github-token', added: true }]);
    });

    it('do not run on over a gap between hunks', async () => {
      const file = changedFile('a.ts', [hunk([`+${token.slice(0, 20)}`]), hunk([`+${token.slice(20)}`], 50)]);
      const { report } = await gatesOver(changeOf([file]));

      expect(report.secrets).toEqual([]);
    });

    it('run on over context lines that stand between hunks', async () => {
      const [begin = '', ...rest] = privateKeyLines('', 3);
      const file = changedFile('a.pem', [hunk([`+${begin}`])], {
        context: rest.map((text, index) => ({ mark: ' ' as const, oldLine: null, newLine: index + 2, text })),
      });
      const { change } = await gatesOver(changeOf([file]));

      expect(change.files[0]?.context.map((line) => line.text)).toEqual([
        '[secret:private-key]',
        '[secret:private-key]',
        '[secret:private-key]',
        rest.at(-1),
      ]);
    });
  });

  it('masks the section text of a hunk, the title and the body', async () => {
    const token = TOKENS[3]?.[1] ?? '';
    const file = changedFile('a.ts', [hunk(['+x', ' y'], 5, `function call(key = '${token}') {`)]);
    const { change, values } = await gatesOver(
      changeOf([file], { title: `Use ${token}`, body: `First\n\nThe key is ${token}.\n` }),
    );

    expect(JSON.stringify(change)).not.toContain(token);
    expect(change.files[0]?.diff?.hunks[0]?.section).toBe("function call(key = '[secret:gitlab-token]') {");
    expect(change.identity.title).toBe('Use [secret:gitlab-token]');
    expect(change.identity.body).toBe('First\n\nThe key is [secret:gitlab-token].\n');
    expect(values).toEqual([token]);
  });

  it('keeps a change without title, body and text as it is', async () => {
    const original = changeOf([changedFile('a.bin', [], { diff: null, missing: 'binary' })]);
    const { change, report } = await gatesOver(original);

    expect(change).toEqual(original);
    expect(report.statuses.slice(0, 4)).toEqual([
      { name: 'build', status: 'skipped', reason: 'no result was handed in' },
      { name: 'lint', status: 'skipped', reason: 'no result was handed in' },
      { name: 'test', status: 'skipped', reason: 'no result was handed in' },
      { name: 'secrets', status: 'pass', reason: null },
    ]);
  });

  it('is not silenced by comments of the change', async () => {
    const key = `dckr${'_pat_'}${noise(27, 60)}`;
    const { change, report } = await gatesOver(
      addition(['// secretlint-disable', `const key = '${key}'; // secretlint-disable-line`]),
    );

    expect(report.critic.pass).toBe(false);
    expect(report.secrets).toMatchObject([{ rule: 'docker', line: 2 }]);
    expect(JSON.stringify(change)).not.toContain(key);
  });

  it('counts from the right place behind a byte order mark', async () => {
    const key = `dckr${'_pat_'}${noise(27, 61)}`;
    const { change } = await gatesOver(addition([`\ufeff${key};`]));

    expect(addedTexts(change)).toEqual(['\ufeff[secret:docker];']);
  });

  it('writes a valid critic document that never holds a value', async () => {
    const lines = TOKENS.map(([, token]) => `use('${token}')`);
    const { report, values } = await gatesOver(addition(lines));

    expect(validate(report.critic)).toBe(true);
    expect(report.critic.pass).toBe(false);
    expect(report.critic.findings).toHaveLength(lines.length);
    expect(report.critic.findings[0]).toMatchObject({ severity: 'blocking', line: 1, rule: 'gate/secrets' });
    expect(report.statuses.find(({ name }) => name === 'secrets')).toEqual({
      name: 'secrets',
      status: 'fail',
      reason: `${lines.length} secrets on added lines`,
    });
    for (const value of values) expect(JSON.stringify(report)).not.toContain(value);
  });

  it('says once what stands twice on a line, and masks both', async () => {
    const token = TOKENS[1]?.[1] ?? '';
    const { change, report } = await gatesOver(addition([`a('${token}', '${token}')`]));

    expect(report.secrets).toHaveLength(1);
    expect(addedTexts(change)).toEqual(["a('[secret:github-token]', '[secret:github-token]')"]);
  });

  it('finds nothing in what it masked, and keeps the hits that are known', async () => {
    const first = await gatesOver(
      addition([...TOKENS.map(([, token]) => `use("${token}")`), ...privateKeyLines()]),
    );
    const again = await gatesOver(first.change, USUAL_GATES, first.report.secrets);

    expect(again.change).toEqual(first.change);
    expect(again.report).toEqual(first.report);
    expect(again.values).toEqual([]);
  });

  describe('files that cannot be scanned', () => {
    it('are not sent, and the files beside them are', async () => {
      const scanner = (texts: readonly string[]) =>
        texts.some((text) => text.includes('poison'))
          ? Promise.reject(new Error('no'))
          : scanWithPreset(texts);
      const files = ['fine', 'poison', 'fine too'].map((text, index) =>
        changedFile(`${index}.ts`, [hunk([`+${text}`])]),
      );
      const { change, report } = await gatesOver(changeOf(files), USUAL_GATES, undefined, scanner);

      expect(report.unscannable).toEqual([{ path: '1.ts', reason: 'the secret scanner failed on it' }]);
      expect(change.files[1]).toMatchObject({
        diff: null,
        missing: 'the secret scanner failed on it',
        context: [],
      });
      expect(change.files[0]).toBe(files[0]);
      expect(change.files[2]).toBe(files[2]);
      expect(report.statuses.find(({ name }) => name === 'secrets')).toEqual({
        name: 'secrets',
        status: 'pass',
        reason: '1 file could not be scanned',
      });
    });

    it.each([
      ['characters', ['+', 'x'.repeat(16_000_001)].join('')],
      ['lines', '+x'],
    ])('are those with too many %s', async (what, line) => {
      const lines = what === 'lines' ? Array.from({ length: 500_001 }, () => line) : [line];
      const { change, report } = await gatesOver(changeOf([changedFile('big.txt', [hunk(lines)])]));

      expect(report.unscannable).toEqual([
        { path: 'big.txt', reason: 'it has too much text to be scanned for secrets' },
      ]);
      expect(change.files[0]?.diff).toBeNull();
    });
  });

  it('keeps lines, marks and numbers of any change', async () => {
    const text = fc.oneof(
      fc.constantFrom(
        ...TOKENS.map(([, token]) => ` ${token} `),
        ...privateKeyLines(),
        '"a" +',
        '',
        ' ',
        '\\',
        '[secret:jwt]',
      ),
      fc.string(),
    );
    const line = fc
      .tuple(fc.constantFrom('+', '-', ' '), text, text)
      .map((parts) => parts.join('').replaceAll('\n', ''));

    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 12 }), async (lines) => {
        const original = changeOf([changedFile('a.ts', [hunk(lines)])]);
        const { change } = await gatesOver(original);
        const shape = (set: ChangeSet) =>
          set.files.flatMap((file) =>
            file.diff?.hunks.flatMap((entry) => entry.lines.map((part) => ({ ...part, text: '' }))),
          );

        expect(shape(change)).toEqual(shape(original));
        for (const [, token] of TOKENS) expect(JSON.stringify(change)).not.toContain(token);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['begin marks', `${privateKeyLines('', 0)[0]}\n`],
    ['end marks', privateKeyLines('', 0)[1] ?? ''],
    ['token beginnings', `eyJ${noise(12)}.`],
    ['short tokens', `gl${'pat-'}`],
    ['quotes', '"'],
    ['quotes and blanks', `' ${' '.repeat(50)}`],
    ['addresses', '://a:b'],
    ['continuations', 'a\\\n'],
    ['words on lines', 'aB3\n'],
    ['one word', 'aB3'],
  ])('reads a long text of %s once', async (_name, unit) => {
    const lines = unit.repeat(Math.ceil(400_000 / unit.length)).split('\n');
    const { report } = await gatesOver(addition(lines));

    expect(report.unscannable).toEqual([]);
  });
});
