import { describe, expect, it } from '@jest/globals';
import { stringify } from 'yaml';
import { parseConfigFile } from '../../src/shells/config-file.ts';
import { documentWith, KNOWN_KEYS, shownPath } from '../support/config-schema.ts';

const KEYS = KNOWN_KEYS.map((key) => ({ ...key, name: shownPath(key.path), last: String(key.path.at(-1)) }));
const NOTATIONS = [
  { file: '.quorate.yml', write: (value: unknown): string => stringify(value) },
  { file: '.quorate.json', write: (value: unknown): string => JSON.stringify(value, null, 2) },
] as const;

async function problemsOf(text: string, file: string): Promise<readonly string[]> {
  const read = await parseConfigFile(Buffer.from(text), file);
  return read.ok ? [] : read.problems;
}

/** Two letters swapped, as fingers do it. */
function misspelt(name: string): string {
  return `${name.slice(0, -2)}${name.at(-1)}${name.at(-2)}`;
}

/** A value of a type that the key does not take. */
function wrong(node: { readonly type?: unknown; readonly enum?: unknown }): unknown {
  if (node.enum !== undefined) return 'CANARY';
  return [node.type].flat().includes('object') ? ['CANARY'] : { CANARY: 'CANARY' };
}

/** The line of the first place where a word stands, from 1. */
function lineOf(text: string, word: string): number {
  return text.split('\n').findIndex((line) => line.includes(word)) + 1;
}

describe.each(NOTATIONS)('shells/config-file: every key of the schema in $file', ({ file, write }) => {
  it('walks a schema with groups and lists in it', () => {
    expect(KEYS.length).toBeGreaterThan(30);
    expect(KEYS.map(({ name }) => name)).toContain('modelRouting.rules[0].when.paths');
  });

  it.each(KEYS)('refuses $name where it is misspelt, and names it', async ({ path, last }) => {
    const text = write(documentWith([...path.slice(0, -1), misspelt(last)], 'CANARY'));
    const problems = await problemsOf(text, file);
    const holder = shownPath(path.slice(0, -1));
    const where = `${file}:${lineOf(text, misspelt(last))}: ${holder === '' ? '' : `${holder}: `}`;

    expect(problems).toContain(`${where}"${misspelt(last)}" is not a key here. Did you mean ${last}?`);
    expect(problems.join()).not.toContain('CANARY');
    expect(problems.join()).not.toContain(`must have the key ${last}`);
  });

  it.each(KEYS)('lists the names beside $name where none is near', async ({ path, siblings }) => {
    const text = write(documentWith([...path.slice(0, -1), 'zzzzzzzzzzzz'], 1));
    expect((await problemsOf(text, file)).join('\n')).toContain(
      `"zzzzzzzzzzzz" is not a key here. Known are ${siblings.join(', ')}`,
    );
  });

  it.each(KEYS)('refuses a wrong type of $name with its line', async ({ path, node, last, name }) => {
    const text = write(documentWith(path, wrong(node)));
    const problems = await problemsOf(text, file);

    expect(problems.join('\n')).toContain(`${file}:${lineOf(text, last)}: ${name}: must be`);
    expect(problems.join()).not.toContain('CANARY');
  });

  it.each(KEYS)('takes no $name without a value', async ({ path, node, name }) => {
    if ([node.type].flat().includes('null')) return;
    const problems = await problemsOf(write(documentWith(path, null)), file);
    expect(problems.join('\n')).toContain(`${name}: has no value`);
  });
});
