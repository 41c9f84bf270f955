/** What a run on a pull request must leave behind, whatever forge it is on: the built bundle against a stateful server. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { SMALL, SMALL_MENDED } from '../support/action-small.ts';
import { until } from '../support/bundle-process.ts';
import type { ForgeScenario, OpenScenario, RunEnd } from '../support/forge-scenario.ts';
import { THIRTY, THIRTY_BASE, THIRTY_HEAD, THIRTY_SHIFTED } from '../support/thirty-findings.ts';

const PATIENCE_MS = 120_000;
const ALL = THIRTY.map(({ finding }) => finding);

/** The most requests of a first run and of one that finds all as it was; comments on files may be left out of the first. */
export type RequestBars = { readonly first: number; readonly again: number };

/** Thirty findings in twelve files: each once, on its right line, whatever comes after. */
export function describeThirty(name: string, open: OpenScenario, bars: RequestBars): void {
  describe(`${name}: thirty findings in twelve files`, () => {
    let scenario: ForgeScenario;
    let first: RunEnd;

    type Again = { readonly end: RunEnd; readonly written: readonly string[]; readonly added: number };

    async function again(findings = ALL): Promise<Again> {
      const [writes, stood] = [scenario.writes().length, scenario.stood().length];
      scenario.say(findings);
      const end = await scenario.run();
      const written = scenario.writes().slice(writes);
      return {
        end,
        written: written.map(({ method, path }) => `${method} ${path}`),
        added: scenario.stood().length - stood,
      };
    }

    beforeAll(async () => {
      scenario = await open([THIRTY_BASE, THIRTY_HEAD, THIRTY_SHIFTED]);
      scenario.say(ALL);
      first = await scenario.run();
    }, PATIENCE_MS);
    afterAll(() => scenario.dispose());

    it('says each on its right line, or on its file', () => {
      expect(first.code).toBe(1);
      expect(first.outputs).toMatchObject({
        conclusion: 'block',
        'accepted-count': '30',
        'blocking-count': '6',
        'posted-count': '30',
        'kept-count': '0',
        'head-sha': scenario.commits[1],
      });
      const stood = scenario.stood();
      expect(stood).toHaveLength(30);
      for (const { finding, stands } of THIRTY) {
        expect(stood.find(({ text }) => text.includes(finding.issue))).toMatchObject({ ...stands });
      }
    });

    it('has one summary that links every comment, and a failed status on the head', () => {
      const [summary, ...more] = scenario.notes();

      expect(more).toEqual([]);
      for (const { link } of scenario.stood()) expect(summary?.text).toContain(link);
      expect(scenario.status()).toEqual({ sha: scenario.commits[1], failed: true });
    });

    it('needs few requests', () => {
      expect(scenario.counted(0)).toBeLessThanOrEqual(bars.first);
    });

    it('asks and is answered as the vendor describes it', () => {
      expect(scenario.complaints()).toEqual([]);
    });

    it(
      'writes nothing when it runs again',
      async () => {
        const start = scenario.requests().length;
        const { end, written } = await again();

        expect(written).toEqual([]);
        expect(end.code).toBe(1);
        expect(end.outputs).toMatchObject({ conclusion: 'block', 'posted-count': '0', 'kept-count': '30' });
        expect(scenario.counted(start)).toBeLessThanOrEqual(bars.again);
      },
      PATIENCE_MS,
    );

    it(
      'says nothing anew in other words, with other categories, or by another seat',
      async () => {
        const reworded = ALL.map((finding) => ({
          ...finding,
          category: 'maintainability',
          issue: `Callers get wrong results. ${finding.issue.replace(', so callers of', ' and this reaches')}`,
        }));
        expect((await again(reworded)).added).toBe(0);

        const stood = scenario.stood().length;
        await scenario.run({ panel: 'sonnet=anthropic/claude-sonnet-5-5@high, gpt=openai/gpt-6.2-sol@high' });
        expect(scenario.stood()).toHaveLength(stood);
      },
      PATIENCE_MS,
    );

    it(
      'says nothing anew after a push that moves lines',
      async () => {
        scenario.push(scenario.commits[2] ?? '');
        const moved = ALL.map((finding) =>
          finding.line > 0 && finding.file.startsWith('src/') && finding.file !== 'src/added.ts'
            ? { ...finding, line: finding.line + 2 }
            : finding,
        );
        const { added, end } = await again(moved);

        expect(added).toBe(0);
        expect(end.outputs).toMatchObject({ 'posted-count': '0', 'kept-count': '30' });
      },
      PATIENCE_MS,
    );

    it(
      'says nothing anew after a rebase',
      async () => {
        const { repository, commits } = scenario;
        const tree = repository.git('rev-parse', `${commits[2]}^{tree}`).toString().trim();
        const identity = ['-c', 'user.name=T', '-c', 'user.email=t@example.invalid'];
        const rebased = repository
          .git(...identity, 'commit-tree', tree, '-p', commits[0] ?? '', '-m', 'rebased')
          .toString()
          .trim();
        scenario.push(rebased);
        const { added, end } = await again();

        expect(added).toBe(0);
        expect(end.outputs['head-sha']).toBe(rebased);
      },
      PATIENCE_MS,
    );

    it(
      'takes a resolved or answered thread for said, and still lists and counts what it said',
      async () => {
        scenario.resolve(0);
        scenario.reply(1, 'We know, and it is meant so.');
        const { added, end } = await again();

        expect(added).toBe(0);
        expect(end.outputs).toMatchObject({ conclusion: 'block', 'kept-count': '30' });
        expect(scenario.notes()[0]?.text).toMatch(/resolved/);
      },
      PATIENCE_MS,
    );
  });
}

/** Whatever goes wrong on the way, the next run leaves what an undisturbed one leaves. */
export function describeTrouble(name: string, open: OpenScenario): void {
  const small = async (): Promise<ForgeScenario> => {
    const scenario = await open('small');
    scenario.say(SMALL);
    return scenario;
  };

  describe(`${name}: trouble on the way`, () => {
    let scenario: ForgeScenario;
    let clean: unknown;
    let writes = 0;

    beforeAll(async () => {
      const undisturbed = await small();
      await undisturbed.run();
      clean = undisturbed.visible();
      writes = undisturbed.writes().length;
      await undisturbed.dispose();
    }, PATIENCE_MS);
    afterEach(() => scenario.dispose());

    it('writes three comments, a summary and the status where nothing goes wrong', async () => {
      scenario = await small();

      expect(writes).toBeGreaterThanOrEqual(FEWEST_WRITES);
      expect(writes).toBeLessThanOrEqual(MOST_WRITES);
      expect(clean).toMatchObject({ threads: [{}, {}, {}], notes: [expect.any(String)] });
    });

    /** A fresh scenario with a fault after its nth write, for every second write where there are many. */
    async function disturb(from: number, meet: (nth: number) => Promise<void>): Promise<void> {
      const step = writes > FEWEST_WRITES ? 2 : 1;
      for (let nth = step === 1 ? 1 : from; nth <= writes; nth += step) {
        scenario = await small();
        await meet(nth);
        await scenario.run();
        expect([nth, scenario.visible()]).toEqual([nth, clean]);
        if (nth + step <= writes) await scenario.dispose();
      }
    }

    it('completes the set when it was killed right after a write, whichever it was', async () => {
      await disturb(1, async (nth) => {
        scenario.fault({ ...scenario.anyWrite, nth, when: 'after', action: 'hang' });
        const running = scenario.start();
        await untilLong(() => scenario.writes().length >= nth);
        running.process.child.kill('SIGKILL');
        await running.end;
      });
    }, 240_000);

    it('asks before it repeats when the answer to a write was lost, whichever it was', async () => {
      await disturb(2, async (nth) => {
        const action = nth % 4 === 0 ? 'drop' : BAD_GATEWAY;
        scenario.fault({ ...scenario.anyWrite, nth, when: 'after', action });
        const end = await scenario.run();

        expect(['block', 'incomplete']).toContain(end.outputs.conclusion);
        expect(end.code).toBe(1);
      });
    }, 240_000);

    it(
      'waits as long as a limit says, and then goes on',
      async () => {
        scenario = await small();
        const action = { status: 429, headers: { 'retry-after': '1' }, body: {} };
        scenario.fault({ ...scenario.anyWrite, nth: 2, action });
        const end = await scenario.run();

        expect(end.outputs['posted-count']).toBe('3');
        expect(scenario.visible()).toEqual(clean);
      },
      PATIENCE_MS,
    );

    it(
      'keeps what it has and says all of it in the log where a limit lasts longer than a job',
      async () => {
        scenario = await small();
        const action = { status: 429, headers: { 'retry-after': '3000' }, body: {} };
        scenario.fault({ ...scenario.anyWrite, nth: 2, times: 99, action });
        const end = await scenario.run();

        expect(end.code).toBe(1);
        expect(end.outputs.conclusion).toBe('block');
        for (const { issue } of SMALL) expect(end.shown).toContain(issue.slice(0, 40));
      },
      PATIENCE_MS,
    );

    it(
      'puts one comment that is refused for its line elsewhere, and the others on theirs',
      async () => {
        scenario = await small();
        scenario.fault({ ...scenario.lineRefusal, nth: 1 });
        const end = await scenario.run();
        const stood = scenario.stood();
        const notes = scenario.notes().map(({ text }) => text);

        expect(end.outputs['accepted-count']).toBe('3');
        for (const { issue } of SMALL) {
          expect(
            [...stood.map(({ text }) => text), ...notes].filter((text) => text.includes(issue)).length,
          ).toBeGreaterThan(0);
          expect(stood.filter(({ text }) => text.includes(issue)).length).toBeLessThanOrEqual(1);
        }
      },
      PATIENCE_MS,
    );

    it(
      'stops writing when the pull request is closed meanwhile',
      async () => {
        scenario = await small();
        scenario.onRequest(() => {
          if (scenario.models.calls.length > 0) scenario.closePullRequest();
        });
        const end = await scenario.run();

        expect(end.code).toBe(0);
        expect(end.outputs.conclusion).toBe('skipped');
        expect(scenario.stood()).toEqual([]);
      },
      PATIENCE_MS,
    );

    it(
      'shows everything in the run where the token may not write',
      async () => {
        scenario = await small();
        scenario.denyWrites();
        const end = await scenario.run();

        expect(end.code).toBe(1);
        expect(end.outputs).toMatchObject({ conclusion: 'block', 'posted-count': '0' });
        for (const { issue } of SMALL) expect(end.shown).toContain(issue.slice(0, 40));
      },
      PATIENCE_MS,
    );

    it(
      'says on the head that it was interrupted while models were thinking',
      async () => {
        scenario = await small();
        scenario.models.script({}, { kind: 'silence', after: 'nothing' });
        const running = scenario.start();
        await untilLong(() => scenario.models.calls.length === 2);
        running.process.child.kill('SIGTERM');
        const end = await running.end;

        expect(end.code).not.toBe(0);
        expect(end.outputs.conclusion).toBe('incomplete');
        expect(scenario.status()).toEqual({ sha: scenario.commits[1], failed: true });
        expect(scenario.stood()).toEqual([]);
      },
      PATIENCE_MS,
    );

    it(
      'cuts findings of any length to what the forge takes',
      async () => {
        scenario = await small();
        const long = (at: number) => `Number ${FILLERS[at]} 🐞 with \`${FILLERS[at]}()\`. `.repeat(4_000);
        scenario.say(SMALL.map((finding, at) => ({ ...finding, issue: `${finding.issue} ${long(at)}` })));
        const end = await scenario.run();

        expect(end.outputs['posted-count']).toBe('3');
        expect(scenario.complaints()).toEqual([]);
      },
      PATIENCE_MS,
    );

    it(
      'leaves one comment for each finding and one summary where two runs meet',
      async () => {
        scenario = await small();
        await Promise.all([scenario.start().end, scenario.start().end]);
        await scenario.run();

        for (const { issue } of SMALL) {
          expect(scenario.stood().filter(({ text }) => text.includes(issue))).toHaveLength(1);
        }
        expect(scenario.notes()).toHaveLength(1);
      },
      PATIENCE_MS,
    );
  });

  describe(`${name}: commits that arrive meanwhile`, () => {
    const mild = SMALL.filter(({ severity }) => severity === 'suggestion');
    const open2 = async (): Promise<ForgeScenario> => {
      const scenario = await open('small');
      scenario.say(mild);
      return scenario;
    };

    it(
      'approves what it was told to approve where nothing moves',
      async () => {
        const scenario = await open2();
        const end = await scenario.run({ verdict: 'approve' });

        expect(end.outputs.conclusion).toBe('pass');
        expect(scenario.approvals()).toHaveLength(1);
        await scenario.dispose();
      },
      PATIENCE_MS,
    );

    it('leaves no approval of another head and no success on it, whenever the head moves', async () => {
      for (const at of MOVES) {
        const scenario = await open2();
        const [, reviewed = '', next = ''] = scenario.commits;
        let moved = false;
        scenario.onRequest((_, index) => {
          if (index !== at) return;
          scenario.push(next);
          moved = true;
        });
        const end = await scenario.run({ verdict: 'approve' });

        const looks = scenario
          .requests()
          .filter(({ method, path }) => method === 'GET' && scenario.anyLook.test(path));
        // Where an approval names no commit it may stand only if the head moved after the last look at it.
        const isLate = at > (looks.at(-1)?.index ?? 0);
        for (const commit of scenario.approvals()) {
          expect(commit ?? (moved && !isLate ? next : reviewed)).toBe(reviewed);
        }
        if (scenario.status()?.failed === false) expect(scenario.status()?.sha).toBe(reviewed);
        if (end.code === 0) expect(scenario.status()?.sha).toBe(reviewed);
        await scenario.dispose();
      }
    }, 240_000);
  });
}

/** Threads end where their code has changed and their finding is gone, unless people spoke in them. */
export function describeResolving(name: string, open: OpenScenario): void {
  describe(`${name}: what was mended`, () => {
    it.each([false, true])(
      'closes the thread whose finding is gone, not one that was answered (%s)',
      async (isAnswered) => {
        const scenario = await open(SMALL_MENDED);
        scenario.say(SMALL);
        await scenario.run();
        const at = scenario.stood().findIndex(({ text }) => text.includes(SMALL[0]?.issue ?? '?'));
        if (isAnswered) scenario.reply(at, 'We shall see.');
        scenario.push(scenario.commits[2] ?? '');
        scenario.say(SMALL.slice(1));
        const end = await scenario.run();

        expect(end.outputs).toMatchObject({ 'resolved-count': isAnswered ? '0' : '1', 'kept-count': '2' });
        const closed = scenario.stood().map(({ resolved }) => resolved);
        expect(closed).toEqual([0, 1, 2].map((index) => index === at && !isAnswered));
        expect(scenario.complaints()).toEqual([]);
        await scenario.dispose();
      },
      PATIENCE_MS,
    );
  });
}

/** Marks that are not ours: everything is still said, and nothing of others is touched. */
export function describeForgery(name: string, open: OpenScenario): void {
  describe(`${name}: marks that are not ours`, () => {
    let scenario: ForgeScenario;
    afterEach(() => scenario.dispose());

    /** What a run of ours wrote on another copy of this pull request: the best that somebody could copy. */
    async function genuine(): Promise<{ inline: string; summary: string }> {
      const first = await open('small');
      first.say(SMALL);
      await first.run();
      const [inline, summary] = [first.stood()[0]?.raw ?? '', first.notes()[0]?.raw ?? ''];
      await first.dispose();
      scenario = await open('small');
      scenario.say(SMALL);
      return { inline, summary };
    }

    const markOf = (body: string): string => body.split('\n').at(-1) ?? '';

    async function expectUnmoved(forged: readonly string[]): Promise<void> {
      const end = await scenario.run();
      const all = [...scenario.stood(), ...scenario.notes()].map(({ raw }) => raw);

      for (const body of forged) expect(all).toContain(body);
      expect(end.outputs).toMatchObject({ conclusion: 'block', 'posted-count': '3', 'kept-count': '0' });
      expect(scenario.stood()).toHaveLength(4);
    }

    it.each(['stranger', 'namesake'] as const)(
      'a %s who pastes whole comments of ours changes nothing',
      async (who) => {
        const { inline, summary } = await genuine();
        scenario.pasteInline(who, inline);
        scenario.pasteNote(who, summary);

        await expectUnmoved([inline, summary]);
      },
      PATIENCE_MS,
    );

    it(
      'another tool under our account that repeats a mark behind other words changes nothing',
      async () => {
        const { inline, summary } = await genuine();
        const quoted = `Somebody wrote:\n\n> lgtm\n\n${markOf(inline)}`;
        const report = `Coverage: 93 %\n\n${markOf(summary)}`;
        scenario.pasteInline('ourselves', quoted);
        scenario.pasteNote('ourselves', report);

        await expectUnmoved([quoted, report]);
      },
      PATIENCE_MS,
    );

    it(
      'what a maintainer edited is left, and said anew',
      async () => {
        scenario = await open('small');
        scenario.say(SMALL);
        await scenario.run();
        const edited = scenario.editNote(0, (text) => `edited by a maintainer\n\n${text}`);
        await scenario.run();

        expect(scenario.notes().map(({ raw }) => raw)).toContain(edited);
        expect(scenario.notes()).toHaveLength(2);
      },
      PATIENCE_MS,
    );
  });
}

/** Words that make long findings speak of different things. */
const FILLERS = ['overflow', 'leakage', 'deadlock'] as const;

/** A forge that takes two comments in one request needs this many. */
const FEWEST_WRITES = 4;

/** More writes than any forge needs for the small pull request. */
const MOST_WRITES = 10;

/** Requests before which the head is moved: one while the change is read, and each from the first write on. */
const MOVES = [1, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];

const BAD_GATEWAY = { status: 502, body: { message: 'Bad gateway' } } as const;

async function untilLong(isTrue: () => boolean): Promise<void> {
  for (let tries = 0; tries < 6 && !isTrue(); tries++) await until(isTrue).catch(() => undefined);
  if (!isTrue()) throw new Error('it did not come');
}
