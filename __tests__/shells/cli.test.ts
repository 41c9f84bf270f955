import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { CONTRACTS } from '../../src/domain/contract.ts';
import type { Recording } from '../../src/domain/contracts.generated.ts';
import { COMMANDS } from '../../src/shells/help.ts';
import { settingsOf } from '../../src/shells/settings-table.ts';
import { inFolder, readJsonFile, runCommand } from '../support/command-line.ts';
import { PROJECT } from '../support/project.ts';

const DEMO = join(PROJECT, 'examples', 'demo', 'recording.json');

const DIFF = `diff --git a/a.txt b/a.txt
index 1111111..2222222 100644
--- a/a.txt
+++ b/a.txt
@@ -1 +1,2 @@
 a
+b
`;

describe('shells/cli', () => {
  it('shows what there is, and exits 2 where nothing was asked for', async () => {
    const [asked, bare] = [await runCommand(['--help']), await runCommand([])];

    expect([asked.exitCode, bare.exitCode]).toEqual([0, 2]);
    for (const { name, summary } of COMMANDS) {
      expect(asked.stdout).toContain(`  ${name} `);
      expect(asked.stdout).toContain(summary);
    }
  });

  it.each(COMMANDS.map(({ name }) => [name]))(
    'explains every option of %s within the width',
    async (name) => {
      const { exitCode, stdout } = await runCommand([name, '--help'], { columns: 80 });

      expect(exitCode).toBe(0);
      for (const flag of COMMANDS.find((command) => command.name === name)?.flags ?? []) {
        expect(stdout).toContain(`--${flag.name}`);
      }
    },
  );

  it('documents each setting of a review', async () => {
    const { stdout } = await runCommand(['review', '--help']);

    for (const { name } of settingsOf('command')) expect(stdout).toContain(`--${name}`);
  });

  it.each([
    [['reveiw'], 'Did you mean review?'],
    [['nonsense-entirely'], 'Commands: review'],
    [['review', '--bsae', 'x'], 'Did you mean --base?'],
    [['review', 'main'], '--base REF'],
    [['replay'], 'replay FILE'],
    [['demo', 'x'], 'demo takes no'],
    [['validate', 'triage-output'], 'validate NAME FILE'],
    [['validate', 'triage-ouptut', 'x'], 'Did you mean triage-output?'],
    [['inspect', 'dif', 'x'], 'inspect diff FILE'],
    [['inspect', 'diff'], 'inspect diff FILE'],
  ])('answers %j with exit code 2 and what to do', async (argv, words) => {
    const { exitCode, stderr, stdout } = await runCommand(argv);

    expect([exitCode, stdout]).toEqual([2, '']);
    expect(stderr).toContain(words);
  });

  it('says which file cannot be read', async () => {
    const { exitCode, stderr } = await runCommand(['inspect', 'diff', '/nonexistent/x.diff']);

    expect(exitCode).toBe(1);
    expect(stderr).toContain('/nonexistent/x.diff');
    expect(stderr).not.toContain('fault of quorate');
  });

  it('prints what the parser sees in a diff from standard input', async () => {
    const { exitCode, stdout } = await runCommand(['inspect', 'diff', '-'], { stdin: DIFF });

    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout)).toEqual({
      incomplete: false,
      files: [
        {
          oldPath: 'a.txt',
          newPath: 'a.txt',
          status: 'modified',
          oldMode: '100644',
          newMode: '100644',
          binary: false,
          submodule: false,
          truncated: false,
          hunks: [
            {
              oldStart: 1,
              oldLines: 1,
              newStart: 1,
              newLines: 2,
              lines: [
                [' ', 1, 1, 'a'],
                ['+', null, 2, 'b'],
              ],
            },
          ],
        },
      ],
    });
  });

  it.each([
    ['text that is no diff', 'hello\nworld\n'],
    ['a combined diff without files that can be read', 'diff --cc x\n'],
  ])('does not take %s for an empty change', async (_, stdin) => {
    const { exitCode, stdout, stderr } = await runCommand(['inspect', 'diff', '-'], { stdin });
    const silent =
      exitCode === 0 && !stdout.includes('"incomplete":true') && !stdout.includes('"incomplete": true');

    expect(silent).toBe(false);
    expect(stderr).not.toBe('');
  });

  it('takes an empty diff for a change without files', async () => {
    const { exitCode, stdout } = await runCommand(['inspect', 'diff', '-'], { stdin: '' });

    expect([exitCode, JSON.parse(stdout)]).toEqual([0, { incomplete: false, files: [] }]);
  });

  it.each([
    ['{"findings": []}', undefined, 0, 'ok'],
    ['```json\n{"findings": []}\n```', undefined, 0, 'repaired'],
    ['{"findings": []}', 'length', 0, 'partial'],
    ['{"findings": []}', 'refusal', 1, 'refused'],
    ['Looks good!', undefined, 1, 'invalid'],
  ])('reads the answer %j that ended with %s', async (stdin, reason, exitCode, status) => {
    const more = reason === undefined ? [] : ['--finish-reason', reason];
    const run = await runCommand(['inspect', 'answer', '-', ...more], { stdin });

    expect(run.exitCode).toBe(exitCode);
    expect(JSON.parse(run.stdout)).toMatchObject({ status, findings: [], dropped: expect.any(Array) });
  });

  it('tells a valid document from one that is not, and names each fault', () =>
    inFolder(async (folder) => {
      const file = join(folder, 'x.json');
      writeFileSync(file, '{"findings": [], "approved": true}');
      expect(await runCommand(['validate', 'reviewer-output', file])).toMatchObject({
        exitCode: 0,
        stderr: '',
      });

      writeFileSync(file, '{"findings": [{"severity": "grave"}]}');
      const { exitCode, stderr } = await runCommand(['validate', 'reviewer-output', file]);
      expect(exitCode).toBe(1);
      expect(stderr).toContain('/findings/0/severity must be one of "blocking", "important", "suggestion"');
      expect(stderr).toContain('approved');

      writeFileSync(file, '[['.repeat(100_000));
      expect(await runCommand(['validate', 'memory', file])).toMatchObject({ exitCode: 1 });
    }));

  it('knows all contracts', async () => {
    const { stdout } = await runCommand(['validate', '--help'], { columns: 120 });

    for (const name of CONTRACTS) expect(stdout.replace(/\s+/g, ' ')).toContain(name);
  });

  it('shows the example without key or network, always with exit code 0, and no secret in it', async () => {
    const { exitCode, stdout, stderr } = await runCommand(['demo']);

    expect([exitCode, stderr]).toEqual([0, '']);
    for (const word of ['opus', 'sonnet', 'gpt', 'Disagreements', 'Rejected', 'secret'])
      expect(stdout).toContain(word);
    expect(readFileSync(DEMO, 'utf8')).not.toMatch(/sk_live|Q7mZ2xK9/);
  });

  it('replays the example to the same end each time', () =>
    inFolder(async (folder) => {
      const runs = [];
      for (const name of ['a', 'b'])
        runs.push(await runCommand(['replay', DEMO, '--report-dir', join(folder, name)]));

      expect(runs[0]?.stdout).toBe(runs[1]?.stdout);
      expect(runs[0]?.exitCode).toBe(1);
      expect(runs[0]?.stderr).not.toContain('not asked for');
      expect(readJsonFile(folder, 'a', 'triage.json')).toEqual(readJsonFile(folder, 'b', 'triage.json'));
      expect(JSON.stringify(readJsonFile(folder, 'a', 'review.json'))).not.toContain(
        'differs from the recorded one',
      );
    }));

  it('lets a replay be judged by other rules', async () => {
    const never = await runCommand(['replay', DEMO, '--fail-on', 'never']);

    expect(never.exitCode).toBe(0);
  });

  describe('of a run in which fewer seats were asked than its panel had', () => {
    /** Replays the example with other settings of triage and the seats that are named, alone. */
    const replayWith = (
      settings: Readonly<Record<string, string>>,
      slots: readonly string[],
      ...flags: string[]
    ) =>
      inFolder(async (folder) => {
        const recording = readJsonFile(DEMO) as Recording;
        const seats = recording.seats.filter(({ slot }) => slots.includes(slot));
        const turns = recording.turns.filter(({ label }) => slots.some((slot) => label.startsWith(slot)));
        const file = join(folder, 'recording.json');
        const changed = { ...recording, seats, turns, settings: { ...recording.settings, ...settings } };
        writeFileSync(file, JSON.stringify(changed));
        return await runCommand(['replay', file, ...flags]);
      });
    const ALL = ['opus', 'sonnet', 'gpt'];

    it.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
      ['an agent', { 'triage-slot': 'fable' }, ALL],
      ['a seat that checks', { 'triage-cross-check-slot': 'fable' }, ALL],
      ['a check by a second seat', { 'triage-cross-check': 'true' }, ['opus']],
    ])('lets settings name %s that was not asked', async (_name, settings, slots) => {
      const asBefore = await replayWith({}, slots);
      const { exitCode, stderr, stdout } = await replayWith(settings, slots);

      expect([exitCode, stderr]).toEqual([asBefore.exitCode, asBefore.stderr]);
      expect(stdout.split('\n')[0]).toBe(asBefore.stdout.split('\n')[0]);
    });

    it('refuses a flag that names a seat without an answer', async () => {
      const { exitCode, stderr } = await replayWith({}, ALL, '--triage-slot', 'fable');

      expect(exitCode).toBe(2);
      expect(stderr).toContain('fable is not on the panel');
    });
  });

  it('says which recorded answers a replay did not come to, and misses none in silence', () =>
    inFolder(async (folder) => {
      const recording = readJsonFile(DEMO) as { turns: { label: string }[] };
      const [first, ...others] = recording.turns;
      const file = join(folder, 'recording.json');
      writeFileSync(
        file,
        JSON.stringify({ ...recording, turns: [{ ...first, label: 'opus/7/0' }, ...others] }),
      );

      const { exitCode, stdout, stderr } = await runCommand(['replay', file]);
      expect(stderr).toContain('opus/7/0');
      expect(stdout).toContain('2 of 3');
      expect(exitCode).toBe(1);
    }));

  it('refuses a recording that it cannot read', () =>
    inFolder(async (folder) => {
      const file = join(folder, 'recording.json');
      writeFileSync(file, '{"version": 1}');
      const faulty = await runCommand(['replay', file]);
      writeFileSync(file, 'no JSON');
      const broken = await runCommand(['replay', file]);

      expect([faulty.exitCode, broken.exitCode]).toEqual([2, 2]);
      expect(faulty.stderr).toContain('not a recording of this version');
      expect(broken.stderr).toContain('not JSON');
    }));
});
