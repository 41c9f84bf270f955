/** The user can mend it: exit 2, one line each, with what to do next. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[], options?: ErrorOptions) {
    super(problems.join('\n'), options);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

type ForgeErrorFacts = { readonly retryable?: boolean; readonly status?: number };

/** The forge or the repository did not give what a review needs. `remedy` says what to do next. */
export class ForgeError extends Error {
  readonly remedy: string;
  readonly retryable: boolean;
  /** The HTTP status where there was an answer. */
  readonly status: number | null;

  constructor(message: string, remedy: string, options: ErrorOptions & ForgeErrorFacts = {}) {
    super(message, options);
    this.name = 'ForgeError';
    this.remedy = remedy;
    this.retryable = options.retryable ?? false;
    this.status = options.status ?? null;
  }
}

export const MODEL_FAULTS = [
  'auth',
  'quota',
  'rate-limited',
  'overloaded',
  'not-found',
  'bad-request',
  'too-large',
  'timeout',
  'network',
  'bad-answer',
  'aborted',
] as const;
export type ModelFault = (typeof MODEL_FAULTS)[number];

type ModelErrorFacts = {
  readonly status?: number;
  readonly attempts?: number;
  readonly notes?: readonly string[];
};

/** A model call that brought no answer. `fault` is what the panel decides on. */
export class ModelError extends Error {
  readonly fault: ModelFault;
  readonly status: number | null;
  /** HTTP attempts made before giving up. */
  readonly attempts: number;
  /** What was dropped, swapped or noticed on the way. */
  readonly notes: readonly string[];

  constructor(message: string, fault: ModelFault, options: ErrorOptions & ModelErrorFacts = {}) {
    super(message, options);
    this.name = 'ModelError';
    this.fault = fault;
    this.status = options.status ?? null;
    this.attempts = options.attempts ?? 1;
    this.notes = options.notes ?? [];
  }
}
