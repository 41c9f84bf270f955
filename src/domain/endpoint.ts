/** Which addresses may receive credentials. */
import type { Provider } from './slot.ts';

/** An address that may: `url` has no slash at its end, `origin` is what the log shows (names in Punycode). */
export type BaseUrl = { readonly ok: true; readonly origin: string; readonly url: string };
export type BaseUrlCheck = BaseUrl | { readonly ok: false; readonly problem: string };

const LOOPBACK_HOST = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Where clouds hand out machine credentials: link-local addresses, also mapped into IPv6, and their names. */
const METADATA_HOST =
  /^(?:169\.254(?:\.\d{1,3}){2}|\[::ffff:a9fe:[0-9a-f]{1,4}\]|\[fe[89ab][0-9a-f]:.*\]|\[fd00:ec2::254\]|metadata\.google\.internal|metadata)$/;

/**
 * Checks a base address: https, or http to this machine, or http anywhere with `allowHttp`. The URL parser has already
 * turned other spellings of an address (hexadecimal, one number, mapped) into one.
 */
export function checkBaseUrl(text: string, options: { readonly allowHttp: boolean }): BaseUrlCheck {
  const url = parseUrl(text.trim());
  if (url === null) return refuse('it is not a URL; write it as https://host/path');
  const problem = schemeProblem(url, options.allowHttp) ?? partsProblem(url);
  if (problem !== null) return refuse(problem);
  return { ok: true, origin: url.origin, url: url.origin + url.pathname.replace(/\/+$/, '') };
}

function refuse(problem: string): BaseUrlCheck {
  return { ok: false, problem };
}

function parseUrl(text: string): URL | null {
  // The parser drops tabs and newlines in the middle: a text that reads as one address and means another.
  if (/[\s\\]/.test(text) || !/^[a-z][a-z0-9+.-]*:\/\//i.test(text)) return null;
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

function schemeProblem(url: URL, allowHttp: boolean): string | null {
  if (url.protocol === 'https:') return null;
  if (url.protocol !== 'http:') return `the scheme ${url.protocol} is not supported; use https:`;
  if (LOOPBACK_HOST.test(url.hostname) || allowHttp) return null;
  return `http would send the key and the code unencrypted to ${url.host}; use https, or allow-http for a server of your own network`;
}

function partsProblem(url: URL): string | null {
  if (url.username !== '' || url.password !== '') {
    return 'it holds a user name or password; give the key in its own setting';
  }
  if (url.search !== '' || url.hash !== '') return 'it has a query or a fragment; give the path only';
  if (METADATA_HOST.test(url.hostname.replace(/\.$/, ''))) {
    return `${url.hostname} hands out credentials of the machine and is never a model server`;
  }
  if (url.hostname.endsWith('.')) return 'its host name ends with a dot; leave the dot out';
  return null;
}

/** Redirects that one request may follow. */
export const MAX_REDIRECTS = 3;

const REDIRECT_STATUSES: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** Those that ask for the same method and body again; the others turn a POST into a GET. */
const REPEATING_STATUSES: ReadonlySet<number> = new Set([307, 308]);

/** What to do about an answer's status and `location`: nothing, go there, or stop with a reason. */
export type Redirect =
  | { readonly kind: 'none' }
  | { readonly kind: 'follow'; readonly url: URL }
  | { readonly kind: 'refuse'; readonly reason: string };

/** Follows only within the origin that was configured, since the key goes along. */
export function judgeRedirect(
  answer: { readonly status: number; readonly location: string | undefined },
  from: URL,
  hasBody: boolean,
): Redirect {
  if (!REDIRECT_STATUSES.has(answer.status)) return { kind: 'none' };
  const url = answer.location === undefined ? null : resolve(answer.location, from);
  if (url === null) return { kind: 'refuse', reason: 'a redirect without a readable address' };
  if (url.origin !== from.origin) {
    return { kind: 'refuse', reason: `a redirect to another origin (${url.origin}) is not followed` };
  }
  if (hasBody && !REPEATING_STATUSES.has(answer.status)) {
    return {
      kind: 'refuse',
      reason: `a redirect (${answer.status}) that would lose the body is not followed`,
    };
  }
  return { kind: 'follow', url };
}

function resolve(location: string, from: URL): URL | null {
  try {
    return new URL(location, from);
  } catch {
    return null;
  }
}

/** Since August 2025 without `api-version`: https://learn.microsoft.com/azure/ai-foundry/openai/api-version-lifecycle. */
const AZURE_FOLDER = '/openai/v1';

/**
 * The address that a vendor's paths are added to, whichever way people write it: Anthropic's without `/v1`, Google's without `/v1beta`, the others'
 * with it where nothing but a host is given. Azure's has another folder before it. `url` is checked and has no slash at
 * its end.
 */
export function apiRoot(provider: Provider, url: string): string {
  if (provider === 'anthropic') return url.replace(/\/v1$/, '');
  if (provider === 'google') return url.replace(/\/v1beta$/, '');
  if (provider === 'azure') return url.replace(/(?:\/openai(?:\/v1)?)?$/, '') + AZURE_FOLDER;
  return new URL(url).pathname === '/' ? `${url}/v1` : url;
}
