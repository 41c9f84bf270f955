/** Rules about scripts of a shell. */
import type { CodeLanguage } from '../code-language.ts';
import { SHIPPED_SOURCE } from '../criteria.ts';
import { linesAbove, linesBelow, withoutComment } from './around.ts';
import { commandAt } from './delivery-paths.ts';
import { type Hit, lineAt, type Place, type RegistryEntry } from './entry.ts';

const SHELLS: readonly CodeLanguage[] = ['shell', 'dockerfile', 'yaml'];

/** `rm -rf` of all that lies below a variable: below the root where it is empty. */
const REMOVES_BELOW = /\brm\s+(?:-\w{1,8}\s+){1,3}(?:--\s+)?"?\$\{?(\w{1,80})\}?"?\/"?(?:\*|\.\*|"|\s|$)/;

function removesRoot(place: Place): Hit | null {
  const command = commandAt(place);
  const found = command === null ? null : REMOVES_BELOW.exec(command);
  const name = found?.[1];
  if (found === null || name === undefined || !/\s-\w{0,8}[rR]/.test(found[0])) return null;
  const named = linesAbove(place, 200).map(({ text }) => withoutComment(text));
  const isSet = (text: string) => isSetTo(text, name) || tested(text, name);
  return isSet((command ?? '').slice(0, found.index)) || named.some(isSet) ? null : {};
}

/** Whether a line gives a variable a value that is not empty. */
function isSetTo(text: string, name: string): boolean {
  const at = text.search(new RegExp(`(?:^|[\\s;&])${name}=`));
  if (at < 0) return false;
  const value = text.slice(text.indexOf('=', at) + 1);
  return /^["']?(?:[\w./~-]|\$\{\w{1,80}:[-=?])|mktemp|\bpwd\b|dirname/.test(value);
}

/** Whether a line asks if a variable is empty. */
function tested(text: string, name: string): boolean {
  return (
    new RegExp(`\\$\\{${name}:\\?`).test(text) ||
    new RegExp(`-[nzdef]\\s+"?\\$\\{?${name}\\b`).test(text) ||
    (text.includes('set -') && /\bset\s+-\w{0,8}u/.test(text) && !/^\d+$/.test(name) && name !== '')
  );
}

const UNQUOTED_ALL = /(?:^|[\s=(])\$[@*](?=\s|$|\)|;)/;

/** Arguments that hold a blank become two. */
function unquotedArguments(place: Place): Hit | null {
  const { code } = lineAt(place);
  if (commandAt(place) === null || !UNQUOTED_ALL.test(code)) return null;
  // In arithmetic, in a test, in a list to go through or in a value, splitting is nothing to mention.
  if (/["'`]|\[\[|\bin\s+\$[@*]|=\s*\$[@*]/.test(code.replaceAll('""', ''))) return null;
  return /^\s*(?:set|local|export|declare|readonly|return)\b/.test(code) ? null : {};
}

const UNQUOTED_REMOVAL = /\brm\s+(?:-\w{1,8}\s+){1,3}(?:--\s+)?\$\{?(\w{1,80})\}?(?=[\s/;]|$)/;

function unquotedRemoval(place: Place): Hit | null {
  const command = commandAt(place);
  const name = command === null ? undefined : UNQUOTED_REMOVAL.exec(command)?.[1];
  if (command === null || name === undefined || !/\brm\s+-\w{0,8}[rR]/.test(command)) return null;
  // A variable of its own the script may well have set to a name without blanks; what it is given may be anything.
  return /^\d$/.test(name) ? {} : null;
}

const SAFE_SHELL = /^\s*set\s+-\w{0,8}e|\bset\s+-o\s+errexit\b|^#!.{1,60}\s-\w{0,8}e/;
const REMOVES_HERE = /^\s*(?:sudo\s+)?rm\s+-\w{0,8}[rR]\w{0,8}\s+(?:\.?\*|\.\/|["']?[\w.-])/;

/** Where the folder cannot be entered, the removal takes place in the folder where the script began. */
function removesElsewhere(place: Place): Hit | null {
  const command = withoutComment(lineAt(place).text);
  if (!/^\s*cd\s+[^&|;]{1,200}$/.test(command) || /^\s*cd\s+(?:\.\.|-|~|\/)?\s*$/.test(command)) return null;
  const above = linesAbove(place, 400);
  // Whether errors end the script is known only where its beginning is shown.
  if ((above.at(-1)?.number ?? lineAt(place).number) !== 1 || above.some(({ text }) => SAFE_SHELL.test(text)))
    return null;
  const below = linesBelow(place, 5).map(({ text }) => withoutComment(text));
  const moved = below.findIndex((text) => /^\s*(?:cd|pushd|exit|return)\b|\$\?/.test(text));
  return (moved < 0 ? below : below.slice(0, moved)).some((text) => REMOVES_HERE.test(text)) ? {} : null;
}

const EVALUATED = /(?:^|[\s;&|(])eval\s+(?:--\s+)?["']?\$\{?(?:[@*]|\d)/;

function evaluates(place: Place): Hit | null {
  const command = commandAt(place);
  return command !== null && EVALUATED.test(command) ? {} : null;
}

/** Rules about scripts of a shell. */
export const SHELL_RULES: readonly RegistryEntry[] = [
  {
    id: 'SEC-050',
    severity: 'important',
    category: 'security',
    title: 'Arguments are not run as code',
    text: 'A script does not hand its arguments to `eval`: it runs them as they are (`"$@"`).',
    paths: null,
    languages: SHELLS,
    violates: ['eval "$@"'],
    meets: ['"$@"'],
    expires: null,
    source: SHIPPED_SOURCE,
    cue: /\beval\s/,
    checks: [
      {
        languages: SHELLS,
        inTests: false,
        issue:
          'The arguments are read a second time as code: a `;`, a `$(…)` or a blank in one of them runs or breaks something.',
        fix: 'Run the arguments themselves: `"$@"`.',
        find: evaluates,
      },
    ],
  },
  {
    id: 'COR-050',
    severity: 'important',
    category: 'correctness',
    title: 'Scripts remove what they mean to remove',
    text: 'A removal cannot hit another folder where a variable is empty, holds a blank, or a folder could not be entered.',
    paths: null,
    languages: SHELLS,
    violates: ['rm -rf "$BUILD/"*', 'cd "$DIR"\nrm -rf *'],
    meets: [`rm -rf "\${BUILD:?}/"*`, 'cd "$DIR" || exit 1\nrm -rf *'],
    expires: null,
    source: SHIPPED_SOURCE,
    cue: /\brm\s|^\s*cd\s/,
    checks: [
      {
        languages: SHELLS,
        inTests: true,
        issue: 'Where the variable is empty or not set, this removes what lies below `/`.',
        fix: `Write \`\${NAME:?}\` in place of \`$NAME\`: the command then ends with an error instead.`,
        find: removesRoot,
      },
      {
        languages: ['shell'],
        inTests: false,
        issue:
          'Where the folder does not exist, the script goes on and removes these files in the folder where it was before.',
        fix: 'Write `cd … || exit 1`, or `set -e` at the beginning.',
        find: removesElsewhere,
      },
      {
        languages: SHELLS,
        inTests: false,
        issue:
          'Without quotes the value is split at blanks and its stars are filled in, so that other files are removed than the one that it names.',
        fix: 'Put it in quotes: `rm -rf -- "$NAME"`.',
        find: unquotedRemoval,
      },
    ],
  },
  {
    id: 'COR-051',
    severity: 'suggestion',
    category: 'correctness',
    title: 'Arguments are handed on whole',
    text: 'A script hands its arguments on as `"$@"`, in quotes.',
    paths: null,
    languages: SHELLS,
    violates: ['exec node server.js $@'],
    meets: ['exec node server.js "$@"'],
    expires: null,
    source: SHIPPED_SOURCE,
    cue: /\$[@*]/,
    checks: [
      {
        languages: ['shell'],
        inTests: false,
        issue:
          'An argument that holds a blank or a star is split or filled in on its way: the program gets other arguments than the script was given.',
        fix: 'Write `"$@"`.',
        find: unquotedArguments,
      },
    ],
  },
];
