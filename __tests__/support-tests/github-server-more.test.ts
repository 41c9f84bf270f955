import { afterAll, afterEach, describe, expect, it, jest } from '@jest/globals';
import { primaryLimit, secondaryLimit, spamGuard } from '../support/github/fault-rules.ts';
import type { GitHubOptions } from '../support/github/types.ts';
import { type Bench, openBench, tellStory } from './github-bench.ts';

// The vendor's descriptions take seconds to read on a busy machine.
jest.setTimeout(60_000);

const story = tellStory();
const EVE = { login: 'eve', id: 3, type: 'User' } as const;
let benches: Bench[] = [];

async function open(options: Partial<GitHubOptions> = {}): Promise<Bench> {
  const bench = await openBench(story, options);
  benches.push(bench);
  return bench;
}

afterEach(async () => {
  const complaints = benches.flatMap(({ server }) => server.contractComplaints());
  await Promise.all(benches.map(({ server }) => server.close()));
  benches = [];
  expect(complaints).toEqual([]);
});

afterAll(() => story.repo.dispose());

const on = (line: number, fields: object = {}) => ({
  path: 'src/pay.ts',
  line,
  side: 'RIGHT',
  body: 'b',
  commit_id: story.head,
  ...fields,
});
const REVIEW = { commit_id: story.head, event: 'COMMENT', body: 'text' };

describe('support/github comments', () => {
  it('takes a comment on a line, on a file, and a reply to the first one', async () => {
    const { ask, server } = await open();
    expect(await ask('POST pulls/7/comments', on(20))).toMatchObject({
      status: 201,
      json: { line: 20, subject_type: 'line' },
    });
    const onFile = { path: 'logo.png', subject_type: 'file', body: 'f', commit_id: story.head };
    expect((await ask('POST pulls/7/comments', onFile)).json).toMatchObject({
      line: 1,
      subject_type: 'file',
    });
    const [first] = server.state.reviewComments;
    const reply = await ask(`POST pulls/7/comments/${first?.id}/replies`, { body: 'r' });
    expect(reply).toMatchObject({ status: 201, json: { in_reply_to_id: first?.id } });
    const last = server.state.reviewComments.at(-1);
    expect((await ask(`POST pulls/7/comments/${last?.id}/replies`, { body: 'r' })).status).toBe(404);
  });

  it.each([
    ['a line outside the diff', on(35), 'pull_request_review_thread.line', 'custom'],
    ['a range of one line', on(20, { start_line: 20 }), 'pull_request_review_thread.start_line', 'custom'],
    ['a path that is not there', on(20, { path: 'no.ts' }), 'pull_request_review_thread.path', 'invalid'],
    ['an unknown commit', on(20, { commit_id: 'f'.repeat(40) }), 'commit_id', 'custom'],
    ['no text', on(20, { body: '' }), 'body', 'missing_field'],
    ['too much text', on(20, { body: 'x'.repeat(65_537) }), 'data', 'unprocessable'],
  ])('refuses %s with an object', async (_name, body, field, code) => {
    const { ask } = await open();
    const answer = await ask('POST pulls/7/comments', body);
    expect(answer).toMatchObject({ status: 422, json: { message: 'Validation Failed' } });
    expect(Reflect.get(Object(answer.json), 'errors')[0]).toMatchObject({
      resource: 'PullRequestReviewComment',
      field,
      code,
    });
  });

  it('keeps every text as it was sent, and lets nobody change that of others', async () => {
    const { ask, server } = await open();
    const body = '<!-- a\r\n--> \u0000 😀 ';
    const made = await ask('POST issues/7/comments', { body });
    expect(made).toMatchObject({ status: 201, json: { body } });
    const mine = server.state.issueComments[0]?.id;
    const hers = server.addIssueComment({ user: EVE, body: 'forged' });
    const thread = server.addReviewComment({ user: EVE, body: 'hers', path: 'src/pay.ts', line: 35 });
    const refused = ['PATCH', 'DELETE'].flatMap((method) => [
      ask(`${method} issues/comments/${hers}`, method === 'PATCH' ? { body: 'x' } : undefined),
      ask(`${method} pulls/comments/${thread.id}`, method === 'PATCH' ? { body: 'x' } : undefined),
    ]);
    expect((await Promise.all(refused)).map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect((await ask(`PATCH issues/comments/${mine}`, { body: 'y' })).json).toMatchObject({ body: 'y' });
    expect((await ask(`DELETE issues/comments/${mine}`)).status).toBe(204);
    expect((await ask(`GET issues/comments/${mine}`)).status).toBe(404);
    expect((await ask('GET issues/7/comments')).json).toMatchObject([{ id: hers, user: { login: 'eve' } }]);
  });

  it('refuses what the token may not do, a wrong token, and a locked conversation', async () => {
    const { ask, server } = await open({
      permissions: { pullRequests: 'read', checks: 'none', contents: 'none' },
    });
    const statuses = async (...specs: readonly (readonly [string, object?])[]) =>
      Promise.all(specs.map(async ([spec, body]) => (await ask(spec, body)).status));
    expect(
      await statuses(
        ['GET pulls/7'],
        ['POST pulls/7/reviews', REVIEW],
        ['POST issues/7/comments', { body: 'x' }],
        [`GET commits/${story.head}/check-runs`],
        ['GET contents/link'],
      ),
    ).toEqual([200, 403, 403, 403, 403]);
    server.grant({ issues: 'write' });
    expect(await statuses(['POST issues/7/comments', { body: 'x' }])).toEqual([201]);
    server.grant({ pullRequests: 'write' });
    server.closePull();
    expect(await statuses(['POST pulls/7/reviews', REVIEW])).toEqual([200]);
    server.state.pull.locked = true;
    expect(await statuses(['POST pulls/7/reviews', REVIEW], ['POST pulls/7/comments', on(20)])).toEqual([
      403, 403,
    ]);
    expect((await ask('GET pulls/7', undefined, { authorization: 'Bearer wrong' })).status).toBe(401);
    expect((await ask('POST issues/7/comments', { body: 'x' }, { authorization: '' })).status).toBe(401);
  });
});

describe('support/github checks', () => {
  const output = { title: 't', summary: 's' };
  const annotations = (count: number) =>
    Array.from({ length: count }, () => ({
      path: 'a',
      start_line: 1,
      end_line: 1,
      annotation_level: 'notice',
      message: 'm',
    }));

  it('adds annotations to those that are there, and lists the latest run of a name', async () => {
    const { ask, server } = await open();
    const run = { name: 'q', head_sha: story.head, output: { ...output, annotations: annotations(50) } };
    await ask('POST check-runs', run);
    expect((await ask('POST check-runs', run)).json).toMatchObject({
      status: 'queued',
      output: { annotations_count: 50 },
    });
    const id = server.state.checkRuns[1]?.id;
    const done = {
      status: 'completed',
      conclusion: 'neutral',
      output: { summary: 's', annotations: annotations(2) },
    };
    expect((await ask(`PATCH check-runs/${id}`, done)).json).toMatchObject({
      conclusion: 'neutral',
      output: { annotations_count: 52 },
    });
    const list = `GET commits/${story.head}/check-runs?check_name=q`;
    expect((await ask(list)).json).toMatchObject({ total_count: 1, check_runs: [{ id }] });
    expect((await ask(`${list}&filter=all`)).json).toMatchObject({ total_count: 2 });
    expect((await ask(`GET check-runs/${id}/annotations`)).json).toHaveLength(30);
  });

  it('refuses 51 annotations, an end without conclusion, and anybody but an app', async () => {
    const app = await open();
    const person = await open({ me: EVE });
    const run = { name: 'q', head_sha: story.head };
    const tooMany = { ...run, output: { ...output, annotations: annotations(51) } };
    expect((await app.ask('POST check-runs', { ...run, status: 'completed' })).status).toBe(422);
    expect((await person.ask('POST check-runs', run)).status).toBe(403);
    expect((await app.ask('POST check-runs', tooMany)).status).toBe(422);
    // The description knows the two that it can say.
    const said = app.server.contractComplaints();
    expect(said.every((text) => /must NOT have more than 50 items|conclusion/.test(text))).toBe(true);
    benches = benches.filter((bench) => bench !== app);
    await app.server.close();
  });

  it('lists statuses, the newest first, and refuses 141 characters', async () => {
    const { ask } = await open();
    const post = (state: string, description = 'd') =>
      ask(`POST statuses/${story.head}`, { state, context: 'q', description });
    await post('pending');
    expect((await post('success')).status).toBe(201);
    expect((await post('success', 'x'.repeat(141))).status).toBe(422);
    expect((await ask(`GET commits/${story.head}/statuses`)).json).toMatchObject([
      { state: 'success' },
      { state: 'pending' },
    ]);
  });
});

describe('support/github faults', () => {
  const note = { body: 'x' };

  it('refuses before, and loses or replaces an answer after the state was changed', async () => {
    const { ask, server } = await open();
    const post = () =>
      ask('POST issues/7/comments', note).then(
        ({ status }) => status,
        () => 'lost',
      );
    server.fault({ method: 'POST', path: /comments/, action: { status: 502, body: '<html>' } });
    server.fault({ method: 'POST', path: /comments/, nth: 2, when: 'after', action: 'drop' });
    server.fault({ method: 'POST', path: /comments/, nth: 3, when: 'after', action: { status: 502 } });
    server.fault({ method: 'POST', path: /comments/, nth: 4, action: { delayMs: 1 } });
    expect([await post(), server.state.issueComments.length]).toEqual([502, 0]);
    expect([await post(), server.state.issueComments.length]).toEqual(['lost', 1]);
    expect([await post(), server.state.issueComments.length]).toEqual([502, 2]);
    expect([await post(), server.state.issueComments.length]).toEqual([201, 3]);
    expect(server.writes().map(({ index, status }) => [index, status])).toEqual([
      [1, null],
      [2, 502],
      [3, 201],
    ]);
  });

  it('never answers where it is to hang', async () => {
    const { server } = await open();
    server.fault({ path: /./, action: 'hang' });
    const waiting = fetch(`${server.apiUrl}/user`, { signal: AbortSignal.timeout(200) });
    await expect(waiting).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('loses one comment of a review that it takes', async () => {
    const { ask, server } = await open();
    server.fault({ path: /reviews$/, action: { dropComment: 2 } });
    const comments = [18, 20, 22].map((line) => ({
      path: 'src/pay.ts',
      line,
      side: 'RIGHT',
      body: `${line}`,
    }));
    expect((await ask('POST pulls/7/reviews', { ...REVIEW, comments })).status).toBe(200);
    expect(server.state.reviewComments.map(({ body }) => body)).toEqual(['18', '22']);
  });

  it('has the rate limits and the guard against spam', async () => {
    const { ask, server } = await open();
    server.fault(secondaryLimit(7, { method: 'POST' }));
    server.fault(primaryLimit(1_900_000_000, { method: 'GET' }));
    server.fault(spamGuard({ nth: 2 }));
    const limited = await ask('POST pulls/7/reviews', REVIEW);
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([403, '7']);
    expect((await ask('POST pulls/7/reviews', REVIEW)).json).toMatchObject({
      errors: ['Review comments is invalid and Review threads is invalid'],
    });
    const primary = await ask('GET pulls/7');
    expect(primary.headers.get('x-ratelimit-remaining')).toBe('0');
    expect(primary.headers.get('x-ratelimit-reset')).toBe('1900000000');
    expect((await ask('GET pulls/7')).status).toBe(200);
  });

  it('lets a test move the head before a request is answered', async () => {
    const { ask, server } = await open();
    server.onRequest((_request, index) => {
      if (index === 1) server.push(story.next);
    });
    expect((await ask('GET pulls/7')).json).toMatchObject({ head: { sha: story.head } });
    expect((await ask('GET pulls/7')).json).toMatchObject({ head: { sha: story.next } });
  });
});
