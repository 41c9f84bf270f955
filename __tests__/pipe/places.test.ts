import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { SMALL } from '../support/action-small.ts';
import type { BitbucketDcVersion } from '../support/bitbucket-dc/types.ts';
import { openCloud, openDc, openDcWith } from '../support/bitbucket-scenario.ts';
import type { ForgeScenario, OpenScenario } from '../support/forge-scenario.ts';
import { startLoopback } from '../support/loopback-server.ts';
import { makeSelfSigned } from '../support/self-signed.ts';
import { THIRTY, THIRTY_BASE, THIRTY_HEAD } from '../support/thirty-findings.ts';

const PATIENCE_MS = 120_000;
const RANGE = THIRTY.find(({ stands }) => (stands.startLine ?? null) !== null);

describe('pipe: places to run in', () => {
  let scenario: ForgeScenario;
  afterEach(() => scenario.dispose());

  async function small(open: OpenScenario): Promise<ForgeScenario> {
    scenario = await open('small');
    scenario.say(SMALL);
    return scenario;
  }

  it.each<[BitbucketDcVersion, boolean]>([
    ['8.19.0', false],
    ['9.2.0', false],
    ['9.4.0', true],
    ['10.0.0', true],
  ])(
    'Data Center %s, with ranges: %s',
    async (version, hasRanges) => {
      ({ scenario } = await openDcWith([THIRTY_BASE, THIRTY_HEAD], { version }));
      if (RANGE === undefined) throw new Error('there is no range to try');
      scenario.say([RANGE.finding]);
      const end = await scenario.run();

      expect(end.outputs['posted-count']).toBe('1');
      const { path, side, line, startLine } = RANGE.stands;
      expect(scenario.stood()).toMatchObject([{ path, side, line, startLine: hasRanges ? startLine : null }]);
      expect(scenario.complaints()).toEqual([]);
    },
    PATIENCE_MS,
  );

  it(
    'a personal repository, with blocking findings as tasks',
    async () => {
      const scene = await openDcWith('small', { project: '~ada' });
      ({ scenario } = scene);
      scenario.say(SMALL);
      const end = await scenario.run({ 'blocker-tasks': 'true' });

      expect(end.outputs['posted-count']).toBe('3');
      expect(scene.server.state.comments.map(({ severity }) => severity).sort()).toEqual([
        'BLOCKER',
        'NORMAL',
        'NORMAL',
        'NORMAL',
      ]);
    },
    PATIENCE_MS,
  );

  it(
    'a server whose certificate an authority of its own has signed',
    async () => {
      const scene = await openDcWith('small');
      ({ scenario } = scene);
      scenario.say(SMALL);
      const identity = makeSelfSigned();
      const front = await startLoopback(async ({ method, path, headers, body }, response) => {
        const { host: _, 'content-length': __, connection: ___, ...kept } = headers;
        const target = new URL(path, scene.server.serverUrl);
        const answer = await fetch(target, { method, headers: kept, ...(body === '' ? {} : { body }) });
        const text = await answer.text();
        const type = answer.headers.get('content-type');
        const user = answer.headers.get('x-ausername') ?? '';
        response.writeHead(answer.status, {
          'x-ausername': user,
          ...(type === null ? {} : { 'content-type': type }),
        });
        response.end(text);
      }, identity);
      const authority = join(scenario.folder, 'authority.pem');
      writeFileSync(authority, identity.cert);
      const address = { BITBUCKET_DC_URL: `${front.origin}/bitbucket` };

      const refused = await scenario.run(address);
      const end = await scenario.run({ ...address, NODE_EXTRA_CA_CERTS: authority });
      await front.close();

      expect(refused.outputs.conclusion).toBe('incomplete');
      expect(refused.shown).toMatch(/✖ .*NODE_EXTRA_CA_CERTS/);
      expect(end.outputs).toMatchObject({ conclusion: 'block', 'posted-count': '3' });
    },
    PATIENCE_MS,
  );

  it.each([
    ['Cloud', openCloud()],
    ['Data Center', openDc()],
  ] as const)(
    '%s without a clone, each comment on the same line as with one',
    async (_, open) => {
      scenario = await open([THIRTY_BASE, THIRTY_HEAD]);
      scenario.say(THIRTY.map(({ finding }) => finding));
      const { folder } = scenario;
      const end = await scenario.run({ cwd: folder, BITBUCKET_CLONE_DIR: folder });

      expect(end.outputs['posted-count']).toBe('30');
      for (const { finding, stands } of THIRTY) {
        expect(scenario.stood().find(({ text }) => text.includes(finding.issue))).toMatchObject({
          ...stands,
        });
      }
      expect(end.shown).toMatch(/the checkout is not used, the API is/);
      expect(scenario.complaints()).toEqual([]);
    },
    PATIENCE_MS,
  );

  it(
    'Cloud with the token of a person, whose comments are known again',
    async () => {
      await small(openCloud({ auth: 'api-token' }));
      await scenario.run();
      const writes = scenario.writes().length;
      const again = await scenario.run();

      expect(scenario.writes()).toHaveLength(writes);
      expect(again.outputs).toMatchObject({ 'posted-count': '0', 'kept-count': '3' });
    },
    PATIENCE_MS,
  );

  describe.each([
    ['Cloud', openCloud()],
    ['Data Center', openDc()],
  ] as const)('%s', (_, open) => {
    it.each([
      ['a wrong token', { status: 401, body: {} }, /401/, /ACCESS_TOKEN|DC_TOKEN/],
      ['a token without a scope', { status: 403, body: {} }, /403/, /scopes|permission/],
      ['a wrong name', { status: 404, body: {} }, /404|no pull request/, /check/i],
      [
        'a page to log in',
        { status: 200, headers: { 'content-type': 'text/html' }, body: '<html>Log in</html>' },
        /text\/html/,
        /login page/,
      ],
      [
        'nothing at all',
        { status: 200, headers: { 'content-type': 'application/json' }, body: '' },
        /the answer is not as Bitbucket .* describes it/,
        /check BITBUCKET_(?:API|DC)_URL/,
      ],
    ])(
      `says in one line what to do about %s`,
      async (_, action, message, remedy) => {
        await small(open);
        scenario.fault({ path: /./, times: 99, action });
        const end = await scenario.run();
        const told = end.shown.split('\n').filter((line) => line.startsWith('✖'));

        expect(end.code).toBe(1);
        expect(end.outputs.conclusion).toBe('incomplete');
        expect(told).toHaveLength(1);
        expect(told[0]).toMatch(message);
        expect(told[0]).toMatch(remedy);
        expect(end.shown).not.toContain('canary-bitbucket');
        expect(scenario.models.calls).toHaveLength(0);
      },
      PATIENCE_MS,
    );

    it(
      'leaves a closed pull request alone',
      async () => {
        await small(open);
        scenario.closePullRequest();
        const end = await scenario.run();

        expect(end.code).toBe(0);
        expect(end.outputs.conclusion).toBe('skipped');
        expect(end.shown).toMatch(/✔ skipped: the pull request is closed/);
        expect(scenario.writes()).toEqual([]);
      },
      PATIENCE_MS,
    );
  });
});
