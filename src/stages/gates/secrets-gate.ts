import type { GateFinding, GateOutcome, SecretHit } from '../../domain/gates.ts';

/** The gate of secrets: it fails where the change adds one; `unscannable` counts files that nobody could look at. */
export function secretsGate(hits: readonly SecretHit[], unscannable: number): GateOutcome {
  const added = hits.filter((hit) => hit.added);
  return {
    name: 'secrets',
    status: added.length > 0 ? 'fail' : 'pass',
    reason: reasonOf(added.length, unscannable),
    findings: added.map(finding),
  };
}

function reasonOf(added: number, unscannable: number): string | null {
  const reasons = [
    ...(added > 0 ? [`${added} ${added === 1 ? 'secret' : 'secrets'} on added lines`] : []),
    ...(unscannable > 0
      ? [`${unscannable} ${unscannable === 1 ? 'file' : 'files'} could not be scanned`]
      : []),
  ];
  return reasons.length === 0 ? null : reasons.join('; ');
}

function finding(hit: SecretHit): GateFinding {
  return {
    severity: 'blocking',
    path: hit.path,
    line: hit.line,
    rule: 'gate/secrets',
    issue: `This line adds a secret (${hit.rule}).`,
    fix: 'Revoke it, take it out of the branch history, and read it from the environment or a secret store.',
  };
}
