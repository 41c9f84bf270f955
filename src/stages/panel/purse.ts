/** Money of a run: every turn is paid for before it is made, with the most that it may cost. */
export type Purse = {
  /** Sets the amount aside; false where that would exceed the budget. */
  reserve(usd: number): boolean;
  /** Replaces an amount that was set aside by what was spent. */
  settle(reservedUsd: number, spentUsd: number): void;
};

/** Rounding must not refuse a turn that fits the budget exactly: a billionth of a dollar. */
const TOLERANCE_USD = 1e-9;

/** A purse that holds the budget; null is no limit. */
export function createPurse(budgetUsd: number | null): Purse {
  let committed = 0;
  return {
    reserve: (usd) => {
      if (budgetUsd !== null && committed + usd > budgetUsd + TOLERANCE_USD) return false;
      committed += usd;
      return true;
    },
    settle: (reservedUsd, spentUsd) => {
      committed += spentUsd - reservedUsd;
    },
  };
}
