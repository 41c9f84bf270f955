/**
 * OpenAI Responses, https://platform.openai.com/docs/api-reference/responses.
 * Quirks: answers are kept for 30 days unless `store` is false; `max_output_tokens` includes reasoning; a stream is silent
 * while the model reasons; a refusal is a part of a completed answer; some accounts may not stream some models.
 */
import type { ModelClient, ModelRequest, StopReason } from '../../domain/ports.ts';
import type { Usage } from '../../domain/usage.ts';
import type { ServerEvent } from '../sse.ts';
import type { BrokenReading, Change, Changes, Dialect, ModelClientOptions, Reading } from './dialect.ts';
import { createModelClient } from './exchange.ts';
import { countOf, type Fields, fieldsOf, listOf, textOf } from './fields.ts';
import {
  endedEarly,
  eventFields,
  failedMidway,
  notAnAnswer,
  reading,
  schemaName,
  systemWithSchema,
} from './reading.ts';

/** Nothing is sent while the model reasons, at high effort for minutes; TCP keep-alive finds dead connections. */
const IDLE_MS = 10 * 60_000;

/** The least that the API takes. */
const MIN_OUTPUT_TOKENS = 16;

/** Error codes by which the vendor says that it does not want to answer this. */
const REFUSAL_CODES: ReadonlySet<string> = new Set([
  'invalid_prompt',
  'bio_policy',
  'misalignment_policy_violation',
]);

const INCOMPLETE_REASONS: Readonly<Record<string, StopReason>> = {
  max_output_tokens: 'length',
  content_filter: 'refusal',
};

const TERMINAL_EVENTS: ReadonlySet<unknown> = new Set([
  'response.completed',
  'response.incomplete',
  'response.failed',
  'response.cancelled',
]);

const CHANGES: readonly Change[] = [
  {
    name: 'no-effort',
    field: /\breasoning\b/,
    note: 'the server refused "reasoning.effort": asked without it',
  },
  {
    name: 'no-format',
    field: /\btext\.format\b|json_schema/,
    note: 'the server refused a structured "text.format": the schema was described in the prompt instead',
  },
  {
    name: 'no-stream',
    field: /\bstream\b/,
    note: 'the server refused "stream": asked for the whole answer at once',
  },
];

/** A client for one OpenAI model. */
export function createOpenAiClient(options: ModelClientOptions): ModelClient {
  return createModelClient(openAiDialect(options), options);
}

/** How Responses is spoken, here and where others serve it. */
export function openAiDialect(options: ModelClientOptions): Dialect {
  return {
    url: `${options.baseUrl}/responses`,
    idleMs: IDLE_MS,
    headers: (apiKey): Readonly<Record<string, string>> =>
      apiKey === null ? {} : { authorization: `Bearer ${apiKey}` },
    body: (request, made) => bodyOf(request, made, options),
    changes: CHANGES,
    readWhole,
    readStream,
  };
}

function bodyOf(request: ModelRequest, made: Changes, options: ModelClientOptions): Fields {
  const { binding, facts } = options;
  const { schema } = request;
  const format = { type: 'json_schema', name: schemaName(schema), schema, strict: true };
  const maxTokens = Math.min(request.maxOutputTokens, facts.maxOutputTokens);
  return {
    model: binding.model,
    instructions: made.has('no-format') ? systemWithSchema(request) : request.system,
    input: request.turns.map(({ role, text }) => ({ role, content: text })),
    max_output_tokens: Math.max(maxTokens, MIN_OUTPUT_TOKENS),
    store: false,
    stream: !made.has('no-stream'),
    ...(made.has('no-format') ? {} : { text: { format } }),
    ...(binding.effort === null || made.has('no-effort') ? {} : { reasoning: { effort: binding.effort } }),
  };
}

/** The last event holds the whole response; the pieces before it are not needed. */
async function readStream(events: AsyncIterable<ServerEvent>): Promise<Reading | BrokenReading> {
  for await (const event of events) {
    const fields = eventFields(event);
    if (fields === null) return notAnAnswer('an event is not a JSON document');
    if (fields.type === 'error') return failureIn(fieldsOf(fields.error ?? fields));
    if (TERMINAL_EVENTS.has(fields.type)) return readWhole(fieldsOf(fields.response));
  }
  return endedEarly();
}

function readWhole(response: Fields): Reading | BrokenReading {
  if (response.object !== 'response') return notAnAnswer('the answer is not a response');
  const error = fieldsOf(response.error);
  const code = textOf(error.code) ?? '';
  if (response.status === 'failed' && !REFUSAL_CODES.has(code)) return failureIn(error);
  const parts = contentParts(response);
  const hasRefusal = parts.some((part) => part.type === 'refusal') || REFUSAL_CODES.has(code);
  const texts = parts.filter((part) => part.type === 'output_text').map((part) => textOf(part.text) ?? '');
  const word = stopWord(response, code);
  return reading({
    text: texts.join(''),
    stop: hasRefusal ? 'refusal' : stopOf(response),
    word: hasRefusal && word === 'completed' ? 'refusal' : word,
    usage: usageOf(fieldsOf(response.usage)),
    model: textOf(response.model),
    notes: [],
  });
}

function failureIn(error: Fields): BrokenReading {
  const code = textOf(error.code) ?? textOf(error.type) ?? 'error';
  return failedMidway(code, textOf(error.message) ?? '');
}

/** Reasoning and every other item but messages is passed over. */
function contentParts(response: Fields): readonly Fields[] {
  const messages = listOf(response.output)
    .map(fieldsOf)
    .filter((item) => item.type === 'message');
  return messages.flatMap((message) => listOf(message.content).map(fieldsOf));
}

function stopOf(response: Fields): StopReason {
  if (response.status === 'completed') return 'end';
  if (response.status !== 'incomplete') return 'other';
  return INCOMPLETE_REASONS[textOf(fieldsOf(response.incomplete_details).reason) ?? ''] ?? 'other';
}

function stopWord(response: Fields, code: string): string {
  if (code !== '') return code;
  return textOf(fieldsOf(response.incomplete_details).reason) ?? textOf(response.status) ?? 'none';
}

function usageOf(usage: Fields): Usage {
  const details = fieldsOf(usage.input_tokens_details);
  return {
    input: countOf(usage.input_tokens),
    cacheRead: countOf(details.cached_tokens),
    cacheWrite: countOf(details.cache_write_tokens),
    output: countOf(usage.output_tokens),
  };
}
