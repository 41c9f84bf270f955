/** The conclusion on the head commit: a check run or a commit status, and never a second one for the same result. */
import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import type { Annotation, StatusReport, WriteResult } from '../../../domain/board.ts';
import { ForgeError } from '../../../domain/errors.ts';
import type { CommentBoard } from '../../../domain/ports.ts';
import { messageOf } from '../../../lib/thrown.ts';
import { at, idOf, textOf } from '../fields.ts';
import type { GitHubApi } from './api.ts';
import { permissionRemedy } from './problem.ts';
import { resultOf } from './refusals.ts';

/** Limits of GitHub's check runs; more annotations than these in one request are lost. */
export const MAX_ANNOTATIONS = 50;
export const MAX_SUMMARY = 65_000;
const MAX_TITLE = 255;
const MAX_MESSAGE_BYTES = 64 * 1024;

/** Of a commit status, in characters. */
const MAX_DESCRIPTION = 140;

/** Begins the `external_id` of our check runs: others may use the same name. */
const OURS = 'quorate:';

type CheckConclusion = 'success' | 'failure' | 'neutral' | 'skipped';
type CommitState = 'success' | 'failure' | 'error';

/** What a check run or a commit status is called. */
const STATUS_NAME = 'Quorate';

/** The part of a board that is about a commit and needs no pull request. */
export function createGitHubStatus(api: GitHubApi, name = STATUS_NAME): Pick<CommentBoard, 'ensureStatus'> {
  return {
    ensureStatus: (report, way) =>
      way === 'check' ? ensureCheck(api, report, name) : ensureCommitStatus(api, report, name),
  };
}

/** Writes a check run unless the newest of ours at the commit says the same. */
export function ensureCheck(api: GitHubApi, report: StatusReport, name: string): Promise<WriteResult> {
  const permission = 'checks: write';
  const place = { owner: api.owner, repo: api.repo };
  const wanted = checkOf(report);
  const externalId = `${OURS}${digestOf(wanted)}`;
  return guarded(permission, async () => {
    const parameters = { ...place, ref: report.headSha, check_name: name };
    const route = 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs';
    const runs = await api.getAll(route, parameters, 'check_runs');
    const newest = newestOf(runs, (run) => textOf(at(run, 'external_id'))?.startsWith(OURS) === true);
    const isSame = at(newest, 'external_id') === externalId && at(newest, 'status') === 'completed';
    if (isSame) return keptAs(newest);
    const write = await api.write('POST /repos/{owner}/{repo}/check-runs', {
      ...place,
      name,
      head_sha: report.headSha,
      status: 'completed',
      conclusion: wanted.conclusion,
      external_id: externalId,
      ...(report.url === null ? {} : { details_url: report.url }),
      output: wanted.output,
    });
    return resultOf(write, { permission, changes: false });
  });
}

function checkOf(report: StatusReport) {
  return {
    conclusion: checkConclusion(report),
    output: {
      title: cut(report.title, MAX_TITLE),
      summary: cut(report.summary, MAX_SUMMARY),
      annotations: report.annotations.slice(0, MAX_ANNOTATIONS).map(annotationOf),
    },
  };
}

/** Without columns: GitHub takes them only where both lines are the same. */
function annotationOf(annotation: Annotation) {
  return {
    path: annotation.path,
    start_line: annotation.startLine,
    end_line: annotation.endLine,
    annotation_level: annotation.level,
    title: cut(annotation.title, MAX_TITLE),
    message: cutBytes(annotation.message, MAX_MESSAGE_BYTES),
  };
}

function checkConclusion({ conclusion, failsIncomplete }: StatusReport): CheckConclusion {
  if (conclusion === 'incomplete') return failsIncomplete ? 'failure' : 'neutral';
  return conclusion === 'pass' ? 'success' : conclusion === 'block' ? 'failure' : 'skipped';
}

function digestOf(wanted: unknown): string {
  return createHash('sha256').update(JSON.stringify(wanted)).digest('hex').slice(0, 32);
}

/** Writes a commit status unless the newest one of this name at the commit says the same. */
export function ensureCommitStatus(api: GitHubApi, report: StatusReport, name: string): Promise<WriteResult> {
  const permission = 'statuses: write';
  const place = { owner: api.owner, repo: api.repo };
  const state = commitState(report);
  const description = cut(report.title, MAX_DESCRIPTION);
  return guarded(permission, async () => {
    const parameters = { ...place, ref: report.headSha };
    const statuses = await api.getAll('GET /repos/{owner}/{repo}/commits/{ref}/statuses', parameters);
    const newest = newestOf(statuses, (status) => at(status, 'context') === name);
    const isSame = at(newest, 'state') === state && at(newest, 'description') === description;
    if (isSame) return keptAs(newest);
    const write = await api.write('POST /repos/{owner}/{repo}/statuses/{sha}', {
      ...place,
      sha: report.headSha,
      state,
      context: name,
      description,
      ...(report.url === null ? {} : { target_url: report.url }),
    });
    return resultOf(write, { permission, changes: false });
  });
}

/** A commit status knows no neutral and no skipped. */
function commitState({ conclusion, failsIncomplete }: StatusReport): CommitState {
  if (conclusion === 'block') return 'failure';
  return conclusion === 'incomplete' && failsIncomplete ? 'error' : 'success';
}

/** The one with the highest number: they are given in order. */
function newestOf(items: readonly unknown[], isOurs: (item: unknown) => boolean): unknown {
  let newest: unknown = null;
  for (const item of items) {
    if (isOurs(item) && numberOf(item) > numberOf(newest)) newest = item;
  }
  return newest;
}

function numberOf(item: unknown): number {
  return Number(idOf(at(item, 'id')) ?? 0);
}

function keptAs(item: unknown): WriteResult {
  return { kind: 'kept', id: idOf(at(item, 'id')) ?? '', url: textOf(at(item, 'html_url')) };
}

/** What is read before the write may be refused too: the permission to write brings the one to read. */
async function guarded(permission: string, work: () => Promise<WriteResult>): Promise<WriteResult> {
  try {
    return await work();
  } catch (error) {
    const message = messageOf(error);
    const status = error instanceof ForgeError ? error.status : null;
    if (status === 403 || status === 404) {
      return { kind: 'denied', message, remedy: permissionRemedy(permission) };
    }
    if (status === 401 && error instanceof ForgeError)
      return { kind: 'denied', message, remedy: error.remedy };
    return { kind: 'failed', message };
  }
}

/** At most `max` UTF-16 units, cut between characters and with a mark where something was cut. */
function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  return `${text.slice(0, max - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** At most `max` bytes of UTF-8; three of them are the mark. */
function cutBytes(text: string, max: number): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= max) return text;
  let end = max - 3;
  // The bytes after the first of a character begin with the bits 10.
  while (((bytes[end] ?? 0) & 0xc0) === 0x80) end--;
  return `${bytes.subarray(0, end).toString()}…`;
}
