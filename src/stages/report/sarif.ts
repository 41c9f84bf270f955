import { Buffer } from 'node:buffer';
import { ABOUT } from '../../domain/about.ts';
import type { DevCriticOutput } from '../../domain/contracts.generated.ts';
import type { ReviewOutcome } from '../../domain/outcome.ts';
import type { Severity } from '../../domain/severity.ts';
import { type Group, groupsOf } from './groups.ts';

const LEVELS = { blocking: 'error', important: 'warning', suggestion: 'note' } as const satisfies Record<
  Severity,
  string
>;

/** The rule of findings that name neither a rule nor a category. */
const NO_RULE = 'review';

/** What a result is made of, whoever found it. */
type Result = {
  readonly ruleId: string;
  readonly severity: Severity;
  readonly text: string;
  readonly path: string;
  readonly region: { readonly startLine: number; readonly endLine?: number } | null;
  readonly properties: Readonly<Record<string, unknown>>;
};

/** Accepted and critic findings as a SARIF 2.1.0 log. */
export function sarifLog(outcome: ReviewOutcome): unknown {
  const { triage, gates, verdict } = outcome;
  const accepted =
    triage === null ? [] : groupsOf(triage).filter(({ cluster }) => cluster.decision.bucket === 'accepted');
  const results = [...accepted.map(fromGroup), ...gates.critic.findings.map(fromCritic)];
  const rules = [...new Set(results.map(({ ruleId }) => ruleId))].sort();
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: ABOUT.name, version: ABOUT.version, rules: rules.map((id) => ({ id })) } },
        // Results of a review that is not complete must not close what an earlier one found.
        invocations: [{ executionSuccessful: verdict.conclusion !== 'incomplete' }],
        columnKind: 'utf16CodeUnits',
        results: results.map((result) => writeResult(result, rules)),
      },
    ],
  };
}

function fromGroup({ cluster, finding }: Group): Result {
  return {
    ruleId: finding.ruleId ?? finding.category ?? NO_RULE,
    severity: cluster.decision.severity,
    text: `${finding.issue}\n\n${cluster.fix}`,
    path: finding.file,
    region: regionOf(finding),
    properties: { slots: cluster.slots, families: cluster.families },
  };
}

/** Lines are those of the new text: a finding on a removed line, or on the whole file, has no region. */
function regionOf({ line, anchor }: Group['finding']): Result['region'] {
  if (line < 1 || anchor?.side === 'LEFT') return null;
  if (anchor === null || anchor.startLine === null) return { startLine: line };
  return { startLine: anchor.startLine, endLine: anchor.line };
}

function fromCritic(finding: DevCriticOutput['findings'][number]): Result {
  return {
    ruleId: finding.rule ?? NO_RULE,
    severity: finding.severity,
    text: finding.fix === undefined ? finding.issue : `${finding.issue}\n\n${finding.fix}`,
    path: finding.file,
    region: finding.line === undefined ? null : { startLine: finding.line },
    properties: {},
  };
}

function writeResult(
  { ruleId, severity, text, path, region, properties }: Result,
  rules: readonly string[],
): unknown {
  const physicalLocation = {
    artifactLocation: { uri: pathUri(path) },
    ...(region === null ? {} : { region }),
  };
  return {
    ruleId,
    ruleIndex: rules.indexOf(ruleId),
    level: LEVELS[severity],
    message: { text },
    locations: [{ physicalLocation }],
    properties,
  };
}

/** A path as a relative URI reference; half a surrogate pair becomes the replacement character. */
function pathUri(path: string): string {
  const wellFormed = Buffer.from(path, 'utf8').toString('utf8');
  return wellFormed.split('/').map(encodeURIComponent).join('/');
}
