import { describe, expect, it } from '@jest/globals';
import type { Slot } from '../../../src/domain/slot.ts';
import type { SlotVerdict } from '../../../src/domain/triage.ts';
import { decideGroup, type Group } from '../../../src/stages/triage/clusters.ts';
import type { Bench } from '../../../src/stages/triage/facts.ts';
import { rebut } from '../../../src/stages/triage/rebuttal.ts';
import { groundedFinding } from '../../support/builders.ts';
import { type Script, scriptedConsult } from './consults.ts';
import { groupOf, PATH, sceneOf } from './scenes.ts';

const SEATS = [
  { slot: 'opus', family: 'anthropic' },
  { slot: 'sonnet', family: 'anthropic' },
  { slot: 'gpt', family: 'openai' },
] as const;

function bench(readers: readonly Slot[] = ['opus', 'sonnet', 'gpt'], steered = false): Bench {
  return {
    families: new Map(SEATS.map(({ slot, family }) => [slot, family])),
    covering: new Map([[PATH, readers]]),
    code: new Set(),
    citedBy: () => null,
    failOn: 'blocking',
    steered,
  };
}

const MIXED: readonly SlotVerdict[] = [
  { slot: 'opus', verdict: 'block' },
  { slot: 'gpt', verdict: 'pass' },
];

/** What these slots call blocking. */
function blockedBy(slots: readonly Slot[], facts: Partial<Group['facts']> = {}): Group {
  const members = slots.map((slot) => groundedFinding({ slot, id: `${slot}#0`, severity: 'blocking' }));
  const votes = slots.length;
  return groupOf(members, { severity: 'blocking', votes, raised: votes, covering: 3, ...facts });
}

type Stands = Partial<Readonly<Record<Slot, 'uphold' | 'withdraw'>>>;

function stand(stands: Stands): Script {
  return ({ slot, names }) => {
    const said = stands[slot];
    return said === undefined
      ? null
      : { positions: names.map((id) => ({ id, stand: said, reason: `${said}: see the code.` })) };
  };
}

async function heard(group: Group, stands: Stands, panel: Bench = bench(), verdicts = MIXED) {
  const { consult, asked } = scriptedConsult(stand(stands));
  const result = await rebut(
    [group],
    { bench: panel, verdicts, seats: SEATS },
    { consult, scene: sceneOf() },
  );
  return { result, asked, facts: result?.groups[0]?.facts, debate: result?.report.debates[0] };
}

describe('stages/triage/rebuttal', () => {
  it.each<[string, Group, Bench, readonly SlotVerdict[]]>([
    ['all verdicts are the same', blockedBy(['opus']), bench(), MIXED.slice(0, 1)],
    ['nothing is blocking', groupOf([groundedFinding()]), bench(), MIXED],
    ['all who read it call it blocking', blockedBy(['opus', 'sonnet', 'gpt']), bench(), MIXED],
    ['nobody else read it', blockedBy(['opus']), bench(['opus']), MIXED],
    ['it is outside the change', blockedBy(['opus'], { inChange: false }), bench(), MIXED],
  ])('hears nobody where %s', async (_, group, panel, verdicts) => {
    const { result, asked } = await heard(group, {}, panel, verdicts);

    expect({ result, asked }).toEqual({ result: null, asked: [] });
  });

  it('hears every slot that read the code, once, in the same words', async () => {
    const { asked } = await heard(
      blockedBy(['opus']),
      { opus: 'uphold', gpt: 'withdraw' },
      bench(['opus', 'gpt']),
    );

    expect(asked.map(({ task, slot }) => `${task} ${slot}`)).toEqual(['rebuttal opus', 'rebuttal gpt']);
    expect(new Set(asked.map(({ text }) => text)).size).toBe(1);
  });

  it.each<[string, readonly Slot[], Stands, Partial<Group['facts']>, string]>([
    [
      'a second slot upholds it',
      ['opus'],
      { opus: 'uphold', sonnet: 'withdraw', gpt: 'uphold' },
      { votes: 2, families: 2, withdrawn: 0 },
      'accepted as important became accepted as blocking (votes 1 to 2)',
    ],
    [
      'all withdraw it',
      ['opus'],
      { opus: 'withdraw', sonnet: 'withdraw', gpt: 'withdraw' },
      { votes: 0, withdrawn: 3 },
      'accepted as important became deferred (votes 1 to 0)',
    ],
    [
      'who raised it withdraws it with one other',
      ['opus'],
      { opus: 'withdraw', gpt: 'withdraw' },
      { votes: 0, withdrawn: 2 },
      'accepted as important became deferred (votes 1 to 0)',
    ],
    [
      'only who raised it withdraws it',
      ['opus'],
      { opus: 'withdraw' },
      { votes: 1, withdrawn: 0 },
      'no change: accepted as important',
    ],
    [
      'one of two who raised it withdraws it with the third',
      ['opus', 'gpt'],
      { opus: 'withdraw', sonnet: 'withdraw', gpt: 'uphold' },
      { votes: 1, withdrawn: 2 },
      'accepted as blocking became accepted as important (votes 2 to 1)',
    ],
    ['nobody answers', ['opus'], {}, { votes: 1, withdrawn: 0 }, 'no change: accepted as important'],
  ])('changes votes where %s', async (_, raisers, stands, ...expected) => {
    const [facts, effect] = expected;
    const found = await heard(blockedBy(raisers), stands);

    expect(found.facts).toMatchObject(facts);
    expect(found.debate?.effect).toBe(effect);
  });

  it('lets no withdrawal count where the change speaks to its reader', async () => {
    const stands = { opus: 'withdraw', sonnet: 'withdraw', gpt: 'withdraw' } as const;
    const group = blockedBy(['opus', 'gpt'], { steered: true });
    const { result, facts } = await heard(group, stands, bench(undefined, true));

    expect(facts).toMatchObject({ votes: 2, withdrawn: 0 });
    expect(result?.groups.map(decideGroup)[0]?.decision).toMatchObject({
      bucket: 'accepted',
      severity: 'blocking',
    });
  });

  it('reports each position with its reason, and who did not answer', async () => {
    const { result, debate } = await heard(blockedBy(['opus']), { opus: 'uphold', gpt: 'withdraw' });

    expect(debate?.positions).toEqual([
      { slot: 'opus', family: 'anthropic', stand: 'uphold', reason: 'uphold: see the code.' },
      { slot: 'gpt', family: 'openai', stand: 'withdraw', reason: 'withdraw: see the code.' },
    ]);
    expect(result?.report.remarks).toEqual(['sonnet: timeout, the deadline passed']);
    expect(result?.records).toHaveLength(3);
  });

  it('leaves what is not disputed as it was', async () => {
    const quiet = { ...groupOf([groundedFinding({ id: 'opus#5' })]), id: 'opus#5' };
    const { consult } = scriptedConsult(stand({ opus: 'withdraw', sonnet: 'withdraw', gpt: 'withdraw' }));
    const result = await rebut(
      [blockedBy(['opus']), quiet],
      { bench: bench(), verdicts: MIXED, seats: SEATS },
      { consult, scene: sceneOf() },
    );

    expect(result?.groups[1]).toEqual(quiet);
    expect(result?.report.debates).toHaveLength(1);
  });
});
