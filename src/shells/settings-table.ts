import { EFFORTS, PROVIDERS, SLOTS } from '../domain/slot.ts';

/** How a raw string becomes a value. */
export type SettingKind = 'text' | 'secret' | 'flag' | 'choice' | 'integer' | 'number' | 'url';

/** One setting: the single source of flags, environment names, help and documents. */
export type SettingSpec = {
  readonly name: string;
  readonly kind: SettingKind;
  /** The value where nothing is given; empty means none. */
  readonly fallback: string;
  readonly choices?: readonly string[];
  readonly min?: number;
  readonly max?: number;
  /** What stands for the value in help texts. */
  readonly placeholder?: string;
  readonly help: string;
};

/** The settings of a review that exist so far, in the order in which help shows them. */
export const SETTINGS: readonly SettingSpec[] = [
  {
    name: 'base',
    kind: 'text',
    fallback: '',
    placeholder: 'REF',
    help: 'Branch, tag or commit that the change is compared with (from their merge base)',
  },
  {
    name: 'head',
    kind: 'text',
    fallback: 'HEAD',
    placeholder: 'REF',
    help: 'Branch, tag or commit under review',
  },
  {
    name: 'repository',
    kind: 'text',
    fallback: '.',
    placeholder: 'DIR',
    help: 'Folder of the git repository',
  },
  {
    name: 'panel',
    kind: 'text',
    fallback: '',
    placeholder: 'SEATS',
    help: `Who reviews: SLOT=PROVIDER/MODEL@EFFORT, separated by commas. Slots: ${SLOTS.join(', ')}. Providers: ${PROVIDERS.join(', ')}. Efforts: ${EFFORTS.join(', ')}. Without it the keys decide`,
  },
  { name: 'anthropic-api-key', kind: 'secret', fallback: '', help: 'Key for Anthropic models' },
  { name: 'openai-api-key', kind: 'secret', fallback: '', help: 'Key for OpenAI models' },
  {
    name: 'anthropic-base-url',
    kind: 'url',
    fallback: 'https://api.anthropic.com',
    placeholder: 'URL',
    help: 'Where Anthropic requests go',
  },
  {
    name: 'openai-base-url',
    kind: 'url',
    fallback: 'https://api.openai.com/v1',
    placeholder: 'URL',
    help: 'Where OpenAI requests go; a host alone means its /v1',
  },
  ...SLOTS.flatMap((slot): SettingSpec[] => [
    {
      name: `${slot}-base-url`,
      kind: 'url',
      fallback: '',
      placeholder: 'URL',
      help: `Server of the seat ${slot}; needed for openai-compatible; a host alone means its /v1`,
    },
    { name: `${slot}-api-key`, kind: 'secret', fallback: '', help: `Key for the server of the seat ${slot}` },
  ]),
  {
    name: 'allow-http',
    kind: 'flag',
    fallback: 'false',
    help: 'Allow http:// for a model server of your own network (loopback is always allowed)',
  },
  {
    name: 'quorum',
    kind: 'integer',
    fallback: '',
    min: 1,
    max: SLOTS.length,
    placeholder: 'N',
    help: 'Seats that must read each file to the end; without it a majority of the panel',
  },
  {
    name: 'fail-on',
    kind: 'choice',
    fallback: 'blocking',
    choices: ['blocking', 'important', 'suggestion', 'never'],
    help: 'Accepted findings at or above this severity fail the run',
  },
  {
    name: 'on-incomplete',
    kind: 'choice',
    fallback: 'fail',
    choices: ['fail', 'neutral'],
    help: 'What an incomplete review does to the exit code; the report says incomplete either way',
  },
  {
    name: 'max-cost-usd',
    kind: 'number',
    fallback: '',
    min: 0,
    placeholder: 'USD',
    help: 'Most that a run may cost by estimate; over it effort, then seats are reduced, in the open',
  },
  {
    name: 'prices',
    kind: 'text',
    fallback: '',
    placeholder: 'LIST',
    help: 'Prices in USD per million tokens, MODEL=INPUT/OUTPUT separated by commas, over the built-in table',
  },
  {
    name: 'deadline-minutes',
    kind: 'number',
    fallback: '20',
    min: 0.05,
    max: 360,
    placeholder: 'MINUTES',
    help: 'Time after which seats that have not answered are given up',
  },
  {
    name: 'dry-run',
    kind: 'flag',
    fallback: 'false',
    help: 'Print what would be sent to whom, send nothing',
  },
  {
    name: 'report-dir',
    kind: 'text',
    fallback: '',
    placeholder: 'DIR',
    help: 'Folder for triage.json, review.json, findings.sarif, recording.json and the others; without it a new temporary one',
  },
];

/** `max-cost-usd` → `MAX_COST_USD`. */
export function environmentName(setting: string): string {
  return setting.toUpperCase().replaceAll('-', '_');
}
