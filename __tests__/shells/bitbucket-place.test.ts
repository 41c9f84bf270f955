import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { BitbucketPlace } from '../../src/shells/bitbucket-place.ts';
import { type BitbucketTarget, readPipeSettings } from '../../src/shells/pipe-settings.ts';
import { fromEnvironment } from '../../src/shells/setting-values.ts';

type Variables = Readonly<Record<string, string>>;

const SHA = '0123456789abcdef0123456789abcdef01234567';
const KEYS = { ANTHROPIC_API_KEY: 'key-a-12345678' };
const CLOUD: Variables = {
  ...KEYS,
  BITBUCKET_ACCESS_TOKEN: 'token-12345678',
  BITBUCKET_WORKSPACE: 'acme',
  BITBUCKET_REPO_SLUG: 'shop',
  BITBUCKET_REPO_FULL_NAME: 'acme/shop',
  BITBUCKET_CLONE_DIR: '/opt/atlassian/pipelines/agent/build',
  BITBUCKET_BUILD_NUMBER: '17',
  BITBUCKET_COMMIT: SHA,
  BITBUCKET_BRANCH: 'feature/x',
  BITBUCKET_PR_ID: '7',
  BITBUCKET_STEP_UUID: '{b0c8c7a2-7c2b-4c0a-9b7e-2f1b4a7d1c11}',
};
const DC: Variables = {
  ...KEYS,
  BITBUCKET_DC_URL: 'https://git.acme.example/bitbucket/',
  BITBUCKET_DC_TOKEN: 'token-12345678',
  BITBUCKET_PROJECT: 'SHOP',
  BITBUCKET_REPO: 'api',
  BITBUCKET_PR_ID: '7',
};

function read(environment: Variables) {
  return readPipeSettings(fromEnvironment(environment, 'pipe'), environment);
}

function placeOf(environment: Variables): BitbucketPlace {
  const { config, problems } = read(environment);
  expect(problems).toEqual([]);
  if (config === null) throw new Error('no configuration');
  return config.place;
}

function targetOf(environment: Variables): BitbucketTarget | undefined {
  return read(environment).config?.target;
}

function without(environment: Variables, ...names: readonly string[]): Variables {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !names.includes(name)));
}

describe('shells/bitbucket-place', () => {
  it('is the repository that Pipelines names, with the page of the pipeline', () => {
    expect(placeOf(CLOUD)).toEqual({
      repository: 'acme/shop',
      forge: 'bitbucket-cloud',
      runUrl: 'https://bitbucket.org/acme/shop/pipelines/results/17',
      server: {
        kind: 'cloud',
        workspace: 'acme',
        repo: 'shop',
        apiUrl: 'https://api.bitbucket.org/2.0',
        credentials: { kind: 'access-token', token: 'token-12345678' },
        reportsProxy: 'http://localhost:29418',
      },
      folder: '/opt/atlassian/pipelines/agent/build',
    });
  });

  it('takes the full name where the parts are not given', () => {
    const environment = without(CLOUD, 'BITBUCKET_WORKSPACE', 'BITBUCKET_REPO_SLUG');

    expect(placeOf(environment).repository).toBe('acme/shop');
  });

  it('is the Data Center whose address is given, with the page of the build', () => {
    expect(placeOf({ ...DC, BUILD_URL: 'https://jenkins.acme.example/job/api/3/' })).toEqual({
      repository: 'SHOP/api',
      forge: 'bitbucket-dc',
      runUrl: 'https://jenkins.acme.example/job/api/3/',
      server: {
        kind: 'dc',
        serverUrl: 'https://git.acme.example/bitbucket',
        project: 'SHOP',
        repo: 'api',
        token: 'token-12345678',
      },
      folder: '.',
    });
  });

  it.each([
    [{ BUILD_URL: 'https://ci.example/job/1/' }, 'https://ci.example/job/1/'],
    [{ bamboo_resultsUrl: 'http://bamboo.lan/browse/A-1' }, 'http://bamboo.lan/browse/A-1'],
    [{ 'bamboo.resultsUrl': 'https://bamboo.lan/browse/A-1' }, 'https://bamboo.lan/browse/A-1'],
    [{ BUILD_URL: 'javascript:alert(1)' }, null],
    [{ BUILD_URL: 'file:///etc/passwd' }, null],
    [{ BUILD_URL: 'https://user:canary@ci.example/' }, null],
    [{ BUILD_URL: 'job/1' }, null],
    [{}, null],
  ] as const)('finds the page of a build in %j', (variables, page) => {
    expect(placeOf({ ...DC, ...variables }).runUrl).toBe(page);
  });

  it.each(['1?x', '../1', '0', ''])('links no pipeline whose number is %j', (number) => {
    expect(placeOf({ ...CLOUD, BITBUCKET_BUILD_NUMBER: number }).runUrl).toBeNull();
  });

  it('keeps a personal repository', () => {
    expect(placeOf({ ...DC, BITBUCKET_PROJECT: '~ada.l' }).server).toMatchObject({ project: '~ada.l' });
  });

  it.each([
    ['the container of a step', {}, 'http://localhost:29418'],
    ['a pipe', { BITBUCKET_PIPE_STORAGE_DIR: '/s' }, 'http://host.docker.internal:29418'],
    ['an API of its own', { BITBUCKET_API_URL: 'https://api.bitbucket.org.evil.example/2.0' }, null],
    ['another host', { BITBUCKET_API_URL: 'https://proxy.acme.example/2.0' }, null],
    ['no pipeline', { BITBUCKET_BUILD_NUMBER: '' }, null],
  ] as const)('sends reports without credentials where Pipelines adds them: %s', (_, variables, via) => {
    expect(placeOf({ ...CLOUD, ...variables }).server).toMatchObject({ reportsProxy: via });
  });

  it.each([
    ['a pull request pipeline', {}, { kind: 'number', number: 7, pinnedHead: SHA }],
    ['a number that is given', { PR_NUMBER: '9' }, { kind: 'number', number: 9, pinnedHead: null }],
    ['the number of its own again', { PR_NUMBER: '7' }, { kind: 'number', number: 7, pinnedHead: SHA }],
    [
      'a branch pipeline',
      { BITBUCKET_PR_ID: '' },
      { kind: 'look-up', branch: 'feature/x', commit: SHA, pinnedHead: SHA },
    ],
    [
      'a pipeline without a branch',
      { BITBUCKET_PR_ID: '', BITBUCKET_BRANCH: '' },
      { kind: 'look-up', branch: null, commit: SHA, pinnedHead: SHA },
    ],
    ['half a commit', { BITBUCKET_COMMIT: 'abc' }, { kind: 'number', number: 7, pinnedHead: null }],
  ] as const)('names the pull request of %s', (_, variables, target) => {
    expect(targetOf({ ...CLOUD, ...variables })).toEqual(target);
  });

  it('pins no commit of a build that may have merged first', () => {
    expect(targetOf({ ...DC, BITBUCKET_COMMIT: SHA })).toEqual({
      kind: 'number',
      number: 7,
      pinnedHead: null,
    });
  });

  it.each([
    [
      'a repository',
      without(CLOUD, 'BITBUCKET_WORKSPACE', 'BITBUCKET_REPO_FULL_NAME'),
      /^BITBUCKET_WORKSPACE and/,
    ],
    [
      'a repository that leads elsewhere',
      { ...CLOUD, BITBUCKET_REPO_SLUG: '..' },
      /^BITBUCKET_WORKSPACE and/,
    ],
    [
      'three names',
      { ...CLOUD, BITBUCKET_WORKSPACE: '', BITBUCKET_REPO_SLUG: '', BITBUCKET_REPO_FULL_NAME: 'a/b/c' },
      /^BITBUCKET_WORKSPACE and/,
    ],
    [
      'a pull request',
      without(CLOUD, 'BITBUCKET_PR_ID', 'BITBUCKET_BRANCH', 'BITBUCKET_COMMIT'),
      /^PR_NUMBER: nothing names/,
    ],
    ['a number', { ...CLOUD, PR_NUMBER: '7/../8' }, /^PR_NUMBER: "7\/\.\.\/8" is not the number/],
    ['a number of its own', { ...CLOUD, BITBUCKET_PR_ID: 'x' }, /^BITBUCKET_PR_ID: "x" is not the number/],
    [
      'an address with encryption',
      { ...CLOUD, BITBUCKET_API_URL: 'http://api.acme.example' },
      /^BITBUCKET_API_URL: http would/,
    ],
    [
      'an address of a server',
      { ...DC, BITBUCKET_DC_URL: 'git.acme.example' },
      /^BITBUCKET_DC_URL: it is not a URL/,
    ],
    [
      'encryption to the server',
      { ...DC, BITBUCKET_DC_URL: 'http://git.acme.example' },
      /^BITBUCKET_DC_URL: http would/,
    ],
    [
      'an address of the machine’s own',
      { ...DC, BITBUCKET_DC_URL: 'http://169.254.169.254' },
      /^BITBUCKET_DC_URL/,
    ],
    ['a token of the server', { ...DC, BITBUCKET_DC_TOKEN: '' }, /^BITBUCKET_DC_TOKEN: no token/],
    ['a project', { ...DC, BITBUCKET_PROJECT: '' }, /^BITBUCKET_PROJECT: it is not given/],
    ['a project that is one', { ...DC, BITBUCKET_PROJECT: '../x' }, /^BITBUCKET_PROJECT: "\.\.\/x" is not/],
    ['a slug', { ...DC, BITBUCKET_REPO: '' }, /^BITBUCKET_REPO: it is not given/],
    [
      'credentials for one server only',
      { ...DC, BITBUCKET_ACCESS_TOKEN: 'x-12345678' },
      /^BITBUCKET_ACCESS_TOKEN: for Bitbucket Cloud/,
    ],
    [
      'the server that a token is for',
      { ...CLOUD, BITBUCKET_DC_TOKEN: 'x-12345678', BITBUCKET_PROJECT: 'P' },
      /^BITBUCKET_DC_URL: BITBUCKET_DC_TOKEN and BITBUCKET_PROJECT are given without it/,
    ],
    [
      'credentials',
      { ...CLOUD, BITBUCKET_ACCESS_TOKEN: '' },
      /^BITBUCKET_ACCESS_TOKEN: no credentials.*BITBUCKET_EMAIL with BITBUCKET_API_TOKEN.*fork/,
    ],
    [
      'one kind of credentials',
      { ...CLOUD, BITBUCKET_API_TOKEN: 'y-12345678' },
      /^BITBUCKET_ACCESS_TOKEN: BITBUCKET_API_TOKEN is given too/,
    ],
    [
      'a token beside the address',
      { ...CLOUD, BITBUCKET_ACCESS_TOKEN: '', BITBUCKET_EMAIL: 'a@b' },
      /^BITBUCKET_API_TOKEN: BITBUCKET_EMAIL is given without it/,
    ],
    [
      'an address beside the token',
      { ...CLOUD, BITBUCKET_ACCESS_TOKEN: '', BITBUCKET_API_TOKEN: 'y-12345678' },
      /^BITBUCKET_EMAIL: BITBUCKET_API_TOKEN is given without it/,
    ],
    [
      'an address that is one',
      { ...CLOUD, BITBUCKET_ACCESS_TOKEN: '', BITBUCKET_API_TOKEN: 'y-12345678', BITBUCKET_EMAIL: 'ada:x@y' },
      /^BITBUCKET_EMAIL: "ada:x@y" is not/,
    ],
    [
      'more than an app password',
      {
        ...CLOUD,
        BITBUCKET_ACCESS_TOKEN: '',
        BITBUCKET_USERNAME: 'ada',
        BITBUCKET_APP_PASSWORD: 'canary-1234',
      },
      /^BITBUCKET_APP_PASSWORD: app passwords stopped working.*BITBUCKET_ACCESS_TOKEN.*BITBUCKET_API_TOKEN/,
    ],
    [
      'more than a password',
      { ...CLOUD, BITBUCKET_ACCESS_TOKEN: '', BITBUCKET_USERNAME: 'ada', BITBUCKET_PASSWORD: 'canary-1234' },
      /^BITBUCKET_PASSWORD: app passwords/,
    ],
    [
      'a secret that was filled in',
      { ...CLOUD, BITBUCKET_ACCESS_TOKEN: '$BITBUCKET_ACCESS_TOKEN' },
      /^BITBUCKET_ACCESS_TOKEN is the name of a variable that was not filled in/,
    ],
    ['certificates', { ...CLOUD, NODE_TLS_REJECT_UNAUTHORIZED: '0' }, /^NODE_TLS_REJECT_UNAUTHORIZED/],
  ] as const)('says in one line that %s is missing', (_, environment, message) => {
    const { config, problems } = read(environment);

    expect(config).toBeNull();
    expect(problems.filter((problem) => message.test(problem))).toHaveLength(1);
    expect(problems.join('')).not.toMatch(/\n|canary/);
  });

  it('lets code review where no key is set, and says in one line what that is and where keys come from', () => {
    const { config } = read({ ...CLOUD, ANTHROPIC_API_KEY: '' });

    expect(config?.panel.map(({ binding }) => binding.provider)).toEqual(['builtin']);
    expect(config?.warnings).toEqual([
      expect.stringMatching(/^no model key is set: code alone reviews.*ANTHROPIC_API_KEY.*fork[^\n]*$/),
    ]);
  });

  it('says one thing where one thing is wrong', () => {
    for (const environment of [
      { ...CLOUD, BITBUCKET_ACCESS_TOKEN: '' },
      { ...CLOUD, PR_NUMBER: 'x' },
      { ...CLOUD, BITBUCKET_PR_ID: 'x' },
      { ...DC, BITBUCKET_DC_TOKEN: '' },
      { ...DC, BITBUCKET_DC_URL: 'http://git.acme.example' },
    ]) {
      expect(read(environment).problems).toHaveLength(1);
    }
  });

  it('says everything that is wrong at once', () => {
    const { problems } = read({ FAIL_ON: 'blokcing', PR_NUMBER: 'x', QUORUM: '9' });

    for (const name of ['FAIL_ON', 'PR_NUMBER', 'QUORUM', 'BITBUCKET_WORKSPACE', 'BITBUCKET_ACCESS_TOKEN']) {
      expect(problems.some((problem) => problem.startsWith(name))).toBe(true);
    }
  });

  it('takes http in a network of one’s own where that was allowed, and to this machine', () => {
    const allowed = { ...DC, BITBUCKET_DC_URL: 'http://git.acme.example', ALLOW_HTTP: 'true' };

    expect(placeOf(allowed).server).toMatchObject({ serverUrl: 'http://git.acme.example' });
    expect(placeOf({ ...CLOUD, BITBUCKET_API_URL: 'http://127.0.0.1:1/2.0' }).server).toMatchObject({
      apiUrl: 'http://127.0.0.1:1/2.0',
    });
  });

  it('updates the description on Data Center unless told otherwise, and on Cloud where told', () => {
    const updates = (environment: Variables) => read(environment).config?.publish.prUpdate;

    expect([updates(DC), updates(CLOUD)]).toEqual([true, false]);
    expect([updates({ ...DC, PR_UPDATE: 'false' }), updates({ ...CLOUD, PR_UPDATE: 'true' })]).toEqual([
      false,
      true,
    ]);
  });

  it('has tasks where asked for', () => {
    expect(read({ ...DC, BLOCKER_TASKS: 'true' }).config?.publish.blockerTasks).toBe(true);
    expect(read(DC).config?.publish.blockerTasks).toBe(false);
  });

  it('needs no model key to post what another step left', () => {
    const { config } = read({ ...without(CLOUD, 'ANTHROPIC_API_KEY'), MODE: 'publish', REPORT_DIR: 'r' });

    expect(config).toMatchObject({ mode: 'publish', panel: [], reportDir: 'r' });
  });

  it('keeps secrets, addresses and the account out of the recording', () => {
    const environment = {
      ...CLOUD,
      BITBUCKET_ACCESS_TOKEN: '',
      BITBUCKET_EMAIL: 'ada@canary.example',
      BITBUCKET_API_TOKEN: 'y-12345678',
      REPORT_DIR: '/canary',
    };
    const visible = JSON.stringify(read(environment).config?.visible);

    expect(visible).toContain('"bitbucket-pr-id":"7"');
    expect(visible).not.toMatch(/canary|12345678|https:/);
  });

  it('never makes of a name one that leads elsewhere', () => {
    const names = fc.string({ unit: 'binary', maxLength: 12 });
    fc.assert(
      fc.property(names, names, (first, second) => {
        const cloud = read({ ...CLOUD, BITBUCKET_WORKSPACE: first, BITBUCKET_REPO_SLUG: second }).config;
        const dc = read({ ...DC, BITBUCKET_PROJECT: first, BITBUCKET_REPO: second }).config;
        for (const config of [cloud, dc]) {
          if (config === null) continue;
          expect(config.place.repository).toMatch(/^[^/\\?#%\s]+\/[^/\\?#%\s]+$/);
          expect(config.place.repository.split('/')).not.toContain('..');
        }
      }),
    );
  });
});
