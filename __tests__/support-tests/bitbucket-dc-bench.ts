/** A server with one change of every kind, and a client that knows nothing of it. */
import { startBitbucketDc } from '../support/bitbucket-dc/server.ts';
import type { BitbucketDcServer, BitbucketDcServerOptions } from '../support/bitbucket-dc/types.ts';
import { type GitRepo, makeGitRepo, type TreeFile } from '../support/git-repo.ts';

/** Lines `line 1` to `line <count>`, some of them replaced; a replacement may hold several. */
export function lines(count: number, changed: Readonly<Record<number, string>> = {}): string {
  return Array.from({ length: count }, (_, index) => `${changed[index + 1] ?? `line ${index + 1}`}\n`).join(
    '',
  );
}

function file(path: string, content: string | Buffer, mode = '100644'): TreeFile {
  return { path: Buffer.from(path).toString('latin1'), mode, content: Buffer.from(content) };
}

export type Change = {
  readonly repo: GitRepo;
  readonly base: string;
  readonly head: string;
  /** The head with two lines more at the top of `src/pay.ts`, line 60 rewritten and `lib/added.ts` gone. */
  readonly next: string;
};

/** `src/pay.ts`: line 30 rewritten and one added after it, line 60 rewritten. */
export function makeChange(): Change {
  const repo = makeGitRepo();
  const before = [
    file('src/pay.ts', lines(90)),
    file('lib/old.ts', lines(40)),
    file('gone.ts', lines(3)),
    file('logo.png', Buffer.from([0, 1, 2])),
    file('run.sh', 'true\n'),
    file('same.ts', lines(2)),
    file('tpl.ts', lines(30)),
  ];
  const kept = [
    file('same.ts', lines(2)),
    file('logo.png', Buffer.from([0, 1, 3])),
    file('run.sh', 'true\n', '100755'),
    file('lib/a b#é.ts', lines(40, { 20: 'twenty' })),
    file('tpl.ts', lines(30, { 1: 'first' })),
    file('copy.ts', lines(30)),
  ];
  const pay = lines(90, { 30: 'charge\ncharge again', 60: 'refund' });
  const [base = '', head = '', next = ''] = repo.commit(
    before,
    [...kept, file('lib/added.ts', 'one\ntwo'), file('src/pay.ts', pay)],
    [...kept, file('src/pay.ts', `a\nb\n${pay.replace('refund', 'refund twice')}`)],
  );
  return { repo, base, head, next };
}

export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Undefined where the text is no JSON. */
  readonly json: unknown;
};

export type Bench = {
  readonly server: BitbucketDcServer;
  /** A request below the repository, or below `/rest` where the path begins with a slash. */
  ask(spec: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer>;
};

/** Starts a server on the change. */
export async function openBench(
  change: Change,
  options: Partial<BitbucketDcServerOptions> = {},
): Promise<Bench> {
  const server = await startBitbucketDc({
    repository: change.repo.dir,
    base: change.base,
    head: change.head,
    ...options,
  });
  const below = `/api/latest/projects/${options.project ?? 'ACME'}/repos/${options.repo ?? 'shop'}`;
  return {
    server,
    ask: async (spec, body, headers = {}) => {
      const [method = '', path = ''] = spec.split(' ');
      const response = await fetch(
        `${server.serverUrl}/rest${path.startsWith('/') ? path : `${below}/${path}`}`,
        {
          method,
          headers: {
            authorization: `Bearer ${server.token}`,
            ...(method === 'GET' ? {} : { 'x-atlassian-token': 'no-check' }),
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...headers,
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        },
      );
      const text = await response.text();
      return { status: response.status, headers: response.headers, text, json: parsed(text) };
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What an answer refuses with: status, the server's name of the error without its package, and the field. */
export function refusal({ status, json }: Answer): readonly unknown[] {
  const [error] = Array.isArray(Object(json).errors) ? Object(json).errors : [{}];
  return [status, String(error.exceptionName ?? '').replace(/^.*\./, ''), error.context ?? null];
}
