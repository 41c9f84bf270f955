import { DEFAULT_MODELS } from '../domain/models.ts';
import { compareSlots, type Effort, type Provider, type Seat, type Slot } from '../domain/slot.ts';
import type { Values } from './setting-values.ts';

/** The seats of a panel that nobody has named, with the sentences that say who sits where and why. */
export type PresetPanel = { readonly seats: readonly Seat[]; readonly decisions: readonly string[] };

type Chair = { readonly slot: Slot; readonly model: string; readonly effort: Effort };

/** What the key of one provider brings to a panel. */
type Offer = {
  readonly provider: Provider;
  /** The provider in sentences, with its article. */
  readonly named: string;
  /** Who made the models: of two offers of one maker the first alone counts. */
  readonly maker: string;
  /** The setting that holds its key. */
  readonly key: string;
  /** Its seats where it leads and no other maker is there. */
  readonly alone: readonly Chair[];
  /** Its seats where it leads and another maker takes one more. */
  readonly leading: readonly Chair[];
  /** The seat that the other maker then takes. */
  readonly leaves: Slot;
  /** Its model in the seat that a leading one leaves. */
  readonly guest: string;
};

/** Deep enough to find what is hidden, and not the dearest: what every seat has unless a panel says otherwise. */
const USUAL_EFFORT = 'high';

/** The newest model of Gemini that is no preview: https://ai.google.dev/gemini-api/docs/models. */
const GEMINI = 'gemini-3.8-flash';

/**
 * The seats of a maker with one model for every purpose: that model at three efforts. A smaller one beside it would
 * make the quorum easier to reach by who sees less.
 */
function efforts(model: string): readonly Chair[] {
  return [
    { slot: 'fable', model, effort: 'xhigh' },
    { slot: 'gpt', model, effort: 'high' },
    { slot: 'sonnet', model, effort: 'medium' },
  ];
}

/** The seats of Claude; `prefix` is what a provider writes before the maker's own names. */
function claude(prefix: string): readonly Chair[] {
  return (['opus', 'sonnet'] as const).map((slot) => ({
    slot,
    model: `${prefix}${DEFAULT_MODELS[slot].model}`,
    effort: USUAL_EFFORT,
  }));
}

/** What is the same of all who serve Claude. */
function claudeOffer(prefix: string) {
  const seats = claude(prefix);
  const guest = `${prefix}${DEFAULT_MODELS.opus.model}`;
  return { maker: 'anthropic', alone: seats, leading: seats, leaves: 'gpt', guest } as const;
}

/** What is the same of all makers with one model for every purpose. */
function effortsOffer(model: string) {
  const seats = efforts(model);
  const leading = seats.filter(({ slot }) => slot !== 'fable');
  return { alone: seats, leading, leaves: 'opus', guest: model } as const;
}

/**
 * Bedrock serves Claude in the United States under a profile of that area, elsewhere under the plain id. Ids as the
 * package @ai-sdk/amazon-bedrock lists them in 2026-11.
 */
function bedrockPrefix(region: string): string {
  return /^us-(?!gov-)/.test(region) ? 'us.anthropic.' : 'anthropic.';
}

/**
 * What each key brings, in the order in which they lead. Credentials of AWS are not asked for here: pipelines have them
 * for other ends, and nobody's code is to go where nobody sent it.
 */
function offersOf(value: Values): readonly Offer[] {
  const all: readonly Offer[] = [
    { provider: 'anthropic', named: 'an Anthropic', key: 'anthropic-api-key', ...claudeOffer('') },
    {
      provider: 'bedrock',
      named: 'a Bedrock',
      key: 'bedrock-api-key',
      ...claudeOffer(bedrockPrefix(value('aws-region'))),
    },
    {
      provider: 'openai',
      named: 'an OpenAI',
      maker: 'openai',
      key: 'openai-api-key',
      ...effortsOffer(DEFAULT_MODELS.gpt.model),
    },
    {
      provider: 'google',
      named: 'a Google',
      maker: 'google',
      key: 'google-api-key',
      ...effortsOffer(GEMINI),
    },
  ];
  return all.filter(({ key }) => value(key) !== '');
}

/**
 * The panel that the keys allow. The first provider with a key leads; the first of another maker takes one seat beside
 * it, since a second maker finds most of what the first one misses. No key gives no seat.
 */
export function presetPanel(value: Values, fableEnabled: boolean): PresetPanel {
  const offers = offersOf(value);
  const [lead] = offers;
  if (lead === undefined) return { seats: [], decisions: [] };
  const guest = offers.find(({ maker }) => maker !== lead.maker) ?? null;
  const own = guest === null ? lead.alone : lead.leading;
  const isGoverned = lead.provider === 'anthropic';
  const fable: Chair = { slot: 'fable', model: DEFAULT_MODELS.fable.model, effort: USUAL_EFFORT };
  const seats = [...own, ...(isGoverned && fableEnabled ? [fable] : [])].map((chair) => seatOf(lead, chair));
  if (guest !== null) {
    seats.push(seatOf(guest, { slot: lead.leaves, model: guest.guest, effort: USUAL_EFFORT }));
  }
  seats.sort((a, b) => compareSlots(a.slot, b.slot));
  const off =
    isGoverned && !fableEnabled ? ['fable: that tier is off (fable-enabled), so nobody sits there'] : [];
  return { seats, decisions: [...explain(seats, lead, guest), ...off] };
}

function seatOf({ provider }: Offer, { slot, model, effort }: Chair): Seat {
  return { slot, binding: { provider, model, effort } };
}

function explain(seats: readonly Seat[], lead: Offer, guest: Offer | null): readonly string[] {
  const own = seats.filter(({ binding }) => binding.provider === lead.provider);
  const slots = own.map(({ slot }) => slot).join(', ');
  const models = new Set(own.map(({ binding }) => binding.model));
  const levels = own.map(({ binding }) => binding.effort).join(', ');
  const how = models.size === 1 ? `, and its model reads at several efforts (${levels})` : '';
  return [
    `${slots}: ${lead.named} key is set${how}`,
    guest === null
      ? `${lead.leaves}: no key of another maker is set, so nobody sits there`
      : `${lead.leaves}: ${guest.named} key is set as well`,
  ];
}
