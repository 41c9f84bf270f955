import { describe, expect, it } from '@jest/globals';
import type { ApiWrite } from '../../../../src/adapters/forge/exchange.ts';
import {
  mutationResult,
  refusalOf,
  resultOf,
  type WriteKind,
} from '../../../../src/adapters/forge/github/refusals.ts';
import type { Refusal } from '../../../../src/domain/board.ts';

const CREATES: WriteKind = { permission: 'pull-requests: write', changes: false };
const CHANGES: WriteKind = { permission: 'pull-requests: write', changes: true };

function answer(status: number, data: unknown = null): ApiWrite {
  return { kind: 'answer', answer: { status, headers: {}, data } };
}

const THREAD = 'pull_request_review_thread';

/** Sentences as `/reviews` gives them. */
const SENTENCES: readonly (readonly [string, Refusal])[] = [
  ['Line could not be resolved', 'anchor'],
  ['Start line could not be resolved', 'anchor'],
  ['Path could not be resolved', 'anchor'],
  ['Pull request review thread line must be part of the diff', 'anchor'],
  [
    "Pull request review thread line must be part of the diff and Pull request review thread diff hunk can't be blank",
    'anchor',
  ],
  ['Pull request review thread start line must be part of the same hunk as the line.', 'anchor'],
  ['Pull request review thread start line must precede the end line.', 'anchor'],
  ["Pull request review thread diff hunk can't be blank", 'anchor'],
  [
    "Pull request review thread path is invalid and Pull request review thread diff hunk can't be blank",
    'anchor',
  ],
  ['User can only have one pending review per pull request', 'draft'],
  ['was submitted too quickly', 'spam'],
  ['Review comments is invalid and Review threads is invalid', 'spam'],
  ['Body is too long (maximum is 65536 characters)', 'too-long'],
  ['Can not approve your own pull request', 'own-change'],
  ['Can not request changes on your own pull request', 'own-change'],
  ['GitHub Actions is not permitted to approve pull requests.', 'own-change'],
  ['commit_id is not part of the pull request', 'moved'],
  ['No commit found for SHA: 0123', 'moved'],
  ['The pull request is closed', 'closed'],
  ['Issue is locked', 'closed'],
  ["Body can't be blank", 'other'],
  ['Variable $event of type PullRequestReviewEvent was provided invalid value', 'other'],
];

/** Objects as the other routes give them. */
const OBJECTS: readonly (readonly [object, Refusal])[] = [
  [
    {
      resource: 'PullRequestReviewComment',
      code: 'custom',
      field: `${THREAD}.line`,
      message: `${THREAD}.line must be part of the diff`,
    },
    'anchor',
  ],
  [
    {
      resource: 'PullRequestReviewComment',
      code: 'custom',
      field: `${THREAD}.start_line`,
      message: `${THREAD}.start_line must precede the end line.`,
    },
    'anchor',
  ],
  [{ resource: 'PullRequestReviewComment', code: 'missing_field', field: `${THREAD}.diff_hunk` }, 'anchor'],
  [{ resource: 'PullRequestReviewComment', code: 'invalid', field: `${THREAD}.path` }, 'anchor'],
  [
    {
      resource: 'PullRequestReview',
      code: 'custom',
      field: 'user_id',
      message: 'user_id can only have one pending review per pull request',
    },
    'draft',
  ],
  [
    {
      resource: 'PullRequestReviewComment',
      code: 'custom',
      field: 'commit_id',
      message: 'commit_id is not part of the pull request',
    },
    'moved',
  ],
  [{ resource: 'PullRequestReviewComment', code: 'invalid', field: 'commit_id' }, 'moved'],
  [
    {
      resource: 'IssueComment',
      code: 'unprocessable',
      field: 'data',
      message: 'Body is too long (maximum is 65536 characters)',
    },
    'too-long',
  ],
  [{ resource: 'PullRequestReviewComment', code: 'missing_field', field: 'body' }, 'other'],
];

describe('src/adapters/forge/github/refusals.ts', () => {
  describe('a 422', () => {
    it.each(SENTENCES)('with the sentence "%s" means %s', (sentence, refusal) => {
      expect(refusalOf({ message: 'Unprocessable Entity', errors: [sentence] })).toBe(refusal);
    });

    it.each(OBJECTS)('with the object %j means %s', (error, refusal) => {
      expect(refusalOf({ message: 'Validation Failed', errors: [error] })).toBe(refusal);
    });

    it.each([...SENTENCES.map(([text, refusal]) => [text, refusal] as const), ...OBJECTS])(
      'with %j flattened into its message means %s',
      (error, refusal) => {
        const message = `Validation Failed: ${JSON.stringify(error)} - https://docs.github.com/rest`;
        expect(refusalOf({ message })).toBe(refusal);
      },
    );

    it('is read whole: of several complaints the one that says most counts', () => {
      const both = ['Line could not be resolved', 'User can only have one pending review per pull request'];

      expect(refusalOf({ errors: both })).toBe('draft');
      expect(refusalOf({ errors: [null, 7, [], 'Line could not be resolved'] })).toBe('anchor');
      expect(refusalOf({ errors: 'Line could not be resolved' })).toBe('anchor');
    });

    it.each([[null], ['text'], [[]], [{}], [{ errors: {} }]])(
      'that says nothing (%j) means other',
      (data) => {
        expect(refusalOf(data)).toBe('other');
      },
    );
  });

  describe('a write', () => {
    it('that was done has the id and the address of what it made', () => {
      expect(resultOf(answer(201, { id: 9, html_url: 'https://x/9' }), CREATES)).toEqual({
        kind: 'done',
        id: '9',
        url: 'https://x/9',
      });
    });

    it('that made something without an id is unclear, a deletion is not', () => {
      expect(resultOf(answer(201, {}), CREATES).kind).toBe('unclear');
      expect(resultOf(answer(204), CHANGES).kind).toBe('done');
    });

    it.each([
      [answer(401, { message: 'Bad credentials' }), CREATES, 'denied'],
      [answer(403, { message: 'Resource not accessible by integration' }), CREATES, 'denied'],
      [answer(403, { message: 'Unable to create comment because issue is locked.' }), CREATES, 'refused'],
      [answer(403, { message: 'Repository was archived so is read-only.' }), CHANGES, 'refused'],
      [answer(403, { message: 'You have been blocked' }), CREATES, 'denied'],
      [answer(404, { message: 'Not Found' }), CREATES, 'denied'],
      [answer(404, { message: 'Not Found' }), CHANGES, 'gone'],
      [answer(410, { message: 'Gone' }), CHANGES, 'gone'],
      [answer(410, { message: 'Issues are disabled' }), CREATES, 'refused'],
      [answer(413), CREATES, 'refused'],
      [answer(400, { message: 'Problems parsing JSON' }), CREATES, 'refused'],
      [answer(301, { message: 'Moved Permanently' }), CREATES, 'failed'],
      [{ kind: 'unclear', message: 'x' }, CREATES, 'unclear'],
      [{ kind: 'limited', message: 'x' }, CREATES, 'failed'],
      [{ kind: 'not-sent', message: 'x' }, CREATES, 'failed'],
    ] as const)('that came to %j (%j) is %s', (write, kind, result) => {
      expect(resultOf(write, kind).kind).toBe(result);
    });

    it('that is denied names the line of permissions', () => {
      const write = answer(403, { message: 'Resource not accessible by integration' });

      expect(resultOf(write, { permission: 'checks: write', changes: false })).toMatchObject({
        message: 'GitHub answered 403: Resource not accessible by integration',
        remedy: expect.stringContaining('`permissions: checks: write`'),
      });
    });

    it('shows what GitHub said on one line, cut', () => {
      const result = resultOf(answer(422, { message: `a\n::error::\u{1b}[1m${'x'.repeat(9_000)}` }), CREATES);

      expect('message' in result ? result.message : '').not.toMatch(/\p{Cc}/u);
      expect('message' in result ? result.message.length : 0).toBeLessThan(450);
    });
  });

  describe('a mutation', () => {
    const RESOLVES: WriteKind = { permission: 'contents: write', changes: true };
    const result = (data: unknown, status = 200) =>
      mutationResult(answer(status, data), RESOLVES, 'resolveReviewThread');

    it('that was done has the id of the thread', () => {
      expect(result({ data: { resolveReviewThread: { thread: { id: 'PRRT_1' } } } })).toEqual({
        kind: 'done',
        id: 'PRRT_1',
        url: null,
      });
    });

    it.each([
      [{ data: null, errors: [{ type: 'FORBIDDEN', message: 'no' }] }, 'denied'],
      [{ errors: [{ message: 'Resource not accessible by integration' }] }, 'denied'],
      [{ errors: [{ type: 'NOT_FOUND', message: 'Could not resolve to a node' }] }, 'gone'],
      [{ errors: [{ message: 'Something went wrong' }] }, 'failed'],
      [{ data: { resolveReviewThread: { thread: { id: 'a' } } }, errors: [{ message: 'but' }] }, 'failed'],
      [{ data: { resolveReviewThread: null } }, 'failed'],
      [{ data: { resolveReviewThread: { thread: null } } }, 'failed'],
      [null, 'failed'],
    ])('that answers 200 with %j is %s', (data, kind) => {
      expect(result(data).kind).toBe(kind);
    });

    it('that is denied names the line of permissions', () => {
      expect(result({ errors: [{ type: 'FORBIDDEN', message: 'no' }] })).toMatchObject({
        remedy: expect.stringContaining('`permissions: contents: write`'),
      });
    });

    it('that is refused by status is judged like any write', () => {
      expect(result({ message: 'Bad credentials' }, 401).kind).toBe('denied');
      expect(mutationResult({ kind: 'unclear', message: 'x' }, RESOLVES, 'a').kind).toBe('unclear');
    });
  });
});
