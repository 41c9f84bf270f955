/** Words shared by the doubles of all forges. */

export type Side = 'LEFT' | 'RIGHT';

export type Fields = Readonly<Record<string, unknown>>;

export type Reply = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** A document; undefined for no body. */
  readonly json?: unknown;
  /** Bytes instead of a document. */
  readonly bytes?: Buffer;
  readonly contentType?: string;
  /** Whether the state was changed. */
  readonly changed?: boolean;
};

/** A request that has arrived. `path` is without the path of the API's address, with its query. */
export type ForgeRequest = {
  /** Zero-based, in the order of arrival. */
  readonly index: number;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The body as JSON; null where it is none. */
  readonly json: unknown;
  /** What was answered; null before, and where the answer was lost. */
  status: number | null;
  /** Whether the state was changed, also where the answer was lost. */
  changed: boolean;
};

export type FaultAction =
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: unknown }
  | { readonly delayMs: number }
  /** Accepts comments and loses the one of this one-based place. */
  | { readonly dropComment: number }
  | 'drop'
  | 'hang'
  | 'drop-comment';

export type FaultRule = {
  /** Any where left out. */
  readonly method?: string;
  /** Tried on the path as in `ForgeRequest`. */
  readonly path: RegExp;
  /** Tried on the body: tells one GraphQL operation from another. */
  readonly body?: RegExp;
  /** The first request that is hit among those that fit, from 1. */
  readonly nth?: number;
  /** How many are hit from there on; 1 unless given. */
  readonly times?: number;
  /** `after`: the state is changed first, then the answer is lost or replaced. */
  readonly when?: 'before' | 'after';
  readonly action: FaultAction;
};
