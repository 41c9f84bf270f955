/**
 * Asks a provider what it knows of a model, by GET requests alone: nothing is generated and no token is spent.
 * https://platform.claude.com/docs/en/api/models/retrieve, https://platform.openai.com/docs/api-reference/models,
 * https://ai.google.dev/api/models
 * Compatible servers differ: all have the list `/models`, few the path of one model, and their fields are their own.
 */
import type { ModelFault } from '../../domain/errors.ts';
import type { ModelLookup } from '../../domain/model-info.ts';
import type { Binding, Provider } from '../../domain/slot.ts';
import { nearest } from '../../lib/nearest.ts';
import { oneLine } from '../../lib/text.ts';
import type { Http } from '../http.ts';
import { readJson } from '../http-body.ts';
import { HttpError, type HttpFault } from '../http-error.ts';
import type { HttpLimits } from '../http-watch.ts';
import { API_VERSION, OLD_API_VERSION } from './anthropic.ts';
import { fieldsOf, isFields, listOf, textOf } from './fields.ts';
import { readAnthropicModel, readGoogleModel, readListedModel, readOpenAiModel } from './model-reading.ts';
import { type ApiProblem, faultOf, faultOfHttp, readProblem } from './problem.ts';

/** What has to be known to ask for one model. */
export type ModelInfoOptions = {
  readonly binding: Binding;
  /** Checked, without a slash at its end. */
  readonly baseUrl: string;
  /** Null for a server that asks for none. */
  readonly apiKey: string | null;
  readonly http: Http;
  readonly signal: AbortSignal;
  /** Takes every key of the run out of a text; sees a server's words before they are cut: half a key would not be found. */
  readonly redact: (text: string) => string;
  /** Overrides of the limits of one request. */
  readonly limits?: Partial<HttpLimits>;
};

/** Long enough for a slow way to a vendor, short enough for somebody who waits. */
const TIME_LIMIT_MS = 10_000;

/** The list of a gateway to hundreds of models, each with its prices, is about a megabyte. */
const LIMITS: Partial<HttpLimits> = {
  connectMs: TIME_LIMIT_MS,
  idleMs: TIME_LIMIT_MS,
  totalMs: TIME_LIMIT_MS,
  bodyBytes: 8 * 1024 * 1024,
};

const MAX_MESSAGE_COLUMNS = 300;

/** Words of a server inside a message of ours. */
const MAX_QUOTE_COLUMNS = 120;

/** How many names of a list a message repeats. */
const MAX_NAMES = 5;

/** The name of a model or of an effort, as a server writes it. */
const MAX_NAME_COLUMNS = 60;

type Ask = (options: ModelInfoOptions) => Promise<ModelLookup>;

/** Providers that can be asked; the others have no such address that the same key opens. */
const ASK: Readonly<Partial<Record<Provider, Ask>>> = {
  anthropic: askAnthropic,
  openai: askOpenAi,
  google: askGoogle,
  'openai-compatible': askCompatible,
};

/**
 * What the provider says of the model. Trouble on the way is an answer like any other; throws only when the signal was
 * aborted.
 */
export async function askModelInfo(options: ModelInfoOptions): Promise<ModelLookup> {
  const { binding, redact } = options;
  const { provider } = binding;
  const ask = ASK[provider];
  if (ask === undefined) return unchecked(`${provider} has no address that tells of a model to the same key`);
  const lookup = await ask(options);
  const clean = (text: string, columns: number): string => oneLine(redact(text), columns);
  if (lookup.kind === 'unchecked') return { ...lookup, reason: clean(lookup.reason, MAX_MESSAGE_COLUMNS) };
  if (lookup.kind === 'failed') return { ...lookup, message: clean(lookup.message, MAX_MESSAGE_COLUMNS) };
  const { id, efforts, ...limits } = lookup.info;
  const name = (text: string): string => clean(text, MAX_NAME_COLUMNS);
  return {
    kind: 'found',
    info: { ...limits, id: name(id), efforts: efforts === null ? null : efforts.map(name) },
  };
}

async function askAnthropic(options: ModelInfoOptions): Promise<ModelLookup> {
  const root = options.baseUrl.endsWith('/v1') ? options.baseUrl : `${options.baseUrl}/v1`;
  const url = `${root}/models/${encodeURIComponent(options.binding.model)}`;
  const headers = (version: string): Headers => ({
    'anthropic-version': version,
    ...(options.apiKey === null ? {} : { 'x-api-key': options.apiKey }),
  });
  const first = await get(options, url, headers(API_VERSION));
  const isBehind = first.kind === 'refused' && /anthropic-version/i.test(first.problem.message);
  const answer = isBehind ? await get(options, url, headers(OLD_API_VERSION)) : first;
  return oneModel(answer, options, readAnthropicModel);
}

async function askOpenAi(options: ModelInfoOptions): Promise<ModelLookup> {
  const url = `${options.baseUrl}/models/${encodeURIComponent(options.binding.model)}`;
  return oneModel(await get(options, url, bearer(options)), options, readOpenAiModel);
}

async function askGoogle(options: ModelInfoOptions): Promise<ModelLookup> {
  const url = `${options.baseUrl}/v1beta/models/${encodeURIComponent(options.binding.model)}`;
  const headers: Headers = options.apiKey === null ? {} : { 'x-goog-api-key': options.apiKey };
  return oneModel(await get(options, url, headers), options, readGoogleModel);
}

/** The list says what there is; a model that is not on it may still have a path of its own. */
async function askCompatible(options: ModelInfoOptions): Promise<ModelLookup> {
  const { binding, baseUrl } = options;
  const answer = await get(options, `${baseUrl}/models`, bearer(options));
  if (answer.kind === 'refused' && hasNoPath(answer.problem)) {
    return unchecked('this server has no list of models');
  }
  if (answer.kind !== 'ok') return notAsked(answer, options);
  const items = modelsOf(answer.document);
  if (items === null) return unchecked('the list of models of this server cannot be read');
  const ids = items.map(({ id }) => options.redact(textOf(id) ?? '')).filter((id) => id !== '');
  const item = items.find(({ id }) => id === binding.model || id === `${binding.model}:latest`);
  const info = item === undefined ? null : readListedModel(item);
  if (info !== null) return { kind: 'found', info };
  // It answers with the one model that it was started with, whatever name is asked for.
  if (items.length === 1 && items[0]?.owned_by === 'llamacpp') {
    return unchecked(`llama.cpp serves the model that it was started with (${quote(ids[0] ?? '')})`);
  }
  const own = await get(options, `${baseUrl}/models/${encodeURIComponent(binding.model)}`, bearer(options));
  const alone = own.kind === 'ok' ? readListedModel(fieldsOf(own.document)) : null;
  if (alone !== null) return { kind: 'found', info: alone };
  return failed(
    'not-found',
    `${placeName(options)} does not list the model ${binding.model}${hint(binding.model, ids)}`,
  );
}

function modelsOf(document: unknown): readonly Readonly<Record<string, unknown>>[] | null {
  const list = Array.isArray(document) ? document : fieldsOf(document).data;
  return Array.isArray(list) ? listOf(list).filter(isFields) : null;
}

function hint(model: string, ids: readonly string[]): string {
  const near = nearest(model, ids);
  if (near !== null) return `: did you mean ${quote(near)}?`;
  if (ids.length === 0) return ': its list is empty, load one first';
  const more = ids.length > MAX_NAMES ? ` and ${ids.length - MAX_NAMES} more` : '';
  return `: it has ${ids.slice(0, MAX_NAMES).map(quote).join(', ')}${more}`;
}

type Headers = Readonly<Record<string, string>>;

function bearer({ apiKey }: ModelInfoOptions): Headers {
  return apiKey === null ? {} : { authorization: `Bearer ${apiKey}` };
}

type Answer =
  | { readonly kind: 'ok'; readonly document: unknown }
  | { readonly kind: 'refused'; readonly problem: ApiProblem }
  | { readonly kind: 'broken'; readonly error: HttpError };

async function get(options: ModelInfoOptions, url: string, headers: Headers): Promise<Answer> {
  const { http, signal, limits, redact } = options;
  try {
    const response = await http.send({
      method: 'GET',
      url,
      headers: { accept: 'application/json', ...headers },
      body: null,
      signal,
      limits: { ...LIMITS, ...limits },
    });
    const isRefused = response.status < 200 || response.status > 299;
    if (isRefused) {
      const problem = await readProblem(response);
      return { kind: 'refused', problem: { ...problem, message: redact(problem.message) } };
    }
    return { kind: 'ok', document: await readJson(response) };
  } catch (error) {
    if (!(error instanceof HttpError) || signal.aborted) throw error;
    return { kind: 'broken', error };
  }
}

function oneModel(answer: Answer, options: ModelInfoOptions, read: typeof readOpenAiModel): ModelLookup {
  if (answer.kind !== 'ok') return notAsked(answer, options);
  const info = read(fieldsOf(answer.document));
  if (info !== null) return { kind: 'found', info };
  return failed(
    'bad-answer',
    `${placeName(options)} answered with no description of a model: check the address`,
  );
}

/** What is made of an answer that is none. A path that does not exist says nothing of the model. */
function notAsked(answer: Exclude<Answer, { kind: 'ok' }>, options: ModelInfoOptions): ModelLookup {
  if (answer.kind === 'broken') {
    const { error } = answer;
    return failed(faultOfHttp(error, options.signal), `${error.message}${REMEDY_BY_HTTP[error.fault] ?? ''}`);
  }
  const { problem } = answer;
  const fault = faultOf(problem);
  if (hasNoPath(problem) && !namesModel(problem, options.binding)) {
    return unchecked(`${placeName(options)} has no path for one model (${problem.status})`);
  }
  if (isScope(problem))
    return unchecked('this key may not ask for models, which says nothing of its other rights');
  const words = problem.message === '' ? '' : ` (it says ${quote(problem.message)})`;
  const what = explain(fault, problem, options);
  return failed(fault, `${problem.status} from ${placeName(options)}: ${what}${words}`);
}

/** Statuses by which servers say that they know no such path, or no such method on it. */
const NO_PATH: ReadonlySet<number> = new Set([404, 405, 501]);

function hasNoPath({ status }: ApiProblem): boolean {
  return NO_PATH.has(status);
}

/** Anthropic says `model: x`, OpenAI `The model 'x' does not exist` with a code of its own. */
function namesModel({ code, message }: ApiProblem, { model }: Binding): boolean {
  return message.includes(model) || /model_not_found/.test(code);
}

/** OpenAI's restricted keys: the right to read models is one, the right to use them another. */
function isScope({ status, message }: ApiProblem): boolean {
  return status === 403 && /missing scopes|api\.model\.read/i.test(message);
}

const LATER = 'try again later';

function explain(fault: ModelFault, problem: ApiProblem, { apiKey, binding }: ModelInfoOptions): string {
  if (fault === 'auth' && apiKey === null) return 'it wants a key, and none is set';
  if (fault === 'auth') return problem.status === 403 ? 'the key has no right to this' : 'the key is refused';
  if (fault === 'not-found') return `there is no model ${binding.model}`;
  if (fault === 'quota') return 'no money or allowance is left on the account';
  if (fault === 'rate-limited') return `too many requests just now, ${LATER}`;
  if (fault === 'overloaded' || fault === 'timeout') return `the server is in trouble just now, ${LATER}`;
  return 'the question was refused, check the address';
}

/** What to do about an exchange that broke, where its own words do not say it. */
const REMEDY_BY_HTTP: Readonly<Partial<Record<HttpFault, string>>> = {
  network: '; check that the server runs, its address, and the proxy variables',
  reset: `; ${LATER}`,
  'connect-timeout': '; check the address, firewalls, and the proxy variables',
  'total-timeout': `; ${LATER}`,
  'idle-timeout': `; ${LATER}`,
  redirect: '; configure the address that it should go to',
  'content-type': '; a web page or a sign-in stands where the API should, check the address',
  'bad-json': '; check the address',
};

function placeName({ baseUrl }: Pick<ModelInfoOptions, 'baseUrl'>): string {
  return new URL(baseUrl).host;
}

function quote(text: string): string {
  return `"${oneLine(text, MAX_QUOTE_COLUMNS)}"`;
}

function failed(fault: ModelFault, message: string): ModelLookup {
  return { kind: 'failed', fault, message };
}

function unchecked(reason: string): ModelLookup {
  return { kind: 'unchecked', reason };
}
