import { indentOf, linesAbove } from './around.ts';
import { type Check, type CodeLine, lineAt, lineNear, type Place, type RegistryEntry } from './entry.ts';
import { SCRIPT, shipped } from './rule-parts.ts';

const NEXT_BRANCH = /^\s{0,200}(?:\}\s?)?(?:else\s?if|elif|elsif|elseif)\b(.{1,300})$/;
const FIRST_BRANCH = /^\s{0,200}if\b(.{1,300})$/;
/** Calls that answer something else each time. */
const READS =
  /\b(?:next|read|poll|pop|shift|take|accept|eat|consume|match|advance|random|rand|try)\w{0,40}\(/i;

const ASKED_TWICE: Check = {
  languages: [...SCRIPT, 'python', 'go', 'java', 'kotlin', 'csharp', 'ruby', 'php', 'rust'],
  inTests: true,
  issue: 'A branch above asks the same already, so that this one is never reached.',
  fix: 'Ask for what was meant, or take the branch out.',
  find: (place) => {
    const line = lineAt(place);
    const asked = NEXT_BRANCH.exec(line.code)?.[1];
    if (asked === undefined || !isWhole(asked) || READS.test(asked)) return null;
    const condition = conditionOf(line);
    return branchesAbove(place).some((branch) => conditionOf(branch) === condition) ? {} : null;
  },
};

/** Whether a condition ends with its line. */
function isWhole(condition: string): boolean {
  const count = (mark: string): number => condition.split(mark).length;
  return /(?:[{:)]|\bthen)$|^[^(]{1,300}$/.test(condition) && count('(') === count(')');
}

/** The condition of a branch with its strings, without what is around it. */
function conditionOf({ text }: CodeLine): string {
  return text.trim().replace(/^(?:\}\s?)?(?:else\s?if|elif|elsif|elseif|if)\b\s?/, '');
}

/** The branches of the decision that the line goes on with, the nearest first. */
function branchesAbove(place: Place): readonly CodeLine[] {
  const indent = indentOf(lineAt(place).code);
  const branches: CodeLine[] = [];
  for (const line of linesAbove(place)) {
    if (line.code === '' || indentOf(line.code) > indent) continue;
    if (indentOf(line.code) < indent) break;
    if (FIRST_BRANCH.test(line.code)) return [...branches, line];
    if (NEXT_BRANCH.test(line.code)) branches.push(line);
    else if (!/^\s{0,200}\}$/.test(line.code)) break;
  }
  return branches;
}

const SAME_CHOICE = /(?<!\?)\?\s([\w.$]{1,80}|"[^"]{0,80}"|'[^']{0,80}')\s:\s\1\s?(?:[;,)}]|$)/;
const SAME_CHOICE_CODE = /(?<!\?)\?\s(?:[\w.$]{1,80}|"")\s:\s(?:[\w.$]{1,80}|"")\s?(?:[;,)}]|$)/;
const SAME_VALUE =
  /(?:=|\breturn|\(|,)\s?([\w.]{1,80}|"[^"]{0,80}"|'[^']{0,80}')\sif\s.{1,200}\selse\s\1\s?(?:$|[,)])/;

const SAME_IN_BOTH: Check = {
  languages: [...SCRIPT, 'python', 'java', 'csharp', 'php', 'ruby'],
  inTests: true,
  issue: 'Both sides of the choice are the same, so that the condition decides nothing.',
  fix: 'Write what the other side is meant to be, or leave the condition out.',
  find: (place) => {
    const { code, text } = lineAt(place);
    const found =
      place.language === 'python'
        ? /\sif\s.{1,200}\selse\s/.test(code) && SAME_VALUE.test(text)
        : SAME_CHOICE_CODE.test(code) && SAME_CHOICE.test(text);
    return found ? {} : null;
  },
};

const SAME_BODIES: Check = {
  languages: [...SCRIPT, 'go', 'java', 'kotlin', 'csharp', 'php', 'rust'],
  inTests: true,
  issue: 'Both branches do the same, so that the condition decides nothing.',
  fix: 'Write what the other branch is meant to do, or leave the condition out.',
  find: (place) => {
    const { code } = lineAt(place);
    if (!/^\s{0,200}\}\selse\s\{$/.test(code)) return null;
    const [opening, one, other, end] = [-2, -1, 1, 2].map((steps) => lineNear(place, steps));
    if (!opening || !one || !other || !end) return null;
    const isPair = /^\s{0,200}if\b.{1,300}\{$/.test(opening.code) && /^\s{0,200}\}/.test(end.code);
    return isPair && one.code !== '' && one.text.trim() === other.text.trim() ? {} : null;
  },
};

/** Rules about the branches of decisions. */
export const BRANCH_RULES: readonly RegistryEntry[] = [
  shipped({
    id: 'COR-004',
    severity: 'important',
    category: 'correctness',
    title: 'Branches differ from one another',
    text: 'No branch asks what a branch before it has asked already, and the branches of a decision do not all do the same.',
    languages: [...SCRIPT, 'python', 'go', 'java', 'kotlin', 'csharp', 'ruby', 'php', 'rust'],
    violates: [
      'if (size > 1) {\n  one();\n} else if (size > 1) {\n  two();\n}',
      'const size = isWide ? 10 : 10;',
    ],
    meets: [
      'if (size > 1) {\n  one();\n} else if (size > 0) {\n  two();\n}',
      'const size = isWide ? 20 : 10;',
    ],
    cue: /\belse\b|\bel(?:s|se)?if\b|\?.{1,200}:/,
    checks: [ASKED_TWICE, SAME_IN_BOTH, SAME_BODIES],
  }),
];
