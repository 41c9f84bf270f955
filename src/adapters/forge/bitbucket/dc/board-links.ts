/** Pages of Data Center for people. */
import { filePath, route } from '../rest.ts';
import type { BitbucketDcApi } from './api.ts';

export type DcLinks = {
  /** Of the pull request. */
  readonly number: number;
  readonly page: string;
  comment(id: string): string;
};

/** Addresses around one pull request. */
export function linksOf(api: BitbucketDcApi, number: number): DcLinks {
  const page = `${repositoryPage(api)}${route`/pull-requests/${number}/overview`}`;
  return { number, page, comment: (id) => `${page}${route`?commentId=${id}`}` };
}

/** Personal repositories lie below their owner. */
function repositoryPage({ serverUrl, project, repo }: BitbucketDcApi): string {
  return project.startsWith('~')
    ? `${serverUrl}${route`/users/${project.slice(1)}/repos/${repo}`}`
    : `${serverUrl}${route`/projects/${project}/repos/${repo}`}`;
}

/** The page of a commit. */
export function commitPage(api: BitbucketDcApi, sha: string): string {
  return `${repositoryPage(api)}${route`/commits/${sha}`}`;
}

/** The page of a file's line at a commit; that of the commit where the path cannot be part of an address. */
export function filePage(api: BitbucketDcApi, sha: string, path: string, line: number | null): string {
  const file = filePath(path);
  if (file === null) return commitPage(api, sha);
  return `${repositoryPage(api)}/browse/${file}${route`?at=${sha}`}${line === null ? '' : `#${line}`}`;
}

/** Whether an address can stand on a report or a build status. */
export function isWebAddress(url: string | null): url is string {
  return url !== null && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}
