/** Where Python-Markdown divides the row of a table (`_split` of `extensions/tables.py`). */

const TOKENS = /\\\\|\\`+|`+|\\\||\|/g;

type Ticks = {
  readonly start: number;
  readonly end: number;
  readonly size: number;
  readonly escaped: number;
};

/** The cells of a row; pipes in code and behind a backslash divide nothing. */
export function splitRow(row: string, bordered: boolean): string[] {
  const inner = bordered ? row.replace(/^\|/, '').replace(/(?<!\\)((?:\\\\)*)\|$/, '') : row;
  const pipes: number[] = [];
  const ticks: Ticks[] = [];
  for (const { 0: token, index } of inner.matchAll(TOKENS)) {
    const escaped = token.startsWith('\\`') ? 1 : 0;
    const last = index + token.length - 1;
    if (token === '|') pipes.push(index);
    else if (token.endsWith('`'))
      ticks.push({ start: index, end: last, size: token.length - escaped, escaped });
  }
  const regions = regionsOf(ticks);
  const cells: string[] = [];
  let at = 0;
  for (const pipe of pipes) {
    if (regions.some(([start, end]) => start <= pipe && pipe <= end)) continue;
    cells.push(inner.slice(at, pipe));
    at = pipe + 1;
  }
  return [...cells, inner.slice(at)];
}

/** Pairs of runs of the same size; an escaped run opens with one backtick less. */
function regionsOf(ticks: readonly Ticks[]): (readonly [start: number, end: number])[] {
  const regions: (readonly [number, number])[] = [];
  for (let at = 0; at < ticks.length; at += 1) {
    const open = ticks[at];
    if (open === undefined || open.size === open.escaped) continue;
    const close = ticks.findIndex(({ size }, index) => index > at && size === open.size - open.escaped);
    const end = ticks[close];
    if (end === undefined) continue;
    regions.push([open.start, end.end]);
    at = close;
  }
  return regions;
}
