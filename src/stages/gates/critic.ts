import type { DevCriticOutput } from '../../domain/contracts.generated.ts';
import {
  type GateFinding,
  type GateOutcome,
  type GateState,
  type SecretHit,
  USUAL_SKIPS,
} from '../../domain/gates.ts';

export type CriticFinding = DevCriticOutput['findings'][number];

/** Gates that the contract has a place for; the others are known by their findings alone. */
const CONTRACT_GATES = ['build', 'lint', 'test'] as const;

/**
 * The critic document: what stands in it fails the run where a gate of the contract failed or a finding is blocking.
 * `hits` are the secrets that count.
 */
export function criticOf(
  gates: readonly GateOutcome[],
  findings: readonly CriticFinding[],
  hits: readonly SecretHit[],
): DevCriticOutput {
  const failed = gates.some(({ status }) => status === 'fail');
  const [build, lint, test] = CONTRACT_GATES.map((name) =>
    contractGate(gates.find((gate) => gate.name === name)),
  );
  return {
    pass: !failed && !findings.some(({ severity }) => severity === 'blocking'),
    iteration: 1,
    gates: {
      build: build ?? NOT_RUN,
      lint: lint ?? NOT_RUN,
      test: test ?? NOT_RUN,
      secrets: secretsGate(hits),
    },
    findings: [...findings],
  };
}

/** A finding as the document has it. */
export function criticFinding({ severity, path, line, rule, issue, fix }: GateFinding): CriticFinding {
  return {
    severity,
    file: path,
    ...(line === null ? {} : { line }),
    rule,
    issue,
    ...(fix === null ? {} : { fix }),
  };
}

type ContractGate = { readonly status: GateState['status']; readonly skip_reason?: string };

const NOT_RUN: ContractGate = { status: 'skipped', skip_reason: USUAL_SKIPS.noResult };

function contractGate(gate: GateState | undefined): ContractGate {
  if (gate === undefined) return NOT_RUN;
  const { status, reason } = gate;
  return status === 'skipped' && reason !== null ? { status, skip_reason: reason } : { status };
}

function secretsGate(hits: readonly SecretHit[]): DevCriticOutput['gates']['secrets'] {
  if (hits.length === 0) return { status: 'pass' };
  return { status: 'fail', matched_patterns: [...new Set(hits.map((hit) => hit.rule))].sort() };
}
