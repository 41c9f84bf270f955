import type { CodeLanguage } from '../code-language.ts';
import { SHIPPED_SOURCE } from '../criteria.ts';
import { type Check, lineAt, type RegistryEntry } from './entry.ts';

/** The two languages of one syntax. */
export const SCRIPT = ['typescript', 'javascript'] as const;

/** The languages of applications. */
export const APPLICATION_LANGUAGES: readonly CodeLanguage[] = [
  ...SCRIPT,
  'python',
  'go',
  'java',
  'kotlin',
  'csharp',
  'ruby',
  'php',
  'rust',
];

/** These, and the language of scripts around them. */
export const KNOWN: readonly CodeLanguage[] = [...APPLICATION_LANGUAGES, 'shell'];

/** A rule of the program: it applies to all paths of its languages and has no end. */
export function shipped(rule: Omit<RegistryEntry, 'paths' | 'expires' | 'source'>): RegistryEntry {
  return { ...rule, paths: null, expires: null, source: SHIPPED_SOURCE };
}

/** What a check of single lines is made of. */
export type LineCheck = Omit<Check, 'find' | 'inTests'> & {
  /** False unless said. */
  readonly inTests?: boolean;
  /** One of them in the code of a line is a breach. */
  readonly code: readonly RegExp[];
  /** Where given, the line as it stands has to hold this too: what strings hold is not code. */
  readonly text?: RegExp;
};

/** A check that looks at one line at a time. */
export function onLine({ code, text, inTests = false, ...check }: LineCheck): Check {
  return {
    ...check,
    inTests,
    find: (place) => {
      const line = lineAt(place);
      if (!code.some((pattern) => pattern.test(line.code))) return null;
      return text === undefined || text.test(line.text) ? {} : null;
    },
  };
}
