import { describe, expect, it } from '@jest/globals';
import type { PriorRemark } from '../../../src/domain/triage.ts';
import { decideGroups, groupsOf } from '../../../src/stages/triage/clusters.ts';
import { withPriorRemarks } from '../../../src/stages/triage/prior-art.ts';
import { groundedFinding } from '../../support/builders.ts';

const PATH = 'src/session.ts';
const BENCH = {
  families: new Map([
    ['opus', 'anthropic'],
    ['gpt', 'openai'],
  ] as const),
  covering: new Map([[PATH, ['opus', 'gpt']]] as const),
  code: new Set<never>(),
  citedBy: () => null,
  failOn: 'blocking',
  steered: false,
} as const;

const FINDINGS = [
  groundedFinding({ id: 'opus#0', slot: 'opus', line: 5, issue: 'The session cache never expires.' }),
  groundedFinding({
    id: 'opus#1',
    slot: 'opus',
    line: 40,
    issue: 'The password is written into the log file.',
  }),
];

function remark(overrides: Partial<PriorRemark>): PriorRemark {
  return {
    id: '1',
    file: PATH,
    line: 7,
    text: 'Entries of the session cache never expire.',
    outcome: 'declined',
    ...overrides,
  };
}

function decidedWith(remarks: readonly PriorRemark[]) {
  const groups = withPriorRemarks(groupsOf(FINDINGS, BENCH), remarks);
  return new Map(decideGroups(groups).map(({ id, facts, decision }) => [id, { ...decision, ...facts }]));
}

describe('stages/triage/prior-art', () => {
  it('knows an earlier remark on the same defect, however worded, and on no other', () => {
    const decided = decidedWith([remark({ outcome: 'upheld' })]);

    expect(decided.get('opus#0')).toMatchObject({ priorArt: 'upheld', bucket: 'accepted' });
    expect(decided.get('opus#1')).toMatchObject({ priorArt: null, bucket: 'deferred' });
  });

  it('defers what people declined before', () => {
    expect(decidedWith([remark({})]).get('opus#0')).toMatchObject({
      bucket: 'deferred',
      reason: expect.stringMatching(/^declined before/),
    });
  });

  it('learns nothing where people decided one way and the other', () => {
    const both = [remark({}), remark({ id: '2', outcome: 'upheld' })];

    expect(decidedWith(both).get('opus#0')).toMatchObject({ priorArt: null });
  });

  it('changes no group', () => {
    const groups = groupsOf(FINDINGS, BENCH);
    const bridge = remark({
      text: 'The session cache never expires, and the password is written into the log.',
    });

    expect(withPriorRemarks(groups, [bridge]).map(({ id, members }) => ({ id, members }))).toEqual(
      groups.map(({ id, members }) => ({ id, members })),
    );
    expect(withPriorRemarks(groups, [])).toEqual(groups);
  });
});
