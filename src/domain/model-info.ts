/** What a server tells of a model without being asked to answer anything. */
import type { ModelFault } from './errors.ts';

/** A server's own description of a model; null stands for what it does not say. Texts are on one line and
 * cut. */
export type ModelInfo = {
  /** The id that the server knows the model by: it may resolve an alias. */
  readonly id: string;
  /** Whether calls that name the model are said to fail from now on. */
  readonly retired: boolean | null;
  /** The planned end of the model, `YYYY-MM-DD`; the plan may change. */
  readonly retiresOn: string | null;
  /** Tokens that a call may send. */
  readonly maxInputTokens: number | null;
  /** Tokens that an answer may take, thinking included. */
  readonly maxOutputTokens: number | null;
  /** Tokens of input and answer together. */
  readonly windowTokens: number | null;
  /** Whether answers can be held to a schema. */
  readonly structuredOutput: boolean | null;
  /** The efforts that it takes; empty where it has no such notion. */
  readonly efforts: readonly string[] | null;
};

/** What came of asking a server for a model. Messages are for people, without keys, on one line and cut. */
export type ModelLookup =
  | { readonly kind: 'found'; readonly info: ModelInfo }
  /** Nothing is known either way: there is nothing to ask, or it may not be asked. */
  | { readonly kind: 'unchecked'; readonly reason: string }
  /** The same fault can be expected of a review. */
  | { readonly kind: 'failed'; readonly fault: ModelFault; readonly message: string };
