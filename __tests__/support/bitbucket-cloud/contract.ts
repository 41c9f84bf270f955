/** Holds requests and answers against the vendor's own description, where this machine has it. */
import { join } from 'node:path';
import { messageOf } from '../../../src/lib/thrown.ts';
import { loadRestContract } from '../forge/contract-rest.ts';
import type { CloudRequest, Reply } from './types.ts';

export type Contract = {
  readonly complaints: string[];
  check(request: CloudRequest, reply: Reply): void;
};

/** Right requests that the description does not know. */
const ASKED: readonly RegExp[] = [
  // The contract's own list of exceptions.
  /^\/description is declared nowhere$/,
  // The redirect of a pull request's diff carries it.
  /^query from_pullrequest_id is declared nowhere$/,
];

/** Lists are paged, filtered and sorted everywhere, and only some of them say so. */
const OF_LISTS = /^query (?:page|pagelen|q|sort) is declared nowhere$/;
const LISTS =
  /\/(?:pullrequests|comments|commits|statuses|tasks|reports|annotations|diffstat(?:\/.*)?|src\/.*)(?:\?|$)/;

/** What the service answers though its description knows nothing of it. */
const ANSWERED: readonly RegExp[] = [
  /^(?:\/values\/\d+)?\/description is declared nowhere$/,
  // Accounts are users or app users, which have these.
  /\/(?:nickname|account_id|account_status) is declared nowhere$/,
  // Repositories say the name that addresses have.
  /\/repository\/slug is declared nowhere$/,
  /^\/slug is declared nowhere$/,
  // Nobody describes how a comment says that its lines were changed.
  /\/inline must NOT have additional properties \{"additionalProperty":"(?:outdated|out_dated)"\}$/,
  /\/inline\/(?:outdated|out_dated) is declared nowhere$/,
  // The repository of a head whose fork was deleted is null.
  /\/source\/repository must be object/,
  // Entries of a directory, and files in a diffstat.
  /^\/values\/\d+\/(?:attributes|size|links|mimetype) is declared nowhere$/,
  /^\/values\/\d+\/(?:old|new)\/links is declared nowhere$/,
  /^\/values\/\d+\/commit\/links is declared nowhere$/,
  /\/(?:parents\/\d+\/)links is declared nowhere$/,
  // A missing scope is told by lists of those that there are and those that are missing.
  /^\/error\/detail(?: must be string|\/(?:granted|required) is declared nowhere)/,
  // Who made it, and what for.
  /^(?:\/values\/\d+)?\/(?:commit_hash|creator|type|repository|commit|links) is declared nowhere$/,
];

/** Answers whose description fits no document. */
const UNDESCRIBED: readonly RegExp[] = [
  // What is known of a file is described as a directory.
  /\/src\/.*[?&]format=meta(?:&|$)/,
  // Each of the three parts of a task refuses what the other two declare.
  /\/pullrequests\/\d+\/tasks(?:\/\d+)?(?:\?|$)/,
];

function isAnswered(complaint: string): boolean {
  return ANSWERED.some((pattern) => pattern.test(complaint));
}

/** Reads the description of the folder; without a folder only the double itself complains. */
export function loadContract(folder: string | null): Contract {
  const complaints: string[] = [];
  const rest = folder === null ? null : loadRestContract(join(folder, 'bitbucket-cloud.openapi.json'));
  const find = (request: CloudRequest, reply: Reply): readonly string[] => {
    const own = request.proxied && request.headers.authorization !== undefined;
    const leaks = own ? ['a secret went over plain HTTP to the proxy'] : [];
    // A token is refused before anything else is looked at.
    if (rest === null || reply.status === 401) return leaks;
    const isList = LISTS.test(request.path);
    const isKnown = (text: string): boolean =>
      ASKED.some((pattern) => pattern.test(text)) || (isList && OF_LISTS.test(text));
    // What is not there is mostly no operation either.
    const asked = reply.status === 404 ? [] : rest.request(request).filter((text) => !isKnown(text));
    const answered = UNDESCRIBED.some((pattern) => pattern.test(request.path))
      ? []
      : rest.answer(request, reply).filter((text) => !isAnswered(text));
    return [...leaks, ...asked, ...answered];
  };
  return {
    complaints,
    check: (request, reply) => {
      try {
        complaints.push(
          ...find(request, reply).map(
            (text) => `${request.method} ${request.path} (${reply.status}): ${text}`,
          ),
        );
      } catch (error) {
        complaints.push(`${request.method} ${request.path}: the check failed: ${messageOf(error)}`);
      }
    },
  };
}
