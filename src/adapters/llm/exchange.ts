/** One question to one model over HTTP: what all dialects share. */
import { ModelError } from '../../domain/errors.ts';
import type { ModelAnswer, ModelClient, ModelRequest } from '../../domain/ports.ts';
import { createRedactor } from '../../lib/redact.ts';
import { type FailedTry, retry } from '../../lib/retry.ts';
import { breakCommands, oneLine } from '../../lib/text.ts';
import type { Http } from '../http.ts';
import { type Asking, attemptOnce, type Failure } from './attempt.ts';
import type { Change, Changes, Dialect, ModelClientOptions } from './dialect.ts';
import { createPace, type Entry } from './pace.ts';
import { type ApiProblem, isAboutFields } from './problem.ts';
import { notLetIn, pauseAfter, troubleOf, waitNotes } from './waiting.ts';

const MAX_MESSAGE_COLUMNS = 300;

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
