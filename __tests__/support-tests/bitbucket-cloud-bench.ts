import { request as send } from 'node:http';
import { text } from 'node:stream/consumers';
import { type BitbucketCloudServer, startBitbucketCloud } from '../support/bitbucket-cloud/server.ts';
import type { BitbucketCloudOptions } from '../support/bitbucket-cloud/types.ts';
import type { Answer, Story } from './github-bench.ts';

type Headers = Readonly<Record<string, string>>;

export type Bench = {
  readonly server: BitbucketCloudServer;
  /** A request below the repository. Redirects are not followed. */
  ask(spec: string, body?: unknown, headers?: Headers): Promise<Answer>;
  /** A request below the API's address. */
  call(spec: string, headers?: Headers): Promise<Answer>;
};

/** A server on the story, with a client that knows nothing of it. */
export async function openBench(story: Story, options: Partial<BitbucketCloudOptions> = {}): Promise<Bench> {
  const server = await startBitbucketCloud({
    repository: story.repo.dir,
    base: story.base,
    head: story.head,
    ...options,
  });
  const ask = async (method: string, path: string, body: unknown, headers: Headers): Promise<Answer> => {
    const url = path.startsWith('http') ? path : `${server.apiUrl}/${path}`;
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      headers: {
        authorization: `Bearer ${server.token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const said = await response.text();
    return { status: response.status, headers: response.headers, text: said, json: parsed(said) };
  };
  const split = (spec: string): readonly [string, string] => {
    const at = spec.indexOf(' ');
    return [spec.slice(0, at), spec.slice(at + 1)];
  };
  return {
    server,
    ask: (spec, body, headers = {}) => {
      const [method, path] = split(spec);
      return ask(method, path.startsWith('http') ? path : `repositories/acme/shop/${path}`, body, headers);
    },
    call: (spec, headers = {}) => {
      const [method, path] = split(spec);
      return ask(method, path, undefined, headers);
    },
  };
}

/** A request as to a forward proxy: with the whole address. */
export async function askProxy(
  server: BitbucketCloudServer,
  spec: string,
  body?: unknown,
  headers: Headers = {},
): Promise<{ readonly status: number; readonly json: unknown }> {
  const [method = '', path = ''] = spec.split(' ');
  return await new Promise((resolve, reject) => {
    const outgoing = send(
      server.serverUrl,
      {
        method,
        path: `http://api.bitbucket.org/2.0/repositories/acme/shop/${path}`,
        headers: { host: 'api.bitbucket.org', 'content-type': 'application/json', ...headers },
      },
      (response) => {
        text(response).then(
          (said) => resolve({ status: response.statusCode ?? 0, json: parsed(said) }),
          reject,
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** What a list holds, wherever it is. */
export function valuesOf(answer: { readonly json: unknown }): readonly Readonly<Record<string, unknown>>[] {
  const values: unknown = Reflect.get(Object(answer.json), 'values');
  return Array.isArray(values) ? values : [];
}

/** A number or a text at the end of a way through a document. */
export function at(answer: { readonly json: unknown }, ...names: readonly string[]): unknown {
  return names.reduce<unknown>((value, name) => Reflect.get(Object(value), name), answer.json);
}

function parsed(said: string): unknown {
  try {
    return JSON.parse(said);
  } catch {
    return undefined;
  }
}
