import {
  type GateOutcome,
  type GateRules,
  type GateStatus,
  type ResultWord,
  USUAL_SKIPS,
} from '../../domain/gates.ts';

const STATUSES: { readonly [word in ResultWord]: GateStatus } = {
  success: 'pass',
  failure: 'fail',
  // Nothing was proven, and whoever stopped it must not have passed it by that.
  cancelled: 'fail',
  skipped: 'skipped',
};

const REASONS: { readonly [word in ResultWord]: string | null } = {
  success: null,
  failure: 'it failed where it was run',
  cancelled: 'it was cancelled where it was run',
  skipped: 'it was skipped where it was run',
};

/** What the build, the linters and the tests came to elsewhere, as gates. */
export function resultGates(results: GateRules['results']): GateOutcome[] {
  return (['build', 'lint', 'test'] as const).map((name) => {
    const word = results[name];
    if (word === null) return { name, status: 'skipped', reason: USUAL_SKIPS.noResult, findings: [] };
    return { name, status: STATUSES[word], reason: REASONS[word], findings: [] };
  });
}
