import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { PROJECT } from './project.ts';

const UPDATE = process.env.UPDATE_DOCS === '1';

/** A file of the project is what the code writes; rewritten with `UPDATE_DOCS=1`. */
export function expectFile(name: string, wanted: string): void {
  const path = join(PROJECT, name);
  if (UPDATE) writeFileSync(path, wanted);
  expect(readFileSync(path, 'utf8')).toBe(wanted);
}

/** The part of a document between `<!-- name:begin -->` and `<!-- name:end -->`; rewritten with `UPDATE_DOCS=1`. */
export function expectPart(document: string, name: string, wanted: string): void {
  const path = join(PROJECT, document);
  const text = readFileSync(path, 'utf8');
  const pattern = new RegExp(`(<!-- ${name}:begin -->\\n)([\\s\\S]*?)(<!-- ${name}:end -->)`);
  if (UPDATE)
    writeFileSync(
      path,
      text.replace(pattern, (_, begin, __, end) => `${begin}${wanted}\n${end}`),
    );
  const found = pattern.exec(readFileSync(path, 'utf8'));
  expect(found?.[2]).toBe(`${wanted}\n`);
}
