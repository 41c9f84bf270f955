/** Which model may read in place of another: the lines of the vendors, the most capable model first. */
import { DEFAULT_MODELS } from './models.ts';
import { type Binding, bindingText, compareSlots, type Provider, type Seat, type Slot } from './slot.ts';

/** One step of a line: how the names of its models look, and the model that stands for it. */
type Step = { readonly named: RegExp; readonly model: string };

const CLAUDE: readonly Step[] = [
  { named: /^claude-fable-/, model: DEFAULT_MODELS.fable.model },
  { named: /^claude-opus-/, model: DEFAULT_MODELS.opus.model },
  { named: /^claude-sonnet-/, model: DEFAULT_MODELS.sonnet.model },
];

/**
 * All steps of a line are of one maker, so that a seat that falls stays of its family. Servers of one's own and
 * deployments at Azure have none: what they serve is not known here.
 */
const LINES: Readonly<Partial<Record<Provider, readonly Step[]>>> = {
  anthropic: CLAUDE,
  bedrock: CLAUDE,
  openai: [
    { named: /^gpt-[\d.]+-astra$/, model: 'gpt-6.2-astra' },
    { named: /^gpt-[\d.]+-sol$/, model: DEFAULT_MODELS.gpt.model },
    { named: /^gpt-[\d.]+-terra$/, model: 'gpt-6.1-terra' },
    { named: /^gpt-[\d.]+-luna$/, model: 'gpt-6-luna' },
  ],
  google: [
    { named: /^gemini-[\d.]+-pro(?:-|$)/, model: 'gemini-3.1-pro-preview' },
    { named: /^gemini-[\d.]+-flash$/, model: 'gemini-3.8-flash' },
  ],
};

/** The way down from a seat. */
export type Ladder = {
  /** Bindings below the seat's own, in the order in which they are tried. */
  readonly rungs: readonly Binding[];
  /** The rung that ends it since another seat sits there, or may come to sit there; null where it ends by itself. */
  readonly taken: { readonly binding: Binding; readonly slot: Slot } | null;
};

/**
 * The ways down of all seats, settled before the first request: what one seat does never depends on how fast another
 * one was. No binding is in two of them or under a seat: two seats on one binding would be one voice that counts twice.
 * An earlier seat comes first. Effort stays as it was; rungs that `isUsable` refuses are passed over.
 */
export function laddersOf(
  seats: readonly Seat[],
  isUsable: (binding: Binding) => boolean,
): ReadonlyMap<Slot, Ladder> {
  const owners = new Map(seats.map(({ slot, binding }) => [bindingText(binding), slot]));
  const ladders = new Map<Slot, Ladder>();
  for (const { slot, binding } of [...seats].sort((a, b) => compareSlots(a.slot, b.slot))) {
    const below = rungsBelow(binding).filter(isUsable);
    const end = below.findIndex((rung) => owners.has(bindingText(rung)));
    const rungs = end < 0 ? below : below.slice(0, end);
    const last = below[end];
    const owner = last === undefined ? undefined : owners.get(bindingText(last));
    ladders.set(slot, {
      rungs,
      taken: last === undefined || owner === undefined ? null : { binding: last, slot: owner },
    });
    for (const rung of rungs) owners.set(bindingText(rung), slot);
  }
  return ladders;
}

/** Bedrock writes area and maker before the maker's own name: `us.anthropic.claude-opus-5-5`. */
const BEDROCK_PREFIX = /^(?:[a-z-]{1,10}\.)?anthropic\./;

/** All rungs below a binding; none where its model is in no line. */
function rungsBelow(binding: Binding): readonly Binding[] {
  const line = LINES[binding.provider] ?? [];
  const prefix = binding.provider === 'bedrock' ? (BEDROCK_PREFIX.exec(binding.model)?.[0] ?? '') : '';
  const name = binding.model.slice(prefix.length);
  const own = line.findIndex(({ named }) => named.test(name));
  return own < 0 ? [] : line.slice(own + 1).map(({ model }) => ({ ...binding, model: `${prefix}${model}` }));
}
