import type { ChangedFile, LineMark } from '../../domain/change.ts';
import { isTestPath } from '../../domain/test-path.ts';

/** What of a line is looked at, in UTF-16 units: calls and marks stand at its beginning. */
const MAX_LINE = 1_000;

/** How tests begin in the usual frameworks. */
const TEST =
  /^\s{0,200}(?:(?:it|test|describe|context|specify|scenario)(?:\.each)?\s?\(|(?:it|test|describe|context|specify|scenario) ["']|@(?:Test|ParameterizedTest)\b|\[(?:Fact|Theory|Test|TestMethod)\b|#\[(?:\w{1,40}::)?test\b|(?:async )?def test|func Test|(?:public )?function test)/;

/** What leaves tests out of a run, or runs some in place of all. */
const LEFT_OUT =
  /\b(?:it|test|describe|context|suite|specify|scenario)\.(?:skip|only|todo|fixme|failing|concurrent\.(?:skip|only))\b|\b(?:xit|xtest|xdescribe|xcontext|fit|fdescribe|fcontext)\s?\(|@(?:Ignore|Disabled|unittest\.skip|pytest\.mark\.(?:skip|xfail))|\bt\.Skip|#\[ignore\b|\bpytest\.skip\b|\bmarkTestSkipped\b|\[(?:Ignore|Explicit)\b|\[(?:Fact|Theory)\(Skip\b/;

/** Whether a file takes tests away: it goes or shrinks where it holds tests, holds fewer of them, or leaves some out. */
export function takesTestsAway(file: ChangedFile): boolean {
  const { path, oldPath, status, additions, deletions } = file;
  const isTest = isTestPath(path) || isTestPath(oldPath ?? '');
  const shrinks = status === 'deleted' || (deletions ?? 0) > (additions ?? 0);
  if (isTest && shrinks) return true;
  const added = linesOf(file, '+');
  return count(linesOf(file, '-'), TEST) > count(added, TEST) || count(added, LEFT_OUT) > 0;
}

function linesOf({ diff }: ChangedFile, wanted: LineMark): readonly string[] {
  return (diff?.hunks ?? []).flatMap(({ lines }) =>
    lines.filter(({ mark }) => mark === wanted).map(({ text }) => text.slice(0, MAX_LINE)),
  );
}

function count(texts: readonly string[], pattern: RegExp): number {
  return texts.filter((text) => pattern.test(text)).length;
}
