import type { BoardState, InlineComment, WriteResult } from '../../domain/board.ts';
import { codeSlots, countingSeats } from '../../domain/code-seats.ts';
import { MARKER_LENGTH, type Marker, withMarker } from '../../domain/marker.ts';
import type { CommentBoard } from '../../domain/ports.ts';
import type { WantedFinding } from '../../domain/publication.ts';
import { findingText, reviewText } from './comment-text.ts';
import { type OwnThread, ownThreads } from './own.ts';
import { planDrafts } from './reconcile.ts';
import { deny, isUnsaid, list, look, mayWrite, type Run, readBoard, say, write } from './run.ts';

/**
 * What became of comments that were sent: all there, refused for a line of one of them, nobody knows, or nothing more to
 * try.
 */
export type SendEnd = 'there' | 'anchor' | 'unclear' | 'over';

/** What has been tried for one set of comments: each way out is taken once. */
type Tried = { readonly draft: boolean; readonly short: boolean; readonly unclear: boolean };
const NOTHING: Tried = { draft: false, short: false, unclear: false };

/** Shortens texts that the forge calls too long although they keep its limit. */
const SHORT = 0.25;

/** UTF-16 units that a text may have above its marker; `short` once the forge has called one too long. */
export function roomFor({ limits }: Pick<CommentBoard, 'limits'>, short: boolean): number {
  return Math.floor(limits.bodyLength * (short ? SHORT : 1)) - MARKER_LENGTH;
}

/** Comments that are sent between two looks at the pull request where the forge cannot tell that they are late. */
const SENT_BLINDLY = 10;

/** One send: comments on lines as a review, or one comment on a file. */
export type Parcel = {
  readonly findings: readonly WantedFinding[];
  readonly onFile: boolean;
  /** Whether the caller looks after what nobody knows of, of several parcels at once. */
  readonly mayWait?: boolean;
};

/**
 * Sends comments and sees to all that can become of it, but for a refused line, which the caller sorts out. What is
 * there and what is not is taken down for each finding.
 */
export async function send(run: Run, parcel: Parcel, tried: Tried = NOTHING): Promise<SendEnd> {
  const { findings, onFile } = parcel;
  if (!run.input.board.can.pinsCommits && run.unlooked >= SENT_BLINDLY) await look(run);
  if (run.mute !== null || run.superseded || !mayWrite(run)) return giveUp(run, findings);
  run.unlooked += findings.length;
  const result = await write(run, operationOf(parcel), () => submit(run, parcel, tried.short));
  switch (result?.kind) {
    case 'done':
    case 'kept':
      for (const finding of findings) say(run, finding, { state: 'posted', own: null, onFile });
      return 'there';
    case 'refused':
      return refused(run, parcel, { tried, result });
    case 'unclear':
      return parcel.mayWait === true ? 'unclear' : lookAfter(run, parcel, tried);
    case 'denied':
      deny(run, result);
      return giveUp(run, findings);
    case 'failed':
    case 'gone':
      return fail(run, findings, result.message);
    default:
      return giveUp(run, findings);
  }
}

/** A marker of this run. */
export function markerFor(run: Run, kind: Marker['kind'], fingerprint: string | null = null): Marker {
  const { change, runId } = run.input.document;
  return { kind, fingerprint, head: change.head.sha, run: runId };
}

/** Throws away or submits reviews of ours that were begun and never submitted; whether there were any. */
export async function clearDrafts(run: Run, state: BoardState): Promise<boolean> {
  const { board } = run.input;
  const drafts = planDrafts(state, run.scope);
  for (const { draft, how } of drafts) {
    const result = await write(run, { kind: `${how}-draft`, subject: draft.id }, () =>
      how === 'discard' ? board.discardDraft(draft.id) : board.submitDraft(draft.id),
    );
    if (result !== null && 'message' in result && result.kind !== 'gone') {
      run.remarks.add(`A review that was begun and not submitted could not be cleared: ${result.message}`);
    }
  }
  return drafts.length > 0;
}

function operationOf({ findings, onFile }: Parcel) {
  const subject = findings.map(({ fingerprint }) => fingerprint).join(' ');
  return { kind: onFile ? 'file-comment' : 'review', subject } as const;
}

function submit(run: Run, { findings, onFile }: Parcel, short: boolean): Promise<WriteResult> {
  const { board, document } = run.input;
  const headSha = document.change.head.sha;
  const [first] = findings;
  if (onFile && first !== undefined) {
    const { path } = first;
    const about = { headSha, path, oldPath: oldPathOf(run, path), task: isTask(run, first) };
    return board.commentOnFile({ ...about, body: bodyOf(run, first, { onFile, short }) });
  }
  const comments = findings.flatMap((finding) => {
    const body = bodyOf(run, finding, { onFile, short });
    return finding.anchor === null ? [] : [inlineOf(run, finding, { anchor: finding.anchor, body })];
  });
  const body = withMarker(reviewText(comments.length), markerFor(run, 'review'), run.scope);
  return board.submitReview({ headSha, body, verdict: 'comment', comments });
}

function inlineOf(
  run: Run,
  finding: WantedFinding,
  { anchor, body }: Pick<InlineComment, 'anchor' | 'body'>,
): InlineComment {
  const { path, side, line, startLine } = anchor;
  const mark = (at: number) => run.code.markAt(path, side, at) ?? ' ';
  return {
    anchor,
    body,
    mark: mark(line),
    startMark: startLine === null ? null : mark(startLine),
    oldPath: oldPathOf(run, path),
    task: isTask(run, finding),
  };
}

function oldPathOf(run: Run, path: string): string | null {
  return run.code.fileOf(path)?.oldPath ?? null;
}

function isTask(run: Run, { severity }: WantedFinding): boolean {
  const { rules, board } = run.input;
  return rules.blockerTasks && board.can.tasks && severity === 'blocking';
}

function bodyOf(
  run: Run,
  finding: WantedFinding,
  { onFile, short }: { readonly onFile: boolean; readonly short: boolean },
): string {
  const { board, document, rules } = run.input;
  const text = findingText(finding, !onFile, {
    seats: countingSeats(document.slots).length,
    code: codeSlots(document.slots),
    suggestions: rules.suggestions,
    can: board.can,
    maxLength: roomFor(board, short),
  });
  return withMarker(text, markerFor(run, 'finding', finding.fingerprint), run.scope);
}

type Refused = { readonly tried: Tried; readonly result: Extract<WriteResult, { kind: 'refused' }> };

async function refused(run: Run, parcel: Parcel, { tried, result }: Refused): Promise<SendEnd> {
  const { findings, onFile } = parcel;
  switch (result.refusal) {
    case 'anchor':
      return onFile ? giveUp(run, findings, 'the forge refused a comment on its file') : 'anchor';
    case 'draft': {
      const state = tried.draft ? null : await readBoard(run);
      if (state === null || !(await clearDrafts(run, state))) return fail(run, findings, result.message);
      return send(run, parcel, { ...tried, draft: true });
    }
    case 'too-long':
      if (!tried.short) return send(run, parcel, { ...tried, short: true });
      return fail(run, findings, result.message);
    case 'spam':
      // More of the same makes it worse; the summary is one comment.
      run.mute = 'the forge took more comments for spam';
      return giveUp(run, findings);
    case 'moved':
    case 'closed':
      return giveUp(run, findings);
    default:
      return fail(run, findings, result.message);
  }
}

/** Nobody knows whether the comments arrived: what is to be seen is there, the rest is sent once more. */
async function lookAfter(run: Run, parcel: Parcel, tried: Tried): Promise<SendEnd> {
  const state = await readBoard(run);
  // Without knowing what is there, sending again would say things twice.
  if (state === null) return fail(run, parcel.findings, 'what became of a comment is not known');
  const left = takeDown(run, parcel, state);
  if (left.length === 0) return 'there';
  if (!tried.unclear) return send(run, { ...parcel, findings: left }, { ...tried, unclear: true });
  return fail(run, left, 'the forge did not say twice whether comments arrived');
}

/** Takes down which of these findings a comment of ours says now; answers the others. */
export function takeDown(
  run: Run,
  { findings, onFile }: Parcel,
  state: BoardState,
): readonly WantedFinding[] {
  const said = saidBy(state, run);
  return findings.filter((finding) => {
    const own = said.get(finding.fingerprint);
    if (own !== undefined) {
      run.wrote = true;
      say(run, finding, { state: 'posted', own, onFile });
    }
    return own === undefined;
  });
}

/** Our threads by fingerprint, the oldest of each. */
export function saidBy(state: BoardState, run: Run): ReadonlyMap<string, OwnThread> {
  return new Map([...ownThreads(state, run.scope)].reverse().map((own) => [own.fingerprint, own]));
}

/** Lists what could not be posted, and makes no more comments: the fault is not theirs. */
export function fail(run: Run, findings: readonly WantedFinding[], message: string): SendEnd {
  run.mute ??= `posting failed: ${message}`;
  run.incomplete.add(`comments could not be posted: ${message}`);
  return giveUp(run, findings);
}

/** Lists what is not said yet. */
export function giveUp(run: Run, findings: readonly WantedFinding[], reason?: string): SendEnd {
  const why = reason ?? run.mute ?? (run.superseded ? 'the pull request has moved on' : 'not posted');
  for (const finding of findings) if (isUnsaid(run, finding)) list(run, finding, why);
  return 'over';
}
