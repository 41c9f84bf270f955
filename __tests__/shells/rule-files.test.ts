import { describe, expect, it } from '@jest/globals';
import { createLocalSource } from '../../src/adapters/forge/local.ts';
import { ConfigError, ForgeError } from '../../src/domain/errors.ts';
import type { BlobRead, FolderEntry, FolderList } from '../../src/domain/ports.ts';
import { readRuleFiles } from '../../src/shells/rule-files.ts';
import { makeGitRepo, type TreeFile } from '../support/git-repo.ts';

const RULE = (id: string): string => `## ${id}: T\n- severity: important\n\nText.\n`;

type Kind = FolderEntry['kind'];
type Node = string | { readonly kind: Exclude<Kind, 'file' | 'folder'> };

/** A repository with these paths at the tip of the target branch, and what was asked of it. */
function sourceOf(files: Readonly<Record<string, Node>>, cut: readonly string[] = []) {
  const listed: string[] = [];
  const read: string[] = [];
  return {
    listed,
    read,
    listTarget: (folder: string): Promise<FolderList | null> => {
      listed.push(folder);
      const start = folder === '' ? '' : `${folder}/`;
      const inside = Object.entries(files).filter(([path]) => path.startsWith(start));
      if (inside.length === 0) return Promise.resolve(null);
      const kinds = new Map(
        inside.map(([path, node]): [string, Kind] => {
          const [name = '', ...rest] = path.slice(start.length).split('/');
          return [name, rest.length > 0 ? 'folder' : typeof node === 'string' ? 'file' : node.kind];
        }),
      );
      const entries = [...kinds].map(([name, kind]) => ({ name, kind }));
      return Promise.resolve({ entries, complete: !cut.includes(folder) });
    },
    readTarget: (path: string, maxBytes: number): Promise<BlobRead | null> => {
      read.push(path);
      const node = Object.hasOwn(files, path) ? files[path] : undefined;
      if (node === undefined || (typeof node !== 'string' && node.kind === 'other'))
        return Promise.resolve(null);
      const bytes = Buffer.from(typeof node === 'string' ? node : '/etc/passwd');
      const link = typeof node !== 'string';
      return Promise.resolve({ bytes: bytes.subarray(0, maxBytes), size: bytes.length, link });
    },
  };
}

type Source = ReturnType<typeof sourceOf>;

const idsOf = async (source: Source, ...globs: readonly string[]) =>
  (await readRuleFiles(source, globs)).rules.map(({ id }) => id);

async function problemsOf(source: Pick<Source, 'listTarget' | 'readTarget'>, ...globs: readonly string[]) {
  const error: unknown = await readRuleFiles(source, globs).catch((thrown: unknown) => thrown);
  return error instanceof ConfigError ? error.problems : error;
}

describe('shells/rule-files: what globs name', () => {
  const FILES = {
    'README.md': '# Read me',
    'src/a.ts': 'x',
    'docs/rules/a.md': RULE('AA-1'),
    'docs/rules/b.yml': 'rules:\n- {id: BB-1, severity: blocking, title: T, text: X}\n',
    'docs/rules/c.yaml': 'rules:\n- {id: CC-1, severity: blocking, title: T, text: X}\n',
    'docs/rules/d.JSON': '{"rules": [{"id": "DD-1", "severity": "blocking", "title": "T", "text": "X"}]}',
    'docs/rules/notes.txt': 'no rules',
    'docs/rules/deep/e.md': RULE('EE-1'),
    'docs/rules/deep/er/f.md': RULE('FF-1'),
    'packages/x/rules/g.md': RULE('GG-1'),
    'packages/y/rules/h.md': RULE('HH-1'),
    'packages/y/src/rules.md': RULE('II-1'),
    'packages/[z]/rules/j.md': RULE('JJ-1'),
    '.github/rules.md': RULE('KK-1'),
  };

  it.each([
    ['docs/rules/a.md', ['AA-1'], []],
    ['docs/rules/*.md', ['AA-1'], ['docs/rules']],
    ['docs/rules/*', ['AA-1', 'BB-1', 'CC-1', 'DD-1'], ['docs/rules']],
    ['docs/rules/[ab].{md,yml}', ['AA-1', 'BB-1'], ['docs/rules']],
    ['docs/{rules/a,rules/deep/e}.md', ['AA-1', 'EE-1'], []],
    ['docs/rules/**/*.md', ['AA-1', 'EE-1', 'FF-1'], ['docs/rules', 'docs/rules/deep', 'docs/rules/deep/er']],
    ['docs/**.md', ['AA-1', 'EE-1', 'FF-1'], ['docs', 'docs/rules', 'docs/rules/deep', 'docs/rules/deep/er']],
    [
      'docs/rules/',
      ['AA-1', 'BB-1', 'CC-1', 'DD-1', 'EE-1', 'FF-1'],
      ['docs/rules', 'docs/rules/deep', 'docs/rules/deep/er'],
    ],
    ['docs/rules/**/er/*.md', ['FF-1'], ['docs/rules', 'docs/rules/deep', 'docs/rules/deep/er']],
    [
      'packages/*/rules/*.md',
      ['JJ-1', 'GG-1', 'HH-1'],
      [
        'packages',
        'packages/x',
        'packages/y',
        'packages/[z]',
        'packages/x/rules',
        'packages/y/rules',
        'packages/[z]/rules',
      ],
    ],
    ['packages/[z]/rules/*.md', ['JJ-1'], ['packages', 'packages/[z]', 'packages/[z]/rules']],
    ['.github/*.md', ['KK-1'], ['.github']],
    ['*/*.md', ['KK-1'], ['', '.github', 'docs', 'packages', 'src']],
  ])('%s', async (glob, ids, folders) => {
    const source = sourceOf(FILES);
    expect(await idsOf(source, glob)).toEqual(ids);
    expect([...source.listed].sort()).toEqual([...folders].sort());
  });

  it('reads each file once and lists each folder once, whatever names them', async () => {
    const source = sourceOf(FILES);
    const globs = ['docs/rules/*', 'docs/rules/*.md', 'docs/rules/a.md', 'docs/rules/b.*'];
    const read = await readRuleFiles(source, globs);
    expect(read.rules.map(({ id, source: from }) => [id, from])).toEqual([
      ['AA-1', 'docs/rules/a.md'],
      ['BB-1', 'docs/rules/b.yml'],
      ['CC-1', 'docs/rules/c.yaml'],
      ['DD-1', 'docs/rules/d.JSON'],
    ]);
    expect(read.names).toEqual([
      'docs/rules/a.md',
      'docs/rules/b.yml',
      'docs/rules/c.yaml',
      'docs/rules/d.JSON',
    ]);
    expect(source.read).toHaveLength(4);
    expect(source.listed).toEqual(['docs/rules']);
  });

  it('has no rules where nothing is asked for', async () => {
    const source = sourceOf(FILES);
    expect(await readRuleFiles(source, [])).toEqual({ rules: [], names: [] });
    expect([source.read, source.listed]).toEqual([[], []]);
  });

  it('lets a file of prose stand beside the rules', async () => {
    const read = await readRuleFiles(sourceOf({ 'r/a.md': RULE('AA-1'), 'r/README.md': '# How' }), [
      'r/*.md',
    ]);
    expect([read.rules.length, read.names]).toEqual([1, ['r/README.md', 'r/a.md']]);
  });

  it.each([
    ['docs/rule/*.md', 'matches no file'],
    ['docs/rules/*.mdx', 'matches no file'],
    ['docs/rules/*.txt', 'matches no file'],
    ['docs/rules/z.md', 'names a file that is not in the branch'],
    ['docs/rules/{a,z}.md', 'names a file that is not in the branch'],
    ['docs/rules', 'for a folder put a "/" behind it'],
    ['docs/rules/notes.txt', 'ends in none of .md'],
    ['README.md', 'the files that it names hold no rules'],
    ['*.md', 'the files that it names hold no rules'],
    ['docs//*.md', 'an empty name between'],
    ['../../etc/passwd', 'must not hold "." or ".." as a folder'],
    ['../../etc/passwd.md', 'must not hold "." or ".." as a folder'],
    ['docs/../../x/*.md', 'must not hold "." or ".." as a folder'],
    ['/proc/self/environ', 'must not begin with "/"'],
    ['/dev/zero', 'must not begin with "/"'],
    ['{/proc/self/environ,docs/rules/a}.md', 'must not begin with "/"'],
    ['{./x,docs/rules/a}.md', 'must not hold "." or ".."'],
    ['docs{/,/x/}*.md/', 'matches no file'],
    ['..\\..\\x.md', 'must not hold a backslash'],
    ['a\0.md', 'must not hold control characters'],
    [`${'*'.repeat(20)}.md`, 'more than 8 stars'],
    [`${'x'.repeat(300)}.md`, 'longer than 200 characters'],
  ])('refuses %j, and reads nothing outside', async (glob, words) => {
    const source = sourceOf(FILES);
    expect(await problemsOf(source, 'docs/rules/a.md', glob)).toEqual([
      expect.stringMatching(/^rules\[1\]: /),
    ]);
    expect(await problemsOf(source, 'docs/rules/a.md', glob)).toEqual([expect.stringContaining(words)]);
    for (const path of [...source.read, ...source.listed])
      expect(path).not.toMatch(/^\/|\.\.|\0|^proc|^etc|^dev/);
  });

  it('goes down eight folders and says so where there are more', async () => {
    const deep = (levels: number): string => `r/${'d/'.repeat(levels)}a.md`;
    expect(await idsOf(sourceOf({ [deep(8)]: RULE('AA-1') }), 'r/**/*.md')).toEqual(['AA-1']);
    expect(await problemsOf(sourceOf({ [deep(9)]: RULE('AA-1') }), 'r/**/*.md')).toEqual([
      expect.stringContaining('rules[0]: goes down more than 8 folders'),
    ]);
  });

  it('lists 200 folders and says so where there are more', async () => {
    const wide = (folders: number) =>
      sourceOf({
        'r/a.md': RULE('AA-1'),
        ...Object.fromEntries(Array.from({ length: folders }, (_, at) => [`r/d${at}/x`, ''])),
      });
    expect(await idsOf(wide(199), 'r/**')).toEqual(['AA-1']);
    const source = wide(200);
    expect(await problemsOf(source, 'r/**')).toEqual([
      expect.stringContaining('goes through more than 200 folders'),
    ]);
    expect(source.listed).toHaveLength(200);
  });

  it('reads 20 files and no more', async () => {
    const many = (count: number) =>
      sourceOf(
        Object.fromEntries(Array.from({ length: count }, (_, at) => [`r/${at}.md`, RULE(`AA-${at}`)])),
      );
    expect(await idsOf(many(20), 'r/*')).toHaveLength(20);
    const source = many(21);
    expect(await problemsOf(source, 'r/*')).toEqual([expect.stringContaining('name 21 files, at most 20')]);
    expect(source.read).toEqual([]);
  });

  it('takes no list that the forge cut for a whole one', async () => {
    expect(await problemsOf(sourceOf(FILES, ['docs/rules']), 'docs/rules/*.md')).toEqual([
      expect.stringContaining('rules[0]: the forge lists only a part of docs/rules'),
    ]);
  });

  it.each(['listTarget', 'readTarget'] as const)(
    'lets a forge that fails in %s end the run',
    async (method) => {
      const source = { ...sourceOf(FILES), [method]: () => Promise.reject(new ForgeError('down', 'wait')) };
      await expect(readRuleFiles(source, ['docs/rules/*.md'])).rejects.toThrow(ForgeError);
    },
  );

  it('names every problem of every file, as many as help', async () => {
    const broken = `rules:\n${'- {id: 7}\n'.repeat(30)}`;
    const problems = await problemsOf(sourceOf({ 'r/a.yml': broken, 'r/b.yml': broken }), 'r/*');
    expect(problems).toHaveLength(51);
    expect(Array.isArray(problems) ? problems.at(-1) : '').toMatch(/^and \d+ more problems$/);
  });

  it('reads no more of a file than it may have', async () => {
    expect(await problemsOf(sourceOf({ 'a.md': 'x'.repeat(70_000) }), 'a.md')).toEqual([
      'a.md: the file is larger than 64 KB: make it shorter',
    ]);
  });
});

describe('shells/rule-files: links, submodules and names', () => {
  it.each([
    ['r/a.md', 'rules[0]: r/a.md is a link: put the file itself there'],
    ['r/*.md', 'rules[0]: r/a.md is a link: put the file itself there'],
  ])('refuses a link that %s names', async (glob, problem) => {
    const source = sourceOf({ 'r/a.md': { kind: 'link' }, 'r/b.md': RULE('BB-1') });
    expect(await problemsOf(source, glob)).toEqual([problem]);
  });

  it('passes by links and submodules that name no rules', async () => {
    const source = sourceOf({
      'r/a.md': RULE('AA-1'),
      'r/logo': { kind: 'link' },
      'r/sub': { kind: 'other' },
      'r/sub.md': { kind: 'other' },
    });
    expect(await idsOf(source, 'r/**')).toEqual(['AA-1']);
    expect(source.listed).toEqual(['r']);
  });

  it('refuses a name that would break a line, and prints it harmless', async () => {
    const source = sourceOf({ 'r/::error::\n.md': RULE('AA-1') });
    expect(await problemsOf(source, 'r/*')).toEqual([
      'rules[0]: r/::error:: .md has control characters in its name: rename it',
    ]);
  });
});

describe('shells/rule-files: a real repository', () => {
  const file = (path: string, content: string, mode = '100644'): TreeFile => ({
    path,
    mode,
    content: Buffer.from(content),
  });

  /** What is read for each of some globs where a change goes from one tree to another, or what is wrong. */
  async function inRepository(trees: readonly (readonly TreeFile[])[], ...globs: readonly string[]) {
    const repository = makeGitRepo();
    const [base = '', head = ''] = repository.commit(...trees);
    const source = createLocalSource({ repository: repository.dir, base, head });
    const results: unknown[] = [];
    try {
      for (const glob of globs) {
        const read = await readRuleFiles(source, [glob]).catch((error: unknown) => error);
        results.push(read instanceof ConfigError ? read.problems : read);
      }
      return results;
    } finally {
      await source.close();
      repository.dispose();
    }
  }

  it('reads the rules of the target branch, whatever the change makes of them', async () => {
    const milder = RULE('AA-1').replace('important', 'suggestion');
    const target = [file('r/a.md', RULE('AA-1')), file('r/in/b.md', RULE('BB-1'))];
    const head = [file('r/a.md', milder), file('r/c.md', RULE('CC-1'))];
    expect(await inRepository([target, head], 'r/**')).toMatchObject([
      { rules: [{ id: 'AA-1', severity: 'important' }, { id: 'BB-1' }], names: ['r/a.md', 'r/in/b.md'] },
    ]);
  });

  it('follows no link, in no way', async () => {
    const tree = [
      file('r/a.md', '/etc/passwd', '120000'),
      file('s/a.md', '../../../../etc/passwd', '120000'),
      file('t/a.md', 'b.md', '120000'),
      file('t/b.md', RULE('BB-1')),
    ];
    const globs = ['r/*.md', 'r/a.md', 's/*.md', 's/a.md', 't/*.md', 't/a.md'];
    expect(await inRepository([tree, []], ...globs)).toEqual(
      globs.map((glob) => [`rules[0]: ${glob.charAt(0)}/a.md is a link: put the file itself there`]),
    );
  });

  it('goes through no link and into no submodule', async () => {
    const tree = [
      file('proc', '/proc/self', '120000'),
      file('up', '..', '120000'),
      file('to', 'x', '120000'),
      file('x/a.md', RULE('AA-1')),
      file('x/sub', 'b'.repeat(40), '160000'),
    ];
    const [proc, up, to, direct, all] = await inRepository(
      [tree, []],
      'proc/*.md',
      'up/**/*.md',
      'to/*.md',
      'to/a.md',
      '**/*.md',
    );
    const nothing = [expect.stringContaining('matches no file')];
    expect([proc, up, to]).toEqual([nothing, nothing, nothing]);
    expect(direct).toEqual([expect.stringContaining('is not in the branch')]);
    expect(all).toMatchObject({ names: ['x/a.md'] });
  });
});
