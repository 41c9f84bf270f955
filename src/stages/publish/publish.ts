import type { ChangeSet } from '../../domain/change.ts';
import type { ReviewDocument } from '../../domain/contracts.generated.ts';
import type { Matcher } from '../../domain/matching.ts';
import type { CommentBoard } from '../../domain/ports.ts';
import type { PublicationTexts, PublishRules, Receipt } from '../../domain/publication.ts';

/** What publishing is given: the result of a run, the change it is about, and where to say it. */
export type PublishInput = {
  readonly document: ReviewDocument;
  /** The change that the document is about: anchors are checked against it. */
  readonly change: ChangeSet;
  readonly rules: PublishRules;
  readonly board: CommentBoard;
  readonly match: Matcher;
  readonly texts: PublicationTexts;
  /** Whether `incomplete` is to stop a merge. */
  readonly failsIncomplete: boolean;
  /** The page of this run for the status report; null where there is none. */
  readonly detailsUrl: string | null;
  readonly signal: AbortSignal;
  /** Reads, plans, and writes nothing. */
  readonly dryRun: boolean;
};

/** Says the result of a run on its pull request, and answers what came of it; throws only what a first read throws. */
export async function publish(_input: PublishInput): Promise<Receipt> {
  return {
    places: [],
    posted: 0,
    kept: 0,
    resolved: 0,
    summaryUrl: null,
    incomplete: ['not published'],
    remarks: [],
    superseded: false,
    closed: false,
    denied: null,
    operations: [],
  };
}
