import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from '@jest/globals';
import { SHIPPED_RULES } from '../../src/domain/registry/registry.ts';
import { settingsTable } from '../../src/shells/help.ts';
import { decisionTableMarkdown } from '../../src/stages/triage/decide.ts';
import { actionYaml, inputsTable, outputsTable, readAction } from '../support/action-metadata.ts';
import { runCommand } from '../support/command-line.ts';
import { configTable } from '../support/config-table.ts';
import { expectFile, expectPart } from '../support/document-part.ts';
import { pipeOutputsTable, pipeYaml, readPipe, variablesTable } from '../support/pipe-metadata.ts';
import { PROJECT } from '../support/project.ts';

type Cruise = {
  readonly modules: readonly {
    readonly source: string;
    readonly dependencies: readonly { readonly resolved: string }[];
  }[];
};

/** `src/stages/plan/pack.ts` → `stages/plan`; files that stand alone keep their names. */
function roomOf(path: string): string {
  const parts = path.replace(/^src\//, '').split('/');
  if (parts[0] === 'stages') return parts.slice(0, 2).join('/');
  return parts[0] ?? '';
}

function importPicture(): string {
  const program = join(PROJECT, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs');
  const args = [
    program,
    '--config',
    '.dependency-cruiser.cjs',
    '--include-only',
    '^src/',
    '--output-type',
    'json',
    'src',
  ];
  const json = execFileSync(process.execPath, args, { cwd: PROJECT, maxBuffer: 1 << 28 });
  const cruise = JSON.parse(json.toString()) as Cruise;
  const edges = new Set<string>();
  for (const { source, dependencies } of cruise.modules) {
    for (const { resolved } of dependencies) {
      const [from, to] = [roomOf(source), roomOf(resolved)];
      if (from !== to) edges.add(`  ${from} --> ${to}`);
    }
  }
  return ['```mermaid', 'flowchart LR', ...[...edges].sort(), '```'].join('\n');
}

/** The item of an example's script that starts the pipe, without its indent. */
function scriptOf(example: string): string {
  const [, indent = '', item = ''] = /^( *)(- pipe: .*\n(?:\1 +.*\n)*)/m.exec(example) ?? [];
  return item.replaceAll(`\n${indent}`, '\n');
}

/** The rules that come with the program, as people look them up. */
function rulesTable(): string {
  const rows = SHIPPED_RULES.map(({ id, severity, title, languages, checks }) => {
    const where = languages === null ? 'every file' : languages.join(', ');
    return `| ${id} | ${title} | ${severity} | ${where} | ${checks.length > 0 ? 'code' : ''} |`;
  });
  return ['| id | rule | a breach is | languages | |', '|---|---|---|---|---|', ...rows].join('\n');
}

describe('repo: written documents', () => {
  it('lists the shipped rules', () => {
    expectPart('docs/rules.md', 'rules', rulesTable());
  });

  it('shows in the README what the demo prints', async () => {
    const { stdout } = await runCommand(['demo']);

    expectPart('README.md', 'demo', `\`\`\`text\n${stdout.trimEnd()}\n\`\`\``);
  });

  it('lists every setting in the README', () => {
    expectPart('README.md', 'settings', settingsTable());
  });

  it('declares every input and output of the action', () => {
    expectFile('action.yml', actionYaml());
  });

  it('lists in the README the inputs and outputs that action.yml declares', () => {
    const action = readAction(readFileSync(join(PROJECT, 'action.yml'), 'utf8'));

    expectPart('README.md', 'inputs', inputsTable(action));
    expectPart('README.md', 'outputs', outputsTable(action));
  });

  it('shows in the README the workflow that is tested', () => {
    const example = readFileSync(join(PROJECT, 'examples', 'github-pull-request.yml'), 'utf8');

    expectPart('README.md', 'workflow', `\`\`\`yaml\n${example.trimEnd()}\n\`\`\``);
  });

  it('declares every variable of the pipe', () => {
    expectFile('pipe/pipe.yml', pipeYaml());
  });

  it('lists in the README of the pipe the variables that pipe.yml declares, and the outputs', () => {
    const pipe = readPipe(readFileSync(join(PROJECT, 'pipe', 'pipe.yml'), 'utf8'));

    expectPart('pipe/README.md', 'variables', variablesTable(pipe));
    expectPart('pipe/README.md', 'outputs', pipeOutputsTable());
  });

  it('shows in both READMEs the pipelines that are tested', () => {
    const block = (text: string): string => `\`\`\`yaml\n${text.trimEnd()}\n\`\`\``;
    const example = (name: string): string =>
      readFileSync(join(PROJECT, 'examples', `bitbucket-${name}.yml`), 'utf8');

    expectPart('README.md', 'pipelines', block(example('pull-request')));
    for (const name of ['pull-request', 'branch', 'custom']) {
      expectPart('pipe/README.md', name, block(example(name)));
    }
    expectPart('pipe/README.md', 'snippet', block(scriptOf(example('pull-request'))));
  });

  it('lists the keys of a repository’s own settings', () => {
    expectPart('docs/configuration.md', 'keys', configTable());
  });

  it('prints the table of decisions from the code', () => {
    expectPart('docs/architecture.md', 'decide', decisionTableMarkdown().trimEnd());
  });

  it('draws the imports as they are', () => {
    expectPart('docs/architecture.md', 'imports', importPicture());
  });
});
