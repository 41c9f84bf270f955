/** Accounts and repositories as REST shows them. */
import type { Fields, GitHubAccount, World } from './types.ts';

/** The login as REST writes it: a bot's ends with `[bot]`. */
export function restLogin(account: GitHubAccount): string {
  return account.type === 'Bot' ? `${account.login}[bot]` : account.login;
}

/** A `simple-user`; null where the account is gone. */
export function userPayload(world: World, account: GitHubAccount | null): Fields | null {
  if (account === null) return null;
  const login = restLogin(account);
  const url = `${world.apiUrl}/users/${encodeURIComponent(login)}`;
  return {
    login,
    id: account.id,
    node_id: `U_${account.id}`,
    avatar_url: `${world.serverUrl}/avatars/u/${account.id}`,
    gravatar_id: '',
    url,
    html_url: `${world.serverUrl}/${account.type === 'Bot' ? `apps/${account.login}` : account.login}`,
    followers_url: `${url}/followers`,
    following_url: `${url}/following{/other_user}`,
    gists_url: `${url}/gists{/gist_id}`,
    starred_url: `${url}/starred{/owner}{/repo}`,
    subscriptions_url: `${url}/subscriptions`,
    organizations_url: `${url}/orgs`,
    repos_url: `${url}/repos`,
    events_url: `${url}/events{/privacy}`,
    received_events_url: `${url}/received_events`,
    type: account.type,
    site_admin: false,
    user_view_type: 'public',
  };
}

/** The account behind a user token, as `GET /user` shows it. */
export function publicUserPayload(world: World, account: GitHubAccount): Fields {
  return {
    ...userPayload(world, account),
    name: account.login,
    company: null,
    blog: '',
    location: null,
    email: null,
    hireable: null,
    bio: null,
    public_repos: 1,
    public_gists: 0,
    followers: 0,
    following: 0,
    created_at: '2020-01-01T00:00:00Z',
    updated_at: '2020-01-01T00:00:00Z',
  };
}

const REPOSITORY_LINKS: Readonly<Record<string, string>> = {
  archive: '/{archive_format}{/ref}',
  assignees: '/assignees{/user}',
  blobs: '/git/blobs{/sha}',
  branches: '/branches{/branch}',
  collaborators: '/collaborators{/collaborator}',
  comments: '/comments{/number}',
  commits: '/commits{/sha}',
  compare: '/compare/{base}...{head}',
  contents: '/contents/{+path}',
  contributors: '/contributors',
  deployments: '/deployments',
  downloads: '/downloads',
  events: '/events',
  forks: '/forks',
  git_commits: '/git/commits{/sha}',
  git_refs: '/git/refs{/sha}',
  git_tags: '/git/tags{/sha}',
  hooks: '/hooks',
  issue_comment: '/issues/comments{/number}',
  issue_events: '/issues/events{/number}',
  issues: '/issues{/number}',
  keys: '/keys{/key_id}',
  labels: '/labels{/name}',
  languages: '/languages',
  merges: '/merges',
  milestones: '/milestones{/number}',
  notifications: '/notifications{?since,all,participating}',
  pulls: '/pulls{/number}',
  releases: '/releases{/id}',
  stargazers: '/stargazers',
  statuses: '/statuses/{sha}',
  subscribers: '/subscribers',
  subscription: '/subscription',
  tags: '/tags',
  teams: '/teams',
  trees: '/git/trees{/sha}',
};

/** A `repository`; `isFork` gives the fork of a contributor. */
export function repositoryPayload(world: World, isFork = false): Fields {
  const { owner, name } = world.settings;
  const holder = isFork ? 'contributor' : owner;
  const fullName = `${holder}/${name}`;
  const url = `${world.apiUrl}/repos/${fullName}`;
  const html = `${world.serverUrl}/${fullName}`;
  const links = Object.entries(REPOSITORY_LINKS).map(([key, rest]) => [`${key}_url`, `${url}${rest}`]);
  return {
    id: isFork ? 502 : 501,
    node_id: isFork ? 'R_502' : 'R_501',
    name,
    full_name: fullName,
    private: false,
    owner: userPayload(world, { login: holder, id: isFork ? 72 : 71, type: 'User' }),
    html_url: html,
    description: null,
    fork: isFork,
    url,
    ...Object.fromEntries(links),
    git_url: `git://127.0.0.1/${fullName}.git`,
    ssh_url: `git@127.0.0.1:${fullName}.git`,
    clone_url: `${html}.git`,
    svn_url: html,
    mirror_url: null,
    homepage: null,
    language: null,
    license: null,
    forks: 0,
    forks_count: 0,
    stargazers_count: 0,
    watchers: 0,
    watchers_count: 0,
    size: 1,
    default_branch: 'main',
    open_issues: 1,
    open_issues_count: 1,
    has_discussions: false,
    topics: [],
    has_issues: true,
    has_projects: false,
    has_wiki: false,
    has_pages: false,
    has_downloads: false,
    archived: false,
    disabled: false,
    visibility: 'public',
    pushed_at: '2026-01-01T00:00:00Z',
    created_at: '2020-01-01T00:00:00Z',
    updated_at: '2026-01-01T00:00:00Z',
  };
}

/** Addresses of the pull request. */
export function pullUrls(world: World): {
  readonly api: string;
  readonly html: string;
  readonly issue: string;
} {
  const path = `${world.settings.owner}/${world.settings.name}`;
  const { number } = world.state.pull;
  return {
    api: `${world.apiUrl}/repos/${path}/pulls/${number}`,
    html: `${world.serverUrl}/${path}/pull/${number}`,
    issue: `${world.apiUrl}/repos/${path}/issues/${number}`,
  };
}

/** How an account stands to the repository. */
export function association(account: GitHubAccount | null): string {
  return account === null || account.type === 'Bot' ? 'NONE' : 'CONTRIBUTOR';
}
