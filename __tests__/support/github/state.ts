/** What the server holds, and how comments move with the commits. */
import type { FileChange } from '../forge/git-view.ts';
import { anchorProblem, hunkUpTo, shiftLine } from '../forge/hunks.ts';
import type {
  GitHubAccount,
  GitHubOptions,
  GitHubState,
  ReviewCommentState,
  ReviewState,
  Side,
  ThreadState,
  World,
} from './types.ts';

const START = Date.parse('2026-01-01T00:00:00Z');

/** The state at the beginning: an open pull request on which nothing was said. */
export function createState(options: GitHubOptions, baseSha: string, headSha: string): GitHubState {
  let id = options.firstId ?? 1_000_001;
  let seconds = 0;
  const tick = (): string => new Date(START + ++seconds * 1000).toISOString().replace('.000', '');
  return {
    pull: {
      number: options.number ?? 7,
      title: options.title ?? 'Change the shop',
      body: options.body === undefined ? 'What and why.' : options.body,
      author: options.author === undefined ? { login: 'ana', id: 81, type: 'User' } : options.author,
      state: 'open',
      merged: false,
      draft: options.draft ?? false,
      locked: false,
      labels: [...(options.labels ?? [])],
      baseRef: /^[0-9a-f]{40}$/.test(options.base) ? 'main' : options.base.replace(/^refs\/heads\//, ''),
      baseSha,
      headRef: 'feature',
      headSha,
      headRepository: options.headRepository ?? 'same',
      heads: [headSha],
      updatedAt: tick(),
    },
    reviews: [],
    threads: [],
    reviewComments: [],
    issueComments: [],
    checkRuns: [],
    statuses: [],
    nextId: () => id++,
    tick,
  };
}

/** Changed files of the pull request, or of it as it was at an older head. */
export function changesOf(world: World, head = world.state.pull.headSha): readonly FileChange[] {
  const mergeBase = world.git.mergeBase(world.state.pull.baseSha, head) ?? world.state.pull.baseSha;
  return world.git.changes(mergeBase, head);
}

/** Whether a commit is one of the pull request's. */
export function isOfPull(world: World, sha: string): boolean {
  const { baseSha, headSha } = world.state.pull;
  return sha === headSha || world.git.between(baseSha, headSha).includes(sha);
}

export function sameAccount(one: GitHubAccount | null, other: GitHubAccount | null): boolean {
  return one !== null && other !== null && one.id === other.id;
}

/** The thread with this id; a comment without one is a mistake of the double. */
export function threadOf(state: GitHubState, id: string): ThreadState {
  const thread = state.threads.find((one) => one.id === id);
  if (thread === undefined) throw new Error(`no thread ${id}`);
  return thread;
}

/** Whether somebody may see a review: one that was not submitted is its author's alone. */
export function seesReview(review: ReviewState | undefined, who: GitHubAccount): boolean {
  return review !== undefined && (review.state !== 'PENDING' || sameAccount(review.user, who));
}

/** Comments that lists show: none of a review that was not submitted. */
export function visibleReviewComments(world: World): readonly ReviewCommentState[] {
  const pending = new Set(
    world.state.reviews.filter((review) => review.state === 'PENDING').map((review) => review.id),
  );
  return world.state.reviewComments.filter((comment) => !pending.has(comment.reviewId));
}

export type NewThread = {
  readonly path: string;
  readonly subject: 'line' | 'file';
  readonly side: Side;
  readonly line: number | null;
  readonly startLine: number | null;
  readonly startSide: Side | null;
  readonly commitId: string;
};

/** Opens a thread where it is said, without asking whether the place is right; moves it if the commit is older. */
export function openThread(world: World, place: NewThread): ThreadState {
  const hunks = changesOf(world, place.commitId).find((file) => file.path === place.path)?.hunks ?? [];
  const thread: ThreadState = {
    id: `PRRT_${world.state.nextId()}`,
    path: place.path,
    subject: place.subject,
    side: place.side,
    startSide: place.startSide,
    line: place.line,
    startLine: place.startLine,
    originalLine: place.line,
    originalStartLine: place.startLine,
    originalCommitId: place.commitId,
    commitId: place.commitId,
    diffHunk: place.line === null ? '' : hunkUpTo(hunks, place.side, place.line),
    outdated: false,
    resolvedBy: null,
  };
  world.state.threads.push(thread);
  if (place.commitId !== world.state.pull.headSha) moveThread(world, thread, world.state.pull.baseSha);
  return thread;
}

/** Adds a comment to a thread. */
export function addReviewComment(
  state: GitHubState,
  thread: ThreadState,
  review: ReviewState,
  said: { readonly user: GitHubAccount | null; readonly body: string },
): ReviewCommentState {
  const root = state.reviewComments.find((comment) => comment.threadId === thread.id);
  const at = state.tick();
  const comment: ReviewCommentState = {
    id: state.nextId(),
    threadId: thread.id,
    reviewId: review.id,
    inReplyTo: root?.id ?? null,
    user: said.user,
    body: said.body,
    createdAt: at,
    updatedAt: at,
    minimized: null,
  };
  state.reviewComments.push(comment);
  return comment;
}

/** Begins a review. */
export function addReview(
  state: GitHubState,
  review: Pick<ReviewState, 'user' | 'body' | 'state'> & { readonly commitId?: string },
): ReviewState {
  const added: ReviewState = {
    id: state.nextId(),
    user: review.user,
    body: review.body,
    state: review.state,
    commitId: review.commitId ?? state.pull.headSha,
    submittedAt: review.state === 'PENDING' ? null : state.tick(),
  };
  state.reviews.push(added);
  return added;
}

/** Removes comments, and the threads that are empty then. */
export function removeReviewComments(
  state: GitHubState,
  gone: (comment: ReviewCommentState) => boolean,
): void {
  const kept = state.reviewComments.filter((comment) => !gone(comment));
  state.reviewComments.splice(0, state.reviewComments.length, ...kept);
  const threads = state.threads.filter((thread) => kept.some((comment) => comment.threadId === thread.id));
  state.threads.splice(0, state.threads.length, ...threads);
}

/** Moves the head. Comments move with the lines; those whose lines were changed become outdated. */
export function moveHead(world: World, sha: string): void {
  const { pull } = world.state;
  pull.headSha = sha;
  pull.heads.push(sha);
  pull.updatedAt = world.state.tick();
  for (const thread of world.state.threads) moveThread(world, thread, pull.baseSha);
}

/** Moves the base. Comments stay where the new diff still shows their lines. */
export function moveBase(world: World, ref: string, sha: string): void {
  const { pull } = world.state;
  const before = pull.baseSha;
  pull.baseRef = ref;
  pull.baseSha = sha;
  pull.updatedAt = world.state.tick();
  for (const thread of world.state.threads) moveThread(world, thread, before);
}

function moveThread(world: World, thread: ThreadState, baseBefore: string): void {
  if (thread.outdated) return;
  const place = placeNow(world, thread, baseBefore);
  thread.outdated = place === null;
  thread.line = place?.line ?? null;
  thread.startLine = place?.startLine ?? null;
  if (place !== null) thread.commitId = world.state.pull.headSha;
}

type Place = { readonly line: number | null; readonly startLine: number | null };

/** Where a thread stands in the diff of now; null where its lines were changed or are no longer shown. */
function placeNow(world: World, thread: ThreadState, baseBefore: string): Place | null {
  const { git, state } = world;
  const { headSha, baseSha } = state.pull;
  const file = changesOf(world).find((one) => one.path === thread.path);
  if (file === undefined) return null;
  if (thread.subject === 'file') return { line: null, startLine: null };
  const old = git.mergeBase(baseBefore, thread.commitId) ?? baseBefore;
  const now = git.mergeBase(baseSha, headSha) ?? baseSha;
  const shift = (side: Side, line: number): number | null => {
    const [from, to] = side === 'RIGHT' ? [thread.commitId, headSha] : [old, now];
    const path = side === 'RIGHT' ? file.path : (file.oldPath ?? file.path);
    return from === to ? line : shiftLine(git.steps(from, to, path), line);
  };
  const lines = linesOf(thread).map((line) => shift(thread.side, line));
  const { startSide } = thread;
  const line = lines.at(-1) ?? null;
  // All lines of a range stay together, or it is no longer what was talked about.
  if (line === null || lines.some((one, index) => one !== line - lines.length + 1 + index)) return null;
  const isMixed = thread.startLine !== null && (startSide ?? thread.side) !== thread.side;
  const otherStart = isMixed ? shift(startSide ?? thread.side, thread.startLine ?? 0) : null;
  if (isMixed && otherStart === null) return null;
  const startLine = thread.startLine === null ? null : isMixed ? otherStart : (lines[0] ?? null);
  const problem = anchorProblem(file.hunks, { line, side: thread.side, startLine, startSide });
  return problem === null ? { line, startLine } : null;
}

/** The lines on the thread's own side, the last one at the end. */
function linesOf(thread: ThreadState): readonly number[] {
  const end = thread.line ?? 0;
  const isRange = thread.startLine !== null && (thread.startSide ?? thread.side) === thread.side;
  const start = isRange ? (thread.startLine ?? end) : end;
  return Array.from({ length: end - start + 1 }, (_, index) => start + index);
}
