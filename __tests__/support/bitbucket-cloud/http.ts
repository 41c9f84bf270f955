/** Answers in Cloud's forms: documents, errors and pages. */
import type { Call, Fields, Reply, World } from './types.ts';

export function ok(json: unknown): Reply {
  return { status: 200, json };
}

/** An answer of a request that changed the state. */
export function changed(status: number, json?: unknown): Reply {
  return { status, json, changed: true };
}

export function failure(status: number, message: string, more: Fields = {}): Reply {
  return { status, json: { type: 'error', error: { message, ...more } } };
}

/** 400: every wrong field with what is wrong with it. */
export function badRequest(fields: Readonly<Record<string, string>>): Reply {
  const lists = Object.entries(fields).map(([name, words]) => [name, [words]]);
  return failure(400, 'Bad request', { fields: Object.fromEntries(lists) });
}

export function notFound(what = 'Resource not found'): Reply {
  return failure(404, what);
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A text field of a body; undefined where it is something else or is not there. */
export function textOf(body: Fields, name: string): string | undefined {
  const value = body[name];
  return typeof value === 'string' ? value : undefined;
}

/** The address of the repository in the API, and of its pages. */
export function repositoryUrl(world: World, under: 'api' | 'html'): string {
  const { workspace, repo } = world.settings;
  return under === 'api'
    ? `${world.apiUrl}/repositories/${workspace}/${repo}`
    : `${world.serverUrl}/${workspace}/${repo}`;
}

/** A path of a file as part of an address. */
export function segments(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

export type PageSizes = { readonly usual: number; readonly most: number };

const PAGE_SIZES: PageSizes = { usual: 10, most: 100 };

/** One page of a list. More items than the service gives are refused, not cut. */
export function page(call: Call, items: readonly unknown[], sizes: PageSizes = PAGE_SIZES): Reply {
  const asked = whole(call.query.get('pagelen'), sizes.usual);
  const number = whole(call.query.get('page'), 1);
  if (asked === null || asked > sizes.most) return failure(400, 'Invalid pagelen');
  if (number === null) return failure(400, 'Invalid page');
  const size = Math.min(asked, call.world.settings.pageLimit);
  const isLast = number * size >= items.length;
  const query = new URLSearchParams(call.query);
  query.set('pagelen', String(asked));
  query.set('page', String(number + 1));
  const next = `${call.world.apiUrl}${call.url.split('?')[0] ?? ''}?${query}`;
  return ok({
    values: items.slice((number - 1) * size, number * size),
    pagelen: size,
    size: items.length,
    page: number,
    ...(isLast ? {} : { next }),
  });
}

function whole(text: string | null, otherwise: number): number | null {
  if (text === null) return otherwise;
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
