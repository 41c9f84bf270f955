import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { loadValidator } from '../src/domain/contract.ts';
import type { Recording, ReviewDocument } from '../src/domain/contracts.generated.ts';
import { inFolder, readJsonFile, runCommand } from './support/command-line.ts';
import { type GitRepo, makeGitRepo, type TreeFile } from './support/git-repo.ts';

function file(path: string, content: string): TreeFile {
  return { path, mode: '100644', content: Buffer.from(content) };
}

const BASE = [file('src/pay.ts', 'export const options = {};\n')];
const HEAD = [file('src/pay.ts', 'export const options = { rejectUnauthorized: false };\n')];

describe('a review by rules, and its replay', () => {
  let repo: GitRepo;
  let commits: readonly string[];

  beforeEach(() => {
    repo = makeGitRepo();
    commits = repo.commit(BASE, HEAD);
  });
  afterEach(() => repo.dispose());

  function review(folder: string) {
    const range = ['--base', commits[0] ?? '', '--head', commits[1] ?? ''];
    return runCommand(['review', ...range, '--repository', repo.dir, '--report-dir', folder], {
      columns: 120,
    });
  }

  /** The review document of a replay of the recording, changed as wanted. */
  async function replayed(folder: string, change: (recording: Recording) => Recording) {
    const recording = change(readJsonFile(folder, 'recording.json') as Recording);
    const path = join(folder, 'changed.json');
    writeFileSync(path, JSON.stringify(recording));
    const again = await runCommand(['replay', path, '--report-dir', join(folder, 'again')]);
    return { again, document: readJsonFile(folder, 'again', 'review.json') as ReviewDocument };
  }

  it('says that no model has judged, cites the rule, and keeps its contracts', () =>
    inFolder(async (folder) => {
      const { exitCode, stdout } = await review(folder);
      const { conformance, findings } = readJsonFile(folder, 'review.json') as ReviewDocument;

      expect(exitCode).toBe(1);
      expect(stdout).toContain('rules only: one deterministic reviewer, no model has judged this change');
      expect(stdout).toContain('rule SEC-001 of Quorate');
      expect(findings).toMatchObject([{ ruleId: 'SEC-001', bucket: 'accepted' }]);
      expect(conformance.rules.find(({ id }) => id === 'SEC-001')).toMatchObject({
        status: 'violated',
        gap: null,
      });
      for (const [name, contract] of [
        ['reviewers/sonnet.json', 'reviewer-output'],
        ['recording.json', 'recording'],
        ['review.json', 'review'],
      ] as const) {
        expect([name, (await loadValidator(contract))(readJsonFile(folder, name))]).toEqual([name, []]);
      }
    }));

  it('passes without an approval, and says so in every file', () =>
    inFolder(async (folder) => {
      commits = repo.commit(BASE, [file('src/pay.ts', 'export const options = { retries: 2 };\n')]);
      const { exitCode, stdout } = await review(folder);
      const { conclusion, triage } = readJsonFile(folder, 'review.json') as ReviewDocument;

      expect([exitCode, conclusion, triage?.approved]).toEqual([0, 'pass', false]);
      expect(stdout).toContain('no model has judged this change');
      expect(readJsonFile(folder, 'triage.json')).toMatchObject({ accepted: [], approved: false });
      expect(readJsonFile(folder, 'state.json')).toMatchObject({
        reviewIterations: [{ decision: 'escalate' }],
      });
    }));

  it('replays with the rules of its day, whatever this version has', () =>
    inFolder(async (folder) => {
      await review(folder);
      const first = readJsonFile(folder, 'review.json') as ReviewDocument;
      const same = await replayed(folder, (recording) => recording);

      expect(same.document.conformance).toEqual(first.conformance);
      expect(same.again.exitCode).toBe(1);

      const { document } = await replayed(folder, ({ criteria = { rules: [], left: [] }, ...recording }) => ({
        ...recording,
        criteria: {
          rules: criteria.rules
            .filter(({ id }) => id === 'SEC-001')
            .map((rule) => ({ ...rule, title: 'As it was' })),
          left: [],
        },
      }));
      expect(document.conformance.rules.map(({ id, title }) => [id, title])).toEqual([
        ['SEC-001', 'As it was'],
      ]);
    }));

  it('replays a recording that knows no rules without any', () =>
    inFolder(async (folder) => {
      await review(folder);
      const { again, document } = await replayed(folder, ({ criteria: _, ...older }) => older);

      expect(document.conformance).toEqual({ rules: [], left: [] });
      expect(again.stdout).not.toMatch(/^Rules$/m);
    }));
});
