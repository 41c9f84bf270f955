/** The pull request, its files and commits as REST shows them. */
import type { FileChange } from '../forge/git-view.ts';
import { association, pullUrls, repositoryPayload, userPayload } from './payload-account.ts';
import { changesOf, visibleReviewComments } from './state.ts';
import type { Fields, World } from './types.ts';

function branch(world: World, ref: string, sha: string, where: 'same' | 'fork' | 'gone'): Fields {
  const owner = where === 'same' ? world.settings.owner : 'contributor';
  const repo = where === 'gone' ? null : repositoryPayload(world, where === 'fork');
  return {
    label: `${owner}:${ref}`,
    ref,
    sha,
    user: userPayload(world, { login: owner, id: where === 'same' ? 71 : 72, type: 'User' }),
    repo,
  };
}

/** A `pull-request-simple`. */
export function simplePullPayload(world: World): Fields {
  const { pull } = world.state;
  const { api, html, issue } = pullUrls(world);
  const repo = `${world.apiUrl}/repos/${world.settings.owner}/${world.settings.name}`;
  const closedAt = pull.state === 'closed' ? pull.updatedAt : null;
  const links = {
    self: api,
    html,
    issue,
    comments: `${issue}/comments`,
    review_comments: `${api}/comments`,
    review_comment: `${repo}/pulls/comments{/number}`,
    commits: `${api}/commits`,
    statuses: `${repo}/statuses/${pull.headSha}`,
  };
  return {
    url: api,
    id: 900_000 + pull.number,
    node_id: `PR_${pull.number}`,
    html_url: html,
    diff_url: `${html}.diff`,
    patch_url: `${html}.patch`,
    issue_url: issue,
    commits_url: links.commits,
    review_comments_url: links.review_comments,
    review_comment_url: links.review_comment,
    comments_url: links.comments,
    statuses_url: links.statuses,
    number: pull.number,
    state: pull.state,
    locked: pull.locked,
    active_lock_reason: pull.locked ? 'resolved' : null,
    title: pull.title,
    user: userPayload(world, pull.author),
    body: pull.body,
    labels: pull.labels.map((name, index) => ({
      id: 600 + index,
      node_id: `LA_${600 + index}`,
      url: `${repo}/labels/${encodeURIComponent(name)}`,
      name,
      description: null,
      color: 'ededed',
      default: false,
    })),
    milestone: null,
    created_at: '2026-01-01T00:00:00Z',
    updated_at: pull.updatedAt,
    closed_at: closedAt,
    merged_at: pull.merged ? closedAt : null,
    merge_commit_sha: pull.merged ? pull.headSha : null,
    assignee: null,
    assignees: [],
    requested_reviewers: [],
    requested_teams: [],
    head: branch(world, pull.headRef, pull.headSha, pull.headRepository),
    base: branch(world, pull.baseRef, pull.baseSha, 'same'),
    _links: Object.fromEntries(Object.entries(links).map(([name, href]) => [name, { href }])),
    author_association: association(pull.author),
    auto_merge: null,
    draft: pull.draft,
  };
}

/** A `pull-request`. */
export function pullPayload(world: World): Fields {
  const { state, git } = world;
  const files = changesOf(world);
  return {
    ...simplePullPayload(world),
    merged: state.pull.merged,
    mergeable: state.pull.state === 'open' ? true : null,
    rebaseable: state.pull.state === 'open' ? true : null,
    mergeable_state: state.pull.draft ? 'draft' : 'clean',
    merged_by: state.pull.merged ? userPayload(world, { login: 'maintainer', id: 73, type: 'User' }) : null,
    comments: state.issueComments.length,
    review_comments: visibleReviewComments(world).length,
    maintainer_can_modify: false,
    commits: git.between(state.pull.baseSha, state.pull.headSha).length,
    additions: files.reduce((sum, file) => sum + file.additions, 0),
    deletions: files.reduce((sum, file) => sum + file.deletions, 0),
    changed_files: files.length,
  };
}

/** Whether a patch is too large for the list of files. */
export function isPatchWithheld(world: World, file: FileChange): boolean {
  const { fileLines, fileBytes } = world.settings.patchLimits;
  const patch = file.patch ?? '';
  return patch.split('\n').length > fileLines || Buffer.byteLength(patch) > fileBytes;
}

/** A `diff-entry`. */
export function filePayload(world: World, file: FileChange, head: string): Fields {
  const repo = `${world.settings.owner}/${world.settings.name}`;
  const path = file.path.split('/').map(encodeURIComponent).join('/');
  return {
    sha: file.sha,
    filename: file.path,
    status: file.status,
    additions: file.additions,
    deletions: file.deletions,
    changes: file.additions + file.deletions,
    blob_url: `${world.serverUrl}/${repo}/blob/${head}/${encodeURIComponent(file.path)}`,
    raw_url: `${world.serverUrl}/${repo}/raw/${head}/${encodeURIComponent(file.path)}`,
    contents_url: `${world.apiUrl}/repos/${repo}/contents/${path}?ref=${head}`,
    ...(file.patch === null || isPatchWithheld(world, file) ? {} : { patch: file.patch }),
    ...(file.oldPath === null ? {} : { previous_filename: file.oldPath }),
  };
}

/** A `commit` without its files. */
export function commitPayload(world: World, sha: string): Fields {
  const repo = `${world.settings.owner}/${world.settings.name}`;
  const url = `${world.apiUrl}/repos/${repo}`;
  const commit = world.git.commit(sha);
  return {
    url: `${url}/commits/${sha}`,
    sha,
    node_id: `C_${sha}`,
    html_url: `${world.serverUrl}/${repo}/commit/${sha}`,
    comments_url: `${url}/commits/${sha}/comments`,
    commit: {
      url: `${url}/git/commits/${sha}`,
      author: commit.author,
      committer: commit.committer,
      message: commit.message,
      comment_count: 0,
      tree: { sha: commit.tree, url: `${url}/git/trees/${commit.tree}` },
      verification: {
        verified: false,
        reason: 'unsigned',
        signature: null,
        payload: null,
        verified_at: null,
      },
    },
    author: null,
    committer: null,
    parents: commit.parents.map((parent) => ({
      sha: parent,
      url: `${url}/commits/${parent}`,
      html_url: `${world.serverUrl}/${repo}/commit/${parent}`,
    })),
  };
}
