import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import { readAction } from '../support/action-metadata.ts';
import { PROJECT } from '../support/project.ts';
import { CONTRACTS_DIR } from '../support/vendor-contract.ts';

type Step = {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
};
type Job = { readonly permissions?: unknown; readonly steps: readonly Step[] };
type Workflow = {
  readonly on: unknown;
  readonly permissions?: unknown;
  readonly concurrency?: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
};

const read = (path: string): string => readFileSync(join(PROJECT, path), 'utf8');
const action = readAction(read('action.yml'));

const files = readdirSync(join(PROJECT, 'examples'))
  .filter((name) => /^github-.*\.yml$/.test(name))
  .map((name) => join('examples', name));

/** YAML of the documents: the README's blocks are workflows like those of the examples. */
const DOCUMENTS = ['README.md', 'SECURITY.md', 'CONTRIBUTING.md', 'docs/debugging.md'];
const blocks = DOCUMENTS.flatMap((path) =>
  [...read(path).matchAll(/^```ya?ml\n([\s\S]*?)^```/gm)].map(([, text], at): [string, string] => [
    `${path}, block ${at + 1}`,
    text ?? '',
  ]),
);
const workflows: [string, string][] = [
  ...files.map((path): [string, string] => [path, read(path)]),
  ...blocks.filter(([, text]) => /^jobs:/m.test(text)),
];

/** What is wrong with a pin: a branch or a tag can be moved, a commit cannot. */
function pinProblem(line: string): string | null {
  return /uses:\s+[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+\s*$/.test(line) ? null : line.trim();
}

/** Runs of text of a step that a shell or a script would be given. */
function scriptsOf({ run, with: inputs }: Step): readonly string[] {
  return [run, inputs?.script].filter((text): text is string => typeof text === 'string');
}

function stepsOf(text: string): readonly Step[] {
  return Object.values((parse(text) as Workflow).jobs).flatMap(({ steps }) => steps);
}

/** Validates against a draft-07 schema of the vendors' descriptions. */
function complaints(schema: string, value: unknown): readonly unknown[] {
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
  const text = readFileSync(join(CONTRACTS_DIR ?? '', schema), 'utf8');
  const validate = ajv.compile(JSON.parse(text) as object);
  return validate(value) ? [] : (validate.errors ?? []);
}

const withContracts = CONTRACTS_DIR === null ? it.skip : it;

describe('repo: the action and its workflows', () => {
  it('is there: five examples and the workflow of the README', () => {
    expect(files).toEqual([
      'examples/github-enterprise-server.yml',
      'examples/github-forks.yml',
      'examples/github-manual.yml',
      'examples/github-pull-request.yml',
      'examples/github-with-tools.yml',
    ]);
    expect(workflows.length).toBeGreaterThan(files.length);
  });

  it('runs a bundle that is there', () => {
    expect(action.runs.using).toBe('node24');
    expect(existsSync(join(PROJECT, action.runs.main))).toBe(true);
  });

  withContracts('declares the action as its schema wants it', () => {
    expect(complaints('github-action.schema.json', parse(read('action.yml')))).toEqual([]);
  });

  describe.each(workflows)('%s', (_, text) => {
    withContracts('is a workflow by its schema', () => {
      expect(complaints('github-workflow.schema.json', parse(text))).toEqual([]);
    });

    it('gives our action only inputs that it has', () => {
      const ours = stepsOf(text).filter(({ uses }) => uses?.startsWith('quorate/quorate@'));

      expect(ours.length).toBeGreaterThan(0);
      for (const step of ours) {
        const unknown = Object.keys(step.with ?? {}).filter((name) => action.inputs[name] === undefined);
        expect(unknown).toEqual([]);
      }
    });

    it('pins every action to a commit and names its version', () => {
      const lines = text.split('\n').filter((line) => /^\s*-?\s*uses:/.test(line));

      expect(lines.length).toBeGreaterThan(0);
      expect(lines.map(pinProblem).filter((problem) => problem !== null)).toEqual([]);
    });

    it('puts no expression into a script', () => {
      expect(
        stepsOf(text)
          .flatMap(scriptsOf)
          .filter((script) => script.includes('${{')),
      ).toEqual([]);
    });

    it('asks for no permission that it does not need, and runs one review at a time for each pull request', () => {
      const { permissions, concurrency, jobs } = parse(text) as Workflow;

      expect(concurrency).toBeDefined();
      const granted = [permissions, ...Object.values(jobs).map((job) => job.permissions)].filter(
        (given) => given !== undefined,
      );
      expect(granted.length).toBeGreaterThan(0);
      for (const given of granted) {
        expect(typeof given).toBe('object');
        expect(Object.keys(given as object).filter((name) => !NEEDED.has(name))).toEqual([]);
        expect(given).not.toMatchObject({ contents: 'write' });
      }
    });
  });

  it('keeps keys and the write token apart where forks are reviewed', () => {
    const { jobs } = parse(read('examples/github-forks.yml')) as Workflow;

    expect(Object.values(jobs.analyse?.permissions ?? {})).not.toContain('write');
    expect(JSON.stringify(jobs.publish)).not.toMatch(/api-key|base-url/);
    expect(JSON.stringify(jobs)).not.toContain('actions/checkout');
  });

  it.each([
    ['uses: quorate/quorate@v1', false],
    ['uses: quorate/quorate@main # v1.0.0', false],
    [`uses: quorate/quorate@${'a'.repeat(40)}`, false],
    [`uses: quorate/quorate@${'a'.repeat(40)} # v1.0.0`, true],
  ])('tells a pin that can be moved: %s', (line, isPinned) => {
    expect(pinProblem(line) === null).toBe(isPinned);
  });
});

const NEEDED = new Set(['contents', 'pull-requests', 'checks', 'statuses']);
