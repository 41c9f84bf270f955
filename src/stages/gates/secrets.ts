import { detect, type Match } from './detectors.ts';
import { detectEncoded } from './encoded.ts';
import {
  joinLines,
  joinLiterals,
  type Passage,
  passageOf,
  type Range,
  rangesOf,
  type Span,
  spansOf,
  type View,
} from './passage.ts';
import { findPrivateKeys } from './private-keys.ts';
import type { Sheet } from './sheet.ts';

/** A secret on a sheet. `values` are the forms in which it may come back in a text: whole, and the part on each line. */
export type Secret = {
  readonly rule: string;
  readonly line: number;
  readonly added: boolean;
  readonly values: readonly string[];
};

/** What was found on a sheet, and the texts of its lines with every secret masked; null where nothing is masked. */
export type SheetScan = { readonly secrets: readonly Secret[]; readonly texts: readonly string[] | null };

/** A secret in a passage: the stretches it lies on. */
type Found = { readonly rule: string; readonly ranges: readonly Range[] };

/** The same on the lines of the sheet. */
type Located = { readonly rule: string; readonly spans: readonly Span[] };

/** What is masked, by line. One byte per character tells what is taken: a line can hold thousands of secrets. */
type Masks = Map<
  number,
  { readonly covered: Uint8Array; readonly spans: (Span & { readonly rule: string })[] }
>;

const MASKED = /^\[secret:[\w-]+\]$/;

/** The passages of a sheet, one for each order that has text. */
export function passagesOf(sheet: Sheet): Passage[] {
  return sheet.orders.map((order) => passageOf(sheet, order)).filter((passage) => passage.text !== '');
}

/** Puts together what all detectors say of a sheet; `preset` holds one list for each passage. */
export function scanSheet(
  sheet: Sheet,
  passages: readonly Passage[],
  preset: readonly (readonly Match[])[],
): SheetScan {
  const masks: Masks = new Map();
  const located = passages.flatMap((passage, index) =>
    detectAll(passage.text, preset[index] ?? []).map((found) => locate(passage, found)),
  );
  const secrets = located.flatMap((found) => noteSecret(sheet, masks, found) ?? []);
  if (masks.size === 0) return { secrets, texts: null };
  return { secrets, texts: sheet.lines.map((line, index) => maskLine(line.text, masks.get(index))) };
}

function locate(passage: Passage, found: Found): Located {
  return { rule: found.rule, spans: found.ranges.flatMap((range) => spansOf(passage, range)) };
}

/**
 * Notes the masks of what was found, and answers the secret if it is a new one: the same is seen by several detectors
 * and, on context lines, from both sides.
 */
function noteSecret(sheet: Sheet, masks: Masks, { rule, spans }: Located): Secret | null {
  const parts = spans.map((span) => textOf(sheet, span));
  if (parts.every((part) => MASKED.test(part))) return null;
  let isNew = true;
  for (const span of spans) {
    const mask = masks.get(span.line) ?? {
      covered: new Uint8Array(sheet.lines[span.line]?.text.length ?? 0),
      spans: [],
    };
    if (mask.covered.subarray(span.start, span.end).includes(1)) isNew = false;
    mask.covered.fill(1, span.start, span.end);
    mask.spans.push({ ...span, rule });
    masks.set(span.line, mask);
  }
  return isNew ? secretOf(sheet, rule, spans, parts) : null;
}

/** The order decides the name of a secret that several detectors find: our own formats before the preset's. */
function detectAll(text: string, preset: readonly Match[]): Found[] {
  const literals = joinLiterals(text);
  const lines = joinLines(text);
  const tokens = detect(text);
  return [
    ...findPrivateKeys(text).map((ranges) => ({ rule: 'private-key', ranges })),
    ...[...tokens, ...detectEncoded(text)].map(asFound),
    ...across(literals, [...detect(literals.text), ...detectEncoded(literals.text)]),
    // A token that is whole on its line must not swallow a plain word below.
    ...across(lines, detect(lines.text)).filter(
      (found) => isMixed(text, found.ranges.slice(1)) || !tokens.some((token) => touches(found, token)),
    ),
    ...across(lines, detectEncoded(lines.text)),
    ...preset.map(asFound),
  ];
}

function asFound(match: Match): Found {
  return { rule: match.rule, ranges: [match] };
}

/** What lies across a joint of a view; the rest was seen without it. */
function across(view: View, matches: readonly Match[]): Found[] {
  return matches
    .map((match) => ({ rule: match.rule, ranges: rangesOf(view, match) }))
    .filter((found) => found.ranges.length > 1);
}

function isMixed(text: string, ranges: readonly Range[]): boolean {
  const rest = ranges.map((range) => text.slice(range.start, range.end)).join('');
  return /\d/.test(rest) && /[A-Za-z]/.test(rest);
}

function touches(found: Found, match: Match): boolean {
  return found.ranges.some((range) => range.start < match.end && match.start < range.end);
}

function secretOf(sheet: Sheet, rule: string, spans: readonly Span[], parts: readonly string[]): Secret {
  const lines = spans.flatMap((span) => sheet.lines[span.line] ?? []);
  const added = lines.find((line) => line.mark === '+');
  const first = added ?? lines[0];
  const values = parts.length === 1 ? parts : [...parts, parts.join(''), parts.join('\n')];
  return { rule, line: first?.newLine ?? first?.oldLine ?? 1, added: added !== undefined, values };
}

function textOf(sheet: Sheet, span: Span): string {
  return sheet.lines[span.line]?.text.slice(span.start, span.end) ?? '';
}

function maskLine(
  text: string,
  mask: { readonly spans: readonly (Range & { readonly rule: string })[] } | undefined,
): string {
  if (mask === undefined) return text;
  let result = '';
  let kept = 0;
  for (const span of [...mask.spans].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (span.start >= kept) result += `${text.slice(kept, span.start)}[secret:${span.rule}]`;
    kept = Math.max(kept, span.end);
  }
  return result + text.slice(kept);
}
