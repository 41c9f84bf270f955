/**
 * Records the shipped example again: a small change in a throwaway repository, reviewed by the built bundle against a
 * scripted model server on loopback. Run after prompts or the recording's format change: `npm run demo:record`.
 */
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const demo = join(root, 'examples', 'demo');
const DATE = '2026-11-02T09:00:00Z';

/** What each seat's model is called, and for each task how long it seemed to think and what it used. */
const SEATS = {
  'claude-opus-5-5': {
    slot: 'opus',
    review: { seconds: 41.2, input: 3_912, output: 5_204 },
    'triage-decisions': { seconds: 17.4, input: 2_951, output: 1_733 },
  },
  'claude-sonnet-5-5': { slot: 'sonnet', review: { seconds: 18.6, input: 3_912, output: 2_871 } },
  'gpt-6.2-sol': {
    slot: 'gpt',
    review: { seconds: 33.9, input: 2_744, output: 4_466 },
    'triage-decisions': { seconds: 11.8, input: 1_906, output: 1_120 },
  },
};

const sse = (events) =>
  events
    .map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify({ type: event, ...data })}\n\n`)
    .join('');

function anthropicAnswer(model, used, text) {
  const usage = {
    input_tokens: used.input,
    cache_creation_input_tokens: 0,
    cache_read_input_tokens: 0,
    output_tokens: 1,
  };
  return sse([
    [
      'message_start',
      {
        message: {
          id: 'msg_demo',
          type: 'message',
          role: 'assistant',
          model,
          content: [],
          stop_reason: null,
          usage,
        },
      },
    ],
    ['content_block_start', { index: 0, content_block: { type: 'text', text: '' } }],
    ['content_block_delta', { index: 0, delta: { type: 'text_delta', text } }],
    ['content_block_stop', { index: 0 }],
    [
      'message_delta',
      { delta: { stop_reason: 'end_turn', stop_sequence: null }, usage: { output_tokens: used.output } },
    ],
    ['message_stop', {}],
  ]);
}

function openaiAnswer(model, used, text) {
  const message = {
    type: 'message',
    id: 'item_demo',
    role: 'assistant',
    status: 'completed',
    content: [{ type: 'output_text', text, annotations: [], logprobs: [] }],
  };
  const usage = {
    input_tokens: used.input,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens: used.output,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: used.input + used.output,
  };
  const response = {
    id: 'resp_demo',
    object: 'response',
    model,
    status: 'completed',
    error: null,
    incomplete_details: null,
    output: [message],
    usage,
  };
  return sse([
    [
      'response.output_text.delta',
      { delta: text, item_id: 'item_demo', output_index: 0, content_index: 0, sequence_number: 1 },
    ],
    ['response.completed', { response, sequence_number: 2 }],
  ]);
}

const readAnswer = (name) => JSON.parse(readFileSync(join(demo, 'answers', `${name}.json`), 'utf8'));

/** The title of the answer's schema tells a review from a question of triage. */
function taskOf({ output_config: config, text }) {
  const { title } = (config ?? text).format.schema;
  return title === 'reviewer-output' ? 'review' : title;
}

/** The shipped ruling on each group that a question holds: the one whose words its reports have. */
function rule({ messages, input }) {
  const { content } = (messages ?? input)[0];
  const question = typeof content === 'string' ? content : content.map(({ text }) => text).join('\n');
  const [, ...parts] = question.split(/^Group (c\d+)$/m);
  const rulings = readAnswer('triage');
  const decisions = parts.flatMap((id, at) => {
    if (at % 2 === 1) return [];
    const reports = parts[at + 1]
      .split('\n')
      .filter((line) => line.startsWith('Report '))
      .join('\n');
    const found = rulings.find(({ about }) => reports.includes(about));
    if (found === undefined) throw new Error(`no ruling fits a group:\n${reports}`);
    const { about: _, ...ruling } = found;
    return [{ id, ...ruling }];
  });
  return { decisions };
}

/** A seat's shipped review, with its answer to each rule that it was asked about. */
function reviewOf(slot, body) {
  const { findings, approved } = readAnswer(slot);
  const rows = readAnswer('rules');
  const asked = [
    ...JSON.stringify(body).matchAll(/\\nRule ([A-Z0-9-]+) \((?:blocking|important|suggestion)/g),
  ];
  const conformance = asked.map(([, ruleId]) => {
    const cited = findings.find((finding) => finding.ruleId === ruleId);
    if (cited !== undefined) return { ruleId, status: 'violated', evidence: `${cited.file}:${cited.line}` };
    const { status = 'met', evidence = 'nothing in these files breaks it' } = rows[ruleId] ?? {};
    return { ruleId, status, evidence };
  });
  return { findings: findings.map((finding) => ({ ruleId: '', ...finding })), conformance, approved };
}

function answerTo(body) {
  const task = taskOf(body);
  const seat = SEATS[body.model];
  const used = seat[task];
  if (used === undefined) throw new Error(`${seat.slot} was not to be asked for ${task}`);
  const answer = task === 'review' ? reviewOf(seat.slot, body) : rule(body);
  return { used, text: JSON.stringify(answer) };
}

function startServer() {
  const server = createServer(async (request, response) => {
    let sent = '';
    for await (const chunk of request) sent += chunk;
    const body = JSON.parse(sent);
    const { used, text } = answerTo(body);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(
      request.url.endsWith('/messages')
        ? anthropicAnswer(body.model, used, text)
        : openaiAnswer(body.model, used, text),
    );
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/** The example's secret exists only while the recording is made. */
function configWithSecret() {
  const token = ['sk', 'live', 'Q7mZ2xK9vB4nT8wR1yL6pD3c'].join('_');
  return readFileSync(join(demo, 'before', 'src', 'config.ts'), 'utf8').replace(
    "process.env.PAYMENTS_KEY ?? ''",
    `process.env.PAYMENTS_KEY ?? '${token}'`,
  );
}

function makeRepository(folder) {
  const env = {
    ...process.env,
    GIT_AUTHOR_DATE: DATE,
    GIT_COMMITTER_DATE: DATE,
    GIT_CONFIG_GLOBAL: '/dev/null',
  };
  const git = (...args) =>
    execFileSync('git', ['-c', 'user.name=Demo', '-c', 'user.email=demo@example.invalid', ...args], {
      cwd: folder,
      env,
      stdio: 'pipe',
    });
  git('init', '-q', '-b', 'main');
  cpSync(join(demo, 'before'), folder, { recursive: true });
  git('add', '-A');
  git('commit', '-qm', 'Ticket shop');
  git('switch', '-qc', 'partial-refunds');
  cpSync(join(demo, 'after'), folder, { recursive: true });
  writeFileSync(join(folder, 'src', 'config.ts'), configWithSecret());
  git('add', '-A');
  git('commit', '-qm', 'Partial refunds and note search');
}

function review(repository, reports, port) {
  const address = `http://127.0.0.1:${port}`;
  const args = [
    'review',
    '--base',
    'main',
    '--head',
    'partial-refunds',
    '--repository',
    repository,
    '--report-dir',
    reports,
  ];
  const env = {
    ...process.env,
    ANTHROPIC_API_KEY: 'demo-key-anthropic',
    OPENAI_API_KEY: 'demo-key-openai',
    ANTHROPIC_BASE_URL: address,
    OPENAI_BASE_URL: `${address}/v1`,
  };
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, 'dist', 'index.js'), ...args], {
      env,
      stdio: 'inherit',
    });
    child.on('close', resolve);
  });
}

/** Reviews are labelled slot/call/turn, questions slot/task-number/turn. */
function usedFor({ label, binding }) {
  const task = /^[a-z]+\/([a-z-]+)-\d+\//.exec(label)?.[1] ?? 'review';
  return SEATS[binding.model][task];
}

/** Times of a scripted server say nothing: the recording gets the times of a real panel. */
function settle(recording) {
  const slowest = (task) => Math.max(...Object.values(SEATS).map((seat) => seat[task]?.seconds ?? 0));
  const turns = recording.turns.map((turn) => ({ ...turn, durationMs: usedFor(turn).seconds * 1000 }));
  const started = Date.parse(DATE) + 60_000;
  const tookMs = (slowest('review') + slowest('triage-decisions')) * 1000 + 400;
  return {
    ...recording,
    startedAt: new Date(started).toISOString(),
    finishedAt: new Date(started + tookMs).toISOString(),
    turns,
  };
}

const work = mkdtempSync(join(tmpdir(), 'quorate-demo-'));
const repository = join(work, 'ticket-shop');
mkdirSync(repository);
makeRepository(repository);
const server = await startServer();
await review(repository, join(work, 'reports'), server.address().port);
server.close();
const recording = JSON.parse(readFileSync(join(work, 'reports', 'recording.json'), 'utf8'));
writeFileSync(join(demo, 'recording.json'), `${JSON.stringify(settle(recording), null, 1)}\n`);
rmSync(work, { recursive: true, force: true });
