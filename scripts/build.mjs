/**
 * Bundles src/index.ts into dist/. With `--check`: writes nothing, fails where dist/ differs from a fresh bundle.
 * Nothing is minified: the bundle is committed, and people read it in a diff.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ncc from '@vercel/ncc';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const DIST = join(ROOT, 'dist');

/** All files of a fresh bundle by name. */
async function bundle() {
  // The bundler reads its settings, and names modules, relative to the working directory.
  process.chdir(ROOT);
  const { code, assets } = await ncc(join(ROOT, 'src', 'index.ts'), {
    cache: false,
    esm: true,
    license: 'licenses.txt',
    minify: false,
    quiet: true,
  });
  const files = new Map([['index.js', Buffer.from(code)]]);
  for (const [name, asset] of Object.entries(assets)) files.set(name, Buffer.from(asset.source));
  return files;
}

function committed() {
  if (!existsSync(DIST)) return new Map();
  const names = readdirSync(DIST, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    names.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [path.slice(DIST.length + 1), readFileSync(path)];
    }),
  );
}

const wanted = await bundle();
const present = committed();
const stale = [...present.keys()].filter((name) => !wanted.has(name));
const different = [...wanted].filter(([name, content]) => !present.get(name)?.equals(content));

if (process.argv.includes('--check')) {
  for (const [name] of different) console.error(`dist/${name} differs from a fresh build`);
  for (const name of stale) console.error(`dist/${name} is in no fresh build`);
  process.exitCode = different.length + stale.length > 0 ? 1 : 0;
} else {
  for (const name of stale) rmSync(join(DIST, name));
  for (const [name, content] of different) {
    mkdirSync(join(DIST, name, '..'), { recursive: true });
    writeFileSync(join(DIST, name), content);
  }
  const bytes = [...wanted.values()].reduce((sum, content) => sum + content.length, 0);
  console.log(`${wanted.size} files, ${bytes} bytes; ${different.length} written, ${stale.length} removed`);
}
