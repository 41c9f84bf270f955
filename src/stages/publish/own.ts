import type { Account, BoardComment, BoardState, ReviewThread, SubmittedReview } from '../../domain/board.ts';
import {
  type MarkedText,
  type MarkerKind,
  type MarkerScope,
  readMarker,
  shortHead,
} from '../../domain/marker.ts';

/** A thread that a finding of ours began. */
export type OwnThread = MarkedText & {
  readonly thread: ReviewThread;
  readonly root: BoardComment;
  readonly fingerprint: string;
};

/** A sticky summary of ours. */
export type OwnNote = MarkedText & { readonly note: BoardComment };

/** A verdict of ours, and the commit that it was given on, shortened as marks shorten it; null where nobody knows. */
export type OwnVerdict = { readonly review: SubmittedReview; readonly head: string | null };

/**
 * Whether an account is the one that writes for us: by the forge's own id where both are known, else by login and kind,
 * for a person may bear the login of a bot.
 */
export function isMe(author: Account | null, me: Account): boolean {
  if (author === null) return false;
  if (author.id !== null && me.id !== null) return author.id === me.id;
  return author.login === me.login && author.kind === me.kind;
}

/**
 * The threads that are ours: our account began them, with a valid mark of a finding. The oldest first. What others quote,
 * and what stands outside review threads, is never a finding of ours.
 */
export function ownThreads({ threads, me }: BoardState, scope: MarkerScope): readonly OwnThread[] {
  return threads
    .flatMap((thread): OwnThread[] => {
      const [root] = thread.comments;
      const marked = root === undefined || !isMe(root.author, me) ? null : read(root.body, 'finding', scope);
      const fingerprint = marked?.marker.fingerprint ?? null;
      if (root === undefined || marked === null || fingerprint === null) return [];
      return [{ ...marked, thread, root, fingerprint }];
    })
    .sort((a, b) => compareIds(a.root.id, b.root.id));
}

/** The sticky summaries that are ours, the oldest first. */
export function ownSummaries({ notes, me }: BoardState, scope: MarkerScope): readonly OwnNote[] {
  return notes
    .flatMap((note): OwnNote[] => {
      const marked = isMe(note.author, me) ? read(note.body, 'summary', scope) : null;
      return marked === null ? [] : [{ ...marked, note }];
    })
    .sort((a, b) => compareIds(a.note.id, b.note.id));
}

/**
 * The verdicts that are ours, in the order given: those with our mark. Where reviews have no text that could bear one, a
 * standing verdict of our account is ours.
 */
export function ownVerdicts(
  reviews: readonly SubmittedReview[],
  me: Account,
  { scope, marked }: { readonly scope: MarkerScope; readonly marked: boolean },
): readonly OwnVerdict[] {
  const mine = reviews.filter(({ author }) => isMe(author, me));
  if (!marked) {
    return mine
      .filter(({ state }) => state === 'approved' || state === 'changes-requested')
      .map((review) => ({ review, head: review.commit === null ? null : shortHead(review.commit) }));
  }
  return mine.flatMap((review): OwnVerdict[] => {
    const found = read(review.body, 'verdict', scope);
    return found === null ? [] : [{ review, head: found.marker.head }];
  });
}

/** Orders ids of a forge: numbers by size, which is by age. */
export function compareIds(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : Number(a > b));
}

function read(body: string, kind: MarkerKind, scope: MarkerScope): MarkedText | null {
  const marked = readMarker(body, scope);
  return marked?.marker.kind === kind ? marked : null;
}
