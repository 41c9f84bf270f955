import { describe, expect, it } from '@jest/globals';
import {
  CONTRACTS,
  isContract,
  loadValidator,
  validateReviewerFinding,
  validateReviewerOutput,
} from '../../src/domain/contract.ts';

const FINDING = { severity: 'blocking', file: 'src/a.ts', line: 3, issue: 'The lock is never released.' };

const STATE = {
  schemaVersion: '2.1.0',
  taskId: '#7',
  shortId: 7,
  project: 'o/r',
  branch: 'fix',
  baseBranch: 'main',
  currentPhase: 7,
  status: 'complete',
  startedAt: '2030-01-01T00:00:00Z',
  phases: {},
  identity: { name: 'ada', email: '7@noreply.invalid' },
};

describe('domain/contract', () => {
  it('loads a validator for each contract', async () => {
    for (const name of CONTRACTS) {
      const validator = await loadValidator(name);
      expect(validator([]).length).toBeGreaterThan(0);
    }
  });

  it.each([
    ['review', true],
    ['reviews', false],
    ['constructor', false],
  ])('knows whether %s names a contract', (word, known) => {
    expect(isContract(word)).toBe(known);
  });

  it('finds nothing wrong with a sound answer', () => {
    expect(validateReviewerOutput({ findings: [FINDING], approved: false })).toEqual([]);
    expect(validateReviewerFinding(FINDING)).toEqual([]);
  });

  it.each([
    ['a missing key', { ...FINDING, issue: undefined }, '/', 'must have the property "issue"'],
    ['an unknown key', { ...FINDING, colour: 'red' }, '/', 'must not have the property "colour"'],
    [
      'a prototype in disguise',
      JSON.parse('{"__proto__": 1}'),
      '/',
      'must not have the property "__proto__"',
    ],
    [
      'a foreign word',
      { ...FINDING, severity: 'high' },
      '/severity',
      'must be one of "blocking", "important", "suggestion"',
    ],
    ['a wrong type', { ...FINDING, line: '3' }, '/line', 'must be integer'],
    ['a fraction', { ...FINDING, line: 3.5 }, '/line', 'must be integer'],
    ['a number out of bounds', { ...FINDING, line: -1 }, '/line', 'must be >= 0'],
    ['a short text', { ...FINDING, issue: 'Bad' }, '/issue', 'must NOT have fewer than 4 characters'],
    ['an empty text', { ...FINDING, fix: '' }, '/fix', 'must NOT have fewer than 1 characters'],
    ['something else altogether', [FINDING], '/', 'must be object'],
  ])('says in words where and how %s breaks a finding', (_what, value, path, message) => {
    expect(validateReviewerFinding(value)).toContainEqual({ path, message });
  });

  it('counts characters, not UTF-16 units', () => {
    expect(validateReviewerFinding({ ...FINDING, issue: '\u{1F525}\u{1F525}\u{1F525}' })).toHaveLength(1);
    expect(validateReviewerFinding({ ...FINDING, issue: '\u{1F525}\u{1F525}\u{1F525}\u{1F525}' })).toEqual(
      [],
    );
  });

  it('names every fault, each once', async () => {
    const validator = await loadValidator('triage-output');
    const errors = validator({
      accepted: [{ severity: 'high' }],
      deferred: [],
      rejected: [],
      approved: true,
    });
    expect(new Set(errors.map(({ path, message }) => `${path} ${message}`)).size).toBe(errors.length);
    expect(errors.map(({ message }) => message)).toEqual(
      expect.arrayContaining(['must have the property "file"', 'must have the property "fix"']),
    );
  });

  it('reports what a condition asks for, not that there is one', async () => {
    const validator = await loadValidator('triage-output');
    const accepted = [{ ...FINDING, reviewer: 'opus', fix: 'Release it.' }];
    expect(validator({ accepted, deferred: [], rejected: [], approved: true })).toEqual([
      { path: '/approved', message: 'must be false' },
    ]);
  });

  it.each([
    ['date-time', { ...STATE, startedAt: '2030-02-30T00:00:00Z' }, '/startedAt'],
    ['email', { ...STATE, identity: { name: 'ada', email: 'ada' } }, '/identity/email'],
    ['uri', { ...STATE, pr: { url: 'not an address' } }, '/pr/url'],
  ])('asserts the format %s', async (format, document, path) => {
    const validator = await loadValidator('agent-state');
    expect(validator(STATE)).toEqual([]);
    expect(validator(document)).toEqual([{ path, message: `must match format "${format}"` }]);
  });

  it('holds documents inside a review against their own contracts', async () => {
    const validator = await loadValidator('review');
    const inside = (triage: unknown) =>
      validator({ triage }).filter(({ path }) => path.startsWith('/triage'));
    expect(inside(null)).toEqual([]);
    expect(inside('none')).toContainEqual({ path: '/triage', message: 'must be object or null' });
    expect(inside({ accepted: [], deferred: [], rejected: [] })).toEqual([
      { path: '/triage', message: 'must have the property "approved"' },
    ]);
    expect(inside({ accepted: [], deferred: [], rejected: [], approved: 1 })).toEqual([
      { path: '/triage/approved', message: 'must be boolean' },
    ]);
  });

  it('does not carry the outcome of one call into the next', () => {
    const first = validateReviewerOutput({});
    expect(validateReviewerOutput({ findings: [], approved: true })).toEqual([]);
    expect(first).toHaveLength(2);
  });
});
