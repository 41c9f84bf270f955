/**
 * Globs of a repository over paths of a change. Whoever writes a change chooses its paths, so that matching takes time
 * linear to the path for a given glob: an expression that backtracks took seconds for seven stars and sixty characters.
 */
import { globProblem } from './glob.ts';

/** Answers whether a path matches any of some patterns. */
export type Matcher = (path: string) => boolean;

/** A matcher of globs that have been validated; one that has a problem is a fault of the program and throws. */
export function globMatcher(globs: readonly string[]): Matcher {
  const compiled = globs.flatMap((glob) => {
    const problem = globProblem(glob);
    if (problem !== null) throw new Error(`a glob was not validated: ${problem}`);
    return expandBraces(glob).flatMap(readingsOf);
  });
  if (compiled.length === 0) return () => false;
  return (path) => {
    let names: readonly string[] | null = null;
    return compiled.some(({ texts, pieces }) => {
      if (!texts.every((text) => path.includes(text))) return false;
      names ??= path.split('/');
      return fits(pieces, names);
    });
  };
}

/** A glob ready to be matched. */
type CompiledGlob = {
  /** What a path must hold somewhere: nearly all that do not match are told by this, in a hundredth of the time. */
  readonly texts: readonly string[];
  /** What stands between its `**`. */
  readonly pieces: readonly Piece<readonly string[]>[];
};

/** What stands between two wildcards: of a fixed size, so that the first place where it fits is as good as any. */
type Piece<Sequence> = {
  readonly size: number;
  readonly fitsAt: (sequence: Sequence, at: number) => boolean;
  /** The first place from `from` on where it fits; -1 for none. */
  readonly next: (sequence: Sequence, from: number) => number;
};

/**
 * Whether a sequence is the pieces in their order with anything between them: names with `**` between groups of names,
 * and characters with `*` between texts.
 */
function fits<Sequence extends { readonly length: number }>(
  pieces: readonly Piece<Sequence>[],
  sequence: Sequence,
): boolean {
  const first = pieces[0];
  const last = pieces.at(-1);
  if (first === undefined || last === undefined || sequence.length < first.size) return false;
  if (pieces.length === 1) return sequence.length === first.size && first.fitsAt(sequence, 0);
  const end = sequence.length - last.size;
  if (end < first.size || !last.fitsAt(sequence, end) || !first.fitsAt(sequence, 0)) return false;
  let at = first.size;
  for (const piece of pieces.slice(1, -1)) {
    at = piece.next(sequence, at);
    if (at < 0 || at + piece.size > end) return false;
    at += piece.size;
  }
  return true;
}

function pieceOf<Sequence extends { readonly length: number }>(
  size: number,
  fitsAt: Piece<Sequence>['fitsAt'],
): Piece<Sequence> {
  const next = (sequence: Sequence, from: number): number => {
    for (let at = from; at + size <= sequence.length; at++) if (fitsAt(sequence, at)) return at;
    return -1;
  };
  return { size, fitsAt, next };
}

/** Folders are named `[id]` by some frameworks: brackets stand for a class, and for themselves. */
function readingsOf(glob: string): readonly CompiledGlob[] {
  const asClasses = {
    texts: textsOf(glob, /\[[^\]]*\]|[*?/]/),
    pieces: compilePath(glob, CLASS_OR_CHARACTER),
  };
  if (!glob.includes('[')) return [asClasses];
  return [asClasses, { texts: textsOf(glob, /[*?/]/), pieces: compilePath(glob, CHARACTER) }];
}

/** The longest first: it is the least likely to be in a path by chance. */
function textsOf(glob: string, between: RegExp): readonly string[] {
  const texts = glob.split(between).filter((text) => text !== '');
  return texts.sort((a, b) => b.length - a.length);
}

function compilePath(glob: string, units: RegExp): readonly Piece<readonly string[]>[] {
  // `docs/` and `docs/**` are all below it and not a file of that name; `**.ts` is `**/*.ts`, as in other tools.
  const names = glob.replace(/\/(?:\*\*+)?$/, '/**/*').split('/');
  const parts = names.flatMap((name) => (/^\*\*+[^*]/.test(name) ? ['**', name.slice(1)] : [name]));
  return splitAt(parts, (name) => /^\*\*+$/.test(name)).map((group) => {
    const compiled = group.map((name) =>
      splitAt(unitsOf(name, units), (unit) => unit === null).map(textPiece),
    );
    return pieceOf(group.length, (path, at) =>
      compiled.every((pieces, index) => fits(pieces, path[at + index] ?? '')),
    );
  });
}

/** One character of a name: itself, or a test; null is the star. */
type Unit = string | ((character: string) => boolean) | null;

function textPiece(units: readonly Unit[]): Piece<string> {
  const text = units.filter((unit) => typeof unit === 'string').join('');
  if (text.length === units.length) {
    const fitsAt = (name: string, at: number): boolean => name.startsWith(text, at);
    return { size: text.length, fitsAt, next: (name, from) => name.indexOf(text, from) };
  }
  return pieceOf(units.length, (name, at) =>
    units.every((unit, index) => {
      const character = name.charAt(at + index);
      return typeof unit === 'function' ? unit(character) : unit === character;
    }),
  );
}

const CLASS_OR_CHARACTER = /\[(?<negation>[!^]?)(?<members>[^\]]+)\]|./gs;
const CHARACTER = /./gs;

function unitsOf(name: string, units: RegExp): readonly Unit[] {
  return [...name.matchAll(units)].map(([text, negation, members]): Unit => {
    if (members !== undefined) return classOf(members, negation !== '');
    if (text === '?') return () => true;
    return text === '*' ? null : text;
  });
}

function classOf(members: string, isNegated: boolean): (character: string) => boolean {
  const ranges = [...members.matchAll(/(.)-(.)|(.)/gs)].map(([, from, to, one]) => ({
    from: from ?? one ?? '',
    to: to ?? one ?? '',
  }));
  return (character) => ranges.some(({ from, to }) => from <= character && character <= to) !== isNegated;
}

function splitAt<Item>(items: readonly Item[], isCut: (item: Item) => boolean): readonly (readonly Item[])[] {
  const groups: Item[][] = [[]];
  for (const item of items) {
    if (isCut(item)) groups.push([]);
    else groups.at(-1)?.push(item);
  }
  return groups;
}

/** The globs without braces that a validated glob stands for. */
export function expandBraces(glob: string): readonly string[] {
  const from = glob.indexOf('{');
  const to = glob.indexOf('}');
  if (from < 0 || to < from) return [glob];
  const choices = glob.slice(from + 1, to).split(',');
  return choices.map((choice) => `${glob.slice(0, from)}${choice}${glob.slice(to + 1)}`);
}
