import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, jest } from '@jest/globals';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import { environmentName, settingsOf } from '../../src/shells/settings-table.ts';
import { BUNDLE, startBundle } from '../support/bundle-process.ts';
import { pipeImage, readPipe } from '../support/pipe-metadata.ts';
import { pipelineVariables, readVariables } from '../support/pipe-runner.ts';
import { PROJECT } from '../support/project.ts';
import { CONTRACTS_DIR } from '../support/vendor-contract.ts';

jest.setTimeout(30_000);

type Script = string | { readonly pipe: string; readonly variables?: Readonly<Record<string, string>> };
type Step = { readonly script: readonly Script[]; readonly artifacts?: unknown; readonly clone?: unknown };

const read = (path: string): string => readFileSync(join(PROJECT, path), 'utf8');
const pipe = readPipe(read('pipe/pipe.yml'));
const declared = new Set(pipe.variables.map(({ name }) => name));
const secrets = new Set(
  settingsOf('pipe')
    .filter(({ kind }) => kind === 'secret')
    .map(({ name }) => environmentName(name)),
);

const examples = readdirSync(join(PROJECT, 'examples'))
  .filter((name) => /^bitbucket-.*\.yml$/.test(name))
  .map((name): [string, string] => [`examples/${name}`, read(`examples/${name}`)]);
const blocks = ['README.md', 'pipe/README.md'].flatMap((path) =>
  [...read(path).matchAll(/^```ya?ml\n([\s\S]*?)^```/gm)]
    .map(([, text], at): [string, string] => [`${path}, block ${at + 1}`, text ?? ''])
    .filter(([, text]) => text.includes('pipe:')),
);
const pipelines = [...examples, ...blocks.filter(([, text]) => /^pipelines:/m.test(text))];

/** Every object below a value that has this name. */
function withName(value: unknown, name: string): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const here = name in value ? [(value as Readonly<Record<string, unknown>>)[name]] : [];
  return [...here, ...Object.values(value).flatMap((inner) => withName(inner, name))];
}

const stepsOf = (text: string): readonly Step[] => withName(parse(text), 'step') as readonly Step[];

function pipesOf(text: string): readonly Exclude<Script, string>[] {
  const items = /^pipelines:/m.test(text)
    ? stepsOf(text).flatMap(({ script }) => script)
    : (parse(text) as readonly Script[]);
  return items.filter((item) => typeof item !== 'string');
}

/** Names that a custom pipeline asks for. */
function askedFor(text: string): readonly string[] {
  const lists = withName(parse(text), 'custom').flatMap((custom) => withName(custom, 'variables'));
  return lists
    .filter(Array.isArray)
    .flatMap((list: readonly { readonly name: string }[]) => list.map(({ name }) => name));
}

/** Complaints of a draft-07 schema of the vendors' descriptions. */
function complaints(schema: string, value: unknown): readonly unknown[] {
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
  const validate = ajv.compile(JSON.parse(readFileSync(join(CONTRACTS_DIR ?? '', schema), 'utf8')) as object);
  return validate(value) ? [] : (validate.errors ?? []);
}

const withContracts = CONTRACTS_DIR === null ? it.skip : it;

describe('repo: the pipe', () => {
  it('declares what is known of published pipes, under the image of this version', () => {
    expect(Object.keys(parse(read('pipe/pipe.yml')) as object)).toEqual([
      'name',
      'image',
      'description',
      'category',
      'repository',
      'vendor',
      'maintainer',
      'tags',
      'variables',
    ]);
    expect([pipe.category, pipe.image]).toEqual(['Code quality', pipeImage()]);
  });

  it('hides nothing that Pipelines sets with a default', () => {
    const set = Object.keys(
      pipelineVariables({
        apiUrl: '',
        commit: '',
        branch: '',
        folder: '',
        pullRequest: { number: 1, destination: '', base: '' },
      }),
    );
    const hidden = pipe.variables.filter((each) => set.includes(each.name) && each.default !== undefined);

    expect(hidden.map(({ name }) => name)).toEqual(['BITBUCKET_API_URL']);
  });

  it('shows three pipelines, and again in the documents', () => {
    expect(examples.map(([path]) => path)).toEqual([
      'examples/bitbucket-branch.yml',
      'examples/bitbucket-custom.yml',
      'examples/bitbucket-pull-request.yml',
    ]);
    expect(blocks.length).toBeGreaterThanOrEqual(4);
  });

  describe.each(pipelines)('%s', (_, text) => {
    withContracts('is a file for Pipelines by its schema', () => {
      expect(complaints('bitbucket-pipelines.schema.json', parse(text))).toEqual([]);
    });

    it('keeps the report as an artifact, also where the review blocks', () => {
      for (const { artifacts, script } of stepsOf(text)) {
        const [first] = script.filter((item) => typeof item !== 'string');
        const folder = first?.variables?.REPORT_DIR ?? 'none';

        expect(artifacts).toMatchObject({ upload: [{ paths: [`${folder}/**`], 'capture-on': 'always' }] });
      }
    });
  });

  describe.each([...pipelines, ...blocks])('%s', (_, text) => {
    it('runs the pipe of this version with variables that it has', () => {
      const pipes = pipesOf(text);

      expect(pipes.length).toBeGreaterThan(0);
      for (const each of pipes) {
        expect(each.pipe).toBe(`docker://${pipeImage()}`);
        expect(Object.keys(each.variables ?? {}).filter((name) => !declared.has(name))).toEqual([]);
      }
    });

    it('takes secrets from secured variables only', () => {
      for (const { variables = {} } of pipesOf(text)) {
        const given = Object.entries(variables).filter(([name]) => secrets.has(name));

        expect(given.length).toBeGreaterThan(0);
        for (const [, value] of given) expect(value).toMatch(/^\$[A-Z][A-Z_]*$/);
        expect(
          given.map(([, value]) => value.slice(1)).filter((name) => askedFor(text).includes(name)),
        ).toEqual([]);
      }
    });
  });

  it('clones the whole history where Pipelines lets it', () => {
    for (const [path, text] of examples) {
      const wanted = path.includes('pull-request') ? undefined : { depth: 'full' };
      for (const { clone } of stepsOf(text)) expect(clone).toEqual(wanted);
    }
  });

  it('gives the number to a custom pipeline as it was asked for', () => {
    const text = read('examples/bitbucket-custom.yml');

    expect(askedFor(text)).toEqual(['PR_NUMBER']);
    expect(pipesOf(text)[0]?.variables?.PR_NUMBER).toBe('$PR_NUMBER');
  });
});

describe('repo: the image of the pipe', () => {
  /** Instruction and the rest of its line, comments left out and continued lines joined. */
  const instructions = read('pipe/Dockerfile')
    .replace(/^\s*#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): [string, string] => {
      const [, word = '', rest = ''] = /^(\S+)\s+(.*)$/.exec(line) ?? [];
      return [word, rest];
    });
  const of = (word: string) => instructions.filter(([name]) => name === word).map(([, rest]) => rest);

  it('has one base, pinned by version and digest', () => {
    expect(of('FROM')).toHaveLength(1);
    expect(of('FROM')[0]).toMatch(/^node:24\.\d+\.\d+-[a-z]+-slim@sha256:[0-9a-f]{64}$/);
  });

  it('runs as a user without rights, from the end on', () => {
    const last = instructions.findLastIndex(([word]) => word === 'USER');

    expect(of('USER')).toEqual(['node']);
    expect(instructions.slice(last).map(([word]) => word)).toEqual(['USER', 'ENTRYPOINT']);
  });

  it('has git, and fetches nothing else', () => {
    expect(of('RUN')).toEqual([
      'apt-get update && apt-get install --yes --no-install-recommends git && rm -rf /var/lib/apt/lists/*',
    ]);
    expect([...of('ADD'), ...of('CMD'), ...of('SHELL'), ...of('ENV'), ...of('ARG')]).toEqual([]);
  });

  it('holds the bundle as it is committed, and sends no more to the builder', () => {
    expect(of('COPY')).toEqual(['LICENSE /opt/quorate/LICENSE', 'dist/ /opt/quorate/']);
    expect(read('pipe/Dockerfile.dockerignore').trim().split('\n')).toEqual(['*', '!LICENSE', '!dist']);
  });

  /** The words that are executed; a text in place of a list would be one for a shell. */
  const argv = JSON.parse(of('ENTRYPOINT')[0] ?? '') as readonly string[];

  it('starts the program without a shell', () => {
    expect(argv).toEqual(['node', '/opt/quorate/index.js', 'pull-request']);
    expect(existsSync(join(PROJECT, 'dist', 'index.js'))).toBe(true);
  });

  const whenBuilt = existsSync(BUNDLE) ? it : it.skip;

  /** Runs what the image runs, with what Pipelines gives it, in the folder of the clone. */
  async function start(variables: Readonly<Record<string, string>>) {
    const folder = mkdtempSync(join(tmpdir(), 'quorate-pipe-'));
    try {
      const file = join(folder, 'variables');
      const own = pipelineVariables({
        apiUrl: 'http://127.0.0.1:9/2.0',
        commit: '0123456789abcdef0123456789abcdef01234567',
        branch: 'feature/x',
        folder,
        pullRequest: { number: 7, destination: 'main', base: '89abcdef0123456789abcdef0123456789abcdef' },
      });
      const { code, stdout, stderr } = await startBundle(argv.slice(2), {
        cwd: folder,
        environment: { ...own, TMPDIR: folder, BITBUCKET_PIPELINES_VARIABLES_PATH: file, ...variables },
      }).end;
      const outputs = readVariables(existsSync(file) ? readFileSync(file, 'utf8') : '');
      return { code, stdout, stderr, outputs, left: readdirSync(folder) };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  whenBuilt('says what is missing where the secured variables are', async () => {
    const { code, stdout, stderr, outputs } = await start({});

    expect([code, stdout]).toEqual([2, '']);
    expect(stderr.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/^✖ BITBUCKET_ACCESS_TOKEN: no credentials/),
    ]);
    expect(outputs).toEqual({ conclusion: 'incomplete', approved: 'false' });
  });

  whenBuilt.each([
    '$(touch sentinel)',
    '`touch sentinel`',
    '"; touch sentinel; "',
    "'; touch sentinel; '",
    '["$(touch sentinel)"]',
    '($(touch sentinel) b)',
    '$IFS$(touch sentinel)',
  ])('keeps %s a text', async (value) => {
    const names = [
      'BITBUCKET_ACCESS_TOKEN',
      'PANEL',
      'PR_NUMBER',
      'LANGUAGE',
      'BITBUCKET_BRANCH',
      'SKIP_LABEL',
      'PANEL_COUNT',
      'PANEL_0',
    ];
    const { code, left } = await start(Object.fromEntries(names.map((name) => [name, value])));

    expect(code).toBe(2);
    expect(left).not.toContain('sentinel');
  });
});

describe('repo: the Jenkinsfile', () => {
  const text = read('examples/Jenkinsfile');
  const code = text.replace(/^\s*\/\/.*$/gm, '');
  const environment = [...code.matchAll(/^\s*([A-Z][A-Z0-9_]*) = (.*)$/gm)];
  const bound = [...code.matchAll(/string\(credentialsId: '([^']+)', variable: '([A-Z0-9_]+)'\)/g)];

  it('closes what it opens', () => {
    for (const [open, close] of ['{}', '()', '[]']) {
      expect(code.split(open ?? '').length).toBe(code.split(close ?? '').length);
    }
    expect(code.trim()).toMatch(/^pipeline \{[\s\S]*\}$/);
  });

  it('sets variables that there are, and secrets from credentials only', () => {
    const plain = environment.map(([, name]) => name ?? '');
    const names = [...plain, ...bound.map(([, , name]) => name ?? '')];

    expect(names.filter((name) => !declared.has(name))).toEqual([]);
    expect(plain.filter((name) => secrets.has(name))).toEqual([]);
    expect(names).toEqual(
      expect.arrayContaining([
        'BITBUCKET_DC_URL',
        'BITBUCKET_DC_TOKEN',
        'BITBUCKET_PROJECT',
        'BITBUCKET_REPO',
        'BITBUCKET_PR_ID',
      ]),
    );
  });

  it('runs the command inside of withCredentials, and puts nothing of Groovy into it', () => {
    const [, inside = ''] = /withCredentials\(\[[^\]]*\]\) \{([^}]*)\}/.exec(code) ?? [];
    const commands = [...code.matchAll(/^\s*sh (.*)$/gm)].map(([, command]) => command);

    expect(inside.trim()).toBe(`sh ${commands[0]}`);
    expect(commands).toEqual(["'node /opt/quorate/dist/index.js pull-request'"]);
  });

  it('reviews pull requests only, one build of each at a time, and keeps the report', () => {
    expect(code).toContain('when { changeRequest() }');
    expect(code).toContain('disableConcurrentBuilds(abortPrevious: true)');
    expect(code).toMatch(/always \{\s*archiveArtifacts artifacts: 'quorate-report\/\*\*'/);
    expect(environment.find(([, name]) => name === 'REPORT_DIR')?.[2]).toBe("'quorate-report'");
  });
});
