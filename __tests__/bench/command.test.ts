import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { PROJECT, withFolder } from '../support/project.ts';
import { type NodeRun, runNode } from '../support/run-node.ts';
import { FOLDER, writeFiles } from './builders.ts';

const COMMAND = join(PROJECT, 'bench', 'triage-quality.mjs');

/** Runs the command in a folder `data` of its own that holds these files. */
function run(args: readonly string[], files: { readonly [path: string]: unknown } = FOLDER): NodeRun {
  return withFolder((folder) => {
    writeFiles(join(folder, 'data'), files);
    return runNode([COMMAND, ...args], folder);
  });
}

describe('bench: npm run bench:triage', () => {
  it('prints one object of fractions with --json, and nothing else', () => {
    const { status, stdout, stderr } = run(['--json', 'data']);

    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({
      martian: {
        p4: {
          union: { pairF1: 0, acceptedRecall: 0.5 },
          quorate: { pairF1: 1, acceptedPrecision: 1, acceptedRecall: 0.5, clustersPerIssue: 1 },
        },
      },
      aacr: { llm6: { 'file+line': { falseMergeRate: 1 }, quorate: { falseMergeRate: 0 } } },
    });
  });

  it('prints a table for each panel', () => {
    const { status, stdout } = run(['data']);

    expect(status).toBe(0);
    expect(stdout).toMatch(/^martian p4: .*\nmethod .*accepted F1.*\nsingle:ann /m);
    expect(stdout).toMatch(/^aacr llm6: .*\nmethod .*false merges$/m);
  });

  it('prints tables for a document with --markdown', () => {
    expect(run(['data', '--markdown']).stdout).toMatch(/^\| quorate \| 100\.0 \|/m);
  });

  it('prints how it is used with --help', () => {
    expect(run(['--help'])).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^usage: /),
      stderr: '',
    });
  });

  it.each<[string, readonly string[], { readonly [path: string]: unknown }, RegExp]>([
    ['no folder', [], FOLDER, /no folder given: .*docs\/benchmarks\.md/],
    ['a folder that is not there', ['none'], FOLDER, /none: no such folder/],
    ['a folder with neither set', ['data'], { 'notes.txt': '' }, /holds neither martian\/ nor aacr\//],
    ['two folders', ['data', 'data'], FOLDER, /one folder is read, not 2/],
    ['an unknown option', ['--jsn', 'data'], FOLDER, /--jsn/],
    ['two forms at once', ['--json', '--markdown', 'data'], FOLDER, /exclude one another/],
    ['a broken file', ['--json', 'data'], { ...FOLDER, 'aacr/prs.json': '[' }, /aacr\/prs\.json: is no JSON/],
  ])('says in one line what is wrong, and exits with 2: %s', (_, args, files, message) => {
    const { status, stdout, stderr } = run(args, files);

    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(message);
    expect(stderr.trimEnd()).not.toContain('\n');
  });
});
