/** Which tests are run: marks that leave all others out, and marks that leave a test out. */
import { isOfTest, withoutComment } from './around.ts';
import { type Check, type Hit, lineAt, lineNear, type Place } from './entry.ts';

const FOCUS_WORDS = {
  issue:
    'Only this test is run while the mark is there: all others of the file, or of the run, are left out and count as passed.',
  fix: 'Take the mark away.',
  inTests: true,
};

function focused(pattern: RegExp): Check['find'] {
  return (place) => (isOfTest(place) && pattern.test(lineAt(place).code) ? {} : null);
}

/** Marks that let one test run and no other. */
export const FOCUS_CHECKS: readonly Check[] = [
  {
    ...FOCUS_WORDS,
    languages: ['typescript', 'javascript'],
    find: focused(
      /(?:^|[\s;(,])(?:(?:describe|it|test|context|suite|specify)(?:\.(?:concurrent|sequential|serial|parallel))?\.only(?:\.each)?\s*[(`])|^\s*f(?:describe|it|context)\(\s*""/,
    ),
  },
  {
    ...FOCUS_WORDS,
    languages: ['ruby'],
    find: focused(
      /^\s*f(?:it|describe|context|specify|example)\s+(?:""|[A-Z])|(?:,|\()\s*(?::focus\b|focus:\s*true\b)/,
    ),
  },
  {
    ...FOCUS_WORDS,
    languages: ['go'],
    find: focused(/(?:^|\s)F(?:It|Describe|Context|When|Specify|Entry|DescribeTable)\(\s*""/),
  },
  {
    ...FOCUS_WORDS,
    languages: ['swift'],
    find: focused(/^\s*f(?:it|describe|context)\(\s*""/),
  },
  {
    ...FOCUS_WORDS,
    languages: ['php'],
    find: focused(/^\s*\}\)->only\(\s*\)/),
  },
];

const SKIP_WORDS = {
  issue: 'The test is left out and nothing says why, so that nobody can tell when it may come back.',
  fix: 'Give the reason where the framework takes one, else in a comment, or take the test away.',
  inTests: true,
};

/** A comment on the line or on the one above counts as a reason. */
function skipped(pattern: RegExp): Check['find'] {
  return (place: Place): Hit | null => {
    const { code, text } = lineAt(place);
    if (!isOfTest(place) || !pattern.test(code)) return null;
    const hasRemark = /\/\/|\/\*|(?:^|\s)#\s/.test(text);
    const above = lineNear(place, -1);
    // What the test is left out under says why.
    const isCondition = /^\s*if\b/.test(above?.code ?? '');
    return hasRemark || isCondition || (above !== null && isRemark(above.text)) ? null : {};
  };
}

function isRemark(text: string): boolean {
  return /^\s*(?:\/\/|\/?\*|#(?!\[))/.test(text) || withoutComment(text) !== text;
}

/** Marks that leave a test out without a word. */
export const SKIP_CHECKS: readonly Check[] = [
  {
    ...SKIP_WORDS,
    languages: ['typescript', 'javascript'],
    find: skipped(
      /^\s*(?:(?:describe|it|test|context|suite)\.skip\(\s*""\s*,|x(?:describe|it|context|test)\(\s*""\s*,)/,
    ),
  },
  {
    ...SKIP_WORDS,
    languages: ['python'],
    find: skipped(/^\s*@(?:pytest\.mark\.skip|unittest\.skip)(?:\(\s*\))?\s*$/),
  },
  {
    ...SKIP_WORDS,
    languages: ['java', 'kotlin', 'scala'],
    find: skipped(/^\s*@(?:Disabled|Ignore)(?:\(\s*\))?\s*(?:@|$|public\b|fun\b|void\b)/),
  },
  {
    ...SKIP_WORDS,
    languages: ['csharp'],
    find: skipped(/^\s*\[Ignore\]\s*$/),
  },
  {
    ...SKIP_WORDS,
    languages: ['go'],
    find: skipped(/^\s*(?:t|b)\.(?:Skip|SkipNow)\(\s*\)/),
  },
  {
    ...SKIP_WORDS,
    languages: ['rust'],
    find: skipped(/^\s*#\[ignore\]\s*$/),
  },
  {
    ...SKIP_WORDS,
    languages: ['php'],
    find: skipped(/->markTestSkipped\(\s*\)/),
  },
  {
    ...SKIP_WORDS,
    languages: ['ruby'],
    find: skipped(/^\s*(?:skip|pending)\s*$|^\s*x(?:it|describe|context)\s+""/),
  },
];
