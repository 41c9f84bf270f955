/**
 * Gemini API, https://ai.google.dev/api/generate-content, version v1beta (Google AI; Vertex is another service).
 * Quirks: the model is part of the path; thoughts come as parts of the answer; a stream has no last event, its end is the
 * chunk with a `finishReason`; a blocked prompt is HTTP 200 without candidates; an unknown key is a 400.
 */
import type { ModelFault } from '../../domain/errors.ts';
import type { ModelClient, ModelRequest, StopReason } from '../../domain/ports.ts';
import type { Effort } from '../../domain/slot.ts';
import { NO_USAGE, type Usage } from '../../domain/usage.ts';
import type { ServerEvent } from '../sse.ts';
import type { BrokenReading, Change, Changes, Dialect, ModelClientOptions, Reading } from './dialect.ts';
import { createModelClient } from './exchange.ts';
import { countOf, type Fields, fieldsOf, isFields, listOf, textOf } from './fields.ts';
import { openApiSchema } from './google-schema.ts';
import { faultOf, problemOf } from './problem.ts';
import { endedEarly, eventFields, notAnAnswer, reading, systemWithSchema } from './reading.ts';

/** Nothing is sent while the model thinks, at high effort for minutes; TCP keep-alive finds dead connections. */
const IDLE_MS = 10 * 60_000;

/** Our steps of effort in the API's words; XHIGH is its highest. */
const THINKING_LEVELS: Readonly<Record<Effort, string>> = {
  low: 'LOW',
  medium: 'MEDIUM',
  high: 'HIGH',
  xhigh: 'XHIGH',
  max: 'XHIGH',
};

/** A word that is not here, such as OTHER, LANGUAGE or MALFORMED_RESPONSE, is no complete answer and no refusal. */
const STOP_REASONS: Readonly<Record<string, StopReason>> = {
  STOP: 'end',
  MAX_TOKENS: 'length',
  SAFETY: 'refusal',
  RECITATION: 'refusal',
  BLOCKLIST: 'refusal',
  PROHIBITED_CONTENT: 'refusal',
  SPII: 'refusal',
};

/** Faults in the middle of a stream that may be gone with the next try. */
const PASSING: ReadonlySet<ModelFault> = new Set(['overloaded', 'rate-limited', 'timeout']);

/** Server words have snake case in paths, camel case in what we sent and blanks in sentences. */
const THINKING = /\bthinking/i;
const SCHEMA = /response_?(?:json_?)?schema|\bschema\b/i;
const JSON_MODE = /response_?mime_?type|\bjson mode\b/i;

const LOWER_LEVEL: Change = {
  name: 'lower-level',
  field: THINKING,
  note: 'the server refused the thinking level XHIGH: asked with HIGH',
};

/** What is refused may be this level alone: seats of the same model with other levels go on with theirs. */
function withoutLevel(level: string): Change {
  return {
    name: `no-level ${level}`,
    field: THINKING,
    note: `the server refused "thinkingConfig" (${level}): asked without it`,
  };
}

/** The order is the ladder: JSON Schema, OpenAPI schema, any JSON, schema in the prompt only. */
const CHANGES: readonly Change[] = [
  {
    name: 'openapi-schema',
    field: SCHEMA,
    note: 'the server refused "responseJsonSchema": asked with "responseSchema"',
  },
  {
    name: 'no-schema',
    field: SCHEMA,
    note: 'the server refused "responseSchema": the schema was described in the prompt instead',
  },
  {
    name: 'no-json',
    field: JSON_MODE,
    note: 'the server refused "responseMimeType": the schema was described in the prompt only',
  },
  {
    name: 'no-system',
    field: /\bsystem_?instruction|\bdeveloper instruction\b/i,
    note: 'the server refused "systemInstruction": its text stood in the first turn',
  },
];

/** A client for one Gemini model. */
export function createGoogleClient(options: ModelClientOptions): ModelClient {
  const { baseUrl, binding } = options;
  const dialect: Dialect = {
    // Encoded, a name stays one part of the path whatever it holds.
    url: `${baseUrl}/v1beta/models/${encodeURIComponent(binding.model)}:streamGenerateContent?alt=sse`,
    idleMs: IDLE_MS,
    headers: (apiKey): Readonly<Record<string, string>> =>
      apiKey === null ? {} : { 'x-goog-api-key': apiKey },
    body: (request, made) => bodyOf(request, made, options),
    changes: [...levelChanges(binding.effort), ...CHANGES],
    readWhole,
    readStream,
  };
  return createModelClient(dialect, options);
}

function bodyOf(request: ModelRequest, made: Changes, options: ModelClientOptions): Fields {
  const isDescribed = made.has('no-schema') || made.has('no-json');
  const system = isDescribed ? systemWithSchema(request) : request.system;
  const isInTurn = made.has('no-system');
  return {
    ...(isInTurn ? {} : { systemInstruction: content(system) }),
    contents: request.turns.map(({ role, text }, index) => ({
      role: role === 'assistant' ? 'model' : 'user',
      ...content(isInTurn && index === 0 ? `${system}\n\n${text}` : text),
    })),
    generationConfig: {
      maxOutputTokens: Math.min(request.maxOutputTokens, options.facts.maxOutputTokens),
      ...formatOf(request, made),
      ...thinkingOf(options.binding.effort, made),
    },
  };
}

function content(text: string): Fields {
  return { parts: [{ text }] };
}

function formatOf(request: ModelRequest, made: Changes): Fields {
  if (made.has('no-json')) return {};
  const json = { responseMimeType: 'application/json' };
  if (made.has('no-schema')) return json;
  return made.has('openapi-schema')
    ? { ...json, responseSchema: openApiSchema(request.schema) }
    : { ...json, responseJsonSchema: request.schema };
}

function levelChanges(effort: Effort | null): readonly Change[] {
  if (effort === null) return [];
  const level = THINKING_LEVELS[effort];
  return level === 'XHIGH' ? [LOWER_LEVEL, withoutLevel('HIGH')] : [withoutLevel(level)];
}

function thinkingOf(effort: Effort | null, made: Changes): Fields {
  if (effort === null) return {};
  const wanted = THINKING_LEVELS[effort];
  const level = wanted === 'XHIGH' && made.has(LOWER_LEVEL.name) ? 'HIGH' : wanted;
  return made.has(withoutLevel(level).name) ? {} : { thinkingConfig: { thinkingLevel: level } };
}

/** What the chunks, or the one document, have told. */
type Progress = {
  text: string;
  word: string | null;
  blocked: string | null;
  usage: Usage;
  model: string | null;
  notes: string[];
};

function newProgress(): Progress {
  return { text: '', word: null, blocked: null, usage: NO_USAGE, model: null, notes: [] };
}

function readWhole(document: Fields): Reading | BrokenReading {
  if (isFields(document.error)) return failureIn(document, document.error);
  const progress = newProgress();
  take(document, progress);
  if (progress.word === null && progress.blocked === null) return notAnAnswer('the answer has no candidates');
  return finish(progress);
}

async function readStream(events: AsyncIterable<ServerEvent>): Promise<Reading | BrokenReading> {
  const progress = newProgress();
  for await (const event of events) {
    const chunk = eventFields(event);
    if (chunk === null) return notAnAnswer('an event is not a JSON document');
    if (isFields(chunk.error)) return failureIn(chunk, chunk.error);
    take(chunk, progress);
  }
  return progress.word === null && progress.blocked === null ? endedEarly() : finish(progress);
}

/** Counts are totals: those of the last chunk stand. */
function take(chunk: Fields, progress: Progress): void {
  progress.model = textOf(chunk.modelVersion) ?? progress.model;
  if (isFields(chunk.usageMetadata)) progress.usage = usageOf(chunk.usageMetadata);
  progress.blocked = textOf(fieldsOf(chunk.promptFeedback).blockReason) ?? progress.blocked;
  const candidate = fieldsOf(listOf(chunk.candidates)[0]);
  progress.text += answerText(candidate);
  progress.word = textOf(candidate.finishReason) ?? progress.word;
  const said = textOf(candidate.finishMessage);
  if (said !== null) progress.notes.push(said);
}

/** Thoughts are parts like the answer, with a mark. */
function answerText(candidate: Fields): string {
  const parts = listOf(fieldsOf(candidate.content).parts).map(fieldsOf);
  const answer = parts.filter((part) => part.thought !== true);
  return answer.map((part) => textOf(part.text) ?? '').join('');
}

function finish({ text, word, blocked, usage, model, notes }: Progress): Reading {
  if (blocked !== null) {
    const note = `the prompt was blocked as ${blocked}`;
    return reading({ text: '', stop: 'refusal', word: blocked, usage, model, notes: [note, ...notes] });
  }
  const said = word ?? 'none';
  return reading({ text, stop: STOP_REASONS[said] ?? 'other', word: said, usage, model, notes });
}

/** An error inside the stream is the document of an error answer. */
function failureIn(document: Fields, error: Fields): BrokenReading {
  const problem = problemOf(countOf(error.code), document);
  const fault = faultOf(problem);
  const message = `failed while answering (${problem.code}): ${problem.message}`;
  const isRefusedLate = fault === 'bad-request';
  return {
    kind: 'broken',
    fault: isRefusedLate ? 'bad-answer' : fault,
    message,
    transient: PASSING.has(fault),
  };
}

/** The prompt's count holds what came out of a cache; thoughts are billed as output. */
function usageOf(usage: Fields): Usage {
  return {
    input: countOf(usage.promptTokenCount),
    cacheRead: countOf(usage.cachedContentTokenCount),
    cacheWrite: 0,
    output: countOf(usage.candidatesTokenCount) + countOf(usage.thoughtsTokenCount),
  };
}
