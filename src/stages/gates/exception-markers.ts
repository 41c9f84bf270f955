import type { ChangedFile, ChangeSet, DiffLine } from '../../domain/change.ts';
import { codeLanguageOf } from '../../domain/code-language.ts';
import { OWN_TOOL } from '../../domain/exceptions.ts';
import type { ExceptionMarker } from '../../domain/gates.ts';
import { type NumberedLine, type ReadLine, readLines } from './exception-comments.ts';
import { HINT } from './exception-linters.ts';
import { OWN_HINT, ownMarkersIn } from './exception-own.ts';
import { type SaidSuppression, suppressionsIn } from './exception-suppressions.ts';
import { commentSyntaxOf } from './exception-syntax.ts';

/** Lines between a marker and the code that it holds for: further comments, decorators, blank ones. */
const MAX_BETWEEN = 3;

/** A decorator or an attribute alone on its line. */
const DECORATOR = /^\s{0,200}(?:@[\w.]{1,100}|#!?\[|\[[\w:.]{1,100}[\](])/;

/**
 * The comments by which code is excused from a rule: those of ours wherever the change shows them, those of linters where
 * it adds them. `today` is YYYY-MM-DD.
 */
export function markersOf({ files }: ChangeSet, today: string): ExceptionMarker[] {
  return files.flatMap((file) => markersIn(file, today));
}

function markersIn(file: ChangedFile, today: string): ExceptionMarker[] {
  const shown = [...file.context, ...hunkLines(file)];
  if (!shown.some(isHinted)) return [];
  const head = headLines(shown);
  const lines = readLines(head, commentSyntaxOf(file.path));
  return [...ownMarkers(file.path, lines, today), ...linterMarkers(file, lines)].sort(
    (a, b) => a.line - b.line,
  );
}

function ownMarkers(path: string, lines: readonly ReadLine[], today: string): ExceptionMarker[] {
  return lines.flatMap(({ line, mark, text, comments }, index) => {
    if (!OWN_HINT.test(text)) return [];
    const said = comments.flatMap((comment) => ownMarkersIn(comment, today));
    const covers = said.length === 0 ? null : coveredLine(lines, index);
    return said.map((marker) => ({
      path,
      line,
      ...(covers === null ? {} : { covers }),
      tool: OWN_TOOL,
      added: mark === '+',
      ...marker,
    }));
  });
}

/** The line that a marker holds for: its own where code stands on it, else the next line of code, if it is shown. */
function coveredLine(lines: readonly ReadLine[], index: number): number | null {
  const own = lines[index];
  if (own === undefined || hasCode(own)) return own?.line ?? null;
  for (let between = 0; between <= MAX_BETWEEN; between += 1) {
    const next = lines[index + 1 + between];
    if (next === undefined || next.line !== own.line + 1 + between) return null;
    if (hasCode(next) && !DECORATOR.test(next.code)) return next.line;
  }
  return null;
}

/** Braces around a comment are how a template holds one. */
function hasCode({ code }: ReadLine): boolean {
  return !/^[\s{}]*$/.test(code);
}

/** Linters' comments that the change adds; one that it took from another line of the file is no new one. */
function linterMarkers(file: ChangedFile, lines: readonly ReadLine[]): ExceptionMarker[] {
  const language = codeLanguageOf(file.path);
  const added = lines
    .filter(({ mark }) => mark === '+')
    .flatMap((line) => suppressionsIn(line, language).map((said) => ({ line: line.line, said })));
  if (added.length === 0) return [];
  const left = removedSuppressions(file);
  return added
    .filter(({ said }) => !takeOne(left, keyOf(said)))
    .map(({ line, said }) => ({
      path: file.path,
      line,
      ...said,
      until: null,
      added: true,
      state: said.reason === null ? 'no-reason' : 'active',
    }));
}

/** How often the change removes each suppression. */
function removedSuppressions(file: ChangedFile): Map<string, number> {
  const old = oldLines(file);
  const counts = new Map<string, number>();
  if (!old.some(({ mark, text }) => mark === '-' && HINT.test(text))) return counts;
  const language = codeLanguageOf(file.path);
  for (const line of readLines(old, commentSyntaxOf(file.path))) {
    if (line.mark !== '-') continue;
    for (const said of suppressionsIn(line, language)) {
      counts.set(keyOf(said), (counts.get(keyOf(said)) ?? 0) + 1);
    }
  }
  return counts;
}

function takeOne(counts: Map<string, number>, key: string): boolean {
  const count = counts.get(key) ?? 0;
  counts.set(key, count - 1);
  return count > 0;
}

function keyOf({ tool, rule }: SaidSuppression): string {
  return JSON.stringify([tool, rule]);
}

/** Whether a line may hold a marker that is told of: those of linters only where the change adds them. */
function isHinted({ mark, text }: DiffLine): boolean {
  return mark !== '-' && (OWN_HINT.test(text) || (mark === '+' && HINT.test(text)));
}

/** Everything of the file at head that the change shows, in order, each line once. */
function headLines(shown: readonly DiffLine[]): NumberedLine[] {
  const byLine = new Map<number, NumberedLine>();
  for (const { mark, newLine, text } of shown) {
    if (newLine !== null) byLine.set(newLine, { line: newLine, mark, text });
  }
  return [...byLine.values()].sort((a, b) => a.line - b.line);
}

function oldLines(file: ChangedFile): NumberedLine[] {
  return hunkLines(file).flatMap(({ mark, oldLine, text }) =>
    oldLine === null ? [] : [{ line: oldLine, mark, text }],
  );
}

function hunkLines({ diff }: ChangedFile): DiffLine[] {
  return (diff?.hunks ?? []).flatMap(({ lines }) => lines);
}
