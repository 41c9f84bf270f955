import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { PROJECT } from '../support/project.ts';

/** Put together from parts, so that this file does not contain what it looks for. */
const MACHINE_PATH = new RegExp(`(?<![\\w.~])/(?:${['work', 'home', 'root', 'Users'].join('|')})/(?=[\\w.])`);
const REGISTRY = new RegExp(['registry', '\\.[\\w-]+\\.\\w+|(?:verdaccio|artifactory)'].join(''), 'i');

const NOT_OURS = new Set(['node_modules', '.git', '.ci', 'coverage']);
const TEXT = /\.(?:md|ts|mjs|cjs|js|json|ya?ml|txt)$/;

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

const files = filesBelow(PROJECT).map((path) => relative(PROJECT, path));
const documents = files.filter((path) => path.endsWith('.md'));

function linesWith(path: string, pattern: RegExp): readonly string[] {
  const lines = readFileSync(join(PROJECT, path), 'utf8').split('\n');
  return lines.flatMap((line, at) =>
    pattern.test(line) ? [`${path}:${at + 1}: ${line.trim().slice(0, 120)}`] : [],
  );
}

describe('repo: documents', () => {
  it('has documents to look at', () => {
    expect(documents).toContain('README.md');
  });

  it('names no folder of somebody’s machine in a document', () => {
    expect(documents.flatMap((path) => linesWith(path, MACHINE_PATH))).toEqual([]);
  });

  it('names no package registry in a document', () => {
    expect(documents.flatMap((path) => linesWith(path, REGISTRY))).toEqual([]);
  });

  it('leaves no folder of the machine that built it in the bundle, the scripts or the sources', () => {
    const built = files.filter(
      (path) => /^(?:dist|scripts|src|schemas|bench)\//.test(path) && TEXT.test(path),
    );
    expect(built.flatMap((path) => linesWith(path, MACHINE_PATH))).toEqual([]);
  });

  it.each([
    ['see /ho' + 'me/ada/quorate', true],
    ['see (/wo' + 'rk/main)', true],
    ['https://example.org/ho' + 'me/page', false],
    ['src/wo' + 'rk/queue.ts', false],
  ])('tells a folder of a machine from other text: %s', (line, found) => {
    expect(MACHINE_PATH.test(line)).toBe(found);
  });
});
