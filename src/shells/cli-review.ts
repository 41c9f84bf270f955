import { tlsProblem } from '../domain/credentials.ts';
import { dayOf } from '../domain/day.ts';
import { ConfigError } from '../domain/errors.ts';
import type { Host } from '../domain/ports.ts';
import { bindingText } from '../domain/slot.ts';
import type { ReviewInput } from '../review.ts';
import type { ParsedArguments } from './arguments.ts';
import { composeReview } from './compose.ts';
import type { CommandLine } from './io.ts';
import { reportFolder } from './report-folder.ts';
import { fromEnvironment, type RawSettings, secretValues, warnOfSecretFlags } from './setting-values.ts';
import { type RangeConfig, readSettings } from './settings.ts';
import { terminalHost } from './terminal-host.ts';

/** `review`: a git range, from settings to exit code. */
export async function runReview(line: CommandLine, args: ParsedArguments): Promise<number> {
  if (args.positionals.length > 0) {
    throw new ConfigError([
      `review takes no ${JSON.stringify(args.positionals[0])}: give the range as --base REF --head REF`,
    ]);
  }
  const raw: RawSettings = { ...fromEnvironment(line.environment, 'command'), ...args.flags };
  const config = checkedConfig(line, raw);
  const folder = reportFolder(config.reportDir);
  const host = terminalHost(line.stderr, folder, secretValues(raw));
  warnOfSecretFlags(host, 'command', args);
  announce(host, config);
  const { source, ...ports } = composeReview(config, line.environment, line.signal);
  // Git begins while the rest of the program is loaded; what goes wrong is told to the first who asks.
  source.identify().catch(() => undefined);
  const input: ReviewInput = {
    ...ports,
    subject: { source },
    seats: config.panel.map(({ slot, binding }) => ({ slot, binding })),
    rules: config,
    settings: config.visible,
    today: dayOf(ports.clock),
    configuration: { names: [], found: null },
    withheld: null,
    host,
    signal: line.signal,
  };
  try {
    const { dryRun, fullRun } = await import('./cli-run.ts');
    return config.dryRun ? await dryRun(line, input) : await fullRun(line, input, folder);
  } finally {
    await source.close();
  }
}

function checkedConfig(line: CommandLine, raw: RawSettings): RangeConfig {
  const { config, problems } = readSettings(raw);
  const tls = tlsProblem(line.environment);
  const all = tls === null ? problems : [...problems, tls];
  if (config === null || all.length > 0) throw new ConfigError(all);
  return config;
}

/** The first lines of the log: who sits where. */
function announce(host: Host, config: RangeConfig): void {
  for (const { slot, binding, endpoint } of config.panel) {
    host.info(`${slot.padEnd(6)} ${bindingText(binding)} at ${new URL(endpoint.baseUrl).origin}`);
  }
  for (const decision of config.decisions) host.info(decision);
}
