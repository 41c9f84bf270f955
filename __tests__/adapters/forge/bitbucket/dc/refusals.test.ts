import { describe, expect, it } from '@jest/globals';
import {
  CHANGES,
  CREATES,
  CREATES_AT_PLACE,
  resultOf,
  resultOfError,
  type WriteKind,
} from '../../../../../src/adapters/forge/bitbucket/dc/refusals.ts';
import type { WriteResult } from '../../../../../src/domain/board.ts';
import { ForgeError } from '../../../../../src/domain/errors.ts';
import { failure } from './board-bench.ts';

const answered = (status: number, data: unknown, kind: WriteKind): WriteResult =>
  resultOf({ kind: 'answer', answer: { status, headers: {}, data } }, kind);

const invalid = (context: string | null, message: string): object =>
  failure('ArgumentValidationException', message, { context });

type Row = readonly [what: string, status: number, data: unknown, kind: WriteKind, result: object];
const refused = (refusal: string): object => ({ kind: 'refused', refusal });

const ROWS: readonly Row[] = [
  [
    'a text that is too long',
    400,
    invalid('text', 'Der Kommentar ist zu lang.'),
    CREATES_AT_PLACE,
    refused('too-long'),
  ],
  ['a description that is too long', 400, invalid('description', 'x'), CHANGES, refused('too-long')],
  ['a request that is too large', 413, null, CREATES, refused('too-long')],
  [
    'a line type that does not fit',
    400,
    invalid('fileType', 'For line type REMOVED the only valid file type is FROM (was: TO)'),
    CREATES_AT_PLACE,
    refused('anchor'),
  ],
  ['a place, in any words', 400, invalid(null, 'Ungültig.'), CREATES_AT_PLACE, refused('anchor')],
  ['anything else that is wrong', 400, invalid('severity', 'x'), CREATES, refused('other')],
  ['a file that is not there', 404, failure('NoSuchPathException', 'x'), CREATES_AT_PLACE, refused('anchor')],
  [
    'a commit that is not there',
    404,
    failure('NoSuchCommitException', 'x'),
    CREATES_AT_PLACE,
    refused('moved'),
  ],
  [
    'a diff that is no longer the one of now',
    409,
    failure('PullRequestOutOfDateException', 'x'),
    CREATES_AT_PLACE,
    refused('moved'),
  ],
  [
    'a pull request that was changed meanwhile',
    409,
    failure('PullRequestOutOfDateException', 'x'),
    CHANGES,
    refused('stale'),
  ],
  [
    'a comment that was changed meanwhile',
    409,
    failure('CommentOutOfDateException', 'x'),
    CHANGES,
    refused('stale'),
  ],
  [
    'a closed pull request',
    409,
    failure('IllegalPullRequestStateException', 'x'),
    CREATES,
    refused('closed'),
  ],
  [
    'an archived repository by its exception',
    409,
    failure('RepositoryArchivedException', 'x'),
    CREATES,
    refused('closed'),
  ],
  [
    'an archived repository by words',
    409,
    failure(null, "Editing comments isn't supported on archived repositories."),
    CREATES,
    refused('closed'),
  ],
  ['a locked pull request', 409, failure(null, 'The pull request is locked.'), CREATES, refused('closed')],
  ['any other conflict', 409, failure('MergeException', 'blocked'), CREATES, refused('other')],
  ['any other status', 418, null, CREATES, refused('other')],
  ['a comment that is gone', 404, failure('NoSuchCommentException', 'x'), CHANGES, { kind: 'gone' }],
  [
    'a pull request that cannot be seen',
    404,
    failure('NoSuchPullRequestException', 'x'),
    CREATES,
    { kind: 'denied', remedy: expect.stringContaining('BITBUCKET_PR_ID') },
  ],
  [
    'a wrong token',
    401,
    failure('IncorrectPasswordAuthenticationException', 'x'),
    CREATES,
    { kind: 'denied', remedy: expect.stringContaining('wrong, expired or revoked') },
  ],
  [
    'a missing permission',
    401,
    failure('AuthorisationException', 'x'),
    CREATES,
    { kind: 'denied', remedy: expect.stringContaining('"Repository read"') },
  ],
  [
    'a comment of somebody else',
    403,
    failure('AuthorisationException', 'You are not permitted to edit this comment.'),
    CHANGES,
    { kind: 'denied', remedy: expect.not.stringContaining('X-Atlassian-Token') },
  ],
  [
    'a request taken for a forged one',
    403,
    failure(null, 'XSRF check failed'),
    CREATES,
    { kind: 'denied', remedy: expect.stringMatching(/^let the proxy .* X-Atlassian-Token$/) },
  ],
  [
    'a refusal without words',
    403,
    null,
    CREATES,
    { kind: 'denied', remedy: expect.stringContaining('; or let the proxy') },
  ],
  ['something new without an id', 201, null, CREATES, { kind: 'unclear' }],
  ['something changed without an id', 204, null, CHANGES, { kind: 'done', id: '' }],
  ['something new', 201, { id: 12 }, CREATES, { kind: 'done', id: '12' }],
];

describe('src/adapters/forge/bitbucket/dc/refusals.ts', () => {
  it.each(ROWS)('knows %s', (...[, status, data, kind, result]) => {
    expect(answered(status, data, kind)).toMatchObject(result);
  });

  it('repeats the words of the server on one line', () => {
    const result = answered(400, invalid('severity', 'not\nright'), CREATES);

    expect(result).toMatchObject({ message: 'Bitbucket Data Center answered 400: not right' });
  });

  it.each([
    [{ kind: 'unclear', message: 'm' }, 'unclear'],
    [{ kind: 'limited', message: 'm' }, 'failed'],
    [{ kind: 'not-sent', message: 'm' }, 'failed'],
  ] as const)('takes %j for %s', (write, kind) => {
    expect(resultOf(write, CREATES)).toEqual({ kind, message: 'm' });
  });

  it.each([
    [new ForgeError('m', 'check the token', { status: 401 }), { kind: 'denied', remedy: 'check the token' }],
    [new ForgeError('m', 'r', { status: 403 }), { kind: 'denied', remedy: CREATES.permission }],
    [new ForgeError('m', 'r', { status: 404 }), { kind: 'denied', remedy: CREATES.permission }],
    [new ForgeError('m', 'r', { status: 500 }), { kind: 'failed' }],
    [new Error('m'), { kind: 'failed' }],
  ])('says what a failed read makes of a write (%s)', (error, result) => {
    expect(resultOfError(error, CREATES)).toMatchObject({ message: 'm', ...result });
  });
});
