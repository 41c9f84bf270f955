/** The description of a pull request on Bitbucket Cloud, which counts no versions. */
import type { Description, DescriptionResult, WriteResult } from '../../../../domain/board.ts';
import type { DescriptionBoard } from '../../../../domain/ports.ts';
import { at, textOf } from '../../fields.ts';
import { unreadable } from '../problem.ts';
import { accountOf } from './account.ts';
import { type BitbucketCloudApi, CLOUD_WORDS } from './api.ts';
import { type CloudPull, type PullReader, pullPath } from './board-pull.ts';
import { COMMENT_REMEDY, resultOf, resultOfError } from './refusals.ts';

/** Reads and replaces the description. */
export function createDescription(
  api: BitbucketCloudApi,
  { number, pull }: { readonly number: number; readonly pull: PullReader },
): DescriptionBoard {
  return {
    read: async () => descriptionOf(await pull.read()),
    update: async (text, seen) => {
      const result = await update(api, { number, pull, text, seen });
      return { result, version: null, remarks: [] } satisfies DescriptionResult;
    },
  };
}

function descriptionOf({ data, headSha }: CloudPull): Description {
  const text = textOf(at(data, 'description')) ?? textOf(at(data, 'summary', 'raw')) ?? '';
  return { text, headSha, version: null };
}

type Update = {
  readonly number: number;
  readonly pull: PullReader;
  readonly text: string;
  readonly seen: Description;
};

/** The last writer wins, so that what was seen is compared once more at the last moment. */
async function update(api: BitbucketCloudApi, { number, pull, text, seen }: Update): Promise<WriteResult> {
  const id = String(number);
  const kind = { remedy: COMMENT_REMEDY, changes: id };
  try {
    const now = await pull.read();
    const there = descriptionOf(now);
    if (now.state !== 'open') {
      return { kind: 'refused', refusal: 'closed', message: `the pull request is ${now.state}` };
    }
    if (there.text === text) return { kind: 'kept', id, url: null };
    if (there.text !== seen.text || there.headSha !== seen.headSha) {
      return { kind: 'refused', refusal: 'stale', message: 'somebody changed the pull request meanwhile' };
    }
    return resultOf(
      await api.write('PUT', pullPath(api, number), { ...restOf(now), description: text }),
      kind,
    );
  } catch (error) {
    return resultOfError(error);
  }
}

/**
 * What a PUT would otherwise drop: Cloud takes it for the whole, the branches excepted, and wants a title.
 * https://github.com/abhinav/git-spice/pull/1161, https://github.com/sourcegraph/sourcegraph-public-snapshot/pull/49913
 */
function restOf({ data }: CloudPull): object {
  const title = textOf(at(data, 'title'));
  if (title === null) throw unreadable('GET pullrequest', 'no title', CLOUD_WORDS);
  const closes = at(data, 'close_source_branch');
  const draft = at(data, 'draft');
  return {
    title,
    reviewers: reviewersOf(data),
    ...(typeof closes === 'boolean' ? { close_source_branch: closes } : {}),
    ...(draft === true ? { draft } : {}),
  };
}

/** Without knowing every reviewer nothing is sent: one that is left out is taken off the pull request. */
function reviewersOf(data: unknown): readonly { readonly uuid: string }[] {
  const reviewers = at(data, 'reviewers');
  const uuids = Array.isArray(reviewers)
    ? reviewers.map((one: unknown) => accountOf(one)?.id ?? null)
    : [null];
  return uuids.map((uuid) => {
    if (uuid === null) throw unreadable('GET pullrequest', 'no list of reviewers', CLOUD_WORDS);
    return { uuid };
  });
}
