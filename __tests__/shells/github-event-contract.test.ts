import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readTrigger } from '../../src/shells/github-event.ts';
import { type GitRepo, makeGitRepo, type TreeFile } from '../support/git-repo.ts';
import { type GitHubServer, startGitHub } from '../support/github/server.ts';
import { CONTRACTS_DIR, loadContract } from '../support/vendor-contract.ts';

const file = (content: string): TreeFile[] => [
  { path: 'a.ts', mode: '100644', content: Buffer.from(content) },
];
const withContracts = CONTRACTS_DIR === null ? it.skip : it;

type Pull = { readonly number: number; readonly user: unknown; readonly base: { readonly repo: unknown } };

describe('shells/github-event: whole payloads', () => {
  let repository: GitRepo;
  let github: GitHubServer;
  let pull: Pull;

  beforeAll(async () => {
    repository = makeGitRepo();
    const [base = '', head = ''] = repository.commit(file('a\n'), file('b\n'));
    github = await startGitHub({ repository: repository.dir, base, head, headRepository: 'fork' });
    const answer = await fetch(`${github.apiUrl}/repos/acme/shop/pulls/7`, {
      headers: { authorization: `token ${github.token}` },
    });
    pull = (await answer.json()) as Pull;
  });
  afterAll(async () => {
    await github.close();
    repository.dispose();
  });

  const payload = (action: string, more: object = {}) => ({
    action,
    number: pull.number,
    pull_request: pull,
    repository: pull.base.repo,
    sender: pull.user,
    ...more,
  });
  const ofAction = () => ({
    opened: payload('opened'),
    reopened: payload('reopened'),
    synchronize: payload('synchronize', { before: 'a'.repeat(40), after: 'b'.repeat(40) }),
    'ready-for-review': payload('ready_for_review'),
    closed: payload('closed'),
  });

  withContracts('are such as the vendor describes', () => {
    const contract = loadContract(CONTRACTS_DIR ?? '', 'github-webhooks');
    for (const [name, body] of Object.entries(ofAction())) {
      const complaints = contract.document(`webhook-pull-request-${name}`, body);
      expect(complaints.filter((complaint) => !complaint.includes('declared nowhere'))).toEqual([]);
    }
  });

  it('are read for what they are', () => {
    const { closed, ...reviewed } = ofAction();

    for (const body of Object.values(reviewed)) {
      expect(readTrigger('pull_request', body, null)).toMatchObject({
        kind: 'pull-request',
        number: 7,
        withheld: 'fork',
      });
    }
    expect(readTrigger('pull_request', closed, null)).toMatchObject({ kind: 'skipped' });
  });
});
