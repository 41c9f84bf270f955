/** Refused and failed reads in words: what was asked, what came, what to do about it. */
import { ForgeError } from '../../../domain/errors.ts';
import { oneLine } from '../../../lib/text.ts';
import type { ApiAnswer } from '../exchange.ts';
import { at, textOf } from '../fields.ts';
import { clean } from '../words.ts';

/** Where a request went, short enough for a line. */
const MAX_PLACE = 160;

const DENIED = /resource not accessible|must have|not have permission|forbidden/i;

/** What a server says about its refusal, on one line and without the token, should it quote that. */
export function wordsOf(data: unknown, token: string): string {
  const message = textOf(at(data, 'message')) ?? '';
  return clean(message, token);
}

/** The line of a workflow's `permissions:` that a request needs. https://docs.github.com/rest/authentication/permissions-required-for-github-apps */
export function permissionFor(method: string, path: string): string {
  const level = method === 'GET' ? 'read' : 'write';
  if (/\/check-(?:runs|suites)/.test(path)) return `checks: ${level}`;
  if (/\/statuses(?:\/|$)|\/commits\/[^/]+\/status/.test(path)) return `statuses: ${level}`;
  if (/\/(?:pulls|issues)(?:\/|$)|\/graphql$/.test(path)) return `pull-requests: ${level}`;
  return `contents: ${level}`;
}

/** What to do about a token that may not do something. */
export function permissionRemedy(permission: string): string {
  return `give the job \`permissions: ${permission}\`; on a pull request from a fork the token can only read`;
}

/** The error for an answer that is a refusal. */
export function refusedRead(place: string, answer: ApiAnswer, token: string): ForgeError {
  const words = wordsOf(answer.data, token);
  const message = `${oneLine(place, MAX_PLACE)}: GitHub answered ${answer.status}${words === '' ? '' : ` (${words})`}`;
  const retryable = answer.status >= 500 || answer.status === 408;
  return new ForgeError(message, remedyFor(place, answer, words), { status: answer.status, retryable });
}

function remedyFor(place: string, answer: ApiAnswer, words: string): string {
  const [method = 'GET', path = ''] = place.split(' ');
  const { status } = answer;
  if (status === 401) return 'check github-token: it is wrong, expired or revoked';
  if (status === 403 && 'x-github-sso' in answer.headers) {
    return 'authorise the token for the single sign-on of the organisation';
  }
  if (status === 403 && DENIED.test(words)) return permissionRemedy(permissionFor(method, path));
  if (status === 403 || status === 404) {
    return 'check the repository and the number; a token without `contents: read` and `pull-requests: read` sees nothing there';
  }
  if (status >= 500 || status === 408)
    return 'try again later; https://www.githubstatus.com says what is known';
  return 'check the request against the version of the server';
}

/** The error for a request that no answer of GitHub's came to. */
export function brokenRead(
  place: string,
  broken: { readonly message: string; readonly passing: boolean; readonly foreign: boolean },
  token: string,
): ForgeError {
  const remedy = broken.foreign
    ? 'something else answers at this address: check GITHUB_API_URL, the proxy and its login'
    : 'check the network, the proxy and GITHUB_API_URL, then try again';
  const message = `${oneLine(place, MAX_PLACE)}: ${clean(broken.message, token)}`;
  return new ForgeError(message, remedy, { retryable: broken.passing });
}

/** The error for an answer without the shape that GitHub describes. */
export function unreadable(place: string, what: string): ForgeError {
  return new ForgeError(
    `${oneLine(place, MAX_PLACE)}: the answer is not as GitHub describes it (${what})`,
    'check GITHUB_API_URL and what answers there; report it if it is GitHub itself',
  );
}

/** The error for a limit that holds longer than the run waits. */
export function limitedRead(place: string, message: string): ForgeError {
  return new ForgeError(
    `${oneLine(place, MAX_PLACE)}: ${message}`,
    'start the run again then, or use a token with a limit of its own',
    { retryable: true },
  );
}
