import { describe, expect, it } from '@jest/globals';
import type { ReviewThread } from '../../../src/domain/board.ts';
import type { ChangedFile } from '../../../src/domain/change.ts';
import { changeCode } from '../../../src/domain/change-code.ts';
import { codeHalf, codeWindow } from '../../../src/domain/fingerprint.ts';
import { isGone, lineNow } from '../../../src/stages/publish/gone.ts';
import type { OwnThread } from '../../../src/stages/publish/own.ts';
import { publish } from '../../../src/stages/publish/publish.ts';
import { ADA, memoryForge } from '../../support/memory-board.ts';
import { CLOUD_LIKE, DC_LIKE, type ForgeTraits } from '../../support/memory-traits.ts';
import { addedFile, changeWith, documentOf, fileWith, inputFor, WORDS } from '../../support/publish-scene.ts';

/** A line long enough that two of them fill a window. */
const long = (word: string) => `const ${word} = ${'argument'.repeat(6)};`;
const BEFORE = [long('one'), long('two'), long('three'), long('four'), long('five')];

function ownOn(code: readonly string[], thread: Partial<ReviewThread> = {}, path = 'a.ts'): OwnThread {
  const fingerprint = `${codeHalf(path, codeWindow(code))}00000000`;
  const root = { id: '1', author: null, body: '', url: null, minimised: false };
  return {
    text: '',
    marker: { kind: 'finding', fingerprint, head: 'b'.repeat(12), run: 'run-1' },
    fingerprint,
    root,
    thread: {
      id: 't',
      path: 'a.ts',
      subject: 'line',
      side: 'RIGHT',
      line: 2,
      originalLine: 2,
      resolved: false,
      outdated: null,
      canResolve: true,
      comments: [root],
      ...thread,
    },
  };
}

function fileOf(rows: readonly string[], start = 1, overrides: Partial<ChangedFile> = {}): ChangedFile {
  return fileWith('a.ts', [{ start, rows }], overrides);
}

const codeOf = (file: ChangedFile) => changeCode(changeWith([file]));
const added = (lines: readonly string[]) => lines.map((line) => `+${line}`);

describe('stages/publish/gone', () => {
  const own = ownOn(BEFORE.slice(1));

  it.each([
    ['as it was', added(BEFORE), 1, 2],
    ['further down, where lines were added above', added([long('new'), long('newer'), ...BEFORE]), 1, 4],
    ['with other white space', added(BEFORE.map((line) => `\t${line.replaceAll(' ', '  ')}`)), 1, 2],
    ['unchanged now, as part of the base', BEFORE.map((line) => ` ${line}`), 1, 2],
    ['behind other numbers', added(BEFORE), 100, 101],
  ])('finds code %s', (_, rows, start, line) => {
    const code = codeOf(fileOf(rows, start));
    expect(lineNow(own, code)).toBe(line);
    expect(isGone(own, code)).toBe(false);
  });

  it('takes code for gone whose lines were changed', () => {
    const changed = codeOf(fileOf(added([BEFORE[0] ?? '', long('mended'), ...BEFORE.slice(2)])));
    expect(lineNow(own, changed)).toBeNull();
    expect(isGone(own, changed)).toBe(true);
  });

  it('knows code again behind which the diff shows more than it did', () => {
    // The comment was made when the hunk ended with a short line.
    const short = ownOn(['if (a) {', '  b();']);
    const code = codeOf(fileOf(['+x', '+if (a) {', '+  b();', '+}', ...added(BEFORE)]));
    expect(lineNow(short, code)).toBe(2);
    expect(isGone(short, code)).toBe(false);
  });

  it('knows the code of a renamed file by either name', () => {
    const renamed = { oldPath: 'old.ts', status: 'renamed' as const };
    const code = codeOf(fileOf(added(BEFORE), 1, renamed));
    expect(isGone(ownOn(BEFORE.slice(1), {}, 'old.ts'), code)).toBe(false);
    expect(isGone(ownOn(BEFORE.slice(1), { path: 'old.ts' }, 'old.ts'), code)).toBe(false);
    expect(isGone(ownOn([long('other')], {}, 'old.ts'), code)).toBe(true);
  });

  it.each<[string, Partial<ReviewThread>, Partial<ChangedFile>]>([
    ['the comment is on the whole file', { subject: 'file', line: null, side: null }, {}],
    ['the comment is on the whole file although a line is named', { subject: 'file' }, {}],
    ['the forge names no line', { line: null }, {}],
    ['the diff does not show the line', { line: 40 }, {}],
    ['the file is not in the diff', { path: 'z.ts' }, {}],
    ['the diff of the file is cut', {}, { missing: 'cut' }],
    ['there is no diff of the file', {}, { diff: null }],
  ])('does not take code for gone where %s', (_, thread, overrides) => {
    const file = fileOf(added([BEFORE[0] ?? '', long('mended'), ...BEFORE.slice(2)]));
    const diff = file.diff === null ? null : { ...file.diff, truncated: overrides.missing !== undefined };
    expect(isGone(ownOn(BEFORE.slice(1), thread), codeOf({ ...file, diff, ...overrides }))).toBe(false);
  });

  it('does not take unchanged code at the end of a hunk for gone, of which less may be shown now', () => {
    const rows = ['+x', ` ${BEFORE[1]}`];
    expect(isGone(own, codeOf(fileOf(rows)))).toBe(false);
    expect(isGone(own, codeOf(fileOf(['+x', `+${long('mended')}`])))).toBe(true);
  });

  it('believes the forge where it tells', () => {
    const code = codeOf(fileOf(added(BEFORE)));
    expect(isGone(ownOn(BEFORE.slice(1), { outdated: true }), code)).toBe(true);
    expect(isGone(ownOn([long('other')], { outdated: false }), code)).toBe(false);
    expect(lineNow(ownOn(BEFORE.slice(1), { outdated: true }), code)).toBeNull();
    expect(lineNow(ownOn([long('other')], { outdated: false }), code)).toBe(2);
  });

  it('names the place that the comment is on, of code that stands several times, else none', () => {
    const block = added(BEFORE.slice(1, 4));
    const code = codeOf(fileOf([...block, ...added([long('x')]), ...block]));
    for (const [line, now] of [
      [1, 1],
      [5, 5],
      [4, null],
      [9, null],
    ] as const) {
      const own = ownOn(BEFORE.slice(1, 4), { line });
      expect(lineNow(own, code)).toBe(now);
      expect(isGone(own, code)).toBe(false);
    }
  });
});

describe.each([
  ['Bitbucket Cloud', CLOUD_LIKE],
  ['Bitbucket Data Center', DC_LIKE],
] as const)(
  'stages/publish: threads of a forge that tells nothing of their code, like %s',
  (_, traits: ForgeTraits) => {
    const said = { line: 3, issue: WORDS[0] ?? '' };
    const file = addedFile('a.ts', 40);
    const mended = fileWith('a.ts', [
      {
        start: 1,
        rows: (file.diff?.hunks[0]?.lines ?? []).map(({ text }, at) => `+${at === 2 ? 'mended();' : text}`),
      },
    ]);
    const run = (forge: ReturnType<typeof memoryForge>, change: ChangedFile, findings: readonly object[]) =>
      publish(
        inputFor(forge, {
          document: documentOf(findings, { runId: `run-${forge.requests.length}` }),
          change: changeWith([change]),
        }),
      );

    it('are resolved once their code has changed, and left open before', async () => {
      const forge = memoryForge(traits);
      await run(forge, file, [said]);
      await run(forge, file, []);
      expect(forge.threads.map(({ resolved }) => resolved)).toEqual([false]);
      const receipt = await run(forge, mended, []);
      expect(forge.threads.map(({ resolved }) => resolved)).toEqual([true]);
      expect(receipt.resolved).toBe(1);
    });

    it('are left open where somebody answered, or where the finding is still there', async () => {
      const forge = memoryForge(traits);
      await run(forge, file, [said]);
      await run(forge, mended, [said]);
      expect(forge.threads.map(({ resolved }) => resolved)).toEqual([false]);
      forge.threads[0]?.comments.push({ id: '9', author: ADA, body: 'no', url: null, minimised: false });
      await run(forge, mended, []);
      expect(forge.threads.map(({ resolved }) => resolved)).toEqual([false]);
    });

    it('say their finding again after lines moved, each of several on equal code', async () => {
      const rows = Array.from({ length: 3 }, () => [
        '+open(file);',
        '+use(file);',
        `+${long('x')}`,
        `+${long('y')}`,
      ]);
      const twins = (above: number) =>
        fileWith('a.ts', [{ start: 1, rows: [...Array(above).fill('+// note'), ...rows.flat()] }]);
      const leak = (line: number) => ({ line, issue: 'The file is never closed.' });
      const forge = memoryForge(traits);
      await run(forge, twins(0), [leak(1), leak(5)]);
      expect(forge.threads).toHaveLength(2);
      const receipt = await run(forge, twins(8), [leak(9), leak(13)]);
      expect(receipt).toMatchObject({ posted: 0, kept: 2 });
      expect(forge.threads).toHaveLength(2);
    });
  },
);
