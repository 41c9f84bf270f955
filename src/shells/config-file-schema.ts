import schema from '../../schemas/config.schema.json' with { type: 'json' };

/** What is read of a node of the settings file's schema; the generated validator holds the rest. */
export type SchemaNode = {
  readonly description?: string;
  readonly properties?: { readonly [name: string]: SchemaNode };
  readonly items?: SchemaNode;
  readonly enum?: readonly unknown[];
  readonly examples?: readonly unknown[];
  readonly $ref?: string;
};

/** The schema of a repository's settings file, as editors complete from it. */
export const CONFIG_SCHEMA: SchemaNode = schema;

/** Whether values of a node are globs: the one shared definition that there is. */
export function isGlob(node: SchemaNode): boolean {
  return node.$ref === '#/$defs/glob';
}
