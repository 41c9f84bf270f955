import { Buffer } from 'node:buffer';
import { detect, type Match } from './detectors.ts';
import { findPrivateKeys } from './private-keys.ts';

/** Shorter runs hold no token of a known format. */
const BASE64_RUN = /[A-Za-z0-9+/_-]{24,}={0,2}/g;

/** Encoded bytes mix cases and digits within a few characters; long identifiers and paths mostly do not. */
const LOOKS_ENCODED = /^(?=.*\d)(?=.*[A-Z])(?=.*[a-z])/;

/** A run may begin in the middle of a group of four, behind a path or a word that belongs to the alphabet too. */
const ALIGNMENTS = [0, 1, 2, 3];

/** Runs of base64 that say a secret when they are decoded: the whole run counts as the secret. */
export function detectEncoded(text: string): Match[] {
  const matches: Match[] = [];
  for (const match of text.matchAll(BASE64_RUN)) {
    const run = match[0];
    const rule = LOOKS_ENCODED.test(run) ? ruleOf(run) : undefined;
    if (rule !== undefined) matches.push({ rule, start: match.index, end: match.index + run.length });
  }
  return matches;
}

function ruleOf(run: string): string | undefined {
  for (const alignment of ALIGNMENTS) {
    const decoded = Buffer.from(run.slice(alignment), 'base64').toString('latin1');
    const rule =
      detect(decoded)[0]?.rule ?? (findPrivateKeys(decoded).length > 0 ? 'private-key' : undefined);
    if (rule !== undefined) return rule;
  }
  return undefined;
}
