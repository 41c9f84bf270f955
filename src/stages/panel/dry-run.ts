import { modelSeats } from '../../domain/code-seats.ts';
import type { Plan } from '../../domain/plan.ts';
import { routingText } from '../../domain/routing.ts';
import type { Ladder } from '../../domain/rungs.ts';
import { type Binding, bindingText, isBuiltin, type Slot } from '../../domain/slot.ts';
import type { TriageRules } from '../../domain/triage.ts';
import type { ModelFacts } from '../../domain/usage.ts';
import { printable } from '../../lib/text.ts';
import { buildRequest } from './prompt.ts';

/** What a dry run is made from: a plan and where each seat's requests would go. */
export type DryRunInput = {
  readonly plan: Plan;
  readonly runId: string;
  readonly facts: (binding: Binding) => ModelFacts;
  readonly destinations: ReadonlyMap<Slot, string | null>;
  /** Who reads where a seat's own model cannot be had; empty where nobody does. At the same address. */
  readonly ladders: ReadonlyMap<Slot, Ladder>;
  /** Who may be asked once the reviews are there. */
  readonly triage: TriageRules;
  readonly signal: AbortSignal;
};

function rule(title: string): string {
  return `──── ${title} ${'─'.repeat(Math.max(4, 74 - title.length))}`;
}

function money(costUsd: number | null): string {
  return costUsd === null ? 'price unknown' : `at most $${costUsd.toFixed(2)}`;
}

function seatLines({ plan, destinations, ladders }: DryRunInput): string[] {
  return plan.seats.flatMap(({ slot, binding }) => {
    if (isBuiltin(binding)) return [`${slot} (${bindingText(binding)}): ${CODE_READS}`];
    const estimate = plan.estimates.find((candidate) => candidate.slot === slot);
    const tokens =
      estimate === undefined
        ? ''
        : `: at most ${estimate.inputTokens} tokens in, ${estimate.outputTokens} out, ${money(estimate.costUsd)}`;
    const seat = `${slot} (${bindingText(binding)}) → ${destinations.get(slot) ?? 'nowhere'}${tokens}`;
    return [seat, ...ladderLines(ladders.get(slot))];
  });
}

const CODE_READS = 'holds added lines against the rules of the program on this machine, and sends nothing';

function ladderLines(ladder: Ladder | undefined): string[] {
  if (ladder === undefined || (ladder.rungs.length === 0 && ladder.taken === null)) return [];
  const { rungs, taken } = ladder;
  const steps = rungs.length === 0 ? 'nobody' : rungs.map(bindingText).join(', then ');
  const end = taken === null ? '' : `; not ${bindingText(taken.binding)}, which is left to ${taken.slot}`;
  return [`  if it cannot be had: ${steps}${end}`];
}

/** What routing came to, also where it is not to be told on the pull request; it is among the decisions where it is. */
function routingLines({ routing }: Plan): readonly string[] {
  return routing === null || routing.recorded ? [] : routingText(routing);
}

function listOf(
  title: string,
  rows: readonly { readonly path: string; readonly reason: string }[],
): string[] {
  return rows.length === 0 ? [] : [rule(title), ...rows.map(({ path, reason }) => `${path}: ${reason}`)];
}

/** Every model gets the same words in a call: they are shown once, exactly as they would be sent. */
function callLines(input: DryRunInput): string[] {
  const { plan, runId, signal } = input;
  const models = modelSeats(plan.seats);
  const [seat] = models;
  if (seat === undefined) return codeLines(plan);
  const to = models.map(({ slot }) => slot).join(', ');
  return plan.calls.flatMap((call) => {
    const request = buildRequest({
      plan,
      call,
      slot: seat.slot,
      runId,
      facts: input.facts(seat.binding),
      signal,
    });
    const paths = call.files.map((file) => file.path).join(', ');
    return [
      rule(`call ${call.index + 1} of ${plan.calls.length} to ${to}`),
      `files: ${paths}`,
      rule('system'),
      request.system,
      ...request.turns.flatMap((turn) => [rule(turn.role), turn.text]),
      rule('form of the answer'),
      JSON.stringify(request.schema),
    ];
  });
}

/** What code alone reads: there are no words to show. */
function codeLines({ seats, calls, criteria }: Plan): string[] {
  if (seats.length === 0 || calls.length === 0) return [];
  return [
    rule('what is read'),
    `files: ${[...new Set(calls.flatMap(({ files }) => files.map(({ path }) => path)))].join(', ')}`,
    `rules: ${criteria.rules.map(({ id }) => id).join(', ') || 'none applies'}`,
  ];
}

/** What may be sent once the reviews are there: whom it would reach is known before, what it would be is not. */
function triageLines({ plan, triage }: DryRunInput): string[] {
  const slots = modelSeats(plan.seats).map(({ slot }) => slot);
  const [first] = slots;
  if (first === undefined) return [];
  const lines = [...rebuttalLines(slots, triage), ...agentLines(slots, first, triage)];
  return [rule('then triage'), ...(lines.length === 0 ? [TABLE_ALONE] : [...lines, ON_FINDINGS])];
}

const TABLE_ALONE = 'Nothing more is sent: the table alone decides.';
const ON_FINDINGS =
  'They go to the addresses above. How many questions that takes depends on what is found, and is not known before.';

function rebuttalLines(slots: readonly Slot[], { rebuttal }: TriageRules): string[] {
  if (!rebuttal || slots.length < 2) return [];
  return [
    `Where verdicts are mixed, ${slots.join(', ')} get the disputed findings with the code around them.`,
  ];
}

function agentLines(
  slots: readonly Slot[],
  first: Slot,
  { agent, crossCheck }: TriageRules,
): readonly string[] {
  if (agent === null) return [];
  const judge = slots.includes(agent) ? agent : first;
  const own = `${judge} gets the findings with the code around them, and what the change says of its purpose: it runs the triage agent.`;
  const others = slots.filter((slot) => slot !== judge);
  if (others.length === 0) return [own];
  const checks = crossCheck.enabled ? ', or where everything is checked' : '';
  return [
    own,
    `Another seat (${others.join(', ')}) gets the same where one maker alone raised a finding, or where a second vote is needed${checks}.`,
  ];
}

/** The text of a dry run: what would be sent to whom, to the last word, and what would not be. */
export function renderDryRun(input: DryRunInput): string {
  const { plan } = input;
  const lines = [
    'Dry run: nothing was sent.',
    '',
    ...seatLines(input),
    ...routingLines(plan),
    ...plan.decisions,
    ...callLines(input),
    ...triageLines(input),
    ...listOf('not for review', plan.skipped),
    ...listOf('for review, but not sent', plan.uncovered),
  ];
  return `${printable(lines.join('\n'))}\n`;
}
