import { describe, expect, it } from '@jest/globals';
import { loadValidator } from '../../../src/domain/contract.ts';
import type { FileRisk } from '../../../src/domain/risk.ts';
import { riskDocument } from '../../../src/stages/report/risk-document.ts';
import { changeSet } from '../../support/builders.ts';

const STARTED = '2026-11-30T10:00:00.000Z';

const RISK: readonly FileRisk[] = [
  {
    path: 'src/login.ts',
    score: 3.2,
    added: 7,
    removed: 0,
    signals: [
      { name: 'loc_changed', weight: 0.4, value: 3 },
      { name: 'security_path', weight: 2, value: 1 },
    ],
  },
  { path: 'src/a.ts', score: 0, added: 0, removed: 2, signals: [] },
];

function documentOf(risk: readonly FileRisk[], number: number | null = 7) {
  const change = changeSet();
  const numbered = { ...change, identity: { ...change.identity, number } };
  return riskDocument({ change: numbered, risk, startedAt: STARTED });
}

describe('stages/report/risk-document', () => {
  it('holds the files in their order, and sums over them', async () => {
    const document = documentOf(RISK);

    expect((await loadValidator('diff-risk'))(document)).toEqual([]);
    expect(document).toEqual({
      schemaVersion: '1.0.0',
      task: { id: '#7', base: 'main', head: 'feature', ts: STARTED },
      totals: { files: 2, loc_added: 7, loc_removed: 2, max_score: 3.2 },
      files: [
        { path: 'src/login.ts', score: 3.2, loc_added: 7, loc_removed: 0, signals: RISK[0]?.signals },
        { path: 'src/a.ts', score: 0, loc_added: 0, loc_removed: 2, signals: [] },
      ],
    });
  });

  it('keeps its contract without files, and where no pull request has a number', async () => {
    const document = documentOf([], null);

    expect((await loadValidator('diff-risk'))(document)).toEqual([]);
    expect(document).toMatchObject({
      task: { id: null },
      totals: { files: 0, loc_added: 0, loc_removed: 0, max_score: 0 },
    });
  });
});
