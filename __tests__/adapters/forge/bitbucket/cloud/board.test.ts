import { afterEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createBitbucketCloudBoard } from '../../../../../src/adapters/forge/bitbucket/cloud/board.ts';
import { conversationOf } from '../../../../../src/adapters/forge/bitbucket/cloud/comments.ts';
import type { ReviewDraft } from '../../../../../src/domain/board.ts';
import type { Anchor } from '../../../../../src/domain/finding.ts';
import { withMarker } from '../../../../../src/domain/marker.ts';
import {
  apiAt,
  BOT,
  CANARY,
  CAROL,
  COMMENTS,
  closeAll,
  comment,
  fault,
  HEAD,
  HEAD_ROUTE,
  NAMESAKE,
  OTHER_BOT,
  OWN,
  PULL,
  page,
  pullRequest,
  ROOT,
  raw,
  scripted,
} from './board-bench.ts';

afterEach(closeAll);

const SCOPE = { repository: 'acme/shop', number: 7, stateKey: null, form: 'link-definition' } as const;

const marked = (text: string, run = 'r1', head = HEAD): string =>
  withMarker(text, { kind: 'summary', fingerprint: null, head, run }, SCOPE);

const inline = (fields: object = {}): object => ({
  inline: { path: 'src/a.ts', to: 12, from: null, start_to: null, start_from: null, ...fields },
});

const list = (...comments: readonly object[]) => ({ [`GET ${COMMENTS}`]: page(...comments) });

const review = (fields: Partial<ReviewDraft> = {}): ReviewDraft => ({
  headSha: HEAD,
  body: 'As a whole.',
  verdict: 'comment',
  comments: [],
  ...fields,
});

const on = (anchor: Partial<Anchor>, body = 'x') => ({
  anchor: { path: 'src/a.ts', side: 'RIGHT' as const, line: 12, startLine: null, ...anchor },
  body,
  mark: '+' as const,
  startMark: null,
  oldPath: null,
  task: false,
});

describe('what was said on Bitbucket Cloud', () => {
  it.each([
    ['a line of the new file', { to: 12 }, { side: 'RIGHT', line: 12, subject: 'line' }],
    ['a line of the old file', { to: null, from: 7 }, { side: 'LEFT', line: 7, subject: 'line' }],
    [
      'both sides, as of an unchanged line',
      { to: 12, from: 7 },
      { side: 'RIGHT', line: 12, subject: 'line' },
    ],
    ['the last line of a range', { start_to: 9 }, { side: 'RIGHT', line: 12, subject: 'line' }],
    ['a file', { to: null }, { side: null, line: null, subject: 'file' }],
  ])('stands on %s', async (_, place, expected) => {
    const { board } = await scripted(list(comment(1, inline(place))));

    const { threads, notes } = await board.read();

    expect(threads).toEqual([
      {
        id: '1',
        path: 'src/a.ts',
        ...expected,
        originalLine: expected.line,
        resolved: false,
        outdated: null,
        canResolve: true,
        comments: [
          {
            id: '1',
            author: { id: CAROL.uuid, login: 'carol', kind: 'user' },
            body: 'text 1',
            url: 'https://bitbucket.org/acme/shop/pull-requests/7/_/diff#comment-1',
            minimised: false,
          },
        ],
      },
    ]);
    expect(notes).toEqual([]);
  });

  it.each([
    ['the flag', { outdated: true }, { outdated: true, line: null, originalLine: 12 }],
    ['its other name', { out_dated: true }, { outdated: true, line: null, originalLine: 12 }],
    ['that it is not', { outdated: false }, { outdated: false, line: 12, originalLine: 12 }],
    ['nothing', {}, { outdated: null, line: 12, originalLine: 12 }],
    ['no truth value', { outdated: 'yes' }, { outdated: null, line: 12, originalLine: 12 }],
  ])('is outdated by %s', async (_, fields, expected) => {
    const { board } = await scripted(list(comment(1, inline(fields))));

    expect((await board.read()).threads).toMatchObject([expected]);
  });

  it.each([
    ['an object', { user: CAROL, created_on: '2026-01-02T03:04:05Z' }, true],
    ['an empty object', {}, true],
    ['null', null, false],
    ['nothing', undefined, false],
  ])('is resolved by %s', async (_, resolution, resolved) => {
    const { board } = await scripted(list(comment(1, { ...inline(), resolution })));

    expect((await board.read()).threads).toMatchObject([{ resolved }]);
  });

  it('keeps answers of any depth with what began their thread, in the order of time', async () => {
    const parent = (id: number) => ({ parent: { id }, ...inline() });
    const { board } = await scripted(
      list(
        comment(4, parent(3)),
        comment(1, inline()),
        comment(3, parent(2)),
        comment(2, parent(1)),
        comment(5, parent(1)),
        comment(6),
        comment(7, { parent: { id: 6 } }),
      ),
    );

    const { threads, notes, remarks } = await board.read();

    expect(threads.map(({ id, comments }) => [id, comments.map((one) => one.id)])).toEqual([
      ['1', ['1', '2', '3', '4', '5']],
    ]);
    expect(notes.map(({ id }) => id)).toEqual(['6']);
    expect(remarks).toEqual([]);
  });

  it('shows no tombstones and no drafts, and no thread that one of them began', async () => {
    const gone = { deleted: true, content: { type: 'rendered', raw: '', markup: 'markdown', html: '' } };
    const { board } = await scripted(
      list(
        comment(1, { ...inline(), ...gone }),
        comment(2, { ...inline(), parent: { id: 1 } }),
        comment(3, { ...inline(), pending: true }),
        comment(4, inline()),
        comment(5, { ...inline(), ...gone, parent: { id: 4 } }),
        comment(6, { ...inline(), parent: { id: 5 } }),
        comment(7, gone),
        comment(8, { pending: true }),
        comment(9, { deleted: true, content: null, inline: {}, user: null }),
      ),
    );

    const { threads, notes, remarks } = await board.read();

    expect(threads.map(({ comments }) => comments.map(({ id }) => id))).toEqual([['4', '6']]);
    expect(notes).toEqual([]);
    expect(remarks).toEqual([]);
  });

  it('leaves out what has no shape that is known, and says how much', async () => {
    const strange = [
      comment(2, { inline: {} }),
      comment(3, { inline: 'src/a.ts' }),
      comment(4, { content: null }),
      comment(5, { parent: {} }),
      comment(6, { parent: { id: 99 } }),
      { type: 'pullrequest_comment' },
    ];
    const { board } = await scripted(list(comment(1), ...strange, comment(7, { user: null })));

    const { notes, remarks } = await board.read();

    expect(notes.map(({ id, author }) => [id, author?.login ?? null])).toEqual([
      ['1', 'carol'],
      ['7', null],
    ]);
    expect(remarks).toEqual(['6 comments of the pull request could not be understood and were left out.']);
  });

  it('is read from any list without a crash, each comment at most once', () => {
    const id = fc.oneof(fc.integer({ min: -1, max: 6 }), fc.constant(null));
    const item = fc.oneof(
      fc.anything(),
      fc.record({
        id,
        content: fc.oneof(fc.record({ raw: fc.string() }), fc.anything()),
        parent: fc.option(fc.record({ id }), { nil: undefined }),
        inline: fc.option(fc.record({ path: fc.string(), to: id, from: id }), { nil: undefined }),
        deleted: fc.boolean(),
        user: fc.oneof(fc.constant(CAROL), fc.anything()),
      }),
    );
    fc.assert(
      fc.property(fc.uniqueArray(item, { selector: (one) => JSON.stringify(one) ?? '' }), (items) => {
        const byId = new Map(items.map((one) => [JSON.stringify((one as { id?: unknown } | null)?.id), one]));
        const { threads, notes } = conversationOf([...byId.values()]);
        const ids = [...threads.flatMap(({ comments }) => comments), ...notes].map((one) => one.id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  it('is followed over pages, even empty ones, and to no other place', async () => {
    const { board, asked } = await scripted((origin) => ({
      [`GET ${COMMENTS}`]: (request) =>
        request.path.includes('page=c')
          ? page(comment(2))
          : request.path.includes('page=b')
            ? { body: { values: [], next: `${origin}${COMMENTS}?page=c` } }
            : { body: { values: [comment(1)], next: `${origin}${COMMENTS}?page=b` } },
    }));

    expect((await board.read()).notes.map(({ id }) => id)).toEqual(['1', '2']);
    expect(asked()).toHaveLength(3);
  });

  it.each([
    'https://evil.example/2.0/repositories/acme/shop/pullrequests/7/comments?page=2',
    'http://127.0.0.1:1/2.0/x',
    '//evil.example/2.0/x',
    'ftp://x',
  ])('is no part of it what another address has: %s', async (next) => {
    const { board, asked } = await scripted({
      [`GET ${COMMENTS}`]: { body: { values: [comment(1)], next } },
    });

    await expect(board.read()).rejects.toThrow('next page');
    expect(asked()).toHaveLength(1);
  });

  it('is not read where a page fails: half of it is worse than none', async () => {
    const { board } = await scripted((origin) => ({
      [`GET ${COMMENTS}`]: (request) =>
        request.path.includes('page=b')
          ? { status: 404, body: fault('gone') }
          : { body: { values: [comment(1)], next: `${origin}${COMMENTS}?page=b` } },
    }));

    await expect(board.read()).rejects.toThrow('404');
  });
});

describe('the account that writes for us on Bitbucket Cloud', () => {
  it('is asked for once with a token of its own', async () => {
    const { board, asked } = await scripted(
      { ...list(comment(1)), 'GET /2.0/user': { body: CAROL } },
      {},
      OWN,
    );

    await board.read();

    expect((await board.read()).me).toEqual({ id: CAROL.uuid, login: 'carol', kind: 'user' });
    expect(asked().filter((line) => line.includes('/user'))).toEqual(['GET /2.0/user']);
  });

  it('needs a scope where it is asked for, and the error names it without the token', async () => {
    const refused = { status: 403, body: fault(`no scope for ${CANARY}`) };
    const { board } = await scripted({ ...list(), 'GET /2.0/user': refused }, {}, OWN);

    const error = await board.read().catch((caught: unknown) => caught);

    expect(error).toMatchObject({ status: 403, remedy: expect.stringContaining('`read:user:bitbucket`') });
    expect(JSON.stringify(error) + String(error)).not.toContain(CANARY);
  });

  it.each([
    ['nothing is there', [], null],
    ['no comment has a mark', [{ user: BOT, ...raw('hello') }], null],
    ['a person copied a mark', [{ user: NAMESAKE, ...raw(marked('x')) }], null],
    [
      'a person has a mark and a forged type is none',
      [{ user: { ...CAROL, type: 'team' }, ...raw(marked('x')) }],
      null,
    ],
    ['a mark is not the last line', [{ user: BOT, ...raw(`${marked('x')}\n\nmore`) }], null],
    ['an app without a uuid has one', [{ user: { ...BOT, uuid: undefined }, ...raw(marked('x')) }], null],
    ['an app has one', [{ user: BOT, ...raw(marked('x')) }], BOT.uuid],
    ['it is in an answer', [{ user: BOT, ...raw(marked('x')), parent: { id: 1000 } }], BOT.uuid],
    [
      'two apps have one: the newest',
      [
        { user: BOT, ...raw(marked('x')) },
        { user: OTHER_BOT, ...raw(marked('x', 'r2')) },
      ],
      OTHER_BOT.uuid,
    ],
    [
      'another app echoes it',
      [
        { user: BOT, ...raw(marked('x')) },
        { user: OTHER_BOT, ...raw(marked('x')) },
      ],
      BOT.uuid,
    ],
    [
      'a person echoes it',
      [
        { user: BOT, ...raw(marked('x')) },
        { user: NAMESAKE, ...raw(marked('x', 'r2')) },
      ],
      BOT.uuid,
    ],
    ['a deleted comment has one', [{ user: BOT, ...raw(marked('x')), deleted: true }], null],
  ])('is not asked for with an access token, but told from what is there: %s', async (_, comments, id) => {
    const fill = comment(1000, {});
    const { board, asked } = await scripted(
      list(fill, ...comments.map((fields, index) => comment(1001 + index, fields))),
    );

    const { me } = await board.read();

    expect(me).toEqual(
      id === null
        ? { id: null, login: 'x-token-auth', kind: 'bot' }
        : { id, login: 'review-bot', kind: 'bot' },
    );
    expect(asked()).toEqual([`GET ${COMMENTS}?pagelen=100`]);
  });

  it.each([
    ['a note', (board: Awaited<ReturnType<typeof scripted>>['board']) => board.createNote('x')],
    ['a comment on a line', (board) => board.submitReview(review({ comments: [on({})] }))],
    ['a verdict', (board) => board.submitReview(review({ verdict: 'approve' }))],
  ] as [string, (board: Awaited<ReturnType<typeof scripted>>['board']) => Promise<unknown>][])(
    'is known for the rest of the run from %s that it wrote',
    async (_, write) => {
      const { board } = await scripted({
        ...list(comment(1, { user: OTHER_BOT, ...raw(marked('x')) })),
        [`POST ${COMMENTS}`]: { status: 201, body: comment(2, { user: BOT }) },
        [`POST ${PULL}/approve`]: { body: { type: 'participant', user: BOT, state: 'approved' } },
      });
      expect((await board.read()).me.id).toBe(OTHER_BOT.uuid);

      await write(board);

      expect((await board.read()).me).toEqual({ id: BOT.uuid, login: 'review-bot', kind: 'bot' });
    },
  );
});

describe('where a pull request of Bitbucket Cloud stands', () => {
  it.each([
    ['OPEN', 'open'],
    ['MERGED', 'merged'],
    ['DECLINED', 'closed'],
    ['SUPERSEDED', 'closed'],
  ])('%s is %s', async (word, state) => {
    const { board } = await scripted({
      ...HEAD_ROUTE,
      [`GET ${PULL}`]: { body: pullRequest({ state: word }) },
    });

    expect(await board.now()).toEqual({
      headSha: HEAD,
      baseRef: 'main',
      state,
      locked: false,
      version: null,
    });
  });

  it('asks for a whole hash once as long as the head is the same', async () => {
    const next = 'abcdef0123456789abcdef0123456789abcdef01';
    const { board, asked } = await scripted({
      ...HEAD_ROUTE,
      [`GET ${ROOT}/commit/${next.slice(0, 12)}`]: { body: { hash: next } },
      [`GET ${PULL}`]: (_, nth) => ({
        body: nth < 3 ? pullRequest() : pullRequest({ source: { commit: { hash: next.slice(0, 12) } } }),
      }),
    });

    const heads = [await board.now(), await board.now(), await board.now()].map(({ headSha }) => headSha);

    expect(heads).toEqual([HEAD, HEAD, next]);
    expect(asked().filter((line) => line.includes('/commit/'))).toHaveLength(2);
  });

  it.each([
    ['is it', HEAD, []],
    ['is another', 'f'.repeat(40), [`GET ${ROOT}/commit/${HEAD.slice(0, 12)}`]],
    ['is not known', null, [`GET ${ROOT}/commit/${HEAD.slice(0, 12)}`]],
  ])('takes a hash that the caller knows where it %s', async (_, known, more) => {
    const { board, asked } = await scripted(
      { ...HEAD_ROUTE, [`GET ${PULL}`]: { body: pullRequest() } },
      { knownHead: () => known },
    );

    expect((await board.now()).headSha).toBe(HEAD);
    expect(asked()).toEqual([`GET ${PULL}`, ...more]);
  });

  it('looks for the head of a fork in the fork where the repository has it not', async () => {
    const fork = '/2.0/repositories/elsewhere/shop';
    const { board } = await scripted({
      [`GET ${fork}/commit/${HEAD.slice(0, 12)}`]: { body: { hash: HEAD } },
      [`GET ${PULL}`]: {
        body: pullRequest({
          source: { commit: { hash: HEAD.slice(0, 12) }, repository: { full_name: 'elsewhere/shop' } },
        }),
      },
    });

    expect((await board.now()).headSha).toBe(HEAD);
  });

  it.each([
    ['no state', { state: 'QUEUED' }],
    ['no head', { source: { commit: null } }],
    ['a head that is no hash', { source: { commit: { hash: '../../user' } } }],
    ['no destination', { destination: {} }],
  ])('cannot be read with %s', async (_, fields) => {
    const { board, asked } = await scripted({
      ...HEAD_ROUTE,
      [`GET ${PULL}`]: { body: pullRequest(fields) },
    });

    await expect(board.now()).rejects.toThrow('not as Bitbucket Cloud describes it');
    expect(asked()).toHaveLength(1);
  });

  it.each([
    ['another commit', { hash: 'f'.repeat(40) }],
    ['a short hash again', { hash: HEAD.slice(0, 12) }],
    ['nothing', {}],
  ])('cannot be told where the commit is answered with %s', async (_, body) => {
    const { board } = await scripted({
      [`GET ${PULL}`]: { body: pullRequest() },
      [`GET ${ROOT}/commit/${HEAD.slice(0, 12)}`]: { body },
    });

    await expect(board.now()).rejects.toThrow('no hash of the commit');
  });
});

describe('comments of ours on Bitbucket Cloud', () => {
  const CREATED = { [`POST ${COMMENTS}`]: { status: 201, body: comment(5, { user: BOT }) } };
  const DONE = {
    kind: 'done',
    id: '5',
    url: 'https://bitbucket.org/acme/shop/pull-requests/7/_/diff#comment-5',
  };

  it.each([
    ['an added line', {}, { path: 'src/a.ts', to: 12 }],
    ['a removed line', { side: 'LEFT' as const, line: 7 }, { path: 'src/a.ts', from: 7 }],
    ['a range', { startLine: 9 }, { path: 'src/a.ts', to: 12, start_to: 9 }],
    [
      'a removed range',
      { side: 'LEFT' as const, startLine: 9 },
      { path: 'src/a.ts', from: 12, start_from: 9 },
    ],
    ['a range of one line', { startLine: 12 }, { path: 'src/a.ts', to: 12 }],
  ])('are sent for %s without nulls and without a type', async (_, anchor, expected) => {
    const { board, asked, sent } = await scripted(CREATED);

    expect(await board.submitReview(review({ comments: [on(anchor, 'why')] }))).toEqual(DONE);
    expect(asked()).toEqual([`POST ${COMMENTS}`]);
    expect(sent(0)).toEqual({ content: { raw: 'why' }, inline: expected });
  });

  it('are sent for files and for the pull request, changed, deleted and resolved', async () => {
    const { board, asked, sent, requests } = await scripted({
      ...CREATED,
      [`PUT ${COMMENTS}/5`]: { body: comment(5) },
      [`DELETE ${COMMENTS}/5`]: { status: 204 },
      [`POST ${COMMENTS}/5/resolve`]: { body: { type: 'comment_resolution', user: BOT } },
    });

    const results = [
      await board.commentOnFile({ headSha: HEAD, path: 'a b.ts', oldPath: 'c.ts', body: 'f', task: true }),
      await board.createNote('n'),
      await board.updateNote('5', 'u'),
      await board.deleteComment({ id: '5', on: 'thread' }),
      await board.deleteComment({ id: '5', on: 'request' }),
      await board.resolveThread('5'),
    ];

    const plain = { kind: 'done', id: '5', url: null };
    expect(results).toEqual([DONE, DONE, DONE, plain, plain, plain]);
    expect(asked()).toEqual([
      `POST ${COMMENTS}`,
      `POST ${COMMENTS}`,
      `PUT ${COMMENTS}/5`,
      `DELETE ${COMMENTS}/5`,
      `DELETE ${COMMENTS}/5`,
      `POST ${COMMENTS}/5/resolve`,
    ]);
    expect([0, 1, 2].map(sent)).toEqual([
      { content: { raw: 'f' }, inline: { path: 'a b.ts' } },
      { content: { raw: 'n' } },
      { content: { raw: 'u' } },
    ]);
    expect(requests.slice(3).map(({ body }) => body)).toEqual(['', '', '']);
  });

  it('count as resolved where somebody was first', async () => {
    const { board } = await scripted({
      [`POST ${COMMENTS}/5/resolve`]: { status: 409, body: fault('already resolved') },
    });

    expect(await board.resolveThread('5')).toEqual({ kind: 'done', id: '5', url: null });
  });

  it.each(['../../../user', '', '0', '01', '1e3', '-1', '5 ', `1${'0'.repeat(16)}`])(
    'are not there by an id that is none, and nothing is asked (%j)',
    async (id) => {
      const { board, requests } = await scripted({});

      expect(await board.updateNote(id, 'x')).toMatchObject({ kind: 'gone' });
      expect(await board.deleteComment({ id, on: 'thread' })).toMatchObject({ kind: 'gone' });
      expect(await board.resolveThread(id)).toMatchObject({ kind: 'gone' });
      expect(requests).toEqual([]);
    },
  );

  it('go one after the other, and no further than to the first that is not done', async () => {
    const { board, requests, sent } = await scripted({
      [`POST ${COMMENTS}`]: (_, nth) =>
        nth === 2
          ? { status: 400, body: fault('Bad request', { fields: { 'inline.to': ['no'] } }) }
          : { status: 201, body: comment(nth) },
    });
    const comments = ['one', 'two', 'three'].map((body) => on({}, body));

    const result = await board.submitReview(review({ comments, verdict: 'approve' }));

    expect(result).toMatchObject({ kind: 'refused', refusal: 'anchor' });
    expect(requests).toHaveLength(2);
    expect(sent(1)).toMatchObject({ content: { raw: 'two' } });
  });

  it('are nothing where a review has neither comments nor a verdict', async () => {
    const { board, requests } = await scripted({});

    expect(await board.submitReview(review())).toEqual({ kind: 'kept', id: '', url: null });
    expect(requests).toEqual([]);
  });

  it('may have arrived where the answer has no id', async () => {
    const { board } = await scripted({ [`POST ${COMMENTS}`]: { status: 201, body: {} } });

    expect(await board.createNote('x')).toMatchObject({ kind: 'unclear' });
    expect(await board.submitReview(review({ comments: [on({})] }))).toMatchObject({ kind: 'unclear' });
  });

  it('are of no draft', async () => {
    const { board, requests } = await scripted({});

    expect(await board.discardDraft('1')).toMatchObject({ kind: 'gone' });
    expect(await board.submitDraft('1')).toMatchObject({ kind: 'gone' });
    expect(requests).toEqual([]);
  });
});

describe('verdicts on Bitbucket Cloud', () => {
  const participants = [
    { user: CAROL, role: 'REVIEWER', approved: true, state: 'approved' },
    { user: BOT, role: 'PARTICIPANT', approved: false, state: 'changes_requested' },
    { user: OTHER_BOT, role: 'PARTICIPANT', approved: false, state: null },
    { user: { ...NAMESAKE, uuid: undefined }, state: 'approved' },
  ];
  const STANDING = { ...HEAD_ROUTE, [`GET ${PULL}`]: { body: pullRequest({ participants }) } };
  const OURS = list(comment(1, { user: BOT, ...raw(marked('x')) }));

  it('are those of the accounts that gave one', async () => {
    const { board } = await scripted(STANDING);

    expect(await board.readReviews()).toEqual([
      {
        id: CAROL.uuid,
        author: { id: CAROL.uuid, login: 'carol', kind: 'user' },
        body: '',
        commit: null,
        state: 'approved',
      },
      {
        id: BOT.uuid,
        author: { id: BOT.uuid, login: 'review-bot', kind: 'bot' },
        body: '',
        commit: null,
        state: 'changes-requested',
      },
    ]);
  });

  it.each(['approve', 'request-changes'] as const)('are given without a word: %s', async (verdict) => {
    const { board, asked, requests } = await scripted({
      [`POST ${PULL}/${verdict}`]: { body: { type: 'participant', user: BOT } },
    });

    expect(await board.submitReview(review({ verdict }))).toEqual({ kind: 'done', id: BOT.uuid, url: null });
    expect(asked()).toEqual([`POST ${PULL}/${verdict}`]);
    expect(requests[0]?.body).toBe('');
  });

  it.each([
    [409, 'You already approved this pull request.', { kind: 'kept' }],
    [409, 'Review Bot is the author of this pull request.', { kind: 'refused', refusal: 'own-change' }],
    [400, 'This pull request is merged.', { kind: 'refused', refusal: 'closed' }],
    [200, null, { kind: 'unclear' }],
  ])('%i %s', async (status, message, expected) => {
    const body = message === null ? {} : fault(message);
    const { board } = await scripted({ [`POST ${PULL}/approve`]: { status, body } });

    expect(await board.submitReview(review({ verdict: 'approve' }))).toMatchObject(expected);
  });

  it('of ours are taken back, the one that stands', async () => {
    const { board, asked } = await scripted({
      ...STANDING,
      ...OURS,
      [`DELETE ${PULL}/request-changes`]: { status: 204 },
    });

    expect(await board.dismissReview(BOT.uuid, 'No longer.')).toEqual({
      kind: 'done',
      id: BOT.uuid,
      url: null,
    });
    expect(asked().at(-1)).toBe(`DELETE ${PULL}/request-changes`);
  });

  it.each([
    ['is another account’s', CAROL.uuid],
    ['is one of the same name', OTHER_BOT.uuid],
    ['is none', 'x'],
    ['is empty', ''],
  ])('are left alone where the id %s', async (_, id) => {
    const { board, requests } = await scripted({ ...STANDING, ...OURS });

    expect(await board.dismissReview(id, 'x')).toMatchObject({ kind: 'gone' });
    expect(requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('are left alone where nobody knows who we are', async () => {
    const { board, requests } = await scripted({ ...STANDING, ...list() });

    expect(await board.dismissReview(BOT.uuid, 'x')).toMatchObject({ kind: 'gone' });
    expect(requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('are said to be out of reach, not thrown', async () => {
    const { board } = await scripted({
      ...OURS,
      [`GET ${PULL}`]: { status: 403, body: fault('no') },
    });

    expect(await board.dismissReview(BOT.uuid, 'x')).toMatchObject({ kind: 'denied' });
  });
});

describe('pages of Bitbucket Cloud', () => {
  it.each([
    ['https://api.bitbucket.org/2.0', 'https://bitbucket.org'],
    ['http://127.0.0.1:9/2.0', 'http://127.0.0.1:9'],
  ])('of the API at %s are at %s', (apiUrl, web) => {
    const { permalink } = createBitbucketCloudBoard(apiAt(apiUrl), { number: 7 });

    expect(permalink(HEAD, 'src/ä (1).ts', 12)).toBe(
      `${web}/acme/shop/src/${HEAD}/src/%C3%A4%20%281%29.ts#lines-12`,
    );
    expect(permalink(HEAD, 'src/a.ts', null)).toBe(`${web}/acme/shop/src/${HEAD}/src/a.ts`);
    expect(permalink(HEAD, '../x', null)).toBe(`${web}/acme/shop/src/${HEAD}/`);
  });
});
