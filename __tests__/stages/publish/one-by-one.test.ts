import { describe, expect, it } from '@jest/globals';
import type { Receipt } from '../../../src/domain/publication.ts';
import { publish } from '../../../src/stages/publish/publish.ts';
import { answer, type MemoryForge, memoryForge, type Request, refuse } from '../../support/memory-board.ts';
import { CLOUD_LIKE, DC_LIKE, type ForgeTraits, GITHUB_LIKE } from '../../support/memory-traits.ts';
import { documentOf, inputFor, RULES, type Said, WORDS } from '../../support/publish-scene.ts';

const OTHER_HEAD = 'c'.repeat(40);
const FULL = { ...RULES, status: 'auto' as const, prUpdate: true };
const BITBUCKETS = [
  ['Bitbucket Cloud', CLOUD_LIKE],
  ['Bitbucket Data Center', DC_LIKE],
] as const;

function defects(count: number): Said[] {
  return Array.from({ length: count }, (_, at) => ({
    line: at + 1,
    issue: `${WORDS[at % 12]} in part ${at}`,
  }));
}

function run(forge: MemoryForge, said: readonly Said[], overrides = {}): Promise<Receipt> {
  const document = documentOf(said, { runId: `run-${forge.requests.length}` });
  return publish(inputFor(forge, { document, rules: FULL, ...overrides }));
}

function count(forge: MemoryForge, name: Request['name']): number {
  return forge.requests.filter((request) => request.name === name).length;
}

function printsOf(forge: MemoryForge): readonly string[] {
  return forge.threads.flatMap(({ comments }) => /fp=\w+/.exec(comments[0]?.body ?? '') ?? []);
}

/** Every finding is said by exactly one comment, and the receipt says so. */
function expectAllOnce(forge: MemoryForge, receipt: Receipt, wanted: number): void {
  expect(new Set(printsOf(forge)).size).toBe(wanted);
  expect(printsOf(forge)).toHaveLength(wanted);
  expect(receipt).toMatchObject({ posted: wanted, incomplete: [] });
  expect(receipt.places).toHaveLength(wanted);
  expect(forge.violations).toEqual([]);
}

describe.each(BITBUCKETS)('stages/publish/singles like %s', (_, traits: ForgeTraits) => {
  it('says thirty findings with few requests, and the same again with fewer and no write', async () => {
    const forge = memoryForge(traits);
    // The description is left alone on Bitbucket Cloud unless somebody asks for more.
    const rules = { ...FULL, prUpdate: traits === DC_LIKE };
    const receipt = await run(forge, defects(30), { rules });
    expectAllOnce(forge, receipt, 30);
    expect(count(forge, 'submitReview')).toBe(30);
    expect(count(forge, 'now')).toBeLessThanOrEqual(traits === CLOUD_LIKE ? 4 : 2);
    expect(count(forge, 'read')).toBe(2);
    // Adapters need some for the change itself, and to look before they write a status.
    expect(forge.requests.length).toBeLessThanOrEqual(39);

    const before = forge.requests.length;
    const writes = forge.writes();
    const again = await run(forge, defects(30), { rules });
    expect(forge.writes()).toBe(writes);
    expect(again).toMatchObject({ posted: 0, kept: 30, incomplete: [] });
    expect(forge.requests.length - before).toBeLessThanOrEqual(5);
  });

  it('puts a comment whose line is refused on its file, and every other on its line', async () => {
    const forge = memoryForge(traits);
    forge.bears = ({ line }) => line !== 17;
    const receipt = await run(forge, defects(30));
    expectAllOnce(forge, receipt, 30);
    expect(forge.threads.filter(({ subject }) => subject === 'file')).toHaveLength(1);
    expect(count(forge, 'submitReview')).toBe(30);
  });

  it('lists what neither its line nor its file takes', async () => {
    const forge = memoryForge(traits);
    forge.bears = ({ line }) => line !== 2;
    forge.before = ({ name }) => (name === 'commentOnFile' ? refuse('anchor') : undefined);
    const receipt = await run(forge, defects(3));
    expect(receipt.places.filter(({ state }) => state === 'listed')).toMatchObject([
      { finding: { line: 2 }, reason: 'the forge refused a comment on its file' },
    ]);
    expect(receipt).toMatchObject({ posted: 2, incomplete: [] });
    expect(forge.notes[0]?.body).toContain(WORDS[1]);
  });

  it('looks few times for thirty answers that were lost, and says nothing twice', async () => {
    const forge = memoryForge(traits);
    forge.after = ({ name }) => (name === 'submitReview' ? { kind: 'lost' } : undefined);
    const receipt = await run(forge, defects(30));
    expectAllOnce(forge, receipt, 30);
    expect(count(forge, 'submitReview')).toBe(30);
    expect(count(forge, 'read')).toBeLessThanOrEqual(6);
  });

  it('looks once for one answer that was lost, and takes it for the last look too', async () => {
    const forge = memoryForge(traits);
    let sent = 0;
    forge.after = ({ name }) => (name === 'submitReview' && ++sent === 5 ? { kind: 'lost' } : undefined);
    const receipt = await run(forge, defects(30));
    expectAllOnce(forge, receipt, 30);
    expect(count(forge, 'read')).toBe(2);
  });

  it.each([1, 2, 3, 4, 7, 30])(
    'sends what did not arrive once more, and nothing else: the first %s',
    async (lost) => {
      const forge = memoryForge(traits);
      let sent = 0;
      forge.before = ({ name }) =>
        name === 'submitReview' && ++sent <= 60 && sent % 2 === 1 && sent <= 2 * lost
          ? answer('unclear')
          : undefined;
      const receipt = await run(forge, defects(30));
      expect(new Set(printsOf(forge)).size).toBe(printsOf(forge).length);
      if (receipt.incomplete.length === 0) expectAllOnce(forge, receipt, 30);
      forge.before = () => undefined;
      await run(forge, defects(30));
      expect(new Set(printsOf(forge)).size).toBe(30);
      expect(printsOf(forge)).toHaveLength(30);
    },
  );

  it('stops soon where nobody answers', async () => {
    const forge = memoryForge(traits);
    forge.before = ({ name }) => (name === 'submitReview' ? answer('unclear') : undefined);
    const receipt = await run(forge, defects(30));
    expect(count(forge, 'submitReview')).toBeLessThanOrEqual(6);
    expect(count(forge, 'read')).toBeLessThanOrEqual(3);
    expect(receipt.incomplete.join()).toContain('did not say twice');
    expect(receipt.places.every(({ state }) => state === 'listed')).toBe(true);
  });

  it('sends nothing again where it cannot see what is there', async () => {
    const forge = memoryForge(traits);
    forge.after = ({ name }) => (name === 'submitReview' ? { kind: 'lost' } : undefined);
    let reads = 0;
    forge.before = ({ name }) => (name === 'read' && ++reads > 1 ? { kind: 'lost' } : undefined);
    const receipt = await run(forge, defects(10));
    expect(count(forge, 'submitReview')).toBe(3);
    expect(receipt.incomplete).not.toEqual([]);
    forge.before = () => undefined;
    forge.after = () => undefined;
    await run(forge, defects(10));
    expect(new Set(printsOf(forge)).size).toBe(10);
    expect(printsOf(forge)).toHaveLength(10);
  });

  it('sees to lost answers of comments on files alike', async () => {
    const forge = memoryForge(traits);
    forge.after = ({ name }) => (name === 'commentOnFile' ? { kind: 'lost' } : undefined);
    const said = defects(8).map((entry) => ({ ...entry, anchored: false }));
    const receipt = await run(forge, said);
    expectAllOnce(forge, receipt, 8);
    expect(count(forge, 'commentOnFile')).toBe(8);
    expect(count(forge, 'read')).toBeLessThanOrEqual(4);
  });

  it.each([1, 5, 10, 11, 12, 20, 25])(
    'says little inline of commits that went at the %s. comment',
    async (at) => {
      const forge = memoryForge(traits);
      let sent = 0;
      forge.before = ({ name }) => {
        if (name === 'submitReview' && ++sent === at) {
          forge.push(OTHER_HEAD);
          if (traits.can.pinsCommits) return refuse('moved');
        }
        return undefined;
      };
      const receipt = await run(forge, defects(30));
      expect(receipt.superseded).toBe(true);
      expect(receipt.incomplete.join()).toContain('moved on');
      const late = count(forge, 'submitReview') - at + 1;
      expect(late).toBeLessThanOrEqual(traits.can.pinsCommits ? 1 : 10);
      expect([...forge.statuses.values()].every(({ conclusion }) => conclusion === 'incomplete')).toBe(true);
    },
  );

  it('stops where the pull request was closed meanwhile', async () => {
    const forge = memoryForge(traits);
    let sent = 0;
    forge.before = ({ name }) => {
      if (name !== 'submitReview') return undefined;
      if (++sent === 5) forge.now.state = 'merged';
      return forge.now.state === 'merged' && traits.can.pinsCommits ? refuse('closed') : undefined;
    };
    await run(forge, defects(30));
    expect(count(forge, 'submitReview')).toBeLessThanOrEqual(10);
  });

  it('sets both statuses, and each of them where the other is not allowed', async () => {
    for (const denied of [null, 0, 1]) {
      const forge = memoryForge(traits);
      let asked = -1;
      forge.before = ({ name }) =>
        name === 'ensureStatus' && ++asked === denied ? answer('denied') : undefined;
      const receipt = await run(forge, defects(1));
      const ways = ['check', 'commit-status'].filter((_way, at) => at !== denied);
      expect([...forge.statuses.values()].map(({ way }) => way)).toEqual(ways);
      expect(receipt.incomplete).toEqual([]);
      expect(receipt.remarks.join()).toBe(
        denied === null ? '' : 'One status was not set on the commit, the token may not: grant it',
      );
    }
  });

  it('is incomplete where one of both statuses fails', async () => {
    const forge = memoryForge(traits);
    let asked = 0;
    forge.before = ({ name }) => (name === 'ensureStatus' && ++asked === 1 ? answer('failed') : undefined);
    const receipt = await run(forge, defects(1));
    expect(receipt.incomplete.join()).toContain('the status could not be set');
    expect(forge.statuses.size).toBe(1);
  });
});

describe('stages/publish: blocking findings as tasks', () => {
  const said: Said[] = [
    { line: 1, severity: 'blocking', issue: WORDS[0] ?? '' },
    { line: 2, severity: 'important', issue: WORDS[1] ?? '' },
    { line: 90, anchored: false, severity: 'blocking', issue: WORDS[2] ?? '' },
  ];
  const rules = { ...RULES, blockerTasks: true };
  const tasks = (forge: MemoryForge) =>
    forge.threads.map(({ comments }) => forge.tasks.has(comments[0]?.id ?? '')).sort();

  it('stand as tasks where the rules and the forge say so, on lines and on files', async () => {
    const forge = memoryForge(DC_LIKE);
    await run(forge, said, { rules });
    expect(tasks(forge)).toEqual([false, true, true]);
    const titles = forge.threads.filter(({ comments }) => forge.tasks.has(comments[0]?.id ?? ''));
    expect(titles.every(({ comments }) => comments[0]?.body.startsWith('**Blocking**'))).toBe(true);
  });

  it.each([
    ['the rules do not ask for it', DC_LIKE, RULES],
    ['the forge has none', CLOUD_LIKE, rules],
    ['the forge has none', GITHUB_LIKE, rules],
  ])('are comments alone where %s', async (_, traits, given) => {
    const forge = memoryForge(traits);
    const receipt = await run(forge, said, { rules: given });
    expect(tasks(forge)).toEqual([false, false, false]);
    expect(receipt.remarks).toEqual(
      given.blockerTasks ? ['Blocking findings stand as comments: this forge has no tasks.'] : [],
    );
  });

  it('tell the forge how the diff marks each line, and the old name of a renamed file', async () => {
    const { changeWith, fileWith } = await import('../../support/publish-scene.ts');
    const renamed = { path: 'new.ts', oldPath: 'old.ts', status: 'renamed' as const };
    const rows = [' one', '-two', '+three', ' four'];
    const change = changeWith([fileWith('new.ts', [{ start: 1, rows }], renamed)]);
    const forge = memoryForge(DC_LIKE);
    const board = forge.board();
    const sent: unknown[] = [];
    const submitReview: typeof board.submitReview = (review) => {
      sent.push(...review.comments.map(({ mark, startMark, oldPath }) => [mark, startMark, oldPath]));
      return board.submitReview(review);
    };
    const places: Said[] = [
      { file: 'new.ts', line: 1, issue: WORDS[0] ?? '' },
      { file: 'new.ts', line: 2, side: 'LEFT', issue: WORDS[1] ?? '' },
      { file: 'new.ts', startLine: 2, line: 3, issue: WORDS[2] ?? '' },
    ];
    await run(forge, places, { board: { ...board, submitReview }, change });
    expect(sent).toHaveLength(3);
    expect(sent).toEqual(
      expect.arrayContaining([
        [' ', null, 'old.ts'],
        ['-', null, 'old.ts'],
        [' ', '+', 'old.ts'],
      ]),
    );
  });
});
