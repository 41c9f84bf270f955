/** What the forges in memory differ in, as data: the rules of GitHub and of both Bitbuckets as publishing sees them. */
import type { BoardCan, BoardLimits } from '../../src/domain/board.ts';

export type ForgeTraits = {
  readonly limits: BoardLimits;
  readonly can: BoardCan;
  /** Of the pull request at the beginning; null where versions are not counted. */
  readonly version: number | null;
  /** Whether the description of the pull request may be written. */
  readonly describes: boolean;
  /** Whether threads tell that their code has changed. */
  readonly tellsOutdated: boolean;
  /** Whether a verdict keeps the commit that it was given on. */
  readonly keepsCommits: boolean;
};

export const GITHUB_LIKE: ForgeTraits = {
  limits: { bodyLength: 65_000, statusLength: 65_000, commentsPerReview: 30, annotations: 50 },
  can: {
    fileComments: true,
    suggestions: true,
    resolve: true,
    verdicts: true,
    reviewTexts: true,
    pinsCommits: true,
    tasks: false,
    bothStatuses: false,
    astral: true,
    marker: 'html-comment',
  },
  version: null,
  describes: false,
  tellsOutdated: true,
  keepsCommits: false,
};

export const CLOUD_LIKE: ForgeTraits = {
  limits: { bodyLength: 31_000, statusLength: 2_000, commentsPerReview: 1, annotations: 1_000 },
  can: {
    fileComments: true,
    suggestions: false,
    resolve: true,
    verdicts: true,
    reviewTexts: false,
    pinsCommits: false,
    tasks: false,
    bothStatuses: true,
    astral: true,
    marker: 'link-definition',
  },
  version: null,
  describes: true,
  tellsOutdated: false,
  keepsCommits: false,
};

export const DC_LIKE: ForgeTraits = {
  limits: { bodyLength: 31_000, statusLength: 2_000, commentsPerReview: 1, annotations: 1_000 },
  can: {
    fileComments: true,
    suggestions: true,
    resolve: true,
    verdicts: true,
    reviewTexts: false,
    pinsCommits: true,
    tasks: true,
    bothStatuses: true,
    astral: false,
    marker: 'link-definition',
  },
  version: 3,
  describes: true,
  tellsOutdated: false,
  keepsCommits: true,
};

/** By name, for tables of tests. */
export const ALL_TRAITS: readonly (readonly [string, ForgeTraits])[] = [
  ['like GitHub', GITHUB_LIKE],
  ['like Bitbucket Cloud', CLOUD_LIKE],
  ['like Bitbucket Data Center', DC_LIKE],
];
