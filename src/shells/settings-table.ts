import { POSTS, STATUS_WAYS, VERDICTS } from '../domain/publication.ts';
import { FAIL_ON, SEVERITIES } from '../domain/severity.ts';
import { BUILTIN, EFFORTS, PROVIDERS, SLOTS } from '../domain/slot.ts';
import { ON_PULL_REQUESTS, type SettingSpec, type Surface } from './setting-spec.ts';
import { FALLBACK_SETTINGS } from './settings-fallback.ts';
import { BITBUCKET_WRITES, FORGE_SETTINGS } from './settings-forge.ts';
import { GATE_SETTINGS } from './settings-gates.ts';
import { PROVIDER_SETTINGS } from './settings-providers.ts';
import { TRIAGE_SETTINGS } from './settings-triage.ts';

/** `full`: review and publish; `analyse`: review, keep the result in a file; `publish`: post such a file. */
export const MODES = ['full', 'analyse', 'publish'] as const;
export type Mode = (typeof MODES)[number];

/** All settings, in the order in which help shows them. */
export const SETTINGS: readonly SettingSpec[] = [
  ...FORGE_SETTINGS,
  {
    name: 'config',
    kind: 'text',
    fallback: '.quorate.yml',
    placeholder: 'FILE',
    help: 'The repository’s own settings, read at the tip of the branch that the change goes to; `.quorate.json` is found too. They may make stricter what is set here, never milder',
  },
  {
    name: 'mode',
    only: ON_PULL_REQUESTS,
    kind: 'choice',
    fallback: 'full',
    choices: MODES,
    help: 'What this job does: `analyse` reviews and writes `review.json` into `report-dir` with no need of a write token; `publish` posts what it finds there with no need of model keys; `full` does both',
  },
  {
    name: 'base',
    only: ['command'],
    kind: 'text',
    fallback: '',
    placeholder: 'REF',
    help: 'Branch, tag or commit that the change is compared with (from their merge base)',
  },
  {
    name: 'head',
    only: ['command'],
    kind: 'text',
    fallback: 'HEAD',
    placeholder: 'REF',
    help: 'Branch, tag or commit under review',
  },
  {
    name: 'repository',
    only: ['command'],
    personal: true,
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
    help: `Who reviews: SLOT=PROVIDER/MODEL@EFFORT, separated by commas; SLOT=${BUILTIN.provider} is code that holds lines against rules, and needs no key. Slots: ${SLOTS.join(', ')}. Providers: ${PROVIDERS.filter((name) => name !== BUILTIN.provider).join(', ')}. Efforts: ${EFFORTS.join(', ')}. Without it the keys decide`,
  },
  ...FALLBACK_SETTINGS,
  ...PROVIDER_SETTINGS,
  {
    name: 'quorum',
    kind: 'integer',
    fallback: '',
    min: 1,
    max: SLOTS.length,
    placeholder: 'N',
    help: 'Seats that must read each file to the end; without it a majority of the panel',
  },
  ...TRIAGE_SETTINGS,
  ...GATE_SETTINGS,
  {
    name: 'fail-on',
    kind: 'choice',
    fallback: 'blocking',
    choices: FAIL_ON,
    help: 'Accepted findings, and results of other tools, at or above this severity fail the run',
  },
  {
    name: 'on-incomplete',
    kind: 'choice',
    fallback: 'fail',
    choices: ['fail', 'neutral'],
    help: 'What an incomplete review does to the exit code; the report says incomplete either way',
  },
  {
    name: 'post',
    only: ON_PULL_REQUESTS,
    kind: 'choice',
    fallback: 'inline',
    choices: POSTS,
    help: 'Where findings are said: `inline` on their lines and in one summary comment, `summary` in that comment only, `none` in the report of the run only',
  },
  {
    name: 'min-severity',
    only: ON_PULL_REQUESTS,
    kind: 'choice',
    fallback: 'suggestion',
    choices: SEVERITIES,
    help: 'Lowest severity that becomes an inline comment; what is below stands in the summary',
  },
  {
    name: 'max-comments',
    only: ON_PULL_REQUESTS,
    kind: 'integer',
    fallback: '30',
    min: 0,
    max: 100,
    placeholder: 'N',
    help: 'Most inline comments that are open at a time, blocking ones first; the rest stands in the summary',
  },
  {
    name: 'language',
    kind: 'language',
    fallback: 'en',
    placeholder: 'TAG',
    help: 'Language that reviewers write in, as a tag: en, de, pt-BR',
  },
  {
    name: 'verdict',
    only: ON_PULL_REQUESTS,
    kind: 'choice',
    fallback: 'comment',
    choices: VERDICTS,
    help: 'The review on the pull request: `request-changes` where the result is block; `approve` where it is pass with two families, everything read and nothing moved meanwhile',
  },
  {
    name: 'status',
    only: ON_PULL_REQUESTS,
    kind: 'choice',
    fallback: 'auto',
    choices: STATUS_WAYS,
    help: 'The result on the head commit. GitHub: a check run (`check`), a commit status, or none; `auto` takes the check run where the token allows it. Bitbucket: the Code Insights report (`check`), the build status (`commit-status`), or none; `auto` takes both',
  },
  {
    name: 'suggestions',
    only: ON_PULL_REQUESTS,
    kind: 'flag',
    fallback: 'false',
    help: 'Offer short fixes as suggestion blocks, only on the lines of the finding and marked as unverified',
  },
  ...BITBUCKET_WRITES,
  {
    name: 'review-drafts',
    only: ON_PULL_REQUESTS,
    kind: 'flag',
    fallback: 'false',
    help: 'Review drafts too',
  },
  {
    name: 'skip-label',
    only: ['action'],
    kind: 'text',
    fallback: 'skip-review',
    placeholder: 'LABEL',
    help: 'A pull request with this label is not reviewed',
  },
  {
    name: 'state-key',
    only: ON_PULL_REQUESTS,
    kind: 'secret',
    fallback: '',
    help: 'Secret that signs the marks in our comments, for repositories where another workflow repeats foreign text under the same account',
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
    personal: true,
    kind: 'text',
    fallback: '',
    placeholder: 'DIR',
    help: 'Folder for triage.json, review.json, findings.sarif, recording.json and the others; without it a new temporary one',
  },
];

/** The settings of one surface, in the order of help. */
export function settingsOf(surface: Surface): readonly SettingSpec[] {
  return SETTINGS.filter(({ only }) => only?.includes(surface) ?? true);
}

/** `max-cost-usd` → `MAX_COST_USD`. */
export function environmentName(setting: string): string {
  return setting.toUpperCase().replaceAll('-', '_');
}
