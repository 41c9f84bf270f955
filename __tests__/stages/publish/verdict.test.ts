import { describe, expect, it } from '@jest/globals';
import type { SubmittedReview } from '../../../src/domain/board.ts';
import type { Receipt } from '../../../src/domain/publication.ts';
import { BUILTIN_FAMILY } from '../../../src/domain/slot.ts';
import { publish } from '../../../src/stages/publish/publish.ts';
import { ADA, answer, BOT, HEAD, type MemoryForge, memoryForge } from '../../support/memory-board.ts';
import { CLOUD_LIKE, DC_LIKE, type ForgeTraits } from '../../support/memory-traits.ts';
import { documentOf, inputFor, RULES, seat } from '../../support/publish-scene.ts';

const OTHER_HEAD = 'c'.repeat(40);
const APPROVE = { ...RULES, verdict: 'approve' as const };
const REQUEST = { ...RULES, verdict: 'request-changes' as const };
const CLEAN = documentOf([]);
const CODE = { ...seat('gpt', BUILTIN_FAMILY), slot: 'sonnet' } as const;
const BLOCK = documentOf([], { conclusion: 'block' });

function run(forge: MemoryForge, document = CLEAN, rules: typeof RULES = APPROVE): Promise<Receipt> {
  const runId = `run-${forge.requests.length}`;
  return publish(inputFor(forge, { document: { ...document, runId }, rules }));
}

function states(forge: MemoryForge): readonly SubmittedReview['state'][] {
  return forge.reviews.map(({ state }) => state);
}

function standing(state: 'approved' | 'changes-requested', commit: string | null, author = BOT) {
  const verdict = state === 'approved' ? ('approve' as const) : ('request-changes' as const);
  return { id: `verdict-${author.id}`, author, body: '', state, commit, headSha: commit ?? HEAD, verdict };
}

describe.each([
  ['Bitbucket Cloud', CLOUD_LIKE],
  ['Bitbucket Data Center', DC_LIKE],
] as const)('stages/publish/verdict like %s', (_, traits: ForgeTraits) => {
  it('approves once, and keeps it on a run that finds the same', async () => {
    const forge = memoryForge(traits);
    await run(forge);
    expect(states(forge)).toEqual(['approved']);
    const writes = forge.writes();
    await run(forge);
    expect(forge.writes()).toBe(writes);
    expect(states(forge)).toEqual(['approved']);
  });

  it('never approves what one maker and code have read', async () => {
    for (const slots of [[CODE], [seat('opus', 'anthropic'), CODE]]) {
      const files = [{ path: 'a.ts', slots: slots.map(({ slot }) => slot), missed: [], covered: true }];
      const coverage = { quorum: 1, seats: 1, cut: [], complete: true, files };
      const forge = memoryForge(traits);
      await run(forge, documentOf([], { slots, coverage }));
      expect(states(forge)).toEqual([]);
    }
  });

  it('approves what two makers have read although code, which coverage does not count, sits beside them', async () => {
    const forge = memoryForge(traits);
    const slots = [...CLEAN.slots, CODE];
    await run(forge, { ...CLEAN, slots });
    expect(states(forge)).toEqual(['approved']);

    const broken = memoryForge(traits);
    await run(broken, { ...CLEAN, slots: [...CLEAN.slots, { ...CODE, status: 'partial' }] });
    expect(states(broken)).toEqual([]);
  });

  it('requests changes for a block, and takes that back on a pass', async () => {
    const forge = memoryForge(traits);
    await run(forge, BLOCK, REQUEST);
    expect(states(forge)).toEqual(['changes-requested']);
    const writes = forge.writes();
    await run(forge, BLOCK, REQUEST);
    expect(forge.writes()).toBe(writes);
    await run(forge, CLEAN, REQUEST);
    expect(states(forge)).toEqual([]);
  });

  it('turns one verdict into the other', async () => {
    const forge = memoryForge(traits);
    await run(forge, BLOCK);
    await run(forge, CLEAN);
    expect(states(forge)).toEqual(['approved']);
    await run(forge, BLOCK);
    expect(states(forge)).toEqual(['changes-requested']);
  });

  it('takes an approval back where the result is less than a pass', async () => {
    const forge = memoryForge(traits);
    await run(forge);
    await run(forge, documentOf([], { conclusion: 'incomplete' }));
    expect(states(forge)).toEqual([]);
  });

  it('leaves verdicts of others alone, whatever it gives itself', async () => {
    for (const document of [CLEAN, BLOCK, documentOf([], { conclusion: 'incomplete' })]) {
      const forge = memoryForge(traits);
      forge.reviews = [standing('approved', null, ADA)];
      await run(forge, document);
      expect(forge.reviews.filter(({ author }) => author === ADA)).toHaveLength(1);
      expect(forge.violations).toEqual([]);
    }
  });

  it('gives a verdict once where the answer to it is lost', async () => {
    const forge = memoryForge(traits);
    forge.after = ({ name }) => (name === 'submitReview' ? { kind: 'lost' } : undefined);
    const receipt = await run(forge);
    expect(states(forge)).toEqual(['approved']);
    expect(forge.requests.filter(({ name }) => name === 'submitReview')).toHaveLength(1);
    expect(receipt).toMatchObject({ incomplete: [], remarks: [] });
  });

  it('leaves no approval of commits that nobody reviewed, whenever the head moves', async () => {
    for (let at = 1; at <= 14; at++) {
      for (const when of ['before', 'after'] as const) {
        const forge = memoryForge(traits);
        forge[when] = ({ number }) => {
          if (number === at) forge.push(OTHER_HEAD);
          return undefined;
        };
        const receipt = await run(forge);
        const names = forge.requests.map(({ name }) => name);
        const lastLook = names.lastIndexOf('now') + 1;
        const wrong = forge.reviews.filter(({ state, headSha }) => state === 'approved' && headSha !== HEAD);
        expect({ at, when, wrong }).toEqual({ at, when, wrong: [] });
        const moved = forge.now.headSha === OTHER_HEAD;
        if (moved && (when === 'before' ? at <= lastLook : at < lastLook)) {
          expect({ at, when, superseded: receipt.superseded }).toEqual({ at, when, superseded: true });
          // Where an approval names no commit it counts for what is there now.
          if (!traits.can.pinsCommits) expect(states(forge)).toEqual([]);
        }
      }
    }
  });
});

describe('stages/publish/verdict: which commit it is of', () => {
  it('gives one anew for new commits where the forge keeps the old ones', async () => {
    const forge = memoryForge(DC_LIKE);
    forge.reviews = [standing('approved', OTHER_HEAD)];
    await run(forge);
    expect(forge.reviews).toMatchObject([{ state: 'approved', commit: HEAD }]);
  });

  it('looks at what stands, not at what was taken back', async () => {
    const forge = memoryForge(DC_LIKE);
    const approved = standing('approved', HEAD);
    forge.reviews = [approved, { ...approved, id: 'old', state: 'dismissed' }];
    await run(forge);
    expect(forge.requests.filter(({ name }) => name === 'submitReview')).toEqual([]);
  });

  it('counts the same state as given where the forge does not', async () => {
    const forge = memoryForge(CLOUD_LIKE);
    forge.reviews = [standing('changes-requested', null)];
    await run(forge, BLOCK, REQUEST);
    expect(forge.requests.filter(({ name }) => name === 'submitReview')).toEqual([]);
  });
});

describe('stages/publish/verdict: an approval that names no commit', () => {
  const moves = (forge: MemoryForge, fault: () => ReturnType<MemoryForge['after']> = () => undefined) => {
    forge.after = ({ name }) => {
      if (name === 'submitReview') forge.push(OTHER_HEAD);
      return name === 'dismissReview' ? fault() : undefined;
    };
  };

  it('is looked after once it stands, and taken back where the head moved', async () => {
    const forge = memoryForge(CLOUD_LIKE);
    moves(forge);
    const receipt = await run(forge);
    expect(states(forge)).toEqual([]);
    expect(receipt.superseded).toBe(true);
    expect([...forge.statuses.values()].map(({ conclusion }) => conclusion)).toEqual(['incomplete']);
  });

  it('is taken back by an account that learned its name in this very run', async () => {
    const forge = memoryForge(CLOUD_LIKE);
    forge.isNameless = true;
    moves(forge);
    await run(forge);
    expect(states(forge)).toEqual([]);
  });

  it('is looked after where it stood before, too', async () => {
    const forge = memoryForge(CLOUD_LIKE);
    await run(forge);
    forge.before = ({ name }) => {
      if (name === 'readReviews') forge.push(OTHER_HEAD);
      return undefined;
    };
    await run(forge);
    expect(states(forge)).toEqual([]);
  });

  it('is taken back where nobody can see whether the head moved', async () => {
    const forge = memoryForge(CLOUD_LIKE);
    let approved = false;
    forge.after = ({ name }) => {
      approved ||= name === 'submitReview';
      return undefined;
    };
    forge.before = ({ name }) => (name === 'now' && approved ? { kind: 'lost' } : undefined);
    const receipt = await run(forge);
    expect(states(forge)).toEqual([]);
    expect(receipt.incomplete).not.toEqual([]);
  });

  it('is taken back although the answer to it, or to taking it back, was lost', async () => {
    const forge = memoryForge(CLOUD_LIKE);
    const lost = new Set(['submitReview', 'dismissReview']);
    forge.after = ({ name }) => {
      if (name === 'submitReview') forge.push(OTHER_HEAD);
      return lost.delete(name) ? { kind: 'lost' } : undefined;
    };
    const receipt = await run(forge);
    expect(states(forge)).toEqual([]);
    expect(receipt.remarks).toEqual([]);

    const other = memoryForge(CLOUD_LIKE);
    let asked = 0;
    other.before = ({ name }) => (name === 'dismissReview' && ++asked === 1 ? answer('unclear') : undefined);
    moves(other);
    await run(other);
    expect(states(other)).toEqual([]);
  });

  it('is named in a remark where it cannot be taken back', async () => {
    const forge = memoryForge(CLOUD_LIKE);
    moves(forge);
    forge.before = ({ name }) => (name === 'dismissReview' ? answer('denied') : undefined);
    const receipt = await run(forge);
    expect(receipt.remarks.join()).toContain('could not be taken back');
    expect(receipt.superseded).toBe(true);
  });

  it('is not looked after where none stands', async () => {
    const forge = memoryForge(CLOUD_LIKE);
    forge.author = BOT;
    const receipt = await run(forge);
    expect(receipt.remarks.join()).toContain('own-change');
    expect(forge.requests.filter(({ name }) => name === 'now')).toHaveLength(2);
  });
});
