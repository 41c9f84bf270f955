import { describe, expect, it } from '@jest/globals';
import { changeCode } from '../../src/domain/change-code.ts';
import { kindKey, type Nameable, withFingerprints } from '../../src/domain/named-findings.ts';
import { addedFile, changeWith } from '../support/publish-scene.ts';

const CODE = changeCode(changeWith([addedFile('a.ts', 9)]));

function finding(over: Partial<Nameable> = {}): Nameable {
  return {
    ...{ id: 'a', severity: 'important', path: 'a.ts', line: 3, issue: 'Words.', category: null },
    ...{ anchor: { path: 'a.ts', side: 'RIGHT', line: 3, startLine: null }, ruleId: 'R-1', evidence: [] },
    ...over,
  };
}

const printsOf = (findings: readonly Nameable[]) =>
  new Map(withFingerprints(findings, CODE).map(({ id, fingerprint }) => [id, fingerprint]));

describe('domain/named-findings', () => {
  it.each([
    [{ ruleId: 'R-1', category: 'security' }, 'R-1'],
    [{ ruleId: null, category: 'security' }, 'js/sql'],
    [{ ruleId: null, category: 'security', evidence: [{ tool: 'T', rule: null }] }, 'security'],
    [{ ruleId: null }, ''],
  ] as const)('takes for the kind of %j the key %j', (over, key) => {
    const evidence = [
      { tool: 'T', rule: null },
      { tool: 'T', rule: 'js/sql' },
    ];
    const given = finding({ evidence: key === 'js/sql' || key === 'R-1' ? evidence : [], ...over });
    expect(kindKey(given)).toBe(key);
  });

  it('gives what is alike names of its own, the same ones in whichever order it comes', () => {
    const alike = [
      finding({ id: 'a' }),
      finding({ id: 'b' }),
      finding({ id: 'c', issue: 'Other words.' }),
      finding({ id: 'd', severity: 'blocking' }),
    ];
    const prints = printsOf(alike);
    expect(new Set(prints.values()).size).toBe(alike.length);
    expect(Object.fromEntries(printsOf(alike.toReversed()))).toEqual(Object.fromEntries(prints));
  });

  it('counts what is alike in each file by itself: a finding elsewhere renames none', () => {
    const here = finding({ id: 'here', path: 'z.ts', anchor: null });
    const elsewhere = finding({ id: 'there', path: 'b.ts', anchor: null });
    expect(printsOf([here, elsewhere]).get('here')).toBe(printsOf([here]).get('here'));
  });
});
