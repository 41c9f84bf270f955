import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { TriageRules } from '../../../src/domain/triage.ts';
import { decideGroup, type Group } from '../../../src/stages/triage/clusters.ts';
import { crossCheck, differencesOf, isSampled } from '../../../src/stages/triage/cross-check.ts';
import type { Seat } from '../../../src/stages/triage/seats.ts';
import { changeSet, groundedFinding, ruling } from '../../support/builders.ts';
import { decidesAll, type Script, scriptedConsult } from './consults.ts';
import { groupOf, sceneOf } from './scenes.ts';

const OPUS: Seat = { slot: 'opus', family: 'anthropic' };
const SONNET: Seat = { slot: 'sonnet', family: 'anthropic' };
const GPT: Seat = { slot: 'gpt', family: 'openai' };
const OFF: TriageRules['crossCheck'] = {
  enabled: false,
  sampleRate: 1,
  slot: null,
  blockOnDisagreement: false,
};
const ALWAYS = { ...OFF, enabled: true };

const REJECTS = { bucket: 'rejected', basis: 'false', severity: 'suggestion', proven: true } as const;

/** A group that opus raised and a seat ruled on. */
function ruled(id: string, facts: Partial<Group['facts']>): Group {
  return { ...groupOf([groundedFinding({ id, slot: 'opus' })], facts), id };
}

/** One that needs a second vote: a blocking finding that gpt would drop with proof. */
function dropped(id = 'opus#0'): Group {
  return ruled(id, { severity: 'blocking', votes: 2, agent: ruling(REJECTS) });
}

async function checked(
  groups: readonly Group[],
  seats: readonly Seat[],
  rules: TriageRules['crossCheck'],
  script: Script = decidesAll(),
) {
  const { consult, asked } = scriptedConsult(script);
  const result = await crossCheck(groups, seats, rules, { consult, scene: sceneOf() });
  return { ...result, asked, seconds: result.groups.map(({ facts }) => facts.second?.slot ?? null) };
}

describe('stages/triage/cross-check', () => {
  it('asks for nothing where nothing has to be checked', async () => {
    const { checked: report, asked } = await checked(
      [ruled('opus#0', { agent: ruling() })],
      [OPUS, GPT],
      OFF,
    );

    expect({ report, asked }).toEqual({ report: null, asked: [] });
  });

  it('always asks where a guard wants a second vote, and about nothing else', async () => {
    const groups = [dropped('opus#0'), ruled('opus#1', { agent: ruling() })];
    const { seconds, asked, checked: report } = await checked(groups, [OPUS, GPT], OFF);

    expect(seconds).toEqual(['opus', null]);
    expect(asked.map(({ task, slot }) => `${task} ${slot}`)).toEqual(['cross-check opus']);
    expect(report).toEqual({ slots: ['opus'], sampled: false, checked: 1, remarks: [] });
  });

  it('checks everything that was ruled on in a run that is sampled', async () => {
    const groups = [ruled('opus#0', { agent: ruling() }), ruled('opus#1', {})];
    const { seconds, checked: report } = await checked(groups, [OPUS, GPT], ALWAYS);

    expect(seconds).toEqual(['opus', null]);
    expect(report).toMatchObject({ sampled: true, checked: 1 });
  });

  it('checks nothing at a rate of nothing', async () => {
    const { checked: report } = await checked([ruled('opus#0', { agent: ruling() })], [OPUS, GPT], {
      ...ALWAYS,
      sampleRate: 0,
    });

    expect(report).toBeNull();
  });

  it.each<[string, readonly Seat[], Seat['slot'] | null, Seat['slot'] | null]>([
    ['the seat that is set', [OPUS, SONNET, GPT], 'opus', 'opus'],
    ['of another family than the agent, and not the one who raised it', [OPUS, SONNET, GPT], null, 'sonnet'],
    ['not the agent itself, though it is set', [OPUS, GPT], 'gpt', 'opus'],
    ['the one who raised it, where there is no other', [OPUS, GPT], null, 'opus'],
    ['nobody, where the agent is alone', [GPT], null, null],
  ])('has it checked by %s', async (_, seats, slot, expected) => {
    const { seconds } = await checked([dropped()], seats, { ...OFF, slot });

    expect(seconds).toEqual([expected]);
  });

  it('tells what could not be checked', async () => {
    const { checked: report, groups } = await checked([dropped()], [OPUS, GPT], OFF, () => null);

    expect(groups[0]?.facts.second).toBeNull();
    expect(report?.remarks).toEqual([
      'opus: timeout, the deadline passed',
      '1 of 1 could not be checked by a second seat',
    ]);
  });

  it.each<[string, Group['facts']['second'], string | null]>([
    ['accepts', ruling({ slot: 'opus' }), 'accepted as blocking'],
    ['defers', ruling({ slot: 'opus', bucket: 'deferred', proven: true }), 'rejected'],
    ['rejects too', ruling({ slot: 'opus', ...REJECTS, severity: 'blocking' }), null],
  ])('tells a difference where the second seat %s, with what holds', (_, second, outcome) => {
    const group = decideGroup({ ...dropped(), facts: { ...dropped().facts, second } });

    expect(differencesOf([group]).map((difference) => difference.outcome)).toEqual(
      outcome === null ? [] : [outcome],
    );
  });

  it('counts severity only where both accept, and only as far as it can have an effect', () => {
    const differs = (severity: Group['facts']['severity'], own: 'blocking' | 'suggestion') => {
      const facts = {
        severity,
        agent: ruling({ severity: 'important' }),
        second: ruling({ slot: 'opus', severity: own }),
      } as const;
      return differencesOf([decideGroup(ruled('opus#0', facts))]).length > 0;
    };

    expect(differs('blocking', 'blocking')).toBe(true);
    expect(differs('important', 'blocking')).toBe(false);
    expect(differs('important', 'suggestion')).toBe(true);
  });

  describe('the sample', () => {
    const identityOf = (sha: string, number: number | null = 7) => ({
      ...changeSet().identity,
      number,
      head: { ref: 'feature', sha },
    });

    it('takes the same runs each time, all at 1 and none at 0', () => {
      fc.assert(
        fc.property(fc.string(), fc.double({ min: 0, max: 1, noNaN: true }), (sha, rate) => {
          const identity = identityOf(sha);

          expect(isSampled(identity, 1)).toBe(true);
          expect(isSampled(identity, 0)).toBe(false);
          expect(isSampled(identity, rate)).toBe(isSampled({ ...identity }, rate));
          if (isSampled(identity, rate / 2)) expect(isSampled(identity, rate)).toBe(true);
        }),
      );
    });

    it('takes about the share that is set', () => {
      const taken = Array.from({ length: 2_000 }, (_, index) => identityOf(`${index}`)).filter((identity) =>
        isSampled(identity, 0.25),
      );

      expect(taken.length).toBeGreaterThan(400);
      expect(taken.length).toBeLessThan(600);
    });
  });
});
