/**
 * Converse, one shape for every model of Bedrock:
 * https://docs.aws.amazon.com/bedrock/latest/APIReference/API_runtime_Converse.html
 * Quirks: the schema is a text inside the request; which model answered is not said; `inputTokens` is only what no cache
 * held; a stream's usage comes after its stop reason.
 */
import type { ModelRequest, StopReason } from '../../domain/ports.ts';
import { NO_USAGE, type Usage } from '../../domain/usage.ts';
import type { ServerEvent } from '../sse.ts';
import type { BrokenReading, Change, Changes, ModelClientOptions, Reading } from './dialect.ts';
import { countOf, type Fields, fieldsOf, listOf, textOf } from './fields.ts';
import { endedEarly, eventFields, notAnAnswer, reading, schemaName, systemWithSchema } from './reading.ts';

const STOP_REASONS: Readonly<Record<string, StopReason>> = {
  end_turn: 'end',
  stop_sequence: 'end',
  max_tokens: 'length',
  model_context_window_exceeded: 'context',
  refusal: 'refusal',
  guardrail_intervened: 'refusal',
  content_filtered: 'refusal',
};

const NOTES: Readonly<Record<string, string>> = {
  guardrail_intervened: 'a guardrail of the account stopped the answer',
  content_filtered: 'a content filter stopped the answer',
};

/** What a model does not take. */
export const CONVERSE_CHANGES: readonly Change[] = [
  {
    name: 'no-effort',
    field: /reasoning_effort|additionalModelRequestFields/,
    note: 'the model refused "reasoning_effort": asked without it',
  },
  {
    name: 'no-format',
    field: /outputConfig|textFormat|json_?schema|structured output/i,
    note: 'the model refused "outputConfig.textFormat": the schema was described in the prompt instead',
  },
  {
    name: 'no-system',
    field: /\bsystem\b/,
    note: 'the model refused "system": its text stands before the first question',
  },
];

/** The request; its limits are those of the model. */
export function converseBody(request: ModelRequest, made: Changes, options: ModelClientOptions): Fields {
  const { binding, facts } = options;
  const withFormat = !made.has('no-format');
  const withSystem = !made.has('no-system');
  const system = withFormat ? request.system : systemWithSchema(request);
  return {
    messages: request.turns.map(({ role, text }, index) => ({
      role,
      content: [...(index === 0 && !withSystem ? [{ text: system }] : []), { text }],
    })),
    ...(withSystem ? { system: [{ text: system }] } : {}),
    inferenceConfig: { maxTokens: Math.min(request.maxOutputTokens, facts.maxOutputTokens) },
    ...(withFormat ? { outputConfig: { textFormat: textFormat(request) } } : {}),
    ...(binding.effort === null || made.has('no-effort')
      ? {}
      : { additionalModelRequestFields: { reasoning_effort: binding.effort } }),
  };
}

function textFormat({ schema }: ModelRequest): Fields {
  return {
    type: 'json_schema',
    structure: { jsonSchema: { name: schemaName(schema), schema: JSON.stringify(schema) } },
  };
}

/** Reads the answer as one document. */
export function readConverse(document: Fields): Reading | BrokenReading {
  const message = fieldsOf(fieldsOf(document.output).message);
  if (message.content === undefined) return notAnAnswer('the answer is not a message');
  const texts = listOf(message.content).map((block) => textOf(fieldsOf(block).text) ?? '');
  return finish(texts.join(''), textOf(document.stopReason), usageOf(fieldsOf(document.usage)));
}

/** What the events have told so far; `usage` is null until the last one came. */
type Progress = { text: string; stop: string | null; usage: Usage | null };

/** Reads the answer as a stream. Reasoning and events of the future are passed over. */
export async function readConverseEvents(
  events: AsyncIterable<ServerEvent>,
): Promise<Reading | BrokenReading> {
  const progress: Progress = { text: '', stop: null, usage: null };
  for await (const event of events) {
    const fields = eventFields(event);
    if (fields === null) return notAnAnswer('an event is not a JSON document');
    take(event.name, fields, progress);
    if (progress.usage !== null) break;
  }
  // A stop reason without usage is whole: nobody said what it cost.
  const { text, stop, usage } = progress;
  return stop === null ? endedEarly() : finish(text, stop, usage ?? NO_USAGE);
}

function take(name: string, fields: Fields, progress: Progress): void {
  if (name === 'contentBlockDelta') progress.text += textOf(fieldsOf(fields.delta).text) ?? '';
  else if (name === 'messageStop') progress.stop = textOf(fields.stopReason) ?? 'none';
  else if (name === 'metadata') progress.usage = usageOf(fieldsOf(fields.usage));
}

function finish(text: string, stop: string | null, usage: Usage): Reading {
  const word = stop ?? 'none';
  const note = NOTES[word];
  const notes = note === undefined ? [] : [note];
  return reading({ text, stop: STOP_REASONS[word] ?? 'other', word, usage, model: null, notes });
}

function usageOf(usage: Fields): Usage {
  const cacheRead = countOf(usage.cacheReadInputTokens);
  const cacheWrite = countOf(usage.cacheWriteInputTokens);
  return {
    input: countOf(usage.inputTokens) + cacheRead + cacheWrite,
    cacheRead,
    cacheWrite,
    output: countOf(usage.outputTokens),
  };
}
