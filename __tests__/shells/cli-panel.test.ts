import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { displayWidth } from '../../src/lib/text.ts';
import { type CommandRun, type CommandSetup, runCommand } from '../support/command-line.ts';
import {
  anthropicError,
  anthropicModel,
  type ModelCatalogue,
  modelList,
  openAiError,
  openAiModel,
  startModelCatalogue,
} from '../support/model-catalogue.ts';

const KEYS = { ANTHROPIC_API_KEY: 'sk-ant-canary-83b1f0d2c4', OPENAI_API_KEY: 'sk-oai-canary-57e9a6b3d1' };
const OPUS = '/v1/models/claude-opus-5-5';
const SONNET = '/v1/models/claude-sonnet-5-5';
const GPT = '/v1/models/gpt-6.2-sol';
const PANEL = 'opus=anthropic/claude-opus-5-5,sonnet=anthropic/claude-sonnet-5-5,gpt=openai/gpt-6.2-sol';

let server: ModelCatalogue;

beforeEach(async () => {
  server = await startModelCatalogue();
  server.serve(OPUS, { body: anthropicModel('claude-opus-5-5') });
  server.serve(SONNET, { body: anthropicModel('claude-sonnet-5-5') });
  server.serve(GPT, { body: openAiModel('gpt-6.2-sol') });
});

afterEach(() => server.close());

/** Runs the command with the panel at the double, unless other settings are given. */
function check(settings: Readonly<Record<string, string>> = {}, setup: CommandSetup = {}) {
  const environment = {
    ...KEYS,
    PANEL,
    ANTHROPIC_BASE_URL: server.origin,
    OPENAI_BASE_URL: server.origin,
    GPT_BASE_URL: '',
    SONNET_BASE_URL: '',
    ...settings,
  };
  return runCommand(['validate', 'panel'], { environment, ...setup });
}

/** The rows of one block without their folding. */
function block({ stdout }: CommandRun, title: string): string {
  const found = stdout.split('\n\n').find((part) => part.startsWith(title));
  return (found ?? '').replace(/\s+/g, ' ');
}

/** What stands behind the blocks, without its folding. */
function verdict({ stdout }: CommandRun): string {
  return (stdout.split('\n\n').at(-1) ?? '').trim().replace(/\s+/g, ' ');
}

const REFUSED = { status: 401, body: openAiError('invalid_api_key', 'Incorrect API key provided') };

describe('shells/cli-panel, without a key', () => {
  it('says that code alone would review, and how models come in', async () => {
    const run = await check({ PANEL: '', ANTHROPIC_API_KEY: '', OPENAI_API_KEY: '' });

    expect(run.exitCode).toBe(0);
    expect(block(run, 'panel')).toContain('none: no model judges the change');
    expect(run.stderr).toContain('warning: no model key is set');
    expect(run.stderr).toContain('set ANTHROPIC_API_KEY or OPENAI_API_KEY');
  });
});

describe('shells/cli-panel, a panel that can review', () => {
  it('tells of each seat and of the whole', async () => {
    const run = await check();

    expect(run.stderr).toBe('');
    expect(
      run.stdout.replaceAll(server.origin, 'http://127.0.0.1:1'),
    ).toBe(`opus  anthropic/claude-opus-5-5@high
  address    http://127.0.0.1:1, key set
  server     it knows the model; takes 1,000,000 tokens; answers with up to
             128,000; structured output; efforts low, medium, high, xhigh, max
  used       calls of up to 38,233 tokens, answers of up to 32,000
  price      $4.00 in, $20.00 out for a million tokens
  family     anthropic
  expected   an answer

sonnet  anthropic/claude-sonnet-5-5@high
  address    http://127.0.0.1:1, key set
  server     it knows the model; takes 1,000,000 tokens; answers with up to
             128,000; structured output; efforts low, medium, high, xhigh, max
  used       calls of up to 38,233 tokens, answers of up to 32,000
  price      $2.00 in, $10.00 out for a million tokens
  family     anthropic
  expected   an answer

gpt  openai/gpt-6.2-sol@high
  address    http://127.0.0.1:1/v1, key set
  server     it knows the model
  used       calls of up to 27,773 tokens, answers of up to 32,000
  price      $2.00 in, $10.00 out for a million tokens
  family     openai
  expected   an answer

panel
  seats      opus, sonnet, gpt; quorum 2 of 3
  families   anthropic (opus, sonnet), openai (gpt): agreement can be unanimous
  triage     opus runs the agent
  cost       100 KB of change: at most $6.75 (opus $3.41, sonnet $1.70, gpt
             $1.64) in 2 calls a seat; what triage asks comes on top

ready
`);
    expect(run.exitCode).toBe(0);
  });

  it('reads lists and descriptions alone, each once, and sends nothing along', async () => {
    await check();

    const asked = server.requests.map(({ method, path, body }) => `${method} ${path}${body}`);
    expect(asked.sort()).toEqual([`GET ${OPUS}`, `GET ${SONNET}`, `GET ${GPT}`].sort());
  });

  it('asks all seats at once', async () => {
    const reply = { status: 200, body: anthropicModel('claude-opus-5-5') };
    const gate = await startModelCatalogue();
    let arrived = 0;
    let open: () => void = () => undefined;
    const all = new Promise<void>((resolve) => {
      open = resolve;
    });
    gate.hold(async () => {
      arrived += 1;
      if (arrived === 3) open();
      await all;
    });
    for (const path of [OPUS, SONNET, GPT]) gate.serve(path, reply);

    const run = await check({ ANTHROPIC_BASE_URL: gate.origin, OPENAI_BASE_URL: gate.origin });

    expect(run.exitCode).toBe(0);
    await gate.close();
  });

  it('says which seats became one, that one family is one opinion, and who is no agent', async () => {
    const run = await check({
      PANEL: 'opus=anthropic/claude-opus-5-5,sonnet=anthropic/claude-opus-5-5',
      TRIAGE_SLOT: 'none',
    });

    expect(block(run, 'panel')).toContain('resolve to the same binding: one seat');
    expect(block(run, 'panel')).toContain('families anthropic (opus): agreement stays unverified');
    expect(block(run, 'panel')).toContain('no agent');
    expect(run.exitCode).toBe(0);
  });

  it('says what would be asked for in another way', async () => {
    server.serve(OPUS, {
      body: anthropicModel('claude-opus-5-5', { efforts: ['low'], structured: false }),
    });

    const run = await check();

    expect(block(run, 'opus')).toContain('note it does not take effort high: it would be asked without one');
    expect(block(run, 'opus')).toContain('note it holds no answer to a schema');
    expect(block(run, 'opus')).toContain('no structured output; efforts low');
    expect(run.exitCode).toBe(0);
  });

  it('says of whom nobody told', async () => {
    const run = await check({
      PANEL: `${PANEL},fable=openai-compatible/local`,
      FABLE_BASE_URL: server.origin,
    });

    expect(block(run, 'fable')).toContain('no key set');
    expect(block(run, 'fable')).toContain('not checked: this server has no list of models');
    expect(block(run, 'fable')).toContain('price unknown: set prices');
    expect(verdict(run)).toBe('ready; nobody told of the model of fable');
    expect(run.exitCode).toBe(0);
  });
});

describe('shells/cli-panel, providers that tell nothing', () => {
  it.each<[string, string, Readonly<Record<string, string>>, string]>([
    ['azure', 'azure/deployment', { AZURE_API_KEY: 'azure-canary-57e9a6b3d1' }, 'key set'],
    [
      'bedrock',
      'bedrock/anthropic.claude-opus-5-5-v1:0',
      {
        AWS_REGION: 'eu-central-1',
        AWS_ACCESS_KEY_ID: 'AKIACANARY57E9A6B3D1',
        AWS_SECRET_ACCESS_KEY: 'aws-secret-canary-57e9a6b3d1',
      },
      'signed with AWS keys',
    ],
  ])('leaves %s unchecked, and asks it nothing', async (provider, model, keys, words) => {
    const address =
      provider === 'azure' ? { AZURE_BASE_URL: server.origin } : { BEDROCK_BASE_URL: server.origin };

    const run = await check({ PANEL: `opus=${model}`, ...keys, ...address });

    expect(run.stderr).toBe('');
    expect(block(run, 'opus')).toContain(words);
    expect(block(run, 'opus')).toContain(`not checked: ${provider} has no address`);
    for (const key of Object.values(keys)) if (key !== 'eu-central-1') expect(run.stdout).not.toContain(key);
    expect(server.requests).toHaveLength(0);
    expect(run.exitCode).toBe(0);
  });
});

describe('shells/cli-panel, seats that cannot answer', () => {
  it('says how a seat would end and what would be left', async () => {
    server.serve(GPT, REFUSED);

    const run = await check();

    const place = new URL(server.origin).host;
    expect(block(run, 'gpt')).toContain('expected ends as unavailable');
    expect(verdict(run)).toBe(
      `gpt: 401 from ${place}: the key is refused (it says "Incorrect API key provided"). This seat would end as unavailable. 2 of 3 would read: quorum 2 is met; agreement would stay unverified not ready`,
    );
    expect(run.exitCode).toBe(1);
  });

  it.each([
    ['2', 'quorum 2 is not met, and a run would be incomplete'],
    ['1', 'quorum 1 is met; sonnet would run the triage agent; agreement would stay unverified'],
  ])('measures what is left by a quorum of %s', async (quorum, words) => {
    server.serve(GPT, REFUSED);
    server.serve(OPUS, { status: 404, body: anthropicError('not_found_error', 'model: claude-opus-5-5') });

    const run = await check({ QUORUM: quorum });

    expect(verdict(run)).toContain(`1 of 3 would read: ${words}`);
    expect(run.exitCode).toBe(1);
  });

  it.each<[string, object, string]>([
    ['429', { status: 429, body: openAiError('insufficient_quota', 'pay') }, 'rate-limited'],
    ['page', { type: 'text/html', body: '<html>' }, 'invalid'],
    ['503', { status: 503, body: 'down' }, 'unavailable'],
  ])('ends a seat behind a %s as the panel would', async (_, reply, status) => {
    server.serve(GPT, { body: '', ...reply });

    expect(verdict(await check())).toContain(`This seat would end as ${status}.`);
  });

  it.each<[string, object, string]>([
    ['retired', { lifecycle: 'retired', retires_at: '2026-11-30T00:00:00Z' }, 'is retired'],
    ['too small', { max_input_tokens: 16_000 }, 'takes 16,000 tokens, a call may hold 38,233'],
    ['too brief', { max_tokens: 8_192 }, 'at most 8,192 tokens, 32,000 would be asked for'],
  ])('expects no answer of a model that is %s', async (_, newer, words) => {
    server.serve(OPUS, { body: anthropicModel('claude-opus-5-5', { newer }) });

    const run = await check();

    expect(verdict(run)).toContain(words);
    expect(run.exitCode).toBe(1);
  });

  it.each([
    [40_000, 1],
    [60_000, 0],
  ])('holds call and answer against a window of %i tokens', async (window, exitCode) => {
    server.serve('/v1/models', { body: modelList(openAiModel('local', { max_model_len: window })) });

    const run = await check({ PANEL: 'opus=openai-compatible/local', OPUS_BASE_URL: server.origin });

    expect(block(run, 'opus')).toContain('it takes less than is known of it here (112,000 tokens)');
    expect(run.exitCode).toBe(exitCode);
  });

  it('asks nobody whose price is unknown under a cap, and says so', async () => {
    server.serve('/v1/models', { body: modelList(openAiModel('local')) });
    const panel = { PANEL: `${PANEL},fable=openai-compatible/local`, FABLE_BASE_URL: server.origin };

    const [capped, free, priced] = [
      await check({ ...panel, MAX_COST_USD: '50' }),
      await check(panel),
      await check({ ...panel, MAX_COST_USD: '50', PRICES: 'local=0/0' }),
    ];

    expect(verdict(capped)).toContain('fable: even a change of 1 KB leaves it out');
    expect(verdict(capped)).toContain('This seat would not be asked.');
    expect([capped, free, priced].map(({ exitCode }) => exitCode)).toEqual([1, 0, 0]);
  });

  it('shows what a cap makes of 100 KB', async () => {
    const run = await check({ MAX_COST_USD: '3' });

    expect(block(run, 'panel')).toMatch(/Effort was lowered|left out/);
  });
});

describe('shells/cli-panel, models in place of others', () => {
  const LONE = { PANEL: 'opus=anthropic/claude-opus-5-5' };
  const MISSING = { status: 404, body: anthropicError('not_found_error', 'model: claude-opus-5-5') };
  const RETIRED = { body: anthropicModel('claude-opus-5-5', { newer: { lifecycle: 'retired' } }) };

  it.each<[string, object]>([
    ['missing', MISSING],
    ['retired', RETIRED],
    ['overloaded', { status: 529, body: anthropicError('overloaded_error', 'busy') }],
  ])('expects the next one of the line where one is %s', async (_, reply) => {
    server.serve(OPUS, { body: '', ...reply });

    const run = await check(LONE);

    expect(block(run, 'opus')).toContain('expected an answer of claude-sonnet-5-5');
    expect(verdict(run)).toBe('ready; claude-sonnet-5-5 would sit in opus');
    expect(run.exitCode).toBe(0);
  });

  it.each<[string, object, Readonly<Record<string, string>>]>([
    ['the settings allow none', MISSING, { FALLBACK_ON_DISPATCH_ERROR: 'false' }],
    ['another seat has it', MISSING, { PANEL }],
    ['the key is refused', REFUSED, {}],
  ])('expects none where %s', async (_, reply, settings) => {
    server.serve(OPUS, { body: '', ...reply });

    const run = await check({ ...LONE, ...settings });

    expect(block(run, 'opus')).toContain('expected ends as unavailable');
    expect(run.exitCode).toBe(1);
  });

  it('passes over one without a price where there is a cap', async () => {
    const missing = { status: 404, body: openAiError('model_not_found', 'no such model') };
    server.serve(GPT, missing);
    for (const id of ['gpt-6.1-terra', 'gpt-6-luna'])
      server.serve(`/v1/models/${id}`, { body: openAiModel(id) });
    const lone = { PANEL: 'gpt=openai/gpt-6.2-sol' };

    const [capped, free] = [await check({ ...lone, MAX_COST_USD: '50' }), await check(lone)];

    expect(verdict(capped)).toBe('ready; gpt-6-luna would sit in gpt');
    expect(verdict(free)).toBe('ready; gpt-6.1-terra would sit in gpt');
  });

  it('expects none where that one is missing too', async () => {
    server.serve(OPUS, MISSING);
    server.serve(SONNET, {
      status: 404,
      body: anthropicError('not_found_error', 'model: claude-sonnet-5-5'),
    });

    const run = await check(LONE);

    expect(verdict(run)).toContain('there is no model claude-opus-5-5');
    expect(run.exitCode).toBe(1);
    expect(server.requests.map(({ path }) => path)).toEqual([OPUS, SONNET]);
  });
});

describe('shells/cli-panel, what others say and what is secret', () => {
  const HOSTILE = `\u001b[2J\u202e::error file=x::pwned ##[set-env]${KEYS.ANTHROPIC_API_KEY} ${KEYS.OPENAI_API_KEY}`;

  it.each([40, 80, 120])(
    'keeps to %i columns, and shows keys, escapes and commands to nobody',
    async (columns) => {
      // The words begin in every column, so that folding and cutting meet the keys in all places.
      for (let pad = 0; pad < 60; pad += 7) {
        const words = `${'w '.repeat(pad)}${HOSTILE}`;
        server.serve(OPUS, { body: anthropicModel(words) });
        server.serve(SONNET, { status: 400, body: anthropicError(words, words) });
        server.serve(GPT, { status: 429, headers: { 'x-request-id': 'a' }, body: openAiError(words, words) });

        const run = await check({}, { columns });

        const text = run.stdout + run.stderr;
        for (const key of Object.values(KEYS)) {
          for (let at = 0; at + 8 <= key.length; at += 4) expect(text).not.toContain(key.slice(at, at + 8));
        }
        expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]|^\s*::|##\[/mu);
        expect(Math.max(...run.stdout.split('\n').map(displayWidth))).toBeLessThanOrEqual(columns + 1);
      }
    },
  );

  it('follows no redirect to another origin', async () => {
    const other = await startModelCatalogue();
    server.serve(GPT, { status: 307, headers: { location: `${other.origin}${GPT}` }, body: '' });

    const run = await check();

    expect(verdict(run)).toContain('another origin');
    expect(other.requests).toHaveLength(0);
    await other.close();
  });

  it('ends with the interrupt', async () => {
    for (const path of [OPUS, SONNET, GPT]) server.serve(path, 'silence');
    const controller = new AbortController();
    const asked = check({}, { signal: controller.signal });
    setTimeout(() => controller.abort(new Error('interrupted')), 50);

    expect(await asked).toEqual({ exitCode: 1, stdout: '', stderr: 'interrupted\n' });
  });
});

describe('shells/cli-panel, settings', () => {
  it.each<[string, Readonly<Record<string, string>>, string]>([
    ['a provider that does not exist', { PANEL: 'opus=antropic/x' }, 'Did you mean "anthropic"?'],
    ['a key that is missing', { OPENAI_API_KEY: '' }, 'has no key: set OPENAI_API_KEY'],
    ['a quorum above the panel', { QUORUM: '4' }, 'quorum'],
    ['certificates that nobody checks', { NODE_TLS_REJECT_UNAUTHORIZED: '0' }, 'NODE_EXTRA_CA_CERTS'],
    ['a price that is none', { PRICES: 'x' }, 'prices'],
  ])('exits with 2 and asks nobody for %s', async (_, settings, words) => {
    const run = await check(settings);

    expect([run.exitCode, run.stdout]).toEqual([2, '']);
    expect(run.stderr).toContain(words);
    expect(server.requests).toHaveLength(0);
  });

  it('takes options of the panel, no file, and none of a review', async () => {
    const [options, file, base, config] = [
      await runCommand(['validate', 'panel', '--panel', 'opus=anthropic/claude-opus-5-5'], {
        environment: { ...KEYS, ANTHROPIC_BASE_URL: server.origin },
      }),
      await runCommand(['validate', 'panel', 'x.json'], { environment: KEYS }),
      await runCommand(['validate', 'panel', '--base', 'main'], { environment: KEYS }),
      await runCommand(['validate', 'panel', '--config', 'other.yml'], { environment: KEYS }),
    ];

    expect([options, file, base, config].map(({ exitCode }) => exitCode)).toEqual([0, 2, 2, 2]);
    expect(file.stderr).toContain('validate panel takes no "x.json"');
    expect(base.stderr).toContain('--base is not an option');
    expect(config.stderr).toContain('--config is not an option');
  });

  it('warns of a key among the options', async () => {
    const run = await runCommand(
      [
        'validate',
        'panel',
        '--panel=opus=anthropic/claude-opus-5-5',
        `--anthropic-api-key=${KEYS.ANTHROPIC_API_KEY}`,
      ],
      { environment: { ANTHROPIC_BASE_URL: server.origin } },
    );

    expect(run.stderr).toContain('set it in the environment instead');
    expect(run.stdout + run.stderr).not.toContain(KEYS.ANTHROPIC_API_KEY);
  });
});
