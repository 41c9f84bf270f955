import { bedrockMaker, isBedrockModel } from '../domain/bedrock.ts';
import { isGoogleModel } from '../domain/google.ts';
import { DEFAULT_MODELS } from '../domain/models.ts';
import {
  type Binding,
  BUILTIN,
  bindingText,
  EFFORTS,
  type Effort,
  isSlot,
  PROVIDERS,
  type Provider,
  type Seat,
  SLOTS,
} from '../domain/slot.ts';
import { nearest } from '../lib/nearest.ts';

/** Seats with the sentences that say who sits where and why, and what is wrong. */
export type PanelReading = {
  readonly seats: readonly Seat[];
  readonly decisions: readonly string[];
  readonly problems: readonly string[];
};

const FORM = 'SLOT=PROVIDER/MODEL@EFFORT';

function isProvider(word: string): word is Provider {
  return (PROVIDERS as readonly string[]).includes(word);
}

function isEffort(word: string): word is Effort {
  return (EFFORTS as readonly string[]).includes(word);
}

/** The nearest of some words as a question, or nothing. */
function didYouMean(word: string, candidates: readonly string[]): string {
  const near = nearest(word, candidates);
  return near === null ? '' : ` Did you mean ${JSON.stringify(near)}?`;
}

/** Model and effort of `MODEL@EFFORT`; an `@` that is no effort and near none belongs to the model's name. */
function splitEffort(text: string): { model: string; effort: Effort | null } | string {
  const at = text.lastIndexOf('@');
  if (at < 0) return { model: text, effort: null };
  const word = text.slice(at + 1);
  if (isEffort(word)) return { model: text.slice(0, at), effort: word };
  if (word === '' || nearest(word, EFFORTS) !== null) {
    return `${JSON.stringify(word)} is not an effort (${EFFORTS.join(', ')}).${didYouMean(word, EFFORTS)}`;
  }
  return { model: text, effort: null };
}

/** Makers at Bedrock whose models have efforts. */
function takesEffort(model: string): boolean {
  return ['anthropic', 'openai'].includes(bedrockMaker(model) ?? '');
}

/** A server of one's own gets no effort unless asked: most do not know the field. */
function defaultEffort(provider: Provider, model: string): Effort | null {
  if (provider === 'bedrock') return takesEffort(model) ? 'high' : null;
  return provider === 'openai-compatible' ? null : 'high';
}

function readBinding(text: string): Binding | string {
  if (text === BUILTIN.provider) return BUILTIN;
  const slash = text.indexOf('/');
  if (slash < 0) return `${JSON.stringify(text)} has no model: write ${FORM}`;
  const provider = text.slice(0, slash);
  if (!isProvider(provider)) {
    return `${JSON.stringify(provider)} is not a provider (${PROVIDERS.join(', ')}).${didYouMean(provider, PROVIDERS)}`;
  }
  const split = splitEffort(text.slice(slash + 1));
  if (provider === BUILTIN.provider)
    return `the built-in reviewer has no models: write ${BUILTIN.provider} alone`;
  if (typeof split === 'string') return split;
  if (!/^[\w.:/@+-]{1,200}$/.test(split.model)) return `${JSON.stringify(split.model)} is not a model name`;
  if (provider === 'google' && !isGoogleModel(split.model)) {
    return `${JSON.stringify(split.model)} is not a model of the Gemini API, such as gemini-3.8-flash`;
  }
  if (provider === 'bedrock' && !isBedrockModel(split.model)) {
    return `${JSON.stringify(split.model)} is not a model of Bedrock, such as us.anthropic.claude-opus-5-5-v1:0`;
  }
  return { provider, model: split.model, effort: split.effort ?? defaultEffort(provider, split.model) };
}

function readSeat(text: string): Seat | string {
  const equals = text.indexOf('=');
  if (equals < 0) return `panel: ${JSON.stringify(text)} is not of the form ${FORM}`;
  const slot = text.slice(0, equals).trim();
  if (!isSlot(slot)) {
    return `panel: ${JSON.stringify(slot)} is not a slot (${SLOTS.join(', ')}).${didYouMean(slot, SLOTS)}`;
  }
  const binding = readBinding(text.slice(equals + 1).trim());
  return typeof binding === 'string' ? `panel: ${slot}: ${binding}` : { slot, binding };
}

/** `fable=anthropic/…` sits on the opus rung while that tier is switched off: no attempt is made with it. */
function lowerFable(seat: Seat, fableEnabled: boolean): { seat: Seat; decision: string | null } {
  const { provider, model } = seat.binding;
  const isFable = seat.slot === 'fable' && provider === 'anthropic' && /fable/.test(model);
  if (fableEnabled || !isFable) return { seat, decision: null };
  const binding = { ...seat.binding, model: DEFAULT_MODELS.opus.model };
  return {
    seat: { slot: 'fable', binding },
    decision: `fable uses ${bindingText(binding)}: the fable tier is off (fable-enabled)`,
  };
}

/** Reads the setting `panel`. `fableEnabled` says whether the fable tier of Anthropic may be used. */
export function readPanel(text: string, fableEnabled: boolean): PanelReading {
  const seats: Seat[] = [];
  const problems: string[] = [];
  const decisions: string[] = [];
  for (const part of text.split(',').map((piece) => piece.trim())) {
    if (part === '') continue;
    const read = readSeat(part);
    if (typeof read === 'string') {
      problems.push(read);
      continue;
    }
    if (seats.some((seat) => seat.slot === read.slot)) {
      problems.push(`panel: the slot ${read.slot} is given twice: keep one`);
      continue;
    }
    const lowered = lowerFable(read, fableEnabled);
    if (lowered.decision !== null) decisions.push(lowered.decision);
    seats.push(lowered.seat);
  }
  if (seats.length === 0 && problems.length === 0) problems.push(`panel: no seat is given: write ${FORM}`);
  return { seats, decisions, problems };
}
