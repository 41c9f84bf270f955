import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the project under test. */
export const PROJECT = fileURLToPath(new URL('../../', import.meta.url));

/** A JSON file of the project. */
export function projectJson(path: string): unknown {
  return JSON.parse(readFileSync(join(PROJECT, path), 'utf8'));
}

/** Runs with a fresh folder that is gone afterwards. */
export function withFolder<T>(use: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'quorate-'));
  try {
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
