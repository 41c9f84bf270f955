import type { GroundedFinding } from '../../domain/finding.ts';
import type { ReviewOutcome } from '../../domain/outcome.ts';
import type { Severity } from '../../domain/severity.ts';
import type { Bucket, Cluster, TriageResult } from '../../domain/triage.ts';
import { type Canvas, folded, heading, paragraph, parts, type Tone } from './canvas.ts';
import { counted } from './figures.ts';
import { type Group, groupsOf } from './groups.ts';

const SEVERITY_TONES: { readonly [severity in Severity]: Tone } = {
  blocking: 'bold red',
  important: 'bold yellow',
  suggestion: 'cyan',
};

/** Columns before a finding's place: the longest severity between two blanks on either side. */
const HEAD_COLUMNS = 14;

/** Findings of one list that are printed in full; all of them are in the report file. */
const MOST_SET_ASIDE = 12;

/** So begins a fix that triage made out of the issue, since no reviewer gave one: it would say the same again. */
const NO_FIX = 'Resolve: ';

type Place = { readonly path: string; readonly line: number; readonly startLine: number | null };

/** Accepted findings, the given sections, and what was set aside, each with its reason. */
export function findingSections(
  canvas: Canvas,
  { triage, coverage }: ReviewOutcome,
  between: readonly string[][],
): string[][] {
  if (triage === null) return [];
  const groups = groupsOf(triage);
  const ofBucket = (bucket: Bucket): Group[] =>
    groups.filter(({ cluster }) => cluster.decision.bucket === bucket);
  return [
    acceptedSection(canvas, ofBucket('accepted'), coverage.seats),
    ...between,
    setAsideSection(canvas, 'Deferred', ofBucket('deferred')),
    setAsideSection(canvas, 'Rejected', ofBucket('rejected')),
    duplicateSection(canvas, triage),
  ];
}

/** Severity and place of a finding, the place as editors and terminals link it. */
export function findingHead(canvas: Canvas, severity: Severity, { path, line, startLine }: Place): string[] {
  const range = startLine === null ? String(line) : `${startLine}-${line}`;
  return paragraph(canvas, line === 0 ? `${path} (the whole file)` : `${path}:${range}`, {
    label: `  ${severity}`,
    labelTone: SEVERITY_TONES[severity],
    indent: HEAD_COLUMNS,
    tone: 'bold',
  });
}

function acceptedSection(canvas: Canvas, groups: readonly Group[], seats: number): string[] {
  if (groups.length === 0) return [];
  const lines = byFile(groups).flatMap((group) => ['', ...acceptedItem(canvas, group, seats)]);
  return [heading(canvas, `Accepted (${groups.length})`), ...lines.slice(1)];
}

/** Findings of one file next to each other; files stay in the order of their gravest finding. */
function byFile(groups: readonly Group[]): Group[] {
  const files = new Map<string, Group[]>();
  for (const group of groups) {
    const same = files.get(group.finding.file);
    if (same) same.push(group);
    else files.set(group.finding.file, [group]);
  }
  return [...files.values()].flat();
}

function acceptedItem(canvas: Canvas, { cluster, finding }: Group, seats: number): string[] {
  return [
    ...findingHead(canvas, cluster.decision.severity, placeOf(finding)),
    ...paragraph(canvas, finding.issue, { indent: 4 }),
    ...(cluster.fix.startsWith(NO_FIX)
      ? []
      : paragraph(canvas, cluster.fix, { label: '    fix: ', labelTone: 'green' })),
    ...parts(canvas, [agreement(cluster, seats), ...subject(finding)], { indent: 4, tone: 'dim' }),
  ];
}

function placeOf({ file, line, anchor }: GroundedFinding): Place {
  return { path: file, line, startLine: anchor?.line === line ? anchor.startLine : null };
}

/** Who raised it, and what that weighs. */
function agreement({ slots, families, facts }: Cluster, seats: number): string {
  const readers = Math.max(facts.covering, slots.length);
  if (seats === 1) return `by ${slots.join(', ')}, a panel of one`;
  if (readers === 1) return `by ${slots.join()}, the only reader`;
  if (slots.length === 1) return `by ${slots.join()} alone, of ${counted(readers, 'reader')}`;
  return `by ${slots.join(', ')}: ${slots.length} of ${counted(readers, 'reader')}, ${counted(families.length, 'family', 'families')}`;
}

function subject({ ruleId, criteriaSource, category }: GroundedFinding): string[] {
  const rule = ruleId === null ? [] : [criteriaSource === null ? ruleId : `${ruleId} (${criteriaSource})`];
  return [...rule, ...(category === null ? [] : [category])];
}

function setAsideSection(canvas: Canvas, title: string, groups: readonly Group[]): string[] {
  if (groups.length === 0) return [];
  return [
    heading(canvas, `${title} (${groups.length})`),
    ...folded(groups, MOST_SET_ASIDE, ({ cluster, finding }) => [
      ...findingHead(canvas, cluster.decision.severity, placeOf(finding)),
      ...paragraph(canvas, finding.issue, { indent: 4 }),
      ...parts(canvas, [cluster.decision.reason, `by ${cluster.slots.join(', ') || finding.slot}`], {
        indent: 4,
        tone: 'dim',
      }),
    ]),
  ];
}

/** Other words for a finding above are counted, not repeated: they are no false alarms. */
function duplicateSection(canvas: Canvas, { placements }: TriageResult): string[] {
  const count = placements.filter(({ duplicateOf }) => duplicateOf !== null).length;
  if (count === 0) return [];
  const text = `${counted(count, 'more finding')} said the same in other words and ${count === 1 ? 'was' : 'were'} folded into the above.`;
  return paragraph(canvas, text, { tone: 'dim' });
}
