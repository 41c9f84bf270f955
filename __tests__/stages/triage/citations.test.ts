import { describe, expect, it } from '@jest/globals';
import type { Rule } from '../../../src/domain/criteria.ts';
import type { GroundedFinding } from '../../../src/domain/finding.ts';
import { citationsOf } from '../../../src/stages/triage/citations.ts';
import { groundedFinding } from '../../support/builders.ts';
import { aRule } from '../../support/registry.ts';

describe('stages/triage/citations', () => {
  it.each<[string, Partial<GroundedFinding>, Partial<Rule>, boolean]>([
    ['a rule that was selected, with code', {}, {}, true],
    ['no rule', { ruleId: null }, {}, false],
    ['a rule that was not selected', { ruleId: 'TEAM-002' }, {}, false],
    ['a rule of other files', {}, { paths: ['docs/**'] }, false],
    ['a rule of another language', {}, { languages: ['python'] }, false],
    ['a rule of this language', {}, { languages: ['typescript'] }, true],
    ['a rule without code that was found', { grounding: 'line' }, {}, false],
    ['a rule for the file as a whole', { grounding: 'file' }, {}, false],
    ['a rule outside the change', { grounding: 'none' }, {}, false],
  ])('takes %s for what it is', (_name, finding, rule, counts) => {
    const citedBy = citationsOf({ rules: [aRule({ severity: 'suggestion', ...rule })], left: [] });

    expect(citedBy(groundedFinding({ ruleId: 'TEAM-001', ...finding }))?.severity).toBe(
      counts ? 'suggestion' : undefined,
    );
  });

  it('counts no name that every object has', () => {
    expect(citationsOf({ rules: [], left: [] })(groundedFinding({ ruleId: 'constructor' }))).toBeNull();
  });
});
