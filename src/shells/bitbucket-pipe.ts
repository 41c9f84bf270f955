import type { RepositoryConfig } from '../domain/contracts.generated.ts';
import { ConfigError } from '../domain/errors.ts';
import type { Host } from '../domain/ports.ts';
import { logSafe } from '../lib/text.ts';
import type { ParsedArguments } from './arguments.ts';
import { bitbucketSecrets } from './bitbucket-credentials.ts';
import { type BitbucketConnection, connectBitbucket } from './compose-bitbucket.ts';
import { faultText } from './fault.ts';
import type { CommandLine } from './io.ts';
import { failPipe, finishPipe, type PipeVoice } from './pipe-finish.ts';
import { type PipeConfig, readPipeSettings } from './pipe-settings.ts';
import type { PullRequestResult, PullRequestRun } from './pull-request-result.ts';
import { resultOrFault, runOnPullRequest, skippedResult } from './pull-request-run.ts';
import { reportFolder } from './report-folder.ts';
import { seatLine } from './seat-binding.ts';
import { fromEnvironment, type RawSettings, warnOfSecretFlags } from './setting-values.ts';
import { hostOn } from './terminal-host.ts';

const WRONG_SETTINGS = 2;
const FAILED = 1;

/**
 * `pull-request`: what the pipe and any other CI run for a Bitbucket, from the variables of the build to log, outputs
 * and exit code. The log is one stream, so that its order is that of the run.
 */
export async function runPipe(line: CommandLine, args: ParsedArguments): Promise<number> {
  const raw: RawSettings = { ...fromEnvironment(line.environment, 'pipe'), ...args.flags };
  const directory = raw['report-dir']?.trim() ?? '';
  const folder = reportFolder(directory === '' ? null : directory);
  const secrets = bitbucketSecrets(raw, line.environment);
  const host = hostOn(line.stdout, folder, { secrets, clean: logSafe, warning: 'Warning: ' });
  const voice: PipeVoice = { line, host, folder };
  try {
    warnOfSecretFlags(host, 'pipe', args);
    const config = checkedConfig(line, raw, args);
    const configWith = (repository: RepositoryConfig): PipeConfig =>
      checkedConfig(line, raw, args, repository);
    const result = await resultOrFault(() => run(config, configWith, voice), config, line.signal);
    return await finishPipe(result, voice);
  } catch (error) {
    const isWrong = error instanceof ConfigError;
    const problems = isWrong ? error.problems : [faultText(error)];
    return failPipe(problems, isWrong ? WRONG_SETTINGS : FAILED, voice);
  }
}

function checkedConfig(
  line: CommandLine,
  raw: RawSettings,
  { positionals }: ParsedArguments,
  repository: RepositoryConfig | null = null,
): PipeConfig {
  const { config, problems } = readPipeSettings(raw, line.environment, repository);
  const [stray] = positionals;
  const all =
    stray === undefined
      ? problems
      : [`pull-request takes no ${JSON.stringify(stray)}: give the number as --pr-number N`, ...problems];
  if (config === null || all.length > 0) throw new ConfigError(all);
  return config;
}

async function run(
  config: PipeConfig,
  configWith: PullRequestRun['configWith'],
  { line, host }: PipeVoice,
): Promise<PullRequestResult> {
  announce(host, config);
  const connection = connectBitbucket(config, host, line);
  const number = await numberOf(config, connection, host);
  if (number === null) return skippedResult(nonePhrase(config), null);
  const { pinnedHead } = config.target;
  const ports = connection.portsFor({ number, pinnedHead });
  host.info(`${SERVERS[config.place.server.kind]}: pull request ${number} of ${config.place.repository}`);
  try {
    return await runOnPullRequest({
      line,
      config,
      configWith,
      place: config.place,
      number,
      withheld: null,
      ports,
      host,
    });
  } finally {
    await ports.source.close();
  }
}

const SERVERS = { cloud: 'Bitbucket Cloud', dc: 'Bitbucket Data Center' } as const;

/** The pull request of the run: the newest open one where it has to be looked up; null where there is none. */
async function numberOf(
  { target }: PipeConfig,
  connection: BitbucketConnection,
  host: Host,
): Promise<number | null> {
  if (target.kind === 'number') return target.number;
  const [newest, ...others] = await connection.find(target);
  if (newest === undefined) return null;
  if (others.length > 0) {
    host.warn(
      `${originPhrase(target)} has ${others.length + 1} open pull requests (${[newest, ...others].join(', ')}): the newest, ${newest}, is reviewed; PR_NUMBER names another`,
    );
  }
  return newest;
}

function nonePhrase({ target }: PipeConfig): string {
  const where = target.kind === 'look-up' ? originPhrase(target) : 'this build';
  return `${where} has no open pull request`;
}

function originPhrase({
  branch,
  commit,
}: {
  readonly branch: string | null;
  readonly commit: string | null;
}) {
  return branch === null
    ? `the commit ${(commit ?? '').slice(0, 12)}`
    : `the branch ${JSON.stringify(branch)}`;
}

/** The first lines of the log: who sits where and why. */
function announce(host: Host, { panel, decisions, warnings }: PipeConfig): void {
  for (const seat of panel) host.info(seatLine(seat));
  for (const decision of decisions) host.info(decision);
  for (const warning of warnings) host.warn(warning);
}
