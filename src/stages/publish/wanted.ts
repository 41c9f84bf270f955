import type { ChangeCode } from '../../domain/change-code.ts';
import { citedTitle } from '../../domain/cited-rule.ts';
import type { ReviewDocument } from '../../domain/contracts.generated.ts';
import type { Matcher, MatchItem } from '../../domain/matching.ts';
import { checkedAnchor, withFingerprints } from '../../domain/named-findings.ts';
import type { WantedFinding } from '../../domain/publication.ts';
import { compareSeverity, gravest } from '../../domain/severity.ts';
import { toolOf } from '../../domain/tools.ts';
import type { Bucket } from '../../domain/triage.ts';
import { compareText } from '../../lib/text.ts';

/** A wanted finding that has no fingerprint yet. */
type Unnamed = Omit<WantedFinding, 'fingerprint'>;

/**
 * What is to be said on the pull request, the gravest first: the findings that triage accepted and those of the gates.
 * A finding of a gate or another tool that names the same defect as an accepted one lends it its severity, stands beside
 * it as evidence, and is not said again. What triage put off or rejected takes none in.
 */
export function wantedFindings(
  document: ReviewDocument,
  code: ChangeCode,
  match: Matcher,
): readonly WantedFinding[] {
  const accepted = clustersIn(document, 'accepted', code);
  const tools = new Set(document.imported.map(({ tool }) => tool));
  const found = document.critic.findings.map((finding, index) => {
    const tool = isOurs(finding.rule ?? null) ? null : toolOf(finding.issue, tools);
    return gateFinding(finding, { index, tool, code });
  });
  const host = hostsOf(accepted, found, match);
  const merged = accepted.map((finding) =>
    found.filter(({ id }) => host.get(id) === finding.id).reduce(absorb, finding),
  );
  return withFingerprints([...merged, ...found.filter(({ id }) => !host.has(id))], code).sort(compareWanted);
}

/** The findings that triage put off. */
export function doubtedFindings(document: ReviewDocument, code: ChangeCode): readonly WantedFinding[] {
  return withFingerprints(clustersIn(document, 'deferred', code), code);
}

/** Whether a rule is a gate of ours. */
export function isOurs(rule: string | null): boolean {
  return rule?.startsWith('gate/') ?? false;
}

function clustersIn(document: ReviewDocument, bucket: Bucket, code: ChangeCode): Unnamed[] {
  const byId = new Map(document.findings.map((finding) => [finding.id, finding]));
  return document.clusters.flatMap((cluster): Unnamed[] => {
    const finding = byId.get(cluster.representative);
    if (finding === undefined || cluster.bucket !== bucket) return [];
    const { ruleId = null, criteriaSource = null } = finding;
    return [
      {
        id: cluster.id,
        severity: cluster.severity,
        path: finding.file,
        line: finding.line,
        anchor: checkedAnchor(finding.anchor, code),
        issue: finding.issue,
        fix: cluster.fix,
        category: finding.category,
        ...{ ruleId, criteriaSource },
        ruleTitle: citedTitle(document, { ruleId, criteriaSource }),
        slots: cluster.slots,
        evidence: [],
      },
    ];
  });
}

type GateFinding = ReviewDocument['critic']['findings'][number];

type GatePlace = { readonly index: number; readonly tool: string | null; readonly code: ChangeCode };

function gateFinding(finding: GateFinding, { index, tool, code }: GatePlace): Unnamed {
  const line = finding.line ?? 0;
  const path = code.fileOf(finding.file)?.path ?? finding.file;
  return {
    id: `gate/${index}`,
    severity: finding.severity,
    path,
    line,
    anchor: checkedAnchor({ path, side: 'RIGHT', line, startLine: null }, code),
    issue: finding.issue,
    fix: finding.fix ?? null,
    category: null,
    ruleId: finding.rule ?? null,
    criteriaSource: null,
    ruleTitle: null,
    slots: [],
    evidence: [{ tool, rule: finding.rule ?? null }],
  };
}

/** For each finding of a gate that names the defect of an accepted one: that one's id. */
function hostsOf(
  accepted: readonly Unnamed[],
  found: readonly Unnamed[],
  match: Matcher,
): ReadonlyMap<string, string> {
  const hosts = new Map<string, string>();
  if (accepted.length === 0 || found.length === 0) return hosts;
  const byId = new Map([...accepted, ...found].map((finding) => [finding.id, finding]));
  for (const ids of match([...byId.values()].map(itemOf))) {
    const group = ids.flatMap((id) => byId.get(id) ?? []);
    const gates = group.filter(({ id }) => isGate(id));
    for (const host of group.filter(({ id }) => !isGate(id))) {
      const left = gates.filter(({ id }) => !hosts.has(id));
      for (const gate of namedBy(host, left)) hosts.set(gate.id, host.id);
    }
  }
  return hosts;
}

function isGate(id: string): boolean {
  return id.startsWith('gate/');
}

function itemOf(finding: Unnamed): MatchItem {
  const { id, path, line, anchor, issue, slots } = finding;
  return {
    id,
    file: path,
    line,
    endLine: anchor?.line ?? line,
    text: issue,
    // Each another: that one source seldom names a defect twice does not hold between a gate and the panel.
    reviewer: slots.length === 0 ? id : slots.join('+'),
  };
}

/** A gate says one sentence of every place it finds: of those in other files or on other lines only the nearest is meant. */
function namedBy(host: Unnamed, gates: readonly Unnamed[]): readonly Unnamed[] {
  const near = gates.filter(({ path }) => path === host.path);
  const within = near.filter(({ line }) => line >= host.line && line <= (host.anchor?.line ?? host.line));
  if (within.length > 0) return within;
  const [nearest] = near.sort((a, b) => Math.abs(a.line - host.line) - Math.abs(b.line - host.line));
  return nearest === undefined ? [] : [nearest];
}

function absorb(finding: Unnamed, gate: Unnamed): Unnamed {
  return {
    ...finding,
    severity: gravest([finding.severity, gate.severity]),
    anchor: finding.anchor ?? gate.anchor,
    // The rule of another tool is its own: it stands beside the name of that tool.
    ruleId: finding.ruleId ?? (isOurs(gate.ruleId) ? gate.ruleId : null),
    evidence: [...finding.evidence, ...gate.evidence],
  };
}

function compareWanted(a: WantedFinding, b: WantedFinding): number {
  return (
    compareSeverity(a.severity, b.severity) ||
    compareText(a.path, b.path) ||
    a.line - b.line ||
    compareText(a.fingerprint, b.fingerprint)
  );
}
