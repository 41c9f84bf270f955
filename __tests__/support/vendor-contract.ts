/**
 * Checks requests and answers against a vendor's OpenAPI 3 description, which lies outside the repository: the folder
 * is named by CONTRACTS_DIR. A name that no schema on its way declares is a complaint too, since most schemas allow any.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';

type Json = Readonly<Record<string, unknown>>;

export type VendorContract = {
  /** Complaints about a request body; empty where it is right. */
  request(path: string, body: unknown): readonly string[];
  /** Complaints about the JSON body of an answer with this status. */
  answer(path: string, status: number, body: unknown): readonly string[];
  /** Complaints about a document that a schema of this name describes, such as a stream event. */
  document(schemaName: string, value: unknown): readonly string[];
};

/** The folder of the descriptions, or null where this machine has none. */
export const CONTRACTS_DIR = process.env.CONTRACTS_DIR ?? null;

const ROOT = 'contract://description';

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function child(value: unknown, ...names: readonly string[]): unknown {
  return names.reduce<unknown>((at, name) => (isJson(at) ? at[name] : undefined), value);
}

/** Reads `<name>.openapi.json` of the given folder. */
export function loadContract(
  folder: string,
  name: 'anthropic' | 'openai' | 'gemini' | 'github-webhooks',
): VendorContract {
  const description: unknown = JSON.parse(readFileSync(join(folder, `${name}.openapi.json`), 'utf8'));
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
  ajv.addSchema({ $id: ROOT, components: child(description, 'components') });
  const resolve = (schema: unknown): Json | null => resolveIn(description, schema);
  const check = (schema: unknown, value: unknown): string[] => {
    const validate = ajv.compile({ allOf: [withAbsoluteRefs(schema)] } as Json);
    const isRight = validate(value);
    const errors = isRight ? [] : (validate.errors ?? []);
    return [
      ...errors.map(
        (error) => `${error.instancePath || '/'} ${error.message ?? ''} ${JSON.stringify(error.params)}`,
      ),
      ...undeclaredNames([schema], value, '', resolve),
    ];
  };
  const operation = (path: string): unknown => child(description, 'paths', path, 'post');
  const mediaSchema = (holder: unknown): unknown => child(holder, 'content', 'application/json', 'schema');
  return {
    request: (path, body) => check(mediaSchema(child(operation(path), 'requestBody')), body),
    answer: (path, status, body) => {
      const answers = child(operation(path), 'responses');
      const described = child(answers, String(status)) ?? child(answers, `${Math.floor(status / 100)}XX`);
      const schema = mediaSchema(resolve(described));
      return schema === undefined ? [`status ${status} is not described`] : check(schema, body);
    },
    document: (schemaName, value) => check({ $ref: `#/components/schemas/${schemaName}` }, value),
  };
}

function withAbsoluteRefs(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withAbsoluteRefs);
  if (!isJson(node)) return node;
  const entries = Object.entries(node).map(([name, value]) =>
    name === '$ref' && typeof value === 'string' && value.startsWith('#')
      ? [name, `${ROOT}${value}`]
      : [name, withAbsoluteRefs(value)],
  );
  return Object.fromEntries(entries);
}

function resolveIn(description: unknown, schema: unknown): Json | null {
  let at = schema;
  while (isJson(at) && typeof at.$ref === 'string') {
    at = child(
      description,
      ...at.$ref
        .slice(2)
        .split('/')
        .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~')),
    );
  }
  return isJson(at) ? at : null;
}

type Resolve = (schema: unknown) => Json | null;

/** Every schema that may speak for a value: the given ones and what they are combined of. */
function speakers(schemas: readonly unknown[], resolve: Resolve): readonly Json[] {
  const found = new Set<Json>();
  const visit = (schema: unknown): void => {
    const resolved = resolve(schema);
    if (resolved === null || found.has(resolved)) return;
    found.add(resolved);
    for (const word of ['allOf', 'anyOf', 'oneOf']) {
      const parts = resolved[word];
      if (Array.isArray(parts)) for (const part of parts) visit(part);
    }
  };
  for (const schema of schemas) visit(schema);
  return [...found];
}

const SAYS_SOMETHING = ['type', 'properties', 'allOf', 'anyOf', 'oneOf', 'enum', 'const'];

/**
 * An object schema without properties of its own, such as one for any JSON Schema, takes any name, and so does a schema that
 * says nothing of its value.
 */
function takesAnyName(schema: Json): boolean {
  if (isJson(schema.additionalProperties)) return true;
  if (!SAYS_SOMETHING.some((word) => word in schema)) return true;
  return schema.type === 'object' && schema.properties === undefined && schema.allOf === undefined;
}

function undeclaredNames(
  schemas: readonly unknown[],
  value: unknown,
  place: string,
  resolve: Resolve,
): readonly string[] {
  const all = speakers(schemas, resolve);
  if (Array.isArray(value)) {
    const items = all.map((schema) => schema.items).filter((item) => item !== undefined);
    return items.length === 0
      ? []
      : value.flatMap((item, index) => undeclaredNames(items, item, `${place}/${index}`, resolve));
  }
  if (!isJson(value) || all.some(takesAnyName)) return [];
  return Object.entries(value).flatMap(([name, item]) => {
    const declared = all
      .map((schema) => child(schema, 'properties', name))
      .filter((part) => part !== undefined);
    if (declared.length === 0) return [`${place}/${name} is declared nowhere`];
    return undeclaredNames(declared, item, `${place}/${name}`, resolve);
  });
}
