import type { CodeLanguage } from '../code-language.ts';
import type { Rule } from '../criteria.ts';

/** A line of a file at head, as a check sees it. */
export type CodeLine = {
  /** Its number in the new file. */
  readonly number: number;
  /** As it stands there, at most 4,000 characters of it. */
  readonly text: string;
  /** Without comments, every string emptied to `""`; the indentation stays. */
  readonly code: string;
  readonly isAdded: boolean;
};

/** An added line with what is shown around it. */
export type Place = {
  readonly path: string;
  readonly language: CodeLanguage;
  readonly isTest: boolean;
  /** The lines of the file at head that the change shows, in order; numbers may leap. */
  readonly lines: readonly CodeLine[];
  /** The index of the line that is looked at, which is an added one. */
  readonly at: number;
};

/** A breach of a rule. */
export type Hit = {
  /** Lines at fault from the one that is looked at, 1 unless said. */
  readonly lines?: number;
  /** In place of the check's own words where they can say more. */
  readonly issue?: string;
  readonly fix?: string;
};

/** One way in which code can break a rule. */
export type Check = {
  readonly languages: readonly CodeLanguage[];
  /** Whether files of tests are looked at too. */
  readonly inTests: boolean;
  /** What goes wrong, and under which condition: one or two plain sentences. */
  readonly issue: string;
  /** What to write instead. */
  readonly fix: string;
  /** Null where the line keeps the rule. Linear in the line, and in the few lines that it looks around. */
  readonly find: (place: Place) => Hit | null;
};

/** A rule of a registry, with how it is found that it may matter, and what code can check of it. */
export type RegistryEntry = Rule & {
  /**
   * What an added line of a file that the rule applies to must hold somewhere for the rule to be asked for; null for a
   * rule that is always asked for. Every line that a check finds holds it.
   */
  readonly cue: RegExp | null;
  /** Empty where it takes judgement. */
  readonly checks: readonly Check[];
};

/** The line `steps` below (above where negative) if it is shown and nothing is left out between; else null. */
export function lineNear({ lines, at }: Pick<Place, 'lines' | 'at'>, steps: number): CodeLine | null {
  const here = lines[at];
  const there = lines[at + steps];
  return here !== undefined && there?.number === here.number + steps ? there : null;
}

/** The line that is looked at. */
export function lineAt({ lines, at }: Pick<Place, 'lines' | 'at'>): CodeLine {
  const line = lines[at];
  if (line === undefined) throw new Error('a check was given no line');
  return line;
}
