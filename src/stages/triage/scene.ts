import type { ChangeSet } from '../../domain/change.ts';
import type { Plan } from '../../domain/plan.ts';
import type { SentText } from './sent-text.ts';

/** What the questions of triage are written from: the run, the change, and its files as the reviewers saw them. */
export type Scene = {
  /** Random per run: makes boundaries and orders unpredictable to whoever wrote the change. */
  readonly runId: string;
  readonly identity: ChangeSet['identity'];
  readonly wording: Plan['wording'];
  readonly texts: ReadonlyMap<string, SentText>;
};
