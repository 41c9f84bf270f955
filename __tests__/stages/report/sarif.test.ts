import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { changeCode } from '../../../src/domain/change-code.ts';
import type { GateFinding } from '../../../src/domain/gates.ts';
import type { ReviewOutcome } from '../../../src/domain/outcome.ts';
import { visible } from '../../../src/domain/render.ts';
import type { Severity } from '../../../src/domain/severity.ts';
import { readSarif } from '../../../src/stages/gates/sarif-import.ts';
import { wantedFindings } from '../../../src/stages/publish/wanted.ts';
import { reportFiles } from '../../../src/stages/report/files.ts';
import { reviewDocument } from '../../../src/stages/report/review-document.ts';
import { addedFile, changeWith } from '../../support/publish-scene.ts';
import { CONTRACTS_DIR } from '../../support/vendor-contract.ts';
import { type Defect, GOLDEN, gateReport, outcome, pullRequest, triageOf } from './outcomes.ts';
import { RULE_OUTCOMES, rule } from './rule-inputs.ts';

type Region = { startLine: number; endLine?: number };
type Log = {
  runs: [
    {
      tool: { driver: { rules: { id: string; name?: string }[] } };
      invocations: [{ executionSuccessful: boolean }];
      results: {
        ruleId: string;
        ruleIndex: number;
        level: string;
        message: { text: string };
        partialFingerprints: { 'quorate/v1': string };
        suppressions?: unknown[];
        locations: [{ physicalLocation: { artifactLocation: { uri: string }; region?: Region } }];
      }[];
    },
  ];
};

function log(value: ReviewOutcome): Log {
  const content = reportFiles(value, { settings: {} }).find(({ name }) => name === 'findings.sarif')?.content;
  return JSON.parse(content ?? '') as Log;
}

function accepted(finding: Defect['finding']): ReviewOutcome {
  const decision = {
    bucket: 'accepted',
    severity: finding.severity ?? 'important',
    reason: 'raised by 2 slots',
  } as const;
  return outcome({ triage: triageOf([{ finding, decision }]) });
}

const place = (finding: Defect['finding']) =>
  log(accepted(finding)).runs[0].results[0]?.locations[0].physicalLocation;

/** A path from anywhere: no slash at its ends, no empty part, nothing that a file system cannot name. */
const path = fc
  .array(
    fc
      .string({ unit: 'binary', minLength: 1, maxLength: 8 })
      .filter((part) => !part.includes('/') && !/^\.*$/.test(part)),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map((names) => names.join('/'));

/** A run with a finding of another tool, and one that a comment silenced. */
function withTools(): ReviewOutcome {
  const report = gateReport();
  const issue = 'Input reaches the query. (CodeQL)';
  const finding = { severity: 'blocking' as const, file: 'a.ts', line: 2, rule: 'js/sql', issue };
  const { file: path, ...rest } = finding;
  const found: GateFinding = { ...rest, path, endLine: 4, fix: null };
  const suppressed = [{ finding: { ...finding, line: 8, rule: 'gate/test-gap' }, path: 'a.ts', line: 7 }];
  const imported = [{ source: 's', tool: 'CodeQL', results: 1, findings: [found], left: [] }];
  const critic = { ...report.critic, findings: [finding] };
  return outcome({ gates: { ...report, critic, imported, suppressed } });
}

type Raised = { severity: Severity; issue: string; fix: string; start: number; end: number };
type Gated = { severity: Severity; issue: string; fix: string | null; line: number | null };

/** An outcome that accepted and found all of this, and what is to come back of it. */
function toSend(said: readonly Raised[], gates: readonly Gated[]) {
  const change = changeWith([addedFile('a b/ä.ts', 9)]);
  const path = 'a b/ä.ts';
  const report = gateReport();
  const defects = said.map(({ severity, issue, fix, start, end }): Defect => {
    const range = start < end ? { line: end, startLine: start } : { line: start, startLine: null };
    return {
      finding: { file: path, line: start, severity, issue, anchor: { path, side: 'RIGHT', ...range } },
      decision: { bucket: 'accepted', severity, reason: 'two' },
      fix,
    };
  });
  const findings = gates.map(({ line, fix, ...rest }) => ({
    ...rest,
    file: path,
    rule: 'gate/x',
    ...(line === null ? {} : { line }),
    ...(fix === null ? {} : { fix }),
  }));
  const triage = triageOf(defects);
  const kinds = triage.findings.map(({ ruleId, category }) => ruleId ?? category ?? 'review');
  const expected: GateFinding[] = [
    ...said.map(({ start, end, ...rest }, index) => ({
      ...rest,
      ...(start < end ? { line: start, endLine: end } : { line: start }),
      path,
      rule: kinds[index] ?? '',
    })),
    ...gates.map((gate) => ({ ...gate, path, rule: 'gate/x' })),
  ];
  return {
    value: outcome({ change, triage, gates: { ...report, critic: { ...report.critic, findings } } }),
    expected,
  };
}

/** Findings as they are compared: what says the same of the same line is one. */
function keysOf(findings: readonly GateFinding[]): string[] {
  const seen = new Set<string>();
  return findings.flatMap(({ path, line, endLine, rule, severity, issue, fix }) => {
    const said = JSON.stringify([path, line, rule, issue]);
    if (seen.has(said)) return [];
    seen.add(said);
    return [JSON.stringify([path, line, endLine ?? null, rule, severity, issue, fix])];
  });
}

describe('stages/report/sarif', () => {
  it('holds accepted findings and those of the gates, and no others', () => {
    const [run] = log(pullRequest()).runs;

    expect(run.results.map(({ ruleId, level }) => [ruleId, level])).toEqual([
      ['correctness', 'error'],
      ['TEST-02', 'warning'],
      ['gate/secrets', 'error'],
    ]);
    expect(run.tool.driver.rules.map(({ id }) => id)).toEqual(['TEST-02', 'correctness', 'gate/secrets']);
    for (const { ruleId, ruleIndex } of run.results)
      expect(run.tool.driver.rules[ruleIndex]?.id).toBe(ruleId);
  });

  it.each([
    ['blocking', 'error'],
    ['important', 'warning'],
    ['suggestion', 'note'],
  ] as const)('maps %s to %s', (severity, level) => {
    expect(log(accepted({ severity })).runs[0].results[0]?.level).toBe(level);
  });

  it('names a rule for findings without rule and category', () => {
    expect(log(accepted({ category: null })).runs[0].results[0]?.ruleId).toBe('review');
  });

  it('writes a rule that was selected with its title, its text and its own level', () => {
    const team = rule({ id: 'PAY-2', severity: 'suggestion', source: 'docs/rules.md' });
    const cited = { ruleId: 'PAY-2', criteriaSource: team.source, severity: 'important' } as const;
    const value = accepted(cited);
    const criteria = { rules: [team, rule()], left: [] };
    const { rules } = log({ ...value, plan: { ...value.plan, criteria } }).runs[0].tool.driver;

    expect(rules).toEqual([
      {
        id: 'PAY-2',
        name: 'PAY2',
        shortDescription: { text: team.title },
        fullDescription: { text: team.text },
        help: { text: expect.stringContaining('A rule of docs/rules.md.') },
        defaultConfiguration: { level: 'note' },
      },
    ]);
    expect(log(value).runs[0].tool.driver.rules[0]).toMatchObject({
      defaultConfiguration: { level: 'warning' },
    });
  });

  it('keeps the rule of another tool that has the id of one that was selected', () => {
    const value = withTools();
    const [other] = log(value).runs[0].tool.driver.rules.filter(({ id }) => !id.startsWith('gate/'));
    const criteria = { rules: [rule({ id: other?.id ?? '' })], left: [] };

    expect(log({ ...value, plan: { ...value.plan, criteria } }).runs[0].tool.driver.rules).toContainEqual(
      other,
    );
  });

  it('points at lines of the new text only', () => {
    const anchor = { path: 'a.ts', side: 'RIGHT' as const, line: 9, startLine: 7 };

    expect(place({ line: 4 })?.region).toEqual({ startLine: 4 });
    expect(place({ line: 9, anchor })?.region).toEqual({ startLine: 7, endLine: 9 });
    expect(place({ line: 9, anchor: { ...anchor, startLine: null } })?.region).toEqual({ startLine: 9 });
    expect(place({ line: 9, anchor: { ...anchor, side: 'LEFT' } })?.region).toBeUndefined();
    expect(place({ line: 0 })?.region).toBeUndefined();
  });

  it('takes gate findings without line, rule and fix', () => {
    const report = gateReport([{ path: 'a.ts', line: 1, rule: 'jwt' }]);
    const findings = [{ severity: 'important' as const, file: 'a.ts', issue: 'The build is red.' }];
    const value = outcome({ gates: { ...report, critic: { ...report.critic, findings } } });

    expect(log(value).runs[0].results).toEqual([
      {
        ruleId: 'review',
        ruleIndex: 0,
        level: 'warning',
        message: { text: 'The build is red.' },
        locations: [{ physicalLocation: { artifactLocation: { uri: 'a.ts' } } }],
        partialFingerprints: { 'quorate/v1': expect.stringMatching(/^[0-9a-f]{16}$/) },
        properties: { severity: 'important' },
      },
    ]);
  });

  it('names findings as publishing does', () => {
    const change = changeWith([addedFile('a.ts', 9)]);
    const finding = { file: 'a.ts', line: 3, severity: 'important' as const, ruleId: 'R-1' };
    const anchor = { path: 'a.ts', side: 'RIGHT' as const, line: 3, startLine: null };
    const decision = { bucket: 'accepted', severity: 'important', reason: 'two' } as const;
    const twice = [
      { finding: { ...finding, anchor }, decision },
      { finding: { ...finding, anchor }, decision },
    ];
    const value = outcome({
      change,
      triage: triageOf(twice),
      gates: gateReport([{ path: 'a.ts', line: 5, rule: 'jwt' }]),
    });
    const wanted = wantedFindings(reviewDocument(value), changeCode(change), (items) =>
      items.map(({ id }) => [id]),
    );
    const prints = log(value).runs[0].results.map((result) => result.partialFingerprints['quorate/v1']);

    expect([...prints].sort()).toEqual(wanted.map(({ fingerprint }) => fingerprint).sort());
    expect(new Set(prints).size).toBe(3);
  });

  it('marks what another tool found, and what a comment in the code silenced', () => {
    const [run] = log(withTools()).runs;
    const [found, silenced] = run.results.slice(-2);

    expect(found).toMatchObject({
      ruleId: 'js/sql',
      locations: [{ physicalLocation: { region: { startLine: 2, endLine: 4 } } }],
      properties: { tool: 'CodeQL', severity: 'blocking' },
    });
    expect(found?.suppressions).toBeUndefined();
    expect(silenced?.suppressions).toEqual([
      { kind: 'inSource', status: 'accepted', justification: 'A comment at a.ts:7 silences it.' },
    ]);
    expect(run.tool.driver.rules.find(({ id }) => id === 'js/sql')).toEqual({
      id: 'js/sql',
      name: 'JsSql',
      shortDescription: { text: 'The rule js/sql of CodeQL' },
      help: { text: expect.stringContaining('CodeQL found it.') },
      defaultConfiguration: { level: 'error' },
    });
  });

  it('loses nothing on its way out and in again', () => {
    const words = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
      .map((text) => visible(text.replaceAll('\t', ' ')));
    const prose = fc.array(words, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('\n'));
    const severity = fc.constantFrom('blocking', 'important', 'suggestion');
    const line = fc.integer({ min: 1, max: 9 });
    const raised = fc.record({ severity, issue: prose, fix: prose, start: line, end: line });
    const gated = fc.record({ severity, issue: prose, fix: fc.option(prose), line: fc.option(line) });
    fc.assert(
      fc.property(fc.array(raised, { maxLength: 5 }), fc.array(gated, { maxLength: 5 }), (said, gates) => {
        const { value, expected } = toSend(said, gates);
        const [run] = readSarif(log(value), 'findings.sarif', value.change);

        expect(run?.left.filter(({ reason }) => reason !== 'are said twice')).toEqual([]);
        expect(keysOf(run?.findings ?? [])).toEqual(keysOf(expected));
      }),
    );
  });

  it('says that a run which is not complete did not succeed', () => {
    const isSuccess = (conclusion: 'pass' | 'incomplete') =>
      log(outcome({ verdict: { conclusion, reasons: [], exitCode: 1 } })).runs[0].invocations[0]
        .executionSuccessful;

    expect([isSuccess('pass'), isSuccess('incomplete')]).toEqual([true, false]);
  });

  it('writes every path as a relative URI that leads back to it', () => {
    fc.assert(
      fc.property(path, (file) => {
        const uri = place({ file })?.artifactLocation.uri ?? '';

        expect(new URL(uri, 'https://root.invalid/').pathname).toBe(`/${uri}`);
        expect(uri.split('/').map(decodeURIComponent).join('/')).toBe(file);
      }),
    );
  });

  it('writes half a surrogate pair in a path as the replacement character', () => {
    expect(place({ file: 'a\ud800.ts' })?.artifactLocation.uri).toBe('a%EF%BF%BD.ts');
  });

  const reason =
    CONTRACTS_DIR === null ? 'skipped: CONTRACTS_DIR names no folder' : 'of the folder in CONTRACTS_DIR';
  const itWithSchema = CONTRACTS_DIR === null ? it.skip : it;

  itWithSchema.each([
    ...GOLDEN,
    ...RULE_OUTCOMES,
    ['pull-request', pullRequest] as const,
    ['tools', withTools] as const,
  ])(`is valid for the outcome %s against the published schema (${reason})`, (_name, make) => {
    const schema = JSON.parse(readFileSync(join(CONTRACTS_DIR ?? '', 'sarif-2.1.0.schema.json'), 'utf8'));
    const ajv = new Ajv({ strict: false, allErrors: true });
    addFormats.default(ajv);
    const validate = ajv.compile(schema);

    validate(log(make()));
    expect(validate.errors ?? []).toEqual([]);
  });
});
