import type { PublishRules } from '../domain/publication.ts';
import { POSTS, STATUS_WAYS, VERDICTS } from '../domain/publication.ts';
import { SEVERITIES } from '../domain/severity.ts';
import type { Surface } from './setting-spec.ts';
import { isTrue, type Values } from './setting-values.ts';
import { type Config, type ConfigReading, type Keyless, readConfig } from './settings.ts';
import { MODES, type Mode } from './settings-table.ts';

/** What a run on a pull request is told, checked. */
export type PullRequestConfig = Config & {
  readonly mode: Mode;
  /** As given; null where something else names the pull request. */
  readonly number: number | null;
  readonly publish: PublishRules;
  readonly reviewDrafts: boolean;
  readonly skipLabel: string | null;
};

/** Forges number pull requests from 1; more digits than this no repository has. */
const NUMBER = /^[1-9][0-9]{0,9}$/;

/** What the readings of runs on a pull request differ in; `problems` is added to. */
export type PullRequestReading = {
  readonly surface: Exclude<Surface, 'command'>;
  readonly problems: string[];
  /** Why no key can be expected, where that is so. */
  readonly keyless: Keyless | null;
  readonly repository: ConfigReading['repository'];
  readonly decisions: readonly string[];
  /** Whether the description is written to where nobody has said so. */
  readonly prUpdate: boolean;
};

/** A job that does not read. */
const POSTS_ONLY: Keyless = { reason: 'this job posts a review that another job made', codeReads: false };

/** The settings that every run on a pull request has, whatever the forge. */
export function readPullRequestConfig(value: Values, reading: PullRequestReading): PullRequestConfig {
  const { problems, keyless, prUpdate } = reading;
  const mode = oneOf(MODES, value('mode'), 'full');
  // A job that only posts asks no model: keys would be one more secret beside a write token.
  const nobody = mode === 'publish' ? POSTS_ONLY : keyless;
  const config = readConfig(value, { ...reading, keyless: nobody });
  if (mode === 'publish' && config.reportDir === null) {
    problems.push('report-dir: name the folder that holds the review.json of the job that analysed');
  }
  return {
    ...config,
    mode,
    number: readNumber('pr-number', value, problems),
    publish: publishRules(value, prUpdate),
    reviewDrafts: isTrue(value('review-drafts')),
    skipLabel: value('skip-label') === '' ? null : value('skip-label'),
  };
}

/** The number of a pull request; null for every other text. */
export function pullRequestNumber(text: string): number | null {
  return NUMBER.test(text) ? Number(text) : null;
}

/** The number that a setting holds, null where it holds none; anything else is a problem. */
export function readNumber(name: string, value: Values, problems: string[]): number | null {
  const text = value(name);
  const number = pullRequestNumber(text);
  if (text === '' || number !== null) return number;
  problems.push(`${name}: ${JSON.stringify(text)} is not the number of a pull request`);
  return null;
}

function publishRules(value: Values, prUpdate: boolean): PublishRules {
  return {
    post: oneOf(POSTS, value('post'), 'inline'),
    minSeverity: oneOf(SEVERITIES, value('min-severity'), 'suggestion'),
    maxComments: Number(value('max-comments')),
    verdict: oneOf(VERDICTS, value('verdict'), 'comment'),
    status: oneOf(STATUS_WAYS, value('status'), 'auto'),
    suggestions: isTrue(value('suggestions')),
    blockerTasks: isTrue(value('blocker-tasks')),
    prUpdate: value('pr-update') === '' ? prUpdate : isTrue(value('pr-update')),
    stateKey: value('state-key') === '' ? null : value('state-key'),
  };
}

/** The word where it is one of the list; values are checked before, so that the fallback is for the compiler. */
function oneOf<Word extends string>(words: readonly Word[], text: string, fallback: Word): Word {
  return words.find((word) => word === text) ?? fallback;
}
