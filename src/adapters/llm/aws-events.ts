/**
 * The binary event stream of AWS, `application/vnd.amazon.eventstream`:
 * https://smithy.io/2.0/aws/amazon-eventstream.html. A message is its length, the length of its headers, a checksum of
 * both, the headers, the payload, and a checksum of everything before.
 */
import { Buffer } from 'node:buffer';

/** One message; only headers that are texts are kept. */
export type Frame = {
  readonly kind: 'frame';
  readonly headers: ReadonlyMap<string, string>;
  readonly payload: Buffer;
};

/** Bytes that are no message: nothing after them can be trusted. */
export type Damage = { readonly kind: 'damaged'; readonly what: string };

const PRELUDE_BYTES = 12;
const CHECKSUM_BYTES = 4;

/** The specification's limits: 128 KiB of headers, 24 MiB of payload. */
const MAX_HEADER_BYTES = 128 * 1024;
const MAX_FRAME_BYTES = 24 * 1024 * 1024 + MAX_HEADER_BYTES + PRELUDE_BYTES + CHECKSUM_BYTES;

/** The messages of a byte stream. Damage is the last thing that comes; a message that the end cuts off is none. */
export async function* readFrames(
  body: AsyncIterable<Uint8Array>,
): AsyncGenerator<Frame | Damage, void, undefined> {
  let pieces: Uint8Array[] = [];
  let size = 0;
  let wanted = PRELUDE_BYTES;
  for await (const chunk of body) {
    pieces.push(chunk);
    size += chunk.length;
    // Pieces are put together once a message is whole, not with every chunk.
    if (size < wanted) continue;
    let held = Buffer.concat(pieces);
    let next = takeFrame(held);
    while (typeof next !== 'number') {
      yield next.found;
      if (next.found.kind === 'damaged') return;
      held = held.subarray(next.bytes);
      next = takeFrame(held);
    }
    wanted = next;
    pieces = [held];
    size = held.length;
  }
}

type Taken = { readonly found: Frame | Damage; readonly bytes: number };

/** The first message of the bytes, or how many bytes it takes to read on. */
function takeFrame(bytes: Buffer): Taken | number {
  if (bytes.length < PRELUDE_BYTES) return PRELUDE_BYTES;
  const total = bytes.readUInt32BE(0);
  const headerBytes = bytes.readUInt32BE(4);
  if (crc32(bytes.subarray(0, 8)) !== bytes.readUInt32BE(8)) return damaged('the checksum of a prelude');
  const overhead = PRELUDE_BYTES + CHECKSUM_BYTES;
  if (total > MAX_FRAME_BYTES || headerBytes > MAX_HEADER_BYTES || headerBytes + overhead > total) {
    return damaged('the length of a message');
  }
  if (bytes.length < total) return total;
  const end = total - CHECKSUM_BYTES;
  if (crc32(bytes.subarray(0, end)) !== bytes.readUInt32BE(end)) {
    return damaged('the checksum of a message');
  }
  const headersEnd = PRELUDE_BYTES + headerBytes;
  const headers = readHeaders(bytes.subarray(PRELUDE_BYTES, headersEnd));
  if (headers === null) return damaged('a header');
  return { found: { kind: 'frame', headers, payload: bytes.subarray(headersEnd, end) }, bytes: total };
}

function damaged(what: string): Taken {
  return { found: { kind: 'damaged', what }, bytes: 0 };
}

const BYTES_TYPE = 6;
const TEXT_TYPE = 7;

/** Bytes that a value of each type takes; types with a length of their own are not here. */
const VALUE_BYTES: Readonly<Record<number, number>> = {
  0: 0,
  1: 0,
  2: 1,
  3: 2,
  4: 4,
  5: 8,
  8: 8,
  9: 16,
};

/** Names and texts, or null where the bytes are no headers. */
function readHeaders(bytes: Buffer): ReadonlyMap<string, string> | null {
  const headers = new Map<string, string>();
  let at = 0;
  while (at < bytes.length) {
    const header = readHeader(bytes, at);
    if (header === null) return null;
    if (header.text !== null) headers.set(header.name, header.text);
    at = header.end;
  }
  return headers;
}

type Header = { readonly name: string; readonly text: string | null; readonly end: number };

/** One byte for the length of the name, the name, one for the type of the value, the value. */
function readHeader(bytes: Buffer, at: number): Header | null {
  const nameEnd = at + 1 + (bytes[at] ?? 0);
  const type = bytes[nameEnd] ?? -1;
  const hasLength = type === TEXT_TYPE || type === BYTES_TYPE;
  const start = nameEnd + (hasLength ? 3 : 1);
  if (start > bytes.length) return null;
  const length = hasLength ? bytes.readUInt16BE(nameEnd + 1) : VALUE_BYTES[type];
  if (length === undefined || start + length > bytes.length) return null;
  const end = start + length;
  const name = bytes.toString('utf8', at + 1, nameEnd);
  return { name, text: type === TEXT_TYPE ? bytes.toString('utf8', start, end) : null, end };
}

/** The reversed polynomial of IEEE 802.3. */
const POLYNOMIAL = 0xedb88320;

const CRC_TABLE: readonly number[] = Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1;
  return value;
});

/** CRC-32 as zlib computes it; its own function came only with Node 20.15. */
function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (value >>> 8) ^ (CRC_TABLE[(value ^ byte) & 0xff] ?? 0);
  return (value ^ 0xffffffff) >>> 0;
}
