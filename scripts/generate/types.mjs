import { compile } from 'json-schema-to-typescript';
import ts from 'typescript';
import { CONTRACT_TYPES, mapSchema, readSchema } from './contracts.mjs';

const HEADER = '// Generated from schemas/ by `npm run generate`. Edit the schema instead.\n';
const OPTIONS = {
  additionalProperties: false,
  bannerComment: '',
  style: { singleQuote: true, printWidth: 110 },
};

const capitalised = (word) => word[0].toUpperCase() + word.slice(1);

/**
 * Bounds on the number of items are the validators' business: as types they would become tuples. Real tuples are
 * written in the older way that the type writer understands.
 */
function prepareList({ prefixItems, minItems, maxItems, ...node }) {
  return prefixItems ? { ...node, items: prefixItems, additionalItems: false, minItems, maxItems } : node;
}

/** Names shared definitions after their contract, so that all types fit into one file. */
function prepare(schema, typeName) {
  const rename = (name) => `${typeName}${capitalised(name)}`;
  const prepared = mapSchema(schema, ({ title, $id, ...node }) => {
    if (typeof node.$ref === 'string') node.$ref = node.$ref.replace(/[^/]+$/, rename);
    if (node.contract)
      node.tsType = CONTRACT_TYPES[node.contract] + (node.type.includes('null') ? ' | null' : '');
    return prepareList(node);
  });
  if (!prepared.$defs) return prepared;
  const defs = Object.entries(prepared.$defs).map(([name, inner]) => [rename(name), inner]);
  return { ...prepared, $defs: Object.fromEntries(defs) };
}

/** Documents are values: every property, list and index is made readonly, every interface a type alias. */
function makeReadonly(source) {
  const file = ts.createSourceFile('contracts.ts', source, ts.ScriptTarget.Latest, true);
  const edits = [];
  const edit = (start, end, text) => edits.push({ start, end, text });
  const visit = (node) => {
    if (ts.isPropertySignature(node)) edit(node.name.getStart(), node.name.getStart(), 'readonly ');
    if (ts.isIndexSignatureDeclaration(node)) edit(node.getStart(), node.getStart(), 'readonly ');
    if (ts.isArrayTypeNode(node) || ts.isTupleTypeNode(node))
      edit(node.getStart(), node.getStart(), 'readonly ');
    if (ts.isInterfaceDeclaration(node)) {
      edit(node.getFirstToken().end + 1, node.name.getStart(), 'type ');
      edit(node.name.end, node.name.end, ' =');
      edit(node.end, node.end, ';');
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  edits.sort((a, b) => b.start - a.start);
  return edits.reduce(
    (text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end),
    source,
  );
}

/** The text of `contracts.generated.ts`. */
export async function typesSource(root) {
  const parts = [];
  for (const [name, typeName] of Object.entries(CONTRACT_TYPES)) {
    parts.push(await compile(prepare(readSchema(root, name), typeName), typeName, OPTIONS));
  }
  // A note about keys by pattern names the definition it comes from, which inline ones do not have.
  const source = parts
    .join('\n')
    .replace(/ *\/\*\*\s+\* This interface was referenced by[^/]*"\.\s+\*\/\n/g, '');
  return `${HEADER}\n${makeReadonly(source)}`;
}
