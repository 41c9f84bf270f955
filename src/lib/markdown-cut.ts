/** Cuts Markdown so that what is left is still whole. */
import { type CodeSpan, closesFence, type Fence, findSpans, openingFence } from './markdown-code.ts';

/** What is open behind a line. */
type State = { readonly fence: Fence | null; readonly details: number };

/** A place to cut: so many units stay, and `closer` ends what is open there. */
export type Cut = { readonly end: number; readonly closer: string };

type Place = Cut & { readonly next: number; readonly state: State };

const NOTHING_OPEN: State = { fence: null, details: 0 };

/** The longest head of whole characters, as readers see them, of at most `room` UTF-16 units. */
export function headOfGraphemes(text: string, room: number): string {
  if (text.length <= room) return text;
  return text.slice(0, graphemeStarts(text, room).at(-1) ?? 0);
}

/**
 * The last place where head and closer take at most `room` UTF-16 units: behind a line, or inside one where lines
 * alone would leave less than half.
 */
export function lastCut(text: string, room: number): Cut {
  const whole = lastLine(text, room);
  if (whole.end * 2 >= room) return whole;
  return cutInLine(text, whole, room) ?? whole;
}

function lastLine(text: string, room: number): Place {
  let best: Place = { end: 0, closer: '', next: 0, state: NOTHING_OPEN };
  let state = NOTHING_OPEN;
  for (let start = 0; start <= room && start < text.length; ) {
    const end = endOfLine(text, start);
    state = behindLine(state, text.slice(start, end));
    const closer = closerOf(state);
    if (end + closer.length <= room) best = { end, closer, next: end + 1, state };
    start = end + 1;
  }
  return best;
}

function endOfLine(text: string, start: number): number {
  const end = text.indexOf('\n', start);
  return end === -1 ? text.length : end;
}

function behindLine({ fence, details }: State, line: string): State {
  const left = fence?.prefix.includes('>') === true && !line.trimStart().startsWith('>');
  if (fence !== null && !left) return { fence: closesFence(line, fence) ? null : fence, details };
  const opened = openingFence(line);
  return { fence: opened, details: opened === null ? detailsBehind(details, line) : details };
}

function detailsBehind(before: number, line: string): number {
  if (!line.includes('details')) return before;
  let depth = before;
  let at = 0;
  for (const span of [...findSpans(line, true), null]) {
    const text = line.slice(at, span?.start ?? line.length);
    for (const [tag] of text.matchAll(/<\/?details(?=[\s>])/gi)) {
      depth = tag.startsWith('</') ? Math.max(0, depth - 1) : depth + 1;
    }
    at = span?.end ?? line.length;
  }
  return depth;
}

/** A fence is closed with the indent it was opened with: at another one it would open a new fence. */
function closerOf({ fence, details }: State): string {
  const code = fence === null ? '' : `\n${fence.prefix}${fence.mark}`;
  return code + '\n\n</details>'.repeat(details);
}

function cutInLine(text: string, before: Place, room: number): Cut | null {
  const line = text.slice(before.next, endOfLine(text, before.next));
  const after = behindLine(before.state, line);
  const closer = closerOf(before.state);
  const left = room - before.next - closer.length;
  // A line that opens or closes a fence is nothing without its end.
  if (after.fence !== before.state.fence || left <= 0) return null;
  const inner = after.fence === null ? cutOfText(line, left) : cutOfCode(line, left);
  return { end: before.next + inner.end, closer: inner.closer + closer };
}

function cutOfCode(line: string, room: number): Cut {
  return { end: headOfGraphemes(line, room).length, closer: '' };
}

/** Behind the last blank of a line where that leaves half of the room, else between two characters. */
function cutOfText(line: string, room: number): Cut {
  const spans = findSpans(line, true);
  const starts = graphemeStarts(line, room);
  const isSafe = safePlaces(line.slice(0, room + 1), spans);
  const safe = starts.filter((start) => isSafe[start] === 1);
  const last = safe.at(-1) ?? 0;
  const blank = safe.findLast((start) => line[start] === ' ') ?? 0;
  const inside = cutOfSpan(line, spans, starts, room);
  if (blank * 2 >= room) return { end: blank, closer: '' };
  return inside !== null && inside.end > last ? inside : { end: last, closer: '' };
}

/** A cut inside the code span that the room ends in, where it can be closed again. */
function cutOfSpan(
  line: string,
  spans: readonly CodeSpan[],
  starts: readonly number[],
  room: number,
): Cut | null {
  const span = spans.find(({ start, end }) => start < room && end > room);
  if (span === undefined) return null;
  const { start, size } = span;
  const end = starts.findLast((at) => at + size <= room && !/[` ]/.test(line.charAt(at - 1)));
  return end === undefined || end <= start + size ? null : { end, closer: '`'.repeat(size) };
}

/** 1 for each place that is in no code span, escape, link or tag. */
function safePlaces(line: string, spans: readonly CodeSpan[]): Uint8Array {
  const safe = new Uint8Array(line.length + 1);
  const ends = new Map(spans.map((span) => [span.start, span.end]));
  const closing: Readonly<Record<string, string>> = { '[': ')', '<': '>' };
  let open = '';
  for (let at = 0; at < line.length; ) {
    if (open === '') safe[at] = 1;
    const character = line.charAt(at);
    if (open === '') open = closing[character] ?? '';
    else if (character === open) open = '';
    at = ends.get(at) ?? at + (character === '\\' ? 2 : 1);
  }
  return safe;
}

/** Where characters as readers see them begin, up to `room`. A start needs to know only the code point behind it. */
function graphemeStarts(text: string, room: number): number[] {
  const head = text.slice(0, room + 2);
  const whole = /[\ud800-\udbff]$/.test(head) ? head.slice(0, -1) : head;
  const starts: number[] = [];
  for (const { index } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(whole)) {
    if (index <= room) starts.push(index);
  }
  return starts;
}
