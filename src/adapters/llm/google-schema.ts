/** The wire schema in the form of Gemini's older field, an OpenAPI subset: https://ai.google.dev/api/caching#Schema. */
import { type Fields, isFields } from './fields.ts';

/** Keywords that both forms have and that need no translation. */
const SHARED_KEYWORDS = ['title', 'description', 'enum', 'required'] as const;

/**
 * A schema of the common subset as an OpenAPI schema object: types in capitals, no `additionalProperties`, and the order of
 * the properties said apart, since the older field sorts them by name.
 */
export function openApiSchema(schema: Fields): Fields {
  const shared = SHARED_KEYWORDS.filter((keyword) => keyword in schema);
  return {
    ...Object.fromEntries(shared.map((keyword) => [keyword, schema[keyword]])),
    ...(typeof schema.type === 'string' ? { type: schema.type.toUpperCase() } : {}),
    ...(isFields(schema.items) ? { items: openApiSchema(schema.items) } : {}),
    ...(isFields(schema.properties) ? propertiesOf(schema.properties) : {}),
  };
}

function propertiesOf(properties: Fields): Fields {
  const entries = Object.entries(properties).filter((entry): entry is [string, Fields] => isFields(entry[1]));
  return {
    properties: Object.fromEntries(entries.map(([name, schema]) => [name, openApiSchema(schema)])),
    propertyOrdering: entries.map(([name]) => name),
  };
}
