import type { RiskSignalName } from '../../domain/risk.ts';
import type { FileKind } from './risk-kinds.ts';

/**
 * How much each signal counts, by what the file is.
 *
 * Few round numbers, set on half of 54 recorded reviews whose findings people judged (542 files, 139 of them with a real
 * finding) and held against the other half. The order of the files is hardly sensitive to them, so the rest was set by
 * what the levels must say: an edit below 20 lines with a branch or two and nothing else stays below 3, which is low;
 * what tests, documents and tools hold stays low at any size; a sensitive place alone lifts an edit of a dozen lines to
 * medium. `security_path` and `migration` say that a miss is dear, not that it is likely: they found no more than chance.
 * Of the recorded files 72 % come out low, and 16 % of these had a finding; of medium and of high ones every second had.
 */
export const RISK_WEIGHTS: Readonly<Record<FileKind, Readonly<Record<RiskSignalName, number>>>> = {
  code: {
    loc_changed: 0.4,
    security_path: 2,
    public_api: 0.2,
    no_test_change: 1,
    complexity_delta: 0.5,
    ui_critical: 1,
    migration: 2,
  },
  setup: only({ loc_changed: 0.2, security_path: 2, public_api: 0.2, migration: 2 }),
  test: only({ loc_changed: 0.2 }),
  text: only({ loc_changed: 0.1 }),
  machine: only({ loc_changed: 0.1 }),
};

function only(weights: Partial<Record<RiskSignalName, number>>): Record<RiskSignalName, number> {
  return {
    loc_changed: 0,
    security_path: 1.5,
    public_api: 0,
    no_test_change: 0,
    complexity_delta: 0,
    ui_critical: 0,
    migration: 0,
    ...weights,
  };
}

/** Above these a value says no more. */
export const MAX_LOC_VALUE = 12;
export const MAX_API_VALUE = 5;
export const MAX_COMPLEXITY_VALUE = 6;
