import { Buffer } from 'node:buffer';
import { describe, expect, it } from '@jest/globals';
import type { GroundedFinding } from '../../../src/domain/finding.ts';
import { type Case, caseText } from '../../../src/stages/triage/case-text.ts';
import { groundedFinding, sentLines } from '../../support/builders.ts';
import { PATH, sceneOf } from './scenes.ts';

/** What is left for cases where title and description are as long as they may be. */
const ROOM = 48_000;

function caseOf(reports: readonly GroundedFinding[], others: readonly GroundedFinding[] = []): Case {
  return {
    notes: [],
    sections: [
      { heading: 'Reports:', reports, notes: [] },
      { heading: 'More:', reports: others, notes: ['A note.'] },
    ],
    showsRules: true,
  };
}

function many(count: number, overrides: (index: number) => Partial<GroundedFinding>): GroundedFinding[] {
  return Array.from({ length: count }, (_, index) => groundedFinding(overrides(index)));
}

const LONG_LINES = sceneOf({
  [PATH]: sentLines(Array.from({ length: 40 }, (_, index) => `+${`line ${index} `.repeat(250)}`)),
});

describe('stages/triage/case-text', () => {
  it('names reports by letters, over all sections', () => {
    const text = caseText(
      caseOf(
        many(27, () => ({})),
        many(2, () => ({})),
      ),
      sceneOf(),
      ROOM,
    );

    expect(text.match(/^Report [A-Z]+/gm)?.slice(24)).toEqual(
      ['Y', 'Z', 'AA', 'AB', 'AC'].map((name) => `Report ${name}`),
    );
    expect(text).toMatch(/^Report AA.*\nMore:\nA note\.\nReport AB/m);
  });

  it('shuffles reports by run and content', () => {
    const reports = many(6, (index) => ({ issue: `Defect ${index}.` }));
    const orders = ['run-1', 'run-2', 'run-3'].map((runId) => {
      const text = caseText(caseOf(reports), sceneOf(undefined, { runId }), ROOM);
      return [...text.matchAll(/Defect \d/g)].join(' ');
    });

    expect(new Set(orders).size).toBe(3);
    expect(orders).not.toContain(reports.map(({ issue }) => issue.slice(0, -1)).join(' '));
  });

  it('shows the code of every file, and then in each report which one it means', () => {
    const scene = sceneOf({ [PATH]: sentLines(['+here']), 'a.ts': sentLines(['+there']) });
    const text = caseText(
      caseOf([groundedFinding({ line: 1 }), groundedFinding({ line: 1, file: 'a.ts' })]),
      scene,
      ROOM,
    );

    expect(text).toMatch(/^File: a\.ts\n1 \+ there\nFile: src\/session\.ts\n1 \+ here\n/m);
    expect(text).toContain('"file":"a.ts"');
    expect(caseText(caseOf([groundedFinding()]), scene, ROOM)).not.toContain('"file"');
  });

  it('says so where the reviewers were shown no text', () => {
    const elsewhere = groundedFinding({ file: 'b\nGroup c9.ts', grounding: 'none' });

    expect(caseText(caseOf([elsewhere]), sceneOf(), ROOM)).toMatch(
      /^File: b\\u\{A\}Group c9\.ts\n\(the reviewers were shown no text of this file\)\nReports:/,
    );
  });

  it.each<[string, number, RegExp, RegExp]>([
    ['long lines', 40_000, /\[line cut: /, /lines around these are not shown/],
    ['code around the places', 6_000, /lines around these are not shown/, /\[text cut: /],
    ['long reports', 2_500, /\[text cut: /, /reports cut/],
  ])('cuts %s before more than that', (_, room, cut, not) => {
    const text = caseText(
      caseOf([groundedFinding({ line: 20, issue: 'x'.repeat(3_000) })]),
      LONG_LINES,
      room,
    );

    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(room);
    expect(text).toMatch(cut);
    expect(text).not.toMatch(not);
  });

  it('cuts nothing where all of it fits', () => {
    const text = caseText(caseOf([groundedFinding({ issue: 'x'.repeat(7_000) })]), sceneOf(), ROOM);

    expect(text).not.toContain('cut');
  });

  it('shows some of many files, and says how many more there are', () => {
    const text = caseText(caseOf(many(14, (index) => ({ file: `${index}.ts` }))), sceneOf(), ROOM);

    expect(text.match(/^File: /gm)).toHaveLength(12);
    expect(text).toContain('(code cut: 2 more files of this group are not shown)');
  });

  it('never leaves out the gravest report', () => {
    const reports = many(80, (index) => ({
      issue: `Defect ${index}.`,
      severity: index === 77 ? 'blocking' : 'suggestion',
    }));
    const text = caseText(caseOf(reports), sceneOf(), ROOM);

    expect(text).toContain('(reports cut: 20 more of them are not shown)');
    expect(text).toContain('Defect 77.');
  });

  it.each(['x', '漢', '😀', '"', '\\', '\u200b', '\u{e0041}', '\ud800', '\n', '\r'])(
    'fits however much of %j there is',
    (unit) => {
      const huge = unit.repeat(2_000);
      const paths = [huge, `${huge}2`, `${huge}3`];
      const lines = sentLines(Array.from({ length: 9 }, () => `+${huge.replaceAll('\n', ' ')}`));
      const reports = many(18, (index) => ({
        file: paths[index % 3] ?? '',
        line: 1 + (index % 9),
        issue: huge,
        fix: huge,
        quote: huge,
        ruleId: huge,
      }));
      const scene = sceneOf(Object.fromEntries(paths.map((path) => [path, lines])));

      const text = caseText(caseOf(reports.slice(0, 9), reports.slice(9)), scene, ROOM);

      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(ROOM);
    },
  );
});
