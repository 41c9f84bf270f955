/** What is written from the settings table: `action.yml`, and the tables of the README that are read from it. */
import { parse } from 'yaml';
import { OUTPUTS } from '../../src/shells/pull-request-outputs.ts';
import type { SettingSpec } from '../../src/shells/setting-spec.ts';
import { settingsOf } from '../../src/shells/settings-table.ts';
import { describeSetting, handedOver } from './setting-words.ts';

/** The token of the run is the one value that the runner has to fill in. */
const TOKEN_DEFAULT = `$${'{{ github.token }}'}`;

function defaultOf(spec: SettingSpec): string {
  return spec.name === 'github-token' ? TOKEN_DEFAULT : handedOver(spec);
}

/** The text of `action.yml`. */
export function actionYaml(): string {
  const inputs = settingsOf('action').flatMap((spec) => [
    `  ${spec.name}:`,
    `    description: ${JSON.stringify(describeSetting(spec))}`,
    '    required: false',
    `    default: ${JSON.stringify(defaultOf(spec))}`,
  ]);
  const outputs = Object.entries(OUTPUTS).flatMap(([name, description]) => [
    `  ${name}:`,
    `    description: ${JSON.stringify(description)}`,
  ]);
  return [
    '# Written from src/shells/settings-table.ts and pull-request-outputs.ts: UPDATE_DOCS=1 npm test -- written-docs',
    'name: Quorate',
    'description: "Pull-request review by a panel of models: merged, checked, sorted, and posted once on the right line"',
    'author: Quorate',
    'branding:',
    '  icon: users',
    '  color: purple',
    'inputs:',
    ...inputs,
    'outputs:',
    ...outputs,
    'runs:',
    '  using: node24',
    '  main: dist/index.js',
    '',
  ].join('\n');
}

export type ActionMetadata = {
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly default: string }>>;
  readonly outputs: Readonly<Record<string, { readonly description: string }>>;
  readonly runs: { readonly using: string; readonly main: string };
};

/** `action.yml` as a reader of YAML sees it. */
export function readAction(text: string): ActionMetadata {
  return parse(text) as ActionMetadata;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}

/** The inputs of the action as a Markdown table. */
export function inputsTable({ inputs }: ActionMetadata): string {
  const rows = Object.entries(inputs).map(([name, input]) => {
    const fallback = input.default === '' ? '–' : `\`${input.default}\``;
    return `| \`${name}\` | ${fallback} | ${cell(input.description)} |`;
  });
  return ['| input | default | |', '|---|---|---|', ...rows].join('\n');
}

/** The outputs of the action as a Markdown table. */
export function outputsTable({ outputs }: ActionMetadata): string {
  const rows = Object.entries(outputs).map(
    ([name, { description }]) => `| \`${name}\` | ${cell(description)} |`,
  );
  return ['| output | |', '|---|---|', ...rows].join('\n');
}
