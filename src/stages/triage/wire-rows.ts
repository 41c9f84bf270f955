import type { Reading } from '../../domain/consult.ts';
import { visible } from '../../domain/render.ts';
import { capped } from '../../lib/cut.ts';
import { isObject, type JsonObject } from '../../lib/json.ts';

/** One row read: its value where all that it needs is there, and what is wrong with it. */
export type RowReading<T> = { readonly value: T | null; readonly faults: readonly string[] };

/** How the rows of an answer are read. */
export type RowRules<T> = {
  /** The member that holds the rows. */
  readonly key: string;
  /** The ids that were asked for, by the names that the question gave them. */
  readonly asked: ReadonlyMap<string, string>;
  readonly readRow: (row: JsonObject, id: string) => RowReading<T>;
};

type Values<T> = ReadonlyMap<string, T>;

/**
 * Reads an answer that is to hold one row for each name. Rows without fault count, whatever is wrong with others; a name
 * with two rows that differ counts for nothing. What `before` holds stays: a second turn fills gaps. Throws nothing.
 */
export function readRows<T>(
  answer: unknown,
  before: Values<T> | null,
  rules: RowRules<T>,
): Reading<Values<T>> {
  const { key, asked } = rules;
  const list = isObject(answer) ? answer[key] : undefined;
  const rows = Array.isArray(list) ? list : [];
  const { named, faults } = sortRows(rows, asked);
  const value = new Map<string, T>();
  for (const [name, id] of asked) {
    const known = before?.get(id);
    const reading =
      known === undefined ? readNamed(named.get(name) ?? [], id, rules) : { value: known, faults: [] };
    if (reading.value !== null) value.set(id, reading.value);
    faults.push(...reading.faults.map((fault) => `${name}: ${fault}`));
  }
  const isShort = value.size < asked.size;
  return {
    value,
    faults: isShort && !Array.isArray(list) ? [`there is no list "${key}"`, ...faults] : faults,
  };
}

/** The rows of each name that was asked for, and what is wrong with all others. */
function sortRows(rows: readonly unknown[], asked: ReadonlyMap<string, string>) {
  const named = new Map([...asked.keys()].map((name): [string, JsonObject[]] => [name, []]));
  const faults = new Set<string>();
  for (const [index, row] of rows.entries()) {
    const said = isObject(row) ? row.id : undefined;
    const own = typeof said === 'string' ? named.get(foldWord(said)) : undefined;
    if (!isObject(row)) faults.add(`row ${index + 1} is no object`);
    else if (typeof said !== 'string') faults.add(`row ${index + 1} names no group`);
    else if (own === undefined) faults.add(`${shownName(said)} is none of the groups`);
    else own.push(row);
  }
  return { named, faults: [...faults] };
}

/** Rows that say the same are one. */
function readNamed<T>(rows: readonly JsonObject[], id: string, { readRow }: RowRules<T>): RowReading<T> {
  const readings = new Map(
    rows.map((row) => {
      const reading = readRow(row, id);
      return [JSON.stringify(reading), reading];
    }),
  );
  const [reading] = readings.values();
  if (reading === undefined) return { value: null, faults: ['has no row'] };
  if (readings.size > 1) return { value: null, faults: ['has two rows that differ, give one'] };
  return reading;
}

/** An invented name is text of a model: as much of it as tells which one is meant. */
const NAME_LENGTH = 40;

function shownName(name: string): string {
  return JSON.stringify(capped(visible(name), NAME_LENGTH));
}

/** A word without its case and with hyphens for what else joins words. */
export function foldWord(word: string): string {
  return word
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '-');
}

/** The word of a closed list that a value means; null where it means none. */
export function wordOf<Word extends string>(value: unknown, words: readonly Word[]): Word | null {
  const folded = typeof value === 'string' ? foldWord(value) : null;
  return words.find((word) => word === folded) ?? null;
}

/** A text without blanks around it; empty where the value is none. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** What is wrong with a member that must be one of these words. */
export function wordFault(member: string, words: readonly string[]): string {
  return `"${member}" must be one of ${words.join(', ')}`;
}
