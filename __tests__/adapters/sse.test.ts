import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readEvents, type ServerEvent } from '../../src/adapters/sse.ts';

async function* chunks(parts: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield await Promise.resolve(part);
}

async function parse(...parts: readonly (string | Uint8Array)[]): Promise<ServerEvent[]> {
  const bytes = parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part));
  const events: ServerEvent[] = [];
  for await (const event of readEvents(chunks(bytes))) events.push(event);
  return events;
}

describe('adapters/sse', () => {
  it.each([
    ['a named event', 'event: ping\ndata: {}\n\n', [['ping', '{}']]],
    ['an event without a name', 'data: 1\n\n', [['message', '1']]],
    ['an empty name', 'event\ndata: 1\n\n', [['message', '1']]],
    ['the last of two names', 'event: a\nevent: b\ndata: 1\n\n', [['b', '1']]],
    ['lines of data, joined', 'data: a\ndata:b\ndata:  c\n\n', [['message', 'a\nb\n c']]],
    ['empty data', 'data\n\n', [['message', '']]],
    ['comments, ids and unknown fields', ': hi\nid: 1\nretry: 5\nx: y\ndata: 1\n\n', [['message', '1']]],
    ['an event without data: none', 'event: ping\n\ndata: 1\n\n', [['message', '1']]],
    [
      'line ends of every kind',
      'data: 1\r\n\r\ndata: 2\r\rdata: 3\n\n',
      [
        ['message', '1'],
        ['message', '2'],
        ['message', '3'],
      ],
    ],
    ['a CR at the very end', 'data: 1\r\r', [['message', '1']]],
    ['what the end cut off: none', 'data: 1\n\ndata: 2\n', [['message', '1']]],
    ['a byte order mark', '\ufeffdata: 1\n\n', [['message', '1']]],
    ['nothing', '', []],
  ])('reads %s', async (_, text, expected) => {
    const events = await parse(text);

    expect(events.map(({ name, data }) => [name, data])).toEqual(expected);
  });

  it('puts a character together that two chunks share', async () => {
    const bytes = Buffer.from('data: €\n\n');

    expect(await parse(bytes.subarray(0, 7), bytes.subarray(7))).toEqual([{ name: 'message', data: '€' }]);
  });

  it('ends an event with a CR that closes a chunk, whatever follows', async () => {
    expect(await parse('data: 1\r', '\r', 'data: 2')).toEqual([{ name: 'message', data: '1' }]);
  });

  it('reads the same however the bytes are cut', async () => {
    const piece = fc.constantFrom(
      'data: a',
      'data:€',
      'event: x',
      ': c',
      '\n',
      '\r',
      '\r\n',
      '\n\n',
      'data',
      ':',
    );
    const cuts = fc.array(fc.nat({ max: 60 }), { maxLength: 6 });

    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 12 }), cuts, async (pieces, at) => {
        const bytes = Buffer.from(pieces.join(''));
        const places = [
          0,
          ...at.map((cut) => Math.min(cut, bytes.length)).sort((a, b) => a - b),
          bytes.length,
        ];
        const parts = places.slice(1).map((end, index) => bytes.subarray(places[index], end));

        expect(await parse(...parts)).toEqual(await parse(bytes));
      }),
    );
  });

  it('takes a line of a megabyte in small chunks in good time', async () => {
    const part = Buffer.from('x'.repeat(64));
    const parts = Array.from({ length: 16_384 }, () => part);

    const events = await parse('data: ', ...parts, '\n\n');

    expect(events[0]?.data).toHaveLength(1_048_576);
  });
});
