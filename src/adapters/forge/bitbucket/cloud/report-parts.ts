/** What a Code Insights report holds, made of a status report. */
import { createHash } from 'node:crypto';
import type { Annotation, StatusReport } from '../../../../domain/board.ts';
import { printable } from '../../../../lib/text.ts';
import { cut, reportWords } from '../report-words.ts';

/** Annotations of one report; Cloud takes 100 in one request. */
export const MAX_ANNOTATIONS = 1_000;
export const ANNOTATIONS_PER_REQUEST = 100;

/** UTF-16 units of a report's or an annotation's details. */
const MAX_DETAILS = 2_000;

/** UTF-16 units of the summary that a report is made of: its title stands above it. */
export const MAX_SUMMARY = 1_800;

/** UTF-16 units; Cloud answers 400 to longer ones and to empty ones. https://github.com/reviewdog/reviewdog/issues/1285 */
const MAX_TITLE = 450;

export type ReportNames = {
  /** Tells our reports at a commit apart. */
  readonly id: string;
  /** What people call it. */
  readonly name: string;
  /** An https address; null where there is none. */
  readonly link: string | null;
};

const LEVELS = {
  failure: { severity: 'HIGH', annotation_type: 'BUG', counted: 'Blocking, listed here' },
  warning: { severity: 'MEDIUM', annotation_type: 'BUG', counted: 'Important, listed here' },
  notice: { severity: 'LOW', annotation_type: 'CODE_SMELL', counted: 'Suggestions, listed here' },
} as const;

/** The report without what differs from run to run. Cloud shows its details as they are, without Markdown. */
export function reportBody(report: StatusReport, { name }: ReportNames, failed: boolean) {
  const summary = printable(reportWords(cut(report.summary, MAX_SUMMARY))).trim();
  const counts = Object.values(LEVELS).flatMap(({ severity, counted }) => {
    const value = annotationsFor(report).filter(({ level }) => LEVELS[level].severity === severity).length;
    return value === 0 ? [] : [{ title: counted, type: 'NUMBER', value }];
  });
  return {
    title: cut(name, MAX_TITLE),
    details: cut(`${printable(report.title)}\n\n${summary}`.trim(), MAX_DETAILS),
    report_type: 'BUG',
    reporter: cut(name, MAX_TITLE),
    result: failed ? 'FAILED' : 'PASSED',
    data: [{ title: 'Result', type: 'TEXT', value: report.conclusion }, ...counts],
  };
}

function annotationsFor({ annotations }: StatusReport): readonly Annotation[] {
  return annotations.slice(0, MAX_ANNOTATIONS);
}

/** The annotations as they are sent. Cloud refuses an `external_id` that was given before. */
export function annotationBodies(report: StatusReport, { id }: ReportNames) {
  const seen = new Map<string, number>();
  return annotationsFor(report).map((annotation) => {
    const body = annotationBody(annotation);
    const print = createHash('sha256').update(JSON.stringify(body)).digest('hex').slice(0, 24);
    const nth = (seen.get(print) ?? 0) + 1;
    seen.set(print, nth);
    return { external_id: `${id}-${print}-${nth}`, ...body };
  });
}

function annotationBody({ path, endLine, level, title, message }: Annotation) {
  const { severity, annotation_type } = LEVELS[level];
  const line = Number.isSafeInteger(endLine) && endLine > 0 ? { line: endLine } : {};
  const said = [message, title, 'Quorate'].map((text) => printable(text.replace(/\s+/g, ' ')).trim());
  const details = printable(`${title}\n\n${message}`).trim();
  return {
    annotation_type,
    severity,
    summary: cut(said.find((text) => text !== '') ?? '', MAX_TITLE),
    ...(details === '' ? {} : { details: cut(details, MAX_DETAILS) }),
    path,
    ...line,
  };
}

/** Cloud knows no neutral result: what is not to stop a merge is a success. */
export function isFailed({ conclusion, failsIncomplete }: StatusReport): boolean {
  return conclusion === 'block' || (conclusion === 'incomplete' && failsIncomplete);
}
