import type { Entries, Entry } from './entries.ts';

/** GitHub gives no more of a text than about this many bytes; larger ones are read by themselves. */
const MAX_TEXT_BYTES = 500_000;

/** One query: few enough files and bytes that GitHub answers within its 10 seconds. */
const FILES_PER_BATCH = 40;
const BYTES_PER_BATCH = 4 * 1024 * 1024;

/** For one side of a change, kept in memory until the source is closed. */
const MAX_FILES = 320;
const MAX_BYTES = 32 * 1024 * 1024;

/** Files whose texts come with one query; `texts` asks once, when the first of them is wanted. */
export type Batch = { readonly texts: () => Promise<ReadonlyMap<string, string>> };

/**
 * Groups those of the paths, in order, that are worth asking for together. Who reads in order so gets what he reads
 * next along, and what nobody reads is not asked for.
 */
export function batchesOf(
  paths: readonly string[],
  entries: Entries,
  ask: (paths: readonly string[]) => Promise<ReadonlyMap<string, string>>,
): ReadonlyMap<string, Batch> {
  const batches = new Map<string, Batch>();
  for (const group of groupsOf(new Set(paths), entries)) {
    let asked: Promise<ReadonlyMap<string, string>> | null = null;
    const texts = (): Promise<ReadonlyMap<string, string>> => {
      asked ??= ask(group);
      return asked;
    };
    for (const path of group) batches.set(path, { texts });
  }
  return batches;
}

function groupsOf(paths: Iterable<string>, entries: Entries): readonly (readonly string[])[] {
  const groups: string[][] = [];
  let [files, bytes, groupBytes] = [0, 0, 0];
  for (const path of paths) {
    const size = textSize(entries.get(path));
    if (size === null || bytes + size > MAX_BYTES || files >= MAX_FILES) continue;
    const group = groups.at(-1);
    if (group === undefined || group.length >= FILES_PER_BATCH || groupBytes + size > BYTES_PER_BATCH) {
      groups.push([path]);
      groupBytes = size;
    } else {
      group.push(path);
      groupBytes += size;
    }
    files += 1;
    bytes += size;
  }
  return groups;
}

/** The size of what may be text; null where there is none to ask for. */
function textSize(entry: Entry | null | undefined): number | null {
  if (entry === null || entry === undefined || entry.size === null || entry.binary) return null;
  if (!/^(?:100|120)/.test(entry.mode)) return null;
  return entry.size <= MAX_TEXT_BYTES ? entry.size : null;
}
