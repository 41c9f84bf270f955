/** Amazon Bedrock as a test server writes it: answers, streams, errors, and what a path says. */
import { Buffer } from 'node:buffer';
import { frame } from './model-bedrock-frames.ts';
import type { ApiError, Said, WireEvent } from './model-wire.ts';

export type BedrockDialect = 'bedrock-claude' | 'bedrock-converse';

/** Whether a dialect is spoken by Bedrock. */
export function isBedrock(dialect: string): dialect is BedrockDialect {
  return dialect.startsWith('bedrock-');
}

const MODEL_PATH = /^\/model\/([^/]+)\/(converse|converse-stream|invoke|invoke-with-response-stream)$/;

/** Model and way of answering that a path asks for; null where it is none of this service. */
export function readBedrockPath(
  path: string,
): { readonly dialect: BedrockDialect; readonly model: string; readonly isStream: boolean } | null {
  const match = MODEL_PATH.exec(path);
  if (match === null) return null;
  const [, model = '', operation = ''] = match;
  return {
    dialect: operation.startsWith('converse') ? 'bedrock-converse' : 'bedrock-claude',
    model: decodeURIComponent(model),
    isStream: operation.endsWith('-stream'),
  };
}

const STOPS = {
  end: 'end_turn',
  length: 'max_tokens',
  refusal: 'content_filtered',
  context: 'model_context_window_exceeded',
};

function usageOf({ usage }: Said) {
  const cacheRead = usage.cacheRead ?? 0;
  return {
    inputTokens: usage.input - cacheRead,
    outputTokens: usage.output,
    totalTokens: usage.input + usage.output,
    cacheReadInputTokens: cacheRead,
    cacheWriteInputTokens: 0,
  };
}

const REASONING = 'Let me see. {"findings": []}';

/** The whole answer of Converse. */
export function converseDocument(said: Said): unknown {
  const reasoning = { reasoningContent: { reasoningText: { text: REASONING, signature: 'c2ln' } } };
  return {
    output: { message: { role: 'assistant', content: [reasoning, { text: said.text }] } },
    stopReason: STOPS[said.stop],
    usage: usageOf(said),
    metrics: { latencyMs: 551 },
  };
}

/** The same as events of ConverseStream; `p` is padding that hides the length. */
export function converseEvents(said: Said, pieces: readonly string[]): readonly WireEvent[] {
  const delta = (index: number, content: unknown): WireEvent => ({
    name: 'contentBlockDelta',
    data: { contentBlockIndex: index, delta: content, p: 'abcdefgh' },
  });
  return [
    { name: 'messageStart', data: { p: 'abcd', role: 'assistant' } },
    delta(0, { reasoningContent: { text: REASONING } }),
    delta(0, { reasoningContent: { signature: 'c2ln' } }),
    { name: 'contentBlockStop', data: { contentBlockIndex: 0, p: 'abc' } },
    ...pieces.map((text) => delta(1, { text })),
    { name: 'contentBlockStop', data: { contentBlockIndex: 1, p: 'abc' } },
    { name: 'messageStop', data: { p: 'ab', stopReason: STOPS[said.stop] } },
    { name: 'metadata', data: { metrics: { latencyMs: 551 }, p: 'a', usage: usageOf(said) } },
  ];
}

const EXCEPTION = 'exception:';

/** What other vendors' codes are called inside a stream. */
const EXCEPTIONS: ReadonlyMap<string, string> = new Map([
  ['overloaded_error', 'serviceUnavailableException'],
  ['invalid_request_error', 'validationException'],
  ['rate_limit_error', 'throttlingException'],
]);

/** An error in the middle of a stream; a name of the service's own stays as it is. */
export function bedrockFailure({ code, message }: ApiError): WireEvent {
  return { name: EXCEPTION + (EXCEPTIONS.get(code) ?? code), data: { message } };
}

/** Something that a stream may hold and that says nothing. */
export const BEDROCK_PING: WireEvent = { name: 'ping', data: { type: 'ping' } };

/** Events as bytes; those of Claude's own API are wrapped into chunks. */
export function formatBedrock(dialect: BedrockDialect, events: readonly WireEvent[]): Buffer {
  return Buffer.concat(events.map((event) => frameOfEvent(dialect, event)));
}

function frameOfEvent(dialect: BedrockDialect, { name, data }: WireEvent): Buffer {
  const json = JSON.stringify(data);
  const common = { ':content-type': 'application/json' };
  if (name?.startsWith(EXCEPTION)) {
    const type = name.slice(EXCEPTION.length);
    return frame({ ':exception-type': type, ...common, ':message-type': 'exception' }, json);
  }
  const isChunk = dialect === 'bedrock-claude';
  const payload = isChunk ? JSON.stringify({ bytes: Buffer.from(json).toString('base64'), p: 'ab' }) : json;
  const type = isChunk ? 'chunk' : (name ?? '');
  return frame({ ':event-type': type, ...common, ':message-type': 'event' }, payload);
}
