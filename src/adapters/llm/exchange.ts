/** One question to one model over HTTP: what all dialects share. */
import { ModelError, type ModelFault } from '../../domain/errors.ts';
import type { Clock, ModelAnswer, ModelClient, ModelRequest } from '../../domain/ports.ts';
import type { Binding } from '../../domain/slot.ts';
import type { ModelFacts } from '../../domain/usage.ts';
import { createRedactor } from '../../lib/redact.ts';
import { type FailedTry, NO_HINTS, retry, type TryResult } from '../../lib/retry.ts';
import { oneLine } from '../../lib/text.ts';
import type { Http } from '../http.ts';
import { type HttpResponse, readJson } from '../http-body.ts';
import { HttpError, isTransient } from '../http-error.ts';
import { readRetryHints } from '../http-hints.ts';
import type { HttpLimits } from '../http-watch.ts';
import { readEvents, type ServerEvent } from '../sse.ts';
import { type Fields, fieldsOf } from './fields.ts';
import { type ApiProblem, faultOf, faultOfHttp, isAboutFields, isQuota, readProblem } from './problem.ts';

/** What a client of any dialect needs. */
export type ModelClientOptions = {
  readonly binding: Binding;
  /** Checked, without a slash at its end. */
  readonly baseUrl: string;
  /** Null for a server that asks for none. */
  readonly apiKey: string | null;
  readonly http: Http;
  readonly clock: Clock;
  /** 0 ≤ x < 1, for the jitter of waits. */
  readonly random: () => number;
  readonly facts: ModelFacts;
  /** The instant on the monotonic clock when every call must have ended. */
  readonly deadlineAtMs: number;
  /** Overrides of the limits of one exchange. */
  readonly limits?: Partial<HttpLimits>;
};

/** An answer as a dialect reads it. */
export type Reading = {
  readonly kind: 'answer';
  readonly answer: Omit<ModelAnswer, 'attempts'>;
};

/** No answer though the exchange began well: an error inside the stream, or a stream that ended early. */
export type BrokenReading = {
  readonly kind: 'broken';
  readonly fault: ModelFault;
  readonly message: string;
  readonly transient: boolean;
};

/** Names of the changes to the request that this server has asked for. */
export type Changes = ReadonlySet<string>;

/** A field that is dropped or swapped, once, when the server refuses it by name. */
export type Change = {
  readonly name: string;
  /** How servers name the field. */
  readonly field: RegExp;
  readonly note: string;
};

/** How one vendor's API is spoken. */
export type Dialect = {
  readonly url: string;
  /** Silence in a stream that is still no sign of a broken connection. */
  readonly idleMs: number;
  headers(apiKey: string | null, made: Changes): Readonly<Record<string, string>>;
  body(request: ModelRequest, made: Changes): Fields;
  readonly changes: readonly Change[];
  readWhole(document: Fields, request: ModelRequest): Reading | BrokenReading;
  readStream(events: AsyncIterable<ServerEvent>, request: ModelRequest): Promise<Reading | BrokenReading>;
};

type Failure = {
  readonly fault: ModelFault;
  readonly message: string;
  readonly status: number | null;
  readonly problem: ApiProblem | null;
};

type Attempt = TryResult<Omit<ModelAnswer, 'attempts'>, Failure>;

const MAX_MESSAGE_COLUMNS = 300;

const EVENT_STREAM = /^text\/event-stream\b/i;

/** A client that speaks a dialect. What a server once refused by name is left out for the rest of the run. */
export function createModelClient(dialect: Dialect, options: ModelClientOptions): ModelClient {
  const made = new Set<string>();
  return {
    binding: options.binding,
    destination: new URL(options.baseUrl).origin,
    ask: (request) => ask(dialect, options, request, made),
  };
}

async function ask(
  dialect: Dialect,
  options: ModelClientOptions,
  request: ModelRequest,
  made: Set<string>,
): Promise<ModelAnswer> {
  const { clock, random, deadlineAtMs, apiKey } = options;
  const redact = createRedactor(apiKey === null ? [] : [apiKey]);
  const notes: string[] = [];
  let attempts = 0;
  for (;;) {
    // Calls run side by side: what counts is what this request was sent with, not what others found out meanwhile.
    const sent = new Set(made);
    const attempt = () => attemptOnce(dialect, options, request, sent);
    const result = await retry(attempt, { clock, random, deadlineAtMs, signal: request.signal });
    attempts += result.tries;
    if (result.ok) return { ...result.value, notes: [...notes, ...result.value.notes.map(redact)], attempts };
    const { message, fault, status, problem } = result.failure;
    const change = problem === null ? null : findChange(dialect, problem, sent);
    if (change === null) {
      const words = oneLine(redact(message), MAX_MESSAGE_COLUMNS);
      throw new ModelError(words, fault, { ...(status === null ? {} : { status }), attempts, notes });
    }
    made.add(change.name);
    notes.push(change.note);
  }
}

/** The field that the server blames counts before those that its sentence happens to mention. */
function findChange(dialect: Dialect, problem: ApiProblem, sent: Changes): Change | null {
  if (!isAboutFields(problem)) return null;
  const open = dialect.changes.filter(({ name }) => !sent.has(name));
  const named = (words: string) => open.find(({ field }) => field.test(words));
  return named(problem.place) ?? named(`${problem.code} ${problem.message}`) ?? null;
}

async function attemptOnce(
  dialect: Dialect,
  options: ModelClientOptions,
  request: ModelRequest,
  sent: Changes,
): Promise<Attempt> {
  const totalMs = options.deadlineAtMs - options.clock.monotonicMs();
  try {
    const response = await options.http.send({
      method: 'POST',
      url: dialect.url,
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream, application/json',
        ...dialect.headers(options.apiKey, sent),
      },
      body: JSON.stringify(dialect.body(request, sent)),
      signal: request.signal,
      limits: { idleMs: dialect.idleMs, totalMs, ...options.limits },
    });
    if (response.status < 200 || response.status > 299) return await refused(response, options);
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
  if (EVENT_STREAM.test(response.headers['content-type'] ?? '')) {
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
    failure: { fault: reading.fault, message, status: response.status, problem: null },
  };
}

async function refused(response: HttpResponse, options: ModelClientOptions): Promise<Attempt> {
  const problem = await readProblem(response);
  const hints = readRetryHints(response.headers, Date.parse(options.clock.now()));
  const failed: FailedTry = { status: response.status, transient: false, quota: isQuota(problem), hints };
  const what = [`answered ${problem.status}`, problem.code, problem.message].filter((part) => part !== '');
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

/** What the vendor's support asks for; shown only where it looks like an id. */
function requestIdOf(response: HttpResponse): string {
  const id = response.headers['request-id'] ?? response.headers['x-request-id'] ?? '';
  return /^[\w.:-]{1,80}$/.test(id) ? ` (request ${id})` : '';
}
