import { describe, expect, it } from '@jest/globals';
import type { Slot } from '../../../src/domain/slot.ts';
import { judge } from '../../../src/stages/triage/agent.ts';
import { MOST_GROUPS } from '../../../src/stages/triage/ask-rulings.ts';
import type { Group } from '../../../src/stages/triage/clusters.ts';
import type { Seat } from '../../../src/stages/triage/seats.ts';
import { groundedFinding } from '../../support/builders.ts';
import { decided, decidesAll, type Script, scriptedConsult } from './consults.ts';
import { groupOf, sceneOf } from './scenes.ts';

const OPUS: Seat = { slot: 'opus', family: 'anthropic' };
const SONNET: Seat = { slot: 'sonnet', family: 'anthropic' };
const GPT: Seat = { slot: 'gpt', family: 'openai' };

/** A group that these seats raised. */
function raisedBy(seats: readonly Seat[], id = 'opus#0', facts: Partial<Group['facts']> = {}): Group {
  const group = groupOf(
    seats.map(({ slot }, index) => groundedFinding({ slot, id: index === 0 ? id : `${slot}#9` })),
    facts,
  );
  return { ...group, id, families: [...new Set(seats.map(({ family }) => family))] };
}

async function judged(
  groups: readonly Group[],
  seats: readonly Seat[],
  script: Script,
  wanted: Slot = 'opus',
) {
  const { consult, asked } = scriptedConsult(script);
  const result = await judge(groups, seats, wanted, { consult, scene: sceneOf() });
  return { ...result, asked, rulers: result.groups.map(({ facts }) => facts.agent?.slot ?? null) };
}

describe('stages/triage/agent', () => {
  it.each<[string, readonly Seat[], readonly Seat[], Slot, Slot | null]>([
    ['the seat that is set, on what two families raised', [OPUS, GPT], [OPUS, GPT], 'opus', 'opus'],
    ['a seat of another family, on what its own raised', [OPUS], [OPUS, SONNET, GPT], 'opus', 'gpt'],
    ['a seat of another family, on what a sibling raised', [SONNET], [OPUS, SONNET, GPT], 'opus', 'gpt'],
    ['the seat that is set, on what another family raised', [GPT], [OPUS, GPT], 'opus', 'opus'],
    ['the seat that is set, where all are of one family', [OPUS], [OPUS, SONNET], 'sonnet', 'sonnet'],
    ['the only seat', [OPUS], [OPUS], 'opus', 'opus'],
    [
      'the first seat that answered, where the one that is set did not',
      [OPUS, GPT],
      [SONNET, GPT],
      'opus',
      'sonnet',
    ],
    ['nobody, where nobody answered', [OPUS], [], 'opus', null],
  ])('has it judged by %s', async (_, raisers, seats, ...rest) => {
    const [wanted, ruler] = rest;
    const { rulers } = await judged([raisedBy(raisers)], seats, decidesAll(), wanted);

    expect(rulers).toEqual([ruler]);
  });

  it('says that another seat judged, and who judged how many', async () => {
    const { report } = await judged([raisedBy([OPUS, GPT])], [GPT], decidesAll());

    expect(report).toEqual({
      slots: ['gpt'],
      asked: 1,
      ruled: 1,
      remarks: ['opus gave no answer: gpt judged in its place'],
    });
  });

  it('keeps the rulings that came, and tells which did not', async () => {
    const groups = ['opus#0', 'opus#1', 'opus#2'].map((id) => raisedBy([OPUS, GPT], id));
    const lossy: Script = ({ names }) => ({
      decisions: [
        decided(names[0] ?? ''),
        decided('c9'),
        decided(names[2] ?? ''),
        decided(names[2] ?? '', { bucket: 'rejected' }),
      ],
    });
    const { rulers, report } = await judged(groups, [OPUS, GPT], lossy);

    expect(rulers).toEqual(['opus', null, null]);
    expect(report).toMatchObject({ asked: 3, ruled: 1 });
    expect(report.remarks).toEqual([expect.stringMatching(/^opus: partial, /)]);
  });

  it('leaves everything to the table where the agent does not answer', async () => {
    const groups = [raisedBy([OPUS, GPT])];
    const { groups: after, report, records } = await judged(groups, [OPUS, GPT], () => null);

    expect(after).toEqual(groups);
    expect(records).toHaveLength(1);
    expect(report).toMatchObject({ ruled: 0, remarks: ['opus: timeout, the deadline passed'] });
  });

  it('asks nobody about a file outside the change', async () => {
    const outside = raisedBy([OPUS, GPT], 'opus#0', { inChange: false });
    const { asked, report } = await judged([outside], [OPUS, GPT], decidesAll());

    expect(asked).toEqual([]);
    expect(report).toEqual({ slots: [], asked: 0, ruled: 0, remarks: [] });
  });

  it('gives one seat no more groups than people would read', async () => {
    const groups = Array.from({ length: MOST_GROUPS + 5 }, (_, index) =>
      raisedBy([OPUS, GPT], `opus#${index}`),
    );
    const { rulers, report } = await judged(groups, [OPUS, GPT], decidesAll());

    expect(rulers.filter((ruler) => ruler !== null)).toHaveLength(MOST_GROUPS);
    expect(report).toMatchObject({ asked: MOST_GROUPS + 5, ruled: MOST_GROUPS });
  });

  it('tells a ruling of another family from one of the family that raised it', async () => {
    const own = await judged([raisedBy([OPUS])], [OPUS, SONNET], decidesAll());
    const other = await judged([raisedBy([OPUS])], [OPUS, GPT], decidesAll());

    expect(own.groups[0]?.facts.agentIsIndependent).toBe(false);
    expect(other.groups[0]?.facts.agentIsIndependent).toBe(true);
  });
});
