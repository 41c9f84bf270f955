import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import type { GroundedFinding } from '../../domain/finding.ts';
import { visible } from '../../domain/render.ts';
import { compareSeverity, type Severity } from '../../domain/severity.ts';
import { cutInWords } from '../../lib/cut.ts';
import { compareText } from '../../lib/text.ts';
import { type CodeFit, LINES_AROUND, renderCode } from './case-code.ts';
import type { Scene } from './scene.ts';
import type { SentText } from './sent-text.ts';

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
  const sheets = subject.sections.map((section) => sheetOf(section, subject, scene));
  let text = '';
  for (const fit of FITS) {
    const lines = [...subject.notes, ...renderFiles(subject, scene, fit), ...renderSheets(sheets, fit)];
    text = lines.join('\n');
    if (Buffer.byteLength(text) <= maxBytes) break;
  }
  return text;
}

function renderFiles({ sections }: Case, scene: Scene, fit: Fit): string[] {
  const findings = sections.flatMap(({ reports }) => reports);
  const files = filesOf(findings);
  const left = files.length - fit.files;
  return [
    ...files.slice(0, fit.files).flatMap((file) => {
      const own = findings.filter((finding) => finding.file === file);
      return [`File: ${shownPath(file)}`, ...renderFile(scene.texts.get(file), own, fit)];
    }),
    ...(left > 0 ? [`(code cut: ${left} more files of this group are not shown)`] : []),
  ];
}

function filesOf(findings: readonly GroundedFinding[]): string[] {
  return [...new Set(findings.map(({ file }) => file))].sort(compareText);
}

function renderFile(sent: SentText | undefined, own: readonly GroundedFinding[], { code }: Fit): string[] {
  return sent === undefined
    ? ['(the reviewers were shown no text of this file)']
    : renderCode(sent, own, code);
}

/** A report as it is shown, before anything is cut. */
type ShownReport = {
  readonly severity: Severity;
  readonly place: { readonly file?: string; readonly line: number; readonly side?: 'removed' };
  readonly texts: { readonly issue: string; readonly fix?: string; readonly quote?: string };
  readonly rule: { readonly rule?: string };
};

/** A section with its reports in their order. */
type Sheet = {
  readonly section: Section;
  readonly reports: readonly ShownReport[];
  /** The same, the gravest first. */
  readonly gravestFirst: readonly ShownReport[];
};

function sheetOf(section: Section, { sections, showsRules }: Case, scene: Scene): Sheet {
  const namesFile = filesOf(sections.flatMap(({ reports }) => reports)).length > 1;
  const reports = section.reports
    .map((report) => shownReport(report, namesFile, showsRules))
    .map((report) => ({ report, key: shuffleKey(scene, JSON.stringify(report)) }))
    .sort((a, b) => compareText(a.key, b.key))
    .map(({ report }) => report);
  const gravestFirst = [...reports].sort((a, b) => compareSeverity(a.severity, b.severity));
  return { section, reports, gravestFirst };
}

/** Everything that a report says, and nothing that tells who wrote it. */
function shownReport(report: GroundedFinding, namesFile: boolean, showsRules: boolean): ShownReport {
  const { severity, file, line, anchor, issue, fix, quote, ruleId } = report;
  return {
    severity,
    place: {
      ...(namesFile ? { file: shownPath(file) } : {}),
      line,
      ...(anchor?.side === 'LEFT' ? { side: 'removed' } : {}),
    },
    texts: {
      issue: visibleLines(issue),
      ...(fix === null ? {} : { fix: visibleLines(fix) }),
      ...(quote === null ? {} : { quote: visibleLines(quote) }),
    },
    rule: showsRules && ruleId !== null ? { rule: cutInWords(visible(ruleId), RULE_LENGTH, 'text') } : {},
  };
}

function renderSheets(sheets: readonly Sheet[], { reports: most, textLength }: Fit): string[] {
  let named = 0;
  return sheets.flatMap(({ section, reports, gravestFirst }) => {
    const kept = new Set(gravestFirst.slice(0, most));
    const rows = reports
      .filter((report) => kept.has(report))
      .map((report) => `Report ${letterOf(named++)}: ${reportLine(report, textLength)}`);
    const left = reports.length - rows.length;
    const cut = left > 0 ? [`(reports cut: ${left} more of them are not shown)`] : [];
    return [section.heading, ...section.notes, ...rows, ...cut];
  });
}

function reportLine({ severity, place, texts, rule }: ShownReport, textLength: number): string {
  const cut = Object.entries(texts).map(([name, text]) => [name, cutInWords(text, textLength, 'text')]);
  return JSON.stringify({ severity, ...place, ...Object.fromEntries(cut), ...rule });
}

function shownPath(path: string): string {
  return cutInWords(visible(path), PATH_LENGTH, 'path');
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
