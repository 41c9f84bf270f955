import type { ReviewerOutput } from '../../domain/contracts.generated.ts';
import type { ConformanceRow } from '../../domain/criteria.ts';
import type { RaisedFinding } from '../../domain/finding.ts';
import type { ReviewOutcome } from '../../domain/outcome.ts';
import { isComplete, type SlotResult } from '../../domain/panel.ts';
import { readableJson } from './json.ts';
import { recordingOf } from './recording.ts';
import { reviewDocument } from './review-document.ts';
import { riskDocument } from './risk-document.ts';
import { sarifLog } from './sarif.ts';
import { agentState } from './state.ts';

type Conformance = NonNullable<ReviewerOutput['conformance']>;

/** One file of a report. The name is relative to the report's folder, with `/` between folders. */
export type ReportFile = { readonly name: string; readonly content: string };

/** What the files of a report say beside the outcome. */
type ReportContext = {
  /** Non-secret settings by name. */
  readonly settings: Readonly<Record<string, string>>;
  /** The version of the pull request after the run; null or absent where there is none, or nobody has seen it. */
  readonly prVersion?: number | null;
};

/** The files of a report, the ones that are read first in front. `triage.json` exists where triage took place. */
export function reportFiles(
  outcome: ReviewOutcome,
  { settings, prVersion = null }: ReportContext,
): readonly ReportFile[] {
  const json = (name: string, value: unknown): ReportFile => ({ name, content: readableJson(value) });
  return [
    ...(outcome.triage === null ? [] : [json('triage.json', outcome.triage.document)]),
    ...outcome.slots
      .filter(hasAnswered)
      .map((slot) => json(`reviewers/${slot.slot}.json`, reviewerOutput(slot))),
    json('risk.json', riskDocument(outcome)),
    json('critic.json', outcome.gates.critic),
    json('state.json', agentState(outcome, prVersion)),
    json('review.json', reviewDocument(outcome)),
    json('findings.sarif', sarifLog(outcome)),
    json('recording.json', recordingOf(outcome, settings)),
  ];
}

/** Whether some call of the seat brought an answer that could be read. */
function hasAnswered({ calls }: SlotResult): boolean {
  return calls.some(({ status }) => isComplete(status) || status === 'partial');
}

/** A seat's answers as the contract holds them. Only one that read everything can approve. */
function reviewerOutput({ status, findings, conformance }: SlotResult): ReviewerOutput {
  const isClean = findings.every(({ severity }) => severity !== 'blocking');
  return {
    findings: findings.map(contractFinding),
    approved: isComplete(status) && isClean,
    ...(conformance.length === 0 ? {} : { conformance: conformance.map(contractRow) }),
  };
}

function contractRow({ ruleId, status, criteriaSource, evidence }: ConformanceRow): Conformance[number] {
  return { ruleId, status, criteriaSource, ...(evidence ? { evidence } : {}) };
}

function contractFinding(finding: RaisedFinding): ReviewerOutput['findings'][number] {
  const { severity, file, line, issue, fix, ruleId, criteriaSource } = finding;
  return {
    severity,
    file,
    line,
    issue,
    ...(fix ? { fix } : {}),
    ...(ruleId ? { ruleId } : {}),
    ...(criteriaSource ? { criteriaSource } : {}),
  };
}
