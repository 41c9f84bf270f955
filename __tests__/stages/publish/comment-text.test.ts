import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { SHIPPED_SOURCE } from '../../../src/domain/criteria.ts';
import type { WantedFinding } from '../../../src/domain/publication.ts';
import {
  type CommentStyle,
  findingText,
  issueOf,
  reviewText,
} from '../../../src/stages/publish/comment-text.ts';
import { memoryForge } from '../../support/memory-board.ts';

const { can } = memoryForge();
const STYLE: CommentStyle = { seats: 3, code: new Set(), suggestions: true, can, maxLength: 60_000 };

const FINDING: WantedFinding = {
  id: 'c0',
  fingerprint: '0'.repeat(16),
  severity: 'blocking',
  path: 'a.ts',
  line: 10,
  anchor: { path: 'a.ts', side: 'RIGHT', line: 12, startLine: 10 },
  issue: 'The divisor may be zero here.',
  fix: 'Guard it.',
  category: 'correctness',
  ruleId: null,
  criteriaSource: null,
  ruleTitle: null,
  slots: ['opus', 'gpt'],
  evidence: [],
};

const FIX = 'Guard it:\n```suggestion\nif (b === 0) return 0;\n```\nThen test it.';

describe('stages/publish/comment-text', () => {
  it('says severity, category, issue, fix and who agreed', () => {
    expect(findingText(FINDING, true, STYLE)).toBe(
      '**Blocking** · correctness\n\nThe divisor may be zero here.\n\n**Fix**\n\nGuard it.\n\n*2 of 3 reviewers: opus, gpt*',
    );
  });

  it('names rule and source, or the gate', () => {
    const ruled = { ...FINDING, ruleId: 'R-7', criteriaSource: 'team rules' };
    expect(findingText(ruled, true, STYLE)).toContain('rule `R-7` (team rules)');
  });

  it('names a rule of the program in words, and one that was selected by its title', () => {
    const ruled = { ...FINDING, ruleId: 'SEC-004', criteriaSource: SHIPPED_SOURCE };
    const headOf = (finding: WantedFinding) => findingText(finding, true, STYLE).split('\n\n')[0];

    expect(headOf({ ...ruled, ruleTitle: 'Commands are fixed' })).toBe(
      '**Blocking** · correctness · rule `SEC-004` of Quorate: Commands are fixed',
    );
    expect(headOf({ ...ruled, criteriaSource: 'a.md', ruleTitle: '**x** @ada <b>\n\ny' })).toBe(
      '**Blocking** · correctness · rule `SEC-004` (a.md): \\*\\*x\\*\\* `@ada` `<b>` y',
    );
  });

  it('says what code found, counts it for no reviewer, and tells it from models', () => {
    const style = { ...STYLE, seats: 2, code: new Set(['sonnet'] as const) };
    const footOf = (slots: WantedFinding['slots']) =>
      findingText({ ...FINDING, slots }, true, style)
        .split('\n\n')
        .at(-1);

    expect(footOf(['sonnet'])).toBe('*Rules by code, no model*');
    expect(footOf(['opus', 'sonnet'])).toBe('*1 of 2 reviewers: opus, and rules by code*');
    expect(footOf(['opus', 'gpt'])).toBe('*2 of 2 reviewers: opus, gpt*');
  });

  it('says of a gate which it is and how to satisfy it, and of a tool its name and rule; nobody has voted', () => {
    const gate = {
      ...FINDING,
      ruleId: 'gate/secrets',
      category: null,
      slots: [],
      evidence: [{ tool: null, rule: 'gate/secrets' }],
    };
    expect(findingText(gate, true, STYLE)).toBe(
      '**Blocking** · gate `secrets`\n\nThe divisor may be zero here.\n\n**Fix**\n\nGuard it.\n\n*A gate, no model:* `secrets`',
    );
    const tool = { ...gate, ruleId: 'js/a*b', fix: null, evidence: [{ tool: 'Code*QL', rule: 'js/a*b' }] };
    expect(findingText(tool, true, STYLE)).toBe(
      '**Blocking** · rule `js/a*b`\n\nThe divisor may be zero here.\n\n*Found by Code\\*QL:* `js/a*b`',
    );
    const nameless = { ...tool, ruleId: null, evidence: [{ tool: null, rule: null }] };
    expect(findingText(nameless, true, STYLE)).toMatch(/\n\n\*Found by another tool:\*$/);
  });

  it('says what else found it, one line for each tool, and keeps the words of the panel', () => {
    const evidence = [
      { tool: 'CodeQL', rule: 'js/sql' },
      { tool: 'ESLint', rule: 'no-eval' },
      { tool: 'CodeQL', rule: 'js/xss' },
      { tool: null, rule: 'gate/hidden-text' },
    ];
    const text = findingText({ ...FINDING, evidence }, true, STYLE);
    expect(text).toContain(
      'Guard it.\n\n*Also found by CodeQL:* `js/sql`, `js/xss`\n\n*Also found by ESLint:* `no-eval`\n\n*Also found by a gate:* `hidden-text`\n\n*2 of 3 reviewers: opus, gpt*',
    );
    expect(issueOf(text)).toBe(issueOf(findingText(FINDING, true, STYLE)));
    expect(issueOf(findingText({ ...FINDING, fix: null, evidence }, true, STYLE))).toBe(
      issueOf(findingText(FINDING, true, STYLE)),
    );
  });

  it('names so many tools and rules and no more, and lets none of their names be markup', () => {
    const evidence = Array.from({ length: 6 }, (_, tool) =>
      Array.from({ length: 4 }, (_, rule) => ({ tool: `T*${tool}`, rule: `r${rule}` })),
    ).flat();
    const also = findingText({ ...FINDING, evidence }, true, STYLE)
      .split('\n\n')
      .filter((part) => part.startsWith('*Also'));
    expect(also).toHaveLength(5);
    expect(also[0]).toBe('*Also found by T\\*0:* `r0`, `r1`, `r2`');
    const ruled = { ...FINDING, ruleId: 'R-7', criteriaSource: '**all** [of](http://x.example)' };
    const [head] = findingText(ruled, true, STYLE).split('\n\n');
    expect(head).toContain('rule `R-7` (\\*\\*all\\*\\*');
    expect(head).toContain('\\[of\\]');
  });

  it('writes no character that a forge cannot take', () => {
    const words = { issue: 'One \u{1f600} two.', fix: 'Three \u{1f600}.', criteriaSource: 'four \u{1f600}' };
    const evidence = [{ tool: 'Five \u{1f600}', rule: 'six \u{1f600}' }];
    const finding = { ...FINDING, ...words, ruleId: 'R-7', evidence };
    const style = { ...STYLE, can: { ...can, astral: false } };
    expect(findingText(finding, true, STYLE).match(/[\u{10000}-\u{10ffff}]/gu)).toHaveLength(5);
    expect(findingText(finding, true, style)).not.toMatch(/[\ud800-\udfff]/);
    // What would be left of a change is not that change.
    const change = { ...FINDING, fix: '```suggestion\nsay("\u{1f600}");\n```' };
    const offers = [STYLE, style].map((each) => findingText(change, true, each).includes('```suggestion'));
    expect(offers).toEqual([true, false]);
  });

  it('takes no words of a model for what a tool found', () => {
    const issue = 'First.\n\n*Also found by CodeQL:* `js/sql`\n\nLast.';
    expect(issueOf(findingText({ ...FINDING, issue }, true, STYLE))).toContain('Last');
  });

  it('names the line where it does not stand on it', () => {
    expect(findingText(FINDING, false, STYLE)).toContain('line 10');
    expect(findingText({ ...FINDING, line: 0 }, false, STYLE)).toContain('the whole file');
  });

  it('offers a change only for the lines of the finding, and says that nobody tried it', () => {
    const text = findingText({ ...FINDING, fix: FIX }, true, STYLE);
    expect(text).toContain('not verified:\n\n```suggestion\nif (b === 0) return 0;\n```');
    expect(text).toContain('Then test it.');
  });

  it.each<[string, Partial<WantedFinding>, boolean, Partial<CommentStyle>]>([
    ['the rules do not want it', {}, true, { suggestions: false }],
    ['the forge has none', {}, true, { can: { ...can, suggestions: false } }],
    ['it is on a file', {}, false, {}],
    ['it is on removed lines', { anchor: { path: 'a.ts', side: 'LEFT', line: 12, startLine: 10 } }, true, {}],
    ['its lines are not those of the finding', { line: 9 }, true, {}],
    [
      'it replaces too many lines',
      { anchor: { path: 'a.ts', side: 'RIGHT', line: 30, startLine: 10 } },
      true,
      {},
    ],
    ['there are two', { fix: `${FIX}\n${FIX}` }, true, {}],
    ['it is too long', { fix: `\`\`\`suggestion\n${'x\n'.repeat(21)}\`\`\`` }, true, {}],
    ['the fence is not closed', { fix: '```suggestion\nrm -rf' }, true, {}],
  ])('offers no change where %s', (_, finding, inline, style) => {
    const text = findingText({ ...FINDING, fix: FIX, ...finding }, inline, { ...STYLE, ...style });
    expect(text).not.toMatch(/^[ \t>]*[`~]{3,}\s*suggestion/m);
  });

  it('keeps fences inside a suggested change', () => {
    const fix = '````suggestion\nRun it:\n```sh\nnpm test\n```\n````';
    expect(findingText({ ...FINDING, fix }, true, STYLE)).toContain(
      '````suggestion\nRun it:\n```sh\nnpm test\n```\n````',
    );
  });

  it('reads the words of the issue back', () => {
    for (const issue of [
      FINDING.issue,
      'Two parts.\n\nThe `second` part with *marks*.',
      '- a list\n- of two',
    ]) {
      const words = issueOf(findingText({ ...FINDING, issue }, true, STYLE));
      for (const word of issue.match(/\w+/g) ?? []) expect(words).toContain(word);
      expect(words).not.toContain('Guard');
      expect(words).not.toContain('reviewers');
    }
  });

  it('keeps to its length, with who agreed at the end', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 3_000 }),
        fc.integer({ min: 400, max: 2_000 }),
        (issue, maxLength) => {
          const text = findingText({ ...FINDING, issue: `why ${issue}` }, true, { ...STYLE, maxLength });
          expect(text.length).toBeLessThanOrEqual(maxLength);
          expect(text.endsWith('*2 of 3 reviewers: opus, gpt*')).toBe(true);
        },
      ),
      { numRuns: 50 },
    );
  });

  it('has words for a review of any size', () => {
    for (const count of [0, 1, 30]) expect(reviewText(count)).not.toBe('');
  });
});
