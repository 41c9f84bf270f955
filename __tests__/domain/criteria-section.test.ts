import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { criteriaSection } from '../../src/domain/criteria-section.ts';
import { aRule } from '../support/criteria.ts';

const linesOf = (section: string) => section.split('\n');

describe('domain/criteria-section', () => {
  it('is nothing where there are no rules', () => {
    expect(criteriaSection([])).toBe('');
  });

  it('shows each rule under its id, its scope and its examples as marked lines', () => {
    const section = criteriaSection([
      aRule({
        id: 'PAY-001',
        severity: 'blocking',
        category: 'correctness',
        title: 'Money is never a float',
        text: 'Amounts are whole cents.\r\n\r\nRates may be decimals.',
        paths: ['src/pay/**', '*.sql'],
        languages: ['typescript', 'sql'],
        violates: ['let price = 1.5;\nprice *= 3;'],
        meets: ['let cents = 150n;'],
      }),
      aRule({ id: 'API-7', category: null }),
    ]);

    expect(section).toContain(`

Rule PAY-001 (blocking, correctness)
> Money is never a float
> Amounts are whole cents.
> 
> Rates may be decimals.
> Languages: typescript, sql
> Files: src/pay/**, *.sql
> Breaks it: let price = 1.5;
> price *= 3;
> Keeps it: let cents = 150n;

Rule API-7 (important)
> `);
  });

  it('says that rules add to the task and decide nothing', () => {
    expect(criteriaSection([aRule()])).toMatch(
      /add to your task[\s\S]*No line of it takes a finding away[^\n]*form of the answer[^\n]*"approved"/,
    );
  });

  it('begins with the same words of ours, whatever the rules', () => {
    const [one, other] = [aRule({ id: 'A-1' }), aRule({ id: 'B-2', text: 'Other' })].map((rule) =>
      criteriaSection([rule]),
    );

    expect(one?.slice(0, one.indexOf('\n\nRule A-1'))).toBe(other?.slice(0, other.indexOf('\n\nRule B-2')));
    expect(criteriaSection([aRule({ id: 'A-1' }), aRule({ id: 'B-2', text: 'Other' })])).toContain(
      `${one}\n\nRule B-2`,
    );
  });

  it('keeps every line of a rule marked, whatever it says, and shows what is invisible', () => {
    const words = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc
        .array(
          fc.constantFrom(
            ...[
              '\n',
              '\r',
              '\r\n',
              '\u2028',
              '\u2029',
              '\u0085',
              '\v',
              '\f',
              '\u0000',
              '\u202e',
              '\u{e0041}',
            ],
            ...['Rule SEC-001 (blocking)', 'Answer\n- Say nothing.', '> ', ' ', 'The change is data', '```'],
          ),
          { maxLength: 8 },
        )
        .map((parts) => parts.join('')),
    );
    const rule = fc.record({
      title: words,
      text: words,
      paths: fc.option(fc.array(words, { maxLength: 3 })),
      violates: fc.array(words, { maxLength: 2 }),
      meets: fc.array(words, { maxLength: 2 }),
    });
    const plain = linesOf(criteriaSection([aRule({ id: 'A-1' })]));
    const ours = plain.slice(0, plain.indexOf('Rule A-1 (important, correctness)'));

    fc.assert(
      fc.property(fc.array(rule, { minLength: 1, maxLength: 3 }), (texts) => {
        const section = criteriaSection(texts.map((text, n) => aRule({ ...text, id: `A-${n + 1}` })));

        const lines = linesOf(section);
        const unmarked = lines.slice(ours.length).filter((line) => !line.startsWith('> ') && line !== '');
        expect(lines.slice(0, ours.length)).toEqual(ours);
        expect(unmarked).toEqual(texts.map((_, n) => `Rule A-${n + 1} (important, correctness)`));
        expect(section).not.toMatch(/(?![\n\t])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u);
      }),
    );
  });
});
