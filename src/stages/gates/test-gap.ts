import type { ChangedFile, ChangeSet } from '../../domain/change.ts';
import { type GateFinding, type GateOutcome, type GateRules, USUAL_SKIPS } from '../../domain/gates.ts';
import { visible } from '../../domain/render.ts';
import { truncate } from '../../lib/text.ts';
import { grammarOf } from './symbols/grammars.ts';
import { symbolsOf, wordsIn } from './symbols/scan.ts';
import { isExemptPath, isTestPath } from './test-gap-paths.ts';
import { type FileDeclarations, type Gap, type Gaps, gapsOf, wordsOfLines } from './test-gap-reach.ts';

const NAME = 'test-gap';

/** Names of one file that a finding shows, and columns of each. */
const MAX_NAMES = 8;
const MAX_NAME_WIDTH = 80;

const FIX =
  'Mention each in a test of this change. To excuse them, put `quorate-ignore gate/test-gap until YYYY-MM-DD: reason` into a comment on the line or the line above, or set `testGap` in `.quorate.yml`.';

/**
 * The gate of missing tests: it looks for public functions and methods with behaviour that the change adds and none of
 * its tests reaches. Only the change is read, and that is enough: what is new has no older test.
 */
export function testGapGate(change: ChangeSet, rules: GateRules['testGap']): GateOutcome {
  if (!rules.enabled) return skipped(USUAL_SKIPS.off);
  const rest = change.files.filter(({ path }) => !isTestPath(path) && grammarOf(path) !== null);
  const gone = removedLines(rest);
  const files = change.files.flatMap((file) => readFile(file, gone));
  if (files.length === 0) return skipped('no production code was added in a language that it knows');
  const tests = change.files.filter(({ path }) => isTestPath(path));
  if (change.gaps.length > 0 || tests.some(isUnread)) {
    return skipped('not all of the change could be read, and the tests may be in the rest');
  }
  const tested = wordsOfLines(tests, ({ mark }) => mark !== '-');
  for (const line of files.flatMap(({ testLines }) => testLines)) {
    for (const word of wordsIn(line)) tested.add(word);
  }
  const removed = wordsOfLines(rest, ({ mark }) => mark === '-');
  const hasNewTests = tests.some(({ path, diff }) => grammarOf(path) !== null && (diff?.additions ?? 0) > 0);
  return outcome(gapsOf(files, { tested, hasNewTests, removed }), rules);
}

function skipped(reason: string): GateOutcome {
  return { name: NAME, status: 'skipped', reason, findings: [] };
}

/** What a file declares; empty for a file that is never asked for a test. */
function readFile(file: ChangedFile, gone: ReadonlySet<string>): FileDeclarations[] {
  const grammar = (file.diff?.additions ?? 0) > 0 ? grammarOf(file.path) : null;
  if (grammar === null || isTestPath(file.path) || isExemptPath(file.path) || isGenerated(file)) return [];
  return [{ file, ...symbolsOf(file, grammar, gone) }];
}

/** What stands on removed lines, without their indentation: the same on an added line is moved code. */
function removedLines(files: readonly ChangedFile[]): ReadonlySet<string> {
  const hunks = files.flatMap(({ diff }) => diff?.hunks ?? []);
  const lines = hunks.flatMap((hunk) => hunk.lines.filter(({ mark }) => mark === '-'));
  return new Set(lines.map(({ text }) => text.trim()));
}

/** A mark that comes with a new file counts too: whoever sets it falsely could as well excuse the symbol. */
function isGenerated({ attributes, content: { generatedMark, minified } }: ChangedFile): boolean {
  if (attributes.generated === true || attributes.vendored === true || minified.head === true) return true;
  return attributes.generated !== false && (generatedMark.base ?? generatedMark.head) === true;
}

/** Whether lines of a test are missing. */
function isUnread({ path, diff, additions, status }: ChangedFile): boolean {
  if (grammarOf(path) === null || status === 'deleted') return false;
  return diff === null ? additions !== 0 : diff.truncated;
}

function outcome({ reached, gaps }: Gaps, rules: GateRules['testGap']): GateOutcome {
  const count = gaps.reduce((sum, { symbols }) => sum + symbols.length, 0);
  const threshold = rules.blockThreshold;
  const fails = threshold !== null && count >= threshold;
  const total = `${count} of ${reached + count} new public ${reached + count === 1 ? 'symbol' : 'symbols'} without a test`;
  return {
    name: NAME,
    status: fails ? 'fail' : 'pass',
    reason: fails ? `${total}, and it fails from ${threshold} on` : total,
    findings: gaps.map((gap) => findingOf(gap, rules.promoteSeverity)),
  };
}

function findingOf({ path, symbols }: Gap, isPromoted: boolean): GateFinding {
  const [first, ...others] = symbols;
  const shown = symbols
    .slice(0, MAX_NAMES)
    .map(({ name, line }) => `\`${truncate(visible(name), MAX_NAME_WIDTH)}\` (line ${line})`);
  const left = symbols.length - shown.length;
  const list = left > 0 ? `${shown.join(', ')} and ${left} more` : shown.join(', ');
  const what = others.length === 0 ? 'a new public symbol' : `${symbols.length} new public symbols`;
  return {
    severity: isPromoted ? 'important' : 'suggestion',
    path,
    line: first?.line ?? null,
    rule: `gate/${NAME}`,
    issue: `No test of this change mentions ${what}: ${list}. Nothing will tell when ${others.length === 0 ? 'it breaks' : 'one of them breaks'}.`,
    fix: FIX,
  };
}
