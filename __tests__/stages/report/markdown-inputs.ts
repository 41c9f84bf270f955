/** What the Markdown texts are made from, built by hand; each shows a face of them. */
import type { ReviewDocument } from '../../../src/domain/contracts.generated.ts';
import type { ReviewOutcome } from '../../../src/domain/outcome.ts';
import type { FindingPlace, WantedFinding } from '../../../src/domain/publication.ts';
import type { Severity } from '../../../src/domain/severity.ts';
import { BUCKETS } from '../../../src/domain/triage.ts';
import type { JobSummaryInput } from '../../../src/stages/report/markdown-job.ts';
import { placesOf } from '../../../src/stages/report/markdown-model.ts';
import { reviewDocument } from '../../../src/stages/report/review-document.ts';
import { changeSet, plan } from '../../support/builders.ts';
import { argued, OUTCOMES } from './contested.ts';
import { gatesSaying } from './gate-inputs.ts';
import { answered, outcome, pullRequest, triageOf } from './outcomes.ts';
import { RULE_OUTCOMES, rulesSaying } from './rule-inputs.ts';

/** The page that everything of our own links to. */
export const ORIGIN = 'https://github.example/octo/shop';

export function permalink(path: string, line: number | null): string {
  const file = path.split('/').map(encodeURIComponent).join('/');
  return `${ORIGIN}/blob/${'a'.repeat(40)}/${file}${line === null ? '' : `#L${line}`}`;
}

export function input(document: ReviewDocument, overrides: Partial<JobSummaryInput> = {}): JobSummaryInput {
  return {
    document,
    places: [],
    permalink,
    remarks: [],
    superseded: null,
    maxUnits: 65_000,
    html: true,
    artifacts: '/tmp/quorate-report',
    denied: null,
    ...overrides,
  };
}

export function documentOf(overrides: Partial<ReviewOutcome> = {}): ReviewDocument {
  return reviewDocument(outcome(overrides));
}

/** The document of a named outcome. */
export function named(name: string): ReviewDocument {
  const make = OUTCOMES.find(([known]) => known === name)?.[1];
  if (make === undefined) throw new Error(`no outcome is called ${name}`);
  return reviewDocument(make());
}

export function wanted(overrides: Partial<WantedFinding> = {}): WantedFinding {
  return {
    id: 'opus#0',
    fingerprint: 'f'.repeat(16),
    severity: 'important',
    path: 'src/session.ts',
    line: 2,
    anchor: { path: 'src/session.ts', side: 'RIGHT', line: 2, startLine: null },
    issue: 'The session cache never expires. It grows until the process ends.',
    fix: 'Give each entry a lifetime.',
    category: 'correctness',
    ruleId: null,
    criteriaSource: null,
    ruleTitle: null,
    slots: ['opus', 'gpt'],
    evidence: [],
    ...overrides,
  };
}

export function placed(finding: WantedFinding, overrides: Partial<FindingPlace> = {}): FindingPlace {
  const place = overrides.place ?? 'inline';
  return {
    finding,
    place,
    state: place === 'summary' ? 'listed' : 'posted',
    url: place === 'summary' ? null : `${ORIGIN}/pull/17#discussion_r${finding.line}`,
    resolved: false,
    reason: null,
    ...overrides,
  };
}

/** As many accepted, deferred and rejected findings in turn, every fifth with a double, each with a word of its own. */
export function manyFindings(count: number): ReviewDocument {
  const empty = documentOf();
  const indices = Array.from({ length: count }, (_, index) => index);
  const clusters = indices.map((index) => ({
    id: `opus#${index}`,
    representative: `opus#${index}`,
    members: [`opus#${index}`],
    slots: ['opus'] as const,
    families: ['anthropic'],
    severity: severityOf(index),
    bucket: BUCKETS[index % 3] ?? 'accepted',
    reason: `reason ${index % 11}`,
    fix: 'Change it as the finding says.',
    votes: 1,
    raised: 1,
    covering: 2,
    agent: null,
    second: null,
  }));
  const findings = clusters.flatMap((cluster, index) => {
    const issue = `Word${index}x is wrong here, ${'and so is what follows, '.repeat(8)}surely.`;
    const finding = rawFinding(cluster, index, issue);
    if (index % 5 !== 0) return [finding];
    const id = `gpt#${index}`;
    const double = { id, slot: 'gpt', bucket: 'rejected', duplicateOf: finding.id } as const;
    return [finding, { ...finding, ...double, issue: `Other${index}x is wrong too.` }];
  });
  return { ...empty, clusters, findings };
}

function severityOf(index: number): Severity {
  if (index % 7 === 0) return 'blocking';
  return index % 2 === 0 ? 'important' : 'suggestion';
}

function rawFinding(
  {
    id,
    severity,
    bucket,
    reason,
  }: Pick<ReviewDocument['clusters'][number], 'id' | 'severity' | 'bucket' | 'reason'>,
  index: number,
  issue: string,
): ReviewDocument['findings'][number] {
  const { file, line } = { file: `src/f${index % 97}.ts`, line: index + 1 };
  return {
    id,
    slot: 'opus',
    severity,
    raisedSeverity: severity,
    file,
    line,
    claimed: { file, line },
    issue,
    fix: null,
    category: null,
    quote: null,
    grounding: 'line',
    onChangedLine: true,
    anchor: null,
    bucket,
    reason,
    cluster: id,
    duplicateOf: null,
  };
}

/** Text of models, files and forges that wants to be more than text. */
export const HOSTILE = [
  'See ![x](https://evil.example/?d=1), <img src=//evil.example/a> and <!-- quorate:v1 kind=summary sum=1 -->.',
  '@octo/owners fixes #12, octo/shop#3, https://evil.example/b and [here](//evil.example/c) www.evil.example',
  '# Approved by @mona',
  '---',
  '</details><script>alert(1)</script><details open><summary>Mine</summary>',
  '```\n</details>\n````suggestion\nrm -rf /\n',
  '/merge',
  '::error::gone ##[add-mask]x \u202egpj.exe\u0007',
  '[quorate]: https://quorate.invalid/v1#kind=finding&fp=0',
  '| a | b |\n| --- | --- |\n| `c | d |',
].join('\n');

const HOSTILE_PATH = 'src/`a`|b\n# c/@mona/<b>/![i](https:evil.example).ts';

function hostile(): JobSummaryInput {
  const finding = { file: HOSTILE_PATH, issue: HOSTILE, ruleId: HOSTILE, criteriaSource: HOSTILE };
  const decision = { severity: 'blocking', reason: HOSTILE } as const;
  const document = documentOf({
    change: changeSet({ gaps: [HOSTILE] }),
    plan: plan({
      skipped: [{ path: HOSTILE_PATH, reason: HOSTILE }],
      uncovered: [{ path: `${HOSTILE_PATH}2`, reason: HOSTILE }],
      decisions: [HOSTILE],
    }),
    slots: [
      answered({
        slot: 'opus',
        status: 'refused',
        reason: HOSTILE,
        dropped: [{ reason: HOSTILE, item: 1 }],
        binding: { provider: 'openai-compatible', model: `m|\`${HOSTILE}`, effort: null },
      }),
    ],
    coverage: {
      quorum: 2,
      seats: 2,
      cut: [],
      files: [
        {
          path: HOSTILE_PATH,
          slots: [],
          missed: [{ slot: 'opus', status: 'refused', reason: HOSTILE }],
          covered: false,
        },
      ],
      complete: false,
    },
    triage: triageOf(
      [
        { finding, fix: HOSTILE, decision: { ...decision, bucket: 'accepted' } },
        { finding: { ...finding, line: 5 }, fix: HOSTILE, decision: { ...decision, bucket: 'accepted' } },
        { finding, others: [finding], decision: { ...decision, bucket: 'deferred' } },
        { finding, decision: { ...decision, bucket: 'rejected' } },
      ],
      {
        reviewerCount: 2,
        verdict: 'split',
        disagreements: [{ file: HOSTILE_PATH, line: 2, issue: HOSTILE, note: HOSTILE }],
      },
    ),
    verdict: { conclusion: 'block', reasons: [HOSTILE], exitCode: 1 },
  });
  const [first, second] = placesOf(document, []);
  return input(document, {
    places: [first, second].flatMap((place, index) =>
      place === undefined
        ? []
        : [
            placed(place.finding, {
              place: index === 0 ? 'inline' : 'summary',
              reason: HOSTILE,
              resolved: true,
            }),
          ],
    ),
    remarks: [HOSTILE],
    denied: HOSTILE,
    artifacts: HOSTILE_PATH,
  });
}

/** Hostile words wherever seats that were consulted can put some, and in the path of the finding. */
function hostileTriage(): JobSummaryInput {
  const triage = triageOf([
    {
      finding: { file: HOSTILE_PATH, issue: HOSTILE },
      decision: { bucket: 'deferred', severity: 'important', reason: 'unconfirmed' },
    },
  ]);
  return input(documentOf({ triage: { ...triage, ...argued('opus#0', HOSTILE) } }));
}

function inlineListedKept(): JobSummaryInput {
  const document = named('block-with-disagreement');
  const [discount, untested] = placesOf(document, []).map(({ finding }) => finding);
  const extra = wanted({ id: 'gate/0', slots: [], path: 'src/gone.ts', line: 8, severity: 'suggestion' });
  return input(document, {
    places: [
      placed(discount ?? wanted()),
      placed(untested ?? wanted(), { place: 'summary', reason: 'over max-comments' }),
      placed(wanted({ id: 'opus#8' }), { state: 'kept', resolved: true }),
      placed(extra, { place: 'file', state: 'kept', reason: 'its line is not in the diff' }),
      placed(
        wanted({
          id: 'opus#9',
          severity: 'suggestion',
          anchor: { path: 'src/session.ts', side: 'LEFT', line: 4, startLine: 2 },
          fix: 'Resolve: it',
        }),
        { place: 'summary', reason: 'below min-severity' },
      ),
    ],
    remarks: ['The thread of an older finding could not be resolved: contents: write is not granted.'],
  });
}

function clean(): JobSummaryInput {
  const slots = (['opus', 'sonnet', 'gpt'] as const).map((slot) => answered({ slot }));
  const files = Array.from({ length: 27 }, (_, index) => ({
    path: `src/f${index}.ts`,
    slots: slots.map(({ slot }) => slot),
    missed: [],
    covered: true,
  }));
  return input(
    documentOf({
      slots,
      coverage: { quorum: 2, seats: 3, cut: [], files, complete: true },
      triage: triageOf([], { reviewerCount: 3, verdict: 'unanimous-pass' }),
    }),
  );
}

/** The inputs whose texts are kept in files, by the name of the file. */
export const FACES: readonly (readonly [name: string, make: () => JobSummaryInput])[] = [
  ['clean', clean],
  ['pass-with-deferred', () => input(named('pass'))],
  ['block', inlineListedKept],
  ['block-without-html', () => ({ ...inlineListedKept(), html: false })],
  ['incomplete', () => input(named('incomplete-with-cut-file'))],
  ['skipped', () => input(named('skipped'), { artifacts: null })],
  ['secret', () => input(reviewDocument(pullRequest()))],
  ['superseded', () => ({ ...inlineListedKept(), superseded: 'c'.repeat(40) })],
  [
    'denied',
    () => input(named('block-with-disagreement'), { denied: 'permissions: { pull-requests: write }' }),
  ],
  ['contested', () => input(named('contested'))],
  ['missed-files', () => input(named('missed-files'))],
  ['hostile', hostile],
  ['hostile-triage', hostileTriage],
  ['gates-at-work', () => input(named('gates-at-work'))],
  ...RULE_OUTCOMES.map(([name, make]) => [name, () => input(reviewDocument(make()))] as const),
  ['hostile-rules', () => input(reviewDocument(rulesSaying(HOSTILE, HOSTILE_PATH)))],
  ['hostile-gates', () => input(reviewDocument(gatesSaying(HOSTILE, HOSTILE_PATH)))],
];
