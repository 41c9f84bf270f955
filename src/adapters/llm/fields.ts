/** Narrowing of what a server sent: absent and wrong are the same, and neither throws. */

/** An object that was not validated. */
export type Fields = Readonly<Record<string, unknown>>;

/** The value as an object; an empty one where it is none. */
export function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {};
}

/** Whether the value is an object with names. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value as a text, or null. */
export function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** The value as a number of tokens; 0 where it is none. */
export function countOf(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0;
}

/** The value as a list; an empty one where it is none. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
