import { HIDDEN_CLASS, type HiddenKind, hasHidden, hiddenKindOf, nameOf } from './hidden-text-characters.ts';
import { isBalanced, isRightToLeft, type Writing, withoutLegitimate } from './hidden-text-legitimate.ts';
import { type Region, regionAt } from './hidden-text-regions.ts';

/** A line and what is known of it. `mask` tells code from strings and comments; null where all of it is text. */
type ReadLine = { readonly text: string; readonly mask: string | null; readonly writing: Writing };

/** What a line hides: the first place of the gravest kind, and how many hidden characters there are beside it. */
export type HiddenSpot = {
  readonly severity: 'blocking' | 'important';
  readonly kind: HiddenKind;
  /** The first character, by code point and name. */
  readonly name: string;
  /** From 1, in UTF-16 units. */
  readonly column: number;
  readonly others: number;
};

/** A run of hidden characters on a line; `isData` where there are so many in a row that they stand for data. */
type Run = {
  readonly text: string;
  readonly index: number;
  readonly region: Region | 'text';
  readonly isData: boolean;
};

const RUNS = new RegExp(`[${HIDDEN_CLASS}]+`, 'gu');

/** So many zero-width characters or selectors in a row stand for data: no writing needs them. */
const DATA_RUN = 4;

const WORD_UNIT = /[A-Za-z0-9_$]/;

/** Nobody writes longer lines by hand: programs leave single controls in the strings of what they put together. */
const HAND_WRITTEN = 1_000;

/** What a line hides from a reader; null where all hidden characters on it are such as its writing needs. */
export function hiddenOn(line: ReadLine): HiddenSpot | null {
  if (!hasHidden(line.text)) return null;
  const { worst, count } = summaryOf(spotsOn(line));
  if (worst === null) return null;
  const { severity, kind, character, at } = worst;
  if (severity === 'important' && line.text.length > HAND_WRITTEN) return null;
  return { severity, kind, name: nameOf(character, kind), column: at + 1, others: count - 1 };
}

/** A hidden character that is spoken of. */
type Spot = Pick<HiddenSpot, 'severity' | 'kind'> & { readonly character: string; readonly at: number };

/** Read one by one and not kept: a hostile line has millions of them. */
function summaryOf(spots: Iterable<Spot>): { readonly worst: Spot | null; readonly count: number } {
  let worst: Spot | null = null;
  let count = 0;
  for (const spot of spots) {
    count += 1;
    const isWorse = worst?.severity !== 'blocking' && spot.severity === 'blocking';
    if (worst === null || isWorse) worst = spot;
  }
  return { worst, count };
}

function* spotsOn(line: ReadLine): Generator<Spot> {
  const judge = judgeOf(line);
  for (const { 0: text, index } of withoutLegitimate(line.text, line.writing).matchAll(RUNS)) {
    const region = line.mask === null ? 'text' : regionAt(line.mask, index);
    yield* spotsOf({ text, index, region, isData: isData(text) }, judge);
  }
}

type Judge = (kind: HiddenKind, run: Run, at: number) => HiddenSpot['severity'] | null;

function* spotsOf(run: Run, judge: Judge): Generator<Spot> {
  let at = run.index;
  for (const character of run.text) {
    const kind = hiddenKindOf(character);
    const severity = kind === null ? null : judge(kind, run, at);
    if (kind !== null && severity !== null) yield { severity, kind, character, at };
    at += character.length;
  }
}

/** How grave each kind is on one line. What concerns the line as a whole is asked once. */
function judgeOf(line: ReadLine): Judge {
  const { text, mask, writing } = line;
  const rightToLeft = isRightToLeft(text);
  const direction = directionSeverity(line, rightToLeft);
  const slashes = mask === null ? -1 : text.indexOf('//');
  const ofName: Judge = (_kind, run) =>
    run.isData || touchesIdentifier(run, text) ? 'blocking' : 'important';
  const judges: { readonly [kind in HiddenKind]: Judge } = {
    direction: (_kind, _run, at) => direction(at),
    mark: (_kind, run) => markSeverity(run, text, rightToLeft),
    'zero-width': ofName,
    selector: ofName,
    tag: () => 'blocking',
    annotation: () => 'important',
    filler: (_kind, { region }) => (region === 'code' ? 'blocking' : 'important'),
    separator: (_kind, run) => separatorSeverity(run, slashes),
    // Listings of terminals and data hold them; in code they belong into escapes.
    control: () => (writing === 'code' ? 'important' : null),
  };
  return (kind, run, at) => {
    const severity = judges[kind](kind, run, at);
    return writing === 'data' && !isSmuggled(kind, run) ? null : severity;
  };
}

type AtPlace = (at: number) => HiddenSpot['severity'] | null;

/** How grave a control of direction is, by its place. */
function directionSeverity(line: ReadLine, rightToLeft: boolean): AtPlace {
  const { text, mask, writing } = line;
  const balanced = isBalanced(text);
  if (writing === 'code') return directionInCode(text, mask, balanced && rightToLeft);
  return (at) => {
    const override = isOverride(text.charAt(at));
    if (balanced && (rightToLeft || (writing === 'translation' && !override))) return null;
    return override && !rightToLeft ? 'blocking' : 'important';
  };
}

/** It misleads, but where it begins and ends in one string of a script that runs from right to left. */
function directionInCode(text: string, mask: string | null, mayServe: boolean): AtPlace {
  if (!mayServe || mask === null || text.length > HAND_WRITTEN) return () => 'blocking';
  return (at) => {
    const serves = !isOverride(text.charAt(at)) && servesString(text, mask, at);
    return serves ? 'important' : 'blocking';
  };
}

/** Whether the string around a place ends every control that it begins, and has letters that run from right to left. */
function servesString(text: string, mask: string, at: number): boolean {
  if (regionAt(mask, at) !== 'string') return false;
  let [start, end] = [at, at + 1];
  while (start > 0 && regionAt(mask, start - 1) === 'string') start -= 1;
  while (end < text.length && regionAt(mask, end) === 'string') end += 1;
  const string = text.slice(start, end);
  return isRightToLeft(string) && isBalanced(string);
}

function isOverride(character: string): boolean {
  return character === '\u202d' || character === '\u202e';
}

function markSeverity(run: Run, text: string, rightToLeft: boolean): HiddenSpot['severity'] | null {
  if (run.region === 'code' && touchesIdentifier(run, text)) return 'blocking';
  return rightToLeft ? null : 'important';
}

/** ECMAScript and C# end a line at it: what is shown inside a comment is run as code. Text may break its lines by it. */
function separatorSeverity({ region, index }: Run, slashes: number): HiddenSpot['severity'] | null {
  if (region === 'text') return null;
  const isLineComment = region === 'comment' && slashes >= 0 && slashes < index;
  return isLineComment ? 'blocking' : 'important';
}

/** What data of tests has no use for either. */
function isSmuggled(kind: HiddenKind, run: Run): boolean {
  return kind === 'tag' || ((kind === 'zero-width' || kind === 'selector') && run.isData);
}

/** Characters beyond the Basic Multilingual Plane have two units. */
function isData(run: string): boolean {
  return [...run.slice(0, 2 * DATA_RUN)].length >= DATA_RUN;
}

/** Whether a run stands in or at the end of a name in code: the name is another one than it seems to be. */
function touchesIdentifier({ text: hidden, index, region }: Run, text: string): boolean {
  if (region !== 'code') return false;
  return WORD_UNIT.test(text.charAt(index - 1)) || WORD_UNIT.test(text.charAt(index + hidden.length));
}
