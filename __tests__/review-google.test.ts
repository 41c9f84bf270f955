import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inFolder } from './support/command-line.ts';
import { DIVISION, OPUS, openTriageScene, reviewOf, type TriageScene } from './support/triage-scene.ts';

const KEY = 'canary-google-4711';
const GEMINI = 'gemini-3.8-flash';

describe('review with a Gemini seat', () => {
  let scene: TriageScene;
  let options: readonly string[];

  beforeAll(async () => {
    scene = await openTriageScene();
    const panel = `opus=anthropic/${OPUS},gpt=google/${GEMINI}`;
    const seats = ['--panel', panel, '--triage-slot', 'gpt'];
    options = [...seats, '--google-api-key', KEY, '--google-base-url', scene.models.baseUrl('google')];
  });
  afterAll(() => scene.dispose());

  it('counts it for a family of its own, and lets it judge', async () => {
    scene.report(OPUS, DIVISION);
    scene.report(GEMINI, DIVISION);

    const { document, exitCode, stdout } = await inFolder((folder) => scene.run(folder, options));

    expect([exitCode, document.triage?.consensus?.verdict]).toEqual([1, 'unanimous-block']);
    expect(stdout).toContain(`google/${GEMINI}@high`);
    const asked = scene.models.calls.filter(({ dialect }) => dialect === 'google').map(({ task }) => task);
    expect(asked).toEqual(['review', 'triage-decisions']);
  });

  it('sends each key to its own vendor, in a header', () => {
    const carriers = scene.models.requests.filter(({ headers }) => headers['x-goog-api-key'] === KEY);

    expect(carriers.map(({ path }) => path.startsWith(`/v1beta/models/${GEMINI}:`))).toEqual([true, true]);
    const others = scene.models.requests.filter((request) => !carriers.includes(request));
    expect(others.length).toBeGreaterThan(0);
    expect(JSON.stringify(others)).not.toContain(KEY);
    expect(carriers.map(({ path, body }) => path + body).join()).not.toContain(KEY);
  });

  it('says of a blocked prompt that the seat refused, and passes nothing', async () => {
    scene.models.script({ model: OPUS }, reviewOf());
    scene.models.script({ model: GEMINI }, { kind: 'refusal' });

    const { document, stdout, stderr } = await inFolder((folder) => scene.run(folder, options));

    expect(document.conclusion).toBe('incomplete');
    expect(document.slots.find(({ slot }) => slot === 'gpt')?.status).toBe('refused');
    expect(stdout + stderr).not.toContain(KEY);
  });

  it('names the destination before anything is sent', async () => {
    const before = scene.models.calls.length;

    const text = await inFolder((folder) => scene.dryRun(folder, options));

    expect(text).toMatch(new RegExp(`google/${GEMINI}@high.*${scene.models.origin}`));
    expect(text).not.toContain(KEY);
    expect(scene.models.calls).toHaveLength(before);
  });
});
