import type { Account, PullRequestNow } from './board.ts';
import { ForgeError } from './errors.ts';

/** One end of a pull request. `repoId` is null where the repository is gone, as that of a deleted fork. */
type PullRequestEnd = { readonly ref: string; readonly sha: string; readonly repoId: string | null };

/** A pull request as the forge described it at one moment. Hashes are full; title, body and labels are anybody's words. */
export type PullRequestFacts = {
  readonly number: number;
  readonly state: PullRequestNow['state'];
  readonly draft: boolean;
  /** Conversation is closed for all but maintainers. */
  readonly locked: boolean;
  readonly title: string;
  readonly body: string | null;
  readonly head: PullRequestEnd;
  readonly base: PullRequestEnd;
  /** Null where the account is gone. */
  readonly author: Account | null;
  readonly labels: readonly string[];
  /** How many files the forge says the change has; null where it does not say. */
  readonly changedFiles: number | null;
  /** Counted up by each change of the pull request; null where the forge counts none. */
  readonly version: number | null;
  /** The head lies in another repository than the base, or in one that is gone. */
  readonly isFork: boolean;
};

/** The head moved on since the event that started this run: there is nothing to mend, as the newer head has its own run. */
export class SupersededError extends ForgeError {
  readonly reason = 'superseded';

  constructor(wanted: string, found: string) {
    super(
      `newer commits arrived: the head is ${found.slice(0, 12)}, and this run was started for ${wanted.slice(0, 12)}`,
      'Nothing is to be done; the run that the newer commits started reviews them.',
    );
    this.name = 'SupersededError';
  }
}
