import { describe, expect, it } from '@jest/globals';
import type { ListedFile } from '../../../src/domain/change.ts';
import type { BlobRead, ChangeSource, FileList, Patches } from '../../../src/domain/ports.ts';
import { collect, MAX_PATCH_BYTES } from '../../../src/stages/collect/collect.ts';
import { aChange } from '../plan/builders.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

function aListed(path: string, overrides: Partial<ListedFile> = {}): ListedFile {
  return {
    path,
    oldPath: null,
    status: 'modified',
    oldMode: '100644',
    newMode: '100644',
    additions: 1,
    deletions: 1,
    attributes: { generated: null, vendored: null, noDiff: null },
    ...overrides,
  };
}

function textOf(path: string, body = '@@ -1 +1 @@\n-a\n+b\n'): string {
  return `diff --git a/${path} b/${path}\nindex 1..2 100644\n--- a/${path}\n+++ b/${path}\n${body}`;
}

type Script = {
  readonly files: readonly ListedFile[];
  readonly list?: Partial<FileList>;
  readonly patches?: Patches;
  readonly text?: string;
  readonly blobs?: Readonly<Record<string, string>>;
};

/** A source that answers from values and notes what it was asked for. */
function scripted(script: Script): ChangeSource & { readonly asked: string[] } {
  const asked: string[] = [];
  const blobOf = (side: string, path: string, maxBytes: number): BlobRead | null => {
    asked.push(`${side} ${path}`);
    const text = script.blobs?.[`${side} ${path}`];
    if (text === undefined) return null;
    return {
      bytes: bytes(text).subarray(0, maxBytes),
      size: bytes(text).length,
      link: path.endsWith('link'),
    };
  };
  return {
    asked,
    identify: async () => aChange([]).identity,
    listFiles: async () => ({ files: script.files, complete: true, reason: null, ...script.list }),
    readPatches: (maxBytes) => {
      asked.push(`patches ${maxBytes}`);
      const whole = { kind: 'diff', bytes: bytes(script.text ?? ''), complete: true, reason: null } as const;
      return Promise.resolve(script.patches ?? whole);
    },
    readFile: (side, path, maxBytes) => Promise.resolve(blobOf(side, path, maxBytes)),
    readTarget: (path, maxBytes) => Promise.resolve(blobOf('target', path, maxBytes)),
    listTarget: async () => null,
    close: async () => undefined,
  };
}

describe('stages/collect/collect', () => {
  it('joins list and text by path, whatever their order', async () => {
    const source = scripted({
      files: [aListed('b.ts'), aListed('a.ts')],
      text: textOf('a.ts') + textOf('b.ts', '@@ -5 +5 @@\n-x\n+y\n'),
    });

    const change = await collect(source);

    expect(change.identity).toEqual(aChange([]).identity);
    expect(change.gaps).toEqual([]);
    expect(change.files.map((file) => [file.path, file.diff?.hunks[0]?.oldStart, file.missing])).toEqual([
      ['b.ts', 5, null],
      ['a.ts', 1, null],
    ]);
    expect(source.asked[0]).toBe(`patches ${MAX_PATCH_BYTES}`);
  });

  it('asks for the list and for the text at the same time', async () => {
    const source = scripted({ files: [aListed('a.ts')], text: textOf('a.ts') });
    let listed: (list: FileList) => void = () => undefined;
    const list = new Promise<FileList>((resolve) => {
      listed = resolve;
    });
    const readPatches = (maxBytes: number): Promise<Patches> => {
      listed({ files: [aListed('a.ts')], complete: true, reason: null });
      return source.readPatches(maxBytes);
    };

    const change = await collect({ ...source, listFiles: () => list, readPatches });

    expect(change.gaps).toEqual([]);
  });

  it('lets the names, the status and the modes of the list win', async () => {
    const listed = aListed('new.ts', { oldPath: 'old.ts', status: 'renamed', newMode: '100755' });

    const change = await collect(scripted({ files: [listed], text: textOf('new.ts') }));

    expect(change.files[0]?.diff).toMatchObject({
      oldPath: 'old.ts',
      newPath: 'new.ts',
      status: 'renamed',
      newMode: '100755',
    });
  });

  it('pairs by order what cannot be paired by path, where kind and numbers agree', async () => {
    const files = [aListed('a.ts'), aListed('name that the text spells otherwise')];

    const agreed = await collect(scripted({ files, text: textOf('a.ts') + textOf('other') }));
    const differing = await collect(
      scripted({ files, text: textOf('a.ts') + textOf('other', '@@ -1 +1,2 @@\n-a\n+b\n+c\n') }),
    );

    expect(agreed.files[1]?.diff?.newPath).toBe('name that the text spells otherwise');
    expect(agreed.gaps).toEqual([]);
    expect(differing.files[1]).toMatchObject({ diff: null, missing: 'no text was given for it' });
    expect(differing.gaps).toEqual([
      'the text holds other, which is not among the listed files',
      '1 of 2 changed files came without text',
    ]);
  });

  it('joins the two texts of a file that became a link and counts their lines', async () => {
    const text = [
      'diff --git a/c b/c',
      'deleted file mode 100644',
      'index 1..0',
      '--- a/c',
      '+++ /dev/null',
      '@@ -1,2 +0,0 @@',
      '-one',
      '-two',
      'diff --git a/c b/c',
      'new file mode 120000',
      'index 0..2',
      '--- /dev/null',
      '+++ b/c',
      '@@ -0,0 +1 @@',
      '+target',
      '\\ No newline at end of file',
      '',
    ].join('\n');
    const listed = aListed('c', { newMode: '120000', additions: null, deletions: null });

    const change = await collect(scripted({ files: [listed], text }));

    expect(change.gaps).toEqual([]);
    expect(change.files[0]).toMatchObject({ additions: 1, deletions: 2, missing: null });
    expect(change.files[0]?.diff).toMatchObject({
      status: 'modified',
      oldMode: '100644',
      newMode: '120000',
      oldPath: 'c',
      newPath: 'c',
    });
    expect(change.files[0]?.diff?.hunks).toHaveLength(2);
  });

  it('says where the text has other numbers than the list', async () => {
    const change = await collect(
      scripted({ files: [aListed('a.ts', { additions: 3 })], text: textOf('a.ts') }),
    );

    const words = 'its text has +1 -1 lines, and +3 -1 are listed';
    expect(change.files[0]?.missing).toBe(words);
    expect(change.gaps).toEqual([`a.ts: ${words}`]);
  });

  it('does not compare numbers that the forge does not give', async () => {
    const listed = aListed('a.ts', { additions: null, deletions: null });

    const change = await collect(scripted({ files: [listed], text: textOf('a.ts') }));

    expect(change.files[0]).toMatchObject({ additions: 1, deletions: 1, missing: null });
  });

  it('names a text that was cut, once', async () => {
    const change = await collect(
      scripted({ files: [aListed('a.ts')], text: textOf('a.ts', '@@ -1,2 +1,2 @@\n-a\n+b\n') }),
    );

    expect(change.files[0]?.missing).toMatch(/ends before its hunks are whole/);
    expect(change.gaps).toHaveLength(1);
    expect(change.gaps[0]).toMatch(/^a\.ts: /);
  });

  it('hands on that list or text are not complete', async () => {
    const change = await collect(
      scripted({
        files: [],
        list: { complete: false, reason: 'more than 3,000 files' },
        patches: { kind: 'diff', bytes: bytes(''), complete: false, reason: 'larger than 1 MB' },
      }),
    );
    const silent = await collect(
      scripted({
        files: [],
        list: { complete: false },
        patches: { kind: 'diff', bytes: bytes(''), complete: false, reason: null },
      }),
    );

    expect(change.gaps).toEqual(['more than 3,000 files', 'larger than 1 MB']);
    expect(silent.gaps).toEqual([
      'the list of changed files is not complete',
      'the text of the change was cut',
    ]);
  });

  it('takes two files whose names read alike as not told apart', async () => {
    const files = [aListed('a\uFFFD'), aListed('a\uFFFD')];

    const change = await collect(scripted({ files, text: textOf('a\uFFFD') + textOf('a\uFFFD') }));

    expect(change.files.map((file) => file.missing)).toEqual(
      Array(2).fill('another changed file has the same name once decoded'),
    );
    expect(change.gaps).toHaveLength(2);
  });

  describe('fragments', () => {
    const fragments = (
      ...all: { path: string; bytes: Uint8Array | null; reason: string | null; binary?: boolean }[]
    ): Patches => ({ kind: 'fragments', fragments: all });

    it('reads the hunks of each file under its listed names', async () => {
      const change = await collect(
        scripted({
          files: [aListed('n.ts', { oldPath: 'o.ts', status: 'renamed' })],
          patches: fragments({ path: 'n.ts', bytes: bytes('@@ -1 +1 @@\n-a\n+b'), reason: null }),
        }),
      );

      expect(change.gaps).toEqual([]);
      expect(change.files[0]?.diff).toMatchObject({ oldPath: 'o.ts', newPath: 'n.ts', additions: 1 });
    });

    it('keeps the reason of a text that was withheld, and wants none where no line changed', async () => {
      const change = await collect(
        scripted({
          files: [aListed('big.ts'), aListed('moved.ts', { status: 'renamed', additions: 0, deletions: 0 })],
          patches: fragments(
            { path: 'big.ts', bytes: null, reason: 'too large' },
            { path: 'moved.ts', bytes: null, reason: null },
          ),
        }),
      );

      expect(change.files.map((file) => file.missing)).toEqual(['too large', null]);
      expect(change.gaps).toEqual(['1 of 2 changed files came without text']);
    });

    it('takes what the forge says is binary for a file without lines, and misses no text of it', async () => {
      const change = await collect(
        scripted({
          files: [aListed('logo.png', { additions: null, deletions: null })],
          patches: fragments({ path: 'logo.png', bytes: null, reason: 'binary', binary: true }),
          blobs: { 'base logo.png': '\0', 'head logo.png': '\0' },
        }),
      );

      expect(change.gaps).toEqual([]);
      expect(change.files[0]).toMatchObject({
        missing: null,
        diff: { oldPath: 'logo.png', newPath: 'logo.png', binary: true, truncated: false, hunks: [] },
        content: { binary: { base: true, head: true } },
      });
    });

    it('names what is cut and what is not listed', async () => {
      const change = await collect(
        scripted({
          files: [aListed('a.ts')],
          patches: fragments(
            { path: 'a.ts', bytes: bytes('@@ -1,3 +1 @@\n-a\n+b'), reason: null },
            { path: 'x.ts', bytes: bytes('@@ -1 +1 @@\n-a\n+b'), reason: null },
          ),
        }),
      );

      expect(change.gaps).toEqual([
        'a.ts: its text ends before its hunks are whole',
        'the text holds x.ts, which is not among the listed files',
      ]);
    });
  });

  describe('bytes of both sides', () => {
    it('judges the old name at the base and the new one at head, and gives context from head', async () => {
      const head = 'function f() {\n  1\n  2\n  3\n  4\n  5\n  b\n}\n';
      const source = scripted({
        files: [aListed('n.ts', { oldPath: 'o.ts', status: 'renamed' })],
        text: textOf('n.ts', '@@ -7 +7 @@\n-  a\n+  b\n'),
        blobs: { 'base o.ts': '\0', 'head n.ts': head },
      });

      const change = await collect(source);

      expect(change.files[0]?.content.binary).toEqual({ base: true, head: false });
      expect(change.files[0]?.context).toEqual([
        { mark: ' ', oldLine: null, newLine: 1, text: 'function f() {' },
      ]);
    });

    it.each([
      ['an added file', 'added', ['head a.ts']],
      ['a copied file, whose source is another file', 'copied', ['head a.ts']],
      ['a deleted file', 'deleted', ['base a.ts']],
    ] as const)('reads only the side that %s has', async (_, status, expected) => {
      const body = {
        added: '@@ -0,0 +1 @@\n+b\n',
        copied: '@@ -1 +1 @@\n-a\n+b\n',
        deleted: '@@ -1 +0,0 @@\n-a\n',
      };
      const numbers = { added: [1, 0], copied: [1, 1], deleted: [0, 1] }[status];
      const listed = aListed('a.ts', { status, additions: numbers[0] ?? 0, deletions: numbers[1] ?? 0 });
      const source = scripted({ files: [listed], text: textOf('a.ts', body[status]) });

      await collect(source);

      expect(source.asked.slice(1)).toEqual(expected);
    });

    it('reads nothing of files that are not wanted, of submodules, and of texts that are not whole', async () => {
      const source = scripted({
        files: [
          aListed('.env'),
          aListed('lib', { newMode: '160000', oldMode: '160000' }),
          aListed('cut.ts', { additions: 9 }),
        ],
        text: textOf('.env') + textOf('lib') + textOf('cut.ts'),
      });

      await collect(source, (file) => file.path !== '.env');

      expect(source.asked).toHaveLength(1);
    });

    it('reads a few files at a time and keeps their order', async () => {
      const paths = Array.from({ length: 20 }, (_, index) => `f${index}`);
      const source = scripted({
        files: paths.map((path) => aListed(path, { status: 'added', deletions: 0 })),
        text: paths.map((path) => textOf(path, '@@ -0,0 +1 @@\n+b\n')).join(''),
      });
      const waiting: { readonly path: string; release(): void }[] = [];
      let most = 0;
      const held: ChangeSource = {
        ...source,
        readFile: (_side, path) =>
          new Promise((resolve) => {
            const blob = { bytes: bytes(path.padEnd(2_000, 'x')), size: 2_000, link: false };
            waiting.push({ path, release: () => resolve(path === 'f3' ? null : blob) });
            most = Math.max(most, waiting.length);
          }),
      };

      const collecting = collect(held);
      const order: string[] = [];
      while (order.length < paths.length) {
        await new Promise((resolve) => setImmediate(resolve));
        const last = waiting.pop();
        if (last === undefined) continue;
        order.push(last.path);
        last.release();
      }
      const change = await collecting;

      expect(most).toBe(8);
      expect(order[0]).toBe('f7');
      expect(change.files.map((file) => file.path)).toEqual(paths);
      expect(change.files.map((file) => file.content.minified.head)).toEqual(
        paths.map((path) => (path === 'f3' ? null : true)),
      );
    });

    it('takes no context from a link, from binary bytes, or from below where reading ended', async () => {
      const body = '@@ -9 +9 @@\n-  a\n+  b\n';
      const head = 'f() {\n  1\n  2\n  3\n  4\n  5\n  6\n  7\n  8';
      const source = scripted({
        files: [aListed('a-link'), aListed('b.ts'), aListed('c.ts')],
        text: textOf('a-link', body) + textOf('b.ts', body) + textOf('c.ts', body),
        blobs: {
          'head a-link': head,
          'head b.ts': `\0${head}`,
          'head c.ts': `${head.slice(0, -3)}${' '.repeat(1024 * 1024)}\n  8`,
        },
      });

      const change = await collect(source);

      expect(change.files.map((file) => file.context)).toEqual([[], [], []]);
    });
  });
});
