import { codeLanguageOf } from '../../../domain/code-language.ts';
import { GO, KOTLIN, RUST, SWIFT } from './braces.ts';
import type { Grammar } from './grammar.ts';
import { PYTHON, RUBY } from './indented.ts';
import { CSHARP, JAVA, PHP } from './typed.ts';
import { TYPESCRIPT } from './typescript.ts';

/** In files of components a function with a capital letter is one: a browser or a renderer tests it, not its name. */
const COMPONENTS: Grammar = {
  ...TYPESCRIPT,
  read: (code, around) => {
    const found = TYPESCRIPT.read(code, around);
    return found !== null && /^\p{Lu}/u.test(found.name) ? { ...found, isExempt: true } : found;
  },
};

/** Languages in which new public symbols are found. */
const GRAMMARS: ReadonlyMap<string, Grammar> = new Map([
  ['typescript', TYPESCRIPT],
  ['javascript', TYPESCRIPT],
  ['python', PYTHON],
  ['go', GO],
  ['java', JAVA],
  ['kotlin', KOTLIN],
  ['swift', SWIFT],
  ['csharp', CSHARP],
  ['ruby', RUBY],
  ['php', PHP],
  ['rust', RUST],
]);

/** The grammar for a file; null for a language without one. Vue and Svelte mix two languages in a file. */
export function grammarOf(path: string): Grammar | null {
  if (/\.(?:vue|svelte)$/i.test(path)) return null;
  if (/\.[jt]sx$/i.test(path)) return COMPONENTS;
  const language = codeLanguageOf(path);
  return (language === null ? undefined : GRAMMARS.get(language)) ?? null;
}
