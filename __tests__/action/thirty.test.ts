import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ActionEnd } from '../support/action-runner.ts';
import { type Scenario, startScenario } from '../support/action-scenario.ts';
import { THIRTY, THIRTY_BASE, THIRTY_HEAD, THIRTY_SHIFTED } from '../support/thirty-findings.ts';

const PATIENCE_MS = 120_000;

/** Requests without those for comments on files, which GitHub takes one by one. */
function requestsFrom(scenario: Scenario, start: number): readonly string[] {
  return scenario.github.requests
    .slice(start)
    .filter(({ method, path }) => !(method === 'POST' && path.endsWith('/pulls/7/comments')))
    .map(({ method, path }) => `${method} ${path}`);
}

describe('action: thirty findings in twelve files', () => {
  let scenario: Scenario;
  let first: ActionEnd;

  /** Runs once more, and answers what was written. */
  async function again(findings = THIRTY.map(({ finding }) => finding)): Promise<{
    readonly end: ActionEnd;
    readonly written: readonly string[];
    readonly newThreads: number;
  }> {
    const { github } = scenario;
    const [writes, threads] = [github.writes().length, github.state.threads.length];
    scenario.say(findings);
    const end = await scenario.run();
    return {
      end,
      written: github
        .writes()
        .slice(writes)
        .map(({ method, path }) => `${method} ${path}`),
      newThreads: github.state.threads.length - threads,
    };
  }

  beforeAll(async () => {
    scenario = await startScenario([THIRTY_BASE, THIRTY_HEAD, THIRTY_SHIFTED]);
    scenario.say(THIRTY.map(({ finding }) => finding));
    first = await scenario.run();
  }, PATIENCE_MS);
  afterAll(() => scenario.dispose());

  it('says each in one review on its right line, or on its file', () => {
    const { threads, reviews, reviewComments } = scenario.github.state;
    const stood = THIRTY.map(({ finding }) => {
      const comment = reviewComments.find(({ body }) => body.includes(finding.issue));
      return threads.find(({ id }) => id === comment?.threadId);
    });

    expect(first.code).toBe(1);
    expect(first.outputs).toMatchObject({
      conclusion: 'block',
      'accepted-count': '30',
      'blocking-count': '6',
      'posted-count': '30',
      'kept-count': '0',
      'head-sha': scenario.commits[1],
    });
    for (const [at, { stands }] of THIRTY.entries()) expect(stood[at]).toMatchObject({ ...stands });
    expect(reviews.filter(({ body }) => body !== '')).toHaveLength(1);
  });

  it('has one summary that links every comment, a job summary, and a check run on the head', () => {
    const { issueComments, checkRuns, reviewComments } = scenario.github.state;

    expect(issueComments).toHaveLength(1);
    for (const { id } of reviewComments) expect(issueComments[0]?.body).toContain(`#discussion_r${id}`);
    for (const { finding } of THIRTY) expect(first.summary).toContain(finding.issue);
    expect(checkRuns).toMatchObject([
      { name: 'Quorate', conclusion: 'failure', headSha: scenario.commits[1] },
    ]);
  });

  it('needs at most twelve requests, beside those for comments on files', () => {
    expect(requestsFrom(scenario, 0).length).toBeLessThanOrEqual(12);
  });

  it('asks and is answered as the vendor describes it', () => {
    expect(scenario.github.contractComplaints()).toEqual([]);
  });

  it('writes nothing when it runs again', async () => {
    const { end, written } = await again();

    expect(written).toEqual([]);
    expect(end.code).toBe(1);
    expect(end.outputs).toMatchObject({ conclusion: 'block', 'posted-count': '0', 'kept-count': '30' });
  }, 60_000);

  it('says nothing anew in other words, with other categories, or by another seat', async () => {
    const reworded = THIRTY.map(({ finding }) => ({
      ...finding,
      category: 'maintainability',
      issue: `Callers get wrong results. ${finding.issue.replace(', so callers of', ' and this reaches')}`,
    }));
    const { newThreads } = await again(reworded);
    expect(newThreads).toBe(0);

    scenario.say(reworded);
    const threads = scenario.github.state.threads.length;
    await scenario.run({
      inputs: { panel: 'sonnet=anthropic/claude-sonnet-5-5@high, gpt=openai/gpt-6.2-sol@high' },
    });
    expect(scenario.github.state.threads).toHaveLength(threads);
  }, 60_000);

  it('says nothing anew after a push that moves lines', async () => {
    scenario.github.push(scenario.commits[2] ?? '');
    const moved = THIRTY.map(({ finding }) =>
      finding.line > 0 && finding.file.startsWith('src/') && finding.file !== 'src/added.ts'
        ? { ...finding, line: finding.line + 2 }
        : finding,
    );
    const { newThreads, written, end } = await again(moved);

    expect(newThreads).toBe(0);
    expect(written.filter((line) => line.includes('/comments') && !line.includes('/issues/'))).toEqual([]);
    expect(end.outputs).toMatchObject({ 'posted-count': '0', 'kept-count': '30' });
  }, 60_000);

  it('says nothing anew after a rebase', async () => {
    const { repository, github } = scenario;
    const tree = repository.git('rev-parse', `${scenario.commits[2]}^{tree}`).toString().trim();
    const parent = scenario.commits[0] ?? '';
    const identity = ['-c', 'user.name=T', '-c', 'user.email=t@example.invalid'];
    const rebased = repository
      .git(...identity, 'commit-tree', tree, '-p', parent, '-m', 'rebased')
      .toString()
      .trim();
    github.push(rebased);
    const { newThreads, end } = await again();

    expect(newThreads).toBe(0);
    expect(end.outputs['head-sha']).toBe(rebased);
  }, 60_000);

  it('takes a resolved or answered thread for said, and still lists and counts what it said', async () => {
    const { github } = scenario;
    const ada = { login: 'ada', id: 5, type: 'User' } as const;
    const [one, two] = github.state.threads;
    github.resolveThread(one?.id ?? '', ada);
    github.reply(two?.id ?? '', ada, 'We know, and it is meant so.');
    const { newThreads, end } = await again();

    expect(newThreads).toBe(0);
    expect(end.outputs).toMatchObject({ conclusion: 'block', 'kept-count': '30' });
    expect(github.state.issueComments[0]?.body).toMatch(/resolved/);
  }, 60_000);
});
