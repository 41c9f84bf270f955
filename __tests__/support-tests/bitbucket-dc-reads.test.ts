import { afterAll, afterEach, describe, expect, it, jest } from '@jest/globals';
import { ADA, BOT } from '../support/bitbucket-dc/accounts.ts';
import type { BitbucketDcServerOptions } from '../support/bitbucket-dc/types.ts';
import { type Bench, makeChange, openBench, refusal } from './bitbucket-dc-bench.ts';

// The vendor's descriptions take seconds to read on a busy machine.
jest.setTimeout(60_000);

const change = makeChange();
let benches: Bench[] = [];

async function open(options: Partial<BitbucketDcServerOptions> = {}): Promise<Bench> {
  const bench = await openBench(change, options);
  benches.push(bench);
  return bench;
}

afterEach(async () => {
  const complaints = benches.flatMap(({ server }) => server.contractComplaints());
  await Promise.all(benches.map(({ server }) => server.close()));
  benches = [];
  expect(complaints).toEqual([]);
});

afterAll(() => change.repo.dispose());

const PR = 'pull-requests/7';

describe('support/bitbucket-dc who may ask', () => {
  it('tells its version to anybody, and everybody else who they are', async () => {
    const { ask, server } = await open({ version: '9.2.0', contextPath: '/bitbucket' });
    expect(server.serverUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/bitbucket$/);
    const open1 = await fetch(`${server.serverUrl}/rest/api/latest/application-properties`);
    expect(open1.headers.get('x-ausername')).toBe(null);
    expect(await open1.json()).toMatchObject({ version: '9.2.0', displayName: 'Bitbucket' });
    const known = await ask('GET /api/1.0/application-properties');
    expect(known.headers.get('x-ausername')).toBe('quorate%40ci');
    expect(server.requests.map(({ path }) => path)).toEqual([
      '/api/latest/application-properties',
      '/api/1.0/application-properties',
    ]);
    expect((await ask(`GET /api/latest/users/${encodeURIComponent(BOT.name)}`)).json).toMatchObject({
      slug: 'quorate_ci',
      id: BOT.id,
    });
    expect(refusal(await ask('GET /api/latest/users/nobody'))).toEqual([404, 'NoSuchUserException', null]);
  });

  it('refuses wrong tokens, unknown places, and tokens that may not read', async () => {
    const [whole, hidden] = [await open(), await open({ canRead: false, hideUser: true })];
    const wrong = await whole.ask(`GET ${PR}`, undefined, { authorization: 'Bearer other' });
    expect(refusal(wrong)).toEqual([401, 'IncorrectPasswordAuthenticationException', null]);
    expect(wrong.headers.get('x-ausername')).toBe(null);
    expect((await whole.ask('GET pull-requests/8')).status).toBe(404);
    expect(refusal(await whole.ask('GET /api/latest/projects/ACME/repos/other/pull-requests/7'))).toEqual([
      404,
      'NoSuchRepositoryException',
      null,
    ]);
    const unread = await hidden.ask(`GET ${PR}`);
    expect(refusal(unread)).toEqual([403, 'AuthorisationException', null]);
    expect(unread.headers.get('x-ausername')).toBe(null);
  });

  it.each([`POST ${PR}/comments`, `PUT ${PR}/comments/1`, `DELETE ${PR}/comments/1`])(
    'refuses %s without the header against forged requests',
    async (spec) => {
      const { ask, server } = await open();
      const body = spec.startsWith('DELETE') ? undefined : { text: 'a' };
      const answer = await ask(spec, body, { 'x-atlassian-token': 'x' });
      expect([answer.status, answer.text]).toEqual([403, 'XSRF check failed']);
      expect(server.writes()).toEqual([]);
    },
  );

  it('limits requests by a bucket of tokens', async () => {
    const { ask } = await open({ tokenBucket: { size: 2, refillPerSecond: 0.5 } });
    const answers = [await ask(`GET ${PR}`), await ask(`GET ${PR}`), await ask(`GET ${PR}`)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(answers[2]?.headers.get('retry-after')).toBe('2');
  });

  it('makes trouble on demand, and notes what was changed though the answer was lost', async () => {
    const { ask, server } = await open();
    server.fault({ method: 'POST', path: /comments$/, when: 'after', action: 'drop' });
    await expect(ask(`POST ${PR}/comments`, { text: 'a' })).rejects.toThrow();
    server.fault({ path: /activities/, action: { status: 502, body: '<html>' } });
    expect((await ask(`GET ${PR}/activities`)).text).toBe('<html>');
    expect(server.writes().map(({ status, changed }) => [status, changed])).toEqual([[null, true]]);
    expect(server.state.comments).toHaveLength(1);
    server.onRequest(() => server.describe(ADA, 'in between'));
    expect((await ask(`GET ${PR}`)).json).toMatchObject({ version: 1, description: 'in between' });
  });
});

describe('support/bitbucket-dc reads', () => {
  it.each(['8.19.0', '9.2.0', '9.4.0', '10.0.0'] as const)(
    'tells the pull request at %s',
    async (version) => {
      const { ask } = await open({ version, project: '~ada', draft: true });
      expect((await ask(`GET ${PR}`)).json).toMatchObject({
        id: 7,
        version: 0,
        state: 'OPEN',
        draft: true,
        author: { user: { name: 'ada' }, role: 'AUTHOR' },
        reviewers: [{ user: { name: 'ben' }, role: 'REVIEWER', status: 'UNAPPROVED' }],
        fromRef: { id: 'refs/heads/feature', latestCommit: change.head, repository: { id: 1 } },
        toRef: { displayId: 'main', latestCommit: change.base, repository: { project: { key: '~ADA' } } },
      });
    },
  );

  it('finds the pull request by its source branch, also in a fork', async () => {
    const fork = { project: '~ada', repo: 'shop' };
    const { ask } = await open({ sourceRepository: fork });
    const at = 'at=refs%2Fheads%2Ffeature';
    const ids = async (spec: string) =>
      Object((await ask(spec)).json).values.map((one: { id: number }) => one.id);
    const source = 'GET /api/latest/projects/~ada/repos/shop/pull-requests';
    expect(await ids(`${source}?${at}&direction=OUTGOING&state=OPEN`)).toEqual([7]);
    expect(await ids(`GET pull-requests?${at}&direction=OUTGOING`)).toEqual([]);
    expect(await ids('GET pull-requests?at=refs%2Fheads%2Fmain')).toEqual([7]);
    expect(await ids('GET pull-requests?state=DECLINED')).toEqual([]);
    expect((await ask(`GET ${PR}`)).json).toMatchObject({ fromRef: { repository: { id: 2 } } });
  });

  it('lists changes in one page that is cut without a next one', async () => {
    const { ask } = await open({ maxChanges: 5 });
    const { json } = await ask(`GET ${PR}/changes?limit=1000&withComments=false`);
    const cut = await ask(`GET ${PR}/changes?limit=2&start=2`);
    expect(json).toMatchObject({
      isLastPage: false,
      nextPageStart: null,
      fromHash: change.base,
      toHash: change.head,
      values: [
        { type: 'COPY', path: { toString: 'copy.ts' }, srcPath: { components: ['tpl.ts'] } },
        { type: 'DELETE', path: { toString: 'gone.ts' } },
        {
          type: 'MOVE',
          path: { components: ['lib', 'a b#é.ts'], parent: 'lib', name: 'a b#é.ts' },
          srcPath: { toString: 'lib/old.ts' },
        },
        { type: 'ADD', path: { toString: 'lib/added.ts' }, executable: false, nodeType: 'FILE' },
        { type: 'MODIFY', path: { toString: 'logo.png' }, percentUnchanged: -1 },
      ],
    });
    expect(cut.json).toMatchObject({ start: 0, size: 2, values: [{ type: 'COPY' }, { type: 'DELETE' }] });
    const all = Object((await (await open()).ask(`GET ${PR}/changes?limit=1000`)).json);
    expect(all).toMatchObject({ isLastPage: true, size: 8 });
    expect(all.values[5]).toMatchObject({
      type: 'MODIFY',
      path: { toString: 'run.sh', extension: 'sh' },
      executable: true,
      srcExecutable: false,
    });
  });

  it('shows the diff of a file with both counters on every line', async () => {
    const { ask } = await open();
    const { json } = await ask(`GET ${PR}/diff/src/pay.ts?contextLines=1&withComments=false`);
    expect(json).toMatchObject({
      contextLines: 1,
      truncated: false,
      fromHash: change.base,
      toHash: change.head,
    });
    const [first, second] = Object(json).diffs[0].hunks;
    expect(first).toMatchObject({ sourceLine: 29, sourceSpan: 3, destinationLine: 29, destinationSpan: 4 });
    expect(first.segments.map((one: Record<string, unknown>) => [one.type, one.lines])).toEqual([
      ['CONTEXT', [{ source: 29, destination: 29, line: 'line 29', truncated: false }]],
      ['REMOVED', [{ source: 30, destination: 30, line: 'line 30', truncated: false }]],
      [
        'ADDED',
        [
          { source: 31, destination: 30, line: 'charge', truncated: false },
          { source: 31, destination: 31, line: 'charge again', truncated: false },
        ],
      ],
      ['CONTEXT', [{ source: 31, destination: 32, line: 'line 31', truncated: false }]],
    ]);
    expect(second.segments).toHaveLength(4);
  });

  it.each([
    [
      'an added file',
      'lib/added.ts',
      { source: null, destination: { name: 'added.ts' }, hunks: [{ sourceLine: 0 }] },
    ],
    ['a deleted file', 'gone.ts', { source: { name: 'gone.ts' }, destination: null }],
    ['a binary file', 'logo.png', { binary: true }],
    ['a mode', 'run.sh', { hunks: [] }],
    [
      'a moved file by its new name alone',
      'lib/a%20b%23%C3%A9.ts',
      { source: null, hunks: [{ destinationSpan: 40 }] },
    ],
    [
      'a moved file',
      'lib/a%20b%23%C3%A9.ts?srcPath=lib/old.ts',
      { source: { parent: 'lib' }, hunks: [{ sourceLine: 10, destinationSpan: 21 }] },
    ],
    ['a copy', 'copy.ts?srcPath=tpl.ts', { source: { name: 'tpl.ts' }, hunks: [] }],
  ])('shows %s', async (_, path, expected) => {
    const { ask } = await open();
    expect(Object((await ask(`GET ${PR}/diff/${path}`)).json).diffs).toMatchObject([expected]);
  });

  it('cuts a long diff and says so at each level', async () => {
    const { ask } = await open({ maxDiffLines: 12 });
    const { json } = await ask(`GET ${PR}/diff/src/pay.ts`);
    const [diff] = Object(json).diffs;
    expect([Object(json).truncated, diff.truncated, diff.hunks.length]).toEqual([true, true, 1]);
    expect(diff.hunks[0]).toMatchObject({
      truncated: true,
      segments: [{}, { truncated: false }, { truncated: true }],
    });
    expect((await ask(`GET ${PR}/diff/same.ts`)).json).toMatchObject({ diffs: [] });
    expect(refusal(await ask(`GET ${PR}/diff/none.ts`))).toEqual([404, 'NoSuchPathException', null]);
  });

  it('leaves out lines that differ in blanks only, if told', async () => {
    const repo = change.repo;
    const [base = '', head = ''] = repo.commit(
      [{ path: 'a', mode: '100644', content: Buffer.from('x\n') }],
      [{ path: 'a', mode: '100644', content: Buffer.from('  x\n') }],
    );
    const { ask } = await open({ base, head });
    const hunks = async (query: string) =>
      Object((await ask(`GET ${PR}/diff/a${query}`)).json).diffs[0]?.hunks ?? [];
    expect([await hunks(''), await hunks('?whitespace=ignore-all')]).toMatchObject([[{}], []]);
  });

  it('reads commits and files, and refuses a slash that is encoded', async () => {
    const { ask } = await open();
    expect((await ask(`GET ${PR}/merge-base`)).json).toMatchObject({ id: change.base });
    expect((await ask(`GET commits/${change.head.slice(0, 12)}`)).json).toMatchObject({
      id: change.head,
      parents: [{ id: change.base }],
    });
    expect(refusal(await ask(`GET commits/${'0'.repeat(40)}`))).toEqual([404, 'NoSuchCommitException', null]);
    expect((await ask(`GET raw/lib/added.ts?at=${change.head}`)).text).toBe('one\ntwo');
    expect((await ask('GET raw/lib/added.ts?at=refs%2Fheads%2Ffeature')).status).toBe(200);
    expect(refusal(await ask('GET raw/lib/added.ts'))).toEqual([404, 'NoSuchPathException', null]);
    expect((await ask(`GET raw/lib%2Fadded.ts?at=${change.head}`)).status).toBe(400);
    const type = async (path: string) => (await ask(`GET browse/${path}?at=${change.head}&type=true`)).json;
    expect([await type('lib'), await type('run.sh')]).toEqual([{ type: 'DIRECTORY' }, { type: 'FILE' }]);
  });

  it('knows no merge base of histories that share nothing', async () => {
    const tree = (name: string) => [{ path: name, mode: '100644', content: Buffer.from('x\n') }];
    const [base = ''] = change.repo.commit(tree('a'));
    const [head = ''] = change.repo.commit(tree('b'));
    const { ask } = await open({ base, head });
    expect(await ask(`GET ${PR}/merge-base`)).toMatchObject({ status: 204, text: '' });
  });
});
