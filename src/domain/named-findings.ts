import { compareText } from '../lib/text.ts';
import type { ChangeCode } from './change-code.ts';
import type { Anchor } from './finding.ts';
import { fingerprint } from './fingerprint.ts';
import type { WantedFinding } from './publication.ts';
import { compareSeverity } from './severity.ts';

/** What of a finding its fingerprint is made from, and what orders those that are alike. */
export type Nameable = Pick<
  WantedFinding,
  'id' | 'severity' | 'path' | 'line' | 'anchor' | 'issue' | 'category' | 'ruleId' | 'evidence'
>;

/** Findings, ordered by place, with their fingerprints: what would have the same one is counted. */
export function withFingerprints<Finding extends Nameable>(
  findings: readonly Finding[],
  code: ChangeCode,
): (Finding & { readonly fingerprint: string })[] {
  const counts = new Map<string, number>();
  return [...findings].sort(comparePlaces).map((finding) => {
    const window = windowOf(finding, code);
    const key = kindKey(finding);
    const bucket = JSON.stringify([finding.path, window, key]);
    const ordinal = counts.get(bucket) ?? 0;
    counts.set(bucket, ordinal + 1);
    return { ...finding, fingerprint: fingerprint({ path: finding.path, window, key, ordinal }) };
  });
}

function comparePlaces(a: Nameable, b: Nameable): number {
  return (
    compareText(a.path, b.path) ||
    a.line - b.line ||
    compareSeverity(a.severity, b.severity) ||
    compareText(a.issue, b.issue) ||
    compareText(a.id, b.id)
  );
}

/**
 * What a fingerprint says of the kind of a finding: the rule it cites, else that of a tool which found it too and will
 * find it again, else its category.
 */
export function kindKey({
  ruleId,
  category,
  evidence,
}: Pick<WantedFinding, 'ruleId' | 'category' | 'evidence'>): string {
  return ruleId ?? evidence.find(({ rule }) => rule !== null)?.rule ?? category ?? '';
}

/** The code that a finding is about, from its first line on; empty where no line of the diff bears it. */
export function windowOf({ anchor }: Pick<WantedFinding, 'anchor'>, code: ChangeCode): string {
  return anchor === null ? '' : code.windowAt(anchor.path, anchor.side, firstLine(anchor));
}

/** The first line of an anchor. */
export function firstLine(anchor: Anchor): number {
  return anchor.startLine ?? anchor.line;
}

/** The anchor where our own diff bears it; a range that it does not bear becomes its first line where that is borne. */
export function checkedAnchor(anchor: Anchor | null, code: ChangeCode): Anchor | null {
  if (anchor === null || code.holds(anchor)) return anchor;
  const single = { ...anchor, line: firstLine(anchor), startLine: null };
  return code.holds(single) ? single : null;
}
