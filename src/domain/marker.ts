import { createHash, createHmac } from 'node:crypto';

export const MARKER_KINDS = ['finding', 'summary', 'review', 'verdict'] as const;
export type MarkerKind = (typeof MARKER_KINDS)[number];

/** What a comment of ours carries so that a later run knows it. */
export type Marker = {
  readonly kind: MarkerKind;
  /** 16 hex digits for a finding, null for all else. */
  readonly fingerprint: string | null;
  /** The first 12 hex digits of the commit that was reviewed. */
  readonly head: string;
  readonly run: string;
};

/** How a marker is written: where HTML comments are shown to everybody, a link definition is not. */
type Form = 'html-comment' | 'link-definition';

/** Where a marker holds, and the key that authenticates it; without one anybody could compute its digest. */
export type MarkerScope = {
  readonly repository: string;
  readonly number: number;
  readonly stateKey: string | null;
  /** How new marks are written; both forms are read. */
  readonly form: Form;
};

/** A comment's text above its marker, and the marker. */
export type MarkedText = { readonly text: string; readonly marker: Marker };

const HEAD_DIGITS = 12;
const SUM_DIGITS = 16;
const LONGEST_RUN = 64;

const HTML_LINE =
  /^<!-- quorate:v1 kind=([a-z]+)(?: fp=([0-9a-f]{16}))? head=([0-9a-f]{12}) run=([A-Za-z0-9._-]{1,64}) sum=([0-9a-f]{16}) -->$/;

const LINK_LINE =
  /^\[quorate\]: https:\/\/quorate\.invalid\/v1#kind=([a-z]+)(?:&fp=([0-9a-f]{16}))?&head=([0-9a-f]{12})&run=([A-Za-z0-9._-]{1,64})&sum=([0-9a-f]{16})$/;

/** UTF-16 units that a marker and the blank line before it take at most. */
export const MARKER_LENGTH = 224;

/** The part of a commit's hash that a marker holds. */
export function shortHead(sha: string): string {
  return sha.slice(0, HEAD_DIGITS);
}

/** A marker for a commit and a run: the hash is shortened, the run's id reduced to what a marker may hold. */
export function markerOf(marker: Marker): Marker {
  const run = marker.run.replace(/[^A-Za-z0-9._-]/g, '-').slice(0, LONGEST_RUN);
  return { ...marker, head: shortHead(marker.head), run: run === '' ? '-' : run };
}

/** The text with its marker as the very last line. */
export function withMarker(text: string, marker: Marker, scope: MarkerScope): string {
  const kept = normalised(text);
  const exact = markerOf(marker);
  return `${kept}\n\n${lineOf(exact, sumOf(kept, exact, scope, scope.form), scope.form)}`;
}

/**
 * The marker of a comment, where its last line is one and its digest fits repository, pull request and the text above;
 * else null. Line ends and blanks at the ends of lines may have been changed by the forge.
 */
export function readMarker(body: string, scope: MarkerScope): MarkedText | null {
  const lines = normalised(body).split('\n');
  const read = readLine(lines.pop() ?? '');
  if (read === null) return null;
  const text = normalised(lines.join('\n'));
  return read.sum === sumOf(text, read.marker, scope, read.form) ? { text, marker: read.marker } : null;
}

/** The last line of a comment where it has the form of a marker; whether that marker holds is not looked at. */
export function markerLine(body: string): string | null {
  const line = normalised(body).split('\n').pop() ?? '';
  return readLine(line) === null ? null : line;
}

/** Whether two texts are the same but for what a forge changes in passing: line ends and blanks at the ends of lines. */
export function sameText(a: string, b: string): boolean {
  return normalised(a) === normalised(b);
}

function normalised(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trimEnd();
}

/** A link definition that nothing refers to is shown to nobody. */
function lineOf(marker: Marker, sum: string, form: Form): string {
  const { kind, fingerprint, head, run } = marker;
  const fields = [
    `kind=${kind}`,
    ...(fingerprint === null ? [] : [`fp=${fingerprint}`]),
    `head=${head}`,
    `run=${run}`,
    `sum=${sum}`,
  ];
  return form === 'html-comment'
    ? `<!-- quorate:v1 ${fields.join(' ')} -->`
    : `[quorate]: https://quorate.invalid/v1#${fields.join('&')}`;
}

type ReadLine = { readonly marker: Marker; readonly sum: string; readonly form: Form };

function readLine(line: string): ReadLine | null {
  const html = HTML_LINE.exec(line);
  const [, word, print, head, run, sum] = html ?? LINK_LINE.exec(line) ?? [];
  const kind = MARKER_KINDS.find((known) => known === word);
  if (kind === undefined || head === undefined || run === undefined || sum === undefined) return null;
  // Exactly the findings have a fingerprint.
  if ((kind === 'finding') !== (print !== undefined)) return null;
  const form = html === null ? 'link-definition' : 'html-comment';
  return { marker: { kind, fingerprint: print ?? null, head, run }, sum, form };
}

function sumOf(text: string, marker: Marker, scope: MarkerScope, form: Form): string {
  const { kind, fingerprint, head, run } = marker;
  // Names of repositories are the same in any case of letters.
  const repository = scope.repository.toLowerCase();
  // The older form is bound as it always was, the other by its name, so that a mark holds in the form it was written in.
  const version = form === 'html-comment' ? ['v1'] : ['v1', form];
  const bound = JSON.stringify([...version, repository, scope.number, kind, fingerprint, head, run, text]);
  const hash = scope.stateKey === null ? createHash('sha256') : createHmac('sha256', scope.stateKey);
  return hash.update(bound).digest('hex').slice(0, SUM_DIGITS);
}
