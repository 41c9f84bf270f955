import type { ModelClientOptions } from '../adapters/llm/dialect.ts';
import type { ModelClient } from '../domain/ports.ts';
import { BUILTIN, type Provider } from '../domain/slot.ts';

/** Providers whose models are somewhere else. */
type ModelProvider = Exclude<Provider, 'builtin'>;

type CreateClient = (options: ModelClientOptions) => ModelClient;

/** What speaks to each provider: a run loads what its panel needs, and no more before its first request. */
const LOADERS: Readonly<Record<ModelProvider, () => Promise<CreateClient>>> = {
  anthropic: async () => (await import('../adapters/llm/anthropic.ts')).createAnthropicClient,
  openai: async () => (await import('../adapters/llm/openai.ts')).createOpenAiClient,
  google: async () => (await import('../adapters/llm/google.ts')).createGoogleClient,
  azure: async () => (await import('../adapters/llm/azure.ts')).createAzureClient,
  bedrock: async () => (await import('../adapters/llm/bedrock.ts')).createBedrockClient,
  'openai-compatible': async () =>
    (await import('../adapters/llm/openai-compatible.ts')).createOpenAiCompatibleClient,
};

/** Loads what speaks to these providers. */
export async function loadProviders(providers: readonly Provider[]): Promise<void> {
  await Promise.all(
    [...new Set(providers)].map((provider) => (provider === 'builtin' ? loadBuiltin() : LOADERS[provider]())),
  );
}

/** A client whose provider is loaded while nobody has asked it anything yet. */
export function createClient(options: ModelClientOptions): ModelClient {
  const { binding, baseUrl } = options;
  const { provider } = binding;
  if (provider === 'builtin') return createBuiltin();
  const loading = LOADERS[provider]().then((create) => create(options));
  // Whoever asks is told.
  loading.catch(() => undefined);
  return {
    binding,
    destination: new URL(baseUrl).origin,
    ask: async (request) => (await loading).ask(request),
  };
}

async function loadBuiltin() {
  return (await import('../adapters/llm/builtin/builtin.ts')).createBuiltinClient;
}

/** The reviewer that is code, loaded while nobody has asked it anything yet. */
export function createBuiltin(): ModelClient {
  const loading = loadBuiltin().then((create) => create());
  // Whoever asks is told.
  loading.catch(() => undefined);
  return {
    binding: BUILTIN,
    destination: null,
    ask: async (request) => (await loading).ask(request),
  };
}
