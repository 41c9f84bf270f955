import { afterAll, afterEach, describe, expect, it, jest } from '@jest/globals';
import { ADA, BEN, BOT, GONE } from '../support/bitbucket-dc/accounts.ts';
import type { BitbucketDcServerOptions } from '../support/bitbucket-dc/types.ts';
import { type Bench, makeChange, openBench, refusal } from './bitbucket-dc-bench.ts';

// The vendor's descriptions take seconds to read on a busy machine.
jest.setTimeout(60_000);

const change = makeChange();
let benches: Bench[] = [];
let expected: readonly RegExp[] = [];

async function open(options: Partial<BitbucketDcServerOptions> = {}): Promise<Bench> {
  const bench = await openBench(change, options);
  benches.push(bench);
  return bench;
}

afterEach(async () => {
  const complaints = benches.flatMap(({ server }) => server.contractComplaints());
  await Promise.all(benches.map(({ server }) => server.close()));
  const unexpected = complaints.filter((text) => !expected.some((one) => one.test(text)));
  benches = [];
  expected = [];
  expect(unexpected).toEqual([]);
});

afterAll(() => change.repo.dispose());

const PR = 'pull-requests/7';
const REPORT = `/insights/latest/projects/ACME/repos/shop/commits/${change.head}/reports/org.quorate`;
const BUILDS = `commits/${change.head}/builds`;
const reviewers = (...names: readonly string[]) => names.map((name) => ({ user: { name } }));

describe('support/bitbucket-dc updates of the pull request', () => {
  it('takes one with the version of now, and counts', async () => {
    const { ask, server } = await open();
    const made = await ask(`PUT ${PR}`, {
      version: 0,
      title: 't',
      description: 'd',
      reviewers: reviewers('BEN'),
    });
    expect(made).toMatchObject({
      status: 200,
      json: { version: 1, title: 't', description: 'd', reviewers: [{ user: { name: 'ben' } }] },
    });
    expect(server.state.activities.at(-1)).toMatchObject({ action: 'UPDATED', user: BOT });
  });

  it('takes away what is left out', async () => {
    const { ask } = await open();
    const { json } = await ask(`PUT ${PR}`, { version: 0, title: 't' });
    expect(json).toMatchObject({ reviewers: [] });
    expect(json).not.toHaveProperty('description');
  });

  it.each([{ version: 0 }, {}])('refuses one with the version of before (%j)', async (fields) => {
    const { ask, server } = await open();
    server.describe(ADA, 'hers');
    const answer = await ask(`PUT ${PR}`, { ...fields, title: 't', description: 'd' });
    expect(refusal(answer)).toEqual([409, 'PullRequestOutOfDateException', null]);
    expect(Object(answer.json).errors[0]).toMatchObject({
      currentVersion: 1,
      expectedVersion: fields.version ?? -1,
      pullRequest: { version: 1, description: 'hers', reviewers: [{ user: { name: 'ben' } }] },
    });
    expect(server.writes()).toEqual([]);
  });

  it('names reviewers who are not there any more, and changes nothing', async () => {
    const { ask, server } = await open({ reviewers: [BEN, GONE] });
    const answer = await ask(`PUT ${PR}`, { version: 0, title: 't', reviewers: reviewers('ben', 'gone') });
    expect(refusal(answer)).toEqual([409, 'InvalidPullRequestReviewersException', 'reviewers']);
    expect(Object(answer.json).errors[0]).toMatchObject({ reviewerErrors: [{ context: 'gone' }] });
    expect(server.state.pullRequest).toMatchObject({ version: 0, title: 'Change the shop' });
    const nameless = await ask(`PUT ${PR}`, { version: 0, title: 't', reviewers: [{}] });
    expect(refusal(nameless)).toEqual([400, 'ArgumentValidationException', 'reviewers']);
  });

  it.each(['MERGED', 'DECLINED'] as const)('refuses one of a pull request that is %s', async (how) => {
    const { ask, server } = await open();
    server.closePullRequest(how);
    expect((await ask(`GET ${PR}`)).json).toMatchObject({ state: how, open: false, version: 1 });
    const answer = await ask(`PUT ${PR}`, { version: 1, title: 't' });
    expect(refusal(answer)).toEqual([409, 'IllegalPullRequestStateException', null]);
    expect((await ask(`POST ${PR}/comments`, { text: 'still possible' })).status).toBe(201);
  });

  it('takes a status of the reviewer, for the head of now alone', async () => {
    const { ask, server } = await open();
    const put = (body: object, slug = BOT.slug) => ask(`PUT ${PR}/participants/${slug}`, body);
    const status = { status: 'NEEDS_WORK', lastReviewedCommit: change.head };
    expect((await put(status)).json).toMatchObject({ ...status, approved: false, role: 'PARTICIPANT' });
    expect((await ask(`GET ${PR}`)).json).toMatchObject({
      version: 0,
      participants: [{ status: 'NEEDS_WORK' }],
    });
    expect((await put(status, 'ben')).status).toBe(403);
    expect((await put(status, 'nobody')).status).toBe(404);
    server.push(change.next);
    expect(refusal(await put(status))).toEqual([409, 'PullRequestOutOfDateException', null]);
    server.closePullRequest('MERGED');
    expect(refusal(await put({ status: 'APPROVED' }))).toEqual([
      409,
      'IllegalPullRequestStateException',
      null,
    ]);
  });

  it('takes no status of the author, and none that is unknown', async () => {
    expected = [/status must be equal to one of the allowed values/];
    const { ask } = await open({ me: ADA });
    const put = (status: string) => ask(`PUT ${PR}/participants/ada`, { status });
    expect([(await put('APPROVED')).status, (await put('FINE')).status]).toEqual([400, 400]);
  });
});

describe('support/bitbucket-dc reports', () => {
  const report = (fields: object = {}) => ({ title: 'Review', result: 'FAIL', data: [], ...fields });
  const annotation = (fields: object = {}) => ({
    message: 'm',
    severity: 'HIGH',
    path: 'src/pay.ts',
    line: 30,
    ...fields,
  });

  it('keeps one for each commit and key, with what was said of lines', async () => {
    const { ask } = await open();
    const data = [
      { title: 'Findings', type: 'NUMBER', value: 3 },
      { title: 'More', type: 'LINK', value: { linktext: 'here', href: 'https://ci.invalid/1' } },
    ];
    expect((await ask(`PUT ${REPORT}`, report({ data, link: 'https://ci.invalid/' }))).json).toMatchObject({
      key: 'org.quorate',
      result: 'FAIL',
      data,
    });
    const list = { annotations: [annotation({ externalId: 'a' }), annotation({ externalId: 'b' })] };
    expect((await ask(`POST ${REPORT}/annotations`, list)).status).toBe(204);
    expect((await ask(`POST ${REPORT}/annotations`, list)).status).toBe(204);
    const ids = async () =>
      Object((await ask(`GET ${REPORT}/annotations`)).json).annotations.map(
        (one: Record<string, unknown>) => one.externalId,
      );
    expect(await ids()).toEqual(['a', 'b', 'a', 'b']);
    expect((await ask(`DELETE ${REPORT}/annotations?externalId=a`)).status).toBe(204);
    expect((await ask(`PUT ${REPORT}/annotations/c`, annotation())).status).toBe(204);
    expect((await ask(`PUT ${REPORT}/annotations/c`, annotation({ line: 2 }))).status).toBe(204);
    expect((await ask(`PUT ${REPORT}`, report({ result: 'PASS' }))).status).toBe(200);
    expect(await ids()).toEqual(['b', 'b', 'c']);
    expect((await ask(`DELETE ${REPORT}/annotations`)).status).toBe(204);
    expect((await ask(`DELETE ${REPORT}`)).status).toBe(204);
    expect(refusal(await ask(`GET ${REPORT}`))).toEqual([404, 'NoSuchInsightReportException', null]);
    expect((await ask(`POST ${REPORT}/annotations`, list)).status).toBe(404);
  });

  it.each([
    ['title', { title: '' }],
    ['details', { details: 'a'.repeat(2001) }],
    ['result', { result: 'PENDING' }],
    ['link', { link: 'ftp://a' }],
    ['data', { data: Array.from({ length: 7 }, () => ({ title: 't', value: 1 })) }],
    ['data', { data: [{ title: 't', type: 'LINK', value: { text: 'here', href: 'https://a' } }] }],
    ['data', { data: [{ title: 't', type: 'NUMBER', value: '3' }] }],
  ])('refuses a report with a wrong %s', async (field, fields) => {
    expected = [/result must match pattern|data must NOT have more than 6 items/];
    const { ask, server } = await open();
    expect(refusal(await ask(`PUT ${REPORT}`, report(fields)))).toEqual([
      400,
      'ArgumentValidationException',
      field,
    ]);
    expect(server.writes()).toEqual([]);
  });

  it('lets only its creator replace a report, and knows no short ids', async () => {
    const { ask, server } = await open();
    await ask(`PUT ${REPORT}`, report());
    const [mine] = server.state.reports;
    server.state.reports.splice(0, 1, { ...mine!, creator: BEN });
    expect((await ask(`PUT ${REPORT}`, report())).status).toBe(403);
    expect((await ask(`PUT ${REPORT.replace(change.head, change.head.slice(0, 12))}`, report())).status).toBe(
      404,
    );
  });

  it.each([
    ['message', { message: 'a'.repeat(2001) }],
    ['severity', { severity: 'CRITICAL' }],
    ['type', { type: 'STYLE' }],
    ['line', { line: -1 }],
    ['externalId', { externalId: 'a'.repeat(450) }],
  ])('refuses all annotations of a request for a wrong %s', async (field, fields) => {
    expected = [/must match pattern|must NOT have more than 2000 characters|line must be >= 0/];
    const { ask, server } = await open();
    await ask(`PUT ${REPORT}`, report());
    const answer = await ask(`POST ${REPORT}/annotations`, {
      annotations: [annotation(), annotation(fields)],
    });
    expect(refusal(answer)).toEqual([400, 'ArgumentValidationException', field]);
    expect(server.state.reports[0]?.annotations).toEqual([]);
  });

  it('takes a thousand annotations in all, and of one more none', async () => {
    const { ask, server } = await open();
    await ask(`PUT ${REPORT}`, report());
    const post = async (count: number) =>
      (
        await ask(`POST ${REPORT}/annotations`, {
          annotations: Array.from({ length: count }, () => annotation()),
        })
      ).status;
    expect([await post(999), await post(2), await post(1), await post(1)]).toEqual([204, 400, 204, 400]);
    expect(server.state.reports[0]?.annotations).toHaveLength(1000);
  });
});

describe('support/bitbucket-dc build statuses', () => {
  const build = (fields: object = {}) => ({
    key: 'review',
    state: 'INPROGRESS',
    url: 'https://ci.invalid/1',
    ...fields,
  });

  it('keeps the last one of each key', async () => {
    const { ask } = await open();
    expect(refusal(await ask(`GET ${BUILDS}?key=review`))).toEqual([404, 'NoSuchBuildStatusException', null]);
    const made = await ask(`POST ${BUILDS}`, build({ ref: 'refs/heads/feature', name: 'Review' }));
    expect(made).toMatchObject({ status: 204, text: '' });
    await ask(`POST ${BUILDS}`, build({ state: 'FAILED' }));
    expect((await ask(`GET ${BUILDS}?key=review`)).json).toMatchObject({ key: 'review', state: 'FAILED' });
  });

  it.each([
    ['key', { key: undefined }],
    ['state', { state: 'PASS' }],
    ['url', { url: 'ci/1' }],
    ['url', { url: undefined }],
    ['ref', { ref: 'feature' }],
    ['ref', { ref: 'refs/tags/v1' }],
    ['description', { description: 'a'.repeat(256) }],
  ])('refuses one with a wrong %s', async (field, fields) => {
    expected = [/must have required property|must be equal to one of|\/ref must match pattern/];
    const { ask, server } = await open();
    expect(refusal(await ask(`POST ${BUILDS}`, build(fields)))).toEqual([
      400,
      'ArgumentValidationException',
      field,
    ]);
    expect(server.writes()).toEqual([]);
  });
});
