/** Cuts Markdown so that what is left is still whole. */
import { type CodeSpan, closesFence, type Fence, findSpans, openingFence } from './markdown-code.ts';

/** What is open behind a line. */
type State = { readonly fence: Fence | null; readonly details: number };

/** A place to cut: so many units stay, and `closer` ends what is open there. */
export type Cut = { readonly end: number; readonly closer: string };

type Place = Cut & { readonly next: number; readonly state: State };

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** UTF-16 units before a place that are looked at; the longest emoji in use have about 35. */
const CONTEXT = 256;

const NOTHING_OPEN: State = { fence: null, details: 0 };

/** The longest head of whole characters, as readers see them, of at most `room` UTF-16 units. */
export function headOfGraphemes(text: string, room: number): string {
  return text.length <= room ? text : text.slice(0, graphemeStart(text, Math.max(0, room)));
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
  if (after.fence !== before.state.fence) return null;
  const inner = after.fence === null ? cutOfText(line, left) : cutOfCode(line, left);
  return { end: before.next + inner.end, closer: inner.closer + closer };
}

function cutOfCode(line: string, room: number): Cut {
  return { end: headOfGraphemes(line, room).length, closer: '' };
}

/** Behind the last word where that leaves half of the room, else between two characters. */
function cutOfText(line: string, room: number): Cut {
  const spans = findSpans(line, true);
  const safe = safePlaces(line.slice(0, room + 1), spans);
  const blank = lastPlace(line, room, (at) => safe[at] === 1 && line[at] === ' ');
  if (blank * 2 >= room) return { end: blank, closer: '' };
  const end = lastPlace(line, room, (at) => safe[at] === 1);
  return cutOfSpan(line, spans, room) ?? { end, closer: '' };
}

/** A cut inside the code span that the room ends in, where it can be closed again. */
function cutOfSpan(line: string, spans: readonly CodeSpan[], room: number): Cut | null {
  const span = spans.find(({ start, end }) => start < room && end > room);
  if (span === undefined) return null;
  const { start, size } = span;
  const end = lastPlace(line, room - size, (at) => at > start + size && !/[` ]/.test(line.charAt(at - 1)));
  return end === 0 ? null : { end, closer: '`'.repeat(size) };
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

/** The last accepted place up to `room` at which a character begins; 0 where there is none. */
function lastPlace(line: string, room: number, accepts: (at: number) => boolean): number {
  let at = room;
  while (at > 0) {
    const start = accepts(at) ? graphemeStart(line, at) : at - 1;
    if (start === at) return at;
    at = start;
  }
  return 0;
}

/** Where the character around a place begins, as readers see it: several code points may be one. */
function graphemeStart(text: string, place: number): number {
  let at = place;
  while (at > 0 && !/^[ -~]{2}$/.test(text.slice(at - 1, at + 1))) {
    const from = contextStart(text, at);
    // What is behind a place matters up to the end of one code point.
    const index = GRAPHEMES.segment(text.slice(from, at + 2)).containing(at - from)?.index ?? 0;
    if (index > 0) return from + index;
    at = from;
  }
  return at;
}

/** Far enough back to tell where characters begin, without reading a long text: flags are counted in pairs. */
function contextStart(text: string, place: number): number {
  let at = Math.max(0, place - CONTEXT);
  while (at > 0 && /[\udc00-\udfff]/.test(text.charAt(at))) at -= 1;
  while (at > 1 && /^\p{RI}$/u.test(text.slice(at - 2, at))) at -= 2;
  return at;
}
