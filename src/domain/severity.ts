/** Severities from the gravest down; the order is the meaning. */
export const SEVERITIES = ['blocking', 'important', 'suggestion'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** 0 for the gravest severity, growing as it gets milder. */
export function severityRank(severity: Severity): number {
  return SEVERITIES.indexOf(severity);
}

/** Orders severities for `sort`, the gravest first. */
export function compareSeverity(a: Severity, b: Severity): number {
  return severityRank(a) - severityRank(b);
}

/** The gravest of the given severities; `suggestion` where there is none. */
export function gravest(severities: Iterable<Severity>): Severity {
  let found: Severity = 'suggestion';
  for (const severity of severities) if (compareSeverity(severity, found) < 0) found = severity;
  return found;
}

export const FAIL_ON = ['blocking', 'important', 'suggestion', 'never'] as const;
export type FailOn = (typeof FAIL_ON)[number];

/** Whether a finding of this severity fails a run that fails at `failOn` and above. */
export function reaches(severity: Severity, failOn: FailOn): boolean {
  return failOn !== 'never' && severityRank(severity) <= severityRank(failOn);
}

/** The milder of two severities. */
export function milder(a: Severity, b: Severity): Severity {
  return compareSeverity(a, b) < 0 ? b : a;
}
