import type { GateRules, ResultWord } from '../domain/gates.ts';
import type { SettingSpec } from './setting-spec.ts';

const RESULT_HELP =
  'as its CI says it: success, failure, cancelled or skipped (GitHub’s `needs.JOB.result` and `steps.STEP.outcome`), pass or fail, true or false, or an exit code';

/** What other tools found, in the order in which help shows them. */
export const GATE_SETTINGS: readonly SettingSpec[] = [
  {
    name: 'sarif-import',
    personal: true,
    kind: 'text',
    fallback: '',
    placeholder: 'FILES',
    help: 'Results of other tools: SARIF 2.1.0 files, and folders with `*.sarif` or `*.sarif.json`, separated by commas or line ends, from the working folder on. Results on lines that the change adds count as findings; a file that is missing or broken stops the run',
  },
  {
    name: 'build-result',
    kind: 'result',
    fallback: '',
    placeholder: 'RESULT',
    help: `What the build came to, ${RESULT_HELP}. A failure fails the run`,
  },
  {
    name: 'lint-result',
    kind: 'result',
    fallback: '',
    placeholder: 'RESULT',
    help: 'What the linters came to, in the same words',
  },
  {
    name: 'test-result',
    kind: 'result',
    fallback: '',
    placeholder: 'RESULT',
    help: 'What the tests came to, in the same words',
  },
];

/** Words of CI services for a result, in lower case; `unstable`, `aborted` and `not_built` are those of Jenkins. */
const WORDS: Readonly<Record<string, ResultWord>> = {
  success: 'success',
  succeeded: 'success',
  pass: 'success',
  passed: 'success',
  true: 'success',
  failure: 'failure',
  fail: 'failure',
  failed: 'failure',
  false: 'failure',
  unstable: 'failure',
  cancelled: 'cancelled',
  canceled: 'cancelled',
  aborted: 'cancelled',
  skipped: 'skipped',
  not_built: 'skipped',
};

/** The result that a word of a CI service or an exit code stands for; null for any other text. */
export function resultWord(text: string): ResultWord | null {
  if (/^-?\d{1,10}$/.test(text)) return Number(text) === 0 ? 'success' : 'failure';
  const word = text.toLowerCase();
  return Object.hasOwn(WORDS, word) ? (WORDS[word] ?? null) : null;
}

/** The results that were handed in; `value` gives checked settings by name, empty where nothing was given. */
export function handedResults(value: (name: string) => string): GateRules['results'] {
  const [build = null, lint = null, test = null] = ['build', 'lint', 'test'].map((name) =>
    resultWord(value(`${name}-result`)),
  );
  return { build, lint, test };
}

/** The parts of a list that is written with commas or line ends. */
export function listedPaths(text: string): readonly string[] {
  return text
    .split(/[,\r\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
