import { describe, expect, it } from '@jest/globals';
import type { GroundedFinding } from '../../../src/domain/finding.ts';
import type { Severity } from '../../../src/domain/severity.ts';
import type { Slot } from '../../../src/domain/slot.ts';
import {
  type Bench,
  factsOf,
  familiesOf,
  groundedSeverity,
  slotsOf,
} from '../../../src/stages/triage/facts.ts';
import { groundedFinding } from '../../support/builders.ts';

function bench(overrides: Partial<Bench> = {}): Bench {
  return {
    families: new Map<Slot, string>([
      ['opus', 'anthropic'],
      ['sonnet', 'anthropic'],
      ['gpt', 'openai'],
    ]),
    covering: new Map<string, readonly Slot[]>([['src/session.ts', ['opus', 'sonnet', 'gpt']]]),
    code: new Set(),
    citedBy: () => null,
    failOn: 'blocking',
    steered: false,
    ...overrides,
  };
}

function member(overrides: Partial<GroundedFinding>): GroundedFinding {
  return groundedFinding(overrides);
}

describe('stages/triage/facts', () => {
  it('counts each slot and each family once', () => {
    const members = [
      member({ slot: 'sonnet', id: 'sonnet#0' }),
      member({ slot: 'opus', id: 'opus#0' }),
      member({ slot: 'opus', id: 'opus#1' }),
    ];

    expect(factsOf(members, bench())).toMatchObject({ votes: 2, families: 1, covering: 3 });
    expect(slotsOf(members)).toEqual(['opus', 'sonnet']);
    expect(familiesOf(['opus', 'sonnet', 'gpt'], bench())).toEqual(['anthropic', 'openai']);
  });

  it('takes the range of severities from the members', () => {
    const members = [
      member({ severity: 'important' }),
      member({ severity: 'blocking' }),
      member({ severity: 'suggestion' }),
    ];

    expect(factsOf(members, bench())).toMatchObject({ severity: 'blocking', lowestSeverity: 'suggestion' });
  });

  it('says how grave the gravest rule is that a member which is part of the change cites so that it counts', () => {
    const severities = new Map<string | null, Severity>([
      ['SEC-01', 'important'],
      ['SEC-02', 'suggestion'],
    ]);
    const citedBy: Bench['citedBy'] = ({ ruleId }) => {
      const severity = severities.get(ruleId);
      return severity === undefined ? null : { severity };
    };
    const cited = member({ ruleId: 'SEC-01', severity: 'blocking' });
    const milder = member({ ruleId: 'SEC-02' });
    const of = (...members: GroundedFinding[]) => factsOf(members, bench({ citedBy })).citedSeverity;

    expect(of(member({}), milder, cited)).toBe('important');
    expect(of(milder)).toBe('suggestion');
    expect(of(member({}))).toBeNull();
    expect(of({ ...cited, grounding: 'none' }, member({}))).toBeNull();
  });

  it('counts neither a vote nor a family behind code', () => {
    const families = new Map<Slot, string>([['opus', 'anthropic']]);
    const members = [member({ slot: 'opus' }), member({ slot: 'gpt', id: 'gpt#0' })];

    expect(factsOf(members, bench({ families, code: new Set(['gpt']) }))).toMatchObject({
      votes: 1,
      raised: 1,
      families: 1,
    });
  });

  it('counts no vote outside the change', () => {
    const facts = factsOf([member({ grounding: 'none', severity: 'blocking', file: 'x.ts' })], bench());

    expect(facts).toMatchObject({
      votes: 0,
      covering: 0,
      inChange: false,
      placed: false,
      severity: 'blocking',
    });
  });

  it.each([
    ['quote', true],
    ['line', true],
    ['file', false],
  ] as const)('says whether a member with the grounding %s is placed', (grounding, placed) => {
    expect(factsOf([member({ grounding })], bench()).placed).toBe(placed);
  });

  it('says whether some member stands on a changed line', () => {
    const off = member({ onChangedLine: false });

    expect(factsOf([off], bench()).onChangedLine).toBe(false);
    expect(factsOf([off, member({ onChangedLine: true })], bench()).onChangedLine).toBe(true);
  });

  it('has nobody covering a file that coverage does not know', () => {
    expect(factsOf([member({ file: 'other.ts' })], bench()).covering).toBe(0);
  });

  it.each([
    ['quote', 'blocking', 'blocking'],
    ['line', 'blocking', 'important'],
    ['file', 'blocking', 'important'],
    ['none', 'blocking', 'blocking'],
    ['line', 'suggestion', 'suggestion'],
    ['file', 'important', 'important'],
  ] as const)('with the grounding %s makes of %s %s', (grounding, severity, expected) => {
    expect(groundedSeverity(member({ grounding, severity }), bench())).toBe(expected);
  });

  it('lets no model block without a quote by naming a rule, and lets code', () => {
    const claim = member({ grounding: 'line', severity: 'blocking', ruleId: 'SEC-01' });

    expect(groundedSeverity(claim, bench({ citedBy: () => ({ severity: 'blocking' }) }))).toBe('important');
    expect(groundedSeverity(claim, bench({ code: new Set(['gpt']) }))).toBe('important');
    expect(groundedSeverity(claim, bench({ code: new Set(['opus']) }))).toBe('blocking');
  });
});
