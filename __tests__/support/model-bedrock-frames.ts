/** The binary event stream of AWS as a server writes it, from the specification of the format. */
import { Buffer } from 'node:buffer';
import { crc32 } from 'node:zlib';

const TEXT_TYPE = 7;

/** One message with text headers. */
export function frame(headers: Readonly<Record<string, string>>, payload: Buffer | string): Buffer {
  return frameOf(Buffer.concat(Object.entries(headers).map(textHeader)), Buffer.from(payload));
}

/** One message with headers that are bytes already. */
export function frameOf(headers: Buffer, payload: Buffer): Buffer {
  const prelude = Buffer.alloc(8);
  prelude.writeUInt32BE(12 + headers.length + payload.length + 4, 0);
  prelude.writeUInt32BE(headers.length, 4);
  const head = Buffer.concat([prelude, checksum(prelude), headers, payload]);
  return Buffer.concat([head, checksum(head)]);
}

/** One header whose value is a text. */
export function textHeader([name, value]: readonly [string, string]): Buffer {
  const bytes = Buffer.from(value);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(bytes.length);
  return Buffer.concat([
    Buffer.from([name.length]),
    Buffer.from(name),
    Buffer.from([TEXT_TYPE]),
    length,
    bytes,
  ]);
}

function checksum(bytes: Buffer): Buffer {
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(bytes));
  return sum;
}
