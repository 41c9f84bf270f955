import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { variableLines, writeVariables } from '../../src/shells/pipe-outputs.ts';
import { OUTPUTS, outputsOf, type Result } from '../../src/shells/pull-request-outputs.ts';
import { terminalHost } from '../../src/shells/terminal-host.ts';
import { inFolder } from '../support/command-line.ts';

const RESULT: Result = {
  conclusion: 'pass',
  headSha: 'a'.repeat(40),
  prVersion: 4,
  document: null,
  receipt: null,
  reportDir: 'build/quorate-report',
};

/** A host that keeps its warnings. */
function listener() {
  const said: string[] = [];
  return { said, host: terminalHost({ write: (text) => said.push(text) }, null, []) };
}

describe('shells/pipe-outputs', () => {
  it('names every output as a variable', () => {
    const { lines, left } = variableLines(outputsOf(RESULT));

    expect(left).toEqual([]);
    expect(lines.map((line) => line.replace(/=.*/, ''))).toEqual(
      Object.keys(OUTPUTS).map((name) => `QUORATE_${name.toUpperCase().replaceAll('-', '_')}`),
    );
    expect(lines).toEqual(
      expect.arrayContaining([
        'QUORATE_CONCLUSION=pass',
        `QUORATE_HEAD_SHA=${'a'.repeat(40)}`,
        'QUORATE_PR_VERSION=4',
        'QUORATE_REPORT_DIR=build/quorate-report',
      ]),
    );
  });

  it('writes nothing that a line or a shell could take for more', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '$(touch x)',
        '`id`',
        'a\nQUORATE_CONCLUSION=pass',
        'a\rb',
        'a b',
        "'",
        '"',
        'a;b',
        'a\u2028b',
        '~',
        '*',
        '\\',
      ),
    );
    fc.assert(
      fc.property(anything, anything, (reportDir, headSha) => {
        const { lines } = variableLines(outputsOf({ ...RESULT, reportDir, headSha }));

        for (const line of lines) expect(line).toMatch(/^QUORATE_[A-Z_]+=[\p{L}\p{M}\p{N}_./:@+,-]*$/u);
      }),
    );
  });

  it('leaves a path with blanks out, and says so', () =>
    inFolder(async (folder) => {
      const { host, said } = listener();
      const path = join(folder, 'variables');
      await writeVariables(outputsOf({ ...RESULT, reportDir: '/a b' }), variables(path), host);

      expect(readFileSync(path, 'utf8')).not.toContain('REPORT_DIR');
      expect(said.join('')).toContain('QUORATE_REPORT_DIR left out');
    }));

  it('adds to what other pipes wrote, from the start of a line', () =>
    inFolder(async (folder) => {
      const path = join(folder, 'variables');
      writeFileSync(path, 'OTHER=1');
      const { host } = listener();
      await writeVariables({ conclusion: 'block' }, variables(path), host);
      appendFileSync(path, 'LATER=1\n');
      await writeVariables({ conclusion: 'pass' }, variables(path), host);

      expect(readFileSync(path, 'utf8')).toBe(
        'OTHER=1\nQUORATE_CONCLUSION=block\nLATER=1\nQUORATE_CONCLUSION=pass\n',
      );
    }));

  it('writes nowhere where no file is named', () =>
    inFolder(async (folder) => {
      const { host, said } = listener();
      await writeVariables({ conclusion: 'pass' }, {}, host);

      expect(existsSync(join(folder, 'variables'))).toBe(false);
      expect(said).toEqual([]);
    }));

  it('warns where the file cannot be written', () =>
    inFolder(async (folder) => {
      const { host, said } = listener();
      mkdirSync(join(folder, 'variables'));
      await writeVariables({ conclusion: 'pass' }, variables(join(folder, 'variables')), host);

      expect(said.join('')).toMatch(/^warning: the variables for later steps could not be written: EISDIR/);
    }));
});

function variables(path: string) {
  return { BITBUCKET_PIPELINES_VARIABLES_PATH: path };
}
