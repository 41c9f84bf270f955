/** Answers in Data Center's forms: documents, lists of errors and pages. */
import type { Call, Fields, Reply } from './types.ts';

const PACKAGE = 'com.atlassian.bitbucket';

/** The server's own names of its errors. */
export const EXCEPTIONS = {
  argument: `${PACKAGE}.validation.ArgumentValidationException`,
  authentication: `${PACKAGE}.auth.IncorrectPasswordAuthenticationException`,
  authorisation: `${PACKAGE}.AuthorisationException`,
  commentOutOfDate: `${PACKAGE}.comment.CommentOutOfDateException`,
  commentDeletion: `${PACKAGE}.comment.CommentDeletionException`,
  illegalState: `${PACKAGE}.pull.IllegalPullRequestStateException`,
  invalidReviewers: `${PACKAGE}.pull.InvalidPullRequestReviewersException`,
  noBuild: `${PACKAGE}.build.status.NoSuchBuildStatusException`,
  noComment: `${PACKAGE}.comment.NoSuchCommentException`,
  noCommit: `${PACKAGE}.commit.NoSuchCommitException`,
  noPath: `${PACKAGE}.content.NoSuchPathException`,
  noPullRequest: `${PACKAGE}.pull.NoSuchPullRequestException`,
  noReport: `${PACKAGE}.codeinsights.report.NoSuchInsightReportException`,
  noRepository: `${PACKAGE}.repository.NoSuchRepositoryException`,
  noUser: `${PACKAGE}.user.NoSuchUserException`,
  outOfDate: `${PACKAGE}.pull.PullRequestOutOfDateException`,
  rateLimit: `${PACKAGE}.ratelimit.RateLimitException`,
} as const;

export function ok(json: unknown): Reply {
  return { status: 200, json };
}

/** An answer of a request that changed the state. */
export function changed(status: number, json?: unknown): Reply {
  return { status, json, changed: true };
}

/** A list of one error; `more` stands beside its message. */
export function failure(
  status: number,
  message: string,
  exceptionName: string | null,
  more: Fields = {},
): Reply {
  return { status, json: { errors: [{ context: null, message, exceptionName, ...more }] } };
}

/** 400: what was sent is not right; `context` names the field. */
export function invalid(context: string | null, message: string): Reply {
  return failure(400, message, EXCEPTIONS.argument, { context });
}

export function noSuchPath(path: string, at: string): Reply {
  return failure(404, `The path "${path}" does not exist at revision "${at}"`, EXCEPTIONS.noPath);
}

export function noSuchCommit(id: string): Reply {
  return failure(404, `Commit '${id}' does not exist in the repository.`, EXCEPTIONS.noCommit);
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A text field of a body; undefined where it is something else or is not there. */
export function textOf(body: Fields, name: string): string | undefined {
  const value = body[name];
  return typeof value === 'string' ? value : undefined;
}

/** A whole number of a body; undefined where it is something else or is not there. */
export function numberOf(body: Fields, name: string): number | undefined {
  const value = body[name];
  return typeof value === 'number' && Number.isInteger(value) ? value : undefined;
}

/** A version that was sent; -1 where none was, which no version is. */
export function versionOf(value: unknown): number {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && /^\d+$/.test(text) ? Number(text) : -1;
}

function whole(text: string | null, otherwise: number): number {
  const value = Number(text ?? otherwise);
  return Number.isInteger(value) && value >= 0 ? value : otherwise;
}

/** How many items a request gets. */
export function limitOf(call: Call): number {
  return Math.min(whole(call.query.get('limit'), 25) || 25, call.world.settings.pageLimit);
}

/** One page of a list. */
export function page(call: Call, items: readonly unknown[]): Reply {
  const limit = limitOf(call);
  const start = whole(call.query.get('start'), 0);
  const values = items.slice(start, start + limit);
  const isLastPage = start + limit >= items.length;
  return ok({
    size: values.length,
    limit,
    isLastPage,
    start,
    nextPageStart: isLastPage ? null : start + limit,
    values,
  });
}
