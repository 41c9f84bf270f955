/** Code spans and fences: where they are in a text, and how to write them so that nothing inside ends them. */

/** A code span: from its first mark to behind its last one, with `size` backticks on each side. */
export type CodeSpan = { readonly start: number; readonly end: number; readonly size: number };

/** A fence that is open. `prefix` is what a closing fence needs in front of it: white space and quote marks. */
export type Fence = { readonly prefix: string; readonly mark: string; readonly info: string };

/** A fence may stand in quotes and list items; the alternatives begin with different characters, so this is linear. */
const OPENING = /^((?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*)(`{3,}|~{3,})(.*)$/s;
const CLOSING = /^[ \t>]*(`{3,}|~{3,})[ \t]*$/;

/** Names for which GitHub renders something else than code, or offers to commit it. */
const ACTIVE_INFO = new Set(['suggestion', 'math', 'mermaid', 'geojson', 'topojson', 'stl']);
const INFO = /^[A-Za-z0-9+#.-]{1,20}(?![A-Za-z0-9+#.-])/;

/** The length of the longest run of backticks in a text. */
export function longestRun(text: string): number {
  let longest = 0;
  for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
  return longest;
}

/** A fence of backticks that no run in the text can close: three marks at least. */
export function fenceFor(text: string): string {
  return '`'.repeat(Math.max(3, longestRun(text) + 1));
}

/** The name of a language out of an info string; empty where there is none or GitHub would act on it. */
export function safeInfo(info: string): string {
  const name = INFO.exec(info.trim())?.[0] ?? '';
  return ACTIVE_INFO.has(name.toLowerCase()) ? '' : name;
}

/** The lines of a code block between fences, without a newline behind the last fence. */
export function fenced(text: string, info: string): string {
  const fence = fenceFor(text);
  const body = text === '' || text.endsWith('\n') ? text : `${text}\n`;
  return `${fence}${info}\n${body}${fence}`;
}

/**
 * A code span around a text of one line, which must not be empty. In a table an unescaped `|` ends the cell even
 * inside code, and there, and only there, `\|` stands for it.
 */
export function spanAround(text: string, inTable: boolean): string {
  const ticks = '`'.repeat(spanSize(text));
  // A blank on both sides is taken off by the renderer; a backtick at an end would join the marks.
  const pad = /^`|`$|^ .* $/s.test(text) ? ' ' : '';
  const body = inTable ? escapePipes(text) : text;
  return `${ticks}${pad}${body}${pad}${ticks}`;
}

/** The smallest count of backticks that is not the length of a run in the text. */
function spanSize(text: string): number {
  const sizes = new Set<number>();
  for (const [run] of text.matchAll(/`+/g)) sizes.add(run.length);
  let size = 1;
  while (sizes.has(size)) size += 1;
  return size;
}

/** An odd count of backslashes before each pipe: renderers disagree on what an even one means. */
function escapePipes(text: string): string {
  return text.replace(/\\+\|?|\|/g, (found) => {
    if (!found.endsWith('|')) return found;
    const run = found.slice(0, -1);
    return `${run}${run.length % 2 === 0 ? '\\' : '\\\\'}|`;
  });
}

/**
 * Code spans of one line, in order. With `escapes` a backslash keeps the next backtick from opening one, as
 * CommonMark says; without, every character but the backtick means itself.
 */
export function findSpans(text: string, escapes: boolean): CodeSpan[] {
  const closers = runsBySize(text);
  const opening = escapes ? /\\[\s\S]|`+/g : /`+/g;
  const spans: CodeSpan[] = [];
  for (let found = opening.exec(text); found !== null; found = opening.exec(text)) {
    if (found[0].startsWith('\\')) continue;
    const size = found[0].length;
    const close = firstFrom(closers.get(size), found.index + size);
    if (close === null) continue;
    spans.push({ start: found.index, end: close + size, size });
    opening.lastIndex = close + size;
  }
  return spans;
}

type Runs = { readonly starts: number[]; next: number };

function runsBySize(text: string): Map<number, Runs> {
  const runs = new Map<number, Runs>();
  for (const found of text.matchAll(/`+/g)) {
    const size = found[0].length;
    const known = runs.get(size);
    if (known === undefined) runs.set(size, { starts: [found.index], next: 0 });
    else known.starts.push(found.index);
  }
  return runs;
}

/** The first run at or behind a position. Positions only grow, so each run is passed once. */
function firstFrom(runs: Runs | undefined, position: number): number | null {
  if (runs === undefined) return null;
  while ((runs.starts[runs.next] ?? Number.POSITIVE_INFINITY) < position) runs.next += 1;
  return runs.starts[runs.next] ?? null;
}

/** What a code span shows: its text without the marks, and without one blank on each side where both are there. */
export function spanText(text: string, span: CodeSpan): string {
  const inner = text.slice(span.start + span.size, span.end - span.size);
  const padded = inner.startsWith(' ') && inner.endsWith(' ') && inner.trim() !== '';
  return padded ? inner.slice(1, -1) : inner;
}

/** The fence that a line opens; null where it opens none. */
export function openingFence(line: string): Fence | null {
  const [, prefix = '', mark = '', info = ''] = OPENING.exec(line) ?? [];
  if (mark === '' || (mark.startsWith('`') && info.includes('`'))) return null;
  return { prefix: prefix.replace(/[^ \t>]/g, ' '), mark, info };
}

/** Whether a line closes a fence: the same mark, at least as long, and nothing else. */
export function closesFence(line: string, fence: Fence): boolean {
  const mark = CLOSING.exec(line)?.[1] ?? '';
  return mark.startsWith(fence.mark);
}
