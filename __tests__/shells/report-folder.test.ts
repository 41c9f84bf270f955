import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { reportFolder } from '../../src/shells/report-folder.ts';

describe('shells/report-folder', () => {
  let work = '';
  beforeEach(async () => {
    work = await mkdtemp(join(tmpdir(), 'report-folder-'));
  });
  afterEach(() => rm(work, { recursive: true, force: true }));

  it('makes the folder on the first write and leaves nothing but the files', async () => {
    const folder = reportFolder(join(work, 'a', 'b'));
    expect(folder.path()).toBeNull();

    await folder.write('reviewers/opus.json', '{}');
    await folder.write('triage.json', '[]');

    expect(folder.path()).toBe(join(work, 'a', 'b'));
    expect(await readdir(join(work, 'a', 'b'))).toEqual(['reviewers', 'triage.json']);
    expect(await readFile(join(work, 'a', 'b', 'triage.json'), 'utf8')).toBe('[]');
  });

  it('lets nobody else read the files', async () => {
    const path = await reportFolder(join(work, 'private')).write('triage.json', '{}');

    expect((await stat(path)).mode & 0o077).toBe(0);
  });

  it('replaces a link instead of writing through it', async () => {
    const outside = join(work, 'outside');
    await writeFile(outside, 'untouched');
    await symlink(outside, join(work, 'triage.json'));

    await reportFolder(work).write('triage.json', 'new');

    expect(await readFile(outside, 'utf8')).toBe('untouched');
    expect(await readFile(join(work, 'triage.json'), 'utf8')).toBe('new');
  });

  it.each(['report', 'report/reviewers'])('does not follow a link in place of %s', async (link) => {
    const outside = join(work, 'outside');
    await mkdir(outside);
    await mkdir(join(work, 'checkout', link, '..'), { recursive: true });
    await symlink(outside, join(work, 'checkout', link));

    const folder = reportFolder(join(work, 'checkout', 'report'));

    await expect(folder.write('reviewers/opus.json', '{}')).rejects.toThrow(/is a link/);
    expect(await readdir(outside)).toEqual([]);
  });

  it('throws and leaves no half file where the place cannot be written', async () => {
    await writeFile(join(work, 'file'), '');

    await expect(reportFolder(join(work, 'file')).write('triage.json', 'x')).rejects.toThrow();
    expect(await readdir(work)).toEqual(['file']);
  });

  it('names no folder while every write has failed', async () => {
    await mkdir(join(work, 'triage.json'));
    const folder = reportFolder(work);

    await expect(folder.write('triage.json', 'x')).rejects.toThrow();
    expect(folder.path()).toBeNull();
    expect(await readdir(work)).toEqual(['triage.json']);
  });
});
