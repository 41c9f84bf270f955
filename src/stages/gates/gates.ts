import type { ChangeSet } from '../../domain/change.ts';
import type {
  GateOutcome,
  GateReport,
  GateRules,
  KnownFindings,
  SecretFindings,
  SecretHit,
} from '../../domain/gates.ts';
import { runChecks } from './checks.ts';
import { criticFinding, criticOf } from './critic.ts';
import { exceptionAudit } from './exception-audit.ts';
import { markersOf } from './exception-markers.ts';
import { resultGates } from './results.ts';
import { secretsGate } from './secrets-gate.ts';
import { silence } from './silence.ts';
import { settledTestGap } from './test-gap.ts';

/** What the gates look at: a change whose secrets are masked, and where these were. */
export type GateInput = SecretFindings & {
  readonly change: ChangeSet;
  /** What an earlier run found, of whose text the change may not hold all; null to look. */
  readonly raw: KnownFindings['raw'];
};

/** The deterministic checks over a masked change, less what a marker silences. Of secrets those on added lines count. */
export function runGates({ change, secrets, unscannable, raw }: GateInput, rules: GateRules): GateReport {
  const { checks, markers } = raw ?? {
    checks: runChecks(change, rules),
    markers: markersOf(change, rules.today),
  };
  const all = [
    ...resultGates(rules.results),
    secretsGate(secrets, unscannable.length),
    ...checks,
    exceptionAudit(markers),
  ];
  const found = { gates: all, imported: rules.imported };
  const { gates: quieter, imported, suppressed } = silence(found, markers, rules.exceptionMarkers);
  const gates = quieter.map((gate) => settledTestGap(gate, rules.testGap));
  const findings = [...gates, ...imported].flatMap((source) => source.findings);
  return {
    critic: criticOf(gates, findings.map(criticFinding), heardSecrets(secrets, gates)),
    statuses: gates.map(({ name, status, reason }) => ({ name, status, reason })),
    secrets,
    unscannable,
    exceptions: markers.filter(({ added, state }) => added || state === 'active'),
    suppressed,
    imported,
    raw: { checks, markers, imported: rules.imported },
  };
}

/** The secrets that the gate still speaks of. */
function heardSecrets(hits: readonly SecretHit[], gates: readonly GateOutcome[]): SecretHit[] {
  const findings = gates.flatMap((gate) => (gate.name === 'secrets' ? gate.findings : []));
  const places = new Set(findings.map(({ path, line }) => JSON.stringify([path, line])));
  return hits.filter(({ path, line, added }) => added && places.has(JSON.stringify([path, line])));
}
