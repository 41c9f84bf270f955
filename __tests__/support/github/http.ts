/** Answers in GitHub's forms: documents, errors and pages. */
import type { Call, Fields, Reply } from './types.ts';

const DOCS = 'https://docs.github.com/rest';
export const NOT_ACCESSIBLE = 'Resource not accessible by integration';

export function ok(json: unknown): Reply {
  return { status: 200, json };
}

/** An answer of a request that changed the state. */
export function changed(status: number, json?: unknown): Reply {
  return { status, json, changed: true };
}

export function failure(status: number, message: string, errors?: readonly unknown[]): Reply {
  return {
    status,
    json: {
      message,
      ...(errors === undefined ? {} : { errors }),
      documentation_url: DOCS,
      status: String(status),
    },
  };
}

export function notFound(): Reply {
  return failure(404, 'Not Found');
}

/** 422 as `/reviews` gives it: errors are sentences. */
export function unprocessable(...sentences: readonly string[]): Reply {
  return failure(422, 'Unprocessable Entity', sentences);
}

/** 422 as everything else gives it: errors are objects. */
export function invalid(...errors: readonly Fields[]): Reply {
  return failure(422, 'Validation Failed', errors);
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A text field of a body; undefined where it is something else or is not there. */
export function textOf(body: Fields, name: string): string | undefined {
  const value = body[name];
  return typeof value === 'string' ? value : undefined;
}

export function numberOf(body: Fields, name: string): number | undefined {
  const value = body[name];
  return typeof value === 'number' && Number.isInteger(value) ? value : undefined;
}

/** Longer than GitHub takes: 65,536 code points. */
export function isTooLong(text: string): boolean {
  return [...text].length > 65_536;
}

function whole(text: string | null, otherwise: number): number {
  const value = Number(text ?? otherwise);
  return Number.isInteger(value) && value > 0 ? value : otherwise;
}

/** One page of a list with the `Link` header; `wrap` puts the page into its document. */
export function page(
  call: Call,
  items: readonly unknown[],
  wrap: (items: readonly unknown[]) => unknown = (list) => list,
): Reply {
  const limit = call.world.settings.pageLimit;
  const size = Math.min(whole(call.query.get('per_page'), 30), limit);
  const number = whole(call.query.get('page'), 1);
  const last = Math.max(1, Math.ceil(items.length / size));
  const link = (rel: string, to: number): string => {
    const query = new URLSearchParams(call.query);
    query.set('per_page', String(size));
    query.set('page', String(to));
    return `<${call.world.apiUrl}${call.url.split('?')[0] ?? ''}?${query}>; rel="${rel}"`;
  };
  const links = [
    ...(number > 1 ? [link('prev', number - 1), link('first', 1)] : []),
    ...(number < last ? [link('next', number + 1), link('last', last)] : []),
  ];
  return {
    status: 200,
    json: wrap(items.slice((number - 1) * size, number * size)),
    ...(links.length === 0 ? {} : { headers: { link: links.join(', ') } }),
  };
}
