/** What descriptions of models say, in the words of each vendor. */
import type { ModelInfo } from '../../domain/model-info.ts';
import { countOf, type Fields, fieldsOf, listOf, textOf } from './fields.ts';

const NOTHING_SAID: Omit<ModelInfo, 'id'> = {
  retired: null,
  retiresOn: null,
  maxInputTokens: null,
  maxOutputTokens: null,
  windowTokens: null,
  structuredOutput: null,
  efforts: null,
};

/**
 * Anthropic's `ModelInfo`. `lifecycle` alone tells that a model is gone: a date that has passed means that its end is
 * overdue. Null where the document describes no model.
 */
export function readAnthropicModel(document: Fields): ModelInfo | null {
  const id = textOf(document.id);
  if (id === null) return null;
  const lifecycle = textOf(document.lifecycle);
  const capabilities = fieldsOf(document.capabilities);
  return {
    ...NOTHING_SAID,
    id,
    retired: lifecycle === null ? null : lifecycle === 'retired',
    retiresOn: dayOf(document.retires_at),
    maxInputTokens: tokensOf(document.max_input_tokens),
    maxOutputTokens: tokensOf(document.max_tokens),
    structuredOutput: supportOf(capabilities.structured_outputs),
    efforts: effortsOf(capabilities.effort),
  };
}

/** OpenAI's `Model`: that it exists, and when it ends. Null where the document describes no model. */
export function readOpenAiModel(document: Fields): ModelInfo | null {
  const id = textOf(document.id);
  return id === null ? null : { ...NOTHING_SAID, id, retiresOn: dayOf(document.shutdown_date) };
}

/** Gemini's `Model`, whose name has a folder before the id. Null where the document describes no model. */
export function readGoogleModel(document: Fields): ModelInfo | null {
  const name = textOf(document.name);
  if (name === null) return null;
  return {
    ...NOTHING_SAID,
    id: name.replace(/^models\//, ''),
    maxInputTokens: tokensOf(document.inputTokenLimit),
    maxOutputTokens: tokensOf(document.outputTokenLimit),
  };
}

/**
 * An entry of a compatible server's list, with what some of them add: `max_model_len` (vLLM), `context_length`,
 * `top_provider` and `supported_parameters` (OpenRouter), `context_window` and `max_completion_tokens` (Groq),
 * `max_context_length` (LM Studio, Mistral). All count input and answer together.
 */
export function readListedModel(item: Fields): ModelInfo | null {
  const id = textOf(item.id);
  if (id === null) return null;
  const window = [item.max_model_len, item.context_length, item.context_window, item.max_context_length];
  const output = [fieldsOf(item.top_provider).max_completion_tokens, item.max_completion_tokens];
  const parameters = Array.isArray(item.supported_parameters) ? listOf(item.supported_parameters) : null;
  return {
    ...NOTHING_SAID,
    id,
    windowTokens: firstTokens(window),
    maxOutputTokens: firstTokens(output),
    structuredOutput: parameters?.includes('structured_outputs') ?? null,
  };
}

function firstTokens(values: readonly unknown[]): number | null {
  return values.map(tokensOf).find((tokens) => tokens !== null) ?? null;
}

/** Zero and what is no number say nothing. */
function tokensOf(value: unknown): number | null {
  const tokens = countOf(value);
  return tokens === 0 ? null : tokens;
}

/** The day of an RFC 3339 date or time. */
function dayOf(value: unknown): string | null {
  return /^\d{4}-\d{2}-\d{2}(?=T|$)/.exec(textOf(value) ?? '')?.[0] ?? null;
}

function supportOf(value: unknown): boolean | null {
  const { supported } = fieldsOf(value);
  return typeof supported === 'boolean' ? supported : null;
}

function effortsOf(value: unknown): readonly string[] | null {
  const isSupported = supportOf(value);
  if (isSupported !== true) return isSupported === null ? null : [];
  return Object.entries(fieldsOf(value)).flatMap(([name, level]) =>
    supportOf(level) === true ? [name] : [],
  );
}
