/** Refused and failed reads in words: what was asked, what came, what to do about it. */
import { ForgeError } from '../../../domain/errors.ts';
import { oneLine } from '../../../lib/text.ts';
import type { ApiAnswer } from '../exchange.ts';
import { at, fieldsOf, textOf } from '../fields.ts';
import type { Broken, ReadProblems } from '../reader.ts';
import { clean } from '../words.ts';

/** Where a request went, short enough for a line. */
const MAX_PLACE = 160;

/** What one Bitbucket is called, and what to do where it refuses. */
export type ServerWords = {
  readonly server: 'Bitbucket Cloud' | 'Bitbucket Data Center';
  /** The variable that holds its address. */
  readonly address: string;
  /** 401: the credentials are not known there. */
  readonly unknown: string;
  /** 403: they may not do this. */
  readonly forbidden: string;
  /** 404: it is not there, or not for these credentials. */
  readonly missing: string;
};

/** Everything that an answer says of its refusal, the most telling first; Cloud and Data Center have a shape each. */
export function complaintsOf(data: unknown): readonly string[] {
  const cloud = at(data, 'error');
  const fields = Object.entries(fieldsOf(at(cloud, 'fields')) ?? {}).map(
    ([name, words]) => `${name}: ${Array.isArray(words) ? words.join(', ') : String(words)}`,
  );
  const errors = at(data, 'errors');
  const list: readonly unknown[] = Array.isArray(errors) ? errors : [];
  return [
    textOf(at(cloud, 'message')),
    ...fields,
    textOf(at(cloud, 'detail')),
    ...list.map((error) => textOf(at(error, 'message'))),
  ].filter((text) => text !== null);
}

/** Data Center's own name of an error, without its package; empty where there is none. */
export function exceptionOf(data: unknown): string {
  const errors = at(data, 'errors');
  const [first] = Array.isArray(errors) ? errors : [];
  return (textOf(at(first, 'exceptionName')) ?? '').replace(/^.*\./, '');
}

/** What an answer says of its refusal, on one line and without the secret, should it quote that. */
export function wordsOf(answer: ApiAnswer, { server }: Pick<ServerWords, 'server'>, secret: string): string {
  const said = clean(complaintsOf(answer.data).join('; '), secret);
  return `${server} answered ${answer.status}${said === '' ? '' : `: ${said}`}`;
}

/** The errors of reads at one Bitbucket. */
export function readProblems(words: ServerWords, secret: string): ReadProblems {
  const { server, address } = words;
  const line = (place: string, text: string) => `${oneLine(place, MAX_PLACE)}: ${text}`;
  return {
    refused: (place, answer) =>
      new ForgeError(line(place, wordsOf(answer, words, secret)), remedyFor(answer.status, words), {
        status: answer.status,
        retryable: answer.status >= 500 || answer.status === 408,
      }),
    broken: (place, broken) =>
      new ForgeError(line(place, clean(broken.message, secret)), brokenRemedy(broken, address), {
        retryable: broken.passing,
      }),
    limited: (place, message) =>
      new ForgeError(
        line(place, message),
        `start the run again later, or give ${server} an account of its own`,
        {
          retryable: true,
        },
      ),
  };
}

function remedyFor(status: number, words: ServerWords): string {
  if (status === 401) return words.unknown;
  if (status === 403) return words.forbidden;
  if (status === 404) return words.missing;
  if (status >= 500 || status === 408) return 'try again later';
  return `check the request against the version of the server; ${words.address} names it`;
}

function brokenRemedy({ foreign }: Broken, address: string): string {
  return foreign
    ? `something else answers at this address, such as a login page: check ${address}, the proxy and the credentials`
    : `check the network, the proxy and ${address}, then try again`;
}

/** The error for an answer without the shape that the vendor describes, an empty one among them. */
export function unreadable(place: string, what: string, { server, address }: ServerWords): ForgeError {
  return new ForgeError(
    `${oneLine(place, MAX_PLACE)}: the answer is not as ${server} describes it (${what})`,
    `check ${address} and what answers there`,
  );
}
