import type { BoardState, ReviewDraft } from '../../domain/board.ts';
import { isCodeSeat } from '../../domain/code-seats.ts';
import { type Marker, shortHead, withMarker } from '../../domain/marker.ts';
import { isComplete } from '../../domain/panel.ts';
import { steeringFiles } from '../../domain/steering.ts';
import { messageOf } from '../../lib/thrown.ts';
import { markerFor } from './comments.ts';
import { type OwnVerdict, ownVerdicts } from './own.ts';
import { look, mayWrite, type Run, write } from './run.ts';
import { finalConclusion, shortfalls } from './summary.ts';

const VERDICT_TEXTS = {
  'request-changes': 'Quorate found what should be mended before this is merged; see its comments.',
  approve: 'Quorate found nothing that stands in the way of this change.',
} as const;
type Verdict = keyof typeof VERDICT_TEXTS;

const NO_LONGER = {
  'changes-requested': 'The latest review found nothing that stands in the way.',
  approved: 'This approval was given to earlier commits or an earlier result.',
} as const;

/** What the rules ask for, given what the run came to: a verdict to give, and the kind of standing one to take back. */
type Wish = {
  readonly give: Verdict | null;
  readonly takeBack: keyof typeof NO_LONGER | null;
};

/** Gives the verdict that the rules ask for, or takes an outdated one of ours back; trouble with it is a remark. */
export async function giveVerdict(run: Run, state: BoardState): Promise<void> {
  const { rules, board } = run.input;
  if (rules.verdict === 'comment' || !board.can.verdicts || run.superseded || !mayWrite(run)) return;
  const wish = wishOf(run);
  const standing = await readVerdicts(run, state);
  if (standing === null) return;
  const latest = standing.at(-1) ?? null;
  for (const { review } of standing) {
    if (review.state === wish.takeBack) await dismiss(run, review.id, wish.takeBack);
  }
  if (wish.give === null) return;
  const stands = isGiven(run, latest, wish.give) || (await give(run, wish.give, state));
  if (stands && wish.give === 'approve' && !board.can.pinsCommits) await withdrawWhereMoved(run, state);
}

/** Gives a verdict; false where it is known not to stand. */
async function give(run: Run, verdict: Verdict, state: BoardState): Promise<boolean> {
  if (verdict === 'approve' && !(await isUnmoved(run))) return false;
  return submit(run, { verdict, state, mayRepeat: true });
}

/**
 * Takes an approval back where the commits have moved, or where that cannot be seen: one that names no commit holds for
 * whatever is there now.
 */
async function withdrawWhereMoved(run: Run, state: BoardState): Promise<void> {
  if ((await isUnmoved(run)) || !mayWrite(run)) return;
  const standing = await readVerdicts(run, state);
  for (const { review } of standing ?? []) {
    if (review.state === 'approved') await dismiss(run, review.id, 'approved');
  }
}

/**
 * Whether the run may approve: everything was read by every planned model, of which two are of different makers; where
 * code sits beside them, it answered in full and counts for neither. Besides, nothing blocking was found however leniently
 * the run is judged, and all that was to be said is said.
 */
export function mayApprove(run: Run): boolean {
  const { conclusion, coverage, critic, slots } = run.input.document;
  const models = slots.filter((seat) => !isCodeSeat(seat));
  return (
    conclusion === 'pass' &&
    critic.pass &&
    [...run.places.values()].every(({ finding }) => finding.severity !== 'blocking') &&
    coverage.complete &&
    slots.every(({ status }) => isComplete(status)) &&
    models.length >= coverage.seats &&
    coverage.files.every((file) => models.every(({ slot }) => file.slots.includes(slot))) &&
    new Set(models.map(({ family }) => family)).size >= 2 &&
    shortfalls(run).length === 0 &&
    !isSteered(run)
  );
}

/** A change that speaks to its reviewers may have been heard: people decide on it. */
function isSteered(run: Run): boolean {
  const files = steeringFiles(run.input.change);
  if (files.length === 0) return false;
  run.remarks.add(
    `Not approved: text in ${files.length === 1 ? 'one file' : `${files.length} files`} may be meant for the reviewers.`,
  );
  return true;
}

function wishOf(run: Run): Wish {
  const conclusion = finalConclusion(run);
  if (conclusion === 'block') return { give: 'request-changes', takeBack: null };
  const approve = run.input.rules.verdict === 'approve' && mayApprove(run);
  if (approve) return { give: 'approve', takeBack: null };
  // A pass takes an objection back; whatever is less takes an approval back.
  return { give: null, takeBack: conclusion === 'pass' ? 'changes-requested' : 'approved' };
}

async function readVerdicts(run: Run, { me }: BoardState): Promise<readonly OwnVerdict[] | null> {
  const { board } = run.input;
  try {
    const marks = { scope: run.scope, marked: board.can.reviewTexts };
    const reviews = await board.readReviews();
    // Whoever was nobody yet when the comments were read may have written since.
    return ownVerdicts(reviews, board.me() ?? me, marks);
  } catch (error) {
    run.remarks.add(`Verdicts could not be read, and were left as they are: ${messageOf(error)}`);
    return null;
  }
}

/** Whether the latest verdict of ours is this one, at this commit where the commit is known. */
function isGiven(run: Run, latest: OwnVerdict | null, verdict: Verdict): boolean {
  if (latest === null) return false;
  const wanted = verdict === 'approve' ? 'approved' : 'changes-requested';
  if (latest.review.state !== wanted) return false;
  return latest.head === null || latest.head === shortHead(run.input.document.change.head.sha);
}

function mark(run: Run): Marker {
  return markerFor(run, 'verdict');
}

/** Asks the forge at the last moment: an approval of other commits than the reviewed ones is worse than none. */
async function isUnmoved(run: Run): Promise<boolean> {
  const now = await look(run);
  return now !== null && !run.superseded && !run.closed;
}

async function dismiss(run: Run, id: string, state: keyof typeof NO_LONGER): Promise<void> {
  const attempt = () =>
    write(run, { kind: 'dismiss', subject: id }, () => run.input.board.dismissReview(id, NO_LONGER[state]));
  let result = await attempt();
  // Taking back what is taken back already does no harm.
  if (result?.kind === 'unclear') result = await attempt();
  if (result !== null && 'message' in result && result.kind !== 'gone') {
    const remedy = result.kind === 'denied' ? ` ${result.remedy}` : '';
    run.remarks.add(`An earlier verdict could not be taken back: ${result.message}${remedy}`);
  }
}

type Giving = { readonly verdict: Verdict; readonly state: BoardState; readonly mayRepeat: boolean };

/** Submits a verdict; false where it is known not to stand. */
async function submit(run: Run, giving: Giving): Promise<boolean> {
  const { verdict } = giving;
  const review: ReviewDraft = {
    headSha: run.input.document.change.head.sha,
    body: withMarker(VERDICT_TEXTS[verdict], mark(run), run.scope),
    verdict,
    comments: [],
  };
  const result = await write(run, { kind: 'verdict', subject: verdict }, () =>
    run.input.board.submitReview(review),
  );
  if (result === null) return false;
  if (!('message' in result)) return true;
  if (result.kind === 'unclear' && (await isSettled(run, giving))) return true;
  const remedy = result.kind === 'denied' ? ` ${result.remedy}` : '';
  run.remarks.add(`The verdict "${verdict}" could not be given: ${result.message}${remedy}`);
  return result.kind === 'unclear';
}

/** Looks whether a verdict arrived, and gives it once more where it did not; false where that is still not known. */
async function isSettled(run: Run, { verdict, state, mayRepeat }: Giving): Promise<boolean> {
  const standing = await readVerdicts(run, state);
  if (standing === null) return true;
  if (isGiven(run, standing.at(-1) ?? null, verdict)) return true;
  if (!mayRepeat || (verdict === 'approve' && !(await isUnmoved(run)))) return false;
  await submit(run, { verdict, state, mayRepeat: false });
  return true;
}
