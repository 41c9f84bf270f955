import type { ChangedFile, ChangeSet } from '../../domain/change.ts';
import { codeLanguageOf } from '../../domain/code-language.ts';
import { type FileRisk, RISK_SIGNALS, type RiskSignalName } from '../../domain/risk.ts';
import { comparePaths } from './pack.ts';
import { type FileKind, kindOf } from './risk-kinds.ts';
import { type LineReading, readLines } from './risk-lines.ts';
import { isCriticalScreen, isMigrationPath, securityOf } from './risk-paths.ts';
import { TESTED_LANGUAGES } from './risk-syntax.ts';
import { type TestIndex, testIndex } from './risk-tests.ts';
import { MAX_API_VALUE, MAX_COMPLEXITY_VALUE, MAX_LOC_VALUE, RISK_WEIGHTS } from './risk-weights.ts';

/** Fewer changed lines of logic need no test of their own to be noticed. */
const LOGIC_TO_TEST = 10;

/**
 * How risky the change of every file is, the riskiest first, then by path. Looks at names, counts and changed lines, in
 * time linear to these; a file without text counts by its name and numbers. Never a gate.
 */
export function diffRisk(change: ChangeSet): readonly FileRisk[] {
  const kinds = change.files.map((file) => ({ file, kind: kindOf(file) }));
  const isTested = testIndex(kinds.filter(({ kind }) => kind === 'test').map(({ file }) => file));
  return kinds
    .map(({ file, kind }) => riskOf(file, kind, isTested))
    .sort((a, b) => b.score - a.score || comparePaths(a, b));
}

function riskOf(file: ChangedFile, kind: FileKind, isTested: TestIndex): FileRisk {
  const lines = readLines(file, kind);
  const isStep = isMigrationPath(file.path);
  const added = file.additions ?? file.diff?.additions ?? 0;
  const removed = file.deletions ?? file.diff?.deletions ?? 0;
  const values: Readonly<Record<RiskSignalName, number>> = {
    loc_changed: logShaped(added + removed, MAX_LOC_VALUE),
    security_path: securityOf(file, kind),
    public_api: isStep ? 0 : Math.min(lines.symbols, MAX_API_VALUE),
    no_test_change: !isStep && lacksTest(file, lines, isTested) ? 1 : 0,
    complexity_delta: logShaped(lines.branching, MAX_COMPLEXITY_VALUE),
    ui_critical: isCriticalScreen(file.path) ? 1 : 0,
    migration: isStep || lines.ddl ? 1 : 0,
  };
  const signals = RISK_SIGNALS.map((name) => ({
    name,
    weight: RISK_WEIGHTS[kind][name],
    value: values[name],
  })).filter(({ weight, value }) => weight > 0 && value > 0);
  const score = signals.reduce((sum, { weight, value }) => sum + weight * value, 0);
  return { path: file.path, score: rounded(score), added, removed, signals };
}

function lacksTest(file: ChangedFile, lines: LineReading, isTested: TestIndex): boolean {
  if (file.status === 'deleted' || lines.hasTest || lines.logic < LOGIC_TO_TEST) return false;
  const language = codeLanguageOf(file.path);
  return language !== null && TESTED_LANGUAGES.has(language) && !isTested(file.path);
}

/** Each doubling of a count adds one; in hundredths, as it is reported. */
function logShaped(count: number, max: number): number {
  return Math.min(max, Math.round(Math.log2(1 + count) * 100) / 100);
}

/** In thousandths: more would tell two machines apart, not two files. */
function rounded(score: number): number {
  return Math.round(score * 1_000) / 1_000;
}
