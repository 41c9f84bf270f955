import type { DroppedItem } from '../../domain/finding.ts';
import { type Candidate, joined } from './candidates.ts';
import { type Fields, isFields, isPlaceholder, looksLikeFinding } from './finding-shape.ts';

/**
 * Picks the reviewer's answer among the candidates of one text. Lists beat findings that stand alone, real ones beat
 * templates, full ones beat empty ones, later ones beat earlier ones. What was not picked is set aside by name, and
 * where it may belong to the answer, the answer has a gap: an answer that may be more than was read is never whole.
 */
export function chooseAnswer(candidates: readonly Candidate[], text: string): Candidate | null {
  const lists = candidates.filter(({ kind }) => kind !== 'loose');
  const loose = candidates.filter(({ kind }) => kind === 'loose');
  const real = lists.filter(({ items }) => !isTemplate(items));
  if (real.length === 0) return loose.length > 0 ? gather(loose, text) : (lists.at(-1) ?? null);
  const lines = joinLines(real, text);
  if (lines !== null) return lines;
  const full = real.filter(({ items }) => items.length > 0);
  const chosen = full.findLast(({ items }) => items.some(looksLikeFinding)) ?? full.at(-1);
  if (chosen === undefined && loose.length > 0) {
    return withGap(gather(loose, text), 'an empty list stands beside the findings');
  }
  if (chosen === undefined) return withInlineDoubt(real.at(-1), text);
  return withOthers(chosen, { real, loose, text });
}

function isTemplate(items: readonly unknown[]): boolean {
  return items.length > 0 && items.every(isPlaceholder);
}

/** An empty list within a sentence is spoken of, not given. */
function withInlineDoubt(candidate: Candidate | undefined, text: string): Candidate | null {
  if (candidate === undefined) return null;
  if (endsLine(candidate, text)) return candidate;
  return { ...candidate, gaps: [...candidate.gaps, 'the empty list stands within a sentence'] };
}

type Others = {
  readonly real: readonly Candidate[];
  readonly loose: readonly Candidate[];
  readonly text: string;
};

function withOthers(chosen: Candidate, { real, loose, text }: Others): Candidate {
  const rest = real.filter((candidate) => candidate !== chosen);
  const later = rest.filter((candidate) => candidate.start >= chosen.end);
  const gaps = [...chosen.gaps, ...later.flatMap((candidate) => candidate.gaps)];
  if (later.some((candidate) => candidate.items.length === 0 && endsLine(candidate, text))) {
    gaps.push('an empty answer follows the answer');
  }
  const unlike = unlikeAny(chosen.items);
  const superseded = rest.flatMap(({ items }) => items).filter(unlike);
  const alone = loose.flatMap(({ items }) => items).filter(unlike);
  // Before an answer object a finding is an example; before a bare list it may be what is left of the same list.
  if (
    loose.some(({ start, items }) => (start >= chosen.end || chosen.kind === 'list') && items.some(unlike))
  ) {
    gaps.push('a finding stands outside of the answer');
  }
  // A cut answer may have lost what an earlier, whole one said: both are kept, the answer is partial anyway.
  const items = chosen.gaps.length > 0 ? [...chosen.items, ...superseded] : chosen.items;
  const setAside = [
    ...(items === chosen.items ? superseded.map(setAsideBecause('superseded by a later answer')) : []),
    ...alone.map(setAsideBecause('stands outside of the answer')),
  ];
  return { ...chosen, items, gaps, setAside: [...chosen.setAside, ...setAside] };
}

function setAsideBecause(reason: string): (item: unknown) => DroppedItem {
  return (item) => ({ reason, item });
}

/** A test for items that differ from all of `items`. */
function unlikeAny(items: readonly unknown[]): (item: unknown) => boolean {
  const known = new Set(items.map((item) => JSON.stringify(item)));
  return (item) => !isPlaceholder(item) && !known.has(JSON.stringify(item));
}

/** Letters between findings are prose, which may hold more of them; fences and commas are not. */
const PROSE = /\p{L}/u;
const FENCE = /```\w*|<[^<>]{0,80}>/g;
const FINDINGS_KEY = /["'“]findings["'”]\s*[:：]/;

/** Findings that stand alone make an answer (JSON Lines); with prose around them nothing says that they are all. */
function gather(loose: readonly Candidate[], text: string): Candidate {
  const all = { ...joined(loose), setAside: loose.flatMap(({ setAside }) => setAside) };
  let at = 0;
  let between = '';
  for (const { start, end } of loose) {
    between += text.slice(at, Math.max(at, start));
    at = Math.max(at, end);
  }
  between += text.slice(at);
  if (FINDINGS_KEY.test(between)) return withGap(all, 'the list around the findings could not be read');
  return PROSE.test(between.replace(FENCE, '')) ? withGap(all, 'the findings stand within prose') : all;
}

function withGap(candidate: Candidate, gap: string): Candidate {
  return { ...candidate, gaps: [...candidate.gaps, gap] };
}

/** One answer object per line is one answer in parts, unless two of them speak of the same place. */
function joinLines(real: readonly Candidate[], text: string): Candidate | null {
  if (real.length < 2) return null;
  const places = real.flatMap(({ items }) => items).map(placeOf);
  if (new Set(places).size < places.length) return null;
  let before: Candidate | null = null;
  for (const candidate of real) {
    if (candidate.kind !== 'object' || text.slice(candidate.start, candidate.end).includes('\n')) return null;
    if (before !== null && !/^\r?\n$/.test(text.slice(before.end, candidate.start))) return null;
    before = candidate;
  }
  return joined(real);
}

function placeOf(item: unknown): string {
  const { file, line }: Fields = isFields(item) ? item : {};
  return `${String(file)}:${String(line)}`;
}

function endsLine({ end }: Candidate, text: string): boolean {
  const lineEnd = text.indexOf('\n', end);
  return !/[\p{L}\p{N}]/u.test(text.slice(end, lineEnd === -1 ? text.length : lineEnd));
}
