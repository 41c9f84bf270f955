import { describe, expect, it } from '@jest/globals';
import type { PublicationTexts, Receipt } from '../../../src/domain/publication.ts';
import { publish } from '../../../src/stages/publish/publish.ts';
import { blockOf } from '../../../src/stages/publish/status-block.ts';
import {
  answer,
  type Fault,
  HEAD,
  type MemoryForge,
  memoryForge,
  type Request,
  refuse,
} from '../../support/memory-board.ts';
import { CLOUD_LIKE, DC_LIKE, GITHUB_LIKE } from '../../support/memory-traits.ts';
import { documentOf, inputFor, RULES, TEXTS } from '../../support/publish-scene.ts';

const OTHER_HEAD = 'c'.repeat(40);
const UPDATES = { ...RULES, prUpdate: true };

function run(forge: MemoryForge, runId = 'run-1', overrides = {}): Promise<Receipt> {
  return publish(inputFor(forge, { document: documentOf([{}], { runId }), rules: UPDATES, ...overrides }));
}

function count(forge: MemoryForge, name: Request['name']): number {
  return forge.requests.filter((request) => request.name === name).length;
}

/** Somebody else changes the pull request before each of the first updates. */
function rival(forge: MemoryForge, times: number): void {
  let left = times;
  forge.before = ({ name }) => {
    if (name !== 'updateDescription' || left === 0) return undefined;
    left -= 1;
    forge.description += `\nedit ${times - left}`;
    forge.now.version = (forge.now.version ?? 0) + 1;
    return undefined;
  };
}

describe('stages/publish/description', () => {
  it.each([
    ['a server that counts versions', DC_LIKE, 4],
    ['a forge where the last writer wins', CLOUD_LIKE, null],
  ])('gets our block after all that is said and before the status, on %s', async (_, traits, version) => {
    const forge = memoryForge(traits);
    forge.description = 'What this does.\r\n';
    const receipt = await run(forge);
    expect(forge.description.startsWith('What this does.\r\n\r\n[quorate]: ')).toBe(true);
    expect(blockOf(forge.description)).toBe(`pass at ${HEAD.slice(0, 12)}, 1 said`);
    expect(receipt).toMatchObject({ prVersion: version, incomplete: [], remarks: [] });
    const names = forge.requests.map(({ name }) => name);
    expect(names.slice(names.indexOf('createNote') + 1)).toEqual([
      'readDescription',
      'updateDescription',
      'ensureStatus',
    ]);
  });

  it('is written once for the same result, and counts nothing up', async () => {
    const forge = memoryForge(DC_LIKE);
    await run(forge);
    const { version } = forge.now;
    const receipt = await run(forge, 'run-2');
    expect(count(forge, 'updateDescription')).toBe(1);
    expect(forge.now.version).toBe(version);
    expect(receipt.prVersion).toBe(version);
    expect(receipt.operations).toContainEqual(
      expect.objectContaining({ kind: 'description', result: 'kept' }),
    );
  });

  it.each([
    ['the rules do not ask for it', DC_LIKE, RULES],
    ['nothing is to be said on the conversation', DC_LIKE, { ...UPDATES, post: 'none' as const }],
    ['the board leaves descriptions alone', GITHUB_LIKE, UPDATES],
  ])('is left alone where %s', async (_, traits, rules) => {
    const forge = memoryForge(traits);
    const receipt = await run(forge, 'run-1', { rules });
    expect(forge.description).toBe('');
    expect(count(forge, 'readDescription')).toBe(0);
    expect(receipt.prVersion).toBe(traits.version);
  });

  const failing = (name: Request['name'], fault: Fault) => (forge: MemoryForge) => {
    forge.before = (request) => (request.name === name ? fault : undefined);
  };

  it.each<[string, (forge: MemoryForge) => void]>([
    [
      'is closed',
      (forge) => {
        forge.now.state = 'merged';
      },
    ],
    ['takes no comments', failing('createNote', refuse('closed'))],
    ['may not be written to', failing('submitReview', answer('denied'))],
    ['cannot be read', failing('read', { kind: 'lost' })],
  ])('is left alone where the pull request %s', async (_, prepare) => {
    const forge = memoryForge(DC_LIKE);
    prepare(forge);
    await run(forge);
    expect(count(forge, 'updateDescription')).toBe(0);
  });

  it('is planned in a dry run, and only where it would change', async () => {
    const forge = memoryForge(DC_LIKE);
    const planned = async () => {
      const { operations } = await run(forge, 'run-2', { dryRun: true });
      return operations.map(({ kind, result }) => `${kind} ${result}`);
    };
    expect(await planned()).toContain('description planned');
    expect(forge.writes()).toBe(0);
    await run(forge);
    // A dry run lists all as not posted, which this text does not tell.
    expect(await planned()).not.toContain('description planned');
  });

  it('is not planned where nothing is to be said on the conversation', async () => {
    const forge = memoryForge(DC_LIKE);
    const receipt = await run(forge, 'run-1', { dryRun: true, rules: { ...UPDATES, post: 'none' } });
    expect(receipt.operations.map(({ kind }) => kind)).toEqual(['status']);
  });

  it.each([1, 2])('keeps what somebody else wrote meanwhile, %s times', async (times) => {
    const forge = memoryForge(DC_LIKE);
    forge.description = 'What this does.';
    rival(forge, times);
    const receipt = await run(forge);
    expect(forge.description).toContain('What this does.');
    expect(forge.description).toContain(`edit ${times}`);
    expect(blockOf(forge.description)).toContain('pass at');
    expect(forge.now.version).toBe(3 + times + 1);
    expect(receipt).toMatchObject({ prVersion: 3 + times + 1, incomplete: [], remarks: [] });
  });

  it('gives up after three tries with a remark, which makes nothing incomplete', async () => {
    const forge = memoryForge(DC_LIKE);
    rival(forge, 99);
    const receipt = await run(forge);
    expect(count(forge, 'updateDescription')).toBe(3);
    expect(receipt.incomplete).toEqual([]);
    expect(receipt.remarks).toHaveLength(1);
    expect(receipt.remarks[0]).toContain('could not be written to the description: out of date');
  });

  it('is not written twice where the answer to it was lost', async () => {
    const forge = memoryForge(DC_LIKE);
    forge.after = ({ name }) => (name === 'updateDescription' ? { kind: 'lost' } : undefined);
    const receipt = await run(forge);
    expect(count(forge, 'updateDescription')).toBe(1);
    expect(receipt).toMatchObject({ prVersion: 4, remarks: [] });
  });

  it.each(['denied', 'failed', 'gone'] as const)('only remarks that it is %s', async (kind) => {
    const forge = memoryForge(DC_LIKE);
    forge.before = ({ name }) => (name === 'updateDescription' ? answer(kind) : undefined);
    const receipt = await run(forge);
    expect(count(forge, 'updateDescription')).toBe(1);
    expect(receipt).toMatchObject({ incomplete: [], denied: null, prVersion: 3 });
    expect(receipt.remarks.join()).toContain(kind);
    expect([...forge.statuses.values()].map(({ conclusion }) => conclusion)).not.toContain('incomplete');
  });

  it('only remarks that it cannot be read', async () => {
    const forge = memoryForge(DC_LIKE);
    forge.before = ({ name }) => (name === 'readDescription' ? { kind: 'lost' } : undefined);
    const receipt = await run(forge);
    expect(receipt.incomplete).toEqual([]);
    expect(receipt.remarks.join()).toContain('could not be read');
    expect(receipt.prVersion).toBe(3);
  });

  it('is left as it is where it has no room, and takes what just fits', async () => {
    const size =
      `\n\n[quorate]: https://quorate.invalid/v1#status-begin\n\npass at ${HEAD.slice(0, 12)}, 1 said\n\n[quorate]: https://quorate.invalid/v1#status-end`
        .length;
    for (const [length, isWritten] of [
      [32_767 - size, true],
      [32_768 - size, false],
    ] as const) {
      const forge = memoryForge(DC_LIKE);
      forge.description = 'x'.repeat(length);
      const receipt = await run(forge);
      expect(count(forge, 'updateDescription')).toBe(isWritten ? 1 : 0);
      expect(forge.description.length).toBeLessThan(32_768);
      expect(receipt.remarks.join().includes('no room')).toBe(!isWritten);
      expect(receipt.incomplete).toEqual([]);
    }
  });

  it('passes on what the forge remarked, in no text that a later run compares', async () => {
    const forge = memoryForge(DC_LIKE);
    const board = forge.board();
    const description = board.description;
    if (description === null) throw new Error('no description');
    const update: typeof description.update = async (text, seen) => ({
      ...(await description.update(text, seen)),
      remarks: ['The reviewer zoe is gone.'],
    });
    const texts: PublicationTexts = {
      ...TEXTS,
      status: ({ remarks }) => ({ title: 'result', summary: remarks.join(), annotations: [] }),
    };
    const receipt = await run(forge, 'run-1', {
      texts,
      board: { ...board, description: { ...description, update } },
    });
    expect(receipt.remarks).toEqual(['The reviewer zoe is gone.']);
    const writes = forge.writes();
    await run(forge, 'run-2', { texts });
    expect(forge.writes()).toBe(writes);
  });

  it('keeps a block that may be of newer commits, and says of its own that they are gone', async () => {
    const forge = memoryForge(DC_LIKE);
    forge.push(OTHER_HEAD);
    forge.description = '';
    await run(forge);
    expect(forge.description).toBe('');

    const { change } = documentOf([]);
    const newer = documentOf([{}], {
      runId: 'run-9',
      change: { ...change, head: { ref: 'feature', sha: OTHER_HEAD } },
    });
    await run(forge, 'run-9', { document: newer });
    const block = blockOf(forge.description);
    expect(block).toContain(OTHER_HEAD.slice(0, 12));
    await run(forge, 'run-2');
    expect(blockOf(forge.description)).toBe(block);
  });

  it('says that newer commits arrived where its own block stands', async () => {
    const forge = memoryForge(DC_LIKE);
    await run(forge);
    forge.push(OTHER_HEAD);
    const receipt = await run(forge, 'run-2');
    expect(receipt.superseded).toBe(true);
    expect(blockOf(forge.description)).toContain('moved');
  });

  it('sees at the last moment that the commits moved on', async () => {
    const forge = memoryForge(DC_LIKE);
    forge.before = ({ name }) => {
      if (name === 'readDescription') forge.push(OTHER_HEAD);
      return undefined;
    };
    const receipt = await run(forge);
    expect(forge.description).toBe('');
    expect(receipt.superseded).toBe(true);
    expect([...forge.statuses.values()].map(({ conclusion }) => conclusion)).toContain('incomplete');
  });

  it('is not begun once the run is interrupted', async () => {
    const forge = memoryForge(DC_LIKE);
    const controller = new AbortController();
    forge.after = ({ name }) => {
      if (name === 'createNote') controller.abort();
      return undefined;
    };
    await run(forge, 'run-1', { signal: controller.signal });
    expect(count(forge, 'readDescription')).toBe(0);
  });
});
