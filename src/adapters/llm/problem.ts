/** What a model server says when it does not answer, and what that means for the panel. */
import type { ModelFault } from '../../domain/errors.ts';
import { parseJson } from '../../lib/json.ts';
import { type HttpResponse, readTextStart } from '../http-body.ts';
import { HttpError, type HttpFault } from '../http-error.ts';
import { fieldsOf, isFields, listOf, textOf } from './fields.ts';

/** An error answer. `place` is the field that it blames, as the server wrote it; empty where it names none. */
export type ApiProblem = {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly place: string;
};

/** Error bodies are short; a proxy's page is not read to its end. */
const MAX_PROBLEM_BYTES = 64 * 1024;

/** Reads an error answer in any of the shapes that servers use; what is no JSON brings the status alone. */
export async function readProblem(response: HttpResponse): Promise<ApiProblem> {
  const parsed = parseJson(await readBodyStart(response), { maxDepth: 50, maxBytes: MAX_PROBLEM_BYTES });
  return problemOf(response.status, parsed.ok ? parsed.value : null);
}

/** The status is known already: a body that breaks off takes only the words away. */
async function readBodyStart(response: HttpResponse): Promise<string> {
  try {
    return await readTextStart(response, MAX_PROBLEM_BYTES);
  } catch (error) {
    if (error instanceof HttpError && error.fault !== 'aborted') return '';
    throw error;
  }
}

/**
 * The problem in an error document: `{error: {type, code, message, param}}` (Anthropic, OpenAI), `{error: text}` (Ollama),
 * `{message, type, code}` (vLLM), `{detail: text | [{loc, msg}]}` (FastAPI servers).
 */
export function problemOf(status: number, document: unknown): ApiProblem {
  const outer = fieldsOf(document);
  const error = isFields(outer.error) ? outer.error : outer;
  const details = listOf(outer.detail).map(fieldsOf);
  const message =
    textOf(error.message) ?? textOf(outer.error) ?? textOf(outer.detail) ?? textOf(details[0]?.msg) ?? '';
  const codes = [error.type, error.code, fieldsOf(error.details).error_code].map(textOf);
  const places = [textOf(error.param), ...details.flatMap((detail) => listOf(detail.loc).map(textOf))];
  return {
    status,
    code: joined(codes.filter((code) => code !== 'error')),
    message,
    place: joined(places),
  };
}

function joined(words: readonly (string | null)[]): string {
  return words.filter((word) => word !== null).join(' ');
}

/** Whether the server refuses what was asked in a way that may be one field's fault. */
export function isAboutFields(problem: ApiProblem): boolean {
  return (problem.status === 400 || problem.status === 422) && faultOf(problem) === 'bad-request';
}

/** No money or no allowance left: OpenAI and Anthropic say it with several statuses. */
const QUOTA = /insufficient_quota|spend_limit|billing|credit balance|spend limit/i;

const TOO_LONG = /context_length_exceeded|prompt is too long|maximum context|context (?:window|size|length)/i;

/** Whether waiting cannot help since the account is exhausted. */
export function isQuota(problem: ApiProblem): boolean {
  return problem.status === 402 || QUOTA.test(`${problem.code} ${problem.message}`);
}

const FAULT_BY_STATUS: Readonly<Record<number, ModelFault>> = {
  401: 'auth',
  403: 'auth',
  404: 'not-found',
  408: 'timeout',
  409: 'overloaded',
  413: 'too-large',
  425: 'overloaded',
  429: 'rate-limited',
  504: 'timeout',
};

/** What an error answer means for the panel. */
export function faultOf(problem: ApiProblem): ModelFault {
  if (isQuota(problem)) return 'quota';
  if (problem.status < 500 && TOO_LONG.test(`${problem.code} ${problem.message}`)) return 'too-large';
  return FAULT_BY_STATUS[problem.status] ?? (problem.status >= 500 ? 'overloaded' : 'bad-request');
}

const FAULT_BY_HTTP: Readonly<Record<HttpFault, ModelFault>> = {
  aborted: 'aborted',
  'connect-timeout': 'timeout',
  'idle-timeout': 'timeout',
  'total-timeout': 'timeout',
  reset: 'network',
  network: 'network',
  tls: 'network',
  redirect: 'bad-answer',
  'headers-too-large': 'bad-answer',
  'body-too-large': 'bad-answer',
  encoding: 'bad-answer',
  'content-type': 'bad-answer',
  'bad-json': 'bad-answer',
};

/** What a broken exchange means for the panel. A deadline of the caller is a timeout, any other stop is not. */
export function faultOfHttp(error: HttpError, signal: AbortSignal): ModelFault {
  if (error.fault === 'aborted' && fieldsOf(signal.reason).name === 'TimeoutError') return 'timeout';
  return FAULT_BY_HTTP[error.fault];
}
