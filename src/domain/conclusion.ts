/** What a run comes to. */
export const CONCLUSIONS = ['pass', 'block', 'incomplete', 'skipped'] as const;
export type Conclusion = (typeof CONCLUSIONS)[number];

/** A conclusion that did not get to the pull request whole: a block stays one, all else is incomplete. */
export function unpublished(conclusion: Conclusion): Conclusion {
  return conclusion === 'block' ? 'block' : 'incomplete';
}
