import type { Configuration } from '../domain/outcome.ts';
import type { ToolLog } from '../domain/tools.ts';
import { composePanel } from './compose.ts';
import type { PullRequestRun } from './pull-request-result.ts';
import { fileLine } from './repository-settings.ts';
import { NO_REGISTRY, type RunRegistry, readRegistry } from './rule-registry.ts';
import { seatLine } from './seat-binding.ts';
import { toolLogsOf } from './tool-logs.ts';

/** A run under the settings of its repository. */
export type SettledRun = PullRequestRun & {
  /** Null where the repository has none. */
  readonly file: Configuration | null;
  /** None where this job only posts. */
  readonly registry: RunRegistry;
  /** Results of other tools; none where this job only posts what another one found. */
  readonly toolLogs: readonly ToolLog[];
};

/** Reads the repository's own settings and makes them hold: they may change the panel, the rules and what is posted. */
export async function settleRun(run: PullRequestRun): Promise<SettledRun> {
  const { readRepositoryFile, settingsWith } = await import('./repository-file.ts');
  const toolLogs = run.config.mode === 'publish' ? [] : await toolLogsOf(run.config, run.line);
  const { source } = run.ports;
  const file = await readRepositoryFile(source, run.config.configFile);
  const registry = run.config.mode === 'publish' ? NO_REGISTRY : await readRegistry(source, file);
  if (file === null) return { ...run, file, registry, toolLogs };
  const config = settingsWith(file, run.configWith);
  const { clientFor, facts } = composePanel(config);
  run.host.info(fileLine(file));
  for (const line of newLines(run.config, config)) run.host.info(line);
  return { ...run, config, file, registry, toolLogs, ports: { ...run.ports, clientFor, facts } };
}

type Told = Pick<PullRequestRun['config'], 'panel' | 'decisions'>;

/** What the settings of the repository changed of what was said of the panel before. */
function newLines(before: Told, after: Told): string[] {
  const lines = ({ panel, decisions }: Told): string[] => [...panel.map(seatLine), ...decisions];
  const said = new Set(lines(before));
  return lines(after).filter((line) => !said.has(line));
}
