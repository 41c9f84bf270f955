/** Narrowing of what GitHub sent: absent and wrong are the same, and neither throws. */
import type { Account } from '../../../domain/board.ts';

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

/** An id as text: GitHub's are numbers in REST and digits or opaque text in GraphQL. */
export function idOf(value: unknown): string | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value > 0 ? String(value) : null;
  return typeof value === 'string' && value !== '' ? value : null;
}

/** A line number, at least 1, or null. */
export function lineOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : null;
}

const BOT_ENDING = /\[bot\]$/;

/**
 * An account of either API. REST names a bot `name[bot]` with `type: Bot`, GraphQL's authors leave the ending out and
 * its `viewer` does not; null where the account is gone.
 */
export function accountOf(value: unknown): Account | null {
  const login = textOf(at(value, 'login'));
  if (login === null || login === '') return null;
  const word = textOf(at(value, 'type')) ?? textOf(at(value, '__typename'));
  const id =
    idOf(at(value, 'databaseId')) ?? (typeof at(value, 'id') === 'number' ? idOf(at(value, 'id')) : null);
  return { id, login: login.replace(BOT_ENDING, ''), kind: kindOf(word, login) };
}

function kindOf(word: string | null, login: string): Account['kind'] {
  if (word === 'Bot' || BOT_ENDING.test(login)) return 'bot';
  return word === 'User' ? 'user' : 'unknown';
}
