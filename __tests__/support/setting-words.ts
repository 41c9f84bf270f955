import { sharedKey } from '../../src/shells/repository-settings.ts';
import type { SettingSpec } from '../../src/shells/setting-spec.ts';

/** What a setting does, its words, and where else it may come from. */
export function describeSetting({ name, help, choices, fallback }: SettingSpec): string {
  const words = choices === undefined ? help : `${help} (${choices.join(', ')})`;
  const key = sharedKey(name);
  if (key === null) return words;
  const otherwise = fallback === '' ? '' : `, else ${fallback}`;
  return `${words}. Where it is not given: \`${key}\` of the repository’s file${otherwise}`;
}

/**
 * The value that a forge hands over where none is given. Empty where the repository's file may decide: a given value
 * must be told from none.
 */
export function handedOver({ name, fallback }: SettingSpec): string {
  return sharedKey(name) === null ? fallback : '';
}
