/** A Code Insights report at a commit: read first, and written anew as a whole where anything differs. */
import type { StatusReport, WriteResult } from '../../../../domain/board.ts';
import { at, textOf } from '../../fields.ts';
import { unreadable } from '../problem.ts';
import { type RestApi, route } from '../rest.ts';
import { CLOUD_WORDS } from './api.ts';
import { resultOf, type WriteKind } from './refusals.ts';
import {
  ANNOTATIONS_PER_REQUEST,
  annotationBodies,
  isFailed,
  MAX_ANNOTATIONS,
  type ReportNames,
  reportBody,
} from './report-parts.ts';

export const REPORT_REMEDY =
  'give the token the scope `repository` or, where that is refused, `repository:write` (an API token: `write:repository:bitbucket`) for the Code Insights report, or run as a pipe in Pipelines, whose proxy needs no token for it';

/** Twice as many as Cloud's limit of annotations fills. */
const MAX_PAGES = (2 * MAX_ANNOTATIONS) / ANNOTATIONS_PER_REQUEST;

export type ReportOrder = {
  readonly repositoryPath: string;
  readonly report: StatusReport;
  readonly names: ReportNames;
};

type Wanted = ReturnType<typeof reportBody>;

/**
 * Kept where the report and its annotations say the same; the link is another one in every run. Else the report goes
 * first, for its annotations outlive a new one: https://github.com/reviewdog/reviewdog/issues/1344
 */
export async function ensureReport(
  api: RestApi,
  { repositoryPath, report, names }: ReportOrder,
): Promise<WriteResult> {
  const { id, link } = names;
  const path = `${repositoryPath}${route`/commit/${report.headSha}/reports/${id}`}`;
  const wanted = reportBody(report, names, isFailed(report));
  const annotations = annotationBodies(report, names);
  const { status, data } = await api.get(path, { allow: [404] });
  const isThere = status !== 404;
  if (isThere && saysSame(data, wanted) && (await hasSame(api, `${path}/annotations`, annotations))) {
    return { kind: 'kept', id, url: null };
  }
  const kind: WriteKind = { remedy: REPORT_REMEDY, changes: null };
  const write = async (method: 'PUT' | 'POST', to: string, body: unknown): Promise<WriteResult> =>
    resultOf(await api.write(method, to, body), kind, () => id);
  if (isThere) {
    const removed = await api.write('DELETE', path);
    const isGone = removed.kind === 'answer' && removed.answer.status === 404;
    const result = resultOf(removed, kind, () => id);
    if (result.kind !== 'done' && !isGone) return result;
  }
  let result = await write('PUT', path, { ...wanted, ...(link === null ? {} : { link }) });
  for (let from = 0; from < annotations.length && result.kind === 'done'; from += ANNOTATIONS_PER_REQUEST) {
    const lot = annotations.slice(from, from + ANNOTATIONS_PER_REQUEST);
    result = await write('POST', `${path}/annotations`, lot);
  }
  return result;
}

function saysSame(data: unknown, { data: fields, ...texts }: Wanted): boolean {
  const there = at(data, 'data');
  const list: readonly unknown[] = Array.isArray(there) ? there : [];
  return (
    Object.entries(texts).every(([name, value]) => folded(textOf(at(data, name))) === folded(value)) &&
    list.length === fields.length &&
    fields.every(
      ({ title, value }, index) => at(list[index], 'title') === title && at(list[index], 'value') === value,
    )
  );
}

/** A server may change line ends and blanks in passing. */
function folded(text: string | null): string | null {
  return text === null ? null : text.replace(/\s+/g, ' ').trim();
}

/** The ids are made of all that an annotation says. How many there are to be is part of the report's own data. */
async function hasSame(
  api: RestApi,
  path: string,
  wanted: readonly { readonly external_id: string }[],
): Promise<boolean> {
  if (wanted.length === 0) return true;
  const there = await readIds(api, path);
  return there.size === wanted.length && wanted.every(({ external_id }) => there.has(external_id));
}

async function readIds(api: RestApi, path: string): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  let page: string | null = `${path}?pagelen=${ANNOTATIONS_PER_REQUEST}`;
  for (let pages = 1; page !== null; pages++) {
    const { data } = await api.get(page);
    const values = at(data, 'values');
    if (!Array.isArray(values) || pages > MAX_PAGES) throw unreadable(`GET ${path}`, 'no list', CLOUD_WORDS);
    for (const value of values) ids.add(textOf(at(value, 'external_id')) ?? `${ids.size}`);
    page = nextPage(api, path, textOf(at(data, 'next')));
  }
  return ids;
}

/** The query of the next page, asked on this API and this list alone: the proxy's pages are named without it. */
function nextPage({ baseUrl }: RestApi, path: string, next: string | null): string | null {
  if (next === null) return null;
  const base = new URL(baseUrl);
  const url = URL.canParse(next) ? new URL(next) : null;
  if (url?.host !== base.host || url.pathname !== `${base.pathname}${path}`) {
    throw unreadable(`GET ${path}`, 'its next page is elsewhere', CLOUD_WORDS);
  }
  return `${path}${url.search}`;
}
