/** How Python-Markdown reads `[text](target)` (`LinkInlineProcessor.getText` and `getLink`). */

const ANGLED = /\(\s*(?:(<[^<>]*>)\s*(?:('[^']*'|"[^"]*")\s*)?\))/suy;
const OPENING = /\(\s*/suy;

/** The text up to the bracket that closes one which is open, and where it ends; null where none does. */
export function bracketText(
  data: string,
  from: number,
): { readonly text: string; readonly end: number } | null {
  let depth = 1;
  for (let at = from; at < data.length; at += 1) {
    if (data[at] === '[') depth += 1;
    if (data[at] === ']') depth -= 1;
    if (depth === 0) return { text: data.slice(from, at), end: at + 1 };
  }
  return null;
}

/** The target in round brackets, and where it ends; null where there is none. */
export function targetAt(data: string, at: number): { readonly target: string; readonly end: number } | null {
  ANGLED.lastIndex = at;
  const angled = ANGLED.exec(data);
  if (angled !== null) return { target: (angled[1] ?? '').slice(1, -1).trim(), end: ANGLED.lastIndex };
  OPENING.lastIndex = at;
  return OPENING.test(data) ? plainTarget(data, OPENING.lastIndex) : null;
}

/** A quote that may begin a title, and the last one that may end it. */
type Title = { readonly mark: string; readonly start: number; end: number };

/** Brackets in a target are counted, those in a title are not; where a title is never closed, it was none. */
function plainTarget(data: string, start: number): { readonly target: string; readonly end: number } | null {
  let depth = 1;
  let spare = 1;
  let spareEnd = -1;
  let last = '';
  const titles: Title[] = [];
  for (let at = start; at < data.length; at += 1) {
    const mark = data[at] ?? '';
    const isInTitle = titles.length > 0;
    if (mark === '(') {
      if (!isInTitle) depth += 1;
      else if (spare > 0) spare -= 1;
    } else if (mark === ')') {
      if (titles.some(({ mark: quote, end }) => end !== -1 && quote === last)) depth = 0;
      else if (!isInTitle) depth -= 1;
      else if (spare > 0) {
        spare -= 1;
        if (spare === 0) spareEnd = at + 1;
      }
    } else if (mark === '"' || mark === "'") {
      if (!isInTitle) {
        spare = depth;
        depth = 1;
      }
      noteQuote(titles, mark, at);
    }
    if (depth === 0) {
      const title = titles.find(({ mark: quote, end }) => end !== -1 && quote === last);
      return { target: data.slice(start, title?.start ?? at).trim(), end: at + 1 };
    }
    if (mark !== ' ') last = mark;
  }
  return spare === 0 ? { target: data.slice(start, spareEnd - 1).trim(), end: spareEnd } : null;
}

function noteQuote(titles: Title[], mark: string, at: number): void {
  const title = titles.find(({ mark: quote }) => quote === mark);
  if (title !== undefined) title.end = at;
  else titles.push({ mark, start: at, end: -1 });
}
