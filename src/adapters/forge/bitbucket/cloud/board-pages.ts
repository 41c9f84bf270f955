/** Addresses of Bitbucket Cloud's pages, and which addresses Cloud takes for a build. */
import { filePath, route } from '../rest.ts';
import type { BitbucketCloudApi } from './api.ts';

type Repository = Pick<BitbucketCloudApi, 'baseUrl' | 'workspace' | 'repo'>;

/** Where people see Cloud. */
const CLOUD_WEB = 'https://bitbucket.org';
const CLOUD_API_HOST = 'api.bitbucket.org';

/** UTF-16 units of a build's address: Cloud refuses more. */
const MAX_BUILD_URL = 450;

/** Names and addresses of this machine and of private networks; Cloud refuses localhost. */
const PRIVATE_HOST =
  /(?:^|\.)(?:localhost|local|internal|localdomain|invalid|test)$|^(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.|^\[/i;

/** The origin of the pages that belong to the API. */
export function webOrigin(baseUrl: string): string {
  const { host, origin } = new URL(baseUrl);
  return host === CLOUD_API_HOST ? CLOUD_WEB : origin;
}

/** The page of a file at a commit; `line` null stands for the file. What cannot be an address leads to the commit. */
export function permalink(
  { baseUrl, workspace, repo }: Repository,
  sha: string,
  { path, line }: { readonly path: string; readonly line: number | null },
): string {
  const page = `${webOrigin(baseUrl)}${route`/${workspace}/${repo}/src/${sha}/`}${filePath(path) ?? ''}`;
  return line === null ? page : `${page}#lines-${line}`;
}

/** What a build's address is, the best first: the run's page, then pages of Cloud, which are always public. */
export function buildUrl(
  { baseUrl, workspace, repo }: Repository,
  page: { readonly number: number | null; readonly sha: string },
  wanted: readonly (string | null)[],
): string {
  const path =
    page.number === null
      ? route`/${workspace}/${repo}/commits/${page.sha}`
      : route`/${workspace}/${repo}/pull-requests/${page.number}`;
  const candidates = [...wanted, `${webOrigin(baseUrl)}${path}`].map((url) => publicUrl(url));
  return candidates.find((url) => url !== null) ?? `${CLOUD_WEB}${path}`;
}

/**
 * An address as Cloud takes it for a build: http or https, short, of a public host, and without the braces that Cloud
 * would fill in. Null where it is none.
 */
export function publicUrl(text: string | null): string | null {
  if (text === null || !URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  const isPublic = url.hostname.includes('.') && !PRIVATE_HOST.test(url.hostname.replace(/\.$/, ''));
  if (!isPublic || url.username !== '' || url.password !== '') return null;
  const href = url.href.replaceAll('{', '%7B').replaceAll('}', '%7D');
  return href.length <= MAX_BUILD_URL ? href : null;
}
