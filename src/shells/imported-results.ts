import { open, readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { ConfigError } from '../domain/errors.ts';
import type { ToolLog } from '../domain/tools.ts';
import { isObject, parseJson } from '../lib/json.ts';
import { logSafe } from '../lib/text.ts';
import { sarifProblem } from '../stages/gates/sarif-import.ts';

/** Bytes of one file, and the files of a run. */
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_FILES = 20;

/** Levels of a document: graphs and properties of tools lie some twenty deep. */
const MAX_DEPTH = 100;

/** What holds results in a folder. */
const RESULT_FILE = /\.sarif(?:\.json)?$/i;

/** Variables that name the folder of a checkout, which is where other jobs have had it too. */
const CHECKOUTS = ['GITHUB_WORKSPACE', 'BITBUCKET_CLONE_DIR', 'WORKSPACE'];

/** Where the checkout is mounted in a container: of actions on GitHub, of pipes on Bitbucket. */
const MOUNTS = ['/github/workspace', '/opt/atlassian/pipelines/agent/build'];

/** Where the files are, and what the environment tells of the checkout. */
type Workplace = {
  readonly folder: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
};

/**
 * Reads the results of other tools from files and folders, named from `folder` on. A `ConfigError` names every one that
 * is missing, cannot be read, is too large, or is not SARIF 2.1.0: results that are left out without a word would be a
 * gate that is off.
 */
export async function readToolLogs(
  paths: readonly string[],
  { folder, environment }: Workplace,
): Promise<readonly ToolLog[]> {
  const problems: string[] = [];
  const trying = async <Value>(path: string, read: () => Promise<Value>): Promise<Value | null> => {
    try {
      return await read();
    } catch (error) {
      problems.push(`sarif-import: ${JSON.stringify(logSafe(path))} ${reasonOf(error)}`);
      return null;
    }
  };
  const files: string[] = [];
  for (const path of paths) files.push(...((await trying(path, () => filesAt(path, folder))) ?? []));
  const names = [...new Set(files)];
  if (names.length > MAX_FILES)
    problems.push(`sarif-import: ${names.length} files, at most ${MAX_FILES} are read: name fewer`);
  const roots = rootsOf(folder, environment);
  const logs: ToolLog[] = [];
  for (const source of names.slice(0, MAX_FILES)) {
    const value = await trying(source, () => readLog(resolve(folder, source)));
    if (value !== null) logs.push({ source: logSafe(source), value, roots });
  }
  if (problems.length > 0) throw new ConfigError(problems);
  return logs;
}

function rootsOf(folder: string, environment: Workplace['environment']): readonly string[] {
  const named = CHECKOUTS.map((name) => environment[name]?.trim() ?? '').filter((path) => path !== '');
  return [...new Set([...named, resolve(folder), ...MOUNTS])];
}

/** Expected trouble with one file, in words that follow its name. */
class Unusable extends Error {}

/** A file as it is named, or the results in a folder, in the order of their names. */
async function filesAt(path: string, folder: string): Promise<readonly string[]> {
  const place = resolve(folder, path);
  const found = await stat(place);
  if (found.isFile()) return [path];
  if (!found.isDirectory()) throw new Unusable('is neither a file nor a folder');
  const names = (await readdir(place)).filter((name) => RESULT_FILE.test(name)).sort();
  if (names.length === 0) throw new Unusable('is a folder without *.sarif or *.sarif.json');
  return names.map((name) => join(path, name));
}

async function readLog(path: string): Promise<unknown> {
  const parsed = parseJson(textOf(await bytesOf(path)), { maxDepth: MAX_DEPTH, maxBytes: MAX_BYTES });
  if (!parsed.ok) throw new Unusable(readableReason(parsed.reason));
  const problem = sarifProblem(parsed.value);
  if (problem !== null) throw new Unusable(problem);
  return parsed.value;
}

/** A parser repeats what it stumbled on: a file that is no document at all must not get into a log that way. */
function readableReason(reason: string): string {
  return reason.startsWith('it is ') ? `cannot be read: ${reason}` : 'is not JSON, or not all of it';
}

async function bytesOf(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const found = await file.stat();
    if (!found.isFile()) throw new Unusable('is no file');
    if (found.size > MAX_BYTES) throw new Unusable(`is larger than ${MAX_BYTES} bytes`);
    return await file.readFile();
  } finally {
    await file.close();
  }
}

/** The text by its mark, or by where the zero bytes of the first character are; PowerShell writes UTF-16. */
function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const isLittle = (first === 0xff && second === 0xfe) || (first !== 0 && second === 0);
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second !== 0);
  const encoding = isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new Unusable(`is no text in ${encoding.toUpperCase()}`);
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof Unusable) return error.message;
  const code = isObject(error) ? error.code : null;
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'does not exist';
  if (code === 'EACCES' || code === 'EPERM') return 'may not be read';
  return `cannot be read (${typeof code === 'string' ? code : 'unknown reason'})`;
}
