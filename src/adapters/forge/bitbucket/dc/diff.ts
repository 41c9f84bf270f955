/** One file's diff as Data Center's JSON has it, turned into the hunks of a unified diff. */
import { Buffer } from 'node:buffer';
import { at, fieldsOf, shaOf, textOf, wholeOf } from '../../fields.ts';

/**
 * The text of one file. `bytes` are hunks only, empty where no line changed; null with the reason where the server left
 * something out, and where the content is binary.
 */
export type DcText = {
  readonly bytes: Uint8Array | null;
  readonly reason: string | null;
  readonly binary: boolean;
  readonly additions: number;
  readonly deletions: number;
};

/** An answer of the diff endpoint. `toHash`: the head that it was made of; null where the server does not tell. */
export type DcDiff = { readonly text: DcText; readonly toHash: string | null };

type Mark = ' ' | '+' | '-';

const MARKS: ReadonlyMap<unknown, Mark> = new Map([
  ['CONTEXT', ' '],
  ['ADDED', '+'],
  ['REMOVED', '-'],
]);

/** What keeps a text from being used, in words for the report. */
class Unusable extends Error {}

const CUT = 'Bitbucket cut its text';
const NOT_UNDERSTOOD = 'the diff that Bitbucket gave of it was not understood';

/** A text that there is none of. */
export function noText(reason: string): DcText {
  return { bytes: null, reason, binary: false, additions: 0, deletions: 0 };
}

/** Reads an answer about `path`; a file that became a link has two diffs in it. Null where it is no diff at all. */
export function readDiff(data: unknown, path: string): DcDiff | null {
  const diffs = at(data, 'diffs');
  if (fieldsOf(data) === null || !Array.isArray(diffs)) return null;
  const own = diffs.filter((diff: unknown) => isAbout(diff, path));
  return { text: textOfDiffs(data, own), toHash: shaOf(at(data, 'toHash')) };
}

function isAbout(diff: unknown, path: string): boolean {
  return pathOf(at(diff, 'destination')) === path || pathOf(at(diff, 'source')) === path;
}

/** A path by its parts: the property that has it whole is called `toString`, and the parts are the server's own. */
export function pathOf(value: unknown): string | null {
  const components = at(value, 'components');
  if (!Array.isArray(components) || components.length === 0) return null;
  const parts = components.map((part: unknown) => textOf(part));
  return parts.some((part) => part === null || part === '') ? null : parts.join('/');
}

function textOfDiffs(data: unknown, diffs: readonly unknown[]): DcText {
  if (diffs.some((diff) => at(diff, 'binary') === true)) return { ...noText('binary'), binary: true };
  const counts = { '+': 0, '-': 0, ' ': 0 };
  try {
    refuseCut(data);
    const hunks = diffs.flatMap((diff) => {
      refuseCut(diff);
      return listOf(at(diff, 'hunks') ?? []).map((hunk) => hunkText(hunk, counts));
    });
    const bytes = Buffer.from(hunks.join(''));
    return { bytes, reason: null, binary: false, additions: counts['+'], deletions: counts['-'] };
  } catch (error) {
    if (error instanceof Unusable) return noText(error.message);
    throw error;
  }
}

/** Long lines, hunks and files are cut, each saying so by itself. */
function refuseCut(part: unknown): void {
  if (at(part, 'truncated') === true) throw new Unusable(CUT);
}

function listOf(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new Unusable(NOT_UNDERSTOOD);
  return value;
}

/** A hunk with its header. The lines have to be as many as the header says, or one of both is not true. */
function hunkText(hunk: unknown, counts: Record<Mark, number>): string {
  refuseCut(hunk);
  const lines = listOf(at(hunk, 'segments')).flatMap(segmentLines);
  const [oldLine, oldSpan, newLine, newSpan] = [
    wholeOf(at(hunk, 'sourceLine')),
    wholeOf(at(hunk, 'sourceSpan')),
    wholeOf(at(hunk, 'destinationLine')),
    wholeOf(at(hunk, 'destinationSpan')),
  ];
  const own = { '+': 0, '-': 0, ' ': 0 };
  for (const { mark } of lines) own[mark] += 1;
  if (oldLine === null || newLine === null) throw new Unusable(NOT_UNDERSTOOD);
  if (oldSpan !== own['-'] + own[' '] || newSpan !== own['+'] + own[' ']) throw new Unusable(CUT);
  counts['+'] += own['+'];
  counts['-'] += own['-'];
  const header = `@@ -${oldLine},${oldSpan} +${newLine},${newSpan} @@`;
  const section = (textOf(at(hunk, 'context')) ?? '').split('\n')[0] ?? '';
  const body = lines.map(({ mark, text }) => `${mark}${text}\n`).join('');
  return `${header}${section === '' ? '' : ` ${section}`}\n${body}`;
}

type Line = { readonly mark: Mark; readonly text: string };

/** Each line has numbers of both sides whatever it is: what it is says the segment alone. */
function segmentLines(segment: unknown): readonly Line[] {
  refuseCut(segment);
  const mark = MARKS.get(at(segment, 'type'));
  if (mark === undefined) throw new Unusable(NOT_UNDERSTOOD);
  return listOf(at(segment, 'lines')).map((line) => {
    refuseCut(line);
    const text = textOf(at(line, 'line'));
    // A line with a line feed in it would be two, and the second could say anything.
    if (text === null || text.includes('\n')) throw new Unusable(NOT_UNDERSTOOD);
    if (at(line, 'conflictMarker') !== undefined) {
      throw new Unusable('Bitbucket shows a merge conflict in place of its text');
    }
    return { mark, text };
  });
}
