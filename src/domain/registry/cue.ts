import type { RegistryEntry } from './entry.ts';

/** Added lines of a file, as cues are searched in them. */
export type CueText = {
  readonly added: readonly string[];
  /** The same in one text. */
  readonly text: string;
};

/** Holds lines apart: ends of lines stay such, and neither blanks nor words reach from one line into another. */
const BETWEEN_LINES = '\n\u0000\n';

/** Lines that were cut where checks look no further. */
export function cueText(added: readonly string[]): CueText {
  return { added, text: added.join(BETWEEN_LINES) };
}

/**
 * Whether one of the lines holds the cue of a rule; true for a rule without one. They are searched as one text first: what
 * one line holds, the text holds, unless a cue asks for what does not follow.
 */
export function cueFinder({ cue }: Pick<RegistryEntry, 'cue'>): (lines: CueText) => boolean {
  if (cue === null) return () => true;
  // A search starts anew each time, whatever the flags.
  const inText = new RegExp(cue.source, `${cue.flags.replace(/[gmy]/g, '')}m`);
  return ({ added, text }) => inText.test(text) && added.some((line) => line.search(cue) >= 0);
}
