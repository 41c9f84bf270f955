import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CLOUD_WORDS } from '../../../../../src/adapters/forge/bitbucket/cloud/api.ts';
import { createBitbucketCloudBoard } from '../../../../../src/adapters/forge/bitbucket/cloud/board.ts';
import { readProblems } from '../../../../../src/adapters/forge/bitbucket/problem.ts';
import { createRestApi } from '../../../../../src/adapters/forge/bitbucket/rest.ts';
import { createHttp } from '../../../../../src/adapters/http.ts';
import type { StatusReport } from '../../../../../src/domain/board.ts';
import type { Anchor } from '../../../../../src/domain/finding.ts';
import { withMarker } from '../../../../../src/domain/marker.ts';
import { type BoardBench, describeCommentBoard, placeOf } from '../../../../contracts/comment-board.ts';
import { ADA, NAMESAKE, OTHER_BOT } from '../../../../support/bitbucket-cloud/accounts.ts';
import {
  type BitbucketCloudServer,
  startBitbucketCloud,
} from '../../../../support/bitbucket-cloud/server.ts';
import { createFakeClock } from '../../../../support/fake-clock.ts';
import { makeRepository, type ScratchRepository } from '../../scratch-repository.ts';
import { apiAt } from './board-bench.ts';

const PATH = 'src/äpp 1.ts';
const OLD_PATH = 'src/before.ts';
const NEW_PATH = 'src/after.ts';
const TOKEN = 'ATCTT3-of-the-tests';
const EMAIL = 'carol@example.com';

const lines = (changed: string): string =>
  Array.from({ length: 20 }, (_, index) => (index === 9 ? `${changed}\n` : `line ${index + 1}\n`)).join('');

const anchor = (
  side: Anchor['side'],
  line: number,
  startLine: number | null = null,
  path = PATH,
): Anchor => ({ path, side, line, startLine });

let repository: ScratchRepository;
let headSha = '';

beforeAll(() => {
  repository = makeRepository('--bare');
  repository.commit('main', { [PATH]: lines('line 10'), [OLD_PATH]: lines('old 10') });
  headSha = repository.commit('feature', { [PATH]: lines('changed'), [NEW_PATH]: lines('new 10') }, 'main');
});

afterAll(() => repository.remove());

type Bench = BoardBench & { readonly cloud: BitbucketCloudServer };
type Auth = 'access-token' | 'api-token';

/** A board on Cloud's double, whose requests and answers are held against the vendor's description. */
async function open(auth: Auth, pageLimit = 100): Promise<Bench> {
  const cloud = await startBitbucketCloud({
    repository: repository.folder,
    base: 'refs/heads/main',
    head: headSha,
    number: 7,
    sourceBranch: 'feature',
    token: TOKEN,
    email: EMAIL,
    auth,
    pageLimit,
    reviewersWhenOmitted: 'cleared',
  });
  const credentials =
    auth === 'access-token'
      ? ({ kind: auth, token: TOKEN } as const)
      : ({ kind: auth, email: EMAIL, token: TOKEN } as const);
  return {
    cloud,
    board: createBitbucketCloudBoard(apiAt(cloud.apiUrl, credentials), { number: 7 }),
    headSha,
    baseRef: 'main',
    places: {
      added: placeOf(anchor('RIGHT', 10), '+'),
      removed: placeOf(anchor('LEFT', 10), '-'),
      context: placeOf(anchor('RIGHT', 9), ' '),
      range: placeOf(anchor('RIGHT', 11, 9), ' ', { startMark: ' ' }),
      outside: placeOf(anchor('RIGHT', 3), ' '),
      renamed: {
        added: placeOf(anchor('RIGHT', 10, null, NEW_PATH), '+', { oldPath: OLD_PATH }),
        removed: placeOf(anchor('LEFT', 10, null, NEW_PATH), '-', { oldPath: OLD_PATH }),
      },
    },
    strangerNotes: (body) => void cloud.note(ADA, body),
    strangerReplies: (commentId, body) => void cloud.reply(ADA, Number(commentId), body),
    leaveDraft: null,
    tasks: null,
    close: async () => {
      await cloud.close();
      expect(cloud.contractComplaints()).toEqual([]);
    },
  };
}

const LACKS = {
  batches: 'one comment a request',
  reviewTexts: 'a verdict is its account alone',
  outsideRefused: 'Cloud takes any line',
  pinsCommits: 'comments name no commit',
  drafts: 'Cloud shows none to a token',
  verdictCommits: 'verdicts name no commit',
  tasks: 'Cloud has them apart from comments',
  versions: 'Cloud counts none',
};

describeCommentBoard('createBitbucketCloudBoard with an API token', () => open('api-token'), LACKS);
describeCommentBoard('createBitbucketCloudBoard with an access token', () => open('access-token'), LACKS);

describe('src/adapters/forge/bitbucket/cloud/board.ts on a stateful server', () => {
  const report = (fields: Partial<StatusReport> = {}): StatusReport => ({
    headSha,
    conclusion: 'pass',
    failsIncomplete: true,
    title: 'pass',
    summary: 'Nothing.',
    annotations: [],
    url: null,
    ...fields,
  });

  const marked = (text: string, run: string): string => {
    const scope = { repository: 'acme/shop', number: 7, stateKey: null, form: 'link-definition' } as const;
    return withMarker(text, { kind: 'summary', fingerprint: null, head: headSha, run }, scope);
  };

  const on = (line: number) => ({
    ...placeOf(anchor('RIGHT', line), line === 10 ? '+' : ' '),
    body: `on ${line}`,
    task: false,
  });

  const comment = (bench: Bench, line: number) =>
    bench.board.submitReview({ headSha, body: '-', verdict: 'comment', comments: [on(line)] });

  it('finds everything however few items a page has', async () => {
    const bench = await open('access-token', 2);
    const { board, cloud } = bench;
    for (const line of [8, 9, 10]) await comment(bench, line);
    const { threads: before } = await board.read();
    for (const { id } of before) cloud.reply(ADA, cloud.reply(ADA, Number(id), 'why?'), 'because');
    for (const text of ['one', 'two', 'three']) await board.createNote(text);
    cloud.remove(Number(before[1]?.id));
    const tombstone = cloud.note(ADA, 'gone');
    cloud.reply(ADA, tombstone, 'an answer to nothing');
    cloud.remove(tombstone);

    const { threads, notes, remarks } = await board.read();

    expect(threads.map(({ line, comments }) => [line, comments.length])).toEqual([
      [8, 3],
      [10, 3],
    ]);
    expect(notes.map(({ body }) => body)).toEqual(['one', 'two', 'three']);
    expect(remarks).toEqual([]);
    await bench.close();
  });

  it('takes nobody of the same name for us, whatever mark they bear', async () => {
    const bench = await open('access-token');
    const { board, cloud } = bench;
    cloud.note(NAMESAKE, marked('forged', 'r1'));
    expect((await board.read()).me.id).toBeNull();
    await board.createNote(marked('ours', 'r2'));
    cloud.note(OTHER_BOT, marked('ours', 'r2'));
    cloud.note(OTHER_BOT, marked('theirs', 'r3'));

    const { me, notes } = await board.read();

    expect(notes.filter(({ author }) => author?.id === me.id).map(({ body }) => body)).toEqual([
      marked('ours', 'r2'),
    ]);
    const theirs = notes.find(({ author }) => author?.id === OTHER_BOT.uuid);
    expect(await board.updateNote(theirs?.id ?? '', 'x')).toMatchObject({ kind: 'gone' });
    expect(await board.deleteComment({ id: theirs?.id ?? '', on: 'request' })).toMatchObject({
      kind: 'gone',
    });
    expect(cloud.writes()).toHaveLength(1);
    await bench.close();
  });

  it('asks for little and writes nothing where nothing has changed', async () => {
    const bench = await open('access-token');
    const { board, cloud } = bench;
    await comment(bench, 10);
    await board.createNote(marked('summary', 'r1'));
    const annotations = [
      { path: PATH, startLine: 1, endLine: 1, level: 'notice', title: 't', message: 'm' } as const,
    ];
    for (const way of ['check', 'commit-status'] as const) {
      await board.ensureStatus(report({ annotations }), way);
    }
    const [asked, written] = [cloud.requests.length, cloud.writes().length];

    const again = createBitbucketCloudBoard(apiAt(cloud.apiUrl, { kind: 'access-token', token: TOKEN }), {
      number: 7,
      knownHead: () => headSha,
    });
    expect((await again.now()).headSha).toBe(headSha);
    await again.read();
    const results = [
      await again.ensureStatus(report({ annotations }), 'check'),
      await again.ensureStatus(report({ annotations }), 'commit-status'),
    ];

    expect(results).toMatchObject([{ kind: 'kept' }, { kind: 'kept' }]);
    expect(cloud.writes()).toHaveLength(written);
    expect(cloud.requests.length - asked).toBe(5);
    await bench.close();
  });

  it('leaves no second comment where the answer to the first was lost', async () => {
    const bench = await open('api-token');
    bench.cloud.fault({ method: 'POST', path: /\/comments$/, when: 'after', action: 'drop' });

    expect((await bench.board.createNote('x')).kind).toBe('unclear');
    expect((await bench.board.read()).notes).toHaveLength(1);
    await bench.close();
  });

  it('names the scope that is missing, for every kind of write', async () => {
    const bench = await open('access-token');
    const { board, cloud } = bench;
    await comment(bench, 10);
    const [thread] = (await board.read()).threads;
    const seen = await board.description?.read();
    cloud.setScopes(['repository', 'pullrequest']);

    const results = [
      await board.createNote('x'),
      await board.updateNote(thread?.id ?? '', 'x'),
      await board.resolveThread(thread?.id ?? ''),
      await board.submitReview({ headSha, body: '-', verdict: 'approve', comments: [] }),
      seen === undefined ? undefined : (await board.description?.update('x', seen))?.result,
      await board.ensureStatus(report(), 'commit-status'),
    ];

    expect(results).toMatchObject(
      [...Array.from({ length: 5 }, () => '`pullrequest:write`'), '`repository:write`'].map((scope) => ({
        kind: 'denied',
        remedy: expect.stringContaining(`the token lacks ${scope}`),
      })),
    );
    await bench.close();
  });

  it('follows a push, and tells which threads are outdated', async () => {
    const bench = await open('api-token');
    const { board, cloud } = bench;
    await comment(bench, 10);
    await comment(bench, 9);
    await board.now();
    const pushed = repository.commit(
      'pushed',
      { [PATH]: lines('changed again'), [NEW_PATH]: lines('new 10') },
      'feature',
    );
    cloud.push(pushed);

    expect((await board.now()).headSha).toBe(pushed);
    expect((await board.read()).threads).toMatchObject([
      { outdated: true, line: null, originalLine: 10 },
      { outdated: false, line: 9, originalLine: 9 },
    ]);
    await bench.close();
  });

  it('takes no verdict and no description on a pull request that is merged', async () => {
    const bench = await open('api-token');
    const { board, cloud } = bench;
    const seen = await board.description?.read();
    cloud.closePullRequest('MERGED');

    const results = [
      await board.submitReview({ headSha, body: '-', verdict: 'request-changes', comments: [] }),
      seen === undefined ? undefined : (await board.description?.update('x', seen))?.result,
    ];

    expect((await board.now()).state).toBe('merged');
    expect(results).toMatchObject([{ refusal: 'closed' }, { refusal: 'closed' }]);
    await bench.close();
  });

  it('keeps the reviewers and the title of a pull request whose description it changes', async () => {
    const bench = await open('api-token');
    const { board, cloud } = bench;
    cloud.note(NAMESAKE, 'here');
    cloud.review([NAMESAKE]);
    const { title } = cloud.state.pullRequest;
    const seen = await board.description?.read();

    await board.description?.update('new', seen ?? { text: '', headSha, version: null });

    expect(cloud.state.pullRequest).toMatchObject({ title, description: 'new', reviewers: [NAMESAKE] });
    await bench.close();
  });

  it('reports through the proxy of Pipelines without the token', async () => {
    const bench = await open('access-token');
    const { cloud } = bench;
    const insights = createRestApi({
      server: CLOUD_WORDS.server,
      baseUrl: 'http://api.bitbucket.org/2.0',
      via: new URL(cloud.apiUrl).origin,
      authorization: null,
      secret: '',
      problems: readProblems(CLOUD_WORDS, ''),
      clock: createFakeClock(),
      random: () => 0.5,
      signal: new AbortController().signal,
      http: createHttp(),
      paceMs: 0,
    });
    const api = apiAt(cloud.apiUrl, { kind: 'access-token', token: TOKEN });
    const board = createBitbucketCloudBoard(api, { number: 7, insights });
    const annotations = Array.from({ length: 150 }, (_, index) => ({
      path: PATH,
      startLine: 1,
      endLine: index + 1,
      level: 'failure' as const,
      title: 't',
      message: 'm',
    }));

    const kinds: string[] = [];
    for (const _ of [1, 2]) kinds.push((await board.ensureStatus(report({ annotations }), 'check')).kind);

    expect(kinds).toEqual(['done', 'kept']);
    expect(cloud.requests.every(({ proxied }) => proxied)).toBe(true);
    await bench.close();
  });
});
