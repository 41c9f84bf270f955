/** What every forge's double does around an answer: order of requests, hooks, trouble, and the check of both ways. */
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from '../../../src/lib/thrown.ts';
import { type RecordedRequest, startLoopback } from '../loopback-server.ts';
import { createFaults } from './faults.ts';
import type { FaultAction, FaultRule, ForgeRequest, Reply } from './types.ts';

export type Serving<Request extends ForgeRequest> = {
  /** Makes a request of what arrived. */
  toRequest(recorded: RecordedRequest, index: number): Request;
  /** The answer, and what it does to the state; `dropComment`: one-based place of the comment that is lost. */
  work(request: Request, dropComment: number | null): Reply;
  /** Called with every answer that no fault replaced. */
  check(request: Request, reply: Reply): void;
  /** Told of failures of the double itself. */
  complain(text: string): void;
  /** Headers of every answer. */
  headers(request: Request): Readonly<Record<string, string>>;
  /** The document of a fault that names none. */
  readonly failed: unknown;
  readonly latencyMs: number;
};

export type Served<Request extends ForgeRequest> = {
  readonly origin: string;
  readonly requests: readonly Request[];
  fault(rule: FaultRule): void;
  /** Called before each request is answered, one after the other. */
  onRequest(hook: (request: Request, index: number) => void | Promise<void>): void;
  close(): Promise<void>;
};

/** Listens on a free port of this machine and answers until closed. */
export async function serve<Request extends ForgeRequest>(
  serving: Serving<Request>,
): Promise<Served<Request>> {
  const requests: Request[] = [];
  const hooks: ((request: Request, index: number) => void | Promise<void>)[] = [];
  const faults = createFaults();
  // Hooks see requests one by one, as a change in the middle of another request's answer could not be told.
  let queue: Promise<unknown> = Promise.resolve();
  const server = await startLoopback(async (recorded, response) => {
    const request = serving.toRequest(recorded, requests.length);
    requests.push(request);
    const hooked = queue.then(async () => {
      for (const hook of hooks) await hook(request, request.index);
    });
    queue = hooked.catch((error) => serving.complain(`a hook failed: ${messageOf(error)}`));
    await queue;
    const fault = faults.next(request);
    if (serving.latencyMs > 0) await sleep(serving.latencyMs);
    try {
      const reply = await answer(serving, request, fault);
      if (reply === null) return lose(response, fault?.action ?? 'drop');
      request.status = reply.status;
      const isForced = typeof fault?.action === 'object' && 'status' in fault.action;
      if (!isForced) serving.check(request, reply);
      send(response, reply, serving.headers(request));
    } catch (error) {
      serving.complain(`${request.method} ${request.path}: the double failed: ${messageOf(error)}`);
      send(response, { status: 500, json: serving.failed }, {});
    }
  });
  return {
    origin: server.origin,
    requests,
    fault: faults.add,
    onRequest: (hook) => hooks.push(hook),
    close: () => server.close(),
  };
}

type Fault = { readonly when: 'before' | 'after'; readonly action: FaultAction } | null;

/** The answer after what was to go wrong; null where none is to arrive. */
async function answer<Request extends ForgeRequest>(
  serving: Serving<Request>,
  request: Request,
  fault: Fault,
): Promise<Reply | null> {
  const work = (dropComment: number | null): Reply => {
    const reply = serving.work(request, dropComment);
    if (reply.changed === true) request.changed = true;
    return reply;
  };
  const action = fault?.action;
  if (action === undefined) return work(null);
  if (action === 'drop-comment') return work(1);
  if (typeof action === 'object' && 'dropComment' in action) return work(action.dropComment);
  if (typeof action === 'object' && 'delayMs' in action) {
    if (fault?.when === 'before') await sleep(action.delayMs);
    const reply = work(null);
    if (fault?.when === 'after') await sleep(action.delayMs);
    return reply;
  }
  if (fault?.when === 'after') work(null);
  if (typeof action === 'string') return null;
  return {
    status: action.status,
    ...(action.headers === undefined ? {} : { headers: action.headers }),
    ...(typeof action.body === 'string'
      ? { bytes: Buffer.from(action.body), contentType: 'text/html; charset=utf-8' }
      : { json: action.body ?? serving.failed }),
  };
}

function lose(response: ServerResponse, action: FaultAction): void {
  if (action !== 'hang') response.destroy();
}

function send(response: ServerResponse, reply: Reply, headers: Readonly<Record<string, string>>): void {
  if (response.destroyed) return;
  const body =
    reply.bytes ?? (reply.json === undefined ? Buffer.alloc(0) : Buffer.from(JSON.stringify(reply.json)));
  response.writeHead(reply.status, {
    ...(body.length === 0 ? {} : { 'content-type': reply.contentType ?? 'application/json; charset=utf-8' }),
    'content-length': String(body.length),
    ...headers,
    ...reply.headers,
  });
  response.end(body);
}
