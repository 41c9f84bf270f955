/**
 * Writes types and validators from schemas/, templates from examples/. With `--check`: writes nothing, fails where a file
 * differs.
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CONTRACT_TYPES } from './generate/contracts.mjs';
import { templatesSource } from './generate/templates.mjs';
import { typesSource } from './generate/types.mjs';
import { validatorSource, validatorTypes } from './generate/validators.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const VALIDATORS = 'src/domain/validators';

async function wanted() {
  const files = new Map([
    ['src/domain/contracts.generated.ts', await typesSource(ROOT)],
    ['src/shells/init-templates.generated.ts', templatesSource(ROOT)],
  ]);
  for (const name of Object.keys(CONTRACT_TYPES)) {
    files.set(`${VALIDATORS}/${name}.generated.js`, validatorSource(ROOT, name));
    files.set(`${VALIDATORS}/${name}.generated.d.ts`, validatorTypes(name));
  }
  return files;
}

function read(path) {
  const full = join(ROOT, path);
  return existsSync(full) ? readFileSync(full, 'utf8') : null;
}

const files = await wanted();
const stale = readdirSync(join(ROOT, VALIDATORS))
  .map((name) => `${VALIDATORS}/${name}`)
  .filter((path) => !files.has(path));
const different = [...files].filter(([path, text]) => read(path) !== text);

if (process.argv.includes('--check')) {
  for (const [path] of different) console.error(`differs from its source: ${path}`);
  for (const path of stale) console.error(`belongs to no schema: ${path}`);
  process.exitCode = different.length + stale.length > 0 ? 1 : 0;
} else {
  for (const path of stale) rmSync(join(ROOT, path));
  for (const [path, text] of different) writeFileSync(join(ROOT, path), text);
  console.log(`${different.length} of ${files.size} files written`);
}
