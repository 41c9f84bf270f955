/** Rules for tests of everything that is held against them. */
import type { Rule } from '../../src/domain/criteria.ts';

/** A rule of a repository that applies to every file. */
export function aRule(overrides: Partial<Rule> = {}): Rule {
  return {
    id: 'TEAM-001',
    severity: 'important',
    category: 'correctness',
    title: 'Values are set before they are read',
    text: 'No value is read on a way on which nothing has set it.',
    paths: null,
    languages: null,
    violates: [],
    meets: [],
    expires: null,
    source: 'docs/rules.md',
    ...overrides,
  };
}
