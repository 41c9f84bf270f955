import type { ChangedFile, ChangeSet, Hunk } from '../../domain/change.ts';
import { type CodeLanguage, codeLanguageOf } from '../../domain/code-language.ts';
import type { GateFinding, GateOutcome } from '../../domain/gates.ts';
import { foreignNames, type Imitation, imitationOf, isDeceptive, namesIn } from './confusables-names.ts';
import { hasLookAlike, isStyledLatin } from './confusables-table.ts';
import { codePointName } from './hidden-text-characters.ts';
import { isCode, maskReader } from './hidden-text-regions.ts';

const NAME = 'confusable-identifiers';
const RULE = `gate/${NAME}`;

/** What is read of one line. */
const MAX_LINE = 4_000;

/** A name is quoted up to this many of its letters. */
const MAX_QUOTED = 40;

/** A name that looks like another one, and the added line it first stands on. */
type Use = { readonly imitation: Imitation; readonly line: number };

/**
 * The gate of confusable identifiers: names in added code, and new names of files, whose letters are of several scripts
 * and look like one, and names that differ from another of the same file by such letters alone. Words of one script,
 * strings, comments and the Greek letters of formulas are let pass. It never fails: whether a name deceives is for people to say.
 */
export function confusablesGate({ files }: ChangeSet): GateOutcome {
  const findings = files.flatMap((file) =>
    file.status === 'deleted' ? [] : [...pathFindings(file), ...codeFindings(file)],
  );
  return { name: NAME, status: 'pass', reason: null, findings };
}

function pathFindings({ path, status }: ChangedFile): readonly GateFinding[] {
  if (status === 'modified') return [];
  const imitation = imitationsIn(path).find(isDeceptive);
  if (imitation === undefined) return [];
  return [finding({ path, line: null, what: 'The name of this file has' }, imitation)];
}

function codeFindings(file: ChangedFile): readonly GateFinding[] {
  const { path, diff } = file;
  const language = codeLanguageOf(path);
  if (!isCode(language)) return [];
  const hunks = diff?.hunks ?? [];
  const uses = [...usesIn(hunks, language).values()];
  if (uses.length === 0) return [];
  const twins = twinsOf(uses, hunks, language);
  return uses.flatMap(({ imitation, line }) => {
    const isTwin = twins.has(imitation.looksLike) && !isQuantity(imitation);
    if (!isTwin && !isDeceptive(imitation)) return [];
    const what = isTwin ? 'This file has two names that look the same: one has' : 'A name on this line has';
    return [finding({ path, line, what }, imitation)];
  });
}

/** A name of one or two letters in which nothing but letters of formulas is foreign. */
function isQuantity({ name, formula, mixed }: Imitation): boolean {
  return name.length <= 2 || (formula && !(mixed && name.length >= 5));
}

/** Each imitation on added lines, where it stands first. */
function usesIn(hunks: readonly Hunk[], language: CodeLanguage): ReadonlyMap<string, Use> {
  const uses = new Map<string, Use>();
  const foreign = hunks.filter(({ lines }) =>
    lines.some(({ mark, text }) => mark === '+' && hasLookAlike(text)),
  );
  for (const { added, code, line } of codeOf(foreign, language)) {
    if (!added || !hasLookAlike(code)) continue;
    for (const imitation of imitationsIn(code))
      if (!uses.has(imitation.name)) uses.set(imitation.name, { imitation, line });
  }
  return uses;
}

/** What imitations look like, as far as a name of exactly these letters is in the file too. */
function twinsOf(uses: readonly Use[], hunks: readonly Hunk[], language: CodeLanguage): ReadonlySet<string> {
  const wanted = new Set(uses.map(({ imitation }) => imitation.looksLike));
  const found = new Set<string>();
  for (const { code } of codeOf(hunks, language))
    for (const { name } of namesIn(code)) if (wanted.has(name)) found.add(name);
  return found;
}

/** The lines at head without their strings and comments. */
function* codeOf(hunks: readonly Hunk[], language: CodeLanguage) {
  for (const { lines } of hunks) {
    const read = maskReader(language);
    for (const { mark, newLine, text } of lines)
      if (newLine !== null) yield { added: mark === '+', line: newLine, code: read(text.slice(0, MAX_LINE)) };
  }
}

function isForeign(text: string): boolean {
  return /[^\0-\x7f]/.test(text);
}

function imitationsIn(code: string): readonly Imitation[] {
  return foreignNames(code).flatMap(({ name }) => imitationOf(name) ?? []);
}

type Place = { readonly path: string; readonly line: number | null; readonly what: string };

function finding({ path, line, what }: Place, imitation: Imitation): GateFinding {
  const [first = ''] = imitation.foreign;
  const code = codePointName(first.codePointAt(0) ?? 0);
  return {
    // Fullwidth and mathematical letters are seen to be others by most people.
    severity: imitation.foreign.every(isStyledLatin) ? 'suggestion' : 'important',
    path,
    line,
    rule: RULE,
    issue: `${what} ${code}, which looks like \`${imitationLetter(imitation)}\`, in \`${shown(imitation)}\`: it is another name than it seems to be.`,
    fix: `Write it in the letters of one alphabet. If it is meant, say so: \`quorate-ignore ${RULE} until YYYY-MM-DD: reason\`.`,
  };
}

function imitationLetter({ name, looksLike }: Imitation): string {
  const at = [...name].findIndex(isForeign);
  return looksLike.charAt(at);
}

/** The name with every foreign letter written as its code point. */
function shown({ name }: Imitation): string {
  const letters = [...name];
  const text = letters
    .slice(0, MAX_QUOTED)
    .map((letter) => (isForeign(letter) ? `[${codePointName(letter.codePointAt(0) ?? 0)}]` : letter))
    .join('');
  return letters.length > MAX_QUOTED ? `${text}…` : text;
}
