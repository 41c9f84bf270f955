/** How a vendor's API is spoken, and what a client of one is given. */
import type { AwsAccess } from '../../domain/credentials.ts';
import type { ModelFault } from '../../domain/errors.ts';
import type { Clock, ModelAnswer, ModelRequest } from '../../domain/ports.ts';
import type { Binding } from '../../domain/slot.ts';
import type { ModelFacts } from '../../domain/usage.ts';
import type { Http } from '../http.ts';
import type { HttpLimits } from '../http-watch.ts';
import type { ServerEvent } from '../sse.ts';
import type { Fields } from './fields.ts';
import type { Pace } from './pace.ts';
import type { ApiProblem } from './problem.ts';

/** What a client of any dialect needs. */
export type ModelClientOptions = {
  readonly binding: Binding;
  /** Checked, without a slash at its end. */
  readonly baseUrl: string;
  /** Null for a server that asks for none. */
  readonly apiKey: string | null;
  /** Where requests are signed instead of carrying a key. */
  readonly aws?: AwsAccess | undefined;
  readonly http: Http;
  readonly clock: Clock;
  /** 0 ≤ x < 1, for the jitter of waits. */
  readonly random: () => number;
  readonly facts: ModelFacts;
  /** The instant on the monotonic clock when every call must have ended. */
  readonly deadlineAtMs: number;
  /** Shared by all who use the same key at the same origin; a client alone has its own. */
  readonly pace?: Pace;
  /** Overrides of the limits of one exchange. */
  readonly limits?: Partial<HttpLimits>;
};

/** An answer as a dialect reads it. */
export type Reading = {
  readonly kind: 'answer';
  readonly answer: Omit<ModelAnswer, 'attempts'>;
};

/** No answer though the exchange began well: an error inside the stream, or a stream that ended early. */
export type BrokenReading = {
  readonly kind: 'broken';
  readonly fault: ModelFault;
  readonly message: string;
  readonly transient: boolean;
  /** The error inside the answer, where it may be the fault of one field. */
  readonly problem?: ApiProblem;
};

/** Names of the changes to the request that this server has asked for. */
export type Changes = ReadonlySet<string>;

/** A field that is dropped or swapped, once, when the server refuses it by name. */
export type Change = {
  readonly name: string;
  /** How servers name the field. */
  readonly field: RegExp;
  readonly note: string;
};

/** How one vendor's API is spoken. */
export type Dialect = {
  readonly url: string;
  /** Silence in a stream that is still no sign of a broken connection. */
  readonly idleMs: number;
  headers(apiKey: string | null, made: Changes): Readonly<Record<string, string>>;
  body(request: ModelRequest, made: Changes): Fields;
  readonly changes: readonly Change[];
  readWhole(document: Fields, request: ModelRequest): Reading | BrokenReading;
  readStream(events: AsyncIterable<ServerEvent>, request: ModelRequest): Promise<Reading | BrokenReading>;
  /** Headers that prove who sends this body to this address; asked for at every attempt, since they hold its time. */
  authorise?(url: string, body: string): Readonly<Record<string, string>>;
  /** How a stream is framed where not as server-sent events. */
  readonly framing?: {
    readonly type: RegExp;
    read(body: AsyncIterable<Uint8Array>): AsyncIterable<ServerEvent>;
  };
  /** What the vendor's headers and names add to an error answer. */
  explain?(problem: ApiProblem, headers: Readonly<Record<string, string>>): ApiProblem;
};
