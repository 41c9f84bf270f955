/** Narrowing of what a forge sent: absent and wrong are the same, and neither throws. */

/** An object that was not validated. */
export type Fields = Readonly<Record<string, unknown>>;

/** The value as an object; null where it is none. */
export function fieldsOf(value: unknown): Fields | null {
  return isFields(value) ? value : null;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What lies at the end of a path of names; undefined where the path ends early. */
export function at(value: unknown, ...names: readonly string[]): unknown {
  return names.reduce<unknown>((here, name) => fieldsOf(here)?.[name], value);
}

/** The value as a text, or null. */
export function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** An id as text: numbers from 1, or opaque texts. */
export function idOf(value: unknown): string | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value > 0 ? String(value) : null;
  return typeof value === 'string' && value !== '' ? value : null;
}

/** A line number, at least 1, or null. */
export function lineOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : null;
}

/** A full hash, SHA-1 or SHA-256; whatever else is no commit that a review can be pinned to. */
const SHA = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

/** A full hash; null for everything else. */
export function shaOf(value: unknown): string | null {
  const text = textOf(value);
  return text !== null && SHA.test(text) ? text : null;
}

/** A whole number from 0; null for everything else. */
export function wholeOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}
