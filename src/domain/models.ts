/**
 * What is known of models: prices in USD per million tokens and sizes in tokens. Lists of the vendors' pages and of
 * genai-prices as of 2026-11; whoever runs this can override every price. What is not known is null, never 0.
 */
import { claudeOfBedrock } from './bedrock.ts';
import { type Binding, familyOf, isBuiltin, type Provider, type Slot } from './slot.ts';
import type { ModelFacts, Price } from './usage.ts';

/** The model of each seat where the panel names none. */
export const DEFAULT_MODELS: Readonly<Record<Slot, Pick<Binding, 'provider' | 'model'>>> = {
  opus: { provider: 'anthropic', model: 'claude-opus-5-5' },
  gpt: { provider: 'openai', model: 'gpt-6.2-sol' },
  sonnet: { provider: 'anthropic', model: 'claude-sonnet-5-5' },
  fable: { provider: 'anthropic', model: 'claude-fable-5-1' },
};

type Size = Pick<ModelFacts, 'maxInputTokens' | 'maxOutputTokens'>;
type KnownModel = { readonly price: Price | null; readonly size: Size };

/** A million tokens in all, of which 128 K may be the answer. */
const CLAUDE_1M: Size = { maxInputTokens: 872_000, maxOutputTokens: 128_000 };
const CLAUDE_200K: Size = { maxInputTokens: 136_000, maxOutputTokens: 64_000 };

/** 922 K fit, but above 272 K the whole request costs double: staying below keeps the price flat. */
const GPT_SIZE: Size = { maxInputTokens: 250_000, maxOutputTokens: 128_000 };

/** A million tokens of input and an answer beside it; counted as one, to be safe. */
const GEMINI_SIZE: Size = { maxInputTokens: 934_000, maxOutputTokens: 65_536 };

/** The same fits, but above 200 K the whole request costs double: staying below keeps the price flat. */
const GEMINI_PRO_SIZE: Size = { ...GEMINI_SIZE, maxInputTokens: 185_000 };

/** The cautious end for a model that nobody described. */
const UNKNOWN_SIZE: Size = { maxInputTokens: 112_000, maxOutputTokens: 16_000 };

/** Input, output, reading and writing the cache. */
function price(input: number, output: number, cacheRead: number, cacheWrite: number): Price {
  return { input, output, cacheRead, cacheWrite };
}

const KNOWN_MODELS: ReadonlyMap<string, KnownModel> = new Map([
  ['claude-fable-5-2', { price: null, size: CLAUDE_1M }],
  ['claude-fable-5-1', { price: price(10, 50, 0.25, 12.5), size: CLAUDE_1M }],
  ['claude-opus-5-5', { price: price(4, 20, 0.2, 5), size: CLAUDE_1M }],
  ['claude-opus-5', { price: price(5, 25, 0.5, 6.25), size: CLAUDE_1M }],
  ['claude-sonnet-5-5', { price: price(2, 10, 0.2, 2.5), size: CLAUDE_1M }],
  ['claude-sonnet-5', { price: price(2, 10, 0.2, 2.5), size: CLAUDE_1M }],
  // Published only as "from" a price: a cap on cost must not rest on the lowest case.
  ['claude-haiku-5-5', { price: null, size: CLAUDE_1M }],
  ['claude-haiku-4-5', { price: price(1, 5, 0.1, 1.25), size: CLAUDE_200K }],
  // No cache prices are published: reading as dear as fresh, writing at the surcharge of its generation.
  ['gpt-6.2-astra', { price: price(8, 40, 8, 10), size: GPT_SIZE }],
  ['gpt-6-astra', { price: price(10, 50, 1, 12.5), size: GPT_SIZE }],
  ['gpt-6.2-sol', { price: price(2, 10, 0.2, 2.5), size: GPT_SIZE }],
  ['gpt-6.1-sol', { price: price(2, 10, 0.2, 2.5), size: GPT_SIZE }],
  ['gpt-6-sol', { price: price(2, 10, 0.2, 2.5), size: GPT_SIZE }],
  ['gpt-6-luna', { price: price(0.1, 0.5, 0.01, 0.125), size: GPT_SIZE }],
  ['gpt-5.6-sol', { price: price(4, 20, 0.4, 5), size: GPT_SIZE }],
  ['gpt-5.6-luna', { price: price(0.2, 1.2, 0.02, 0.25), size: GPT_SIZE }],
  // The cache fills by itself, and what is written into it costs no more than reading plainly.
  ['gemini-3.8-flash', { price: price(0.75, 3.75, 0.075, 0.75), size: GEMINI_SIZE }],
  ['gemini-3.7-flash', { price: price(0.75, 3.75, 0.075, 0.75), size: GEMINI_SIZE }],
  ['gemini-3.1-pro-preview', { price: price(2, 12, 0.2, 2), size: GEMINI_PRO_SIZE }],
]);

/** UTF-8 bytes of code per token, measured on a diff of one megabyte; each the cautious end of its tokenizers. */
const BYTES_PER_TOKEN = { unknown: 2.5, olderClaude: 3.4, gptOrGemini: 3.6 };

/** Claude changed its tokenizer with 4.7: the same text is up to 35 % more tokens since. */
const NEW_CLAUDE_TOKENIZER = 407;

/** Clouds that serve models of others at prices of their own. */
const RESELLERS: ReadonlySet<Provider> = new Set<Provider>(['azure', 'bedrock']);

/** Code costs nothing and reads as much as there is: a token of it is a long text. */
const BUILTIN_FACTS: ModelFacts = {
  price: price(0, 0, 0, 0),
  maxInputTokens: 1_000_000,
  maxOutputTokens: 1_000_000,
  bytesPerToken: 256,
};

/**
 * Facts of a binding. `prices` (by model id, as the setting gave them) win. A model behind a compatible server is not
 * priced by its name: what the server charges is its own affair; so is what Azure charges for a
 * kind of deployment, and Bedrock in a region.
 */
export function modelFacts(binding: Binding, prices: ReadonlyMap<string, Price>): ModelFacts {
  if (isBuiltin(binding)) return BUILTIN_FACTS;
  const isVendor = binding.provider !== 'openai-compatible';
  const known = isVendor ? KNOWN_MODELS.get(vendorName(binding)) : undefined;
  return {
    price: prices.get(binding.model) ?? (RESELLERS.has(binding.provider) ? null : known?.price) ?? null,
    ...(known?.size ?? UNKNOWN_SIZE),
    bytesPerToken: bytesPerToken(binding),
  };
}

/** The maker's own name for the model, also where Bedrock serves it. */
function vendorName({ provider, model }: Binding): string {
  return withoutDate((provider === 'bedrock' ? claudeOfBedrock(model) : null) ?? model);
}

/** `claude-haiku-4-5-20251001` is a snapshot of `claude-haiku-4-5`. */
function withoutDate(model: string): string {
  return model.replace(/-20\d{6}$/, '');
}

function bytesPerToken(binding: Binding): number {
  const family = familyOf(binding);
  if (family === 'openai' || family === 'google') return BYTES_PER_TOKEN.gptOrGemini;
  const version = family === 'anthropic' ? claudeVersion(binding.model) : null;
  const isOlder = version !== null && version < NEW_CLAUDE_TOKENIZER;
  return isOlder ? BYTES_PER_TOKEN.olderClaude : BYTES_PER_TOKEN.unknown;
}

/** 406 of `claude-opus-4-6`, 305 of `claude-3-5-sonnet-20241022`, 400 of `claude-sonnet-4-20250514`. */
function claudeVersion(model: string): number | null {
  const match = /claude-(?:[a-z]+-)?(\d{1,2})(?:[-.](\d{1,2}))?(?!\d)/.exec(model.toLowerCase());
  return match === null ? null : Number(match[1]) * 100 + Number(match[2] ?? 0);
}

/** Prices by model id, or everything that is wrong with the setting. */
export type PricesResult =
  | { readonly ok: true; readonly prices: ReadonlyMap<string, Price> }
  | { readonly ok: false; readonly problems: readonly string[] };

const PRICE_FORM = 'model=input/output or model=input/output/cacheRead/cacheWrite, in USD per million tokens';

/** Reads the setting `prices`: `model=in/out, model=in/out/cacheRead/cacheWrite`. */
export function parsePrices(text: string): PricesResult {
  const prices = new Map<string, Price>();
  const problems: string[] = [];
  for (const entry of text.split(/[,\n]/).map((part) => part.trim())) {
    if (entry === '') continue;
    const split = entry.lastIndexOf('=');
    const model = entry.slice(0, Math.max(0, split)).trim();
    const value = parsePrice(entry.slice(split + 1));
    if (model === '' || value === null) problems.push(`"${entry}" is not ${PRICE_FORM}`);
    else if (prices.has(model)) problems.push(`"${model}" is priced twice`);
    else prices.set(model, value);
  }
  return problems.length === 0 ? { ok: true, prices } : { ok: false, problems };
}

/** Where the cache has no price of its own it costs as much as fresh input. */
function parsePrice(text: string): Price | null {
  const parts = text.split('/').map((part) => part.trim());
  if (!parts.every((part) => /^\d{1,6}(?:\.\d{1,6})?$/.test(part))) return null;
  const [input, output, cacheRead, cacheWrite, ...others] = parts.map(Number);
  if (input === undefined || output === undefined || others.length > 0) return null;
  if (cacheRead === undefined) return { input, output, cacheRead: input, cacheWrite: input };
  return cacheWrite === undefined ? null : { input, output, cacheRead, cacheWrite };
}
