/** Answers as the kinds of model servers write them: whole documents, streams and errors. */

import { bedrockFailure, converseDocument, converseEvents } from './model-bedrock.ts';
import { googleDocument, googleError, googleEvents } from './model-google.ts';

export type ModelDialect =
  | 'anthropic'
  | 'openai'
  | 'openai-compatible'
  | 'google'
  | 'bedrock-claude'
  | 'bedrock-converse';

/** What the model said, before it takes a vendor's form. */
export type Said = {
  readonly model: string;
  readonly text: string;
  readonly stop: 'end' | 'length' | 'refusal' | 'context';
  readonly usage: { readonly input: number; readonly output: number; readonly cacheRead?: number };
};

export type ApiError = {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly param?: string;
};

/** One server-sent event; an unnamed one where `name` is null. */
export type WireEvent = { readonly name: string | null; readonly data: unknown };

/** What Anthropic calls these statuses. */
export const ERROR_CODES: Readonly<Record<number, string>> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  402: 'billing_error',
  403: 'permission_error',
  404: 'not_found_error',
  413: 'request_too_large',
  429: 'rate_limit_error',
  529: 'overloaded_error',
};

/** Pieces of this many characters make a stream of more than one event. */
const PIECE = 24;

function pieces(text: string): string[] {
  return text.match(new RegExp(`[^]{1,${PIECE}}`, 'gu')) ?? [];
}

/** The whole answer as one JSON document. */
export function wholeBody(dialect: ModelDialect, said: Said): unknown {
  if (dialect === 'anthropic' || dialect === 'bedrock-claude') return anthropicMessage(said);
  if (dialect === 'bedrock-converse') return converseDocument(said);
  if (dialect === 'google') return googleDocument(said);
  return dialect === 'openai' ? openAiResponse(said) : chatCompletion(said);
}

/** The answer as the events of a stream, the last one included. */
export function streamEvents(dialect: ModelDialect, said: Said): readonly WireEvent[] {
  if (dialect === 'anthropic' || dialect === 'bedrock-claude') return anthropicEvents(said);
  if (dialect === 'bedrock-converse') return converseEvents(said, pieces(said.text));
  if (dialect === 'google') return googleEvents(said, pieces(said.text));
  return dialect === 'openai' ? openAiEvents(said) : chatEvents(said);
}

/** Events as bytes of an event stream. */
export function formatEvents(events: readonly WireEvent[]): string {
  const data = (event: WireEvent): string =>
    typeof event.data === 'string' ? event.data : JSON.stringify(event.data);
  return events
    .map((event) => `${event.name === null ? '' : `event: ${event.name}\n`}data: ${data(event)}\n\n`)
    .join('');
}

/** An error document. */
export function errorBody(dialect: ModelDialect, error: ApiError): unknown {
  const { code, message, param } = error;
  if (dialect === 'google') return googleError(error);
  if (dialect === 'bedrock-claude' || dialect === 'bedrock-converse') return { message };
  if (dialect === 'anthropic') {
    return { type: 'error', error: { type: code, message }, request_id: 'req_011CSHoEeqs5C35K2UUqR7Fy' };
  }
  return { error: { message, type: 'invalid_request_error', param: param ?? null, code } };
}

/** The error as an event in the middle of a stream. */
export function errorEvent(dialect: ModelDialect, error: ApiError): WireEvent {
  if (dialect === 'anthropic') return { name: 'error', data: errorBody(dialect, error) };
  if (dialect === 'bedrock-claude' || dialect === 'bedrock-converse') return bedrockFailure(error);
  if (dialect === 'google') return { name: null, data: errorBody(dialect, error) };
  if (dialect === 'openai') {
    const { code, message } = error;
    return { name: 'error', data: { type: 'error', code, message, param: null, sequence_number: 7 } };
  }
  return { name: null, data: { error: { message: error.message, type: error.code, code: error.status } } };
}

const ANTHROPIC_STOPS = {
  end: 'end_turn',
  length: 'max_tokens',
  refusal: 'refusal',
  context: 'model_context_window_exceeded',
};

function anthropicMessage(said: Said): Record<string, unknown> {
  const text = { type: 'text', text: said.text, citations: null };
  return {
    id: 'msg_01XFDUDYJgAACzvnptvVoYEL',
    type: 'message',
    role: 'assistant',
    model: said.model,
    content: [
      { type: 'thinking', thinking: 'Let me see. {"findings": []}', signature: 'c2lnbmF0dXJl' },
      text,
    ],
    container: null,
    ...anthropicStop(said),
    usage: anthropicUsage(said),
  };
}

function anthropicStop(said: Said) {
  const details = { type: 'refusal', category: 'cyber', explanation: 'This request was declined.' };
  return {
    stop_reason: ANTHROPIC_STOPS[said.stop],
    stop_sequence: null,
    stop_details: said.stop === 'refusal' ? details : null,
  };
}

function anthropicUsage(said: Said) {
  const cacheRead = said.usage.cacheRead ?? 0;
  return {
    input_tokens: said.usage.input - cacheRead,
    cache_creation_input_tokens: 0,
    cache_read_input_tokens: cacheRead,
    cache_creation: null,
    output_tokens: said.usage.output,
    output_tokens_details: { thinking_tokens: Math.floor(said.usage.output / 2) },
    server_tool_use: null,
    service_tier: 'standard',
    inference_geo: null,
  };
}

function anthropicEvents(said: Said): WireEvent[] {
  const named = (data: { type: string } & Record<string, unknown>): WireEvent => ({ name: data.type, data });
  const begun = { ...anthropicMessage(said), content: [], stop_reason: null, stop_details: null };
  const usage = anthropicUsage(said);
  const { cache_creation, inference_geo, service_tier, ...running } = usage;
  return [
    named({ type: 'message_start', message: { ...begun, usage: { ...usage, output_tokens: 1 } } }),
    named({ type: 'ping' }),
    named({
      type: 'content_block_start',
      index: 0,
      content_block: { type: 'thinking', thinking: '', signature: '' },
    }),
    named({
      type: 'content_block_delta',
      index: 0,
      delta: { type: 'thinking_delta', thinking: 'Let me see. {"findings": []}' },
    }),
    named({ type: 'content_block_delta', index: 0, delta: { type: 'signature_delta', signature: 'c2ln' } }),
    named({ type: 'content_block_stop', index: 0 }),
    named({
      type: 'content_block_start',
      index: 1,
      content_block: { type: 'text', text: '', citations: null },
    }),
    ...pieces(said.text).map((text) =>
      named({ type: 'content_block_delta', index: 1, delta: { type: 'text_delta', text } }),
    ),
    named({ type: 'content_block_stop', index: 1 }),
    named({ type: 'message_delta', delta: { ...anthropicStop(said), container: null }, usage: running }),
    named({ type: 'message_stop' }),
  ];
}

function openAiResponse(said: Said, overrides: Record<string, unknown> = {}): Record<string, unknown> {
  const isCut = said.stop === 'length' || said.stop === 'context';
  const status = isCut ? 'incomplete' : 'completed';
  const content =
    said.stop === 'refusal'
      ? { type: 'refusal', refusal: 'I cannot help with that.' }
      : { type: 'output_text', text: said.text, annotations: [], logprobs: [] };
  return {
    id: 'resp_67ccd2bed1ec8190b14f964abc0542670bb6a6b452d3795b',
    object: 'response',
    created_at: 1_795_000_000,
    status,
    error: null,
    incomplete_details: isCut ? { reason: 'max_output_tokens' } : null,
    instructions: null,
    model: said.model,
    output: [
      { type: 'reasoning', id: 'rs_1', summary: [] },
      { type: 'message', id: 'msg_1', status, role: 'assistant', content: [content] },
    ],
    parallel_tool_calls: true,
    temperature: 1,
    top_p: 1,
    tool_choice: 'auto',
    tools: [],
    metadata: {},
    usage: {
      input_tokens: said.usage.input,
      input_tokens_details: { cached_tokens: said.usage.cacheRead ?? 0, cache_write_tokens: 0 },
      output_tokens: said.usage.output,
      output_tokens_details: { reasoning_tokens: Math.floor(said.usage.output / 2) },
      total_tokens: said.usage.input + said.usage.output,
    },
    ...overrides,
  };
}

function openAiEvents(said: Said): WireEvent[] {
  let sequence = 0;
  const named = (data: { type: string } & Record<string, unknown>): WireEvent => ({
    name: data.type,
    data: { ...data, sequence_number: sequence++ },
  });
  const place = { item_id: 'msg_1', output_index: 1, content_index: 0 };
  const begun = openAiResponse(said, { status: 'in_progress', output: [], incomplete_details: null });
  const deltas = pieces(said.text).map((delta) =>
    said.stop === 'refusal'
      ? named({ type: 'response.refusal.delta', ...place, delta })
      : named({ type: 'response.output_text.delta', ...place, delta, logprobs: [] }),
  );
  const whole = openAiResponse(said);
  return [
    named({ type: 'response.created', response: begun }),
    named({ type: 'response.in_progress', response: begun }),
    ...deltas,
    named({ type: `response.${String(whole.status)}`, response: whole }),
  ];
}

/** A failed response as a stream tells it. */
export function openAiFailure(model: string, code: string, message: string): WireEvent {
  const said: Said = { model, text: '', stop: 'end', usage: { input: 0, output: 0 } };
  const response = openAiResponse(said, { status: 'failed', output: [], error: { code, message } });
  return { name: 'response.failed', data: { type: 'response.failed', response, sequence_number: 2 } };
}

const CHAT_STOPS = { end: 'stop', length: 'length', refusal: 'content_filter', context: 'length' };

function chatUsage(said: Said) {
  return {
    prompt_tokens: said.usage.input,
    completion_tokens: said.usage.output,
    total_tokens: said.usage.input + said.usage.output,
    prompt_tokens_details: { cached_tokens: said.usage.cacheRead ?? 0 },
  };
}

function chatCompletion(said: Said): unknown {
  const message = { role: 'assistant', content: said.text, refusal: null };
  return {
    id: 'chatcmpl-B9MBs8CjcvOU2jLn4n570S5qMJKcT',
    object: 'chat.completion',
    created: 1_795_000_000,
    model: said.model,
    choices: [{ index: 0, message, logprobs: null, finish_reason: CHAT_STOPS[said.stop] }],
    usage: chatUsage(said),
  };
}

function chatEvents(said: Said): WireEvent[] {
  const chunk = (choices: readonly unknown[], usage: unknown = null): WireEvent => ({
    name: null,
    data: {
      id: 'chatcmpl-B9MBs8CjcvOU2jLn4n570S5qMJKcT',
      object: 'chat.completion.chunk',
      created: 1_795_000_000,
      model: said.model,
      choices,
      usage,
    },
  });
  const choice = (delta: unknown, finish: string | null) => [
    { index: 0, delta, logprobs: null, finish_reason: finish },
  ];
  return [
    chunk(choice({ role: 'assistant', content: '' }, null)),
    ...pieces(said.text).map((content) => chunk(choice({ content }, null))),
    chunk(choice({}, CHAT_STOPS[said.stop])),
    chunk([], chatUsage(said)),
    { name: null, data: '[DONE]' },
  ];
}
