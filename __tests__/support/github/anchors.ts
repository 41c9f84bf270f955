/** Whether a comment may stand where it is to stand, in the words of the two ways to send one. */

import { anchorProblem } from '../forge/hunks.ts';
import { numberOf, textOf } from './http.ts';
import { changesOf, isOfPull, type NewThread } from './state.ts';
import type { Fields, Side, World } from './types.ts';

export type Placed =
  | { readonly kind: 'place'; readonly place: NewThread }
  | { readonly kind: 'wrong'; readonly sentence: string; readonly errors: readonly Fields[] };

const RESOURCE = 'PullRequestReviewComment';
const THREAD = 'pull_request_review_thread';
const NO_HUNK = { resource: RESOURCE, code: 'missing_field', field: `${THREAD}.diff_hunk` };

function wrong(sentence: string, ...errors: readonly Fields[]): Placed {
  return { kind: 'wrong', sentence, errors };
}

function custom(field: string, message: string): Fields {
  return { resource: RESOURCE, code: 'custom', field, message };
}

function sideOf(value: unknown): Side | null {
  return value === 'LEFT' || value === 'RIGHT' ? value : null;
}

/** Says why a commit may not be written to, or null. */
export function commitProblem(world: World, sha: string): string | null {
  if (!/^[0-9a-f]{40}$/.test(sha) || world.git.resolve(sha) === null)
    return `No commit found for SHA: ${sha}`;
  return isOfPull(world, sha) ? null : 'commit_id is not part of the pull request';
}

/** Reads where a comment is to stand and checks it against the diff at that commit. */
export function placeComment(world: World, comment: Fields, commitId: string): Placed {
  const path = textOf(comment, 'path') ?? '';
  const file = changesOf(world, commitId).find((one) => one.path === path);
  if (file === undefined) return wrongPath(world);
  const side = sideOf(comment.side) ?? 'RIGHT';
  if (comment.subject_type === 'file') {
    return place({ path, subject: 'file', side, line: null, startLine: null, startSide: null, commitId });
  }
  const line = numberOf(comment, 'line');
  if (line === undefined) return wrongLine(world, false);
  const startLine = numberOf(comment, 'start_line') ?? null;
  const startSide = startLine === null ? null : (sideOf(comment.start_side) ?? side);
  const problem = anchorProblem(file.hunks, { line, side, startLine, startSide });
  if (problem === 'line') return wrongLine(world, startLine !== null);
  if (problem === 'order') {
    return wrong(
      'Pull request review thread start line must precede the end line.',
      custom(`${THREAD}.start_line`, `${THREAD}.start_line must precede the end line.`),
    );
  }
  if (problem === 'start') {
    return wrong(
      'Pull request review thread start line must be part of the same hunk as the line.',
      custom(`${THREAD}.start_line`, `${THREAD}.start_line must be part of the same hunk as the line.`),
    );
  }
  return place({ path, subject: 'line', side, line, startLine, startSide, commitId });
}

function place(thread: NewThread): Placed {
  return { kind: 'place', place: thread };
}

function wrongPath(world: World): Placed {
  const sentence =
    world.settings.lineWording === 'could not be resolved'
      ? 'Path could not be resolved'
      : "Pull request review thread path is invalid and Pull request review thread diff hunk can't be blank";
  return wrong(sentence, { resource: RESOURCE, code: 'invalid', field: `${THREAD}.path` }, NO_HUNK);
}

function wrongLine(world: World, hasStart: boolean): Placed {
  const both = "Pull request review thread diff hunk can't be blank";
  const long = hasStart
    ? `Pull request review thread line must be part of the diff, Pull request review thread start line must be part of the same hunk as the line., and ${both}`
    : `Pull request review thread line must be part of the diff and ${both}`;
  return wrong(
    world.settings.lineWording === 'could not be resolved' ? 'Line could not be resolved' : long,
    custom(`${THREAD}.line`, `${THREAD}.line must be part of the diff`),
    NO_HUNK,
  );
}
