/** What a model server says when it does not answer, and what that means for the panel. */
import type { ModelFault } from '../../domain/errors.ts';
import { parseJson } from '../../lib/json.ts';
import { type HttpResponse, readTextStart } from '../http-body.ts';
import { HttpError, type HttpFault } from '../http-error.ts';
import { fieldsOf, isFields, listOf, textOf } from './fields.ts';
import { type GoogleDetails, readGoogleDetails } from './google-details.ts';
import { faultInWords, isDayUsedUp, isFieldStatus, refusalIn } from './problem-words.ts';

/** An error answer. `place` is the field that it blames, as the server wrote it; empty where it names none. */
export type ApiProblem = {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly place: string;
  /** Milliseconds until another try may succeed, where the body says so. */
  readonly retryAfterMs: number | null;
  /** What the body says of an allowance by name; counts before its words. */
  readonly allowance: GoogleDetails['allowance'];
  /** What the vendor's own name of the error means, where the status and the words say something else. */
  readonly fault?: ModelFault;
  /** Whether the vendor's own name of the error says that it passes. */
  readonly transient?: boolean;
};

/** Error bodies are short; a proxy's page is not read to its end. */
const MAX_PROBLEM_BYTES = 64 * 1024;

/** Where an answer with a status of success holds an error all the same, and the error names no status of its own. */
const STATUS_OF_NAMELESS = 400;

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
 * `{message, type, code}` (vLLM), `{detail: text | [{loc, msg}]}` (FastAPI servers), `{error: {status, message, details}}`
 * (Google, whose streams may bring it in a list), `{message | Message, __type}` (AWS). Azure puts the code of its filter into `innererror`, OpenRouter the words
 * of the server behind it into `metadata.raw`.
 */
export function problemOf(status: number, document: unknown): ApiProblem {
  const outer = fieldsOf(Array.isArray(document) ? document[0] : document);
  const error = isFields(outer.error) ? outer.error : outer;
  const details = listOf(outer.detail).map(fieldsOf);
  const message =
    textOf(error.message) ??
    textOf(outer.error) ??
    textOf(outer.detail) ??
    textOf(details[0]?.msg) ??
    textOf(outer.Message) ??
    '';
  const metadata = fieldsOf(error.metadata);
  const behind = textOf(metadata.raw);
  const flagged = listOf(metadata.reasons).length > 0 ? 'flagged_input' : null;
  const google = readGoogleDetails(error.details);
  const codes = [error.type, error.code, error.status, error.__type, fieldsOf(error.details).error_code];
  const blamed = details.flatMap((detail) => listOf(detail.loc).map(textOf));
  return {
    status,
    code: joined([
      ...[...codes, fieldsOf(error.innererror).code, flagged].map(textOf).filter((code) => code !== 'error'),
      ...google.reasons,
    ]),
    message: behind === null ? message : `${message}: ${behind}`,
    place: joined([textOf(error.param), ...blamed, ...google.places]),
    retryAfterMs: google.retryAfterMs,
    allowance: google.allowance,
  };
}

/** The problem in a document that came with a status of success, by the number that it gives as its code. */
export function problemInside(document: unknown): ApiProblem {
  const outer = fieldsOf(document);
  const { code } = isFields(outer.error) ? outer.error : outer;
  const status = Number(code);
  const isStatus = Number.isInteger(status) && status >= 400 && status <= 599;
  return problemOf(isStatus ? status : STATUS_OF_NAMELESS, document);
}

function joined(words: readonly (string | null)[]): string {
  return words.filter((word) => word !== null).join(' ');
}

/** Whether the server refuses what was asked in a way that may be one field's fault. */
export function isAboutFields(problem: ApiProblem): boolean {
  return isFieldStatus(problem.status) && faultOf(problem) === 'bad-request';
}

function wordsOf(problem: ApiProblem): string {
  return `${problem.code} ${problem.message}`;
}

/** No money or no allowance left: OpenAI and Anthropic say it with several statuses. */
const QUOTA = /insufficient_quota|spend_limit|billing|credit balance|spend limit/i;

const TOO_LONG =
  /context_length_exceeded|prompt is too long|maximum context|context (?:window|size|length)|exceeds the maximum number of tokens/i;

/** Google says with status 400 that it does not know a key. */
const UNKNOWN_KEY = /\bAPI_KEY_INVALID\b|\bAPI key (?:not valid|expired)\b/i;

/**
 * Whether waiting cannot help since the account is exhausted. Google's sentence speaks of billing even where the allowance
 * of a minute is used up, so that the quota it names counts first.
 */
export function isQuota(problem: ApiProblem): boolean {
  if (problem.fault !== undefined) return problem.fault === 'quota';
  if (problem.allowance !== null) return problem.allowance === 'used-up';
  return problem.status === 402 || QUOTA.test(wordsOf(problem)) || isDayUsedUp(wordsOf(problem));
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
  if (problem.fault !== undefined) return problem.fault;
  if (isQuota(problem)) return 'quota';
  const words = wordsOf(problem);
  const told = faultInWords(problem.status, words);
  if (told !== null) return told;
  if (problem.status < 500 && TOO_LONG.test(words)) return 'too-large';
  if (problem.status === 400 && UNKNOWN_KEY.test(words)) return 'auth';
  return FAULT_BY_STATUS[problem.status] ?? (problem.status >= 500 ? 'overloaded' : 'bad-request');
}

/** Whether the same request would fail again though its status says that the server may recover: no wait helps. */
export function isLasting(problem: ApiProblem): boolean {
  const fault = faultOf(problem);
  return fault === 'quota' || fault === 'too-large' || fault === 'bad-request';
}

/** The service's word for its refusal where the error says that it does not want to answer; null in every other. */
export function refusalOf(problem: ApiProblem): string | null {
  return refusalIn(problem.status, problem.code, problem.message);
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
