import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Recording } from '../src/domain/contracts.generated.ts';
import { inFolder, readJsonFile, runCommand } from './support/command-line.ts';
import type { Scripted } from './support/model-server.ts';
import {
  DIVISION,
  GPT,
  OPUS,
  openTriageScene,
  reviewOf,
  SONNET,
  type TriageScene,
} from './support/triage-scene.ts';

const FABLE = 'claude-fable-5-1';
const PANEL = `opus=anthropic/${OPUS},gpt=openai/${GPT}`;
const WITH_SONNET = `${PANEL},sonnet=anthropic/${SONNET}`;
const NO_TRIAGE = ['--triage-slot', 'none'];

const REFUSAL: Scripted = { kind: 'refusal' };
const GONE: Scripted = { kind: 'error', status: 404, code: 'not_found_error', message: `model: ${OPUS}` };
const NO_RETENTION: Scripted = {
  kind: 'error',
  status: 400,
  code: 'invalid_request_error',
  message: `${FABLE} requires 30-day data retention, which your organization has disabled`,
};

describe('review with rungs to fall back to', () => {
  let scene: TriageScene;

  beforeEach(async () => {
    scene = await openTriageScene();
    for (const model of [OPUS, SONNET, GPT]) scene.report(model, DIVISION);
  });
  afterEach(() => scene.dispose());

  /** What a run says of its first seat, and what a replay of it says of all. */
  async function run(panel: string, options: readonly string[]) {
    return await inFolder(async (folder) => {
      const first = await scene.run(folder, ['--panel', panel, ...NO_TRIAGE, ...options]);
      const recording = readJsonFile(folder, 'recording.json') as Recording;
      const again = await inFolder(async (other) => {
        const replayed = await runCommand(['replay', join(folder, 'recording.json'), '--report-dir', other]);
        return { ...replayed, document: readJsonFile(other, 'review.json') };
      });
      return { first, recording, again };
    });
  }

  it.each<[string, string, Scripted, string, readonly string[], string, string]>([
    ['refuses', PANEL, REFUSAL, OPUS, [], SONNET, `${OPUS} refused, ${SONNET} read it`],
    ['is not known', PANEL, GONE, OPUS, [], SONNET, `${OPUS} is not to be had there, ${SONNET} read it`],
    [
      'wants a retention that is off',
      `fable=anthropic/${FABLE},gpt=openai/${GPT}`,
      NO_RETENTION,
      FABLE,
      ['--fable-enabled'],
      OPUS,
      `${FABLE} asks for a data retention that the account does not have, ${OPUS} read it`,
    ],
  ])('is read by the next rung where a model %s, and repeated the same', async (...row) => {
    const [, panel, failure, model, options, rung, reason] = row;
    scene.models.script({ model }, failure);

    const { first, recording, again } = await run(panel, options);

    expect(first.document.slots[0]).toMatchObject({
      binding: `anthropic/${rung}@high`,
      family: 'anthropic',
      status: 'ok',
      reason,
    });
    expect(first.document).toMatchObject({
      conclusion: 'block',
      coverage: { complete: true },
      triage: { consensus: { verdict: 'unanimous-block', reviewerCount: 2 } },
    });
    expect(first.stdout).toContain(`anthropic/${rung}@high`);
    expect(recording.turns.slice(0, 2).map(({ binding }) => binding.model)).toEqual([model, rung]);
    expect(again.exitCode).toBe(first.exitCode);
    expect(again.document).toMatchObject({
      slots: first.document.slots.map(({ costUsd: _, ...slot }) => slot),
      triage: first.document.triage,
    });
    expect(again.stderr).not.toContain('not asked for');
  });

  it.each<[string, string, readonly string[]]>([
    ['the rung is another seat', WITH_SONNET, ['--quorum', '3']],
    ['that is switched off', PANEL, ['--fallback-on-dispatch-error=false']],
  ])('leaves a seat that refused failed, and the run incomplete, where %s', async (_, panel, options) => {
    for (const model of [SONNET, GPT]) scene.report(model);
    scene.models.script({ model: OPUS }, REFUSAL);

    const { first, again } = await run(panel, options);

    expect(first.document.slots[0]).toMatchObject({ binding: `anthropic/${OPUS}@high`, status: 'refused' });
    expect(first.document).toMatchObject({ conclusion: 'incomplete', coverage: { complete: false } });
    expect(first.document.triage?.approved).toBe(false);
    expect(scene.models.calls.filter(({ model }) => model === SONNET)).toHaveLength(panel === PANEL ? 0 : 1);
    expect(again.document).toMatchObject({ conclusion: 'incomplete', triage: first.document.triage });
  });

  it('does not attempt the fable tier unless it is switched on', async () => {
    const { first } = await run(`fable=anthropic/${FABLE},gpt=openai/${GPT}`, []);

    expect(first.document.slots[0]?.binding).toBe(`anthropic/${OPUS}@high`);
    expect(scene.models.calls.map(({ model }) => model)).not.toContain(FABLE);
  });

  it('takes no rung whose price is not known where a cap must hold', async () => {
    scene.models.script({ model: GPT }, REFUSAL);
    scene.models.script({ model: 'gpt-6-luna' }, reviewOf(DIVISION));

    const { first } = await run(PANEL, ['--max-cost-usd', '20']);

    expect(first.document.slots.at(-1)).toMatchObject({
      status: 'ok',
      reason: `${GPT} refused, gpt-6-luna read it`,
    });
  });
});
