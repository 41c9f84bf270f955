import { describe, expect, it } from '@jest/globals';
import { RULE_ID, SHIPPED_SOURCE } from '../../../src/domain/criteria.ts';
import type { RegistryEntry } from '../../../src/domain/registry/entry.ts';
import { SHIPPED_RULES } from '../../../src/domain/registry/registry.ts';
import { breachesIn } from '../../support/rule-table.ts';

/** Names of files in each language that checks are written for: of the program, and of tests where rules speak of them. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  typescript: ['src/a.ts', 'src/a.test.ts'],
  javascript: ['src/a.js', 'src/a.test.js'],
  python: ['src/a.py', 'tests/test_a.py'],
  go: ['src/a.go', 'src/a_test.go'],
  java: ['src/A.java', 'src/test/java/ATest.java'],
  kotlin: ['src/A.kt', 'src/test/kotlin/ATest.kt'],
  swift: ['src/A.swift'],
  csharp: ['src/A.cs'],
  ruby: ['src/a.rb'],
  php: ['src/a.php'],
  rust: ['src/a.rs'],
  shell: ['src/a.sh'],
  sql: ['db/a.sql'],
  dockerfile: ['Dockerfile'],
  yaml: ['.github/workflows/a.yml'],
};

const ENTRIES = SHIPPED_RULES.map((rule): readonly [string, RegistryEntry] => [rule.id, rule]);
const CHECKED = ENTRIES.filter(([, { checks }]) => checks.length > 0);

describe('domain/registry', () => {
  it('gives every id once', () => {
    const ids = SHIPPED_RULES.map(({ id }) => id);

    expect(ids.length).toBeGreaterThan(0);
    expect([...new Set(ids)]).toEqual(ids);
    expect(ids.filter((id) => !RULE_ID.test(id))).toEqual([]);
  });

  it.each(ENTRIES)('%s says what is asked for, in the form of the others', (_, rule) => {
    expect(rule.title).toMatch(/^[\p{Lu}`][^.\n|]{8,80}[^.\n|]$/u);
    expect(rule.text).toMatch(/^[\p{Lu}`][^\n]{30,600}\.$/u);
    expect(rule.source).toBe(SHIPPED_SOURCE);
    expect(rule.category).not.toBeNull();
    expect(rule.expires).toBeNull();
    for (const examples of [rule.violates, rule.meets]) {
      // What takes judgement can be hard to show in a few lines.
      expect(rule.checks.length > 0 ? [1, 2, 3] : [0, 1, 2, 3]).toContain(examples.length);
      expect(examples.join('').length).toBeLessThan(500);
    }
  });

  it.each(ENTRIES)('%s has a cue that forgets what it saw, and checks for its own languages', (_, rule) => {
    expect(rule.cue?.global ?? false).toBe(false);
    expect(rule.cue?.sticky ?? false).toBe(false);
    const languages = rule.checks.flatMap((check) => check.languages);
    expect(
      languages.filter((language) => rule.languages !== null && !rule.languages.includes(language)),
    ).toEqual([]);
  });

  it.each(CHECKED)('%s is broken by every example that violates it and by none that meets it', (_, rule) => {
    const names = rule.checks
      .flatMap(({ languages }) => languages)
      .flatMap((language) => NAMES[language] ?? [language]);
    const isFound = (code: string) => names.some((name) => breachesIn([rule], [name, code]).length > 0);

    expect(rule.violates.filter((code) => !isFound(code))).toEqual([]);
    expect(rule.meets.filter(isFound)).toEqual([]);
  });

  it.each(CHECKED)(
    '%s says what goes wrong and what to write instead, in whole sentences',
    (_, { checks }) => {
      for (const { issue, fix } of checks) {
        expect(issue).toMatch(/^[\p{Lu}`"][\s\S]{20,400}[.)`]$/u);
        expect(fix).toMatch(/^[\p{Lu}`"][\s\S]{8,400}[.)`]$/u);
      }
    },
  );
});
