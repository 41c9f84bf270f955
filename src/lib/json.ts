import { Buffer } from 'node:buffer';
import { messageOf } from './thrown.ts';

/** Bounds on a JSON text; whoever reads outside data chooses them. */
export type JsonLimits = { readonly maxDepth: number; readonly maxBytes: number };

/** The parsed value, or in words why there is none. */
export type JsonResult =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly reason: string };

/** An object whose properties are not yet validated. */
export type JsonObject = { readonly [key: string]: unknown };

/** Whether a parsed value is an object and no list. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN = new Set([0x5b, 0x7b]);
const CLOSE = new Set([0x5d, 0x7d]);

/**
 * Parses JSON from outside. The depth is counted on the text, before a value exists: `JSON.parse` takes a million
 * nested arrays, and every walk over them that recurses would overflow the stack. Keys such as `__proto__` stay own
 * properties of the result.
 */
export function parseJson(text: string, limits: JsonLimits): JsonResult {
  // A UTF-16 unit is at least one byte of UTF-8, so that an oversized text need not be measured in full.
  if (text.length > limits.maxBytes || Buffer.byteLength(text) > limits.maxBytes) {
    return { ok: false, reason: `it is larger than ${limits.maxBytes} bytes` };
  }
  if (isDeeperThan(text, limits.maxDepth)) {
    return { ok: false, reason: `it is nested deeper than ${limits.maxDepth} levels` };
  }
  try {
    const value: unknown = JSON.parse(text);
    return { ok: true, value };
  } catch (error) {
    return { ok: false, reason: messageOf(error) };
  }
}

function isDeeperThan(text: string, maxDepth: number): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (OPEN.has(code)) depth++;
    else if (CLOSE.has(code)) depth--;
    if (depth > maxDepth) return true;
  }
  return false;
}

/** Index of the closing quote of the string that opens at `start`; the end of the text where there is none. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH) at++;
    else if (code === QUOTE) return at;
  }
  return text.length;
}

/** A copy of a document in which every text was changed; names of properties stay. */
export function mapTexts<Document>(document: Document, change: (text: string) => string): Document {
  return changed(document, change) as Document;
}

function changed(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => changed(item, change));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, changed(item, change)]));
}
