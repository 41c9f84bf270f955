/** The description of a pull request, kept under the version that the server counts. */
import type { Description, DescriptionResult, WriteResult } from '../../../../domain/board.ts';
import type { DescriptionBoard } from '../../../../domain/ports.ts';
import { oneLine } from '../../../../lib/text.ts';
import type { ApiWrite } from '../../exchange.ts';
import { at, textOf, wholeOf } from '../../fields.ts';
import type { BitbucketDcApi } from './api.ts';
import type { DcLinks } from './board-links.ts';
import { type DcPullRequest, pullOf, pullPath, readPull } from './board-pull.ts';
import { exceptionBy, resultOf, resultOfError, type WriteKind } from './refusals.ts';

/** The author may change a pull request with read access, others need more. */
const EDITS: WriteKind = {
  permission:
    'give the account of BITBUCKET_DC_TOKEN the permission "Repository write", and the token too; or set pr-update to false',
  changes: true,
  anchored: false,
};

/** Columns of the names of reviewers in a remark. */
const MAX_NAMES = 200;

/** The description of one pull request. */
export function createDescription(api: BitbucketDcApi, links: DcLinks): DescriptionBoard {
  let last: DcPullRequest | null = null;
  const read = async (): Promise<DcPullRequest> => {
    last = await readPull(api, links.number);
    return last;
  };
  const update = async (text: string, seen: Description): Promise<DescriptionResult> => {
    try {
      const pull = last !== null && last.now.version === seen.version ? last : await read();
      if (pull.now.version !== seen.version) return plain(stale(pull.now.version));
      if (pull.description === text)
        return plain({ kind: 'kept', id: String(links.number), url: links.page });
      const end = await put({ api, links, pull, text });
      last = end.pull;
      return end.result;
    } catch (error) {
      return plain(resultOfError(error, EDITS));
    }
  };
  return {
    read: async () => {
      const { description, now } = await read();
      return { text: description, headSha: now.headSha, version: now.version };
    },
    update,
  };
}

function plain(result: WriteResult, remarks: readonly string[] = []): DescriptionResult {
  return { result, version: null, remarks };
}

function stale(version: number): WriteResult {
  const message = `the pull request was changed meanwhile and is at version ${version}`;
  return { kind: 'refused', refusal: 'stale', message };
}

type Put = {
  readonly api: BitbucketDcApi;
  readonly links: DcLinks;
  /** As it was seen: all that a change names again so that it is not lost. */
  readonly pull: DcPullRequest;
  readonly text: string;
};

/** What became of it, and the pull request afterwards; null where that must be read. */
type PutEnd = { readonly result: DescriptionResult; readonly pull: DcPullRequest | null };

/** Writes, and once more without reviewers whom the server no longer takes. */
async function put(parts: Put): Promise<PutEnd> {
  const write = await send(parts);
  if (exceptionBy(write) !== 'InvalidPullRequestReviewersException') return endOf(parts, write, []);
  const bad = new Set(refusedReviewers(write).map((name) => name.toLowerCase()));
  const { pull } = parts;
  const left = pull.reviewers.filter((name) => !bad.has(name.toLowerCase()));
  const out = pull.reviewers.filter((name) => bad.has(name.toLowerCase()));
  if (out.length === 0) return endOf(parts, write, []);
  const names = oneLine(out.join(', '), MAX_NAMES);
  const again = await send({ ...parts, pull: { ...pull, reviewers: left } });
  const isOut = resultOf(again, EDITS).kind === 'done';
  const remark = `The server no longer takes these reviewers of the pull request: ${names}${isOut ? '; they were left out' : ''}.`;
  return endOf(parts, again, [remark]);
}

/** A reviewer who is not named again is removed, and a description that is not named is emptied. */
function send({ api, links, pull, text }: Put): Promise<ApiWrite> {
  return api.write('PUT', pullPath(api, links.number), {
    version: pull.now.version,
    title: pull.title,
    description: text,
    reviewers: pull.reviewers.map((name) => ({ user: { name } })),
    ...(pull.draft === null ? {} : { draft: pull.draft }),
  });
}

function endOf({ links }: Put, write: ApiWrite, remarks: readonly string[]): PutEnd {
  const result = resultOf(write, EDITS);
  if (result.kind !== 'done' || write.kind !== 'answer')
    return { result: plain(result, remarks), pull: null };
  const { data } = write.answer;
  const version = wholeOf(at(data, 'version'));
  if (version === null) {
    const message = 'the server took the description and did not tell its version';
    return { result: plain({ kind: 'unclear', message }, remarks), pull: null };
  }
  const done = { kind: 'done', id: String(links.number), url: links.page } as const;
  return { result: { result: done, version, remarks }, pull: pullOf(data) };
}

/** The names that a refusal complains of. */
function refusedReviewers(write: ApiWrite): readonly string[] {
  const errors = write.kind === 'answer' ? at(write.answer.data, 'errors') : null;
  const list: readonly unknown[] = Array.isArray(errors) ? errors : [];
  return list.flatMap((error) => {
    const reviewers = at(error, 'reviewerErrors');
    const named: readonly unknown[] = Array.isArray(reviewers) ? reviewers : [];
    return named.flatMap((one) => textOf(at(one, 'context')) ?? []);
  });
}
