import { afterEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CLOUD_WORDS } from '../../../../../src/adapters/forge/bitbucket/cloud/api.ts';
import { createBitbucketCloudBoard } from '../../../../../src/adapters/forge/bitbucket/cloud/board.ts';
import {
  annotationBodies,
  reportBody,
} from '../../../../../src/adapters/forge/bitbucket/cloud/report-parts.ts';
import { readProblems } from '../../../../../src/adapters/forge/bitbucket/problem.ts';
import { createRestApi, type RestApi } from '../../../../../src/adapters/forge/bitbucket/rest.ts';
import { createHttp } from '../../../../../src/adapters/http.ts';
import type { Annotation, StatusReport } from '../../../../../src/domain/board.ts';
import { createFakeClock } from '../../../../support/fake-clock.ts';
import { CANARY, closeAll, fault, HEAD, ROOT, type Route, type Routes, scripted } from './board-bench.ts';

afterEach(closeAll);

const REPORT = `${ROOT}/commit/${HEAD}/reports/quorate`;
const NAMES = { id: 'quorate', name: 'Quorate', link: null };

const annotation = (fields: Partial<Annotation> = {}): Annotation => ({
  path: 'src/a.ts',
  startLine: 3,
  endLine: 5,
  level: 'failure',
  title: 'Quorate: blocking, bug (by opus)',
  message: 'It breaks.\n\nFix: mend it.',
  ...fields,
});

const report = (fields: Partial<StatusReport> = {}): StatusReport => ({
  headSha: HEAD,
  conclusion: 'block',
  failsIncomplete: true,
  title: 'block: 1 finding',
  summary: '### Quorate\n\n**One** finding in [a\\_\\*\\*.ts](https://x.y/z): `it`.',
  annotations: [],
  url: 'https://ci.example.com/runs/1',
  ...fields,
});

/** A server that keeps one report with its annotations, 100 of them a page. */
function kept(origin: () => string, base = REPORT): Routes {
  let stored: { fields: object; annotations: { external_id: string }[] } | null = null;
  const missing = { status: 404, body: fault('Report not found') };
  const write =
    (work: (body: unknown) => void): Route =>
    (request) => {
      if (stored === null && request.method === 'POST') return missing;
      work(JSON.parse(request.body || 'null'));
      return { body: {} };
    };
  return {
    [`GET ${base}`]: () => (stored === null ? missing : { body: { type: 'report', ...stored.fields } }),
    [`PUT ${base}`]: write((body) => {
      stored = { annotations: stored?.annotations ?? [], fields: body as object };
    }),
    [`DELETE ${base}`]: () => {
      const had = stored !== null;
      stored = null;
      return had ? { status: 204 } : missing;
    },
    [`POST ${base}/annotations`]: write((body) => {
      stored?.annotations.push(...(body as { external_id: string }[]));
    }),
    [`GET ${base}/annotations`]: (request) => {
      const number = Number(new URL(request.path, 'http://x').searchParams.get('page') ?? '1');
      const values = stored?.annotations.slice((number - 1) * 100, number * 100) ?? [];
      const isLast = number * 100 >= (stored?.annotations.length ?? 0);
      const next = `${origin()}${base}/annotations?pagelen=100&page=${number + 1}`;
      return { body: { values, ...(isLast ? {} : { next }) } };
    },
  };
}

async function bench() {
  let origin = '';
  const made = await scripted(kept(() => origin));
  origin = made.origin;
  return { ...made, writes: () => made.requests.filter(({ method }) => method !== 'GET') };
}

const many = (count: number): readonly Annotation[] =>
  Array.from({ length: count }, (_, index) => annotation({ endLine: index + 1, startLine: 1 }));

describe('a Code Insights report on Bitbucket Cloud', () => {
  it('says the result in plain text, with a page that is public', async () => {
    const { board, asked, sent } = await bench();

    expect(await board.ensureStatus(report({ annotations: [annotation()] }), 'check')).toEqual({
      kind: 'done',
      id: 'quorate',
      url: null,
    });
    expect(asked()).toEqual([`GET ${REPORT}`, `PUT ${REPORT}`, `POST ${REPORT}/annotations`]);
    expect(sent(1)).toEqual({
      title: 'Quorate',
      details: expect.stringMatching(/^block: 1 finding\n\nQuorate\n\nOne finding in a_\*\*\.ts: it\.$/),
      report_type: 'BUG',
      reporter: 'Quorate',
      result: 'FAILED',
      data: [
        { title: 'Result', type: 'TEXT', value: 'block' },
        { title: 'Blocking, listed here', type: 'NUMBER', value: 1 },
      ],
      link: 'https://ci.example.com/runs/1',
    });
    expect(sent(2)).toEqual([
      {
        external_id: expect.stringMatching(/^quorate-[0-9a-f]{24}-1$/),
        annotation_type: 'BUG',
        severity: 'HIGH',
        summary: 'It breaks. Fix: mend it.',
        details: 'Quorate: blocking, bug (by opus)\n\nIt breaks.\n\nFix: mend it.',
        path: 'src/a.ts',
        line: 5,
      },
    ]);
  });

  it.each([
    ['block', true, 'FAILED'],
    ['incomplete', true, 'FAILED'],
    ['incomplete', false, 'PASSED'],
    ['skipped', true, 'PASSED'],
    ['pass', true, 'PASSED'],
  ] as const)('of %s (fails: %s) has %s', async (conclusion, failsIncomplete, result) => {
    const { board, sent } = await bench();

    await board.ensureStatus(report({ conclusion, failsIncomplete }), 'check');

    expect(sent(1)).toMatchObject({ result });
  });

  it.each([0, 1, 100, 101, 250, 1_200])('with %i annotations is written once', async (count) => {
    const { board, writes, requests } = await bench();
    const first = report({ annotations: many(count) });

    expect((await board.ensureStatus(first, 'check')).kind).toBe('done');
    const before = writes().length;
    const lots = writes()
      .slice(1)
      .map(({ body }) => JSON.parse(body) as { external_id: string }[]);
    const asked = requests.length;
    const again = await board.ensureStatus({ ...first, url: 'https://ci.example.com/runs/2' }, 'check');

    const sizes = lots.map((lot) => lot.length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(Math.min(count, 1_000));
    expect(Math.max(0, ...sizes)).toBeLessThanOrEqual(100);
    expect(new Set(lots.flat().map((one) => one.external_id)).size).toBe(Math.min(count, 1_000));
    expect(again).toEqual({ kind: 'kept', id: 'quorate', url: null });
    expect(writes()).toHaveLength(before);
    expect(requests.length - asked).toBe(1 + Math.ceil(Math.min(count, 1_000) / 100));
  });

  it.each([
    ['the result', { conclusion: 'pass' }],
    ['the title', { title: 'other' }],
    ['the words', { summary: 'other' }],
    ['one annotation more', { annotations: [annotation(), annotation({ endLine: 9 })] }],
    ['one annotation less', { annotations: [] }],
    ['where one is', { annotations: [annotation({ endLine: 6 })] }],
    ['what one says', { annotations: [annotation({ message: 'Else.' })] }],
    ['how grave one is', { annotations: [annotation({ level: 'notice' })] }],
  ] as [string, Partial<StatusReport>][])('is written anew as a whole with %s', async (_, fields) => {
    const { board, writes } = await bench();
    const first = report({ annotations: [annotation()] });
    await board.ensureStatus(first, 'check');
    const before = writes().length;

    expect((await board.ensureStatus({ ...first, ...fields }, 'check')).kind).toBe('done');
    expect((await board.ensureStatus({ ...first, ...fields }, 'check')).kind).toBe('kept');

    const methods = writes()
      .slice(before)
      .map(({ method }) => method);
    expect(methods.slice(0, 2)).toEqual(['DELETE', 'PUT']);
    expect((await board.ensureStatus(first, 'check')).kind).toBe('done');
  });

  it('is completed where annotations are missing', async () => {
    const annotations = many(150);
    let origin = '';
    const routes = kept(() => origin);
    const post = routes[`POST ${REPORT}/annotations`];
    const made = await scripted({
      ...routes,
      [`POST ${REPORT}/annotations`]: (request, nth) =>
        nth === 2 ? { status: 500, body: null } : typeof post === 'function' ? post(request, nth) : {},
    });
    origin = made.origin;

    expect((await made.board.ensureStatus(report({ annotations }), 'check')).kind).toBe('unclear');
    expect((await made.board.ensureStatus(report({ annotations }), 'check')).kind).toBe('done');
    expect((await made.board.ensureStatus(report({ annotations }), 'check')).kind).toBe('kept');
  });

  it('is written anew where an annotation of before outlived it', async () => {
    const said = report({ annotations: [annotation()] });
    const left = [...annotationBodies(said, NAMES), { external_id: 'quorate-of-before' }];
    const { board, asked } = await scripted({
      [`GET ${REPORT}`]: { body: reportBody(said, NAMES, true) },
      [`GET ${REPORT}/annotations`]: { body: { values: left } },
      [`DELETE ${REPORT}`]: { status: 204 },
      [`PUT ${REPORT}`]: { body: {} },
      [`POST ${REPORT}/annotations`]: { body: [] },
    });

    expect((await board.ensureStatus(said, 'check')).kind).toBe('done');
    expect(asked()).toContain(`DELETE ${REPORT}`);
  });

  it('is made where it vanished before it could be deleted', async () => {
    const { board, asked } = await scripted({
      [`GET ${REPORT}`]: { body: { title: 'other' } },
      [`PUT ${REPORT}`]: { body: {} },
    });

    expect((await board.ensureStatus(report(), 'check')).kind).toBe('done');
    expect(asked()).toEqual([`GET ${REPORT}`, `DELETE ${REPORT}`, `PUT ${REPORT}`]);
  });

  it.each([
    ['DELETE', 403, 'denied'],
    ['DELETE', 500, 'unclear'],
    ['PUT', 400, 'refused'],
    ['PUT', 403, 'denied'],
    ['PUT', 404, 'denied'],
    ['PUT', 500, 'unclear'],
    ['POST', 400, 'refused'],
  ])('goes no further than a %s that is answered %i', async (method, status, kind) => {
    const path = method === 'POST' ? `${REPORT}/annotations` : REPORT;
    const { board, requests } = await scripted({
      [`GET ${REPORT}`]: { body: { title: 'other' } },
      [`DELETE ${REPORT}`]: { status: 204 },
      [`PUT ${REPORT}`]: { body: {} },
      [`${method} ${path}`]: { status, body: fault(`x ${CANARY}`) },
    });

    const result = await board.ensureStatus(report({ annotations: many(150) }), 'check');

    expect(result.kind).toBe(kind);
    expect(requests.at(-1)?.method).toBe(method);
    expect(requests.filter((request) => request.method === method)).toHaveLength(1);
    expect(JSON.stringify(result)).not.toContain(CANARY);
  });

  it.each([401, 403])('is denied where it cannot be read: %i', async (status) => {
    const { board } = await scripted({ [`GET ${REPORT}`]: { status, body: fault('no') } });

    expect(await board.ensureStatus(report(), 'check')).toMatchObject({ kind: 'denied' });
  });

  it.each([
    'https://evil.example/2.0/x',
    `https://evil.example${REPORT}/annotations?page=2`,
    'ORIGIN/2.0/repositories/acme/shop/pullrequests?page=2',
    `ORIGIN/3.0${REPORT.slice(4)}/annotations?page=2`,
    `${REPORT}/annotations?page=2`,
  ])('follows its annotations to no other place: %s', async (place) => {
    const { board, requests } = await scripted((origin) => ({
      [`GET ${REPORT}`]: { body: reportBody(report({ annotations: [annotation()] }), NAMES, true) },
      [`GET ${REPORT}/annotations`]: { body: { values: [], next: place.replace('ORIGIN', origin) } },
    }));

    const result = await board.ensureStatus(report({ annotations: [annotation()] }), 'check');

    expect(result).toMatchObject({ kind: 'failed', message: expect.stringContaining('elsewhere') });
    expect(requests).toHaveLength(2);
  });

  it('ends where pages go in a circle', async () => {
    const { board, requests } = await scripted((origin) => ({
      [`GET ${REPORT}`]: { body: reportBody(report({ annotations: [annotation()] }), NAMES, true) },
      [`GET ${REPORT}/annotations`]: { body: { values: [], next: `${origin}${REPORT}/annotations?page=2` } },
    }));

    expect(await board.ensureStatus(report({ annotations: [annotation()] }), 'check')).toMatchObject({
      kind: 'failed',
    });
    expect(requests.length).toBeLessThan(30);
  });

  it('of another name stands beside it', async () => {
    const { board, asked } = await scripted({}, { statusName: 'Quorate for docs' });

    await board.ensureStatus(report(), 'check');

    expect(asked()[0]).toMatch(/\/reports\/quorate-[0-9a-f]{12}$/);
  });

  it('keeps every limit of Cloud, whatever is said', () => {
    const text = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constant('🐞'.repeat(1_500)));
    const any = fc.record({
      path: text,
      startLine: fc.integer(),
      endLine: fc.integer(),
      level: fc.constantFrom('failure', 'warning', 'notice'),
      title: text,
      message: text,
    });
    fc.assert(
      fc.property(text, text, fc.array(any, { maxLength: 20 }), (title, summary, annotations) => {
        const said = report({ title, summary, annotations });
        const body = reportBody(said, NAMES, true);
        const bodies = annotationBodies(said, NAMES);

        expect(body.details.length).toBeLessThanOrEqual(2_000);
        expect(body.data.length).toBeLessThanOrEqual(10);
        expect(new Set(bodies.map((one) => one.external_id)).size).toBe(annotations.length);
        for (const one of bodies) {
          expect(one.summary.length).toBeGreaterThan(0);
          expect(one.summary.length).toBeLessThanOrEqual(450);
          expect((one.details ?? '').length).toBeLessThanOrEqual(2_000);
          expect(one.line ?? 1).toBeGreaterThan(0);
          expect([one.summary, one.details ?? '', body.details].join('')).not.toMatch(/\p{Cs}/u);
        }
        expect(annotationBodies(said, NAMES)).toEqual(bodies);
      }),
    );
  });
});

describe('a Code Insights report through the proxy of Pipelines', () => {
  const insights = (baseUrl: string): RestApi =>
    createRestApi({
      server: 'Bitbucket Cloud',
      baseUrl,
      authorization: null,
      secret: '',
      problems: readProblems(CLOUD_WORDS, ''),
      clock: createFakeClock(),
      random: () => 0.5,
      signal: new AbortController().signal,
      http: createHttp(),
      paceMs: 0,
    });

  it('is written without the token, and not at all with it', async () => {
    let origin = '';
    // The API names its pages by its own scheme, whatever the proxy was asked by.
    const proxy = await scripted(kept(() => origin.replace('http:', 'https:')));
    origin = proxy.origin;
    const own = await bench();
    const board = createBitbucketCloudBoard(own.api, { number: 7, insights: insights(`${origin}/2.0`) });

    const said = report({ annotations: many(150) });
    const results = [await board.ensureStatus(said, 'check'), await board.ensureStatus(said, 'check')];

    expect(results.map(({ kind }) => kind)).toEqual(['done', 'kept']);
    expect(own.requests).toEqual([]);
    expect(proxy.requests.every(({ headers }) => headers.authorization === undefined)).toBe(true);
  });

  it.each([
    ['cannot be reached', null],
    ['does not know us', 401],
    ['does not let it through', 403],
    ['answers 502', 502],
  ])('is written with the token where the proxy %s, which is then asked no more', async (_, status) => {
    const proxy = await scripted({
      [`GET ${REPORT}`]: { status: status ?? 200, body: 'x' },
      [`PUT ${REPORT}`]: { status: 403, body: fault('no') },
    });
    const own = await bench();
    const address = status === null ? 'http://127.0.0.1:1' : proxy.origin;
    const board = createBitbucketCloudBoard(own.api, { number: 7, insights: insights(`${address}/2.0`) });

    expect((await board.ensureStatus(report(), 'check')).kind).toBe('done');
    const asked = proxy.requests.length;
    expect((await board.ensureStatus(report(), 'check')).kind).toBe('kept');

    expect(proxy.requests).toHaveLength(asked);
    expect(own.requests.every(({ headers }) => headers.authorization === `Bearer ${CANARY}`)).toBe(true);
  });

  it('is written with the token where the proxy reads and does not write', async () => {
    const proxy = await scripted({ [`PUT ${REPORT}`]: { status: 403, body: fault('no') } });
    const own = await bench();
    const board = createBitbucketCloudBoard(own.api, {
      number: 7,
      insights: insights(`${proxy.origin}/2.0`),
    });

    expect((await board.ensureStatus(report(), 'check')).kind).toBe('done');
    expect(own.writes()).toHaveLength(1);
  });

  it('is asked of nobody else where it may have arrived', async () => {
    const proxy = await scripted({ [`PUT ${REPORT}`]: { status: 500, body: null } });
    const own = await bench();
    const board = createBitbucketCloudBoard(own.api, {
      number: 7,
      insights: insights(`${proxy.origin}/2.0`),
    });

    expect((await board.ensureStatus(report(), 'check')).kind).toBe('unclear');
    expect(own.requests).toEqual([]);
  });
});
