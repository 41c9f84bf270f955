import type { MatchItem } from '../../domain/matching.ts';
import { featuresOf } from './words.ts';

/** A remark with its features as numbers in rising order: comparing those is what most of the time goes into. */
export type Remark = {
  readonly item: MatchItem;
  readonly words: readonly number[];
  /** Those of the words that are names out of the code. */
  readonly names: readonly number[];
};

/*
 * These numbers were set by comparing groupings of recorded review findings with their labels.
 */

/** Below this two texts share words by chance. */
const CHANCE = 0.05;
/** Lines between two remarks up to which they stand at one place. */
const NEAR_LINES = 5;
const FAR_FACTOR = 0.9;
/** A reviewer seldom names one defect twice. */
const SAME_REVIEWER_FACTOR = 0.5;
/** One reviewer who says half of it in the same words at another place speaks of one more instance. */
const SAME_WORDS = 0.49;
const ONE_MORE_INSTANCE = -1;

/** Reads the features of all remarks, numbered alike so that they can be compared with one another. */
export function readRemarks(items: readonly MatchItem[]): Remark[] {
  const numbers = new Map<string, number>();
  const numberOf = (feature: string) => {
    const number = numbers.get(feature) ?? numbers.size;
    numbers.set(feature, number);
    return number;
  };
  return items.map((item) => {
    const { words, names } = featuresOf(item.text);
    const rising = (features: readonly string[]) => features.map(numberOf).sort((a, b) => a - b);
    const all = [...words, ...names];
    // A text of nothing but common words is like itself, and like no other.
    const told = all.length > 0 ? all : [`= ${item.text.trim().toLowerCase()}`];
    return { item, words: rising(told), names: rising(names) };
  });
}

/** How much two remarks look like one defect: 1 for the same words at one place, negative for two instances. */
export function likeness(a: Remark, b: Remark): number {
  // Two files may hold the same flaw twice; only a name that both remarks give says that they speak of one.
  if (isElsewhere(a.item, b.item) && shared(a.names, b.names) === 0) return 0;

  const common = shared(a.words, b.words);
  const words = common / Math.max(1, a.words.length + b.words.length - common);
  if (words < CHANCE) return 0;
  const isNear = !isFar(a.item, b.item);
  const placed = isNear ? words : words * FAR_FACTOR;
  if (a.item.reviewer !== b.item.reviewer) return placed;
  return words > SAME_WORDS && !isNear ? ONE_MORE_INSTANCE : placed * SAME_REVIEWER_FACTOR;
}

function isElsewhere(a: MatchItem, b: MatchItem): boolean {
  return a.file !== null && b.file !== null && a.file !== b.file;
}

/** Whether both places are known and lie apart. */
function isFar(a: MatchItem, b: MatchItem): boolean {
  if (isElsewhere(a, b)) return true;
  if (a.line === 0 || b.line === 0) return false;
  return Math.max(a.line, b.line) - Math.min(a.endLine, b.endLine) > NEAR_LINES;
}

/** How many numbers two rising lists have in common. */
function shared(a: readonly number[], b: readonly number[]): number {
  let count = 0;
  let at = 0;
  for (const number of a) {
    while (at < b.length && (b[at] ?? 0) < number) at++;
    if (b[at] === number) count++;
  }
  return count;
}
