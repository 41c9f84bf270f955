import { Buffer } from 'node:buffer';
import { ABOUT } from '../../domain/about.ts';
import { type ChangeCode, changeCode } from '../../domain/change-code.ts';
import type { DevCriticOutput } from '../../domain/contracts.generated.ts';
import type { Rule } from '../../domain/criteria.ts';
import type { GateFinding } from '../../domain/gates.ts';
import { checkedAnchor, type Nameable, withFingerprints } from '../../domain/named-findings.ts';
import type { ReviewOutcome } from '../../domain/outcome.ts';
import type { Severity } from '../../domain/severity.ts';
import { compareText } from '../../lib/text.ts';
import { type Group, groupsOf } from './groups.ts';
import { givenRuleWords, type RuleWords, ruleWords } from './sarif-rules.ts';

const LEVELS = { blocking: 'error', important: 'warning', suggestion: 'note' } as const satisfies Record<
  Severity,
  string
>;

/** The rule of findings that name neither a rule nor a category. */
const NO_RULE = 'review';

/** Of the number of a result: ids are ordered as texts. */
const DIGITS = 7;

/** The name of our fingerprints, with the version of how they are made. */
const FINGERPRINT = 'quorate/v1';

/** What a result is made of, whoever found it. */
type Result = Nameable & {
  readonly fix: string | null;
  readonly region: { readonly startLine: number; readonly endLine?: number } | null;
  readonly properties: Readonly<Record<string, unknown>>;
  /** Why a comment in the code silenced it; null where none did. */
  readonly silencedAt: string | null;
};

/**
 * Accepted findings, those of gates and of other tools, and those that a comment in the code silenced, as a SARIF 2.1.0
 * log. A message is the issue, and behind an empty line the fix, which `properties.fix` holds once more.
 */
export function sarifLog(outcome: ReviewOutcome): unknown {
  const { verdict } = outcome;
  const code = changeCode(outcome.change);
  const results = withFingerprints(resultsOf(outcome, code), code);
  const inOrder = results.sort((a, b) => compareText(a.id, b.id));
  const rules = rulesOf(inOrder);
  const given = new Map(outcome.plan.criteria.rules.map((rule) => [rule.id, rule]));
  const places = new Map(rules.map(([id], index) => [id, index]));
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: ABOUT.name,
            version: ABOUT.version,
            rules: rules.map(([id, own]) => writeRule(id, own, given.get(id))),
          },
        },
        // Results of a review that is not complete must not close what an earlier one found.
        invocations: [{ executionSuccessful: verdict.conclusion !== 'incomplete' }],
        columnKind: 'utf16CodeUnits',
        results: inOrder.map((result) => writeResult(result, places)),
      },
    ],
  };
}

/** Ids order the results: accepted ones, those of gates and tools, silenced ones, each in their own order. */
function resultsOf({ triage, gates }: ReviewOutcome, code: ChangeCode): readonly Result[] {
  const groups = triage === null ? [] : groupsOf(triage);
  const accepted = groups.filter(({ cluster }) => cluster.decision.bucket === 'accepted').map(fromGroup);
  const imported = importedOf(gates.imported);
  const said = gates.critic.findings.map((finding) => fromCritic(finding, imported, null));
  const silenced = gates.suppressed.map(({ finding, path, line }) =>
    fromCritic(finding, imported, `${path}:${line}`),
  );
  return [accepted, said, silenced].flatMap((results, kind) =>
    results.map((result, index) => ({
      ...result,
      id: `${kind}/${String(index).padStart(DIGITS, '0')}`,
      anchor: result.anchor === null ? null : checkedAnchor(result.anchor, code),
    })),
  );
}

function fromGroup({ cluster, finding }: Group): Result {
  const { severity, bucket } = cluster.decision;
  return {
    id: cluster.id,
    severity,
    path: finding.file,
    line: finding.line,
    anchor: finding.anchor,
    issue: finding.issue,
    fix: cluster.fix,
    category: finding.category,
    ruleId: finding.ruleId,
    evidence: [],
    region: regionOf(finding),
    properties: { bucket, slots: cluster.slots, families: cluster.families },
    silencedAt: null,
  };
}

/** Lines are those of the new text: a finding on a removed line, or on the whole file, has no region. */
function regionOf({ line, anchor }: Group['finding']): Result['region'] {
  if (line < 1 || anchor?.side === 'LEFT') return null;
  if (anchor === null || anchor.startLine === null) return { startLine: line };
  return { startLine: anchor.startLine, endLine: anchor.line };
}

type CriticFinding = DevCriticOutput['findings'][number];
type Imported = ReadonlyMap<string, { readonly tool: string; readonly finding: GateFinding }>;

function importedOf(runs: ReviewOutcome['gates']['imported']): Imported {
  return new Map(
    runs.flatMap(({ tool, findings }) =>
      findings.map((finding) => [keyOf({ ...finding, file: finding.path }), { tool, finding }] as const),
    ),
  );
}

function keyOf({
  file,
  line,
  rule,
  issue,
}: Pick<CriticFinding, 'file' | 'rule' | 'issue'> & { line?: number | null }) {
  return JSON.stringify([file, line ?? null, rule ?? null, issue]);
}

function fromCritic(finding: CriticFinding, imported: Imported, silencedAt: string | null): Result {
  const { severity, file: path, line = 0, rule = null, issue, fix = null } = finding;
  const known = imported.get(keyOf(finding));
  const endLine = known?.finding.endLine;
  return {
    id: '',
    ...{ severity, path, line, issue, fix },
    anchor: { path, side: 'RIGHT', line, startLine: null },
    category: null,
    ruleId: rule,
    evidence: [],
    region: line === 0 ? null : { startLine: line, ...(endLine === undefined ? {} : { endLine }) },
    properties: known === undefined ? {} : { tool: known.tool },
    silencedAt,
  };
}

function ruleIdOf({ ruleId, category }: Result): string {
  return ruleId ?? category ?? NO_RULE;
}

/** Rules with their results, ordered by id. */
function rulesOf(results: readonly Result[]): readonly (readonly [string, readonly Result[]])[] {
  const found = new Map<string, Result[]>();
  for (const result of results) {
    const own = found.get(ruleIdOf(result));
    if (own === undefined) found.set(ruleIdOf(result), [result]);
    else own.push(result);
  }
  return [...found].sort(([a], [b]) => compareText(a, b));
}

/**
 * Whoever shows rules wants a level for each: its own where reviewers were given it, else that of its gravest result.
 * Where another tool has a rule of the same id, only its own results can be meant.
 */
function writeRule(id: string, own: readonly Result[], given: Rule | undefined): unknown {
  const tools = [...new Set(own.flatMap(({ properties }) => properties.tool ?? []))];
  const rule = tools.length === 0 ? given : undefined;
  const words: RuleWords = rule === undefined ? ruleWords(id, tools.map(String)) : givenRuleWords(rule);
  const level = rule === undefined ? gravestLevel(own) : LEVELS[rule.severity];
  return {
    id,
    name: words.name,
    shortDescription: { text: words.short },
    ...(words.full === null ? {} : { fullDescription: { text: words.full } }),
    help: { text: words.help },
    defaultConfiguration: { level },
  };
}

function gravestLevel(own: readonly Result[]): string | undefined {
  return (['error', 'warning', 'note'] as const).find((word) =>
    own.some(({ severity }) => LEVELS[severity] === word),
  );
}

function writeResult(
  result: Result & { readonly fingerprint: string },
  places: ReadonlyMap<string, number>,
): unknown {
  const { severity, issue, fix, path, region, silencedAt } = result;
  const ruleId = ruleIdOf(result);
  const physicalLocation = {
    artifactLocation: { uri: pathUri(path) },
    ...(region === null ? {} : { region }),
  };
  return {
    ruleId,
    ruleIndex: places.get(ruleId),
    level: LEVELS[severity],
    message: { text: fix === null ? issue : `${issue}\n\n${fix}` },
    locations: [{ physicalLocation }],
    partialFingerprints: { [FINGERPRINT]: result.fingerprint },
    ...(silencedAt === null ? {} : { suppressions: [suppressionAt(silencedAt)] }),
    properties: { severity, ...(fix === null ? {} : { fix }), ...result.properties },
  };
}

function suppressionAt(place: string): unknown {
  return { kind: 'inSource', status: 'accepted', justification: `A comment at ${place} silences it.` };
}

/** A path as a relative URI reference; half a surrogate pair becomes the replacement character. */
function pathUri(path: string): string {
  const wellFormed = Buffer.from(path, 'utf8').toString('utf8');
  return wellFormed.split('/').map(encodeURIComponent).join('/');
}
