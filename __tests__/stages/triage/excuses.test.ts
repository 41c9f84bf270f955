import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Rule } from '../../../src/domain/criteria.ts';
import type { RaisedFinding } from '../../../src/domain/finding.ts';
import type { ExceptionMarker } from '../../../src/domain/gates.ts';
import { FAIL_ON, reaches, SEVERITIES } from '../../../src/domain/severity.ts';
import { BUCKETS, type ClusterFacts } from '../../../src/domain/triage.ts';
import { settle } from '../../../src/stages/triage/decide.ts';
import { triage } from '../../../src/stages/triage/triage.ts';
import { clusterFacts } from '../../support/builders.ts';
import { aRule } from '../../support/registry.ts';
import { anyPanel, inputOf, PATHS, seat } from './panels.ts';

const EXCUSE = { place: 'src/session.ts:1', reason: 'the cache is small', coversGrave: false };
const DEFECT = {
  issue: 'The session cache never expires.',
  quote: 'cache.set(sid, s);',
  line: 1,
  severity: 'important',
  ruleId: 'PERF-1',
} as const;

function marker(overrides: Partial<ExceptionMarker> = {}): ExceptionMarker {
  const place = { path: 'src/session.ts', line: 1, covers: 1, tool: 'quorate', rule: 'PERF-1' };
  return { ...place, until: null, reason: 'the cache is small', added: true, state: 'active', ...overrides };
}

/** Two seats that say the same of the first line, under one marker. */
async function sorted(
  markers: readonly ExceptionMarker[],
  second: Partial<RaisedFinding> = {},
  allowSecurity = false,
) {
  const slots = [seat('opus', [DEFECT]), seat('gpt', [{ ...DEFECT, ...second }])];
  return (await triage(inputOf(slots, { exceptions: { markers, allowSecurity } }))).document;
}

/** Entries in an order of their own: that of a report goes by bucket. */
function textsOf(entries: readonly unknown[]): string[] {
  return entries.map((entry) => JSON.stringify(entry)).sort();
}

describe('stages/triage/excuses', () => {
  it('puts off an accepted finding whose rule a marker names on its line', async () => {
    const document = await sorted([marker()]);

    expect(document.accepted).toEqual([]);
    expect(document.deferred).toMatchObject([
      {
        finding: { severity: 'important', ruleId: 'PERF-1' },
        reason: 'silenced at src/session.ts:1 by its author: the cache is small',
      },
    ]);
    expect(document.rejected).toHaveLength(1);
  });

  it.each<[string, Partial<ExceptionMarker>, Partial<RaisedFinding>]>([
    ['a marker of another rule', { rule: 'PERF-2' }, {}],
    ['a marker in another file', { path: 'src/orders.ts' }, {}],
    ['a marker for another line', { line: 2, covers: 2 }, {}],
    ['a marker that has run out', { state: 'expired' }, {}],
    ['a marker without a reason', { state: 'no-reason', reason: null }, {}],
    ['a linter’s comment', { tool: 'eslint' }, {}],
    ['a member that cites no rule', {}, { ruleId: null }],
    ['a member that cites another rule', {}, { ruleId: 'PERF-2' }],
    ['a member that blocks, where the rule is a model’s word', {}, { severity: 'blocking' }],
  ])('puts off nothing under %s', async (_name, said, second) => {
    const document = await sorted([marker(said)], second, true);

    expect(document.accepted).toHaveLength(1);
    expect(document.deferred).toEqual([]);
  });

  it('takes a line that was removed for none of head', async () => {
    const removed = { ...DEFECT, quote: 'lock.release();', line: 2, issue: 'The lock is not released.' };
    const slots = [seat('opus', [removed]), seat('gpt', [removed])];
    const before = (await triage(inputOf(slots))).document.accepted[0];
    const exceptions = { markers: [marker({ covers: before?.line ?? 0, line: 0 })], allowSecurity: true };

    expect((await triage(inputOf(slots, { exceptions }))).document.accepted).toEqual([before]);
  });

  type Grave = {
    readonly said?: Partial<RaisedFinding>;
    readonly rule: Partial<Rule>;
    readonly allowSecurity: boolean;
  };

  it.each<[string, Grave, boolean]>([
    ['of a selected rule', { rule: { category: 'performance' }, allowSecurity: false }, true],
    [
      'of security',
      { said: { category: 'security' }, rule: { category: null }, allowSecurity: false },
      false,
    ],
    [
      'of a rule of security, whatever the reviewer calls it',
      { rule: { category: 'security' }, allowSecurity: false },
      false,
    ],
    [
      'of security, where the base allows it',
      { said: { category: 'security' }, rule: {}, allowSecurity: true },
      true,
    ],
  ])('where the run fails on it, puts off one %s: %#', async (_name, grave, isPutOff) => {
    const { said, rule, allowSecurity } = grave;
    const slots = [seat('opus', [{ ...DEFECT, ...said }]), seat('gpt', [{ ...DEFECT, ...said }])];
    const planned = inputOf(slots).plan;
    const { document } = await triage(
      inputOf(slots, {
        plan: { ...planned, criteria: { rules: [aRule({ id: 'PERF-1', ...rule })], left: [] } },
        failOn: 'important',
        exceptions: { markers: [marker()], allowSecurity },
      }),
    );

    expect([document.accepted.length, document.deferred.length]).toEqual(isPutOff ? [0, 1] : [1, 0]);
  });

  it('shows a reason cut, on one line and without what hides in it', async () => {
    const reason = `a\u202eb\n${'x'.repeat(500)}`;
    const [deferred] = (await sorted([marker({ reason })])).deferred;

    expect(deferred?.reason).toMatch(/^silenced at src\/session\.ts:1 by its author: a\\u\{202E\}b/);
    expect(deferred?.reason.length).toBeLessThan(260);
    expect(deferred?.reason).not.toContain('\n');
  });

  it.each<[string, Partial<ClusterFacts>, Partial<typeof EXCUSE>, boolean]>([
    ['a milder one than the run fails on', { severity: 'important' }, {}, true],
    ['one that fails the run, by a model’s word', { severity: 'important', failOn: 'important' }, {}, false],
    [
      'one that fails the run, by a selected rule',
      { failOn: 'important', citedSeverity: 'blocking' },
      { coversGrave: true },
      true,
    ],
    ['one that fails the run, of security', { failOn: 'important', citedSeverity: 'blocking' }, {}, false],
    [
      'the mildest that fails the run, of security',
      { severity: 'suggestion', failOn: 'suggestion', citedSeverity: 'blocking' },
      {},
      false,
    ],
    [
      'a milder one than the run fails on, of security',
      { failOn: 'blocking', citedSeverity: 'blocking' },
      {},
      true,
    ],
    [
      'one that blocks, by a model’s word',
      { severity: 'blocking', failOn: 'never' },
      { coversGrave: true },
      false,
    ],
    ['one that blocks, of security', { severity: 'blocking', citedSeverity: 'blocking' }, {}, false],
    [
      'one that blocks, of no security',
      { severity: 'blocking', citedSeverity: 'blocking' },
      { coversGrave: true },
      true,
    ],
  ])('decides on %s', (_name, facts, excuse, isPutOff) => {
    const known = clusterFacts({ votes: 2, ...facts, excuse: { ...EXCUSE, ...excuse } });
    const decision = { bucket: 'accepted', severity: known.severity, reason: 'raised by 2 slots' } as const;

    expect(settle(known, decision).bucket).toBe(isPutOff ? 'deferred' : 'accepted');
  });

  it('puts off only what was accepted, and never what is grave and of security', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...BUCKETS),
        fc.constantFrom(...SEVERITIES),
        fc.constantFrom(...FAIL_ON),
        fc.constantFrom(null, ...SEVERITIES),
        (bucket, severity, failOn, citedSeverity) => {
          const facts = clusterFacts({ votes: 2, severity, failOn, citedSeverity, excuse: EXCUSE });
          const decision = { bucket, severity, reason: 'x' };
          const settled = settle(facts, decision);

          const isGrave = severity === 'blocking' || reaches(severity, failOn);
          if (bucket !== 'accepted' || isGrave) expect(settled).toEqual(decision);
          expect(settled.severity).toBe(severity);
        },
      ),
    );
  });

  it('keeps every finding in one bucket, and blocks as it did', async () => {
    const markers = PATHS.flatMap((path) =>
      ['SEC-01', 'x'].flatMap((rule) =>
        [1, 2, 3, 4].map((line) => marker({ path, rule, line, covers: line })),
      ),
    );
    await fc.assert(
      fc.asyncProperty(anyPanel, fc.boolean(), async (slots, allowSecurity) => {
        const before = await triage(inputOf(slots));
        const after = await triage(inputOf(slots, { exceptions: { markers, allowSecurity } }));
        const raised = slots.flatMap(({ findings }) => findings.map(({ id }) => id)).sort();

        expect(after.placements.map(({ id }) => id).sort()).toEqual(raised);
        expect(after.document.approved).toBe(before.document.approved);
        expect(after.document.accepted.length).toBeLessThanOrEqual(before.document.accepted.length);
        expect(textsOf(after.document.rejected)).toEqual(textsOf(before.document.rejected));
      }),
    );
  });
});
