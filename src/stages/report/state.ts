import type { ChangeIdentity, Forge } from '../../domain/change.ts';
import { isRulesOnly } from '../../domain/code-seats.ts';
import type { Conclusion } from '../../domain/conclusion.ts';
import type { AgentState } from '../../domain/contracts.generated.ts';
import type { ReviewOutcome } from '../../domain/outcome.ts';
import { isComplete } from '../../domain/panel.ts';
import { SEVERITIES } from '../../domain/severity.ts';
import { bindingText } from '../../domain/slot.ts';
import { counted } from './figures.ts';
import { rulesOnly } from './rules-only.ts';

const REMOTE_TYPES: { readonly [forge in Forge]: 'github' | 'bitbucket' | null } = {
  github: 'github',
  'bitbucket-cloud': 'bitbucket',
  'bitbucket-dc': 'bitbucket',
  local: null,
};

const DECISIONS = { pass: 'accept', block: 'fix', incomplete: 'escalate' } as const satisfies Partial<
  Record<Conclusion, string>
>;

/** Phases of the contract that a review run passes through: the panel, the gates, the report. */
const REVIEW_PHASE = '4';
const CHECK_PHASE = '5';
const REPORT_PHASE = '7';
const ALL_PHASES = ['0', '1', '2', '3', '4', '5', '6', '7'];

/**
 * The state of the run in the contract `agent-state`: a derived view that is never read back. `prVersion` is the version
 * that the forge counts for the pull request; null where it counts none, or where nobody has seen it yet.
 */
export function agentState(outcome: ReviewOutcome, prVersion: number | null = null): AgentState {
  const { change, verdict, startedAt, finishedAt } = outcome;
  const { identity } = change;
  const remoteType = REMOTE_TYPES[identity.forge];
  return {
    schemaVersion: '2.1.0',
    taskId: identity.number === null ? branchSlug(identity) : `#${identity.number}`,
    shortId: identity.number ?? 1,
    project: identity.repository,
    branch: identity.head.ref,
    baseBranch: identity.base.ref,
    ...(remoteType === null ? {} : { remoteType }),
    currentPhase: 7,
    status: verdict.conclusion === 'incomplete' ? 'failed' : 'complete',
    startedAt,
    finishedAt,
    identity: authorOf(identity),
    phases: phasesOf(outcome),
    reviewIterations: iterationsOf(outcome),
    ...(identity.number === null ? {} : { pr: pullRequestOf(identity.number, prVersion) }),
    commit: { sha: identity.head.sha },
  };
}

function pullRequestOf(number: number, version: number | null): NonNullable<AgentState['pr']> {
  return version === null ? { number } : { number, version };
}

/** The branch in letters that any file name can have; the commit where nothing of the name is left. */
function branchSlug({ head }: ChangeIdentity): string {
  const slug = head.ref
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return slug === '' ? head.sha.slice(0, 12) : slug;
}

/** Never a real address: the contract asks for one, and nobody is to be written to. */
function authorOf({ author }: ChangeIdentity): AgentState['identity'] {
  const email = `${author?.id ?? 0}@noreply.invalid`;
  return author === null ? { name: 'unknown', email } : { name: author.login, email, username: author.login };
}

function phasesOf(outcome: ReviewOutcome): AgentState['phases'] {
  const { startedAt, finishedAt, slots, gates, verdict } = outcome;
  const times = { startedAt, finishedAt };
  const complete = slots.filter(({ status }) => isComplete(status)).length;
  const code = rulesOnly(outcome);
  const judged = code === null ? [] : [code.words];
  const filled: AgentState['phases'] = {
    [REVIEW_PHASE]: {
      ...times,
      status: reviewStatus(outcome),
      ...(slots.length === 0 ? {} : { model: slots.map(({ binding }) => bindingText(binding)).join(', ') }),
      notes: [`${complete} of ${counted(slots.length, 'reviewer')} answered in full`, ...judged].join('; '),
    },
    [CHECK_PHASE]: {
      ...times,
      status: gates.statuses.some(({ status }) => status === 'fail') ? 'failed' : 'done',
      notes: gates.statuses.map(({ name, status }) => `${name} ${status}`).join(', '),
    },
    [REPORT_PHASE]: { ...times, status: 'done', notes: [verdict.conclusion, ...verdict.reasons].join('; ') },
  };
  return Object.fromEntries(ALL_PHASES.map((phase) => [phase, filled[phase] ?? { status: 'skipped' }]));
}

function reviewStatus({ slots, coverage }: ReviewOutcome): 'done' | 'failed' | 'skipped' {
  if (!coverage.complete) return 'failed';
  return slots.length === 0 ? 'skipped' : 'done';
}

/** One row for this run; none where nothing was there to decide on. */
function iterationsOf({
  triage,
  slots,
  verdict,
}: ReviewOutcome): NonNullable<AgentState['reviewIterations']> {
  if (verdict.conclusion === 'skipped') return [];
  const accepted = triage?.document.accepted ?? [];
  const counts = Object.fromEntries(
    SEVERITIES.map((severity) => [
      severity,
      accepted.filter((finding) => finding.severity === severity).length,
    ]),
  );
  const decision = DECISIONS[verdict.conclusion];
  // A pass by rules alone is no judgement: a person gives it.
  const isJudged = decision !== 'accept' || !isRulesOnly(slots);
  return [{ iteration: 1, ...counts, decision: isJudged ? decision : 'escalate' }];
}
