import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { SLOT_STATUSES } from '../../../src/domain/panel.ts';
import { SLOTS } from '../../../src/domain/slot.ts';
import { displayWidth } from '../../../src/lib/text.ts';
import { renderTerminal } from '../../../src/stages/report/terminal.ts';
import { argued, consulted, contested } from './contested.ts';
import { answered, type Defect, outcome, triageOf } from './outcomes.ts';

const DEFERRED = { bucket: 'deferred', severity: 'important', reason: 'unconfirmed' } as const;

function lines(value: Parameters<typeof renderTerminal>[0], width = 80): string[] {
  return renderTerminal(value, { width, colour: false }).split('\n');
}

/** Findings in so many files, one in each. */
function scattered(count: number): Defect[] {
  return Array.from({ length: count }, (_, index) => ({
    finding: { file: `src/file-${index}.ts`, issue: `Number ${index} is wrong here.` },
    decision: DEFERRED,
  }));
}

describe('stages/report/terminal-triage', () => {
  it('names only the marks that the matrix shows', () => {
    const text = lines(outcome({ triage: triageOf(scattered(1)) })).join('\n');

    expect(text).toContain('  I important; blank: did not read the file to the end\n');
  });

  it('caps the rows of the matrix and counts the rest', () => {
    const text = lines(outcome({ triage: triageOf(scattered(23)) }));
    const start = text.indexOf('Who raised what (23)');
    const section = text.slice(start, text.indexOf('', start));

    expect(section.filter((line) => line.includes('src/file-'))).toHaveLength(20);
    expect(section).toContain('  … 3 more in review.json');
  });

  it('shows every disagreement in full, however many there are', () => {
    const disagreements = Array.from({ length: 40 }, (_, index) => ({
      file: `src/file-${index}.ts`,
      line: index,
      issue: `Number ${index} ${'is wrong and so is what follows it '.repeat(4)}to its last-word-${index}.`,
      note: `opus important; gpt did not raise it; note-${index}`,
    }));
    const triage = triageOf([], { reviewerCount: 2, verdict: 'split', disagreements });
    const text = lines(outcome({ triage })).join('\n');

    for (const { file, line } of disagreements) {
      expect(text).toContain(`\n  ${file}${line === 0 ? '' : `:${line}`}\n`);
      expect(text).toContain(`last-word-${line}.`);
      expect(text).toContain(`note-${line}`);
    }
  });

  it('has no section for what did not take place', () => {
    const text = lines(outcome({ triage: triageOf(scattered(1)) })).join('\n');

    expect(text).not.toMatch(/Rebuttal|Cross-check|Triage:|\(triage\)/);
  });

  it('says who stands where, what it changed, and what a second seat would have decided', () => {
    const text = lines(contested()).join('\n');

    expect(text).toContain('fable withdraws: All prices are integers by then.');
    expect(text).toContain('gpt upholds: The tax rate is no integer.');
    expect(text).toContain('effect: nobody who raised it stands behind it');
    expect(text).toContain('gpt checked 2 groups (those that need a second voice): 1 difference');
    expect(text).toMatch(/opus: accepted as blocking: `release` runs/);
    expect(text).toMatch(/gpt: rejected, no defect: `withLocks` sorts/);
    expect(text).toContain('holds: accepted as blocking');
    expect(text).toContain('Triage: opus, gpt judged 3 of 4 groups, the table alone decided 1');
  });

  it('counts what was spent on questions in every sum', () => {
    const base = outcome({ slots: [answered({ slot: 'opus', costUsd: 0.1 })] });
    const consultations = [
      consulted({ slot: 'gpt', task: 'triage-decisions', costUsd: 0.25 }),
      consulted({ slot: 'gpt', task: 'triage-decisions', index: 1, costUsd: 0.5, status: 'partial' }),
    ];
    const text = lines({ ...base, triage: { ...triageOf([]), consultations } });

    expect(text.slice(0, 4).join('\n')).toContain('$0.85');
    expect(text.find((line) => line.startsWith('  gpt (triage)'))).toMatch(/partial .*12\.2k .*\$0\.75/);
    expect(text.find((line) => line.startsWith('  total'))).toMatch(/24\.5k .*\$0\.85/);
  });

  it('keeps to the width whatever seats say and whatever they cost', () => {
    const words = fc.string({ unit: 'grapheme', maxLength: 40, size: 'max' });
    const cost = fc.constantFrom(null, 0, 0.0042, 1234.5);
    const runs = fc.record({
      said: words,
      path: words,
      status: fc.constantFrom(...SLOT_STATUSES),
      costUsd: cost,
      otherUsd: cost,
      width: fc.integer({ min: 40, max: 120 }),
    });

    fc.assert(
      fc.property(runs, ({ said, path, status, costUsd, otherUsd, width }) => {
        const slots = SLOTS.map((slot) => answered({ slot, costUsd: otherUsd }));
        const consultations = SLOTS.flatMap((slot) => [
          consulted({ slot, task: 'cross-check', status, costUsd }),
          consulted({ slot, task: 'cross-check', index: 1, costUsd: otherUsd }),
        ]);
        const triage = triageOf([{ finding: { issue: said, file: `f${path}` }, decision: DEFERRED }]);
        const value = outcome({ slots, triage: { ...triage, ...argued('opus#0', said), consultations } });

        for (const line of lines(value, width)) expect(displayWidth(line)).toBeLessThan(width);
      }),
      { numRuns: 150 },
    );
  });

  it('says as much of an issue in the matrix as there is room for', () => {
    const finding = { file: 'a.ts', issue: 'word '.repeat(40) };
    const value = outcome({ triage: triageOf([{ finding, decision: DEFERRED }]) });
    const rows = [40, 60, 120].map((width) => lines(value, width).find((line) => line.includes(' a.ts:2')));

    expect(rows.map((row = '') => displayWidth(row))).toEqual([expect.any(Number), 59, 119]);
    expect(rows[0]).toMatch(/a\.ts:2( {2}word.*…)?$/);
  });

  it('keeps to the width where a path is broken for build runners', () => {
    const finding = { file: `src/${'x'.repeat(60)}##[##[##[b.ts` };
    const text = lines(outcome({ triage: triageOf([{ finding, decision: DEFERRED }]) }), 60);

    expect(text.filter((line) => displayWidth(line) >= 60 || line.includes('##['))).toEqual([]);
  });

  it('shows words of models without controls, and breaks what a build runner would act on', () => {
    const hostile = '\u001b]0;x\u0007\n::error::gone ##[add-mask]x \u202egpj.exe';
    const finding = { file: `::a\u001b[2J/${'x/'.repeat(20)}b.ts`, issue: hostile };
    const triage = triageOf([{ finding, decision: DEFERRED }]);
    const text = lines(outcome({ triage: { ...triage, ...argued('opus#0', hostile) } }), 44).join('\n');

    expect(text).not.toMatch(/(?![\n])[\p{Cc}\p{Cf}]/u);
    expect(text.split('\n').filter((line) => /^\s*::/.test(line) || line.includes('##['))).toEqual([]);
  });
});
