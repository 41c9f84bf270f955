import type { ReviewDocument } from '../../domain/contracts.generated.ts';
import type { Receipt } from '../../domain/publication.ts';
import { spentBy, type Usage } from '../../domain/usage.ts';
import { oneLine } from '../../lib/text.ts';
import { type ConsultedSeat, consultedSeats } from './consulted.ts';
import { counted, tokensText, totalUsdText, usdText } from './figures.ts';
import { exceptionCounts, importedText, routingLine, rulesChangedText, toldGates } from './gate-words.ts';
import { leftText, namedRules, ruleCounts } from './rule-words.ts';
import { rulesOnly } from './rules-only.ts';

/** Columns of the reason of a gate. */
const REASON_COLUMNS = 200;

type Consultation = ReviewDocument['consultations'][number];

/** A review in a log: one line for each step, with its counts, and one for each seat, with its tokens and money. */
export function reviewLines(document: ReviewDocument): readonly string[] {
  const {
    change,
    consultations,
    coverage,
    critic,
    gaps,
    gates,
    scopeGate,
    skipped,
    slots,
    triage,
    uncovered,
  } = document;
  const { base, mergeBase, head } = change;
  const only = rulesOnly(document);
  const short = (sha: string) => sha.slice(0, 12);
  return [
    `collect  ${short(mergeBase)}…${short(head.sha)} onto ${base.ref}: ${counted(gaps.length, 'gap')}`,
    ...lineFor(
      'collect',
      rulesChangedText(document, (path) => path),
    ),
    `gates    ${gates.map(({ name, status }) => `${name} ${status}`).join(', ')}; ${counted(critic.findings.length, 'finding')}`,
    ...gateLines(document),
    `plan     ${counted(coverage.files.length, 'file')} for review, ${skipped.length} left out by rule, ${uncovered.length} not given to the panel`,
    ...lineFor('plan', routingLine(document.routing)),
    ...lineFor('plan', scopeGate?.reason ?? null),
    ...slots.map(seatLine),
    ...lineFor('rules', rulesText(document)),
    ...consultedSeats(consultations).map(consultedLine),
    ...(triage === null ? [] : [triageLine(document, triage)]),
    `result   ${[document.conclusion, ...(only === null ? [] : [only.words]), ...document.reasons].join('; ')}`,
  ];
}

function lineFor(step: 'collect' | 'plan' | 'gates' | 'rules', text: string | null): string[] {
  return text === null || text === '' ? [] : [`${step.padEnd(8)} ${text}`];
}

/** Gates that did not end as usual, what other tools handed in, and how much was silenced. */
function gateLines(document: ReviewDocument): readonly string[] {
  const counts = exceptionCounts(document);
  return [
    ...toldGates(document).map(
      ({ name, status, reason }) => `${name} ${status}: ${oneLine(reason ?? '', REASON_COLUMNS)}`,
    ),
    ...document.imported.map(importedText),
    ...(counts === '' ? [] : [`exceptions: ${counts}`]),
  ].flatMap((text) => lineFor('gates', text));
}

/** How the change stands to the rules, which were not covered, and which were left out; null where none were selected. */
function rulesText({ conformance }: ReviewDocument): string | null {
  if (conformance.rules.length === 0) return null;
  const gaps = conformance.rules.flatMap(({ id, gap }) => (gap === null ? [] : [id]));
  const left = leftText(conformance);
  return [
    ruleCounts(conformance),
    ...(gaps.length === 0 ? [] : [`not covered: ${namedRules(gaps)}`]),
    ...(left === null ? [] : [left]),
  ].join('; ');
}

function seatLine({
  slot,
  binding,
  status,
  reason,
  findings,
  usage,
  costUsd,
}: ReviewDocument['slots'][number]): string {
  const why = reason === null ? '' : ` (${reason})`;
  return `panel    ${slot} ${binding} ${status}${why}: ${counted(findings, 'finding')}, ${tokenText(usage)}, ${usdText(costUsd)}`;
}

function consultedLine({ name, status, records, spent }: ConsultedSeat<Consultation>): string {
  const reasons = records.flatMap(({ reason }) => reason ?? []);
  const why = reasons.length === 0 ? '' : ` (${[...new Set(reasons)].join('; ')})`;
  const turns = records.reduce((sum, { calls }) => sum + calls, 0);
  const asked = `${counted(records.length, 'question')} in ${counted(turns, 'turn')}`;
  return `triage   ${name} ${records[0]?.binding ?? ''} ${status}${why}: ${asked}, ${tokenText(spent.usage)}, ${totalUsdText(records)}`;
}

function tokenText({ input, cacheRead, output }: Usage): string {
  return `${tokensText(input)} in (${tokensText(cacheRead)} cached), ${tokensText(output)} out`;
}

function triageLine(document: ReviewDocument, triage: NonNullable<ReviewDocument['triage']>): string {
  const { accepted, deferred, rejected, consensus } = triage;
  const cost = totalUsdText(spentBy(document));
  return `triage   ${accepted.length} accepted, ${deferred.length} deferred, ${rejected.length} rejected; consensus ${consensus?.verdict ?? 'none'}; ${cost} in all`;
}

/** Publishing in a log: what is on the pull request, and what went wrong on the way there. */
export function publishLines(receipt: Receipt): readonly string[] {
  const { posted, kept, resolved, places, operations, incomplete, remarks } = receipt;
  const listed = places.filter(({ state }) => state === 'listed').length;
  const counts = `${posted} posted, ${kept} kept, ${listed} in the summary only, ${counted(resolved, 'thread')} resolved${descriptionText(receipt)}`;
  const writes = operations.filter(({ result }) => result === 'done').length;
  const troubles = operations.filter(({ result }) => !['done', 'kept', 'planned'].includes(result));
  return [
    `publish  ${counts}; ${counted(writes, 'write')}`,
    ...troubles.map(
      ({ kind, result, message }) => `publish  ${kind} ${result}${message === null ? '' : `: ${message}`}`,
    ),
    ...[...incomplete, ...remarks].map((line) => `publish  ${line}`),
  ];
}

/** What became of the block in the description, where there was to be one. */
function descriptionText({ operations, prVersion }: Receipt): string {
  const last = operations.filter(({ kind }) => kind === 'description').at(-1);
  const version = prVersion === null ? '' : `, now version ${prVersion}`;
  if (last?.result === 'done') return `, description updated${version}`;
  return last?.result === 'kept' ? ', description as it was' : '';
}
