/** Pieces that every dialect needs to read an answer and to write a question. */
import type { ModelFault } from '../../domain/errors.ts';
import type { ModelRequest, StopReason, WireSchema } from '../../domain/ports.ts';
import type { Usage } from '../../domain/usage.ts';
import { parseJson } from '../../lib/json.ts';
import { breakCommands, oneLine } from '../../lib/text.ts';
import type { ServerEvent } from '../sse.ts';
import type { BrokenReading, Reading } from './dialect.ts';
import { type Fields, fieldsOf } from './fields.ts';

const MAX_WORD_COLUMNS = 80;
/** What is looked at of a server's words that end up short: a megabyte of them must not cost seconds. */
const MAX_WORDS_READ = 64 * 1024;
const MAX_EVENT_BYTES = 32 * 1024 * 1024;
const MAX_EVENT_DEPTH = 100;

/** What a dialect found in an answer. `word` is the vendor's own for why it stopped. */
export type Found = {
  readonly text: string;
  readonly stop: StopReason;
  readonly word: string;
  readonly usage: Usage;
  readonly model: string | null;
  readonly notes: readonly string[];
};

/** An answer. What was written before a refusal is discarded: half a review must not look like one. */
export function reading(found: Found): Reading {
  return {
    kind: 'answer',
    answer: {
      text: found.stop === 'refusal' ? '' : found.text,
      stop: found.stop,
      rawStop: safeWord(found.word),
      usage: found.usage,
      servedModel: found.model === null ? null : safeWord(found.model),
      notes: found.notes.map((note) => breakCommands(oneLine(note, 2 * MAX_WORD_COLUMNS))),
    },
  };
}

/** A word of the server's for logs: printable, short, and no command to a build runner. */
function safeWord(word: string): string {
  return breakCommands(oneLine(word.slice(0, MAX_WORDS_READ), MAX_WORD_COLUMNS));
}

/** The server said in the middle of its answer that there will be none. */
export function failedMidway(code: string, message: string): BrokenReading {
  const words = `${code.slice(0, MAX_WORDS_READ)}): ${message.slice(0, MAX_WORDS_READ)}`;
  const overloaded = /overloaded/.test(code);
  const transient = overloaded || /server_error|api_error|timeout|rate_limit/.test(code);
  const fault: ModelFault = /rate_limit/.test(code)
    ? 'rate-limited'
    : transient
      ? 'overloaded'
      : 'bad-answer';
  return { kind: 'broken', fault, transient, message: `failed while answering (${words}` };
}

/** The stream ended without its last event: the connection was cut where nobody could see it. */
export function endedEarly(): BrokenReading {
  return {
    kind: 'broken',
    fault: 'network',
    transient: true,
    message: 'the answer ended before it was complete',
  };
}

/** The document is none that this API sends. */
export function notAnAnswer(what: string): BrokenReading {
  return { kind: 'broken', fault: 'bad-answer', transient: false, message: what };
}

/** The document in an event; null where there is none. */
export function eventFields(event: ServerEvent): Fields | null {
  const parsed = parseJson(event.data, { maxDepth: MAX_EVENT_DEPTH, maxBytes: MAX_EVENT_BYTES });
  return parsed.ok ? fieldsOf(parsed.value) : null;
}

/** The name of a schema where an API wants one: at most 64 of [A-Za-z0-9_-]. */
export function schemaName(schema: WireSchema): string {
  return schema.title.replace(/[^\w-]/g, '_').slice(0, 64);
}

/** The system text, with the schema in words where the server cannot be given it otherwise. */
export function systemWithSchema(request: ModelRequest): string {
  return `${request.system}\n\nAnswer with one JSON object and nothing else. It satisfies this JSON Schema:\n${JSON.stringify(request.schema)}`;
}
