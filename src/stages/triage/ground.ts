import type { ChangeSet } from '../../domain/change.ts';
import type { Anchor, GroundedFinding, RaisedFinding, Side } from '../../domain/finding.ts';
import type { SentLine } from '../../domain/plan.ts';
import { readingsOf } from './quote.ts';
import { findQuote, type SentText } from './sent-text.ts';

/** Whether a comment can stand there, and where exactly; a range has its first line in `startLine`. */
export type ResolveAnchor = (
  path: string,
  side: Side,
  line: number,
  startLine: number | null,
) => Anchor | null;

/** What findings are held against. */
export type Ground = {
  /** The files as sent, by path. */
  readonly texts: ReadonlyMap<string, SentText>;
  readonly change: ChangeSet;
  readonly anchorOf: ResolveAnchor;
};

/** A run of lines on one side of the diff. */
type Range = { readonly side: Side; readonly first: number; readonly last: number };
type Place = { readonly range: Range; readonly lines: readonly SentLine[] };

/**
 * Holds findings against the change: the file must be part of it, and the quote is looked for in the text as sent; line
 * and side are computed from where it is found nearest to the claimed line.
 */
export function ground(
  findings: readonly RaisedFinding[],
  { texts, change, anchorOf }: Ground,
): GroundedFinding[] {
  const paths = pathsOf(change);
  return findings.map((finding) => {
    const claimed = { file: finding.file, line: finding.line };
    const path = pathInChange(finding.file, paths);
    if (path === null) {
      return { ...finding, grounding: 'none', claimed, anchor: null, onChangedLine: false };
    }
    const sent = texts.get(path);
    const place = sent === undefined ? null : placeOfQuote(finding, sent);
    const found =
      place === null ? byLine(finding.line, path, sent, anchorOf) : byQuote(place, path, anchorOf);
    return { ...finding, ...found, file: path, claimed };
  });
}

type Found = Pick<GroundedFinding, 'grounding' | 'line' | 'anchor' | 'onChangedLine'>;

function byQuote({ range, lines }: Place, path: string, anchorOf: ResolveAnchor): Found {
  const anchor = anchorWithin(lines, path, anchorOf);
  return {
    grounding: 'quote',
    line: anchor === null ? range.first : (anchor.startLine ?? anchor.line),
    anchor,
    onChangedLine: lines.some((line) => line.mark !== ' '),
  };
}

/** The anchor of the part of the quote that is in the diff; where no range can stand there, of its last line. */
function anchorWithin(lines: readonly SentLine[], path: string, anchorOf: ResolveAnchor): Anchor | null {
  const range = rangeOf(lines.filter((line) => line.inDiff));
  if (range === null) return null;
  const { side, first, last } = range;
  return anchorOf(path, side, last, first < last ? first : null) ?? anchorOf(path, side, last, null);
}

/** Without a quote that is found the claimed line counts if it is in the diff: on the new side, else as a removed one. */
function byLine(line: number, path: string, sent: SentText | undefined, anchorOf: ResolveAnchor): Found {
  const lines = sent?.lines ?? [];
  const isAdded = lines.some((shown) => shown.mark === '+' && shown.newLine === line);
  const isRemoved = lines.some((shown) => shown.mark === '-' && shown.oldLine === line);
  const anchor =
    (line === 0 ? null : anchorOf(path, 'RIGHT', line, null)) ??
    (isRemoved ? anchorOf(path, 'LEFT', line, null) : null);
  if (anchor === null) return { grounding: 'file', line, anchor, onChangedLine: false };
  return { grounding: 'line', line, anchor, onChangedLine: anchor.side === 'RIGHT' ? isAdded : isRemoved };
}

/** Where the most literal reading of the quote that is found at all stands nearest to the claimed line. */
function placeOfQuote(finding: RaisedFinding, sent: SentText): Place | null {
  for (const reading of readingsOf(finding.quote)) {
    let nearest: Place | null = null;
    for (const lines of findQuote(sent, reading)) {
      const range = rangeOf(lines);
      if (range === null) continue;
      const isNearer =
        nearest === null || distance(range, finding.line) < distance(nearest.range, finding.line);
      if (isNearer) nearest = { range, lines };
    }
    if (nearest !== null) return nearest;
  }
  return null;
}

/** Removed lines with no added one beside them stand on the old side, everything else on the new one. */
function rangeOf(lines: readonly SentLine[]): Range | null {
  const isOld = lines.some((line) => line.mark === '-') && !lines.some((line) => line.mark === '+');
  const numbers = lines.flatMap((line) => (isOld ? line.oldLine : line.newLine) ?? []);
  const first = numbers[0];
  const last = numbers.at(-1);
  if (first === undefined || last === undefined) return null;
  return { side: isOld ? 'LEFT' : 'RIGHT', first, last };
}

function distance({ first, last }: Range, line: number): number {
  return Math.max(0, first - line, line - last);
}

/** Every name under which a file of the change may be spoken of, the old one of a rename included, to its path. */
function pathsOf(change: ChangeSet): ReadonlyMap<string, string> {
  const paths = new Map<string, string>();
  for (const { status, oldPath, path } of change.files) {
    if (status === 'renamed' && oldPath !== null) paths.set(oldPath, path);
  }
  for (const file of change.files) paths.set(file.path, file.path);
  return paths;
}

/** The path of the change that is meant: as written; else with plain slashes and without a prefix of diff or shell. */
function pathInChange(written: string, paths: ReadonlyMap<string, string>): string | null {
  const plain = written
    .trim()
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)+/, '');
  const candidates = [written, plain, plain.replace(/^[ab]\//, '')];
  for (const candidate of candidates) {
    const path = paths.get(candidate);
    if (path !== undefined) return path;
  }
  return null;
}
