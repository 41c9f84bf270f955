import type { DevCriticOutput } from '../../domain/contracts.generated.ts';
import type { GateReport, GateStatus, SecretHit } from '../../domain/gates.ts';

const NO_RESULT = 'no result was handed in';

/** The critic document and the gates' statuses, from what was found. */
export function criticOf(
  hits: readonly SecretHit[],
  unscannable: number,
): Pick<GateReport, 'critic' | 'statuses'> {
  const added = hits.filter((hit) => hit.added);
  const status: GateStatus = added.length > 0 ? 'fail' : 'pass';
  const notRun = { status: 'skipped', skip_reason: NO_RESULT } as const;
  const critic: DevCriticOutput = {
    pass: added.length === 0,
    iteration: 1,
    gates: { build: notRun, lint: notRun, test: notRun, secrets: secretsGate(added) },
    findings: added.map(finding),
  };
  const skipped = (['build', 'lint', 'test'] as const).map((name) => ({
    name,
    status: 'skipped' as const,
    reason: NO_RESULT,
  }));
  return {
    critic,
    statuses: [...skipped, { name: 'secrets', status, reason: secretsReason(added.length, unscannable) }],
  };
}

function secretsGate(added: readonly SecretHit[]): DevCriticOutput['gates']['secrets'] {
  if (added.length === 0) return { status: 'pass' };
  return { status: 'fail', matched_patterns: [...new Set(added.map((hit) => hit.rule))].sort() };
}

function secretsReason(added: number, unscannable: number): string | null {
  const reasons = [
    ...(added > 0 ? [`${added} ${added === 1 ? 'secret' : 'secrets'} on added lines`] : []),
    ...(unscannable > 0
      ? [`${unscannable} ${unscannable === 1 ? 'file' : 'files'} could not be scanned`]
      : []),
  ];
  return reasons.length === 0 ? null : reasons.join('; ');
}

function finding(hit: SecretHit): DevCriticOutput['findings'][number] {
  return {
    severity: 'blocking',
    file: hit.path,
    line: hit.line,
    rule: 'gate/secrets',
    issue: `This line adds a secret (${hit.rule}).`,
    fix: 'Revoke it, take it out of the branch history, and read it from the environment or a secret store.',
  };
}
