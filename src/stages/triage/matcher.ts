import type { MatchItem } from '../../domain/matching.ts';
import { compareText } from '../../lib/text.ts';
import { likeness, type Remark, readRemarks } from './likeness.ts';
import { averageLink, type Link } from './linkage.ts';

/** Likeness from which two remarks are one defect; set like the numbers of `likeness.ts`. */
const SAME_DEFECT = 0.135;

/**
 * Clusters join by the mean of the third powers of likeness: one pair that is surely alike outweighs some that say the
 * same in other words, but not a whole cluster of them.
 */
const EMPHASIS = 3;

/** What a pair scores that is just alike enough. Scores are integers. */
const UNIT = 1_000;

/** Outweighs whatever else two clusters have in common. */
const NEVER = -1_000_000_000;

/** Comparisons that each remark begins, by the rarest shared word first: ten thousand remarks stay a matter of a second. */
const MAX_COMPARISONS = 48;

/**
 * Groups remarks that name the same defect, however worded and wherever anchored; near is not same. Every id is in
 * exactly one group. The outcome does not depend on the order of the items, and a remark that is like no other changes
 * no group.
 */
export function clusterFindings(items: readonly MatchItem[]): string[][] {
  const sorted = [...items].sort(compareItems);
  const clusters = averageLink(sorted.length, linksOf(readRemarks(sorted)), UNIT);
  return clusters.map((members) => members.flatMap((index) => sorted[index]?.id ?? []));
}

/** By place, then by content: the id decides only between remarks that are alike in everything. */
function compareItems(a: MatchItem, b: MatchItem): number {
  return (
    compareText(a.file ?? '', b.file ?? '') ||
    a.line - b.line ||
    a.endLine - b.endLine ||
    compareText(a.text, b.text) ||
    compareText(a.reviewer, b.reviewer) ||
    compareText(a.id, b.id)
  );
}

/**
 * The scores of all pairs that share a word in one file, or a name across files: two files may hold the same flaw twice,
 * only a name that both remarks give says that they speak of one.
 */
function linksOf(remarks: readonly Remark[]): Link[] {
  const sharers = sharersOf(remarks);
  return remarks.flatMap((remark, a) => {
    const links: Link[] = [];
    for (const b of partners(sharers[a] ?? [], a)) {
      const other = remarks[b];
      const score = other === undefined ? 0 : scoreOf(likeness(remark, other));
      if (score !== 0) links.push({ a, b, score });
    }
    return links;
  });
}

function scoreOf(likeness: number | null): number {
  return likeness === null ? NEVER : Math.round(UNIT * (likeness / SAME_DEFECT) ** EMPHASIS);
}

/**
 * For each remark the lists, one for each of its words, of all remarks that it may be compared with for that word, in
 * rising order. A remark without a file may belong to any; it stands before all that name one.
 */
function sharersOf(remarks: readonly Remark[]): readonly (readonly (readonly number[])[])[] {
  const lists = new Map<string, number[]>();
  const listOf = (key: string) => {
    const list = lists.get(key) ?? [];
    lists.set(key, list);
    return list;
  };
  const hasLoose = remarks.some(({ item }) => item.file === null);
  return remarks.map(({ item, words, names }, index) => {
    const named = new Set(names);
    return words.map((word) => {
      const across = listOf(`${word}`);
      const isAcross = item.file === null || named.has(word);
      if (isAcross || hasLoose) across.push(index);
      if (isAcross) return across;
      const list = listOf(`${word} ${item.file}`);
      list.push(index);
      return list;
    });
  });
}

/** The remarks behind this one in the lists that it is part of, each once, the shortest list first, up to the limit. */
function partners(lists: readonly (readonly number[])[], index: number): ReadonlySet<number> {
  const found = new Set<number>();
  for (const list of [...lists].sort((a, b) => a.length - b.length)) {
    for (let at = positionOf(list, index) + 1; at < list.length; at++) {
      if (found.size === MAX_COMPARISONS) return found;
      found.add(list[at] ?? index);
    }
  }
  return found;
}

/** Where a number stands in a rising list that holds it. */
function positionOf(list: readonly number[], number: number): number {
  let low = 0;
  let high = list.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle] ?? 0) < number) low = middle + 1;
    else high = middle;
  }
  return low;
}
