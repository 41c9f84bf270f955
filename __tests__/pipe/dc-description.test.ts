import { afterEach, describe, expect, it } from '@jest/globals';
import { SMALL, SMALL_TREES } from '../support/action-small.ts';
import { BEN, GONE } from '../support/bitbucket-dc/accounts.ts';
import type { BitbucketDcServer } from '../support/bitbucket-dc/types.ts';
import { openDcWith } from '../support/bitbucket-scenario.ts';
import type { ForgeScenario } from '../support/forge-scenario.ts';

const PATIENCE_MS = 120_000;
const THEIRS = '# What this does\r\n\r\nIt *pays*.\t\r\n';

type Scene = { readonly scenario: ForgeScenario; readonly server: BitbucketDcServer };

describe('pipe: the description on Data Center', () => {
  let scene: Scene;
  afterEach(() => scene.scenario.dispose());

  async function open(options: Parameters<typeof openDcWith>[1] = {}): Promise<Scene> {
    scene = await openDcWith(SMALL_TREES, { description: THEIRS, reviewers: [BEN], ...options });
    scene.scenario.say(SMALL);
    return scene;
  }

  const puts = ({ server }: Scene) =>
    server.requests.filter(({ method, path }) => method === 'PUT' && /\/pull-requests\/7$/.test(path));
  const blocks = (text: string | null) => (text ?? '').split('#status-begin').length - 1;

  it(
    'says at its end what was found at which commit, and keeps every byte and every reviewer',
    async () => {
      const { scenario, server } = await open();
      const { version } = server.state.pullRequest;
      const end = await scenario.run();
      const after = server.state.pullRequest;

      expect(after.description?.startsWith(THEIRS)).toBe(true);
      expect(after.description).toContain(`**Quorate: block** at \`${scenario.commits[1]?.slice(0, 12)}\``);
      expect(after.reviewers.map(({ user }) => user.name)).toEqual(['ben']);
      expect(after.version).toBe(version + 1);
      expect(end.outputs['pr-version']).toBe(String(version + 1));
      expect(puts(scene)).toHaveLength(1);

      const again = await scenario.run();
      expect(puts(scene)).toHaveLength(1);
      expect(again.outputs['pr-version']).toBe(String(version + 1));
    },
    PATIENCE_MS,
  );

  it('keeps what others write at any step, and counts each of ours once', async () => {
    for (let at = 6; at < 18; at++) {
      const { scenario, server } = await open();
      let theirs = 0;
      server.onRequest((_, index) => {
        if (index !== at) return;
        theirs += 1;
        server.describe(BEN, `${server.state.pullRequest.description}and more\n`);
      });
      const { version } = server.state.pullRequest;
      const end = await scenario.run();
      const { description } = server.state.pullRequest;
      const done = puts(scene).filter(({ status }) => status === 200);

      expect(description?.startsWith(THEIRS)).toBe(true);
      if (theirs > 0) expect(description).toContain('and more\n');
      expect(blocks(description)).toBe(1);
      expect(puts(scene).length).toBeLessThanOrEqual(2);
      expect(done).toHaveLength(1);
      expect(server.state.pullRequest.version).toBe(version + theirs + 1);
      expect(end.outputs.conclusion).toBe('block');
      await scenario.dispose();
    }
    await open();
  }, 240_000);

  it(
    'gives up after three tries, which makes the review no worse',
    async () => {
      const { scenario, server } = await open();
      server.onRequest(({ method, path }) => {
        if (method === 'PUT' && /\/pull-requests\/7$/.test(path)) server.describe(BEN, `${THEIRS}again\n`);
      });
      const end = await scenario.run();

      expect(puts(scene)).toHaveLength(3);
      expect(server.state.pullRequest.description).toBe(`${THEIRS}again\n`);
      expect(end.outputs.conclusion).toBe('block');
      expect(end.shown).toMatch(/description/);
    },
    PATIENCE_MS,
  );

  it(
    'names a reviewer whom the server takes no more, and changes nothing else',
    async () => {
      const { scenario, server } = await open({ reviewers: [BEN, GONE] });
      const end = await scenario.run();

      expect(end.shown).toContain('gone');
      expect(server.state.pullRequest.reviewers.map(({ user }) => user.name)).toEqual(['ben']);
      expect(server.state.pullRequest.description?.startsWith(THEIRS)).toBe(true);
      expect(blocks(server.state.pullRequest.description)).toBe(1);
      expect(puts(scene)).toHaveLength(2);
    },
    PATIENCE_MS,
  );

  it(
    'is left alone where that is asked for',
    async () => {
      const { scenario, server } = await open();
      const { version } = server.state.pullRequest;
      const end = await scenario.run({ 'pr-update': 'false' });

      expect(server.state.pullRequest.description).toBe(THEIRS);
      expect(end.outputs['pr-version']).toBe(String(version));
    },
    PATIENCE_MS,
  );
});
