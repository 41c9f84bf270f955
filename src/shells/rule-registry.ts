import { ConfigError } from '../domain/errors.ts';
import type { Configuration } from '../domain/outcome.ts';
import type { ChangeSource } from '../domain/ports.ts';
import type { RegistryEntry } from '../domain/registry/entry.ts';
import type { ReviewInput, ReviewRules } from '../domain/run.ts';
import { nearest } from '../lib/nearest.ts';
import { logSafe } from '../lib/text.ts';
import { configNames, repositoryRules } from './repository-settings.ts';

/** The rules that a run may ask for, and the files of the repository that hold its own. */
export type RunRegistry = {
  readonly registry: readonly RegistryEntry[];
  readonly names: readonly string[];
  /** The globs that name such files. */
  readonly globs: readonly string[];
};

/** What a job needs that reviews nothing. */
export const NO_REGISTRY: RunRegistry = { registry: [], names: [], globs: [] };

/**
 * The rules of the repository, then those that come with the program: one of the repository takes the place of a shipped
 * one with its id. Throws `ConfigError` for files that cannot be what they should, and `ForgeError` where they cannot be
 * read: rules that could not be read never pass for rules that are not there.
 */
export async function readRegistry(
  source: Pick<ChangeSource, 'readTarget' | 'listTarget'>,
  file: Configuration | null,
): Promise<RunRegistry> {
  const { files, leaveOut } = repositoryRules(file?.config ?? null).criteria;
  const where = file === null ? '' : `${logSafe(file.path)}: `;
  const shipped = import('../domain/registry/registry.ts');
  const own =
    files.length === 0
      ? { rules: [], names: [] }
      : await (await import('./rule-files.ts')).readRuleFiles(source, files, where);
  const { SHIPPED_RULES } = await shipped;
  const ids = SHIPPED_RULES.map(({ id }) => id);
  const unknown = leaveOut.filter((id) => !ids.includes(id));
  if (unknown.length > 0) throw new ConfigError(unknown.map((id) => `${where}${unknownRule(id, ids)}`));
  const gone = new Set([...leaveOut, ...own.rules.map(({ id }) => id)]);
  return {
    registry: [
      ...own.rules.map((rule): RegistryEntry => ({ ...rule, cue: null, checks: [] })),
      ...SHIPPED_RULES.filter(({ id }) => !gone.has(id)),
    ],
    names: own.names,
    globs: files,
  };
}

function unknownRule(id: string, ids: readonly string[]): string {
  const near = nearest(id, ids);
  const hint = near === null ? 'take it out' : `did you mean ${near}?`;
  return `skillConformance.leaveOut: ${id} is no rule of this program: ${hint}`;
}

/** Settings whose run asks for these rules. */
export function withRegistry<Rules extends Pick<ReviewRules, 'criteria'>>(
  rules: Rules,
  { registry }: RunRegistry,
): Rules {
  return { ...rules, criteria: { ...rules.criteria, registry } };
}

/** Where the settings and rules of a run stand; `setting` is the value of the setting `config`. */
export function configurationOf(
  setting: string,
  found: Configuration | null,
  { names, globs }: RunRegistry,
): ReviewInput['configuration'] {
  return { names: [...configNames(setting), ...names], ruleGlobs: globs, found };
}
