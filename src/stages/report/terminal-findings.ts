import type { AskedSeat } from '../../domain/code-seats.ts';
import type { GroundedFinding } from '../../domain/finding.ts';
import type { ReviewOutcome } from '../../domain/outcome.ts';
import type { Severity } from '../../domain/severity.ts';
import { BUILTIN_FAMILY } from '../../domain/slot.ts';
import type { Bucket, Cluster, TriageResult } from '../../domain/triage.ts';
import { type Canvas, folded, heading, paragraph, parts, type Tone } from './canvas.ts';
import { counted } from './figures.ts';
import { type Group, groupsOf } from './groups.ts';
import { citedRule } from './rule-words.ts';
import { byText, voicesOf } from './voices.ts';

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

/** The seats that were asked, and how many were planned. */
type Panel = { readonly slots: readonly AskedSeat[]; readonly planned: number };

type Aside = { readonly title: string; readonly groups: readonly Group[] };

/** Accepted findings, the given sections, and what was set aside, each with its reason. */
export function findingSections(
  canvas: Canvas,
  { triage, coverage, slots }: ReviewOutcome,
  between: readonly string[][],
): string[][] {
  if (triage === null) return [];
  const groups = groupsOf(triage);
  const ofBucket = (bucket: Bucket): Group[] =>
    groups.filter(({ cluster }) => cluster.decision.bucket === bucket);
  return [
    acceptedSection(canvas, ofBucket('accepted'), { slots, planned: coverage.seats }),
    ...between,
    setAsideSection(canvas, slots, { title: 'Deferred', groups: ofBucket('deferred') }),
    setAsideSection(canvas, slots, { title: 'Rejected', groups: ofBucket('rejected') }),
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

function acceptedSection(canvas: Canvas, groups: readonly Group[], panel: Panel): string[] {
  if (groups.length === 0) return [];
  const lines = byFile(groups).flatMap((group) => ['', ...acceptedItem(canvas, group, panel)]);
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

function acceptedItem(canvas: Canvas, { cluster, finding }: Group, panel: Panel): string[] {
  return [
    ...findingHead(canvas, cluster.decision.severity, placeOf(finding)),
    ...paragraph(canvas, finding.issue, { indent: 4 }),
    ...(cluster.fix.startsWith(NO_FIX)
      ? []
      : paragraph(canvas, cluster.fix, { label: '    fix: ', labelTone: 'green' })),
    ...parts(canvas, [agreement(cluster, panel), ...subject(finding)], { indent: 4, tone: 'dim' }),
  ];
}

function placeOf({ file, line, anchor }: GroundedFinding): Place {
  return { path: file, line, startLine: anchor?.line === line ? anchor.startLine : null };
}

/** Who raised it, and what that weighs. */
function agreement({ slots, families, facts }: Cluster, panel: Panel): string {
  const { models, code } = voicesOf(slots, panel.slots);
  const who = byText(slots, panel.slots);
  if (models.length === 0) return who;
  const readers = Math.max(facts.covering, models.length);
  if (panel.planned === 1) return `${who}, a panel of one`;
  if (readers === 1) return `${who}, the only reader`;
  if (models.length === 1) return `${who}${code ? ': one' : ' alone,'} of ${counted(readers, 'reader')}`;
  const makers = families.filter((family) => family !== BUILTIN_FAMILY).length;
  return `${who}: ${models.length} of ${counted(readers, 'reader')}, ${counted(makers, 'family', 'families')}`;
}

function subject({ ruleId, criteriaSource, category }: GroundedFinding): string[] {
  const rule = ruleId === null ? [] : [citedRule(ruleId, criteriaSource)];
  return [...rule, ...(category === null ? [] : [category])];
}

function setAsideSection(canvas: Canvas, seats: Panel['slots'], { title, groups }: Aside): string[] {
  if (groups.length === 0) return [];
  return [
    heading(canvas, `${title} (${groups.length})`),
    ...folded(groups, MOST_SET_ASIDE, ({ cluster, finding }) => [
      ...findingHead(canvas, cluster.decision.severity, placeOf(finding)),
      ...paragraph(canvas, finding.issue, { indent: 4 }),
      ...parts(
        canvas,
        [cluster.decision.reason, byText(cluster.slots.length === 0 ? [finding.slot] : cluster.slots, seats)],
        {
          indent: 4,
          tone: 'dim',
        },
      ),
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
