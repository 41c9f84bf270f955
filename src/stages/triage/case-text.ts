import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import type { GroundedFinding } from '../../domain/finding.ts';
import { visible } from '../../domain/render.ts';
import { compareSeverity } from '../../domain/severity.ts';
import { compareText } from '../../lib/text.ts';
import { type CodeFit, LINES_AROUND, renderCode } from './case-code.ts';
import { cutInWords } from './cut.ts';
import type { Scene } from './scene.ts';

/** Reports that stand together under one heading of ours. */
export type Section = {
  readonly heading: string;
  readonly reports: readonly GroundedFinding[];
  /** What is to be said beside the reports, in words of ours. */
  readonly notes: readonly string[];
};

/** One group as it is put to a seat. Headings and notes are ours, everything else is data. */
export type Case = {
  readonly notes: readonly string[];
  readonly sections: readonly Section[];
  /** Whether the rules that reports cite are shown: no other citation counts. */
  readonly showsRules: boolean;
};

/** How much of a case is shown. */
type Fit = {
  readonly code: CodeFit;
  readonly files: number;
  /** Reports of one section. */
  readonly reports: number;
  /** UTF-16 units of each text of a report. */
  readonly textLength: number;
};

/** No path of a code base that people work on is longer. */
const PATH_LENGTH = 300;
const RULE_LENGTH = 80;

/**
 * From what a case should show to what it must: long code goes first, then code around the places, then long reports.
 * The last one always fits: 2 files of 8 lines at 8 bytes a unit, two sections of 5 reports at 3 bytes a unit.
 */
const FITS: readonly Fit[] = [
  {
    code: { around: LINES_AROUND, lines: 200, lineLength: 2_000 },
    files: 12,
    reports: 60,
    textLength: 8_000,
  },
  { code: { around: LINES_AROUND, lines: 200, lineLength: 400 }, files: 12, reports: 60, textLength: 8_000 },
  { code: { around: 6, lines: 100, lineLength: 400 }, files: 8, reports: 60, textLength: 8_000 },
  { code: { around: 2, lines: 40, lineLength: 240 }, files: 4, reports: 60, textLength: 4_000 },
  { code: { around: 1, lines: 20, lineLength: 120 }, files: 2, reports: 40, textLength: 1_000 },
  { code: { around: 0, lines: 8, lineLength: 120 }, files: 2, reports: 5, textLength: 150 },
];

/**
 * A case as text of at most `maxBytes` of UTF-8: its notes, the code of its files, its reports. No text of the change or
 * of a model begins a line: rows of code begin with their number, reports are one line of JSON behind their name.
 * Reports stand in an order that the run's id and their content decide, and bear letters for names.
 */
export function caseText(subject: Case, scene: Scene, maxBytes: number): string {
  let text = '';
  for (const fit of FITS) {
    text = renderCase(subject, scene, fit);
    if (Buffer.byteLength(text) <= maxBytes) break;
  }
  return text;
}

function renderCase({ notes, sections, showsRules }: Case, scene: Scene, fit: Fit): string {
  const findings = sections.flatMap(({ reports }) => reports);
  const files = [...new Set(findings.map(({ file }) => file))].sort(compareText);
  const shape = { namesFile: files.length > 1, showsRules };
  const lines = [...notes];
  for (const file of files.slice(0, fit.files)) {
    const own = findings.filter((finding) => finding.file === file);
    lines.push(...renderCodeOf(file, own, scene, fit));
  }
  if (files.length > fit.files) {
    lines.push(`(code cut: ${files.length - fit.files} more files of this group are not shown)`);
  }
  let named = 0;
  for (const section of sections) {
    const rows = renderReports(section.reports, { scene, fit, shape });
    const letters = rows.shown.map((row) => `Report ${letterOf(named++)}: ${row}`);
    lines.push(section.heading, ...section.notes, ...letters, ...rows.cut);
  }
  return lines.join('\n');
}

function renderCodeOf(file: string, own: readonly GroundedFinding[], scene: Scene, fit: Fit): string[] {
  const heading = `File: ${cutInWords(visible(file), PATH_LENGTH, 'path')}`;
  const sent = scene.texts.get(file);
  if (sent === undefined) return [heading, '(the reviewers were shown no text of this file)'];
  return [heading, ...renderCode(sent, own, fit.code)];
}

/** What all reports of a case have in common. */
type Shape = { readonly namesFile: boolean; readonly showsRules: boolean };
type Setting = { readonly scene: Scene; readonly fit: Fit; readonly shape: Shape };

function renderReports(reports: readonly GroundedFinding[], { scene, fit, shape }: Setting) {
  const keyed = reports
    .map((report) => ({
      report,
      key: shuffleKey(scene, reportLine(report, shape, Number.POSITIVE_INFINITY)),
    }))
    .sort((a, b) => compareText(a.key, b.key));
  // The gravest are never those that are left out.
  const kept = new Set(
    [...keyed].sort((a, b) => compareSeverity(a.report.severity, b.report.severity)).slice(0, fit.reports),
  );
  const shown = keyed
    .filter((row) => kept.has(row))
    .map(({ report }) => reportLine(report, shape, fit.textLength));
  const left = keyed.length - shown.length;
  return { shown, cut: left > 0 ? [`(reports cut: ${left} more of them are not shown)`] : [] };
}

/** One report as one line of JSON, without anything that tells who wrote it. */
function reportLine(report: GroundedFinding, shape: Shape, textLength: number): string {
  const text = (value: string) => cutInWords(visibleLines(value), textLength, 'text');
  return JSON.stringify({
    severity: report.severity,
    ...(shape.namesFile ? { file: cutInWords(visible(report.file), PATH_LENGTH, 'path') } : {}),
    line: report.line,
    ...(report.anchor?.side === 'LEFT' ? { side: 'removed' } : {}),
    issue: text(report.issue),
    ...(report.fix === null ? {} : { fix: text(report.fix) }),
    ...(report.quote === null ? {} : { quote: text(report.quote) }),
    ...(shape.showsRules && report.ruleId !== null
      ? { rule: cutInWords(visible(report.ruleId), RULE_LENGTH, 'text') }
      : {}),
  });
}

/** The text with what is invisible written out; its line breaks stay. */
export function visibleLines(text: string): string {
  return text.replaceAll('\r\n', '\n').split('\n').map(visible).join('\n');
}

/** Orders values of a run in a way that nobody who wrote one of them can foresee. */
export function shuffleKey({ runId }: Pick<Scene, 'runId'>, content: string): string {
  return createHash('sha256').update(`${runId}\n${content}`).digest('hex');
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A, B … Z, AA, AB … */
function letterOf(index: number): string {
  const before = Math.floor(index / ALPHABET.length);
  return `${before === 0 ? '' : letterOf(before - 1)}${ALPHABET.charAt(index % ALPHABET.length)}`;
}
