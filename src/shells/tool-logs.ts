import type { ToolLog } from '../domain/tools.ts';
import type { CommandLine } from './io.ts';
import type { Config } from './settings.ts';

/** The results of other tools that the settings name. A run that is handed none waits for no reader of them. */
export async function toolLogsOf(
  { sarifImport }: Pick<Config, 'sarifImport'>,
  { environment }: Pick<CommandLine, 'environment'>,
): Promise<readonly ToolLog[]> {
  if (sarifImport.length === 0) return [];
  const { readToolLogs } = await import('./imported-results.ts');
  return readToolLogs(sarifImport, { folder: '.', environment });
}
