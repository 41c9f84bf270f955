import { describe, expect, it } from '@jest/globals';
import { outputsOf } from '../../src/shells/pull-request-outputs.ts';
import { reviewDocument } from '../../src/stages/report/review-document.ts';
import { consulted } from '../stages/report/contested.ts';
import { answered, outcome, triageOf } from '../stages/report/outcomes.ts';

const NOTHING = {
  conclusion: 'pass',
  headSha: null,
  prVersion: null,
  document: null,
  receipt: null,
  reportDir: null,
} as const;

describe('shells/pull-request-outputs', () => {
  it('counts tokens and money of reviews and of the questions that triage put', () => {
    const slots = [answered({ slot: 'opus', costUsd: 0.25 })];
    const consultations = [consulted({ slot: 'gpt', task: 'rebuttal', costUsd: 0.5 })];
    const document = reviewDocument(outcome({ slots, triage: { ...triageOf([]), consultations } }));

    expect(outputsOf({ ...NOTHING, document })).toMatchObject({
      'cost-usd': '0.7500',
      'input-tokens': '18440',
      'output-tokens': '2134',
      'reviewer-count': '1',
    });
  });

  it('counts nothing where there is no result', () => {
    expect(outputsOf(NOTHING)).toMatchObject({ 'cost-usd': '', 'input-tokens': '0', 'output-tokens': '0' });
  });
});
