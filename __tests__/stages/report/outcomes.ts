/** Whole outcomes of runs, built by hand, each of which shows a face of the report. */
import type { DevCriticOutput } from '../../../src/domain/contracts.generated.ts';
import type { GroundedFinding } from '../../../src/domain/finding.ts';
import type { GateReport } from '../../../src/domain/gates.ts';
import type { MissedFile, ReviewOutcome } from '../../../src/domain/outcome.ts';
import type { CallRecord, SlotResult, TurnRecord } from '../../../src/domain/panel.ts';
import { familyOf } from '../../../src/domain/slot.ts';
import type { Cluster, ClusterFacts, Decision, Placement, TriageResult } from '../../../src/domain/triage.ts';
import {
  bindingOf,
  changedFile,
  changeSet,
  clusterFacts,
  groundedFinding,
  plan,
  sentFile,
  slotResult,
} from '../../support/builders.ts';

type Consensus = NonNullable<TriageResult['document']['consensus']>;

/** A defect as the panel named it: the representative's words, who else said it, what was decided. */
export type Defect = {
  readonly finding: Partial<GroundedFinding>;
  readonly others?: readonly Partial<GroundedFinding>[];
  readonly decision: Decision;
  readonly fix?: string;
  readonly covering?: number;
  readonly facts?: Partial<ClusterFacts>;
};

function clusterOf(finding: GroundedFinding, others: readonly GroundedFinding[], defect: Defect): Cluster {
  const slots = [...new Set([finding, ...others].map(({ slot }) => slot))];
  const families = [...new Set(slots.map((slot) => familyOf(bindingOf(slot))))];
  return {
    id: finding.id,
    representative: finding.id,
    members: [finding.id, ...others.map(({ id }) => id)],
    slots,
    families,
    facts: clusterFacts({
      votes: slots.length,
      raised: slots.length,
      families: families.length,
      covering: defect.covering ?? 3,
      severity: finding.severity,
      lowestSeverity: finding.severity,
      citedSeverity: finding.ruleId === null ? null : finding.severity,
      ...defect.facts,
    }),
    decision: defect.decision,
    fix: defect.fix ?? 'Change it as the finding says.',
  };
}

function placementsOf({ id, members, decision }: Cluster): Placement[] {
  return members.map((member) =>
    member === id
      ? { id: member, cluster: id, ...decision, duplicateOf: null }
      : {
          ...decision,
          id: member,
          cluster: id,
          bucket: 'rejected',
          reason: `duplicate of ${id}`,
          duplicateOf: id,
        },
  );
}

/** A whole triage of the given defects. */
export function triageOf(defects: readonly Defect[], consensus?: Consensus): TriageResult {
  let count = 0;
  const numbered = (finding: Partial<GroundedFinding>) =>
    groundedFinding({ ...finding, id: `${finding.slot ?? 'opus'}#${count++}` });
  const groups = defects.map((defect) => {
    const finding = numbered(defect.finding);
    const others = (defect.others ?? []).map(numbered);
    return { findings: [finding, ...others], cluster: clusterOf(finding, others, defect) };
  });
  const findings = groups.flatMap((group) => group.findings);
  const clusters = groups.map(({ cluster }) => cluster);
  const placements = clusters.flatMap(placementsOf);
  const raw = (id: string, severity: Decision['severity']) => {
    const { file, line, issue, slot } = findings.find((finding) => finding.id === id) ?? groundedFinding();
    return { severity, file, line, issue, reviewer: slot };
  };
  const aside = (bucket: Decision['bucket']) =>
    placements
      .filter((entry) => entry.bucket === bucket)
      .map(({ id, severity, reason }) => ({ finding: raw(id, severity), reason }));
  const accepted = clusters
    .filter(({ decision }) => decision.bucket === 'accepted')
    .map(({ representative, decision, fix }) => ({ ...raw(representative, decision.severity), fix }));
  return {
    document: {
      accepted,
      deferred: aside('deferred'),
      rejected: aside('rejected'),
      approved: accepted.every(({ severity }) => severity !== 'blocking'),
      ...(consensus === undefined ? {} : { consensus }),
    },
    findings,
    clusters,
    placements,
    verdicts: [],
    agent: null,
    rebuttal: null,
    crossCheck: null,
    consultations: [],
  };
}

/** Gates that pass, unless findings of theirs are given. */
export function gateReport(
  secrets: readonly { path: string; line: number; rule: string }[] = [],
): GateReport {
  const skipped = { status: 'skipped', skip_reason: 'no result was handed in' } as const;
  const failed = secrets.length > 0;
  const critic: DevCriticOutput = {
    pass: !failed,
    iteration: 1,
    gates: {
      build: skipped,
      lint: skipped,
      test: skipped,
      secrets: failed
        ? { status: 'fail', matched_patterns: secrets.map(({ rule }) => rule) }
        : { status: 'pass' },
    },
    findings: secrets.map(({ path, line, rule }) => ({
      severity: 'blocking',
      file: path,
      line,
      rule: 'gate/secrets',
      issue: `This line adds a secret (${rule}).`,
      fix: 'Revoke it and read it from the environment.',
    })),
  };
  const statuses = (['build', 'lint', 'test'] as const).map((name) => ({
    name,
    status: 'skipped' as const,
    reason: 'no result was handed in',
  }));
  const reason = failed ? `${secrets.length} secret on added lines` : null;
  return {
    critic,
    statuses: [...statuses, { name: 'secrets', status: failed ? 'fail' : 'pass', reason }],
    secrets: secrets.map((hit) => ({ ...hit, added: true })),
    unscannable: [],
    exceptions: [],
    suppressed: [],
    imported: [],
    raw: { checks: [], markers: [], imported: [] },
  };
}

export function turnRecord(overrides: Partial<TurnRecord> = {}): TurnRecord {
  return {
    label: 'opus/0/0',
    digest: 'd'.repeat(64),
    binding: bindingOf('opus'),
    answer: '{"findings":[],"approved":true}',
    stop: 'end',
    rawStop: 'end_turn',
    servedModel: 'claude-opus-5-5',
    usage: { input: 1200, cacheRead: 0, cacheWrite: 0, output: 300 },
    attempts: 1,
    notes: [],
    error: null,
    durationMs: 41_240,
    ...overrides,
  };
}

export function callRecord(overrides: Partial<CallRecord> = {}): CallRecord {
  return {
    index: 0,
    files: ['src/session.ts'],
    status: 'ok',
    reason: null,
    turns: [turnRecord()],
    ...overrides,
  };
}

/** A seat that answered one call; its label and its findings are its own. */
export function answered(overrides: Partial<SlotResult> & Pick<SlotResult, 'slot'>): SlotResult {
  const label = `${overrides.slot}/0/0`;
  const binding = overrides.binding ?? bindingOf(overrides.slot);
  return slotResult({
    calls: [callRecord({ status: overrides.status ?? 'ok', turns: [turnRecord({ label, binding })] })],
    usage: { input: 12_340, cacheRead: 8_000, cacheWrite: 0, output: 1_234 },
    costUsd: 0.1234,
    ...overrides,
  });
}

/** A run that found nothing, unless told otherwise. */
export function outcome(overrides: Partial<ReviewOutcome> = {}): ReviewOutcome {
  const triage = overrides.triage === undefined ? triageOf([]) : overrides.triage;
  const seats = overrides.slots ?? [answered({ slot: 'opus' }), answered({ slot: 'gpt' })];
  const slots = seats.map((seat) => ({
    ...seat,
    findings: triage?.findings.filter(({ slot }) => slot === seat.slot) ?? [],
  }));
  return {
    runId: 'run-1',
    startedAt: '2026-11-02T09:00:00.000Z',
    finishedAt: '2026-11-02T09:01:12.000Z',
    configuration: null,
    rulesChanged: [],
    risk: [],
    change: changeSet(),
    gates: gateReport(),
    plan: plan({ seats: slots.map(({ slot, binding }) => ({ slot, binding })) }),
    coverage: {
      quorum: 2,
      seats: slots.length,
      cut: [],
      files: [{ path: 'src/session.ts', slots: slots.map(({ slot }) => slot), missed: [], covered: true }],
      complete: true,
    },
    conformance: { rules: [], left: [] },
    triage,
    verdict: { conclusion: 'pass', reasons: [], exitCode: 0 },
    ...overrides,
    slots,
  };
}

const SEVERAL_FILES = ['src/cart/total.ts', 'src/cart/discount.ts', 'src/session.ts'];
const READ_BY_ALL = SEVERAL_FILES.map((path) => ({
  path,
  slots: ['opus', 'sonnet', 'gpt'] as const,
  missed: [],
  covered: true,
}));

function pass(): ReviewOutcome {
  return outcome({
    triage: triageOf(
      [
        {
          finding: {
            severity: 'suggestion',
            line: 7,
            issue: 'The name of this function says what it is, not what it does.',
          },
          decision: {
            bucket: 'deferred',
            severity: 'suggestion',
            reason: 'unconfirmed: raised by one slot alone of the 2 that covered the file',
          },
          covering: 2,
        },
      ],
      { reviewerCount: 2, verdict: 'unanimous-pass' },
    ),
    plan: plan({ skipped: [{ path: 'package-lock.json', reason: 'lock file' }] }),
  });
}

function blockWithDisagreement(): ReviewOutcome {
  const slots = (['opus', 'sonnet', 'gpt'] as const).map((slot, index) =>
    answered({ slot, costUsd: 0.04 * (index + 1) }),
  );
  const discount = {
    file: 'src/cart/total.ts',
    line: 42,
    severity: 'blocking' as const,
    issue:
      'The discount is taken off twice when a coupon and a member price meet: `applyCoupon` already works on the reduced price, and the total is reduced again here.',
    anchor: { path: 'src/cart/total.ts', side: 'RIGHT' as const, line: 42, startLine: 39 },
  };
  return outcome({
    slots,
    coverage: { quorum: 2, seats: 3, cut: [], files: READ_BY_ALL, complete: true },
    triage: triageOf(
      [
        {
          finding: { ...discount, slot: 'opus' },
          others: [
            {
              ...discount,
              slot: 'gpt',
              issue: 'Member discount applied on top of a coupon that includes it.',
            },
          ],
          decision: { bucket: 'accepted', severity: 'blocking', reason: 'raised by 2 slots' },
          fix: 'Pass the full price to `applyCoupon`, or leave the member price out when a coupon is given.',
        },
        {
          finding: {
            slot: 'sonnet',
            file: 'src/cart/total.ts',
            line: 0,
            severity: 'important',
            issue: 'Nothing tests a cart that holds no item.',
            category: 'tests',
            ruleId: 'TEST-02',
            criteriaSource: 'house rules',
          },
          decision: {
            bucket: 'accepted',
            severity: 'important',
            reason: 'cites a rule that was selected for this change',
          },
          fix: 'Resolve: Nothing tests a cart that holds no item.',
        },
        {
          finding: {
            slot: 'gpt',
            file: 'src/cart/discount.ts',
            line: 9,
            issue: 'Rounding happens before the sum, so totals can be off by a cent.',
          },
          decision: {
            bucket: 'deferred',
            severity: 'important',
            reason: 'unconfirmed: raised by one slot alone of the 3 that covered the file',
          },
        },
        {
          finding: {
            slot: 'sonnet',
            file: 'src/cart/legacy.ts',
            line: 3,
            severity: 'blocking',
            issue: 'The legacy cart is not migrated.',
            grounding: 'none',
          },
          decision: {
            bucket: 'rejected',
            severity: 'blocking',
            reason: 'not grounded: the file is not part of the change',
          },
        },
      ],
      {
        reviewerCount: 3,
        verdict: 'split',
        disagreements: [
          {
            file: 'src/cart/total.ts',
            line: 42,
            issue: 'The discount is taken off twice when a coupon and a member price meet.',
            note: 'opus blocking, gpt blocking; sonnet did not raise it; accepted as blocking',
          },
        ],
      },
    ),
    verdict: { conclusion: 'block', reasons: ['1 accepted blocking finding'], exitCode: 1 },
  });
}

/** A seat that missed a file: not sent to it, unless told otherwise. */
export function missedBy(overrides: Partial<MissedFile> & Pick<MissedFile, 'slot'>): MissedFile {
  return { status: 'not-sent', reason: null, ...overrides };
}

const GPT_LIMITED = {
  slot: 'gpt',
  status: 'rate-limited',
  reason: 'the server asked to wait 300 seconds, which is beyond the deadline',
} as const;
const SONNET_CUT = {
  slot: 'sonnet',
  status: 'partial',
  reason: 'the answer was cut at its output limit',
} as const;

function incompleteWithCutFile(): ReviewOutcome {
  const paths = [
    'src/an/unusually/deep/folder/for/a/file/that/is/long/enough/to/be/cut.ts',
    'src/session.ts',
  ];
  const slots = [
    answered({ slot: 'opus', covered: paths }),
    answered({
      ...GPT_LIMITED,
      covered: [],
      usage: { input: 0, cacheRead: 0, cacheWrite: 0, output: 0 },
      costUsd: 0,
      calls: [
        callRecord({
          status: 'rate-limited',
          turns: [
            turnRecord({
              answer: null,
              stop: null,
              rawStop: null,
              servedModel: null,
              durationMs: 800,
              error: { fault: 'rate-limited', message: 'slow down' },
            }),
          ],
        }),
      ],
    }),
    answered({
      ...SONNET_CUT,
      covered: [],
      dropped: [{ reason: 'a finding without a file', item: {} }],
    }),
  ];
  return outcome({
    slots,
    change: changeSet({ gaps: ['the diff ended in the middle of src/generated/schema.ts'] }),
    plan: plan({
      seats: slots.map(({ slot, binding }) => ({ slot, binding })),
      skipped: Array.from({ length: 11 }, (_, index) => ({
        path: `vendor/lib-${index}.js`,
        reason: 'vendored: by its folder',
      })),
      uncovered: [{ path: 'src/generated/schema.ts', reason: 'its text was cut' }],
      decisions: ['The effort of gpt was lowered to medium to stay under 1.00 USD.'],
    }),
    coverage: {
      quorum: 2,
      seats: 3,
      cut: [],
      files: [
        ...paths.map((path) => ({
          path,
          slots: ['opus'] as const,
          missed: [missedBy(GPT_LIMITED), missedBy(SONNET_CUT)],
          covered: false,
        })),
        {
          path: 'src/generated/schema.ts',
          slots: [],
          missed: (['opus', 'gpt', 'sonnet'] as const).map((slot) => missedBy({ slot })),
          covered: false,
        },
      ],
      complete: false,
    },
    triage: triageOf(
      [
        {
          finding: {
            slot: 'opus',
            severity: 'blocking',
            line: 2,
            issue: 'The token is compared with `==`.',
            category: 'security',
          },
          decision: {
            bucket: 'accepted',
            severity: 'important',
            reason: 'raised by one slot where no two covered the file',
          },
          covering: 1,
        },
      ],
      { reviewerCount: 3, verdict: 'unverified' },
    ),
    verdict: {
      conclusion: 'incomplete',
      reasons: [
        '2 files read to the end by fewer than 2 of 3 reviewers',
        '1 file for review could not be given to the panel',
        'the diff ended in the middle of src/generated/schema.ts',
      ],
      exitCode: 0,
    },
  });
}

function skipped(): ReviewOutcome {
  return outcome({
    slots: [],
    plan: plan({
      calls: [],
      skipped: [
        { path: 'package-lock.json', reason: 'lock file' },
        { path: 'logo.png', reason: 'binary' },
      ],
    }),
    coverage: { quorum: 2, seats: 2, cut: [], files: [], complete: true },
    triage: null,
    verdict: { conclusion: 'skipped', reasons: ['nothing in the change is for review'], exitCode: 0 },
  });
}

function secretFound(): ReviewOutcome {
  return outcome({
    gates: gateReport([{ path: 'src/config.ts', line: 3, rule: 'github-token' }]),
    verdict: {
      conclusion: 'block',
      reasons: ['the gate secrets failed: 1 secret on added lines'],
      exitCode: 1,
    },
  });
}

function unknownPrice(): ReviewOutcome {
  const local = {
    provider: 'openai-compatible',
    model: 'qwen3-coder-480b-a35b-instruct-q4-km',
    effort: null,
  } as const;
  const slots = [
    answered({ slot: 'opus' }),
    answered({ slot: 'gpt', binding: local, family: familyOf(local), costUsd: null }),
  ];
  return outcome({ slots });
}

/** The outcomes whose terminal text is kept in files, by the name of the file. */
export const GOLDEN: readonly (readonly [name: string, make: () => ReviewOutcome])[] = [
  ['pass', pass],
  ['block-with-disagreement', blockWithDisagreement],
  ['incomplete-with-cut-file', incompleteWithCutFile],
  ['skipped', skipped],
  ['secret-found', secretFound],
  ['unknown-price', unknownPrice],
];

/** A pull request in which a secret was masked and one file of two was sent. */
export function pullRequest(forge: 'github' | 'bitbucket-dc' = 'github'): ReviewOutcome {
  const { identity } = changeSet();
  const lines = [{ mark: '+' as const, oldLine: null, newLine: 1, text: "key = '[secret:github-token]'" }];
  const hunk = { oldStart: 0, oldLines: 0, newStart: 1, newLines: 1, section: '', lines };
  const withText = (path: string) =>
    changedFile({
      path,
      diff: {
        oldPath: path,
        newPath: path,
        status: 'modified',
        oldMode: '100644',
        newMode: '100644',
        binary: false,
        submodule: false,
        truncated: false,
        additions: 1,
        deletions: 0,
        hunks: [hunk],
        bytes: 40,
      },
      context: [{ mark: ' ', oldLine: null, newLine: 9, text: '}' }],
    });
  return {
    ...blockWithDisagreement(),
    gates: gateReport([{ path: 'src/config.ts', line: 3, rule: 'github-token' }]),
    plan: plan({
      seats: (['opus', 'sonnet', 'gpt'] as const).map((slot) => ({ slot, binding: bindingOf(slot) })),
      calls: [{ index: 0, files: [sentFile({ path: 'src/session.ts' })] }],
      skipped: [{ path: 'package-lock.json', reason: 'lock file' }],
    }),
    change: changeSet({
      identity: {
        ...identity,
        forge,
        repository: 'octo/shop',
        number: 17,
        author: { id: 583, login: 'mona' },
        title: 'Add carts',
        body: null,
      },
      files: [withText('src/session.ts'), withText('package-lock.json')],
    }),
  };
}
