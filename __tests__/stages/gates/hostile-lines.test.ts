import { describe, expect, it } from '@jest/globals';
import type { GateOutcome } from '../../../src/domain/gates.ts';
import { markersOf } from '../../../src/stages/gates/exception-markers.ts';
import { hiddenTextGate } from '../../../src/stages/gates/hidden-text.ts';
import { changedFile, changeOf, hunk } from './builders.ts';

/** Put together here, so that this file holds no marker of its own. */
const WORD = `quorate${'-ignore'}`;

/** In time linear to the text each takes a small part of this; in time quadratic to it, several times as much. */
const CEILING_MS = 4_000;

function added(path: string, lines: readonly string[]) {
  return changeOf([changedFile(path, [hunk(lines.map((line) => `+${line}`))])]);
}

function hidden(path: string, line: string): GateOutcome {
  return hiddenTextGate(added(path, [line]));
}

function timed<T>(work: () => T): T {
  const begin = performance.now();
  const result = work();
  expect(performance.now() - begin).toBeLessThan(CEILING_MS);
  return result;
}

describe('stages/gates over hostile lines', () => {
  it.each([
    ['code', 'src/a.ts'],
    ['data of tests', 'tests/a.txt'],
  ])('reads a line of hidden characters alone once, in %s', (_, path) => {
    const { findings } = timed(() => hidden(path, '\u200b'.repeat(40_000)));

    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({ severity: 'blocking' });
    expect(findings[0]?.issue).toContain('at column 1 and 39999 more hidden characters');
  });

  it('looks once for what begins the comment in which lines are separated', () => {
    const line = `/*${'x'.repeat(60_000)}${'\u2028'.repeat(60_000)}`;

    const { findings } = timed(() => hidden('src/a.ts', line));

    expect(findings).toEqual([]);
  });

  it('reads blanks behind `until` once', () => {
    const line = `// ${WORD} a until${' '.repeat(3_900)}${'x'.repeat(50)} y`;
    const lines = Array.from({ length: 500 }, () => line);

    const markers = timed(() => markersOf(added('src/a.ts', lines), '2026-01-01'));

    expect(markers).toHaveLength(500);
    expect(new Set(markers.map(({ state }) => state))).toEqual(new Set(['malformed']));
  });
});
