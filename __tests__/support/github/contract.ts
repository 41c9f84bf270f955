/** Holds requests and answers against the vendor's own descriptions, where this machine has them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '../../../src/lib/thrown.ts';
import { loadRestContract } from '../forge/contract-rest.ts';
import { loadGraphqlContract } from './contract-graphql.ts';
import type { GitHubRequest, Reply } from './types.ts';

export type Contracts = {
  readonly complaints: string[];
  check(request: GitHubRequest, reply: Reply, apiUrl: string): void;
};

/** What the service answers though its description knows nothing of it. */
function isKnown(complaint: string, status: number): boolean {
  // The repository of a head whose fork was deleted, and the line of an outdated comment, are null.
  if (status < 400) return /^\/(?:head\/repo must be object|(?:\d+\/)?line must be integer)/.test(complaint);
  // Errors tell their status and what is wrong, which only some of their schemas declare.
  return status >= 400 && /^\/(?:status|errors) is declared nowhere/.test(complaint);
}

/** Reads both descriptions of GitHub from the folder; without a folder nothing is checked. */
export function loadContracts(folder: string | null): Contracts {
  const complaints: string[] = [];
  if (folder === null) return { complaints, check: () => undefined };
  const rest = loadRestContract(join(folder, 'github-rest.openapi.json'));
  const graphql = loadGraphqlContract(readFileSync(join(folder, 'github.graphql'), 'utf8'));
  const find = (request: GitHubRequest, reply: Reply): readonly string[] => {
    // A token is refused before anything else is looked at.
    if (reply.status === 401) return [];
    if (request.path.split('?')[0] === '/graphql') return graphql(request.json, reply.json);
    // What is not there is mostly no operation either.
    const asked = reply.status === 404 ? [] : rest.request(request);
    return [...asked, ...rest.answer(request, reply).filter((text) => !isKnown(text, reply.status))];
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
