import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import type { ReviewOutcome } from '../../../src/domain/outcome.ts';
import { displayWidth } from '../../../src/lib/text.ts';
import { annotationsOf } from '../../../src/stages/report/annotations.ts';
import { reviewLines } from '../../../src/stages/report/log-lines.ts';
import { renderJobSummary } from '../../../src/stages/report/markdown-job.ts';
import {
  publicationTexts,
  renderStatus,
  renderSummary,
} from '../../../src/stages/report/markdown-summary.ts';
import { matrixOf } from '../../../src/stages/report/matrix.ts';
import { reviewDocument } from '../../../src/stages/report/review-document.ts';
import { agentState } from '../../../src/stages/report/state.ts';
import { renderTerminal } from '../../../src/stages/report/terminal.ts';
import { hostileText } from '../../fixtures/markdown-pieces.ts';
import { HOSTILE, input, permalink } from './markdown-inputs.ts';
import { outcome, triageOf } from './outcomes.ts';
import { manyGaps, rulesAtWork, rulesMet, rulesOnly, rulesSaying } from './rule-inputs.ts';

const WORDS = 'rules only: one deterministic reviewer, no model has judged this change';

function terminal(value: ReviewOutcome, width = 80): string {
  return renderTerminal(value, { width, colour: false });
}

function summary(value: ReviewOutcome, html = true): string {
  return renderSummary(input(reviewDocument(value), { html }));
}

/** The tables of a text as a parser of GitHub's Markdown finds them: the number of cells of each row. */
function tablesOf(markdown: string): number[][] {
  const { children } = fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  return children.flatMap((node) =>
    node.type === 'table' ? [node.children.map((line) => line.children.length)] : [],
  );
}

describe('the section of rules', () => {
  it('is not there where no rules were selected, although some were left out', () => {
    const left = [{ id: 'OLD-1', source: 'rules.md', reason: 'expired on 2026-10-01' }];
    const value = outcome({ conformance: { rules: [], left } });
    const job = renderJobSummary(input(reviewDocument(value)));

    for (const text of [terminal(value), summary(value), job]) expect(text).not.toMatch(/rule/i);
    expect(reviewLines(reviewDocument(value)).join('\n')).not.toMatch(/^rules/m);
  });

  it('is one line where every rule was kept', () => {
    expect(terminal(rulesMet())).toContain('\n\nRules\n  4 asked, 4 met\n\n');
    expect(summary(rulesMet())).toContain('\n\n**Rules: 4 asked, 4 met**\n\n<details><summary>Gates');
  });

  it('is folded where it is long, as far as there are folds', () => {
    const value = rulesSayingEach(6);

    expect(summary(value)).toContain('<details><summary>Rules: 6 asked, 6 not checked</summary>\n\n| rule |');
    expect(summary(value, false)).toContain('**Rules: 6 asked, 6 not checked**\n\n| rule |');
    expect(summary(rulesSayingEach(5))).toContain('**Rules: 5 asked, 5 not checked**\n\n| rule |');
  });

  it('shows so many rules, and counts the rest', () => {
    const text = summary(rulesSayingEach(40));

    expect(text.match(/^\| GAP-\d+ \|/gm)).toHaveLength(25);
    expect(text).toContain('\nAnd 15 more rules, in review.json.\n');
    expect(terminal(rulesSayingEach(40))).toContain('… 30 more in review.json');
  });

  it('tells what was left out and what the scope gate came to once', () => {
    const texts = [terminal(rulesAtWork(), 120), summary(rulesAtWork())];
    for (const text of texts) {
      expect(text.match(/OLD-1/g)).toHaveLength(1);
      expect(text.match(/The whole panel is asked/g)).toHaveLength(1);
    }
  });

  it('keeps the shape of its table whatever rules and reviewers say', () => {
    fc.assert(
      fc.property(fc.oneof(hostileText, fc.constant(HOSTILE), fc.string()), (words) => {
        const value = rulesSaying(`t${words}`, 'rules.md');
        const tables = tablesOf(summary(value, false));

        expect(tables).toHaveLength(3);
        expect(tables[1]).toEqual([4, 4, 4]);
      }),
      { numRuns: 150 },
    );
  });

  it('keeps its lines in a terminal whatever rules and reviewers say', () => {
    const words = fc.oneof(hostileText, fc.string({ unit: 'grapheme', maxLength: 300 }));

    fc.assert(
      fc.property(words, fc.integer({ min: 40, max: 120 }), (text, width) => {
        const lines = terminal(rulesSaying(`t${text}`, 'rules.md'), width).split('\n');
        const heads = lines.filter((line) => /^(?! )\S/.test(line));

        expect(lines.filter((line) => displayWidth(line) >= width)).toEqual([]);
        expect(heads).toEqual(['PASS', 'Accepted (1)', 'Who raised what (1)', 'Rules', 'Gates', 'Panel']);
      }),
      { numRuns: 100 },
    );
  });
});

/** As many rules that nobody checked, each for a reason of its own. */
function rulesSayingEach(count: number): ReviewOutcome {
  const value = manyGaps(count);
  const rules = value.conformance.rules.map((told, at) => ({
    ...told,
    rows: told.rows.map((answer) => ({ ...answer, evidence: `reason ${at}` })),
  }));
  return { ...value, conformance: { rules, left: [] } };
}

describe('a run in which code alone read', () => {
  const value = rulesOnly();
  const document = reviewDocument(value);

  it('says so above everything else, and how models join', () => {
    expect(terminal(value, 100)).toMatch(new RegExp(`^PASS\\n  ${WORDS}\\n`));
    expect(terminal(value)).toContain('Models review once the run has a key');
    for (const text of [summary(value), renderJobSummary(input(document))]) {
      expect(text).toMatch(
        /^##+ Quorate: pass \(rules only\)\n\n\*\*Rules only: one [^*]*this change\.\*\* Models/,
      );
      expect(text).not.toContain('1 of 1 reviewer');
    }
  });

  it('says so in the status, in the description, in remarks, in the log and in the state', () => {
    const { title } = renderStatus({ ...input(document), annotations: 0 });
    const texts = publicationTexts({ html: true, failsIncomplete: true });
    const facts = { document, conclusion: 'pass', incomplete: [], remarks: [], places: [] } as const;
    const [remark] = annotationsOf(document, [], 9);

    expect(title).toMatch(new RegExp(`^pass: ${WORDS}, 1 of 1 file covered`));
    expect(title.length).toBeLessThanOrEqual(120);
    expect(texts.description({ ...facts, permalink, superseded: false })).toContain(
      '`aaaaaaaaaaaa`. Rules only: one deterministic reviewer, no model has judged this change. 1 of 1',
    );
    expect(remark?.title).toBe('Quorate, rules only: important, security (by rules, no model)');
    expect(reviewLines(document).at(-1)).toBe(`result   pass; ${WORDS}`);
    expect(agentState(value).phases['4']?.notes).toBe(`1 of 1 reviewer answered in full; ${WORDS}`);
  });

  it('says in every headline that nothing was held against a rule, where none applies', () => {
    const none: ReviewOutcome = { ...rulesOnly(false), conformance: { rules: [], left: [] } };
    const report = reviewDocument(none);
    const words = 'ules only, and none applies: the gates alone looked at this change, no model judged it';
    const { title } = renderStatus({ ...input(report), annotations: 0 });

    expect(title).toContain(words);
    expect(title).toContain('1 of 1 file covered');
    for (const text of [terminal(none, 120), summary(none), reviewLines(report).at(-1)]) {
      expect(text).toContain(words);
      expect(text).not.toContain(WORDS);
    }
  });

  it('costs nothing, which is known', () => {
    expect(document.costUsd).toBe(0);
    expect(terminal(value)).toContain('$0.00');
    expect([terminal(value), summary(value), ...reviewLines(document)].join('\n')).not.toContain('unknown');
  });

  it('is none where a model was asked beside it', () => {
    const beside = reviewDocument(rulesAtWork());
    const { title } = renderStatus({ ...input(beside), annotations: 0 });
    const texts = [terminal(rulesAtWork(), 120), summary(rulesAtWork()), title, ...reviewLines(beside)];

    expect(texts.join('\n')).not.toMatch(/rules only/i);
    expect(title).toContain('2 of 2 reviewers');
    expect(terminal(rulesAtWork())).toContain('rules by code · checked 2 of 6 rules');
  });

  it('counts code beside models for no reader, and shows no gap for it', () => {
    expect(summary(rulesAtWork())).not.toContain('Coverage');
    expect(terminal(rulesAtWork())).not.toContain('Coverage');
    expect(summary(rulesAtWork())).toMatch(/^\| \[src.* \| · \| · \| important \| accepted \|$/m);

    const { coverage } = rulesAtWork();
    const files = coverage.files.map((file) => ({ ...file, slots: ['opus', 'gpt', 'sonnet'] as const }));
    expect(summary({ ...rulesAtWork(), coverage: { ...coverage, files } })).toContain(
      '2 of 2 reviewers read',
    );
  });

  it('shows what code did not raise as read and not raised, where it looked to the end', () => {
    const byModel = triageOf([
      { finding: { slot: 'opus' }, decision: { bucket: 'accepted', severity: 'important', reason: 'x' } },
    ]);
    const stands = (status: 'ok' | 'partial') => {
      const value = { ...rulesAtWork(), triage: byModel };
      const slots = value.slots.map((seat) => (seat.slot === 'sonnet' ? { ...seat, status } : seat));
      return matrixOf(reviewDocument({ ...value, slots })).rows[0]?.stands;
    };

    expect(stands('ok')).toEqual(['important', 'silent', 'silent']);
    expect(stands('partial')).toEqual(['important', 'silent', 'absent']);
  });
});

describe('a log of a run with rules', () => {
  it('says how the change stands to them, and what the scope gate came to', () => {
    const lines = reviewLines(reviewDocument(rulesAtWork()));

    expect(lines).toContain('plan     The whole panel is asked, since src/session.ts is of high risk.');
    expect(lines.find((line) => line.startsWith('rules '))).toMatch(
      /^rules {4}6 asked, 2 violated, .*; not covered: PAY-2, CON-007; 5 rules not asked: PERF-001/,
    );
  });
});
