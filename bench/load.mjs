/** Compiles `src/` to plain JavaScript in a temporary folder, so that benchmarks run the sources on any Node. */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const RELATIVE_TS = /(\bfrom\s*|\bimport\s*\(?\s*)(['"])(\.{1,2}\/[^'"]+)\.ts\2/g;

function compile(file) {
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    filename: file,
    jsc: { target: 'es2022', parser: { syntax: 'typescript' }, experimental: { keepImportAttributes: true } },
    module: { type: 'es6' },
    sourceMaps: false,
    swcrc: false,
  });
  return code.replace(RELATIVE_TS, '$1$2$3.js$2');
}

function compileFolder(source, target) {
  for (const name of readdirSync(source, { recursive: true })) {
    const from = join(source, name);
    if (!statSync(from).isFile()) continue;
    const to = join(target, name);
    mkdirSync(dirname(to), { recursive: true });
    if (name.endsWith('.ts')) writeFileSync(to.replace(/\.ts$/, '.js'), compile(from));
    else writeFileSync(to, readFileSync(from));
  }
}

/**
 * Compiles `src/`, and other folders that are named, once and answers the folder that mirrors `src/`; the others lie
 * beside it as in the project. `dispose` removes everything.
 */
export function loadSources(others = []) {
  const out = mkdtempSync(join(tmpdir(), 'quorate-bench-'));
  const target = join(out, 'src');
  compileFolder(join(root, 'src'), target);
  for (const name of others) compileFolder(join(root, name), join(out, name));
  writeFileSync(join(out, 'package.json'), '{"type":"module"}\n');
  symlinkSync(join(root, 'node_modules'), join(out, 'node_modules'), 'dir');
  return { folder: target, dispose: () => rmSync(out, { recursive: true, force: true }) };
}
