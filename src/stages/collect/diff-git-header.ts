import type { DiffBytes } from './diff-bytes.ts';
import type { Entry } from './diff-entry.ts';
import { readFileLine, readName } from './diff-paths.ts';

const LF = 0x0a;
const CR = 0x0d;

/** A forward and a reverse block. */
const MAX_BINARY_BLOCKS = 2;

/** Six octal digits. Subversion's git form writes five, which say nothing; fewer are a cut line. */
function readMode(entry: Entry, text: string): string | null {
  if (/^[0-7]{6}$/.test(text)) return text;
  if (!/^[0-7]{5}$/.test(text)) entry.fault ??= 'its header is cut';
  return null;
}

function readIndex(entry: Entry, text: string): void {
  const found = /^([0-9a-f]+)\.\.([0-9a-f]+)(?: ([0-7]{6}))?$/.exec(text);
  if (found === null) return;
  entry.blobs = [found[1] ?? '', found[2] ?? ''];
  if (found[3] === undefined) return;
  entry.oldMode ??= found[3];
  entry.newMode ??= found[3];
}

/** Git's extended header lines and what each says of the entry. */
const FIELDS: readonly (readonly [keyword: string, read: (entry: Entry, text: string) => void])[] = [
  ['index ', readIndex],
  [
    'new file mode ',
    (entry, text) => {
      entry.added = true;
      entry.newMode = readMode(entry, text);
    },
  ],
  [
    'deleted file mode ',
    (entry, text) => {
      entry.deleted = true;
      // A combined diff lists the modes of all parents here.
      entry.oldMode = entry.form === 'combined' ? null : readMode(entry, text);
    },
  ],
  ['old mode ', (entry, text) => Object.assign(entry, { oldMode: readMode(entry, text) })],
  ['new mode ', (entry, text) => Object.assign(entry, { newMode: readMode(entry, text) })],
  ['similarity index ', (entry) => Object.assign(entry, { similarity: true })],
  ['dissimilarity index ', () => undefined],
  ['rename from ', (entry, text) => Object.assign(entry, { from: readName(text) })],
  ['rename to ', (entry, text) => Object.assign(entry, { to: readName(text) })],
  ['copy from ', (entry, text) => Object.assign(entry, { from: readName(text), copied: true })],
  ['copy to ', (entry, text) => Object.assign(entry, { to: readName(text), copied: true })],
  // Git before 1.5 wrote these for `rename from` and `rename to`.
  ['rename old ', (entry, text) => Object.assign(entry, { from: readName(text) })],
  ['rename new ', (entry, text) => Object.assign(entry, { to: readName(text) })],
];

/** Reads the extended header lines at `pos` into the entry; answers where they end. */
export function readExtendedHeader(source: DiffBytes, entry: Entry, pos: number): number {
  let at = pos;
  while (at < source.length) {
    const start = at;
    const field = FIELDS.find(([keyword]) => source.startsWith(start, keyword));
    if (field === undefined) break;
    field[1](entry, source.headerText(at + field[0].length));
    at = source.nextLine(at);
  }
  return at;
}

function isBlank(source: DiffBytes, pos: number): boolean {
  const at = source.bytes[pos] === CR ? pos + 1 : pos;
  return source.bytes[at] === LF;
}

/** Skips one `literal`/`delta` block up to the blank line behind it; its data may look like anything but a header. */
function skipBinaryBlock(source: DiffBytes, entry: Entry, pos: number): number {
  let at = source.nextLine(pos);
  while (at < source.length && !isBlank(source, at)) {
    if (source.startsWith(at, 'diff --git ')) break;
    at = source.nextLine(at);
  }
  if (at < source.length && isBlank(source, at)) return source.nextLine(at);
  entry.fault ??= 'its binary patch is cut';
  return at;
}

function skipBinaryPatch(source: DiffBytes, entry: Entry, pos: number): number {
  let at = source.nextLine(pos);
  for (let block = 0; block < MAX_BINARY_BLOCKS; block += 1) {
    if (!source.startsWith(at, 'literal ') && !source.startsWith(at, 'delta ')) return at;
    at = skipBinaryBlock(source, entry, at);
  }
  return at;
}

/** Reads `---` and `+++` lines at `pos` into the entry; answers where they end, `pos` where there are none. */
export function readFileLines(source: DiffBytes, entry: Entry, pos: number): number {
  if (!source.startsWith(pos, '--- ')) return pos;
  const second = source.nextLine(pos);
  const isPair = source.startsWith(second, '+++ ');
  if (!isPair && second < source.length) return pos;
  entry.oldFile = readFileLine(source.headerText(pos + '--- '.length));
  if (!isPair) return second;
  entry.newFile = readFileLine(source.headerText(second + '+++ '.length));
  return source.nextLine(second);
}

/** Reads everything between a `diff --git` line and the first hunk; answers where that ends. */
export function readGitHeader(source: DiffBytes, entry: Entry, pos: number): number {
  const at = readExtendedHeader(source, entry, pos);
  if (source.startsWith(at, 'Binary files ')) {
    entry.binary = true;
    return source.nextLine(at);
  }
  if (source.startsWith(at, 'GIT binary patch')) {
    entry.binary = true;
    return skipBinaryPatch(source, entry, at);
  }
  return readFileLines(source, entry, at);
}
