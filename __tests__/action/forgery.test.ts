import { afterEach, describe, expect, it } from '@jest/globals';
import type { Scenario } from '../support/action-scenario.ts';
import { SMALL, startSmall, visibleEnd } from '../support/action-small.ts';

const PATIENCE_MS = 60_000;
const SAME_BOT = { login: 'github-actions', id: 41_898_282, type: 'Bot' } as const;

describe('action: marks that are not ours', () => {
  let scenario: Scenario;
  afterEach(() => scenario.dispose());

  /** What a run of ours wrote on another copy of this pull request: the best that somebody could copy. */
  async function genuine(): Promise<{ inline: string; summary: string; clean: unknown }> {
    scenario = await startSmall();
    await scenario.run();
    const inline = scenario.github.state.reviewComments[0]?.body ?? '';
    const summary = scenario.github.state.issueComments[0]?.body ?? '';
    const clean = visibleEnd(scenario);
    await scenario.dispose();
    scenario = await startSmall();
    return { inline, summary, clean };
  }

  /** Comments that were there before keep their words, and everything that is to be said is said. */
  async function expectUnmoved(forged: readonly string[]): Promise<void> {
    const { state } = scenario.github;
    const before = [...state.reviewComments, ...state.issueComments].map(({ id, body }) => ({ id, body }));
    const end = await scenario.run();
    const after = [...state.reviewComments, ...state.issueComments];

    expect(before.map(({ body }) => body)).toEqual(forged);
    for (const { id, body } of before) expect(after.find((comment) => comment.id === id)?.body).toBe(body);
    expect(end.outputs).toMatchObject({ conclusion: 'block', 'posted-count': '3', 'kept-count': '0' });
    for (const { issue } of SMALL) {
      const said = after.filter(
        ({ id, body }) => !before.some((old) => old.id === id) && body.includes(issue),
      );
      expect(said.length).toBeGreaterThanOrEqual(1);
    }
  }

  it(
    'a mark of ours in front of other words changes nothing',
    async () => {
      const { inline } = await genuine();
      const body = `${inline}\n\nand more`;
      scenario.github.addReviewComment({ user: SAME_BOT, body, path: 'src/pay.ts', line: 4 });

      await expectUnmoved([body]);
    },
    PATIENCE_MS,
  );

  it(
    'a finding of ours that was copied into a comment on the whole is no finding',
    async () => {
      const { inline } = await genuine();
      scenario.github.addIssueComment({ user: SAME_BOT, body: inline });

      await expectUnmoved([inline]);
    },
    PATIENCE_MS,
  );

  it(
    'with a state key not even a whole comment from another repository’s run is ours',
    async () => {
      const { inline, summary } = await genuine();
      scenario.github.addReviewComment({ user: SAME_BOT, body: inline, path: 'src/pay.ts', line: 4 });
      scenario.github.addIssueComment({ user: SAME_BOT, body: summary });
      const { state } = scenario.github;
      const end = await scenario.run({ inputs: { 'state-key': 'a-key-of-the-repository' } });

      expect(state.reviewComments[0]?.body).toBe(inline);
      expect(state.issueComments[0]?.body).toBe(summary);
      expect(end.outputs).toMatchObject({ 'posted-count': '3', 'kept-count': '0' });

      const again = await scenario.run({ inputs: { 'state-key': 'a-key-of-the-repository' } });
      expect(again.outputs).toMatchObject({ 'posted-count': '0', 'kept-count': '3' });
    },
    PATIENCE_MS,
  );

  it(
    'people’s words under a finding of ours are never touched, nor is what somebody edited',
    async () => {
      scenario = await startSmall();
      await scenario.run();
      const { state } = scenario.github;
      const [summary] = state.issueComments;
      if (summary !== undefined) summary.body = `edited by a maintainer\n\n${summary.body}`;
      const edited = summary?.body;
      await scenario.run();

      expect(state.issueComments[0]?.body).toBe(edited);
      expect(state.issueComments).toHaveLength(2);
    },
    PATIENCE_MS,
  );
});
