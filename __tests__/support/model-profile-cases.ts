/** What OpenAI-compatible servers do to a question, and how it must end. */
import type { ModelFault } from '../../src/domain/errors.ts';
import {
  GITHUB_MODELS,
  LITELLM,
  LLAMA_CPP,
  LM_STUDIO,
  OLLAMA,
  OPENROUTER,
  REVIEW,
  VLLM,
} from './model-profiles.ts';
import type { Scripted } from './model-server.ts';

/** A body as the server sees it. */
export type SentBody = {
  readonly messages?: readonly { readonly role?: unknown; readonly content?: unknown }[];
  readonly response_format?: { readonly type?: string; readonly json_schema?: { readonly strict?: unknown } };
  readonly max_tokens?: unknown;
  readonly max_completion_tokens?: unknown;
  readonly reasoning_effort?: unknown;
  readonly stream_options?: unknown;
  readonly provider?: unknown;
};

export type ProfileCase = {
  readonly server: string;
  readonly does: string;
  /** The answer to a body; `tries` counts the requests before it. */
  readonly reply: (body: SentBody, tries: number) => Scripted;
  readonly ends: 'answer' | 'refusal' | ModelFault;
  readonly requests: number;
  /** The prompt is far longer than a context of 4,096 tokens. */
  readonly isLong?: true;
  /** One pattern for each note, in order. */
  readonly notes: readonly RegExp[];
  /** What the message of a failure says. */
  readonly says?: RegExp;
  /** Where the client thinks that it talks to. */
  readonly address?: string;
};

const STRICT = /the strict schema/;
const SCHEMA = /asked for a JSON object/;
const FORMAT = /in the prompt only/;
const EFFORT = /"reasoning_effort"/;
const SYSTEM = /role "system"/;
const LIMIT_SIZE = /size of the output limit/;
const LIMIT_NAME = /name of the output limit/;

const hasSystem = ({ messages }: SentBody): boolean => messages?.[0]?.role === 'system';
const formatOf = ({ response_format }: SentBody): string | undefined => response_format?.type;

const OLLAMA_CASES: readonly Omit<ProfileCase, 'server'>[] = [
  {
    does: 'knows the schema',
    reply: () => OLLAMA.stream(REVIEW, 60),
    ends: 'answer',
    requests: 1,
    notes: [],
  },
  {
    does: 'refuses the effort of a model that does not think',
    reply: (body) =>
      body.reasoning_effort === undefined
        ? OLLAMA.stream(REVIEW, 60)
        : OLLAMA.error(400, '"qwen3-coder:30b" does not support thinking', 'invalid_request_error'),
    ends: 'answer',
    requests: 2,
    notes: [EFFORT],
  },
  {
    does: 'refuses this effort of a model that thinks',
    reply: (body) =>
      body.reasoning_effort === undefined
        ? OLLAMA.stream(REVIEW, 60)
        : OLLAMA.error(500, 'think value "high" is not supported for this model', 'api_error'),
    ends: 'answer',
    requests: 2,
    notes: [EFFORT],
  },
  {
    does: 'does not have the model',
    reply: () => OLLAMA.error(404, 'model "qwen3-coder:30b" not found', 'not_found_error'),
    ends: 'not-found',
    requests: 1,
    notes: [],
    says: /not found/,
  },
  {
    does: 'cuts the prompt silently',
    reply: () => OLLAMA.stream(REVIEW, 4_096),
    isLong: true,
    ends: 'too-large',
    requests: 1,
    notes: [],
    says: /OLLAMA_CONTEXT_LENGTH/,
  },
];

const VLLM_CASES: readonly Omit<ProfileCase, 'server'>[] = [
  { does: 'knows the schema', reply: () => VLLM.stream(REVIEW), ends: 'answer', requests: 1, notes: [] },
  {
    does: 'knows JSON objects alone (0.5)',
    reply: (body) =>
      formatOf(body) === 'json_schema'
        ? VLLM.flatError(
            "[{'type': 'literal_error', 'loc': ('body', 'response_format', 'type'), 'msg': \"Input should be 'text' or 'json_object'\"}]",
          )
        : VLLM.stream(REVIEW),
    ends: 'answer',
    requests: 3,
    notes: [STRICT, SCHEMA],
  },
  {
    does: 'forbids fields that it does not know',
    reply: (body) =>
      body.reasoning_effort === undefined
        ? VLLM.stream(REVIEW)
        : VLLM.flatError(
            "[{'type': 'extra_forbidden', 'loc': ('body', 'reasoning_effort'), 'msg': 'Extra inputs are not permitted'}]",
          ),
    ends: 'answer',
    requests: 2,
    notes: [EFFORT],
  },
  {
    does: 'has a template without a system role',
    reply: (body) => (hasSystem(body) ? VLLM.flatError('System role not supported') : VLLM.stream(REVIEW)),
    ends: 'answer',
    requests: 2,
    notes: [SYSTEM],
  },
  {
    does: 'has a template whose roles alternate',
    reply: (body) =>
      hasSystem(body)
        ? VLLM.error('Conversation roles must alternate user/assistant/user/assistant/...')
        : VLLM.stream(REVIEW),
    ends: 'answer',
    requests: 2,
    notes: [SYSTEM],
  },
  {
    does: 'has less room for the answer than was asked for',
    reply: (body) =>
      body.max_tokens === undefined
        ? VLLM.stream(REVIEW)
        : VLLM.error(
            "'max_tokens' or 'max_completion_tokens' is too large: 32000. This model's maximum context length is 16384 tokens and your request has 900 input tokens",
          ),
    ends: 'answer',
    requests: 2,
    notes: [LIMIT_SIZE],
  },
  {
    does: 'has no room for the prompt',
    reply: () =>
      VLLM.flatError(
        "This model's maximum context length is 4096 tokens. However, you requested 5000 tokens",
      ),
    ends: 'too-large',
    requests: 1,
    notes: [],
  },
  {
    does: 'counts the room that the prompt leaves',
    reply: () => VLLM.flatError('max_tokens must be at least 1, got -186.'),
    ends: 'too-large',
    requests: 1,
    notes: [],
  },
  {
    does: 'takes the answer for reasoning',
    reply: () => VLLM.reasoningOnly(REVIEW),
    ends: 'answer',
    requests: 1,
    notes: [/as reasoning/],
  },
];

const LLAMA_CPP_CASES: readonly Omit<ProfileCase, 'server'>[] = [
  {
    does: 'knows the schema and counts nothing',
    reply: () => LLAMA_CPP.stream(REVIEW),
    ends: 'answer',
    requests: 1,
    notes: [],
  },
  {
    does: 'makes no grammar of the schema',
    reply: (body) =>
      formatOf(body) === 'json_schema'
        ? LLAMA_CPP.error(500, 'Failed to initialize samplers: failed to parse grammar', 'server_error')
        : LLAMA_CPP.stream(REVIEW),
    ends: 'answer',
    requests: 3,
    notes: [STRICT, SCHEMA],
  },
  {
    does: 'fails in a template without a system role',
    reply: (body) =>
      hasSystem(body)
        ? LLAMA_CPP.error(500, 'Jinja Exception: System role not supported', 'server_error')
        : LLAMA_CPP.stream(REVIEW),
    ends: 'answer',
    requests: 2,
    notes: [SYSTEM],
  },
  {
    does: 'has no room for the prompt',
    reply: () =>
      LLAMA_CPP.error(
        400,
        'request (14429 tokens) exceeds the available context size (8192 tokens), try increasing it',
        'exceed_context_size_error',
        { n_prompt_tokens: 14_429, n_ctx: 8_192 },
      ),
    ends: 'too-large',
    requests: 1,
    notes: [],
  },
  {
    does: 'says the same as a fault of the server',
    reply: () => LLAMA_CPP.error(500, 'Context size has been exceeded.', 'server_error'),
    ends: 'too-large',
    requests: 1,
    notes: [],
  },
  {
    does: 'says the same with status 200',
    reply: () =>
      LLAMA_CPP.errorInside(
        400,
        'the request exceeds the available context size',
        'exceed_context_size_error',
      ),
    ends: 'too-large',
    requests: 1,
    notes: [],
  },
  {
    does: 'still loads the model',
    reply: (_, tries) =>
      tries === 0 ? LLAMA_CPP.error(503, 'Loading model', 'unavailable_error') : LLAMA_CPP.stream(REVIEW),
    ends: 'answer',
    requests: 2,
    notes: [],
  },
];

const LM_STUDIO_CASES: readonly Omit<ProfileCase, 'server'>[] = [
  {
    does: 'accepts the schema and ignores it',
    reply: () => LM_STUDIO.stream(`Here is my review.\n\n\`\`\`json\n${REVIEW}\n\`\`\``),
    ends: 'answer',
    requests: 1,
    notes: [],
  },
  {
    does: 'gives the thoughts as text',
    reply: () => LM_STUDIO.stream(`<think>\nMaybe {"findings": [], "approved": true}\n</think>\n${REVIEW}`),
    ends: 'answer',
    requests: 1,
    notes: [],
  },
  {
    does: 'knows no JSON objects, and refuses the schema of this model',
    reply: (body) => {
      if (formatOf(body) === 'json_schema')
        return LM_STUDIO.error("'response_format.json_schema' is not supported");
      if (formatOf(body) === 'json_object') {
        return LM_STUDIO.error("'response_format.type' must be 'json_schema' or 'text'");
      }
      return LM_STUDIO.stream(REVIEW);
    },
    ends: 'answer',
    requests: 4,
    notes: [STRICT, SCHEMA, FORMAT],
  },
  {
    does: 'refuses a field once the stream has begun',
    reply: (body) =>
      body.reasoning_effort === undefined
        ? LM_STUDIO.stream(REVIEW)
        : LM_STUDIO.errorEvent("Unsupported field 'reasoning_effort'"),
    ends: 'answer',
    requests: 2,
    notes: [EFFORT],
  },
  {
    does: 'has no room for the prompt',
    reply: () =>
      LM_STUDIO.error(
        'Trying to keep 5000 tokens, but the model is loaded with context length of only 4096 tokens',
      ),
    ends: 'too-large',
    requests: 1,
    notes: [],
  },
  {
    does: 'loses its model in the middle',
    reply: () => LM_STUDIO.errorEvent('The model has crashed without additional information.'),
    ends: 'bad-answer',
    requests: 1,
    notes: [],
    says: /has crashed/,
  },
];

const NO_SERVER = 'No endpoints found that can handle the requested parameters.';

const OPENROUTER_CASES: readonly Omit<ProfileCase, 'server'>[] = [
  {
    does: 'is told to choose a server that knows all fields',
    reply: (body) =>
      JSON.stringify(body.provider) === '{"require_parameters":true}'
        ? OPENROUTER.stream(REVIEW)
        : OPENROUTER.error(500, 'the fields would have been dropped'),
    ends: 'answer',
    requests: 1,
    notes: [],
  },
  {
    does: 'has no server for the schema',
    reply: (body) =>
      formatOf(body) === 'json_schema' ? OPENROUTER.error(404, NO_SERVER) : OPENROUTER.stream(REVIEW),
    ends: 'answer',
    requests: 2,
    notes: [SCHEMA],
  },
  {
    does: 'has no server for the effort',
    reply: (body) =>
      body.reasoning_effort === undefined ? OPENROUTER.stream(REVIEW) : OPENROUTER.error(404, NO_SERVER),
    ends: 'answer',
    requests: 4,
    notes: [SCHEMA, FORMAT, EFFORT],
  },
  {
    does: 'has no server for what is left',
    reply: (body) =>
      body.provider === undefined ? OPENROUTER.stream(REVIEW) : OPENROUTER.error(404, NO_SERVER),
    ends: 'answer',
    requests: 5,
    notes: [SCHEMA, FORMAT, EFFORT, /left to the gateway/],
  },
  {
    does: 'has no server at all, though it knows the model',
    reply: () => OPENROUTER.error(404, NO_SERVER),
    ends: 'bad-request',
    requests: 5,
    notes: [SCHEMA, FORMAT, EFFORT, /left to the gateway/],
  },
  {
    does: 'passes on what the server behind it refuses',
    reply: (body) =>
      formatOf(body) === 'json_schema'
        ? OPENROUTER.error(400, 'Provider returned error', {
            raw: '{"error":{"message":"response_format json_schema is not supported"}}',
            provider_name: 'X',
          })
        : OPENROUTER.stream(REVIEW),
    ends: 'answer',
    requests: 3,
    notes: [STRICT, SCHEMA],
  },
  {
    does: 'does not know the model',
    reply: () => OPENROUTER.error(404, 'No endpoints found for anthropic/claude-0.'),
    ends: 'not-found',
    requests: 1,
    notes: [],
  },
  {
    does: 'has no money left',
    reply: () => OPENROUTER.error(402, 'Insufficient credits'),
    ends: 'quota',
    requests: 1,
    notes: [],
  },
  {
    does: 'has served all that is free today',
    reply: () => OPENROUTER.error(429, 'Rate limit exceeded: free-models-per-day'),
    ends: 'quota',
    requests: 1,
    notes: [],
  },
  {
    does: 'moderates the prompt away',
    reply: () =>
      OPENROUTER.error(403, 'The model requires moderation and your input was flagged', {
        reasons: ['violence'],
        flagged_input: 'kill the process',
      }),
    ends: 'refusal',
    requests: 1,
    notes: [],
  },
  {
    does: 'loses the server behind it in the middle',
    reply: (_, tries) => (tries === 0 ? OPENROUTER.brokenStream() : OPENROUTER.stream(REVIEW)),
    ends: 'answer',
    requests: 2,
    notes: [],
  },
];

const LITELLM_CASES: readonly Omit<ProfileCase, 'server'>[] = [
  {
    does: 'drops the schema silently, and counts nothing',
    reply: () => LITELLM.whole(`\`\`\`json\n${REVIEW}\n\`\`\``),
    ends: 'answer',
    requests: 1,
    notes: [],
  },
  {
    does: 'refuses what the model behind it does not know',
    reply: (body) => {
      const fields = [
        ...(body.response_format === undefined ? [] : ['response_format']),
        ...(body.reasoning_effort === undefined ? [] : ['reasoning_effort']),
      ];
      const list = fields.map((field) => `'${field}'`).join(', ');
      return fields.length === 0
        ? LITELLM.whole(REVIEW)
        : LITELLM.error(400, `UnsupportedParamsError: the model does not support parameters: [${list}]`);
    },
    ends: 'answer',
    requests: 5,
    notes: [STRICT, SCHEMA, FORMAT, EFFORT],
  },
  {
    does: 'takes its own refusal for a fault of the server',
    reply: (body) =>
      body.reasoning_effort === undefined
        ? LITELLM.whole(REVIEW)
        : LITELLM.error(500, "UnsupportedParamsError: does not support parameters: ['reasoning_effort']"),
    ends: 'answer',
    requests: 2,
    notes: [EFFORT],
  },
  {
    does: 'makes the schema a tool',
    reply: () => LITELLM.toolCall(REVIEW),
    ends: 'answer',
    requests: 1,
    notes: [/call of a tool/],
  },
  {
    does: 'passes on the refusal of a filter',
    reply: () => LITELLM.error(400, 'BadRequestError: litellm.ContentPolicyViolationError: filtered'),
    ends: 'refusal',
    requests: 1,
    notes: [],
  },
];

const GITHUB_CASES: readonly Omit<ProfileCase, 'server'>[] = [
  {
    does: 'answers, and counts nothing',
    reply: () => GITHUB_MODELS.stream(REVIEW),
    ends: 'answer',
    requests: 1,
    notes: [],
  },
  {
    does: 'wants the other name of the limit',
    reply: (body) =>
      body.max_completion_tokens === undefined
        ? GITHUB_MODELS.error(
            400,
            'unsupported_parameter',
            "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
          )
        : GITHUB_MODELS.stream(REVIEW),
    ends: 'answer',
    requests: 2,
    notes: [LIMIT_NAME],
  },
  {
    does: 'takes no more than 8,000 tokens',
    reply: () =>
      GITHUB_MODELS.error(
        413,
        'tokens_limit_reached',
        'Request body too large for gpt-6-luna. Max size: 8000 tokens.',
      ),
    ends: 'too-large',
    requests: 1,
    notes: [],
    says: /8000 tokens/,
  },
  {
    does: 'has answered enough for today',
    reply: () =>
      GITHUB_MODELS.error(
        429,
        'RateLimitReached',
        'Rate limit of 50 per 86400s exceeded for UserByModelByDay. Please wait 40000 seconds before retrying.',
      ),
    ends: 'quota',
    requests: 1,
    notes: [],
  },
  {
    does: 'does not know the model',
    reply: () => GITHUB_MODELS.error(400, 'unknown_model', 'Unknown model: openai/gpt-0'),
    ends: 'not-found',
    requests: 1,
    notes: [],
  },
  {
    does: 'does not take a token without the permission `models`',
    reply: () => GITHUB_MODELS.error(401, 'unauthorized', 'The `models` permission is required'),
    ends: 'auth',
    requests: 1,
    notes: [],
    says: /permission/,
  },
];

function of(
  server: string,
  cases: readonly Omit<ProfileCase, 'server'>[],
  address?: string,
): readonly ProfileCase[] {
  return cases.map((one) => ({ server, ...one, ...(address === undefined ? {} : { address }) }));
}

/** Every quirk of every server. */
export const PROFILE_CASES: readonly ProfileCase[] = [
  ...of('Ollama', OLLAMA_CASES),
  ...of('vLLM', VLLM_CASES),
  ...of('llama.cpp', LLAMA_CPP_CASES),
  ...of('LM Studio', LM_STUDIO_CASES),
  ...of('OpenRouter', OPENROUTER_CASES, 'https://openrouter.ai/api/v1'),
  ...of('LiteLLM', LITELLM_CASES),
  ...of('GitHub Models', GITHUB_CASES, 'https://models.github.ai/inference'),
];
