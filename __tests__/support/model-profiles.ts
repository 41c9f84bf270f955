/** OpenAI-compatible servers as they are met: the shapes of their errors, of their streams and of their usage. */
import type { Scripted } from './model-server.ts';

type Json = Readonly<Record<string, unknown>>;

/** A review with one finding, as the panel reads it. */
export const REVIEW = JSON.stringify({
  findings: [
    {
      severity: 'important',
      category: 'correctness',
      file: 'src/a.ts',
      line: 3,
      quote: 'return a.b;',
      issue: 'The value is read before it is set',
      fix: 'Set it first.',
    },
  ],
  approved: true,
});

function json(status: number, document: unknown): Scripted {
  return { kind: 'raw', status, type: 'application/json', body: JSON.stringify(document) };
}

function events(lines: readonly string[]): Scripted {
  return { kind: 'raw', type: 'text/event-stream', body: lines.map((line) => `${line}\n\n`).join('') };
}

function data(document: unknown): string {
  return `data: ${JSON.stringify(document)}`;
}

function halves(text: string): readonly [string, string] {
  const middle = Math.floor(text.length / 2);
  return [text.slice(0, middle), text.slice(middle)];
}

/** Ollama: every chunk repeats the role, thoughts are `reasoning`, usage comes with a last chunk without choices. */
export const OLLAMA = {
  error: (status: number, message: string, type: string): Scripted =>
    json(status, { error: { message, type, param: null, code: null } }),
  stream: (text: string, promptTokens: number): Scripted => {
    const chunk = (delta: Json, finish: string | null) =>
      data({
        object: 'chat.completion.chunk',
        model: 'qwen3-coder:30b',
        system_fingerprint: 'fp_ollama',
        choices: [{ index: 0, delta: { role: 'assistant', ...delta }, finish_reason: finish }],
      });
    const [first, second] = halves(text);
    return events([
      chunk({ content: '', reasoning: 'Let me look at {"findings": []} first.' }, null),
      chunk({ content: first }, null),
      chunk({ content: second }, null),
      chunk({ content: '' }, 'stop'),
      data({ choices: [], usage: { prompt_tokens: promptTokens, completion_tokens: 90, total_tokens: 0 } }),
      'data: [DONE]',
    ]);
  },
};

/** vLLM: the error is the document (before 0.11) or lies in it; thoughts are `reasoning_content`. */
export const VLLM = {
  flatError: (message: string): Scripted =>
    json(400, { object: 'error', message, type: 'BadRequestError', param: null, code: 400 }),
  error: (message: string, param: string | null = null): Scripted =>
    json(400, { error: { message, type: 'BadRequestError', param, code: 400 } }),
  stream: (text: string): Scripted => {
    const chunk = (delta: Json, finish: string | null) =>
      data({
        object: 'chat.completion.chunk',
        model: 'm',
        choices: [{ index: 0, delta, finish_reason: finish }],
      });
    return events([
      chunk({ role: 'assistant', content: '' }, null),
      chunk({ reasoning_content: 'I see nothing: {"findings": [], "approved": true}' }, null),
      chunk({ content: text, reasoning_content: null }, null),
      chunk({ content: '' }, 'stop'),
      data({
        choices: [],
        usage: { prompt_tokens: 120, completion_tokens: 40, prompt_tokens_details: null },
      }),
      'data: [DONE]',
    ]);
  },
  reasoningOnly: (text: string): Scripted =>
    json(200, {
      object: 'chat.completion',
      model: 'm',
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content: null, reasoning_content: text },
          finish_reason: 'stop',
        },
      ],
      usage: { prompt_tokens: 120, completion_tokens: 40 },
    }),
};

/** llama.cpp: the code is a number, timings stand beside the choices, usage only where it is asked for. */
export const LLAMA_CPP = {
  error: (status: number, message: string, type: string, more: Json = {}): Scripted =>
    json(status, { error: { code: status, message, type, ...more } }),
  errorInside: (code: number, message: string, type: string): Scripted =>
    events([data({ error: { code, message, type } })]),
  stream: (text: string): Scripted =>
    events([
      data({ choices: [{ index: 0, delta: { role: 'assistant', content: null }, finish_reason: null }] }),
      data({ choices: [{ index: 0, delta: { content: text }, finish_reason: null }] }),
      data({
        choices: [{ index: 0, delta: {}, finish_reason: 'stop' }],
        timings: { prompt_n: 12, predicted_n: 40 },
      }),
      'data: [DONE]',
    ]),
};

/** LM Studio: an error is a sentence, or an event of that name once the stream has begun. */
export const LM_STUDIO = {
  error: (message: string): Scripted => json(400, { error: message }),
  errorEvent: (message: string): Scripted => events([`event: error\n${data({ error: { message } })}`]),
  stream: (text: string): Scripted =>
    events([
      data({
        model: 'm',
        choices: [{ index: 0, delta: { role: 'assistant', content: text }, finish_reason: null }],
      }),
      data({ model: 'm', choices: [{ index: 0, delta: {}, logprobs: null, finish_reason: 'stop' }] }),
      'data: [DONE]',
    ]),
};

/** OpenRouter: the code is the status, what the server behind it said lies in `metadata`; comments keep a stream awake. */
export const OPENROUTER = {
  error: (code: number, message: string, metadata?: Json): Scripted =>
    json(code, {
      error: { code, message, ...(metadata === undefined ? {} : { metadata }) },
      user_id: 'user_1',
    }),
  stream: (text: string): Scripted =>
    events([
      ': OPENROUTER PROCESSING',
      data({ provider: 'X', model: 'anthropic/claude-sonnet-5-5', choices: [{ delta: { content: text } }] }),
      data({
        choices: [{ delta: { content: '' }, finish_reason: 'stop', native_finish_reason: 'end_turn' }],
      }),
      data({ choices: [{ delta: {} }], usage: { prompt_tokens: 120, completion_tokens: 40, cost: 0.001 } }),
      'data: [DONE]',
    ]),
  brokenStream: (): Scripted =>
    events([
      data({ choices: [{ delta: { content: '{"findings": [' } }] }),
      data({
        error: { code: 502, message: 'Provider disconnected' },
        choices: [{ delta: { content: '' }, finish_reason: 'error' }],
      }),
    ]),
};

/** LiteLLM: the code is the status as a text, the sentence begins with the class of the error; no usage unless asked. */
export const LITELLM = {
  error: (status: number, message: string): Scripted =>
    json(status, {
      error: {
        message: `litellm.${message}`,
        type: 'invalid_request_error',
        param: null,
        code: String(status),
      },
    }),
  whole: (text: string): Scripted =>
    json(200, {
      object: 'chat.completion',
      model: 'team-model',
      choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
    }),
  toolCall: (text: string): Scripted => {
    const [first, second] = halves(text);
    const call = (fields: Json) => ({ index: 0, type: 'function', ...fields });
    return events([
      data({
        choices: [
          {
            delta: {
              content: null,
              tool_calls: [call({ id: 'call_1', function: { name: 'json_tool_call', arguments: '' } })],
            },
          },
        ],
      }),
      data({ choices: [{ delta: { tool_calls: [call({ function: { arguments: first } })] } }] }),
      data({ choices: [{ delta: { tool_calls: [call({ function: { arguments: second } })] } }] }),
      data({ choices: [{ delta: {}, finish_reason: 'tool_calls' }] }),
      'data: [DONE]',
    ]);
  },
};

/** GitHub Models: `details` repeats the sentence; what was filtered and the index stand beside the delta. */
export const GITHUB_MODELS = {
  error: (status: number, code: string, message: string): Scripted =>
    json(status, { error: { code, message, details: message } }),
  stream: (text: string): Scripted =>
    events([
      data({ choices: [], prompt_filter_results: [{ prompt_index: 0, content_filter_results: {} }] }),
      data({ model: 'gpt-6-luna', choices: [{ content_filter_results: {}, delta: { content: text } }] }),
      data({ choices: [{ delta: {}, finish_reason: 'stop' }] }),
      'data: [DONE]',
    ]),
};
