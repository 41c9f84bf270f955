/** The text of a pull request's change: whole, or file by file where Bitbucket Cloud cannot give it whole. */
import { Buffer } from 'node:buffer';
import { ForgeError } from '../../../../domain/errors.ts';
import { messageOf } from '../../../../lib/thrown.ts';
import type { ApiChangeParts } from '../../pull-request-source.ts';
import { type DiffEntry, entriesByName, readEntries } from '../diff-entries.ts';
import { createFileReads } from '../file-reads.ts';
import { route } from '../rest.ts';
import type { BitbucketCloudApi } from './api.ts';
import { type CloudFile, pathAt } from './files.ts';

export type TextParts = Pick<ApiChangeParts, 'facts' | 'remarks' | 'signal'> & {
  readonly api: BitbucketCloudApi;
};

/** What there is of one file: its entries (a file that became a link has two), or why there are none. */
export type FileText = { readonly entries: readonly DiffEntry[] } | { readonly reason: string };

/** `whole` is the text as it came, null where it came file by file; `files` lie in the order of the list. */
export type ChangeText = { readonly whole: Uint8Array | null; readonly files: readonly FileText[] };

/** Cloud's status for a diff that took too long. */
const TIMED_OUT = 555;

/** More text than any panel reads in a day, and a bound on memory. */
const MAX_BYTES = 128 * 1024 * 1024;

/** Requests for the text of one file each, of the 1,000 that an account has in an hour. */
const MAX_SINGLE_READS = 300;

/** Failures in a row after which no more is asked for. */
const MAX_FAILURES = 3;

const GIVEN_UP = `its text was not asked for, as that failed ${MAX_FAILURES} times in a row`;

const PLAIN = 'text/plain';

/** The text of all listed files. Fails with a `ForgeError` where not even asking file by file would help. */
export async function readText(parts: TextParts, files: readonly CloudFile[]): Promise<ChangeText> {
  const text = await readWhole(parts);
  const entries = entriesByName(text === null ? [] : readEntries(text));
  const found = files.map((file) => entriesOf(file, entries));
  if (text !== null && found.every((own, index) => isWhole(own, files[index]))) {
    return { whole: text, files: found.map((own) => ({ entries: own })) };
  }
  if (text !== null) {
    parts.remarks.add(
      'diff',
      'the diff as a whole came without some of its text, so that is read file by file',
    );
  }
  return { whole: null, files: await readSingles(parts, files, found) };
}

/** Null where the text took too long, is larger than the bound, or its connection broke again and again. */
async function readWhole({ api, facts, remarks, signal }: TextParts): Promise<Uint8Array | null> {
  const path = `${api.repositoryPath}${route`/pullrequests/${facts.number}/diff`}`;
  try {
    const options = { accept: PLAIN, allow: [TIMED_OUT], maxBytes: MAX_BYTES + 1 };
    const { status, data } = await api.get(path, options);
    if (status !== TIMED_OUT) {
      const bytes = data instanceof Uint8Array ? data : new Uint8Array();
      if (bytes.length <= MAX_BYTES) return bytes;
    }
    remarks.add('diff', 'the diff as a whole is too large for Bitbucket Cloud, so it is read file by file');
  } catch (error) {
    if (signal?.aborted || !(error instanceof ForgeError) || !error.retryable) throw error;
    remarks.add(
      'diff',
      `the diff as a whole could not be read, so it is read file by file: ${error.message}`,
    );
  }
  return null;
}

type ByName = ReturnType<typeof entriesByName>;

function entriesOf(file: CloudFile, entries: ByName): readonly DiffEntry[] {
  return entries.get(file.path) ?? [];
}

/**
 * Whether the text has all that the list counts: it may have been cut between two hunks. A file of which no line changed
 * may be missing, as its name may be one that reads otherwise in a header.
 */
function isWhole(entries: readonly DiffEntry[], file: CloudFile | undefined): boolean {
  if (file === undefined) return false;
  if (entries.length === 0) return file.additions + file.deletions === 0;
  if (!entries.every(({ whole }) => whole)) return false;
  const sum = (count: (entry: DiffEntry) => number) => entries.reduce((all, one) => all + count(one), 0);
  const additions = sum((entry) => entry.additions);
  const deletions = sum((entry) => entry.deletions);
  return (
    entries.some(({ binary }) => binary) || (additions === file.additions && deletions === file.deletions)
  );
}

/** The files that the whole text has none of, or half of, asked for one after the other. */
async function readSingles(
  parts: TextParts,
  files: readonly CloudFile[],
  found: readonly (readonly DiffEntry[])[],
): Promise<readonly FileText[]> {
  const reads = createFileReads(MAX_SINGLE_READS, parts.remarks);
  const left = { bytes: MAX_BYTES, failures: MAX_FAILURES };
  const texts: FileText[] = [];
  for (const [index, file] of files.entries()) {
    const known = found[index] ?? [];
    if (known.length > 0 && isWhole(known, file)) texts.push({ entries: known });
    else if (left.failures === 0) texts.push({ reason: GIVEN_UP });
    else if (!reads.take()) texts.push({ reason: 'its text was not asked for: there are too many files' });
    else texts.push(await readNext(parts, file, left));
  }
  return texts;
}

async function readNext(
  parts: TextParts,
  file: CloudFile,
  left: { bytes: number; failures: number },
): Promise<FileText> {
  const text = await readSingle(parts, file, left.bytes);
  left.failures = 'reason' in text ? left.failures - 1 : MAX_FAILURES;
  if ('entries' in text) left.bytes -= text.entries.reduce((sum, { hunks }) => sum + hunks.length, 0);
  return text;
}

async function readSingle(
  { api, facts, signal }: TextParts,
  file: CloudFile,
  maxBytes: number,
): Promise<FileText> {
  const { head, base } = facts;
  const names = new Set([pathAt(file, 'base') ?? file.path, pathAt(file, 'head') ?? file.path]);
  const wanted = [...names].map((name) => `&path=${encodeURIComponent(name)}`).join('');
  const path = `${api.repositoryPath}${route`/diff/${head.sha}..${base.sha}`}?topic=true${wanted}`;
  try {
    const options = { accept: PLAIN, allow: [TIMED_OUT], maxBytes: maxBytes + 1 };
    const { status, data } = await api.get(path, options);
    if (status === TIMED_OUT) return { reason: 'Bitbucket Cloud took too long to make its text (HTTP 555)' };
    const bytes = data instanceof Uint8Array ? data : new Uint8Array();
    if (bytes.length > maxBytes) return { reason: 'the text of the change is too large' };
    const entries = entriesOf(file, entriesByName(readEntries(bytes)));
    if (entries.length === 0) return { reason: 'Bitbucket Cloud gave no text for it' };
    if (!entries.every(({ whole }) => whole)) return { reason: 'Bitbucket Cloud cut its text' };
    return { entries: entries.map((entry) => ({ ...entry, hunks: Buffer.from(entry.hunks) })) };
  } catch (error) {
    if (signal?.aborted) throw error;
    return { reason: `its text could not be read: ${messageOf(error)}` };
  }
}
