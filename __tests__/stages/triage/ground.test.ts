import { describe, expect, it } from '@jest/globals';
import type { RaisedFinding } from '../../../src/domain/finding.ts';
import type { SentFile } from '../../../src/domain/plan.ts';
import { ground, type ResolveAnchor } from '../../../src/stages/triage/ground.ts';
import { sentTextsOf } from '../../../src/stages/triage/sent-text.ts';
import { changedFile, changeSet, plan, raisedFinding, sentFile, sentLines } from '../../support/builders.ts';

const PATH = 'src/session.ts';

/** Lines 10 to 19 on the new side, 9 of them in the diff. */
const LINES = sentLines(
  [
    '~export function open(sid) {',
    ' const s = load(sid);',
    '-  cache.set(sid, s, ttl);',
    '+  cache.set(sid, s);',
    '+  log(sid);',
    ' if (s === null) {',
    '   return null;',
    ' }',
    '',
    ' return s;',
    '~}',
  ].map((row) => (row === '' ? ' ' : row)),
  10,
);

/** An anchor for any line in the diff of the files as sent, and for ranges of such lines. */
function anchorsIn(files: readonly SentFile[]): ResolveAnchor {
  return (path, side, line, startLine) => {
    const key = side === 'RIGHT' ? 'newLine' : 'oldLine';
    const shown = files.filter((file) => file.path === path).flatMap((file) => file.lines);
    const isThere = (number: number) => shown.some((row) => row.inDiff && row[key] === number);
    if (!isThere(line) || (startLine !== null && !isThere(startLine))) return null;
    return { path, side, line, startLine };
  };
}

function groundOne(overrides: Partial<RaisedFinding>, files = [sentFile({ path: PATH, lines: LINES })]) {
  const change = changeSet({
    files: [
      ...files.map(({ path, oldPath, status }) => changedFile({ path, oldPath, status })),
      changedFile({ path: 'package-lock.json' }),
    ],
  });
  const raised = raisedFinding({ file: PATH, line: 0, ...overrides });
  const calls = [{ index: 0, files }];
  const [grounded] = ground([raised], {
    texts: sentTextsOf(plan({ calls })),
    change,
    anchorOf: anchorsIn(files),
  });
  if (grounded === undefined) throw new Error('one finding in, none out');
  return grounded;
}

describe('stages/triage/ground', () => {
  it('computes the line from the quote and keeps what was claimed', () => {
    const grounded = groundOne({ quote: 'cache.set(sid, s);', line: 99, file: `./${PATH}` });

    expect(grounded).toMatchObject({
      grounding: 'quote',
      file: PATH,
      line: 12,
      anchor: { path: PATH, side: 'RIGHT', line: 12, startLine: null },
      onChangedLine: true,
      claimed: { file: `./${PATH}`, line: 99 },
    });
  });

  it.each([
    ['added lines', 'cache.set(sid, s);\n  log(sid);', 12, 13],
    ['an added line and context', 'log(sid);\nif (s === null) {', 13, 14],
    ['lines with a blank one between', '}\n\nreturn s;', 16, 18],
    ['lines joined by the reviewer', 'if (s === null) { return null; }', 14, 16],
    ['removed and added lines as shown', '-  cache.set(sid, s, ttl);\n+  cache.set(sid, s);', 12, 12],
  ])('finds a quote that spans %s', (_, quote, first, last) => {
    const grounded = groundOne({ quote });

    expect(grounded).toMatchObject({
      grounding: 'quote',
      line: first,
      anchor: { side: 'RIGHT', line: last, startLine: first < last ? first : null },
    });
  });

  it('puts a removed line on the old side', () => {
    expect(groundOne({ quote: 'cache.set(sid, s, ttl);', line: 12 })).toMatchObject({
      grounding: 'quote',
      line: 12,
      anchor: { side: 'LEFT', line: 12, startLine: null },
      onChangedLine: true,
    });
  });

  it('finds a quote that leaves the removed lines between out', () => {
    expect(groundOne({ quote: 'const s = load(sid);\ncache.set(sid, s);' })).toMatchObject({
      line: 11,
      anchor: { side: 'RIGHT', line: 12, startLine: 11 },
    });
  });

  it.each([
    ['as the reviewers were shown it', 'const is\\u{200B}Admin = true;'],
    ['as it stands in the file', 'const is\u200bAdmin = true;'],
    ['with the line before', 'run();\r\nconst is\\u{200B}Admin = true;'],
  ])('finds a line with an invisible character by its quote %s', (_, quote) => {
    const lines = sentLines(['+run();\r', '+const is\u200bAdmin = true;\r'], 4);

    const found = groundOne({ file: PATH, line: 1, quote }, [sentFile({ path: PATH, lines })]);

    expect([found.grounding, found.line]).toEqual(['quote', quote.startsWith('run') ? 4 : 5]);
  });

  it('finds nothing across a gap in the text', () => {
    const lines = [...sentLines([' first();'], 1), ...sentLines([' second();'], 30)];

    const grounded = groundOne({ quote: 'first();\nsecond();' }, [sentFile({ path: PATH, lines })]);

    expect(grounded.grounding).toBe('file');
  });

  it('joins the pieces of a file that went out in several calls', () => {
    const files = [
      sentFile({ path: PATH, lines: LINES.slice(0, 4) }),
      sentFile({ path: PATH, lines: LINES.slice(4) }),
    ];

    expect(groundOne({ quote: 'cache.set(sid, s);\nlog(sid);' }, files)).toMatchObject({ line: 12 });
  });

  it('takes the place nearest to the claimed line', () => {
    const lines = sentLines(['+call();', ' a();', ' b();', '+call();', ' c();', '+call();'], 1);
    const files = [sentFile({ path: PATH, lines })];

    const found = [1, 3, 6, 0].map((line) => groundOne({ quote: 'call();', line }, files).line);

    expect(found).toEqual([1, 4, 6, 1]);
  });

  it('does not take a short word for a part of another one', () => {
    const files = [sentFile({ path: PATH, lines: sentLines(['+const target = 1;', '+get();'], 1) })];

    expect(groundOne({ quote: 'get', line: 1 }, files)).toMatchObject({ grounding: 'quote', line: 2 });
  });

  it('takes a long quote that ends in the middle of a word', () => {
    expect(groundOne({ quote: 'const s = lo' })).toMatchObject({ grounding: 'quote', line: 11 });
  });

  it('grounds a quote of outer context without an anchor', () => {
    expect(groundOne({ quote: 'export function open(sid) {' })).toMatchObject({
      grounding: 'quote',
      line: 10,
      anchor: null,
      onChangedLine: false,
    });
  });

  it('anchors a quote that begins outside the diff on its part inside', () => {
    expect(groundOne({ quote: 'export function open(sid) {\nconst s = load(sid);' })).toMatchObject({
      line: 11,
      anchor: { line: 11, startLine: null },
    });
  });

  it('anchors on the last line where the range cannot bear a comment', () => {
    const change = changeSet({ files: [changedFile({ path: PATH })] });
    const calls = [{ index: 0, files: [sentFile({ path: PATH, lines: LINES })] }];
    const anchorOf: ResolveAnchor = (path, side, line, startLine) =>
      startLine === null ? { path, side, line, startLine } : null;

    const [grounded] = ground([raisedFinding({ file: PATH, quote: 'cache.set(sid, s);\nlog(sid);' })], {
      texts: sentTextsOf(plan({ calls })),
      change,
      anchorOf,
    });

    expect(grounded).toMatchObject({ line: 13, anchor: { line: 13, startLine: null } });
  });

  it.each([
    ['no quote', null],
    ['a quote that says nothing', '}'],
    ['a quote that is nowhere', 'invented();'],
  ])('keeps a finding with %s by its line', (_, quote) => {
    expect(groundOne({ quote, line: 12 })).toMatchObject({
      grounding: 'line',
      line: 12,
      anchor: { side: 'RIGHT', line: 12 },
      onChangedLine: true,
    });
    expect(groundOne({ quote, line: 14 })).toMatchObject({ grounding: 'line', onChangedLine: false });
  });

  it('takes a line that exists only on the old side as a removed one', () => {
    const files = [sentFile({ path: PATH, status: 'deleted', lines: sentLines(['-one();', '-two();'], 1) })];

    expect(groundOne({ line: 2 }, files)).toMatchObject({
      grounding: 'line',
      anchor: { side: 'LEFT', line: 2 },
      onChangedLine: true,
    });
  });

  it('believes the anchor where a file has only an old side', () => {
    const files = [sentFile({ path: PATH, status: 'deleted', lines: sentLines(['-one();'], 1) })];
    const raised = raisedFinding({ file: PATH, line: 1 });

    const [grounded] = ground([raised], {
      texts: sentTextsOf(plan({ calls: [{ index: 0, files }] })),
      change: changeSet({ files: [changedFile({ path: PATH, status: 'deleted' })] }),
      anchorOf: (path, _, line, startLine) => ({ path, side: 'LEFT', line, startLine }),
    });

    expect(grounded).toMatchObject({ grounding: 'line', anchor: { side: 'LEFT' }, onChangedLine: true });
  });

  it.each([
    ['is not in the diff', 40],
    ['is outer context', 10],
    ['stands for the whole file', 0],
  ])('keeps a finding by its file where the line %s', (_, line) => {
    expect(groundOne({ line })).toMatchObject({ grounding: 'file', file: PATH, line, anchor: null });
  });

  it('keeps a finding by its file where the file was not sent', () => {
    expect(groundOne({ file: 'package-lock.json', line: 3, quote: 'lock();' })).toMatchObject({
      grounding: 'file',
      file: 'package-lock.json',
    });
  });

  it.each([
    ['./src/session.ts'],
    ['/src/session.ts'],
    ['a/src/session.ts'],
    ['b/src/session.ts'],
    ['src\\session.ts'],
    ['.\\src\\session.ts'],
    [' src/session.ts '],
  ])('reads %j as the path in the change', (file) => {
    expect(groundOne({ file, line: 12 })).toMatchObject({ file: PATH, grounding: 'line' });
  });

  it('reads the old path of a rename as the new one, and of a copy as another file', () => {
    const renamed = [sentFile({ path: PATH, oldPath: 'src/old.ts', status: 'renamed', lines: LINES })];
    const copied = [sentFile({ path: PATH, oldPath: 'src/old.ts', status: 'copied', lines: LINES })];

    expect(groundOne({ file: 'src/old.ts', line: 12 }, renamed)).toMatchObject({ file: PATH });
    expect(groundOne({ file: 'src/old.ts', line: 12 }, copied)).toMatchObject({ grounding: 'none' });
  });

  it('takes a path literally where it is in the change', () => {
    const files = [
      sentFile({ path: 'a/main.ts', lines: LINES }),
      sentFile({ path: 'main.ts', lines: sentLines(['+other();']) }),
    ];

    expect(groundOne({ file: 'a/main.ts', line: 12 }, files)).toMatchObject({ file: 'a/main.ts' });
  });

  it.each([['src/other.ts'], ['__proto__'], ['session.ts'], ['../src/session.ts']])(
    'finds no ground for %s',
    (file) => {
      expect(groundOne({ file, line: 12, quote: 'log(sid);' })).toMatchObject({
        grounding: 'none',
        file,
        line: 12,
        anchor: null,
      });
    },
  );
});
