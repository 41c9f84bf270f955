import { OWN_TOOL } from '../../domain/exceptions.ts';
import type { ExceptionMarker, GateFinding, GateOutcome } from '../../domain/gates.ts';

/** The rule of the audit's own findings: no marker silences it. */
export const AUDIT_RULE = 'gate/exception-marker-audit';

const FORM = '`quorate-ignore RULE-ID until YYYY-MM-DD: reason`';

/**
 * The gate of exception markers: it counts those that the change adds, and speaks up about ours that do not hold. It
 * never fails by itself.
 */
export function exceptionAudit(markers: readonly ExceptionMarker[]): GateOutcome {
  const added = markers.filter((marker) => marker.added);
  return {
    name: 'exception-marker-audit',
    status: 'pass',
    reason: added.length === 0 ? null : countedReason(added.length),
    findings: firstOfEachPlace(
      added.filter(({ tool, state }) => tool === OWN_TOOL && state !== 'active'),
    ).flatMap(findingOf),
  };
}

function countedReason(count: number): string {
  return count === 1
    ? 'the change adds 1 comment that excuses code from a rule'
    : `the change adds ${count} comments that excuse code from rules`;
}

/** A marker of several rules stands on its line once: of those that do not hold, the first is told. */
function firstOfEachPlace(markers: readonly ExceptionMarker[]): ExceptionMarker[] {
  return markers.filter(
    ({ path, line }, index) => markers[index - 1]?.path !== path || markers[index - 1]?.line !== line,
  );
}

function findingOf(marker: ExceptionMarker): GateFinding[] {
  const trouble = troubleOf(marker);
  if (trouble === null) return [];
  const [what, fix] = trouble;
  const issue = `This \`quorate-ignore\` silences nothing: ${what}.`;
  return [{ severity: 'important', path: marker.path, line: marker.line, rule: AUDIT_RULE, issue, fix }];
}

/** Why a marker does not hold, and what to do; null for one that does. */
function troubleOf({ state, rule, until }: ExceptionMarker): readonly [what: string, fix: string] | null {
  switch (state) {
    case 'active':
      return null;
    case 'expired':
      return [
        `its last day was ${until}`,
        'Satisfy the rule and take the marker out, or give a later day and a reason that holds until then.',
      ];
    case 'no-reason':
      return ['it gives no reason', `Say why the code is excused: ${FORM}.`];
    case 'malformed':
      return rule === null
        ? ['it names no rule, or its rules are not ids with commas between them', `Write it as ${FORM}.`]
        : ['what follows `until` is no day of the calendar', `Write it as ${FORM}.`];
  }
}
