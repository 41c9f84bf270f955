/** Makes valid documents from a JSON Schema, and every single mutation of a document that the schema speaks about. */
import fc from 'fast-check';

export type Schema = { readonly [keyword: string]: unknown };
export type Path = readonly (string | number)[];
/** `document` makes the mutated copy when it is asked for. */
export type Mutation = { readonly what: string; readonly document: () => unknown };

type Holds = (schema: Schema) => (value: unknown) => boolean;
type Scope = {
  readonly root: Schema;
  readonly holds: Holds;
  /** Documents of another contract that is embedded in this one. */
  readonly embedded: (contract: string) => fc.Arbitrary<unknown>;
};

const MAX_ITEMS = 2;
const FORMATS: Readonly<Record<string, readonly string[]>> = {
  'date-time': ['2024-02-29T23:59:59Z', '2031-01-01T00:00:00.123+05:30'],
  date: ['2024-02-29', '2031-12-31'],
  email: ['7@noreply.invalid', 'first.last@sub.example.org'],
  uri: ['https://forge.example.org/o/r/pull/7', 'urn:isbn:0451450523'],
};
const BROKEN_FORMATS: Readonly<Record<string, readonly string[]>> = {
  'date-time': ['2023-02-29T00:00:00Z', '2024-01-01', '2024-01-01T25:00:00Z', 'yesterday'],
  date: ['2023-02-29', '2024-13-01', '2024-1-1', '2024-01-01T00:00:00Z'],
  email: ['nobody', 'a@', '@b.example.org'],
  uri: ['no scheme', '//host/path', 'http://[bad'],
};

export function isObject(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function objectAt(schema: Schema, keyword: string): Record<string, Schema> {
  const found = schema[keyword];
  return isObject(found) ? (found as Record<string, Schema>) : {};
}

function schemasAt(schema: Schema, keyword: string): readonly Schema[] {
  const found = schema[keyword];
  return Array.isArray(found) ? found.filter(isObject) : [];
}

function numberAt(schema: Schema, keyword: string): number | undefined {
  const found = schema[keyword];
  return typeof found === 'number' ? found : undefined;
}

function stringsAt(schema: Schema, keyword: string): readonly string[] {
  const found = schema[keyword];
  return Array.isArray(found) ? found.map(String) : [];
}

function typesOf(schema: Schema): readonly string[] {
  return typeof schema.type === 'string' ? [schema.type] : stringsAt(schema, 'type');
}

/** Both schemas at once, as far as the contracts use it: properties and required sets joined, the rest overlaid. */
function merged(a: Schema, b: Schema): Schema {
  const properties = { ...objectAt(a, 'properties') };
  for (const [name, inner] of Object.entries(objectAt(b, 'properties'))) {
    properties[name] = merged(properties[name] ?? {}, inner);
  }
  const required = [...new Set([...stringsAt(a, 'required'), ...stringsAt(b, 'required')])];
  return { ...a, ...b, properties, required };
}

/** The schema with `$ref` followed and `allOf` joined; conditionals are left to the caller. */
function resolved(schema: Schema, root: Schema): Schema {
  const { $ref, allOf, ...rest } = schema;
  let found: Schema = rest;
  if (typeof $ref === 'string') {
    const name = $ref.replace('#/$defs/', '');
    found = merged(resolved(objectAt(root, '$defs')[name] ?? {}, root), rest);
  }
  for (const part of schemasAt({ allOf }, 'allOf')) found = merged(found, resolved(part, root));
  return found;
}

/** Documents that keep the schema. `holds` answers for a schema whose references point into the same root. */
export function documentsOf(
  root: Schema,
  holds: Holds,
  embedded: Scope['embedded'] = noneEmbedded,
): fc.Arbitrary<unknown> {
  return valuesOf(root, { root, holds, embedded });
}

function noneEmbedded(contract: string): never {
  throw new Error(`nobody gave documents of ${contract}`);
}

function valuesOf(schema: Schema, scope: Scope): fc.Arbitrary<unknown> {
  const whole = resolved(schema, scope.root);
  const { if: condition, then: consequence, ...plain } = whole;
  if (!isObject(condition) || !isObject(consequence)) return plainValues(plain, scope);
  return fc
    .oneof(plainValues(plain, scope), plainValues(merged(plain, consequence), scope))
    .filter(scope.holds(whole));
}

function plainValues(schema: Schema, scope: Scope): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  return fc.oneof(...typesOf(schema).map((type) => valuesOfType(type, schema, scope)));
}

function valuesOfType(type: string, schema: Schema, scope: Scope): fc.Arbitrary<unknown> {
  switch (type) {
    case 'object':
      return typeof schema.contract === 'string' ? scope.embedded(schema.contract) : objects(schema, scope);
    case 'array':
      return lists(schema, scope);
    case 'string':
      return strings(schema);
    case 'integer':
      return fc.integer({
        min: numberAt(schema, 'minimum') ?? -5,
        max: numberAt(schema, 'maximum') ?? 1_000_000,
      });
    case 'number':
      return fc.double({
        min: numberAt(schema, 'minimum') ?? -5,
        max: numberAt(schema, 'maximum') ?? 1e6,
        noNaN: true,
      });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      throw new Error(`no values for type ${type}`);
  }
}

function lists(schema: Schema, scope: Scope): fc.Arbitrary<unknown> {
  const places = schemasAt(schema, 'prefixItems');
  if (places.length > 0) return fc.tuple(...places.map((place) => valuesOf(place, scope)));
  const minLength = numberAt(schema, 'minItems') ?? 0;
  return fc.array(valuesOf(objectAt(schema, 'items'), scope), {
    minLength,
    maxLength: Math.max(minLength, MAX_ITEMS),
  });
}

function strings(schema: Schema): fc.Arbitrary<string> {
  const format = schema.format;
  if (typeof format === 'string') return fc.constantFrom(...(FORMATS[format] ?? []));
  if (typeof schema.pattern === 'string') return fc.stringMatching(new RegExp(schema.pattern, 'u'));
  const minLength = numberAt(schema, 'minLength') ?? 0;
  return fc
    .string({ unit: 'grapheme', minLength, maxLength: minLength + 8 })
    .filter((text) => [...text].length >= minLength);
}

function objects(schema: Schema, scope: Scope): fc.Arbitrary<unknown> {
  const named = Object.entries(objectAt(schema, 'properties')).map(([name, inner]) => [
    name,
    valuesOf(inner, scope),
  ]);
  const own = fc.record(Object.fromEntries(named) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: [...stringsAt(schema, 'required')],
    noNullPrototype: true,
  });
  const open = [
    ...Object.entries(objectAt(schema, 'patternProperties')).map(([pattern, inner]) =>
      fc.dictionary(fc.stringMatching(new RegExp(pattern, 'u')), valuesOf(inner, scope), {
        maxKeys: 2,
        noNullPrototype: true,
      }),
    ),
    ...(isObject(schema.additionalProperties)
      ? [
          fc.dictionary(fc.stringMatching(/^q\d$/), valuesOf(schema.additionalProperties, scope), {
            maxKeys: 2,
            noNullPrototype: true,
          }),
        ]
      : []),
  ];
  return fc.tuple(own, ...open).map((parts) => Object.assign({}, ...parts));
}

/** A document with one value replaced; `undefined` takes the key away. */
function replaced(document: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(document))
    return document.map((item, at) => (at === key ? replaced(item, rest, value) : item));
  const copy: Record<string, unknown> = { ...(document as Schema) };
  if (rest.length === 0 && value === undefined) delete copy[key];
  else copy[key] = replaced(copy[key], rest, value);
  return copy;
}

/** Every single mutation of a valid document: forbidden ones and some that the contract may allow. */
export function mutationsOf(root: Schema, document: unknown): readonly Mutation[] {
  const found: Mutation[] = [];
  const visit = (schema: Schema, value: unknown, path: Path): void => {
    const whole = resolved(schema, root);
    const put = (what: string, other: unknown): void => {
      found.push({ what: `${what} at /${path.join('/')}`, document: () => replaced(document, path, other) });
    };
    for (const [what, other] of replacements(whole, value)) put(what, other);
    if (Array.isArray(value)) {
      for (const [at, item] of value.entries()) visit(schemaOfItem(whole, at), item, [...path, at]);
    }
    if (!isObject(value)) return;
    for (const [key, inner] of Object.entries(value)) visit(schemaOfKey(whole, key), inner, [...path, key]);
    for (const key of Object.keys(value)) put(`drop ${key}`, replaced(value, [key], undefined));
  };
  visit(root, document, []);
  return found;
}

function schemaOfItem(schema: Schema, at: number): Schema {
  return schemasAt(schema, 'prefixItems')[at] ?? objectAt(schema, 'items');
}

function schemaOfKey(schema: Schema, key: string): Schema {
  const named = objectAt(schema, 'properties')[key];
  if (named) return named;
  const byPattern = Object.entries(objectAt(schema, 'patternProperties')).find(([pattern]) =>
    new RegExp(pattern, 'u').test(key),
  );
  return byPattern?.[1] ?? objectAt(schema, 'additionalProperties');
}

function* replacements(schema: Schema, value: unknown): Generator<readonly [string, unknown]> {
  for (const other of [null, true, 1.5, 3, 'word', [], {}]) {
    if (typeof other !== typeof value || other === null || value === null) yield ['wrong type', other];
  }
  if (Array.isArray(value)) yield* otherLists(schema, value);
  else if (isObject(value)) yield* otherObjects(schema, value);
  else if (typeof value === 'number') yield* otherNumbers(schema, value);
  else if (typeof value === 'string') yield* otherStrings(schema, value);
  else if (typeof value === 'boolean') yield ['flip', !value];
}

function* otherNumbers(schema: Schema, value: number): Generator<readonly [string, unknown]> {
  yield ['fraction', value + 0.5];
  for (const other of Array.isArray(schema.enum) ? schema.enum : []) yield ['other of the enum', other];
  for (const bound of [numberAt(schema, 'minimum'), numberAt(schema, 'maximum')]) {
    if (bound !== undefined)
      yield* ([-1, 0, 1] as const).map((step) => ['near the bound', bound + step] as const);
  }
  yield ['far out', 1e9];
  yield ['far out', -1e9];
}

function* otherStrings(schema: Schema, value: string): Generator<readonly [string, unknown]> {
  yield ['empty', ''];
  yield ['longer', `${value}x`];
  for (const other of Array.isArray(schema.enum) ? schema.enum : []) yield ['other of the enum', other];
  for (const word of BROKEN_FORMATS[String(schema.format)] ?? []) yield ['broken format', word];
  const least = numberAt(schema, 'minLength');
  // Two UTF-16 units each: length is counted in characters.
  if (least !== undefined) yield ['too short', '\u{1F600}'.repeat(least - 1)];
  if (schema.pattern !== undefined) yield ['broken pattern', ` ${value}`];
}

function* otherLists(schema: Schema, value: readonly unknown[]): Generator<readonly [string, unknown]> {
  if (value.length === 0) return;
  yield ['fewer items', value.slice(1)];
  yield ['no items', []];
  const most = numberAt(schema, 'maxItems');
  if (most !== undefined) yield ['too many items', Array.from({ length: most + 1 }, () => value[0])];
  yield ['foreign item', [...value, { foreign: true }]];
}

function* otherObjects(schema: Schema, value: Schema): Generator<readonly [string, unknown]> {
  yield ['extra key', { ...value, foreign: 'word' }];
  yield ['extra key', Object.defineProperty({ ...value }, '__proto__', { value: {}, enumerable: true })];
  for (const name of stringsAt(schema, 'required'))
    yield [`undefined ${name}`, { ...value, [name]: undefined }];
}
