import { CATEGORIES, type Category, type ReadFinding } from '../../domain/finding.ts';
import { SEVERITIES, type Severity, severityRank } from '../../domain/severity.ts';

/** A value in the contract's form, and what had to be assumed to bring it there (null: nothing). */
export type Normalised<T> = { readonly value: T; readonly note: string | null };

/** Words of other scales, each with the severity of the same gravity. */
const SEVERITY_WORDS: Readonly<Record<Severity, readonly string[]>> = {
  blocking: [
    'blocker',
    'block',
    'critical',
    'high',
    'severe',
    'error',
    'fatal',
    'urgent',
    'must-fix',
    'p0',
    'p1',
  ],
  important: ['major', 'medium', 'moderate', 'warning', 'warn', 'significant', 'p2'],
  suggestion: [
    ...[
      'suggest',
      'minor',
      'low',
      'trivial',
      'nit',
      'nitpick',
      'info',
      'informational',
      'note',
      'notice',
      'hint',
    ],
    ...['style', 'optional', 'cosmetic', 'improvement', 'non-blocking', 'nonblocking', 'p3', 'p4'],
  ],
};
const SEVERITY_OF: ReadonlyMap<string, Severity> = new Map(
  SEVERITIES.flatMap((severity) =>
    [severity, ...SEVERITY_WORDS[severity]].map((word): [string, Severity] => [word, severity]),
  ),
);

/** The contract's word for a severity. An unknown word becomes the gravest: severity is never lowered by a slip. */
export function normaliseSeverity(raw: string): Normalised<Severity> {
  const words = raw.toLowerCase().match(/[a-z][a-z0-9]*(?:-[a-z]+)*/g) ?? [];
  const known = words.map((word) => SEVERITY_OF.get(word)).filter((severity) => severity !== undefined);
  const [gravest] = known.sort((a, b) => severityRank(a) - severityRank(b));
  if (gravest !== undefined) return { value: gravest, note: null };
  return { value: 'blocking', note: `the severity ${quoted(raw)} is unknown and counts as blocking` };
}

const LINE_TEXT =
  /^(?:#?l(?:ines?|n)?\.?\s*)?(\d{1,9})(?:\.0+)?(?:\s*(?:-|–|—|to|:|,|\.\.)\s*(?:#?l(?:ines?)?\s*)?\d{1,9})?$/i;

/** A line number out of `12`, `"12"`, `"L12"`, `"12-15"`, `[12, 15]`; 0, the whole file, where there is none. */
export function normaliseLine(raw: unknown): Normalised<number> {
  if (typeof raw === 'number' && Number.isSafeInteger(raw) && raw >= 0) return { value: raw, note: null };
  if (Array.isArray(raw) && raw.length > 0) return normaliseLine(raw[0]);
  const digits = typeof raw === 'string' ? LINE_TEXT.exec(raw.trim())?.[1] : undefined;
  if (digits !== undefined) return { value: Number(digits), note: null };
  const said = raw === undefined ? 'no line is given' : `the line ${quoted(raw)} is no line number`;
  return { value: 0, note: `${said}; use 0 for the whole file` };
}

const WITH_LINE = /^(.+?)(?::(\d{1,9})(?:[-:]\d{1,9})?|#L(\d{1,9})(?:-L?\d{1,9})?)$/;

/** A path and, where it was written into it (`src/a.ts:12`), the line. */
export function splitLine(raw: string): { readonly file: string; readonly line: number | null } {
  const [, file, line, anchor] = WITH_LINE.exec(raw) ?? [];
  const digits = line ?? anchor;
  if (file === undefined || digits === undefined) return { file: raw, line: null };
  return { file, line: Number(digits) };
}

/**
 * A path as the change names it. Among known paths the one that is meant; without them, what a diff or a shell puts
 * before a path is taken off.
 */
export function normalisePath(raw: string, known: ReadonlySet<string> | null): string {
  if (known?.has(raw)) return raw;
  const trimmed = raw.trim().replace(/^(["'`])(.*)\1$/, '$2');
  // A backslash may be part of a name, but not of one that has slashes nowhere.
  const slashed = trimmed.includes('/') ? trimmed : trimmed.replaceAll('\\', '/');
  const relative = slashed.replace(/^(?:\.\/)+/, '');
  const stripped = slashed === trimmed ? relative.replace(/^[ab]\/(?=.)/, '') : relative;
  if (known === null) return stripped;
  const meant = [relative, stripped, ...suffixes(relative)].find((path) => known.has(path));
  return meant ?? relative;
}

/** What is left of an absolute path when folders are taken off its front. */
function suffixes(path: string): readonly string[] {
  if (!/^(?:\/|[A-Za-z]:)/.test(path)) return [];
  const parts = path.split('/');
  return parts.slice(1).map((_, index) => parts.slice(index + 1).join('/'));
}

/** Text of an optional member: lists of lines are joined, other values are kept as JSON, absent ones are null. */
export function normaliseText(raw: unknown): string | null {
  if (raw === undefined || raw === null || raw === '') return null;
  if (typeof raw === 'string') return raw;
  if (Array.isArray(raw) && raw.every((line) => typeof line === 'string')) return raw.join('\n') || null;
  return JSON.stringify(raw);
}

/** The category that a word names, or null. */
export function normaliseCategory(raw: unknown): Category | null {
  const word =
    typeof raw === 'string'
      ? raw
          .trim()
          .toLowerCase()
          .replaceAll(/[\s_]+/g, '-')
      : null;
  return CATEGORIES.find((category) => category === word) ?? null;
}

/** The members of a finding that the contract knows, absent ones left out. */
export function contractFinding(finding: ReadFinding) {
  const { severity, file, line, issue, fix, ruleId, criteriaSource } = finding;
  return {
    severity,
    file,
    line,
    issue,
    ...(fix === null ? {} : { fix }),
    ...(ruleId === null ? {} : { ruleId }),
    ...(criteriaSource === null ? {} : { criteriaSource }),
  };
}

function quoted(value: unknown): string {
  return (JSON.stringify(value) ?? String(value)).slice(0, 80);
}
