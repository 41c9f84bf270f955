import { appliesTo } from '../../../domain/criteria.ts';
import type { SentFile } from '../../../domain/plan.ts';
import { isTakenOver } from '../../../domain/registry/around.ts';
import { cueFinder, cueText } from '../../../domain/registry/cue.ts';
import type { Check, CodeLine, Hit, Place, RegistryEntry } from '../../../domain/registry/entry.ts';
import type { Severity } from '../../../domain/severity.ts';
import { isTestPath } from '../../../domain/test-path.ts';
import { type ReadableFile, readableFile } from './lines.ts';

/** Characters of code, blanks apart, of the longest line that people write; longer ones come out of a tool. */
const LONGEST_WRITTEN = 500;

/** A breach of a rule on lines of the change. */
export type Breach = {
  readonly rule: RegistryEntry;
  readonly severity: Severity;
  readonly path: string;
  /** The first line at fault. */
  readonly line: number;
  /** The lines at fault as they are. */
  readonly quote: string;
  readonly issue: string;
  readonly fix: string;
};

/** What code found in some files. */
export type Inspection = {
  readonly breaches: readonly Breach[];
  /** Ids of rules that some added line was held against. */
  readonly checked: ReadonlySet<string>;
};

/** Holds the added lines of files that people wrote against every rule that code can check. Linear in lines and rules. */
export function inspectFiles(files: readonly SentFile[], entries: readonly RegistryEntry[]): Inspection {
  const breaches: Breach[] = [];
  const checked = new Set<string>();
  const rules = entries
    .filter(({ checks }) => checks.length > 0)
    .map((rule) => ({ rule, applies: appliesTo(rule), holdsCue: cueFinder(rule) }));
  const read = files.map(readableFile).filter((file) => file !== null);
  for (const file of read.filter((one) => !isTakenOver(one))) {
    const added = cueText(file.lines.filter(isForChecks).map(({ text }) => text));
    for (const { rule, applies, holdsCue } of rules) {
      const checks = applies(file.path, file.language) ? checksFor(rule, file) : [];
      if (checks.length === 0) continue;
      checked.add(rule.id);
      // What a check finds stands on a line that holds the cue.
      if (holdsCue(added)) breaches.push(...breachesOf(rule, checks, file));
    }
  }
  return { breaches, checked };
}

/** Added lines that somebody wrote: a copied library in a few long lines is for nobody to correct. */
function isForChecks({ isAdded, code }: CodeLine): boolean {
  if (!isAdded) return false;
  return code.length <= LONGEST_WRITTEN || code.replace(/\s/g, '').length <= LONGEST_WRITTEN;
}

function checksFor({ checks }: RegistryEntry, { language, path }: ReadableFile): readonly Check[] {
  const isTest = isTestPath(path);
  return checks.filter(({ languages, inTests }) => languages.includes(language) && (inTests || !isTest));
}

/** The first breach of each line; lines of one breach are not looked at again. */
function breachesOf(rule: RegistryEntry, checks: readonly Check[], file: ReadableFile): Breach[] {
  const isTest = isTestPath(file.path);
  const found: Breach[] = [];
  for (let at = 0; at < file.lines.length; at += 1) {
    const line = file.lines[at];
    if (line === undefined || !isForChecks(line) || !(rule.cue?.test(line.text) ?? true)) continue;
    const breach = firstHit(checks, { ...file, isTest, at });
    if (breach === null) continue;
    const { check, hit } = breach;
    const count = hit.lines ?? 1;
    found.push({
      rule,
      severity: rule.severity,
      path: file.path,
      line: line.number,
      quote: file.lines
        .slice(at, at + count)
        .map(({ text }) => text)
        .join('\n'),
      issue: hit.issue ?? check.issue,
      fix: hit.fix ?? check.fix,
    });
    at += count - 1;
  }
  return found;
}

function firstHit(checks: readonly Check[], place: Place): { check: Check; hit: Hit } | null {
  for (const check of checks) {
    const hit = check.find(place);
    if (hit !== null) return { check, hit };
  }
  return null;
}
