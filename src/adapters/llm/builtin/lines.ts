import { type CodeLanguage, codeLanguageOf } from '../../../domain/code-language.ts';
import { lexisOf } from '../../../domain/lexis.ts';
import type { SentFile } from '../../../domain/plan.ts';
import type { CodeLine } from '../../../domain/registry/entry.ts';
import { codeOf, MAX_LINE } from '../../../lib/code-text.ts';

/** A file at head as checks see it. */
export type ReadableFile = {
  readonly path: string;
  readonly language: CodeLanguage;
  readonly lines: readonly CodeLine[];
};

/** The lines of a file at head, told apart into code and the rest; null for a file in a language that no check knows. */
export function readableFile({ path, lines }: SentFile): ReadableFile | null {
  const language = codeLanguageOf(path);
  const lexis = language === null ? null : lexisOf(language);
  if (language === null || lexis === null) return null;
  const read: CodeLine[] = [];
  let open: string | null = null;
  let last = 0;
  for (const { newLine, text, mark } of lines) {
    if (newLine === null) continue;
    // What a line between left open is not known.
    if (newLine !== last + 1) open = null;
    last = newLine;
    const line = codeOf(text, lexis, open);
    open = line.open;
    read.push({ number: newLine, text: text.slice(0, MAX_LINE), code: line.code, isAdded: mark === '+' });
  }
  return { path, language, lines: read };
}
