import type { ReviewDocument } from '../../domain/contracts.generated.ts';
import type { FindingPlace } from '../../domain/publication.ts';
import { inlineMarkdown, safeLink } from '../../lib/markdown.ts';
import { oneLine } from '../../lib/text.ts';
import { type Entry, entry } from './markdown-fit.ts';
import { type SummaryInput, sortFindings } from './markdown-model.ts';
import { capped, findingQuote, findingRow, lineOf, placeLink, row, type Section } from './markdown-parts.ts';
import { placeText } from './places.ts';
import { citedRule } from './rule-words.ts';
import { byText } from './voices.ts';

type RawFinding = ReviewDocument['findings'][number];
type Permalink = SummaryInput['permalink'];

/** Columns of an issue that was set aside. */
const ASIDE_COLUMNS = 400;

const SAID_TWICE = 'says the same as another finding';

const RESOLVED = 'resolved by people, still open here';

/** Findings that comments say. Which run wrote the comment is not told: that would change the text on every run. */
export function commentedPart(places: readonly FindingPlace[], permalink: Permalink): Omit<Section, 'rank'> {
  const said = places.filter(({ place }) => place !== 'summary');
  return {
    title: `In comments (${said.length})`,
    entries: said.map((item) => {
      const text = findingRow(item, permalink, item.resolved ? [RESOLVED] : []);
      return entry(text);
    }),
  };
}

/** Findings that no comment says, in full. */
export function listedPart(
  { slots: seats }: Pick<ReviewDocument, 'slots'>,
  places: readonly FindingPlace[],
  permalink: Permalink,
): Omit<Section, 'rank'> {
  const listed = places.filter(({ place }) => place === 'summary');
  return {
    title: `Listed here only (${listed.length})`,
    entries: listed.map((item) => fullEntry(item, permalink, { notes: notesOf(item), seats })),
  };
}

/** All findings in full, each with what became of it on the pull request. */
export function acceptedPart(
  { slots: seats }: Pick<ReviewDocument, 'slots'>,
  places: readonly FindingPlace[],
  permalink: Permalink,
): Omit<Section, 'rank'> {
  return {
    title: `Accepted (${places.length})`,
    entries: places.map((item) => {
      const notes = [...stateNotes(item), ...notesOf(item)];
      return fullEntry(item, permalink, { notes, seats });
    }),
  };
}

type Told = { readonly notes: readonly string[]; readonly seats: ReviewDocument['slots'] };

function fullEntry(item: FindingPlace, permalink: Permalink, { notes, seats }: Told): Entry {
  const { finding, url } = item;
  const comment = url === null ? [] : [safeLink('comment', url)];
  const facts = [...comment, ...[...notes, ...subjectOf(finding, seats)].map(inlineMarkdown)];
  const head = [`**${finding.severity}** ${placeLink(finding, permalink)}`, ...facts].join(' · ');
  return {
    full: `${head}\n\n${findingQuote(finding)}\n`,
    short: findingRow(item, permalink, notes),
    count: 1,
  };
}

function stateNotes({ place, state }: FindingPlace): string[] {
  if (place === 'summary') return [];
  const where = place === 'file' ? 'on its file' : 'on its line';
  return [state === 'kept' ? `said before, ${where}` : `said ${where}`];
}

function notesOf({ reason, resolved }: FindingPlace): string[] {
  return [...(reason === null ? [] : [reason]), ...(resolved ? [RESOLVED] : [])];
}

/** Who raised it, by which rule, of what kind. */
function subjectOf(
  { slots, ruleId, criteriaSource, category }: FindingPlace['finding'],
  seats: Told['seats'],
): string[] {
  const rule = ruleId === null ? [] : [citedRule(ruleId, criteriaSource)];
  return [byText(slots, seats), ...rule, ...(category === null ? [] : [category])];
}

/** How many findings were set aside, by reason: rejected ones come last. */
export function setAsidePart(document: ReviewDocument): Omit<Section, 'rank'> {
  const { deferred, rejected, duplicates } = sortFindings(document);
  return {
    title: `Set aside: ${deferred.length} deferred, ${rejected.length} rejected, ${duplicates.length} said twice`,
    entries: [
      ...byReason('deferred', deferred),
      ...byReason('rejected', rejected),
      ...(duplicates.length === 0
        ? []
        : [row(`${duplicates.length} rejected: ${SAID_TWICE}`, duplicates.length)]),
    ],
  };
}

function byReason(word: string, findings: readonly RawFinding[]): Entry[] {
  const counts = new Map<string, number>();
  for (const { reason } of findings) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return capped([...counts], ([reason, count]) => row(`${count} ${word}: ${reason}`, count));
}

/** Every finding that was set aside, with its reason: put off, turned down, or said twice. */
export function setAsideParts(
  document: ReviewDocument,
  permalink: Permalink,
): readonly Omit<Section, 'rank'>[] {
  const { deferred, rejected, duplicates } = sortFindings(document);
  const byId = new Map(document.findings.map((finding) => [finding.id, finding]));
  const sameAs = ({ duplicateOf }: RawFinding): string => {
    const other = byId.get(duplicateOf ?? '');
    return other === undefined ? SAID_TWICE : `says the same as ${other.slot} at ${placeText(pathed(other))}`;
  };
  const part = (title: string, findings: readonly RawFinding[], why: (finding: RawFinding) => string) => ({
    title: `${title} (${findings.length})`,
    entries: findings.map((finding) => {
      const by = byText([finding.slot], document.slots);
      return asideEntry(finding, permalink, { by, why: why(finding) });
    }),
  });
  return [
    part('Deferred', deferred, ({ reason }) => reason),
    part('Rejected', rejected, ({ reason }) => reason),
    part('Said twice', duplicates, sameAs),
  ];
}

function asideEntry(
  finding: RawFinding,
  permalink: Permalink,
  { by, why }: { readonly by: string; readonly why: string },
): Entry {
  const head = `- **${finding.severity}** ${placeLink(pathed(finding), permalink)}, ${by}`;
  // Bitbucket Cloud nests lists by four blanks.
  const reason = `    - ${lineOf(why)}\n`;
  const short = `${head}\n${reason}`;
  return {
    full: `${head}: ${inlineMarkdown(oneLine(finding.issue, ASIDE_COLUMNS))}\n${reason}`,
    short,
    count: 1,
  };
}

function pathed({ file, line, anchor }: RawFinding) {
  return { path: file, line, anchor };
}
