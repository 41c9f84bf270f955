import type { ChangedFile, DiffLine } from '../../domain/change.ts';
import type { Declaration } from './symbols/frames.ts';
import { type FileSymbols, wordsIn } from './symbols/scan.ts';

/** A file and what it declares. */
export type FileDeclarations = { readonly file: ChangedFile } & FileSymbols;

/** A new public symbol as a finding names it. */
export type NewSymbol = { readonly name: string; readonly line: number };

/** New public symbols of one file which no test reaches, by line. */
export type Gap = { readonly path: string; readonly symbols: readonly NewSymbol[] };

/** What came of all new public symbols. */
export type Gaps = { readonly reached: number; readonly gaps: readonly Gap[] };

/**
 * A body shorter than this many lines of code passes on, reads or fills: a test of its own would say the same again.
 * Set by looking at what the gate says over histories of public repositories, not counted.
 */
const MIN_STATEMENTS = 6;
/** As much is enough where it also decides or repeats something. */
const MIN_DECIDING_STATEMENTS = 3;

/** Identifiers of the change. */
export type Words = {
  /** In its tests. */
  readonly tested: ReadonlySet<string>;
  /** Whether any line of a test is added. */
  readonly hasNewTests: boolean;
  /** On removed lines. */
  readonly removed: ReadonlySet<string>;
};

/**
 * New public symbols that no test of the change reaches. What stood on a removed line before is moved, renamed or
 * changed, not new. A test reaches what it mentions and what the bodies of that use; where the change adds to
 * tests, they are also taken to go through older code to what this now uses. Members of a type that is new and not
 * reached are counted as that type.
 */
export function gapsOf(files: readonly FileDeclarations[], { tested, hasNewTests, removed }: Words): Gaps {
  const seeds = hasNewTests ? [...tested, ...usedByOld(files)] : tested;
  const known: Known = { reachable: reachedFrom(seeds, files), removed };
  let reached = 0;
  const gaps: Gap[] = [];
  for (const { file, declarations } of files) {
    const names = namesOf(declarations);
    const added = declarations.filter((declaration) => isNewSymbol(declaration, names, known));
    const left = added.filter((declaration) => !isReached(declaration, names, known));
    reached += added.length - left.length;
    const symbols = distinct(left.map((declaration) => symbolOf(declaration, names, known)));
    if (symbols.length > 0) gaps.push({ path: file.path, symbols });
  }
  return { reached, gaps };
}

type Known = { readonly reachable: ReadonlySet<string>; readonly removed: ReadonlySet<string> };

/** The names of one file: types, and what the change does not add. */
type Names = { readonly types: ReadonlyMap<string, Declaration>; readonly old: ReadonlySet<string> };

function namesOf(declarations: readonly Declaration[]): Names {
  const types = declarations.filter(({ kind }) => kind === 'type' || kind === 'interface');
  return {
    types: new Map(types.map((type) => [type.name, type])),
    old: new Set(declarations.filter(({ added }) => !added).map(({ name }) => name)),
  };
}

/** Another form of a name that the file has already is an overload, or keeps to what the first one keeps to. */
function isNewSymbol(declaration: Declaration, { types, old }: Names, { removed }: Known): boolean {
  const { kind, added, isAsked, name, owner } = declaration;
  if (kind !== 'function' || !added || !isAsked || removed.has(name) || old.has(name)) return false;
  const type = owner === null ? undefined : types.get(owner);
  return type?.isAsked !== false && hasBehaviour(declaration);
}

function hasBehaviour({ statements, decides }: Declaration): boolean {
  return statements >= MIN_STATEMENTS || (decides && statements >= MIN_DECIDING_STATEMENTS);
}

/** The methods of a new type that a test reaches are reached where the type has a parent: they may go by its names. */
function isReached({ name, owner }: Declaration, { types }: Names, { reachable }: Known): boolean {
  if (reachable.has(name)) return true;
  const type = owner === null ? undefined : types.get(owner);
  return type?.added === true && type.hasParent && reachable.has(type.name);
}

/** A member of a new type that nothing reaches goes by the type. */
function symbolOf({ name, line, owner }: Declaration, { types }: Names, known: Known): NewSymbol {
  if (owner === null) return { name, line };
  const type = types.get(owner);
  if (type?.added !== true || known.reachable.has(owner) || known.removed.has(owner)) {
    return { name: `${owner}.${name}`, line };
  }
  return { name: owner, line: type.line };
}

/** One symbol for each name, by line. */
function distinct(symbols: readonly NewSymbol[]): NewSymbol[] {
  const byName = new Map(symbols.toReversed().map((symbol) => [symbol.name, symbol]));
  return [...byName.values()].sort((a, b) => a.line - b.line);
}

/** The given names, and those in the bodies of what goes by one of them, and so on. */
function reachedFrom(names: Iterable<string>, files: readonly FileDeclarations[]): ReadonlySet<string> {
  const uses = usesByName(files);
  const reached = new Set(names);
  const open = [...uses.keys()].filter((name) => reached.has(name));
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    for (const word of uses.get(name) ?? []) {
      if (reached.has(word)) continue;
      reached.add(word);
      open.push(word);
    }
  }
  return reached;
}

/** What the bodies of all declarations of one name use. */
function usesByName(files: readonly FileDeclarations[]): ReadonlyMap<string, readonly string[]> {
  const uses = new Map<string, string[]>();
  for (const { name, words } of files.flatMap(({ declarations }) => declarations)) {
    const known = uses.get(name) ?? [];
    for (const word of words) known.push(word);
    uses.set(name, known);
  }
  return uses;
}

/** Identifiers used by what was there before: tests of the change go through it to what is new. */
function usedByOld(files: readonly FileDeclarations[]): string[] {
  return files.flatMap(({ declarations, loose }) => [
    ...loose,
    ...declarations.filter(({ added }) => !added).flatMap(({ words }) => [...words]),
  ]);
}

/** The identifiers on some lines of files. */
export function wordsOfLines(
  files: readonly ChangedFile[],
  isWanted: (line: DiffLine) => boolean,
): Set<string> {
  const words = new Set<string>();
  for (const { diff, context } of files) {
    for (const line of [context, ...(diff?.hunks ?? []).map((hunk) => hunk.lines)].flat()) {
      if (isWanted(line)) for (const word of wordsIn(line.text)) words.add(word);
    }
  }
  return words;
}
