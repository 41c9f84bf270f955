import { ABOUT } from '../../domain/about.ts';
import type { ChangeSet } from '../../domain/change.ts';
import type { GateFinding, ImportedRun } from '../../domain/gates.ts';
import { visible } from '../../domain/render.ts';
import { compareSeverity } from '../../domain/severity.ts';
import { saidBy } from '../../domain/tools.ts';
import { isObject } from '../../lib/json.ts';
import { linesByPath } from './sarif-lines.ts';
import { ownFinding } from './sarif-own.ts';
import { pathFinder } from './sarif-paths.ts';
import { placesIn, type Taken } from './sarif-place.ts';
import { type RuleOf, rulesIn, severityOf } from './sarif-rules.ts';
import { listAt, objectAt, textAt, valueAt } from './sarif-shape.ts';
import { fixOf, nameShown, resultText } from './sarif-text.ts';

/** Findings that are taken from one run, the gravest before others. */
export const MAX_FINDINGS = 1_000;

/** Why results are left, in words that follow a number of results. */
export const LEFT = {
  malformed: 'are not written as results',
  kind: 'are no failures',
  none: 'have the level none',
  baseline: 'were there before, says the tool',
  suppressed: 'are suppressed',
  twice: 'are said twice',
  many: `are over the ${MAX_FINDINGS} that are taken of one run`,
} as const;

/** How results are taken. */
export type ImportRules = {
  /** Folders that paths may begin with: where the repository lay when the tool ran. */
  readonly roots: readonly string[];
  /** Whether a comment in the code may silence a blocking finding of security. */
  readonly allowSecurity: boolean;
};

const USUAL: ImportRules = { roots: [], allowSecurity: false };

/** Why a document cannot be taken, in words that follow its name; null where it is SARIF 2.1.0 whose runs have results. */
export function sarifProblem(value: unknown): string | null {
  const version = valueAt(value, 'version');
  if (!isObject(value) || !Array.isArray(value.runs)) return 'is not SARIF: it has no list of runs';
  if (version !== '2.1.0') {
    const found = typeof version === 'string' ? `version ${visible(version).slice(0, 20)}` : 'no version';
    return `is not SARIF 2.1.0: it has ${found}`;
  }
  const bare = value.runs.findIndex((run) => !Array.isArray(valueAt(run, 'results')));
  if (bare === -1) return null;
  return `has no results in run ${bare + 1} (${toolName(value.runs[bare])}): the tool did not get as far as looking`;
}

/**
 * What other tools found on lines that a change adds: one entry for each run of a SARIF 2.1.0 document. A result counts
 * where its region, at head, overlaps an added line, or where it has no region and its file is new as a whole. `source`
 * names the document for people. Whatever is not taken is counted by its reason. Pure; opens no path.
 */
export function readSarif(
  value: unknown,
  source: string,
  change: ChangeSet,
  rules: ImportRules = USUAL,
): readonly ImportedRun[] {
  const lines = linesByPath(change);
  const said = new Set<string>();
  return listAt(value, 'runs').map((run): ImportedRun => {
    const isChanged = (path: string) => lines.has(path);
    const reading: Reading = {
      tool: toolName(run),
      isOwn: textAt(objectAt(objectAt(run, 'tool'), 'driver'), 'name') === ABOUT.name,
      driver: objectAt(objectAt(run, 'tool'), 'driver'),
      ruleOf: rulesIn(run),
      takenOf: placesIn(lines, pathFinder(run, isChanged, rules.roots)),
      allowSecurity: rules.allowSecurity,
    };
    return readRun(listAt(run, 'results'), source, reading, said);
  });
}

function toolName(run: unknown): string {
  return nameShown(textAt(objectAt(objectAt(run, 'tool'), 'driver'), 'name') ?? 'a tool without a name');
}

/** What the results of one run are read with. */
type Reading = {
  readonly tool: string;
  /** Whether it is a report of our own: it speaks of changes only, so that what it says of a file of this one counts. */
  readonly isOwn: boolean;
  readonly driver: unknown;
  readonly ruleOf: (result: unknown) => RuleOf;
  readonly takenOf: (result: unknown, anywhere: boolean) => Taken;
  readonly allowSecurity: boolean;
};

function readRun(
  results: readonly unknown[],
  source: string,
  reading: Reading,
  said: Set<string>,
): ImportedRun {
  const left = new Map<string, number>();
  const leave = (reason: string) => left.set(reason, (left.get(reason) ?? 0) + 1);
  const found: GateFinding[] = [];
  for (const result of results) {
    const read = readResult(result, reading);
    if ('left' in read) leave(read.left);
    else if (isNews(read.finding, said)) found.push(read.finding);
    else leave(LEFT.twice);
  }
  const findings = gravestOf(found);
  for (let over = found.length - findings.length; over > 0; over--) leave(LEFT.many);
  return {
    source,
    tool: reading.tool,
    results: results.length,
    findings,
    left: [...left].map(([reason, count]) => ({ reason, count })),
  };
}

/** The gravest findings, as many as are taken, in the order of the document. */
function gravestOf(found: readonly GateFinding[]): readonly GateFinding[] {
  if (found.length <= MAX_FINDINGS) return found;
  const kept = new Set(
    [...found].sort((a, b) => compareSeverity(a.severity, b.severity)).slice(0, MAX_FINDINGS),
  );
  return found.filter((finding) => kept.has(finding));
}

/** Builds for several platforms say each result as often; the text names the tool. A milder one takes no graver one's place. */
function isNews({ path, line, rule, issue, severity }: GateFinding, said: Set<string>): boolean {
  const key = JSON.stringify([path, line, rule, issue, severity]);
  const before = said.size;
  return said.add(key).size > before;
}

type Read = { readonly finding: GateFinding } | { readonly left: string };

function readResult(result: unknown, reading: Reading): Read {
  if (!isObject(result)) return { left: LEFT.malformed };
  const kind = valueAt(result, 'kind');
  if (kind !== undefined && kind !== 'fail') return { left: LEFT.kind };
  const baseline = valueAt(result, 'baselineState');
  if (baseline === 'unchanged' || baseline === 'absent') return { left: LEFT.baseline };
  const rule = reading.ruleOf(result);
  const severity = severityOf(result, rule);
  if (severity === null) return { left: LEFT.none };
  const isHeld = severity === 'blocking' && !reading.allowSecurity;
  if (isSuppressed(result, isHeld)) return { left: LEFT.suppressed };
  const place = reading.takenOf(result, reading.isOwn);
  if ('left' in place) return place;
  const name = ruleShown(rule.id ?? textAt(rule.rule, 'name') ?? 'no-rule', reading);
  const base = { ...place, severity, rule: name };
  if (reading.isOwn) return { finding: ownFinding(result, base) };
  const words = resultText(result, rule.rule, reading.driver) ?? `It breaks the rule ${name}.`;
  return { finding: { ...base, issue: saidBy(words, reading.tool), fix: fixOf(result) } };
}

/** What another tool found never goes by the name of a gate of ours. */
function ruleShown(id: string, { isOwn, tool }: Reading): string {
  const name = nameShown(id);
  return !isOwn && name.startsWith('gate/') ? nameShown(`${tool}/${name}`) : name;
}

/**
 * Whether people have let a result pass: SARIF 2.1.0, 3.27.23: something suppresses it, and none of that is refused or
 * under review. What only a comment in the code suppresses the change may have brought itself: where a result is held,
 * that does not count.
 */
function isSuppressed(result: unknown, isHeld: boolean): boolean {
  const suppressions = listAt(result, 'suppressions');
  const isOpen = suppressions.some((suppression) => {
    const status = valueAt(suppression, 'status');
    return status === 'underReview' || status === 'rejected';
  });
  if (suppressions.length === 0 || isOpen) return false;
  return !isHeld || suppressions.some((suppression) => valueAt(suppression, 'kind') === 'external');
}
