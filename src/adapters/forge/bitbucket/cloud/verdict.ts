/** Verdicts on Bitbucket Cloud: what an account thinks of the change, without words and without a commit. */
import type { ReviewDraft, SubmittedReview, WriteResult } from '../../../../domain/board.ts';
import { at, textOf } from '../../fields.ts';
import { complaintsOf } from '../problem.ts';
import { accountOf, type Identity } from './account.ts';
import type { BitbucketCloudApi } from './api.ts';
import { type CloudPull, pullPath } from './board-pull.ts';
import { COMMENT_REMEDY, resultOf } from './refusals.ts';

type Verdict = Exclude<ReviewDraft['verdict'], 'comment'>;

const STATES: ReadonlyMap<string, SubmittedReview['state']> = new Map([
  ['approved', 'approved'],
  ['changes_requested', 'changes-requested'],
]);

/** What is deleted to take a state back. */
const WAYS = { approved: 'approve', 'changes-requested': 'request-changes' } as const;

/** The verdicts that stand; each is its account's alone and goes by that account's uuid. */
export function reviewsOf({ data }: CloudPull): readonly SubmittedReview[] {
  const participants = at(data, 'participants');
  const list: readonly unknown[] = Array.isArray(participants) ? participants : [];
  return list.flatMap((participant): readonly SubmittedReview[] => {
    const author = accountOf(at(participant, 'user'));
    const state = STATES.get(textOf(at(participant, 'state')) ?? '');
    if (author === null || author.id === null || state === undefined) return [];
    return [{ id: author.id, author, body: '', commit: null, state }];
  });
}

/** Gives a verdict; the same one again changes nothing. 409: it stands already, or its account is the change's author. */
export async function giveVerdict(
  api: BitbucketCloudApi,
  {
    number,
    verdict,
    identity,
  }: { readonly number: number; readonly verdict: Verdict; readonly identity: Identity },
): Promise<WriteResult> {
  const write = await api.write('POST', `${pullPath(api, number)}/${verdict}`);
  if (write.kind === 'answer' && write.answer.status === 409) {
    const isGiven = /\balready\b/i.test(complaintsOf(write.answer.data).join(' '));
    if (isGiven) return { kind: 'kept', id: identity.known()?.id ?? '', url: null };
  }
  if (write.kind === 'answer') identity.learn(at(write.answer.data, 'user'));
  const kind = { remedy: COMMENT_REMEDY, changes: null };
  return resultOf(write, kind, (data) => accountOf(at(data, 'user'))?.id ?? null);
}

/** Takes back what stands of an account's verdicts, given that it is ours; gone where nothing does. */
export async function takeBack(
  api: BitbucketCloudApi,
  number: number,
  standing: readonly SubmittedReview[],
): Promise<WriteResult> {
  let result: WriteResult = { kind: 'gone', message: 'no verdict of ours stands' };
  for (const { id, state } of standing) {
    if (state !== 'approved' && state !== 'changes-requested') continue;
    const write = await api.write('DELETE', `${pullPath(api, number)}/${WAYS[state]}`);
    result = resultOf(write, { remedy: COMMENT_REMEDY, changes: id });
    if (result.kind !== 'done') return result;
  }
  return result;
}
