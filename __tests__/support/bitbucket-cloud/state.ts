/** What the server holds, and how comments move with the commits. */
import type { FileChange } from '../forge/git-view.ts';
import { anchorProblem, shiftLine } from '../forge/hunks.ts';
import type { Side } from '../forge/types.ts';
import { ADA, GRACE } from './accounts.ts';
import type {
  Account,
  BitbucketCloudOptions,
  CloudState,
  CommentState,
  InlineState,
  ParticipantState,
  World,
} from './types.ts';

const START = Date.parse('2026-01-01T00:00:00Z');

/** The state at the beginning: an open pull request on which nothing was said. */
export function createState(options: BitbucketCloudOptions, base: string, head: string): CloudState {
  let id = options.firstId ?? 500_000_001;
  let seconds = 0;
  const tick = (): string =>
    new Date(START + ++seconds * 1000).toISOString().replace('.000Z', '.000000+00:00');
  const now = tick();
  const reviewers = options.reviewers ?? [GRACE];
  return {
    pullRequest: {
      number: options.number ?? 7,
      title: options.title ?? 'Change the shop',
      description: options.description ?? 'What and why.',
      author: options.author ?? ADA,
      state: 'OPEN',
      draft: options.draft ?? false,
      destinationBranch: /^[0-9a-f]{40}$/.test(options.base)
        ? 'main'
        : options.base.replace(/^refs\/heads\//, ''),
      destinationSha: base,
      sourceBranch: options.sourceBranch ?? 'feature',
      sourceSha: head,
      sourceRepository: options.sourceRepository ?? 'same',
      reviewers,
      closedBy: null,
      createdOn: now,
      updatedOn: now,
    },
    comments: [],
    participants: reviewers.map((user) => ({ user, role: 'REVIEWER', state: null, participatedOn: null })),
    reports: [],
    builds: [],
    tasks: [],
    nextId: () => id++,
    tick,
  };
}

export function sameAccount(one: Account, other: Account): boolean {
  return one.uuid === other.uuid;
}

/** The commit that the changes are told from: where both branches were one. */
export function mergeBaseOf(world: World): string {
  const { destinationSha, sourceSha } = world.state.pullRequest;
  return world.git.mergeBase(destinationSha, sourceSha) ?? destinationSha;
}

/** Changed files of the pull request. */
export function changesOf(world: World): readonly FileChange[] {
  return world.git.changes(mergeBaseOf(world), world.state.pullRequest.sourceSha);
}

/** Who takes part, added where it is not one yet. */
export function participantOf(state: CloudState, user: Account): ParticipantState {
  const found = state.participants.find((one) => sameAccount(one.user, user));
  if (found !== undefined) return found;
  const added: ParticipantState = { user, role: 'PARTICIPANT', state: null, participatedOn: null };
  state.participants.push(added);
  return added;
}

/** Makes these the reviewers; others keep only what they said. */
export function setReviewers(state: CloudState, reviewers: readonly Account[]): void {
  state.pullRequest.reviewers = reviewers;
  const before = [...state.participants];
  const known = (user: Account) => before.find((one) => sameAccount(one.user, user));
  const isReviewer = (user: Account) => reviewers.some((one) => sameAccount(one, user));
  const others = before
    .filter((one) => !isReviewer(one.user) && (one.role === 'PARTICIPANT' || one.participatedOn !== null))
    .map((one) => ({ ...one, role: 'PARTICIPANT' as const }));
  const asked = reviewers.map((user) => ({
    state: null,
    participatedOn: null,
    ...known(user),
    user,
    role: 'REVIEWER' as const,
  }));
  state.participants.splice(0, before.length, ...asked, ...others);
}

export type Lines = Pick<InlineState, 'path' | 'from' | 'to' | 'startFrom' | 'startTo'>;

/** Puts a comment somewhere. The place is not refused: outside the diff it is outdated at once. */
export function placeInline(world: World, lines: Lines): InlineState {
  const { sourceSha, destinationSha } = world.state.pullRequest;
  const inline = { ...lines, outdated: false, sourceSha, destinationSha };
  inline.outdated = !isShown(world, inline);
  return inline;
}

export type NewComment = {
  readonly user: Account;
  readonly text: string;
  readonly parentId?: number;
  readonly inline?: InlineState | null;
  readonly pending?: boolean;
};

/** A comment as it would be added. */
export function draftComment(state: CloudState, comment: NewComment): CommentState {
  const now = state.tick();
  const parent = state.comments.find((one) => one.id === comment.parentId);
  return {
    id: state.nextId(),
    user: comment.user,
    text: comment.text,
    parentId: comment.parentId ?? null,
    inline: parent === undefined ? (comment.inline ?? null) : rootOf(state, parent).inline,
    deleted: false,
    pending: comment.pending ?? false,
    resolution: null,
    createdOn: now,
    updatedOn: now,
  };
}

/** Adds a comment; its author takes part from then on. */
export function addComment(state: CloudState, comment: NewComment): CommentState {
  const added = draftComment(state, comment);
  state.comments.push(added);
  participantOf(state, comment.user).participatedOn = added.createdOn;
  return added;
}

/** The comment that began the thread. */
export function rootOf(state: CloudState, comment: CommentState): CommentState {
  const parent = state.comments.find((one) => one.id === comment.parentId);
  return parent === undefined ? comment : rootOf(state, parent);
}

/** Removes what was said, and keeps the place of it. */
export function entomb(state: CloudState, comment: CommentState): void {
  comment.deleted = true;
  comment.text = '';
  comment.updatedOn = state.tick();
}

/** Moves the head. Comments move with the lines; those whose lines were changed become outdated. */
export function moveSource(world: World, sha: string): void {
  world.state.pullRequest.sourceSha = sha;
  moveComments(world);
}

/** Moves the destination. Comments stay where the new diff still shows their lines. */
export function moveDestination(world: World, branch: string, sha: string): void {
  world.state.pullRequest.destinationBranch = branch;
  world.state.pullRequest.destinationSha = sha;
  moveComments(world);
}

function moveComments(world: World): void {
  world.state.pullRequest.updatedOn = world.state.tick();
  // Replies share the place of their thread's first comment.
  const places = new Set(world.state.comments.map((comment) => comment.inline));
  for (const place of places) if (place !== null && !place.outdated) movePlace(world, place);
}

function movePlace(world: World, inline: InlineState): void {
  const { sourceSha, destinationSha } = world.state.pullRequest;
  const side = sideOf(inline);
  const lines = side === null ? [] : linesOf(inline, side).map((line) => shifted(world, inline, side, line));
  const [first = null, last = null] = [lines[0], lines.at(-1)];
  const isWhole = lines.every((line, index) => line !== null && line === (first ?? 0) + index);
  // All lines of a range stay together, or it is no longer what was talked about. The last known lines stay in sight.
  if (!isWhole) {
    inline.outdated = true;
    return;
  }
  if (side === 'RIGHT') {
    inline.to = last;
    inline.startTo = inline.startTo === null ? null : first;
  }
  if (side === 'LEFT') {
    inline.from = last;
    inline.startFrom = inline.startFrom === null ? null : first;
  }
  inline.sourceSha = sourceSha;
  inline.destinationSha = destinationSha;
  inline.outdated = !isShown(world, inline);
}

function sideOf(inline: Lines): Side | null {
  return inline.to !== null ? 'RIGHT' : inline.from !== null ? 'LEFT' : null;
}

/** The lines on the comment's side, the last one at the end. */
function linesOf(inline: Lines, side: Side): readonly number[] {
  const [start, line] = side === 'RIGHT' ? [inline.startTo, inline.to] : [inline.startFrom, inline.from];
  const end = line ?? 0;
  return Array.from({ length: end - (start ?? end) + 1 }, (_, index) => (start ?? end) + index);
}

function shifted(world: World, inline: InlineState, side: Side, line: number): number | null {
  const { git } = world;
  const file = changesOf(world).find((one) => one.path === inline.path);
  const before = git.mergeBase(inline.destinationSha, inline.sourceSha) ?? inline.destinationSha;
  const [from, to] =
    side === 'RIGHT' ? [inline.sourceSha, world.state.pullRequest.sourceSha] : [before, mergeBaseOf(world)];
  const path = side === 'RIGHT' ? inline.path : (file?.oldPath ?? inline.path);
  return from === to ? line : shiftLine(git.steps(from, to, path), line);
}

/** Whether the diff of now shows the file, and in one hunk the lines. */
function isShown(world: World, inline: Lines): boolean {
  const file = changesOf(world).find((one) => one.path === inline.path);
  const side = sideOf(inline);
  if (file === undefined || side === null) return file !== undefined;
  const lines = linesOf(inline, side);
  const line = lines.at(-1) ?? 0;
  const startLine = lines.length > 1 ? (lines[0] ?? null) : null;
  return anchorProblem(file.hunks, { line, side, startLine, startSide: side }) === null;
}
