import { Buffer } from 'node:buffer';

const LF = 0x0a;
const CR = 0x0d;
const ESC = 0x1b;
const SEMICOLON = 0x3b;
const OPEN_BRACKET = 0x5b;

/**
 * A diff's bytes with the few questions the parser asks of them. Header text is handled as *byte strings*, one
 * character per byte, so that comparing and cutting names is exact whatever their encoding is.
 */
export class DiffBytes {
  readonly bytes: Buffer;
  readonly length: number;

  constructor(bytes: Uint8Array) {
    this.bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.length = bytes.byteLength;
  }

  /** Index of the `\n` that ends the line at `pos`, or the length of the text. */
  lineEnd(pos: number): number {
    let end = pos;
    while (end < this.length && this.bytes[end] !== LF) end += 1;
    return end;
  }

  /** Where the line after the one at `pos` starts; the length of the text after the last one. */
  nextLine(pos: number): number {
    return Math.min(this.lineEnd(pos) + 1, this.length);
  }

  /** Whether the text at `pos` begins with these ASCII characters. */
  startsWith(pos: number, ascii: string): boolean {
    if (pos + ascii.length > this.length) return false;
    for (let i = 0; i < ascii.length; i += 1) if (this.bytes[pos + i] !== ascii.charCodeAt(i)) return false;
    return true;
  }

  /** The rest of a header line from `start` as a byte string. A CR at its end was put there by a transport. */
  headerText(start: number): string {
    const end = this.lineEnd(start);
    const last = end > start && this.bytes[end - 1] === CR ? end - 1 : end;
    return this.bytes.toString('latin1', start, last);
  }

  /** Decoded text of a range; bytes that are not UTF-8 become U+FFFD. */
  text(start: number, end: number): string {
    return this.bytes.toString('utf8', start, end);
  }
}

/** A byte string as text. */
export function decodeName(name: string): string {
  return /[\x80-\xff]/.test(name) ? Buffer.from(name, 'latin1').toString('utf8') : name;
}

function isParameter(byte: number | undefined): boolean {
  return byte !== undefined && ((byte >= 0x30 && byte <= 0x39) || byte === SEMICOLON);
}

/** End of the colour sequence (`ESC [ … m`, or `K`: erase to the end) that starts at `pos`, or `pos` if there is none. */
function colourEnd(bytes: Uint8Array, pos: number): number {
  if (bytes[pos] !== ESC || bytes[pos + 1] !== OPEN_BRACKET) return pos;
  let end = pos + 2;
  while (isParameter(bytes[end])) end += 1;
  const final = bytes[end];
  return final === 0x6d || final === 0x4b ? end + 1 : pos;
}

/** A copy of the bytes without terminal colours. */
export function stripColours(bytes: Uint8Array): Uint8Array {
  const plain = new Uint8Array(bytes.length);
  let length = 0;
  let pos = 0;
  while (pos < bytes.length) {
    const next = colourEnd(bytes, pos);
    if (next > pos) {
      pos = next;
      continue;
    }
    plain[length] = bytes[pos] ?? 0;
    length += 1;
    pos += 1;
  }
  return plain.subarray(0, length);
}
