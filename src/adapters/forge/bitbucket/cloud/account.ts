/** Who wrote something on Bitbucket Cloud, and which account writes for us. */
import type { Account } from '../../../../domain/board.ts';
import { ForgeError } from '../../../../domain/errors.ts';
import { markerLine } from '../../../../domain/marker.ts';
import { at, textOf } from '../../fields.ts';
import { unreadable } from '../problem.ts';
import { type BitbucketCloudApi, CLOUD_WORDS } from './api.ts';

/** An access token acts as an account of its own, which it is not told of; git knows it by this name. */
const UNKNOWN_ME: Account = { id: null, login: 'x-token-auth', kind: 'bot' };

/** What is asked of an account's own token beside what all of Cloud asks. */
const OWN_ACCOUNT_REMEDY =
  'give the API token the scope `read:user:bitbucket`: without it nobody can tell which comments are ours';

/** What tells who wrote: a comment's author and text. */
export type Authored = { readonly author: Account | null; readonly body: string };

/** The account that writes for us, found once and kept for the rest of a run. */
export type Identity = {
  /** Ours, given all comments that are there, the oldest first. Throws `ForgeError` for an API token of nobody. */
  of(comments: readonly Authored[]): Promise<Account>;
  /** Ours where that is known without any comment; else null. */
  known(): Account | null;
  /** Takes note of whom Cloud names as the author of what was just written. */
  learn(user: unknown): void;
};

/**
 * An account; null where it is gone, or has no uuid: display names and nicknames are changed at will, so that nobody is
 * known by them. Apps and tokens are of the type `app_user`, which no person can be.
 */
export function accountOf(value: unknown): Account | null {
  const id = textOf(at(value, 'uuid'));
  if (id === null || id === '') return null;
  const login = textOf(at(value, 'nickname')) ?? textOf(at(value, 'display_name')) ?? '';
  const type = at(value, 'type');
  return { id, login, kind: type === 'app_user' ? 'bot' : type === 'user' ? 'user' : 'unknown' };
}

/** Nothing is asked before somebody wants to know. */
export function createIdentity(api: BitbucketCloudApi): Identity {
  let sure: Account | null = null;
  return {
    of: async (comments) => {
      if (api.credentials === 'api-token') sure ??= await readOwnAccount(api);
      return sure ?? likelyAccount(comments) ?? UNKNOWN_ME;
    },
    known: () => sure,
    learn: (user) => {
      sure ??= accountOf(user);
    },
  };
}

async function readOwnAccount(api: BitbucketCloudApi): Promise<Account> {
  const { status, data } = await api.get('/user', { allow: [403] });
  if (status === 403) {
    throw new ForgeError('GET /user: Bitbucket Cloud answered 403', OWN_ACCOUNT_REMEDY, { status });
  }
  const account = accountOf(data);
  if (account === null) throw unreadable('GET /user', 'no uuid', CLOUD_WORDS);
  return account;
}

/**
 * The app that wrote the newest comment with a mark of ours. A mark that another app bore before is an echo of that
 * app's comment and speaks for nobody. What a mark says of its comment is checked by whoever reads it as ours.
 */
function likelyAccount(comments: readonly Authored[]): Account | null {
  const firstBy = new Map<string, string | null>();
  let newest: Account | null = null;
  for (const { author, body } of comments) {
    const line = author?.kind === 'bot' ? markerLine(body) : null;
    if (author === null || line === null) continue;
    if (!firstBy.has(line)) firstBy.set(line, author.id);
    if (firstBy.get(line) === author.id) newest = author;
  }
  return newest;
}
