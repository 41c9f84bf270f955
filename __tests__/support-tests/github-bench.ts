import { type GitRepo, makeGitRepo, type TreeFile } from '../support/git-repo.ts';
import { type GitHubServer, startGitHub } from '../support/github/server.ts';
import type { Fields, GitHubOptions } from '../support/github/types.ts';

/** Lines `1` to `count`, some of them replaced; null removes one. */
export function numbered(count: number, changed: Readonly<Record<number, string | null>> = {}): string {
  return Array.from(
    { length: count },
    (_, index) => changed[index + 1] ?? (changed[index + 1] === null ? null : `line ${index + 1}`),
  )
    .filter((line) => line !== null)
    .map((line) => `${line}\n`)
    .join('');
}

function file(path: string, content: string | Buffer, mode = '100644'): TreeFile {
  return { path, mode, content: Buffer.from(content) };
}

export type Story = {
  readonly repo: GitRepo;
  readonly base: string;
  readonly head: string;
  /** The head with three lines more at the top of `src/pay.ts`, line 45 rewritten, and `src/new.ts` gone. */
  readonly next: string;
};

/** One change with files of every kind. Hunks of `src/pay.ts`: 17 to 23 and 42 to 48. */
export function tellStory(): Story {
  const repo = makeGitRepo();
  const same = [
    file('target.txt', 'pointed at\n'),
    file('link', 'target.txt', '120000'),
    file('latin', Buffer.from([0xe9, 0x0a])),
  ];
  const before = [
    file('gone.ts', numbered(4)),
    file('lib/old.ts', numbered(30)),
    file('moved/a.ts', numbered(9, { 1: 'moved' })),
    file('logo.png', Buffer.from([1, 0, 2])),
    file('big.json', numbered(3)),
    file('run.sh', 'true\n'),
    file('kind', 'was a file\n'),
    file('src/pay.ts', numbered(60)),
  ];
  const after = [
    file('core/new.ts', numbered(30, { 15: 'fifteen\nextra' })),
    file('moved/b.ts', numbered(9, { 1: 'moved' })),
    file('logo.png', Buffer.from([1, 0, 3])),
    file('big.json', numbered(100)),
    file('run.sh', 'true\n', '100755'),
    file('kind', 'target.txt', '120000'),
  ];
  const [base = '', head = '', next = ''] = repo.commit(
    [...same, ...before],
    [
      ...same,
      ...after,
      file('src/new.ts', 'new'),
      file('src/pay.ts', numbered(60, { 20: 'charge', 45: 'refund' })),
    ],
    [...same, ...after, file('src/pay.ts', `a\nb\nc\n${numbered(60, { 20: 'charge', 45: 'refund twice' })}`)],
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
  readonly server: GitHubServer;
  /** A request below the repository. */
  ask(spec: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  graphql(query: string, variables?: Fields): Promise<unknown>;
};

/** A server on the story, with a client that knows nothing of it. */
export async function openBench(story: Story, options: Partial<GitHubOptions> = {}): Promise<Bench> {
  const server = await startGitHub({
    repository: story.repo.dir,
    base: story.base,
    head: story.head,
    ...options,
  });
  const send = async (
    method: string,
    url: string,
    body: unknown,
    headers: Readonly<Record<string, string>>,
  ) => {
    const response = await fetch(url, {
      method,
      headers: { authorization: `Bearer ${server.token}`, ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: parsed(text) };
  };
  return {
    server,
    ask: (spec, body, headers = {}) => {
      const [method = '', path = ''] = spec.split(' ');
      return send(method, `${server.apiUrl}/repos/acme/shop/${path}`, body, headers);
    },
    graphql: async (query, variables = {}) =>
      (await send('POST', server.graphqlUrl, { query, variables }, {})).json,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
