import Ajv from 'ajv';
import Ajv2020 from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import { mapSchema, PARTS, readSchema } from './contracts.mjs';

const HEADER = '// Generated from schemas/ by `npm run generate`. Edit the schema instead.\n';
const DRAFT_07 = 'http://json-schema.org/draft-07/schema#';

function compilerFor(schema) {
  const Compiler = schema.$schema === DRAFT_07 ? Ajv.default : Ajv2020.default;
  const ajv = new Compiler({
    allErrors: true,
    strict: true,
    // `["object", "null"]` is how the contracts write what may be absent.
    allowUnionTypes: true,
    // Conditionals of the contracts neither repeat the type of the object nor name its properties again.
    strictTypes: false,
    strictRequired: false,
    code: { source: true, esm: true, lines: true },
  });
  addFormats.default(ajv);
  ajv.addKeyword({ keyword: 'version', schemaType: 'string' });
  ajv.addKeyword({ keyword: 'contract', schemaType: 'string' });
  return ajv;
}

/** The compiler writes `require` for its two small helpers even in a module: make imports of them. */
function importHelpers(code) {
  const imports = new Map();
  const body = code.replace(
    /const (\w+) = require\("([^"]+)"\)([^;]*);/g,
    (_all, name, specifier, access) => {
      if (!imports.has(specifier)) imports.set(specifier, `helper${imports.size}`);
      return `const ${name} = ${imports.get(specifier)}${access};`;
    },
  );
  if (/\brequire\(/.test(body)) throw new Error('a validator still holds a require()');
  const lines = [...imports].map(([specifier, name]) => `import ${name} from "${specifier}.js";\n`);
  return lines.join('') + body.replace(/^"use strict";/, '');
}

/** Paths of values that are documents of another contract, and which. */
function embeddedIn(schema) {
  const found = {};
  for (const [key, inner] of Object.entries(schema.properties))
    if (inner.contract) found[key] = inner.contract;
  return found;
}

function partsOf(name) {
  return PARTS.filter((part) => part.contract === name);
}

/** The text of one validator module. It holds no descriptions and imports nothing of the compiler. */
export function validatorSource(root, name) {
  const schema = mapSchema(readSchema(root, name), ({ title, description, ...node }) => node);
  const ajv = compilerFor(schema);
  ajv.addSchema(schema);
  const exported = { validate: schema.$id };
  for (const part of partsOf(name)) exported[part.exported] = `${schema.$id}#/$defs/${part.definition}`;
  const code = importHelpers(standaloneCode.default(ajv, exported));
  return `${HEADER}${code}\nexport const embedded = ${JSON.stringify(embeddedIn(schema))};\n`;
}

/** The types of that module. */
export function validatorTypes(name) {
  const names = ['validate', ...partsOf(name).map((part) => part.exported)];
  const lines = names.map((exported) => `export declare const ${exported}: CompiledValidator;\n`);
  return `${HEADER}import type { CompiledValidator } from '../contract.ts';\n\n${lines.join('')}export declare const embedded: { readonly [key: string]: string };\n`;
}
