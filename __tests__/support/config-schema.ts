/** Walks the schema of the settings file, so that no test lists its keys by hand. */

import { projectJson } from './project.ts';
import { isObject, type Schema } from './schema-documents.ts';

/** A key that the schema knows, with the way to it; a step `0` is the first item of a list. */
export type KnownKey = {
  readonly path: readonly (string | 0)[];
  readonly node: Schema;
  /** All names beside it, its own included. */
  readonly siblings: readonly string[];
  /** Whether the group that holds it must have it. */
  readonly required: boolean;
};

const ROOT = projectJson('schemas/config.schema.json') as Schema;

function keysOf(node: Schema, path: readonly (string | 0)[]): readonly KnownKey[] {
  const properties = isObject(node.properties) ? node.properties : {};
  const own = Object.entries(properties).flatMap(([name, inner]) => {
    if (!isObject(inner)) throw new Error(`${name} has no schema`);
    const required = Array.isArray(node.required) && node.required.includes(name);
    const key = { path: [...path, name], node: inner, siblings: Object.keys(properties), required };
    return [key, ...keysOf(inner, key.path)];
  });
  return isObject(node.items) ? [...own, ...keysOf(node.items, [...path, 0])] : own;
}

/** Every key at every level. */
export const KNOWN_KEYS = keysOf(ROOT, []);

/** A document with a value at a path, in groups and lists that hold nothing else. */
export function documentWith(path: readonly (string | 0)[], value: unknown): unknown {
  return path.reduceRight<unknown>((inner, step) => (step === 0 ? [inner] : { [step]: inner }), value);
}

/** A path as problems name it. */
export function shownPath(path: readonly (string | 0)[]): string {
  return path
    .map((step) => (step === 0 ? '[0]' : `.${step}`))
    .join('')
    .slice(1);
}
