import { describe, expect, it } from '@jest/globals';
import { SHIPPED_SOURCE } from '../../../src/domain/criteria.ts';
import type { RegistryEntry } from '../../../src/domain/registry/entry.ts';
import { onLine } from '../../../src/domain/registry/rule-parts.ts';
import { breachesIn } from '../../support/rule-table.ts';

const HALTS: RegistryEntry = {
  id: 'AAA-001',
  severity: 'important',
  category: 'correctness',
  title: 'Nothing halts',
  text: 'No statement halts the program.',
  languages: null,
  paths: null,
  expires: null,
  source: SHIPPED_SOURCE,
  violates: [],
  meets: [],
  cue: /halt/,
  checks: [
    onLine({ languages: ['javascript'], code: [/\bhalt\(\)/], issue: 'It halts.', fix: 'Take it out.' }),
  ],
};

const STATEMENT = 'go(a);';
const HALT = 'halt();';

describe('adapters/llm/builtin/inspect', () => {
  it.each([
    ['a line that people write', `${STATEMENT.repeat(80)}${HALT}`],
    ['a line with a long text in it', `${HALT} say("${'a'.repeat(600)}");`],
    ['a line with a long comment behind it', `${HALT} // ${'a'.repeat(600)}`],
    ['a line that blanks make long', `${' '.repeat(300)}${HALT}${' '.repeat(300)}${STATEMENT}`],
    ['a line below a long one', `${STATEMENT.repeat(100)}\n${HALT}`],
  ])('checks %s', (_, code) => {
    expect(breachesIn([HALTS], ['a.js', code])).toEqual(['AAA-001']);
  });

  it.each([
    ['where the statement is the last', `${STATEMENT.repeat(83)}${HALT}`],
    ['where the statement is the first', `${HALT}${STATEMENT.repeat(1000)}`],
    ['where a line of people holds the cue', `say(halt);\n${HALT}${STATEMENT.repeat(100)}`],
  ])('leaves a line of more than 500 characters of code to the tool that wrote it, %s', (_, code) => {
    expect(breachesIn([HALTS], ['a.js', code])).toEqual([]);
  });
});
