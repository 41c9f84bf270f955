/** What became of a write, told from Data Center's answer. */
import type { Refusal, WriteResult } from '../../../../domain/board.ts';
import { ForgeError } from '../../../../domain/errors.ts';
import { messageOf } from '../../../../lib/thrown.ts';
import type { ApiAnswer, ApiWrite } from '../../exchange.ts';
import { at, idOf, textOf } from '../../fields.ts';
import { complaintsOf, exceptionOf, wordsOf } from '../problem.ts';
import { DC_WORDS } from './api.ts';

/** What kind of write it was, as answers mean different things for each. */
export type WriteKind = {
  /** What to grant where it is denied. */
  readonly permission: string;
  /** It changes something that is there; else it makes something new. */
  readonly changes: boolean;
  /** It names a place in the diff. */
  readonly anchored: boolean;
};

const READS =
  'give the account of BITBUCKET_DC_TOKEN access to the repository, and the token "Repository read"';

export const CREATES: WriteKind = { permission: READS, changes: false, anchored: false };
export const CREATES_AT_PLACE: WriteKind = { ...CREATES, anchored: true };

/** Of comments of ours: others may not change their text. */
export const CHANGES: WriteKind = { ...CREATES, changes: true };

/** Fields whose length is limited: the text of a comment, the description of a pull request. */
const LIMITED_FIELDS: ReadonlySet<string> = new Set(['text', 'description']);

/** The repository or the pull request takes nothing more. Words, as the server names archived ones in no one way. */
const CLOSED =
  /archiv|IllegalPullRequestState|\block(?:ed|ing)|PullRequestLock|read-only|is not open|already been (?:merged|declined)/i;

/** The result of a write. A done one has the id that the answer names, or an empty one, and no address. */
export function resultOf(write: ApiWrite, kind: WriteKind): WriteResult {
  if (write.kind === 'unclear') return { kind: 'unclear', message: write.message };
  if (write.kind !== 'answer') return { kind: 'failed', message: write.message };
  const { answer } = write;
  if (answer.status >= 200 && answer.status < 300) return doneBy(answer, kind);
  return refusedBy(answer, kind);
}

function doneBy({ status, data }: ApiAnswer, { changes }: WriteKind): WriteResult {
  const id = idOf(at(data, 'id'));
  if (id !== null || changes) return { kind: 'done', id: id ?? '', url: null };
  return { kind: 'unclear', message: `${DC_WORDS.server} answered ${status} without an id` };
}

function refusedBy(answer: ApiAnswer, kind: WriteKind): WriteResult {
  const message = messageFrom(answer);
  switch (answer.status) {
    case 401:
    case 403:
      return { kind: 'denied', message, remedy: remedyFor(answer, kind) };
    case 404:
      return missing(answer, kind, message);
    case 400:
      return refusal(refusalOf400(answer, kind), message);
    case 409:
      return refusal(refusalOf409(answer, kind), message);
    case 413:
      return refusal('too-long', message);
    default:
      return refusal('other', message);
  }
}

/** The server's own words on one line. */
export function messageFrom(answer: ApiAnswer): string {
  // The client has taken the secret out of answers to writes.
  return wordsOf(answer, DC_WORDS, '');
}

function refusal(word: Refusal, message: string): WriteResult {
  return { kind: 'refused', refusal: word, message };
}

/** 401 is the answer to wrong credentials and to missing permissions alike; only its exception tells. */
function remedyFor(answer: ApiAnswer, { permission }: WriteKind): string {
  if (answer.status === 401) {
    return exceptionOf(answer.data) === 'AuthorisationException' ? permission : DC_WORDS.unknown;
  }
  const said = complaintsOf(answer.data).join(' ');
  const header = 'let the proxy before the server pass the header X-Atlassian-Token';
  if (/xsrf/i.test(said)) return header;
  // The check against forged requests answers in plain text, which is not read.
  return said === '' ? `${permission}; or ${header}` : permission;
}

/** To an account without access, what it may not see is not there. */
function missing(answer: ApiAnswer, kind: WriteKind, message: string): WriteResult {
  if (kind.changes) return { kind: 'gone', message };
  const exception = exceptionOf(answer.data);
  if (/^NoSuch(?:Commit|Changeset|Object)/.test(exception)) return refusal('moved', message);
  if (kind.anchored && exception.startsWith('NoSuchPath')) return refusal('anchor', message);
  return { kind: 'denied', message, remedy: DC_WORDS.missing };
}

/** Messages come in the language of the account, so that fields are asked first. */
function refusalOf400({ data }: ApiAnswer, { anchored }: WriteKind): Refusal {
  const errors = at(data, 'errors');
  const contexts = Array.isArray(errors) ? errors.map((error) => textOf(at(error, 'context')) ?? '') : [];
  if (contexts.some((context) => LIMITED_FIELDS.has(context))) return 'too-long';
  return anchored ? 'anchor' : 'other';
}

/** A place in the diff is one of certain commits; everything else is out of date for being changed. */
function refusalOf409({ data }: ApiAnswer, { anchored }: WriteKind): Refusal {
  const exception = exceptionOf(data);
  if (exception === 'CommentOutOfDateException') return 'stale';
  if (exception === 'PullRequestOutOfDateException') return anchored ? 'moved' : 'stale';
  return CLOSED.test([exception, ...complaintsOf(data)].join('\n')) ? 'closed' : 'other';
}

/** The name of the error of an answer that is no success; empty where there is none. */
export function exceptionBy(write: ApiWrite): string {
  return write.kind === 'answer' && write.answer.status >= 300 ? exceptionOf(write.answer.data) : '';
}

/** A read before a write that came to nothing, as the result of that write. */
export function resultOfError(error: unknown, { permission }: Pick<WriteKind, 'permission'>): WriteResult {
  const message = messageOf(error);
  if (!(error instanceof ForgeError)) return { kind: 'failed', message };
  if (error.status === 401) return { kind: 'denied', message, remedy: error.remedy };
  if (error.status === 403 || error.status === 404) return { kind: 'denied', message, remedy: permission };
  return { kind: 'failed', message };
}
