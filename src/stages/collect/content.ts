import type { ContentFacts } from '../../domain/change.ts';
import type { BlobRead } from '../../domain/ports.ts';

/** Git takes a file as binary when a NUL is among these first bytes (`FIRST_FEW_BYTES` in its xdiff-interface.c). */
const BINARY_WINDOW_BYTES = 8_000;

/** What is looked at for line lengths and marks. */
const TEXT_WINDOW_BYTES = 64 * 1024;

/**
 * Mean bytes of a line from which text counts as minified. Minifiers write lines of tens of thousands; prose with
 * one paragraph per line stays below a thousand.
 */
const MINIFIED_MEAN_BYTES = 1_000;

/** Generators put their mark into the heading comment, below a licence at most. */
const MARK_WINDOW_LINES = 40;

const LF = 0x0a;

/** What the bytes of both sides say about a file, side by side. */
export function contentFacts(base: BlobRead | null, head: BlobRead | null): ContentFacts {
  const sides = (judge: (bytes: Uint8Array) => boolean) => ({
    base: base === null ? null : judge(base.bytes),
    head: head === null ? null : judge(head.bytes),
  });
  return {
    binary: sides(isBinary),
    minified: sides(isMinified),
    generatedMark: sides(hasGeneratedMark),
  };
}

/** Whether git would call these bytes binary. */
export function isBinary(bytes: Uint8Array): boolean {
  return bytes.subarray(0, BINARY_WINDOW_BYTES).includes(0);
}

/** Whether the lines are, on the average over their first 64 KiB, too long to have been written by hand. */
export function isMinified(bytes: Uint8Array): boolean {
  const window = bytes.subarray(0, TEXT_WINDOW_BYTES);
  if (isBinary(window)) return false;
  let lines = 1;
  for (let at = window.indexOf(LF); at >= 0 && at < window.length - 1; at = window.indexOf(LF, at + 1)) {
    lines += 1;
  }
  return window.length / lines > MINIFIED_MEAN_BYTES;
}

/** A line that is a comment in any of the usual languages; code that only speaks of such marks is none. */
const COMMENT = /^\s*(\/\/|\/\*|\*|#|<!--|--|;|%|"""|''')/;
const MARKS = [/@generated\b/i, /<auto-?generated/i, /\bgenerated\b.*\bdo not (edit|modify)\b/i];

/** Whether a comment near the top says that a program wrote this file. */
export function hasGeneratedMark(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes.subarray(0, TEXT_WINDOW_BYTES));
  const lines = text.split('\n', MARK_WINDOW_LINES).map((line) => line.slice(0, MINIFIED_MEAN_BYTES));
  return lines.some((line) => COMMENT.test(line) && MARKS.some((mark) => mark.test(line)));
}
