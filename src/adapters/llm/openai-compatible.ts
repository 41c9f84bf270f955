/**
 * Chat Completions as OpenAI-compatible servers speak it (Ollama, vLLM, llama.cpp, LM Studio, OpenRouter, LiteLLM, Azure).
 * https://platform.openai.com/docs/api-reference/chat. Quirks: every server knows other fields, so that what one refuses
 * by name is dropped or swapped once; some cut a long prompt without a word.
 */
import type { ModelClient, ModelRequest } from '../../domain/ports.ts';
import type { Changes, Dialect, ModelClientOptions } from './dialect.ts';
import { createModelClient } from './exchange.ts';
import type { Fields } from './fields.ts';
import { COMPATIBLE_CHANGES } from './openai-compatible-changes.ts';
import { readStream, readWhole } from './openai-compatible-reading.ts';
import { schemaName, systemWithSchema } from './reading.ts';

/** A gateway is as silent as the reasoning model behind it. */
const IDLE_MS = 10 * 60_000;

/** These want `max_completion_tokens`; Ollama, llama.cpp and LM Studio know only `max_tokens`. */
const NEW_LIMIT_HOST = /^api\.openai\.com$|\.openai\.azure\.com$|\.services\.ai\.azure\.com$/;

/** A gateway that drops fields its servers do not know, unless it is told to choose one that knows them all. */
const OPENROUTER_HOST = /^(?:.+\.)?openrouter\.ai$/;

/** A client for one model behind an OpenAI-compatible server. */
export function createOpenAiCompatibleClient(options: ModelClientOptions): ModelClient {
  return createModelClient(chatDialect(options), options);
}

/** How Chat Completions is spoken, here and where others serve it. */
export function chatDialect(options: ModelClientOptions): Dialect {
  return {
    url: `${options.baseUrl}/chat/completions`,
    idleMs: IDLE_MS,
    headers: (apiKey): Readonly<Record<string, string>> =>
      apiKey === null ? {} : { authorization: `Bearer ${apiKey}` },
    body: (request, made) => bodyOf(request, made, options),
    changes: COMPATIBLE_CHANGES,
    readWhole,
    readStream,
  };
}

function bodyOf(request: ModelRequest, made: Changes, options: ModelClientOptions): Fields {
  const { binding } = options;
  const withEffort = binding.effort !== null && !made.has('no-effort');
  const format = formatOf(request, made);
  return {
    model: binding.model,
    messages: messagesOf(request, made),
    ...limitOf(request, made, options),
    ...(format === null ? {} : { response_format: format }),
    ...(withEffort ? { reasoning_effort: binding.effort } : {}),
    ...streamOf(made),
    ...routingOf(made, options),
  };
}

function formatOf(request: ModelRequest, made: Changes): Fields | null {
  if (made.has('no-format')) return null;
  if (made.has('json-object')) return { type: 'json_object' };
  const { schema } = request;
  const strict = made.has('no-strict') ? {} : { strict: true };
  return { type: 'json_schema', json_schema: { name: schemaName(schema), schema, ...strict } };
}

function messagesOf(request: ModelRequest, made: Changes): readonly Fields[] {
  const isDescribed = made.has('json-object') || made.has('no-format');
  const system = isDescribed ? systemWithSchema(request) : request.system;
  const turns = request.turns.map(({ role, text }) => ({ role, content: text }));
  const [first, ...others] = turns;
  if (first === undefined || !made.has('no-system')) return [{ role: 'system', content: system }, ...turns];
  return [{ ...first, content: `${system}\n\n${first.content}` }, ...others];
}

function limitOf(request: ModelRequest, made: Changes, options: ModelClientOptions): Fields {
  if (made.has('no-limit')) return {};
  const limit = Math.min(request.maxOutputTokens, options.facts.maxOutputTokens);
  const isNew = NEW_LIMIT_HOST.test(new URL(options.baseUrl).hostname) !== made.has('other-limit');
  return isNew ? { max_completion_tokens: limit } : { max_tokens: limit };
}

function streamOf(made: Changes): Fields {
  if (made.has('no-stream')) return { stream: false };
  return {
    stream: true,
    ...(made.has('no-stream-options') ? {} : { stream_options: { include_usage: true } }),
  };
}

/** See https://openrouter.ai/docs/features/provider-routing. */
function routingOf(made: Changes, { baseUrl }: ModelClientOptions): Fields {
  const isRouted = OPENROUTER_HOST.test(new URL(baseUrl).hostname) && !made.has('no-requirement');
  return isRouted ? { provider: { require_parameters: true } } : {};
}
