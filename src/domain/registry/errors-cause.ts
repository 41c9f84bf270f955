import { enclosing, indentOf, linesAbove } from './around.ts';
import { type Check, type CodeLine, lineAt, lineNear, type Place } from './entry.ts';
import { SCRIPT } from './rule-parts.ts';

/** Errors that answer whoever called: what went wrong within is not for them. */
const FOR_CALLERS =
  /Unauthori[sz]ed|Forbidden|NotFound|BadRequest|Http|Response|Status|Validation|Auth|Denied|Invalid|Missing|Conflict|Cancel|Assert/;
/** Causes that say no more than that they happened. */
const TELLING_NOTHING =
  /NumberFormat|NoSuch|NotFound|DoesNotExist|KeyNotFound|Format(?:Exception|Error)|CloneNotSupported|Interrupted|Timeout|ArgumentOutOfRange|Overflow|InvalidCast|ClassCast|EmptyResult/;

const CATCHING = /\bcatch\s?\((?:final\s)?([^()]{1,150})\)\s?\{$/;

const LOST_CAUSE: Check = {
  languages: [...SCRIPT, 'java', 'kotlin', 'csharp', 'php'],
  inTests: false,
  issue:
    'The error that was caught is lost: whoever looks for the reason finds neither its message nor its trace.',
  fix: 'Give it to the new error as its cause.',
  find: (place) => {
    const { code } = lineAt(place);
    const thrown = /^\s{0,200}throw\s(?:new\s)?([A-Z]\w{0,80})\(.{0,300}\);?$/.exec(code)?.[1];
    if (thrown === undefined || FOR_CALLERS.test(thrown)) return null;
    const outer = headAround(place);
    const caught = outer === undefined ? null : CATCHING.exec(outer.code);
    if (outer === undefined || caught === null || TELLING_NOTHING.test(caught[1] ?? '')) return null;
    return isNamed(place, outer, nameOf(caught[1] ?? '')) ? null : {};
  },
};

/** The head of the block that the line stands in, also where its brace has a line of its own. */
function headAround(place: Place): CodeLine | undefined {
  const outer = enclosing(place)[0];
  if (outer === undefined || outer.code.trim() !== '{') return outer;
  const head = lineNear(place, outer.number - 1 - lineAt(place).number);
  return head === null ? undefined : { ...head, code: `${head.code} {` };
}

/** The variable in what `catch` declares, of whatever language. */
function nameOf(declaration: string): string {
  const colon = /^(\w{1,60})\s?:/.exec(declaration)?.[1];
  return colon ?? /(\$?\w{1,60})$/.exec(declaration.trim())?.[1] ?? '';
}

/** Whether the handler does anything with what it caught, as far as the line. */
function isNamed(place: Place, outer: CodeLine, name: string): boolean {
  if (name === '') return true;
  const body = linesAbove(place).filter(({ number }) => number > outer.number);
  // What texts hold counts: a message may be put together in them.
  const word = new RegExp(String.raw`(?:^|[^\w$])${name.replace('$', '\\$')}(?!\w)`);
  return [...body, lineAt(place)].some(({ text }) => word.test(text));
}

const LOST_IN_GO: Check = {
  languages: ['go'],
  inTests: false,
  issue:
    'The error that is known here is not in the one that is returned: whoever looks for the reason does not find it.',
  fix: 'Wrap it with `fmt.Errorf("...: %w", err)`.',
  find: (place) => {
    const { code } = lineAt(place);
    if (!/^\s{0,200}return\s.{0,100}\b(?:errors\.New|fmt\.Errorf)\(""\)$/.test(code)) return null;
    const outer = enclosing(place)[0];
    if (outer === undefined || !/\bif\s.{0,200}\berr\s!=\snil\s\{$/.test(outer.code)) return null;
    if (indentOf(outer.code) >= indentOf(code)) return null;
    return isNamed(place, outer, 'err') ? null : {};
  },
};

const THROWN_AGAIN: Check = {
  languages: ['csharp'],
  inTests: false,
  issue: 'Throwing the caught exception by its name begins its stack trace anew: where it came from is lost.',
  fix: 'Write `throw;`.',
  find: (place) => {
    const name = /^\s{0,200}throw\s(\w{1,60});$/.exec(lineAt(place).code)?.[1];
    if (name === undefined) return null;
    const caught = CATCHING.exec(headAround(place)?.code ?? '')?.[1];
    return caught !== undefined && nameOf(caught) === name ? {} : null;
  },
};

/** Errors that lose what led to them. */
export const CAUSE_CHECKS: readonly Check[] = [LOST_CAUSE, LOST_IN_GO, THROWN_AGAIN];
