import type { ChangedFile } from '../../domain/change.ts';
import { type CodeLanguage, codeLanguageOf } from '../../domain/code-language.ts';
import type { FileKind } from './risk-kinds.ts';
import { type SurfaceReader, surfaceReader } from './risk-surface.ts';
import { factsOf } from './risk-syntax.ts';

/** What the changed lines of a file say. */
export type LineReading = {
  /** Changed lines that do something: of added and removed ones the larger number. */
  readonly logic: number;
  /** Ways through the code, added beyond those that were removed; from 0. */
  readonly branching: number;
  /** Names that others rely on and that were added, removed or declared anew. */
  readonly symbols: number;
  /** Whether statements that alter a data base's structure were added. */
  readonly ddl: boolean;
  /** Whether a test was added in the file itself, as some languages have it. */
  readonly hasTest: boolean;
};

const NOTHING: LineReading = { logic: 0, branching: 0, symbols: 0, ddl: false, hasTest: false };

/** Text of a file beyond which its size says enough: a file with more is not read by reviewers either. */
const MAX_BYTES = 512 * 1024;

/** What of a line is read: statements are shorter, and what is longer was not written by hand. */
const MAX_LINE = 1_000;

/** In code, statements stand in texts, where capitals tell them from what is said about them. */
const DDL_IN_CODE =
  /\b(?:CREATE|ALTER|DROP|TRUNCATE) {1,4}(?:UNIQUE |TEMPORARY |TEMP |MATERIALIZED )?(?:TABLE|INDEX|VIEW|SCHEMA|DATABASE|TYPE|SEQUENCE|TRIGGER)\b/;
const DDL_IN_SQL =
  /^\s*(?:create|alter|drop|truncate|rename)\s{1,4}(?:or replace |unique |temporary |temp |materialized )?(?:table|index|view|schema|database|type|sequence|trigger|function|procedure|column|constraint|domain|extension|policy|role)\b/i;

/** Rust keeps tests beside the code they are of. */
const OWN_TEST = /^\s*#\[(?:\w{1,40}::)?test\b/;

/** Reads the changed lines of code and configuration. What stands around them has no say. */
export function readLines(file: ChangedFile, kind: FileKind): LineReading {
  const { diff, path } = file;
  if ((kind !== 'code' && kind !== 'setup') || diff === null || diff.bytes > MAX_BYTES) return NOTHING;
  const changed = { '+': [] as string[], '-': [] as string[] };
  for (const { lines } of diff.hunks) {
    for (const { mark, text } of lines) if (mark !== ' ') changed[mark].push(text.slice(0, MAX_LINE));
  }
  const language = codeLanguageOf(path);
  const added = tally(changed['+'], language);
  const removed = tally(changed['-'], language);
  const ddl = language === 'sql' ? DDL_IN_SQL : DDL_IN_CODE;
  return {
    logic: Math.max(added.logic, removed.logic),
    branching: Math.max(0, added.branching - removed.branching),
    symbols: countSymbols(path, changed['+'], changed['-']),
    ddl: changed['+'].some((text) => ddl.test(text) && factsOf(text, language).logic),
    hasTest: language === 'rust' && changed['+'].some((text) => OWN_TEST.test(text)),
  };
}

function tally(
  texts: readonly string[],
  language: CodeLanguage | null,
): Pick<LineReading, 'logic' | 'branching'> {
  let [logic, branching] = [0, 0];
  for (const text of texts) {
    const facts = factsOf(text, language);
    if (facts.logic) logic += 1;
    branching += facts.branching;
  }
  return { logic, branching };
}

/** Distinct names that are declared on changed lines. One whose line is there before and after was only moved. */
function countSymbols(path: string, added: readonly string[], removed: readonly string[]): number {
  const read = surfaceReader(path);
  if (read === null) return 0;
  const [before, after] = [declarations(removed, read), declarations(added, read)];
  const changed = [
    ...[...after].filter(([text]) => !before.has(text)),
    ...[...before].filter(([text]) => !after.has(text)),
  ];
  return new Set(changed.map(([, name]) => name)).size;
}

/** Names by the lines that declare them. */
function declarations(texts: readonly string[], read: SurfaceReader): Map<string, string> {
  const found = new Map<string, string>();
  for (const text of texts) {
    const name = read(text);
    if (name !== null) found.set(text.trim(), name);
  }
  return found;
}
