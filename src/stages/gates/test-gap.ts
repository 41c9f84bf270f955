import type { ChangedFile, ChangeSet } from '../../domain/change.ts';
import { type GateFinding, type GateOutcome, type GateRules, USUAL_SKIPS } from '../../domain/gates.ts';
import { visible } from '../../domain/render.ts';
import { truncate } from '../../lib/text.ts';
import { grammarOf } from './symbols/grammars.ts';
import { symbolsOf, wordsIn } from './symbols/scan.ts';
import { isExemptPath, isTestPath } from './test-gap-paths.ts';
import { type FileDeclarations, type Gaps, gapsOf, type NewSymbol, wordsOfLines } from './test-gap-reach.ts';

const NAME = 'test-gap';

/** A file with more symbols than these has one finding for the rest of them. */
const MAX_FINDINGS_PER_FILE = 5;
/** Columns of a name. */
const MAX_NAME_WIDTH = 80;

const FIX =
  'Mention it in a test of this change. To excuse it, put `quorate-ignore gate/test-gap until YYYY-MM-DD: reason` into a comment on the line or the line above, or set `testGap` in `.quorate.yml`.';

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

/** One finding for each symbol: a marker silences the symbol on its line and no other. */
function outcome({ reached, gaps }: Gaps, rules: GateRules['testGap']): GateOutcome {
  const findings = gaps.flatMap(({ path, symbols }) =>
    symbols.map((symbol) => findingOf(path, symbol, rules.promoteSeverity)),
  );
  const count = reached + findings.length;
  const reason = `${findings.length} of ${count} new public ${count === 1 ? 'symbol' : 'symbols'} without a test`;
  return { name: NAME, status: 'pass', reason, findings };
}

function findingOf(path: string, { name, line }: NewSymbol, isPromoted: boolean): GateFinding {
  const shown = truncate(visible(name), MAX_NAME_WIDTH);
  return {
    severity: isPromoted ? 'important' : 'suggestion',
    path,
    line,
    rule: `gate/${NAME}`,
    issue: `No test of this change mentions the new public symbol \`${shown}\`. Nothing will tell when it breaks.`,
    fix: FIX,
  };
}

/**
 * The gate once markers have silenced what they may: only the symbols that are left count towards its threshold, and of
 * many in one file the first are told. Any other gate as it is.
 */
export function settledTestGap(gate: GateOutcome, { blockThreshold }: GateRules['testGap']): GateOutcome {
  if (gate.name !== NAME || gate.status === 'skipped') return gate;
  const fails = blockThreshold !== null && gate.findings.length >= blockThreshold;
  return {
    ...gate,
    status: fails ? 'fail' : 'pass',
    reason: fails ? `${gate.reason ?? ''}, and it fails from ${blockThreshold} on` : gate.reason,
    findings: byFile(gate.findings).flatMap(limited),
  };
}

/** The first findings of a file, and in one more how many there are beside them. */
function limited(findings: readonly GateFinding[]): readonly GateFinding[] {
  const [next, ...others] = findings.slice(MAX_FINDINGS_PER_FILE);
  if (next === undefined || others.length === 0) return findings;
  const issue = `No test of this change mentions ${others.length + 1} more new public symbols of this file.`;
  return [...findings.slice(0, MAX_FINDINGS_PER_FILE), { ...next, line: null, issue }];
}

function byFile(findings: readonly GateFinding[]): GateFinding[][] {
  const files = new Map<string, GateFinding[]>();
  for (const finding of findings) {
    const known = files.get(finding.path);
    if (known === undefined) files.set(finding.path, [finding]);
    else known.push(finding);
  }
  return [...files.values()];
}
