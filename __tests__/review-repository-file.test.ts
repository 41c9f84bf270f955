import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { inFolder, readJsonFile, runCommand } from './support/command-line.ts';
import { type GitRepo, makeGitRepo, type TreeFile } from './support/git-repo.ts';
import { type ModelServer, startModelServer } from './support/model-server.ts';

const CANARY = 'canary-of-a-token-0815';
const KEYS = { ANTHROPIC_API_KEY: 'canary-anthropic-4711', OPENAI_API_KEY: 'canary-openai-4711' };

function file(path: string, content: string, mode = '100644'): TreeFile {
  return { path, mode, content: Buffer.from(content) };
}

const BEFORE = [file('src/pay.ts', 'pay();\n'), file('docs/a.md', 'one\n')];
const AFTER = [file('src/pay.ts', 'pay(1);\n'), file('docs/a.md', 'two\n')];

/** What a review holds of the repository's settings. */
type Kept = {
  readonly configuration: { readonly path: string; readonly commit: string } | null;
  readonly rulesChanged: readonly string[];
  readonly skipped: readonly { readonly path: string; readonly reason: string }[];
  readonly decisions: readonly string[];
};

describe('a repository’s own settings', () => {
  let server: ModelServer;
  let repo: GitRepo;

  beforeEach(async () => {
    server = await startModelServer();
    repo = makeGitRepo();
  });
  afterEach(async () => {
    repo.dispose();
    await server.close();
  });

  function run(before: readonly TreeFile[], after: readonly TreeFile[], more: readonly string[] = []) {
    const [base = '', head = ''] = repo.commit(before, after);
    return inFolder(async (folder) => {
      const argv = ['review', '--base', base, '--head', head, '--repository', repo.dir];
      const ran = await runCommand([...argv, '--report-dir', folder, '--triage-slot', 'none', ...more], {
        environment: {
          ...KEYS,
          CANARY,
          ANTHROPIC_BASE_URL: server.baseUrl('anthropic'),
          OPENAI_BASE_URL: server.baseUrl('openai'),
        },
      });
      const review = (): Kept => readJsonFile(folder, 'review.json') as Kept;
      return { ...ran, base, review: ran.exitCode === 2 ? null : review() };
    });
  }

  const sent = (): string => JSON.stringify(server.calls.map(({ body }) => body));

  it('hold from the base, and say where they were read', async () => {
    const settings = file('.quorate.yml', 'ignore: ["docs/**"]\ninstructions: Mind the ledger.\n');
    const { exitCode, review, base, stderr } = await run([...BEFORE, settings], [...AFTER, settings]);

    expect(exitCode).toBe(0);
    expect(review?.configuration).toEqual({ path: '.quorate.yml', commit: base });
    expect(review?.rulesChanged).toEqual([]);
    expect(review?.skipped).toMatchObject([{ path: 'docs/a.md' }]);
    expect(stderr).toContain(`settings of the repository: .quorate.yml at ${base.slice(0, 12)}`);
    expect(sent()).toContain('Mind the ledger.');
    expect(sent()).not.toContain('two\\\\n');
  });

  it('are those of the base although the change rewrites them, and the report says so', async () => {
    const { review, stdout } = await run(
      [...BEFORE, file('.quorate.yml', 'neverSend: ["docs/**"]\n')],
      [...AFTER, file('.quorate.yml', 'ignore: ["src/**"]\n')],
    );

    expect(review?.rulesChanged).toEqual(['.quorate.yml']);
    expect(review?.skipped).toMatchObject([{ path: 'docs/a.md' }]);
    expect(sent()).toContain('pay(1)');
    expect(stdout).toContain('.quorate.yml');
  });

  it('are none where only the change brings them', async () => {
    const { review } = await run(BEFORE, [...AFTER, file('.quorate.yml', 'ignore: ["**"]\n')]);

    expect(review?.configuration).toBeNull();
    expect(review?.rulesChanged).toEqual(['.quorate.yml']);
    expect(review?.skipped).toEqual([]);
  });

  it('name files of rules that the change edits, renames and adds', async () => {
    const settings = file('.quorate.yml', 'rules: [docs/rules/]\n');
    const rule = (id: string) => `## ${id}: T\n- severity: important\n\nText.\n`;
    const { review } = await run(
      [...BEFORE, settings, file('docs/rules/a.md', rule('AA-1')), file('docs/rules/b.md', rule('BB-1'))],
      [
        ...[...AFTER, settings, file('docs/rules/a.md', rule('AA-2')), file('docs/rules/c.md', rule('BB-1'))],
        ...[file('docs/rules/in/d.yml', 'rules: []\n'), file('docs/rules/picture.svg', 'x\n')],
        file('docs/new.md', 'x\n'),
      ],
      ['--panel', 'sonnet=builtin'],
    );

    const names = ['docs/rules/a.md', 'docs/rules/b.md', 'docs/rules/c.md', 'docs/rules/in/d.yml'];
    expect(review?.rulesChanged).toEqual(names);
  });

  it('may be JSON', async () => {
    const settings = file('.quorate.json', '{"ignore": ["docs/**"]}');
    const { review } = await run([...BEFORE, settings], [...AFTER, settings]);

    expect(review?.configuration?.path).toBe('.quorate.json');
    expect(review?.skipped).toMatchObject([{ path: 'docs/a.md' }]);
  });

  it('stay as they are written: nothing of the environment is put in', async () => {
    const words = ['Mind $', '{CANARY} and {{env.CANARY}}.'].join('');
    const settings = file('.quorate.yml', `instructions: "${words}"\n`);
    await run([...BEFORE, settings], [...AFTER, settings]);

    expect(sent()).toContain(words);
    expect(sent()).not.toContain(CANARY);
  });

  it('choose seats, and a file of no rule brings the whole panel', async () => {
    const rules =
      'modelRouting:\n  strategy: manual\n  rules:\n    - when: {paths: ["docs/**"]}\n      slots: [sonnet]\n';
    const settings = file('.quorate.yml', rules);
    const [source, text] = [BEFORE[0], AFTER[1]];
    if (source === undefined || text === undefined) throw new Error('two files');
    await run([...BEFORE, settings], [source, text, settings]);
    const alone = server.calls.map(({ model }) => model);
    await run([...BEFORE, settings], [...AFTER, settings]);

    expect(alone).toEqual(['claude-sonnet-5-5']);
    expect(server.calls.length - alone.length).toBe(3);
  });

  const BROKEN: [string, TreeFile[], readonly string[], string][] = [
    ['is misspelt', [file('.quorate.yml', `ingore: ["${CANARY}"]\n`)], [], 'ignore'],
    ['is no YAML', [file('.quorate.yml', `ignore: "${CANARY}\n`)], [], '.quorate.yml'],
    [
      'names an address',
      [file('.quorate.yml', `anthropicBaseUrl: https://${CANARY}.example\n`)],
      [],
      'anthropicBaseUrl',
    ],
    [
      'asks for a seat that is not there',
      [file('.quorate.yml', 'triageCrossCheck: {slot: fable}\n')],
      [],
      '.quorate.yml: triage-cross-check-slot: fable is not on the panel',
    ],
    ['is a link', [file('.quorate.yml', `/etc/${CANARY}`, '120000')], [], 'is a link'],
    ['is there twice', [file('.quorate.yml', '{}'), file('.quorate.json', '{}')], [], 'keep one of them'],
    ['was named and is not there', [], ['--config', 'ci/review.yml'], 'ci/review.yml'],
    ['is too large', [file('.quorate.yml', `# ${CANARY}\n`.repeat(4_000))], [], '.quorate.yml'],
  ];

  it.each(BROKEN)(
    'stop the run before anything is sent where the file %s',
    async (_name, files, more, said) => {
      const { exitCode, stderr, stdout } = await run([...BEFORE, ...files], [...AFTER, ...files], more);

      expect(exitCode).toBe(2);
      expect(stderr).toContain(said);
      expect(stderr + stdout).not.toContain(CANARY);
      expect(server.requests).toEqual([]);
    },
  );
});
