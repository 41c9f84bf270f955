import { enclosing } from './around.ts';
import { type Check, lineAt, type RegistryEntry } from './entry.ts';
import { onLine, SCRIPT, shipped } from './rule-parts.ts';

const EMPTY = String.raw`(?:\[\s?\]|\{\s?\}|(?:list|dict|set)\(\))`;
const DEFAULT = new RegExp(String.raw`[\w\]]\s?=\s?${EMPTY}\s?(?:[,)]|$)`);
const DEFAULT_ALONE = new RegExp(String.raw`^\s{1,100}\w{1,80}(?::[^=]{1,200})?\s?=\s?${EMPTY},?$`);

const SHARED_DEFAULT: Check = {
  languages: ['python'],
  inTests: false,
  issue:
    'The default is made once, when the function is defined: what one call puts into it is still there in the next call.',
  fix: 'Make the default `None` and create the value in the function where the argument is `None`.',
  find: (place) => {
    const { code } = lineAt(place);
    if (!DEFAULT.test(code)) return null;
    if (/^\s{0,100}(?:async\s)?def\s\w{1,100}\(/.test(code)) return {};
    if (!DEFAULT_ALONE.test(code)) return null;
    return /^\s{0,100}(?:async\s)?def\s\w{1,100}\($/.test(enclosing(place)[0]?.code ?? '') ? {} : null;
  },
};

const SHARED_FILLING =
  'Every place holds the same object: a change through one of them shows in all the others.';

/** Rules about what values are, and what they are compared by. */
export const VALUE_RULES: readonly RegistryEntry[] = [
  shipped({
    id: 'COR-001',
    severity: 'important',
    category: 'correctness',
    title: 'Objects that change are not shared by accident',
    text: 'A default of a parameter, or what a collection is filled with, is made anew for each use where it can be changed.',
    languages: ['python', ...SCRIPT, 'ruby'],
    violates: ['def add(item, to=[]):', 'new Array(3).fill([])', 'Hash.new([])'],
    meets: [
      'def add(item, to=None):',
      'Array.from({ length: 3 }, () => [])',
      'Hash.new { |hash, key| hash[key] = [] }',
    ],
    cue: /=\s?(?:\[\s?\]|\{\s?\}|(?:list|dict|set)\(\))|\]\s?\*|fromkeys\(|\.fill\(|(?:Hash|Array)\.new\(/,
    checks: [
      SHARED_DEFAULT,
      onLine({
        languages: ['python'],
        code: [
          /(?:[=(]|\breturn)\s?\[\s?\[[^\][]{0,80}\](?:\s?\*\s?[\w.]{1,40})?\s?\]\s?\*\s?[\w(]/,
          /\bdict\.fromkeys\([^()]{1,80},\s?(?:\[\]|\{\}|(?:list|dict|set)\(\))\)/,
        ],
        issue: SHARED_FILLING,
        fix: 'Create one object for each place in a comprehension, such as `[[0] * width for _ in range(height)]`.',
      }),
      onLine({
        languages: SCRIPT,
        code: [/\bArray\([^()]{0,80}\)\.fill\(\s?(?:\[\]|\{\}|new\s(?:Array|Map|Set)\b)/],
        issue: SHARED_FILLING,
        fix: 'Create one object for each place with `Array.from({ length }, () => [])`.',
      }),
      onLine({
        languages: ['ruby'],
        code: [
          /\bHash\.new\((?:\[\]|\{\}|Set\.new)\)/,
          /\bArray\.new\([^(){},]{1,80},\s?(?:\[\]|\{\}|Hash\.new|Array\.new)\)/,
        ],
        issue: SHARED_FILLING,
        fix: 'Give a block that creates the object, such as `Hash.new { |hash, key| hash[key] = [] }`.',
      }),
    ],
  }),
  shipped({
    id: 'COR-002',
    severity: 'blocking',
    category: 'correctness',
    title: 'Values are not compared by identity',
    text: 'Strings, numbers, lists and objects that are meant to be equal by what they hold are compared by what they hold.',
    languages: ['python', 'java', ...SCRIPT],
    violates: ['if mode is "fast":', 'if (name == "admin")', 'if (items === [])'],
    meets: ['if mode is None:', 'if ("admin".equals(name))', 'if (items.length === 0)'],
    cue: /\bis\s(?:not\s)?[-"'\d([{]|[=!]=\s?"|"\s?[=!]=|[=!]==?\s?(?:\[\]|\{\}|new\s)/,
    checks: [
      onLine({
        languages: ['python'],
        inTests: true,
        code: [
          /^\s{0,100}(?:if|elif|while|assert)\b.{0,300}\sis\s(?:not\s)?(?:""|-?\d|\(\)|\[\]|\{\})\s?(?::$|,|$|\)|and\b|or\b)/,
        ],
        issue:
          '`is` asks whether both are the same object, which for equal strings and numbers depends on how they came about.',
        fix: 'Compare with `==` or `!=`.',
      }),
      onLine({
        languages: ['java'],
        inTests: true,
        code: [/[=!]=\s?""(?!\s?\+)/, /(?:[(&|]|\breturn)\s?""\s?[=!]=(?!=)/],
        text: /[^=!<>][=!]=\s?"|(?:[(&|]|\breturn)\s?"[^"]{0,200}"\s?[=!]=/,
        issue:
          'The two strings are compared by identity: an equal string that was read or built at run time is not the same object.',
        fix: 'Compare with `.equals`, the literal first, or with `Objects.equals`.',
      }),
      onLine({
        languages: SCRIPT,
        inTests: true,
        code: [/[=!]==?\s?(?:\[\]|\{\})\s?(?:\)|&&|\|\||\?|;|$)/, /[^=!]===?\s?new\s[A-Z]\w{0,60}\(/],
        issue:
          'An object that has just been created equals no other, so the comparison always comes out the same.',
        fix: 'Compare what the objects hold, such as `.length === 0` or `.getTime()`.',
      }),
    ],
  }),
];
