import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { CONTRACTS } from '../../src/domain/contract.ts';
import { PROJECT, withFolder } from '../support/project.ts';
import { runNode } from '../support/run-node.ts';

const CHECK = ['scripts/generate.mjs', '--check'];

/** All that a validator may load: a counter of characters and the table of formats. */
const HELPERS = /\/(?:ajv\/dist\/runtime\/ucs2length|ajv-formats\/dist\/formats)\.js$/;

describe('repo: generated files', () => {
  it('are what the schemas make of them', () => {
    expect(runNode(CHECK, PROJECT)).toEqual({ status: 0, stdout: '', stderr: '' });
  });

  it('are red where a schema has moved on', () => {
    withFolder((folder) => {
      for (const path of ['scripts', 'schemas', 'examples', 'src', 'package.json']) {
        cpSync(join(PROJECT, path), join(folder, path), { recursive: true });
      }
      symlinkSync(join(PROJECT, 'node_modules'), join(folder, 'node_modules'));
      const schema = join(folder, 'schemas/memory.schema.json');
      writeFileSync(schema, readFileSync(schema, 'utf8').replace('"dismissed"', '"waved off"'));
      writeFileSync(join(folder, 'src/domain/validators/gone.generated.js'), '');
      writeFileSync(join(folder, 'examples/github-pull-request.yml'), 'name: Review\n');
      const { status, stderr } = runNode(CHECK, folder);
      expect(status).toBe(1);
      expect(stderr.trim().split('\n')).toEqual([
        'differs from its source: src/domain/contracts.generated.ts',
        'differs from its source: src/shells/init-templates.generated.ts',
        'differs from its source: src/domain/validators/memory.generated.js',
        'belongs to no schema: src/domain/validators/gone.generated.js',
      ]);
    });
  });

  it('load nothing of the schema compiler', () => {
    const script = `
      import { createRequire } from 'node:module';
      for (const name of ${JSON.stringify(CONTRACTS)}) await import('./src/domain/validators/' + name + '.generated.js');
      console.log(JSON.stringify(Object.keys(createRequire(import.meta.url).cache)));
    `;
    const { stdout } = runNode(['--input-type=module', '--eval', script], PROJECT);
    const loaded = (JSON.parse(stdout) as readonly string[]).map((path) => path.replaceAll('\\', '/'));
    expect(loaded.filter((path) => !HELPERS.test(path))).toEqual([]);
    expect(loaded).toHaveLength(2);
  });
});
