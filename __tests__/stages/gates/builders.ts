import type { ChangedFile, ChangeIdentity, ChangeSet, DiffLine, Hunk } from '../../../src/domain/change.ts';
import { type GateRules, type SecretHit, USUAL_GATES } from '../../../src/domain/gates.ts';
import { runGates } from '../../../src/stages/gates/gates.ts';
import { maskSecrets } from '../../../src/stages/gates/mask.ts';
import type { Scanner } from '../../../src/stages/gates/secretlint.ts';

const LETTERS = 'Ab3dEf7hIjK1mNoPq9rStUv5wXyZ0cGi2LuQ4sTa6VbW8x';

/** A text that looks random, the same each time. Tokens are made from it while tests run: no file holds one. */
export function noise(length: number, seed = 0, alphabet = LETTERS): string {
  return Array.from(
    { length },
    (_, index) => alphabet[(index * 7 + index * index + seed * 13) % alphabet.length],
  ).join('');
}

const HEX = 'abcdef0123456789';
const UPPER = 'ABCDEFGHJKLMNPQR23456789';

/** One secret of each kind, put together here. */
export const TOKENS: readonly (readonly [rule: string, token: string])[] = [
  ['aws-access-key-id', `AK${'IA'}${noise(16, 1, UPPER)}`],
  ['github-token', `gh${'p_'}${noise(36, 2)}`],
  ['github-token', `github${'_pat_'}${noise(22, 3)}_${noise(59, 4)}`],
  ['gitlab-token', `gl${'pat-'}${noise(20, 5)}`],
  ['bitbucket-token', `AT${'BB'}${noise(32, 6)}`],
  ['bitbucket-token', `AT${'ATT3'}${noise(180, 7)}`],
  ['slack-token', `xo${'xb-'}${noise(11, 8, '0123456789')}-${noise(24, 9)}`],
  ['stripe-key', `sk${'_live_'}${noise(24, 10)}`],
  ['anthropic-key', `sk-${'ant-'}api03-${noise(93, 11)}AA`],
  ['openai-key', `sk-${'proj-'}${noise(48, 12)}`],
  ['openai-key', `s${'k-'}${noise(48, 13)}`],
  ['google-key', `AI${'za'}${noise(35, 14)}`],
  ['google-key', `GOC${'SPX-'}${noise(28, 15)}`],
  ['npm-token', `np${'m_'}${noise(36, 16)}`],
  ['pypi-token', `pypi${'-AgE'}${noise(90, 17)}`],
  ['sendgrid-key', `S${'G.'}${noise(22, 18)}.${noise(43, 19)}`],
  ['huggingface-token', `h${'f_'}${noise(34, 20)}`],
  ['digitalocean-token', `dop${'_v1_'}${noise(64, 21, HEX)}`],
  ['age-key', `AGE-SECRET${'-KEY-1'}${noise(58, 22, UPPER)}`],
  ['jwt', `ey${'J'}${noise(33, 23)}.ey${'J'}${noise(60, 24)}.${noise(43, 25)}`],
];

/** The lines of a private key file, its marks included. */
export function privateKeyLines(kind = 'RSA ', bodyLines = 12): string[] {
  const body = Array.from({ length: bodyLines }, (_, index) =>
    noise(index === bodyLines - 1 ? 40 : 64, index + 30),
  );
  return [`-----BEGIN ${kind}PRIVATE${' KEY'}-----`, ...body, `-----END ${kind}PRIVATE${' KEY'}-----`];
}

/** Lines of a hunk from texts that begin with their mark. */
export function hunk(marked: readonly string[], start = 1, section = ''): Hunk {
  let oldLine = start;
  let newLine = start;
  const lines = marked.map((text): DiffLine => {
    const mark = text.startsWith('+') ? '+' : text.startsWith('-') ? '-' : ' ';
    return {
      mark,
      oldLine: mark === '+' ? null : oldLine++,
      newLine: mark === '-' ? null : newLine++,
      text: text.slice(1),
    };
  });
  return {
    oldStart: start,
    oldLines: oldLine - start,
    newStart: start,
    newLines: newLine - start,
    section,
    lines,
  };
}

/** A modified file with the given hunks. */
export function changedFile(
  path: string,
  hunks: readonly Hunk[],
  overrides: Partial<ChangedFile> = {},
): ChangedFile {
  const lines = hunks.flatMap((entry) => entry.lines);
  const bytes = lines.reduce((sum, line) => sum + line.text.length + 1, 0);
  const additions = lines.filter((line) => line.mark === '+').length;
  const deletions = lines.filter((line) => line.mark === '-').length;
  return {
    path,
    oldPath: null,
    status: 'modified',
    oldMode: '100644',
    newMode: '100644',
    additions,
    deletions,
    attributes: { vendored: null, generated: null, noDiff: null },
    diff: {
      oldPath: path,
      newPath: path,
      status: 'modified',
      oldMode: '100644',
      newMode: '100644',
      binary: false,
      submodule: false,
      truncated: false,
      additions,
      deletions,
      hunks,
      bytes,
    },
    missing: null,
    content: {
      binary: { base: false, head: false },
      minified: { base: false, head: false },
      generatedMark: { base: false, head: false },
    },
    context: [],
    ...overrides,
  };
}

/** A change of the given files. */
export function changeOf(files: readonly ChangedFile[], identity: Partial<ChangeIdentity> = {}): ChangeSet {
  return {
    identity: {
      forge: 'local',
      repository: 'shop',
      number: null,
      base: { ref: 'main', sha: 'a'.repeat(40) },
      head: { ref: 'topic', sha: 'b'.repeat(40) },
      mergeBase: 'a'.repeat(40),
      author: null,
      title: null,
      body: null,
      ...identity,
    },
    files,
    gaps: [],
  };
}

/** A change of one file in which all the given lines are added. */
export function addition(lines: readonly string[]): ChangeSet {
  return changeOf([changedFile('src/config.ts', [hunk(lines.map((line) => `+${line}`))])]);
}

/** Secrets masked and all gates over the rest, as a run does it one after the other. */
export async function gatesOver(
  change: ChangeSet,
  rules: Omit<GateRules, 'today'> & Partial<GateRules> = USUAL_GATES,
  known: readonly SecretHit[] = [],
  scanner?: Scanner,
) {
  const { values, ...masked } = await maskSecrets(change, known, scanner);
  const report = runGates({ ...masked, raw: null }, { today: '1970-01-01', ...rules });
  return { report, change: masked.change, values };
}
