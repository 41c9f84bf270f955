import type { Endpoints } from '@octokit/types';
import type { ApiAnswer, ApiWrite } from '../exchange.ts';

/** Routes by verb: parameters are checked against GitHub's own description at compile time. */
export type GetRoute = Extract<keyof Endpoints, `GET ${string}`>;
export type WriteRoute = Exclude<keyof Endpoints, `GET ${string}`>;
export type ParametersOf<R extends keyof Endpoints> = Endpoints[R]['parameters'];

export type GetOptions = {
  /** Media type; JSON unless given. A type that is not JSON answers bytes as `data`. */
  readonly accept?: string;
  /** Statuses outside 2xx that are answers to the caller, not errors. */
  readonly allow?: readonly number[];
  readonly maxBytes?: number;
};

/** GitHub's API for one repository, REST and GraphQL, with one policy for time, limits, repeats and redirects. */
export type GitHubApi = {
  readonly owner: string;
  readonly repo: string;
  /** Where people look: `https://github.com` or the Enterprise Server's address. */
  readonly serverUrl: string;
  /** Repeated on trouble that passes; throws `ForgeError`. */
  get<R extends GetRoute>(route: R, parameters: ParametersOf<R>, options?: GetOptions): Promise<ApiAnswer>;
  /** All pages, 100 a page, each item once; `listIn` names the property that holds the list. Throws `ForgeError`. */
  getAll<R extends GetRoute>(
    route: R,
    parameters: ParametersOf<R>,
    listIn?: string,
  ): Promise<readonly unknown[]>;
  /** The `data` of a query. Errors in the answer are a `ForgeError`. */
  query(text: string, variables: Readonly<Record<string, unknown>>): Promise<unknown>;
  /** One attempt, in line with all other writes and paced; any status is an answer. Throws nothing. */
  write<R extends WriteRoute>(route: R, parameters: ParametersOf<R>): Promise<ApiWrite>;
  /** A mutation under the rules of `write`; an answer with `errors` is an answer too. */
  mutate(text: string, variables: Readonly<Record<string, unknown>>): Promise<ApiWrite>;
};
