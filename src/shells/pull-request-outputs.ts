import type { Conclusion } from '../domain/conclusion.ts';
import type { ReviewDocument } from '../domain/contracts.generated.ts';
import type { Receipt } from '../domain/publication.ts';
import { spentBy, totalOf } from '../domain/usage.ts';

/** The outputs of a run on a pull request, in the order of the documents. */
export const OUTPUTS = {
  conclusion: 'What the run came to: `pass`, `block`, `incomplete` or `skipped`',
  approved:
    '`true` only for a complete review by a model, without an accepted blocking finding and with all gates passed',
  consensus:
    'How the panel split: `unanimous-pass`, `unanimous-block`, `split` or `unverified`; empty where nobody answered',
  'accepted-count': 'Findings that are shown',
  'blocking-count': 'Accepted findings of severity blocking',
  'important-count': 'Accepted findings of severity important',
  'suggestion-count': 'Accepted findings of severity suggestion',
  'deferred-count': 'Findings that nobody confirmed',
  'rejected-count': 'Findings that were rejected, duplicates among them',
  'reviewer-count': 'Reviewers that were asked',
  'posted-count': 'Comments on lines and files that this run posted',
  'kept-count': 'Findings that a comment of an earlier run says already',
  'resolved-count': 'Threads that this run closed',
  'head-sha': 'The commit that was reviewed',
  'pr-version':
    'Version of the pull request after this run, where the forge counts one (Bitbucket Data Center); else empty',
  'cost-usd': 'What the models cost by the price table; empty where a price is not known',
  'input-tokens': 'Tokens that were sent, cached ones included',
  'output-tokens': 'Tokens that came back',
  'report-dir': 'The folder with the report files',
  'triage-path': 'Its `triage.json`; empty where there was nothing to triage',
  'sarif-path': 'Its `findings.sarif`',
} as const;

export type OutputName = keyof typeof OUTPUTS;

/** What outputs are made from; what a run did not come to is null. */
export type Result = {
  readonly conclusion: Conclusion;
  readonly headSha: string | null;
  /** Of the pull request after the run; null where the forge counts none. */
  readonly prVersion: number | null;
  readonly document: ReviewDocument | null;
  readonly receipt: Receipt | null;
  readonly reportDir: string | null;
};

/** The value of every output: words of a closed list, numbers, hashes and paths of this job, no foreign text. */
export function outputsOf(result: Result): Readonly<Record<OutputName, string>> {
  const { conclusion, document, headSha, prVersion, receipt, reportDir } = result;
  const { input, output } = totalOf(document === null ? [] : spentBy(document)).usage;
  return {
    conclusion,
    ...triageOutputs(document?.triage ?? null, conclusion),
    'reviewer-count': String(document?.slots.length ?? 0),
    'posted-count': String(receipt?.posted ?? 0),
    'kept-count': String(receipt?.kept ?? 0),
    'resolved-count': String(receipt?.resolved ?? 0),
    'head-sha': headSha ?? '',
    'pr-version': prVersion === null ? '' : String(prVersion),
    'cost-usd': document?.costUsd?.toFixed(COST_DIGITS) ?? '',
    'input-tokens': String(input),
    'output-tokens': String(output),
    ...pathOutputs(document, reportDir),
  };
}

function triageOutputs(triage: ReviewDocument['triage'], conclusion: Conclusion) {
  const accepted = triage?.accepted ?? [];
  const ofSeverity = (word: string) => String(accepted.filter(({ severity }) => severity === word).length);
  return {
    approved: String(conclusion === 'pass' && triage?.approved === true),
    consensus: triage?.consensus?.verdict ?? '',
    'accepted-count': String(accepted.length),
    'blocking-count': ofSeverity('blocking'),
    'important-count': ofSeverity('important'),
    'suggestion-count': ofSeverity('suggestion'),
    'deferred-count': String(triage?.deferred.length ?? 0),
    'rejected-count': String(triage?.rejected.length ?? 0),
  };
}

function pathOutputs(document: ReviewDocument | null, reportDir: string | null) {
  const pathOf = (name: string, isWritten: boolean) =>
    reportDir === null || !isWritten ? '' : `${reportDir}/${name}`;
  return {
    'report-dir': reportDir ?? '',
    'triage-path': pathOf('triage.json', (document?.triage ?? null) !== null),
    'sarif-path': pathOf('findings.sarif', document !== null),
  };
}

/** Hundredths of a cent: the cheapest call still shows. */
const COST_DIGITS = 4;
