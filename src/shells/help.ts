import { CONTRACTS } from '../domain/contract.ts';
import { wrap } from '../lib/text.ts';
import type { FlagSpec } from './arguments.ts';
import type { SettingSpec, Surface } from './setting-spec.ts';
import { environmentName, settingsOf } from './settings-table.ts';

/** A command with everything that help and the argument parser need. */
export type CommandSpec = {
  readonly name: string;
  /** Words that stand for positional arguments in the usage line. */
  readonly usage: string;
  readonly summary: string;
  readonly details: readonly string[];
  readonly flags: readonly FlagSpec[];
};

const HELP_FLAG: FlagSpec = { name: 'help', takesValue: false, help: 'Show this help' };

function settingFlag(spec: SettingSpec): FlagSpec {
  const takesValue = spec.kind !== 'flag';
  const choices = spec.choices === undefined ? '' : ` (${spec.choices.join(', ')})`;
  const fallback = spec.fallback === '' || !takesValue ? '' : ` [${spec.fallback}]`;
  return {
    name: spec.name,
    takesValue,
    placeholder: spec.placeholder ?? (spec.kind === 'secret' ? 'KEY' : 'VALUE'),
    help: `${spec.help}${choices}${fallback}`,
  };
}

function settingFlags(surface: Surface, names?: readonly string[]): readonly FlagSpec[] {
  return settingsOf(surface)
    .filter((spec) => names === undefined || names.includes(spec.name))
    .map(settingFlag);
}

const REPLAY_SETTINGS = ['triage-slot', 'fail-on', 'on-incomplete', 'report-dir'];

/** Settings of a range, of a run and of its report: a panel is checked without any. */
const NOT_OF_PANEL = [
  'base',
  'head',
  'repository',
  'config',
  'fail-on',
  'on-incomplete',
  'language',
  'sarif-import',
  'build-result',
  'lint-result',
  'test-result',
  'suggestions',
  'deadline-minutes',
  'dry-run',
  'report-dir',
];

function panelFlags(): readonly FlagSpec[] {
  const names = settingsOf('command').map(({ name }) => name);
  return settingFlags(
    'command',
    names.filter((name) => !NOT_OF_PANEL.includes(name)),
  );
}

/** All commands, in the order of help. */
export const COMMANDS: readonly CommandSpec[] = [
  {
    name: 'review',
    usage: '--base REF [--head REF] [options]',
    summary: 'Review a range of a git repository',
    details: [
      'Compares HEAD (or --head) with its merge base with --base, asks the panel, prints the review.',
      'Every option is also an environment variable: --max-cost-usd is MAX_COST_USD. Give keys there:',
      'ANTHROPIC_API_KEY, OPENAI_API_KEY, GOOGLE_API_KEY and so on. Proxies: HTTPS_PROXY, HTTP_PROXY, NO_PROXY.',
      'Exit code: 0 pass or skipped, 1 block or incomplete, 2 wrong settings.',
    ],
    flags: [...settingFlags('command'), HELP_FLAG],
  },
  {
    name: 'pull-request',
    usage: '[options]',
    summary: 'Review a pull request on a Bitbucket and post it there',
    details: [
      'Cloud: repository, branch and pull request come from the variables of Bitbucket Pipelines.',
      'Data Center: BITBUCKET_DC_URL, BITBUCKET_DC_TOKEN, BITBUCKET_PROJECT, BITBUCKET_REPO, BITBUCKET_PR_ID.',
      'Every option is also an environment variable: --max-cost-usd is MAX_COST_USD. Give keys and tokens there.',
      'Proxies: HTTPS_PROXY, HTTP_PROXY, NO_PROXY. An authority of your own: NODE_EXTRA_CA_CERTS.',
      'Exit code: 0 pass or skipped, 1 block or incomplete, 2 wrong settings.',
    ],
    flags: [...settingFlags('pipe'), HELP_FLAG],
  },
  {
    name: 'demo',
    usage: '[options]',
    summary: 'Show the shipped example: no key, no network',
    details: ['Replays a recorded review. Always exits 0 when it could be shown.'],
    flags: [...settingFlags('command', ['report-dir']), HELP_FLAG],
  },
  {
    name: 'replay',
    usage: 'FILE [options]',
    summary: 'Repeat a recorded run offline',
    details: [
      'FILE is a recording.json from a report folder, or - for standard input.',
      'Everything after the models runs again; exit codes as for review. Options left out are as recorded.',
    ],
    flags: [...settingFlags('command', REPLAY_SETTINGS), HELP_FLAG],
  },
  {
    name: 'init',
    usage: '[--repository DIR] [--forge FORGE]',
    summary: 'Write a commented settings file and the CI file beside it',
    details: [
      'Writes .quorate.yml, and .github/workflows/quorate.yml, bitbucket-pipelines.yml or Jenkinsfile beside it.',
      'What is there is never overwritten: then it prints what to add. Says which secrets to set, and where.',
      'Exit code: 0 done, also where all was there, 1 the disk refused, 2 wrong arguments.',
    ],
    flags: [
      ...settingFlags('command', ['repository']),
      {
        name: 'forge',
        takesValue: true,
        placeholder: 'FORGE',
        help: 'Where pull requests are (github, bitbucket-cloud, bitbucket-dc); without it the remote and the files tell',
      },
      HELP_FLAG,
    ],
  },
  {
    name: 'validate',
    usage: 'NAME FILE',
    summary: 'Check a document against a contract',
    details: [
      `NAME is one of: ${CONTRACTS.join(', ')}.`,
      'Documents are JSON; that of config, the settings of a repository, may be YAML.',
      'rules takes any number of files (rules FILE FILE ...), which may be Markdown or YAML, and checks them as one.',
      'Exit code: 0 valid, 1 not valid, 2 wrong arguments.',
    ],
    flags: [HELP_FLAG],
  },
  {
    name: 'validate panel',
    usage: '[options]',
    summary: 'Ask the providers about the panel, without tokens',
    details: [
      'Says for each seat what its server tells of the model, what a call would be, and how the seat would end.',
      'Only lists and descriptions of models are read, each within 10 seconds; nothing is generated.',
      'Every option is also an environment variable, as for review. Give keys there.',
      'Exit code: 0 every seat can be expected to answer, 1 some seat cannot, 2 wrong settings.',
    ],
    flags: [...panelFlags(), HELP_FLAG],
  },
  {
    name: 'inspect',
    usage: 'diff FILE | answer FILE [--finish-reason R]',
    summary: 'Show what the parser or the answer reader sees, as JSON',
    details: [
      'diff: files, hunks and lines of a unified diff. Exit code 1 with the reason where it cannot be read.',
      'answer: status, findings and dropped items of a raw model answer. Exit code 0 for ok, repaired, partial.',
      'R is a vendor word (end_turn, length, refusal, …); without it the answer counts as finished.',
    ],
    flags: [
      { name: 'finish-reason', takesValue: true, placeholder: 'R', help: 'Why the model stopped [stop]' },
      HELP_FLAG,
    ],
  },
];

const INDENT = '  ';

function column(rows: readonly (readonly [string, string])[], width: number): string {
  const left = Math.max(...rows.map(([name]) => name.length)) + 2;
  return rows
    .map(([name, text]) => `${INDENT}${name.padEnd(left)}${hang(text, left + INDENT.length, width)}`)
    .join('\n');
}

/** Narrower than this a column of text is harder to read than a long line. */
const MIN_COLUMN = 24;

/** Wraps a text so that later lines stand under the first. */
function hang(text: string, indent: number, width: number): string {
  return wrap(text, Math.max(MIN_COLUMN, width - indent)).join(`\n${' '.repeat(indent)}`);
}

/** The help of the whole program. */
export function overview(version: string, width: number): string {
  const rows = COMMANDS.map((command): [string, string] => [command.name, command.summary]);
  return [
    `quorate ${version}: review of a change by a panel of models`,
    '',
    'Usage: quorate COMMAND [options]',
    '',
    column(rows, width),
    '',
    'quorate COMMAND --help shows the options of a command. quorate --version prints the version.',
    'Start with: quorate demo',
    '',
  ].join('\n');
}

/** The help of one command. */
export function commandHelp(command: CommandSpec, width: number): string {
  const rows = command.flags.map((flag): [string, string] => [
    flag.takesValue ? `--${flag.name} ${flag.placeholder ?? 'VALUE'}` : `--${flag.name}`,
    flag.help,
  ]);
  return [
    `${command.summary}.`,
    '',
    `Usage: quorate ${command.name} ${command.usage}`,
    '',
    ...command.details,
    '',
    column(rows, width),
    '',
  ].join('\n');
}

/** The settings as a Markdown table, for the README. */
export function settingsTable(): string {
  const cell = (text: string): string => text.replaceAll('|', '\\|');
  const rows = settingsOf('command').map((spec) => {
    const fallback = spec.fallback === '' ? '–' : `\`${spec.fallback}\``;
    const choices =
      spec.choices === undefined ? '' : ` (${spec.choices.map((choice) => `\`${choice}\``).join(', ')})`;
    return `| \`--${spec.name}\` | \`${environmentName(spec.name)}\` | ${fallback} | ${cell(spec.help)}${choices} |`;
  });
  return ['| flag | environment | default | |', '|---|---|---|---|', ...rows].join('\n');
}
