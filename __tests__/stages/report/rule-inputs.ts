/** Outcomes of changes that were held against rules, and of the reviewer that is code, built by hand. */

import { conformanceOf } from '../../../src/domain/conformance.ts';
import {
  type ConformanceRow,
  type ConformanceStatus,
  type Criteria,
  type Rule,
  SHIPPED_SOURCE,
} from '../../../src/domain/criteria.ts';
import type { ReviewOutcome } from '../../../src/domain/outcome.ts';
import type { SlotResult } from '../../../src/domain/panel.ts';
import { BUILTIN, BUILTIN_FAMILY, type Slot } from '../../../src/domain/slot.ts';
import { NO_USAGE } from '../../../src/domain/usage.ts';
import { plan, raisedFinding } from '../../support/builders.ts';
import { answered, type Defect, outcome, triageOf } from './outcomes.ts';

export function rule(overrides: Partial<Rule> = {}): Rule {
  return {
    id: 'SEC-004',
    severity: 'important',
    category: 'security',
    title: 'Shell commands are built from fixed words',
    text: 'Words from outside are never part of a command line.',
    paths: null,
    languages: ['typescript'],
    violates: ["exec('rm ' + name)"],
    meets: ["execFile('rm', [name])"],
    expires: null,
    source: SHIPPED_SOURCE,
    ...overrides,
  };
}

const TEAM = {
  id: 'PAY-2',
  title: 'Amounts are whole cents',
  source: 'docs/rules/money.md',
  severity: 'blocking',
} as const;

/** What a seat answers, by rule. */
type Answers = Readonly<Record<string, readonly [ConformanceStatus, (string | null)?]>>;

function rows(rules: readonly Rule[], answers: Answers): ConformanceRow[] {
  return rules.map(({ id, source }) => {
    const [status, evidence = null] = answers[id] ?? ['not-checked', 'no answer was given'];
    return { ruleId: id, status, criteriaSource: source, evidence };
  });
}

/** A seat that code has taken. */
export function codeSeat(slot: Slot, overrides: Partial<SlotResult> = {}): SlotResult {
  return answered({
    slot,
    binding: BUILTIN,
    family: BUILTIN_FAMILY,
    usage: NO_USAGE,
    costUsd: 0,
    ...overrides,
  });
}

/** An outcome with what becomes of the rules once the seats have answered. */
function held(criteria: Criteria, overrides: Partial<ReviewOutcome>): ReviewOutcome {
  const made = outcome(overrides);
  const conformance = conformanceOf(criteria, made.slots);
  return { ...made, plan: { ...made.plan, criteria }, conformance };
}

const CITED: Defect = {
  finding: {
    slot: 'sonnet',
    issue: 'The name of the file reaches the shell as it is.',
    category: 'security',
    ruleId: 'SEC-004',
    criteriaSource: SHIPPED_SOURCE,
  },
  decision: {
    bucket: 'accepted',
    severity: 'important',
    reason: 'cites a rule that was selected for this change',
  },
  covering: 2,
};

const EXPIRED = 'expired on 2026-10-01';
const WHOLE_PANEL = 'The whole panel is asked, since src/session.ts is of high risk.';

const MANY = ['COR-001', 'ERR-002', 'TST-003'].map((id) => rule({ id, title: `The rule ${id}` }));
const CRITERIA: Criteria = {
  rules: [rule(TEAM), rule(), rule({ id: 'CON-007', title: 'Locks are released on every way out' }), ...MANY],
  left: [
    ...['PERF-001', 'PERF-002', 'API-001', 'API-002'].map((id) => ({
      id,
      source: SHIPPED_SOURCE,
      reason: 'beyond the 24 rules that a run asks for',
    })),
    { id: 'OLD-1', source: TEAM.source, reason: EXPIRED },
  ],
};

/** Two models and code: a rule violated and said, one violated that nobody says where, one that nobody checked. */
export function rulesAtWork(): ReviewOutcome {
  const known = { 'ERR-002': ['met'], 'TST-003': ['not-applicable', 'no test is changed'] } as const;
  const slots = [
    answered({
      slot: 'opus',
      conformance: rows(CRITERIA.rules, {
        ...known,
        'PAY-2': ['violated', 'total.ts adds a rate to an amount'],
        'SEC-004': ['met', 'commands are fixed'],
      }),
    }),
    // It answered, and opened nothing.
    answered({ slot: 'gpt', conformance: rows(CRITERIA.rules, {}) }),
    codeSeat('sonnet', {
      conformance: rows(CRITERIA.rules, { 'SEC-004': ['violated', 'one place found'], 'COR-001': ['met'] }),
    }),
  ];
  return held(CRITERIA, {
    slots,
    coverage: {
      quorum: 2,
      seats: 2,
      cut: [],
      files: [{ path: 'src/session.ts', slots: ['opus', 'gpt'], missed: [], covered: true }],
      complete: true,
    },
    triage: triageOf([CITED], { reviewerCount: 2, verdict: 'split' }),
    plan: plan({
      scopeGate: { reviewers: 'panel', reason: WHOLE_PANEL },
      decisions: [WHOLE_PANEL, `Rule OLD-1 was not asked for: ${EXPIRED}.`],
    }),
    verdict: {
      conclusion: 'block',
      reasons: ['2 rules not covered: PAY-2, CON-007'],
      exitCode: 1,
    },
  });
}

const JUDGED = ['not-checked', 'it takes judgement'] as const;

/** Code alone has read the change; `found` says whether it found something. */
export function rulesOnly(found = true): ReviewOutcome {
  const judged = ['API-003', 'PERF-004', 'TST-005'].map((id) => rule({ id, title: `The rule ${id}` }));
  const criteria: Criteria = { rules: [rule(), ...MANY, ...judged], left: [] };
  const answers: Answers = {
    'SEC-004': found ? ['violated', 'one place found'] : ['met'],
    'COR-001': ['met'],
    'ERR-002': ['not-applicable'],
    'TST-003': JUDGED,
    'API-003': JUDGED,
    'PERF-004': JUDGED,
    'TST-005': JUDGED,
  };
  return held(criteria, {
    slots: [codeSeat('sonnet', { conformance: rows(criteria.rules, answers) })],
    coverage: {
      quorum: 1,
      seats: 1,
      cut: [],
      files: [{ path: 'src/session.ts', slots: ['sonnet'], missed: [], covered: true }],
      complete: true,
    },
    triage: triageOf(found ? [{ ...CITED, covering: 1 }] : [], { reviewerCount: 1, verdict: 'unverified' }),
  });
}

/** The same words wherever a registry or a reviewer can put some. */
export function rulesSaying(words: string, path: string): ReviewOutcome {
  const rules = [
    rule({ id: 'TEAM-1', title: words, source: path }),
    rule({ id: 'TEAM-2', title: words, source: words }),
  ];
  const cited: Defect = {
    ...CITED,
    finding: { ...CITED.finding, slot: 'opus', ruleId: 'TEAM-1', criteriaSource: path },
  };
  return held(
    { rules, left: [{ id: words, source: words, reason: words }] },
    {
      slots: [
        answered({ slot: 'opus', conformance: rows(rules, { 'TEAM-1': ['violated', words] }) }),
        answered({ slot: 'gpt', conformance: rows(rules, { 'TEAM-2': ['not-checked', words] }) }),
      ],
      triage: triageOf([cited]),
      plan: plan({ scopeGate: { reviewers: 'panel', reason: words }, decisions: [words] }),
    },
  );
}

/** Every rule was kept: there is nothing to show but how many they were. */
export function rulesMet(): ReviewOutcome {
  const answers: Answers = { 'SEC-004': ['met'], 'COR-001': ['met'], 'ERR-002': ['met'], 'TST-003': ['met'] };
  const rules = [rule(), ...MANY];
  return held(
    { rules, left: [] },
    {
      slots: (['opus', 'gpt'] as const).map((slot) => answered({ slot, conformance: rows(rules, answers) })),
    },
  );
}

/** More rules than are shown without a fold, none of which anybody checked. */
export function manyGaps(count: number): ReviewOutcome {
  const rules = Array.from({ length: count }, (_, at) => rule({ id: `GAP-${at}`, title: `Number ${at}` }));
  const slots = (['opus', 'gpt'] as const).map((slot) =>
    answered({ slot, conformance: rows(rules, {}), findings: [raisedFinding({ slot })] }),
  );
  return held({ rules, left: [] }, { slots });
}

/** The outcomes whose texts are kept in files. */
export const RULE_OUTCOMES: readonly (readonly [name: string, make: () => ReviewOutcome])[] = [
  ['rules-at-work', rulesAtWork],
  ['rules-only', () => rulesOnly()],
  ['rules-only-pass', () => rulesOnly(false)],
];
