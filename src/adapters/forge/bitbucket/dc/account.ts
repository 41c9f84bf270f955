/** Accounts of Data Center: who wrote something, and who we are. */
import type { Account } from '../../../../domain/board.ts';
import { at, textOf } from '../../fields.ts';
import { route } from '../rest.ts';
import type { BitbucketDcApi } from './api.ts';

/** Who we are while nothing has told. */
const UNKNOWN: Account = { id: null, login: 'unknown', kind: 'unknown' };

/**
 * An account; null where there is none. Its id is its name, in lower case as a server holds no two that differ in case
 * alone: names are unique there, while anybody may choose a display name that is taken.
 */
export function accountOf(user: unknown): Account | null {
  const id = nameOf(user);
  if (id === null) return null;
  return { id, login: id, kind: at(user, 'type') === 'SERVICE' ? 'bot' : 'user' };
}

function nameOf(user: unknown): string | null {
  const name = textOf(at(user, 'name'));
  return name === null || name === '' ? null : name.toLowerCase();
}

/** The account that writes for us, as far as the server has told of it. */
export type Identity = {
  me(): Account;
  /** Takes note of an account that an answer shows. */
  see(user: unknown): void;
  /** Takes note of the author of what we wrote. */
  wrote(user: unknown): void;
  /** What addresses call us; null while it is not known who we are. Throws `ForgeError`. */
  slug(): Promise<string | null>;
};

/** Knows us by the name that every answer tells, or else by the first comment of ours. */
export function createIdentity(api: BitbucketDcApi): Identity {
  const users = new Map<string, unknown>();
  let author: string | null = null;
  const id = (): string | null => api.user() ?? author;
  const see = (user: unknown): void => {
    const name = nameOf(user);
    if (name !== null) users.set(name, user);
  };
  return {
    me: () => {
      const name = id();
      if (name === null) return UNKNOWN;
      return accountOf(users.get(name)) ?? { id: name, login: name, kind: 'user' };
    },
    see,
    wrote: (user) => {
      see(user);
      author ??= nameOf(user);
    },
    slug: async () => {
      // Any answer tells it; this one is kept.
      if (id() === null) await api.version();
      const name = id();
      if (name === null) return null;
      return slugOf(users.get(name)) ?? (await readSlug(api, name));
    },
  };
}

function slugOf(user: unknown): string | null {
  const slug = textOf(at(user, 'slug'));
  return slug === '' ? null : slug;
}

/** The server makes slugs of names this way, unless the slug was taken; whose it is it says itself. */
async function readSlug(api: BitbucketDcApi, name: string): Promise<string> {
  const usual = name.replace(/[^\p{L}\p{N}_.-]/gu, '_');
  const answer = await api.get(route`/api/latest/users/${usual}`, { allow: [401, 403, 404] });
  return nameOf(answer.data) === name ? (slugOf(answer.data) ?? usual) : usual;
}
