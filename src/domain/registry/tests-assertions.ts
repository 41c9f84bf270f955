/** Assertions that hold whatever the code does. */
import { isOfTest } from './around.ts';
import { type Check, type Hit, lineAt, lineNear, type Place } from './entry.ts';

const JS = ['typescript', 'javascript'] as const;

/** The text behind the bracket that closes the first one at or behind `from`; null where it is not closed on the line. */
function behindBrackets(code: string, from: number): string | null {
  let depth = 0;
  for (let at = code.indexOf('(', from); at >= 0 && at < code.length; at += 1) {
    if (code[at] === '(') depth += 1;
    if (code[at] === ')') depth -= 1;
    if (depth === 0) return code.slice(at + 1);
  }
  return null;
}

/** `expect(x);` and `expect(x).toBe;` */
function expectsNothing(place: Place): Hit | null {
  if (!isOfTest(place)) return null;
  const { code } = lineAt(place);
  const begin = /^\s*(?:await\s+)?expect\(/.exec(code);
  if (begin === null) return null;
  const rest = behindBrackets(code, begin[0].length - 1)?.trim();
  if (rest === undefined) return null;
  if (/^(?:\.(?:not|resolves|rejects)){0,2}\.to[A-Z]\w{1,40};$/.test(rest)) return {};
  if (rest !== ';' && rest !== '') return null;
  // The matcher may stand on the next line.
  const next = lineNear(place, 1);
  if (rest === ';') return {};
  return next === null || /^\s*(?:[.)\]},?:&|]|$)/.test(next.code) ? null : {};
}

/** A promise that nobody waits for is settled after the test has passed. */
function expectsUnawaited(place: Place): Hit | null {
  if (!isOfTest(place)) return null;
  const { code } = lineAt(place);
  const begin = /^\s*expect\(/.exec(code);
  if (begin === null) return null;
  const rest = behindBrackets(code, begin[0].length - 1)?.trim();
  if (rest === undefined || !/^\.(?:resolves|rejects)\.[\w.]{1,60}\(.*\);$/.test(rest)) return null;
  const above = lineNear(place, -1)?.code.trimEnd() ?? '';
  return /(?:\b(?:await|return|void)|[=>(,[])$/.test(above) && !/=>\s*\{$/.test(above) ? null : {};
}

/** Literals held against themselves, at the end of a statement. */
const SELF_EVIDENT =
  /^\s*(?:expect\(\s*(?:true\s*\)\.(?:toBe\(\s*true\s*\)|toBeTruthy\(\s*\)|toEqual\(\s*true\s*\)|to\.be\.true)|1\s*\)\.toBe\(\s*1\s*\)|false\s*\)\.toBe\(\s*false\s*\))|(?:Assert\w*\.)?(?:assertTrue|IsTrue|True)\(\s*true\s*\)|(?:self|\$this|this)(?:\.|->)assert(?:True\(\s*[Tt]rue|False\(\s*[Ff]alse)\s*\)|assert\(?\s*[Tt]rue\s*\)?)\s*;?\s*$/;

function provesNothing(place: Place): Hit | null {
  return isOfTest(place) && SELF_EVIDENT.test(lineAt(place).code) ? {} : null;
}

/** `assert (x, "message")`: a tuple of two is true. */
function assertsTuple(place: Place): Hit | null {
  const { code } = lineAt(place);
  const begin = /^\s*assert\s*\(/.exec(code);
  if (begin === null || behindBrackets(code, begin[0].length - 1)?.trim() !== '') return null;
  const inner = code.slice(begin[0].length, -1);
  return hasComma(inner) && !/\bfor\b/.test(inner) ? {} : null;
}

/** Whether a comma stands outside of all brackets, with something behind it. */
function hasComma(inner: string): boolean {
  let depth = 0;
  for (let at = 0; at < inner.length; at += 1) {
    const character = inner[at] ?? '';
    if ('([{'.includes(character)) depth += 1;
    if (')]}'.includes(character)) depth -= 1;
    if (character === ',' && depth === 0) return true;
  }
  return false;
}

/** Names of mocks that are read and not called, and names that every mock has because it has any name. */
const MOCK_UNCALLED =
  /^\s*[\w.[\]()]{1,120}\.assert_(?:called|called_once|not_called|called_with|called_once_with|any_call|awaited|awaited_once|not_awaited)\s*$/;
const MOCK_MADE_UP =
  /^\s*(?:assert\s+)?[\w.[\]]{1,120}\.(?:called_once|called_with|called_once_with|not_called)\(/;

function mockUnchecked(place: Place): Hit | null {
  const { code } = lineAt(place);
  return isOfTest(place) && (MOCK_UNCALLED.test(code) || MOCK_MADE_UP.test(code)) ? {} : null;
}

/** `assertTrue(x, 3)`: the second is the message. */
function comparesToMessage(place: Place): Hit | null {
  const { code } = lineAt(place);
  return isOfTest(place) &&
    /^\s*self\.assertTrue\([\w.[\]()]{1,120},\s*(?:\d{1,12}|True|False|None|\[\]|\{\})\s*\)\s*$/.test(code)
    ? {}
    : null;
}

const EMPTY_JS =
  /^\s*(?:it|test|specify)\(\s*""\s*,\s*(?:async\s*)?(?:\(\s*\w{0,20}\s*\)\s*=>|function\s*\(\s*\w{0,20}\s*\))\s*\{\s*(?:\}\s*\);?\s*)?$/;

/** A body of no line: what closes it stands on the line below. */
function isEmptyScript(place: Place): boolean {
  const { code } = lineAt(place);
  if (!EMPTY_JS.test(code)) return false;
  return code.includes('}') || /^\s*\}\s*\);?\s*$/.test(lineNear(place, 1)?.text ?? '');
}

function emptyTest(place: Place): Hit | null {
  if (!isOfTest(place)) return null;
  const { code, text } = lineAt(place);
  if (/\/\*|\/\//.test(text)) return null;
  if (place.language === 'go')
    return /^func Test\w{1,120}\(\w{1,20} \*testing\.T\)\s*\{\s*\}$/.test(code) ? {} : null;
  if (place.language !== 'python') return isEmptyScript(place) ? {} : null;
  if (
    !/^\s*(?:async\s+)?def test_\w{1,120}\([\w, :=.]{0,200}\)(?:\s*->\s*None)?:\s*(?:pass|\.\.\.)?$/.test(
      code,
    )
  )
    return null;
  if (/(?:pass|\.\.\.)$/.test(code)) return {};
  const next = lineNear(place, 1)?.code.trim();
  return next === 'pass' || next === '...' ? {} : null;
}

/** Tests that pass whatever the code does. */
export const VACUOUS_CHECKS: readonly Check[] = [
  {
    languages: JS,
    inTests: true,
    issue: 'Nothing is checked here: `expect` without a matcher that is called holds for every value.',
    fix: 'Call a matcher: `expect(value).toBe(expected)`.',
    find: expectsNothing,
  },
  {
    languages: JS,
    inTests: true,
    issue:
      'Nobody waits for this assertion: the test is over before the promise is settled, and passes whatever it comes to.',
    fix: 'Put `await` before `expect`, in an `async` test, or return the promise.',
    find: expectsUnawaited,
  },
  {
    languages: [...JS, 'python', 'java', 'kotlin', 'csharp', 'php', 'rust'],
    inTests: true,
    issue: 'This assertion holds whatever the code does: a literal is held against itself.',
    fix: 'Check a result of the code under test, or take the line away.',
    find: provesNothing,
  },
  {
    languages: ['python'],
    inTests: true,
    issue:
      'The brackets make a tuple of the condition and the message, and a tuple that is not empty is true: this never fails.',
    fix: 'Write `assert condition, "message"` without brackets.',
    find: assertsTuple,
  },
  {
    languages: ['python'],
    inTests: true,
    issue:
      'Nothing is checked here: the method of the mock is read and not called, or is a name that a mock makes up as it does for any other.',
    fix: 'Call one that asserts, such as `mock.assert_called_once_with(…)`.',
    find: mockUnchecked,
  },
  {
    languages: ['python'],
    inTests: true,
    issue: 'The second argument of `assertTrue` is the message: the value is not compared with it.',
    fix: 'Write `assertEqual(value, expected)`.',
    find: comparesToMessage,
  },
  {
    languages: [...JS, 'python', 'go'],
    inTests: true,
    issue: 'The test is empty, so that it passes whatever the code does.',
    fix: 'Write the test, or mark it as one to be written (`it.todo`).',
    find: emptyTest,
  },
];
