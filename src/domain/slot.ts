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

export const PROVIDERS = ['anthropic', 'openai', 'openai-compatible'] as const;
export type Provider = (typeof PROVIDERS)[number];

export const EFFORTS = ['low', 'medium', 'high', 'xhigh', 'max'] as const;
export type Effort = (typeof EFFORTS)[number];

/** What a seat resolved to: written `provider/model@effort` in every report. */
export type Binding = {
  readonly provider: Provider;
  readonly model: string;
  readonly effort: Effort | null;
};

/** `provider/model@effort`, the form used in settings and reports. */
export function bindingText(binding: Binding): string {
  const effort = binding.effort === null ? '' : `@${binding.effort}`;
  return `${binding.provider}/${binding.model}${effort}`;
}

/**
 * Who made the model: independence is counted in families. A model id that names its maker
 * (`anthropic/claude-…`, `claude-…`, `gpt-…`) counts for that maker behind any server, so that one
 * vendor reached by two roads is not two families; other models of compatible servers share one family.
 */
export function familyOf(binding: Binding): string {
  const model = binding.model.toLowerCase();
  if (/(^|[/.])claude-/.test(model) || model.startsWith('anthropic/')) return 'anthropic';
  if (/(^|\/)(gpt-|o[134](-|$)|chatgpt-)/.test(model) || model.startsWith('openai/')) return 'openai';
  if (/(^|\/)gemini-/.test(model) || model.startsWith('google/')) return 'google';
  if (binding.provider === 'anthropic' || binding.provider === 'openai') return binding.provider;
  return 'openai-compatible';
}

/** One planned seat. */
export type Seat = { readonly slot: Slot; readonly binding: Binding };
