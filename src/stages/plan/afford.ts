import { isCodeSeat, modelSeats } from '../../domain/code-seats.ts';
import type { SeatEstimate } from '../../domain/plan.ts';
import { bindingText, EFFORTS, type Effort, type Seat } from '../../domain/slot.ts';
import { estimateSeat, type Load, panelOutputTokens } from './estimate.ts';

/** The seats that will be asked, with what they may use, and what was decided to get there. */
export type Affordable = {
  readonly seats: readonly Seat[];
  readonly maxOutputTokens: number;
  readonly estimates: readonly SeatEstimate[];
  readonly decisions: readonly string[];
};

/** Efforts from the highest: the order in which they are tried. */
const LEVELS = [...EFFORTS].reverse();

/**
 * The most of the panel that fits under the cap: all seats at the highest effort that does, else without the last
 * seat, and so on. Nothing is cut without a sentence; nothing that fits gives no seat. Code beside models costs nothing:
 * it stays whatever they cost, and does not change what they may use.
 */
export function affordPanel(seats: readonly Seat[], load: Load, maxCostUsd: number | null): Affordable {
  const models = modelSeats(seats);
  if (models.length === 0 || models.length === seats.length) return affordModels(seats, load, maxCostUsd);
  const { decisions, ...afforded } = affordModels(models, load, maxCostUsd);
  const code = weigh(seats.filter(isCodeSeat), load);
  const inOrder = <Item extends Pick<Seat, 'slot'>>(items: readonly Item[]): Item[] =>
    seats.flatMap(({ slot }) => items.find((item) => item.slot === slot) ?? []);
  return {
    seats: inOrder([...afforded.seats, ...code.seats]),
    maxOutputTokens: afforded.seats.length > 0 ? afforded.maxOutputTokens : code.maxOutputTokens,
    estimates: inOrder([...afforded.estimates, ...code.estimates]),
    decisions,
  };
}

function affordModels(seats: readonly Seat[], load: Load, maxCostUsd: number | null): Affordable {
  const asGiven = weigh(seats, load);
  if (maxCostUsd === null || load.calls.length === 0) return { ...asGiven, decisions: [] };
  const priced = seats.filter((seat) => load.facts(seat.binding).price !== null);
  const unpriced = seats
    .filter((seat) => !priced.includes(seat))
    .map(
      ({ slot, binding }) =>
        `${slot} was left out: the price of ${bindingText(binding)} is not known, so it cannot be held under ${usd(maxCostUsd)}.`,
    );
  for (let count = priced.length; count > 0; count -= 1) {
    const fitting = bestEffort(priced.slice(0, count), load, maxCostUsd);
    if (fitting === null) continue;
    const decisions = [...unpriced, ...explain(priced, fitting, load, maxCostUsd)];
    return { ...fitting, decisions };
  }
  const cheapest = lowered(priced.slice(0, 1), 'low');
  const least =
    cheapest.length === 0
      ? 'no seat has a known price'
      : `${cheapest[0]?.slot} alone may cost ${usd(total(weigh(cheapest, load)))} at its lowest effort`;
  const none = `No reviewer fits under the cap of ${usd(maxCostUsd)}: ${least}.`;
  return { seats: [], maxOutputTokens: 0, estimates: [], decisions: [...unpriced, none] };
}

type Weighed = Omit<Affordable, 'decisions'>;

function weigh(seats: readonly Seat[], load: Load): Weighed {
  const maxOutputTokens = panelOutputTokens(seats, load.facts);
  const estimates = seats.map((seat) => estimateSeat(seat, load, maxOutputTokens));
  return { seats, maxOutputTokens, estimates };
}

function total(weighed: Weighed): number {
  return weighed.estimates.reduce((sum, estimate) => sum + (estimate.costUsd ?? 0), 0);
}

function bestEffort(seats: readonly Seat[], load: Load, maxCostUsd: number): Weighed | null {
  for (const level of LEVELS) {
    const weighed = weigh(lowered(seats, level), load);
    if (total(weighed) <= maxCostUsd) return weighed;
  }
  return null;
}

/** The seats with no effort above the level; one without the notion stays as it is. */
function lowered(seats: readonly Seat[], level: Effort): Seat[] {
  return seats.map(({ slot, binding }) => {
    const isAbove = binding.effort !== null && EFFORTS.indexOf(binding.effort) > EFFORTS.indexOf(level);
    return { slot, binding: isAbove ? { ...binding, effort: level } : binding };
  });
}

function explain(priced: readonly Seat[], chosen: Weighed, load: Load, maxCostUsd: number): string[] {
  const cap = usd(maxCostUsd);
  const cut = priced.slice(chosen.seats.length).map((seat) => seat.slot);
  const changed = chosen.seats.filter((seat, at) => seat.binding.effort !== priced[at]?.binding.effort);
  if (cut.length === 0 && changed.length === 0) return [];
  const instead = `at most ${usd(total(chosen))} instead of ${usd(total(weigh(priced, load)))}, under the cap of ${cap}`;
  const left =
    cut.length > 0 ? [`${cut.join(', ')} ${cut.length > 1 ? 'were' : 'was'} left out: ${instead}.`] : [];
  const names = changed.map(({ slot, binding }) => `${slot} to ${binding.effort}`);
  return names.length > 0 ? [...left, `Effort was lowered (${names.join(', ')}): ${instead}.`] : left;
}

function usd(amount: number): string {
  return `$${amount.toFixed(amount < 0.01 && amount > 0 ? 4 : 2)}`;
}
