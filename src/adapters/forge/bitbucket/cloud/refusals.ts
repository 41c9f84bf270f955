/** What became of a write, told from Bitbucket Cloud's answer. */
import type { Refusal, WriteResult } from '../../../../domain/board.ts';
import { ForgeError } from '../../../../domain/errors.ts';
import { messageOf } from '../../../../lib/thrown.ts';
import type { ApiAnswer, ApiWrite } from '../../exchange.ts';
import { at, fieldsOf, idOf, textOf } from '../../fields.ts';
import { complaintsOf, wordsOf } from '../problem.ts';
import { CLOUD_WORDS } from './api.ts';

/** What kind of write it was. */
export type WriteKind = {
  /** What is missing where it is forbidden and the answer does not name it. */
  readonly remedy: string;
  /** The id of what is changed, which is the answer's where that names none; null where something new is made. */
  readonly changes: string | null;
};

/** Of what is written on a pull request. */
export const COMMENT_REMEDY = CLOUD_WORDS.forbidden;

/** Names in `error.fields` that are about a place; Cloud names fields with or without the object they are in. */
const PLACE_FIELD = /^(?:inline(?:\..*)?|(?:inline\.)?(?:to|from|path|start_to|start_from))$/;
const TEXT_FIELD = /^(?:content(?:\..*)?|raw)$/;

/** Words of a refusal, the first row that fits decides. */
const REFUSALS: readonly (readonly [RegExp, Refusal])[] = [
  [/\b(?:your|their) own (?:pull request|change)|\bauthor of (?:the|this) pull request\b/i, 'own-change'],
  [/\b(?:closed|merged|declined|superseded|archived|read[- ]only)\b|only open pull requests/i, 'closed'],
  [/\btoo (?:long|large|big)\b|\bat most [\d,]+ char|\bmaximum length\b/i, 'too-long'],
  [/\b(?:inline|start_to|start_from)\b/i, 'anchor'],
];

/** What Cloud calls a token's lack of scopes, in contrast to a comment of somebody else's. */
const SCOPE = /^[a-z][a-z:_-]{0,60}$/;
const SCOPE_WORDS = /\bscopes?\b/i;

/** The result of a write. `idIn` finds the id in a good answer. */
export function resultOf(
  write: ApiWrite,
  kind: WriteKind,
  idIn: (data: unknown) => string | null = (data) => idOf(at(data, 'id')),
): WriteResult {
  if (write.kind === 'unclear') return { kind: 'unclear', message: write.message };
  if (write.kind !== 'answer') return { kind: 'failed', message: write.message };
  const { answer } = write;
  if (answer.status < 200 || answer.status > 299) return refusedBy(answer, kind);
  const id = idIn(answer.data) ?? kind.changes;
  if (id !== null) return { kind: 'done', id, url: textOf(at(answer.data, 'links', 'html', 'href')) };
  // Something new without an id is not to be found again.
  return { kind: 'unclear', message: `${CLOUD_WORDS.server} answered ${answer.status} without an id` };
}

/** The result of a write that came to nothing because what had to be read first could not be. */
export function resultOfError(error: unknown): WriteResult {
  const message = messageOf(error);
  const isDenied = error instanceof ForgeError && (error.status === 401 || error.status === 403);
  return isDenied ? { kind: 'denied', message, remedy: error.remedy } : { kind: 'failed', message };
}

function refusedBy(answer: ApiAnswer, kind: WriteKind): WriteResult {
  // The writer has taken the secret out of all that is answered.
  const message = wordsOf(answer, CLOUD_WORDS, '');
  const isChange = kind.changes !== null;
  switch (answer.status) {
    case 401:
      return { kind: 'denied', message, remedy: CLOUD_WORDS.unknown };
    case 403:
      return forbidden(answer, kind, message);
    case 404:
      // Without a scope nothing is to be seen there, so that a new comment finds no pull request.
      return isChange ? { kind: 'gone', message } : { kind: 'denied', message, remedy: CLOUD_WORDS.missing };
    case 410:
      return isChange ? { kind: 'gone', message } : refusal('closed', message);
    case 413:
      return refusal('too-long', message);
    default:
      return answer.status < 400 ? { kind: 'failed', message } : refusal(refusalOf(answer.data), message);
  }
}

/** What cannot be changed although comments may be written is another account's. */
function forbidden(answer: ApiAnswer, { changes, remedy }: WriteKind, message: string): WriteResult {
  const scopes = requiredScopes(answer.data);
  if (scopes.length > 0) {
    const names = scopes.map((scope) => `\`${scope}\``).join(', ');
    return { kind: 'denied', message, remedy: `the token lacks ${names}: ${remedy}` };
  }
  if (SCOPE_WORDS.test(message)) return { kind: 'denied', message, remedy };
  if (changes !== null) return { kind: 'gone', message };
  return refusalOf(answer.data) === 'closed'
    ? refusal('closed', message)
    : { kind: 'denied', message, remedy };
}

/** Cloud names the scopes that it wanted in `error.detail`. */
function requiredScopes(data: unknown): readonly string[] {
  const required = at(data, 'error', 'detail', 'required');
  const list: readonly unknown[] = Array.isArray(required) ? required : [];
  return list.map(textOf).flatMap((scope) => (scope !== null && SCOPE.test(scope) ? [scope] : []));
}

function refusal(word: Refusal, message: string): WriteResult {
  return { kind: 'refused', refusal: word, message };
}

/** Why a write was refused: by the fields that Cloud complains of, else by its words. */
export function refusalOf(data: unknown): Refusal {
  const fields = Object.keys(fieldsOf(at(data, 'error', 'fields')) ?? {});
  if (fields.some((name) => PLACE_FIELD.test(name))) return 'anchor';
  if (fields.some((name) => TEXT_FIELD.test(name))) return 'too-long';
  const text = complaintsOf(data).join('\n');
  return REFUSALS.find(([words]) => words.test(text))?.[1] ?? 'other';
}
