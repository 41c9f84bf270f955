import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { ExceptionMarker } from '../../../src/domain/gates.ts';
import { exceptionAudit } from '../../../src/stages/gates/exception-audit.ts';
import { markersOf } from '../../../src/stages/gates/exception-markers.ts';
import { changedFile, changeOf, hunk } from './builders.ts';

const TODAY = '2026-11-30';
/** Put together here, so that this file holds no marker of its own. */
const WORD = `quorate${'-ignore'}`;

/** Markers in lines that begin with their mark in the diff. */
function markersIn(path: string, marked: readonly string[], today = TODAY): ExceptionMarker[] {
  return markersOf(changeOf([changedFile(path, [hunk(marked)])]), today);
}

function added(path: string, ...lines: readonly string[]): ExceptionMarker[] {
  return markersIn(
    path,
    lines.map((line) => `+${line}`),
  );
}

describe('stages/gates/exception-markers', () => {
  it.each<[string, string, Partial<ExceptionMarker>[]]>([
    [
      'a day and a reason',
      'gate/test-gap until 2027-01-31: covered by the suite of the shop',
      [
        {
          rule: 'gate/test-gap',
          until: '2027-01-31',
          reason: 'covered by the suite of the shop',
          state: 'active',
        },
      ],
    ],
    ['no day', 'SEC-01: x is ours', [{ rule: 'SEC-01', until: null, reason: 'x is ours', state: 'active' }]],
    [
      'two rules, one with a colon',
      'csharp:S1234, @a/b.c until 2027-01-31: old',
      [
        { rule: 'csharp:S1234', state: 'active' },
        { rule: '@a/b.c', state: 'active' },
      ],
    ],
    ['one rule twice', 'A, A: old', [{ rule: 'A', state: 'active' }]],
    ['its last day', 'A until 2026-11-30: old', [{ until: '2026-11-30', state: 'active' }]],
    ['the day after its last', 'A until 2026-11-29: old', [{ until: '2026-11-29', state: 'expired' }]],
    ['no reason', 'A until 2027-01-31', [{ rule: 'A', reason: null, state: 'no-reason' }]],
    ['a reason without a word', 'A: --', [{ rule: 'A', reason: null, state: 'no-reason' }]],
    ['no day behind `until`', 'A until: old', [{ rule: 'A', until: null, state: 'malformed' }]],
    ['a day that is none', 'A until 2027-02-29: old', [{ rule: 'A', until: null, state: 'malformed' }]],
    ['a leap day', 'A until 2028-02-29: old', [{ until: '2028-02-29', state: 'active' }]],
    ['a month that is none', 'A until 2027-13-01: old', [{ state: 'malformed' }]],
    ['a day of another form', 'A until 31.01.2027: old', [{ state: 'malformed' }]],
    ['no rule', ': old', [{ rule: null, state: 'malformed' }]],
    ['a wildcard', 'gate/*: old', [{ rule: null, state: 'malformed' }]],
    ['a sentence for a rule', 'this and that: old', [{ rule: null, state: 'malformed' }]],
    ['more rules than anybody means', `${'A,'.repeat(20)}A: old`, [{ rule: null, state: 'malformed' }]],
    ['a rule that is too long', `${'a'.repeat(101)}: old`, [{ rule: null, state: 'malformed' }]],
  ])('reads one with %s', (_name, said, expected) => {
    expect(added('a.ts', `f(); // ${WORD} ${said}`)).toMatchObject(expected);
  });

  it('reads no other word for it, and takes another form of it for a mistake', () => {
    expect(added('a.ts', `// ${WORD}d A: x`, `// see ${WORD} A: x`)).toEqual([]);
    expect(added('a.ts', `// ${WORD}-next-line A: x`)).toMatchObject([{ state: 'malformed' }]);
  });

  it.each<[string, string]>([
    ['a.ts', `/* ${WORD} A: x */`],
    ['a.tsx', `{/* ${WORD} A: x */}`],
    ['a.py', `# ${WORD} A: x`],
    ['a.sql', `-- ${WORD} A: x`],
    ['a.html', `<!-- ${WORD} A: x -->`],
    ['a.md', `<!-- ${WORD} A: x -->`],
    ['a.txt', `<!-- ${WORD} A: x -->`],
    ['a.clj', `;; ${WORD} A: x`],
    ['a.tex', `% ${WORD} A: x`],
    ['a.css', `/* ${WORD} A: x */`],
    ['a.rs', `fn f<'a>(s: &'a str) {} // ${WORD} A: x`],
    ['a.js', `s.replace(/"/g, x); // ${WORD} A: x`],
    ['a.js', `it's; // ${WORD} A: x`],
    ['a.yml', `a: it's # ${WORD} A: x`],
    ['a.go', `s := "//" // ${WORD} A: x`],
    ['Makefile', `# ${WORD} A: x`],
  ])('is in a comment of %s: %s', (path, line) => {
    expect(added(path, line)).toMatchObject([{ rule: 'A', reason: 'x', state: 'active' }]);
  });

  it.each<[string, string[]]>([
    ['a.ts', [`const a = "// ${WORD} A: x";`]],
    ['a.ts', ['const a = `', `// ${WORD} A: x`, '`;']],
    ['a.ts', [`# ${WORD} A: x`]],
    ['a.ts', [`const a = /\\/\\/ ${WORD} A: x/;`]],
    ['a.py', [`a = '# ${WORD} A: x'`]],
    ['a.py', ['"""', `# ${WORD} A: x`, '"""']],
    ['a.go', ['a := `', `// ${WORD} A: x`, '`']],
    ['a.sh', [`echo a#${WORD} A: x`]],
    ['a.md', [`# ${WORD} A: x`, `\`<!-- ${WORD} A: x -->\``]],
    ['a.md', ['```html', `<!-- ${WORD} A: x -->`, '```']],
    ['a.txt', [`// ${WORD} A: x`, `# ${WORD} A: x`]],
    ['Dockerfile', [`RUN echo # ${WORD} A: x`]],
    ['a.css', [`a { b: url(https:${'//'}${WORD} A: x) }`]],
    ['a.ts', [`${' '.repeat(4_000)}// ${WORD} A: x`]],
  ])('is in no comment of %s: %j', (path, lines) => {
    expect(added(path, ...lines)).toEqual([]);
  });

  it('is read behind a string over lines of which the diff shows one end alone', () => {
    const lines = ['+the end of a text"""', `+f()  # ${WORD} A: x`];

    expect(markersIn('a.py', lines)).toMatchObject([{ line: 2, rule: 'A' }]);
  });

  it.each<[string, string, string[], number | undefined]>([
    ['its own line behind code', 'a.ts', [`f(); // ${WORD} A: x`, 'g();'], 1],
    ['its own line before code', 'a.ts', [`/* ${WORD} A: x */ f();`, 'g();'], 1],
    ['the next line', 'a.ts', [`// ${WORD} A: x`, 'f();', 'g();'], 2],
    ['the next line of a template', 'a.tsx', [`{/* ${WORD} A: x */}`, '<b/>'], 2],
    [
      'code behind a comment, a blank line and a decorator',
      'a.ts',
      [`// ${WORD} A: x`, '// why', '', '@Input()', 'f();'],
      5,
    ],
    [
      'nothing where the code is too far',
      'a.ts',
      [`// ${WORD} A: x`, '// 1', '// 2', '// 3', '// 4', 'f();'],
      undefined,
    ],
    ['nothing at the end', 'a.ts', [`// ${WORD} A: x`], undefined],
    ['an attribute of Rust with the code behind it', 'a.rs', [`// ${WORD} A: x`, '#[test]', 'fn f() {}'], 3],
    ['a line inside of a text', 'a.py', [`# ${WORD} A: x`, 'a = """', 'b', '"""'], 2],
  ])('holds for %s', (_name, path, lines, covers) => {
    expect(added(path, ...lines)[0]?.covers).toBe(covers);
  });

  it('holds for nothing behind a gap, and for context that the change shows', () => {
    const far = hunk(['+g();'], 20);
    const file = changedFile('a.ts', [hunk([`+// ${WORD} A: x`], 10), far]);
    const context = [{ mark: ' ', oldLine: null, newLine: 11, text: 'f();' } as const];

    expect(markersOf(changeOf([file]), TODAY)[0]?.covers).toBeUndefined();
    expect(markersOf(changeOf([{ ...file, context }]), TODAY)[0]?.covers).toBe(11);
  });

  it('tells those that were there before from those that the change adds, and leaves removed ones', () => {
    const lines = [` // ${WORD} A: x`, '+f();', `-// ${WORD} B: x`, `+// ${WORD} C: x`, ' g();'];

    expect(markersIn('a.ts', lines).map(({ rule, added: isAdded }) => [rule, isAdded])).toEqual([
      ['A', false],
      ['C', true],
    ]);
  });

  it('cuts a reason and names', () => {
    const [own] = added('a.ts', `// ${WORD} A: ${'x'.repeat(1_000)}`);
    const [theirs] = added('a.ts', `// eslint-disable ${'a,'.repeat(1_000)}`);

    expect(own?.reason).toHaveLength(300);
    expect(theirs?.rule).toHaveLength(200);
  });

  it('reads anything, and each comment once', () => {
    const piece = fc.constantFrom(
      ...['"', "'", '`', '/', '//', '/*', '*/', '#', '<!--', '-->', '"""', '\\', ' ', 'a', '(', '$'],
      ...[
        `${WORD} A: x`,
        `${WORD} until 2027-01-31`,
        'eslint-disable',
        '@SuppressWarnings(',
        '#[allow(',
        '\u202e',
      ],
    );
    const line = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
    const path = fc.constantFrom('a.ts', 'a.py', 'a.rs', 'a.md', 'A.java', 'a.php', 'a.sh', 'a.txt', 'a.cs');
    fc.assert(
      fc.property(path, fc.array(line, { maxLength: 8 }), (name, lines) => {
        const markers = added(name, ...lines);

        for (const { line: at, covers = at, reason } of markers) {
          expect(at).toBeGreaterThanOrEqual(1);
          expect(covers).toBeGreaterThanOrEqual(at);
          expect(covers).toBeLessThanOrEqual(lines.length);
          expect((reason ?? 'x').length).toBeGreaterThan(0);
        }
        const words = lines.join('\n').split(WORD).length - 1;
        expect(markers.filter(({ tool }) => tool === 'quorate').length).toBeLessThanOrEqual(words);
      }),
    );
  });

  it('reads a large change in time that grows with its text', () => {
    const line = `+${'/("'.repeat(1_200)} // eslint-disable`;
    const files = Array.from({ length: 20 }, (_, index) =>
      changedFile(`${index}.ts`, [hunk(Array.from({ length: 100 }, () => line))]),
    );
    const before = performance.now();

    markersOf(changeOf(files), TODAY);

    expect(performance.now() - before).toBeLessThan(20_000);
  });

  it.each([
    ['a string', `const a = "// ${WORD} A: x";`],
    ['a string with a line separator behind a backslash', `const a = "\\\u2028 // ${WORD} A: x";`],
    ['a template', `const a = \`// ${WORD} A: x\`;`],
    ['a regular expression', `const a = /[/] ${WORD} A: x/;`],
    ['code behind a block comment', `/* a */ ${WORD} A: x`],
    ['the middle of a comment', `// see ${WORD} A: x`],
  ])('takes no word of it for a marker in %s', (_, line) => {
    expect(added('a.ts', line, 'f();')).toEqual([]);
  });

  it.each([
    ['prose', `${WORD} A: x`],
    ['code of a line', `\`<!-- ${WORD} A: x -->\``],
  ])('takes no word of it for a marker in %s of a document', (_, line) => {
    expect(added('README.md', line, 'More.')).toEqual([]);
  });

  it('cuts a long reason and keeps the carriage return out of it', () => {
    const [long, windows] = added('a.ts', `// ${WORD} A: ${'x'.repeat(3_000)}`, `f(); // ${WORD} A: old\r`);

    expect(long?.reason).toHaveLength(300);
    expect(windows).toMatchObject({ reason: 'old', line: 2, covers: 2, state: 'active' });
  });
});

describe('stages/gates/exception-audit', () => {
  it('counts what the change adds and passes', () => {
    expect(exceptionAudit([])).toEqual({
      name: 'exception-marker-audit',
      status: 'pass',
      reason: null,
      findings: [],
    });
    expect(exceptionAudit(added('a.ts', '// @ts-ignore', `// ${WORD} A: x`))).toMatchObject({
      status: 'pass',
      reason: 'the change adds 2 comments that excuse code from rules',
      findings: [],
    });
  });

  it.each([
    ['A until 2026-11-29: x', /its last day was 2026-11-29/],
    ['A', /it gives no reason/],
    ['A until never: x', /no day of the calendar/],
    ['A B: x', /its rules are not ids/],
  ])('speaks up about %s', (said, issue) => {
    const { status, findings } = exceptionAudit(added('a.ts', `// ${WORD} ${said}`));

    expect(status).toBe('pass');
    expect(findings).toEqual([
      expect.objectContaining({
        severity: 'important',
        path: 'a.ts',
        line: 1,
        rule: 'gate/exception-marker-audit',
        issue: expect.stringMatching(issue),
        fix: expect.stringMatching(/\S/),
      }),
    ]);
  });

  it('speaks of a marker that does not hold beside one that does', () => {
    const { findings } = exceptionAudit(added('a.ts', `f(); /* ${WORD} A: x */ /* ${WORD} B */`));

    expect(findings.map(({ line, issue }) => [line, /it gives no reason/.test(issue)])).toEqual([[1, true]]);
  });

  it('speaks once of a line, and never of one that was there before', () => {
    expect(exceptionAudit(added('a.ts', `// ${WORD} A, B`)).findings).toHaveLength(1);
    expect(exceptionAudit(markersIn('a.ts', [` // ${WORD} A`, '+f();'])).findings).toEqual([]);
  });

  it('repeats no word of the code', () => {
    const [marker] = added('a.ts', `// ${WORD} A until ](http://evil): <img>`);
    const text = JSON.stringify(exceptionAudit(marker === undefined ? [] : [marker]).findings);

    expect(text).toContain('no day');
    expect(text).not.toMatch(/evil|img/);
  });
});
