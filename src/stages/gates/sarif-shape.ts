import { isObject, type JsonObject } from '../../lib/json.ts';

/** What a document may hold under a name; wrong types count as absent, since tools write much that no standard knows. */

const NOTHING: JsonObject = {};

/** The object under this name of its own; an empty one where there is none. */
export function objectAt(value: unknown, name: string): JsonObject {
  const found = valueAt(value, name);
  return isObject(found) ? found : NOTHING;
}

/** The list under this name; an empty one where there is none. */
export function listAt(value: unknown, name: string): readonly unknown[] {
  const found = valueAt(value, name);
  return Array.isArray(found) ? found : [];
}

/** The text under this name; null where there is none or it is empty. */
export function textAt(value: unknown, name: string): string | null {
  const found = valueAt(value, name);
  return typeof found === 'string' && found !== '' ? found : null;
}

/** The whole number from 0 on under this name; null where there is none. SARIF writes -1 for an index that is not set. */
export function indexAt(value: unknown, name: string): number | null {
  const found = valueAt(value, name);
  return typeof found === 'number' && Number.isSafeInteger(found) && found >= 0 ? found : null;
}

/** Whatever stands under a name that is the value's own: names come from the document. */
export function valueAt(value: unknown, name: string): unknown {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}
