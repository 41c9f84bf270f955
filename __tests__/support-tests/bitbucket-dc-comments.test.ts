import { afterAll, afterEach, describe, expect, it, jest } from '@jest/globals';
import { ADA, BEN, BOT, NAMESAKE } from '../support/bitbucket-dc/accounts.ts';
import type { BitbucketDcServerOptions } from '../support/bitbucket-dc/types.ts';
import { type Bench, lines, makeChange, openBench, refusal } from './bitbucket-dc-bench.ts';

// The vendor's descriptions take seconds to read on a busy machine.
jest.setTimeout(60_000);

const change = makeChange();
let benches: Bench[] = [];
let expected: readonly (string | RegExp)[] = [];

async function open(options: Partial<BitbucketDcServerOptions> = {}): Promise<Bench> {
  const bench = await openBench(change, options);
  benches.push(bench);
  return bench;
}

afterEach(async () => {
  const complaints = benches.flatMap(({ server }) => server.contractComplaints());
  await Promise.all(benches.map(({ server }) => server.close()));
  const unexpected = complaints.filter((text) => !expected.some((one) => new RegExp(one).test(text)));
  benches = [];
  expected = [];
  expect(unexpected).toEqual([]);
});

afterAll(() => change.repo.dispose());

const PR = 'pull-requests/7';
const MOVED = 'lib/a b#é.ts';
const added = (line: number, fields: object = {}) => ({
  path: 'src/pay.ts',
  line,
  lineType: 'ADDED',
  fileType: 'TO',
  ...fields,
});
const context = (line: number, fields: object = {}) => added(line, { lineType: 'CONTEXT', ...fields });
const removed = (line: number, fields: object = {}) =>
  added(line, { lineType: 'REMOVED', fileType: 'FROM', ...fields });
const say = (anchor?: object, fields: object = {}) => ({
  text: 'text',
  ...(anchor === undefined ? {} : { anchor }),
  ...fields,
});
const range = (start: number, end: number, fields: object = {}) =>
  added(end, {
    multilineMarker: { startLine: start, startLineType: 'ADDED' },
    multilineSpan: { dstSpanStart: start, dstSpanEnd: end },
    ...fields,
  });
const idOf = (json: unknown): number => Object(json).id;

describe('support/bitbucket-dc places of comments', () => {
  it.each([
    ['an added line', added(30)],
    ['a removed line', removed(30)],
    ['a context line ten lines above a change', context(20)],
    ['a context line on the old side', context(40, { fileType: 'FROM' })],
    ['a file', { path: 'src/pay.ts' }],
    ['a deleted file', removed(2, { path: 'gone.ts' })],
    ['a binary file', { path: 'logo.png' }],
    ['a moved file', removed(20, { path: MOVED, srcPath: 'lib/old.ts' })],
    ['a context line of a moved file', context(25, { path: MOVED, srcPath: 'lib/old.ts' })],
    [
      'the effective diff by name',
      added(30, { diffType: 'EFFECTIVE', fromHash: change.base, toHash: change.head }),
    ],
    ['a range of commits', added(30, { diffType: 'RANGE', fromHash: change.base, toHash: change.head })],
  ])('takes a comment on %s', async (_, anchor) => {
    const { ask, server } = await open();
    const made = await ask(`POST ${PR}/comments`, say(anchor));
    expect(made).toMatchObject({ status: 201, json: { version: 0, anchor, author: { name: BOT.name } } });
    expect(server.writes()).toHaveLength(1);
  });

  it.each([
    ['an added line as context', context(30), 'line'],
    ['a context line as added', added(29), 'line'],
    ['a line eleven above a change', context(19), 'line'],
    ['a line past the end', added(500), 'line'],
    ['a removed line on the new side', removed(30, { fileType: 'TO' }), 'fileType'],
    ['an added line on the old side', added(30, { fileType: 'FROM' }), 'fileType'],
    ['a line without a type', { path: 'src/pay.ts', line: 30 }, 'lineType'],
    ['a file that did not change', { path: 'same.ts' }, 'path'],
    ['a moved file without its old name', context(25, { path: MOVED }), 'line'],
    ['hashes without a type of diff', added(30, { fromHash: change.base, toHash: change.head }), 'diffType'],
    ['a range of commits with one end', added(30, { diffType: 'RANGE', fromHash: change.base }), 'fromHash'],
    ['a line of a binary file', added(1, { path: 'logo.png' }), 'line'],
  ])('refuses %s', async (_, anchor, field) => {
    const { ask, server } = await open();
    const answer = await ask(`POST ${PR}/comments`, say(anchor));
    expect(refusal(answer)).toEqual([400, 'ArgumentValidationException', field]);
    expect(server.writes()).toEqual([]);
  });

  it('says which file type goes with a line type', async () => {
    const { ask } = await open();
    const { json } = await ask(`POST ${PR}/comments`, say(removed(30, { fileType: 'TO' })));
    expect(Object(json).errors[0].message).toBe(
      'For line type REMOVED the only valid file type is FROM (was: TO)',
    );
    expect(refusal(await ask(`POST ${PR}/comments`, say({ path: 'none.ts' })))).toEqual([
      404,
      'NoSuchPathException',
      null,
    ]);
  });

  it('refuses a diff of before with the pull request of now', async () => {
    const { ask, server } = await open();
    server.push(change.next);
    const anchor = added(30, { diffType: 'EFFECTIVE', fromHash: change.base, toHash: change.head });
    const answer = await ask(`POST ${PR}/comments`, say(anchor));
    expect(refusal(answer)).toEqual([409, 'PullRequestOutOfDateException', null]);
    expect(Object(answer.json).errors[0].pullRequest).toMatchObject({
      fromRef: { latestCommit: change.next },
    });
  });

  it.each([
    ['9.4.0', true],
    ['10.0.0', true],
    ['9.2.0', false],
    ['8.19.0', false],
  ] as const)('takes a range at %s: %s', async (version, isTaken) => {
    if (!isTaken) expected = ['/anchor/multilineSpan is declared nowhere'];
    const { ask, server } = await open({ version });
    const made = await ask(`POST ${PR}/comments`, say(range(30, 31)));
    expect(made.status).toBe(201);
    expect(server.state.comments[0]?.anchor).toMatchObject({
      line: 31,
      multilineMarker: isTaken ? { startLine: 30, startLineType: 'ADDED' } : null,
      multilineSpan: isTaken ? { dstSpanStart: 30, dstSpanEnd: 31 } : null,
    });
  });

  it.each([
    ['no span', { multilineSpan: undefined }],
    ['no marker', { multilineMarker: undefined }],
    ['another spelling', { multilineMarker: undefined, multilineSpan: undefined, startLine: 30 }],
    ['the span of the other side', { multilineSpan: { srcSpanStart: 30, srcSpanEnd: 31 } }],
  ])('makes one line of a range with %s, and says nothing', async (_, fields) => {
    expected = [/startLine is declared nowhere/];
    const { ask, server } = await open();
    expect((await ask(`POST ${PR}/comments`, say(range(30, 31, fields)))).status).toBe(201);
    expect(server.state.comments[0]?.anchor).toMatchObject({
      line: 31,
      multilineMarker: null,
      multilineSpan: null,
    });
  });

  it('refuses a range whose start is of another type or in another hunk', async () => {
    const { ask } = await open();
    const wrongType = range(29, 31);
    const far = { ...context(60), ...range(30, 61), line: 61, lineType: 'ADDED' };
    for (const anchor of [wrongType, far]) {
      expect(refusal(await ask(`POST ${PR}/comments`, say(anchor)))).toEqual([
        400,
        'ArgumentValidationException',
        'multilineMarker',
      ]);
    }
  });
});

describe('support/bitbucket-dc comments', () => {
  it.each([
    ['', 400],
    [' \n', 400],
    ['a'.repeat(32_767), 201],
    ['a'.repeat(32_768), 400],
  ])('takes a text by its length', async (text, status) => {
    const { ask } = await open();
    const answer = await ask(`POST ${PR}/comments`, { text });
    expect(answer.status).toBe(status);
    if (status === 400) expect(refusal(answer)[2]).toBe('text');
  });

  it('has a database that takes no emoji, if told', async () => {
    const { ask } = await open({ mysql: true });
    const status = async (text: string) => (await ask(`POST ${PR}/comments`, { text })).status;
    expect([await status('✓ fine'), await status('🚀')]).toEqual([201, 500]);
  });

  it('changes a comment from its version of now alone, its text by its author alone', async () => {
    const { ask, server } = await open();
    const mine = idOf((await ask(`POST ${PR}/comments`, say(added(30)))).json);
    const theirs = server.note(NAMESAKE, 'not yours');
    const put = (id: number, body: object) => ask(`PUT ${PR}/comments/${id}`, body);
    expect((await put(mine, { version: 0, text: 'b' })).json).toMatchObject({ version: 1, text: 'b' });
    const stale = await put(mine, { version: 0, text: 'c' });
    expect(refusal(stale)).toEqual([409, 'CommentOutOfDateException', null]);
    expect(Object(stale.json).errors[0]).toMatchObject({ currentVersion: 1, expectedVersion: 0 });
    expect(refusal(await put(mine, { text: 'c' }))).toEqual([409, 'CommentOutOfDateException', null]);
    expect(refusal(await put(theirs, { version: 0, text: 'c' }))).toEqual([
      403,
      'AuthorisationException',
      null,
    ]);
    expect((await put(theirs, { version: 0, threadResolved: true })).json).toMatchObject({
      version: 1,
      threadResolved: true,
      state: 'OPEN',
      threadResolver: { name: BOT.name },
    });
    expect((await put(mine, { version: 1, severity: 'BLOCKER', state: 'RESOLVED' })).json).toMatchObject({
      version: 2,
      state: 'RESOLVED',
      threadResolved: false,
    });
    expect((await put(4242, { version: 0, text: 'x' })).status).toBe(404);
  });

  it('deletes only what is ours, unanswered and not stale', async () => {
    const { ask, server } = await open();
    const mine = idOf((await ask(`POST ${PR}/comments`, say())).json);
    const theirs = server.note(ADA, 'hers');
    const remove = (id: number, version = '?version=0') => ask(`DELETE ${PR}/comments/${id}${version}`);
    expect((await remove(theirs)).status).toBe(403);
    expect(refusal(await remove(mine, ''))).toEqual([409, 'CommentOutOfDateException', null]);
    const answer = server.reply(ADA, mine, 'why?');
    expect(refusal(await remove(mine))).toEqual([409, 'CommentDeletionException', null]);
    server.remove(answer);
    expect((await remove(mine)).status).toBe(204);
    expect((await ask(`GET ${PR}/comments/${mine}`)).status).toBe(404);
    const actions = Object((await ask(`GET ${PR}/activities`)).json).values;
    expect(actions[0]).toMatchObject({
      action: 'COMMENTED',
      commentAction: 'DELETED',
      comment: { id: mine },
    });
  });

  it('lists comments of a file, tasks, and nothing without a path', async () => {
    const { ask, server } = await open();
    const line = idOf((await ask(`POST ${PR}/comments`, say(added(30), { severity: 'BLOCKER' }))).json);
    server.reply(BEN, line, 'yes');
    expect(refusal(await ask(`GET ${PR}/comments`))).toEqual([400, 'ArgumentValidationException', 'path']);
    expect((await ask(`GET ${PR}/comments?path=src/pay.ts`)).json).toMatchObject({
      values: [{ id: line, severity: 'BLOCKER', comments: [{ text: 'yes', author: { name: 'ben' } }] }],
    });
    expect((await ask(`GET ${PR}/blocker-comments`)).json).toMatchObject({ values: [{ id: line }] });
    expect((await ask(`GET ${PR}/blocker-comments?states=RESOLVED`)).json).toMatchObject({ values: [] });
    expect((await ask(`GET ${PR}/blocker-comments?count=true`)).json).toEqual({ OPEN: 1, RESOLVED: 0 });
    expect(Object((await ask(`GET ${PR}/diff/src/pay.ts`)).json).diffs[0]).toMatchObject({
      lineComments: [{ id: line }],
    });
  });

  it('tells what happened newest first, page by page, a comment more than once', async () => {
    const { ask, server } = await open({ pageLimit: 2 });
    const note = idOf((await ask(`POST ${PR}/comments`, say())).json);
    const line = server.comment(BEN, { path: 'src/pay.ts', line: 30 }, 'hm');
    server.reply(ADA, line, 'fixed');
    await ask(`PUT ${PR}/comments/${note}`, { version: 0, text: 'again' });
    const rows: unknown[] = [];
    let start: number | null = 0;
    while (start !== null) {
      const { json } = await ask(`GET ${PR}/activities?limit=100&start=${start}`);
      const { values, isLastPage, nextPageStart } = Object(json);
      rows.push(
        ...values.map((one: Record<string, unknown>) => [one.commentAction ?? one.action, idOf(one.comment)]),
      );
      start = isLastPage === true ? null : nextPageStart;
    }
    expect(rows).toEqual([
      ['UPDATED', note],
      ['REPLIED', line],
      ['ADDED', line],
      ['ADDED', note],
      ['OPENED', undefined],
    ]);
    const { json } = await ask(`GET ${PR}/activities?start=1&limit=1`);
    expect(Object(json).values[0]).toMatchObject({
      comment: { id: line, comments: [{ text: 'fixed' }] },
      commentAnchor: { path: 'src/pay.ts', line: 30, lineType: 'ADDED', fileType: 'TO', orphaned: false },
    });
    expect(Object(json).values[0].comment).not.toHaveProperty('anchor');
  });

  it('loses a comment that it has taken, if told', async () => {
    const { ask, server } = await open();
    server.fault({ method: 'POST', path: /comments$/, action: 'drop-comment' });
    expect((await ask(`POST ${PR}/comments`, say())).status).toBe(201);
    expect(server.state.comments).toEqual([]);
    expect(server.state.activities).toHaveLength(1);
  });
});

describe('support/bitbucket-dc moves anchors', () => {
  it('with their lines, and orphans those whose lines were changed', async () => {
    const { ask, server } = await open();
    const at = async (anchor: object) => idOf((await ask(`POST ${PR}/comments`, say(anchor))).json);
    const ids = [
      await at(range(30, 31)),
      await at(removed(30)),
      await at(added(61)),
      await at({ path: 'src/pay.ts' }),
      await at(added(1, { path: 'lib/added.ts' })),
      await at(added(30, { diffType: 'RANGE', fromHash: change.base, toHash: change.head })),
    ];
    server.push(change.next);
    expect(server.state.pullRequest).toMatchObject({ version: 1, headSha: change.next });
    const anchors = server.state.comments.map(({ anchor }) => anchor);
    expect(anchors.map((anchor) => [anchor?.line, anchor?.orphaned])).toEqual([
      [33, false],
      [30, false],
      [61, true],
      [null, false],
      [1, true],
      [30, false],
    ]);
    expect(anchors[0]).toMatchObject({
      toHash: change.next,
      multilineMarker: { startLine: 32 },
      multilineSpan: { dstSpanStart: 32, dstSpanEnd: 33 },
    });
    expect(anchors[5]).toMatchObject({ toHash: change.head });
    const values = Object((await ask(`GET ${PR}/activities`)).json).values;
    expect(values[0]).toMatchObject({ action: 'RESCOPED' });
    expect(values[2]).toMatchObject({ comment: { id: ids[4] }, commentAnchor: { orphaned: true } });
    const active = Object((await ask(`GET ${PR}/comments?path=src/pay.ts`)).json).values;
    expect(active.map(idOf)).toEqual([ids[0], ids[1], ids[3], ids[5]]);
  });

  it('to context where the new base has their lines too, as long as the diff shows them', async () => {
    const tree = (replaced: Readonly<Record<number, string>>) => [
      { path: 'a.ts', mode: '100644', content: Buffer.from(lines(60, replaced)) },
    ];
    const [base = '', middle = '', head = ''] = change.repo.commit(
      tree({}),
      tree({ 10: 'ten', 50: 'fifty' }),
      tree({ 10: 'ten', 12: 'twelve', 50: 'fifty' }),
    );
    const { ask, server } = await open({ base, head });
    await ask(`POST ${PR}/comments`, say(added(10, { path: 'a.ts' })));
    await ask(`POST ${PR}/comments`, say(added(50, { path: 'a.ts' })));
    server.retarget('refs/heads/next', middle);
    expect(server.state.pullRequest).toMatchObject({ version: 1, baseBranch: 'next', baseSha: middle });
    expect(server.state.comments.map(({ anchor }) => anchor)).toMatchObject([
      { line: 10, lineType: 'CONTEXT', orphaned: false },
      { line: 50, lineType: 'ADDED', orphaned: true },
    ]);
  });
});
