import { codeSlots, countingSeats, modelSeats } from '../domain/code-seats.ts';
import type { RepositoryConfig } from '../domain/contracts.generated.ts';
import { USUAL_GATES } from '../domain/gates.ts';
import { parsePrices } from '../domain/models.ts';
import { NO_RULES, type ReviewRules } from '../domain/run.ts';
import { FAIL_ON } from '../domain/severity.ts';
import { BUILTIN, familyOf, type Seat, type Slot } from '../domain/slot.ts';
import type { TriageRules } from '../domain/triage.ts';
import type { Price } from '../domain/usage.ts';
import { presetPanel } from './panel-presets.ts';
import { readPanel } from './panel-setting.ts';
import { configPathProblem, repositoryRules, withRepository } from './repository-settings.ts';
import { type BoundPanel, type BoundSeat, bindPanel } from './seat-binding.ts';
import type { Surface } from './setting-spec.ts';
import {
  fillValues,
  isTrue,
  optionalNumber,
  type RawSettings,
  type Values,
  visibleSettings,
} from './setting-values.ts';
import { handedResults, listedPaths } from './settings-gates.ts';
import { NO_AGENT } from './settings-triage.ts';
import { readTriage, type SeatsForTriage } from './triage-setting.ts';

/** What every run is told, checked. */
export type Config = ReviewRules & {
  readonly panel: readonly BoundSeat[];
  /** Who sits where and why, one sentence each. */
  readonly decisions: readonly string[];
  /** What whoever started the run should know of it first. */
  readonly warnings: readonly string[];
  readonly prices: ReadonlyMap<string, Price>;
  readonly dryRun: boolean;
  /** The path that may hold the repository's own settings. */
  readonly configFile: string;
  readonly reportDir: string | null;
  /** Files and folders with results of other tools, as they were named. */
  readonly sarifImport: readonly string[];
  /** Non-secret settings as text, for the recording. */
  readonly visible: Readonly<Record<string, string>>;
};

/** What a review of a range of a repository is told. */
export type RangeConfig = Config & {
  readonly repository: string;
  readonly base: string;
  readonly head: string;
};

export type SettingsReading =
  | { readonly config: RangeConfig; readonly problems: readonly [] }
  | { readonly config: null; readonly problems: readonly string[] };

/** What a run without any key comes to, and how to have models read. */
const NO_KEY = [
  'no model key is set: code alone reviews, by rules, and judges nothing.',
  'For a review by models set ANTHROPIC_API_KEY or OPENAI_API_KEY (both make a better panel), GOOGLE_API_KEY or BEDROCK_API_KEY,',
  'name the deployments of Azure, or the models that credentials of AWS give, in PANEL,',
  'or name a server of your own: --panel sonnet=openai-compatible/MODEL with SONNET_BASE_URL=http://127.0.0.1:11434/v1',
].join('\n  ');

/** On one line, for logs of builds. */
const NO_KEY_IN_BUILD =
  'no model key is set: code alone reviews, by rules, and judges nothing. For a review by models set ANTHROPIC_API_KEY or OPENAI_API_KEY, GOOGLE_API_KEY or BEDROCK_API_KEY, from secured variables (pipelines of a fork get none of those of the main repository), or name deployments of Azure, models of AWS credentials or a server of your own in PANEL';

type Notes = {
  readonly surface: Surface;
  readonly problems: string[];
  readonly decisions: string[];
  readonly warnings: string[];
};

function readSeats(value: Values, notes: Notes): BoundPanel {
  const bound = bindPanel(namedSeats(value, notes), value, notes);
  const lone = loneFamily(bound.seats);
  if (lone !== null) notes.decisions.push(lone);
  return bound;
}

/** Who reviews where no model can. */
const CODE_SEAT: Seat = { slot: 'sonnet', binding: BUILTIN };

function namedSeats(value: Values, notes: Notes): readonly Seat[] {
  const given = value('panel');
  const fableEnabled = isTrue(value('fable-enabled'));
  if (given !== '') {
    const reading = readPanel(given, fableEnabled);
    notes.problems.push(...reading.problems);
    notes.decisions.push(...reading.decisions);
    return reading.seats;
  }
  const preset = presetPanel(value, fableEnabled);
  notes.decisions.push(...preset.decisions);
  if (preset.seats.length > 0) return preset.seats;
  notes.warnings.push(notes.surface === 'command' ? NO_KEY : NO_KEY_IN_BUILD);
  return [CODE_SEAT];
}

/** What a panel of several seats and one maker cannot show; null where there are two makers, or one seat. */
function loneFamily(seats: readonly Seat[]): string | null {
  const models = modelSeats(seats);
  const [family, ...others] = new Set(models.map(({ binding }) => familyOf(binding)));
  if (family === undefined || others.length > 0 || models.length < 2) return null;
  return `all seats are of one family (${family}): their agreement is never unanimous`;
}

function readPrices(text: string, problems: string[]): ReadonlyMap<string, Price> {
  const read = parsePrices(text);
  if (read.ok) return read.prices;
  problems.push(...read.problems.map((problem) => `prices: ${problem}`));
  return new Map();
}

function quorumProblem(quorum: number | null, seats: number): string | null {
  if (quorum === null || seats === 0 || quorum <= seats) return null;
  return `quorum: ${quorum} seats can never read a file, the panel has ${seats}: lower it or add seats`;
}

export type RulesReading =
  | { readonly rules: ReviewRules; readonly problems: readonly [] }
  | { readonly rules: null; readonly problems: readonly string[] };

/**
 * The settings that decide a run once its change and its panel are known; `slots` are the seats that triage may name.
 * Where none say who runs the triage agent,
 * they are of a run that had none; without an agent nothing is checked. Nor did a run fall back that does not say so.
 */
export function readRules(
  raw: RawSettings,
  slots: readonly Slot[],
  repository: RepositoryConfig | null = null,
): RulesReading {
  const problems: string[] = [];
  const agent = raw['triage-slot'] ?? NO_AGENT;
  const fallback = raw['fallback-on-dispatch-error'] ?? 'false';
  const unchecked = agent === NO_AGENT ? { 'triage-cross-check': 'false' } : {};
  const before = { 'triage-slot': agent, 'fallback-on-dispatch-error': fallback };
  const value = fillValues({ ...raw, ...before, ...unchecked }, problems);
  const triage = readTriage(value, { slots, code: [], twins: new Map(), keyless: null });
  problems.push(...triage.problems);
  const rules = rulesOf(value, triage.rules, repository);
  return problems.length === 0 ? { rules, problems: [] } : { rules: null, problems };
}

function rulesOf(value: Values, triage: TriageRules, repository: RepositoryConfig | null): ReviewRules {
  const { globs, routing, instructions, gates, scopeGate, riskAdvisory, criteria } =
    repositoryRules(repository);
  return {
    triage,
    quorum: optionalNumber(value('quorum')),
    failOn: FAIL_ON.find((word) => word === value('fail-on')) ?? 'blocking',
    onIncomplete: value('on-incomplete') === 'neutral' ? 'neutral' : 'fail',
    maxCostUsd: optionalNumber(value('max-cost-usd')),
    deadlineMs: Number(value('deadline-minutes')) * 60_000,
    fallback: isTrue(value('fallback-on-dispatch-error')),
    wording: { language: value('language'), suggestions: isTrue(value('suggestions')), instructions },
    gates: { ...USUAL_GATES, ...gates, results: handedResults(value) },
    globs,
    routing,
    scopeGate,
    riskAdvisory,
    criteria: { ...NO_RULES, blockOnGap: criteria.blockOnGap },
  };
}

/** Reads all settings of a review of a range and reports every problem at once. Pure. */
export function readSettings(
  given: RawSettings,
  repository: RepositoryConfig | null = null,
): SettingsReading {
  const problems: string[] = [];
  const { raw, decisions } = withRepository(given, repository);
  const value = fillValues(raw, problems);
  if (value('base') === '') problems.push('base: give the branch or commit to compare with: --base main');
  const config = readConfig(value, {
    surface: 'command',
    problems,
    keyless: null,
    repository,
    decisions,
  });
  if (problems.length > 0) return { config: null, problems };
  const range = { repository: value('repository'), base: value('base'), head: value('head') };
  return { config: { ...config, ...range }, problems: [] };
}

/** Why no key can be expected, and whether code reads where no model can. */
export type Keyless = { readonly reason: string; readonly codeReads: boolean };

/** What is shared by the readings of all surfaces; `problems` is added to. */
export type ConfigReading = {
  readonly surface: Surface;
  readonly problems: string[];
  /** Where no key can be expected: then seats without one are left out. Null everywhere else. */
  readonly keyless: Keyless | null;
  /** The repository's own settings, already merged into the values where inputs may speak too; null for none. */
  readonly repository: RepositoryConfig | null;
  /** What was decided before. */
  readonly decisions: readonly string[];
};

/** The part of the settings that every run has. */
export function readConfig(value: Values, reading: ConfigReading): Config {
  const { surface, problems, keyless, repository } = reading;
  const notes: Notes = { surface, problems, decisions: [...reading.decisions], warnings: [] };
  const prices = readPrices(value('prices'), problems);
  const bound = keyless === null ? readSeats(value, notes) : readKeylessSeats(value, notes, keyless);
  const panel = bound.seats;
  const triage = readTriage(value, seatsForTriage(bound, keyless?.reason ?? null));
  notes.decisions.push(...triage.decisions);
  problems.push(...triage.problems);
  const rules = rulesOf(value, triage.rules, repository);
  const misnamed = configPathProblem(value('config'));
  if (misnamed !== null) problems.push(misnamed);
  const impossible = keyless === null ? quorumProblem(rules.quorum, countingSeats(panel).length) : null;
  if (impossible !== null) problems.push(impossible);
  return {
    panel,
    decisions: notes.decisions,
    warnings: notes.warnings,
    ...rules,
    prices,
    dryRun: isTrue(value('dry-run')),
    configFile: value('config'),
    reportDir: value('report-dir') === '' ? null : value('report-dir'),
    sarifImport: listedPaths(value('sarif-import')),
    visible: visibleSettings(decided(value, triage.rules), surface),
  };
}

/** Code is asked nothing. */
function seatsForTriage({ seats, twins }: BoundPanel, keyless: string | null): SeatsForTriage {
  const slots = modelSeats(seats).map(({ slot }) => slot);
  return { slots, code: [...codeSlots(seats)], twins, keyless };
}

/** Values with what was decided on for triage: a recording knows the panel as it was bound, and says the same of it. */
function decided(value: Values, { agent, crossCheck }: TriageRules): Values {
  const said = new Map([
    ['triage-slot', agent ?? NO_AGENT],
    ['triage-cross-check', String(crossCheck.enabled)],
    ['triage-cross-check-slot', crossCheck.slot ?? ''],
  ]);
  return (name) => said.get(name) ?? value(name);
}

/**
 * Seats where no key can be expected: what they lack is no mistake of whoever wrote the settings. Where none of them is
 * left, code reads in their place if anybody is to read.
 */
function readKeylessSeats(value: Values, notes: Notes, { reason, codeReads }: Keyless): BoundPanel {
  const missing: string[] = [];
  const panel = readSeats(value, { ...notes, problems: missing, warnings: [] });
  const models = modelSeats(panel.seats);
  if (missing.length > 0 || models.length === 0) notes.decisions.push(reason);
  if (!codeReads) return { ...panel, seats: models };
  return panel.seats.length > 0 ? panel : bindPanel([CODE_SEAT], value, notes);
}
