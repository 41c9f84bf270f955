/** What is written from the settings table for the pipe: `pipe.yml`, and the tables of its README. */
import { parse } from 'yaml';
import { OUTPUTS } from '../../src/shells/pull-request-outputs.ts';
import type { SettingSpec } from '../../src/shells/setting-spec.ts';
import { environmentName, settingsOf } from '../../src/shells/settings-table.ts';
import { projectJson } from './project.ts';
import { describeSetting, handedOver } from './setting-words.ts';

function describe(spec: SettingSpec): string {
  const words = describeSetting(spec);
  return spec.kind === 'secret' ? `${words}. A secured variable` : words;
}

/** The image of this version. */
export function pipeImage(): string {
  const { version } = projectJson('package.json') as { version: string };
  return `quorate/quorate-pipe:${version}`;
}

/**
 * The text of `pipe.yml`. A variable without a value of its own has no default there: an empty one would hide what
 * Pipelines sets itself, such as the number of the pull request.
 */
export function pipeYaml(): string {
  const variables = settingsOf('pipe').flatMap((spec) => [
    `  - name: ${environmentName(spec.name)}`,
    `    description: ${JSON.stringify(describe(spec))}`,
    '    required: false',
    ...(handedOver(spec) === '' ? [] : [`    default: ${JSON.stringify(handedOver(spec))}`]),
  ]);
  return [
    '# Written from src/shells/settings-table.ts: UPDATE_DOCS=1 npm test -- written-docs',
    'name: Quorate',
    `image: ${pipeImage()}`,
    'description: "Pull-request review by a panel of models: merged, checked, sorted, and posted once on the right line"',
    'category: Code quality',
    'repository: https://github.com/quorate/quorate',
    'vendor:',
    '  name: Quorate',
    '  website: https://github.com/quorate/quorate',
    'maintainer:',
    '  name: Quorate',
    '  website: https://github.com/quorate/quorate',
    'tags:',
    ...['code-review', 'pull-requests', 'code-quality', 'security', 'llm'].map((tag) => `  - ${tag}`),
    'variables:',
    ...variables,
    '',
  ].join('\n');
}

export type PipeMetadata = {
  readonly name: string;
  readonly image: string;
  readonly category: string;
  readonly variables: readonly {
    readonly name: string;
    readonly description: string;
    readonly required: boolean;
    readonly default?: string;
  }[];
};

/** `pipe.yml` as a reader of YAML sees it. */
export function readPipe(text: string): PipeMetadata {
  return parse(text) as PipeMetadata;
}

const cell = (text: string): string => text.replaceAll('|', '\\|');

/** The variables of the pipe as a Markdown table. */
export function variablesTable({ variables }: PipeMetadata): string {
  const rows = variables.map(({ name, description, default: value }) => {
    const fallback = value === undefined ? '–' : `\`${value}\``;
    return `| \`${name}\` | ${fallback} | ${cell(description)} |`;
  });
  return ['| variable | default | |', '|---|---|---|', ...rows].join('\n');
}

/** The outputs of the pipe as a Markdown table. */
export function pipeOutputsTable(): string {
  const rows = Object.entries(OUTPUTS).map(
    ([name, description]) => `| \`QUORATE_${environmentName(name)}\` | ${cell(description)} |`,
  );
  return ['| variable | |', '|---|---|', ...rows].join('\n');
}
