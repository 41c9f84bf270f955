import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inFolder } from './support/command-line.ts';
import { isBedrock } from './support/model-bedrock.ts';
import { AWS_ACCESS } from './support/model-bedrock-signature.ts';
import { DIVISION, OPUS, openTriageScene, type TriageScene } from './support/triage-scene.ts';

const CLAUDE = 'eu.anthropic.claude-opus-5-5-v1:0';
const GPT = 'openai.gpt-oss-120b-1:0';
const SECRETS = [AWS_ACCESS.secretAccessKey, AWS_ACCESS.accessKeyId];

describe('review with seats at Bedrock', () => {
  let scene: TriageScene;
  let options: readonly string[];

  beforeAll(async () => {
    scene = await openTriageScene();
    const panel = `opus=bedrock/${CLAUDE},gpt=bedrock/${GPT},sonnet=anthropic/${OPUS}`;
    const access = [
      ['--aws-access-key-id', AWS_ACCESS.accessKeyId],
      ['--aws-secret-access-key', AWS_ACCESS.secretAccessKey],
      ['--aws-region', AWS_ACCESS.region],
    ].flat();
    options = ['--panel', panel, '--bedrock-base-url', scene.models.origin, ...access];
  });
  afterAll(() => scene.dispose());

  it('asks Claude and an open model, signed, and lets the first seat judge', async () => {
    for (const model of [CLAUDE, GPT, OPUS]) scene.report(model, DIVISION);

    const { document, exitCode, stdout, stderr } = await inFolder((folder) => scene.run(folder, options));

    expect([exitCode, document.triage?.consensus?.verdict]).toEqual([1, 'unanimous-block']);
    const asked = scene.models.calls.filter(({ dialect }) => isBedrock(dialect));
    expect(asked.map(({ task, model }) => `${task} ${model}`).sort()).toEqual([
      `review ${CLAUDE}`,
      `review ${GPT}`,
      `triage-decisions ${CLAUDE}`,
    ]);
    expect(asked.every(({ request }) => request.headers.authorization?.startsWith('AWS4-'))).toBe(true);
    for (const secret of SECRETS) expect(stdout + stderr + JSON.stringify(document)).not.toContain(secret);
  });

  it('counts Claude for its maker, wherever it is asked, and invents no price', async () => {
    const { document } = await inFolder((folder) => scene.run(folder, options));

    const bySlot = new Map(document.slots.map((slot) => [slot.slot, slot]));
    expect([bySlot.get('opus')?.family, bySlot.get('gpt')?.family]).toEqual(['anthropic', 'openai']);
    expect([bySlot.get('opus')?.costUsd, bySlot.get('gpt')?.costUsd]).toEqual([null, null]);
  });

  it('says of a wrong secret what to check, and passes nothing', async () => {
    const wrong = options.map((word) =>
      word === AWS_ACCESS.secretAccessKey ? 'another/secret+key123' : word,
    );

    const { document, exitCode } = await inFolder((folder) => scene.run(folder, wrong));

    const seat = document.slots.find(({ slot }) => slot === 'gpt');
    expect([seat?.status, seat?.reason]).toEqual([
      'unavailable',
      expect.stringContaining('check AWS_SECRET_ACCESS_KEY and the clock'),
    ]);
    expect([exitCode, document.conclusion]).not.toContain('pass');
    expect(exitCode).not.toBe(0);
  });

  it('names the destination before anything is sent', async () => {
    const before = scene.models.calls.length;

    const text = await inFolder((folder) => scene.dryRun(folder, options));

    expect(text).toContain(`bedrock/${CLAUDE}@high`);
    expect(text).toContain(scene.models.origin);
    for (const secret of SECRETS) expect(text).not.toContain(secret);
    expect(scene.models.calls).toHaveLength(before);
  });
});
