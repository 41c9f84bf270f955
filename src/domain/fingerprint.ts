import { createHash } from 'node:crypto';

/** Changes when the same finding is to be known by another fingerprint. */
const VERSION = 'v1';

/** Characters of code that tell one place from another; the number that CodeQL's line hashes read. */
const WINDOW = 100;

/** Hex digits of each half. */
const HALF = 8;

/** What a fingerprint is made of. */
export type Identity = {
  readonly path: string;
  /** From `codeWindow`; empty for a finding that no line of the diff bears. */
  readonly window: string;
  /** The cited rule, else the category. */
  readonly key: string;
  /** Counts findings with the same path, window and key, from 0. */
  readonly ordinal: number;
};

/**
 * The code that a finding is about, from its line on: without white space, so that neither indentation nor line ends
 * matter, and cut, so that what follows far below does not.
 */
export function codeWindow(lines: Iterable<string>): string {
  let window = '';
  for (const line of lines) {
    window += line.replace(/\s+/g, '');
    if (window.length >= WINDOW) break;
  }
  return window.slice(0, WINDOW);
}

/** 8 hex digits that are the same for the same code in the same file: the first half of a fingerprint. */
export function codeHalf(path: string, window: string): string {
  return half(['code', path, window]);
}

/** 8 hex digits that are the same for the same kind of defect on the same code: the second half of a fingerprint. */
export function kindHalf({ key, window, ordinal }: Omit<Identity, 'path'>): string {
  return half(['kind', key, window, ordinal]);
}

/** 16 hex digits that name a finding across runs: no line number and no words of a model are in it. */
export function fingerprint(identity: Identity): string {
  return codeHalf(identity.path, identity.window) + kindHalf(identity);
}

/** The half of a fingerprint that says which code it is about. */
export function codeHalfOf(print: string): string {
  return print.slice(0, HALF);
}

/** The half of a fingerprint that says which kind of defect it is. */
export function kindHalfOf(print: string): string {
  return print.slice(HALF);
}

function half(parts: readonly (string | number)[]): string {
  // JSON keeps parts apart whatever is in them.
  return createHash('sha256')
    .update(JSON.stringify([VERSION, ...parts]))
    .digest('hex')
    .slice(0, HALF);
}
