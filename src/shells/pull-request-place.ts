import type { Forge } from '../domain/change.ts';

/** Which repository a run is about, and where its own page is. */
export type PullRequestPlace = {
  /** `owner/name`, as the change of the pull request names it. */
  readonly repository: string;
  readonly forge: Exclude<Forge, 'local'>;
  /** The page of this run; null where it has none. */
  readonly runUrl: string | null;
};
