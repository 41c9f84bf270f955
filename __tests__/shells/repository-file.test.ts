import { Buffer } from 'node:buffer';
import { describe, expect, it } from '@jest/globals';
import { ConfigError, ForgeError } from '../../src/domain/errors.ts';
import type { ChangeSource } from '../../src/domain/ports.ts';
import { readRepositoryFile } from '../../src/shells/repository-file.ts';

const TIP = 'b'.repeat(40);

type Blob = Awaited<ReturnType<ChangeSource['readTarget']>>;

const textBlob = (text: string, link = false): Blob => ({
  bytes: Buffer.from(text),
  size: text.length,
  link,
});

/** A repository with these files at the tip of the target branch; an error stands for a forge that cannot tell. */
function sourceOf(files: Readonly<Record<string, Blob | Error>>) {
  const asked: string[] = [];
  return {
    asked,
    identify: async () => ({ base: { sha: TIP } }) as Awaited<ReturnType<ChangeSource['identify']>>,
    readTarget: (path: string, maxBytes: number): Promise<Blob> => {
      asked.push(path);
      const found = files[path] ?? null;
      if (found instanceof Error) return Promise.reject(found);
      return Promise.resolve(found === null ? null : { ...found, bytes: found.bytes.subarray(0, maxBytes) });
    },
  };
}

const thrownBy = (files: Readonly<Record<string, Blob | Error>>, setting = '.quorate.yml') =>
  readRepositoryFile(sourceOf(files), setting).catch((error: unknown) => error);

const problemsOf = async (...given: Parameters<typeof thrownBy>) => {
  const error = await thrownBy(...given);
  return error instanceof ConfigError ? error.problems : error;
};

describe('shells/repository-file', () => {
  it.each([
    ['.quorate.yml', '.quorate.yml', 'ignore: ["docs/**"]\n'],
    ['.quorate.yml', '.quorate.json', '{"ignore": ["docs/**"]}'],
    ['ci/review.yml', 'ci/review.yml', 'ignore: ["docs/**"]\n'],
  ])('reads for the setting %s the file %s at the tip', async (setting, path, text) => {
    const read = await readRepositoryFile(sourceOf({ [path]: textBlob(text) }), setting);
    expect(read).toEqual({ path, commit: TIP, config: { ignore: ['docs/**'] } });
  });

  it('takes a repository without such a file for one that says nothing', async () => {
    expect(await readRepositoryFile(sourceOf({}), '.quorate.yml')).toBeNull();
  });

  it('looks for nothing but a file that was named, which must be there', async () => {
    const source = sourceOf({ '.quorate.yml': textBlob('{}') });
    await expect(readRepositoryFile(source, 'ci/review.yml')).rejects.toThrow(ConfigError);
    expect(source.asked).toEqual(['ci/review.yml']);
    expect(await problemsOf({}, 'ci/review.yml')).toEqual([
      expect.stringContaining(
        `ci/review.yml is not in the branch that the change goes to (${TIP.slice(0, 12)})`,
      ),
    ]);
    expect(await problemsOf({}, 'ci/\u001b.yml')).toEqual([expect.not.stringContaining('\u001b')]);
  });

  it('chooses none of two files', async () => {
    const both = { '.quorate.yml': textBlob('{}'), '.quorate.json': textBlob('{}') };
    expect(await problemsOf(both)).toEqual([
      '.quorate.yml and .quorate.json are both there: keep one of them',
    ]);
  });

  it('follows no link', async () => {
    const files = { '.quorate.yml': textBlob('ignore: ["**"]', true) };
    expect(await problemsOf(files)).toEqual(['.quorate.yml is a link: put the file itself there']);
  });

  it.each([
    ['is wrong', 'ingore: []\n'],
    ['is longer than it may be', `ignore: ["a"]\n${'#'.repeat(64 * 1024)}`],
  ])('stops where the file %s', async (_name, text) => {
    expect(await thrownBy({ '.quorate.yml': textBlob(text) })).toBeInstanceOf(ConfigError);
  });

  it.each(['.quorate.yml', '.quorate.json'])('takes no trouble with %s for its absence', async (path) => {
    const trouble = new ForgeError('The forge is away.', 'Try again.');
    const other = { '.quorate.yml': textBlob('{}'), '.quorate.json': textBlob('{}') };
    expect(await thrownBy({ [path]: trouble })).toBe(trouble);
    expect(await thrownBy({ ...other, [path]: trouble })).toBe(trouble);
  });
});
