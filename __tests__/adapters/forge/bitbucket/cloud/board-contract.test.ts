import { afterAll, beforeAll, expect } from '@jest/globals';
import { createBitbucketCloudBoard } from '../../../../../src/adapters/forge/bitbucket/cloud/board.ts';
import type { Anchor } from '../../../../../src/domain/finding.ts';
import { type BoardBench, describeCommentBoard, placeOf } from '../../../../contracts/comment-board.ts';
import { ADA } from '../../../../support/bitbucket-cloud/accounts.ts';
import {
  type BitbucketCloudServer,
  startBitbucketCloud,
} from '../../../../support/bitbucket-cloud/server.ts';
import { makeRepository, type ScratchRepository } from '../../scratch-repository.ts';
import { apiAt } from './board-bench.ts';

const PATH = 'src/äpp 1.ts';
const OLD_PATH = 'src/before.ts';
const NEW_PATH = 'src/after.ts';
const TOKEN = 'ATCTT3-of-the-tests';
const EMAIL = 'carol@example.com';

const lines = (changed: string): string =>
  Array.from({ length: 20 }, (_, index) => (index === 9 ? `${changed}\n` : `line ${index + 1}\n`)).join('');

const anchor = (
  side: Anchor['side'],
  line: number,
  startLine: number | null = null,
  path = PATH,
): Anchor => ({ path, side, line, startLine });

let repository: ScratchRepository;
let headSha = '';

beforeAll(() => {
  repository = makeRepository('--bare');
  repository.commit('main', { [PATH]: lines('line 10'), [OLD_PATH]: lines('old 10') });
  headSha = repository.commit('feature', { [PATH]: lines('changed'), [NEW_PATH]: lines('new 10') }, 'main');
});

afterAll(() => repository.remove());

type Bench = BoardBench & { readonly cloud: BitbucketCloudServer };
type Auth = 'access-token' | 'api-token';

/** A board on Cloud's double, whose requests and answers are held against the vendor's description. */
async function open(auth: Auth, pageLimit = 100): Promise<Bench> {
  const cloud = await startBitbucketCloud({
    repository: repository.folder,
    base: 'refs/heads/main',
    head: headSha,
    number: 7,
    sourceBranch: 'feature',
    token: TOKEN,
    email: EMAIL,
    auth,
    pageLimit,
    reviewersWhenOmitted: 'cleared',
  });
  const credentials =
    auth === 'access-token'
      ? ({ kind: auth, token: TOKEN } as const)
      : ({ kind: auth, email: EMAIL, token: TOKEN } as const);
  return {
    cloud,
    board: createBitbucketCloudBoard(apiAt(cloud.apiUrl, credentials), { number: 7 }),
    headSha,
    baseRef: 'main',
    places: {
      added: placeOf(anchor('RIGHT', 10), '+'),
      removed: placeOf(anchor('LEFT', 10), '-'),
      context: placeOf(anchor('RIGHT', 9), ' '),
      range: placeOf(anchor('RIGHT', 11, 9), ' ', { startMark: ' ' }),
      outside: placeOf(anchor('RIGHT', 3), ' '),
      renamed: {
        added: placeOf(anchor('RIGHT', 10, null, NEW_PATH), '+', { oldPath: OLD_PATH }),
        removed: placeOf(anchor('LEFT', 10, null, NEW_PATH), '-', { oldPath: OLD_PATH }),
      },
    },
    strangerNotes: (body) => void cloud.note(ADA, body),
    strangerReplies: (commentId, body) => void cloud.reply(ADA, Number(commentId), body),
    leaveDraft: null,
    tasks: null,
    close: async () => {
      await cloud.close();
      expect(cloud.contractComplaints()).toEqual([]);
    },
  };
}

const LACKS = {
  batches: 'one comment a request',
  reviewTexts: 'a verdict is its account alone',
  outsideRefused: 'Cloud takes any line',
  pinsCommits: 'comments name no commit',
  drafts: 'Cloud shows none to a token',
  verdictCommits: 'verdicts name no commit',
  tasks: 'Cloud has them apart from comments',
  versions: 'Cloud counts none',
};

describeCommentBoard('createBitbucketCloudBoard with an API token', () => open('api-token'), LACKS);
describeCommentBoard('createBitbucketCloudBoard with an access token', () => open('access-token'), LACKS);
