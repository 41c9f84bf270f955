import type { RiskSignalName } from '../../domain/risk.ts';
import type { FileKind } from './risk-kinds.ts';

/**
 * How much each signal counts, by what the file is.
 */
export const RISK_WEIGHTS: Readonly<Record<FileKind, Readonly<Record<RiskSignalName, number>>>> = {
  code: {
    loc_changed: 0.4,
    security_path: 3,
    public_api: 0.3,
    no_test_change: 1,
    complexity_delta: 0.4,
    ui_critical: 1.5,
    migration: 3,
  },
  setup: only({ loc_changed: 0.2, security_path: 3, public_api: 0.3, migration: 3 }),
  test: only({ loc_changed: 0.2 }),
  text: only({ loc_changed: 0.1 }),
  machine: only({ loc_changed: 0.1 }),
};

function only(weights: Partial<Record<RiskSignalName, number>>): Record<RiskSignalName, number> {
  return {
    loc_changed: 0,
    security_path: 0,
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
