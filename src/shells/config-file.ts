import { loadValidator } from '../domain/contract.ts';
import type { RepositoryConfig } from '../domain/contracts.generated.ts';
import { readText, readTextTree } from './config-file-bytes.ts';
import { contractProblems, inSentences, placed } from './config-file-problems.ts';
import { readTree } from './config-file-read.ts';
import { ruleProblems } from './config-file-rules.ts';
import { CONFIG_SCHEMA } from './config-file-schema.ts';
import type { FileProblem } from './config-file-tree.ts';

/** The settings of a repository, or everything that is wrong with the file, a sentence each. */
export type ConfigFileResult =
  | { readonly ok: true; readonly config: RepositoryConfig }
  | { readonly ok: false; readonly problems: readonly string[] };

/**
 * Reads a repository's settings file: JSON where the name ends in `.json`, else YAML; a file without settings is an
 * empty configuration. Each problem is `name:line: key: what is wrong and what to do`. Of the text of the file only names
 * of unknown keys are repeated, cut: what stands in a broken file may be a token. Nothing is filled in from elsewhere.
 */
export async function parseConfigFile(bytes: Uint8Array, name: string): Promise<ConfigFileResult> {
  const content = readText(bytes);
  const read = content.ok ? await readTextTree(content.text, name) : content;
  if (!read.ok) return refused(name, read.problems);
  if (read.tree === null) return { ok: true, config: {} };
  if (read.tree.kind !== 'map') {
    return refused(name, [{ line: read.tree.line, text: 'keys with values should stand here' }]);
  }
  const values = readTree(read.tree, CONFIG_SCHEMA);
  const errors = (await loadValidator('config'))(values.value);
  const problems = [
    ...values.problems,
    ...contractProblems(errors, values, CONFIG_SCHEMA),
    ...ruleProblems(values),
  ];
  if (errors.length === 0 && problems.length === 0) {
    return { ok: true, config: values.value as RepositoryConfig };
  }
  return refused(name, placed(problems, values.lines));
}

function refused(name: string, problems: readonly FileProblem[]): ConfigFileResult {
  return { ok: false, problems: inSentences(name, problems) };
}
