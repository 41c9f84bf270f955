import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  type ExceptionMarker,
  type GateFinding,
  type GateOutcome,
  type GateRules,
  type ImportedRun,
  USUAL_GATES,
} from '../../../src/domain/gates.ts';
import { SEVERITIES } from '../../../src/domain/severity.ts';
import { silence } from '../../../src/stages/gates/silence.ts';
import { changedFile, changeOf, gatesOver, hunk, noise } from './builders.ts';

const WORD = `quorate${'-ignore'}`;
const STRICT = { allowSecurity: false };
const LAX = { allowSecurity: true };

function marker(overrides: Partial<ExceptionMarker> = {}): ExceptionMarker {
  const place = { path: 'a.ts', line: 4, covers: 5, tool: 'quorate', rule: 'gate/test-gap' };
  return { ...place, until: null, reason: 'old', added: true, state: 'active', ...overrides };
}

/** A marker that may hold for no line. */
type Uncovering = Omit<Partial<ExceptionMarker>, 'covers'> & { readonly covers?: number | undefined };

function finding(overrides: Partial<GateFinding> = {}): GateFinding {
  const place = { path: 'a.ts', line: 5, rule: 'gate/test-gap' };
  return { severity: 'important', ...place, issue: 'It has no test.', fix: 'Write one.', ...overrides };
}

function gate(findings: readonly GateFinding[], status: GateOutcome['status'] = 'fail'): GateOutcome {
  return { name: 'some', status, reason: 'it says why', findings };
}

function run(findings: readonly GateFinding[]): ImportedRun {
  return { source: 'a.sarif', tool: 'Other', results: 9, findings, left: [] };
}

/** One finding of a gate under one marker. */
function gateUnder(found: GateFinding, under: ExceptionMarker, rules = STRICT) {
  return silence({ gates: [gate([found])], imported: [] }, [under], rules);
}

describe('stages/gates/silence', () => {
  it('moves what a marker names on its line, and the gate fails no longer', () => {
    const { gates, suppressed } = gateUnder(finding(), marker());

    expect(gates).toEqual([
      {
        name: 'some',
        status: 'pass',
        reason: 'it says why; 1 of 1 findings silenced by comments in the code',
        findings: [],
      },
    ]);
    expect(suppressed).toEqual([
      {
        finding: {
          severity: 'important',
          file: 'a.ts',
          line: 5,
          rule: 'gate/test-gap',
          issue: 'It has no test.',
          fix: 'Write one.',
        },
        path: 'a.ts',
        line: 4,
      },
    ]);
  });

  it.each<[string, Uncovering, Partial<GateFinding>]>([
    ['of another rule', { rule: 'gate/test' }, {}],
    ['of everything', { rule: null }, {}],
    ['of a linter', { tool: 'eslint' }, {}],
    ['in another file', { path: 'b.ts' }, {}],
    ['for another line', { covers: 6, line: 5 }, {}],
    ['above the line, for one behind it alone', { line: 5, covers: 7 }, {}],
    ['for no line', { covers: undefined }, {}],
    ['where the finding is of the whole file', {}, { line: null }],
    [
      'of the audit of markers',
      { rule: 'gate/exception-marker-audit' },
      { rule: 'gate/exception-marker-audit' },
    ],
  ])('leaves a finding as it is under a marker %s', (_name, said, found) => {
    const { covers, ...others } = { ...marker(), ...said };
    const under = covers === undefined ? others : { ...others, covers };

    expect(gateUnder(finding(found), under, LAX)).toEqual({
      gates: [gate([finding(found)])],
      imported: [],
      suppressed: [],
    });
  });

  it.each<[string, Partial<ExceptionMarker>, RegExp]>([
    [
      'has run out',
      { state: 'expired', until: '2026-01-01' },
      /not accepted: its last day was 2026-01-01\.$/,
    ],
    ['gives no reason', { state: 'no-reason' }, /not accepted: it gives no reason\.$/],
    ['cannot be read', { state: 'malformed' }, /not accepted: it cannot be read\.$/],
  ])('keeps a finding under a marker that %s, and says so', (_name, said, fix) => {
    const { gates, suppressed } = gateUnder(finding(), marker(said), LAX);

    expect(suppressed).toEqual([]);
    expect(gates).toMatchObject([{ status: 'fail', findings: [{ fix: expect.stringMatching(fix) }] }]);
  });

  it('goes by the marker that holds where two name the rule', () => {
    const markers = [
      marker({ line: 3, state: 'expired' }),
      marker(),
      marker({ line: 5, state: 'no-reason' }),
    ];

    expect(silence({ gates: [gate([finding()])], imported: [] }, markers, STRICT).suppressed).toMatchObject([
      { line: 4 },
    ]);
  });

  describe.each(['gate/secrets', 'gate/hidden-text'])('a blocking finding of %s', (rule) => {
    const found = finding({ rule, severity: 'blocking' });

    it('stays, whatever a marker says, and says what it would need', () => {
      const { gates, suppressed } = gateUnder(found, marker({ rule }));

      expect(suppressed).toEqual([]);
      expect(gates).toMatchObject([{ status: 'fail', findings: [{ severity: 'blocking', line: 5 }] }]);
      expect(gates[0]?.findings[0]?.fix).toBe(
        'Write one. The marker at a.ts:4 was not accepted: a blocking finding of security is silenced only where ' +
          '`exceptionMarkers.allowSecurity` is true in the repository’s settings at the target branch.',
      );
    });

    it('is silenced where the base allows it', () => {
      expect(gateUnder(found, marker({ rule }), LAX)).toMatchObject({
        gates: [{ status: 'pass', findings: [] }],
        suppressed: [{ finding: { rule } }],
      });
    });
  });

  it('takes a blocking result of another tool for one of security, and no milder one', () => {
    const found = [finding({ rule: 'x', severity: 'blocking' }), finding({ rule: 'x' })];
    const strict = silence({ gates: [], imported: [run(found)] }, [marker({ rule: 'x' })], STRICT);
    const lax = silence({ gates: [], imported: [run(found)] }, [marker({ rule: 'x' })], LAX);

    expect(strict.imported).toMatchObject([
      {
        findings: [{ severity: 'blocking' }],
        left: [{ reason: 'silenced by a comment in the code', count: 1 }],
      },
    ]);
    expect(strict.suppressed).toMatchObject([{ finding: { severity: 'important' } }]);
    expect(lax.imported).toMatchObject([{ findings: [], left: [{ count: 2 }] }]);
  });

  it('lets no marker hide the text that came with it and speaks to the reader', () => {
    const rule = 'gate/addresses-reviewer';
    const found = finding({ rule });

    expect(gateUnder(found, marker({ rule })).suppressed).toEqual([]);
    expect(gateUnder(found, marker({ rule, added: false })).suppressed).toHaveLength(1);
    expect(gateUnder(found, marker({ rule }), LAX).suppressed).toHaveLength(1);
  });

  it('shows what hides in the path of a marker', () => {
    const path = 'a\u202e.ts';
    const { gates } = gateUnder(finding({ path }), marker({ path, state: 'no-reason' }));

    expect(gates[0]?.findings[0]?.fix).toContain('a\\u{202E}.ts:4');
  });

  it.each<[string, GateFinding[], GateOutcome['status']]>([
    ['fails on for another that blocks', [finding(), finding({ severity: 'blocking', line: 9 })], 'fail'],
    ['fails on for another like it', [finding(), finding({ line: 9 })], 'fail'],
    [
      'passes where all that blocked was silenced',
      [finding({ severity: 'blocking' }), finding({ severity: 'suggestion', line: 9 })],
      'pass',
    ],
  ])('a gate %s', (_name, findings, status) => {
    const { gates } = silence({ gates: [gate(findings)], imported: [] }, [marker()], STRICT);

    expect(gates).toMatchObject([{ status }]);
  });

  it.each(['fail', 'skipped'] as const)('leaves a gate without findings as it is: %s', (status) => {
    const { gates } = silence({ gates: [gate([], status)], imported: [] }, [marker()], LAX);

    expect(gates).toEqual([gate([], status)]);
  });

  it('keeps or silences each finding, and no finding goes with a marker taken away', () => {
    const anyRule = fc.constantFrom('gate/test-gap', 'gate/secrets', 'gate/addresses-reviewer', 'x');
    const anyFinding = fc
      .record({
        severity: fc.constantFrom(...SEVERITIES),
        line: fc.option(fc.integer({ min: 1, max: 6 })),
        rule: fc.oneof(anyRule, fc.constant('gate/exception-marker-audit')),
      })
      .map(finding);
    const anyMarker = fc
      .record({
        line: fc.integer({ min: 1, max: 4 }),
        rule: anyRule,
        added: fc.boolean(),
        state: fc.constantFrom('active', 'expired', 'no-reason', 'malformed' as const),
        below: fc.integer({ min: 0, max: 2 }),
      })
      .map(({ below, ...others }) => marker({ ...others, covers: others.line + below }));
    const placeOf = ({ severity, line, rule }: { severity: string; line?: number | null; rule?: string }) =>
      JSON.stringify([severity, line ?? null, rule]);
    const anyCase = fc.record({
      ours: fc.array(anyFinding, { maxLength: 6 }),
      theirs: fc.array(anyFinding, { maxLength: 6 }),
      markers: fc.array(anyMarker, { maxLength: 6 }),
      allowSecurity: fc.boolean(),
      at: fc.nat(),
    });
    fc.assert(
      fc.property(anyCase, ({ ours, theirs, markers, allowSecurity, at }) => {
        const found = { gates: [gate(ours)], imported: [run(theirs)] };
        const { gates, imported, suppressed } = silence(found, markers, { allowSecurity });
        const kept = [...gates, ...imported].flatMap(({ findings }) => findings.map(placeOf));
        const all = [...kept, ...suppressed.map((entry) => placeOf(entry.finding))];

        expect(all.sort()).toEqual([...ours, ...theirs].map(placeOf).sort());
        const fewer = silence(found, markers.toSpliced(at % Math.max(1, markers.length), 1), {
          allowSecurity,
        });
        expect(fewer.suppressed.length).toBeLessThanOrEqual(suppressed.length);
        if (!allowSecurity) {
          const hidden = suppressed.filter((entry) => entry.finding.severity === 'blocking');
          expect(hidden.filter((entry) => entry.finding.rule === 'gate/secrets')).toEqual([]);
        }
      }),
    );
  });
});

describe('stages/gates/gates, with markers', () => {
  const token = `gh${'p_'}${noise(36, 2)}`;
  const lines = [
    `+// ${WORD} gate/secrets: a token of the tests`,
    `+const key = '${token}';`,
    '+// @ts-ignore',
  ];
  const change = changeOf([changedFile('a.ts', [hunk(lines)])]);
  const rulesOf = (allowSecurity: boolean): GateRules => ({
    ...USUAL_GATES,
    today: '2026-11-30',
    exceptionMarkers: { allowSecurity },
  });
  const scanner = (texts: readonly string[]) => Promise.resolve(texts.map(() => []));

  it('reports a secret although the change adds a marker for it', async () => {
    const { report } = await gatesOver(change, rulesOf(false), undefined, scanner);

    expect(report.critic.pass).toBe(false);
    expect(report.critic.gates.secrets).toEqual({ status: 'fail', matched_patterns: ['github-token'] });
    expect(report.critic.findings).toMatchObject([{ rule: 'gate/secrets', line: 2 }]);
    expect(report.suppressed).toEqual([]);
    expect(report.exceptions).toMatchObject([
      { tool: 'quorate', line: 1, covers: 2 },
      { tool: 'typescript', line: 3 },
    ]);
    expect(report.statuses.at(-1)).toMatchObject({ name: 'exception-marker-audit', status: 'pass' });
  });

  it('silences it where the base allows that, and masks it all the same', async () => {
    const { report, change: masked, values } = await gatesOver(change, rulesOf(true), undefined, scanner);

    expect(report.critic.pass).toBe(true);
    expect(report.critic.gates.secrets).toEqual({ status: 'pass' });
    expect(report.critic.findings).toEqual([]);
    expect(report.suppressed).toMatchObject([{ finding: { rule: 'gate/secrets' }, path: 'a.ts', line: 1 }]);
    expect(report.secrets).toHaveLength(1);
    expect(JSON.stringify(masked)).not.toContain(token);
    expect(values).toContain(token);
  });

  it('judges by the day of the run', async () => {
    const until = (text: string) =>
      changeOf([changedFile('a.ts', [hunk([`+f(); // ${WORD} A until ${text}: x`])])]);
    const rules = rulesOf(false);

    expect((await gatesOver(until('2026-11-30'), rules, undefined, scanner)).report.critic.findings).toEqual(
      [],
    );
    expect(
      (await gatesOver(until('2026-11-29'), rules, undefined, scanner)).report.critic.findings,
    ).toMatchObject([{ rule: 'gate/exception-marker-audit', severity: 'important' }]);
  });

  it('lists of those that were there before the ones that hold', async () => {
    const before = changeOf([
      changedFile('a.ts', [hunk([` // ${WORD} A: x`, ` f(); // ${WORD} B`, '+g();'])]),
    ]);
    const { report } = await gatesOver(before, rulesOf(false), undefined, scanner);

    expect(report.exceptions).toMatchObject([{ rule: 'A', added: false, state: 'active' }]);
  });
});
