/** A loopback model server that speaks several dialects and answers by script. */
import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { type RecordedRequest, startLoopback } from './loopback-server.ts';
import { BEDROCK_PING, formatBedrock, isBedrock, readBedrockPath } from './model-bedrock.ts';
import { signatureProblem } from './model-bedrock-signature.ts';
import { readGooglePath } from './model-google.ts';
import { type Task, taskOf, usualConsultation, withRows } from './model-task.ts';
import {
  type ApiError,
  ERROR_CODES,
  errorBody,
  errorEvent,
  formatEvents,
  type ModelDialect,
  openAiFailure,
  type Said,
  streamEvents,
  type WireEvent,
  wholeBody,
} from './model-wire.ts';

/** What a server does with one request. */
export type Scripted =
  | { readonly kind: 'ok'; readonly text: string; readonly usage?: Partial<Said['usage']> }
  | { readonly kind: 'cut'; readonly text: string }
  | { readonly kind: 'context'; readonly text: string }
  | { readonly kind: 'refusal'; readonly partial?: string }
  | ({ readonly kind: 'error'; readonly headers?: Readonly<Record<string, string>> } & Partial<ApiError> & {
        readonly status: number;
      })
  | { readonly kind: 'reset'; readonly when: 'before-headers' | 'mid-body' | 'short-length' }
  | { readonly kind: 'drip'; readonly text: string; readonly everyMs: number }
  | { readonly kind: 'silence'; readonly after: 'nothing' | 'first-bytes' }
  | { readonly kind: 'late'; readonly ms: number; readonly next: Scripted }
  | { readonly kind: 'pings'; readonly everyMs: number }
  | { readonly kind: 'raw'; readonly type: string; readonly body: string; readonly status?: number }
  | { readonly kind: 'refuses'; readonly field: string; readonly words?: string; readonly next: Scripted }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: number }
  | { readonly kind: 'gzip-bomb'; readonly bytes: number }
  | { readonly kind: 'huge-headers'; readonly bytes: number }
  | ({ readonly kind: 'stream-error'; readonly partial?: string } & ApiError)
  | { readonly kind: 'failed-response'; readonly code: string }
  | { readonly kind: 'no-end'; readonly text: string };

/** A request as the server understood it. */
export type ModelCall = {
  readonly task: Task;
  readonly dialect: ModelDialect;
  readonly model: string;
  readonly isStream: boolean;
  readonly body: Readonly<Record<string, unknown>>;
  readonly request: RecordedRequest;
};

export type ScriptRule = {
  /** Reviews alone unless a task of triage is named. */
  readonly task?: Task | 'any';
  readonly dialect?: ModelDialect;
  readonly model?: string;
  readonly when?: (call: ModelCall) => boolean;
};

export type ModelServer = {
  readonly origin: string;
  /** The base address that a client of this dialect is given. */
  baseUrl(dialect: ModelDialect): string;
  readonly calls: readonly ModelCall[];
  readonly requests: readonly RecordedRequest[];
  /** Answers matching requests in this order; the last answer goes on. The rule that was added last counts first. */
  script(rule: ScriptRule, ...answers: readonly (Scripted | ((call: ModelCall) => Scripted))[]): void;
  close(): Promise<void>;
};

/** An answer without findings, as a reviewer gives it. */
export const CLEAN_REVIEW = JSON.stringify({ findings: [], approved: true });

/** JSON in a Markdown fence with a sentence before it. */
export function fenced(text: string): string {
  return `Here is the review:\n\n\`\`\`json\n${text}\n\`\`\`\n`;
}

const PATHS: Readonly<Record<string, ModelDialect>> = {
  '/v1/messages': 'anthropic',
  '/v1/responses': 'openai',
  '/v1/chat/completions': 'openai-compatible',
  '/openai/v1/responses': 'openai',
  '/openai/v1/chat/completions': 'openai-compatible',
};

const HTML_PAGE =
  '<!doctype html><html><head><title>Sign in</title></head><body>Please sign in.</body></html>';

/** Bytes of English and code that common tokenizers make one token of. */
const BYTES_PER_TOKEN = 3.6;

/**
 * Starts a server on a free port. Without a script every review is clean, and triage is told that every group is a defect
 * and that everybody upholds what they said. A whole review that says nothing of the rules it is asked about gets a row
 * for each of them.
 */
export async function startModelServer(): Promise<ModelServer> {
  const calls: ModelCall[] = [];
  const rules: { rule: ScriptRule; answers: (Scripted | ((call: ModelCall) => Scripted))[] }[] = [];
  const answerFor = (call: ModelCall): Scripted => {
    const found = rules.find(({ rule }) => matches(rule, call));
    const next = found !== undefined && found.answers.length > 1 ? found.answers.shift() : found?.answers[0];
    if (next === undefined) return { kind: 'ok', text: usualText(call) };
    return typeof next === 'function' ? next(call) : next;
  };
  const server = await startLoopback(async (request, response) => {
    const call = readCall(request);
    if (call === null) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('no such path');
      return;
    }
    calls.push(call);
    await answer(call, wrongSignature(call) ?? answerFor(call), response);
  });
  return {
    origin: server.origin,
    baseUrl: (dialect) =>
      dialect === 'anthropic' || dialect === 'google' || isBedrock(dialect)
        ? server.origin
        : `${server.origin}/v1`,
    calls,
    requests: server.requests,
    script: (rule, ...answers) => {
      rules.unshift({ rule, answers: [...answers] });
    },
    close: server.close,
  };
}

/** What Bedrock says to a signature that is not right. */
function wrongSignature({ dialect, request }: ModelCall): Scripted | null {
  if (!isBedrock(dialect) || !request.headers.authorization?.startsWith('AWS4')) return null;
  const message = signatureProblem(request);
  return message === null ? null : { kind: 'error', status: 403, code: 'InvalidSignatureException', message };
}

function usualText(call: ModelCall): string {
  const { task } = call;
  return task === 'review' ? CLEAN_REVIEW : usualConsultation({ ...call, task });
}

function matches(rule: ScriptRule, call: ModelCall): boolean {
  if (rule.task !== 'any' && (rule.task ?? 'review') !== call.task) return false;
  if (rule.dialect !== undefined && rule.dialect !== call.dialect) return false;
  if (rule.model !== undefined && rule.model !== call.model) return false;
  return rule.when === undefined || rule.when(call);
}

function readCall(request: RecordedRequest): ModelCall | null {
  if (request.method !== 'POST') return null;
  const bedrock = readBedrockPath(request.path);
  if (bedrock !== null) {
    const body = JSON.parse(request.body) as Record<string, unknown>;
    return { task: taskOf({ body }), ...bedrock, body, request };
  }
  const google = readGooglePath(request.path);
  const dialect = google === null ? PATHS[request.path] : 'google';
  if (dialect === undefined) return null;
  const body = JSON.parse(request.body) as Record<string, unknown>;
  if (google !== null) return { task: taskOf({ body }), dialect, ...google, body, request };
  const isStream = body.stream === true;
  return { task: taskOf({ body }), dialect, model: String(body.model), isStream, body, request };
}

function said(call: ModelCall, text: string, stop: Said['stop'], usage: Partial<Said['usage']> = {}): Said {
  const input = Math.ceil(Buffer.byteLength(call.request.body) / BYTES_PER_TOKEN);
  const output = 64 + Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN);
  return { model: call.model, text, stop, usage: { input, output, ...usage } };
}

async function answer(call: ModelCall, scripted: Scripted, response: ServerResponse): Promise<void> {
  switch (scripted.kind) {
    case 'ok':
      return sendSaid(call, said(call, withRows(call, scripted.text), 'end', scripted.usage), response);
    case 'cut':
      return sendSaid(call, said(call, scripted.text, 'length'), response);
    case 'context':
      return sendSaid(call, said(call, scripted.text, 'context'), response);
    case 'refusal':
      return sendSaid(call, said(call, scripted.partial ?? '', 'refusal'), response);
    case 'late':
      await delay(scripted.ms, undefined, { ref: false });
      return answer(call, scripted.next, response);
    case 'refuses':
      return refuseField(call, scripted, response);
    default:
      return misbehave(call, scripted, response);
  }
}

type Misbehaviour = Exclude<Scripted, { kind: 'ok' | 'cut' | 'context' | 'refusal' | 'late' | 'refuses' }>;

function misbehave(call: ModelCall, scripted: Misbehaviour, response: ServerResponse): void | Promise<void> {
  switch (scripted.kind) {
    case 'error':
      return sendError(call, scripted, response);
    case 'reset':
      return reset(call, scripted.when, response);
    case 'drip':
      return drip(call, scripted, response);
    case 'pings':
      return ping(call, scripted.everyMs, response);
    case 'silence':
      if (scripted.after === 'first-bytes') startStream(call, response).write(pingOf(call));
      return;
    case 'raw':
      response.writeHead(scripted.status ?? 200, { 'content-type': scripted.type }).end(scripted.body);
      return;
    case 'redirect':
      response.writeHead(scripted.status, { location: scripted.to }).end();
      return;
    case 'gzip-bomb':
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
      response.end(gzipSync(Buffer.alloc(scripted.bytes, 0x20)));
      return;
    case 'huge-headers':
      response.writeHead(200, { 'content-type': 'application/json', 'x-filler': 'x'.repeat(scripted.bytes) });
      response.end('{}');
      return;
    default:
      return breakStream(call, scripted, response);
  }
}

/** A page of HTML with status 200, as a portal or a proxy sends it. */
export const HTML_200: Scripted = { kind: 'raw', type: 'text/html; charset=utf-8', body: HTML_PAGE };

/** The first half of a JSON document, ended as if it were whole. */
export const HALF_JSON: Scripted = { kind: 'raw', type: 'application/json', body: '{"findings": [{"sever' };

function sendSaid(call: ModelCall, words: Said, response: ServerResponse): void {
  if (!call.isStream) {
    response.writeHead(200, { 'content-type': 'application/json', 'x-request-id': 'req_loopback' });
    response.end(JSON.stringify(wholeBody(call.dialect, words)));
    return;
  }
  startStream(call, response).end(streamBytes(call, streamEvents(call.dialect, words)));
}

function streamBytes({ dialect }: ModelCall, events: readonly WireEvent[]): Buffer {
  return isBedrock(dialect) ? formatBedrock(dialect, events) : Buffer.from(formatEvents(events));
}

function pingOf(call: ModelCall): string | Buffer {
  if (isBedrock(call.dialect)) return formatBedrock(call.dialect, [BEDROCK_PING]);
  return call.dialect === 'anthropic' ? 'event: ping\ndata: {"type": "ping"}\n\n' : ': ping\n\n';
}

function startStream({ dialect }: ModelCall, response: ServerResponse): ServerResponse {
  const isBinary = isBedrock(dialect);
  return response.writeHead(200, {
    'content-type': isBinary ? 'application/vnd.amazon.eventstream' : 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache',
    'x-request-id': 'req_loopback',
  });
}

function sendError(
  call: ModelCall,
  scripted: Extract<Scripted, { kind: 'error' }>,
  response: ServerResponse,
): void {
  const { status } = scripted;
  const code = scripted.code ?? ERROR_CODES[status] ?? 'api_error';
  const message = scripted.message ?? `scripted status ${status}`;
  response.writeHead(status, {
    'content-type': 'application/json',
    'request-id': 'req_loopback',
    ...(isBedrock(call.dialect) ? { 'x-amzn-errortype': `${code}:http://internal.example/` } : {}),
    ...scripted.headers,
  });
  response.end(JSON.stringify(errorBody(call.dialect, { ...scripted, code, message })));
}

function refuseField(
  call: ModelCall,
  scripted: Extract<Scripted, { kind: 'refuses' }>,
  response: ServerResponse,
): void | Promise<void> {
  const { field, words, next } = scripted;
  if (!call.request.body.includes(`"${field}"`)) return answer(call, next, response);
  const message = words ?? `Unrecognized request argument supplied: ${field}`;
  const error = { kind: 'error', status: 400, code: 'invalid_request_error', message } as const;
  return sendError(call, { ...error, ...(words === undefined ? { param: field } : {}) }, response);
}

function reset(
  call: ModelCall,
  when: 'before-headers' | 'mid-body' | 'short-length',
  response: ServerResponse,
): void {
  const events = streamBytes(call, streamEvents(call.dialect, said(call, CLEAN_REVIEW, 'end')));
  if (when === 'mid-body') {
    startStream(call, response).write(events.subarray(0, events.length / 2), () => response.destroy());
    return;
  }
  if (when === 'short-length') {
    const body = JSON.stringify(wholeBody(call.dialect, said(call, CLEAN_REVIEW, 'end')));
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length + 100 });
    response.write(body, () => response.destroy());
    return;
  }
  response.destroy();
}

async function drip(
  call: ModelCall,
  scripted: Extract<Scripted, { kind: 'drip' }>,
  response: ServerResponse,
): Promise<void> {
  startStream(call, response);
  for (const byte of streamBytes(call, streamEvents(call.dialect, said(call, scripted.text, 'end')))) {
    if (response.destroyed) return;
    response.write(Buffer.from([byte]));
    await delay(scripted.everyMs, undefined, { ref: false });
  }
  response.end();
}

async function ping(call: ModelCall, everyMs: number, response: ServerResponse): Promise<void> {
  startStream(call, response);
  const first = streamEvents(call.dialect, said(call, '', 'end'))[0];
  if (first !== undefined) response.write(streamBytes(call, [first]));
  while (!response.destroyed) {
    response.write(pingOf(call));
    await delay(everyMs, undefined, { ref: false });
  }
}

type BrokenStream = Extract<Scripted, { kind: 'stream-error' | 'no-end' | 'failed-response' }>;

/** Half of the events, then the trouble. */
function breakStream(call: ModelCall, scripted: BrokenStream, response: ServerResponse): void {
  startStream(call, response);
  const text = scripted.kind === 'no-end' ? scripted.text : CLEAN_REVIEW;
  const events = streamEvents(call.dialect, said(call, text, 'end'));
  const begun: readonly WireEvent[] = events.slice(0, -3);
  response.write(streamBytes(call, begun));
  if (scripted.kind === 'stream-error')
    response.write(streamBytes(call, [errorEvent(call.dialect, scripted)]));
  if (scripted.kind === 'failed-response') {
    response.write(formatEvents([openAiFailure(call.model, scripted.code, 'The model failed.')]));
  }
  response.end();
}
