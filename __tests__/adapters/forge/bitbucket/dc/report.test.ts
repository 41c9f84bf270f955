import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Annotation, StatusReport } from '../../../../../src/domain/board.ts';
import { ADA, BOT } from '../../../../support/bitbucket-dc/accounts.ts';
import { type Commits, closeAll, makeCommits, openBoard, PATH } from './board-bench.ts';

let commits: Commits;
beforeAll(() => {
  commits = makeCommits();
});
afterEach(closeAll);
afterAll(() => commits.repository.remove());

const NOTE: Annotation = {
  path: PATH,
  startLine: 10,
  endLine: 12,
  level: 'failure',
  title: 'blocking',
  message: 'It is wrong.',
};

const report = (fields: Partial<StatusReport> = {}): StatusReport => ({
  headSha: commits.headSha,
  conclusion: 'block',
  failsIncomplete: true,
  title: '1 blocking finding',
  summary: '## Result\n\n**One** finding in `a.ts`.',
  annotations: [NOTE],
  url: 'https://ci.example/run/1',
  ...fields,
});

describe('src/adapters/forge/bitbucket/dc/report.ts', () => {
  it('writes a report in plain text with its annotations', async () => {
    const { dc, board } = await openBoard(commits);

    const result = await board.ensureStatus(report(), 'check');

    expect(result).toEqual({ kind: 'done', id: 'io.quorate.report', url: 'https://ci.example/run/1' });
    expect(dc.state.reports).toMatchObject([
      {
        key: 'io.quorate.report',
        commit: commits.headSha,
        fields: {
          title: 'Quorate: 1 blocking finding',
          result: 'FAIL',
          reporter: 'Quorate',
          link: 'https://ci.example/run/1',
          data: [
            { title: 'Result', type: 'TEXT', value: 'block' },
            { title: 'Blocking, listed here', type: 'NUMBER', value: 1 },
          ],
          details: 'Result\n\nOne finding in a.ts.',
        },
        annotations: [
          {
            externalId: expect.stringMatching(/^quorate-[0-9a-f]{32}$/),
            path: PATH,
            line: 10,
            message: 'blocking\n\nIt is wrong.',
            severity: 'HIGH',
            type: 'BUG',
          },
        ],
      },
    ]);
    expect(dc.contractComplaints()).toEqual([]);
  });

  it('asks twice and writes nothing where report and annotations are the same', async () => {
    const { dc, board } = await openBoard(commits);
    await board.ensureStatus(report(), 'check');
    const [asked, written] = [dc.requests.length, dc.writes().length];

    expect((await board.ensureStatus(report(), 'check')).kind).toBe('kept');
    expect(dc.requests).toHaveLength(asked + 2);
    expect(dc.writes()).toHaveLength(written);
  });

  it('leaves it where only the page of the run is another', async () => {
    const { dc, board } = await openBoard(commits);
    await board.ensureStatus(report(), 'check');
    const before = dc.writes().length;

    const again = await board.ensureStatus(report({ url: 'https://ci.example/run/2' }), 'check');

    expect(again).toMatchObject({ kind: 'kept', url: 'https://ci.example/run/1' });
    expect(dc.writes()).toHaveLength(before);
  });

  it.each<[string, Partial<StatusReport>]>([
    ['the title', { title: 'other' }],
    ['the summary', { summary: 'other' }],
    ['the conclusion', { conclusion: 'pass' }],
    ['an annotation', { annotations: [{ ...NOTE, message: 'Other.' }] }],
    ['the level of an annotation', { annotations: [{ ...NOTE, level: 'notice' }] }],
    ['the number of annotations', { annotations: [NOTE, NOTE] }],
    ['having annotations', { annotations: [] }],
  ])('replaces all of it where %s differs', async (_, fields) => {
    const { dc, board } = await openBoard(commits);
    await board.ensureStatus(report(), 'check');
    const before = dc.writes().length;

    expect((await board.ensureStatus(report(fields), 'check')).kind).toBe('done');

    const wanted = fields.annotations ?? [NOTE];
    const methods = dc
      .writes()
      .slice(before)
      .map(({ method }) => method);
    expect(methods).toEqual(['DELETE', 'PUT', ...(wanted.length === 0 ? [] : ['POST'])]);
    expect(dc.state.reports).toHaveLength(1);
    expect(dc.state.reports[0]?.annotations).toHaveLength(wanted.length);
    expect((await board.ensureStatus(report(fields), 'check')).kind).toBe('kept');
  });

  it.each<[Partial<StatusReport>, string | undefined]>([
    [{ conclusion: 'pass' }, 'PASS'],
    [{ conclusion: 'skipped' }, 'PASS'],
    [{ conclusion: 'incomplete' }, 'FAIL'],
    [{ conclusion: 'incomplete', failsIncomplete: false }, undefined],
  ])('gives %j the result %s', async (fields, result) => {
    const { dc, board } = await openBoard(commits);

    expect((await board.ensureStatus(report(fields), 'check')).kind).toBe('done');

    expect(dc.state.reports[0]?.fields.result).toBe(result);
    expect((await board.ensureStatus(report(fields), 'check')).kind).toBe('kept');
  });

  it('sends as many annotations as the server takes, in one request, each with an id of its own', async () => {
    const { dc, board } = await openBoard(commits);
    const annotations = Array.from({ length: 1_200 }, () => NOTE);

    expect((await board.ensureStatus(report({ annotations }), 'check')).kind).toBe('done');

    expect(dc.writes().map(({ method }) => method)).toEqual(['PUT', 'POST']);
    const ids = dc.state.reports[0]?.annotations.map(({ externalId }) => externalId);
    expect(new Set(ids).size).toBe(1_000);
    expect((await board.ensureStatus(report({ annotations }), 'check')).kind).toBe('kept');
  });

  it('says that the server takes fewer, and is complete once it takes them', async () => {
    const { board } = await openBoard(commits, { maxAnnotations: 1 });

    const result = await board.ensureStatus(report({ annotations: [NOTE, NOTE] }), 'check');

    expect(result).toMatchObject({ kind: 'refused', refusal: 'other' });
    expect((await board.ensureStatus(report(), 'check')).kind).toBe('done');
  });

  it('is made whole where the run before ended between its writes', async () => {
    const { dc, board } = await openBoard(commits);
    dc.fault({ method: 'POST', path: /\/annotations$/, action: 'drop' });

    expect((await board.ensureStatus(report(), 'check')).kind).toBe('unclear');
    expect(dc.state.reports[0]?.annotations).toEqual([]);
    expect((await board.ensureStatus(report(), 'check')).kind).toBe('done');
    expect(dc.state.reports[0]?.annotations).toHaveLength(1);
  });

  it('leaves no double where the answer to the annotations was lost', async () => {
    const { dc, board } = await openBoard(commits);
    dc.fault({ method: 'POST', path: /\/annotations$/, when: 'after', action: 'drop' });

    expect((await board.ensureStatus(report(), 'check')).kind).toBe('unclear');
    expect((await board.ensureStatus(report(), 'check')).kind).toBe('kept');
    expect(dc.state.reports[0]?.annotations).toHaveLength(1);
  });

  it('says whose report stands in the way', async () => {
    const { dc, board } = await openBoard(commits);
    await board.ensureStatus(report({ annotations: [] }), 'check');
    const [standing] = dc.state.reports;
    if (standing === undefined) throw new Error('no report');
    dc.state.reports.splice(0, 1, { ...standing, creator: standing.creator.id === BOT.id ? ADA : BOT });

    expect(await board.ensureStatus(report({ title: 'other', annotations: [] }), 'check')).toMatchObject({
      kind: 'denied',
      remedy: expect.stringContaining('the account that made it'),
    });
  });

  it('cuts what is longer than the server takes, without characters that some databases do not store', async () => {
    const { dc, board } = await openBoard(commits, { mysql: true });
    const long = '🐞'.repeat(3_000);

    const wordy = report({
      title: long,
      summary: long,
      annotations: [{ ...NOTE, title: long, message: long }],
    });
    expect((await board.ensureStatus(wordy, 'check')).kind).toBe('done');

    const { fields, annotations } = dc.state.reports[0] ?? {};
    expect(JSON.stringify([fields, annotations])).not.toMatch(/[\u{10000}-\u{10ffff}]/u);
    expect(
      [fields?.title, fields?.details, annotations?.[0]?.message].map((text) => String(text).length),
    ).toEqual([450, 2_000, 2_000]);
  });
});
