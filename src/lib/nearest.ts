/** Edits between two words: a letter put in, left out, replaced, or swapped with the next one. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      const replaced = at(row, j - 1) + (same ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next.push(
        Math.min(replaced, at(row, j) + 1, at(next, j - 1) + 1, swapped ? at(before, j - 2) + 1 : replaced),
      );
    }
    before = row;
    row = next;
  }
  return at(row, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}

/** Words longer than this are nobody's slip of the pen, and comparing them would take long. */
const MAX_WORD = 64;

/** The candidate that was most likely meant, or null where none is near (more than a third of the letters differ). */
export function nearest(word: string, candidates: readonly string[]): string | null {
  if (word.length > MAX_WORD) return null;
  const limit = Math.max(1, Math.floor(word.length / 3));
  let best: string | null = null;
  let bestDistance = limit + 1;
  for (const candidate of candidates) {
    const d = distance(word.toLowerCase(), candidate.toLowerCase());
    if (d < bestDistance) {
      best = candidate;
      bestDistance = d;
    }
  }
  return best;
}
