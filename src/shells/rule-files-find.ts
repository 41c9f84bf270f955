import { globProblem } from '../domain/glob.ts';
import { expandBraces, globMatcher, type Matcher } from '../domain/glob-matcher.ts';
import type { FolderEntry, FolderList, TargetFolders } from '../domain/ports.ts';
import { RULE_FILE } from '../domain/rule-path.ts';
import { mapLimited } from '../lib/limit.ts';
import { compareText, logSafe, oneLine } from '../lib/text.ts';

/** What one glob of a repository names: paths in order, and everything that is wrong with it, a sentence each. */
export type FoundFiles = { readonly paths: readonly string[]; readonly problems: readonly string[] };

/** Folders that `**` goes down, and folders that are listed for all globs together. */
const MAX_LEVELS = 8;
const MAX_FOLDERS = 200;

/** Lists of folders that are under way at a time. */
const LISTS_AT_A_TIME = 4;

/** Columns of a path in a message. */
const MAX_NAME = 120;

const WILDCARD = /[*?[]/;

/** Lists a folder, each only once; null where it would be one folder too many. */
type List = (folder: string) => Promise<FolderList | null>;

/**
 * Finds the files that globs name, one answer for each, by lists of folders at the target branch alone. A name that is
 * written out is answered as it is. Links and submodules are never followed.
 */
export async function findRuleFiles(
  source: TargetFolders,
  globs: readonly string[],
): Promise<readonly FoundFiles[]> {
  const list = listOnce(source);
  const found: FoundFiles[] = [];
  // One after the other: what is listed for one glob is known for the next.
  for (const glob of globs) found.push(await findFiles(list, glob));
  return found;
}

/** More folders than are listed: thrown inside this file only. */
class TooManyFolders extends Error {}

function listOnce(source: TargetFolders): List {
  const lists = new Map<string, Promise<FolderList | null>>();
  return (folder) => {
    const known = lists.get(folder);
    if (known !== undefined) return known;
    if (lists.size >= MAX_FOLDERS) throw new TooManyFolders();
    const asked = source.listTarget(folder);
    lists.set(folder, asked);
    return asked;
  };
}

async function findFiles(list: List, glob: string): Promise<FoundFiles> {
  const plain = plainGlobs(glob);
  const problem = [glob, ...plain].map(problemOf).find((text) => text !== null) ?? null;
  if (problem !== null) return { paths: [], problems: [problem] };
  const found: FoundFiles[] = [];
  for (const one of plain) found.push(WILDCARD.test(one) ? await walk(list, one) : literal(one));
  const paths = [...new Set(found.flatMap((files) => files.paths))];
  const problems = [...new Set(found.flatMap((files) => files.problems))];
  if (paths.length > 0 || problems.length > 0) return { paths, problems };
  return { paths, problems: [NO_FILE] };
}

const NO_FILE =
  'matches no file ending in .md, .yml, .yaml or .json in the branch that the change goes to: check how it is written';

/** A glob without its braces, which may stand over several folders; a folder alone stands for all below it. */
function plainGlobs(glob: string): readonly string[] {
  return globProblem(glob) === null ? expandBraces(glob.endsWith('/') ? `${glob}**` : glob) : [];
}

/** What is wrong with a glob; one out of braces can be what no glob may be, such as a path from the root of the disk. */
function problemOf(glob: string): string | null {
  return globProblem(glob) ?? (glob.includes('//') ? 'must not hold an empty name between two "/"' : null);
}

function literal(path: string): FoundFiles {
  if (RULE_FILE.test(path)) return { paths: [path], problems: [] };
  return {
    paths: [],
    problems: [
      'names a file that ends in none of .md, .yml, .yaml and .json; for a folder put a "/" behind it',
    ],
  };
}

/** A glob without braces, in the names that it is made of. */
type Route = {
  readonly names: readonly string[];
  /** The index of the first name that stands for any number of folders; behind all of them where none does. */
  readonly open: number;
  readonly matches: Matcher;
};

async function walk(list: List, glob: string): Promise<FoundFiles> {
  const names = glob.split('/');
  const open = names.findIndex((name) => name.startsWith('**'));
  const route: Route = { names, open: open < 0 ? names.length : open, matches: globMatcher([glob]) };
  const first = names.findIndex((name) => WILDCARD.test(name));
  try {
    return await descend(list, route, first);
  } catch (error) {
    if (!(error instanceof TooManyFolders)) throw error;
    return {
      paths: [],
      problems: [`goes through more than ${MAX_FOLDERS} folders: name the folder that the rules are in`],
    };
  }
}

/** Goes down level by level from the folder that the first names of the glob make. */
async function descend(list: List, { names, open, matches }: Route, first: number): Promise<FoundFiles> {
  const paths: string[] = [];
  const problems: string[] = [];
  let folders: readonly string[] = [names.slice(0, first).join('/')];
  for (let level = first; folders.length > 0; level++) {
    if (level - open > MAX_LEVELS) {
      problems.push(`goes down more than ${MAX_LEVELS} folders: name the folder that the rules are in`);
      break;
    }
    const lists = await mapLimited(folders, LISTS_AT_A_TIME, async (folder) => list(folder));
    const cut = folders.filter((_folder, at) => lists[at]?.complete === false);
    problems.push(...cut.map(cutProblem));
    const inside = folders.flatMap((folder, at) => entriesOf(folder, lists[at] ?? null));
    const named = inside.filter(({ path }) => RULE_FILE.test(path) && matches(path));
    problems.push(...named.flatMap((entry) => entryProblem(entry) ?? []));
    paths.push(...named.filter(({ kind }) => kind === 'file').map(({ path }) => path));
    const leadsOn = leadsOnAt(names, open, level);
    const next = inside.filter(({ kind, name }) => kind === 'folder' && leadsOn(name));
    folders = next.map(({ path }) => path);
  }
  return { paths: paths.sort(compareText), problems };
}

function entryProblem({ kind, path }: PlacedEntry): string | null {
  if (kind === 'link') return linkProblem(path);
  // Paths of rules go into reports and comments.
  return /\p{Cc}/u.test(path) ? `${named(path)} has control characters in its name: rename it` : null;
}

/** A path in a message: people who write a repository choose it. */
function named(path: string): string {
  return logSafe(oneLine(path, MAX_NAME));
}

/** Why a link is not read: what it names can be any file of the machine. */
export function linkProblem(path: string): string {
  return `${named(path)} is a link: put the file itself there`;
}

/** Which names of folders at a level may lead to a file. */
function leadsOnAt(names: readonly string[], open: number, level: number): Matcher {
  if (level >= open) return () => true;
  const name = names[level];
  return name === undefined || level === names.length - 1 ? () => false : globMatcher([name]);
}

type PlacedEntry = FolderEntry & { readonly path: string };

function entriesOf(folder: string, list: FolderList | null): readonly PlacedEntry[] {
  return (list?.entries ?? []).map((entry) => ({
    ...entry,
    path: folder === '' ? entry.name : `${folder}/${entry.name}`,
  }));
}

/** A file that the forge does not list would be a file that is left out in silence. */
function cutProblem(folder: string): string {
  const name = folder === '' ? 'the root of the repository' : named(folder);
  return `the forge lists only a part of ${name}: put the rules into a folder with fewer files`;
}
