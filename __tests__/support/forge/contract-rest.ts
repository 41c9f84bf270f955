/**
 * Checks against an OpenAPI 3.0 description. Names that no schema on the way declares are complaints too, as most schemas
 * let any name pass. The description is read once for all servers of a test file.
 */
import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import type { Fields, ForgeRequest, Reply } from './types.ts';

export type RestContract = {
  request(request: Pick<ForgeRequest, 'method' | 'path' | 'body' | 'json'>): readonly string[];
  /** Statuses that are not described, and answers that are no JSON, pass. */
  answer(request: Pick<ForgeRequest, 'method' | 'path'>, reply: Reply): readonly string[];
};

type Route = { readonly path: string; readonly pattern: RegExp; readonly item: Fields };
type Check = (schema: unknown, value: unknown) => readonly string[];

const ROOT = 'contract://rest';
/** These parameters, at the end of a path, hold slashes. */
const WITH_SLASHES = /\/\{(?:path|ref|basehead|name|tree_sha|spec)\}$/;
const kept = new Map<string, RestContract>();

/** Reads a description. */
export function loadRestContract(file: string): RestContract {
  const found = kept.get(file) ?? readContract(JSON.parse(readFileSync(file, 'utf8')));
  kept.set(file, found);
  return found;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function child(value: unknown, ...names: readonly string[]): unknown {
  return names.reduce<unknown>((at, name) => (isFields(at) ? at[name] : undefined), value);
}

function readContract(description: unknown): RestContract {
  const resolve = (node: unknown): Fields => {
    let at = node;
    while (isFields(at) && typeof at.$ref === 'string') {
      const names = at.$ref.slice(2).split('/');
      at = child(description, ...names.map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~')));
    }
    return isFields(at) ? at : {};
  };
  const routes = routesOf(child(description, 'paths'));
  const check = checker(description, resolve);
  const operationOf = (method: string, path: string): Fields | null => {
    const pathname = path.split('?')[0] ?? '';
    for (const route of routes) {
      const operation = route.pattern.test(pathname) ? route.item[method.toLowerCase()] : undefined;
      if (isFields(operation)) return { ...operation, shared: route.item.parameters };
    }
    return null;
  };
  // A media type may carry its charset.
  const schemaOf = (holder: Fields): unknown => {
    const types = Object.entries(isFields(holder.content) ? holder.content : {});
    return child(types.find(([type]) => /^application\/json(?:;|$)/.test(type))?.[1], 'schema');
  };
  return {
    request: ({ method, path, body, json }) => {
      const operation = operationOf(method, path);
      if (operation === null) return ['no such operation is described'];
      const given = resolve(operation.requestBody);
      const schema = schemaOf(given);
      const wrongQuery = queryComplaints(operation, path, resolve, check);
      if (body === '') return given.required === true ? [...wrongQuery, 'the body is missing'] : wrongQuery;
      // Clients send an empty object with every write.
      if (schema === undefined) return body === '{}' ? wrongQuery : [...wrongQuery, 'takes no body'];
      return [...wrongQuery, ...check(schema, json)];
    },
    answer: ({ method, path }, reply) => {
      const operation = operationOf(method, path);
      const described = resolve(child(operation, 'responses', String(reply.status)));
      const schema = schemaOf(described);
      return schema === undefined || reply.json === undefined ? [] : check(schema, reply.json);
    },
  };
}

function queryComplaints(
  operation: Fields,
  path: string,
  resolve: (node: unknown) => Fields,
  check: Check,
): readonly string[] {
  const lists = [operation.parameters, operation.shared].filter(Array.isArray).flat();
  const declared = lists.map(resolve).filter((one) => one.in === 'query');
  return [...new URL(path, 'http://unused.invalid').searchParams].flatMap(([name, value]) => {
    const parameter = declared.find((one) => one.name === name);
    if (parameter === undefined) return [`query ${name} is declared nowhere`];
    const type = resolve(parameter.schema).type;
    const isNumber = type === 'integer' || type === 'number';
    const typed: unknown = isNumber ? Number(value) : type === 'boolean' ? value === 'true' : value;
    return check(parameter.schema, typed).map((text) => `query ${name}: ${text}`);
  });
}

/** The described paths, those with the fewest parameters first. */
function routesOf(paths: unknown): readonly Route[] {
  const routes = Object.entries(isFields(paths) ? paths : {}).map(([path, item]) => {
    const open = WITH_SLASHES.test(path) ? path.replace(/\/\{[^}]+\}$/, '/§') : path;
    const literal = open.replace(/\{[^}]+\}/g, '¶').replace(/[.*+?^$()|[\]\\]/g, '\\$&');
    const pattern = new RegExp(`^${literal.replaceAll('¶', '[^/]+').replace('§', '.*')}$`);
    return { path, pattern, item: isFields(item) ? item : {} };
  });
  const weight = (route: Route): number => route.path.split('{').length;
  return routes.sort((a, b) => weight(a) - weight(b) || b.path.length - a.path.length);
}

function checker(description: unknown, resolve: (node: unknown) => Fields): Check {
  // Code that is made once for each `$ref` and left as it is compiles five times as fast.
  const ajv = new Ajv({
    strict: false,
    allErrors: true,
    validateFormats: false,
    validateSchema: false,
    inlineRefs: false,
    code: { optimize: false },
  });
  ajv.addSchema({ $id: ROOT, components: child(description, 'components') });
  const compiled = new Map<unknown, ValidateFunction>();
  return (schema, value) => {
    const validate = compiled.get(schema) ?? ajv.compile({ allOf: [absolute(schema)] });
    compiled.set(schema, validate);
    const errors = validate(value) ? [] : (validate.errors ?? []);
    return [
      ...errors.map(
        (error) => `${error.instancePath || '/'} ${error.message ?? ''} ${JSON.stringify(error.params)}`,
      ),
      ...undeclared([schema], value, '', resolve),
    ];
  };
}

function absolute(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(absolute);
  if (!isFields(node)) return node;
  return Object.fromEntries(
    Object.entries(node).map(([name, value]) =>
      name === '$ref' && typeof value === 'string' && value.startsWith('#')
        ? [name, `${ROOT}${value}`]
        : [name, absolute(value)],
    ),
  );
}

/** Every schema that may speak for a value: the given ones and what they are combined of. */
function speakers(schemas: readonly unknown[], resolve: (node: unknown) => Fields): readonly Fields[] {
  const found = new Set<Fields>();
  const visit = (schema: unknown): void => {
    const resolved = resolve(schema);
    if (found.has(resolved)) return;
    found.add(resolved);
    for (const word of ['allOf', 'anyOf', 'oneOf']) {
      const parts = resolved[word];
      if (Array.isArray(parts)) for (const part of parts) visit(part);
    }
  };
  for (const schema of schemas) visit(schema);
  return [...found];
}

function takesAnyName(schema: Fields): boolean {
  if (isFields(schema.additionalProperties)) return true;
  if (schema.additionalProperties === true && schema.properties === undefined) return true;
  const isPlain = ['properties', 'allOf', 'anyOf', 'oneOf', 'enum'].every(
    (word) => schema[word] === undefined,
  );
  return isPlain && (schema.type === undefined || schema.type === 'object');
}

function undeclared(
  schemas: readonly unknown[],
  value: unknown,
  place: string,
  resolve: (node: unknown) => Fields,
): readonly string[] {
  const all = speakers(schemas, resolve);
  if (Array.isArray(value)) {
    const items = all.map((schema) => schema.items).filter((item) => item !== undefined);
    return items.length === 0
      ? []
      : value.flatMap((item, index) => undeclared(items, item, `${place}/${index}`, resolve));
  }
  if (!isFields(value) || all.some(takesAnyName)) return [];
  return Object.entries(value).flatMap(([name, item]) => {
    const declared = all
      .map((schema) => child(schema, 'properties', name))
      .filter((one) => one !== undefined);
    return declared.length === 0
      ? [`${place}/${name} is declared nowhere`]
      : undeclared(declared, item, `${place}/${name}`, resolve);
  });
}
