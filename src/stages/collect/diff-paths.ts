/**
 * Names in headers. Everything here works on byte strings (one character per byte); only finished paths are decoded.
 * A *token* is a name as a header gives it, unquoted, still with whatever prefix (`a/`, `w/`, `old/`, none) it has.
 */

/** The two sides' tokens of one file entry. */
export type TokenPair = readonly [oldToken: string, newToken: string];

/** What stands before the path on either side. */
export type PrefixPair = readonly [oldPrefix: string, newPrefix: string];

/** Git's own pairs: standard, `diff.mnemonicPrefix`, `--no-index`, and each of them with `-R`. */
const KNOWN_PREFIXES: readonly PrefixPair[] = [
  ['a/', 'b/'],
  ['i/', 'w/'],
  ['c/', 'i/'],
  ['c/', 'w/'],
  ['o/', 'w/'],
  ['1/', '2/'],
  ['b/', 'a/'],
  ['w/', 'i/'],
  ['i/', 'c/'],
  ['w/', 'c/'],
  ['w/', 'o/'],
  ['2/', '1/'],
];

/** Suffixes by which people keep the original beside the changed file. */
const BACKUP_SUFFIXES = ['.orig', '.old', '.bak', '~'];

/** How many places a bare header may be cut at before it is given up: names full of spaces must not cost squares. */
const MAX_CUTS = 64;

/** Longer than any timestamp with the spaces before it. */
const STAMP_WINDOW = 64;

const ESCAPES: Readonly<Record<string, string>> = {
  a: '\x07',
  b: '\b',
  t: '\t',
  n: '\n',
  v: '\v',
  f: '\f',
  r: '\r',
  '"': '"',
  '\\': '\\',
};

/** Index of the quote that closes the one at the start of `text`; a loop, as a pattern would pile up a stack on long names. */
function closingQuote(text: string): number {
  let at = 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at < text.length ? at : -1;
}

/** A C-quoted name at the start of `text`, decoded, and what follows the closing quote; null if it is not closed. */
function readQuoted(text: string): { readonly name: string; readonly rest: string } | null {
  const close = closingQuote(text);
  if (close < 0) return null;
  const name = text
    .slice(1, close)
    .replace(/\\(?:([0-3][0-7]{2})|([\s\S]))/g, (_, octal?: string, letter?: string) =>
      octal === undefined
        ? (ESCAPES[letter ?? ''] ?? letter ?? '')
        : String.fromCharCode(Number.parseInt(octal, 8)),
    );
  return { name, rest: text.slice(close + 1) };
}

/** A name that fills the rest of its line, quoted or bare (`rename from`, `copy to`, `diff --cc`). */
export function readName(text: string): string {
  if (!text.startsWith('"')) return text;
  return readQuoted(text)?.name ?? text;
}

/** A `---` or `+++` line behind its marks: the token and the timestamp or revision after it. */
export type FileLine = { readonly token: string; readonly stamp: string };

/** Reads a `---`/`+++` line. Git puts a TAB after names with spaces; other tools put TAB and a timestamp after all names. */
export function readFileLine(text: string): FileLine {
  const quoted = text.startsWith('"') ? readQuoted(text) : null;
  if (quoted !== null) return { token: quoted.name, stamp: quoted.rest.trim() };
  const tab = text.indexOf('\t');
  if (tab >= 0) return { token: text.slice(0, tab), stamp: text.slice(tab + 1).trim() };
  return { token: text, stamp: '' };
}

/** Cuts a timestamp that only spaces part from the name, as some tools without the TAB write it. */
export function withoutSpacedStamp(line: FileLine): FileLine {
  if (line.stamp !== '') return line;
  const found = / +(\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d(?:\.\d{1,9})?(?: [+-]\d{4})?)$/.exec(
    line.token.slice(-STAMP_WINDOW),
  );
  if (found === null) return line;
  const stamp = found[1] ?? '';
  return { token: line.token.slice(0, -stamp.length).trimEnd(), stamp };
}

const SECONDS_PER_HOUR = 3600;
const SECONDS_PER_DAY = 86_400;

/** Whether a timestamp is the start of 1970 in any time zone: what diff tools write for a file that is not there. */
export function isEpoch(stamp: string): boolean {
  if (/^Thu Jan +0?1 00:00:00 1970( [+-]0000)?$/.test(stamp)) return true;
  const found =
    /^(1970-01-01|1969-12-31)[ T](\d\d):(\d\d):(\d\d)(?:\.0+)?(?: ?(?:Z|([+-])(\d\d):?(\d\d)))?$/.exec(stamp);
  if (found === null) return false;
  const [, day, hours, minutes, seconds, sign, zoneHours, zoneMinutes] = found;
  const local = Number(hours) * SECONDS_PER_HOUR + Number(minutes) * 60 + Number(seconds);
  const zone = Number(zoneHours ?? 0) * SECONDS_PER_HOUR + Number(zoneMinutes ?? 0) * 60;
  return local - (day === '1970-01-01' ? 0 : SECONDS_PER_DAY) === (sign === '-' ? -zone : zone);
}

function hasPrefixes(tokens: TokenPair, prefixes: PrefixPair): boolean {
  return tokens[0].startsWith(prefixes[0]) && tokens[1].startsWith(prefixes[1]);
}

function cut(tokens: TokenPair, prefixes: PrefixPair): TokenPair {
  return [tokens[0].slice(prefixes[0].length), tokens[1].slice(prefixes[1].length)];
}

/** Length of what both texts end with. */
function commonEnd(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a[a.length - 1 - length] === b[b.length - 1 - length])
    length += 1;
  return length;
}

function isPathStart(token: string, index: number): boolean {
  return index === 0 || token[index - 1] === '/';
}

/** The prefixes that leave the longest path that is the same on both sides; null where no whole path is. */
function prefixesBySharedPath(tokens: TokenPair): PrefixPair | null {
  const [a, b] = tokens;
  for (let length = commonEnd(a, b); length > 0; length -= 1) {
    const [fromA, fromB] = [a.length - length, b.length - length];
    if (isPathStart(a, fromA) && isPathStart(b, fromB)) return [a.slice(0, fromA), b.slice(0, fromB)];
  }
  return null;
}

/** Prefixes by which both tokens name one path exactly: none, or a pair git knows. */
function samePathPrefixes(tokens: TokenPair): PrefixPair | null {
  if (tokens[0] === tokens[1]) return ['', ''];
  for (const known of KNOWN_PREFIXES) {
    if (!hasPrefixes(tokens, known)) continue;
    const [a, b] = cut(tokens, known);
    if (a === b) return known;
  }
  return null;
}

/** The original's name without a backup suffix, where that is all that parts the two. */
function withoutBackupSuffix(tokens: TokenPair): TokenPair {
  const [a, b] = tokens;
  return BACKUP_SUFFIXES.some((suffix) => a === b + suffix) ? [b, b] : tokens;
}

/** Takes the prefixes off; `usual` is what the rest of the diff has, for pairs that do not tell by themselves. */
export function stripPrefixes(tokens: TokenPair, usual: PrefixPair | null): TokenPair {
  const own = samePathPrefixes(tokens);
  if (own !== null) return cut(tokens, own);
  const known = KNOWN_PREFIXES.find((pair) => hasPrefixes(tokens, pair)) ?? prefixesBySharedPath(tokens);
  const prefixes = known ?? (usual !== null && hasPrefixes(tokens, usual) ? usual : null);
  return withoutBackupSuffix(prefixes === null ? tokens : cut(tokens, prefixes));
}

/** The prefixes by which a two-sided entry was read, for the vote on what is usual in a diff. */
export function ownPrefixes(tokens: TokenPair): PrefixPair | null {
  return samePathPrefixes(tokens) ?? prefixesBySharedPath(tokens);
}

function splitQuotedHeader(header: string): TokenPair | null {
  if (header.startsWith('"')) {
    const first = readQuoted(header);
    if (first === null || !first.rest.startsWith(' ')) return null;
    const second = first.rest.slice(1);
    const name = second.startsWith('"') ? readQuoted(second)?.name : second;
    return name === undefined ? null : [first.name, name];
  }
  // A bare name holds no quote, so the first one opens the second name.
  const quote = header.indexOf(' "');
  const second = quote < 0 ? null : readQuoted(header.slice(quote + 1));
  return second === null ? null : [header.slice(0, quote), second.name];
}

/** Cuts at the middle, where both halves name the same path: right for every entry with prefixes of one length. */
function splitInHalves(header: string): TokenPair | null {
  const middle = (header.length - 1) / 2;
  if (!Number.isInteger(middle) || header[middle] !== ' ') return null;
  return [header.slice(0, middle), header.slice(middle + 1)];
}

function splitByFileLines(
  header: string,
  oldToken: string | null,
  newToken: string | null,
): TokenPair | null {
  if (newToken !== null && header.endsWith(` ${newToken}`)) {
    return [header.slice(0, header.length - newToken.length - 1), newToken];
  }
  if (oldToken !== null && header.startsWith(`${oldToken} `))
    return [oldToken, header.slice(oldToken.length + 1)];
  return null;
}

/** Tries separators between two names until `fits` accepts the cut. */
function splitAt(text: string, separator: string, fits: (tokens: TokenPair) => boolean): TokenPair | null {
  let at = text.indexOf(separator);
  for (let tries = 0; at >= 0 && tries < MAX_CUTS; tries += 1) {
    const tokens: TokenPair = [text.slice(0, at), text.slice(at + separator.length)];
    if (fits(tokens)) return tokens;
    at = text.indexOf(separator, at + 1);
  }
  return null;
}

function isShared(tokens: TokenPair): boolean {
  return ownPrefixes(tokens) !== null;
}

/** The tokens of a `diff --git` line. Its bare form cannot be split by looking for ` b/`: names may hold that. */
export function splitGitHeader(
  header: string,
  oldToken: string | null,
  newToken: string | null,
): TokenPair | null {
  if (header.includes('"')) return splitQuotedHeader(header);
  const halves = splitInHalves(header);
  if (halves !== null && samePathPrefixes(halves) !== null) return halves;
  const byLines = splitByFileLines(header, oldToken, newToken);
  if (byLines !== null) return byLines;
  return halves !== null && isShared(halves) ? halves : splitAt(header, ' ', isShared);
}

/** The tokens of `Binary files A and B differ`. */
export function splitBinaryLine(names: string): TokenPair | null {
  return splitAt(names, ' and ', isShared) ?? splitAt(names, ' and ', () => true);
}
