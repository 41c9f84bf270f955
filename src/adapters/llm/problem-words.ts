/**
 * Words by which OpenAI-compatible servers and clouds say what their status does not. Each was read in errors that users of
 * these servers reported.
 */
import type { ModelFault } from '../../domain/errors.ts';

/** A fault of the request though the status blames the model or the server: the same request would meet it again. */
const REQUEST_AT_FAULT =
  /handle the requested parameters|\bjinja\b|raise_exception|system role not supported|roles must alternate|(?:parse|initialize) (?:the )?grammar|UnsupportedParamsError|invalid think value|think value .{1,40} is not supported/i;

/**
 * Statuses that come with them: OpenRouter says 404 where no server behind it takes all fields, llama.cpp 500 where a
 * template or a grammar fails, LiteLLM 500 where Ollama behind it says 400.
 */
const STATUSES: ReadonlySet<number> = new Set([400, 404, 422, 500]);

/** Whether a status is one that comes with the fault of a field. */
export function isFieldStatus(status: number): boolean {
  return STATUSES.has(status);
}

/** An allowance of a day (GitHub Models, free models of OpenRouter) does not come back within a run. */
const DAY_IS_USED_UP = /\bper 86400s\b|ByDay\b|\bfree-models-per-day\b/;

/** Whether the allowance of the day is used up. */
export function isDayUsedUp(words: string): boolean {
  return DAY_IS_USED_UP.test(words);
}

/** GitHub Models says with status 400 that it does not know a model. */
const UNKNOWN_MODEL = /\bunknown_model\b/;

/**
 * vLLM counts what the prompt leaves for the answer, and names no context where that is less than nothing; llama.cpp says
 * it with status 500 as well.
 */
const PROMPT_TOO_LONG =
  /exceed_context_size|context size has been exceeded|tokens_limit_reached|max_tokens must be at least 1, got -/i;

/** The limit of the answer is what is too large, not the prompt; servers tell the size of the context beside it. */
const LIMIT_TOO_LARGE =
  /max_(?:completion_|output_)?tokens['"`]?(?: is| are)? too (?:large|high)|supports at most \d+ completion tokens/i;

/** What the words of an error mean whatever its status says by itself; null where they say nothing of that kind. */
export function faultInWords(status: number, words: string): ModelFault | null {
  if (LIMIT_TOO_LARGE.test(words)) return 'bad-request';
  if (status <= 500 && PROMPT_TOO_LONG.test(words)) return 'too-large';
  if (status === 400 && UNKNOWN_MODEL.test(words)) return 'not-found';
  return STATUSES.has(status) && REQUEST_AT_FAULT.test(words) ? 'bad-request' : null;
}

/** Codes of services that do not want to answer this question. */
const REFUSED =
  /\b(?:content_filter|content_policy_violation|ResponsibleAIPolicyViolation|invalid_prompt|bio_policy|misalignment_policy_violation|flagged_input)\b/;

/** LiteLLM passes on the refusal of the service behind it under the code "400". */
const REFUSED_BEHIND = /\bContentPolicyViolationError\b/;

/** The service's word for its refusal where an error says that it does not want to answer; null in every other. */
export function refusalIn(status: number, code: string, message: string): string | null {
  if (status !== 400 && status !== 403) return null;
  const [word] = REFUSED.exec(code) ?? REFUSED_BEHIND.exec(message) ?? [];
  return word ?? null;
}
