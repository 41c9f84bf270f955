import { enclosing, linesAbove } from './around.ts';
import { type Check, lineAt, lineNear, type Place } from './entry.ts';
import { onLine, SCRIPT } from './rule-parts.ts';
import { blockOf } from './surroundings.ts';

const DROPPED =
  'The failure vanishes: nobody learns that it happened, and what follows goes on as if all were well.';
const HANDLE = 'Handle it, report it or hand it on; where it may be dropped, say why in a comment.';

/** Names that say that dropping is meant. */
const MEANT = /\b(?:_\w{0,30}|ignored?\w{0,20}|expected\w{0,20}|unused|ok)\s{0,2}\)?$/i;
const CATCH = /\bcatch\s?(?:\(([^()]{0,150})\)\s?)?\{(\s?\})?$/;
const CATCH_WHOLE = /\bcatch\s?(?:\(([^()]{0,150})\)\s?)?\{\s{0,4}\}/;

const EMPTY_CATCH: Check = {
  languages: [...SCRIPT, 'java', 'kotlin', 'csharp', 'php'],
  inTests: false,
  issue: DROPPED,
  fix: HANDLE,
  find: (place) => {
    const { code, text } = lineAt(place);
    const whole = CATCH_WHOLE.exec(code);
    const found = whole ?? CATCH.exec(code);
    if (found === null || MEANT.test(found[1] ?? '') || holdsComment(text) || mayFail(place)) return null;
    if (whole !== null) return {};
    const { lines, end } = blockOf(place);
    const isEmpty =
      end !== null && /^\s{0,200}\}/.test(end.code) && lines.every((line) => line.text.trim() === '');
    return isEmpty && !holdsComment(end.text) ? { lines: lines.length + 2 } : null;
  },
};

/** Calls that clean up: where they fail there is nothing left to do. */
const CLEANS_UP =
  /\b(?:close|finish|unlink|rm|rmdir|remove|delete|destroy|dispose|shutdown|disconnect|kill|terminate|stop|abort|release|cancel|cleanup|quit|flush|unsubscribe)\w{0,20}\b/i;

/** Calls that read text as a value: that it is none is an answer, and no failure. */
const READS_VALUE =
  /\b(?:\w{0,20}[pP]arse\w{0,20}|strptime|fromisoformat|iso8601|Integer|Float|URI|URL|\w{0,10}[dD]ecode\w{0,10}|loads)\b/;

/** A store that browsers refuse at will: without it a program only forgets. */
const BROWSER_STORE = /\b(?:local|session)Storage\b|\bnew URL\(/;

/** Whether what failed only cleans up, or reads what may be there. */
function mayFail(place: Place): boolean {
  return (
    cleansUp(place) || [lineAt(place), ...linesAbove(place, 10)].some(({ code }) => BROWSER_STORE.test(code))
  );
}

/** Whether the last statement of what failed only cleans up or reads a value. */
function cleansUp(place: Place): boolean {
  const { code } = lineAt(place);
  const own = code.split(/\b(?:catch|rescue)\b/)[0] ?? '';
  const body = /\w\(|\w\.\w/.test(own)
    ? own
    : (linesAbove(place).find((line) => /\w/.test(line.code))?.code ?? '');
  return CLEANS_UP.test(body) || READS_VALUE.test(body);
}

function holdsComment(text: string): boolean {
  return /\/\/|\/\*|#/.test(text);
}

const EVERY_ERROR =
  /^\s{0,200}except(?:\s(?:Exception|BaseException)(?:\sas\s\w{1,60})?)?:(\s?(?:pass|\.\.\.|continue))?$/;

/** The same where braces stand on lines of their own. */
const EMPTY_BRACES: Check = {
  languages: ['csharp', 'php', 'java'],
  inTests: false,
  issue: DROPPED,
  fix: HANDLE,
  find: (place) => {
    const { code, text } = lineAt(place);
    const found = /^\s{0,200}catch\s?(?:\(([^()]{0,150})\))?(?:\swhen\b.{1,200})?$/.exec(code);
    if (found === null || MEANT.test(found[1] ?? '')) return null;
    const [opening, closing] = [lineNear(place, 1), lineNear(place, 2)];
    const isEmpty = opening?.code.trim() === '{' && closing?.code.trim() === '}';
    const comments = [text, opening?.text ?? '', closing?.text ?? ''].some(holdsComment);
    return isEmpty && !comments && !cleansUp(place) ? { lines: 3 } : null;
  },
};

const EMPTY_EXCEPT: Check = {
  languages: ['python'],
  inTests: false,
  issue: 'Any failure vanishes here, errors in the code itself too: nobody learns that it happened.',
  fix: 'Name the errors that may be dropped, or log this one; where all may be dropped, say why in a comment.',
  find: (place) => {
    const { code, text } = lineAt(place);
    const found = EVERY_ERROR.exec(code);
    if (found === null || holdsComment(text) || cleansUp(place)) return null;
    if (found[1] !== undefined) return {};
    const { lines, end } = blockOf(place);
    const statements = lines.filter((line) => line.code !== '');
    const only = statements[0]?.code.trim() ?? '';
    if (end === null && lines.length < 3) return null;
    if (statements.length !== 1 || !/^(?:pass|\.\.\.|continue)$/.test(only)) return null;
    const shown = lines.slice(0, lines.indexOf(statements[0] ?? lineAt(place)) + 1);
    return shown.some((line) => holdsComment(line.text)) ? null : { lines: shown.length + 1 };
  },
};

const BARE_EXCEPT: Check = {
  languages: ['python'],
  inTests: false,
  issue:
    'This catches `KeyboardInterrupt` and `SystemExit` too: the program cannot be stopped while it is in there.',
  fix: 'Catch `Exception`, or the errors that are expected.',
  find: (place) => {
    if (!/^\s{0,200}except:$/.test(lineAt(place).code)) return null;
    const { lines, end } = blockOf(place);
    return end === null || lines.some(({ code }) => /\b(?:raise|exit|_exit)\b/.test(code)) ? null : {};
  },
};

const EMPTY_RESCUE: Check = {
  languages: ['ruby'],
  inTests: false,
  issue: DROPPED,
  fix: 'Rescue the errors that are expected, and handle or report them; where they may be dropped, say why in a comment.',
  find: (place) => {
    const { code, text } = lineAt(place);
    if (cleansUp(place) || (text.includes('#') && !text.includes('#{'))) return null;
    if (/\S\srescue\snil$/.test(code)) return {};
    if (!/^\s{0,200}rescue(?:\s(?:StandardError|Exception))?(?:\s=>\s\w{1,40})?$/.test(code)) return null;
    const { lines, end } = blockOf(place);
    const isEmpty = lines.every((line) => /^\s{0,200}(?:nil)?$/.test(line.text));
    return isEmpty && end !== null && /^\s{0,200}end\b/.test(end.code) ? { lines: lines.length + 1 } : null;
  },
};

const IF_ERROR = /^\s{0,200}if\s(?:[\w\s,.:=()&*"[\]]{1,200};\s)?err\s!=\snil\s\{$/;

/** A block that begins where an error is known and either holds nothing or answers that there was none. */
const ERROR_FORGOTTEN: Check = {
  languages: ['go'],
  inTests: false,
  issue: DROPPED,
  fix: 'Answer the error, or handle it; where it may be dropped, say why in a comment.',
  find: (place) => {
    const line = lineAt(place);
    if (!IF_ERROR.test(line.code) || line.text.includes('//')) return null;
    const { lines, end } = blockOf(place);
    if (end === null || lines.some(({ text }) => text.includes('//'))) return null;
    const statements = lines.map(({ code }) => code.trim()).filter((code) => code !== '');
    if (statements.length === 0) return { lines: lines.length + 2 };
    if (statements.length !== 1 || !/^return(?:\s\w{1,40},)?\snil$/.test(statements[0] ?? '')) return null;
    return answersError(place, statements[0] ?? '') && !isCommented(place)
      ? { lines: lines.length + 2 }
      : null;
  },
};

/** Whether the function around answers an error in the place where `nil` is returned. */
function answersError(place: Place, statement: string): boolean {
  const inner = enclosing(place).find(({ code }) => /\bfunc\b/.test(code))?.code ?? '';
  return statement.includes(',') ? /,\serror\)\s\{$/.test(inner) : /\)\serror\s\{$/.test(inner);
}

function isCommented(place: Place): boolean {
  const above = place.lines[place.at - 1];
  return above !== undefined && above.code === '' && above.text.includes('//');
}

const INTERRUPTED: Check = {
  languages: ['java', 'kotlin'],
  inTests: false,
  issue: 'The thread was asked to stop, and this makes it forget: what called it waits on.',
  fix: 'Call `Thread.currentThread().interrupt()` in the handler, or hand the exception on.',
  find: (place) => {
    const { code } = lineAt(place);
    if (
      !/\bcatch\s?\((?:final\s)?(?:InterruptedException\s\w{1,40}|\w{1,40}\s?:\sInterruptedException)\)\s?\{$/.test(
        code,
      )
    )
      return null;
    const { lines, end } = blockOf(place);
    if (end === null) return null;
    return lines.some((line) => /\binterrupt\(\)|\bthrow\b|[iI]nterrupted\s?=/.test(line.code)) ? null : {};
  },
};

/** Failures that are caught and forgotten. */
export const SWALLOW_CHECKS: readonly Check[] = [
  INTERRUPTED,
  EMPTY_CATCH,
  EMPTY_BRACES,
  EMPTY_EXCEPT,
  BARE_EXCEPT,
  EMPTY_RESCUE,
  ERROR_FORGOTTEN,
  onLine({
    languages: SCRIPT,
    code: [
      /\.catch\(\s?(?:\(\s?\w{0,20}\s?\)|\w{1,20})\s?=>\s?\{\s{0,4}\}\s?\)/,
      /\.catch\(\s?function\s?\(\w{0,20}\)\s?\{\s{0,4}\}\s?\)/,
    ],
    text: /^(?!.{0,1000}(?:\/\/|\/\*))/,
    issue: DROPPED,
    fix: HANDLE,
  }),
];
