import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { GateFinding } from '../../../src/domain/gates.ts';
import { confusablesGate } from '../../../src/stages/gates/confusables.ts';
import { latinLookAlike } from '../../../src/stages/gates/confusables-table.ts';
import { addition, changedFile, changeOf, hunk } from './builders.ts';

function found(lines: readonly string[], path = 'src/a.ts'): readonly GateFinding[] {
  return confusablesGate(changeOf([changedFile(path, [hunk(lines, 10)])])).findings;
}

describe('stages/gates/confusables', () => {
  it.each([
    ['Cyrillic', '+const is\u0410dmin = true;', 'is[U+0410]dmin', 'important'],
    ['Cyrillic at the end', '+return pay\u043ead\u0435;', 'pay[U+043E]ad[U+0435]', 'important'],
    ['a capital of Greek', '+const \u039dumber = 1;', '[U+039D]umber', 'important'],
    ['an omicron', '+user.passw\u03bfrd', 'passw[U+03BF]rd', 'important'],
    ['Armenian', '+const t\u0585ken = 1;', 't[U+0585]ken', 'important'],
    ['Cherokee', '+const \u13aadmin = 1;', '[U+13AA]dmin', 'important'],
    ['fullwidth', '+const is\uff21dmin = 1;', 'is[U+FF21]dmin', 'suggestion'],
    ['mathematical', '+const is\u{1d400}dmin = 1;', 'is[U+1D400]dmin', 'suggestion'],
  ])('finds a name with a letter of another alphabet: %s', (_name, line, shown, severity) => {
    const [finding, ...rest] = found([' const a = 1;', line]);
    expect(rest).toEqual([]);
    expect(finding).toMatchObject({
      severity,
      path: 'src/a.ts',
      line: 11,
      rule: 'gate/confusable-identifiers',
    });
    expect(finding?.issue).toContain(shown);
    expect(finding?.issue).toMatch(/^[ -~]*$/);
    expect(finding?.fix).toContain('quorate-ignore gate/confusable-identifiers until');
  });

  it('names the letter that is imitated', () => {
    expect(found(['+is\u0420ublic()'])[0]?.issue).toContain('U+0420, which looks like `P`,');
  });

  it.each([
    ['a word of one script', '+const \u0438\u043c\u044f = 1;'],
    ['a word of one script that looks Latin', '+const \u0441\u043e\u0440 = 1;'],
    ['a foreign word with a Latin part', '+get\u0418\u043c\u044f();'],
    ['a string', '+const a = "is\u0410dmin";'],
    ['a comment', '+run(); // is\u0410dmin'],
    ['a difference', '+const \u0394t = 1;'],
    ['a wavelength', '+const \u03bb = 1;'],
    ['microseconds', '+const \u03bcs = 1, \u00b5s = 2;'],
    ['a variance', '+const \u03c32 = 1;'],
    ['a density', '+const d\u03c1dx = \u03c1air;'],
    ['letters with accents', '+const Gr\u00f6\u00dfe = na\u00efve;'],
    ['Chinese beside Latin', '+const user\u540d = 1;'],
    ['a raised letter', '+const x\u00aa = 1;'],
    ['a line that was there', ' const is\u0410dmin = true;'],
    ['a removed line', '-const is\u0410dmin = true;'],
  ])('lets pass %s', (_name, line) => {
    expect(found([line])).toEqual([]);
  });

  it('knows comments and strings of several lines', () => {
    expect(found(['+/*', '+is\u0410dmin', '+*/ is\u0410dmin'])).toMatchObject([{ line: 12 }]);
    expect(found(['+"""', '+is\u0410dmin', '+"""'], 'a.py')).toEqual([]);
  });

  it('reads programs and no documents', () => {
    expect(found(['+is\u0410dmin'], 'docs/a.md')).toEqual([]);
    expect(found(['+is\u0410dmin'], 'a.json')).toEqual([]);
    expect(found(['+is\u0410dmin = 1'], 'a.py')).toHaveLength(1);
  });

  it('finds a name that differs from another of the file by look-alikes alone', () => {
    const [finding, ...rest] = found([' const cop = 1;', '+const \u0441\u043e\u0440 = 2;']);
    expect(rest).toEqual([]);
    expect(finding).toMatchObject({ severity: 'important', line: 11 });
    expect(finding?.issue).toContain('This file has two names that look the same');
    expect(found(['+x(pric\u03b1)', ' let prica;'])).toHaveLength(1);
    expect(found(['-const cop = 1;', '+const \u0441\u043e\u0440 = 2;'])).toEqual([]);
    expect(found([' const p = 1, v = 2;', '+const \u03c1 = 2, \u03bd = v;'])).toEqual([]);
  });

  it('says nothing of the lines around', () => {
    expect(found([' is\u0410dmin()', '+is\u0410ctive()'])).toMatchObject([{ line: 11 }]);
  });

  it('says it once for each name', () => {
    expect(found(['+is\u0410dmin', '+is\u0410dmin', '+is\u0410ctive'])).toMatchObject([
      { line: 10 },
      { line: 12 },
    ]);
  });

  it('reads new names of files', () => {
    const path = 'src/is\u0410dmin.ts';
    const statuses = ['added', 'renamed', 'modified', 'deleted'] as const;
    const counts = statuses.map(
      (status) => confusablesGate(changeOf([changedFile(path, [], { status })])).findings.length,
    );
    expect(counts).toEqual([1, 1, 0, 0]);
    expect(
      confusablesGate(changeOf([changedFile('docs/\u0438\u043c\u044f-a.md', [], { status: 'added' })]))
        .findings,
    ).toEqual([]);
  });

  it('cuts a long name, and never fails', () => {
    const outcome = confusablesGate(addition([`\u0430${'b'.repeat(150)}`]));
    expect(outcome).toMatchObject({ name: 'confusable-identifiers', status: 'pass', reason: null });
    expect(outcome.findings[0]?.issue).toContain(`${'b'.repeat(39)}…`);
    expect(outcome.findings[0]?.issue).not.toContain('b'.repeat(40));
  });

  it('maps letters of other scripts to ASCII letters, and ASCII to nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }), (text) => {
        const [letter = ''] = text;
        const latin = latinLookAlike(letter);
        expect(latin === null || (/^[A-Za-z0-9]$/.test(latin) && letter > '\x7f')).toBe(true);
      }),
    );
  });
});
