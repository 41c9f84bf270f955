/** One table for each rule of the registry: lines that must match, and lines that must not. */
import { describe, expect, it } from '@jest/globals';
import { inspectFiles } from '../../src/adapters/llm/builtin/inspect.ts';
import type { RegistryEntry } from '../../src/domain/registry/entry.ts';
import { sentFile, sentLines } from './builders.ts';

/** Code in a file of this name: one line, or several separated by line ends. Lines with a leading `¦` are not added. */
export type Sample = readonly [path: string, code: string];

export type RuleTable = {
  readonly id: string;
  /** Each has one breach or more. */
  readonly matches: readonly Sample[];
  readonly passes: readonly Sample[];
};

/** The rule ids that the built-in reviewer cites in a file with this code, one for each breach. */
export function breachesIn(entries: readonly RegistryEntry[], [path, code]: Sample): readonly string[] {
  const rows = code.split('\n').map((line) => (line.startsWith('¦') ? ` ${line.slice(1)}` : `+${line}`));
  const file = sentFile({ path, status: 'added', lines: sentLines(rows) });
  return inspectFiles([file], entries).breaches.map(({ rule }) => rule.id);
}

/** Tests of rules by their tables; every rule with checks has one, each in every language that it is checked in. */
export function describeRules(name: string, entries: readonly RegistryEntry[], tables: readonly RuleTable[]) {
  describe(name, () => {
    it('has one table for each rule that code checks', () => {
      const checked = entries.filter(({ checks }) => checks.length > 0).map(({ id }) => id);

      expect(tables.map(({ id }) => id).sort()).toEqual(checked.sort());
    });

    describe.each(tables)('$id', ({ id, matches, passes }) => {
      const rule = entries.filter((entry) => entry.id === id);

      it.each(matches)('finds a breach in %s: %s', (path, code) => {
        expect(breachesIn(rule, [path, code])).not.toEqual([]);
        const added = code.split('\n').filter((line) => !line.startsWith('¦'));
        const cue = rule[0]?.cue ?? null;
        expect(cue === null || added.some((line) => cue.test(line))).toBe(true);
      });

      it.each(passes)('finds none in %s: %s', (path, code) => {
        expect(breachesIn(rule, [path, code])).toEqual([]);
      });

      it('has as many lines that pass as lines that match', () => {
        expect(passes.length).toBeGreaterThanOrEqual(matches.length);
      });
    });
  });
}
