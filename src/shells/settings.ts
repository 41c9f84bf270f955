import { checkSecret } from '../domain/credentials.ts';
import { apiRoot, checkBaseUrl } from '../domain/endpoint.ts';
import { parsePrices } from '../domain/models.ts';
import { FAIL_ON } from '../domain/severity.ts';
import { type Binding, bindingText, compareSlots, type Seat } from '../domain/slot.ts';
import type { Price } from '../domain/usage.ts';
import type { ReviewRules } from '../review.ts';
import { defaultPanel, readPanel } from './panel-setting.ts';
import { environmentName, SETTINGS, type SettingSpec } from './settings-table.ts';

/** Raw values by setting name; what is absent or empty is not given. */
export type RawSettings = Readonly<Record<string, string | undefined>>;

/** Where the requests of one seat go and what they carry. */
export type Endpoint = { readonly baseUrl: string; readonly apiKey: string | null };

export type BoundSeat = Seat & { readonly endpoint: Endpoint };

/** Everything a run is told, checked. */
export type Config = ReviewRules & {
  readonly repository: string;
  readonly base: string;
  readonly head: string;
  readonly panel: readonly BoundSeat[];
  /** Who sits where and why, one sentence each. */
  readonly decisions: readonly string[];
  readonly prices: ReadonlyMap<string, Price>;
  readonly dryRun: boolean;
  readonly reportDir: string | null;
  /** Non-secret settings as text, for the recording. */
  readonly visible: Readonly<Record<string, string>>;
};

export type SettingsReading =
  | { readonly config: Config; readonly problems: readonly [] }
  | { readonly config: null; readonly problems: readonly string[] };

const TRUE = ['true', '1', 'yes', 'on'];
const FALSE = ['false', '0', 'no', 'off'];

const NO_KEY = [
  'no model key is set, so nobody can review.',
  'Set ANTHROPIC_API_KEY or OPENAI_API_KEY (both make a better panel),',
  'or name a server of your own: --panel sonnet=openai-compatible/MODEL with SONNET_BASE_URL=http://127.0.0.1:11434/v1.',
  'To see what a review looks like without any key, run: demo',
].join('\n  ');

/** What is wrong with one raw value, or null. */
function valueProblem(spec: SettingSpec, value: string): string | null {
  if (spec.kind === 'flag' && ![...TRUE, ...FALSE].includes(value.toLowerCase())) {
    return `${spec.name}: ${JSON.stringify(value)} is neither true nor false`;
  }
  if (spec.kind === 'choice' && !spec.choices?.includes(value)) {
    return `${spec.name}: ${JSON.stringify(value)} is not one of ${spec.choices?.join(', ')}`;
  }
  if (spec.kind === 'integer' || spec.kind === 'number') return numberProblem(spec, value);
  if (spec.kind === 'secret') {
    const checked = checkSecret(environmentName(spec.name), value);
    return checked.ok ? null : checked.problem;
  }
  return null;
}

function numberProblem(spec: SettingSpec, value: string): string | null {
  const form = spec.kind === 'integer' ? /^\d{1,9}$/ : /^\d{1,9}(\.\d{1,9})?$/;
  const number = Number(value);
  const low = spec.min ?? 0;
  if (form.test(value) && number >= low && number <= (spec.max ?? Number.MAX_SAFE_INTEGER)) return null;
  const range = spec.max === undefined ? `${low} or more` : `from ${low} to ${spec.max}`;
  return `${spec.name}: ${JSON.stringify(value)} is not a ${spec.kind === 'integer' ? 'whole number' : 'number'} ${range}`;
}

/** Values with fallbacks filled in, trimmed; a bad value is reported and its fallback used from there on. */
function fill(raw: RawSettings, problems: string[]): (name: string) => string {
  const values = new Map<string, string>();
  for (const spec of SETTINGS) {
    const given = raw[spec.name]?.trim() ?? '';
    const problem = given === '' ? null : valueProblem(spec, given);
    if (problem !== null) problems.push(problem);
    values.set(spec.name, given === '' || problem !== null ? spec.fallback : given);
  }
  return (name) => values.get(name) ?? '';
}

/** The key of a seat: its own, else the vendor's, which goes to the vendor's address only. */
function endpointOf(seat: Seat, value: (name: string) => string, problems: string[]): Endpoint | null {
  const { provider } = seat.binding;
  const ownUrl = value(`${seat.slot}-base-url`);
  const ownKey = value(`${seat.slot}-api-key`);
  const vendor = provider === 'openai-compatible' ? null : provider;
  const urlSetting = ownUrl === '' && vendor !== null ? `${vendor}-base-url` : `${seat.slot}-base-url`;
  const keySetting =
    ownUrl === '' && ownKey === '' && vendor !== null ? `${vendor}-api-key` : `${seat.slot}-api-key`;
  const url = value(urlSetting);
  if (url === '') {
    problems.push(`${seat.slot}: openai-compatible needs an address: set ${environmentName(urlSetting)}`);
    return null;
  }
  const checked = checkBaseUrl(url, { allowHttp: isTrue(value('allow-http')) });
  if (!checked.ok) {
    problems.push(`${urlSetting}: ${checked.problem}`);
    return null;
  }
  const key = value(keySetting);
  if (key === '' && vendor !== null) {
    problems.push(
      `${seat.slot}: ${bindingText(seat.binding)} has no key: set ${environmentName(keySetting)}`,
    );
    return null;
  }
  return { baseUrl: apiRoot(seat.binding.provider, checked.url), apiKey: key === '' ? null : key };
}

function isTrue(value: string): boolean {
  return TRUE.includes(value.toLowerCase());
}

function sameSeat(a: BoundSeat, binding: Binding, endpoint: Endpoint): boolean {
  return bindingText(a.binding) === bindingText(binding) && a.endpoint.baseUrl === endpoint.baseUrl;
}

/** Gives each seat its endpoint; seats that resolve to the same binding at the same address become one. */
function bindPanel(
  seats: readonly Seat[],
  value: (name: string) => string,
  notes: Notes,
): readonly BoundSeat[] {
  const bound: BoundSeat[] = [];
  for (const seat of seats) {
    const endpoint = endpointOf(seat, value, notes.problems);
    if (endpoint === null) continue;
    const twin = bound.find((other) => sameSeat(other, seat.binding, endpoint));
    if (twin === undefined) bound.push({ ...seat, endpoint });
    else
      notes.decisions.push(
        `${seat.slot} and ${twin.slot} resolve to the same binding: one seat, ${twin.slot}`,
      );
  }
  return bound.sort((a, b) => compareSlots(a.slot, b.slot));
}

type Notes = { readonly problems: string[]; readonly decisions: string[] };

function readSeats(value: (name: string) => string, notes: Notes): readonly BoundSeat[] {
  const given = value('panel');
  if (given !== '') {
    const reading = readPanel(given);
    notes.problems.push(...reading.problems);
    notes.decisions.push(...reading.decisions);
    return bindPanel(reading.seats, value, notes);
  }
  const keys = { anthropic: value('anthropic-api-key') !== '', openai: value('openai-api-key') !== '' };
  if (!keys.anthropic && !keys.openai) notes.problems.push(NO_KEY);
  return bindPanel(defaultPanel(keys), value, notes);
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

function optionalNumber(text: string): number | null {
  return text === '' ? null : Number(text);
}

export type RulesReading =
  | { readonly rules: ReviewRules; readonly problems: readonly [] }
  | { readonly rules: null; readonly problems: readonly string[] };

/** The settings that decide a run once its change and its panel are known. */
export function readRules(raw: RawSettings): RulesReading {
  const problems: string[] = [];
  const rules = rulesOf(fill(raw, problems));
  return problems.length === 0 ? { rules, problems: [] } : { rules: null, problems };
}

function rulesOf(value: (name: string) => string): ReviewRules {
  return {
    quorum: optionalNumber(value('quorum')),
    failOn: FAIL_ON.find((word) => word === value('fail-on')) ?? 'blocking',
    onIncomplete: value('on-incomplete') === 'neutral' ? 'neutral' : 'fail',
    maxCostUsd: optionalNumber(value('max-cost-usd')),
    deadlineMs: Number(value('deadline-minutes')) * 60_000,
  };
}

/** Reads all settings of a review and reports every problem at once. Pure. */
export function readSettings(raw: RawSettings): SettingsReading {
  const notes: Notes = { problems: [], decisions: [] };
  const value = fill(raw, notes.problems);
  if (value('base') === '')
    notes.problems.push('base: give the branch or commit to compare with: --base main');
  const prices = readPrices(value('prices'), notes.problems);
  const panel = readSeats(value, notes);
  const rules = rulesOf(value);
  const impossible = quorumProblem(rules.quorum, panel.length);
  if (impossible !== null) notes.problems.push(impossible);
  if (notes.problems.length > 0) return { config: null, problems: notes.problems };
  return {
    config: {
      repository: value('repository'),
      base: value('base'),
      head: value('head'),
      panel,
      decisions: notes.decisions,
      ...rules,
      prices,
      dryRun: isTrue(value('dry-run')),
      reportDir: value('report-dir') === '' ? null : value('report-dir'),
      visible: visibleSettings(value),
    },
    problems: [],
  };
}

/** Settings for the recording: secrets, addresses and paths of a machine are left out. */
function visibleSettings(value: (name: string) => string): Record<string, string> {
  const hidden = ['repository', 'report-dir'];
  const shown = SETTINGS.filter(
    (spec) =>
      spec.kind !== 'secret' && spec.kind !== 'url' && !hidden.includes(spec.name) && value(spec.name) !== '',
  );
  return Object.fromEntries(shown.map((spec) => [spec.name, value(spec.name)]));
}

/** The secrets among raw settings, for the redactor, whether or not they are well-formed. */
export function secretValues(raw: RawSettings): readonly string[] {
  return SETTINGS.filter((spec) => spec.kind === 'secret')
    .map((spec) => raw[spec.name]?.trim() ?? '')
    .filter((secret) => secret !== '');
}

/** Raw settings from the environment, by the upper-case names. */
export function fromEnvironment(environment: Readonly<Record<string, string | undefined>>): RawSettings {
  return Object.fromEntries(SETTINGS.map((spec) => [spec.name, environment[environmentName(spec.name)]]));
}
