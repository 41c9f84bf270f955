import { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { modelSeats } from '../domain/code-seats.ts';
import type { RepositoryConfig } from '../domain/contracts.generated.ts';
import { tlsProblem } from '../domain/credentials.ts';
import { ConfigError } from '../domain/errors.ts';
import type { Host } from '../domain/ports.ts';
import { parseJson } from '../lib/json.ts';
import { logSafe } from '../lib/text.ts';
import { messageOf } from '../lib/thrown.ts';
import { announceFailure, finish, type Voice } from './action-finish.ts';
import { type ActionConfig, readActionSettings } from './action-settings.ts';
import { composeGitHub, composeStatus } from './compose-github.ts';
import { faultText } from './fault.ts';
import { type PullRequestTrigger, readTrigger, type Trigger } from './github-event.ts';
import { type GitHubPlace, readPlace } from './github-place.ts';
import type { CommandLine } from './io.ts';
import type { PullRequestPlace } from './pull-request-place.ts';
import type { PullRequestResult } from './pull-request-result.ts';
import { resultOrFault, runOnPullRequest, skippedResult } from './pull-request-run.ts';
import { pullRequestNumber } from './pull-request-settings.ts';
import { sayStatus, skippedStatus } from './pull-request-status.ts';
import { reportFolder } from './report-folder.ts';
import { seatLine } from './seat-binding.ts';
import { fromInputs, isTrue, type RawSettings, secretValues } from './setting-values.ts';
import type { Keyless } from './settings.ts';
import { hostOn } from './terminal-host.ts';
import type { Toolkit } from './toolkit.ts';

const WRONG_SETTINGS = 2;
const FAILED = 1;

/** GitHub's own cap on an event is 25 MB. */
const EVENT_LIMITS = { maxDepth: 64, maxBytes: 32 * 1024 * 1024 };

/** What is known before anything is asked. */
type Start = {
  readonly config: ActionConfig;
  readonly configWith: (repository: RepositoryConfig) => ActionConfig;
  readonly place: GitHubPlace;
  readonly trigger: Exclude<Trigger, { kind: 'problem' }>;
};

/**
 * The action: from inputs and event to outputs, job summary and exit code. `loadToolkit` is called once the first
 * request was answered, since loading the toolkit takes longer than starting Node.
 */
export async function runAction(line: CommandLine, loadToolkit: () => Promise<Toolkit>): Promise<number> {
  const { raw, problems } = fromInputs(line.environment);
  const secrets = secretValues(raw);
  const directory = raw['report-dir']?.trim() ?? '';
  const folder = reportFolder(directory === '' ? null : directory, line.environment.RUNNER_TEMP || undefined);
  const host = hostOn(line.stdout, folder, { secrets, clean: logSafe, warning: 'Warning: ' });
  const voice: Voice = { host, folder, toolkit: maskingToolkit(loadToolkit, secrets) };
  try {
    const start = await readStart(line, raw, problems);
    const result = await resultOrFault(() => run(line, start, voice), start.config, line.signal);
    return await finish(result, voice);
  } catch (error) {
    const problems = error instanceof ConfigError ? error.problems : [faultText(error)];
    return announceFailure(problems, error instanceof ConfigError ? WRONG_SETTINGS : FAILED, voice);
  }
}

/** Loads the toolkit once and tells it first what is never to be shown. */
function maskingToolkit(load: () => Promise<Toolkit>, secrets: readonly string[]): () => Promise<Toolkit> {
  let loaded: Promise<Toolkit> | null = null;
  return () => {
    loaded ??= load().then((toolkit) => {
      for (const form of secrets.flatMap(maskForms)) toolkit.setSecret(form);
      return toolkit;
    });
    return loaded;
  };
}

/** The runner masks exact texts only, so that forms in which a secret travels are named too. */
function maskForms(secret: string): readonly string[] {
  const forms = [secret, Buffer.from(secret).toString('base64'), encodeURIComponent(secret)];
  return [...new Set(forms)];
}

async function readStart(line: CommandLine, raw: RawSettings, unknown: readonly string[]): Promise<Start> {
  const { environment } = line;
  const trigger = readTrigger(
    environment.GITHUB_EVENT_NAME ?? '',
    await readEvent(environment.GITHUB_EVENT_PATH),
    pullRequestNumber(raw['pr-number']?.trim() ?? ''),
  );
  const keyless = keylessOf(trigger);
  const { config, problems } = readActionSettings(raw, keyless);
  const { place, problems: misplaced } = readPlace(environment, isTrue(raw['allow-http']?.trim() ?? ''));
  const tls = tlsProblem(environment);
  const all = [
    ...unknown,
    ...problems,
    ...misplaced,
    ...(trigger.kind === 'problem' ? [trigger.problem] : []),
    ...(tls === null ? [] : [tls]),
  ];
  if (config === null || place === null || trigger.kind === 'problem' || all.length > 0) {
    throw new ConfigError(all);
  }
  const configWith = (repository: RepositoryConfig): ActionConfig => {
    const again = readActionSettings(raw, keyless, repository);
    if (again.config === null) throw new ConfigError(again.problems);
    return again.config;
  };
  return { config, configWith, place, trigger };
}

/** Where no key can be expected. */
function keylessOf(trigger: Trigger): Keyless | null {
  if (trigger.kind === 'skipped') return { reason: 'nobody is asked', codeReads: false };
  if (trigger.kind !== 'pull-request' || trigger.withheld === null) return null;
  return { reason: `no keys are given to runs that a ${trigger.withheld} started`, codeReads: true };
}

async function readEvent(path: string | undefined): Promise<unknown> {
  if (path === undefined || path === '') return null;
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new ConfigError([`GITHUB_EVENT_PATH: the event cannot be read (${messageOf(error)})`]);
  });
  const read = parseJson(text, EVENT_LIMITS);
  if (!read.ok) throw new ConfigError([`GITHUB_EVENT_PATH: the event is not JSON: ${read.reason}`]);
  return read.value;
}

async function run(
  line: CommandLine,
  { config, configWith, place, trigger }: Start,
  voice: Voice,
): Promise<PullRequestResult> {
  const { host, toolkit } = voice;
  if (trigger.kind === 'skipped') {
    const { reason, statusSha } = trigger;
    if (statusSha !== null) {
      const board = composeStatus(config, { place, host }, line.signal);
      await sayStatus({ config, place: placeOf(place), host }, board, skippedStatus(statusSha, reason));
    }
    return skippedResult(reason, statusSha);
  }
  const ports = composeGitHub(config, { place, trigger, host }, line);
  try {
    // The toolkit takes longer to load than the first request to be answered, and nobody needs it before that.
    // A failure is told to the first who asks.
    await ports.source.pullRequest().catch(() => undefined);
    announce(host, config, await toolkit());
    return await runOnPullRequest({
      line,
      config,
      configWith,
      place: placeOf(place),
      number: trigger.number,
      withheld: withheldReason(config, trigger),
      ports,
      host,
    });
  } finally {
    await ports.source.close();
  }
}

function placeOf({ owner, repo, runUrl }: GitHubPlace): PullRequestPlace {
  return { repository: `${owner}/${repo}`, forge: 'github', runUrl };
}

const WHO_MAY_START =
  'whoever may write to this repository can start the review with a workflow_dispatch run that is given pr-number';

/** Why there is nobody to ask, and who can mend it; null where somebody is. */
function withheldReason(config: ActionConfig, { withheld }: PullRequestTrigger): string | null {
  if (withheld === null || modelSeats(config.panel).length > 0) return null;
  return `no model was asked: a run that a ${withheld} started gets no keys; ${WHO_MAY_START}`;
}

/** The first lines of the log: who sits where and why. */
function announce(host: Host, config: ActionConfig, toolkit: Toolkit): void {
  toolkit.startGroup('Panel');
  for (const seat of config.panel) host.info(seatLine(seat));
  for (const decision of config.decisions) host.info(decision);
  for (const warning of config.warnings) host.warn(warning);
  toolkit.endGroup();
}
