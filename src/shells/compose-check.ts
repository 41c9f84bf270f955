import { createHttp } from '../adapters/http.ts';
import { askModelInfo } from '../adapters/llm/model-info.ts';
import type { ModelLookup } from '../domain/model-info.ts';
import { modelFacts } from '../domain/models.ts';
import type { Binding } from '../domain/slot.ts';
import type { ModelFacts } from '../domain/usage.ts';
import type { BoundSeat } from './seat-binding.ts';
import type { Config } from './settings.ts';

/**
 * What checks a panel before a review: what is known of its models, and who can be asked for more. `redact` takes every
 * key out of a text.
 */
export function composePanelCheck(
  { prices }: Config,
  redact: (text: string) => string,
): {
  readonly facts: (binding: Binding) => ModelFacts;
  readonly lookUp: (seat: BoundSeat, signal: AbortSignal) => Promise<ModelLookup>;
} {
  const http = createHttp();
  return {
    facts: (binding) => modelFacts(binding, prices),
    lookUp: ({ binding, endpoint }, signal) =>
      endpoint === null
        ? Promise.resolve({ kind: 'unchecked', reason: 'it is code of this program' })
        : askModelInfo({ ...endpoint, binding, http, signal, redact }),
  };
}
