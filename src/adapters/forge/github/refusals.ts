/** What became of a write, told from GitHub's answer. */
import type { Refusal, WriteResult } from '../../../domain/board.ts';
import { oneLine } from '../../../lib/text.ts';
import type { ApiAnswer, ApiWrite } from '../exchange.ts';
import { at, fieldsOf, idOf, textOf } from '../fields.ts';
import { permissionRemedy } from './problem.ts';

/** Columns of GitHub's own words in a result. */
const MAX_WORDS = 400;

/** Words and fields of GitHub's 422 answers, the first row that fits decides: a list may hold several complaints. */
const REFUSALS: readonly (readonly [RegExp, Refusal])[] = [
  // The guard against spam has no words of its own: both lists are "invalid" without a reason.
  [/was submitted too quickly/i, 'spam'],
  [/review comments is invalid and review threads is invalid/i, 'spam'],
  [/one pending review per pull request/i, 'draft'],
  [/\btoo long\b/i, 'too-long'],
  [/your own pull request/i, 'own-change'],
  // A repository may keep its workflows from approving; as with one's own change, only the verdict is refused.
  [/not permitted to approve/i, 'own-change'],
  [/\bcommit[ _](?:id|oid)\b|no commit found|commit is not part of/i, 'moved'],
  [/\b(?:line|path|side|position) could not be resolved/i, 'anchor'],
  [/must be part of the (?:diff|same hunk)|must precede the end line/i, 'anchor'],
  [/diff[ _]hunk/i, 'anchor'],
  [/(?:pull[ _]request[ _]review[ _]thread[. ])(?:start[ _])?(?:line|side|path|position)\b/i, 'anchor'],
  [/\blocked\b|\barchived\b|read-only|(?:pull request|issue) is closed/i, 'closed'],
];

/** Words of a 403 or 410 that is about the pull request, not about the token. */
const CLOSED = /\blocked\b|\barchived\b|read-only/i;

/** What kind of write it was: what is missing where it is denied, and whether it changes something that is there. */
export type WriteKind = {
  /** The line of a workflow's `permissions:`. */
  readonly permission: string;
  readonly changes: boolean;
};

/** The result of a REST write. Ids and addresses are those of what was made or changed. */
export function resultOf(write: ApiWrite, kind: WriteKind): WriteResult {
  if (write.kind === 'unclear') return { kind: 'unclear', message: write.message };
  if (write.kind !== 'answer') return { kind: 'failed', message: write.message };
  const { answer } = write;
  if (answer.status >= 200 && answer.status < 300) return doneBy(answer, kind);
  return refusedBy(answer, kind);
}

function doneBy(answer: ApiAnswer, kind: WriteKind): WriteResult {
  const id = idOf(at(answer.data, 'id'));
  const url = textOf(at(answer.data, 'html_url'));
  if (id !== null) return { kind: 'done', id, url };
  // A deletion answers nothing; something new without an id is not to be found again.
  if (kind.changes) return { kind: 'done', id: '', url };
  return { kind: 'unclear', message: `GitHub answered ${answer.status} without an id` };
}

function refusedBy(answer: ApiAnswer, kind: WriteKind): WriteResult {
  const message = messageOf(answer);
  switch (answer.status) {
    case 401:
      return { kind: 'denied', message, remedy: 'check github-token: it is wrong, expired or revoked' };
    case 403:
      return CLOSED.test(message) ? refusal('closed', message) : denied(message, kind);
    case 404:
      // To a token without the permission, what it may not see is not there.
      return kind.changes ? { kind: 'gone', message } : denied(message, kind);
    case 410:
      return kind.changes ? { kind: 'gone', message } : refusal('closed', message);
    case 413:
      return refusal('too-long', message);
    case 422:
      return refusal(refusalOf(answer.data), message);
    default:
      return answer.status < 400 ? { kind: 'failed', message } : refusal('other', message);
  }
}

function refusal(word: Refusal, message: string): WriteResult {
  return { kind: 'refused', refusal: word, message };
}

function denied(message: string, { permission }: WriteKind): WriteResult {
  return { kind: 'denied', message, remedy: permissionRemedy(permission) };
}

/** Why a 422 was given, from either shape of its errors or from a message that holds them flattened. */
export function refusalOf(data: unknown): Refusal {
  const text = complaintsOf(data).join('\n');
  return REFUSALS.find(([words]) => words.test(text))?.[1] ?? 'other';
}

/** `/reviews` gives its errors as texts, the others as objects with `field`, `code` and mostly a `message`. */
function complaintsOf(data: unknown): readonly string[] {
  const errors = at(data, 'errors');
  const list: readonly unknown[] = Array.isArray(errors) ? errors : errors === undefined ? [] : [errors];
  const said = list.flatMap((error): readonly string[] => {
    if (typeof error === 'string') return [error];
    const told = [textOf(at(error, 'field')), textOf(at(error, 'code')), textOf(at(error, 'message'))];
    return fieldsOf(error) === null ? [] : [told.filter((word) => word !== null).join(' ')];
  });
  const message = textOf(at(data, 'message'));
  return message === null ? said : [message, ...said];
}

function messageOf(answer: ApiAnswer): string {
  const said = complaintsOf(answer.data).join('; ');
  return oneLine(`GitHub answered ${answer.status}${said === '' ? '' : `: ${said}`}`, MAX_WORDS);
}

const DENIED = /not accessible|must have|not have permission|forbidden/i;

/** The result of a mutation: refusals come with status 200. `payload` is the name of what it answers. */
export function mutationResult(write: ApiWrite, kind: WriteKind, payload: string): WriteResult {
  if (write.kind !== 'answer' || write.answer.status !== 200) return resultOf(write, kind);
  const { data } = write.answer;
  const errors = at(data, 'errors');
  const [error] = Array.isArray(errors) ? errors : [];
  const message = oneLine(`GitHub answered: ${textOf(at(error, 'message')) ?? 'nothing'}`, MAX_WORDS);
  const type = textOf(at(error, 'type'));
  if (type === 'FORBIDDEN' || (error !== undefined && DENIED.test(message))) return denied(message, kind);
  if (type === 'NOT_FOUND') return { kind: 'gone', message };
  const id = idOf(at(data, 'data', payload, 'thread', 'id'));
  if (error !== undefined || id === null) return { kind: 'failed', message };
  return { kind: 'done', id, url: null };
}
