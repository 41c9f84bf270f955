import { Buffer } from 'node:buffer';

/** What stands where a secret stood. */
const REDACTED = '[redacted]';

/** Shorter values are not looked for: they occur by chance, and a text full of holes says nothing. */
const MIN_VALUE_LENGTH = 8;

/** Characters by which a position is looked up before any form is compared. No form is shorter. */
const KEY_LENGTH = 4;

/** Forms by their first `KEY_LENGTH` characters, the longest first. */
type FormIndex = ReadonlyMap<string, readonly string[]>;

/**
 * A function that replaces the given values in a text: as they are, in base64 and base64url at any alignment, in hex,
 * URL-encoded, and JSON-escaped once or twice. Values under 8 characters are not looked for. Values that were reversed
 * or cut in pieces are not found.
 */
export function createRedactor(values: readonly string[]): (text: string) => string {
  const secrets = [...new Set(values)].filter((value) => value.length >= MIN_VALUE_LENGTH);
  if (secrets.length === 0) return (text) => text;
  const index = indexForms(new Set(secrets.flatMap(formsOf)));
  // What is redacted already is left whole, so that doing it twice is doing it once.
  return (text) =>
    text
      .split(REDACTED)
      .map((part) => redact(part, index))
      .join(REDACTED);
}

function formsOf(value: string): string[] {
  const bytes = Buffer.from(value, 'utf8');
  const hex = bytes.toString('hex');
  const base64 = [0, 1, 2].map((offset) => base64Core(bytes, offset));
  const json = JSON.stringify(value).slice(1, -1);
  return [
    value,
    bytes.toString('base64'),
    ...base64,
    ...base64.map((form) => form.replaceAll('+', '-').replaceAll('/', '_')),
    hex,
    hex.toUpperCase(),
    ...urlForms(bytes),
    json,
    JSON.stringify(json).slice(1, -1),
  ];
}

/**
 * The characters of base64 that depend on the value alone where `offset` bytes stand before it in the encoded text:
 * those that share bits with a neighbour are left out.
 */
function base64Core(bytes: Buffer, offset: number): string {
  const padded = Buffer.concat([Buffer.alloc(offset), bytes]);
  const first = Math.ceil((offset * 8) / 6);
  const end = Math.floor((padded.length * 8) / 6);
  return padded.toString('base64').slice(first, end);
}

/** RFC 3986 leaves the unreserved characters; `encodeURIComponent` also leaves `!'()*`; forms write a blank as `+`. */
function urlForms(bytes: Buffer): string[] {
  const strict = percentEncode(bytes, /[A-Za-z0-9._~-]/);
  const component = percentEncode(bytes, /[A-Za-z0-9._~!'()*-]/);
  return [strict, component].flatMap((form) => [
    form,
    form.replaceAll('%20', '+'),
    form.replace(/%../g, (sequence) => sequence.toLowerCase()),
  ]);
}

function percentEncode(bytes: Buffer, kept: RegExp): string {
  let encoded = '';
  for (const byte of bytes) {
    const character = String.fromCharCode(byte);
    encoded += kept.test(character) ? character : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
  }
  return encoded;
}

function indexForms(forms: ReadonlySet<string>): FormIndex {
  const index = new Map<string, string[]>();
  for (const form of [...forms].sort((a, b) => b.length - a.length)) {
    const key = form.slice(0, KEY_LENGTH);
    const same = index.get(key);
    if (same) same.push(form);
    else index.set(key, [form]);
  }
  return index;
}

/** Replaces the leftmost, longest forms in one walk over the text. */
function redact(text: string, index: FormIndex): string {
  let result = '';
  let kept = 0;
  let at = 0;
  while (at + KEY_LENGTH <= text.length) {
    const found = index.get(text.slice(at, at + KEY_LENGTH))?.find((form) => text.startsWith(form, at));
    if (found === undefined) {
      at += 1;
      continue;
    }
    result += text.slice(kept, at) + REDACTED;
    at += found.length;
    kept = at;
  }
  return kept === 0 ? text : result + text.slice(kept);
}
