import type { BoardState } from '../../domain/board.ts';
import { markerOf } from '../../domain/marker.ts';
import type { WantedFinding } from '../../domain/publication.ts';
import { giveUp, markerFor, saidBy, send } from './comments.ts';
import { compareIds, isMe, type OwnThread, ownThreads } from './own.ts';
import { pairUp } from './pairs.ts';
import { duplicates, MAX_FILE_COMMENTS, type PublishPlan, type ReconcileInput } from './reconcile.ts';
import { isUnsaid, list, type Run, say, write } from './run.ts';
import { postOneByOne } from './singles.ts';
import { sortOut } from './sort-out.ts';

/** Puts findings on their lines, then on their files; what neither takes is listed. */
export async function postComments(run: Run, plan: Pick<PublishPlan, 'inline' | 'onFile'>): Promise<void> {
  const { inline, onFile } = plan;
  const size = Math.max(1, run.input.board.limits.commentsPerReview);
  const refused =
    size === 1 ? await postOneByOne(run, inline, false) : await postInBatches(run, inline, size);
  await postOnFiles(run, [...onFile, ...refused]);
}

/** As few reviews as can be; answers what could not be put on its line. */
async function postInBatches(
  run: Run,
  findings: readonly WantedFinding[],
  size: number,
): Promise<readonly WantedFinding[]> {
  const refused: WantedFinding[] = [];
  for (let at = 0; at < findings.length; at += size) {
    const batch = findings.slice(at, at + size);
    if ((await send(run, { findings: batch, onFile: false })) !== 'anchor') continue;
    refused.push(
      ...(await sortOut(
        run,
        batch.filter((finding) => isUnsaid(run, finding)),
      )),
    );
  }
  return refused;
}

async function postOnFiles(run: Run, findings: readonly WantedFinding[]): Promise<void> {
  const room = run.input.board.can.fileComments ? MAX_FILE_COMMENTS : 0;
  await postOneByOne(run, findings.slice(0, room), true);
  giveUp(run, findings.slice(room), run.mute ?? 'the forge refused a comment on its line');
}

/** Whether all that was posted is to be seen. */
export function showsAll(run: Run, state: BoardState): boolean {
  const said = saidBy(state, run);
  return [...run.places.values()].every(
    (place) => place.state !== 'posted' || said.has(place.finding.fingerprint),
  );
}

/**
 * Compares what was posted with what is to be seen: a forge may take a comment and show nothing. Then takes back what
 * another run said first.
 */
export async function settle(run: Run, state: BoardState, input: ReconcileInput): Promise<void> {
  const said = saidBy(state, run);
  for (const { finding, state: how, place } of [...run.places.values()]) {
    if (how !== 'posted') continue;
    const own = said.get(finding.fingerprint);
    if (own === undefined) list(run, finding, 'the forge took the comment and does not show it');
    else say(run, finding, { state: 'posted', own, onFile: place === 'file' });
  }
  await yieldToOthers(run, state, input);
}

/** Deletes comments of ours that say a finding a second time, in the same words or in others. */
export async function yieldToOthers(run: Run, state: BoardState, input: ReconcileInput): Promise<void> {
  const twins = duplicates(state, run.scope);
  for (const own of twins) await take(run, own);
  const gone = new Set(twins.map(({ thread }) => thread.id));
  const left = ownThreads(state, run.scope).filter(({ thread }) => !gone.has(thread.id));
  const before = new Set(ownThreads(input.state, run.scope).map(({ thread }) => thread.id));
  for (const [finding, first] of reworded(run, { left, before, input })) {
    const mine = left.find(({ fingerprint }) => fingerprint === finding.fingerprint);
    if (mine === undefined || !mine.thread.comments.every(({ author }) => isMe(author, state.me))) continue;
    if ((await take(run, mine)) === 'done') {
      say(run, finding, { state: 'kept', own: first, onFile: first.thread.subject === 'file' });
    }
  }
}

type Reworded = {
  readonly left: readonly OwnThread[];
  readonly before: ReadonlySet<string>;
  readonly input: ReconcileInput;
};

/** Findings that this run posted while another run posted them, earlier and in other words; with that comment. */
function reworded(
  run: Run,
  { left, before, input }: Reworded,
): readonly (readonly [WantedFinding, OwnThread])[] {
  const posted = [...run.places.values()].filter(({ state }) => state === 'posted');
  const mine = markerOf(markerFor(run, 'finding')).run;
  const others = left.filter(({ thread, marker }) => !before.has(thread.id) && marker.run !== mine);
  if (posted.length === 0 || others.length === 0) return [];
  const ids = new Map(left.map(({ fingerprint, root }) => [fingerprint, root.id]));
  const pairs = pairUp(
    posted.map(({ finding }) => finding),
    others,
    input,
  );
  return posted.flatMap(({ finding }) => {
    const first = pairs.get(finding.id);
    const id = ids.get(finding.fingerprint);
    if (first === undefined || id === undefined || compareIds(first.root.id, id) >= 0) return [];
    return [[finding, first] as const];
  });
}

async function take(run: Run, own: OwnThread): Promise<string | null> {
  const { id } = own.root;
  const result = await write(run, { kind: 'delete-comment', subject: id }, () =>
    run.input.board.deleteComment({ id, on: 'thread' }),
  );
  return result?.kind ?? null;
}
