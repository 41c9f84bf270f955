import { validateReviewerFinding } from '../../domain/contract.ts';
import type { DroppedItem, ReadFinding } from '../../domain/finding.ts';
import { gravest } from '../../domain/severity.ts';
import { type Fields, isFields, isPlaceholder, looksLikeFinding } from './finding-shape.ts';
import { BrokenItem, type Member, type ParseNotes } from './json-cursor.ts';
import {
  contractFinding,
  normaliseCategory,
  normaliseLine,
  normalisePath,
  normaliseSeverity,
  normaliseText,
  splitLine,
} from './normalise.ts';

/** What one item of an answer came to. */
export type ItemReading = {
  readonly findings: readonly ReadFinding[];
  readonly dropped: readonly DroppedItem[];
  /** What a correction turn should mend, each with the place it speaks of. */
  readonly errors: readonly string[];
  /** Whether all of the item was kept as it was meant. */
  readonly whole: boolean;
  /** Whether a value had to be brought into the contract's form. */
  readonly changed: boolean;
};

export type ItemContext = {
  readonly notes: ParseNotes;
  /** Paths of the change, where they are known. */
  readonly paths: ReadonlySet<string> | null;
};

/** Reads one item of the list of findings. An item that cannot be kept is dropped with its reason, never in silence. */
export function readItem(item: unknown, index: number, context: ItemContext): ItemReading {
  const place = `/findings/${index}`;
  if (item instanceof BrokenItem) return drop(item.raw, `${place}: must be valid JSON`);
  if (!isFields(item)) return drop(item, `${place}: must be object`);
  if (context.notes.unfinished.has(item)) return drop(item, `${place}: the text ends inside this finding`);
  if (isPlaceholder(item)) return drop(item, `${place}: is a placeholder, not a finding`);
  const members = context.notes.repeated.get(item);
  if (members !== undefined) return readRepeated(item, members, { place, context });
  return readFields(item, place, context);
}

type Where = { readonly place: string; readonly context: ItemContext };

/** An object that names keys twice is two findings without a brace between them, or one that contradicts itself. */
function readRepeated(item: Fields, members: readonly Member[], { place, context }: Where): ItemReading {
  const parts = splitAtRepeats(members);
  if (parts.every(looksLikeFinding)) {
    const readings = parts.map((part) => readFields(part, place, context));
    return {
      findings: readings.flatMap(({ findings }) => findings),
      dropped: readings.flatMap(({ dropped }) => dropped),
      errors: readings.flatMap(({ errors }) => errors),
      whole: readings.every(({ whole }) => whole),
      changed: true,
    };
  }
  const severities = members
    .filter(([key, value]) => key === 'severity' && typeof value === 'string')
    .map(([, value]) => normaliseSeverity(String(value)).value);
  const reading = readFields(
    severities.length > 1 ? { ...item, severity: gravest(severities) } : item,
    place,
    context,
  );
  const contradicts = members.some(([key, value]) => JSON.stringify(value) !== JSON.stringify(item[key]));
  if (!contradicts) return { ...reading, changed: true };
  const reason = `${place}: must not name a key twice`;
  return {
    ...reading,
    dropped: [...reading.dropped, { reason, item: members }],
    errors: [...reading.errors, reason],
    whole: false,
  };
}

/** The members of an object that names some of them twice, as objects that name each once, in order. */
export function splitAtRepeats(members: readonly Member[]): readonly Fields[] {
  const parts: Record<string, unknown>[] = [{}];
  for (const [key, value] of members) {
    if (Object.hasOwn(parts.at(-1) ?? {}, key)) parts.push({});
    Object.defineProperty(parts.at(-1) ?? {}, key, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  return parts;
}

function readFields(item: Fields, place: string, { paths }: ItemContext): ItemReading {
  const { file, line } = readPlace(item, paths);
  const severity = typeof item.severity === 'string' ? normaliseSeverity(item.severity) : null;
  const issue = Array.isArray(item.issue) ? normaliseText(item.issue) : item.issue;
  if (severity === null || typeof file !== 'string' || typeof issue !== 'string') {
    return drop(item, ...faultsOf({ ...pick(item), line: line.value }, place));
  }
  const finding: ReadFinding = {
    severity: severity.value,
    file,
    line: line.value,
    issue,
    fix: normaliseText(item.fix),
    ruleId: normaliseText(item.ruleId),
    criteriaSource: normaliseText(item.criteriaSource),
    category: normaliseCategory(item.category),
    quote: normaliseText(item.quote),
  };
  // Blanks must not make up the length that the contract asks for.
  const faults = faultsOf({ ...contractFinding(finding), file: file.trim(), issue: issue.trim() }, place);
  if (faults.length > 0) return drop(item, ...faults);
  const errors = [
    ...(severity.note === null ? [] : [`${place}/severity: ${severity.note}`]),
    ...(line.note === null ? [] : [`${place}/line: ${line.note}`]),
  ];
  return {
    findings: [finding],
    dropped: [],
    errors,
    whole: line.note === null,
    changed: differs(finding, item),
  };
}

/** Path and line; a line that stands in the path counts where the item gives no other. */
function readPlace(item: Fields, paths: ReadonlySet<string> | null) {
  const line = normaliseLine(item.line);
  if (typeof item.file !== 'string') return { file: item.file, line };
  const split = splitLine(item.file);
  const isKnown = paths?.has(item.file) ?? false;
  if (isKnown || split.line === null || (line.value > 0 && line.value !== split.line)) {
    return { file: normalisePath(item.file, paths), line };
  }
  return { file: normalisePath(split.file, paths), line: { value: split.line, note: null } };
}

function pick({ severity, file, issue }: Fields): Fields {
  return Object.fromEntries(
    Object.entries({ severity, file, issue }).filter(([, value]) => value !== undefined),
  );
}

function faultsOf(candidate: unknown, place: string): readonly string[] {
  return validateReviewerFinding(candidate).map(
    ({ path, message }) => `${place}${path === '/' ? '' : path}: ${message}`,
  );
}

function differs(finding: ReadFinding, item: Fields): boolean {
  const { severity, file, line, issue, fix } = finding;
  const read = Object.entries({ severity, file, line, issue, fix: fix ?? '' });
  return read.some(([key, value]) => value !== (item[key] ?? ''));
}

function drop(item: unknown, ...faults: readonly string[]): ItemReading {
  return {
    findings: [],
    dropped: [{ reason: faults.join('; '), item }],
    errors: faults,
    whole: false,
    changed: true,
  };
}
