import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { PROJECT, projectJson } from '../support/project.ts';
import { runNode } from '../support/run-node.ts';

const BUNDLE = join(PROJECT, 'dist/index.js');
const whenBuilt = existsSync(BUNDLE) ? it : it.skip;

describe('repo: the bundle', () => {
  whenBuilt('knows its version from any folder', () => {
    const { version } = projectJson('package.json') as { version: string };
    const { status, stdout } = runNode([BUNDLE, '--version'], tmpdir());
    expect(status).toBe(0);
    expect(stdout.trim().split(/\s+/)).toContain(version);
  });

  whenBuilt('explains itself', () => {
    const { status, stdout, stderr } = runNode([BUNDLE, '--help'], tmpdir());
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/review/);
  });

  whenBuilt('loads the chunk of a validator from any folder', () => {
    const { status, stdout, stderr } = runNode(
      [BUNDLE, 'validate', 'memory', join(PROJECT, 'package.json')],
      tmpdir(),
    );
    expect(status).toBe(1);
    expect(`${stdout}${stderr}`).toMatch(/schemaVersion/);
  });
});
