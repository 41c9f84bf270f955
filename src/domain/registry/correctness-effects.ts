import { enclosing } from './around.ts';
import { type Check, lineAt, type Place, type RegistryEntry } from './entry.ts';
import { onLine, SCRIPT, shipped } from './rule-parts.ts';
import { codeAbove, codeBelow } from './surroundings.ts';

const TO_ITSELF = /^\s{0,200}(@?[A-Za-z_$][\w.$>-]{0,100})\s=\s\1;?$/;
const DOTTED = /^\s{0,200}(?:this|self|@\w{1,60}|\$this|[a-z]\w{0,60})(?:\.|->)/;
/** Properties that do something when they are set to what they are. */
const LIVE = /\b(?:location|href|src|scroll\w{0,20}|value|innerHTML|style|length|hash|currentTime)\b/;

const SELF_ASSIGNMENT: Check = {
  languages: [...SCRIPT, 'java', 'csharp', 'go', 'php', 'python', 'kotlin', 'ruby', 'rust'],
  inTests: true,
  issue: 'The value is assigned to itself, so that the line does nothing.',
  fix: 'Assign the value that was meant, such as the parameter, or take the line out.',
  find: (place) => {
    const { code, text } = lineAt(place);
    if (!TO_ITSELF.test(code) || LIVE.test(code) || /\/\/|#|\/\*/.test(text)) return null;
    const isStatement = code.endsWith(';') || place.language === 'go' || DOTTED.test(code);
    return isStatement && isAlone(place) && !isField(place) ? {} : null;
  },
};

/** A field of a class may be named as a variable around it; where no head is shown, a bare name can be one. */
function isField(place: Place): boolean {
  const head = enclosing(place)[0]?.code;
  return head === undefined
    ? place.language !== 'go' && !DOTTED.test(lineAt(place).code)
    : /\bclass\b/.test(head);
}

/** Whether a line is a statement of its own: nothing above or below goes on in it. */
function isAlone(place: Place): boolean {
  const above = codeAbove(place)?.code ?? '';
  const below = codeBelow(place)?.code ?? '';
  return !/(?:[=(,+&|?[.\\]|=>|\breturn)$/.test(above) && !/^\s{0,200}(?:[.?:+&|)]|\|\|)/.test(below);
}

const TARGET = String.raw`^\s{1,200}[A-Za-z_$][\w.$>()-]{0,80}`;
const SCRIPT_TEXT = new RegExp(
  String.raw`${TARGET}\.(?:(?:trim|trimStart|trimEnd|toLowerCase|toUpperCase)\(\)|(?:replace|replaceAll|padStart)\([^()]{1,60},\s?""\)|(?:toSorted|toReversed)\([^()]{0,60}\));$`,
);
const JAVA_VALUES = new RegExp(
  String.raw`${TARGET}\.(?:(?:trim|strip|toLowerCase|toUpperCase)\(\)|(?:replace|replaceAll)\([^()]{1,60},\s?""\)|(?:plus|minus)(?:Days|Hours|Minutes|Months|Years|Seconds)\([^()]{1,60}\)|setScale\([^()]{1,60}\));$`,
);
const SHARP_VALUES = new RegExp(
  String.raw`${TARGET}\.(?:(?:Trim|ToLower|ToUpper|ToLowerInvariant)\(\)|Replace\([^()]{1,60},\s?""\)|Add(?:Days|Hours|Minutes|Months|Years)\([^()]{1,60}\));$`,
);
const PYTHON_TEXT = new RegExp(
  String.raw`${TARGET}\.(?:(?:strip|lower|upper|title|rstrip|lstrip)\(\)|replace\("",\s?""\))$`,
);

const DROPPED: Check = {
  languages: [...SCRIPT, 'java', 'csharp', 'python'],
  inTests: true,
  issue:
    'The call does not change the value, it answers a new one, and the answer is dropped: the line does nothing.',
  fix: 'Assign the answer, or take the line out.',
  find: (place) => {
    const { code } = lineAt(place);
    const { language } = place;
    const pattern =
      { java: JAVA_VALUES, csharp: SHARP_VALUES, python: PYTHON_TEXT }[String(language)] ?? SCRIPT_TEXT;
    return pattern.test(code) && !/^\s{0,200}(?:return|await|throw|yield)\b/.test(code) && isAlone(place)
      ? {}
      : null;
  },
};

/** Rules about statements that seem to have an effect and have none. */
export const EFFECT_RULES: readonly RegistryEntry[] = [
  shipped({
    id: 'COR-005',
    severity: 'important',
    category: 'correctness',
    title: 'Every statement has an effect',
    text: 'What a function answers is used where it changes nothing itself, what answers nothing is not assigned, and nothing is assigned to itself.',
    languages: [...SCRIPT, 'java', 'csharp', 'go', 'php', 'python', 'kotlin', 'ruby', 'rust'],
    violates: ['this.name = this.name;', '{\n  name.trim();\n}', 'names = names.sort()  # Python'],
    meets: ['this.name = name;', '{\n  const clean = name.trim();\n}', 'names.sort()  # Python'],
    cue: /^\s{0,200}(@?[A-Za-z_$][\w.$>-]{0,100})\s=\s\1;?$|\.(?:trim\w{0,5}|l?r?strip|to\w{2,9}Case|lower|upper|title|replace\w{0,3}|padStart|toSorted|toReversed|plus\w{4,7}|minus\w{4,7}|setScale|Trim|To(?:Low|Upp)er\w{0,9}|Replace|Add\w{4,7}|sort|extend)\(/,
    checks: [
      SELF_ASSIGNMENT,
      DROPPED,
      onLine({
        languages: ['python'],
        inTests: true,
        code: [
          /^\s{0,200}[\w.]{1,80}\s=\s[A-Za-z_][\w.]{0,80}\.(?:sort\((?:key=.{1,100}|reverse=\w{1,40})?\)|extend\(\[.{0,100}\]\))$/,
        ],
        issue: 'The method changes the list in place and answers `None`, which is what is assigned.',
        fix: 'Call it without the assignment, or use `sorted(...)` or `+`.',
      }),
    ],
  }),
];
