/** Holds requests and answers against the vendor's own descriptions, where this machine has them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '../../../src/lib/thrown.ts';
import { loadGraphqlContract } from './contract-graphql.ts';
import { loadRestContract } from './contract-rest.ts';
import type { GitHubRequest, Reply } from './types.ts';

export type Contracts = {
  readonly complaints: string[];
  check(request: GitHubRequest, reply: Reply, apiUrl: string): void;
};

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
    // A request that is refused as wrong may well be wrong; a path that is not there is no operation.
    const isRefused = reply.status === 404 || reply.status === 422 || reply.status === 400;
    return [...(isRefused ? [] : rest.request(request)), ...rest.answer(request, reply)];
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
