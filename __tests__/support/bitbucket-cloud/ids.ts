/** Ids that stand for names in addresses, and where forks are. */
export const WORKSPACE_ID = '{aaaaaaaa-0000-4000-8000-000000000001}';
export const REPOSITORY_ID = '{aaaaaaaa-0000-4000-8000-000000000002}';
export const FORK_WORKSPACE = 'elsewhere';
