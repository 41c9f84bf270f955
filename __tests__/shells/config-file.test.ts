import { describe, expect, it } from '@jest/globals';
import { parseConfigFile } from '../../src/shells/config-file.ts';
import { runCommand } from '../support/command-line.ts';

const FULL = `# Settings
ignore: [docs/archive/**, "**/*.snap"]
include:
  - vendor/own/**
neverSend: ['secrets/**']
instructions: |
  Amounts are \${CENTS} and {{env.HOME}}.
  [x] Look at "tenants".
language: pt-BR
minSeverity: important
maxComments: 0
reviewDisagreementRound: true
triageCrossCheck: {sampleRate: 0.25, slot: gpt, blockOnDisagreement: true}
modelFallback: {fableEnabled: false, onDispatchError: false}
modelRouting:
  strategy: manual
  budgetCeilingUsd: 1.5
  rules:
    - when: {paths: [src/**], risk: [high, medium], language: [typescript]}
      slots: [opus, gpt]
testGap: {blockThreshold: null}
exceptionMarkers: {allowSecurity: true}
`;

const CONFIG = {
  ignore: ['docs/archive/**', '**/*.snap'],
  include: ['vendor/own/**'],
  neverSend: ['secrets/**'],
  instructions: `Amounts are \${CENTS} and {{env.HOME}}.\n[x] Look at "tenants".\n`,
  language: 'pt-BR',
  minSeverity: 'important',
  maxComments: 0,
  reviewDisagreementRound: true,
  triageCrossCheck: { sampleRate: 0.25, slot: 'gpt', blockOnDisagreement: true },
  modelFallback: { fableEnabled: false, onDispatchError: false },
  modelRouting: {
    strategy: 'manual',
    budgetCeilingUsd: 1.5,
    rules: [
      {
        when: { paths: ['src/**'], risk: ['high', 'medium'], language: ['typescript'] },
        slots: ['opus', 'gpt'],
      },
    ],
  },
  testGap: { blockThreshold: null },
  exceptionMarkers: { allowSecurity: true },
};

function read(text: string, name = '.quorate.yml') {
  return parseConfigFile(Buffer.from(text), name);
}

async function problems(text: string, name?: string): Promise<readonly string[]> {
  const result = await read(text, name);
  return result.ok ? [] : result.problems;
}

describe('shells/config-file', () => {
  it('reads YAML, and fills nothing in', async () => {
    expect(await read(FULL)).toEqual({ ok: true, config: CONFIG });
  });

  it.each([['.quorate.json'], ['CONFIG.JSON'], ['.quorate.yml']])('reads JSON from %s', async (name) => {
    expect(await read(JSON.stringify(CONFIG, null, 2), name)).toEqual({ ok: true, config: CONFIG });
  });

  it.each([
    ['nothing', '', '.quorate.yml'],
    ['nothing', ' \n', '.quorate.json'],
    ['comments', '# one\n\n  # two', '.quorate.yml'],
    ['the mark of a document', '---\n# one\n', '.quorate.yml'],
    ['an empty group', '{}', '.quorate.json'],
  ])('takes %s for no settings (%#)', async (_what, text, name) => {
    expect(await read(text, name)).toEqual({ ok: true, config: {} });
  });

  it('takes a byte order mark and line ends of Windows', async () => {
    expect(await read(`\u{feff}${FULL.replaceAll('\n', '\r\n')}`)).toEqual({ ok: true, config: CONFIG });
    expect(await read(`\u{feff}{\r\n"language": "de"\r\n}\r\n`, 'x.json')).toEqual({
      ok: true,
      config: { language: 'de' },
    });
  });

  it('counts lines alike whatever ends them', async () => {
    expect(await problems('a: 1\r\n\r\nlanguage: 1\r\n')).toContainEqual(
      expect.stringContaining('.quorate.yml:3: language: '),
    );
  });

  it('takes the tags that say nothing new', async () => {
    expect(await read('!!str language: !!str de\nmaxComments: !!int 3\n')).toEqual({
      ok: true,
      config: { language: 'de', maxComments: 3 },
    });
  });

  it('names every problem at once, in the order of the file', async () => {
    const text = [
      'ignoer: [a]',
      'ignore: [docs/**, "!x"]',
      'minSeverity: high',
      'triageCrossCheck:',
      '  enabled: yes',
      'modelRouting:',
      '  rules:',
      '    - when: {}',
      '      slots: [opus, opus]',
      '    - slots: []',
      'ignore: []',
    ].join('\n');

    expect(await problems(text)).toEqual([
      '.quorate.yml:1: "ignoer" is not a key here. Did you mean ignore?',
      '.quorate.yml:2: ignore[1]: must not begin with "!": there is no negation, name the files themselves',
      '.quorate.yml:3: minSeverity: must be one of "blocking", "important", "suggestion"',
      '.quorate.yml:5: triageCrossCheck.enabled: must be true or false, without quotes (yes, no, on and off are text)',
      '.quorate.yml:6: modelRouting: must have the key strategy: manual with rules, cost-ceiling with a ceiling alone',
      '.quorate.yml:8: modelRouting.rules[0].when: must name paths, risk or language',
      '.quorate.yml:9: modelRouting.rules[0].slots[1]: stands in the list twice: keep one',
      '.quorate.yml:10: modelRouting.rules[1]: must have the key when',
      '.quorate.yml:10: modelRouting.rules[1].slots: must not be empty',
      '.quorate.yml:11: the key "ignore" stands here again, first on line 2: keep one',
    ]);
  });

  it('counts the problems beyond fifty', async () => {
    const found = await problems(Array.from({ length: 80 }, (_, at) => `key${at}: 1`).join('\n'));
    expect(found).toHaveLength(51);
    expect(found.at(-1)).toBe('.quorate.yml: and 30 more problems');
  });

  it.each([
    ['strategy: manual', 'strategy: manual needs the key rules'],
    ['strategy: cost-ceiling', 'strategy: cost-ceiling needs the key budgetCeilingUsd'],
    [
      'strategy: cost-ceiling\n  budgetCeilingUsd: 1\n  rules: RULES',
      'rules: go with the strategy manual only',
    ],
    ['rules: RULES', 'must have the key strategy'],
    ['budgetCeilingUsd: 1', 'must have the key strategy'],
    ['enabled: true\n  budgetCeilingUsd: 1', 'must have the key strategy'],
    ['budgetCeilingUsd: 0', 'must be 0.01 or more'],
    ['budgetCeilingUsd: .nan', 'must be a number'],
    ['enabled: false\n  rules: RULES', null],
    ['enabled: false\n  strategy: manual', null],
    ['enabled: true', null],
    ['recordDecisions: true', null],
    ['strategy: manual\n  rules: RULES', null],
    ['strategy: cost-ceiling\n  budgetCeilingUsd: 2.5', null],
  ])('holds routing to its strategy: %j', async (lines, words) => {
    const rules = '[{when: {risk: [low]}, slots: [sonnet]}]';
    const found = await problems(`modelRouting:\n  ${lines.replace('RULES', rules)}\n`);

    if (words === null) expect(found).toEqual([]);
    else expect(found.join()).toContain(words);
  });

  it('takes five hundred globs in all rules together and no more', async () => {
    const rule = (count: number) => `    - {when: {paths: [${'a, '.repeat(count)}]}, slots: [gpt]}`;
    const text = (last: number) =>
      ['modelRouting:', '  strategy: manual', '  rules:', rule(200), rule(200), rule(last)].join('\n');

    expect(await problems(text(100))).toEqual([]);
    expect(await problems(text(101))).toEqual([
      '.quorate.yml:3: modelRouting.rules: hold 501 globs together, at most 500 are taken: write fewer, wider ones',
    ]);
  });

  it('takes a cross-check that only an input may switch on', async () => {
    expect(await problems('triageCrossCheck: {sampleRate: 1}')).toEqual([]);
  });

  it.each(['ignore', 'include', 'neverSend', 'rules'])('holds globs of %s to their bounds', async (key) => {
    const globs = `["${'*a'.repeat(20)}", "+(+(a))", "{1..10000000}", "${'{a,b}'.repeat(18)}", "../x"]`;
    const text =
      key === 'rules'
        ? `modelRouting: {strategy: manual, rules: [{when: {paths: ${globs}}, slots: [gpt]}]}`
        : `${key}: ${globs}`;
    const found = await problems(text);

    expect(found).toHaveLength(5);
    for (const words of ['8 stars', 'extended', 'range', 'pair of braces', '".."']) {
      expect(found.join()).toContain(words);
    }
  });

  it('cuts a key that is longer than any name', async () => {
    const found = await problems(`? ghp_${'a'.repeat(60)}\n: 1\n"\\e[31m\\u202e": 2\n`);
    expect(found[0]).toContain('"ghp_aaaaaaaa…" is not a key here');
    expect(found[1]).toContain('"\\\\u{1b}[31m\\\\u{202e}" is not a key here');
  });

  it('makes the name of the file printable', async () => {
    expect((await problems('x: 1', 'a\u001b.yml'))[0]).toContain('a\\u{1b}.yml:1: ');
  });
});

describe('shells/cli: validate config', () => {
  it('takes YAML', async () => {
    const run = await runCommand(['validate', 'config', '-'], { stdin: FULL });
    expect(run).toEqual({ exitCode: 0, stdout: '-: valid config\n', stderr: '' });
  });

  it('prints every problem on a line of its own', async () => {
    const run = await runCommand(['validate', 'config', '-'], { stdin: 'langauge: de\nmaxComments: -1\n' });
    expect(run).toEqual({
      exitCode: 1,
      stdout: '',
      stderr:
        '-:1: "langauge" is not a key here. Did you mean language?\n-:2: maxComments: must be 0 or more\n',
    });
  });
});
