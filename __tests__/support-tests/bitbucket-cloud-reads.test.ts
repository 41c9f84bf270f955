import { afterAll, afterEach, describe, expect, it, jest } from '@jest/globals';
import { ADA, BOT, CAROL, GRACE } from '../support/bitbucket-cloud/accounts.ts';
import { loginPage, rateLimited } from '../support/bitbucket-cloud/fault-rules.ts';
import type { BitbucketCloudOptions } from '../support/bitbucket-cloud/types.ts';
import { makeGitRepo } from '../support/git-repo.ts';
import { askProxy, at, type Bench, openBench, valuesOf } from './bitbucket-cloud-bench.ts';
import { tellStory } from './github-bench.ts';

// The vendor's description takes seconds to read on a busy machine.
jest.setTimeout(60_000);

const story = tellStory();
let benches: Bench[] = [];
let wrong: Bench[] = [];

async function open(options: Partial<BitbucketCloudOptions> = {}): Promise<Bench> {
  const bench = await openBench(story, options);
  benches.push(bench);
  return bench;
}

afterEach(async () => {
  const complaints = benches.flatMap(({ server }) => server.contractComplaints());
  await Promise.all([...benches, ...wrong].map(({ server }) => server.close()));
  benches = [];
  wrong = [];
  expect(complaints).toEqual([]);
});

afterAll(() => story.repo.dispose());

const basic = (text: string): string => `Basic ${Buffer.from(text).toString('base64')}`;

describe('support/bitbucket-cloud credentials', () => {
  it('takes an access token as Bearer only, and tells no account for it', async () => {
    const { ask, call } = await open();
    expect(await ask('GET pullrequests/7')).toMatchObject({ status: 200 });
    const refused = [
      { authorization: 'Bearer no' },
      { authorization: basic('x-token-auth:token-of-the-tests') },
    ];
    for (const headers of refused) {
      expect(await ask('GET pullrequests/7', undefined, headers)).toMatchObject({
        status: 401,
        json: { type: 'error', error: { message: expect.stringContaining('invalid, expired') } },
      });
    }
    expect(await call('GET user')).toMatchObject({
      status: 403,
      json: {
        error: { message: expect.stringContaining('not accessible by this authentication mechanism') },
      },
    });
  });

  it('takes an API token as Basic only, and tells its account', async () => {
    const { ask, call, server } = await open({ auth: 'api-token' });
    const authorization = basic(`carol@example.com:${server.token}`);
    expect((await ask('GET pullrequests/7')).status).toBe(401);
    const user = await call('GET user', { authorization });
    expect(user.json).toMatchObject({ uuid: CAROL.uuid, account_id: CAROL.accountId, type: 'user' });
    server.setScopes(['read:repository:bitbucket']);
    expect(await call('GET user', { authorization })).toMatchObject({
      status: 403,
      json: { error: { detail: { required: ['read:user:bitbucket'] } } },
    });
  });

  it('enforces scopes, and names them with every answer', async () => {
    const { ask, server } = await open({ scopes: ['pullrequest'] });
    const read = await ask('GET pullrequests/7');
    expect(read.headers.get('x-oauth-scopes')).toBe('pullrequest');
    expect(await ask('POST pullrequests/7/comments', { content: { raw: 'a' } })).toMatchObject({
      status: 403,
      json: {
        error: {
          message: 'Your credentials lack one or more required privilege scopes.',
          detail: { granted: ['pullrequest'], required: ['pullrequest:write'] },
        },
      },
    });
    const build = { key: 'k', state: 'SUCCESSFUL', url: 'https://example.com' };
    expect((await ask(`POST commit/${story.head}/statuses/build`, build)).status).toBe(403);
    server.setScopes(['repository']);
    expect((await ask('GET pullrequests/7')).status).toBe(403);
    expect((await ask(`GET commit/${story.head}`)).status).toBe(200);
    expect(server.writes()).toEqual([]);
  });

  it('limits by a bucket of tokens, and fails on demand', async () => {
    const { ask, server } = await open({ tokenBucket: { limit: 1 } });
    expect((await ask('GET pullrequests/7')).status).toBe(200);
    const limited = await ask('GET pullrequests/7');
    expect(limited).toMatchObject({
      status: 429,
      json: { error: { message: 'Rate limit for this resource has been exceeded' } },
    });
    expect(limited.headers.get('retry-after')).toBeNull();
    server.refill(2);
    server.fault(rateLimited(3, { path: /pullrequests/ }));
    server.fault(loginPage({ path: /commit/ }));
    expect((await ask('GET pullrequests/7')).headers.get('retry-after')).toBe('3');
    expect((await ask('GET commit/x')).headers.get('content-type')).toMatch(/^text\/html/);
    expect((await ask('GET pullrequests/7')).status).toBe(200);
  });

  it('answers nothing of other repositories, pull requests and addresses', async () => {
    const { ask, call, server } = await open();
    expect((await call('GET repositories/acme/other/pullrequests/7')).status).toBe(404);
    expect((await ask('GET pullrequests/8')).status).toBe(404);
    expect((await call(`GET ${server.serverUrl}/repositories/acme/shop/pullrequests/7`)).status).toBe(404);
  });
});

describe('support/bitbucket-cloud pull request', () => {
  it('tells it with short hashes and all who take part', async () => {
    const { ask, server } = await open({ draft: true });
    expect((await ask('GET pullrequests/7')).json).toMatchObject({
      id: 7,
      state: 'OPEN',
      draft: true,
      author: { uuid: ADA.uuid },
      source: { commit: { hash: story.head.slice(0, 12) }, repository: { full_name: 'acme/shop' } },
      destination: { commit: { hash: story.base.slice(0, 12) }, branch: { name: 'main' } },
      reviewers: [{ uuid: GRACE.uuid }],
      participants: [{ role: 'REVIEWER', approved: false, state: null }],
      links: { html: { href: `${server.serverUrl}/acme/shop/pull-requests/7` } },
    });
    expect((await ask(`GET commit/${story.head.slice(0, 12)}`)).json).toMatchObject({ hash: story.head });
    expect((await ask('GET commit/0123456789ab')).status).toBe(404);
  });

  it('tells a source that is gone, and one in a fork', async () => {
    const [gone, fork] = [
      await open({ sourceRepository: 'gone' }),
      await open({ sourceRepository: 'fork', forkCommits: 'apart' }),
    ];
    expect((await gone.ask('GET pullrequests/7')).json).toMatchObject({ source: { repository: null } });
    expect(at(await fork.ask('GET pullrequests/7'), 'source', 'repository', 'full_name')).toBe(
      'elsewhere/shop',
    );
    const short = story.head.slice(0, 12);
    expect((await fork.ask(`GET commit/${short}`)).status).toBe(404);
    expect((await fork.call(`GET repositories/elsewhere/shop/commit/${short}`)).status).toBe(200);
    expect((await fork.call('GET repositories/elsewhere/shop/pullrequests/7')).status).toBe(404);
    expect((await gone.call(`GET repositories/elsewhere/shop/commit/${short}`)).status).toBe(404);
  });

  it('finds it by branch and by commit', async () => {
    const { ask, server } = await open({ sourceBranch: 'a "b" \\c' });
    const query = (text: string) => ask(`GET pullrequests?q=${encodeURIComponent(text)}`);
    expect(valuesOf(await query('source.branch.name="a \\"b\\" \\\\c" AND state="OPEN"'))).toHaveLength(1);
    expect(valuesOf(await query('source.branch.name="other" AND state="OPEN"'))).toEqual([]);
    expect((await query('source.branch.name="a "b"" AND state="OPEN"')).status).toBe(400);
    expect((await ask('GET pullrequests?pagelen=51')).status).toBe(400);
    const [found] = valuesOf(await ask(`GET commit/${story.head}/pullrequests`));
    expect(found).toMatchObject({ id: 7 });
    expect(found).not.toHaveProperty('state');
    expect(valuesOf(await ask(`GET commit/${story.base}/pullrequests`))).toEqual([]);
    server.closePullRequest('MERGED');
    expect(valuesOf(await ask('GET pullrequests'))).toEqual([]);
    expect(valuesOf(await ask('GET pullrequests?state=MERGED'))).toHaveLength(1);
    const missing = await open({ commitLinks: 'missing' });
    expect((await missing.ask(`GET commit/${story.head}/pullrequests`)).status).toBe(404);
    const indexing = await open({ commitLinks: 'indexing' });
    expect((await indexing.ask(`GET commit/${story.head}/pullrequests`)).status).toBe(202);
  });
});

describe('support/bitbucket-cloud changes', () => {
  it('tells the diff elsewhere, the new commit first, and by paths', async () => {
    const { ask, server } = await open();
    const { status, headers } = await ask('GET pullrequests/7/diff');
    const place = headers.get('location') ?? '';
    const spec = `${story.head.slice(0, 12)}..${story.base.slice(0, 12)}`;
    expect([status, place]).toEqual([
      302,
      `${server.apiUrl}/repositories/acme/shop/diff/${spec}?from_pullrequest_id=7&topic=true`,
    ]);
    const whole = await ask(`GET ${place}`);
    expect(whole.headers.get('content-type')).toBe('text/plain');
    expect(whole.text).toMatch(/^diff --git a\/big.json b\/big.json\n/);
    expect(whole.text).toContain('\n+charge\n');
    const some = await ask(`GET diff/${spec}?topic=true&path=src%2Fpay.ts&path=gone.ts`);
    expect(some.text.match(/^diff --git .*/gm)).toEqual([
      'diff --git a/gone.ts b/gone.ts',
      'diff --git a/src/pay.ts b/src/pay.ts',
    ]);
    expect((await ask(`GET diff/${story.base}..${story.head}?topic=true`)).text).toBe('');
    expect((await ask('GET diff/0123456789ab..main?topic=true')).status).toBe(404);
  });

  it('takes too long for a whole diff as often as it is told to', async () => {
    const { ask } = await open({ diffFails: 1 });
    const path = `GET diff/${story.head}..${story.base}?topic=true`;
    expect((await ask(`${path}&path=gone.ts`)).status).toBe(200);
    expect(await ask(path)).toMatchObject({ status: 555, json: { type: 'error' } });
    expect((await ask(path)).status).toBe(200);
  });

  it('compares with where both were one only when asked to', async () => {
    const repo = makeGitRepo();
    const [, main = ''] = repo.commit([], [{ path: 'a', mode: '100644', content: Buffer.from('a\n') }]);
    const tree = repo.git('rev-parse', `${main}~1^{tree}`).toString().trim();
    const env = ['-c', 'user.name=T', '-c', 'user.email=t@example.invalid'];
    const topic = repo
      .git(...env, 'commit-tree', tree, '-p', `${main}~1`, '-m', 'topic')
      .toString()
      .trim();
    const bench = await openBench(story, { repository: repo.dir, base: main, head: topic });
    benches.push(bench);
    const diff = async (query: string) => (await bench.ask(`GET diff/${topic}..${main}${query}`)).text;
    expect(await diff('?topic=true')).toBe('');
    expect(await diff('?topic=false')).toContain('-a\n');
    expect(await diff('')).toContain('-a\n');
    expect((await bench.ask(`GET merge-base/${topic}..${main}`)).json).toMatchObject({
      hash: repo.git('rev-parse', `${main}~1`).toString().trim(),
    });
    repo.dispose();
  });

  it('counts files page by page, with addresses of the next one', async () => {
    const { ask } = await open({ pageLimit: 4 });
    const rows: (readonly unknown[])[] = [];
    let next: unknown = (await ask('GET pullrequests/7/diffstat')).headers.get('location');
    const pages: unknown[] = [];
    while (typeof next === 'string') {
      pages.push(next);
      const answer = await ask(`GET ${next}`);
      for (const row of valuesOf(answer)) {
        const path = (side: string) => at({ json: row }, side, 'path') ?? null;
        rows.push([row.status, path('old'), path('new'), row.lines_added, row.lines_removed]);
      }
      next = at(answer, 'next');
    }
    expect(pages).toHaveLength(3);
    expect(rows).toEqual([
      ['modified', 'big.json', 'big.json', 97, 0],
      ['renamed', 'lib/old.ts', 'core/new.ts', 2, 1],
      ['removed', 'gone.ts', null, 0, 4],
      ['modified', 'kind', 'kind', 1, 1],
      ['modified', 'logo.png', 'logo.png', 0, 0],
      ['renamed', 'moved/a.ts', 'moved/b.ts', 0, 0],
      ['modified', 'run.sh', 'run.sh', 0, 0],
      ['added', null, 'src/new.ts', 1, 0],
      ['modified', 'src/pay.ts', 'src/pay.ts', 2, 2],
    ]);
  });

  it('gives files as they are, what is known of them, and directories', async () => {
    const { ask } = await open();
    const at12 = story.head.slice(0, 12);
    expect((await ask(`GET src/${at12}/link`)).text).toBe('target.txt');
    const picture = await ask(`GET src/${at12}/logo.png?format=meta`);
    expect(picture.json).toMatchObject({ type: 'commit_file', attributes: ['binary'], size: 3 });
    expect((await ask(`GET src/${at12}/run.sh?format=meta`)).json).toMatchObject({
      attributes: ['executable'],
    });
    expect((await ask(`GET src/${at12}/link?format=meta`)).json).toMatchObject({ attributes: ['link'] });
    expect((await ask(`GET src/${at12}/big.json`)).headers.get('content-type')).toBe('application/json');
    expect(valuesOf(await ask(`GET src/${at12}/src`)).map((one) => one.path)).toEqual([
      'src/new.ts',
      'src/pay.ts',
    ]);
    const root = valuesOf(await ask(`GET src/${at12}/?pagelen=100`));
    expect(root).toContainEqual(expect.objectContaining({ type: 'commit_directory', path: 'src' }));
    expect((await ask(`GET src/${at12}/none`)).status).toBe(404);
    expect((await ask('GET src/0123456789ab/link')).status).toBe(404);
  });
});

describe('support/bitbucket-cloud proxy', () => {
  const report = { title: 'T', details: 'd', report_type: 'BUG', result: 'PASSED' };

  it('lets reports through without a token, and nothing else', async () => {
    const { server } = await open();
    const path = `commit/${story.head}/reports/r`;
    expect(await askProxy(server, `PUT ${path}`, report)).toMatchObject({ status: 200 });
    expect(await askProxy(server, 'GET pullrequests/7')).toMatchObject({ status: 404 });
    expect(server.state.reports).toMatchObject([{ commit: story.head, id: 'r' }]);
    expect(server.requests.map(({ path: asked, proxied }) => [asked, proxied])).toEqual([
      [`/repositories/acme/shop/${path}`, true],
      ['/repositories/acme/shop/pullrequests/7', true],
    ]);
  });

  it('names pages by the address of the API', async () => {
    const { server } = await open({ pageLimit: 1 });
    const path = `commit/${story.head}/reports`;
    for (const id of ['a', 'b']) await askProxy(server, `PUT ${path}/${id}`, report);
    const next = at(await askProxy(server, `GET ${path}`), 'next');
    expect(next).toBe(`https://api.bitbucket.org/2.0/repositories/acme/shop/${path}?pagelen=10&page=2`);
  });

  it('complains of a secret that is sent to it', async () => {
    const bench = await openBench(story);
    wrong.push(bench);
    const headers = { authorization: `Bearer ${bench.server.token}` };
    await askProxy(bench.server, `PUT commit/${story.head}/reports/r`, report, headers);
    expect(bench.server.contractComplaints()).toEqual([expect.stringContaining('plain HTTP')]);
  });
});

describe('support/bitbucket-cloud accounts', () => {
  it('writes as a program with an access token, and as a person with an API token', async () => {
    const [token, person] = [await open(), await open({ auth: 'api-token' })];
    const comment = { content: { raw: 'text' } };
    const made = await token.ask('POST pullrequests/7/comments', comment);
    expect(made.json).toMatchObject({ user: { type: 'app_user', uuid: BOT.uuid } });
    const headers = { authorization: basic(`carol@example.com:${person.server.token}`) };
    const said = await person.ask('POST pullrequests/7/comments', comment, headers);
    expect(said.json).toMatchObject({ user: { type: 'user', uuid: CAROL.uuid } });
  });
});
