/** One question to one model over HTTP: what all dialects share. */
import type { AwsAccess } from '../../domain/credentials.ts';
import { ModelError, type ModelFault } from '../../domain/errors.ts';
import type { Clock, ModelAnswer, ModelClient, ModelRequest } from '../../domain/ports.ts';
import type { Binding } from '../../domain/slot.ts';
import { type ModelFacts, NO_USAGE } from '../../domain/usage.ts';
import { createRedactor } from '../../lib/redact.ts';
import { believedMs, type FailedTry, NO_HINTS, retry, type TryResult } from '../../lib/retry.ts';
import { breakCommands, oneLine } from '../../lib/text.ts';
import type { Http } from '../http.ts';
import { type HttpResponse, readJson } from '../http-body.ts';
import { HttpError, isTransient } from '../http-error.ts';
import { readRetryHints } from '../http-hints.ts';
import type { HttpLimits } from '../http-watch.ts';
import { readEvents, type ServerEvent } from '../sse.ts';
import { readAllowances, resetAfter } from './allowance.ts';
import { type Fields, fieldsOf } from './fields.ts';
import { createPace, type Entry, type Pace, type Visit } from './pace.ts';
import {
  type ApiProblem,
  faultOf,
  faultOfHttp,
  isAboutFields,
  isLasting,
  readProblem,
  refusalOf,
} from './problem.ts';
import { askedWait, notLetIn, pauseAfter, troubleOf, waitNotes } from './waiting.ts';

/** What a client of any dialect needs. */
export type ModelClientOptions = {
  readonly binding: Binding;
  /** Checked, without a slash at its end. */
  readonly baseUrl: string;
  /** Null for a server that asks for none. */
  readonly apiKey: string | null;
  /** Where requests are signed instead of carrying a key. */
  readonly aws?: AwsAccess | undefined;
  readonly http: Http;
  readonly clock: Clock;
  /** 0 ≤ x < 1, for the jitter of waits. */
  readonly random: () => number;
  readonly facts: ModelFacts;
  /** The instant on the monotonic clock when every call must have ended. */
  readonly deadlineAtMs: number;
  /** Shared by all who use the same key at the same origin; a client alone has its own. */
  readonly pace?: Pace;
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
  /** The error inside the answer, where it may be the fault of one field. */
  readonly problem?: ApiProblem;
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
  /** Headers that prove who sends this body to this address; asked for at every attempt, since they hold its time. */
  authorise?(url: string, body: string): Readonly<Record<string, string>>;
  /** How a stream is framed where not as server-sent events. */
  readonly framing?: {
    readonly type: RegExp;
    read(body: AsyncIterable<Uint8Array>): AsyncIterable<ServerEvent>;
  };
  /** What the vendor's headers and names add to an error answer. */
  explain?(problem: ApiProblem, headers: Readonly<Record<string, string>>): ApiProblem;
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

/** What servers refused, by the run (its network) and by address and model: seats of one server learn from each other. */
const LEARNED = new WeakMap<Http, Map<string, Set<string>>>();

function learnedOf(dialect: Dialect, { http, binding }: ModelClientOptions): Set<string> {
  const run = LEARNED.get(http) ?? new Map<string, Set<string>>();
  LEARNED.set(http, run);
  const place = JSON.stringify([dialect.url, binding.model]);
  const made = run.get(place) ?? new Set<string>();
  run.set(place, made);
  return made;
}

/** What one question is asked with. */
type Asking = {
  readonly dialect: Dialect;
  readonly options: ModelClientOptions;
  readonly request: ModelRequest;
  readonly visit: Visit;
};

/** A client that speaks a dialect. What a server once refused by name is left out for the rest of the run. */
export function createModelClient(dialect: Dialect, options: ModelClientOptions): ModelClient {
  const made = learnedOf(dialect, options);
  const { binding, deadlineAtMs } = options;
  const seat = {};
  const pace = options.pace ?? createPace(options.clock);
  const ask = async (request: ModelRequest): Promise<ModelAnswer> => {
    const { signal, estimatedInputTokens: inputTokens } = request;
    const visit = pace.visit({ seat, model: binding.model, inputTokens, deadlineAtMs, signal });
    try {
      const entry = await visit.enter();
      if (entry.kind !== 'open') throw notLetIn(entry, hostOf(options), signal);
      return await askWithin({ dialect, options, request, visit }, made);
    } finally {
      visit.leave('other', 0);
    }
  };
  return { binding, destination: new URL(options.baseUrl).origin, ask };
}

function hostOf({ baseUrl }: ModelClientOptions): string {
  return new URL(baseUrl).host;
}

async function askWithin(asking: Asking, made: Set<string>): Promise<ModelAnswer> {
  const { dialect, options, request, visit } = asking;
  const { clock, random, deadlineAtMs, apiKey, aws } = options;
  const secrets = [apiKey, aws?.secretAccessKey, aws?.sessionToken];
  const redact = createRedactor(secrets.filter((secret) => typeof secret === 'string'));
  const changed: string[] = [];
  const notes = () => [...changed, ...waitNotes(visit, hostOf(options))];
  const wait = async (delayMs: number, failed: FailedTry, failure: Failure): Promise<boolean> => {
    const trouble = troubleOf(failure.fault);
    const entry: Entry = await visit.again(trouble, delayMs, pauseAfter(trouble, failed, delayMs));
    return entry.kind === 'open';
  };
  let attempts = 0;
  for (;;) {
    // Calls run side by side: what counts is what this request was sent with, not what others found out meanwhile.
    const sent = new Set(made);
    const attempt = () => attemptOnce(asking, sent);
    const result = await retry(attempt, { clock, random, deadlineAtMs, signal: request.signal, wait });
    attempts += result.tries;
    if (result.ok) {
      visit.leave(null, 0);
      const answer = withoutKey(result.value, redact);
      return { ...answer, notes: [...notes(), ...answer.notes], attempts };
    }
    const { message, fault, status, problem } = result.failure;
    const change = problem === null ? null : findChange(dialect, problem, sent);
    if (change === null) {
      const trouble = troubleOf(fault);
      visit.leave(trouble, pauseAfter(trouble, result.failed, null));
      const words = breakCommands(oneLine(redact(message), MAX_MESSAGE_COLUMNS));
      throw new ModelError(words, fault, {
        ...(status === null ? {} : { status }),
        attempts,
        notes: notes(),
      });
    }
    made.add(change.name);
    changed.push(change.note);
  }
}

/** A server knows the key and may write it anywhere; what it writes is recorded and published. */
function withoutKey(
  answer: Omit<ModelAnswer, 'attempts'>,
  redact: (text: string) => string,
): Omit<ModelAnswer, 'attempts'> {
  const { text, rawStop, servedModel, notes } = answer;
  return {
    ...answer,
    text: redact(text),
    rawStop: redact(rawStop),
    servedModel: servedModel === null ? null : redact(servedModel),
    notes: notes.map(redact),
  };
}

/** The field that the server blames counts before those that its sentence happens to mention. */
function findChange(dialect: Dialect, problem: ApiProblem, sent: Changes): Change | null {
  if (!isAboutFields(problem)) return null;
  const open = dialect.changes.filter(({ name }) => !sent.has(name));
  const named = (words: string) => open.find(({ field }) => field.test(words));
  return named(problem.place) ?? named(`${problem.code} ${problem.message}`) ?? null;
}

async function attemptOnce(asking: Asking, sent: Changes): Promise<Attempt> {
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
