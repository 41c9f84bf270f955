/** Holds requests and answers against the vendor's own descriptions, where this machine has them. */
import { join } from 'node:path';
import { messageOf } from '../../../src/lib/thrown.ts';
import { loadRestContract } from '../forge/contract-rest.ts';
import type { BitbucketDcVersion, ForgeRequest, Reply } from './types.ts';

export type Contracts = {
  readonly complaints: string[];
  check(request: ForgeRequest, reply: Reply): void;
};

/** Right requests that the descriptions refuse, by name. */
function isRightRequest(complaint: string, version: BitbucketDcVersion): boolean {
  // A reviewer of the update is a name alone.
  if (/^\/reviewers\/\d+\/user must have required property/.test(complaint)) return true;
  if (version === '9.4.0' && complaint === '/anchor/multilineSpan is declared nowhere') return true;
  return /^\/anchor\/multilineSpan must have required property '(?:src|dst)Span/.test(complaint);
}

/** Right answers that the descriptions refuse, by name. */
function isRightAnswer(complaint: string, status: number): boolean {
  if (/^\/nextPageStart must be integer/.test(complaint)) return true;
  // Recorded answers have links, and the description of 9.2 knows no author of a pull request.
  if (/\/(?:links\/self|author) is declared nowhere/.test(complaint)) return true;
  if (/\/multilineSpan (?:must have required property|is declared nowhere)/.test(complaint)) return true;
  if (/^\/values\/\d+\/commentAnchor\/multiline/.test(complaint)) return true;
  // Tasks that are only counted are no page.
  if (/^\/(?:OPEN|RESOLVED) is declared nowhere/.test(complaint)) return true;
  if (status < 400) return false;
  // Errors say more of themselves than is described, and leave out what does not apply.
  return (
    /^\/errors\/\d+\/(?:context|exceptionName) must be string/.test(complaint) ||
    /^\/errors\/\d+\/(?:currentVersion|expectedVersion|pullRequest|reviewerErrors|validReviewers) is declared/.test(
      complaint,
    )
  );
}

/** Folders are read in pages by the same address as files, and the descriptions know the parameters of files alone. */
function isFolderPage(complaint: string, path: string): boolean {
  return /\/browse(?:[/?]|$)/.test(path) && /^query (?:start|limit) is declared nowhere$/.test(complaint);
}

/** The description nearest to a version: there are two. */
function fileOf(version: BitbucketDcVersion): string {
  return version === '10.0.0' ? 'bitbucket-dc.openapi.json' : 'bitbucket-dc-9.2.openapi.json';
}

/** The path as the descriptions write it, whichever number of the API was asked for; the root of files is left out there. */
function describedPath(path: string): string {
  return path
    .replace(/^\/(api|insights|build-status)\/1\.0\//, '/$1/latest/')
    .replace(/\/browse(?=\?|$)/, '/browse/');
}

/** Reads the description from the folder; without a folder nothing is checked. */
export function loadContracts(folder: string | null, version: BitbucketDcVersion): Contracts {
  const complaints: string[] = [];
  if (folder === null) return { complaints, check: () => undefined };
  const rest = loadRestContract(join(folder, fileOf(version)));
  const find = (request: ForgeRequest, reply: Reply): readonly string[] => {
    // A token is refused before anything else is looked at.
    if (reply.status === 401) return [];
    const asked = { ...request, path: describedPath(request.path) };
    // What is not there is mostly no operation either.
    const wrong = reply.status === 404 ? [] : rest.request(asked);
    return [
      ...wrong.filter((text) => !isRightRequest(text, version) && !isFolderPage(text, asked.path)),
      ...rest.answer(asked, reply).filter((text) => !isRightAnswer(text, reply.status)),
    ];
  };
  return {
    complaints,
    check: (request, reply) => {
      try {
        const found = find(request, reply);
        complaints.push(
          ...found.map((text) => `${request.method} ${request.path} (${reply.status}): ${text}`),
        );
      } catch (error) {
        complaints.push(`${request.method} ${request.path}: the check failed: ${messageOf(error)}`);
      }
    },
  };
}
