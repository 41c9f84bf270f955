import type { PublishRules } from '../domain/publication.ts';
import { POSTS, STATUS_WAYS, VERDICTS } from '../domain/publication.ts';
import { SEVERITIES } from '../domain/severity.ts';
import { fillValues, isTrue, type RawSettings, type Values } from './setting-values.ts';
import { type Config, readConfig } from './settings.ts';
import { MODES, type Mode } from './settings-table.ts';

/** What a run on a pull request is told, checked. */
export type ActionConfig = Config & {
  readonly mode: Mode;
  /** As given; null where the event names the pull request. */
  readonly number: number | null;
  readonly token: string;
  readonly publish: PublishRules;
  readonly reviewDrafts: boolean;
  readonly skipLabel: string | null;
};

export type ActionReading =
  | { readonly config: ActionConfig; readonly problems: readonly [] }
  | { readonly config: null; readonly problems: readonly string[] };

/** GitHub numbers pull requests from 1; more digits than this no repository has. */
const NUMBER = /^[1-9][0-9]{0,9}$/;

const NO_TOKEN =
  'github-token: no token was given. Leave the input out to use that of the workflow run, or pass one from the secrets of the repository';

/** Reads the settings of the action and reports every problem at once. `keyless` says why no key can be expected. */
export function readActionSettings(raw: RawSettings, keyless: string | null): ActionReading {
  const problems: string[] = [];
  const value = fillValues(raw, problems);
  const mode = oneOf(MODES, value('mode'), 'full');
  // A job that only posts asks no model: keys would be one more secret beside a write token.
  const nobody = mode === 'publish' ? 'this job posts a review that another job made' : keyless;
  const config = readConfig(value, { surface: 'action', problems, keyless: nobody });
  if (value('github-token') === '') problems.push(NO_TOKEN);
  if (mode === 'publish' && config.reportDir === null) {
    problems.push('report-dir: name the folder that holds the review.json of the job that analysed');
  }
  const number = readNumber(value('pr-number'), problems);
  if (problems.length > 0) return { config: null, problems };
  return {
    config: {
      ...config,
      mode,
      number,
      token: value('github-token'),
      publish: publishRules(value),
      reviewDrafts: isTrue(value('review-drafts')),
      skipLabel: value('skip-label') === '' ? null : value('skip-label'),
    },
    problems: [],
  };
}

/** The number of a pull request; null for every other text. */
export function pullRequestNumber(text: string): number | null {
  return NUMBER.test(text) ? Number(text) : null;
}

function readNumber(text: string, problems: string[]): number | null {
  const number = pullRequestNumber(text);
  if (text === '' || number !== null) return number;
  problems.push(`pr-number: ${JSON.stringify(text)} is not the number of a pull request`);
  return null;
}

function publishRules(value: Values): PublishRules {
  return {
    post: oneOf(POSTS, value('post'), 'inline'),
    minSeverity: oneOf(SEVERITIES, value('min-severity'), 'suggestion'),
    maxComments: Number(value('max-comments')),
    verdict: oneOf(VERDICTS, value('verdict'), 'comment'),
    status: oneOf(STATUS_WAYS, value('status'), 'auto'),
    suggestions: isTrue(value('suggestions')),
    blockerTasks: false,
    prUpdate: false,
    stateKey: value('state-key') === '' ? null : value('state-key'),
  };
}

/** The word where it is one of the list; values are checked before, so that the fallback is for the compiler. */
function oneOf<Word extends string>(words: readonly Word[], text: string, fallback: Word): Word {
  return words.find((word) => word === text) ?? fallback;
}
