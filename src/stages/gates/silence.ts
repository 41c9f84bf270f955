import { markerLookup } from '../../domain/exceptions.ts';
import type {
  ExceptionMarker,
  GateFinding,
  GateOutcome,
  GateRules,
  ImportedRun,
  Suppressed,
} from '../../domain/gates.ts';
import { visible } from '../../domain/render.ts';
import { criticFinding } from './critic.ts';
import { AUDIT_RULE } from './exception-audit.ts';

/** What the gates and other tools came to, and the findings among it that a marker silenced. */
export type Silenced = {
  readonly gates: readonly GateOutcome[];
  readonly imported: readonly ImportedRun[];
  readonly suppressed: readonly Suppressed[];
};

/** Gates whose blocking findings are of security. */
const SECURITY_RULES: ReadonlySet<string> = new Set(['gate/secrets', 'gate/hidden-text']);

/** A gate that speaks of text which tries to turn the review around: such a text could bring its own marker. */
const STEERING_RULE = 'gate/addresses-reviewer';

/**
 * Takes out the findings that a marker silences. Every finding goes on, or is among the suppressed. A gate that failed
 * fails no longer where all that made it fail was silenced. One of security stays unless the base allows it, and says so.
 */
export function silence(
  found: Pick<Silenced, 'gates' | 'imported'>,
  markers: readonly ExceptionMarker[],
  { allowSecurity }: GateRules['exceptionMarkers'],
): Silenced {
  const lookup = markerLookup(markers);
  const judge = (isImported: boolean) => (finding: GateFinding) => {
    const { line, rule } = finding;
    const marker = line === null || rule === AUDIT_RULE ? null : lookup({ ...finding, line });
    if (marker === null) return kept(finding);
    const obstacle = obstacleTo(finding, { marker, isImported, allowSecurity });
    return obstacle === null ? silencedBy(finding, marker) : kept(withNote(finding, marker, obstacle));
  };
  const gates = found.gates.map((gate) => ({ gate, rulings: gate.findings.map(judge(false)) }));
  const imported = found.imported.map((run) => ({ run, rulings: run.findings.map(judge(true)) }));
  return {
    gates: gates.map(({ gate, rulings }) => quieterGate(gate, rulings)),
    imported: imported.map(({ run, rulings }) => quieterRun(run, rulings)),
    suppressed: [...gates, ...imported].flatMap(({ rulings }) => rulings.flatMap(suppressedOf)),
  };
}

/** What became of one finding. */
type Ruling = { readonly finding: GateFinding; readonly marker: ExceptionMarker | null };

function kept(finding: GateFinding): Ruling {
  return { finding, marker: null };
}

function silencedBy(finding: GateFinding, marker: ExceptionMarker): Ruling {
  return { finding, marker };
}

type Circumstances = {
  readonly marker: ExceptionMarker;
  readonly isImported: boolean;
  readonly allowSecurity: boolean;
};

/** Why a marker that names the rule does not silence the finding, as the end of a sentence; null where it does. */
function obstacleTo(
  { severity, rule }: GateFinding,
  { marker, isImported, allowSecurity }: Circumstances,
): string | null {
  if (marker.state === 'expired') return `its last day was ${marker.until}`;
  if (marker.state === 'no-reason') return 'it gives no reason';
  if (marker.state === 'malformed') return 'it cannot be read';
  if (allowSecurity) return null;
  // Results of other tools say how grave they are and not what of: a blocking one counts as one of security.
  const isSecurity = severity === 'blocking' && (isImported || SECURITY_RULES.has(rule));
  if (isSecurity) return `a blocking finding of security is silenced only where ${PERMISSION}`;
  const bringsItself = rule === STEERING_RULE && marker.added;
  return bringsItself ? `a marker that the same change adds counts only where ${PERMISSION}` : null;
}

const PERMISSION =
  '`exceptionMarkers.allowSecurity` is true in the repository’s settings at the target branch';

function withNote(finding: GateFinding, { path, line }: ExceptionMarker, obstacle: string): GateFinding {
  const note = `The marker at ${visible(path)}:${line} was not accepted: ${obstacle}.`;
  return { ...finding, fix: finding.fix === null ? note : `${finding.fix} ${note}` };
}

/** The findings that go on. */
function leftOf(rulings: readonly Ruling[]): GateFinding[] {
  return rulings.flatMap(({ finding, marker }) => (marker === null ? [finding] : []));
}

function suppressedOf({ finding, marker }: Ruling): Suppressed[] {
  if (marker === null) return [];
  return [{ finding: criticFinding(finding), path: marker.path, line: marker.line }];
}

function quieterGate(gate: GateOutcome, rulings: readonly Ruling[]): GateOutcome {
  const findings = leftOf(rulings);
  const silenced = rulings.length - findings.length;
  if (silenced === 0) return { ...gate, findings };
  const isSilent = !findings.some(({ severity }) => failedBy(gate, severity));
  const note = `${silenced} of ${rulings.length} findings silenced by comments in the code`;
  return {
    ...gate,
    status: gate.status === 'fail' && isSilent ? 'pass' : gate.status,
    reason: gate.reason === null ? note : `${gate.reason}; ${note}`,
    findings,
  };
}

/** Whether a finding of this severity was among what failed the gate: the blocking ones where it had any, else all. */
function failedBy({ findings }: GateOutcome, severity: GateFinding['severity']): boolean {
  return severity === 'blocking' || !findings.some((finding) => finding.severity === 'blocking');
}

function quieterRun(run: ImportedRun, rulings: readonly Ruling[]): ImportedRun {
  const findings = leftOf(rulings);
  const count = rulings.length - findings.length;
  if (count === 0) return { ...run, findings };
  return { ...run, findings, left: [...run.left, { reason: 'silenced by a comment in the code', count }] };
}
