import type { Rule } from '../domain/criteria.ts';
import { ConfigError } from '../domain/errors.ts';
import type { ChangeSource, TargetFolders } from '../domain/ports.ts';
import { mapLimited } from '../lib/limit.ts';
import { compareText } from '../lib/text.ts';
import { capped } from './config-file-problems.ts';
import { MAX_CONFIG_BYTES } from './repository-settings.ts';
import { type FoundFiles, findRuleFiles, linkProblem } from './rule-files-find.ts';
import { HOW_WRITTEN, parseRuleFiles, type RuleSet } from './rule-files-set.ts';

/** The rules of a repository, in the order of its files, and the paths that they were read at. */
export type RuleFiles = { readonly rules: readonly Rule[]; readonly names: readonly string[] };

const MAX_FILES = 20;

/** One more than such a file may have, so that a longer one is known. */
const READ_BYTES = MAX_CONFIG_BYTES + 1;

const READS_AT_A_TIME = 4;

/**
 * Reads the rules that the globs of a repository's settings name, at the tip of the branch that the change goes to and
 * never from the disk. Throws `ConfigError` with everything that is wrong, also where a glob names no rule: one that is
 * misspelt must not leave rules out in silence. Throws `ForgeError` where it cannot be told what is there. What is wrong with a
 * glob begins with `before`, which says where the globs stand.
 */
export async function readRuleFiles(
  source: Pick<ChangeSource, 'readTarget'> & TargetFolders,
  globs: readonly string[],
  before = '',
): Promise<RuleFiles> {
  // Globs are called by their place: their text may be anything.
  const sentence = (at: number, problem: string): string => `${before}rules[${at}]: ${problem}`;
  const found = await findRuleFiles(source, globs);
  refuse(found.flatMap(({ problems }, at) => problems.map((problem) => sentence(at, problem))));
  const names = [...new Set(found.flatMap(({ paths }) => paths))].sort(compareText);
  if (names.length > MAX_FILES) {
    refuse([
      `${before}rules: the globs name ${names.length} files, at most ${MAX_FILES} are read: name fewer`,
    ]);
  }
  const placeIn = (name: string, problem: string): string =>
    sentence(
      found.findIndex(({ paths }) => paths.includes(name)),
      problem,
    );
  const set = await parseRuleFiles(await readAll(source, names, placeIn));
  refuse(set.problems);
  refuse(found.flatMap((files, at) => (holdsRules(files, set) ? [] : [sentence(at, NO_RULES)])));
  return { rules: set.files.flatMap(({ rules }) => rules), names };
}

const NO_RULES = `the files that it names hold no rules: ${HOW_WRITTEN}`;

const NOT_THERE =
  'names a file that is not in the branch that the change goes to: merge the file there first, or write its path as it is there';

function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw new ConfigError(capped(problems));
}

async function readAll(
  source: Pick<ChangeSource, 'readTarget'>,
  names: readonly string[],
  sentence: (name: string, problem: string) => string,
): Promise<readonly { readonly name: string; readonly bytes: Uint8Array }[]> {
  const blobs = await mapLimited(names, READS_AT_A_TIME, async (name) => ({
    name,
    blob: await source.readTarget(name, READ_BYTES),
  }));
  refuse(
    blobs.flatMap(({ name, blob }) => {
      if (blob === null) return [sentence(name, NOT_THERE)];
      return blob.link ? [sentence(name, linkProblem(name))] : [];
    }),
  );
  return blobs.flatMap(({ name, blob }) => (blob === null ? [] : [{ name, bytes: blob.bytes }]));
}

/** A file may be for people only, but not all that a glob names. */
function holdsRules({ paths }: FoundFiles, { files }: RuleSet): boolean {
  return files.some(({ name, rules }) => paths.includes(name) && rules.length > 0);
}
