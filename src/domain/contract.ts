import {
  validateFinding as compiledReviewerFinding,
  validate as compiledReviewerOutput,
} from './validators/reviewer-output.generated.js';

/** The contracts by name, in the order in which they are shown to people. */
export const CONTRACTS = [
  'reviewer-output',
  'triage-output',
  'diff-risk',
  'dev-critic-output',
  'analysis-output',
  'clarify-output',
  'agent-state',
  'review',
  'memory',
  'recording',
  'config',
  'rules',
] as const;
export type ContractName = (typeof CONTRACTS)[number];

/** One way in which a document breaks its contract. `path` is a JSON pointer, `/` for the document itself. */
export type ContractError = { readonly path: string; readonly message: string };

/** Every way in which a value breaks a contract; empty where it keeps it. */
export type Validator = (value: unknown) => readonly ContractError[];

/** What a compiled validator leaves behind for one broken keyword. */
export type CompiledError = {
  readonly keyword: string;
  readonly instancePath: string;
  readonly message?: string;
  readonly params: Readonly<Record<string, unknown>>;
};

/** A validator as it is compiled ahead of time: `errors` holds the outcome of the latest call. */
export type CompiledValidator = {
  (value: unknown): boolean;
  readonly errors?: readonly CompiledError[] | null;
};

type ValidatorModule = {
  readonly validate: CompiledValidator;
  /** Keys whose values are documents of another contract. */
  readonly embedded: { readonly [key: string]: string };
};

/** One module for each contract, so that a run parses only the validators it uses. */
const MODULES: { readonly [name in ContractName]: () => Promise<ValidatorModule> } = {
  'reviewer-output': () => import('./validators/reviewer-output.generated.js'),
  'triage-output': () => import('./validators/triage-output.generated.js'),
  'diff-risk': () => import('./validators/diff-risk.generated.js'),
  'dev-critic-output': () => import('./validators/dev-critic-output.generated.js'),
  'analysis-output': () => import('./validators/analysis-output.generated.js'),
  'clarify-output': () => import('./validators/clarify-output.generated.js'),
  'agent-state': () => import('./validators/agent-state.generated.js'),
  review: () => import('./validators/review.generated.js'),
  memory: () => import('./validators/memory.generated.js'),
  recording: () => import('./validators/recording.generated.js'),
  config: () => import('./validators/config.generated.js'),
  rules: () => import('./validators/rules.generated.js'),
};

/** Whether a word names a contract. */
export function isContract(word: string): word is ContractName {
  return (CONTRACTS as readonly string[]).includes(word);
}

/** Loads the validator of one contract; documents of other contracts inside it are held against theirs. */
export async function loadValidator(name: ContractName): Promise<Validator> {
  const { validate, embedded } = await MODULES[name]();
  const inner: (readonly [key: string, validator: Validator])[] = [];
  for (const [key, contract] of Object.entries(embedded)) {
    if (isContract(contract)) inner.push([key, await loadValidator(contract)]);
  }
  return (value) => [
    ...run(validate, value),
    ...inner.flatMap(([key, validator]) => runInside(value, key, validator)),
  ];
}

/** Holds a value against the contract of a reviewer's answer. */
export function validateReviewerOutput(value: unknown): readonly ContractError[] {
  return run(compiledReviewerOutput, value);
}

/** Holds a value against the contract of a single finding in a reviewer's answer. */
export function validateReviewerFinding(value: unknown): readonly ContractError[] {
  return run(compiledReviewerFinding, value);
}

function run(validate: CompiledValidator, value: unknown): readonly ContractError[] {
  if (validate(value)) return [];
  const seen = new Set<string>();
  const errors: ContractError[] = [];
  for (const error of validate.errors ?? []) {
    // A broken branch of a conditional is reported itself; that the conditional failed adds nothing.
    if (error.keyword === 'if') continue;
    const found = { path: error.instancePath || '/', message: inWords(error) };
    const key = `${found.path} ${found.message}`;
    if (!seen.has(key)) errors.push(found);
    seen.add(key);
  }
  return errors;
}

function runInside(value: unknown, key: string, validator: Validator): readonly ContractError[] {
  const inner =
    typeof value === 'object' && value !== null
      ? Object.entries(value).find(([name]) => name === key)
      : undefined;
  if (inner === undefined || inner[1] === null) return [];
  return validator(inner[1]).map(({ path, message }) => ({
    path: `/${key}${path === '/' ? '' : path}`,
    message,
  }));
}

function inWords(error: CompiledError): string {
  const { keyword, params } = error;
  if (keyword === 'enum' && Array.isArray(params.allowedValues)) {
    return `must be one of ${params.allowedValues.map((allowed) => JSON.stringify(allowed)).join(', ')}`;
  }
  if (keyword === 'const') return `must be ${JSON.stringify(params.allowedValue)}`;
  if (keyword === 'additionalProperties')
    return `must not have the property ${JSON.stringify(params.additionalProperty)}`;
  if (keyword === 'required') return `must have the property ${JSON.stringify(params.missingProperty)}`;
  if (keyword === 'type') return `must be ${String(params.type).replaceAll(',', ' or ')}`;
  return error.message ?? `breaks the rule "${keyword}"`;
}
