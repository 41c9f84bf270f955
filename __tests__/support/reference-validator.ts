/** Plain ajv on a schema, compiled at run time: what the validators compiled ahead of time are held against. */
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Schema } from './schema-documents.ts';

const DRAFT_07 = 'http://json-schema.org/draft-07/schema#';

/** A compiler that leaves each schema's own text as it is. */
export function referenceCompiler(root: Schema): (schema: Schema) => (value: unknown) => boolean {
  const Compiler = root.$schema === DRAFT_07 ? Ajv : Ajv2020;
  const ajv = new Compiler({ strict: false, validateSchema: false, addUsedSchema: false, logger: false });
  addFormats.default(ajv);
  return ({ $id, ...schema }) => {
    const validate = ajv.compile({ ...schema, ...(root.$defs ? { $defs: root.$defs } : {}) });
    return (value) => validate(value) === true;
  };
}
