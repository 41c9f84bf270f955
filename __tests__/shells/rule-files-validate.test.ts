import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runCommand } from '../support/command-line.ts';
import { PROJECT } from '../support/project.ts';

const EXAMPLES = join(PROJECT, 'examples/rules');

describe('validate rules', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'quorate-rules-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const put = (name: string, text: string): string => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };
  const rule = (id: string, more = ''): string => `## ${id}: T\n- severity: blocking\n${more}\nText.\n`;

  it('takes the examples, of which there is one in Markdown and one in YAML', async () => {
    const files = readdirSync(EXAMPLES).map((name) => join(EXAMPLES, name));
    expect(files.map((name) => name.replace(/.*\./, '')).sort()).toEqual(['md', 'yml']);
    const run = await runCommand(['validate', 'rules', ...files]);
    expect(run).toEqual({
      exitCode: 0,
      stdout: `${join(EXAMPLES, 'billing.md')}: valid rules (2 rules: PAY-001, PAY-002)\n${join(EXAMPLES, 'service.yml')}: valid rules (2 rules: ORD-001, ORD-002)\n`,
      stderr: '',
    });
  });

  it('mentions a rule that has expired', async () => {
    const file = put(
      'old.md',
      rule('AB-1', '- expires: 2001-02-03\n') + rule('AB-2', '- expires: 2999-01-01\n'),
    );
    const { stdout } = await runCommand(['validate', 'rules', file]);
    expect(stdout).toBe(`${file}: valid rules (2 rules: AB-1, which expired on 2001-02-03, AB-2)\n`);
  });

  it('counts one rule as one, and reads standard input', async () => {
    const stdin = 'rules: [{id: AB-1, severity: blocking, title: T, text: X}]';
    const { stdout } = await runCommand(['validate', 'rules', '-'], { stdin });
    expect(stdout).toBe('-: valid rules (1 rule: AB-1)\n');
  });

  it('names every mistake of every file, and ids that stand in two', async () => {
    const a = put('a.md', rule('AB-1', '- severty: x\n'));
    const b = put('b.md', `${rule('AB-2')}${rule('AB-3')}`);
    const c = put('c.md', rule('AB-3'));
    const run = await runCommand(['validate', 'rules', a, b, c]);
    expect([run.exitCode, run.stdout]).toEqual([1, '']);
    expect(run.stderr).toBe(
      `${a}:3: AB-1: "severty" is not a key here. Did you mean severity?\n${c}:1: AB-3: stands here again, first at ${b}:5: keep one of them\n`,
    );
  });

  it('is not content with a file without rules', async () => {
    const file = put('none.md', '# None\n');
    expect(await runCommand(['validate', 'rules', file])).toMatchObject({
      exitCode: 1,
      stderr: `${file}: holds no rules: write them like "## PAY-001: Title" with a list below\n`,
    });
  });

  it('says when there is no such file, and when none is named', async () => {
    const missing = await runCommand(['validate', 'rules', join(folder, 'gone.md')]);
    expect([missing.exitCode, missing.stdout]).toEqual([1, '']);
    expect(missing.stderr).toContain('gone.md');
    expect(await runCommand(['validate', 'rules'])).toMatchObject({ exitCode: 2 });
  });

  it('says of a folder that it is none of the files', async () => {
    expect(await runCommand(['validate', 'rules', folder])).toEqual({
      exitCode: 2,
      stdout: '',
      stderr: `error: ${folder} is a folder: name a file\n`,
    });
  });

  it('takes several files for rules only', async () => {
    const run = await runCommand(['validate', 'config', '-', '-'], { stdin: '{}' });
    expect(run.exitCode).toBe(2);
  });

  it('is in the help', async () => {
    const { stdout } = await runCommand(['validate', '--help'], { columns: 120 });
    expect(stdout).toContain('rules takes any number of files');
  });

  it('is loaded only where somebody asks for it', () => {
    const shells = join(PROJECT, 'src/shells');
    const others = readdirSync(shells).filter((name) => !name.startsWith('rule-files'));
    const imports = others.filter((name) =>
      /^import (?!type )[^;]*?from '\.\/rule-files[\w-]*\.ts'/m.test(
        readFileSync(join(shells, name), 'utf8'),
      ),
    );
    expect(others).toContain('cli-tools.ts');
    expect(imports).toEqual([]);
  });
});
