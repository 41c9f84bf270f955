import type { RepositoryConfig } from '../domain/contracts.generated.ts';
import { tlsProblem } from '../domain/credentials.ts';
import { dayOf } from '../domain/day.ts';
import { ConfigError } from '../domain/errors.ts';
import type { Configuration } from '../domain/outcome.ts';
import type { Host } from '../domain/ports.ts';
import type { ReviewInput } from '../domain/run.ts';
import type { ParsedArguments } from './arguments.ts';
import { composePanel, composeRange } from './compose.ts';
import type { CommandLine } from './io.ts';
import { reportFolder } from './report-folder.ts';
import { fileLine } from './repository-settings.ts';
import { configurationOf, readRegistry, withRegistry } from './rule-registry.ts';
import { seatLine } from './seat-binding.ts';
import { fromEnvironment, type RawSettings, secretValues, warnOfSecretFlags } from './setting-values.ts';
import { type RangeConfig, readSettings } from './settings.ts';
import { terminalHost } from './terminal-host.ts';
import { toolLogsOf } from './tool-logs.ts';

/** `review`: a git range, from settings to exit code. */
export async function runReview(line: CommandLine, args: ParsedArguments): Promise<number> {
  if (args.positionals.length > 0) {
    throw new ConfigError([
      `review takes no ${JSON.stringify(args.positionals[0])}: give the range as --base REF --head REF`,
    ]);
  }
  const raw: RawSettings = { ...fromEnvironment(line.environment, 'command'), ...args.flags };
  const given = checkedConfig(line, raw, null);
  const folder = reportFolder(given.reportDir);
  const host = terminalHost(line.stderr, folder, secretValues(raw));
  warnOfSecretFlags(host, 'command', args);
  const source = composeRange(given, line.environment, line.signal);
  // Git begins while the rest of the program is loaded; what goes wrong is told to the first who asks.
  source.identify().catch(() => undefined);
  const early = composePanel(given);
  const running = import('./cli-run.ts');
  // Loaded while git looks for the repository's settings; a failure is told below.
  running.catch(() => undefined);
  try {
    const { readRepositoryFile, settingsWith } = await import('./repository-file.ts');
    const file = await readRepositoryFile(source, given.configFile);
    const config = file === null ? given : settingsWith(file, (own) => checkedConfig(line, raw, own));
    announce(host, config, file);
    const registry = await readRegistry(source, file);
    const { http: _, ...ports } = file === null ? early : composePanel(config);
    const input: ReviewInput = {
      ...ports,
      subject: { source },
      seats: config.panel.map(({ slot, binding }) => ({ slot, binding })),
      rules: withRegistry(config, registry),
      settings: config.visible,
      today: dayOf(ports.clock),
      configuration: configurationOf(config.configFile, file, registry),
      toolLogs: await toolLogsOf(config, line),
      withheld: null,
      host,
      signal: line.signal,
    };
    const { dryRun, fullRun } = await running;
    return config.dryRun ? await dryRun(line, input) : await fullRun(line, input, folder);
  } finally {
    await source.close();
  }
}

function checkedConfig(
  line: CommandLine,
  raw: RawSettings,
  repository: RepositoryConfig | null,
): RangeConfig {
  const { config, problems } = readSettings(raw, repository);
  const tls = tlsProblem(line.environment);
  const all = tls === null ? problems : [...problems, tls];
  if (config === null || all.length > 0) throw new ConfigError(all);
  return config;
}

/** The first lines of the log: whose settings hold, and who sits where. */
function announce(host: Host, config: RangeConfig, file: Configuration | null): void {
  if (file !== null) host.info(fileLine(file));
  for (const seat of config.panel) host.info(seatLine(seat));
  for (const decision of config.decisions) host.info(decision);
  for (const warning of config.warnings) host.warn(warning);
}
