/** Who can be told a setting: the command on a range, the action on GitHub, or the pipe and other CI on a Bitbucket. */
export type Surface = 'command' | 'action' | 'pipe';

/** How a raw string becomes a value. */
export type SettingKind =
  | 'text'
  | 'secret'
  | 'flag'
  | 'choice'
  | 'integer'
  | 'number'
  | 'url'
  | 'language'
  | 'result';

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
  /** Where it exists; everywhere unless given. */
  readonly only?: readonly Surface[];
  /** Says something of a person or a machine, and is left out of what is kept of a run. */
  readonly personal?: boolean;
};

/** Runs on a pull request, whatever the forge. */
export const ON_PULL_REQUESTS: readonly Surface[] = ['action', 'pipe'];
