/** The Gemini API as a test server writes it: answers, streams, errors, and what a path says. */
import type { ApiError, Said, WireEvent } from './model-wire.ts';

const STOPS = { end: 'STOP', length: 'MAX_TOKENS', refusal: 'SAFETY', context: 'MAX_TOKENS' };

/** Google's words for what other vendors' codes mean. */
const STATUS_WORDS: ReadonlyMap<string, string> = new Map([
  ['invalid_request_error', 'INVALID_ARGUMENT'],
  ['authentication_error', 'UNAUTHENTICATED'],
  ['permission_error', 'PERMISSION_DENIED'],
  ['not_found_error', 'NOT_FOUND'],
  ['rate_limit_error', 'RESOURCE_EXHAUSTED'],
  ['overloaded_error', 'UNAVAILABLE'],
  ['api_error', 'INTERNAL'],
]);

const MODEL_PATH = /^\/v1beta\/models\/([^/:]+):(generateContent|streamGenerateContent)(?:\?alt=(sse))?$/;

/** Model and way of answering that a path asks for; null where it is none of this API. */
export function readGooglePath(path: string): { readonly model: string; readonly isStream: boolean } | null {
  const match = MODEL_PATH.exec(path);
  if (match === null) return null;
  const [, model = '', , sse] = match;
  return { model: decodeURIComponent(model), isStream: sse === 'sse' };
}

function usageMetadata({ usage }: Said) {
  const thoughts = Math.floor(usage.output / 2);
  const cached = usage.cacheRead ?? 0;
  return {
    promptTokenCount: usage.input,
    candidatesTokenCount: usage.output - thoughts,
    thoughtsTokenCount: thoughts,
    totalTokenCount: usage.input + usage.output,
    ...(cached === 0 ? {} : { cachedContentTokenCount: cached }),
    promptTokensDetails: [{ modality: 'TEXT', tokenCount: usage.input }],
  };
}

function document(said: Said, parts: readonly unknown[] | null, finishReason: string | null) {
  const candidate = {
    ...(parts === null ? {} : { content: { parts, role: 'model' } }),
    ...(finishReason === null ? {} : { finishReason }),
    index: 0,
  };
  return {
    candidates: [candidate],
    usageMetadata: usageMetadata(said),
    modelVersion: said.model,
    responseId: 'Ggv1aOOnNNmP1MkP9Yb84AU',
  };
}

const THOUGHT = { text: 'Let me see. {"findings": []}', thought: true };

/** A prompt that the service does not answer at all. */
function blocked(said: Said) {
  const { candidatesTokenCount, thoughtsTokenCount, ...usage } = usageMetadata(said);
  return {
    promptFeedback: { blockReason: 'PROHIBITED_CONTENT' },
    usageMetadata: usage,
    modelVersion: said.model,
    responseId: 'Ggv1aOOnNNmP1MkP9Yb84AU',
  };
}

/** The whole answer as one document. */
export function googleDocument(said: Said): unknown {
  if (said.stop === 'refusal' && said.text === '') return blocked(said);
  return document(said, [THOUGHT, { text: said.text }], STOPS[said.stop]);
}

/** The answer in chunks; the last one says why it ended. */
export function googleEvents(said: Said, pieces: readonly string[]): WireEvent[] {
  const chunk = (data: unknown): WireEvent => ({ name: null, data });
  if (said.stop === 'refusal' && said.text === '') return [chunk(blocked(said))];
  return [
    chunk(document(said, [THOUGHT], null)),
    ...pieces.map((text) => chunk(document(said, [{ text }], null))),
    chunk(document(said, [{ text: '', thoughtSignature: 'c2lnbmF0dXJl' }], STOPS[said.stop])),
  ];
}

/** An error document; a blamed field stands in its details. */
export function googleError({ status, code, message, param }: ApiError): unknown {
  const violation = { field: param, description: message };
  const refusal = { '@type': 'type.googleapis.com/google.rpc.BadRequest', fieldViolations: [violation] };
  const error = { code: status, message, status: STATUS_WORDS.get(code) ?? code };
  return { error: param === undefined ? error : { ...error, details: [refusal] } };
}
