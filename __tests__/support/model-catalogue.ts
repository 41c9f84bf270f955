/** A loopback server that tells of models as vendors do, and answers nothing else. */
import { type RecordedRequest, startLoopback } from './loopback-server.ts';

/** What one path answers; `silence` never ends. */
export type CatalogueReply =
  | {
      readonly status?: number;
      readonly type?: string;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body: unknown;
    }
  | 'silence'
  | ((request: RecordedRequest) => CatalogueReply);

export type ModelCatalogue = {
  readonly origin: string;
  readonly requests: readonly RecordedRequest[];
  /** Sets what a path answers to GET; any other path, and any other method, is a 404 without words. */
  serve(path: string, reply: CatalogueReply): void;
  /** What every answer waits for from now on. */
  hold(until: () => Promise<void>): void;
  close(): Promise<void>;
};

/** Starts a catalogue that has no path at all. */
export async function startModelCatalogue(): Promise<ModelCatalogue> {
  const replies = new Map<string, CatalogueReply>();
  let wait = (): Promise<void> => Promise.resolve();
  const server = await startLoopback(async (request, response) => {
    await wait();
    let reply = (request.method === 'GET' ? replies.get(request.path) : undefined) ?? NO_PATH;
    while (typeof reply === 'function') reply = reply(request);
    if (reply === 'silence') return;
    const { status = 200, type = 'application/json', headers = {}, body } = reply;
    response.writeHead(status, { 'content-type': type, ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  return {
    origin: server.origin,
    requests: server.requests,
    serve: (path, reply) => void replies.set(path, reply),
    hold: (until) => {
      wait = until;
    },
    close: server.close,
  };
}

const NO_PATH: CatalogueReply = { status: 404, type: 'text/plain', body: 'no such path' };

/** A page as a portal or a proxy sends it. */
export const SIGN_IN_PAGE: CatalogueReply = {
  type: 'text/html; charset=utf-8',
  body: '<!doctype html><title>Sign in</title>',
};

const support = (isSupported: boolean) => ({ supported: isSupported });

/** Anthropic's description of a model; `newer` holds what the vendor added after its published description. */
export function anthropicModel(
  id: string,
  given: {
    readonly efforts?: readonly string[];
    readonly structured?: boolean;
    readonly newer?: object;
  } = {},
) {
  const { efforts = ['low', 'medium', 'high', 'xhigh', 'max'], structured = true, newer = {} } = given;
  const levels = ['low', 'medium', 'high', 'xhigh', 'max'].map((level) => [
    level,
    support(efforts.includes(level)),
  ]);
  return {
    type: 'model',
    id,
    display_name: 'Claude',
    created_at: '2026-09-01T00:00:00Z',
    max_input_tokens: 1_000_000,
    max_tokens: 128_000,
    capabilities: {
      batch: support(true),
      citations: support(true),
      code_execution: support(false),
      context_management: {
        supported: true,
        clear_thinking_20251015: support(true),
        clear_tool_uses_20250919: support(true),
        compact_20260112: null,
      },
      effort: { ...support(efforts.length > 0), ...Object.fromEntries(levels) },
      image_input: support(true),
      pdf_input: support(true),
      structured_outputs: support(structured),
      thinking: { supported: true, types: { adaptive: support(true), enabled: support(false) } },
    },
    ...newer,
  };
}

/** Anthropic's error body. */
export function anthropicError(type: string, message: string) {
  return { type: 'error', error: { type, message }, request_id: 'req_loopback' };
}

/** OpenAI's description of a model; compatible servers add fields of their own. */
export function openAiModel(id: string, others: object = {}) {
  return { id, object: 'model', created: 1_790_000_000, owned_by: 'loopback', ...others };
}

/** The list of an OpenAI-compatible server. */
export function modelList(...models: readonly object[]) {
  return { object: 'list', data: models };
}

/** OpenAI's error body. */
export function openAiError(code: string, message: string) {
  return { error: { message, type: 'invalid_request_error', param: null, code } };
}

/** Google's description of a model. */
export function googleModel(id: string) {
  return {
    name: `models/${id}`,
    baseModelId: id,
    version: '001',
    displayName: 'Gemini',
    inputTokenLimit: 1_048_576,
    outputTokenLimit: 65_536,
    supportedGenerationMethods: ['generateContent', 'countTokens'],
  };
}
