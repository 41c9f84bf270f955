import { afterAll, afterEach, describe, expect, it, jest } from '@jest/globals';
import { ADA, BOT, GRACE } from '../support/bitbucket-cloud/accounts.ts';
import type { BitbucketCloudOptions } from '../support/bitbucket-cloud/types.ts';
import { type Bench, openBench, valuesOf } from './bitbucket-cloud-bench.ts';
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
async function openRefusing(): Promise<Bench> {
  const bench = await openBench(story);
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

describe('support/bitbucket-cloud verdicts', () => {
  it('records them among those who take part', async () => {
    const { ask, server } = await open();
    expect((await ask('POST pullrequests/7/approve')).json).toMatchObject({
      user: { uuid: BOT.uuid },
      approved: true,
      state: 'approved',
      role: 'PARTICIPANT',
    });
    expect((await ask('POST pullrequests/7/request-changes')).json).toMatchObject({
      approved: false,
      state: 'changes_requested',
    });
    server.approve(GRACE);
    const { json } = await ask('GET pullrequests/7');
    expect(json).toMatchObject({ participants: [{ state: 'approved' }, { state: 'changes_requested' }] });
    expect((await ask('DELETE pullrequests/7/approve')).status).toBe(204);
    expect(server.state.participants[1]?.state).toBe('changes_requested');
    expect((await ask('DELETE pullrequests/7/request-changes')).status).toBe(204);
    expect(server.state.participants[1]?.state).toBeNull();
  });

  it('refuses them to the author, and once the pull request is merged', async () => {
    const own = await open({ author: BOT });
    expect((await own.ask('POST pullrequests/7/approve')).status).toBe(409);
    const { ask, server } = await open();
    server.closePullRequest('MERGED');
    for (const verdict of ['approve', 'request-changes']) {
      expect((await ask(`POST pullrequests/7/${verdict}`)).status).toBe(400);
      expect((await ask(`DELETE pullrequests/7/${verdict}`)).status).toBe(400);
    }
  });
});

describe('support/bitbucket-cloud description', () => {
  it('takes title, description and reviewers, and keeps what is not sent', async () => {
    const { ask, server } = await open();
    await ask('PUT pullrequests/7', { description: 'new' });
    expect(server.state.pullRequest).toMatchObject({
      title: 'Change the shop',
      description: 'new',
      reviewers: [GRACE],
    });
    server.note(ADA, 'a note');
    server.describe('theirs');
    const answer = await ask('PUT pullrequests/7', { title: 'T', reviewers: [] });
    expect(answer.json).toMatchObject({ title: 'T', description: 'theirs', reviewers: [] });
    await ask('PUT pullrequests/7', { reviewers: [{ uuid: BOT.uuid }] });
    expect(server.state.participants).toMatchObject([
      { user: BOT, role: 'REVIEWER' },
      { user: ADA, role: 'PARTICIPANT' },
    ]);
  });

  it('clears reviewers that are not sent where it is told to', async () => {
    const { ask, server } = await open({ reviewersWhenOmitted: 'cleared' });
    await ask('PUT pullrequests/7', { description: 'new', reviewers: [{ uuid: GRACE.uuid }] });
    expect(server.state.pullRequest.reviewers).toEqual([GRACE]);
    await ask('PUT pullrequests/7', { description: 'newer' });
    expect(server.state.pullRequest.reviewers).toEqual([]);
  });

  it('refuses an empty title, unknown reviewers, the author among them, and closed pull requests', async () => {
    const { ask, server } = await open();
    expect((await ask('PUT pullrequests/7', { title: ' ' })).status).toBe(400);
    expect((await ask('PUT pullrequests/7', { reviewers: [{ uuid: '{0}' }] })).status).toBe(400);
    expect((await ask('PUT pullrequests/7', { reviewers: [{ uuid: ADA.uuid }] })).status).toBe(400);
    server.closePullRequest('DECLINED');
    expect((await ask('PUT pullrequests/7', { description: 'late' })).status).toBe(400);
    expect(server.writes()).toEqual([]);
  });
});

describe('support/bitbucket-cloud build statuses', () => {
  const build = { key: 'k', state: 'SUCCESSFUL', url: 'https://example.com/run/1', refname: 'feature' };
  const path = `commit/${story.head}/statuses`;

  it('keeps one a key, the newest first', async () => {
    const { ask, server } = await open();
    expect((await ask(`GET ${path}/build/k`)).status).toBe(404);
    expect((await ask(`POST ${path}/build`, { ...build, state: 'INPROGRESS' })).status).toBe(201);
    await ask(`POST ${path}/build`, { ...build, key: 'other' });
    await ask(`POST ${path}/build`, build);
    expect((await ask(`GET ${path}/build/k`)).json).toMatchObject(build);
    expect(valuesOf(await ask(`GET ${path}`)).map(({ key }) => key)).toEqual(['other', 'k']);
    expect(valuesOf(await ask('GET pullrequests/7/statuses'))).toHaveLength(2);
    expect(server.state.builds).toHaveLength(2);
  });

  it.each<[string, object]>([
    ['a long key', { key: 'k'.repeat(41) }],
    ['an address on this machine', { url: 'http://localhost:8080/' }],
    ['an address that is none', { url: 'run 1' }],
    ['an address of another kind', { url: 'file:///etc/a.b' }],
    ['a long address', { url: `https://example.com/${'x'.repeat(450)}` }],
    ['a long name', { name: 'n'.repeat(256) }],
    ['an unknown state', { state: 'DONE' }],
  ])('refuses %s', async (_, wrong) => {
    const { ask, server } = await openRefusing();
    const answer = await ask(`POST ${path}/build`, { ...build, ...wrong });
    expect(answer).toMatchObject({
      status: 400,
      json: { error: { fields: { [Object.keys(wrong)[0] ?? '']: [expect.any(String)] } } },
    });
    expect(server.state.builds).toEqual([]);
  });

  it('takes all digits of a commit, no fewer', async () => {
    const { ask } = await open();
    expect((await ask(`POST commit/${story.head.slice(0, 12)}/statuses/build`, build)).status).toBe(404);
  });
});

describe('support/bitbucket-cloud reports', () => {
  const report = { title: 'T', details: 'd', report_type: 'BUG', result: 'FAILED' };
  const note = { external_id: 'n', annotation_type: 'BUG', summary: 's', path: 'src/pay.ts', line: 20 };
  const path = `commit/${story.head}/reports/r`;
  const many = (count: number, from = 0) =>
    Array.from({ length: count }, (_, index) => ({ ...note, external_id: `n-${from + index}` }));

  it('keeps annotations when a report changes, and drops them with it', async () => {
    const { ask, server } = await open();
    expect((await ask(`GET ${path}`)).status).toBe(404);
    expect((await ask(`POST ${path}/annotations`, [note])).status).toBe(404);
    const data = [
      { title: 'Findings', type: 'NUMBER', value: 3 },
      { title: 'Run', type: 'LINK', value: { text: 'run', href: 'https://example.com' } },
    ];
    expect((await ask(`PUT ${path}`, { ...report, data })).status).toBe(200);
    expect((await ask(`POST ${path}/annotations`, [note])).json).toMatchObject([{ external_id: 'n' }]);
    expect((await ask(`PUT ${path}`, { ...report, result: 'PASSED' })).json).toMatchObject({
      external_id: 'r',
      result: 'PASSED',
    });
    await ask(`POST ${path}/annotations`, [{ ...note, summary: 'changed' }]);
    expect(valuesOf(await ask(`GET ${path}/annotations`))).toMatchObject([{ summary: 'changed' }]);
    expect((await ask(`DELETE ${path}`)).status).toBe(204);
    expect((await ask(`DELETE ${path}`)).status).toBe(404);
    expect(server.state.reports).toEqual([]);
  });

  it.each<[string, unknown]>([
    ['no list', note],
    ['none', []],
    ['two with one id', [note, note]],
    ['no summary', [{ ...note, summary: '' }]],
    ['a long summary', [{ ...note, summary: 's'.repeat(451) }]],
    ['an unknown type', [{ ...note, annotation_type: 'IDEA' }]],
    ['an unknown severity', [{ ...note, severity: 'WARN' }]],
    ['no id', [{ ...note, external_id: undefined }]],
  ])('refuses %s as annotations', async (_, body) => {
    const { ask, server } = await openRefusing();
    await ask(`PUT ${path}`, report);
    expect((await ask(`POST ${path}/annotations`, body)).status).toBe(400);
    expect(server.state.reports[0]?.annotations).toEqual([]);
  });

  it('takes a hundred at a time and a thousand in all', async () => {
    const { ask, server } = await openRefusing();
    await ask(`PUT ${path}`, report);
    expect(await ask(`POST ${path}/annotations`, many(101))).toMatchObject({
      status: 400,
      json: { error: { message: 'Bulk upload supports a maximum of /100' } },
    });
    for (let from = 0; from < 1000; from += 100) {
      expect((await ask(`POST ${path}/annotations`, many(100, from))).status).toBe(200);
    }
    expect((await ask(`POST ${path}/annotations`, many(1, 1000))).status).toBe(400);
    expect(server.state.reports[0]?.annotations).toHaveLength(1000);
  });

  it.each<[string, object]>([
    ['a title', { title: undefined }],
    ['a known type', { report_type: 'REVIEW' }],
    ['a known result', { result: 'FAIL' }],
    ['an address as link', { link: 'somewhere' }],
    ['few data', { data: Array.from({ length: 11 }, () => ({ title: 'a', value: 1 })) }],
    ['values of their types', { data: [{ title: 'a', type: 'PERCENTAGE', value: 101 }] }],
    [
      'links with text',
      { data: [{ title: 'a', type: 'LINK', value: { linktext: 'a', href: 'https://a.b' } }] },
    ],
  ])('asks a report for %s', async (_, wrong) => {
    const { ask, server } = await openRefusing();
    expect((await ask(`PUT ${path}`, { ...report, ...wrong })).status).toBe(400);
    expect(server.state.reports).toEqual([]);
  });

  it('takes all digits of a commit, no fewer', async () => {
    const { ask } = await open();
    expect((await ask(`PUT commit/${story.head.slice(0, 12)}/reports/r`, report)).status).toBe(404);
  });
});

describe('support/bitbucket-cloud tasks', () => {
  it('keeps them on comments that are there', async () => {
    const { ask, server } = await open();
    const id = server.note(ADA, 'note');
    const made = await ask('POST pullrequests/7/tasks', { content: { raw: 'do' }, comment: { id } });
    expect(made).toMatchObject({ status: 201, json: { state: 'UNRESOLVED', comment: { id } } });
    const task = server.state.tasks[0]?.id ?? 0;
    await ask(`PUT pullrequests/7/tasks/${task}`, { state: 'RESOLVED' });
    expect(valuesOf(await ask('GET pullrequests/7/tasks'))).toMatchObject([
      { state: 'RESOLVED', resolved_by: { uuid: BOT.uuid } },
    ]);
    server.remove(id);
    const late = { content: { raw: 'do' }, comment: { id } };
    expect((await ask('POST pullrequests/7/tasks', late)).status).toBe(404);
    expect((await ask(`DELETE pullrequests/7/tasks/${task}`)).status).toBe(204);
  });
});
