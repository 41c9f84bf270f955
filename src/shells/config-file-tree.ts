/** A settings file as it was written, whatever its notation: values with the lines they stand on. */
export type Tree =
  | { readonly kind: 'map'; readonly line: number; readonly entries: readonly TreeEntry[] }
  | { readonly kind: 'list'; readonly line: number; readonly items: readonly Tree[] }
  | { readonly kind: 'scalar'; readonly line: number; readonly value: ScalarValue };

export type TreeEntry = { readonly key: string; readonly line: number; readonly value: Tree };

export type ScalarValue = string | number | boolean | null;

/** What is wrong, and on which line; null where it is wrong with the file as a whole. */
export type FileProblem = { readonly line: number | null; readonly text: string };

/** A file that was read, null where nothing but comments stands in it, or why it cannot be read. */
export type TreeResult =
  | { readonly ok: true; readonly tree: Tree | null }
  | { readonly ok: false; readonly problems: readonly FileProblem[] };

/** Levels of lists and groups, the outermost counted: the schema has six. */
export const MAX_DEPTH = 20;

/** Marks and words of a file within its size: far more than a file of settings has, and read in a moment. */
export const MAX_TOKENS = 20_000;

export const TOO_DEEP = `is nested deeper than ${MAX_DEPTH} levels: write it flatter`;
export const TOO_MANY = `there are more than ${MAX_TOKENS} words and marks: make the file shorter`;

/** The number of the line, from 1, that each offset of a text stands on. */
export function lineCounter(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}
