import { afterEach, describe, expect, it } from '@jest/globals';
import type { ApiWrite } from '../../../../src/adapters/forge/exchange.ts';
import type { GitHubApi } from '../../../../src/adapters/forge/github/api.ts';
import { ensureCheck, ensureCommitStatus } from '../../../../src/adapters/forge/github/status.ts';
import type { Annotation, StatusReport } from '../../../../src/domain/board.ts';

const SHA = '0123456789abcdef0123456789abcdef01234567';

const REPORT: StatusReport = {
  headSha: SHA,
  conclusion: 'block',
  failsIncomplete: true,
  title: '1 blocking finding',
  summary: '**One** finding.',
  annotations: [],
  url: null,
};

type Call = { readonly route: string; readonly parameters: Readonly<Record<string, unknown>> };

let writes: Call[] = [];
let reads: Call[] = [];

afterEach(() => {
  writes = [];
  reads = [];
});

const unused = (): Promise<never> => Promise.reject(new Error('not for a status'));

/** An API on which these items stand at the commit; what is written is kept in `writes`. */
function apiWith(items: readonly unknown[]): GitHubApi {
  const done: ApiWrite = { kind: 'answer', answer: { status: 201, headers: {}, data: { id: 99 } } };
  return {
    owner: 'octo',
    repo: 'hello',
    serverUrl: 'https://github.com',
    get: unused,
    query: unused,
    mutate: unused,
    getAll: (route, parameters) => {
      reads.push({ route, parameters: { ...parameters } });
      return Promise.resolve(items);
    },
    write: (route, parameters) => {
      writes.push({ route, parameters: { ...parameters } });
      return Promise.resolve(done);
    },
  };
}

/** What `ensureCheck` writes for a report, as the run that stands then. */
async function runOf(report: StatusReport, id: number): Promise<Record<string, unknown>> {
  await ensureCheck(apiWith([]), report, 'Quorate');
  const run = writes.pop()?.parameters ?? {};
  return { ...run, id, html_url: `https://github.com/runs/${id}` };
}

describe('src/adapters/forge/github/status.ts', () => {
  describe('a check run', () => {
    it('is completed when it is made, with all that it says', async () => {
      const annotation: Annotation = {
        path: 'a.ts',
        startLine: 3,
        endLine: 4,
        level: 'failure',
        title: 'Bad',
        message: 'Very bad.',
      };

      const result = await ensureCheck(
        apiWith([]),
        { ...REPORT, annotations: [annotation], url: 'https://ci.example/1' },
        'Quorate',
      );

      expect(result).toMatchObject({ kind: 'done', id: '99' });
      expect(reads).toEqual([
        {
          route: 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs',
          parameters: { owner: 'octo', repo: 'hello', ref: SHA, check_name: 'Quorate' },
        },
      ]);
      expect(writes).toEqual([
        {
          route: 'POST /repos/{owner}/{repo}/check-runs',
          parameters: {
            owner: 'octo',
            repo: 'hello',
            name: 'Quorate',
            head_sha: SHA,
            status: 'completed',
            conclusion: 'failure',
            external_id: expect.stringMatching(/^quorate:[0-9a-f]{32}$/),
            details_url: 'https://ci.example/1',
            output: {
              title: '1 blocking finding',
              summary: '**One** finding.',
              annotations: [
                {
                  path: 'a.ts',
                  start_line: 3,
                  end_line: 4,
                  annotation_level: 'failure',
                  title: 'Bad',
                  message: 'Very bad.',
                },
              ],
            },
          },
        },
      ]);
    });

    it.each([
      ['pass', true, 'success'],
      ['block', true, 'failure'],
      ['incomplete', true, 'failure'],
      ['incomplete', false, 'neutral'],
      ['skipped', true, 'skipped'],
    ] as const)(
      'for %s (incomplete fails: %s) concludes %s',
      async (conclusion, failsIncomplete, expected) => {
        await ensureCheck(apiWith([]), { ...REPORT, conclusion, failsIncomplete }, 'Quorate');

        expect(writes[0]?.parameters).toMatchObject({ conclusion: expected });
      },
    );

    it('is kept where the newest of ours says the same, wherever it is in the list', async () => {
      const same = await runOf(REPORT, 12);
      const older = await runOf({ ...REPORT, title: 'Nothing found' }, 11);
      const foreign = { id: 13, external_id: 'another tool', status: 'completed' };

      expect(await ensureCheck(apiWith([older, foreign, same]), REPORT, 'Quorate')).toEqual({
        kind: 'kept',
        id: '12',
        url: 'https://github.com/runs/12',
      });
      expect(writes).toEqual([]);
    });

    it('is written where only an older one says the same', async () => {
      const same = await runOf(REPORT, 11);
      const newer = await runOf({ ...REPORT, title: 'Nothing found' }, 12);

      expect((await ensureCheck(apiWith([same, newer]), REPORT, 'Quorate')).kind).toBe('done');
    });

    it('is written where the newest one was not completed', async () => {
      const begun = { ...(await runOf(REPORT, 11)), status: 'in_progress' };

      expect((await ensureCheck(apiWith([begun]), REPORT, 'Quorate')).kind).toBe('done');
    });

    it.each([
      [{ conclusion: 'pass' }],
      [{ title: 'x' }],
      [{ summary: 'x' }],
      [{ annotations: [{ path: 'a', startLine: 1, endLine: 1, level: 'notice', title: 't', message: 'm' }] }],
    ] as const)('differs by %j', async (fields) => {
      const before = await runOf(REPORT, 1);

      expect((await ensureCheck(apiWith([before]), { ...REPORT, ...fields }, 'Quorate')).kind).toBe('done');
    });

    it('stays within the limits, cut between characters', async () => {
      const annotation: Annotation = {
        path: 'a.ts',
        startLine: 1,
        endLine: 1,
        level: 'notice',
        title: '🐞'.repeat(400),
        message: '🐞'.repeat(40_000),
      };
      // Shifted by a byte each, so that the cut falls into a character at every place.
      const annotations = Array.from({ length: 60 }, (_, index) => ({
        ...annotation,
        message: `${'a'.repeat(index % 4)}${annotation.message}`,
      }));

      await ensureCheck(
        apiWith([]),
        { ...REPORT, title: `a${'🐞'.repeat(300)}`, summary: 's'.repeat(80_000), annotations },
        'Quorate',
      );

      const output = writes[0]?.parameters.output as {
        readonly title: string;
        readonly summary: string;
        readonly annotations: readonly { readonly title: string; readonly message: string }[];
      };
      expect(output.annotations).toHaveLength(50);
      expect(output.title.length).toBeLessThanOrEqual(255);
      expect(output.summary.length).toBe(65_000);
      expect(output.annotations[0]?.title.length).toBeLessThanOrEqual(255);
      expect(Buffer.byteLength(output.annotations[0]?.message ?? '')).toBeLessThanOrEqual(64 * 1024);
      expect(Buffer.byteLength(output.annotations[0]?.message ?? '')).toBeGreaterThan(64 * 1024 - 8);
      expect(JSON.stringify(output)).not.toContain('\ufffd');
      expect(JSON.stringify(output)).not.toMatch(/\\ud8|\p{Cs}/u);
    });
  });

  describe('a commit status', () => {
    it('names state, context and description', async () => {
      await ensureCommitStatus(apiWith([]), { ...REPORT, url: 'https://ci.example/1' }, 'Quorate');

      expect(writes).toEqual([
        {
          route: 'POST /repos/{owner}/{repo}/statuses/{sha}',
          parameters: {
            owner: 'octo',
            repo: 'hello',
            sha: SHA,
            state: 'failure',
            context: 'Quorate',
            description: '1 blocking finding',
            target_url: 'https://ci.example/1',
          },
        },
      ]);
    });

    it.each([
      ['pass', true, 'success'],
      ['block', false, 'failure'],
      ['incomplete', true, 'error'],
      ['incomplete', false, 'success'],
      ['skipped', true, 'success'],
    ] as const)('for %s (incomplete fails: %s) is %s', async (conclusion, failsIncomplete, state) => {
      await ensureCommitStatus(apiWith([]), { ...REPORT, conclusion, failsIncomplete }, 'Quorate');

      expect(writes[0]?.parameters).toMatchObject({ state });
    });

    it('is kept where the newest of its name says the same', async () => {
      const same = { id: 5, context: 'Quorate', state: 'failure', description: '1 blocking finding' };
      const other = { id: 6, context: 'Build', state: 'success', description: 'x' };
      const older = { id: 4, context: 'Quorate', state: 'success', description: 'x' };

      expect(await ensureCommitStatus(apiWith([other, same, older]), REPORT, 'Quorate')).toMatchObject({
        kind: 'kept',
        id: '5',
      });
      expect((await ensureCommitStatus(apiWith([{ ...same, id: 3 }, older]), REPORT, 'Quorate')).kind).toBe(
        'done',
      );
      expect((await ensureCommitStatus(apiWith([{ ...same, state: 'error' }]), REPORT, 'Quorate')).kind).toBe(
        'done',
      );
      expect(
        (await ensureCommitStatus(apiWith([{ ...same, description: null }]), REPORT, 'Quorate')).kind,
      ).toBe('done');
    });

    it('has a description of at most 140 characters', async () => {
      await ensureCommitStatus(apiWith([]), { ...REPORT, title: 'x'.repeat(300) }, 'Quorate');

      expect(writes[0]?.parameters.description).toBe(`${'x'.repeat(139)}…`);
    });
  });
});
