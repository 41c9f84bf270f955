import { linesAbove } from './around.ts';
import { type Check, lineAt, type Place } from './entry.ts';
import { onLine, SCRIPT } from './rule-parts.ts';

const LITERAL = 'The text is written as it stands: the name in braces is not replaced by its value.';

const SCRIPT_TEXT = /(["'])[^"'`]{0,200}\$\{([A-Za-z_$][\w$]{0,40})[\w.$]{0,60}\}[^"'`]{0,200}\1/;

/** Whether the lines above name a value, so that a placeholder of that name is meant for it. */
function isNamedAbove(place: Place, name: string): boolean {
  const declaration = new RegExp(
    String.raw`(?:\b(?:const|let|var)\s|[(,{]\s?)${name.replaceAll('$', '\\$')}\b`,
  );
  return linesAbove(place).some(({ code }) => declaration.test(code));
}

/** Texts that hold a placeholder of the language, but are of a kind in which it is not replaced. */
export const PLACEHOLDER_CHECKS: readonly Check[] = [
  {
    languages: SCRIPT,
    inTests: false,
    issue: LITERAL,
    fix: 'Put the text between backticks.',
    find: (place) => {
      const { code, text } = lineAt(place);
      const name = code.includes('""') ? SCRIPT_TEXT.exec(text)?.[2] : undefined;
      // A quote within backticks is part of the text.
      if (name === undefined || text.includes('`')) return null;
      return isNamedAbove(place, name) ? {} : null;
    },
  },
  onLine({
    languages: ['python'],
    code: [
      /^\s{0,100}(?:raise\s[\w.]{1,80}|print|(?:self\.)?_?(?:logger|log|logging)\.\w{1,20})\(\s?""\s?\)$/,
    ],
    text: /\(\s?(["'])[^"']{0,200}(?<!\{)\{[a-z_][\w.]{0,60}\}(?!\})[^"']{0,200}\1\s?\)\s{0,20}$/,
    issue: LITERAL,
    fix: 'Begin the text with `f`.',
  }),
  onLine({
    languages: ['csharp'],
    code: [/\b(?:throw\snew\s\w{1,80}|Console\.Write(?:Line)?)\(\s?""\s?\)/],
    text: /\(\s?"[^"]{0,200}(?<!\{)\{[A-Za-z_][\w.]{0,60}\}(?!\})[^"]{0,200}"\s?\)/,
    issue: LITERAL,
    fix: 'Begin the text with `$`.',
  }),
  onLine({
    languages: ['ruby'],
    code: [/(?:\b(?:raise|puts|fail|logger\.\w{1,10})\b|[=(]\s?)[^"]{0,80}""/],
    text: /^(?!.{0,300}%[QWIx]?[([{<|])[^"'`]{0,300}'[^'"`]{0,200}#\{[a-z_@][\w.@]{0,60}\}[^'"`]{0,200}'[^"'`]{0,300}$/,
    issue: LITERAL,
    fix: 'Put the text between double quotes.',
  }),
];
