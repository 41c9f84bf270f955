import { afterAll, afterEach, describe, expect, it, jest } from '@jest/globals';
import { ADA, BOT, GRACE, NAMESAKE, OTHER_BOT } from '../support/bitbucket-cloud/accounts.ts';
import type { BitbucketCloudOptions } from '../support/bitbucket-cloud/types.ts';
import { at, type Bench, openBench, valuesOf } from './bitbucket-cloud-bench.ts';
import { tellStory } from './github-bench.ts';

// The vendor's description takes seconds to read on a busy machine.
jest.setTimeout(60_000);

const story = tellStory();
let benches: Bench[] = [];
let refusing: Bench[] = [];

async function open(options: Partial<BitbucketCloudOptions> = {}): Promise<Bench> {
  const bench = await openBench(story, options);
  benches.push(bench);
  return bench;
}

/** For requests that the description refuses as well. */
async function openRefusing(options: Partial<BitbucketCloudOptions> = {}): Promise<Bench> {
  const bench = await openBench(story, options);
  refusing.push(bench);
  return bench;
}

afterEach(async () => {
  const complaints = benches.flatMap(({ server }) => server.contractComplaints());
  await Promise.all([...benches, ...refusing].map(({ server }) => server.close()));
  benches = [];
  refusing = [];
  expect(complaints).toEqual([]);
});

afterAll(() => story.repo.dispose());

const PATH = 'pullrequests/7/comments';
const said = (raw: string, more: object = {}) => ({ content: { raw }, ...more });
const on = (inline: object) => said('text', { inline: { path: 'src/pay.ts', ...inline } });
const places = (bench: Bench) =>
  bench.server.state.comments.map(({ inline }) => [
    inline?.startTo ?? inline?.startFrom ?? null,
    inline?.to ?? inline?.from ?? null,
    inline?.outdated,
  ]);

describe('support/bitbucket-cloud comments', () => {
  it('takes them on the whole, a file, a line and lines of either side, and as replies', async () => {
    const bench = await open({ firstId: 900 });
    const bodies = [
      said('all'),
      said('file', { inline: { path: 'gone.ts' } }),
      on({ to: 20 }),
      on({ from: 20 }),
      on({ start_to: 18, to: 20 }),
      on({ start_from: 18, from: 20 }),
      said('reply', { parent: { id: 902 } }),
    ];
    for (const body of bodies) expect((await bench.ask(`POST ${PATH}`, body)).status).toBe(201);
    const listed = valuesOf(await bench.ask(`GET ${PATH}?pagelen=100`));
    expect(listed.map(({ id, parent, inline }) => [id, parent, inline])).toEqual([
      [900, undefined, undefined],
      [901, undefined, expect.objectContaining({ path: 'gone.ts', to: null, from: null, outdated: false })],
      [902, undefined, expect.objectContaining({ to: 20, from: null, start_to: null })],
      [903, undefined, expect.objectContaining({ to: null, from: 20 })],
      [904, undefined, expect.objectContaining({ start_to: 18, to: 20, outdated: false })],
      [905, undefined, expect.objectContaining({ start_from: 18, from: 20 })],
      [906, expect.objectContaining({ id: 902 }), expect.objectContaining({ to: 20 })],
    ]);
    expect(bench.server.writes()).toHaveLength(7);
    expect((await bench.ask(`GET ${PATH}/904`)).json).toMatchObject({ content: { raw: 'text' } });
    expect((await bench.ask(`GET ${PATH}/999`)).status).toBe(404);
  });

  it.each<[string, object, string]>([
    ['a type', said('a', { type: 'pullrequest_comment' }), 'type'],
    ['a type of a place', on({ to: 20, type: 'inline' }), 'inline.type'],
    ['a line that is null', on({ to: 20, from: null }), 'inline.from'],
    ['a line of no number', on({ to: '20' }), 'inline.to'],
    ['line zero', on({ to: 0 }), 'inline.to'],
    ['an unknown key', on({ to: 20, side: 'new' }), 'inline.side'],
    ['a start behind the end', on({ start_to: 21, to: 20 }), 'inline.start_to'],
    ['an old start behind the end', on({ start_from: 21, from: 20 }), 'inline.start_from'],
    ['a start without an end', on({ start_to: 18 }), 'inline.to'],
    ['a place without a path', said('a', { inline: {} }), 'inline.path'],
    ['no text', said('  \n'), 'content.raw'],
    ['a text that is too long', said('x'.repeat(32_769)), 'content.raw'],
    ['a reply to nothing', said('a', { parent: { id: 5 } }), 'parent.id'],
  ])('refuses %s', async (_, body, field) => {
    const { ask, server } = await openRefusing();
    expect(await ask(`POST ${PATH}`, body)).toMatchObject({
      status: 400,
      json: { type: 'error', error: { fields: { [field]: [expect.any(String)] } } },
    });
    expect(server.state.comments).toEqual([]);
  });

  it('drops the new line where both are given, and takes any line without a word', async () => {
    const bench = await open();
    const bodies = [
      on({ from: 20, to: 21 }),
      on({ to: 20 }),
      on({ to: 60 }),
      on({ start_to: 20, to: 44 }),
      said('a', { inline: { path: 'target.txt', to: 1 } }),
      said('x'.repeat(32_768)),
    ];
    for (const body of bodies) expect((await bench.ask(`POST ${PATH}`, body)).status).toBe(201);
    expect(bench.server.state.comments[0]?.inline).toMatchObject({ from: 20, to: null });
    expect(places(bench).map((place) => place[2])).toEqual([false, false, true, true, true, undefined]);
  });

  it('tells of outdated comments as it is told to', async () => {
    for (const outdatedFlag of ['out_dated', 'none'] as const) {
      const { ask } = await open({ outdatedFlag });
      const made = await ask(`POST ${PATH}`, on({ to: 60 }));
      expect(at(made, 'inline', 'outdated')).toBeUndefined();
      expect(at(made, 'inline', 'out_dated')).toBe(outdatedFlag === 'none' ? undefined : true);
    }
  });

  it('edits and deletes its own comments only, told by their ids', async () => {
    const { ask, server } = await open();
    const others = [NAMESAKE, OTHER_BOT].map((account) => server.note(account, 'theirs'));
    const own = server.note(BOT, 'ours');
    for (const id of others) {
      expect((await ask(`PUT ${PATH}/${id}`, said('taken'))).status).toBe(403);
      expect((await ask(`DELETE ${PATH}/${id}`)).status).toBe(403);
    }
    expect((await ask(`PUT ${PATH}/${own}`, said('edited'))).json).toMatchObject({
      content: { raw: 'edited' },
    });
    expect((await ask(`DELETE ${PATH}/${own}`)).status).toBe(204);
    expect((await ask(`GET ${PATH}/${own}`)).status).toBe(404);
    expect((await ask(`PUT ${PATH}/${own}`, said('again'))).status).toBe(404);
    expect(valuesOf(await ask(`GET ${PATH}`))).toHaveLength(2);
    expect(server.writes().map(({ method }) => method)).toEqual(['PUT', 'DELETE']);
  });

  it('keeps a tombstone of what was replied to', async () => {
    const { ask, server } = await open();
    const own = server.comment(BOT, { path: 'src/pay.ts', to: 20 }, 'ours');
    server.reply(ADA, own, 'no');
    expect((await ask(`DELETE ${PATH}/${own}`)).status).toBe(204);
    const listed = valuesOf(await ask(`GET ${PATH}`));
    expect(listed).toMatchObject([{ id: own, deleted: true, content: { raw: '' } }, { deleted: false }]);
    expect(valuesOf(await ask(`GET ${PATH}?q=deleted%3Dfalse`))).toHaveLength(1);
    for (const spec of [`PUT ${PATH}/${own}`, `DELETE ${PATH}/${own}`, `POST ${PATH}/${own}/resolve`]) {
      const body = spec.startsWith('PUT') ? said('again') : undefined;
      expect((await ask(spec, body)).status).toBe(404);
    }
  });

  it('resolves threads on the diff once, and opens them again', async () => {
    const { ask, server } = await open();
    const root = server.comment(BOT, { path: 'src/pay.ts', to: 20 }, 'ours');
    const answer = server.reply(ADA, root, 'no');
    const note = server.note(BOT, 'note');
    expect((await ask(`DELETE ${PATH}/${root}/resolve`)).status).toBe(404);
    expect((await ask(`POST ${PATH}/${answer}/resolve`)).status).toBe(403);
    expect((await ask(`POST ${PATH}/${note}/resolve`)).status).toBe(403);
    expect((await ask(`POST ${PATH}/${root}/resolve`)).json).toMatchObject({
      type: 'comment_resolution',
      user: { uuid: BOT.uuid },
    });
    expect((await ask(`POST ${PATH}/${root}/resolve`)).status).toBe(409);
    expect((await ask(`GET ${PATH}/${root}`)).json).toMatchObject({ resolution: { user: {} } });
    expect((await ask(`DELETE ${PATH}/${root}/resolve`)).status).toBe(204);
    expect((await ask(`GET ${PATH}/${root}`)).json).not.toHaveProperty('resolution');
    server.resolve(GRACE, root);
    expect((await ask(`GET ${PATH}/${root}`)).json).toMatchObject({
      resolution: { user: { uuid: GRACE.uuid } },
    });
  });

  it('pages them with addresses of the next page', async () => {
    const { ask, server } = await open({ pageLimit: 2 });
    for (const text of ['a', 'b', 'c']) server.note(ADA, text);
    const first = await ask(`GET ${PATH}?pagelen=100`);
    expect(valuesOf(first)).toHaveLength(2);
    const next = String(at(first, 'next'));
    expect(next).toMatch(new RegExp(`^${server.apiUrl}/repositories/acme/shop/${PATH}\\?`));
    const last = await ask(`GET ${next}`);
    expect(valuesOf(last)).toMatchObject([{ content: { raw: 'c' } }]);
    expect(last.json).not.toHaveProperty('next');
    expect((await ask(`GET ${PATH}?pagelen=101`)).status).toBe(400);
  });

  it('shows drafts to their author alone', async () => {
    const { ask, server } = await open();
    await ask(`POST ${PATH}`, said('draft', { pending: true }));
    const [draft] = server.state.comments;
    expect(valuesOf(await ask(`GET ${PATH}`))).toMatchObject([{ pending: true }]);
    if (draft !== undefined) server.state.comments[0] = { ...draft, user: ADA };
    expect(valuesOf(await ask(`GET ${PATH}`))).toEqual([]);
  });
});

describe('support/bitbucket-cloud comments and commits', () => {
  it('moves comments with their lines, and tells which were changed', async () => {
    const bench = await open();
    const { server } = bench;
    const path = 'src/pay.ts';
    const bodies = [
      { path, to: 20 },
      { path, start_to: 18, to: 20 },
      { path, to: 45 },
      { path, start_to: 44, to: 46 },
      { path, from: 45 },
      { path: 'src/new.ts', to: 1 },
      { path: 'src/new.ts' },
      { path },
    ];
    const ids = bodies.map((inline) => server.comment(ADA, inline, 'text'));
    server.reply(GRACE, ids[0] ?? 0, 'reply');
    server.push(story.next);
    expect(places(bench)).toEqual([
      [null, 23, false],
      [21, 23, false],
      [null, 45, true],
      [44, 46, true],
      [null, 45, false],
      [null, 1, true],
      [null, null, true],
      [null, null, false],
      [null, 23, false],
    ]);
    expect(at(await bench.ask('GET pullrequests/7'), 'source', 'commit', 'hash')).toBe(
      story.next.slice(0, 12),
    );
  });

  it('keeps comments where another destination still shows their lines', async () => {
    const bench = await open({ head: story.next });
    const { server } = bench;
    server.comment(ADA, { path: 'src/pay.ts', to: 48 }, 'text');
    server.comment(ADA, { path: 'src/pay.ts', to: 23 }, 'text');
    server.retarget('release', story.head);
    expect(places(bench)).toEqual([
      [null, 48, false],
      [null, 23, true],
    ]);
    expect(at(await bench.ask('GET pullrequests/7'), 'destination', 'branch', 'name')).toBe('release');
  });

  it('runs hooks before it answers, and loses answers and comments', async () => {
    const { ask, server } = await open();
    server.onRequest((request) => {
      if (request.method === 'POST' && server.requests.length === 1) server.note(ADA, 'first');
    });
    server.fault({ method: 'POST', path: /\/comments$/, when: 'after', action: 'drop' });
    await expect(ask(`POST ${PATH}`, said('second'))).rejects.toThrow();
    server.fault({ method: 'POST', path: /\/comments$/, action: 'drop-comment' });
    expect((await ask(`POST ${PATH}`, said('lost'))).status).toBe(201);
    expect(server.state.comments.map(({ text }) => text)).toEqual(['first', 'second']);
    expect(server.requests.map(({ status, changed }) => [status, changed])).toEqual([
      [null, true],
      [201, true],
    ]);
  });
});
