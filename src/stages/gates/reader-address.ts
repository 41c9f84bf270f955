import type { ChangedFile, ChangeSet, DiffLine } from '../../domain/change.ts';
import { type CodeLanguage, codeLanguageOf } from '../../domain/code-language.ts';
import type { GateFinding, GateOutcome } from '../../domain/gates.ts';
import { visible } from '../../domain/render.ts';
import { capped } from '../../lib/cut.ts';
import { isCode, maskReader, regionAt } from './hidden-text-regions.ts';
import { addressIn, mayBegin } from './reader-address-patterns.ts';
import { type Plain, plainLine, plainPath, roughLine } from './reader-address-text.ts';

const NAME = 'addresses-reviewer';
const RULE = `gate/${NAME}`;

/** A sentence is looked for on so many lines in a row. */
const WINDOW = 3;

/** How much of a text a finding repeats: whoever reads findings by machine must not be spoken to either. */
const MAX_EXCERPT = 60;

/**
 * The gate of text that addresses the reviewer: on added lines and in new names of files, words that speak to whoever
 * reviews by machine and ask for leniency, silence, another form of answer or obedience. It never fails: the change is
 * reviewed as any other, and people are told what it says.
 */
export function readerAddressGate({ files }: ChangeSet): GateOutcome {
  const findings = files.flatMap((file) =>
    file.status === 'deleted' ? [] : [...pathFindings(file), ...lineFindings(file)],
  );
  return { name: NAME, status: 'pass', reason: null, findings };
}

function pathFindings({ path, status }: ChangedFile): readonly GateFinding[] {
  if (status === 'modified') return [];
  const text = plainPath(path);
  const found = addressIn(text);
  return found === null ? [] : [finding(path, null, text.slice(found.start, found.end))];
}

function lineFindings({ path, diff }: ChangedFile): readonly GateFinding[] {
  const joins = joinsOf(path);
  return (diff?.hunks ?? []).flatMap(({ lines: all }) => {
    const lines = all.filter(({ mark }) => mark === '+');
    const isTold = tellerOf(path, all);
    let read = 0;
    return lines.flatMap((line, index) => {
      if (index < read || !mayBegin(roughLine(line.text))) return [];
      const found = addressOn(windowOf(lines.slice(index, index + WINDOW), joins));
      if (found === null || (found.bare && !isTold(line))) return [];
      read = index + found.lines;
      return [finding(path, line.newLine, found.words)];
    });
  });
}

/** What begins on the first line of a window, and over how many of its lines it goes. */
type WindowAddress = { readonly words: string; readonly bare: boolean; readonly lines: number };

function addressOn(window: readonly string[]): WindowAddress | null {
  const text = window.join(' ');
  const found = addressIn(text);
  // What begins on a later line is found there.
  if (found === null || found.start >= (window[0] ?? '').length) return null;
  return {
    words: text.slice(found.start, found.end),
    bare: found.bare,
    lines: linesUpTo(window, found.end),
  };
}

/**
 * Tells whether words that take back instructions are told to a reader: in a comment, or in a document. Programs about
 * models hold them in strings and lists, and documents quote them.
 */
function tellerOf(path: string, lines: readonly DiffLine[]): (line: DiffLine) => boolean {
  const language = codeLanguageOf(path);
  let masks: ReadonlyMap<DiffLine, string> | null = null;
  return (line) => {
    const isDocument = language === 'markdown' || language === 'html';
    if (!isDocument && !isCode(language)) return false;
    const verb = /(.?)(?:ignore|disregard|forget|override)/i.exec(line.text);
    // Words that were written so as not to be found are meant for somebody.
    if (verb === null) return true;
    const [, before = ''] = verb;
    if (/["'`\u201c\u2018\u00ab]/.test(before)) return false;
    if (!isCode(language)) return true;
    masks ??= masksOf(language, lines);
    return regionAt(masks.get(line) ?? '', verb.index + before.length) === 'comment';
  };
}

function masksOf(language: CodeLanguage, lines: readonly DiffLine[]): ReadonlyMap<DiffLine, string> {
  const read = maskReader(language);
  return new Map(lines.filter(({ mark }) => mark !== '-').map((line) => [line, read(line.text)]));
}

/** Whether a text goes on on the next line: in prose always, in code where both are comments or quotations. */
function joinsOf(path: string): (a: Plain, b: Plain) => boolean {
  const code = isCode(codeLanguageOf(path));
  return (a, b) => b.text !== '' && (!code || (a.said && b.said));
}

/** The first of some lines, and those that it goes on on. */
function windowOf(lines: readonly DiffLine[], joins: (a: Plain, b: Plain) => boolean): readonly string[] {
  const plain = lines.map(({ text }) => plainLine(text));
  const end = lines.findIndex((line, index) => {
    const [before, own, last] = [plain[index - 1], plain[index], lines[index - 1]];
    if (before === undefined || own === undefined || last === undefined) return false;
    return line.newLine !== (last.newLine ?? 0) + 1 || !joins(before, own);
  });
  return plain.slice(0, end < 0 ? plain.length : end).map(({ text }) => text);
}

/** On how many lines of a window its first `end` units lie. */
function linesUpTo(window: readonly string[], end: number): number {
  let used = 0;
  const last = window.findIndex((text) => {
    used += text.length + 1;
    return end < used;
  });
  return last < 0 ? window.length : last + 1;
}

function finding(path: string, line: number | null, words: string): GateFinding {
  const where = line === null ? 'The name of this file' : 'This text';
  const excerpt = capped(visible(words).replaceAll('`', "'"), MAX_EXCERPT);
  return {
    severity: 'important',
    path,
    line,
    rule: RULE,
    issue: `${where} tells whoever reviews by machine how to judge the change (\`${excerpt}\`). Such words are no part of a program, and the review does not follow them.`,
    fix: `Take it out. If it is meant for people or is data of a test, say so: \`quorate-ignore ${RULE} until YYYY-MM-DD: reason\`.`,
  };
}
