/** Answers of Chat Completions as OpenAI-compatible servers give them, whole or in chunks. */
import { Buffer } from 'node:buffer';
import type { ModelFault } from '../../domain/errors.ts';
import type { ModelRequest, StopReason } from '../../domain/ports.ts';
import { NO_USAGE, type Usage } from '../../domain/usage.ts';
import { parseJson } from '../../lib/json.ts';
import type { ServerEvent } from '../sse.ts';
import type { BrokenReading, Reading } from './dialect.ts';
import { countOf, type Fields, fieldsOf, isFields, listOf, textOf } from './fields.ts';
import { faultOf, problemInside, refusalOf } from './problem.ts';
import { endedEarly, eventFields, failedMidway, notAnAnswer, reading } from './reading.ts';

/** A server that read less than this part of the estimate did not read all of the prompt … */
const MIN_READ_SHARE = 0.6;

/** … unless the estimate was too cautious: no tokenizer gets this many bytes of code or prose into one token. */
const MAX_BYTES_PER_TOKEN = 6;

const STOP_REASONS: Readonly<Record<string, StopReason>> = {
  stop: 'end',
  length: 'length',
  content_filter: 'refusal',
};

/** Faults of an error inside an answer that may pass with time. */
const PASSING: ReadonlySet<ModelFault> = new Set<ModelFault>(['overloaded', 'rate-limited', 'timeout']);

const MAX_JSON = { maxDepth: 100, maxBytes: 8 * 1024 * 1024 };

/** What the chunks, or the one document, have told. */
type Progress = {
  text: string;
  reasoning: string;
  /** Arguments of calls of tools that nobody offered, by position. */
  readonly calls: Map<number, string>;
  refused: boolean;
  word: string | null;
  usage: Usage;
  model: string | null;
};

function newProgress(): Progress {
  return {
    text: '',
    reasoning: '',
    calls: new Map(),
    refused: false,
    word: null,
    usage: NO_USAGE,
    model: null,
  };
}

/** Reads one document. */
export function readWhole(document: Fields, request: ModelRequest): Reading | BrokenReading {
  if (isFailure(document)) return failureIn(document);
  const progress = newProgress();
  take(document, 'message', progress);
  if (listOf(document.choices).length === 0) return notAnAnswer('the answer has no choices');
  return finish(progress, request);
}

/** Reads a stream. `[DONE]` ends it; one that ends without is whole once a chunk said why the model stopped. */
export async function readStream(
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

/** Servers that have begun to stream can tell a refused field, a full context or a filter only in the stream. */
function failureIn(document: Fields): Reading | BrokenReading {
  const problem = problemInside(document);
  const refusal = refusalOf(problem);
  if (refusal !== null) {
    return reading({ text: '', stop: 'refusal', word: refusal, usage: NO_USAGE, model: null, notes: [] });
  }
  const midway = failedMidway(problem.code || `error ${problem.status}`, problem.message);
  const fault = faultOf(problem);
  if (fault === 'bad-request') return { ...midway, problem };
  return { ...midway, fault, transient: PASSING.has(fault), problem };
}

function take(document: Fields, part: 'message' | 'delta', progress: Progress): void {
  progress.model = textOf(document.model) ?? progress.model;
  if (isFields(document.usage)) progress.usage = usageOf(document.usage);
  const choice = fieldsOf(listOf(document.choices)[0]);
  const said = fieldsOf(choice[part]);
  progress.text += contentOf(said.content);
  progress.reasoning += textOf(said.reasoning_content) ?? textOf(said.reasoning) ?? '';
  listOf(said.tool_calls).map(fieldsOf).forEach(takeCall, progress.calls);
  if ((textOf(said.refusal) ?? '') !== '') progress.refused = true;
  progress.word = textOf(choice.finish_reason) ?? progress.word;
}

/** Some gateways give the content in parts, thoughts among them. */
function contentOf(content: unknown): string {
  const parts = listOf(content).map(fieldsOf);
  const texts = parts.filter(({ type }) => type === 'text').map(({ text }) => textOf(text) ?? '');
  return textOf(content) ?? texts.join('');
}

/** A call in chunks names its index in each; one in a whole document is known by its position. */
function takeCall(this: Map<number, string>, call: Fields, position: number): void {
  const index = typeof call.index === 'number' ? call.index : position;
  const { arguments: args } = fieldsOf(call.function);
  const words = isFields(args) ? JSON.stringify(args) : (textOf(args) ?? '');
  this.set(index, (this.get(index) ?? '') + words);
}

/** What counts as the answer, with the reason to stop and what is to be told about it. */
type Answer = { readonly text: string; readonly stop: StopReason; readonly notes: readonly string[] };

/**
 * Where the content is empty the answer may stand elsewhere: some gateways make a schema a tool and pass its call on, and
 * some servers take an answer in JSON for reasoning. Reasoning that is anything but one object is a draft and stays unread.
 */
function answerOf(progress: Progress): Answer {
  const word = progress.word ?? 'none';
  const stop = progress.refused ? 'refusal' : (STOP_REASONS[word] ?? 'other');
  if (progress.text.trim() !== '') return { text: progress.text, stop, notes: [] };
  const [call, ...others] = progress.calls.values();
  if (call !== undefined && others.length === 0 && isObject(call)) {
    const notes = ['the server gave the answer as the call of a tool'];
    return { text: call, stop: word === 'tool_calls' && stop === 'other' ? 'end' : stop, notes };
  }
  if (isObject(progress.reasoning)) {
    return { text: progress.reasoning, stop, notes: ['the server gave the answer as reasoning'] };
  }
  return { text: progress.text, stop, notes: [] };
}

function isObject(text: string): boolean {
  const parsed = parseJson(text, MAX_JSON);
  return parsed.ok && isFields(parsed.value);
}

function finish(progress: Progress, request: ModelRequest): Reading | BrokenReading {
  const { usage, model } = progress;
  const answer = answerOf(progress);
  if (answer.stop !== 'refusal' && isSilentlyCut(usage, request)) return silentlyCut(usage, request);
  return reading({ ...answer, word: progress.word ?? 'none', usage, model });
}

/** A review of half a prompt must not look like one of all of it. */
function silentlyCut(usage: Usage, request: ModelRequest): BrokenReading {
  const counts = `${usage.input} of about ${request.estimatedInputTokens} tokens`;
  return {
    kind: 'broken',
    fault: 'too-large',
    transient: false,
    message: `the server read ${counts} of the prompt and cut the rest silently: raise its context size (Ollama: OLLAMA_CONTEXT_LENGTH)`,
  };
}

/** Servers that count nothing, or count only what their cache did not hold, cannot be judged. */
function isSilentlyCut({ input, cacheRead }: Usage, request: ModelRequest): boolean {
  const read = cacheRead > input ? input + cacheRead : input;
  if (read === 0 || read >= request.estimatedInputTokens * MIN_READ_SHARE) return false;
  const texts = [request.system, ...request.turns.map((turn) => turn.text)];
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  return bytes > read * MAX_BYTES_PER_TOKEN;
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
