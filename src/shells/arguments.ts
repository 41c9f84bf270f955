import { nearest } from '../lib/nearest.ts';

/** A flag that a command takes. */
export type FlagSpec = {
  readonly name: string;
  readonly takesValue: boolean;
  readonly placeholder?: string;
  readonly help: string;
};

export type ParsedArguments = {
  readonly flags: Readonly<Record<string, string>>;
  readonly positionals: readonly string[];
  readonly problems: readonly string[];
};

type Walk = {
  readonly flags: Record<string, string>;
  readonly positionals: string[];
  readonly problems: string[];
};

/** `--name=value`, `--name value`, `--flag`; `--` ends the flags. */
export function parseArguments(argv: readonly string[], specs: readonly FlagSpec[]): ParsedArguments {
  const walk: Walk = { flags: {}, positionals: [], problems: [] };
  let index = 0;
  while (index < argv.length) {
    const word = argv[index] ?? '';
    if (word === '--') {
      walk.positionals.push(...argv.slice(index + 1));
      break;
    }
    index +=
      word.startsWith('-') && word !== '-' ? takeFlag(argv, index, specs, walk) : takePositional(word, walk);
  }
  return walk;
}

function takePositional(word: string, walk: Walk): number {
  walk.positionals.push(word);
  return 1;
}

/** Reads the flag at `index`; answers how many words it took. */
function takeFlag(argv: readonly string[], index: number, specs: readonly FlagSpec[], walk: Walk): number {
  const word = argv[index] ?? '';
  const equals = word.indexOf('=');
  const name = equals < 0 ? word : word.slice(0, equals);
  const given = name === '-h' ? '--help' : name;
  const spec = specs.find((candidate) => `--${candidate.name}` === given);
  if (spec === undefined) {
    walk.problems.push(unknownFlag(given, specs));
    return 1;
  }
  if (spec.name in walk.flags) walk.problems.push(`--${spec.name} is given twice: keep one`);
  if (equals >= 0) {
    walk.flags[spec.name] = word.slice(equals + 1);
    return 1;
  }
  if (!spec.takesValue) {
    walk.flags[spec.name] = 'true';
    return 1;
  }
  const value = argv[index + 1];
  if (value === undefined || value.startsWith('--')) {
    walk.problems.push(`--${spec.name} needs a value: --${spec.name} ${spec.placeholder ?? 'VALUE'}`);
    return 1;
  }
  walk.flags[spec.name] = value;
  return 2;
}

function unknownFlag(given: string, specs: readonly FlagSpec[]): string {
  const near = nearest(
    given.replace(/^-+/, ''),
    specs.map((spec) => spec.name),
  );
  const hint = near === null ? ' See --help.' : ` Did you mean --${near}?`;
  return `${given} is not an option of this command.${hint}`;
}
