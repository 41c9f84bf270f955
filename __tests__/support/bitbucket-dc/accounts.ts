/** Accounts to test with. */
import type { BitbucketDcAccount } from './types.ts';

function account(name: string, id: number, displayName: string, slug = name): BitbucketDcAccount {
  return { name, slug, id, displayName, type: 'NORMAL', active: true };
}

/** Wrote the pull request. */
export const ADA = account('ada', 11, 'Ada Lovelace');
/** Reviews it. */
export const BEN = account('ben', 12, 'Ben Carver');
/** Was a reviewer once and has left: the server takes no such reviewer. */
export const GONE: BitbucketDcAccount = { ...account('gone', 13, 'Gil Onevans'), active: false };
/** Whose token it is. The slug is not the name, as a slug holds no `@`. */
export const BOT = account('quorate@ci', 41, 'Quorate', 'quorate_ci');
/** People who call themselves what the bot is called. */
export const NAMESAKE = account('mallory', 42, 'Quorate');
export const IMPOSTOR = account('Quorate', 43, 'Quorate', 'quorate');
