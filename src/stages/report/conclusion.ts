import type { ChangeSet } from '../../domain/change.ts';
import { isRulesOnly } from '../../domain/code-seats.ts';
import { unpublished } from '../../domain/conclusion.ts';
import type { Conformance } from '../../domain/criteria.ts';
import type { GateReport } from '../../domain/gates.ts';
import type { Coverage, Verdict } from '../../domain/outcome.ts';
import type { Plan } from '../../domain/plan.ts';
import type { Receipt } from '../../domain/publication.ts';
import { type FailOn, reaches, SEVERITIES, type Severity } from '../../domain/severity.ts';
import type { CrossCheckReport, TriageResult } from '../../domain/triage.ts';
import { counted } from './figures.ts';
import { namedRules } from './rule-words.ts';

/** What a run is judged by. */
export type Evidence = {
  readonly change: Pick<ChangeSet, 'gaps'>;
  readonly gates: GateReport;
  readonly plan: Pick<Plan, 'uncovered' | 'seats'>;
  readonly coverage: Coverage;
  readonly conformance: Pick<Conformance, 'rules'>;
  /** Whether a rule that was not covered fails the run. */
  readonly blockOnGap: boolean;
  /** Null where there was nothing to triage. */
  readonly triage: {
    readonly document: Pick<TriageResult['document'], 'accepted'>;
    /** Null where nothing was checked. */
    readonly crossCheck: Pick<CrossCheckReport, 'differences'> | null;
  } | null;
  /** Whether the run is incomplete where the cross-check differs. */
  readonly blockOnDisagreement: boolean;
  readonly failOn: FailOn;
  readonly onIncomplete: 'fail' | 'neutral';
  /** Somebody interrupted the run. */
  readonly stopped: boolean;
  /** Why models could not be asked at all, and who can start a run in which they can; null where they could. */
  readonly withheld: string | null;
};

/**
 * What the run came to. A change of which nothing is for review is `skipped` only where nothing is missing and no gate
 * failed: absence never passes, and a secret in a file that nobody reads is a secret.
 */
export function conclude(evidence: Evidence): Verdict {
  const block = [
    ...gateReasons(evidence),
    ...importedReasons(evidence),
    ...findingReasons(evidence),
    ...gapReasons(evidence),
  ];
  const incomplete = incompleteReasons(evidence);
  const reasons = [...block, ...incomplete];
  if (block.length > 0) return { conclusion: 'block', reasons, exitCode: 1 };
  if (incomplete.length > 0) {
    return { conclusion: 'incomplete', reasons, exitCode: evidence.onIncomplete === 'neutral' ? 0 : 1 };
  }
  if (evidence.coverage.files.length === 0) {
    return { conclusion: 'skipped', reasons: ['nothing in the change is for review'], exitCode: 0 };
  }
  return { conclusion: 'pass', reasons: [], exitCode: 0 };
}

/**
 * The conclusion once it was said on the pull request. A result that did not get there is incomplete; it never turns
 * a block into something milder. What was closed meanwhile is not judged any more.
 */
export function concludePublished(
  verdict: Verdict,
  receipt: Pick<Receipt, 'closed' | 'incomplete'>,
  onIncomplete: Evidence['onIncomplete'],
): Verdict {
  if (receipt.closed) {
    return {
      conclusion: 'skipped',
      reasons: ['the pull request was closed meanwhile', ...verdict.reasons],
      exitCode: 0,
    };
  }
  if (receipt.incomplete.length === 0) return verdict;
  const reasons = [...verdict.reasons, ...receipt.incomplete];
  const conclusion = unpublished(verdict.conclusion);
  const isNeutral = conclusion === 'incomplete' && onIncomplete === 'neutral';
  return { conclusion, reasons, exitCode: isNeutral ? 0 : 1 };
}

/** A gate fails where build, lint, test or secrets failed or a critic finding is blocking. */
function gateReasons({ gates: { critic, statuses, imported }, failOn }: Evidence): string[] {
  if (failOn === 'never') return [];
  const failed = statuses
    .filter(({ status }) => status === 'fail')
    .map(({ name, reason }) => `the gate ${name} failed${reason === null ? '' : `: ${reason}`}`);
  const isBlocking = ({ severity }: { readonly severity: Severity }) => severity === 'blocking';
  const others = imported.flatMap(({ findings }) => findings).filter(isBlocking).length;
  const blocking = critic.findings.filter(isBlocking).length - others;
  if (failed.length > 0 || blocking === 0) return failed;
  return [`the gates found ${counted(blocking, 'blocking problem')}`];
}

/** Results of other tools fail a run as accepted findings do. */
function importedReasons({ gates: { imported }, failOn }: Evidence): string[] {
  const found = imported.flatMap(({ findings }) => findings);
  return SEVERITIES.filter((severity) => reaches(severity, failOn)).flatMap((severity) => {
    const count = found.filter((finding) => finding.severity === severity).length;
    return count === 0 ? [] : [`other tools found ${counted(count, `${severity} problem`)}`];
  });
}

function findingReasons({ triage, failOn }: Evidence): string[] {
  const accepted = triage?.document.accepted ?? [];
  return SEVERITIES.filter((severity) => reaches(severity, failOn)).flatMap((severity) => {
    const count = accepted.filter((finding) => finding.severity === severity).length;
    return count === 0 ? [] : [counted(count, `accepted ${severity} finding`)];
  });
}

/** Without a model, the same rules stay uncovered in every run. */
const GAPS_OF_CODE =
  '; code alone leaves rules that take judgement unchecked: let a model review too, or set skillConformance.blockOnCoverageGap to false';

/** Rules that nobody checked, and those that somebody calls violated without saying where. */
function gapReasons({ conformance, blockOnGap, failOn, plan }: Evidence): string[] {
  if (!blockOnGap || failOn === 'never') return [];
  const gaps = conformance.rules.flatMap(({ rule, gap }) => (gap === null ? [] : [rule.id]));
  if (gaps.length === 0) return [];
  const remedy = isRulesOnly(plan.seats) ? GAPS_OF_CODE : '';
  return [`${counted(gaps.length, 'rule')} not covered: ${namedRules(gaps)}${remedy}`];
}

function incompleteReasons(evidence: Evidence): string[] {
  const { change, gates, plan, coverage, stopped } = evidence;
  const unscanned = gates.unscannable.length;
  return [
    ...withheldReasons(evidence),
    ...(stopped ? ['the run was interrupted'] : []),
    ...coverageReasons(coverage, plan),
    ...change.gaps,
    ...(unscanned === 0 ? [] : [`${counted(unscanned, 'file')} could not be scanned for secrets`]),
    ...disagreementReasons(evidence),
  ];
}

/** Code needs no key: where it sits in the panel, it has held the change against the rules. */
function withheldReasons({ withheld, coverage, plan }: Evidence): string[] {
  if (withheld === null || coverage.files.length === 0) return [];
  return [plan.seats.length === 0 ? withheld : `gates and rules alone ran; ${withheld}`];
}

function disagreementReasons({ triage, blockOnDisagreement }: Evidence): string[] {
  const count = triage?.crossCheck?.differences.length ?? 0;
  if (!blockOnDisagreement || count === 0) return [];
  return [`the cross-check differs on ${counted(count, 'group')} of findings`];
}

function coverageReasons(coverage: Coverage, plan: Pick<Plan, 'uncovered'>): string[] {
  const unsent = new Set(plan.uncovered.map(({ path }) => path));
  const unread = coverage.files.filter((file) => !file.covered && !unsent.has(file.path)).length;
  return [
    ...(unread === 0
      ? []
      : [
          `${counted(unread, 'file')} read to the end by fewer than ${coverage.quorum} of ${counted(coverage.seats, 'reviewer')}`,
        ]),
    ...(unsent.size === 0
      ? []
      : [`${counted(unsent.size, 'file')} for review could not be given to the panel`]),
  ];
}
