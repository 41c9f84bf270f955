import type { RepositoryConfig } from '../domain/contracts.generated.ts';
import { type GateRules, USUAL_GATES } from '../domain/gates.ts';
import type { Configuration } from '../domain/outcome.ts';
import { NO_GLOBS, type Routing, type ScopeGlobs } from '../domain/routing.ts';
import { logSafe } from '../lib/text.ts';
import { isTrue, type RawSettings } from './setting-values.ts';

/** Where a repository's own settings stand unless the setting `config` names another file. */
export const USUAL_FILES = ['.quorate.yml', '.quorate.json'] as const;

/** Bytes that such a file may have. */
export const MAX_CONFIG_BYTES = 64 * 1024;

/** The paths that may hold a repository's settings, for the value of the setting `config`. */
export function configNames(setting: string): readonly string[] {
  return setting === USUAL_FILES[0] ? USUAL_FILES : [setting];
}

/** What is wrong with a path for the settings of a repository; null where nothing is. */
export function configPathProblem(path: string): string | null {
  const parts = path.split('/');
  const isWithin = parts.every((part) => part !== '' && part !== '.' && part !== '..');
  if (!isWithin || path.includes('\\') || path.length > 255) {
    return `config: ${JSON.stringify(logSafe(path.slice(0, 255)))} is no path from the root of the repository: write it like ${USUAL_FILES[0]}`;
  }
  return /\.(?:ya?ml|json)$/i.test(path)
    ? null
    : `config: ${JSON.stringify(logSafe(path))} ends in neither .yml nor .json: name a file that does`;
}

/** The line of the log that says whose settings hold. */
export function fileLine({ path, commit }: Pick<Configuration, 'path' | 'commit'>): string {
  return logSafe(`settings of the repository: ${path} at ${commit.slice(0, 12)}`);
}

/** Whose word holds where an input and the repository's file both say something. The file never makes anything milder. */
type Merge = (given: string, own: string) => string;

const theInput: Merge = (given) => given;
const ifEither: Merge = (given, own) => (isTrue(given) ? given : own);
const ifBoth: Merge = (given, own) => (isTrue(given) ? own : given);
const theLarger: Merge = (given, own) => (Number(own) > Number(given) ? own : given);
const theSmaller: Merge = (given, own) => (Number(own) < Number(given) ? own : given);

/** A key of the file that speaks of a setting. */
export type SharedSetting = {
  readonly key: string;
  readonly setting: string;
  readonly own: (config: RepositoryConfig) => string | number | boolean | undefined;
  readonly merge: Merge;
};

/** Every setting that a repository's file may speak of, and what becomes of it where an input speaks of it too. */
export const SHARED_SETTINGS: readonly SharedSetting[] = [
  { key: 'language', setting: 'language', own: (file) => file.language, merge: theInput },
  { key: 'minSeverity', setting: 'min-severity', own: (file) => file.minSeverity, merge: theInput },
  { key: 'maxComments', setting: 'max-comments', own: (file) => file.maxComments, merge: theInput },
  {
    key: 'reviewDisagreementRound',
    setting: 'review-disagreement-round',
    own: (file) => file.reviewDisagreementRound,
    merge: ifEither,
  },
  {
    key: 'triageCrossCheck.enabled',
    setting: 'triage-cross-check',
    own: (file) => file.triageCrossCheck?.enabled,
    merge: ifEither,
  },
  {
    key: 'triageCrossCheck.sampleRate',
    setting: 'triage-cross-check-sample-rate',
    own: (file) => file.triageCrossCheck?.sampleRate,
    merge: theLarger,
  },
  {
    key: 'triageCrossCheck.slot',
    setting: 'triage-cross-check-slot',
    own: (file) => file.triageCrossCheck?.slot,
    merge: theInput,
  },
  {
    key: 'triageCrossCheck.blockOnDisagreement',
    setting: 'triage-cross-check-block-on-disagreement',
    own: (file) => file.triageCrossCheck?.blockOnDisagreement,
    merge: ifEither,
  },
  {
    key: 'modelFallback.fableEnabled',
    setting: 'fable-enabled',
    own: (file) => file.modelFallback?.fableEnabled,
    merge: ifBoth,
  },
  {
    key: 'modelFallback.onDispatchError',
    setting: 'fallback-on-dispatch-error',
    own: (file) => file.modelFallback?.onDispatchError,
    merge: ifBoth,
  },
  {
    key: 'modelRouting.budgetCeilingUsd',
    setting: 'max-cost-usd',
    own: ({ modelRouting }) => (modelRouting?.enabled === false ? undefined : modelRouting?.budgetCeilingUsd),
    merge: theSmaller,
  },
];

/** The key of the file that may say what a setting does, where no input says it; null where none does. */
export function sharedKey(setting: string): string | null {
  return SHARED_SETTINGS.find((shared) => shared.setting === setting)?.key ?? null;
}

/** The settings with what the file says of them, and a sentence for every key whose word does not hold. */
export type MergedSettings = { readonly raw: RawSettings; readonly decisions: readonly string[] };

/** Merges a repository's file into what was given from outside; a setting that was not given is the file's to decide. */
export function withRepository(raw: RawSettings, file: RepositoryConfig | null): MergedSettings {
  if (file === null) return { raw, decisions: [] };
  const merged: Record<string, string | undefined> = { ...raw };
  const decisions: string[] = [];
  for (const { key, setting, own, merge } of SHARED_SETTINGS) {
    const value = own(file);
    if (value === undefined) continue;
    const given = raw[setting]?.trim() ?? '';
    const word = given === '' ? wordOf(value) : merge(given, wordOf(value));
    merged[setting] = word;
    if (!isSame(word, value)) {
      decisions.push(`the input ${setting} is ${given}, which ${key} of the repository's file cannot change`);
    }
  }
  return { raw: merged, decisions };
}

/** What only the file can say, for a run. */
export type RepositoryRules = {
  readonly globs: ScopeGlobs;
  readonly routing: Routing | null;
  readonly instructions: string | null;
  readonly scopeGate: boolean;
  readonly riskAdvisory: boolean;
  readonly criteria: {
    /** Globs of the files with rules of the repository. */
    readonly files: readonly string[];
    /** Ids of rules that come with the program and do not hold. */
    readonly leaveOut: readonly string[];
    readonly blockOnGap: boolean;
  };
  readonly gates: Pick<GateRules, 'testGap' | 'exceptionMarkers'>;
};

/** The rules of a repository's file; those of a repository without one where it is null. */
export function repositoryRules(file: RepositoryConfig | null): RepositoryRules {
  const { ignore = [], include = [], neverSend = [] } = file ?? {};
  return {
    globs: file === null ? NO_GLOBS : { ignore, include, neverSend },
    routing: routingOf(file?.modelRouting),
    instructions: file?.instructions ?? null,
    scopeGate: file?.reviewScopeGate ?? false,
    riskAdvisory: file?.diffRiskAdvisory ?? true,
    criteria: {
      files: file?.rules ?? [],
      leaveOut: file?.skillConformance?.leaveOut ?? [],
      blockOnGap: file?.skillConformance?.blockOnCoverageGap ?? false,
    },
    gates: {
      // Who sets a threshold means the gate.
      testGap: { ...USUAL_GATES.testGap, enabled: file?.testGap !== undefined, ...file?.testGap },
      exceptionMarkers: { ...USUAL_GATES.exceptionMarkers, ...file?.exceptionMarkers },
    },
  };
}

function routingOf(given: RepositoryConfig['modelRouting']): Routing | null {
  if (given?.strategy === undefined || given.enabled === false) return null;
  const { strategy, rules = [], recordDecisions = true } = given;
  return {
    strategy,
    record: recordDecisions,
    rules: rules.map(({ when, slots }) => ({
      when: { paths: when.paths ?? null, risk: when.risk ?? null, language: when.language ?? null },
      slots,
    })),
  };
}

/** Decimals that settings take. */
const DECIMALS = 9;

/** A value of the file as settings are written, which take no exponents and no long fractions. */
function wordOf(value: string | number | boolean): string {
  if (typeof value !== 'number') return String(value);
  return value.toFixed(DECIMALS).replace(/\.?0+$/, '');
}

/** Whether a word says what a value of the file says, in whichever way it is written. */
function isSame(word: string, value: string | number | boolean): boolean {
  if (typeof value === 'boolean') return isTrue(word) === value;
  return word === wordOf(value) || (typeof value === 'number' && Number(word) === value);
}
