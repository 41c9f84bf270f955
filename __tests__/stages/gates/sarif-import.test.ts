import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ABOUT } from '../../../src/domain/about.ts';
import { MAX_FINDINGS, readSarif, sarifProblem } from '../../../src/stages/gates/sarif-import.ts';
import { addedFile, changeWith, fileWith } from '../../support/publish-scene.ts';
import { logOf, SHAPES, type Shape } from './sarif-shapes.ts';

/** `src/app.ts` has old lines around the added 3 and 4; `src/new file.ts` is new as a whole. */
const CHANGE = changeWith([
  fileWith('src/app.ts', [{ start: 1, rows: [' a', ' b', '+c', '+d', ' e', ' f'] }]),
  { ...addedFile('src/new file.ts', 9), status: 'added' },
  fileWith('lib/ä.ts', [{ start: 1, rows: ['+a'] }]),
  fileWith('lib/%41.ts', [{ start: 3, rows: ['+a'] }]),
  { ...fileWith('big.ts', []), diff: null },
]);

const ROOTS = { roots: ['/w/repo', 'D:\\a\\repo'], allowSecurity: false };

function read(results: readonly unknown[], run: Record<string, unknown> = {}, rules = ROOTS) {
  return readSarif(logOf({ results, ...run }), 'r.sarif', CHANGE, rules)[0];
}

function at(uri: string, region: unknown = { startLine: 3 }, more: Record<string, unknown> = {}) {
  return {
    ruleId: 'R1',
    message: { text: 'Words.' },
    locations: [{ physicalLocation: { artifactLocation: { uri }, region } }],
    ...more,
  };
}

const placeOf = (result: unknown, run: Record<string, unknown> = {}) => {
  const [finding] = read([result], run)?.findings ?? [];
  return finding === undefined ? null : `${finding.path}:${finding.line}`;
};

const reasonOf = (result: unknown) => read([result])?.left.map(({ reason }) => reason);

describe('stages/gates/sarif-import', () => {
  it.each<[string, Shape]>(SHAPES)('reads the shape of %s', (_tool, { log, expected }) => {
    const runs = readSarif(log, 'r.sarif', CHANGE, ROOTS);
    expect(sarifProblem(log)).toBeNull();
    expect(runs.map(({ tool, findings, left }) => ({ tool, findings, left }))).toEqual(expected);
    for (const { results, findings, left } of runs) {
      expect(findings.length + left.reduce((sum, { count }) => sum + count, 0)).toBe(results);
    }
  });

  it.each([
    ['as it is', 'src/app.ts', 'src/app.ts:3'],
    ['from here on', './src/app.ts', 'src/app.ts:3'],
    ['with detours', 'src/../src/./app.ts', 'src/app.ts:3'],
    ['with backslashes', 'src\\app.ts', 'src/app.ts:3'],
    ['encoded', 'src/new%20file.ts', 'src/new file.ts:3'],
    ['with a percent sign in its name', 'lib/%41.ts', 'lib/%41.ts:3'],
    ['not encoded', 'src/new file.ts', 'src/new file.ts:3'],
    ['whole, under a known root', 'file:///w/repo/src/app.ts', 'src/app.ts:3'],
    ['whole, with a server', 'file://build7/w/repo/src/app.ts', 'src/app.ts:3'],
    ['whole, of Windows', 'file:///d:/a/repo/src/app.ts', 'src/app.ts:3'],
    ['whole, of Windows, no address', 'D:\\a\\repo\\src\\app.ts', 'src/app.ts:3'],
    ['whole, without a scheme', '/w/repo/src/app.ts', 'src/app.ts:3'],
    ['whole, under a root that nobody named', 'file:///other/place/src/app.ts', 'src/app.ts:3'],
    ['with a scheme in capitals', 'FILE:///w/repo/src/app.ts', 'src/app.ts:3'],
    ['that looks like a known root', 'w/repo/src/app.ts', null],
    ['out of the repository', '../src/app.ts', null],
    ['with too many parts', `src/app.ts${'/.'.repeat(100)}`, null],
    ['in a folder of that root', 'file:///w/repo/lib/src/app.ts', null],
    ['out of it and back', '../repo/src/app.ts', null],
    ['far out', 'file:///../../etc/passwd', null],
    ['of another scheme', 'https://example.org/src/app.ts', null],
    ['another file', 'src/other.ts', null],
    ['a broken escape', 'src/%zz.ts', null],
    ['a name of objects', '__proto__', null],
  ])('finds the file of a path %s', (_name, uri, place) => {
    expect(placeOf(at(uri))).toBe(place);
  });

  it('takes only whole paths for roots, and of several the one that leads into the change', () => {
    const place = (uri: string, ...roots: string[]) => {
      const artifacts = [{ location: { uri: 'file:///elsewhere/x.ts' } }];
      const rules = { roots, allowSecurity: false };
      const [finding] = read([at(uri)], { artifacts }, rules)?.findings ?? [];
      return finding?.path ?? null;
    };
    expect(place('file:///ws/repo/src/app.ts', '/ws', '/ws/repo')).toBe('src/app.ts');
    expect(place('file:///ws/src/app.ts', '/', '/ws')).toBe('src/app.ts');
    expect(place('file:///ws/src/app.ts', 'ws')).toBeNull();
    const alone = (root: string) =>
      read([at('file:///ws/src/app.ts')], {}, { roots: [root], allowSecurity: false })?.findings;
    expect(place('file:///d:/ws/src/app.ts', 'D:\\ws')).toBe('src/app.ts');
    for (const root of ['/', '.', '']) expect(alone(root)).toHaveLength(1);
  });

  it('takes a whole path for no path from the root of the repository', () => {
    const artifacts = ['lib/%C3%A4.ts', 'big.ts'].map((path) => ({
      location: { uri: `file:///src/${path}` },
    }));
    expect(placeOf(at('file:///src/app.ts'), { artifacts })).toBeNull();
    const findings = read([at('file:///x/src/app.ts'), at('x/src/app.ts', { startLine: 4 })])?.findings;
    expect(findings?.map(({ line }) => line)).toEqual([3]);
  });

  it('takes of two folders that may be the root the upper one, in whichever order results come', () => {
    const results = [at('file:///src/lib/%C3%A4.ts', { startLine: 1 }), at('file:///src/app.ts')];
    for (const all of [results, results.toReversed()]) {
      expect(read(all)?.findings.map(({ path }) => path)).toEqual(['src/app.ts']);
    }
  });

  it('takes no root that not all files of the run lie in', () => {
    const elsewhere = at('file:///other/lib/x.ts');
    const nested = at('file:///other/packages/a/src/app.ts');
    expect(read([nested, elsewhere])?.findings).toEqual([]);
    const artifacts = [{ location: { uri: 'file:///other/lib/x.ts' } }];
    expect(placeOf(nested, { artifacts })).toBeNull();
    expect(placeOf(at('file:///other/src/app.ts'), { artifacts })).toBe('src/app.ts:3');
  });

  it('follows bases of addresses, and stops where they go in circles', () => {
    const based = (uri: string, uriBaseId: string) => ({
      ...at(uri),
      locations: [{ physicalLocation: { artifactLocation: { uri, uriBaseId }, region: { startLine: 3 } } }],
    });
    const originalUriBaseIds = {
      REPO: { uri: 'file:///w/repo/' },
      SRC: { uri: 'src/', uriBaseId: 'REPO' },
      LOST: { uri: 'src/' },
      OTHER: { uri: 'file:///somewhere/else/' },
      WHOLE: { uri: 'file:///w/repo/src/', uriBaseId: 'OTHER' },
      A: { uri: 'x/', uriBaseId: 'B' },
      B: { uri: 'y/', uriBaseId: 'A' },
    };
    const place = (uri: string, base: string) => placeOf(based(uri, base), { originalUriBaseIds });
    expect(place('app.ts', 'SRC')).toBe('src/app.ts:3');
    expect(place('src/app.ts', 'REPO')).toBe('src/app.ts:3');
    expect(place('src/app.ts', '%SRCROOT%')).toBe('src/app.ts:3');
    expect(place('src/app.ts', 'OTHER')).toBe('src/app.ts:3');
    expect(place('app.ts', 'WHOLE')).toBe('src/app.ts:3');
    expect(place('file:///w/repo/src/app.ts', 'OTHER')).toBe('src/app.ts:3');
    expect(place('src/app.ts', 'SRC')).toBeNull();
    expect(place('app.ts', 'A')).toBeNull();
  });

  it.each([
    ['an added line', { startLine: 3 }, 3, undefined],
    ['a range from an added line on', { startLine: 4, endLine: 6 }, 4, 6],
    ['a range over an added line: from there on', { startLine: 1, endLine: 5 }, 3, 5],
    ['a range to an added line', { startLine: 1, endLine: 3 }, 3, undefined],
    ['a long range from an added line on', { startLine: 3, endLine: 99 }, 3, 99],
    ['an end before its start', { startLine: 3, endLine: 1 }, 3, undefined],
  ])('takes %s', (_name, region, line, endLine) => {
    expect(read([at('src/app.ts', region)])?.findings[0]).toMatchObject(
      endLine === undefined ? { line } : { line, endLine },
    );
  });

  it.each([
    ['an old line', at('src/app.ts', { startLine: 2 }), 'are about lines that this change does not add'],
    [
      'a line behind the file',
      at('src/app.ts', { startLine: 99 }),
      'are about lines that this change does not add',
    ],
    ['a whole file that is old', at('src/app.ts', {}), 'are about the whole of a file that is not new'],
    ['line 0', at('src/app.ts', { startLine: 0 }), 'are about the whole of a file that is not new'],
    [
      'a class around the change',
      at('src/app.ts', { startLine: 1, endLine: 51 }),
      'are about long stretches of code that begin before what this change adds',
    ],
    ['lines that are not known', at('big.ts'), 'are about files whose lines the forge did not give'],
    ['no place', { ...at('x'), locations: [] }, 'name no file'],
    [
      'a known result',
      { ...at('src/app.ts'), baselineState: 'unchanged' },
      'were there before, says the tool',
    ],
    [
      'a result that is gone',
      { ...at('src/app.ts'), baselineState: 'absent' },
      'were there before, says the tool',
    ],
    ...['pass', 'notApplicable', 'open', 'review', 'informational'].map((kind): [string, unknown, string] => [
      kind,
      { ...at('src/app.ts'), kind },
      'are no failures',
    ]),
    ['the level none', { ...at('src/app.ts'), level: 'none' }, 'have the level none'],
    ['what people let pass', suppressed([{ kind: 'external' }]), 'are suppressed'],
    ['what a comment lets pass', suppressed([{ kind: 'inSource', status: 'accepted' }]), 'are suppressed'],
    ['no result at all', 7, 'are not written as results'],
  ])('leaves and counts %s', (_name, result, reason) => {
    expect(reasonOf(result)).toEqual([reason]);
  });

  it('takes of several places the first that the change adds, and says of the nearest why it is none', () => {
    const among = (...places: readonly (readonly [uri: string, startLine: number])[]) => ({
      ...at(''),
      locations: places.flatMap(([uri, startLine]) => at(uri, { startLine }).locations),
    });
    expect(placeOf(among(['src/app.ts', 1], ['src/app.ts', 4], ['src/app.ts', 3]))).toBe('src/app.ts:4');
    expect(reasonOf(among(['src/app.ts', 1], ['src/other.ts', 1]))).toEqual([
      'are about lines that this change does not add',
    ]);
    const elsewhere = Array.from({ length: 10 }, () => ['src/other.ts', 1] as const);
    expect(placeOf(among(...elsewhere.slice(1), ['src/app.ts', 3]))).toBe('src/app.ts:3');
    expect(placeOf(among(...elsewhere, ['src/app.ts', 3]))).toBeNull();
  });

  it('takes the whole of a new file, and kinds and states of news', () => {
    expect(placeOf(at('src/new%20file.ts', null))).toBe('src/new file.ts:null');
    for (const more of [{ kind: 'fail' }, { baselineState: 'new' }, { baselineState: 'updated' }]) {
      expect(placeOf({ ...at('src/app.ts'), ...more })).toBe('src/app.ts:3');
    }
    for (const status of ['underReview', 'rejected']) {
      expect(placeOf(suppressed([{ kind: 'external' }, { kind: 'inSource', status }]))).toBe('src/app.ts:3');
    }
  });

  it('lets no comment of the change hide a blocking finding of security, unless the base allows it', () => {
    const grave = { properties: { 'security-severity': '9.1' } };
    const comment = { ...suppressed([{ kind: 'inSource' }]), ...grave };
    expect(read([comment])?.findings[0]?.severity).toBe('blocking');
    expect(read([comment], {}, { ...ROOTS, allowSecurity: true })?.findings).toEqual([]);
    for (const others of [[], [{ kind: 'inSource' }]]) {
      const both = suppressed([...others, { kind: 'external' }]);
      expect(read([{ ...both, ...grave }])?.findings).toEqual([]);
    }
    // A name is easily given.
    const tool = { driver: { name: ABOUT.name } };
    expect(read([comment], { tool })?.findings[0]?.severity).toBe('blocking');
  });

  it.each([
    [{ level: 'error' }, {}, 'important'],
    [{ level: 'warning' }, {}, 'suggestion'],
    [{ level: 'note' }, {}, 'suggestion'],
    [{}, {}, 'suggestion'],
    [{}, { defaultConfiguration: { level: 'error' } }, 'important'],
    [{ level: 'note' }, { defaultConfiguration: { level: 'error' } }, 'suggestion'],
    [{ level: 'note' }, { properties: { 'security-severity': '7.0' } }, 'blocking'],
    [{ level: 'error' }, { properties: { 'security-severity': 6.9 } }, 'important'],
    [{ level: 'error' }, { properties: { 'security-severity': '3.9' } }, 'suggestion'],
    [{ level: 'error' }, { properties: { 'security-severity': 7.5 } }, 'blocking'],
    [{ level: 'error' }, { properties: { 'security-severity': '0x9' } }, 'important'],
    [{ level: 'error' }, { properties: { 'security-severity': '0.0' } }, 'important'],
    [{ level: 'error' }, { properties: { 'security-severity': 'HIGH' } }, 'important'],
    [
      { properties: { 'security-severity': '2' } },
      { properties: { 'security-severity': '9' } },
      'suggestion',
    ],
  ])('grades %j of a rule %j as %s', (more, rule, severity) => {
    const tool = { driver: { name: 'T', rules: [{ id: 'R1', ...rule }] } };
    expect(read([{ ...at('src/app.ts'), ...more }], { tool })?.findings[0]?.severity).toBe(severity);
  });

  it.each([
    [{ ruleId: 'R1' }, 'R1', 'suggestion'],
    [{ ruleId: 'R1', ruleIndex: 1 }, 'R1', 'important'],
    [{ ruleId: 'R1', ruleIndex: -1 }, 'R1', 'suggestion'],
    [{ rule: { id: 'R1', index: 1 } }, 'R1', 'important'],
    [{ rule: { id: 'E1' } }, 'E1', 'important'],
    [{ rule: { index: 0, toolComponent: { index: 0 } } }, 'E1', 'important'],
    [{ rule: { index: 0, toolComponent: { index: 7 } } }, 'no-rule', 'suggestion'],
    [{ ruleId: 'E1/static' }, 'E1/static', 'important'],
  ])('finds the rule of %j', (named, rule, severity) => {
    const ruleOf = (id: string, level: string) => ({ id, defaultConfiguration: { level } });
    const tool = {
      driver: { name: 'T', rules: [ruleOf('R1', 'note'), ruleOf('R1', 'error')] },
      extensions: [{ rules: [ruleOf('E1', 'error')] }],
    };
    const result = { ...at('src/app.ts'), ruleId: undefined, ...named };
    expect(read([result], { tool })?.findings[0]).toMatchObject({ rule, severity });
  });

  it('takes levels that were set for the run, unless a result has its own', () => {
    const tool = { driver: { name: 'T', rules: [{ id: 'R1', defaultConfiguration: { level: 'note' } }] } };
    const override = { descriptor: { id: 'R1' }, configuration: { level: 'error' } };
    const enabled = { descriptor: { id: 'R1' }, configuration: { enabled: true } };
    const run = { tool, invocations: [{ ruleConfigurationOverrides: [override, enabled] }] };
    expect(read([at('src/app.ts')], run)?.findings[0]?.severity).toBe('important');
    expect(read([at('src/app.ts', { startLine: 3 }, { level: 'note' })], run)?.findings[0]?.severity).toBe(
      'suggestion',
    );
  });

  it('says what a result says, on one line, with what is hidden shown', () => {
    const tool = {
      driver: {
        name: 'T',
        globalMessageStrings: { g: { text: 'Global {0}.' } },
        rules: [
          {
            id: 'R1',
            shortDescription: { text: 'Short.' },
            messageStrings: { m: { text: "Is '{0}' {{x}} {9}." } },
          },
        ],
      },
    };
    const say = (message: unknown) => read([{ ...at('src/app.ts'), message }], { tool })?.findings[0]?.issue;
    expect(say({ text: 'One.\r\n\n Two.\tThree.' })).toBe('One. Two. Three. (T)');
    expect(say({ text: 'Braces {0} {{x}} stay.' })).toBe('Braces {0} {{x}} stay. (T)');
    expect(say({ id: 'm', arguments: ['here'] })).toBe("Is 'here' {x} {9}. (T)");
    expect(say({ id: 'g', arguments: ['words'] })).toBe('Global words. (T)');
    expect(say({ id: 'constructor' })).toBe('Short. (T)');
    expect(say({ text: '', markdown: '**no**' })).toBe('Short. (T)');
    expect(say({ text: 'From [user input](1) to [docs](https://x.example).' })).toBe(
      'From user input to [docs](https://x.example). (T)',
    );
    expect(say({ text: 'a\u202eb\u0007' })).toBe('a\\u{202E}b\\u{7} (T)');
    expect(say({ text: 'x'.repeat(9_000) })?.length).toBe(1_004);
    expect(read([{ ...at('src/app.ts'), message: {} }])?.findings[0]?.issue).toBe(
      'It breaks the rule R1. (T)',
    );
  });

  it('keeps ids of rules as they are, cut and with what is hidden shown', () => {
    const idOf = (ruleId: string) => read([{ ...at('src/app.ts'), ruleId }])?.findings[0]?.rule;
    expect(idOf('@a/b > c:D-1')).toBe('@a/b > c:D-1');
    expect(idOf('a\u0000b\tc')).toBe('a\\u{0}b c');
    expect(idOf('r'.repeat(300))).toHaveLength(200);
  });

  it('lets nothing but a report of our own go by the name of a gate', () => {
    const result = { ...at('src/app.ts'), ruleId: 'gate/secrets' };
    expect(read([result], { tool: { driver: { name: 'T' } } })?.findings[0]?.rule).toBe('T/gate/secrets');
    expect(read([result], { tool: { driver: { name: ABOUT.name } } })?.findings[0]?.rule).toBe(
      'gate/secrets',
    );
  });

  it('takes a proposed fix in words, and no documentation', () => {
    const fixOf = (text: string) =>
      read([{ ...at('src/app.ts'), fixes: [{ description: { text } }] }])?.findings[0]?.fix;
    expect(fixOf('Remove the\nimport.')).toBe('Remove the import.');
    expect(fixOf('x'.repeat(501))).toBeNull();
  });

  it('says once what is said twice, also in another run of the file', () => {
    const log = { version: '2.1.0', runs: [1, 2].map(() => logOf({ results: [at('src/app.ts')] }).runs[0]) };
    const runs = readSarif(log, 'r', CHANGE);
    expect(runs.map(({ findings }) => findings.length)).toEqual([1, 0]);
    expect(runs[1]?.left).toEqual([{ reason: 'are said twice', count: 1 }]);
  });

  it('says each that differs in its place, rule, words or weight', () => {
    const results = [
      at('src/app.ts'),
      at('src/app.ts', { startLine: 4 }),
      at('src/new%20file.ts'),
      at('src/app.ts', undefined, { ruleId: 'R2' }),
      at('src/app.ts', undefined, { message: { text: 'Others.' } }),
      at('src/app.ts', undefined, { level: 'error' }),
    ];
    expect(read(results)?.findings).toHaveLength(results.length);
  });

  it('takes the gravest where there are too many', () => {
    const results = Array.from({ length: MAX_FINDINGS + 5 }, (_, index) => ({
      ...at('src/app.ts', { startLine: 3 }, { level: index > MAX_FINDINGS ? 'error' : 'note' }),
      message: { text: `Number ${index}.` },
    }));
    const run = read(results);
    expect(run?.findings).toHaveLength(MAX_FINDINGS);
    expect(run?.findings.filter(({ severity }) => severity === 'important')).toHaveLength(4);
    expect(run?.left).toEqual([
      { reason: `are over the ${MAX_FINDINGS} that are taken of one run`, count: 5 },
    ]);
  });

  it('takes what a report of our own says of files of the change, wherever it stands', () => {
    const tool = { driver: { name: ABOUT.name } };
    const properties = { severity: 'blocking', fix: 'Do it.\n\nNow.' };
    const message = { text: 'One.\n\nTwo.\n\nDo it.\n\nNow.' };
    const own = { ...at('src/app.ts', { startLine: 1, endLine: 2 }), message, properties };
    expect(read([{ ...own, ...at('src/app.ts', null) }], { tool })?.findings[0]?.line).toBeNull();
    expect(read([own], { tool })?.findings).toEqual([
      {
        path: 'src/app.ts',
        line: 1,
        endLine: 2,
        severity: 'blocking',
        rule: 'R1',
        issue: 'One.\n\nTwo.',
        fix: 'Do it.\n\nNow.',
      },
    ]);
  });

  it('shows what is hidden in a report of our own too, and cuts it', () => {
    const tool = { driver: { name: ABOUT.name } };
    const say = (text: string, region?: unknown) =>
      read([{ ...at('src/app.ts', region), message: { text }, properties: { fix: text } }], { tool })
        ?.findings[0];
    const shown = 'a\\u{202E}\n\\u{7}';
    expect(say('a\u202e\n\u0007')).toMatchObject({ issue: shown, fix: shown });
    expect(say('x'.repeat(60_001))?.issue).toHaveLength(60_000);
    for (const startLine of [-3, 1.5]) expect(say('Words.', { startLine })?.line).toBeNull();
  });

  it.each([
    [{ text: 'One.\n\nMore words.' }, 'One.\n\nMore words.'],
    [{ text: '\n\nMend it.' }, 'R1'],
    [{}, 'R1'],
  ])('takes from the message %j of our own what is not its fix', (message, issue) => {
    const result = { ...at('src/app.ts'), message, properties: { fix: 'Mend it.' } };
    const [finding] = read([result], { tool: { driver: { name: ABOUT.name } } })?.findings ?? [];
    expect(finding).toMatchObject({ issue, fix: 'Mend it.' });
  });

  it('knows all added lines of a file that stands twice in a change, in whichever order', () => {
    const parts = [4, 2].map((start) => fileWith('a.ts', [{ start, rows: ['+a'] }]));
    const change = changeWith([
      ...parts,
      fileWith(
        'b.ts',
        [8, 1].map((start) => ({ start, rows: ['+b'] })),
      ),
    ]);
    const results = [2, 4].map((startLine) => at('a.ts', { startLine }));
    const more = [1, 8].map((startLine) => at('b.ts', { startLine }));
    const log = logOf({ results: [...results, ...more] });
    expect(readSarif(log, 'r', change)[0]?.findings.map(({ path, line }) => `${path}:${line}`)).toEqual([
      'a.ts:2',
      'a.ts:4',
      'b.ts:1',
      'b.ts:8',
    ]);
  });

  it.each([
    [[], 'is not SARIF: it has no list of runs'],
    [{ version: '2.1.0' }, 'is not SARIF: it has no list of runs'],
    [{ runs: [] }, 'is not SARIF 2.1.0: it has no version'],
    [{ version: '2.0.0', runs: [] }, 'is not SARIF 2.1.0: it has version 2.0.0'],
    [{ version: '1.0.0', runs: [] }, 'is not SARIF 2.1.0: it has version 1.0.0'],
    [
      { version: `\u001b${'9'.repeat(99)}`, runs: [] },
      `is not SARIF 2.1.0: it has version \\u{1B}${'9'.repeat(14)}`,
    ],
    [
      { version: '2.1.0', runs: [{ tool: { driver: { name: 'T' } }, results: null }] },
      'has no results in run 1 (T): the tool did not get as far as looking',
    ],
  ])('says why it cannot take %j', (value, problem) => {
    expect(sarifProblem(value)).toBe(problem);
  });

  it('takes no harm from anything in a document, and counts every result', () => {
    const place = fc.record({
      physicalLocation: fc.record({
        artifactLocation: fc.oneof(
          fc.record({ uri: fc.constantFrom('src/app.ts', '%', '..', '') }),
          fc.anything(),
        ),
        region: fc.oneof(fc.record({ startLine: fc.oneof(fc.integer(), fc.double()) }), fc.anything()),
      }),
    });
    const result = fc.oneof(
      fc.anything(),
      fc.record(
        {
          locations: fc.oneof(fc.array(place), fc.anything()),
          message: fc.anything(),
          suppressions: fc.anything(),
          ruleIndex: fc.anything(),
          properties: fc.anything(),
        },
        { requiredKeys: [] },
      ),
    );
    const run = fc.record({ results: fc.array(result), tool: fc.anything(), artifacts: fc.anything() });
    fc.assert(
      fc.property(fc.array(run), (runs) => {
        for (const { results, findings, left } of readSarif({ version: '2.1.0', runs }, 's', CHANGE)) {
          expect(findings.length + left.reduce((sum, { count }) => sum + count, 0)).toBe(results);
          for (const { path, line, issue, rule } of findings) {
            expect(CHANGE.files.some((file) => file.path === path)).toBe(true);
            expect(line === null || line >= 1).toBe(true);
            expect([issue, rule]).not.toContain('');
          }
        }
      }),
    );
  });
});

function suppressed(suppressions: readonly unknown[]) {
  return { ...at('src/app.ts'), suppressions };
}
