/** Rules for tests, with sensible contents; a test names only what it is about. */
import type { Rule } from '../../src/domain/criteria.ts';
import type { RegistryEntry } from '../../src/domain/registry/entry.ts';

/** A rule of a repository for every file, without end. */
export function aRule(overrides: Partial<Rule> = {}): Rule {
  return {
    id: 'TEAM-001',
    severity: 'important',
    category: 'correctness',
    title: 'Money is counted in cents',
    text: 'Amounts of money are whole numbers of cents.',
    paths: null,
    languages: null,
    violates: [],
    meets: [],
    expires: null,
    source: 'docs/rules/money.md',
    ...overrides,
  };
}

/** Such a rule that is always asked for, and that code cannot check. */
export function anEntry(overrides: Partial<RegistryEntry> = {}): RegistryEntry {
  return { ...aRule(overrides), cue: null, checks: [], ...overrides };
}
