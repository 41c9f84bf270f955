import { Buffer } from 'node:buffer';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { ReviewDocument } from '../../../src/domain/contracts.generated.ts';
import type { FindingPlace } from '../../../src/domain/publication.ts';
import type { Slot } from '../../../src/domain/slot.ts';
import { renderJobSummary } from '../../../src/stages/report/markdown-job.ts';
import { placesOf } from '../../../src/stages/report/markdown-model.ts';
import {
  publicationTexts,
  renderStatus,
  renderSummary,
} from '../../../src/stages/report/markdown-summary.ts';
import { plan } from '../../support/builders.ts';
import {
  documentOf,
  FACES,
  HOSTILE,
  input,
  manyFindings,
  named,
  permalink,
  placed,
  wanted,
} from './markdown-inputs.ts';
import { answered, triageOf } from './outcomes.ts';

const folder = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'golden', 'markdown');

function golden(name: string, text: string): string {
  const path = join(folder, `${name}.md`);
  if (process.env.UPDATE_GOLDEN === '1') writeFileSync(path, text);
  return readFileSync(path, 'utf8');
}

function count(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].length;
}

/** The sum of all findings and files that are said to be left out. */
function hidden(text: string): number {
  const besidesGates = text.replace(/<summary>Gates[\s\S]*?<\/details>/, '');
  return [...besidesGates.matchAll(/^- … (\d+) more/gm)].reduce((sum, match) => sum + Number(match[1]), 0);
}

/** The matrix is an index: it tells of no finding that is not told of elsewhere. */
function withoutMatrix(text: string): string {
  return text.replace(/<summary>Who raised what[\s\S]*?<\/details>/, '');
}

/** What a later run finds standing: everything that was posted is kept. */
function kept(places: readonly FindingPlace[]): FindingPlace[] {
  return [...places]
    .reverse()
    .map((place) => (place.state === 'posted' ? { ...place, state: 'kept' } : place));
}

describe('stages/report/markdown-summary', () => {
  it.each(FACES)('reads as the file says: %s', (name, make) => {
    const text = renderSummary(make());

    expect(text).toBe(golden(`${name}-summary`, text));
  });

  it.each(FACES)('says the same when a later run finds the same: %s', (_, make) => {
    const first = make();
    const { document } = first;
    const later = {
      ...document,
      runId: 'run-2',
      startedAt: '2027-01-01T00:00:00.000Z',
      finishedAt: '2027-01-01T00:09:00.000Z',
    };

    expect(renderSummary({ ...first, document: later, places: kept(first.places) })).toBe(
      renderSummary(first),
    );
  });

  it('begins with the conclusion, and with what was not reviewed where the commits moved on', () => {
    const document = named('pass');

    expect(renderSummary(input(document))).toMatch(
      /^### Quorate: pass\n\n2 of 2 reviewers read every file; 1 of 1 file covered \(quorum 2\)\. /,
    );
    expect(renderSummary(input(document, { superseded: 'c'.repeat(40) }))).toMatch(
      /^\*\*Superseded:\*\* [^\n]*`aaaaaaaaaaaa`[^\n]*`cccccccccccc`[^\n]*not reviewed\.\n\n### Quorate: pass\n/,
    );
    expect(renderSummary(input(document, { superseded: true }))).toMatch(
      /^\*\*Superseded:\*\* .*newer ones were not/,
    );
  });

  it.each<[string, ReviewDocument['coverage']['files'], string]>([
    [
      'everybody read everything',
      [file(['opus', 'gpt']), file(['opus', 'gpt'])],
      '2 of 2 reviewers read every file; 2 of 2 files covered (quorum 2).',
    ],
    [
      'one read everything',
      [file(['opus', 'gpt']), file(['opus'])],
      '1 of 2 reviewers read every file; 2 of 2 files covered (quorum 2).',
    ],
    [
      'one file is uncovered',
      [file(['opus', 'gpt']), file([], false)],
      '0 of 2 reviewers read every file; 1 of 2 files covered (quorum 2).',
    ],
    ['there was nothing to read', [], 'No file was reviewed.'],
  ])('says n of m where %s', (_, files, sentence) => {
    const document = documentOf({ coverage: { quorum: 2, seats: 2, cut: [], files, complete: true } });

    expect(renderSummary(input(document))).toContain(`\n\n${sentence} `);
  });

  it.each<[string, ReviewDocument['coverage']['cut'], string]>([
    ['for cost', [cut('gpt', 'cost')], ', 1 was cut for cost'],
    [
      'for several causes',
      [cut('fable', 'window'), cut('sonnet', 'cost'), cut('gpt', 'cost')],
      ', 2 were cut for cost, 1 was left out, too little room for a call',
    ],
  ])('counts the planned seats that were cut %s', (_, seats, words) => {
    const slots = [answered({ slot: 'opus' })];
    const planned = 1 + seats.length;
    const coverage = { quorum: 1, seats: planned, cut: seats, files: [file(['opus'])], complete: true };
    const document = documentOf({ slots, coverage });

    expect(renderSummary(input(document))).toContain(
      `\n\n1 of ${planned} reviewers read every file${words}; 1 of 1 file covered (quorum 1). `,
    );
    expect(renderStatus({ ...input(document), annotations: 0 }).title).toContain(
      `pass: 1 of ${planned} reviewers${words}, 1 of 1 file covered; `,
    );
  });

  it('shows so many rows of the table of files, and counts the rest', () => {
    const files = Array.from({ length: 40 }, (_, index) => ({
      ...file(['opus'], false),
      path: `f${index}.ts`,
    }));
    const document = documentOf({ coverage: { quorum: 2, seats: 2, cut: [], files, complete: false } });
    const rows = /^\| f\d+\.ts \| read \| not sent \| \*\*no\*\*, read by 1 \|$/gm;

    expect(count(renderSummary(input(document)), rows)).toBe(25);
    expect(renderSummary(input(document))).toContain('\nAnd 15 more files, in review.json.\n');
    expect(count(renderJobSummary(input(document)), rows)).toBe(40);
    expect(count(renderSummary(input(document, { maxUnits: 1_400 })), rows)).toBeLessThanOrEqual(5);
    expect(renderSummary(input(document, { maxUnits: 1_400 }))).toContain('40 of 40 files not covered');
  });

  it('says why a seat missed files once, in the table or with the panel', () => {
    const text = renderSummary(input(named('missed-files')));

    expect(count(text, /the server wanted 300 seconds/g)).toBe(1);
    expect(count(text, /it is larger than a call can be/g)).toBe(1);
    expect(count(text, /src\/report\/monthly\.sql/g)).toBe(1);
  });

  it('says every reason, and that incomplete counts as success where it does', () => {
    const text = renderSummary(input(named('incomplete-with-cut-file')));
    const failing = { ...named('incomplete-with-cut-file'), exitCode: 1 as const };

    expect(
      count(
        text.split('<details>')[0] ?? '',
        /^- (2 files read|1 file for review|the diff ended|counts as success)/gm,
      ),
    ).toBe(4);
    expect(renderSummary(input(failing))).not.toContain('counts as success');
  });

  it('links a removed line and a whole file to the file, other lines to the line', () => {
    const left = wanted({ anchor: { path: 'src/session.ts', side: 'LEFT', line: 2, startLine: null } });
    const listed = [wanted(), { ...left, id: 'b' }, wanted({ id: 'c', line: 0, anchor: null })].map(
      (finding) => placed(finding, { place: 'summary' }),
    );
    const text = renderSummary(input(documentOf(), { places: listed }));

    expect(count(text, /session\.ts#L2\)/g)).toBe(1);
    expect(count(text, /session\.ts\)/g)).toBe(2);
  });

  it('lists an accepted finding that has no place', () => {
    const document = named('block-with-disagreement');
    const [first] = placesOf(document, []);
    const text = renderSummary(input(document, { places: [placed(first?.finding ?? wanted())] }));

    expect(text).toContain('**Listed here only (1)**');
    expect(text).toContain('no comment was planned for it');
  });

  it('gives up what was set aside first, then tables, then words of findings, and counts it', () => {
    const document = manyFindings(300);
    const at = (maxUnits: number) => renderSummary(input(document, { maxUnits }));
    const whole = at(1_000_000);
    const accepted = placesOf(document, []).length;

    expect(hidden(whole)).toBe(0);
    const lessAside = at(whole.length - 300);
    expect(lessAside).toContain('deferred: reason');
    expect(lessAside).not.toContain('rejected: reason');
    const withoutAside = at(whole.length - 900);
    expect(withoutAside).not.toContain('deferred: reason');
    expect(withoutAside).toContain('… 260 more');
    expect(withoutAside).toContain('> Word');
    const shortened = at(30_000);
    expect(shortened).not.toContain('| seat |');
    expect(count(shortened, /^> Word/gm)).toBeLessThan(accepted);
    expect(count(shortened, /Word\d+x/g)).toBe(accepted);
    const short = at(6_000);
    expect(short).toContain(`**Listed here only (${accepted})**`);
    expect(short).toContain('Set aside: 100 deferred, 100 rejected');
    expect(count(short, /Word\d+x/g) + hidden(short)).toBe(accepted + 260);
    expect(at(700).length).toBeLessThanOrEqual(700);
  });

  it('keeps 10,000 findings within its units, and every one of them counted', () => {
    const document = manyFindings(10_000);
    const accepted = placesOf(document, []).length;
    const text = renderSummary(input(document));

    expect(text.length).toBeLessThanOrEqual(65_000);
    expect(text.length).toBeGreaterThan(60_000);
    expect(count(text, /Word\d+x/g) + hidden(text)).toBe(document.findings.length);
    expect(text).toContain(`**Listed here only (${accepted})**`);
  });

  it('keeps to its units whatever is said', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 300, max: 20_000 }),
        fc.string({ maxLength: 3_000 }),
        (maxUnits, words) => {
          const document = documentOf({
            triage: triageOf([
              {
                finding: { issue: words },
                fix: words,
                decision: { bucket: 'accepted', severity: 'blocking', reason: words },
              },
            ]),
            verdict: { conclusion: 'block', reasons: [words, HOSTILE], exitCode: 1 },
          });
          expect(renderSummary(input(document, { maxUnits, remarks: [words] })).length).toBeLessThanOrEqual(
            maxUnits,
          );
        },
      ),
      { numRuns: 100 },
    );
  });

  it('gives no single finding the room of the others', () => {
    const long = wanted({ issue: 'word '.repeat(13_000), severity: 'blocking' });
    const places = [long, wanted({ id: 'b', line: 9 })].map((finding) =>
      placed(finding, { place: 'summary' }),
    );
    const text = renderSummary(input(documentOf(), { places }));

    expect(text).toContain('… cut here.');
    expect(text).toContain('> The session cache never expires. It grows');
  });

  it('caps long lists of files and counts the rest', () => {
    const skipped = Array.from({ length: 73 }, (_, index) => ({
      path: `vendor/${index}.js`,
      reason: 'vendored',
    }));
    const text = renderSummary(input(documentOf({ plan: plan({ skipped }) })));

    expect(count(text, /vendored$/gm)).toBe(50);
    expect(hidden(text)).toBe(23);
  });

  it('shows so many rows of the matrix, counts the rest, and links no label that would end a cell', () => {
    const rows = /^\| .*\| (accepted|deferred|rejected) \|$/gm;
    const text = renderSummary(input(manyFindings(40)));
    const [matrix = ''] = text.match(/<summary>Who raised what[\s\S]*?<\/details>/) ?? [];
    const piped = triageOf([
      { finding: { file: 'a|b.ts' }, decision: { bucket: 'deferred', severity: 'important', reason: 'x' } },
    ]);

    expect(count(matrix, rows)).toBe(25);
    expect(matrix).toContain('(40)</summary>');
    expect(matrix).toContain('\nAnd 15 more, in review.json. ');
    expect(renderSummary(input(documentOf({ triage: piped })))).toMatch(/^\| a\\\|b\.ts:2 The session/m);
  });

  it('says every disagreement in full, however many there are', () => {
    const disagreements = Array.from({ length: 60 }, (_, index) => ({
      file: `src/f${index}.ts`,
      line: index,
      issue: `Number ${index}. ${'It is wrong, and so is what follows. '.repeat(14)}last-word-${index}`,
      note: `opus important; gpt did not raise it; note-${index}`,
    }));
    const triage = triageOf([], { reviewerCount: 2, verdict: 'split', disagreements });
    const text = renderSummary(input(documentOf({ triage })));

    for (let index = 0; index < 60; index += 1) {
      expect(text).toMatch(
        new RegExp(
          `^- src/f${index}\\.ts${index === 0 ? '' : `:${index}`}: .*last-word-${index} \\(.*note-${index}\\)$`,
          'm',
        ),
      );
    }
    expect(renderSummary(input(documentOf({ triage }), { maxUnits: 9_000 })).length).toBeLessThanOrEqual(
      9_000,
    );
  });

  it('has no section for what did not take place', () => {
    expect(renderSummary(input(named('pass')))).not.toMatch(/Rebuttal|Cross-check|Triage:|\(triage\)/);
    expect(renderSummary(input(named('secret-found')))).not.toContain('Who raised what');
  });

  it('gives publishing its words with its conclusion and its reasons', () => {
    const document = named('pass');
    const facts = {
      document,
      conclusion: 'incomplete',
      incomplete: ['1 comment could not be posted'],
      remarks: ['A remark.'],
      places: [],
      superseded: true,
      permalink,
    } as const;
    const text = publicationTexts({ html: true, failsIncomplete: true }).summary(facts, 65_000);
    const neutral = publicationTexts({ html: true, failsIncomplete: false }).summary(facts, 65_000);

    expect(text).toMatch(/^\*\*Superseded:.*\n\n### Quorate: incomplete\n/);
    expect(text).toContain('\n- 1 comment could not be posted\n');
    expect(text).not.toContain('counts as success');
    expect(neutral).toContain('counts as success');
  });
});

describe('stages/report/markdown-summary, the status', () => {
  it.each(FACES)('has a plain title of one line: %s', (_, make) => {
    const { title, summary } = renderStatus({ ...make(), annotations: 50 });

    expect(title.length).toBeLessThanOrEqual(120);
    expect(title).not.toMatch(/[\n\p{Cc}\p{Cf}]/u);
    expect(summary).toBe(renderSummary(make()));
  });

  it('names the conclusion and what it rests on', () => {
    const title = (name: string) => renderStatus({ ...input(named(name)), annotations: 0 }).title;

    expect(title('pass')).toBe('pass: 2 of 2 reviewers, 1 of 1 file covered; No finding was accepted');
    expect(title('skipped')).toBe('skipped: nothing in the change is for review');
    expect(title('block-with-disagreement')).toMatch(
      /^block: 3 of 3 reviewers, 3 of 3 files covered; 1 accepted blocking finding; /,
    );
  });

  it('cuts a title by characters where columns are fewer', () => {
    const reasons = [`a${'\u0301'.repeat(500)}`];
    const document = documentOf({ verdict: { conclusion: 'block', reasons, exitCode: 1 } });

    expect(renderStatus({ ...input(document), annotations: 0 }).title.length).toBe(120);
  });

  it('carries remarks for what no comment says, as many as it may', () => {
    const document = named('block-with-disagreement');

    expect(renderStatus({ ...input(document), annotations: 50 }).annotations).toHaveLength(1);
    expect(renderStatus({ ...input(document), annotations: 0 }).annotations).toHaveLength(0);
  });
});

describe('stages/report/markdown-job', () => {
  it.each(FACES)('reads as the file says: %s', (name, make) => {
    const text = renderJobSummary({ ...make(), maxUnits: 1_048_576 });

    expect(text).toBe(golden(`${name}-job`, text));
  });

  it('names what to grant where nothing could be posted, and says all accepted findings in full', () => {
    const text = renderJobSummary(
      input(named('block-with-disagreement'), { denied: 'permissions: { pull-requests: write }' }),
    );

    expect(text).toMatch(/^permissions: \{ pull-requests: write \}$/m);
    expect(text).toContain('**Accepted (2)**');
    expect(count(text, /^> (The discount|Nothing tests)/gm)).toBe(2);
  });

  it('accounts for every raw finding exactly once, whatever the budget is', () => {
    const sizes = fc.integer({ min: 1, max: 60 });

    fc.assert(
      fc.property(sizes, fc.integer({ min: 3_000, max: 60_000 }), (size, maxUnits) => {
        const document = manyFindings(size);
        const text = renderJobSummary(input(document, { maxUnits }));
        const words = [...withoutMatrix(text).matchAll(/(?:Word|Other)\d+x/g)].map(([word]) => word);

        expect(new Set(words).size).toBe(words.length);
        expect(saidOrCounted(text)).toBe(document.findings.length);
      }),
      { numRuns: 100 },
    );
  });

  it('keeps 10,000 findings within 1 MiB, each said or counted', () => {
    const document = manyFindings(10_000);
    const text = renderJobSummary(input(document, { maxUnits: 1_048_576 }));
    const bytes = Buffer.byteLength(text, 'utf8');

    expect(bytes).toBeLessThanOrEqual(1_048_576);
    expect(bytes).toBeGreaterThan(1_000_000);
    expect(saidOrCounted(text)).toBe(document.findings.length);
    expect(text).toContain('in review.json of the report');
  });

  it('measures bytes, not units', () => {
    const gaps = Array.from({ length: 40 }, () => '漢'.repeat(20_000));
    const text = renderJobSummary(input({ ...documentOf(), gaps, reasons: gaps }, { maxUnits: 1_048_576 }));

    expect(Buffer.byteLength(text, 'utf8')).toBeLessThanOrEqual(1_048_576);
  });

  it('cuts what nothing can make room for', () => {
    const text = renderJobSummary(input(documentOf(), { denied: '漢'.repeat(500_000), maxUnits: 1_048_576 }));

    expect(Buffer.byteLength(text, 'utf8')).toBeLessThanOrEqual(1_048_576);
    expect(text).toMatch(/the rest does not fit here\.\n$/);
  });

  it('says which comment is of an earlier run', () => {
    const places = [placed(wanted(), { state: 'kept' }), placed(wanted({ id: 'b', line: 9 }))];
    const text = renderJobSummary(input(documentOf(), { places }));

    expect(text).toMatch(/said before, on its line/);
    expect(count(text, /· said on its line/g)).toBe(1);
  });

  it('says with which finding of the panel a gate speaks', () => {
    const document = { ...named('secret-found') };
    const text = renderJobSummary(input(document, { places: [placed(wanted())] }));

    expect(text).toContain('said with a finding of the panel');
  });
});

/** Findings with words or rows of their own, and those that a count stands for. */
function saidOrCounted(text: string): number {
  return count(text, /^(> Word|- \*\*(blocking|important|suggestion)\*\* )/gm) + hidden(text);
}

function cut(slot: Slot, cause: 'cost' | 'window'): ReviewDocument['coverage']['cut'][number] {
  return { slot, cause };
}

function file(
  slots: readonly ('opus' | 'gpt')[],
  covered = true,
): ReviewDocument['coverage']['files'][number] {
  return { path: `src/${slots.join()}.ts`, slots, missed: [], covered };
}
