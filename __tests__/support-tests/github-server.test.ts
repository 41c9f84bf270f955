import { afterAll, afterEach, describe, expect, it, jest } from '@jest/globals';
import type { GitHubOptions } from '../support/github/types.ts';
import { type Bench, openBench, tellStory } from './github-bench.ts';

// The vendor's descriptions take seconds to read on a busy machine.
jest.setTimeout(60_000);

const story = tellStory();
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

const say = (comments: readonly object[] = [], fields: object = {}) => ({
  commit_id: story.head,
  event: 'COMMENT',
  body: 'text',
  comments,
  ...fields,
});
const on = (line: number, fields: object = {}) => ({
  path: 'src/pay.ts',
  line,
  side: 'RIGHT',
  body: 'b',
  ...fields,
});

describe('support/github reads', () => {
  it('tells the pull request, also of a fork that is gone', async () => {
    const { ask } = await open({ headRepository: 'gone', labels: ['bug'], draft: true });
    expect((await ask('GET pulls/7')).json).toMatchObject({
      number: 7,
      draft: true,
      labels: [{ name: 'bug' }],
      changed_files: 9,
      head: { sha: story.head, repo: null },
      base: { sha: story.base, repo: { full_name: 'acme/shop' } },
    });
    expect((await ask('GET pulls/8')).status).toBe(404);
  });

  it('lists files as git finds them, without patches that are too large or not text', async () => {
    const { ask } = await open({ patchLimits: { fileLines: 50 } });
    const { json } = await ask('GET pulls/7/files?per_page=100');
    const rows = (Array.isArray(json) ? json : []).map((file) => [
      file.filename,
      file.status,
      file.previous_filename ?? null,
      file.additions + file.deletions,
      typeof file.patch,
    ]);
    expect(rows).toEqual([
      ['big.json', 'modified', null, 97, 'undefined'],
      ['core/new.ts', 'renamed', 'lib/old.ts', 3, 'string'],
      ['gone.ts', 'removed', null, 4, 'string'],
      ['kind', 'changed', null, 2, 'string'],
      ['logo.png', 'modified', null, 0, 'undefined'],
      ['moved/b.ts', 'renamed', 'moved/a.ts', 0, 'undefined'],
      ['run.sh', 'modified', null, 0, 'undefined'],
      ['src/new.ts', 'added', null, 1, 'string'],
      ['src/pay.ts', 'modified', null, 4, 'string'],
    ]);
  });

  it('gives pages with links, and cuts the list of files without a word', async () => {
    const { ask, server } = await open({ fileListLimit: 5 });
    const second = await ask('GET pulls/7/files?per_page=2&page=2');
    expect(second.json).toHaveLength(2);
    const link = second.headers.get('link') ?? '';
    expect(link).toContain(`<${server.apiUrl}/repos/acme/shop/pulls/7/files?per_page=2&page=3>; rel="next"`);
    expect(link).toContain('page=3>; rel="last"');
    const last = await ask('GET pulls/7/files?per_page=2&page=3');
    expect(last.json).toHaveLength(1);
    expect(last.headers.get('link')).not.toContain('rel="next"');
  });

  it.each([{ diffLines: 10 }, { diffFiles: 2 }, { diffBytes: 100 }])(
    'refuses a diff over %j',
    async (patchLimits) => {
      const accept = { accept: 'application/vnd.github.diff' };
      const [whole, cut] = [await open(), await open({ patchLimits })];
      expect((await whole.ask('GET pulls/7', undefined, accept)).text).toMatch(
        /^diff --git a\/big.json b\/big.json\n/,
      );
      expect(await cut.ask('GET pulls/7', undefined, accept)).toMatchObject({
        status: 406,
        json: { errors: [{ resource: 'PullRequest', field: 'diff', code: 'too_large' }] },
      });
    },
  );

  it('compares, and lists trees, contents and blobs', async () => {
    const { ask } = await open();
    expect((await ask(`GET compare/${story.base}...${story.next}`)).json).toMatchObject({
      merge_base_commit: { sha: story.base },
      ahead_by: 2,
      status: 'ahead',
    });
    const contents = (await ask(`GET contents/src/new.ts?ref=${story.head}`)).json;
    expect(contents).toMatchObject({ type: 'file', encoding: 'base64', content: 'bmV3\n' });
    expect((await ask(`GET contents/link?ref=${story.head}`)).json).toMatchObject({ size: 11, type: 'file' });
    expect((await ask('GET contents/src')).json).toMatchObject([{ name: 'pay.ts', type: 'file' }]);
    expect((await ask('GET contents/none')).status).toBe(404);
    const tree = (await ask(`GET git/trees/${story.head}?recursive=1`)).json;
    expect(JSON.stringify(tree)).toContain('"mode":"120000"');
    const sha = String(Reflect.get(Object(contents), 'sha'));
    expect((await ask(`GET git/blobs/${sha}`)).json).toMatchObject({ content: 'bmV3\n', size: 3 });
    expect(
      (await ask(`GET git/blobs/${sha}`, undefined, { accept: 'application/vnd.github.raw' })).text,
    ).toBe('new');
    expect((await ask(`GET commits/${story.head}/pulls`)).json).toMatchObject([{ number: 7 }]);
  });

  it('knows who asks', async () => {
    const bot = await open();
    const person = await open({ me: { login: 'rev', id: 9, type: 'User' } });
    const user = async ({ server }: Bench, token = server.token) =>
      (await fetch(`${server.apiUrl}/user`, { headers: { authorization: `token ${token}` } })).status;
    expect([await user(bot), await user(person), await user(person, 'wrong')]).toEqual([403, 200, 401]);
  });
});

describe('support/github reviews', () => {
  it('takes a review whole and shows its comments', async () => {
    const { ask, server } = await open();
    const range = on(22, { start_line: 18, start_side: 'RIGHT' });
    const renamed = { path: 'core/new.ts', line: 15, side: 'LEFT', body: 'old side, new path' };
    const made = await ask(
      'POST pulls/7/reviews',
      say([on(20), range, renamed, { ...on(2), path: 'gone.ts', side: 'LEFT' }]),
    );
    expect(made).toMatchObject({
      status: 200,
      json: { state: 'COMMENTED', user: { login: 'github-actions[bot]' } },
    });
    expect((await ask('GET pulls/7/comments')).json).toMatchObject([
      {
        path: 'src/pay.ts',
        line: 20,
        side: 'RIGHT',
        start_line: null,
        subject_type: 'line',
        diff_hunk: expect.stringMatching(/\+charge$/),
      },
      { line: 22, start_line: 18, start_side: 'RIGHT' },
      { path: 'core/new.ts', line: 15, side: 'LEFT' },
      { path: 'gone.ts', line: 2, side: 'LEFT' },
    ]);
    expect(server.writes().map(({ path }) => path)).toEqual(['/repos/acme/shop/pulls/7/reviews']);
  });

  const PART = 'Pull request review thread line must be part of the diff';
  const BLANK = "Pull request review thread diff hunk can't be blank";
  it.each([
    ['a line outside the hunks', on(35), `${PART} and ${BLANK}`],
    ['a line that is not there', on(500), `${PART} and ${BLANK}`],
    ['a removed line on the right', { ...on(2), path: 'gone.ts' }, `${PART} and ${BLANK}`],
    [
      'the old path of a renamed file',
      { ...on(15), path: 'lib/old.ts' },
      `Pull request review thread path is invalid and ${BLANK}`,
    ],
    [
      'a range of one line',
      on(20, { start_line: 20 }),
      'Pull request review thread start line must precede the end line.',
    ],
    [
      'a range over two hunks',
      on(45, { start_line: 20 }),
      'Pull request review thread start line must be part of the same hunk as the line.',
    ],
    ['a whole file', { path: 'src/pay.ts', body: 'b' }, `${PART} and ${BLANK}`],
    ['no text', on(20, { body: ' ' }), "Pull request review comment body can't be blank"],
  ])('takes nothing of a review with %s', async (_name, bad, sentence) => {
    const { ask, server } = await open();
    expect(await ask('POST pulls/7/reviews', say([on(20), bad]))).toMatchObject({
      status: 422,
      json: { message: 'Unprocessable Entity', errors: [sentence] },
    });
    expect([server.state.reviews, server.state.threads, server.writes()]).toEqual([[], [], []]);
  });

  it('has the other wording too', async () => {
    const { ask } = await open({ lineWording: 'could not be resolved' });
    const { json } = await ask('POST pulls/7/reviews', say([on(35), { ...on(1), path: 'no.ts' }]));
    expect(json).toMatchObject({ errors: ['Line could not be resolved', 'Path could not be resolved'] });
  });

  const MINE = { author: { login: 'github-actions', id: 41_898_282, type: 'Bot' } } as const;
  it.each([
    ['no body', {}, { body: '' }, "Body can't be blank"],
    [
      '65,537 code points',
      {},
      { body: '😀'.repeat(65_537) },
      'Body is too long (maximum is 65536 characters)',
    ],
    ['an unknown commit', {}, { commit_id: 'f'.repeat(40) }, `No commit found for SHA: ${'f'.repeat(40)}`],
    ['a commit of the base', {}, { commit_id: story.base }, 'commit_id is not part of the pull request'],
    ['approval of our own', MINE, { event: 'APPROVE' }, 'Can not approve your own pull request'],
    [
      'a refusal of our own',
      MINE,
      { event: 'REQUEST_CHANGES' },
      'Can not request changes on your own pull request',
    ],
  ])('refuses a review with %s', async (_name, options, fields, sentence) => {
    const { ask } = await open(options);
    expect(await ask('POST pulls/7/reviews', say([], fields))).toMatchObject({
      status: 422,
      json: { errors: [sentence] },
    });
  });

  it('takes 65,536 code points', async () => {
    const { ask } = await open();
    expect((await ask('POST pulls/7/reviews', say([], { body: '😀'.repeat(65_536) }))).status).toBe(200);
  });

  it('keeps a review without event for its author, and takes no second one', async () => {
    const { ask, server } = await open();
    const draft = await ask('POST pulls/7/reviews', { commit_id: story.head, body: 'd', comments: [on(20)] });
    expect(draft.json).toMatchObject({ state: 'PENDING' });
    const [review] = server.state.reviews;
    expect((await ask('GET pulls/7/comments')).json).toEqual([]);
    expect((await ask(`GET pulls/7/reviews/${review?.id}/comments`)).json).toMatchObject([{ body: 'b' }]);
    expect((await ask('POST pulls/7/reviews', say())).json).toMatchObject({
      errors: ['User can only have one pending review per pull request'],
    });
    expect(await ask('POST pulls/7/comments', { ...on(20), commit_id: story.head })).toMatchObject({
      status: 422,
      json: { errors: [{ resource: 'PullRequestReview', field: 'user_id' }] },
    });
    expect((await ask(`POST pulls/7/reviews/${review?.id}/events`, { event: 'COMMENT' })).json).toMatchObject(
      { state: 'COMMENTED' },
    );
    expect((await ask('GET pulls/7/comments')).json).toHaveLength(1);
    expect(await ask(`DELETE pulls/7/reviews/${review?.id}`)).toMatchObject({
      status: 422,
      json: { errors: ['Can not delete a non-pending pull request review'] },
    });
  });

  it('hides the unsubmitted review of somebody else', async () => {
    const { ask, server } = await open();
    const id = server.addReview({ user: { login: 'eve', id: 3, type: 'User' }, body: 'x', state: 'PENDING' });
    expect((await ask('GET pulls/7/reviews')).json).toEqual([]);
    expect((await ask(`DELETE pulls/7/reviews/${id}`)).status).toBe(404);
    expect((await ask('POST pulls/7/reviews', say())).status).toBe(200);
  });

  it('deletes a draft with its comments, edits a text, and dismisses only a verdict', async () => {
    const { ask, server } = await open();
    await ask('POST pulls/7/reviews', { commit_id: story.head, comments: [on(20)] });
    const id = server.state.reviews[0]?.id;
    expect((await ask(`DELETE pulls/7/reviews/${id}`)).status).toBe(200);
    expect(server.state.threads).toEqual([]);
    await ask('POST pulls/7/reviews', say([], { event: 'REQUEST_CHANGES' }));
    await ask('POST pulls/7/reviews', say());
    const [first, second] = server.state.reviews.map((review) => review.id);
    expect((await ask(`PUT pulls/7/reviews/${first}`, { body: 'new' })).json).toMatchObject({ body: 'new' });
    expect((await ask(`PUT pulls/7/reviews/${first}/dismissals`, { message: 'm' })).json).toMatchObject({
      state: 'DISMISSED',
    });
    expect((await ask(`PUT pulls/7/reviews/${second}/dismissals`, { message: 'm' })).json).toMatchObject({
      errors: ['Can not dismiss a commented pull request review'],
    });
  });
});
