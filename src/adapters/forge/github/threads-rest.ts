/** What was said on a pull request, by REST: for servers and tokens that GraphQL is closed to. */
import type { Account, BoardComment, DraftReview, ReviewThread } from '../../../domain/board.ts';
import { at, idOf, lineOf, textOf } from '../fields.ts';
import { accountOf } from './account.ts';
import type { GitHubApi } from './api.ts';
import { unreadable } from './problem.ts';
import { type Conversation, sideOf } from './threads.ts';

/** The account of a workflow's own token; its number is known for github.com only. */
const ACTIONS: Account = { id: null, login: 'github-actions', kind: 'bot' };
const ACTIONS_ID = '41898282';
const GITHUB_COM = 'https://github.com';

/** Reads all threads and our own begun reviews; what is resolved stays unknown. Throws `ForgeError`. */
export async function readConversationByRest(api: GitHubApi, number: number): Promise<Conversation> {
  const place = { owner: api.owner, repo: api.repo, pull_number: number };
  const comments = await api.getAll('GET /repos/{owner}/{repo}/pulls/{pull_number}/comments', place);
  const identity = await readIdentity(api);
  return {
    me: identity.me,
    threads: threadsOf(comments),
    drafts: await readDrafts(api, number),
    remarks: ['which threads are resolved could not be read: GraphQL gave no answer', ...identity.remarks],
  };
}

type Identity = { readonly me: Account; readonly remarks: readonly string[] };

/** `GET /user` is refused to a workflow's token and to any other token of an app. */
async function readIdentity(api: GitHubApi): Promise<Identity> {
  const answer = await api.get('GET /user', {}, { allow: [403] });
  if (answer.status === 403) {
    const id = api.serverUrl === GITHUB_COM ? ACTIONS_ID : null;
    return {
      me: { ...ACTIONS, id },
      remarks: ['the account of the token could not be read and is taken for github-actions'],
    };
  }
  const me = accountOf(answer.data);
  if (me === null) throw unreadable('GET /user', 'no login');
  return { me, remarks: [] };
}

/** Replies name the comment that began the thread, which may be gone. The oldest comes first, as GitHub lists them. */
function threadsOf(comments: readonly unknown[]): readonly ReviewThread[] {
  const groups = new Map<string, unknown[]>();
  for (const comment of comments) {
    const root = idOf(at(comment, 'in_reply_to_id')) ?? idOf(at(comment, 'id'));
    if (root === null) throw unreadable('GET pulls/comments', 'a comment without id');
    const group = groups.get(root);
    if (group === undefined) groups.set(root, [comment]);
    else group.push(comment);
  }
  return [...groups].map(([id, group]) => threadOf(id, group));
}

/** A comment on a whole file has line 1 here, so that only `subject_type` tells. */
function threadOf(id: string, group: readonly unknown[]): ReviewThread {
  const [root] = group;
  const path = textOf(at(root, 'path'));
  if (path === null) throw unreadable('GET pulls/comments', 'a comment without path');
  const isFile = at(root, 'subject_type') === 'file';
  const line = isFile ? null : lineOf(at(root, 'line'));
  return {
    id,
    path,
    subject: isFile ? 'file' : 'line',
    side: isFile ? null : sideOf(at(root, 'side')),
    line,
    originalLine: isFile ? null : lineOf(at(root, 'original_line')),
    resolved: null,
    outdated: !isFile && line === null,
    canResolve: false,
    comments: group.map(commentByRest),
  };
}

/** A comment of either of REST's two lists. Whether it is hidden is not in there. */
export function commentByRest(comment: unknown): BoardComment {
  const id = idOf(at(comment, 'id'));
  if (id === null) throw unreadable('GET comments', 'a comment without id');
  return {
    id,
    author: accountOf(at(comment, 'user')),
    body: textOf(at(comment, 'body')) ?? '',
    url: textOf(at(comment, 'html_url')),
    minimised: false,
  };
}

/** Begun reviews are listed to their author alone. */
async function readDrafts(api: GitHubApi, number: number): Promise<readonly DraftReview[]> {
  const place = { owner: api.owner, repo: api.repo, pull_number: number };
  const reviews = await api.getAll('GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews', place);
  const drafts: DraftReview[] = [];
  for (const review of reviews) {
    const id = idOf(at(review, 'id'));
    if (at(review, 'state') !== 'PENDING' || id === null) continue;
    const comments = await api.getAll(
      'GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/comments',
      { ...place, review_id: Number(id) },
    );
    const bodies = comments.map((comment) => textOf(at(comment, 'body')) ?? '');
    drafts.push({ id, body: textOf(at(review, 'body')) ?? '', comments: bodies });
  }
  return drafts;
}
