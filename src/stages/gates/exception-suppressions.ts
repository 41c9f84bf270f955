import type { CodeLanguage } from '../../domain/code-language.ts';
import { capped } from '../../lib/cut.ts';
import type { ReadLine } from './exception-comments.ts';
import { HINT, type Naming, SUPPRESSIONS, type Suppression } from './exception-linters.ts';

/** What a linter's own comment says: whose it is, the rules that it names, and the reason. */
export type SaidSuppression = {
  readonly tool: string;
  readonly rule: string | null;
  readonly reason: string | null;
};

/** What is kept of the names of rules, and of a reason, in UTF-16 units. */
const MAX_NAMES = 200;
export const MAX_REASON = 300;

/** The marks that count in one place, and one expression that tells whether any of them is there. */
type Family = { readonly any: RegExp; readonly rows: readonly Suppression[] };

const INSIDE = familyOf(['part', 'comment']);
const START = familyOf(['start', 'part', 'comment']);
const CODE = familyOf(['code']);

function familyOf(places: readonly Suppression['at'][]): Family {
  const rows = SUPPRESSIONS.filter(({ at }) => places.includes(at));
  return { rows, any: new RegExp(rows.map(({ mark }) => mark.source).join('|'), 'y') };
}

/** A mark where it stands in a text. */
type Mark = { readonly row: Suppression; readonly index: number; readonly end: number };

/** The linters' suppressions on one line, in comments and as annotations in code. */
export function suppressionsIn(line: ReadLine, language: CodeLanguage | null): SaidSuppression[] {
  if (!HINT.test(line.text)) return [];
  const inComments = line.comments.flatMap((comment) => inComment(comment, language));
  return [...inComments, ...inCode(line, language)];
}

function inComment(comment: string, language: CodeLanguage | null): SaidSuppression[] {
  const text = bareComment(comment);
  const marks = [...text.matchAll(/[^\s#;/*]\S*/g)].flatMap(({ index }) =>
    markAt(text, index, index === 0 ? START : INSIDE, language),
  );
  return marks.map(({ row, end }, at) => {
    const rest = text.slice(end, marks[at + 1]?.index ?? text.length);
    const { names, rest: left } = namesIn(rest, row.naming);
    return saidOf(row, names, reasonIn(left));
  });
}

/** Annotations count where the mark itself is code; their reason is in their own words, or in a comment beside them. */
function inCode({ text, code, comments }: ReadLine, language: CodeLanguage | null): SaidSuppression[] {
  return [...code.matchAll(/[@#[]/g)].flatMap(({ index }) =>
    markAt(text, index, CODE, language).map(({ row, end }) => {
      const rest = text.slice(end);
      const { names } = namesIn(row.naming === 'words' ? withoutComment(rest) : rest, row.naming);
      const [, given] = JUSTIFIED.exec(rest.slice(0, MAX_BRACKETS)) ?? [];
      return saidOf(row, names, reasonIn(given ?? comments.join(' ')));
    }),
  );
}

/** A comment without what decorates its beginning and its end. */
export function bareComment(comment: string): string {
  return comment.replace(/^[\s*!/#;%-]{0,20}/, '').trimEnd();
}

/** One mark or none. */
function markAt(text: string, index: number, { any, rows }: Family, language: CodeLanguage | null): Mark[] {
  any.lastIndex = index;
  if (!any.test(text)) return [];
  for (const row of rows) {
    row.mark.lastIndex = index;
    if (!row.mark.test(text) || !isIn(row, language)) continue;
    return row.at === 'part' && !startsPart(text, index) ? [] : [{ row, index, end: row.mark.lastIndex }];
  }
  return [];
}

function isIn({ languages }: Suppression, language: CodeLanguage | null): boolean {
  return languages === null || (language !== null && languages.includes(language));
}

/** Whether a comment starts here, be it inside of another. */
function startsPart(text: string, index: number): boolean {
  const before = text.slice(0, index).trimEnd();
  return before === '' || /[#/;]$/.test(before);
}

/** What inside of brackets is read, in UTF-16 units. */
const MAX_BRACKETS = 1_000;
const JUSTIFIED = /(?:reason|justification) ?= ?"([^"]{0,300})"/i;
const NAME = /[\w@$.*][\w@$./+*-]{0,99}/y;

type Names = { readonly names: readonly string[]; readonly rest: string };

/** The names of rules behind a mark, and what stands behind them. */
function namesIn(rest: string, naming: Naming): Names {
  if (naming === 'none') return { names: [], rest };
  if (naming === 'brackets') return bracketedNames(rest);
  const [lead = ''] = (naming === 'list' ? /^\s{0,9}/ : /^[\s:=]{0,9}/).exec(rest) ?? [];
  if (naming === 'colon' && !/[:=]/.test(lead)) return { names: [], rest };
  return listedNames(naming === 'words' ? rest.replaceAll('"', ' ') : rest, lead.length, naming === 'words');
}

function listedNames(text: string, start: number, parted: boolean): Names {
  const names: string[] = [];
  let at = start;
  for (;;) {
    NAME.lastIndex = at;
    const name = NAME.exec(text)?.[0];
    if (name === undefined) break;
    names.push(name);
    at += name.length;
    const [gap = ''] = /^\s{0,9},?\s{0,9}/.exec(text.slice(at, at + 20)) ?? [];
    if (!gap.includes(',') && !(parted && gap !== '')) break;
    at += gap.length;
  }
  return { names, rest: text.slice(at) };
}

/** `(a, b)`, `[a]`, `("a")`, `({"a", "b"})`, `("group", "id", reason = "…")`. */
function bracketedNames(text: string): Names {
  const open = /^ ?([([])/.exec(text)?.[1];
  if (open === undefined) return { names: [], rest: text };
  const inside = text.slice(text.indexOf(open) + 1, MAX_BRACKETS);
  const end = inside.indexOf(open === '(' ? ')' : ']');
  const names = (end < 0 ? inside : inside.slice(0, end))
    .replace(JUSTIFIED, '')
    .split(',')
    .map((part) => part.replace(/^\s{0,9}value ?=/, '').replace(/["'{}\s]/g, ''))
    .filter((name) => name !== '' && !name.includes('='));
  return { names, rest: end < 0 ? '' : inside.slice(end + 1) };
}

function withoutComment(text: string): string {
  return text.split('//', 1)[0] ?? '';
}

/** What is left of a comment, where it says something; null for punctuation. */
export function reasonIn(text: string): string | null {
  const words = text.replace(/^[\s:;,#/=—–-]{0,20}/, '').trim();
  return /[\p{L}\p{N}]/u.test(words) ? capped(words, MAX_REASON) : null;
}

function saidOf({ tool }: Suppression, names: readonly string[], reason: string | null): SaidSuppression {
  return { tool, rule: names.length === 0 ? null : capped(names.join(', '), MAX_NAMES), reason };
}
