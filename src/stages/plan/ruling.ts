/** Why a file is not reviewed: by rule, or although it should be. */
export type Ruling = { readonly kind: 'skipped' | 'uncovered'; readonly reason: string };

/** A ruling that takes a file out of review by rule. */
export function skipped(reason: string): Ruling {
  return { kind: 'skipped', reason };
}

/** A ruling that a file should be reviewed and cannot be. */
export function uncovered(reason: string): Ruling {
  return { kind: 'uncovered', reason };
}
