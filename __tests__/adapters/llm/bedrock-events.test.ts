import { Buffer } from 'node:buffer';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Damage, type Frame, readFrames } from '../../../src/adapters/llm/aws-events.ts';
import { frame, frameOf, textHeader } from '../../support/model-bedrock-frames.ts';

const EVENT = frame({ ':event-type': 'messageStop', ':message-type': 'event' }, '{"stopReason":"end_turn"}');

function chunks(bytes: Uint8Array, size: number): Readable {
  const count = Math.ceil(bytes.length / size);
  return Readable.from(Array.from({ length: count }, (_, at) => bytes.subarray(at * size, (at + 1) * size)));
}

async function framesOf(bytes: Uint8Array, size = bytes.length): Promise<readonly (Frame | Damage)[]> {
  const found: (Frame | Damage)[] = [];
  for await (const item of readFrames(chunks(bytes, Math.max(1, size)))) found.push(item);
  return found;
}

function plain(item: Frame | Damage) {
  if (item.kind === 'damaged') return item.what;
  return [Object.fromEntries(item.headers), item.payload.toString('utf8')];
}

/** The bytes with one of them changed. */
function spoilt(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ 0x01;
  return copy;
}

describe('adapters/llm/aws-events', () => {
  it('reads what a server wrote, however it is cut into chunks', async () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 40 });
    const name = fc.stringMatching(/^[a-z:-]{1,20}$/);
    const messages = fc.array(fc.tuple(fc.dictionary(name, text, { noNullPrototype: true }), text), {
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(messages, fc.integer({ min: 1, max: 200 }), async (written, size) => {
        const bytes = Buffer.concat(written.map(([headers, payload]) => frame(headers, payload)));

        expect((await framesOf(bytes, size)).map(plain)).toEqual(written.map(([...parts]) => parts));
      }),
      { numRuns: 60 },
    );
  });

  it('notices every single byte that changed on the way', async () => {
    for (let at = 0; at < EVENT.length; at++) {
      const found = await framesOf(Buffer.concat([spoilt(EVENT, at), EVENT]));

      expect(found).toEqual([{ kind: 'damaged', what: expect.any(String) }]);
    }
  });

  it.each([
    ['the prelude', 0, 'the checksum of a prelude'],
    ['a header', 14, 'the checksum of a message'],
    ['the payload', EVENT.length - 8, 'the checksum of a message'],
    ['the checksum itself', EVENT.length - 1, 'the checksum of a message'],
  ])('says where: %s', async (_, at, what) => {
    expect(await framesOf(spoilt(EVENT, at))).toEqual([{ kind: 'damaged', what }]);
  });

  it('takes no message for whole that the end cuts off', async () => {
    for (let length = 0; length < EVENT.length; length++) {
      expect(await framesOf(EVENT.subarray(0, length))).toEqual([]);
    }
  });

  it('passes over headers that are no texts', async () => {
    const value = (name: string, type: number, bytes: readonly number[]): Buffer =>
      Buffer.from([name.length, ...Buffer.from(name), type, ...bytes]);
    const headers = Buffer.concat([
      value('a', 0, []),
      value('b', 1, []),
      value('c', 2, [7]),
      value('d', 3, [0, 7]),
      value('e', 4, [0, 0, 0, 7]),
      value('f', 5, [0, 0, 0, 0, 0, 0, 0, 7]),
      value('g', 6, [0, 2, 1, 2]),
      value('h', 8, [0, 0, 0, 0, 0, 0, 0, 7]),
      value(
        'i',
        9,
        Array.from({ length: 16 }, () => 7),
      ),
      textHeader(['z', 'kept']),
    ]);

    expect((await framesOf(frameOf(headers, Buffer.from('x')))).map(plain)).toEqual([[{ z: 'kept' }, 'x']]);
  });

  it.each([
    ['a type that is none', Buffer.from([1, 0x61, 12, 0])],
    ['a text longer than the headers', Buffer.from([1, 0x61, 7, 0, 9, 0x62])],
    ['a name longer than the headers', Buffer.from([9, 0x61])],
    ['a length that is cut off', Buffer.from([1, 0x61, 7, 0])],
  ])('refuses headers with %s', async (_, headers) => {
    expect(await framesOf(frameOf(headers, Buffer.alloc(0)))).toEqual([
      { kind: 'damaged', what: 'a header' },
    ]);
  });

  it.each([
    ['more headers than bytes', 20, 30],
    ['fewer bytes than it takes itself', 8, 0],
    ['more than the format allows', 0x7fffffff, 0],
  ])('refuses a message of %s before waiting for it', async (_, total, headerBytes) => {
    const real = frameOf(Buffer.alloc(0), Buffer.alloc(0));
    const lengths = Buffer.alloc(8);
    lengths.writeUInt32BE(total, 0);
    lengths.writeUInt32BE(headerBytes, 4);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(lengths));

    expect(await framesOf(Buffer.concat([lengths, sum, real]))).toEqual([
      { kind: 'damaged', what: 'the length of a message' },
    ]);
  });
});
