/**
 * Chat Completions as OpenAI-compatible servers speak it (Ollama, vLLM, llama.cpp, LM Studio, OpenRouter, LiteLLM, Azure).
 * https://platform.openai.com/docs/api-reference/chat. Quirks: every server knows other fields, so that what one refuses
 * by name is dropped or swapped once; some cut a long prompt without a word.
 */
import { Buffer } from 'node:buffer';
import type { ModelClient, ModelRequest, StopReason } from '../../domain/ports.ts';
import { NO_USAGE, type Usage } from '../../domain/usage.ts';
import type { ServerEvent } from '../sse.ts';
import {
  type BrokenReading,
  type Change,
  type Changes,
  createModelClient,
  type Dialect,
  type ModelClientOptions,
  type Reading,
} from './exchange.ts';
import { countOf, type Fields, fieldsOf, isFields, listOf, textOf } from './fields.ts';
import {
  endedEarly,
  eventFields,
  failedMidway,
  notAnAnswer,
  reading,
  schemaName,
  systemWithSchema,
} from './reading.ts';

/** A gateway is as silent as the reasoning model behind it. */
const IDLE_MS = 10 * 60_000;

/** These want `max_completion_tokens`; Ollama, llama.cpp and LM Studio know only `max_tokens`. */
const NEW_LIMIT_HOST = /^api\.openai\.com$|\.openai\.azure\.com$|\.services\.ai\.azure\.com$/;

/** A server that read less than this part of the estimate did not read all of the prompt … */
const MIN_READ_SHARE = 0.6;

/** … unless the estimate was too cautious: no tokenizer gets this many bytes of code or prose into one token. */
const MAX_BYTES_PER_TOKEN = 6;

const STOP_REASONS: Readonly<Record<string, StopReason>> = {
  stop: 'end',
  length: 'length',
  content_filter: 'refusal',
};

const FORMAT = /response_format|json_schema|json_object|guided|grammar/;

/** The order is the ladder: strict schema, schema, any JSON object, schema in the prompt only. */
const CHANGES: readonly Change[] = [
  {
    name: 'no-strict',
    field: /\bstrict\b|response_format|json_schema|guided|grammar/,
    note: 'the server refused the strict schema in "response_format": asked with the plain one',
  },
  {
    name: 'json-object',
    field: FORMAT,
    note: 'the server refused the schema in "response_format": asked for a JSON object, the schema described in the prompt',
  },
  {
    name: 'no-format',
    field: FORMAT,
    note: 'the server refused "response_format": the schema was described in the prompt only',
  },
  {
    name: 'other-limit',
    field: /\bmax_(?:completion_)?tokens\b/,
    note: 'the server refused the name of the output limit: asked with the other one',
  },
  {
    name: 'no-effort',
    field: /\breasoning_effort\b/,
    note: 'the server refused "reasoning_effort": asked without it',
  },
  {
    name: 'no-stream-options',
    field: /\bstream_options\b/,
    note: 'the server refused "stream_options": asked without it',
  },
  {
    name: 'no-stream',
    field: /\bstream(?:ing)?\b/,
    note: 'the server refused "stream": asked for the whole answer at once',
  },
  {
    name: 'no-system',
    field: /\bsystem\b.{0,20}\brole\b|\brole\b.{0,20}\bsystem\b/i,
    note: 'the server refused the role "system": its text stood in the first turn',
  },
];

/** A client for one model behind an OpenAI-compatible server. */
export function createOpenAiCompatibleClient(options: ModelClientOptions): ModelClient {
  const dialect: Dialect = {
    url: `${options.baseUrl}/chat/completions`,
    idleMs: IDLE_MS,
    headers: (apiKey): Readonly<Record<string, string>> =>
      apiKey === null ? {} : { authorization: `Bearer ${apiKey}` },
    body: (request, made) => bodyOf(request, made, options),
    changes: CHANGES,
    readWhole,
    readStream,
  };
  return createModelClient(dialect, options);
}

function bodyOf(request: ModelRequest, made: Changes, options: ModelClientOptions): Fields {
  const { binding } = options;
  const withEffort = binding.effort !== null && !made.has('no-effort');
  const format = formatOf(request, made);
  return {
    model: binding.model,
    messages: messagesOf(request, made),
    ...limitOf(request, made, options),
    ...(format === null ? {} : { response_format: format }),
    ...(withEffort ? { reasoning_effort: binding.effort } : {}),
    ...streamOf(made),
  };
}

function formatOf(request: ModelRequest, made: Changes): Fields | null {
  if (made.has('no-format')) return null;
  if (made.has('json-object')) return { type: 'json_object' };
  const { schema } = request;
  const strict = made.has('no-strict') ? {} : { strict: true };
  return { type: 'json_schema', json_schema: { name: schemaName(schema), schema, ...strict } };
}

function messagesOf(request: ModelRequest, made: Changes): readonly Fields[] {
  const isDescribed = made.has('json-object') || made.has('no-format');
  const system = isDescribed ? systemWithSchema(request) : request.system;
  const turns = request.turns.map(({ role, text }) => ({ role, content: text }));
  const [first, ...others] = turns;
  if (first === undefined || !made.has('no-system')) return [{ role: 'system', content: system }, ...turns];
  return [{ ...first, content: `${system}\n\n${first.content}` }, ...others];
}

function limitOf(request: ModelRequest, made: Changes, options: ModelClientOptions): Fields {
  const limit = Math.min(request.maxOutputTokens, options.facts.maxOutputTokens);
  const isNew = NEW_LIMIT_HOST.test(new URL(options.baseUrl).hostname) !== made.has('other-limit');
  return isNew ? { max_completion_tokens: limit } : { max_tokens: limit };
}

function streamOf(made: Changes): Fields {
  if (made.has('no-stream')) return { stream: false };
  return {
    stream: true,
    ...(made.has('no-stream-options') ? {} : { stream_options: { include_usage: true } }),
  };
}

/** What the chunks, or the one document, have told. */
type Progress = { text: string; refused: boolean; word: string | null; usage: Usage; model: string | null };

function newProgress(): Progress {
  return { text: '', refused: false, word: null, usage: NO_USAGE, model: null };
}

function readWhole(document: Fields, request: ModelRequest): Reading | BrokenReading {
  if (isFailure(document)) return failureIn(document);
  const progress = newProgress();
  take(document, 'message', progress);
  if (listOf(document.choices).length === 0) return notAnAnswer('the answer has no choices');
  return finish(progress, request);
}

/** `[DONE]` ends a stream; a stream that ends without it is whole once a chunk said why the model stopped. */
async function readStream(
  events: AsyncIterable<ServerEvent>,
  request: ModelRequest,
): Promise<Reading | BrokenReading> {
  const progress = newProgress();
  for await (const event of events) {
    if (event.data.trim() === '[DONE]') break;
    const chunk = eventFields(event);
    if (chunk === null) return notAnAnswer('an event is not a JSON document');
    if (isFailure(chunk)) return failureIn(chunk);
    take(chunk, 'delta', progress);
  }
  return progress.word === null ? endedEarly() : finish(progress, request);
}

function isFailure(document: Fields): boolean {
  return isFields(document.error) || typeof document.error === 'string' || document.object === 'error';
}

function failureIn(document: Fields): BrokenReading {
  const error = isFields(document.error) ? document.error : document;
  const status = countOf(error.code);
  const code =
    textOf(error.type) ?? textOf(error.code) ?? (status >= 500 ? 'server_error' : `error ${status}`);
  return failedMidway(code, textOf(error.message) ?? textOf(document.error) ?? '');
}

function take(document: Fields, part: 'message' | 'delta', progress: Progress): void {
  progress.model = textOf(document.model) ?? progress.model;
  if (isFields(document.usage)) progress.usage = usageOf(document.usage);
  const choice = fieldsOf(listOf(document.choices)[0]);
  const said = fieldsOf(choice[part]);
  progress.text += textOf(said.content) ?? '';
  if ((textOf(said.refusal) ?? '') !== '') progress.refused = true;
  progress.word = textOf(choice.finish_reason) ?? progress.word;
}

function finish(progress: Progress, request: ModelRequest): Reading {
  const { text, usage, model, refused } = progress;
  const word = progress.word ?? 'none';
  const said = refused ? 'refusal' : (STOP_REASONS[word] ?? 'other');
  if (said === 'refusal' || !isSilentlyCut(usage.input, request)) {
    return reading({ text, stop: said, word, usage, model, notes: [] });
  }
  const note = `the server read ${usage.input} of about ${request.estimatedInputTokens} tokens of the prompt: raise its context size`;
  return reading({ text, stop: 'context', word, usage, model, notes: [note] });
}

/** Servers that count nothing, or count only what their cache did not hold (0), cannot be judged. */
function isSilentlyCut(readTokens: number, request: ModelRequest): boolean {
  if (readTokens === 0 || readTokens >= request.estimatedInputTokens * MIN_READ_SHARE) return false;
  const texts = [request.system, ...request.turns.map((turn) => turn.text)];
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  return bytes > readTokens * MAX_BYTES_PER_TOKEN;
}

function usageOf(usage: Fields): Usage {
  const details = fieldsOf(usage.prompt_tokens_details);
  return {
    input: countOf(usage.prompt_tokens),
    cacheRead: countOf(details.cached_tokens),
    cacheWrite: countOf(details.cache_write_tokens),
    output: countOf(usage.completion_tokens),
  };
}
