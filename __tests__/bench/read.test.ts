import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { withFolder } from '../support/project.ts';
import { FOLDER, writeFiles } from './builders.ts';
import { read, type Sets } from './modules.ts';

/** The smallest whole folder with some files in place of others; undefined leaves a file out. */
function readWith(changes: { readonly [path: string]: unknown } = {}): Sets {
  const files = Object.entries({ ...FOLDER, ...changes }).filter(([, content]) => content !== undefined);
  return withFolder((folder) => {
    writeFiles(folder, Object.fromEntries(files));
    return read.readFolder(folder);
  });
}

const FINDINGS = 'martian/findings/shop-1.json';
const LABELS = 'martian/labels/shop-1.json';

function oneFinding(finding: object): object {
  return { reviewers: [{ name: 'ann', findings: [finding] }] };
}

describe('bench: read', () => {
  it('reads findings, labels and panels', () => {
    const { martian, aacr } = readWith();

    expect(martian?.pulls[0]?.findings.map(({ id, reviewer, line }) => [id, reviewer, line])).toEqual([
      ['ann#0', 'ann', 4],
      ['ann#1', 'ann', 0],
      ['bob#0', 'bob', 40],
    ]);
    expect(martian?.pulls[0]).toMatchObject({
      golden: [
        { id: 'g0', related: [] },
        { id: 'g1', related: [] },
      ],
      pairLines: null,
    });
    expect(martian?.pulls[0]?.labels.get('ann#0')).toEqual({ status: 'matched', golden: ['g0'] });
    expect(martian?.panels?.get('p4')).toEqual(['ann', 'bob']);
    expect(aacr?.pulls[0]).toMatchObject({
      pairLines: 10,
      findings: [{ firstLine: 7, line: 9 }, { firstLine: 11 }],
    });
  });

  it('takes an absent file or line, and one that is null, for none', () => {
    const { martian } = readWith({
      [FINDINGS]: {
        reviewers: [
          {
            name: 'ann',
            findings: [
              { id: 'a', issue: 'x' },
              { id: 'b', issue: 'y', file: null, line: null, start_line: null },
            ],
          },
        ],
      },
    });

    expect(martian?.pulls[0]?.findings).toMatchObject([
      { file: null, line: 0, firstLine: 0 },
      { file: null, line: 0, firstLine: 0 },
    ]);
  });

  it.each(['martian', 'aacr'])('reads a folder that holds only %s/', (name) => {
    const files = Object.entries(FOLDER).filter(([path]) => path.startsWith(name));
    const sets = withFolder((folder) => {
      writeFiles(folder, Object.fromEntries(files));
      return read.readFolder(folder);
    });

    expect(Object.keys(sets)).toEqual([name]);
  });

  it('reads a set without panels', () => {
    expect(readWith({ 'martian/panels.json': undefined }).martian?.panels).toBeNull();
  });

  it('refuses a folder that is not there, and one that holds neither set', () => {
    withFolder((folder) => {
      mkdirSync(join(folder, 'other'));
      expect(() => read.readFolder(join(folder, 'none'))).toThrow(/none: no such folder/);
      expect(() => read.readFolder(folder)).toThrow(/holds neither martian\/ nor aacr\//);
    });
  });

  it.each<[string, { readonly [path: string]: unknown }, RegExp]>([
    ['a missing list', { 'martian/prs.json': undefined }, /^martian\/prs\.json: cannot be read \(ENOENT\)$/],
    ['missing findings', { [FINDINGS]: undefined }, /^martian\/findings\/shop-1\.json: cannot be read/],
    ['missing labels', { [LABELS]: undefined }, /^martian\/labels\/shop-1\.json: cannot be read/],
    ['no JSON', { [LABELS]: '{' }, /^martian\/labels\/shop-1\.json: is no JSON$/],
    ['no list', { 'martian/prs.json': {} }, /^martian\/prs\.json: expected a list, found \{\}$/],
    [
      'an entry that is no object',
      { 'aacr/prs.json': [null] },
      /^aacr\/prs\.json: \[0\]: expected an object, found null$/,
    ],
    [
      'an id that leaves the folder',
      { 'aacr/prs.json': [{ id: '../x' }] },
      /\[0\]\.id: expected the name of a file/,
    ],
    ['an id of dots', { 'aacr/prs.json': [{ id: '..' }] }, /\[0\]\.id: expected the name of a file/],
    [
      'a pull request twice',
      { 'martian/prs.json': [{ id: 'shop-1' }, { id: 'shop-1' }] },
      /shop-1 is listed twice/,
    ],
    ['no reviewers', { [FINDINGS]: {} }, /shop-1\.json: reviewers: expected a list, found nothing$/],
    [
      'a finding without text',
      { [FINDINGS]: oneFinding({ id: 'a' }) },
      /reviewers\[0\]\.findings\[0\]\.issue: expected a text, found nothing$/,
    ],
    [
      'a line that is no number',
      { [FINDINGS]: oneFinding({ id: 'a', issue: 'x', line: '3' }) },
      /\.line: expected a whole number, found "3"$/,
    ],
    [
      'a first line that is no number',
      { [FINDINGS]: oneFinding({ id: 'a', issue: 'x', start_line: 0.5 }) },
      /\.start_line: expected a whole number/,
    ],
    [
      'a file that is no text',
      { [FINDINGS]: oneFinding({ id: 'a', issue: 'x', file: 3 }) },
      /\.file: expected a text, found 3$/,
    ],
    [
      'a finding twice',
      {
        [FINDINGS]: {
          reviewers: [
            {
              name: 'ann',
              findings: [
                { id: 'a', issue: 'x' },
                { id: 'a', issue: 'y' },
              ],
            },
          ],
        },
      },
      /the finding a is there twice/,
    ],
    [
      'a label without status',
      { [LABELS]: { golden: [], findings: { a: {} } } },
      /findings\.a\.status: expected a text/,
    ],
    [
      'a match without issue',
      { [LABELS]: { golden: [], findings: { a: { status: 'matched', golden: [{}] } } } },
      /findings\.a\.golden\[0\]\.golden: expected a text/,
    ],
    ['labels that are a list', { [LABELS]: { golden: [], findings: [] } }, /findings: expected an object/],
    ['no known issues', { [LABELS]: { findings: {} } }, /golden: expected a list, found nothing$/],
    [
      'a scope that is no number',
      { [LABELS]: { golden: [], findings: {}, pair_scope: { max_line_distance: 'ten' } } },
      /pair_scope\.max_line_distance: expected a whole number/,
    ],
    [
      'a panel that is no list',
      { 'martian/panels.json': { p4: 'ann' } },
      /^martian\/panels\.json: p4: expected a list, found "ann"$/,
    ],
  ])('says which file is broken, and where: %s', (_, changes, message) => {
    expect(() => readWith(changes)).toThrow(message);
  });
});
