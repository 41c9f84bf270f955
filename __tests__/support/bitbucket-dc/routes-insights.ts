/** Code Insights: reports and their annotations. */
import { changed, EXCEPTIONS, failure, invalid, isFields, noSuchCommit, ok, page, textOf } from './http.ts';
import { sameAccount } from './state.ts';
import type { Call, Fields, Reply, ReportState } from './types.ts';

const MAX_DATA = 6;
const MAX_DETAILS = 2000;
const MAX_KEY = 50;
const MAX_MESSAGE = 2000;
/** Of a title, a reporter and an external id. */
const MAX_NAME = 450;

function isAddress(value: unknown): boolean {
  return typeof value === 'string' && /^https?:\/\/\S+$/.test(value);
}

/** Whether an optional text field is one, and no longer than this. */
function isText(value: unknown, most: number): boolean {
  return value === undefined || (typeof value === 'string' && value.length <= most);
}

/** 404 for a commit that is no full id of one here; null where it is. */
function commitProblem({ world, params }: Call): Reply | null {
  const [sha = ''] = params;
  return /^[0-9a-f]{40}$/.test(sha) && world.git.resolve(sha) !== null ? null : noSuchCommit(sha);
}

function find({ world, params }: Call): ReportState | undefined {
  const [commit, key] = params;
  return world.state.reports.find((report) => report.commit === commit && report.key === key);
}

function noSuchReport({ params }: Call): Reply {
  return failure(404, `There is no report with the key ${params[1] ?? ''}.`, EXCEPTIONS.noReport);
}

function reportPayload({ key, createdDate, fields }: ReportState): Fields {
  return { data: [], ...fields, createdDate, key };
}

const VALUES: Readonly<Record<string, (value: unknown) => boolean>> = {
  BOOLEAN: (value) => typeof value === 'boolean',
  DATE: (value) => Number.isInteger(value),
  DURATION: (value) => Number.isInteger(value),
  LINK: (value) => isFields(value) && typeof value.linktext === 'string' && isAddress(value.href),
  NUMBER: (value) => typeof value === 'number',
  PERCENTAGE: (value) => typeof value === 'number' && value >= 0 && value <= 100,
  TEXT: (value) => typeof value === 'string',
};

function isData(item: unknown): boolean {
  if (!isFields(item) || typeof item.title !== 'string') return false;
  if (item.type === undefined) return ['string', 'number', 'boolean'].includes(typeof item.value);
  return VALUES[String(item.type)]?.(item.value) ?? false;
}

function reportProblem(body: Fields): Reply | null {
  const title = textOf(body, 'title') ?? '';
  if (title === '' || title.length > MAX_NAME)
    return invalid('title', 'The title is required, up to 450 characters.');
  if (!isText(body.details, MAX_DETAILS)) return invalid('details', 'The details are too long.');
  if (!isText(body.reporter, MAX_NAME)) return invalid('reporter', 'The reporter is too long.');
  if (body.result !== undefined && body.result !== 'PASS' && body.result !== 'FAIL') {
    return invalid('result', 'The result must be PASS or FAIL.');
  }
  const address = ['link', 'logoUrl'].find((name) => body[name] !== undefined && !isAddress(body[name]));
  if (address !== undefined) return invalid(address, 'This must be a valid http or https URL.');
  const data = body.data ?? [];
  if (!Array.isArray(data) || data.length > MAX_DATA)
    return invalid('data', 'There may be at most 6 data fields.');
  return data.every(isData) ? null : invalid('data', 'The type of a data field does not fit its value.');
}

/** `PUT reports/KEY`: only its creator replaces a report; the annotations stay. */
export function putReport(call: Call): Reply {
  const { world, params, body } = call;
  const [commit = '', key = ''] = params;
  const wrong = commitProblem(call) ?? reportProblem(body);
  if (wrong !== null) return wrong;
  if (key.length > MAX_KEY) return invalid('key', 'The key is too long.');
  const { me } = world.settings;
  const before = find(call);
  if (before !== undefined && !sameAccount(before.creator, me)) {
    return failure(403, 'Only the creator of a report may replace it.', EXCEPTIONS.authorisation);
  }
  const report: ReportState = {
    commit,
    key,
    creator: me,
    createdDate: world.state.tick(),
    fields: body,
    annotations: before?.annotations ?? [],
  };
  const { reports } = world.state;
  if (before === undefined) reports.push(report);
  else reports.splice(reports.indexOf(before), 1, report);
  return changed(200, reportPayload(report));
}

export function getReport(call: Call): Reply {
  const report = find(call);
  return report === undefined ? noSuchReport(call) : ok(reportPayload(report));
}

export function listReports(call: Call): Reply {
  const { world, params } = call;
  return page(call, world.state.reports.filter((one) => one.commit === params[0]).map(reportPayload));
}

export function deleteReport(call: Call): Reply {
  const report = find(call);
  if (report === undefined) return noSuchReport(call);
  const { reports } = call.world.state;
  reports.splice(reports.indexOf(report), 1);
  return changed(204);
}

function annotationProblem(item: unknown): Reply | null {
  if (!isFields(item)) return invalid('annotations', 'An annotation must be an object.');
  const message = textOf(item, 'message') ?? '';
  if (message === '' || message.length > MAX_MESSAGE) {
    return invalid('message', 'The message is required, up to 2000 characters.');
  }
  if (!['LOW', 'MEDIUM', 'HIGH'].includes(String(item.severity))) {
    return invalid('severity', 'The severity must be LOW, MEDIUM or HIGH.');
  }
  if (item.type !== undefined && !['VULNERABILITY', 'CODE_SMELL', 'BUG'].includes(String(item.type))) {
    return invalid('type', 'The type must be VULNERABILITY, CODE_SMELL or BUG.');
  }
  const { line = 0 } = item;
  if (typeof line !== 'number' || !Number.isInteger(line) || line < 0) {
    return invalid('line', 'The line must not be negative.');
  }
  if (item.link !== undefined && !isAddress(item.link)) return invalid('link', 'This must be a valid URL.');
  return isText(item.externalId, MAX_NAME - 1) ? null : invalid('externalId', 'The id is too long.');
}

/** `POST annotations`: all of the request or nothing; the same ones again are kept twice. */
export function addAnnotations(call: Call): Reply {
  const report = find(call);
  if (report === undefined) return noSuchReport(call);
  const list = call.body.annotations;
  if (!Array.isArray(list)) return invalid('annotations', 'A list of annotations is required.');
  const most = call.world.settings.maxAnnotations;
  if (report.annotations.length + list.length > most) {
    return invalid('annotations', `A report can not have more than ${most} annotations.`);
  }
  for (const item of list) {
    const wrong = annotationProblem(item);
    if (wrong !== null) return wrong;
  }
  report.annotations.push(...list.filter(isFields));
  return changed(204);
}

export function listAnnotations(call: Call): Reply {
  const report = find(call);
  return report === undefined ? noSuchReport(call) : ok({ annotations: annotationsOf(report) });
}

/** Annotations of all reports at a commit, or of one. */
export function listCommitAnnotations({ world, params, query }: Call): Reply {
  const key = query.get('key');
  const reports = world.state.reports.filter(
    (one) => one.commit === params[0] && (key === null || one.key === key),
  );
  return ok({ annotations: reports.flatMap(annotationsOf) });
}

function annotationsOf({ key, annotations }: ReportState): readonly Fields[] {
  return annotations.map((one) => ({ line: 0, ...one, reportKey: key }));
}

/** `DELETE annotations`: those with the ids of the query, or all. */
export function deleteAnnotations(call: Call): Reply {
  const report = find(call);
  if (report === undefined) return noSuchReport(call);
  const ids = call.query.getAll('externalId');
  const kept =
    ids.length === 0 ? [] : report.annotations.filter((one) => !ids.includes(String(one.externalId)));
  report.annotations.splice(0, report.annotations.length, ...kept);
  return changed(204);
}

/** `PUT annotations/ID`: adds one, or takes the place of the one with this id. */
export function putAnnotation(call: Call): Reply {
  const report = find(call);
  if (report === undefined) return noSuchReport(call);
  const externalId = call.params[2] ?? '';
  const annotation = { ...call.body, externalId };
  const wrong = annotationProblem(annotation);
  if (wrong !== null) return wrong;
  const at = report.annotations.findIndex((one) => one.externalId === externalId);
  if (at < 0 && report.annotations.length >= call.world.settings.maxAnnotations) {
    return invalid('annotations', 'The report has all the annotations that it can have.');
  }
  report.annotations.splice(at < 0 ? report.annotations.length : at, at < 0 ? 0 : 1, annotation);
  return changed(204);
}
