/** One request to a model server and what its answer means. */
import type { ModelFault } from '../../domain/errors.ts';
import type { ModelAnswer, ModelRequest } from '../../domain/ports.ts';
import { NO_USAGE } from '../../domain/usage.ts';
import { believedMs, type FailedTry, NO_HINTS, type TryResult } from '../../lib/retry.ts';
import { type HttpResponse, readJson } from '../http-body.ts';
import { HttpError, isTransient } from '../http-error.ts';
import { readRetryHints } from '../http-hints.ts';
import { readEvents } from '../sse.ts';
import { readAllowances, resetAfter } from './allowance.ts';
import type { BrokenReading, Changes, Dialect, ModelClientOptions, Reading } from './dialect.ts';
import { fieldsOf } from './fields.ts';
import type { Visit } from './pace.ts';
import { type ApiProblem, faultOf, faultOfHttp, isLasting, readProblem, refusalOf } from './problem.ts';
import { askedWait } from './waiting.ts';

const EVENT_STREAM = /^text\/event-stream\b/i;

/** What one question is asked with. */
export type Asking = {
  readonly dialect: Dialect;
  readonly options: ModelClientOptions;
  readonly request: ModelRequest;
  readonly visit: Visit;
};

/** Why a request brought no answer. */
export type Failure = {
  readonly fault: ModelFault;
  readonly message: string;
  readonly status: number | null;
  readonly problem: ApiProblem | null;
};

/** What one request came to. */
export type Attempt = TryResult<Omit<ModelAnswer, 'attempts'>, Failure>;

/** One request with the changes that were made to it so far; every way in which it can end is a value. */
export async function attemptOnce(asking: Asking, sent: Changes): Promise<Attempt> {
  const { dialect, options, request, visit } = asking;
  const totalMs = options.deadlineAtMs - options.clock.monotonicMs();
  const body = JSON.stringify(dialect.body(request, sent));
  try {
    const response = await options.http.send({
      method: 'POST',
      url: dialect.url,
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream, application/json',
        ...dialect.headers(options.apiKey, sent),
        ...dialect.authorise?.(dialect.url, body),
      },
      body,
      signal: request.signal,
      limits: { idleMs: dialect.idleMs, totalMs, ...options.limits },
    });
    const isAnswer = response.status >= 200 && response.status <= 299;
    visit.told(isAnswer, readAllowances(response.headers, Date.parse(options.clock.now())));
    if (!isAnswer) return await refused(dialect, response, options);
    return readingResult(await readAnswer(dialect, response, request), response);
  } catch (error) {
    if (error instanceof HttpError) return broken(error, request.signal);
    throw error;
  }
}

async function readAnswer(
  dialect: Dialect,
  response: HttpResponse,
  request: ModelRequest,
): Promise<Reading | BrokenReading> {
  const type = response.headers['content-type'] ?? '';
  const { framing } = dialect;
  if (framing?.type.test(type)) return await dialect.readStream(framing.read(response.body), request);
  if (EVENT_STREAM.test(type)) {
    return await dialect.readStream(readEvents(response.body), request);
  }
  return dialect.readWhole(fieldsOf(await readJson(response)), request);
}

function readingResult(reading: Reading | BrokenReading, response: HttpResponse): Attempt {
  if (reading.kind === 'answer') return { ok: true, value: reading.answer };
  const failed: FailedTry = { status: null, transient: reading.transient, quota: false, hints: NO_HINTS };
  const message = `${response.place}: ${reading.message}${requestIdOf(response)}`;
  return {
    ok: false,
    failed,
    failure: { fault: reading.fault, message, status: response.status, problem: reading.problem ?? null },
  };
}

async function refused(
  dialect: Dialect,
  response: HttpResponse,
  options: ModelClientOptions,
): Promise<Attempt> {
  const read = await readProblem(response);
  const problem = dialect.explain?.(read, response.headers) ?? read;
  const refusal = refusalOf(problem);
  if (refusal !== null) return { ok: true, value: refusedAs(refusal) };
  const nowMs = Date.parse(options.clock.now());
  const told = readRetryHints(response.headers, nowMs);
  const reset = problem.status === 429 ? resetAfter(readAllowances(response.headers, nowMs)) : null;
  const hints = { ...told, afterMs: believedMs(told) ?? problem.retryAfterMs ?? reset };
  const transient = problem.transient ?? false;
  const failed: FailedTry = { status: response.status, transient, quota: isLasting(problem), hints };
  const what = [`answered ${problem.status}${askedWait(hints)}`, problem.code, problem.message].filter(
    (part) => part !== '',
  );
  const message = `${response.place}${requestIdOf(response)}: ${what.join(': ')}`;
  return {
    ok: false,
    failed,
    failure: { fault: faultOf(problem), message, status: response.status, problem },
  };
}

function broken(error: HttpError, signal: AbortSignal): Attempt {
  const failed: FailedTry = {
    status: null,
    transient: isTransient(error.fault),
    quota: false,
    hints: NO_HINTS,
  };
  const fault = faultOfHttp(error, signal);
  return { ok: false, failed, failure: { fault, message: error.message, status: null, problem: null } };
}

/** An error that is a refusal: the service's filter stands before the model, so that nobody was asked. */
function refusedAs(word: string): Omit<ModelAnswer, 'attempts'> {
  return { text: '', stop: 'refusal', rawStop: word, usage: NO_USAGE, servedModel: null, notes: [] };
}

/** What the vendor's support asks for; shown only where it looks like an id. */
function requestIdOf(response: HttpResponse): string {
  const id =
    response.headers['request-id'] ??
    response.headers['x-request-id'] ??
    response.headers['x-amzn-requestid'] ??
    '';
  return /^[\w.:-]{1,80}$/.test(id) ? ` (request ${id})` : '';
}
