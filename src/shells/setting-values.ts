import { checkSecret } from '../domain/credentials.ts';
import type { Host } from '../domain/ports.ts';
import { nearest } from '../lib/nearest.ts';
import type { ParsedArguments } from './arguments.ts';
import type { SettingSpec, Surface } from './setting-spec.ts';
import { resultWord } from './settings-gates.ts';
import { environmentName, SETTINGS, settingsOf } from './settings-table.ts';

/** Raw values by setting name; what is absent or empty is not given. */
export type RawSettings = Readonly<Record<string, string | undefined>>;

export type Environment = Readonly<Record<string, string | undefined>>;

/** A checked value by setting name, with its fallback filled in. */
export type Values = (name: string) => string;

const TRUE = ['true', '1', 'yes', 'on'];
const FALSE = ['false', '0', 'no', 'off'];

/** A BCP 47 tag as far as a person writes one by hand: language, script, region. */
const LANGUAGE = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,2}$/;

/** What is wrong with one raw value, or null. */
function valueProblem(spec: SettingSpec, value: string): string | null {
  if (spec.kind === 'flag' && ![...TRUE, ...FALSE].includes(value.toLowerCase())) {
    return `${spec.name}: ${JSON.stringify(value)} is neither true nor false`;
  }
  if (spec.kind === 'choice' && !spec.choices?.includes(value)) {
    return `${spec.name}: ${JSON.stringify(value)} is not one of ${spec.choices?.join(', ')}`;
  }
  if (spec.kind === 'language' && !LANGUAGE.test(value)) {
    return `${spec.name}: ${JSON.stringify(value)} is not a language tag such as en, de or pt-BR`;
  }
  if (spec.kind === 'result' && resultWord(value) === null) {
    return `${spec.name}: ${JSON.stringify(value)} is no result: give success, failure, cancelled or skipped, pass or fail, or an exit code`;
  }
  if (spec.kind === 'integer' || spec.kind === 'number') return numberProblem(spec, value);
  return spec.kind === 'secret' ? secretProblem(spec, value) : null;
}

function secretProblem({ name }: SettingSpec, value: string): string | null {
  const checked = checkSecret(environmentName(name), value);
  return checked.ok ? null : checked.problem;
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
export function fillValues(raw: RawSettings, problems: string[]): Values {
  const values = new Map<string, string>();
  for (const spec of SETTINGS) {
    const given = raw[spec.name]?.trim() ?? '';
    const problem = given === '' ? null : valueProblem(spec, given);
    if (problem !== null) problems.push(problem);
    values.set(spec.name, given === '' || problem !== null ? spec.fallback : given);
  }
  return (name) => values.get(name) ?? '';
}

export function isTrue(value: string): boolean {
  return TRUE.includes(value.toLowerCase());
}

export function optionalNumber(text: string): number | null {
  return text === '' ? null : Number(text);
}

/** Settings for the recording: secrets, addresses and paths of a machine are left out. */
export function visibleSettings(value: Values, surface: Surface): Record<string, string> {
  const shown = settingsOf(surface).filter(
    ({ kind, personal, name }) =>
      kind !== 'secret' && kind !== 'url' && personal !== true && value(name) !== '',
  );
  return Object.fromEntries(shown.map((spec) => [spec.name, value(spec.name)]));
}

/** The secrets among raw settings, for the redactor, whether or not they are well-formed. */
export function secretValues(raw: RawSettings): readonly string[] {
  return SETTINGS.filter((spec) => spec.kind === 'secret')
    .map((spec) => raw[spec.name]?.trim() ?? '')
    .filter((secret) => secret !== '');
}

/** Raw settings of a surface from the environment, by the upper-case names. */
export function fromEnvironment(environment: Environment, surface: Exclude<Surface, 'action'>): RawSettings {
  const raw = settingsOf(surface).map(({ name }): [string, string | undefined] => [
    name,
    environment[environmentName(name)],
  ]);
  return Object.fromEntries(raw.filter(([name, value]) => !isOthers(name, value)));
}

/** Variables of these names that other programs read. */
function isOthers(name: string, value: string | undefined): boolean {
  if (name === 'language') return isLocales(value);
  // Build systems keep the kind of a build in `CONFIG`, such as `Release`.
  return name === 'config' && !/\.(?:ya?ml|json)\s*$/i.test(value ?? '');
}

/** GNU's programs read a list of locales from a variable of that name, such as `de_AT:de`; that is no tag of ours. */
function isLocales(value: string | undefined): boolean {
  return (
    value !== undefined &&
    /^[A-Za-z]{2,3}(?:_[A-Za-z0-9]+)?(?:[.@][\w-]+)?(?::[\w.@-]*)*$/.test(value) &&
    /[_:]/.test(value)
  );
}

const INPUT = 'INPUT_';

/** The variable in which the runner hands an input over: upper case, its hyphens kept. */
export function inputVariable(setting: string): string {
  return `${INPUT}${setting.toUpperCase()}`;
}

/**
 * Raw settings of the action from its inputs. The environment is not asked: an earlier step can write to it what
 * came from the pull request. An input that does not exist is a problem: a misspelt one would be a gate that is off.
 */
export function fromInputs(environment: Environment): {
  readonly raw: RawSettings;
  readonly problems: readonly string[];
} {
  const specs = settingsOf('action');
  const raw = Object.fromEntries(specs.map(({ name }) => [name, environment[inputVariable(name)]]));
  const known = new Set(specs.map(({ name }) => inputVariable(name)));
  const unknown = Object.keys(environment).filter((name) => name.startsWith(INPUT) && !known.has(name));
  return { raw, problems: unknown.map((name) => unknownInput(name.slice(INPUT.length).toLowerCase())) };
}

function unknownInput(name: string): string {
  const names = settingsOf('action').map((spec) => spec.name);
  const near = nearest(name.replaceAll('_', '-'), names);
  return `${JSON.stringify(name)} is not an input.${near === null ? '' : ` Did you mean ${JSON.stringify(near)}?`}`;
}

/** Warns of keys and tokens that were given as options. */
export function warnOfSecretFlags(
  host: Pick<Host, 'warn'>,
  surface: Exclude<Surface, 'action'>,
  { flags }: Pick<ParsedArguments, 'flags'>,
): void {
  for (const { name, kind } of settingsOf(surface)) {
    if (kind !== 'secret' || flags[name] === undefined) continue;
    host.warn(
      `--${name} shows the key to everybody who can list processes: set it in the environment instead`,
    );
  }
}
