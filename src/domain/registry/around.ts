/** What stands around a line, told by indentation: a check sees lines, not a tree. */
import { type CodeLine, lineAt, lineNear, type Place } from './entry.ts';

/** As far as checks look around a line. */
export const REACH = 40;

/** Columns before the first character that is no blank; a tab counts as one. */
export function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}

/** The lines above the one that is looked at, the nearest first, up to the first gap in what is shown. */
export function linesAbove(place: Place, most: number = REACH): CodeLine[] {
  return linesFrom(place, -1, most);
}

/** The lines below the one that is looked at, the nearest first, up to the first gap in what is shown. */
export function linesBelow(place: Place, most: number = REACH): CodeLine[] {
  return linesFrom(place, 1, most);
}

function linesFrom(place: Place, step: 1 | -1, most: number): CodeLine[] {
  const found: CodeLine[] = [];
  for (let steps = 1; steps <= most; steps += 1) {
    const line = lineNear(place, step * steps);
    if (line === null) break;
    found.push(line);
  }
  return found;
}

/** A line that begins with what closes a list of parameters belongs to a head that is indented as it is. */
const CLOSER = /^[)\]}]/;

/** The lines above that enclose the one that is looked at, the innermost first: heads of blocks, keys of mappings. */
export function enclosing(place: Place, most: number = REACH): CodeLine[] {
  let inner = indentOf(lineAt(place).text);
  const found: CodeLine[] = [];
  for (const line of linesAbove(place, most)) {
    const bare = line.text.trim();
    const indent = indentOf(line.text);
    if (bare === '' || indent >= inner) continue;
    found.push(line);
    inner = CLOSER.test(bare) ? indent + 1 : indent;
    if (inner === 0) break;
  }
  return found;
}

/** What tests read and do not run as tests of this program. */
const INPUT = /(?:^|\/)(?:__)?(?:fixtures?|testdata|test-data|examples?|templates?|stubs?)(?:__)?\//;

/** Whether the line is one of a test, and not of a file that tests take for their input. */
export function isOfTest({ isTest, path }: Pick<Place, 'isTest' | 'path'>): boolean {
  return isTest && !INPUT.test(path);
}

/** The number of a release in a comment. */
const RELEASE = /^\s{0,20}(?:\/\*|\*|\/\/).{0,100}\b\d{1,3}\.\d{1,4}\.\d{1,4}\b/;

/** Whether a script is the file of a library that was taken over whole: its name or its head names a release of it. */
export function isTakenOver({ path, language, lines }: Omit<Place, 'isTest' | 'at'>): boolean {
  if (language !== 'javascript') return false;
  return (
    /[-.]\d{1,3}\.\d{1,4}\.\d{1,4}[^/]{0,40}$/.test(path) ||
    lines.slice(0, 30).some(({ number, text }) => number <= 30 && RELEASE.test(text))
  );
}

/** A line of a script or a configuration without its comment; strings stay. */
export function withoutComment(text: string): string {
  return text.replace(/(?:^|\s)#.*$/, '');
}
