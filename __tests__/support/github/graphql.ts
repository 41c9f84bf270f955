/** Runs GraphQL documents over a graph of plain values and functions, without a schema. */
import {
  type ArgumentNode,
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';
import { messageOf } from '../../../src/lib/thrown.ts';
import type { Fields } from './types.ts';

/** A thing of the graph. A field may be a function: it gets the arguments. */
export type GraphNode = { readonly __typename: string; readonly [field: string]: unknown };

/** A mistake that is told in `errors`; `type` is GitHub's own word. */
export class GraphError extends Error {
  readonly type: string;
  constructor(type: string, message: string) {
    super(message);
    this.type = type;
  }
}

export type GraphAnswer = { readonly data?: unknown; readonly errors?: readonly Fields[] };

/** Carries the type of a projected object, for a check of the answer; JSON leaves it out. */
export const TYPE = Symbol('typename');

const INTERFACES: Readonly<Record<string, readonly string[]>> = {
  Actor: ['User', 'Bot', 'Organization', 'Mannequin'],
  GitObject: ['Commit', 'Blob', 'Tree', 'Tag'],
  Comment: ['IssueComment', 'PullRequestReviewComment', 'PullRequestReview', 'PullRequest'],
  Minimizable: ['IssueComment', 'PullRequestReviewComment', 'PullRequestReview'],
};

type Run = {
  readonly variables: Fields;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly errors: Fields[];
};

/** Reads `{ query, variables, operationName }` and answers as `POST /graphql` does, always with HTTP 200. */
export function runGraphql(
  roots: { readonly query: GraphNode; readonly mutation: GraphNode },
  body: Fields,
): GraphAnswer {
  let document: DocumentNode;
  try {
    document = parse(String(body.query ?? ''));
  } catch (error) {
    return { errors: [{ message: messageOf(error) }] };
  }
  const operations = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  const operation = operations.find(
    (one) => body.operationName === undefined || one.name?.value === body.operationName,
  );
  if (operation === undefined) return { errors: [{ message: 'No operation to run' }] };
  const variables = variablesOf(operation, body);
  if (typeof variables === 'string') return { errors: [{ message: variables }] };
  const fragments = document.definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION);
  const run: Run = {
    variables,
    fragments: new Map(fragments.map((one) => [one.name.value, one])),
    errors: [],
  };
  const root = operation.operation === 'mutation' ? roots.mutation : roots.query;
  const data = project(run, root, operation.selectionSet, []);
  return run.errors.length === 0 ? { data } : { data, errors: run.errors };
}

function variablesOf(operation: OperationDefinitionNode, body: Fields): Fields | string {
  const given: Fields =
    typeof body.variables === 'object' && body.variables !== null ? { ...body.variables } : {};
  const all: Record<string, unknown> = {};
  for (const definition of operation.variableDefinitions ?? []) {
    const name = definition.variable.name.value;
    const fallback = definition.defaultValue;
    const value = given[name] ?? (fallback === undefined ? undefined : valueFromASTUntyped(fallback));
    if (value === undefined && definition.type.kind === Kind.NON_NULL_TYPE) {
      return `Variable $${name} of required type was provided invalid value`;
    }
    all[name] = value ?? null;
  }
  return all;
}

function argumentsOf(run: Run, nodes: readonly ArgumentNode[] | undefined): Fields {
  return Object.fromEntries(
    (nodes ?? []).map((node) => [node.name.value, valueFromASTUntyped(node.value, { ...run.variables })]),
  );
}

function isSkipped(run: Run, directives: readonly DirectiveNode[] | undefined): boolean {
  return (directives ?? []).some((directive) => {
    const condition = argumentsOf(run, directive.arguments).if;
    return directive.name.value === 'skip' ? condition === true : condition === false;
  });
}

/** All fields that are asked of a node, fragments opened, the same answer key once. */
function fieldsOf(run: Run, typename: string, set: SelectionSetNode): ReadonlyMap<string, FieldNode[]> {
  const fields = new Map<string, FieldNode[]>();
  const visit = (selections: SelectionSetNode): void => {
    for (const selection of selections.selections) {
      if (isSkipped(run, selection.directives)) continue;
      if (selection.kind === Kind.FIELD) {
        const key = selection.alias?.value ?? selection.name.value;
        fields.set(key, [...(fields.get(key) ?? []), selection]);
        continue;
      }
      const fragment =
        selection.kind === Kind.INLINE_FRAGMENT ? selection : run.fragments.get(selection.name.value);
      const condition = fragment?.typeCondition?.name.value ?? typename;
      if (fragment !== undefined && isOf(typename, condition)) visit(fragment.selectionSet);
    }
  };
  visit(set);
  return fields;
}

function isOf(typename: string, condition: string): boolean {
  return typename === condition || condition === 'Node' || (INTERFACES[condition] ?? []).includes(typename);
}

function isNode(value: unknown): value is GraphNode {
  return typeof value === 'object' && value !== null && '__typename' in value;
}

function project(
  run: Run,
  node: GraphNode,
  set: SelectionSetNode,
  path: readonly (string | number)[],
): unknown {
  const answer: Record<string | symbol, unknown> = {};
  Object.defineProperty(answer, TYPE, { value: node.__typename });
  for (const [key, fields] of fieldsOf(run, node.__typename, set)) {
    const field = fields[0];
    if (field === undefined) continue;
    const here = [...path, key];
    const selections = fields.flatMap((one) => one.selectionSet?.selections ?? []);
    const inner = selections.length === 0 ? null : { kind: Kind.SELECTION_SET as const, selections };
    try {
      answer[key] = complete(run, resolved(run, node, field), inner, here);
    } catch (error) {
      answer[key] = null;
      run.errors.push(told(error, field, here));
    }
  }
  return answer;
}

function resolved(run: Run, node: GraphNode, field: FieldNode): unknown {
  const name = field.name.value;
  if (!Object.hasOwn(node, name)) {
    throw new GraphError('undefinedField', `Field '${name}' doesn't exist on type '${node.__typename}'`);
  }
  const value = node[name];
  return typeof value === 'function' ? value(argumentsOf(run, field.arguments)) : value;
}

function complete(
  run: Run,
  value: unknown,
  set: SelectionSetNode | null,
  path: readonly (string | number)[],
): unknown {
  if (Array.isArray(value)) return value.map((item, index) => complete(run, item, set, [...path, index]));
  if (isNode(value) && set !== null) return project(run, value, set, path);
  return value ?? null;
}

function told(error: unknown, field: FieldNode, path: readonly (string | number)[]): Fields {
  const at = field.loc?.startToken;
  return {
    ...(error instanceof GraphError ? { type: error.type } : {}),
    path,
    ...(error instanceof GraphError && error.type === 'FORBIDDEN'
      ? { extensions: { saml_failure: false } }
      : {}),
    locations: [{ line: at?.line ?? 1, column: at?.column ?? 1 }],
    message: messageOf(error),
  };
}
