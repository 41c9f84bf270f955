/** Verdicts: the status that an account has at the pull request, on the commit that it reviewed. */
import type { ReviewDraft, SubmittedReview, WriteResult } from '../../../../domain/board.ts';
import type { ApiAnswer, ApiWrite } from '../../exchange.ts';
import { at, shaOf } from '../../fields.ts';
import { route } from '../rest.ts';
import { accountOf, type Identity } from './account.ts';
import { type BitbucketDcApi, DC_WORDS } from './api.ts';
import type { DcLinks } from './board-links.ts';
import { pullPath, readPull } from './board-pull.ts';
import { CHANGES, exceptionBy, messageFrom, resultOf, resultOfError } from './refusals.ts';

const STATUSES = { approve: 'APPROVED', 'request-changes': 'NEEDS_WORK' } as const;

type Status = (typeof STATUSES)[keyof typeof STATUSES] | 'UNAPPROVED';

const REVIEWS: ReadonlyMap<unknown, SubmittedReview['state']> = new Map([
  ['APPROVED', 'approved'],
  ['NEEDS_WORK', 'changes-requested'],
]);

export type VerdictParts = {
  readonly api: BitbucketDcApi;
  readonly links: DcLinks;
  readonly identity: Identity;
};

/** The verdicts that stand, one of each account, whose name is its id. Throws `ForgeError`. */
export async function readVerdicts({
  api,
  links,
  identity,
}: VerdictParts): Promise<readonly SubmittedReview[]> {
  const { people } = await readPull(api, links.number);
  const verdicts = people.flatMap((person): readonly SubmittedReview[] => {
    identity.see(at(person, 'user'));
    const author = accountOf(at(person, 'user'));
    const state = REVIEWS.get(at(person, 'status'));
    if (author === null || author.id === null || state === undefined) return [];
    return [{ id: author.id, author, body: '', commit: shaOf(at(person, 'lastReviewedCommit')), state }];
  });
  return [...new Map(verdicts.map((verdict) => [verdict.id, verdict])).values()];
}

/** Gives a verdict on a commit, which must be the head. Throws nothing. */
export async function giveVerdict(
  parts: VerdictParts,
  verdict: keyof typeof STATUSES,
  headSha: ReviewDraft['headSha'],
): Promise<WriteResult> {
  const write = await putStatus(parts, { status: STATUSES[verdict], lastReviewedCommit: headSha });
  if ('result' in write) return write.result;
  if (write.kind !== 'answer') return resultOf(write, CHANGES);
  const { answer } = write;
  if (answer.status === 400) return { kind: 'refused', refusal: 'own-change', message: messageFrom(answer) };
  if (answer.status === 409) return conflict(parts, answer, headSha);
  const given = shaOf(at(answer.data, 'lastReviewedCommit'));
  if (answer.status < 300 && given !== null && given !== headSha) return takeBack(parts, given);
  return named(parts, resultOf(write, CHANGES));
}

/** Takes a verdict of ours back; those of others are not ours to take. Throws nothing. */
export async function dismissVerdict(parts: VerdictParts, id: string): Promise<WriteResult> {
  if (id !== parts.identity.me().id) {
    return { kind: 'gone', message: 'there is no such verdict of this account' };
  }
  const write = await putStatus(parts, { status: 'UNAPPROVED' });
  return 'result' in write ? write.result : named(parts, resultOf(write, CHANGES));
}

type StatusBody = { readonly status: Status; readonly lastReviewedCommit?: string };

/** A result instead of a write where there was nothing to send. */
async function putStatus(
  { api, links, identity }: VerdictParts,
  body: StatusBody,
): Promise<ApiWrite | { readonly result: WriteResult }> {
  try {
    const slug = await identity.slug();
    if (slug === null) return { result: nobody() };
    return await api.write('PUT', `${pullPath(api, links.number)}${route`/participants/${slug}`}`, body);
  } catch (error) {
    return { result: resultOfError(error, CHANGES) };
  }
}

function nobody(): WriteResult {
  return {
    kind: 'denied',
    message: 'the server does not tell whose token it is',
    remedy: 'use a token of an account; where a proxy drops the header X-AUSERNAME, let it pass',
  };
}

/** Either the head moved on or the pull request is closed: it says itself which. */
async function conflict(
  { api, links }: VerdictParts,
  answer: ApiAnswer,
  headSha: string,
): Promise<WriteResult> {
  const message = messageFrom(answer);
  try {
    const { now } = await readPull(api, links.number);
    if (now.state !== 'open') return { kind: 'refused', refusal: 'closed', message };
    if (now.headSha !== headSha) return { kind: 'refused', refusal: 'moved', message };
  } catch (error) {
    return resultOfError(error, CHANGES);
  }
  const result = resultOf({ kind: 'answer', answer }, CHANGES);
  const isOutOfDate = exceptionBy({ kind: 'answer', answer }) === 'PullRequestOutOfDateException';
  return isOutOfDate ? { kind: 'refused', refusal: 'moved', message } : result;
}

/** A server that does not ask which commit was reviewed has taken the verdict for another one. */
async function takeBack(parts: VerdictParts, given: string): Promise<WriteResult> {
  const write = await putStatus(parts, { status: 'UNAPPROVED' });
  const isBack = !('result' in write) && resultOf(write, CHANGES).kind === 'done';
  const end = isBack ? 'and was taken back' : 'and could not be taken back';
  const message = `${DC_WORDS.server} took the verdict for ${given.slice(0, 12)}, ${end}`;
  return { kind: 'refused', refusal: 'moved', message };
}

function named({ links, identity }: VerdictParts, result: WriteResult): WriteResult {
  if (result.kind !== 'done') return result;
  return { kind: 'done', id: identity.me().id ?? '', url: links.page };
}
