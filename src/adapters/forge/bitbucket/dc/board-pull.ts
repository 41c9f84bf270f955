/** The pull request itself: where it stands, who reviews it, and what its description says. */
import type { PullRequestNow } from '../../../../domain/board.ts';
import { at, idOf, shaOf, textOf, wholeOf } from '../../fields.ts';
import { unreadable } from '../problem.ts';
import { route } from '../rest.ts';
import { type BitbucketDcApi, DC_WORDS } from './api.ts';

/** A pull request at one moment. */
export type DcPullRequest = {
  readonly now: PullRequestNow & { readonly version: number };
  readonly title: string;
  /** Empty where there is none. */
  readonly description: string;
  /** Null where the server knows no drafts. */
  readonly draft: boolean | null;
  /** Names of all reviewers, in their order. */
  readonly reviewers: readonly string[];
  /** Reviewers and participants as the server shows them. */
  readonly people: readonly unknown[];
  /** The branch that is to be merged, where it is one of this repository. */
  readonly sourceRef: string | null;
};

/** `/api/latest/…/pull-requests/{number}`. */
export function pullPath(api: BitbucketDcApi, number: number): string {
  return `${api.repositoryPath}${route`/pull-requests/${number}`}`;
}

/** The pull request now. Throws `ForgeError`. */
export async function readPull(api: BitbucketDcApi, number: number): Promise<DcPullRequest> {
  const { data } = await api.get(pullPath(api, number));
  const pull = pullOf(data);
  if (pull === null) {
    throw unreadable(`GET pull-requests/${number}`, 'no head, base, state, version or title', DC_WORDS);
  }
  return pull;
}

const STATES: ReadonlyMap<unknown, PullRequestNow['state']> = new Map([
  ['OPEN', 'open'],
  ['MERGED', 'merged'],
  ['DECLINED', 'closed'],
]);

/** A pull request as the server shows it; null where something is missing. */
export function pullOf(data: unknown): DcPullRequest | null {
  const headSha = shaOf(at(data, 'fromRef', 'latestCommit'));
  const base = textOf(at(data, 'toRef', 'id'));
  const state = STATES.get(at(data, 'state'));
  const version = wholeOf(at(data, 'version'));
  const title = textOf(at(data, 'title'));
  if (headSha === null || base === null || state === undefined) return null;
  if (version === null || title === null) return null;
  const reviewers = listOf(at(data, 'reviewers'));
  const draft = at(data, 'draft');
  return {
    now: {
      headSha,
      baseRef: base.replace(/^refs\/heads\//, ''),
      state,
      locked: at(data, 'locked') === true,
      version,
    },
    title,
    description: textOf(at(data, 'description')) ?? '',
    draft: typeof draft === 'boolean' ? draft : null,
    reviewers: reviewers.flatMap((reviewer) => textOf(at(reviewer, 'user', 'name')) ?? []),
    people: [...reviewers, ...listOf(at(data, 'participants'))],
    sourceRef: sourceRefOf(data),
  };
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A fork's branch is no ref of the repository that statuses are stored in. */
function sourceRefOf(data: unknown): string | null {
  const ref = textOf(at(data, 'fromRef', 'id'));
  const from = idOf(at(data, 'fromRef', 'repository', 'id'));
  const isHere = from !== null && from === idOf(at(data, 'toRef', 'repository', 'id'));
  return isHere && ref?.startsWith('refs/') === true ? ref : null;
}
