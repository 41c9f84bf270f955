import type { MatchItem } from '../../domain/matching.ts';
import { featuresOf, type Token } from './words.ts';

/** A remark with its features as numbers in rising order: comparing those is what most of the time goes into. */
export type Remark = {
  readonly item: MatchItem;
  readonly words: readonly number[];
  /** Those of the words that it says in its own voice. */
  readonly plain: readonly number[];
  /** Those of the words that are names out of the code. */
  readonly names: readonly number[];
};

/*
 * These numbers were chosen by comparing groupings of recorded review findings with their labels: see
 * docs/adr/0022-one-matcher-one-setting.md for what was tried and how wide each of them may be off.
 */

/** What a word out of code weighs beside one of prose: neighbours share the names of their place, whatever they say. */
const CODE_WEIGHT = 0.65;
/** Remarks that have but one word in common have a topic in common. */
const LEAST_WORDS = 2;
/** Of what two remarks share, the weight of half a word is chance: of few words that is more than of many. */
const CHANCE = 0.5;
/** Below this, what they share tells nothing; most pairs of a file are, and need not be kept. */
const LEAST_LIKENESS = 0.05;
/** Above this, remarks are not more of one defect, only more of one wording. */
const CERTAIN = 0.25;
/** Lines between two remarks up to which they stand at one place. */
const NEAR_LINES = 5;
const FAR_FACTOR = 0.9;
/** A reviewer seldom names one defect twice. */
const SAME_REVIEWER_FACTOR = 0.6;
/** One reviewer who says half of it in the same words at another place speaks of one more instance. */
const SAME_WORDS = 0.45;

/** Reads the features of all remarks, numbered alike so that they can be compared with one another. */
export function readRemarks(items: readonly MatchItem[]): Remark[] {
  const numbers = new Map<string, number>();
  const numberOf = (feature: string) => {
    const number = numbers.get(feature) ?? numbers.size;
    numbers.set(feature, number);
    return number;
  };
  const known = new Map<string, Token>();
  return items.map((item) => {
    const { plain, code, names } = featuresOf(item.text, known);
    const rising = (features: readonly string[]) => features.map(numberOf).sort((a, b) => a - b);
    const all = [...plain, ...code, ...names];
    // A text of nothing but common words is like itself, and like no other.
    const told = all.length > 0 ? all : [`= ${item.text.trim().toLowerCase()}`];
    return { item, words: rising(told), plain: rising(plain), names: rising(names) };
  });
}

/**
 * How much two remarks look like one defect, from 0 to 0.25; null where they are two instances of one flaw, which no
 * third remark may bring together.
 */
export function likeness(a: Remark, b: Remark): number | null {
  const words = shared(a.words, b.words);
  const isEqual = words === a.words.length && words === b.words.length;
  if (words < LEAST_WORDS && !isEqual) return 0;

  const common = weightOf(words, shared(a.plain, b.plain));
  const either = weightOf(a.words.length + b.words.length, a.plain.length + b.plain.length) - common;
  const isSameReviewer = a.item.reviewer === b.item.reviewer;
  const far = isFar(a.item, b.item);
  if (isSameReviewer && far && common > SAME_WORDS * either) return null;
  const alike = Math.min(Math.max(0, common - CHANCE) / either, CERTAIN);
  if (alike < LEAST_LIKENESS) return 0;
  return alike * (far ? FAR_FACTOR : 1) * (isSameReviewer ? SAME_REVIEWER_FACTOR : 1);
}

/** A word weighs as one of prose where both remarks say it in prose. */
function weightOf(words: number, plain: number): number {
  return words * CODE_WEIGHT + plain * (1 - CODE_WEIGHT);
}

/** Whether both places are known and lie apart. */
function isFar(a: MatchItem, b: MatchItem): boolean {
  if (a.file === null || b.file === null) return false;
  if (a.file !== b.file) return true;
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
