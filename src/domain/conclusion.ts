/** What a run comes to. */
export const CONCLUSIONS = ['pass', 'block', 'incomplete', 'skipped'] as const;
export type Conclusion = (typeof CONCLUSIONS)[number];
