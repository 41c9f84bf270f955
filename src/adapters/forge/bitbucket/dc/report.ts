/** The result as a Code Insights report with annotations on lines of the diff. */
import { createHash } from 'node:crypto';
import type { Annotation, StatusReport, WriteResult } from '../../../../domain/board.ts';
import { sameText } from '../../../../domain/marker.ts';
import { bmpOnly, printable } from '../../../../lib/text.ts';
import { at, textOf } from '../../fields.ts';
import { cut, reportWords } from '../report-words.ts';
import { route } from '../rest.ts';
import type { BitbucketDcApi } from './api.ts';
import { isWebAddress } from './board-links.ts';
import { resultOf, resultOfError, type WriteKind } from './refusals.ts';

/** The server's limits; what is over them is refused whole. An administrator may have changed the number of annotations. */
export const MAX_ANNOTATIONS = 1_000;
export const MAX_DETAILS = 2_000;
const MAX_TITLE = 450;
const MAX_MESSAGE = 2_000;

const LEVELS = [
  { level: 'failure', counted: 'Blocking, listed here' },
  { level: 'warning', counted: 'Important, listed here' },
  { level: 'notice', counted: 'Suggestions, listed here' },
] as const;

const SEVERITIES = { failure: 'HIGH', warning: 'MEDIUM', notice: 'LOW' } as const;

/** Of at most 50 characters, and nobody else's. */
const KEY = 'io.quorate.report';

export const REPORTS: WriteKind = {
  permission:
    'give the token "Repository read"; a report can be replaced only by the account that made it, so use that one',
  changes: true,
  anchored: false,
};

export type ReportParts = {
  readonly api: BitbucketDcApi;
  /** Who reports. */
  readonly name: string;
  /** Where the report leads to where the run has no page of its own. */
  readonly page: string;
};

/** Writes report and annotations unless they stand at the commit already. Throws nothing. */
export async function ensureReport(parts: ReportParts, report: StatusReport): Promise<WriteResult> {
  try {
    return await ensure(parts, report);
  } catch (error) {
    return resultOfError(error, REPORTS);
  }
}

type WantedReport = ReturnType<typeof reportOf>;
type WantedAnnotation = ReturnType<typeof annotationOf>;

async function ensure(parts: ReportParts, report: StatusReport): Promise<WriteResult> {
  const { api } = parts;
  const path = `${api.insightsPath}${route`/commits/${report.headSha}/reports/${KEY}`}`;
  const wanted = reportOf(parts, report);
  const annotations = annotationsOf(report.annotations);
  const found = await api.get(path, { allow: [404] });
  const standing = found.status === 404 ? [] : await readAnnotations(api, path);
  const hasReport = found.status !== 404 && isSame(found.data, wanted);
  const hasAnnotations = sameIds(standing, annotations);
  const end = { id: KEY, url: wanted.link };
  if (hasReport && hasAnnotations) return { kind: 'kept', id: KEY, url: textOf(at(found.data, 'link')) };
  // The server keeps annotations over a new report and tells no doubles.
  if (standing.length > 0) {
    const result = resultOf(await api.write('DELETE', `${path}/annotations`), REPORTS);
    if (result.kind !== 'done') return result;
  }
  const put = resultOf(await api.write('PUT', path, wanted), REPORTS);
  if (put.kind !== 'done' || annotations.length === 0) return put.kind === 'done' ? { ...put, ...end } : put;
  const post = resultOf(await api.write('POST', `${path}/annotations`, { annotations }), REPORTS);
  return post.kind === 'done' ? { ...post, ...end } : post;
}

function reportOf({ name, page }: ReportParts, report: StatusReport) {
  const result = resultWord(report);
  return {
    title: cut(plain(`${name}: ${report.title}`), MAX_TITLE),
    details: cut(plain(reportWords(report.summary)), MAX_DETAILS),
    ...(result === null ? {} : { result }),
    reporter: name,
    link: isWebAddress(report.url) ? report.url : page,
    data: [{ title: 'Result', type: 'TEXT', value: report.conclusion }, ...countsOf(report)],
  };
}

/** How many annotations of each level there are; the server takes six such fields. */
function countsOf({ annotations }: StatusReport) {
  const sent = annotations.slice(0, MAX_ANNOTATIONS);
  return LEVELS.flatMap(({ level, counted }) => {
    const value = sent.filter((annotation) => annotation.level === level).length;
    return value === 0 ? [] : [{ title: counted, type: 'NUMBER', value }];
  });
}

/** Text as it may be stored and shown anywhere. */
function plain(text: string): string {
  return bmpOnly(printable(text));
}

/** A report knows two results; one that is to stop nobody and is no pass goes without. */
function resultWord({ conclusion, failsIncomplete }: StatusReport): 'PASS' | 'FAIL' | null {
  if (conclusion === 'incomplete') return failsIncomplete ? 'FAIL' : null;
  return conclusion === 'block' ? 'FAIL' : 'PASS';
}

/** The link is another one in every run. */
function isSame(found: unknown, wanted: WantedReport): boolean {
  const text = (name: string): string => textOf(at(found, name)) ?? '';
  return (
    sameText(text('title'), wanted.title) &&
    sameText(text('details'), wanted.details) &&
    text('result') === (wanted.result ?? '')
  );
}

/** The ids tell everything of an annotation, and its place among equal ones. */
function annotationsOf(annotations: readonly Annotation[]): readonly WantedAnnotation[] {
  const counts = new Map<string, number>();
  return annotations.slice(0, MAX_ANNOTATIONS).map((annotation) => {
    const wanted = annotationOf(annotation);
    const nth = (counts.get(wanted.externalId) ?? 0) + 1;
    counts.set(wanted.externalId, nth);
    return nth === 1 ? wanted : { ...wanted, externalId: `${wanted.externalId}-${nth}` };
  });
}

function annotationOf({ path, startLine, level, title, message }: Annotation) {
  const fields = {
    path,
    line: startLine,
    message: cut(plain(`${title}\n\n${message}`), MAX_MESSAGE),
    severity: SEVERITIES[level],
    type: level === 'notice' ? ('CODE_SMELL' as const) : ('BUG' as const),
  };
  const digest = createHash('sha256').update(JSON.stringify(fields)).digest('hex').slice(0, 32);
  return { externalId: `quorate-${digest}`, ...fields };
}

/** The ids of the annotations that stand; an empty one for what has none. Throws `ForgeError`. */
async function readAnnotations(api: BitbucketDcApi, path: string): Promise<readonly string[]> {
  const { data } = await api.get(`${path}/annotations`, { allow: [404] });
  const list = at(data, 'annotations');
  const annotations: readonly unknown[] = Array.isArray(list) ? list : [];
  return annotations.map((annotation) => textOf(at(annotation, 'externalId')) ?? '');
}

function sameIds(standing: readonly string[], wanted: readonly WantedAnnotation[]): boolean {
  const ids = new Set(wanted.map(({ externalId }) => externalId));
  return standing.length === ids.size && standing.every((id) => ids.has(id));
}
