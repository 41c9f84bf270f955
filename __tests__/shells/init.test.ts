import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { parseConfigFile } from '../../src/shells/config-file.ts';
import { configText } from '../../src/shells/init-config-text.ts';
import { forgeOfConfig, INIT_FORGES } from '../../src/shells/init-forge.ts';
import { writeNew } from '../../src/shells/init-write.ts';
import { inFolder, runCommand } from '../support/command-line.ts';
import { KNOWN_KEYS, shownPath } from '../support/config-schema.ts';
import { PROJECT } from '../support/project.ts';

const EXAMPLES = [
  {
    forge: 'github',
    path: '.github/workflows/quorate.yml',
    example: 'github-pull-request.yml',
    mark: 'quorate@',
  },
  {
    forge: 'bitbucket-cloud',
    path: 'bitbucket-pipelines.yml',
    example: 'bitbucket-pull-request.yml',
    mark: 'pipe',
  },
  { forge: 'bitbucket-dc', path: 'Jenkinsfile', example: 'Jenkinsfile', mark: 'stage' },
] as const;

const example = (name: string): string => readFileSync(join(PROJECT, 'examples', name), 'utf8');
const filesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

function init(folder: string, ...flags: readonly string[]) {
  return runCommand(['init', '--repository', folder, ...flags]);
}

function remote(folder: string, url: string): void {
  mkdirSync(join(folder, '.git'));
  writeFileSync(
    join(folder, '.git', 'config'),
    `[core]\n\tbare = false\n[remote "origin"]\n\turl = ${url}\n`,
  );
}

describe('shells/init: the settings file', () => {
  const text = configText();
  /** Settings are the lines that begin with `#` and no prose. */
  const switchedOn = (part: string): string => part.replace(/^#(?! \S)/gm, '');
  const groups = text.split('\n\n').slice(1);

  async function problemsOf(content: string): Promise<readonly string[]> {
    const read = await parseConfigFile(Buffer.from(content), '.quorate.yml');
    return read.ok ? [] : read.problems;
  }

  it('sets nothing as it is', async () => {
    expect(await parseConfigFile(Buffer.from(text), '.quorate.yml')).toEqual({ ok: true, config: {} });
    expect(text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))).toEqual([]);
  });

  it('is valid with all of it switched on, and shows every key of the schema', async () => {
    const whole = switchedOn(text);
    expect(await problemsOf(whole)).toEqual([]);

    const shown = (value: unknown, path: string): readonly string[] => {
      if (Array.isArray(value)) return value.flatMap((item) => shown(item, `${path}[0]`));
      if (typeof value !== 'object' || value === null) return [];
      return Object.entries(value).flatMap(([key, inner]) => {
        const at = path === '' ? key : `${path}.${key}`;
        return [at, ...shown(inner, at)];
      });
    };
    expect(shown(parse(whole), '')).toEqual(KNOWN_KEYS.map(({ path }) => shownPath(path)));
  });

  it.each(groups.map((group) => [/^#(\w+):/m.exec(group)?.[1], group]))(
    'is valid with %s alone switched on',
    async (name, group) => {
      const others = groups.filter((other) => other !== group);
      const read = await parseConfigFile(
        Buffer.from([switchedOn(String(group)), ...others].join('\n\n')),
        'x.yml',
      );
      expect(read).toEqual({ ok: true, config: { [String(name)]: expect.anything() } });
    },
  );

  it('explains every key', () => {
    const lines = switchedOn(text).split('\n');
    for (const [at, line] of lines.entries()) {
      if (/^[ -]*\w+:/.test(line)) expect(lines[at - 1]).toMatch(/^ *# \S/);
    }
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(120);
  });
});

describe('shells/init: the forge', () => {
  it.each([
    ['https://github.com/o/r.git', 'github'],
    ['git@github.com:o/r.git', 'github'],
    ['ssh://git@github.corp.example/o/r.git', 'github'],
    ['https://corp.ghe.com/o/r', 'github'],
    ['https://user:token@bitbucket.org/o/r.git', 'bitbucket-cloud'],
    ['git@bitbucket.org:o/r.git', 'bitbucket-cloud'],
    ['ssh://git@git.corp.example:7999/p/r.git', 'bitbucket-dc'],
    ['https://git.corp.example/scm/p/r.git', 'bitbucket-dc'],
    ['https://bitbucket.corp.example/p/r.git', 'bitbucket-dc'],
    ['https://notgithub.com/o/r.git', null],
    ['https://example.com/github.com/r.git', null],
    ['../elsewhere', null],
  ])('is told by the remote %s', (url, forge) => {
    expect(forgeOfConfig(`[core]\n[remote "origin"]\n\turl = ${url}\n\tfetch = x\n`)).toBe(forge);
  });

  it('is that of origin where there are several remotes', () => {
    const config =
      '[remote "fork"]\n url = git@bitbucket.org:a/b\n[remote "origin"]\n url = git@github.com:a/b\n';
    expect(forgeOfConfig(config)).toBe('github');
    expect(forgeOfConfig('[branch "x"]\n url = git@github.com:a/b\n')).toBeNull();
  });

  it('is said with the sign that told it, without the address', () =>
    inFolder(async (folder) => {
      remote(folder, 'https://user:CANARY@github.com/o/r.git');
      const { stdout, exitCode } = await init(folder);

      expect(exitCode).toBe(0);
      expect(stdout).toContain('Forge: github (told by the remote in .git/config; --forge says otherwise)');
      expect(stdout).not.toContain('CANARY');
    }));

  it.each([
    ['.github/x', 'github'],
    ['bitbucket-pipelines.yml', 'bitbucket-cloud'],
  ])('is told by %s', (path, forge) =>
    inFolder(async (folder) => {
      mkdirSync(join(folder, path, '..'), { recursive: true });
      writeFileSync(join(folder, path), '');
      expect((await init(folder)).stdout).toContain(`Forge: ${forge} (told by`);
    }),
  );

  it('is asked for where nothing tells', () =>
    inFolder(async (folder) => {
      const { exitCode, stderr, stdout } = await init(folder);
      expect([exitCode, stdout]).toEqual([2, '']);
      expect(stderr).toContain(`name it with --forge, one of ${INIT_FORGES.join(', ')}`);
      expect(filesOf(folder)).toEqual([]);
    }));
});

describe('shells/init', () => {
  it.each(EXAMPLES)('writes the example of $forge as it is, once', ({ forge, path, example: name }) =>
    inFolder(async (folder) => {
      const first = await init(folder, '--forge', forge);
      expect([first.exitCode, first.stderr]).toEqual([0, '']);
      expect(first.stdout).toContain(`Wrote .quorate.yml`);
      expect(first.stdout).toContain(`Wrote ${path}`);
      expect(filesOf(folder)).toEqual(['.quorate.yml', path].sort());
      expect(readFileSync(join(folder, path), 'utf8')).toBe(example(name));
      expect(readFileSync(join(folder, '.quorate.yml'), 'utf8')).toBe(configText());

      const second = await init(folder, '--forge', forge);
      expect(second.exitCode).toBe(0);
      expect(second.stdout).toContain(`Left ${path} as it is`);
      expect(second.stdout).toContain('Left .quorate.yml as it is');
      expect(second.stdout).not.toContain('Wrote');
      expect(second.stdout).not.toContain('    ');
    }),
  );

  it('pins the action to a commit', () => {
    expect(example('github-pull-request.yml')).toMatch(/uses: quorate\/quorate@[0-9a-f]{40} # v/);
  });

  it.each(EXAMPLES)('leaves a file of $forge and prints what to add', ({ forge, path, mark }) =>
    inFolder(async (folder) => {
      mkdirSync(join(folder, path, '..'), { recursive: true });
      writeFileSync(join(folder, path), 'theirs\n');
      writeFileSync(join(folder, '.quorate.json'), '{}');
      const { exitCode, stdout } = await init(folder, '--forge', forge);

      expect(exitCode).toBe(0);
      expect(readFileSync(join(folder, path), 'utf8')).toBe('theirs\n');
      expect(filesOf(folder)).toEqual(['.quorate.json', path].sort());
      expect(stdout).toContain('Left .quorate.json as it is');
      expect(stdout).toContain(mark);
      expect(stdout.split('\n').filter((line) => line.startsWith('    ')).length).toBeGreaterThan(5);
    }),
  );

  it.each([
    ['github', ['ANTHROPIC_API_KEY', 'Settings > Secrets and variables > Actions']],
    [
      'bitbucket-cloud',
      ['BITBUCKET_ACCESS_TOKEN', 'OPENAI_API_KEY', 'Repository variables', 'pullrequest:write'],
    ],
    ['bitbucket-dc', ['quorate-bitbucket-token', 'BITBUCKET_DC_URL']],
  ])('says what to do next on %s', (forge, words) =>
    inFolder(async (folder) => {
      const [, next = ''] = (await init(folder, '--forge', forge)).stdout.split('Next:');
      for (const word of words) expect(next).toContain(word);
    }),
  );

  it.each(['.github', '.github/workflows'])('writes nothing through %s where it leads out', (path) =>
    inFolder((outside) =>
      inFolder(async (folder) => {
        mkdirSync(join(folder, path, '..'), { recursive: true });
        symlinkSync(outside, join(folder, path));
        const { exitCode, stderr } = await init(folder, '--forge', 'github');

        expect(exitCode).toBe(2);
        expect(stderr).toContain('leads out of the folder');
        expect(filesOf(outside)).toEqual([]);
        expect(existsSync(join(folder, '.quorate.yml'))).toBe(false);
      }),
    ),
  );

  it('follows a link that stays in the folder, and the folder may be one itself', () =>
    inFolder(async (folder) => {
      mkdirSync(join(folder, 'real', 'ci'), { recursive: true });
      symlinkSync('ci', join(folder, 'real', '.github'));
      symlinkSync('real', join(folder, 'link'));
      expect((await init(join(folder, 'link'), '--forge', 'github')).exitCode).toBe(0);
      expect(existsSync(join(folder, 'real/ci/workflows/quorate.yml'))).toBe(true);
    }));

  it('takes a link to nothing for a file that is there', () =>
    inFolder(async (folder) => {
      symlinkSync('/nonexistent/x', join(folder, '.quorate.yml'));
      expect((await init(folder, '--forge', 'github')).stdout).toContain('Left .quorate.yml');
      expect(lstatSync(join(folder, '.quorate.yml')).isSymbolicLink()).toBe(true);
    }));

  it('keeps what came while it wrote', () =>
    inFolder(async (folder) => {
      mkdirSync(join(folder, 'a'));
      const both = await Promise.all([writeNew(folder, 'a/x', 'one'), writeNew(folder, 'a/x', 'two')]);
      expect(both.toSorted()).toEqual([false, true]);
      expect(filesOf(folder)).toEqual(['a/x']);
    }));

  it.each([
    [['--forge', 'gerrit'], 'Forges: github'],
    [['--forge', 'bitbucket-clod'], 'Did you mean bitbucket-cloud?'],
    [['extra'], 'takes no arguments'],
    [['--forge', 'github', '--repository=/nonexistent/x'], 'is given twice'],
  ])('answers %j with exit code 2', (flags, words) =>
    inFolder(async (folder) => {
      const { exitCode, stderr } = await init(folder, ...flags);
      expect(exitCode).toBe(2);
      expect(stderr).toContain(words);
      expect(filesOf(folder)).toEqual([]);
    }),
  );

  it('wants a folder', async () => {
    const { exitCode, stderr } = await init('/nonexistent/x', '--forge', 'github');
    expect(exitCode).toBe(2);
    expect(stderr).toContain('/nonexistent/x is not a folder');
  });
});
