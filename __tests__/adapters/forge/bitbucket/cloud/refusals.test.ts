import { afterEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CLOUD_WORDS } from '../../../../../src/adapters/forge/bitbucket/cloud/api.ts';
import { refusalOf, resultOf } from '../../../../../src/adapters/forge/bitbucket/cloud/refusals.ts';
import type { WriteResult } from '../../../../../src/domain/board.ts';
import type { CommentBoard } from '../../../../../src/domain/ports.ts';
import { CANARY, COMMENTS, closeAll, fault, HEAD, type Reply, scripted } from './board-bench.ts';

afterEach(closeAll);

type Writes = Readonly<Record<string, (board: CommentBoard) => Promise<WriteResult>>>;

const anchor = { path: 'src/a.ts', side: 'RIGHT', line: 12, startLine: null } as const;
const inline = { anchor, body: 'x', mark: '+', startMark: null, oldPath: null, task: false } as const;

const CREATES: Writes = {
  'a note': (board) => board.createNote('x'),
  'a comment on a file': (board) =>
    board.commentOnFile({ headSha: HEAD, path: 'a', oldPath: null, body: 'x', task: false }),
  'a comment on a line': (board) =>
    board.submitReview({ headSha: HEAD, body: 'x', verdict: 'comment', comments: [inline] }),
};
const CHANGES: Writes = {
  'another text': (board) => board.updateNote('5', 'x'),
  'a deletion': (board) => board.deleteComment({ id: '5', on: 'thread' }),
  'a resolution': (board) => board.resolveThread('5'),
};

/** What becomes of every kind of write where all of them are answered the same. */
async function outcomes(writes: Writes, reply: Reply): Promise<readonly WriteResult[]> {
  const { board } = await scripted({
    [`POST ${COMMENTS}`]: reply,
    [`PUT ${COMMENTS}/5`]: reply,
    [`DELETE ${COMMENTS}/5`]: reply,
    [`POST ${COMMENTS}/5/resolve`]: reply,
  });
  const results: WriteResult[] = [];
  for (const write of Object.values(writes)) results.push(await write(board));
  return results;
}

const fields = (named: object): object => fault('Bad request', { fields: named });

describe('what Bitbucket Cloud makes of a new comment', () => {
  it.each([
    [401, fault('Token is invalid'), { kind: 'denied', remedy: CLOUD_WORDS.unknown }],
    [403, fault('Forbidden'), { kind: 'denied', remedy: CLOUD_WORDS.forbidden }],
    [404, fault('Resource not found'), { kind: 'denied', remedy: CLOUD_WORDS.missing }],
    [403, fault('This repository is archived'), { kind: 'refused', refusal: 'closed' }],
    [400, fields({ inline: ['expected a dictionary'] }), { kind: 'refused', refusal: 'anchor' }],
    [400, fields({ 'inline.to': ['expected a positive int'] }), { kind: 'refused', refusal: 'anchor' }],
    [400, fields({ to: ['not in the diff'] }), { kind: 'refused', refusal: 'anchor' }],
    [400, fields({ from: ['not in the diff'] }), { kind: 'refused', refusal: 'anchor' }],
    [400, fields({ path: ['no such file'] }), { kind: 'refused', refusal: 'anchor' }],
    [400, fields({ start_to: ['must be less'] }), { kind: 'refused', refusal: 'anchor' }],
    [400, fields({ 'content.raw': ['at most 32768 characters'] }), { kind: 'refused', refusal: 'too-long' }],
    [400, fields({ content: ['too long'] }), { kind: 'refused', refusal: 'too-long' }],
    [400, fields({ raw: ['x'] }), { kind: 'refused', refusal: 'too-long' }],
    [400, fault('inline: no such line'), { kind: 'refused', refusal: 'anchor' }],
    [400, fault('The comment is too long'), { kind: 'refused', refusal: 'too-long' }],
    [400, fault('This pull request is merged.'), { kind: 'refused', refusal: 'closed' }],
    [400, fault('This pull request is closed.'), { kind: 'refused', refusal: 'closed' }],
    [400, fields({ type: ['extra keys not allowed'] }), { kind: 'refused', refusal: 'other' }],
    [400, 'no error at all', { kind: 'refused', refusal: 'other' }],
    [409, fault('Conflict'), { kind: 'refused', refusal: 'other' }],
    [410, fault('Gone'), { kind: 'refused', refusal: 'closed' }],
    [413, null, { kind: 'refused', refusal: 'too-long' }],
    [302, null, { kind: 'failed' }],
    [500, fault('Something went wrong'), { kind: 'unclear' }],
    [503, null, { kind: 'unclear' }],
    [408, null, { kind: 'unclear' }],
    [429, fault('Rate limit'), { kind: 'failed' }],
    [201, {}, { kind: 'unclear' }],
  ])('%i %j is %j', async (status, body, expected) => {
    const results = await outcomes(CREATES, { status, body });

    expect(results).toMatchObject(Object.values(CREATES).map(() => expected));
  });

  it('names the scopes that Cloud asks for', async () => {
    const message = 'Your credentials lack one or more required privilege scopes.';
    const detail = { granted: ['pullrequest'], required: ['pullrequest:write', '`rm -rf /`', 7] };

    for (const writes of [CREATES, CHANGES]) {
      for (const result of await outcomes(writes, { status: 403, body: fault(message, { detail }) })) {
        expect(result).toMatchObject({
          kind: 'denied',
          message: expect.stringContaining('403'),
          remedy: expect.stringMatching(/^the token lacks `pullrequest:write`: /),
        });
      }
    }
  });

  it('is said in one line without the token', async () => {
    const [result] = await outcomes(CREATES, { status: 400, body: fault(`bad\n\u001b[31m ${CANARY}`) });

    expect(result).toMatchObject({ message: 'Bitbucket Cloud answered 400: bad \\u{1b}[31m ***' });
  });
});

describe('what Bitbucket Cloud makes of a change', () => {
  it.each([
    [401, fault('Token is invalid'), { kind: 'denied', remedy: CLOUD_WORDS.unknown }],
    [403, fault('You do not have permission to edit this comment.'), { kind: 'gone' }],
    [403, fault('The token has not the scopes'), { kind: 'denied', remedy: CLOUD_WORDS.forbidden }],
    [404, fault('Resource not found'), { kind: 'gone' }],
    [410, null, { kind: 'gone' }],
    [400, fault('This pull request is declined'), { kind: 'refused', refusal: 'closed' }],
    [413, null, { kind: 'refused', refusal: 'too-long' }],
    [502, null, { kind: 'unclear' }],
  ])('%i %j is %j', async (status, body, expected) => {
    const results = await outcomes(CHANGES, { status, body });

    expect(results).toMatchObject(Object.values(CHANGES).map(() => expected));
  });
});

describe('refusalOf and resultOf', () => {
  it('take anything', () => {
    fc.assert(
      fc.property(
        fc.anything(),
        fc.integer({ min: 100, max: 599 }),
        fc.boolean(),
        (data, status, isChange) => {
          const answer = { status, headers: {}, data };
          const result = resultOf(
            { kind: 'answer', answer },
            { remedy: 'r', changes: isChange ? '5' : null },
          );

          expect(typeof refusalOf(data)).toBe('string');
          expect(result.kind === 'done').toBe(status >= 200 && status < 300 && (isChange || 'id' in result));
        },
      ),
    );
  });

  it('know that what was not sent, or waits too long, did not arrive', () => {
    const kind = { remedy: 'r', changes: null };

    expect(resultOf({ kind: 'not-sent', message: 'm' }, kind)).toEqual({ kind: 'failed', message: 'm' });
    expect(resultOf({ kind: 'limited', message: 'm' }, kind)).toEqual({ kind: 'failed', message: 'm' });
    expect(resultOf({ kind: 'unclear', message: 'm' }, kind)).toEqual({ kind: 'unclear', message: 'm' });
  });
});
