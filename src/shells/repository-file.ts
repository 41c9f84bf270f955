import type { RepositoryConfig } from '../domain/contracts.generated.ts';
import { ConfigError } from '../domain/errors.ts';
import type { Configuration } from '../domain/outcome.ts';
import type { ChangeSource } from '../domain/ports.ts';
import { logSafe } from '../lib/text.ts';
import { configNames, MAX_CONFIG_BYTES } from './repository-settings.ts';

/** One more than such a file may have, so that a longer one is known. */
const READ_BYTES = MAX_CONFIG_BYTES + 1;

/**
 * Reads a repository's settings at the tip of the branch that the change goes to; null where it has none. A file that
 * was named must be there. Throws `ConfigError` for a file that cannot be what it should, and `ForgeError` where it
 * cannot be told whether there is one: absence is never assumed.
 */
export async function readRepositoryFile(
  source: Pick<ChangeSource, 'identify' | 'readTarget'>,
  setting: string,
): Promise<Configuration | null> {
  const names = configNames(setting);
  const { base } = await source.identify();
  const blobs = await Promise.all(
    names.map(async (path) => ({ path, blob: await source.readTarget(path, READ_BYTES) })),
  );
  const found = blobs.flatMap(({ path, blob }) => (blob === null ? [] : [{ path, blob }]));
  const [file, second] = found;
  if (file === undefined) {
    if (names.length > 1) return null;
    throw new ConfigError([
      `config: ${logSafe(setting)} is not in the branch that the change goes to (${base.sha.slice(0, 12)}): put it there first, or take the setting out`,
    ]);
  }
  if (second !== undefined) {
    throw new ConfigError([`${file.path} and ${second.path} are both there: keep one of them`]);
  }
  if (file.blob.link) throw new ConfigError([`${logSafe(file.path)} is a link: put the file itself there`]);
  // Only a repository that has such a file waits for its reader.
  const { parseConfigFile } = await import('./config-file.ts');
  const read = await parseConfigFile(file.blob.bytes, file.path);
  if (!read.ok) throw new ConfigError(read.problems);
  return { path: file.path, commit: base.sha, config: read.config };
}

/**
 * Reads settings again, now with those of a repository's file; they were fine without it, so that whatever is wrong then
 * is told with its name.
 */
export function settingsWith<Settings>(
  { path, config }: Configuration,
  read: (repository: RepositoryConfig) => Settings,
): Settings {
  try {
    return read(config);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    throw new ConfigError(error.problems.map((problem) => `${logSafe(path)}: ${problem}`));
  }
}
