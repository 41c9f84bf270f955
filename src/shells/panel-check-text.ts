/** What the check of a panel prints. */

import type { ModelInfo } from '../domain/model-info.ts';
import type { Plan } from '../domain/plan.ts';
import { BUILTIN_FAMILY, bindingText, isBuiltin, type Slot } from '../domain/slot.ts';
import type { Price } from '../domain/usage.ts';
import { displayWidth, logSafe, padEnd, printable, truncate, wrap } from '../lib/text.ts';
import { counted, totalUsdText, usdText } from '../stages/report/figures.ts';
import { type SeatCheck, tokens } from './seat-check.ts';
import type { Endpoint } from './seat-endpoint.ts';

/** A whole panel, checked. */
export type PanelCheck = {
  readonly seats: readonly SeatCheck[];
  /** Who sits where and why, one sentence each: seats that became one among them. */
  readonly decisions: readonly string[];
  readonly quorum: number;
  /** Who runs the triage agent; null where nobody does. */
  readonly agent: Slot | null;
  /** The plan of a change of 100 KB under the cap that is set. */
  readonly sample: Plan;
};

/** Whether every seat can be expected to answer. */
export function isReady({ seats }: PanelCheck): boolean {
  return seats.every(({ trouble }) => trouble === null);
}

/** The seats that the quorum counts: code counts where it is alone. */
function votersAmong(seats: readonly SeatCheck[]): readonly SeatCheck[] {
  const models = seats.filter(({ seat }) => !isBuiltin(seat.binding));
  return models.length === 0 ? seats : models;
}

type Row = readonly [label: string, text: string];

const LABEL_COLUMNS = 11;
const INDENT = '  ';

/** A server's own words are cut after these columns. */
const MAX_WORD_COLUMNS = 60;

/**
 * The whole text, at most `width` columns wide. `redact` sees each text before it is folded: a key that is broken over two
 * lines would not be found.
 */
export function panelCheckText(
  check: PanelCheck,
  { width, redact }: { readonly width: number; readonly redact: (text: string) => string },
): string {
  const block = (title: string, rows: readonly Row[]): string[] => [
    ...wrap(printable(redact(title)), width),
    ...rows.flatMap(([label, text]) => hang(label, printable(redact(text)), width)),
    '',
  ];
  const lines = [
    ...check.seats.flatMap((seat) => block(seatTitle(seat), seatRows(seat))),
    ...block('panel', panelRows(check)),
    ...verdictLines(check).flatMap((line) => wrap(printable(redact(line)), width)),
  ];
  return `${logSafe(lines.join('\n'))}\n`;
}

/** Later lines stand under the first; a newline of a text would leave its column. */
function hang(label: string, text: string, width: number): string[] {
  const [first = '', ...others] = wrap(text.replaceAll('\n', ' '), width - LABEL_COLUMNS - INDENT.length);
  const rest = others.map((line) => INDENT + ' '.repeat(LABEL_COLUMNS) + line);
  return [INDENT + padEnd(label, LABEL_COLUMNS) + first, ...rest];
}

function seatTitle({ seat }: SeatCheck): string {
  return `${seat.slot}  ${bindingText(seat.binding)}`;
}

/** What there is to say of the seat that is code. */
const BUILTIN_ROWS: readonly Row[] = [
  ['address', 'none: code of this program, nothing leaves the machine'],
  ['price', 'nothing'],
  ['family', 'none: it judges nothing, and its agreement is no second opinion'],
  ['expected', 'breaches of the rules that code can check'],
];

function seatRows(check: SeatCheck): readonly Row[] {
  const { seat, family, facts, load, lookup, notes, trouble } = check;
  if (seat.endpoint === null) return BUILTIN_ROWS;
  return [
    ['address', `${seat.endpoint.baseUrl}, ${keyText(seat.endpoint)}`],
    ['server', lookup.kind === 'found' ? infoText(lookup.info, seat.binding.model) : lookupText(lookup)],
    [
      'used',
      `calls of up to ${tokens(load.callTokens)} tokens, answers of up to ${tokens(load.outputTokens)}`,
    ],
    ['price', priceText(facts.price)],
    ['family', family],
    ...notes.map((note): Row => ['note', note]),
    ['expected', trouble === null ? answerText(check) : endText(trouble)],
  ];
}

/** Whether there is a key, and never a part of one. */
function keyText({ apiKey, aws }: Endpoint): string {
  if (aws !== undefined) return 'signed with AWS keys';
  return apiKey === null ? 'no key set' : 'key set';
}

function lookupText(lookup: Exclude<SeatCheck['lookup'], { kind: 'found' }>): string {
  return lookup.kind === 'unchecked' ? `not checked: ${lookup.reason}` : lookup.message;
}

/** What the server says of the model, and no word on what it leaves out. */
function infoText(info: ModelInfo, model: string): string {
  const said = [
    info.id === model ? 'it knows the model' : `it knows the model as ${word(info.id)}`,
    info.retired === true ? 'retired' : null,
    info.retiresOn === null ? null : `ends on ${info.retiresOn}`,
    info.maxInputTokens === null ? null : `takes ${tokens(info.maxInputTokens)} tokens`,
    info.windowTokens === null ? null : `window of ${tokens(info.windowTokens)} tokens`,
    info.maxOutputTokens === null ? null : `answers with up to ${tokens(info.maxOutputTokens)}`,
    info.structuredOutput === null ? null : `${info.structuredOutput ? '' : 'no '}structured output`,
    info.efforts === null ? null : effortsText(info.efforts),
  ];
  return said.filter((part) => part !== null).join('; ');
}

function effortsText(efforts: readonly string[]): string {
  return efforts.length === 0 ? 'no efforts' : `efforts ${word(efforts.join(', '))}`;
}

function word(text: string): string {
  const shown = printable(text);
  return displayWidth(shown) > MAX_WORD_COLUMNS ? truncate(shown, MAX_WORD_COLUMNS) : shown;
}

function priceText(price: Price | null): string {
  if (price === null) return 'price unknown: set prices';
  return `${usdText(price.input)} in, ${usdText(price.output)} out for a million tokens`;
}

function answerText({ instead }: SeatCheck): string {
  return instead === null ? 'an answer' : `an answer of ${instead.model}`;
}

function endText({ status }: NonNullable<SeatCheck['trouble']>): string {
  return status === null ? 'not asked' : `ends as ${status}`;
}

function panelRows(check: PanelCheck): Row[] {
  const { seats, quorum, decisions, agent } = check;
  const slots = seats.map(({ seat }) => seat.slot).join(', ');
  return [
    ['seats', `${slots}; quorum ${quorum} of ${votersAmong(seats).length}`],
    ...decisions.map((decision): Row => ['decided', decision]),
    ['families', familiesText(seats)],
    ['triage', agent === null ? 'no agent: the table alone decides' : `${agent} runs the agent`],
    ['cost', costText(check)],
    ...check.sample.decisions.map((decision): Row => ['', decision]),
  ];
}

/** Two families are what makes agreement more than one opinion. */
const INDEPENDENT_FAMILIES = 2;

/** Code is of no family. */
function familiesOf(seats: readonly SeatCheck[]): readonly string[] {
  return [...new Set(seats.map(({ family }) => family))].filter((family) => family !== BUILTIN_FAMILY);
}

function familiesText(seats: readonly SeatCheck[]): string {
  const families = familiesOf(seats);
  if (families.length === 0) return 'none: no model judges the change';
  const named = families.map((family) => {
    const members = seats.filter((seat) => seat.family === family).map(({ seat }) => seat.slot);
    return `${family} (${members.join(', ')})`;
  });
  const agreement =
    families.length >= INDEPENDENT_FAMILIES
      ? 'agreement can be unanimous'
      : 'agreement stays unverified, since one family is one opinion';
  return `${named.join(', ')}: ${agreement}`;
}

function costText({ sample }: PanelCheck): string {
  const parts = sample.estimates.map(({ slot, costUsd }) => `${slot} ${usdText(costUsd)}`);
  if (parts.length === 0) return '100 KB of change: no seat would read it';
  const total = totalUsdText(sample.estimates);
  return `100 KB of change: at most ${total} (${parts.join(', ')}) in ${counted(sample.calls.length, 'call')} a seat; what triage asks comes on top`;
}

function verdictLines(check: PanelCheck): string[] {
  const failing = check.seats.flatMap(({ seat, trouble }) => (trouble === null ? [] : [{ seat, trouble }]));
  if (failing.length === 0) return [readyText(check.seats)];
  const lines = failing.map(
    ({ seat, trouble }) => `${seat.slot}: ${sentence(trouble.message)} ${outcome(trouble)}`,
  );
  return [...lines, remainderText(check, failing.length), 'not ready'];
}

function sentence(text: string): string {
  return /[.?!]$/.test(text) ? text : `${text}.`;
}

function outcome(trouble: NonNullable<SeatCheck['trouble']>): string {
  return trouble.status === null
    ? 'This seat would not be asked.'
    : `This seat would end as ${trouble.status}.`;
}

function readyText(seats: readonly SeatCheck[]): string {
  const unchecked = seats
    .filter(({ seat, lookup }) => seat.endpoint !== null && lookup.kind === 'unchecked')
    .map(({ seat }) => seat.slot);
  const models = unchecked.length === 1 ? 'model' : 'models';
  const untold = unchecked.length === 0 ? [] : [`nobody told of the ${models} of ${unchecked.join(', ')}`];
  const others = seats.flatMap(({ seat, instead }) =>
    instead === null ? [] : [`${instead.model} would sit in ${seat.slot}`],
  );
  return ['ready', ...untold, ...others].join('; ');
}

/** What the seats that are left come to. */
function remainderText({ seats, quorum, agent }: PanelCheck, failing: number): string {
  const voters = votersAmong(seats);
  const left = voters.filter(({ trouble }) => trouble === null);
  const reading = `${left.length} of ${voters.length} would read: quorum ${quorum}`;
  if (left.length < quorum) return `${reading} is not met, and a run would be incomplete`;
  const chief = left.some(({ seat }) => seat.slot === agent) ? null : left[0];
  const moved =
    agent === null || chief === undefined || chief === null
      ? ''
      : `; ${chief.seat.slot} would run the triage agent`;
  const families = familiesOf(left).length;
  const alone = failing > 0 && families < INDEPENDENT_FAMILIES ? '; agreement would stay unverified' : '';
  return `${reading} is met${moved}${alone}`;
}
