import { bedrockMaker } from './bedrock.ts';

/** The seats of the panel, in the order that breaks ties everywhere. */
export const SLOTS = ['fable', 'opus', 'sonnet', 'gpt'] as const;
export type Slot = (typeof SLOTS)[number];

/** Whether a word names a seat. */
export function isSlot(word: string): word is Slot {
  return (SLOTS as readonly string[]).includes(word);
}

/** Orders slots for `sort`. */
export function compareSlots(a: Slot, b: Slot): number {
  return SLOTS.indexOf(a) - SLOTS.indexOf(b);
}

export const PROVIDERS = [
  'anthropic',
  'openai',
  'google',
  'azure',
  'bedrock',
  'openai-compatible',
  'builtin',
] as const;
export type Provider = (typeof PROVIDERS)[number];

export const EFFORTS = ['low', 'medium', 'high', 'xhigh', 'max'] as const;
export type Effort = (typeof EFFORTS)[number];

/** What a seat resolved to: written `provider/model@effort` in every report. */
export type Binding = {
  readonly provider: Provider;
  readonly model: string;
  readonly effort: Effort | null;
};

/** The reviewer that is code: it holds added lines against the rules that come with the program, and asks nobody. */
export const BUILTIN: Binding = { provider: 'builtin', model: 'rules', effort: null };

/** Whether a seat is taken by code: it judges nothing, agrees with nobody, and is asked nothing more. */
export function isBuiltin({ provider }: Pick<Binding, 'provider'>): boolean {
  return provider === 'builtin';
}

/** `provider/model@effort`, the form used in settings and reports; `builtin` has one model. */
export function bindingText(binding: Binding): string {
  if (isBuiltin(binding)) return binding.provider;
  const effort = binding.effort === null ? '' : `@${binding.effort}`;
  return `${binding.provider}/${binding.model}${effort}`;
}

/** Makers whose models Azure serves beside OpenAI's, as their ids begin. */
const OTHER_MAKER =
  /(?:^|[^a-z])(?:mi(?:ni)?stral|codestral|llama|deepseek|grok|phi-|qwen|kimi|cohere|command-[ar])/;

/** What stands for the family of code, which is none: it makes no consensus. */
export const BUILTIN_FAMILY = 'builtin';

/** Providers that serve models of their own alone. */
const MAKERS: ReadonlySet<Provider> = new Set<Provider>(['anthropic', 'openai', 'google']);

/**
 * Who made the model: independence is counted in families. A model id that names its maker
 * (`anthropic/claude-…`, `claude-…`, `gpt-…`) counts for that maker behind any server, so that one
 * vendor reached by two roads is not two families; other models of compatible servers share one family. An Azure
 * deployment has a name of its owner's choice: it counts for OpenAI unless the name says another maker. Bedrock's ids
 * name their maker; profiles of one's own share one family.
 */
export function familyOf({ provider, model }: Binding): string {
  if (provider === 'builtin') return BUILTIN_FAMILY;
  if (provider === 'bedrock') return bedrockMaker(model) ?? 'bedrock';
  const name = model.toLowerCase();
  return makerNamedIn(name) ?? makerServedBy(provider, name);
}

function makerNamedIn(name: string): string | null {
  if (/(^|[/.])claude-/.test(name) || name.startsWith('anthropic/')) return 'anthropic';
  if (/(^|\/)(gpt-|o[134](-|$)|chatgpt-)/.test(name) || name.startsWith('openai/')) return 'openai';
  return /(^|\/)gemini-/.test(name) || name.startsWith('google/') ? 'google' : null;
}

function makerServedBy(provider: Provider, name: string): string {
  if (MAKERS.has(provider)) return provider;
  if (provider === 'azure' && /claude/.test(name)) return 'anthropic';
  if (provider === 'azure' && !OTHER_MAKER.test(name)) return 'openai';
  return 'openai-compatible';
}

/** One planned seat. */
export type Seat = { readonly slot: Slot; readonly binding: Binding };
