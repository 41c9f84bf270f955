import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ReviewDocument } from '../../src/domain/contracts.generated.ts';
import type { ActionEnd } from '../support/action-runner.ts';
import type { SaidFinding, Scenario } from '../support/action-scenario.ts';
import { startSmall } from '../support/action-small.ts';
import { CLEAN_REVIEW, type ModelCall, type Scripted } from '../support/model-server.ts';
import { acceptedRow, decisionsText, groupsAsked, questionOf } from '../support/model-task.ts';

const PATIENCE_MS = 60_000;

/** What gpt alone raises: the finding that fails nobody. */
const LONE: SaidFinding = {
  severity: 'important',
  category: 'maintainability',
  file: 'src/tax.ts',
  line: 11,
  quote: 'export const rate = 1.19;',
  issue: 'The German rate is hard-coded although sellers from other countries use this module.',
  fix: 'Look the rate up by country.',
};

const REJECTS = (call: ModelCall): Scripted => ({
  kind: 'ok',
  text: decisionsText(
    groupsAsked(call).map((id) => ({
      ...acceptedRow(id),
      bucket: 'rejected',
      basis: 'taste',
      severity: 'suggestion',
      reason: 'No seller from another country uses it.',
      evidence: LONE.quote,
    })),
  ),
});

describe('action: with a triage agent', () => {
  let scenario: Scenario;

  beforeEach(async () => {
    scenario = await startSmall({ body: 'Sums carts, and nothing else.' });
    scenario.models.script({ dialect: 'anthropic' }, { kind: 'ok', text: CLEAN_REVIEW });
    scenario.models.script(
      { dialect: 'openai' },
      { kind: 'ok', text: JSON.stringify({ findings: [LONE], approved: true }) },
    );
  }, PATIENCE_MS);
  afterEach(() => scenario.dispose());

  /** A run with what the action has for a default. */
  const run = (triageSlot = 'opus'): Promise<ActionEnd> =>
    scenario.run({ inputs: { 'triage-slot': triageSlot } });

  const questions = (): readonly ModelCall[] => scenario.models.calls.filter(({ task }) => task !== 'review');

  function documentOf({ outputs }: ActionEnd): ReviewDocument {
    const text = readFileSync(join(outputs['report-dir'] ?? '', 'review.json'), 'utf8');
    return JSON.parse(text) as ReviewDocument;
  }

  it(
    'posts what one reviewer alone raised and the agent takes for a finding',
    async () => {
      const end = await run();

      expect(end.outputs).toMatchObject({ conclusion: 'pass', 'accepted-count': '1', 'posted-count': '1' });
      expect(questions().map(({ task, dialect }) => [task, dialect])).toEqual([
        ['triage-decisions', 'anthropic'],
      ]);
      expect(scenario.github.state.reviewComments[0]?.body).toContain(LONE.issue);
      expect(documentOf(end).agent).toMatchObject({ slots: ['opus'], asked: 1, ruled: 1 });
    },
    PATIENCE_MS,
  );

  it(
    'tells the agent what the pull request says of its purpose, and reviewers nothing of it',
    async () => {
      await run();
      const claim = 'Sums carts, and nothing else.';

      for (const call of scenario.models.calls) {
        expect(questionOf(call).includes(claim)).toBe(call.task !== 'review');
      }
    },
    PATIENCE_MS,
  );

  it(
    'posts nothing that the agent shows to be none, and keeps it with its reason',
    async () => {
      scenario.models.script({ task: 'triage-decisions' }, REJECTS);
      const end = await run();

      expect(end.outputs).toMatchObject({ conclusion: 'pass', 'posted-count': '0', 'rejected-count': '1' });
      expect(end.summary).toContain('No seller from another country uses it.');
    },
    PATIENCE_MS,
  );

  it(
    'leaves the table to decide where the agent is down, completes the run, and says so',
    async () => {
      scenario.models.script({ task: 'triage-decisions' }, { kind: 'error', status: 500 });
      const end = await run();

      expect(end.code).toBe(0);
      expect(end.outputs).toMatchObject({ conclusion: 'pass', 'accepted-count': '0', 'deferred-count': '1' });
      expect(end.summary).toContain('the table alone decided');
    },
    PATIENCE_MS,
  );

  it(
    'writes nothing when it runs again, whatever order and words its questions have',
    async () => {
      await run();
      const written = scenario.github.writes().length;
      const again = await run();

      expect(scenario.github.writes().slice(written)).toEqual([]);
      expect(again.outputs).toMatchObject({ conclusion: 'pass', 'kept-count': '1', 'posted-count': '0' });
    },
    PATIENCE_MS,
  );

  it(
    'asks nobody where it is switched off',
    async () => {
      const end = await run('none');

      expect(questions()).toEqual([]);
      expect(end.outputs).toMatchObject({ 'accepted-count': '0', 'deferred-count': '1' });
    },
    PATIENCE_MS,
  );
});
