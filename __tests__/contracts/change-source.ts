import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ListedFile } from '../../src/domain/change.ts';
import { ForgeError } from '../../src/domain/errors.ts';
import type { ChangeSource, FolderEntry } from '../../src/domain/ports.ts';

/** A tree by path: text and bytes are plain files, a mode stands in front of anything else. */
export type Tree = Readonly<Record<string, TreeFile>>;
export type TreeFile = string | Uint8Array | { readonly mode: string; readonly data: string | Uint8Array };

const numbered = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => `line ${from + index}\n`).join('');

/**
 * The three trees that every source in this suite is set up with: after the change branched off the base got files,
 * lost one and changed one, none of which is in the head.
 */
export const STANDARD = {
  mergeBase: {
    'src/app.ts': numbered(1, 20),
    'docs/old name.md': numbered(1, 12),
    'gone.txt': 'one\ntwo\n',
    'logo.bin': new Uint8Array([0, 1, 2, 3]),
    'rules/dropped.yml': 'old: true\n',
    'run.sh': 'echo hi\n',
    'same.txt': 'not changed\n',
  },
  base: {
    'src/app.ts': `${numbered(1, 20)}only on the base\n`,
    'docs/old name.md': numbered(1, 12),
    'gone.txt': 'one\ntwo\n',
    'later.txt': 'only on the base\n',
    'logo.bin': new Uint8Array([0, 1, 2, 3]),
    'rules/%41 é+#?&/ --help .yml': 'odd: true\n',
    'rules/%41 é+#?&/back\\slash.yml': 'odd: true\n',
    'rules/%41 é+#?&/日本.yml': 'odd: true\n',
    'rules/chain/only/deep.yml': 'deep: true\n',
    'rules/empty.yml': '',
    'rules/module': { mode: '160000', data: '1234567890123456789012345678901234567890' },
    'rules/more/one.yml': 'one: true\n',
    'rules/more/run.sh': { mode: '100755', data: 'echo\n' },
    'rules/link.yml': { mode: '120000', data: '../later.txt' },
    'rules/näme "x".yml': 'new: true\n',
    'vendor/later': { mode: '160000', data: '1234567890123456789012345678901234567890' },
    'run.sh': 'echo hi\n',
    'same.txt': 'not changed\n',
  },
  head: {
    'src/app.ts': `${numbered(1, 9)}changed\n${numbered(11, 20)}new end\n`,
    'docs/näme "x".md': `${numbered(1, 12)}more\n`,
    'logo.bin': new Uint8Array([0, 1, 2, 4]),
    'rules/dropped.yml': 'old: true\n',
    'run.sh': { mode: '100755', data: 'echo hi\n' },
    'same.txt': 'not changed\n',
    'to-secrets': { mode: '120000', data: '/etc/passwd' },
    'vendor/lib': { mode: '160000', data: '1234567890123456789012345678901234567890' },
  },
} as const satisfies Record<string, Tree>;

type Row = Pick<ListedFile, 'path' | 'oldPath' | 'status' | 'additions' | 'deletions'>;

/** What the list of the standard change holds, by path. A source without numbers for binaries gives null. */
const LISTED: readonly Row[] = [
  row('docs/näme "x".md', 'renamed', [1, 0], 'docs/old name.md'),
  row('gone.txt', 'deleted', [0, 2]),
  row('logo.bin', 'modified', [null, null]),
  row('run.sh', 'modified', [0, 0]),
  row('src/app.ts', 'modified', [2, 1]),
  row('to-secrets', 'added', [1, 0]),
  row('vendor/lib', 'added', [1, 0]),
];

function row(
  path: string,
  status: Row['status'],
  [additions, deletions]: readonly [number | null, number | null],
  oldPath: string | null = null,
): Row {
  return { path, oldPath, status, additions, deletions };
}

/** The entries of one folder each: as many as are told, and one more. */
export const CROWDED: Tree = Object.fromEntries([
  ...namesIn('full', 1_000).map((path) => [path, 'x\n']),
  ...namesIn('fuller', 1_001).map((path) => [path, 'x\n']),
]);

function namesIn(folder: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `${folder}/${String(index).padStart(4, '0')}.yml`);
}

export type SourceTraits = {
  /** A source of some change whose target branch holds this tree. */
  readonly openOn: (base: Tree) => Promise<ChangeSource>;
  /** A source of the standard change that is refused, with this status where there is one, whatever a file holds. */
  readonly openBroken: (status: number) => Promise<ChangeSource>;
  /** Whether it can tell links among files that did not change; it can unless given. */
  readonly tellsLinks?: boolean;
};

/** What every source of a change promises, whoever serves it. `open` gives a source of the standard change. */
export function describeChangeSource(
  name: string,
  open: () => Promise<ChangeSource>,
  { openOn, openBroken, tellsLinks = true }: SourceTraits,
): void {
  describe(`${name} keeps the contract of a change source`, () => {
    let source: ChangeSource;
    beforeAll(async () => {
      source = await open();
    });
    afterAll(() => source.close());

    it('pins the change to full hashes that stay the same', async () => {
      const identity = await source.identify();

      for (const sha of [identity.base.sha, identity.head.sha, identity.mergeBase]) {
        expect(sha).toMatch(/^([0-9a-f]{40}|[0-9a-f]{64})$/);
      }
      expect(identity.mergeBase).not.toBe(identity.base.sha);
      expect(await source.identify()).toEqual(identity);
    });

    it('lists each changed file once, with its names, status and numbers', async () => {
      const list = await source.listFiles();

      expect(list).toMatchObject({ complete: true, reason: null });
      const rows = list.files.map(({ path, oldPath, status, additions, deletions }) =>
        row(path, status, [additions, deletions], oldPath),
      );
      expect(rows.sort((a, b) => (a.path < b.path ? -1 : 1))).toEqual(LISTED);
    });

    it('gives the text of the three-dot change and says that it is all of it', async () => {
      const patches = await source.readPatches(1_000_000);

      const text = textOf(patches);
      expect(text).toContain('\n+changed\n');
      expect(text).not.toContain('only on the base');
      expect(patches.kind === 'fragments' || patches.complete).toBe(true);
    });

    it('stops at the limit and says what is missing', async () => {
      const patches = await source.readPatches(100);

      if (patches.kind === 'diff') {
        expect(patches.bytes.length).toBeLessThanOrEqual(100);
        expect(patches).toMatchObject({ complete: false, reason: expect.stringMatching(/./) });
        return;
      }
      const withheld = patches.fragments.filter((fragment) => fragment.bytes === null);
      expect(withheld.length).toBeGreaterThan(0);
      for (const fragment of withheld) expect(fragment.reason).toMatch(/./);
    });

    it.each([
      ['head', 'src/app.ts', STANDARD.head['src/app.ts']],
      ['base', 'src/app.ts', STANDARD.mergeBase['src/app.ts']],
      ['head', 'docs/näme "x".md', STANDARD.head['docs/näme "x".md']],
      ['base', 'docs/old name.md', STANDARD.mergeBase['docs/old name.md']],
      ['base', 'gone.txt', 'one\ntwo\n'],
      ['head', 'same.txt', 'not changed\n'],
    ] as const)('reads the %s side of %s, changed or not', async (side, path, expected) => {
      const blob = await source.readFile(side, path, 1_000_000);

      expect(decode(blob?.bytes)).toBe(expected);
      expect(blob).toMatchObject({ size: Buffer.byteLength(expected), link: false });
    });

    it.each([
      ['head', 'gone.txt'],
      ['base', 'later.txt'],
      ['head', 'vendor/lib'],
      ['head', 'src'],
      ['head', '../outside'],
      ['head', '/etc/passwd'],
      ['head', ''],
    ] as const)('has no bytes for the %s side of "%s"', async (side, path) => {
      expect(await source.readFile(side, path, 1_000)).toBeNull();
    });

    it('reads the name in a link, not what it points to', async () => {
      const blob = await source.readFile('head', 'to-secrets', 1_000);

      expect(decode(blob?.bytes)).toBe('/etc/passwd');
      expect(blob?.link).toBe(true);
    });

    it('reads no more than it was asked for and tells the full size', async () => {
      const blob = await source.readFile('head', 'same.txt', 3);

      expect(decode(blob?.bytes)).toBe('not');
      expect(blob?.size).toBe(12);
    });

    it('answers questions asked at once, each with its own bytes', async () => {
      const paths = ['src/app.ts', 'same.txt', 'run.sh', 'logo.bin'] as const;

      const blobs = await Promise.all(paths.map((path) => source.readFile('head', path, 1_000_000)));

      expect(blobs.map((blob) => blob?.size)).toEqual([
        STANDARD.head['src/app.ts'].length,
        12,
        8,
        STANDARD.head['logo.bin'].length,
      ]);
    });

    it.each([
      ['src/app.ts', STANDARD.base['src/app.ts']],
      ['later.txt', 'only on the base\n'],
      ['gone.txt', 'one\ntwo\n'],
      ['rules/näme "x".yml', 'new: true\n'],
      ['rules/empty.yml', ''],
    ] as const)('reads %s at the tip of the target branch', async (path, expected) => {
      const blob = await source.readTarget(path, 1_000_000);

      expect(decode(blob?.bytes)).toBe(expected);
      expect(blob).toMatchObject({ size: Buffer.byteLength(expected), link: false });
    });

    it('reads binary files at the tip of the target branch, and no more than it was asked for', async () => {
      expect([...((await source.readTarget('logo.bin', 100))?.bytes ?? [])]).toEqual([0, 1, 2, 3]);

      const start = await source.readTarget('same.txt', 3);
      expect(decode(start?.bytes)).toBe('not');
      expect(start?.size).toBe(12);
    });

    it('follows the target branch where the merge base says otherwise', async () => {
      expect(decode((await source.readFile('base', 'rules/dropped.yml', 100))?.bytes)).toBe('old: true\n');
      expect(await source.readTarget('rules/dropped.yml', 100)).toBeNull();
      expect(await source.readFile('base', 'later.txt', 100)).toBeNull();
    });

    it.each(['nowhere.yml', 'no/where.yml', 'src', 'later.txt/x', 'rules/link.yml/x', 'vendor/later'])(
      'finds no file "%s" at the tip of the target branch',
      async (path) => expect(await source.readTarget(path, 100)).toBeNull(),
    );

    it.each([
      '',
      '../later.txt',
      'rules/../later.txt',
      '/etc/passwd',
      'later.txt\0',
      './later.txt',
      'rules//x',
    ])('takes %j for the path of no file', async (path) =>
      expect(await source.readTarget(path, 100)).toBeNull(),
    );

    it('reads the name in a link at the tip of the target branch, not what it points to', async () => {
      const blob = await source.readTarget('rules/link.yml', 100);

      expect(decode(blob?.bytes)).toBe('../later.txt');
      expect(blob?.link).toBe(tellsLinks);
    });

    it.each([
      ['there', 'later.txt', 403],
      ['there', 'later.txt', 500],
      ['not there', 'nowhere.yml', 403],
      ['not there', 'nowhere.yml', 500],
    ] as const)(
      'fails and does not say that a file is missing which is %s (%s, %i)',
      async (_, path, status) => {
        const broken = await openBroken(status);

        const result: unknown = await broken.readTarget(path, 100).catch((error: unknown) => error);

        expect(result).toBeInstanceOf(ForgeError);
        await broken.close();
      },
    );

    const entry = (name: string, kind: FolderEntry['kind']): FolderEntry => ({ name, kind });

    it.each([
      [
        '',
        [
          entry('docs', 'folder'),
          entry('gone.txt', 'file'),
          entry('later.txt', 'file'),
          entry('logo.bin', 'file'),
          entry('rules', 'folder'),
          entry('run.sh', 'file'),
          entry('same.txt', 'file'),
          entry('src', 'folder'),
          entry('vendor', 'folder'),
        ],
      ],
      [
        'rules',
        [
          entry('%41 é+#?&', 'folder'),
          entry('chain', 'folder'),
          entry('empty.yml', 'file'),
          entry('link.yml', tellsLinks ? 'link' : 'file'),
          entry('module', 'other'),
          entry('more', 'folder'),
          entry('näme "x".yml', 'file'),
        ],
      ],
      ['rules/more', [entry('one.yml', 'file'), entry('run.sh', 'file')]],
      ['rules/chain', [entry('only', 'folder')]],
      ['rules/chain/only', [entry('deep.yml', 'file')]],
      [
        'rules/%41 é+#?&',
        [entry(' --help .yml', 'file'), entry('back\\slash.yml', 'file'), entry('日本.yml', 'file')],
      ],
    ] as const)('lists the folder "%s" at the tip of the target branch, by name', async (folder, entries) => {
      expect(await source.listTarget(folder)).toEqual({ entries, complete: true });
    });

    it.each([
      'nowhere',
      'no/where',
      'rules/RULES',
      'later.txt',
      'later.txt/x',
      'logo.bin',
      'rules/empty.yml',
      'rules/link.yml',
      'rules/link.yml/x',
      'rules/module',
      'rules/module/x',
      '--help',
      '*',
    ])('finds no folder "%s" at the tip of the target branch', async (folder) =>
      expect(await source.listTarget(folder)).toBeNull(),
    );

    it.each([
      '.',
      '..',
      '../rules',
      'rules/..',
      'rules/../docs',
      '/rules',
      'rules/',
      '/',
      'rules//more',
      './rules',
      'rules\0',
    ])('takes %j for the path of no folder', async (folder) =>
      expect(await source.listTarget(folder)).toBeNull(),
    );

    it.each(['rules\\more', '..\\rules', '\\'])(
      'refuses the folder %j, which is a path to some and a name to others',
      async (folder) => {
        const result: unknown = await source.listTarget(folder).catch((error: unknown) => error);

        expect(result).toBeInstanceOf(ForgeError);
      },
    );

    it('lists folders that are asked for at once, each with its own entries', async () => {
      const folders = ['rules/more', 'rules/chain/only', 'vendor', 'nowhere'];

      const lists = await Promise.all(folders.map((folder) => source.listTarget(folder)));

      expect(lists.map((list) => list?.entries.map(({ name }) => name))).toEqual([
        ['one.yml', 'run.sh'],
        ['deep.yml'],
        ['later'],
        undefined,
      ]);
    });

    it('lists 1,000 entries of a folder, and says where there are more', async () => {
      const crowded = await openOn(CROWDED);

      const [full, fuller] = [await crowded.listTarget('full'), await crowded.listTarget('fuller')];

      expect([full?.entries.length, full?.complete]).toEqual([1_000, true]);
      expect([fuller?.entries.length, fuller?.complete]).toEqual([1_000, false]);
      expect(full?.entries.at(-1)).toEqual(entry('0999.yml', 'file'));
      expect(new Set(fuller?.entries.map(({ name }) => name)).size).toBe(1_000);
      await crowded.close();
    });

    it('lists a folder with nothing in it', async () => {
      const empty = await openOn({});

      expect(await empty.listTarget('')).toEqual({ entries: [], complete: true });
      expect(await empty.listTarget('rules')).toBeNull();
      await empty.close();
    });

    it.each([
      ['there', 'rules', 403],
      ['there', 'rules', 500],
      ['the root', '', 403],
      ['the root', '', 500],
      ['not there', 'nowhere', 403],
      ['not there', 'nowhere', 500],
    ] as const)(
      'fails and does not say that a folder is missing which is %s ("%s", %i)',
      async (_, folder, status) => {
        const broken = await openBroken(status);

        const result: unknown = await broken.listTarget(folder).catch((error: unknown) => error);

        expect(result).toBeInstanceOf(ForgeError);
        await broken.close();
      },
    );

    it('can be closed more than once', async () => {
      const other = await open();
      await other.identify();

      await other.close();
      await other.close();
    });
  });
}

function decode(bytes: Uint8Array | undefined): string {
  return new TextDecoder().decode(bytes);
}

function textOf(patches: Awaited<ReturnType<ChangeSource['readPatches']>>): string {
  if (patches.kind === 'diff') return decode(patches.bytes);
  return patches.fragments.map((fragment) => decode(fragment.bytes ?? undefined)).join('');
}
