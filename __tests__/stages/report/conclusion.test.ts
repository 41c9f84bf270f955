import { describe, expect, it } from '@jest/globals';
import type { Conformance } from '../../../src/domain/criteria.ts';
import { FAIL_ON, SEVERITIES } from '../../../src/domain/severity.ts';
import { BUILTIN } from '../../../src/domain/slot.ts';
import { conclude, type Evidence } from '../../../src/stages/report/conclusion.ts';
import { argued } from './contested.ts';
import { gateReport } from './outcomes.ts';
import { rule } from './rule-inputs.ts';

const READ = { path: 'a.ts', slots: ['opus', 'gpt'] as const, missed: [], covered: true };
const UNREAD = { path: 'b.ts', slots: ['opus'] as const, missed: [], covered: false };
const NOTHING = { quorum: 2, seats: 2, cut: [], files: [], complete: true };

function evidence(overrides: Partial<Evidence> = {}): Evidence {
  return {
    change: { gaps: [] },
    gates: gateReport(),
    plan: { seats: [], uncovered: [] },
    coverage: { quorum: 2, seats: 2, cut: [], files: [READ], complete: true },
    triage: { document: { accepted: [] }, crossCheck: null },
    conformance: { rules: [] },
    blockOnGap: false,
    blockOnDisagreement: false,
    failOn: 'blocking',
    onIncomplete: 'fail',
    stopped: false,
    withheld: null,
    ...overrides,
  };
}

function accepted(...severities: readonly (typeof SEVERITIES)[number][]): Evidence['triage'] {
  return {
    document: {
      accepted: severities.map((severity) => ({
        severity,
        file: 'a.ts',
        line: 1,
        issue: 'wrong',
        reviewer: 'opus',
        fix: 'mend',
      })),
    },
    crossCheck: null,
  };
}

const SECRET = gateReport([{ path: 'a.ts', line: 1, rule: 'jwt' }]);
const UNREAD_COVERAGE = { quorum: 2, seats: 3, cut: [], files: [READ, UNREAD], complete: false };

function isThere<T>(value: T | undefined): value is T {
  return value !== undefined;
}

describe('stages/report/conclusion', () => {
  it('passes where everything was read and nothing speaks against it', () => {
    expect(conclude(evidence())).toEqual({ conclusion: 'pass', reasons: [], exitCode: 0 });
  });

  it('skips where nothing is for review and nothing is missing', () => {
    expect(conclude(evidence({ coverage: NOTHING, triage: null }))).toEqual({
      conclusion: 'skipped',
      reasons: ['nothing in the change is for review'],
      exitCode: 0,
    });
  });

  it.each(FAIL_ON.flatMap((failOn) => SEVERITIES.map((severity) => [failOn, severity] as const)))(
    'with fail-on %s judges an accepted %s finding by its severity',
    (failOn, severity) => {
      const { conclusion, exitCode } = conclude(evidence({ failOn, triage: accepted(severity) }));
      const blocks = failOn !== 'never' && SEVERITIES.indexOf(severity) <= SEVERITIES.indexOf(failOn);

      expect([conclusion, exitCode]).toEqual(blocks ? ['block', 1] : ['pass', 0]);
    },
  );

  it('counts the findings that block by severity, and leaves the others out', () => {
    const triage = accepted('important', 'blocking', 'suggestion', 'important');

    expect(conclude(evidence({ failOn: 'important', triage })).reasons).toEqual([
      '1 accepted blocking finding',
      '2 accepted important findings',
    ]);
  });

  it('blocks where a gate failed, even if nothing is for review', () => {
    const reasons = ['the gate secrets failed: 1 secret on added lines'];

    expect(conclude(evidence({ gates: SECRET }))).toEqual({ conclusion: 'block', reasons, exitCode: 1 });
    expect(conclude(evidence({ gates: SECRET, coverage: NOTHING, triage: null })).conclusion).toBe('block');
  });

  it('names a failed gate without a reason', () => {
    const gates = { ...gateReport(), statuses: [{ name: 'lint', status: 'fail' as const, reason: null }] };

    expect(conclude(evidence({ gates })).reasons).toEqual(['the gate lint failed']);
  });

  it('blocks on a blocking finding of the gates where no gate of the four failed', () => {
    const gates = { ...SECRET, statuses: gateReport().statuses };

    expect(conclude(evidence({ gates }))).toMatchObject({
      conclusion: 'block',
      reasons: ['the gates found 1 blocking problem'],
    });
  });

  const IMPORTED: [Evidence['failOn'], readonly string[]][] = [
    ['never', []],
    ['blocking', []],
    ['important', ['other tools found 1 important problem']],
    ['suggestion', ['other tools found 1 important problem', 'other tools found 2 suggestion problems']],
  ];

  it.each(IMPORTED)('counts what other tools found where fail-on is %s', (failOn, reasons) => {
    const findings = (['suggestion', 'important', 'suggestion'] as const).map((severity, at) => {
      return { severity, path: 'a.ts', line: at + 1, rule: 'R', issue: 'wrong (T)', fix: null };
    });
    const run = { source: 'a.sarif', tool: 'T', results: 3, findings, left: [] };
    const concluded = conclude(evidence({ gates: { ...gateReport(), imported: [run] }, failOn }));

    expect(concluded.reasons).toEqual(reasons);
    expect(concluded.conclusion).toBe(reasons.length === 0 ? 'pass' : 'block');
  });

  it('names what other tools found although a gate failed as well', () => {
    const finding = {
      severity: 'blocking',
      path: 'a.ts',
      line: 1,
      rule: 'R',
      issue: 'wrong (T)',
      fix: null,
    } as const;
    const run = { source: 'a.sarif', tool: 'T', results: 1, findings: [finding], left: [] };
    const report = gateReport();
    const gates = {
      ...report,
      critic: {
        ...report.critic,
        findings: [{ severity: 'blocking' as const, file: 'a.ts', issue: 'wrong (T)' }],
      },
      statuses: [{ name: 'test', status: 'fail' as const, reason: 'it failed' }],
      imported: [run],
    };

    expect(conclude(evidence({ gates })).reasons).toEqual([
      'the gate test failed: it failed',
      'other tools found 1 blocking problem',
    ]);
    expect(conclude(evidence({ gates: { ...gates, statuses: [] } })).reasons).toEqual([
      'other tools found 1 blocking problem',
    ]);
  });

  it('lets fail-on never silence gates too', () => {
    expect(
      conclude(evidence({ gates: SECRET, failOn: 'never', triage: accepted('blocking') })).conclusion,
    ).toBe('pass');
  });

  it.each<[string, Partial<Evidence>, string]>([
    [
      'a file that too few read',
      { coverage: UNREAD_COVERAGE },
      '1 file read to the end by fewer than 2 of 3 reviewers',
    ],
    [
      'a file that was not given to the panel',
      { coverage: UNREAD_COVERAGE, plan: { seats: [], uncovered: [{ path: 'b.ts', reason: 'too large' }] } },
      '1 file for review could not be given to the panel',
    ],
    [
      'a gap in the change',
      { change: { gaps: ['the list was cut at 3,000 files'] } },
      'the list was cut at 3,000 files',
    ],
    [
      'a file that was not scanned for secrets',
      { gates: { ...gateReport(), unscannable: [{ path: 'a', reason: 'x' }] } },
      '1 file could not be scanned for secrets',
    ],
    ['an interruption', { stopped: true }, 'the run was interrupted'],
  ])('is incomplete for %s', (_name, overrides, reason) => {
    expect(conclude(evidence(overrides))).toEqual({
      conclusion: 'incomplete',
      reasons: [reason],
      exitCode: 1,
    });
    expect(conclude(evidence({ ...overrides, onIncomplete: 'neutral' }))).toEqual({
      conclusion: 'incomplete',
      reasons: [reason],
      exitCode: 0,
    });
    expect(conclude(evidence({ ...overrides, failOn: 'never' })).exitCode).toBe(1);
  });

  it('is incomplete, not skipped, where nothing is for review because something is missing', () => {
    const gapped = evidence({ coverage: NOTHING, triage: null, change: { gaps: ['the diff was withheld'] } });

    expect(conclude(gapped).conclusion).toBe('incomplete');
  });

  const gapsOf = (...ids: readonly string[]): Pick<Conformance, 'rules'> => ({
    rules: ['KEPT-1', ...ids].map((id) => ({
      rule: rule({ id }),
      status: id === 'KEPT-1' ? ('met' as const) : ('not-checked' as const),
      rows: [],
      gap: id === 'KEPT-1' ? null : 'no reviewer checked it',
    })),
  });

  it.each([
    [false, ['A-1'], 'pass', []],
    [true, [], 'pass', []],
    [true, ['A-1'], 'block', ['1 rule not covered: A-1']],
    [true, ['A-1', 'B-2', 'C-3', 'D-4', 'E-5'], 'block', ['5 rules not covered: A-1, B-2, C-3 and 2 more']],
  ] as const)('with block-on-gap %p and gaps at %j is %s', (blockOnGap, ids, conclusion, reasons) => {
    const concluded = conclude(evidence({ blockOnGap, conformance: gapsOf(...ids) }));

    expect(concluded).toMatchObject({ conclusion, reasons });
  });

  it('says how gaps close where code alone reviewed, which leaves the same rules open in every run', () => {
    const gaps = { blockOnGap: true, conformance: gapsOf('A-1') };
    const reasonsOf = (...seats: Evidence['plan']['seats']) =>
      conclude(evidence({ ...gaps, plan: { uncovered: [], seats } })).reasons;
    const code = { slot: 'sonnet', binding: BUILTIN } as const;
    const model = { slot: 'gpt', binding: { provider: 'openai', model: 'm', effort: null } } as const;

    expect(reasonsOf(code)).toEqual([
      '1 rule not covered: A-1; code alone leaves rules that take judgement unchecked: let a model review too, or set skillConformance.blockOnCoverageGap to false',
    ]);
    expect(reasonsOf(code, model)).toEqual(['1 rule not covered: A-1']);
  });

  it('lets fail-on never silence gaps too', () => {
    const gapped = { blockOnGap: true, conformance: gapsOf('A-1'), failOn: 'never' } as const;

    expect(conclude(evidence(gapped))).toMatchObject({ conclusion: 'pass', reasons: [] });
  });

  it('says of a run without keys who may start it again, and that rules ran where code was there', () => {
    const withheld = 'no model was asked: somebody else may start it';
    const seats = [{ slot: 'sonnet', binding: BUILTIN }] as const;
    const reasonsOf = (plan: Evidence['plan']) => conclude(evidence({ withheld, plan })).reasons;

    expect(reasonsOf({ seats: [], uncovered: [] })).toEqual([withheld]);
    expect(reasonsOf({ seats, uncovered: [] })).toEqual([`gates and rules alone ran; ${withheld}`]);
  });

  it.each([
    [false, 2, 'pass', []],
    [true, null, 'pass', []],
    [true, 0, 'pass', []],
    [true, 1, 'incomplete', ['the cross-check differs on 1 group of findings']],
    [true, 2, 'incomplete', ['the cross-check differs on 2 groups of findings']],
  ] as const)(
    'with block-on-disagreement %p and %p differences of the cross-check is %s',
    (blockOnDisagreement, count, conclusion, reasons) => {
      const difference = argued('opus#0', 'x').crossCheck?.differences[0];
      const differences = Array.from({ length: count ?? 0 }, () => difference).filter(isThere);
      const crossCheck = count === null ? null : { differences };
      const triage = { document: { accepted: [] }, crossCheck };

      expect(conclude(evidence({ triage, blockOnDisagreement }))).toMatchObject({ conclusion, reasons });
    },
  );

  it('reports both where it blocks and is incomplete, and neutral does not soften it', () => {
    expect(
      conclude(
        evidence({ triage: accepted('blocking'), coverage: UNREAD_COVERAGE, onIncomplete: 'neutral' }),
      ),
    ).toEqual({
      conclusion: 'block',
      reasons: ['1 accepted blocking finding', '1 file read to the end by fewer than 2 of 3 reviewers'],
      exitCode: 1,
    });
  });
});
