import { citedTitle } from '../../domain/cited-rule.ts';
import type { DevCriticOutput, ReviewDocument } from '../../domain/contracts.generated.ts';
import type { FindingPlace, WantedFinding } from '../../domain/publication.ts';
import { compareSeverity } from '../../domain/severity.ts';
import { compareText } from '../../lib/text.ts';

/** What the texts of a pull request are made from. */
export type SummaryInput = {
  readonly document: ReviewDocument;
  /** Where each accepted finding stands; empty where nothing was published. */
  readonly places: readonly FindingPlace[];
  /** The page of a file's line at the reviewed head; `line` null stands for the file. */
  readonly permalink: (path: string, line: number | null) => string;
  /** What else is worth knowing, one sentence each. */
  readonly remarks: readonly string[];
  /** The newer head where the commits moved on before this was written; `true` where only that is known. */
  readonly superseded: string | true | null;
  /** UTF-16 units that the text may have. */
  readonly maxUnits: number;
  /** Whether `<details>` is rendered, as GitHub does and Bitbucket does not. */
  readonly html: boolean;
};

type RawFinding = ReviewDocument['findings'][number];

/** So begins a fix that triage made out of the issue, since no reviewer gave one: it would say the same again. */
const NO_FIX = 'Resolve: ';

/** Every raw finding in exactly one list. A duplicate is one that another finding stands for. */
export type Sorted = { readonly [list in 'accepted' | 'deferred' | 'rejected' | 'duplicates']: RawFinding[] };

/** Sorts the raw findings of a document. */
export function sortFindings({ findings }: ReviewDocument): Sorted {
  const sorted: Sorted = { accepted: [], deferred: [], rejected: [], duplicates: [] };
  for (const finding of findings) {
    sorted[finding.duplicateOf === null ? finding.bucket : 'duplicates'].push(finding);
  }
  return sorted;
}

/**
 * All accepted findings and those of the gates with their places, the gravest first and in the same order on every run.
 * An accepted one that publishing gave no place is listed; one of a gate was said with the accepted one that names it.
 */
export function placesOf(document: ReviewDocument, places: readonly FindingPlace[]): FindingPlace[] {
  const placed = new Set(places.map(({ finding }) => finding.id));
  const reason = places.length === 0 ? null : 'no comment was planned for it';
  const wanted = [
    ...acceptedOf(document),
    ...(places.length === 0 ? document.critic.findings.map(fromGate) : []),
  ];
  const missing = wanted.filter(({ id }) => !placed.has(id));
  return [
    ...places,
    ...missing.map((finding) => ({
      finding,
      place: 'summary' as const,
      state: 'listed' as const,
      url: null,
      resolved: false,
      reason,
    })),
  ].sort((a, b) => compareFindings(a.finding, b.finding));
}

/** Findings of gates that have no place of their own among the given ones. */
export function mergedGateFindings(
  { critic }: ReviewDocument,
  places: readonly FindingPlace[],
): WantedFinding[] {
  const placed = new Set(places.map(({ finding }) => finding.id));
  return critic.findings.map(fromGate).filter(({ id }) => !placed.has(id));
}

function acceptedOf(document: ReviewDocument): WantedFinding[] {
  const clusters = new Map(document.clusters.map((cluster) => [cluster.id, cluster]));
  return sortFindings(document).accepted.map((finding) => {
    const { ruleId = null, criteriaSource = null } = finding;
    const ruleTitle = citedTitle(document, { ruleId, criteriaSource });
    return {
      ...fromRaw(finding, clusters.get(finding.cluster)),
      ...{ ruleId, criteriaSource, ruleTitle },
    };
  });
}

function fromRaw(
  finding: RawFinding,
  cluster: ReviewDocument['clusters'][number] | undefined,
): Omit<WantedFinding, 'ruleId' | 'criteriaSource' | 'ruleTitle'> {
  const { severity, file, line, anchor, issue, category } = finding;
  return {
    id: finding.cluster,
    fingerprint: finding.fingerprint ?? '',
    severity,
    path: file,
    line,
    anchor,
    issue,
    fix: cluster?.fix ?? finding.fix,
    category,
    slots: cluster?.slots ?? [finding.slot],
    evidence: [],
  };
}

function fromGate(finding: DevCriticOutput['findings'][number], index: number): WantedFinding {
  return {
    id: `gate/${index}`,
    fingerprint: '',
    severity: finding.severity,
    path: finding.file,
    line: finding.line ?? 0,
    anchor: null,
    issue: finding.issue,
    fix: finding.fix ?? null,
    category: null,
    ruleId: finding.rule ?? null,
    criteriaSource: null,
    ruleTitle: null,
    slots: [],
    evidence: [],
  };
}

/** Orders findings for `sort`: the gravest first, then by path, line and words, never by when they were found. */
export function compareFindings(a: WantedFinding, b: WantedFinding): number {
  return (
    compareSeverity(a.severity, b.severity) ||
    compareText(a.path, b.path) ||
    a.line - b.line ||
    compareText(a.issue, b.issue) ||
    compareText(a.id, b.id)
  );
}

/** What to change; null where nobody said more than the issue does. */
export function fixOf({ fix }: WantedFinding): string | null {
  return fix === null || fix.startsWith(NO_FIX) ? null : fix;
}
