import { isFormulaLetter, latinLookAlike } from './confusables-table.ts';

/** A name that looks like Latin letters and is not: what it looks like, and its foreign letters in order. */
export type Imitation = {
  readonly name: string;
  readonly looksLike: string;
  readonly foreign: readonly string[];
  /** Whether it has Latin letters too. */
  readonly mixed: boolean;
  /** Whether its foreign letters are all such as formulas use. */
  readonly formula: boolean;
};

/** Names in code, as most languages write them. */
const NAME = /[\p{L}\p{Nl}_$][\p{L}\p{Nl}\p{M}\p{Nd}\p{Pc}$]{0,199}/gu;

/** Names on a line (of which only the code is given) that have letters beside ASCII. */
export function foreignNames(code: string): readonly { readonly name: string; readonly index: number }[] {
  return namesIn(code).filter(({ name }) => /[^\0-\x7f]/.test(name));
}

/** All names on a line. */
export function namesIn(code: string): readonly { readonly name: string; readonly index: number }[] {
  return [...code.matchAll(NAME)].map(({ 0: name, index }) => ({ name, index }));
}

/** What a name looks like where each of its letters that is not ASCII is drawn like a Latin one; null for any other. */
export function imitationOf(name: string): Imitation | null {
  const foreign: string[] = [];
  let looksLike = '';
  for (const letter of name) {
    if (letter <= '\x7f') {
      looksLike += letter;
      continue;
    }
    const latin = latinLookAlike(letter);
    if (latin === null) return null;
    foreign.push(letter);
    looksLike += latin;
  }
  if (foreign.length === 0) return null;
  return {
    name,
    looksLike,
    foreign,
    mixed: /[A-Za-z]/.test(name),
    formula: foreign.every(isFormulaLetter),
  };
}

/** Whether a name passes for a Latin one by itself: it mixes alphabets, and not as formulas do. */
export function isDeceptive({ name, formula }: Imitation): boolean {
  // One Latin letter beside foreign ones, or one foreign letter before a number, is how quantities are called.
  return !formula && (name.match(/[A-Za-z]/g) ?? []).length >= 2;
}
