import { describe, expect, it } from '@jest/globals';
import type { GroundedFinding } from '../../../src/domain/finding.ts';
import type { Slot } from '../../../src/domain/slot.ts';
import {
  clusterOf,
  type DecidedGroup,
  decideGroups,
  groupsOf,
  placementsOf,
} from '../../../src/stages/triage/clusters.ts';
import { groundedFinding } from '../../support/builders.ts';

const SAME = 'The session cache never expires.';

function groups(
  findings: readonly GroundedFinding[],
  readers: readonly Slot[] = ['opus', 'sonnet', 'gpt'],
): DecidedGroup[] {
  const paths = new Set(findings.map(({ file }) => file));
  const undecided = groupsOf(findings, {
    families: new Map(readers.map((slot) => [slot, slot === 'gpt' ? 'openai' : 'anthropic'])),
    covering: new Map([...paths].map((path) => [path, readers])),
    code: new Set(),
    citedBy: () => null,
    failOn: 'blocking',
    steered: false,
  });
  return decideGroups(undecided);
}

function by(slot: Slot, overrides: Partial<GroundedFinding> = {}): GroundedFinding {
  return groundedFinding({ slot, id: `${slot}#0`, issue: SAME, ...overrides });
}

describe('stages/triage/clusters', () => {
  it.each<[string, readonly GroundedFinding[], string]>([
    ['severity', [by('opus', { severity: 'important' }), by('gpt', { severity: 'blocking' })], 'gpt#0'],
    ['seat', [by('gpt'), by('sonnet')], 'sonnet#0'],
    ['line', [by('opus', { id: 'opus#0', line: 4 }), by('opus', { id: 'opus#1', line: 3 })], 'opus#1'],
    ['the order of saying it', [by('opus', { id: 'opus#10' }), by('opus', { id: 'opus#9' })], 'opus#9'],
    [
      'severity that the change bears out',
      [by('opus', { severity: 'blocking', grounding: 'line' }), by('gpt', { severity: 'blocking' })],
      'gpt#0',
    ],
  ])('chooses the representative by %s', (_, members, representative) => {
    const [group] = groups(members);

    const cluster = group && clusterOf(group);
    expect(cluster).toMatchObject({ id: representative, representative });
    expect(cluster?.members[0]).toBe(representative);
    expect(cluster?.members).toHaveLength(members.length);
  });

  it.each<[string, (string | null)[], string]>([
    ['the representative’s', ['Pass a ttl.', 'Pass a ttl to cache.set, as elsewhere.'], 'Pass a ttl.'],
    ['the longest of the others', [null, 'Pass it.'], 'Pass it.'],
    ['the longest where its own says nothing', [' no ', 'Pass a ttl.'], 'Pass a ttl.'],
    ['the issue where nobody has one', [null, 'ok'], `Resolve: ${SAME}`],
    ['the issue where a fix is short in characters, not in units', ['😀😀', null], `Resolve: ${SAME}`],
  ])('takes as fix %s', (_, [own, other], fix) => {
    const [group] = groups([by('opus', { fix: own ?? null }), by('gpt', { fix: other ?? null })]);

    expect(group?.fix).toBe(fix);
  });

  it('places the representative by decision and the others as its duplicates', () => {
    const [group] = groups([by('opus', { severity: 'blocking' }), by('gpt', { severity: 'suggestion' })]);
    if (group === undefined) throw new Error('no group');

    expect(placementsOf(group)).toEqual([
      {
        id: 'opus#0',
        cluster: 'opus#0',
        bucket: 'accepted',
        severity: 'blocking',
        reason: 'raised by 2 slots',
        duplicateOf: null,
      },
      {
        id: 'gpt#0',
        cluster: 'opus#0',
        bucket: 'rejected',
        severity: 'suggestion',
        reason: `duplicate of opus#0: ${SAME}`,
        duplicateOf: 'opus#0',
      },
    ]);
  });

  it('repeats a long issue only in part', () => {
    const issue = `${SAME} ${'More of it. '.repeat(40)}`;
    const [group] = groups([by('opus', { issue }), by('gpt', { issue })]);
    if (group === undefined) throw new Error('no group');

    expect(placementsOf(group)[1]?.reason.length).toBeLessThan(130);
  });

  it('tells the slots and families of a cluster', () => {
    const [group] = groups([by('gpt'), by('sonnet'), by('opus')]);

    expect(group).toMatchObject({
      slots: ['opus', 'sonnet', 'gpt'],
      families: ['anthropic', 'openai'],
    });
  });

  it('merges nothing with a finding outside the change', () => {
    const outside = { grounding: 'none', file: 'other.ts' } as const;
    const found = groups([by('opus'), by('sonnet', outside), by('gpt', outside)]);

    expect(found.map(({ members }) => members.map(({ id }) => id))).toEqual([
      ['opus#0'],
      ['sonnet#0'],
      ['gpt#0'],
    ]);
    expect(found[1]?.decision).toMatchObject({
      bucket: 'rejected',
      reason: expect.stringMatching(/^not grounded/),
    });
  });

  it('puts accepted before deferred before rejected, and the gravest first', () => {
    const found = groups([
      by('opus', { id: 'opus#0', issue: 'Unused import of lodash.', severity: 'suggestion', line: 9 }),
      by('opus', { id: 'opus#1', issue: 'Retry loop never sleeps.', file: 'none.ts', grounding: 'none' }),
      by('opus', { id: 'opus#2', issue: SAME, line: 5 }),
      by('gpt', { id: 'gpt#0', issue: SAME, line: 5 }),
      by('opus', { id: 'opus#3', issue: 'Password written into the log.', severity: 'blocking', line: 7 }),
      by('gpt', { id: 'gpt#1', issue: 'Password is logged in plain text.', severity: 'blocking', line: 7 }),
    ]);

    expect(found.map(({ id }) => id)).toEqual(['opus#3', 'opus#2', 'opus#0', 'opus#1']);
  });
});
