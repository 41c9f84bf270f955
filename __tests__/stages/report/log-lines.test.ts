import { describe, expect, it } from '@jest/globals';
import type { Receipt } from '../../../src/domain/publication.ts';
import { publishLines, reviewLines } from '../../../src/stages/report/log-lines.ts';
import { reviewDocument } from '../../../src/stages/report/review-document.ts';
import { OUTCOMES } from './contested.ts';
import { documentOf, named } from './markdown-inputs.ts';

const RECEIPT: Receipt = {
  places: [],
  posted: 2,
  kept: 1,
  resolved: 0,
  summaryUrl: null,
  incomplete: ['the summary could not be written'],
  remarks: ['A remark.'],
  superseded: false,
  closed: false,
  denied: null,
  prVersion: null,
  operations: [
    { kind: 'review', subject: 'x', result: 'done', message: null },
    { kind: 'create-summary', subject: 'summary', result: 'refused', message: 'GitHub answered 422' },
    { kind: 'status', subject: 'check', result: 'kept', message: null },
  ],
};

describe('stages/report/log-lines', () => {
  it('has one line for each step and seat of a review', () => {
    const document = documentOf();
    const lines = reviewLines(document);

    expect(lines.filter((line) => line.startsWith('panel'))).toHaveLength(document.slots.length);
    for (const step of ['collect', 'gates', 'plan', 'triage', 'result']) {
      expect(lines.filter((line) => line.startsWith(step))).toHaveLength(1);
    }
    for (const { slot, binding } of document.slots) {
      expect(lines.join('\n')).toContain(`${slot} ${binding}`);
    }
  });

  it.each(OUTCOMES)('says what %s came to', (_, make) => {
    const document = reviewDocument(make());

    expect(reviewLines(document).at(-1)).toContain(`result   ${document.conclusion}`);
  });

  it('says what each seat took for what triage asked it, and counts it in the sum', () => {
    const lines = reviewLines(named('contested')).filter((line) => line.startsWith('triage'));

    expect(lines.find((line) => line.includes('opus (triage)'))).toBe(
      'triage   opus (triage) anthropic/claude-opus-5-5@high partial (it ruled on a group that it was not asked about): 2 questions in 4 turns, 24.4k in (6.0k cached), 3.6k out, $0.17',
    );
    expect(lines).toHaveLength(8);
    expect(lines.at(-1)).toMatch(/; consensus split; \$0\.87 in all$/);
  });

  it('counts what was published and names every trouble', () => {
    expect(publishLines(RECEIPT)).toEqual([
      'publish  2 posted, 1 kept, 0 in the summary only, 0 threads resolved; 1 write',
      'publish  create-summary refused: GitHub answered 422',
      'publish  the summary could not be written',
      'publish  A remark.',
    ]);
  });

  it.each([
    ['done', 8, '0 threads resolved, description updated, now version 8; 2 writes'],
    ['done', null, '0 threads resolved, description updated; 2 writes'],
    ['kept', 7, '0 threads resolved, description as it was; 1 write'],
    ['refused', 7, '0 threads resolved; 1 write'],
  ] as const)('tells what became of the description: %s, version %s', (result, prVersion, words) => {
    const operation = { kind: 'description', subject: 'status block', result, message: null } as const;
    const operations = [...RECEIPT.operations, operation];

    expect(publishLines({ ...RECEIPT, prVersion, operations })[0]).toContain(words);
  });
});
