/** One entry of a block: as it reads best, shorter where the budget is short, and how many things it tells of. */
export type Entry = { readonly full: string; readonly short: string; readonly count: number };

/** A piece of a text with entries that can be given up one by one; every part ends with its own newline. */
export type Block = {
  /** Stays whatever the budget is: it says how many entries there are. */
  readonly open: string;
  readonly entries: readonly Entry[];
  readonly close: string;
  /** Blocks of rank 1 give up their entries first. */
  readonly rank: number;
  /** Says how many things are not shown; 0 where only a title or a table is missing. */
  readonly more: (hidden: number) => string;
};

/** How much there may be, and how it is measured: measures of parts add up to the measure of the whole. */
export type Budget = { readonly most: number; readonly measure: (text: string) => number };

/** How a block is shown: so many entries of it, the first of these in full. */
type Share = { readonly shown: number; readonly full: number };

/** An entry that has no shorter form. */
export function entry(text: string, count = 1): Entry {
  return { full: text, short: text, count };
}

/** A block without entries: all of it stays. */
export function fixed(text: string): Block {
  return { open: text, entries: [], close: '', rank: 0, more: () => '' };
}

/**
 * The blocks as one text within the budget: entries are shortened, then left out from the last one on, block by block
 * in the order of their ranks, and counted. What has no entries stays, so the text can still be too long.
 */
export function fitBlocks(blocks: readonly Block[], budget: Budget): string {
  const shares = new Map(blocks.map((block) => [block, whole(block)]));
  let over = budget.measure(blocks.map((block) => write(block, whole(block))).join('')) - budget.most;
  for (const block of [...blocks].sort((a, b) => a.rank - b.rank)) {
    if (over <= 0) break;
    const share = shrink(block, over, budget.measure);
    over -= budget.measure(write(block, whole(block))) - budget.measure(write(block, share));
    shares.set(block, share);
  }
  return blocks.map((block) => write(block, shares.get(block) ?? whole(block))).join('');
}

function whole({ entries }: Block): Share {
  return { shown: entries.length, full: entries.length };
}

/** The largest share of a block that saves what is over; the smallest one where none does. */
function shrink({ entries, more }: Block, over: number, measure: Budget['measure']): Share {
  let missing = over;
  let full = entries.length;
  while (missing > 0 && full > 0) {
    full -= 1;
    const { full: long = '', short = '' } = entries[full] ?? {};
    missing -= measure(long) - measure(short);
  }
  if (missing <= 0) return { shown: entries.length, full };
  // The line that counts the rest takes room itself; its number never gets longer than this one.
  missing += measure(more(countOf(entries)));
  let shown = entries.length;
  while (missing > 0 && shown > 0) {
    shown -= 1;
    missing -= measure(entries[shown]?.short ?? '');
  }
  return { shown, full };
}

function write({ open, entries, close, more }: Block, { shown, full }: Share): string {
  const texts = entries.slice(0, shown).map((item, index) => (index < full ? item.full : item.short));
  const hidden = entries.slice(shown);
  return [open, ...texts, hidden.length === 0 ? '' : more(countOf(hidden)), close].join('');
}

function countOf(entries: readonly Entry[]): number {
  return entries.reduce((sum, { count }) => sum + count, 0);
}
