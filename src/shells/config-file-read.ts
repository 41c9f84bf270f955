import { globProblem } from '../domain/glob.ts';
import { nearest } from '../lib/nearest.ts';
import { printable } from '../lib/text.ts';
import { isGlob, type SchemaNode } from './config-file-schema.ts';
import type { FileProblem, Tree, TreeEntry } from './config-file-tree.ts';

/** The plain values of a file, where each stands, and what was wrong with its keys and globs. */
export type ConfigValues = {
  /** Only keys of the schema are in it. */
  readonly value: unknown;
  /** Lines by JSON pointer: of the key, or of the item of a list. */
  readonly lines: ReadonlyMap<string, number>;
  /** Pointers of groups with a key that the schema does not know: what they lack may be what it was meant to be. */
  readonly misspelt: ReadonlySet<string>;
  readonly problems: readonly ConfigProblem[];
};

/** A problem with the place in the document; `pointer` is a JSON pointer, empty for the whole. */
export type ConfigProblem = FileProblem & { readonly pointer: string };

type Reading = {
  readonly lines: Map<string, number>;
  readonly misspelt: Set<string>;
  readonly problems: ConfigProblem[];
};

/** Takes from the tree what the schema knows by name. Names of others, such as `__proto__`, never become properties. */
export function readTree(tree: Tree, schema: SchemaNode): ConfigValues {
  const reading: Reading = { lines: new Map([['', tree.line]]), misspelt: new Set(), problems: [] };
  const value = readNode(tree, schema, { pointer: '', reading });
  return { value, ...reading };
}

type Place = { readonly pointer: string; readonly reading: Reading };

function readNode(tree: Tree, schema: SchemaNode, place: Place): unknown {
  // A group where the schema has none is refused itself, not key by key.
  if (tree.kind === 'map') return schema.properties ? readGroup(tree.entries, schema, place) : {};
  if (tree.kind === 'list') return readList(tree.items, schema, place);
  if (typeof tree.value === 'string') checkText(tree.value, tree.line, isGlob(schema), place);
  return tree.value;
}

function checkText(text: string, line: number, glob: boolean, { pointer, reading }: Place): void {
  const problem = text.includes('\0') ? 'must not hold a NUL character' : glob ? globProblem(text) : null;
  if (problem !== null) reading.problems.push({ pointer, line, text: problem });
}

function readList(items: readonly Tree[], schema: SchemaNode, { pointer, reading }: Place): unknown {
  const seen = new Set<unknown>();
  return items.map((item, at) => {
    const place = { pointer: `${pointer}/${at}`, reading };
    reading.lines.set(place.pointer, item.line);
    const value = readNode(item, schema.items ?? {}, place);
    const isWord = schema.items?.enum?.includes(value) === true;
    if (isWord && seen.has(value)) {
      reading.problems.push({ ...place, line: item.line, text: 'stands in the list twice: keep one' });
    }
    seen.add(value);
    return value;
  });
}

function readGroup(entries: readonly TreeEntry[], schema: SchemaNode, place: Place): unknown {
  const properties = schema.properties ?? {};
  const values = withoutRepeats(entries, place).flatMap(({ key, line, value }): [string, unknown][] => {
    const known = Object.hasOwn(properties, key) ? properties[key] : undefined;
    if (known === undefined) {
      refuseKey(key, line, Object.keys(properties), place);
      return [];
    }
    const pointer = `${place.pointer}/${key}`;
    place.reading.lines.set(pointer, line);
    return [[key, readNode(value, known, { ...place, pointer })]];
  });
  return Object.fromEntries(values);
}

function withoutRepeats(entries: readonly TreeEntry[], { pointer, reading }: Place): readonly TreeEntry[] {
  const firsts = new Map<string, number>();
  return entries.filter(({ key, line }) => {
    const first = firsts.get(key);
    if (first === undefined) {
      firsts.set(key, line);
      return true;
    }
    const text = `the key ${shownKey(key)} stands here again, first on line ${first}: keep one`;
    reading.problems.push({ pointer, line, text });
    return false;
  });
}

/** Longer than any name that was meant: what stands there may be anything, such as a token. */
const LONGEST_NAME = 32;
const SHOWN_OF_LONGER = 12;

function refuseKey(key: string, line: number, names: readonly string[], place: Place): void {
  const { pointer, reading } = place;
  reading.misspelt.add(pointer);
  const text = unknownKey(key, names);
  reading.problems.push({ pointer, line, text });
}

function unknownKey(key: string, names: readonly string[]): string {
  if (key === '<<') return 'merge keys (<<) are not taken: write the keys out';
  const near = nearest(key, names);
  const hint = near === null ? `Known are ${names.join(', ')}` : `Did you mean ${near}?`;
  return `${shownKey(key)} is not a key here. ${hint}`;
}

function shownKey(key: string): string {
  const cut = key.length > LONGEST_NAME ? `${[...key].slice(0, SHOWN_OF_LONGER).join('')}…` : key;
  return JSON.stringify(printable(cut));
}
