import { describe, expect, it } from '@jest/globals';
import type { ReviewOutcome } from '../../../src/domain/outcome.ts';
import {
  capTexts,
  exceptionCounts,
  importedText,
  markerText,
  routingLine,
  rulesChangedText,
  silencedText,
  toldGates,
} from '../../../src/stages/report/gate-words.ts';
import { reviewLines } from '../../../src/stages/report/log-lines.ts';
import { renderJobSummary } from '../../../src/stages/report/markdown-job.ts';
import { renderSummary } from '../../../src/stages/report/markdown-summary.ts';
import { reviewDocument } from '../../../src/stages/report/review-document.ts';
import { renderTerminal } from '../../../src/stages/report/terminal.ts';
import { gatesAtWork, marker, ROUTING, silenced } from './gate-inputs.ts';
import { HOSTILE, input, named } from './markdown-inputs.ts';

/** So many of everything that the gates can tell of. */
function many(count: number): ReviewOutcome {
  const made = gatesAtWork();
  const exceptions = Array.from({ length: count }, (_, index) =>
    marker({ line: index + 1, reason: `why-${index}.` }),
  );
  const suppressed = Array.from({ length: count }, (_, index) => silenced({ issue: `quiet-${index}.` }));
  const [run] = made.gates.imported;
  const imported = run === undefined ? [] : exceptions.map((_, index) => ({ ...run, tool: `tool-${index}` }));
  return { ...made, gates: { ...made.gates, exceptions, suppressed, imported } };
}

const matches = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;

describe('stages/report/gate-words', () => {
  it.each<[readonly string[], string | null]>([
    [[], null],
    [['a'], 'This change edits <a>: its rules apply after the merge.'],
    [['a', 'b'], 'This change edits <a> and <b>: their rules apply after the merge.'],
    [['a', 'b', 'c'], 'This change edits <a>, <b> and <c>: their rules apply after the merge.'],
    [
      ['a', 'b', 'c', 'd', 'e'],
      'This change edits <a>, <b>, <c> and 2 more: their rules apply after the merge.',
    ],
    [['a, b', 'c'], 'This change edits <a, b> and <c>: their rules apply after the merge.'],
    [['c', 'a, b'], 'This change edits <c> and <a, b>: their rules apply after the merge.'],
  ])('says of the files of rules %j: %s', (rulesChanged, text) => {
    expect(rulesChangedText({ rulesChanged: [...rulesChanged] }, (path) => `<${path}>`)).toBe(text);
  });

  it.each([
    ['pass', 'fine', false],
    ['pass', null, false],
    ['fail', 'broken', true],
    ['fail', 'no result was handed in', true],
    ['skipped', 'no result was handed in', false],
    ['skipped', 'it is switched off', false],
    ['skipped', 'no file was readable', true],
    ['skipped', null, false],
  ] as const)('tells of a gate that is %s (%s): %s', (status, reason, told) => {
    const gates = [{ name: 'lint', status, reason }];

    expect(toldGates({ gates, reasons: [] })).toHaveLength(told ? 1 : 0);
  });

  it('does not tell again of a gate that the conclusion names', () => {
    const gates = [
      { name: 'lint', status: 'fail', reason: 'broken' },
      { name: 'lint-2', status: 'fail', reason: 'broken' },
    ] as const;

    expect(toldGates({ gates, reasons: ['the gate lint failed: broken'] })).toEqual([gates[1]]);
  });

  it.each([
    [marker(), ': quorate, gate/test-gap until 2027-03-31: Covered by'],
    [marker({ rule: null, until: null, reason: null }), 'src/session.ts:12: quorate, every rule'],
    [marker({ state: 'expired', reason: 'x' }), ' until 2027-03-31 (it ran out): x'],
    [marker({ state: 'no-reason', reason: null }), ' until 2027-03-31 (it gives no reason)'],
    [marker({ state: 'malformed', reason: null }), ' (it cannot be read and excuses nothing)'],
  ])('says of the marker %j: %s', (made, text) => {
    expect(markerText(made)).toContain(text);
  });

  it('counts what is added and silenced, and nothing where there is neither', () => {
    const exceptions = [marker(), marker({ state: 'expired' }), marker({ added: false, state: 'malformed' })];

    expect(exceptionCounts({ exceptions, suppressed: [] })).toBe('2 added (1 ran out)');
    expect(exceptionCounts({ exceptions: [], suppressed: [silenced()] })).toBe('1 finding silenced');
    expect(exceptionCounts({ exceptions: [marker({ added: false })], suppressed: [] })).toBe('');
  });

  it('says where a finding was silenced, also one of a whole file', () => {
    const { line: _, rule: __, ...finding } = silenced().finding;

    expect(silencedText(silenced())).toMatch(
      /^suggestion src\/session\.ts:13 \(gate\/test-gap\): openSession .* it\. Silenced at src\/session\.ts:12\.$/,
    );
    expect(silencedText({ ...silenced(), finding })).toMatch(/^suggestion src\/session\.ts: openSession/);
  });

  it('counts the results of a tool, with the reasons of those that are not shown', () => {
    const run = { source: 'a.sarif', tool: 'T', results: 1, taken: 1, left: [] };

    expect(importedText(run)).toBe('T (a.sarif): 1 result, 1 on this change');
    expect(importedText({ ...run, results: 3, left: [{ reason: 'old', count: 2 }] })).toBe(
      'T (a.sarif): 3 results, 1 on this change; not shown: 2 old',
    );
  });

  it('says what routing came to in the log always, elsewhere only where that is to be said', () => {
    expect(routingLine(ROUTING)).toBe(
      'routing manual: rule 2 for 3 files: opus, gpt; no single rule for 1 file: opus, sonnet, gpt; chosen opus, sonnet, gpt, at most $0.50',
    );
    expect(capTexts(ROUTING)).toEqual(['The run may cost $0.50 at most, the smallest cap that was given.']);
    expect(routingLine({ ...ROUTING, recorded: false })).toBe(routingLine(ROUTING));
    expect(routingLine(null)).toBeNull();
    for (const routing of [null, { ...ROUTING, recorded: false }]) expect(capTexts(routing)).toEqual([]);
    expect(capTexts({ ...ROUTING, capUsd: null })).toEqual([]);
    expect(capTexts({ ...ROUTING, strategy: 'cost-ceiling' })).toEqual([]);
  });

  it('keeps what people and tools wrote to a line of bounded length', () => {
    const long = `${HOSTILE}\n`.repeat(50);
    const path = `${'x/'.repeat(2_000)}\u202e.ts`;
    const said = [
      markerText(marker({ path, tool: long, rule: long, until: long, reason: long })),
      silencedText({ ...silenced({ file: path, rule: long, issue: long }), path }),
      importedText({ source: long, tool: long, results: 1, taken: 0, left: [{ reason: long, count: 1 }] }),
      rulesChangedText({ rulesChanged: [path, long] }, (one) => one) ?? '',
    ];

    for (const text of said) {
      expect(text.length).toBeLessThan(1_000);
      expect(text).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    }
  });
});

describe('what the gates did, in the reports', () => {
  it('is nothing where there is nothing to say', () => {
    const document = named('pass');
    const said = /This change edits|Exceptions|Results of other tools|silenced|may cost/;

    expect(renderSummary(input(document))).not.toMatch(said);
    expect(renderJobSummary(input(document))).not.toMatch(said);
    expect(reviewLines(document).join('\n')).not.toMatch(
      /This change edits|exceptions:|routing|on this change/,
    );
  });

  it('is one line each in the log', () => {
    const lines = reviewLines(reviewDocument(gatesAtWork())).filter((line) =>
      /^(?:gates|plan|collect) /.test(line),
    );

    expect(lines.slice(1)).toEqual([
      'collect  This change edits .quorate.yml: its rules apply after the merge.',
      'gates    build skipped, lint skipped, test skipped, secrets pass, test-gap fail, imported skipped; 0 findings',
      'gates    test-gap fail: 4 symbols without a test, of 3 that are allowed',
      'gates    imported skipped: results.sarif is no SARIF',
      'gates    Semgrep OSS (semgrep.sarif): 14 results, 0 on this change; not shown: 12 not on a line of this change, 2 suppressed by the tool',
      'gates    exceptions: 3 added (1 ran out, 1 without a reason), 1 finding silenced',
      expect.stringMatching(/^plan {5}\d+ files? for review/),
      expect.stringMatching(/^plan {5}routing manual: rule 2 for 3 files/),
    ]);
  });

  it('shows so many in a comment, and counts the rest', () => {
    const text = renderSummary(input(reviewDocument(many(70))));

    expect(text).toContain('Exceptions: 70 added, 70 findings silenced');
    for (const word of [/why-\d+/g, /quiet-\d+/g, /tool-\d+/g]) expect(matches(text, word)).toBe(50);
    expect(matches(text, /^- … 20 more/gm)).toBe(3);
  });

  it('keeps to the room of a comment and of a job summary', () => {
    const document = reviewDocument(many(300));

    for (const maxUnits of [700, 2_000, 6_000]) {
      expect(renderSummary(input(document, { maxUnits })).length).toBeLessThanOrEqual(maxUnits);
      const page = renderJobSummary(input(document, { maxUnits }));
      expect(new TextEncoder().encode(page).length).toBeLessThanOrEqual(maxUnits);
    }
  });

  it('shows fewer in a terminal', () => {
    const text = renderTerminal(many(70), { width: 100, colour: false });

    expect(matches(text, /why-\d+/g)).toBe(10);
    expect(matches(text, /tool-\d+/g)).toBe(10);
    expect(text).toContain('… 130 more in review.json');
  });
});
