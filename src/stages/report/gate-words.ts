/** What the gates did, in words that all reports share. Nothing here is escaped: paths, reasons and names of tools are others'. */
import type { ReviewDocument } from '../../domain/contracts.generated.ts';
import { type GateState, USUAL_SKIPS } from '../../domain/gates.ts';
import type { RoutingDecision } from '../../domain/routing.ts';
import { oneLine } from '../../lib/text.ts';
import { counted, usdText } from './figures.ts';

type Marker = ReviewDocument['exceptions'][number];
type Silenced = ReviewDocument['suppressed'][number];
type Run = ReviewDocument['imported'][number];

/** Columns of a path, of a reason in the words of its author, and of a name. */
const PATH_COLUMNS = 160;
const REASON_COLUMNS = 160;
const NAME_COLUMNS = 80;

/** Files of rules that are named. */
const MOST_FILES = 3;

const USUAL: readonly (string | null)[] = Object.values(USUAL_SKIPS);

const STATE_WORDS: { readonly [state in Marker['state']]: string } = {
  active: '',
  expired: ' (it ran out)',
  'no-reason': ' (it gives no reason)',
  malformed: ' (it cannot be read and excuses nothing)',
};

const STATE_COUNTS: readonly (readonly [Marker['state'], string])[] = [
  ['expired', 'ran out'],
  ['no-reason', 'without a reason'],
  ['malformed', 'not readable'],
];

/** That the change edits files of rules; `write` shows a path. Null where it edits none. */
export function rulesChangedText(
  { rulesChanged }: Pick<ReviewDocument, 'rulesChanged'>,
  write: (path: string) => string,
): string | null {
  if (rulesChanged.length === 0) return null;
  const shown = rulesChanged.slice(0, MOST_FILES).map((path) => write(oneLine(path, PATH_COLUMNS)));
  const more = rulesChanged.length - shown.length;
  const named = [...shown, ...(more === 0 ? [] : [`${more} more`])];
  const names = [named.slice(0, -1).join(', '), ...named.slice(-1)]
    .filter((text) => text !== '')
    .join(' and ');
  return `This change edits ${names}: ${rulesChanged.length === 1 ? 'its' : 'their'} rules apply after the merge.`;
}

/**
 * The gates that failed, or did not take place for another reason than the usual ones, as far as the reasons of the
 * conclusion do not say so already.
 */
export function toldGates({
  gates,
  reasons,
}: Pick<ReviewDocument, 'gates' | 'reasons'>): readonly GateState[] {
  return gates.filter(({ name, status, reason }) => {
    if (reason === null || status === 'pass') return false;
    if (status === 'skipped') return !USUAL.includes(reason);
    return !reasons.some((said) => said.startsWith(`the gate ${name} failed:`));
  });
}

/** The comments by which the change excuses code from a rule. */
export function addedMarkers({ exceptions }: Pick<ReviewDocument, 'exceptions'>): readonly Marker[] {
  return exceptions.filter(({ added }) => added);
}

/** How many such comments the change adds, and how many findings were silenced; empty where there is neither. */
export function exceptionCounts(document: Pick<ReviewDocument, 'exceptions' | 'suppressed'>): string {
  const added = addedMarkers(document);
  const states = STATE_COUNTS.flatMap(([state, words]) => {
    const count = added.filter((marker) => marker.state === state).length;
    return count === 0 ? [] : [`${count} ${words}`];
  });
  const behind = states.length === 0 ? '' : ` (${states.join(', ')})`;
  const silenced = document.suppressed.length;
  return [
    ...(added.length === 0 ? [] : [`${added.length} added${behind}`]),
    ...(silenced === 0 ? [] : [`${counted(silenced, 'finding')} silenced`]),
  ].join(', ');
}

/** One such comment: place, whose it is, what it excuses from, how long, what became of it, and why. */
export function markerText({ path, line, tool, rule, until, reason, state }: Marker): string {
  const what = rule === null ? 'every rule' : oneLine(rule, NAME_COLUMNS);
  const end = until === null ? '' : ` until ${oneLine(until, NAME_COLUMNS)}`;
  const why = reason === null ? '' : `: ${oneLine(reason, REASON_COLUMNS)}`;
  return `${placeOf(path, line)}: ${oneLine(tool, NAME_COLUMNS)}, ${what}${end}${STATE_WORDS[state]}${why}`;
}

/** A finding that was silenced, and by which comment. */
export function silencedText({ finding, path, line }: Silenced): string {
  const rule = finding.rule === undefined ? '' : ` (${oneLine(finding.rule, NAME_COLUMNS)})`;
  const issue = oneLine(finding.issue, REASON_COLUMNS);
  return `${finding.severity} ${placeOf(finding.file, finding.line ?? 0)}${rule}: ${issue} Silenced at ${placeOf(path, line)}.`;
}

function placeOf(path: string, line: number): string {
  const shown = oneLine(path, PATH_COLUMNS);
  return line < 1 ? shown : `${shown}:${line}`;
}

/** What was handed in by another tool, and what became of its results. */
export function importedText({ source, tool, results, taken, left }: Run): string {
  const file = oneLine(source, NAME_COLUMNS);
  const rest = left.map(({ reason, count }) => `${count} ${oneLine(reason, NAME_COLUMNS)}`);
  const behind = rest.length === 0 ? '' : `; not shown: ${rest.join(', ')}`;
  return `${oneLine(tool, NAME_COLUMNS)} (${file}): ${counted(results, 'result')}, ${taken} on this change${behind}`;
}

/** The cap that holds beside rules of routing, as one sentence or none: the sentence about routing by cost names its own. */
export function capTexts(routing: RoutingDecision | null): readonly string[] {
  const { strategy, capUsd, recorded } = routing ?? {};
  if (capUsd === undefined || capUsd === null || !recorded || strategy !== 'manual') return [];
  return [`The run may cost ${usdText(capUsd)} at most, the smallest cap that was given.`];
}

/**
 * What was decided before anybody was asked, what the scope gate came to among it. Rules that were left out are told of
 * with the rules, where there are some.
 */
export function decisionTexts({
  decisions,
  conformance,
  routing,
}: Pick<ReviewDocument, 'decisions' | 'conformance' | 'routing'>): readonly string[] {
  const left = conformance.rules.length === 0 ? [] : conformance.left;
  const isOfRules = (text: string) => left.some(({ reason }) => text.endsWith(` not asked for: ${reason}.`));
  return [...decisions.filter((text) => !isOfRules(text)), ...capTexts(routing)];
}

/** Which rule chose which seats, on one line of the log, which also says what the pull request is not to be told. */
export function routingLine(routing: RoutingDecision | null): string | null {
  if (routing === null) return null;
  const { strategy, matches, slots, capUsd } = routing;
  const rules = matches.map(({ rule, files, slots: to }) => {
    const who = rule === null ? 'no single rule' : `rule ${rule}`;
    return `${who} for ${counted(files, 'file')}: ${to.join(', ')}; `;
  });
  const cap = capUsd === null ? '' : `, at most ${usdText(capUsd)}`;
  return `routing ${strategy}: ${rules.join('')}chosen ${slots.join(', ')}${cap}`;
}
