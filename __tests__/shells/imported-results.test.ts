import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ConfigError } from '../../src/domain/errors.ts';
import { readToolLogs } from '../../src/shells/imported-results.ts';
import { readRules } from '../../src/shells/settings.ts';
import { handedResults, listedPaths, resultWord } from '../../src/shells/settings-gates.ts';

const LOG = { version: '2.1.0', runs: [{ tool: { driver: { name: 'Tö' } }, results: [] }] };
const TEXT = JSON.stringify(LOG);

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'quorate-test-'));
  const write = (name: string, content: string | Uint8Array) => writeFileSync(join(folder, name), content);
  for (const name of ['more', 'bare', 'many']) mkdirSync(join(folder, name));
  write('plain.sarif', TEXT);
  write('more/b.sarif', TEXT);
  write('more/a.SARIF.json', TEXT);
  write('more/other.json', '{}');
  write('bom.sarif', `\ufeff${TEXT}`);
  write('little.sarif', Buffer.from(`\ufeff${TEXT}`, 'utf16le'));
  write('little-bare.sarif', Buffer.from(TEXT, 'utf16le'));
  write('big.sarif', Buffer.from(`\ufeff${TEXT}`, 'utf16le').swap16());
  write('big-bare.sarif', Buffer.from(TEXT, 'utf16le').swap16());
  write('large.sarif', '');
  // Takes no room on a disk.
  truncateSync(join(folder, 'large.sarif'), 64 * 1024 * 1024 + 1);
  write('latin.sarif', Buffer.from(TEXT, 'latin1'));
  write('text.sarif', 'root:x:0:0:secret words');
  write('old.sarif', JSON.stringify({ version: '2.0.0', runs: [] }));
  write('deep.sarif', '['.repeat(101) + ']'.repeat(101));
  write('failed.sarif', JSON.stringify({ version: '2.1.0', runs: [{ tool: { driver: { name: 'T' } } }] }));
  for (let index = 0; index < 21; index++) write(`many/${index}.sarif`, TEXT);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (...paths: string[]) => readToolLogs(paths, { folder, environment: {} });

async function problemsOf(...paths: string[]): Promise<readonly string[]> {
  const error = await read(...paths).catch((thrown: unknown) => thrown);
  return error instanceof ConfigError ? error.problems : [];
}

describe('shells/imported-results', () => {
  it('reads files and the results in folders, each once', async () => {
    const logs = await read('plain.sarif', 'more', join('more', 'b.sarif'));
    expect(logs.map(({ source }) => source)).toEqual(['plain.sarif', 'more/a.SARIF.json', 'more/b.sarif']);
    expect(logs[0]?.value).toEqual(LOG);
  });

  it.each(['bom', 'little', 'little-bare', 'big', 'big-bare'])('reads the encoding of %s', async (name) => {
    expect((await read(`${name}.sarif`))[0]?.value).toEqual(LOG);
  });

  it.each([
    ['no.sarif', 'does not exist'],
    ['plain.sarif/x', 'does not exist'],
    ['bare', 'is a folder without *.sarif or *.sarif.json'],
    ['/dev/null', 'is neither a file nor a folder'],
    ['large.sarif', 'is larger than 67108864 bytes'],
    ['latin.sarif', 'is no text in UTF-8'],
    ['text.sarif', 'is not JSON, or not all of it'],
    ['old.sarif', 'is not SARIF 2.1.0: it has version 2.0.0'],
    ['deep.sarif', 'cannot be read: it is nested deeper than 100 levels'],
    ['failed.sarif', 'has no results in run 1 (T): the tool did not get as far as looking'],
  ])('names %s, which %s', async (path, words) => {
    expect(await problemsOf(path)).toEqual([`sarif-import: ${JSON.stringify(path)} ${words}`]);
  });

  it('names all that is wrong at once, and too many files', async () => {
    expect(await problemsOf('no.sarif', 'plain.sarif', 'old.sarif')).toHaveLength(2);
    expect(await problemsOf('many')).toEqual(['sarif-import: 21 files, at most 20 are read: name fewer']);
  });

  it('lets no name of a file write into a log', async () => {
    const name = 'a\u001b[31m.sarif';
    writeFileSync(join(folder, name), TEXT);
    expect((await read(name))[0]?.source).not.toContain('\u001b');
    expect(await problemsOf('no\u202e.sarif')).toEqual([expect.not.stringContaining('\u202e')]);
  });

  it('tells where the checkout was', async () => {
    const environment = { GITHUB_WORKSPACE: ' /checkouts/r\n', WORKSPACE: folder };
    const [log] = await readToolLogs(['plain.sarif'], { folder, environment });
    expect(log?.roots).toEqual([
      '/checkouts/r',
      folder,
      '/github/workspace',
      '/opt/atlassian/pipelines/agent/build',
    ]);
  });
});

describe('shells/settings-gates', () => {
  it.each([
    ['success', 'success'],
    ['SUCCESS', 'success'],
    ['passed', 'success'],
    ['true', 'success'],
    ['0', 'success'],
    ['failure', 'failure'],
    ['fail', 'failure'],
    ['false', 'failure'],
    ['1', 'failure'],
    ['-1', 'failure'],
    ['137', 'failure'],
    ['cancelled', 'cancelled'],
    ['ABORTED', 'cancelled'],
    ['skipped', 'skipped'],
    ['maybe', null],
    ['constructor', null],
    ['0x0', null],
    ['', null],
  ])('takes %j for %j', (text, word) => {
    expect(resultWord(text)).toBe(word);
  });

  it('hands results to the gates, and says what is none', () => {
    const given: Record<string, string> = { 'build-result': '0', 'test-result': 'failure' };
    const results = { build: 'success', lint: null, test: 'failure' };
    expect(handedResults((name) => given[name] ?? '')).toEqual(results);
    expect(readRules(given, ['opus']).rules?.gates.results).toEqual(results);
    expect(readRules({ 'lint-result': 'meh' }, ['opus']).problems).toEqual([
      'lint-result: "meh" is no result: give success, failure, cancelled or skipped, pass or fail, or an exit code',
    ]);
  });

  it('reads lists with commas and line ends', () => {
    expect(listedPaths(' a.sarif,b\n\n c d \r\n')).toEqual(['a.sarif', 'b', 'c d']);
  });
});
