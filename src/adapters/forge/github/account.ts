import type { Account } from '../../../domain/board.ts';
import { at, idOf, textOf } from '../fields.ts';

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
