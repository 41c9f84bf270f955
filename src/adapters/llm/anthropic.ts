/**
 * Anthropic Messages, https://platform.claude.com/docs/en/api/messages, API version 2026-10-21.
 * Quirks: `max_tokens` includes thinking; sampling parameters, prefill and (on current models) `thinking` are refused; a
 * refusal is HTTP 200; `input_tokens` is only what no cache held; an error can come after HTTP 200.
 */
import type { ModelClient, ModelRequest, StopReason } from '../../domain/ports.ts';
import { NO_USAGE, type Usage } from '../../domain/usage.ts';
import type { ServerEvent } from '../sse.ts';
import type { BrokenReading, Change, Changes, Dialect, ModelClientOptions, Reading } from './dialect.ts';
import { createModelClient } from './exchange.ts';
import { countOf, type Fields, fieldsOf, listOf, textOf } from './fields.ts';
import { endedEarly, eventFields, failedMidway, notAnAnswer, reading, systemWithSchema } from './reading.ts';

export const API_VERSION = '2026-10-21';

/** What gateways that lag behind know. */
export const OLD_API_VERSION = '2023-06-01';

/** Pings come while the model thinks, so that silence means a dead connection. */
const IDLE_MS = 60_000;

const STOP_REASONS: Readonly<Record<string, StopReason>> = {
  end_turn: 'end',
  stop_sequence: 'end',
  max_tokens: 'length',
  refusal: 'refusal',
  model_context_window_exceeded: 'context',
};

const CHANGES: readonly Change[] = [
  {
    name: 'old-version',
    field: /anthropic-version/i,
    note: `the server does not know API version ${API_VERSION}: asked with ${OLD_API_VERSION}`,
  },
  {
    name: 'no-effort',
    field: /\beffort\b/,
    note: 'the server refused "effort": asked without it',
  },
  {
    name: 'no-format',
    field: /output_config\.format|\bformat\b|json_schema/,
    note: 'the server refused "output_config.format": the schema was described in the prompt instead',
  },
  {
    name: 'no-output-config',
    field: /output_config/,
    note: 'the server refused "output_config": asked without effort, the schema described in the prompt',
  },
  {
    name: 'no-cache',
    field: /cache_control/,
    note: 'the server refused "cache_control": asked without it',
  },
];

/** A client for one Claude model. */
export function createAnthropicClient(options: ModelClientOptions): ModelClient {
  const { baseUrl } = options;
  const dialect: Dialect = {
    url: baseUrl.endsWith('/v1') ? `${baseUrl}/messages` : `${baseUrl}/v1/messages`,
    idleMs: IDLE_MS,
    headers: (apiKey, made) => ({
      'anthropic-version': made.has('old-version') ? OLD_API_VERSION : API_VERSION,
      ...(apiKey === null ? {} : { 'x-api-key': apiKey }),
    }),
    body: (request, made) => bodyOf(request, made, options),
    changes: CHANGES,
    readWhole,
    readStream,
  };
  return createModelClient(dialect, options);
}

function bodyOf(request: ModelRequest, made: Changes, options: ModelClientOptions): Fields {
  const { binding, facts } = options;
  const isPlain = made.has('no-output-config');
  const withFormat = !isPlain && !made.has('no-format');
  const withEffort = !isPlain && !made.has('no-effort') && binding.effort !== null;
  const outputConfig = {
    ...(withEffort ? { effort: binding.effort } : {}),
    ...(withFormat ? { format: { type: 'json_schema', schema: request.schema } } : {}),
  };
  const system = withFormat ? request.system : systemWithSchema(request);
  return {
    model: binding.model,
    max_tokens: Math.min(request.maxOutputTokens, facts.maxOutputTokens),
    stream: true,
    system: [textBlock(system, !made.has('no-cache'))],
    messages: messagesOf(request, !made.has('no-cache')),
    ...(Object.keys(outputConfig).length === 0 ? {} : { output_config: outputConfig }),
  };
}

/**
 * Writing the cache costs a quarter more than reading plainly. The system text is the same in every call of a slot; the
 * code under review is read again only by corrections, so that it is marked only once there is one.
 */
function messagesOf(request: ModelRequest, mayCache: boolean): readonly Fields[] {
  const isCorrection = request.turns.length > 1;
  return request.turns.map(({ role, text }, index) => ({
    role,
    content: [textBlock(text, mayCache && isCorrection && index === 0)],
  }));
}

export {
  bodyOf as messagesBody,
  CHANGES as MESSAGES_CHANGES,
  readStream as readMessageEvents,
  readWhole as readMessage,
};

function textBlock(text: string, isCached: boolean): Fields {
  return { type: 'text', text, ...(isCached ? { cache_control: { type: 'ephemeral' } } : {}) };
}

function readWhole(document: Fields): Reading | BrokenReading {
  if (document.type === 'error') return failureIn(document);
  if (document.type !== 'message') return notAnAnswer('the answer is not a message');
  const texts = listOf(document.content).map(fieldsOf).filter(isText);
  return finish({
    text: texts.map((block) => textOf(block.text) ?? '').join(''),
    model: textOf(document.model),
    usage: usageOf(fieldsOf(document.usage), NO_USAGE),
    end: document,
  });
}

/** What the events have told so far. */
type Progress = {
  text: string;
  model: string | null;
  usage: Usage;
  end: Fields | null;
};

async function readStream(events: AsyncIterable<ServerEvent>): Promise<Reading | BrokenReading> {
  const progress: Progress = { text: '', model: null, usage: NO_USAGE, end: null };
  for await (const event of events) {
    const fields = eventFields(event);
    if (fields === null) return notAnAnswer('an event is not a JSON document');
    if (fields.type === 'error') return failureIn(fields);
    if (fields.type === 'message_stop') {
      return progress.end === null ? endedEarly() : finish({ ...progress, end: progress.end });
    }
    take(fields, progress);
  }
  return endedEarly();
}

/** Thinking, signatures, pings and events of the future are passed over. */
function take(event: Fields, progress: Progress): void {
  if (event.type === 'message_start') {
    const message = fieldsOf(event.message);
    progress.model = textOf(message.model);
    progress.usage = usageOf(fieldsOf(message.usage), NO_USAGE);
  } else if (event.type === 'content_block_delta') {
    const delta = fieldsOf(event.delta);
    if (delta.type === 'text_delta') progress.text += textOf(delta.text) ?? '';
  } else if (event.type === 'message_delta') {
    progress.end = fieldsOf(event.delta);
    progress.usage = usageOf(fieldsOf(event.usage), progress.usage);
  }
}

function isText(block: Fields): boolean {
  return block.type === 'text';
}

function failureIn(document: Fields): BrokenReading {
  const error = fieldsOf(document.error);
  return failedMidway(textOf(error.type) ?? 'error', textOf(error.message) ?? '');
}

function finish(whole: { text: string; model: string | null; usage: Usage; end: Fields }): Reading {
  const word = textOf(whole.end.stop_reason) ?? 'none';
  const category = textOf(fieldsOf(whole.end.stop_details).category);
  const notes = category === null ? [] : [`refused as ${category}`];
  const { text, model, usage } = whole;
  return reading({ text, stop: STOP_REASONS[word] ?? 'other', word, usage, model, notes });
}

/** Numbers that a later event repeats are cumulative; those that it leaves out stand. */
function usageOf(usage: Fields, before: Usage): Usage {
  const beforeFresh = before.input - before.cacheRead - before.cacheWrite;
  const cacheRead = countOf(usage.cache_read_input_tokens) || before.cacheRead;
  const cacheWrite = countOf(usage.cache_creation_input_tokens) || before.cacheWrite;
  const fresh = countOf(usage.input_tokens) || beforeFresh;
  return {
    input: fresh + cacheRead + cacheWrite,
    cacheRead,
    cacheWrite,
    output: countOf(usage.output_tokens) || before.output,
  };
}
