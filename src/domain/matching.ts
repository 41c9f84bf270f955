/** One remark to be compared with others. */
export type MatchItem = {
  readonly id: string;
  /** Null where the remark names none. */
  readonly file: string | null;
  /** First line; 0 where the remark names none. */
  readonly line: number;
  readonly endLine: number;
  readonly text: string;
  readonly reviewer: string;
};

/** Groups remarks that name the same defect: every id is in exactly one group. */
export type Matcher = (items: readonly MatchItem[]) => readonly (readonly string[])[];
