/** What triage did beside the table, in plain sentences; words of models in them are not yet harmless. */
import type { ReviewDocument } from '../../domain/contracts.generated.ts';
import {
  type AgentReport,
  BASIS_WORDS,
  type CrossCheckReport,
  decisionWords,
  type Position,
  type Ruling,
} from '../../domain/triage.ts';
import { counted } from './figures.ts';

type DocumentFinding = ReviewDocument['findings'][number];

/** Who judged how many groups, and how many were left to the table. */
export function judgedText({ slots, asked, ruled }: AgentReport): string {
  const left = asked - ruled;
  const groups = counted(asked, 'group');
  if (slots.length === 0) return `Triage: nobody was asked about ${groups}, the table alone decided`;
  const rest = left > 0 ? `, the table alone decided ${left}` : '';
  return `Triage: ${slots.join(', ')} judged ${left > 0 ? `${ruled} of ${groups}` : groups}${rest}`;
}

/** Who checked how many groups, why these, and how many of them were decided differently. */
export function checkedText({ slots, sampled, checked, differences }: CrossCheckReport): string {
  const why = sampled ? 'every one, since this run is in the sample' : 'those that need a second voice';
  const who = slots.join(', ') || 'Nobody';
  const differ = differences.length === 0 ? 'no difference' : counted(differences.length, 'difference');
  return `${who} checked ${counted(checked, 'group')} (${why}): ${differ}`;
}

/** `opus upholds: …` */
export function positionText({ slot, stand, reason }: Position): string {
  return withReason(`${slot} ${stand === 'uphold' ? 'upholds' : 'withdraws'}`, reason);
}

/** `opus: accepted as blocking: …` */
export function rulingText({ slot, bucket, severity, basis, reason }: Ruling): string {
  const what = decisionWords({ bucket, severity });
  const why = bucket === 'accepted' || basis === null ? '' : `, ${BASIS_WORDS[basis]}`;
  return withReason(`${slot}: ${what}${why}`, reason);
}

function withReason(text: string, reason: string): string {
  return reason.trim() === '' ? text : `${text}: ${reason}`;
}

/** The finding that speaks for a cluster, by the cluster's id. */
export function speakersOf({ clusters, findings }: ReviewDocument): ReadonlyMap<string, DocumentFinding> {
  const byId = new Map(findings.map((finding) => [finding.id, finding]));
  return new Map(
    clusters.flatMap(({ id, representative }) => {
      const finding = byId.get(representative);
      return finding === undefined ? [] : [[id, finding] as const];
    }),
  );
}
