/** Code Insights: reports on commits, and their annotations. */

import { badRequest, changed, failure, isFields, notFound, ok, page, textOf } from './http.ts';
import { annotationProblems, reportProblems } from './report-rules.ts';
import type { AnnotationState, Call, Fields, Reply, ReportState } from './types.ts';

const BULK = 100;
const MOST = 1000;

function reportPayload(report: ReportState): Fields {
  return {
    type: 'report',
    ...report.fields,
    uuid: report.uuid,
    external_id: report.id,
    created_on: report.createdOn,
    updated_on: report.updatedOn,
  };
}

function annotationPayload(annotation: AnnotationState): Fields {
  return {
    type: 'report_annotation',
    ...annotation.fields,
    uuid: annotation.uuid,
    external_id: annotation.externalId,
    created_on: annotation.createdOn,
    updated_on: annotation.updatedOn,
  };
}

function uuid(number: number): string {
  return `{cccccccc-0000-4000-8000-${String(number).padStart(12, '0')}}`;
}

/** The commit of the path, by all of its digits: a report under others would not be found again. */
function commitOf(call: Call): string | null {
  const sha = call.params[0] ?? '';
  return /^[0-9a-f]{40}$/.test(sha) ? call.world.git.resolve(sha) : null;
}

function find(call: Call): ReportState | undefined {
  const commit = commitOf(call);
  const id = call.params[1];
  return call.world.state.reports.find((one) => one.commit === commit && (one.id === id || one.uuid === id));
}

export function listReports(call: Call): Reply {
  const commit = commitOf(call);
  return page(call, call.world.state.reports.filter((one) => one.commit === commit).map(reportPayload));
}

export function getReport(call: Call): Reply {
  const report = find(call);
  return report === undefined ? notFound('Report not found') : ok(reportPayload(report));
}

/** `PUT reports/{id}`: makes it or changes it; annotations stay. */
export function putReport(call: Call): Reply {
  const { state } = call.world;
  const commit = commitOf(call);
  if (commit === null) return notFound('Commit not found');
  const problems = reportProblems(call.params[1] ?? '', call.body);
  if (Object.keys(problems).length > 0) return badRequest(problems);
  const now = state.tick();
  const before = find(call);
  if (before !== undefined) {
    before.fields = call.body;
    before.updatedOn = now;
    return changed(200, reportPayload(before));
  }
  const report: ReportState = {
    commit,
    id: call.params[1] ?? '',
    uuid: uuid(state.nextId()),
    fields: call.body,
    annotations: [],
    createdOn: now,
    updatedOn: now,
  };
  state.reports.push(report);
  return changed(200, reportPayload(report));
}

export function deleteReport(call: Call): Reply {
  const { reports } = call.world.state;
  const report = find(call);
  if (report === undefined) return notFound('Report not found');
  reports.splice(reports.indexOf(report), 1);
  return changed(204);
}

export function listAnnotations(call: Call): Reply {
  const report = find(call);
  return report === undefined
    ? notFound('Report not found')
    : page(call, report.annotations.map(annotationPayload));
}

/** `POST annotations`: a list; an id that is there already is changed. */
export function createAnnotations(call: Call): Reply {
  const report = find(call);
  if (report === undefined) return notFound('Report not found');
  const sent: unknown = call.json;
  if (!Array.isArray(sent) || sent.length === 0) return failure(400, 'Expected a list of annotations');
  if (sent.length > BULK) return failure(400, `Bulk upload supports a maximum of /${BULK}`);
  const list: readonly Fields[] = sent.filter(isFields);
  if (list.length < sent.length) return failure(400, 'Expected a list of annotations');
  const problems = list.map((one) => annotationProblems(one)).find((one) => Object.keys(one).length > 0);
  if (problems !== undefined) return badRequest(problems);
  const ids = list.map((one) => textOf(one, 'external_id') ?? '');
  if (new Set(ids).size < ids.length) return badRequest({ external_id: 'duplicate external ids' });
  const fresh = ids.filter((id) => !report.annotations.some((one) => one.externalId === id));
  if (report.annotations.length + fresh.length > MOST)
    return failure(400, `A report can have at most ${MOST} annotations`);
  const stored = list.map((one) => store(call, report, one));
  return changed(200, stored.map(annotationPayload));
}

function store(call: Call, report: ReportState, fields: Fields): AnnotationState {
  const { state } = call.world;
  const externalId = textOf(fields, 'external_id') ?? '';
  const now = state.tick();
  const before = report.annotations.find((one) => one.externalId === externalId);
  if (before !== undefined) {
    before.fields = fields;
    before.updatedOn = now;
    return before;
  }
  const added = { uuid: uuid(state.nextId()), externalId, fields, createdOn: now, updatedOn: now };
  report.annotations.push(added);
  return added;
}

function findAnnotation(call: Call): AnnotationState | undefined {
  const id = call.params[2];
  return find(call)?.annotations.find((one) => one.externalId === id || one.uuid === id);
}

export function getAnnotation(call: Call): Reply {
  const annotation = findAnnotation(call);
  return annotation === undefined ? notFound('Annotation not found') : ok(annotationPayload(annotation));
}

/** `PUT annotations/{id}`: makes it or changes it. */
export function putAnnotation(call: Call): Reply {
  const report = find(call);
  if (report === undefined) return notFound('Report not found');
  const fields = { ...call.body, external_id: call.params[2] ?? '' };
  const problems = annotationProblems(fields);
  if (Object.keys(problems).length > 0) return badRequest(problems);
  if (findAnnotation(call) === undefined && report.annotations.length >= MOST)
    return failure(400, `A report can have at most ${MOST} annotations`);
  return changed(200, annotationPayload(store(call, report, fields)));
}

export function deleteAnnotation(call: Call): Reply {
  const report = find(call);
  const annotation = findAnnotation(call);
  if (report === undefined || annotation === undefined) return notFound('Annotation not found');
  report.annotations = report.annotations.filter((one) => one !== annotation);
  return changed(204);
}
