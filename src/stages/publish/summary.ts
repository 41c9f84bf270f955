import type { BoardState, WriteResult } from '../../domain/board.ts';
import { type Conclusion, unpublished } from '../../domain/conclusion.ts';
import { markerOf, sameText, withMarker } from '../../domain/marker.ts';
import type { FindingPlace, PublicationFacts } from '../../domain/publication.ts';
import { markerFor, roomFor } from './comments.ts';
import type { OwnNote } from './own.ts';
import { stickySummary } from './reconcile.ts';
import { deny, type Run, readBoard, write } from './run.ts';

/** Attempts at one summary: the first, and one more after each thing that can be mended. */
const MAX_ATTEMPTS = 4;

/** What the summary and the status are made from, as far as the run has come. */
export function factsOf(run: Run): PublicationFacts {
  const { document, board } = run.input;
  return {
    document,
    conclusion: finalConclusion(run),
    incomplete: shortfalls(run),
    remarks: [...run.remarks],
    places: [...run.places.values()].map(durable),
    superseded: run.superseded,
    permalink: (path, line) => board.permalink(document.change.head.sha, path, line),
  };
}

/** Why the result is incomplete, one sentence each; empty where publishing did all it was to do. */
export function shortfalls(run: Run): readonly string[] {
  const { sha } = run.input.document.change.head;
  const moved = `the pull request has moved on since ${sha.slice(0, 12)} was reviewed`;
  return [...(run.superseded ? [moved] : []), ...run.incomplete];
}

/** A block stays one; a pass that could not be published whole is incomplete. */
export function finalConclusion(run: Run): Conclusion {
  const { conclusion } = run.input.document;
  return shortfalls(run).length > 0 ? unpublished(conclusion) : conclusion;
}

/** A place without what a repetition of the run would say differently. */
function durable(place: FindingPlace): FindingPlace {
  return place.state === 'posted' ? { ...place, state: 'kept' } : place;
}

/**
 * Brings the sticky summary up to date: one comment of ours, edited in place, untouched where it says the same, and
 * never by an older run. Answers its page.
 */
export async function writeSummary(run: Run, state: BoardState, headNow: string): Promise<string | null> {
  const { current, extra } = stickySummary(state, run.scope);
  if (isNewer(run, current, headNow)) {
    run.remarks.add('The summary is of a newer run and was left as it is.');
    return current?.note.url ?? null;
  }
  const end = await attempt(run, current, { left: MAX_ATTEMPTS, short: false });
  if (end === null) unlisted(run);
  for (const { note } of extra) {
    await write(run, { kind: 'delete-comment', subject: note.id }, () =>
      run.input.board.deleteComment({ id: note.id, on: 'request' }),
    );
  }
  return end?.url ?? null;
}

/** Whether the summary is of the commit that is there now, while this run is of one that is gone. */
export function isNewer(run: Run, current: OwnNote | null, headNow: string): boolean {
  const ours = run.input.document.change.head.sha;
  if (current === null || headNow === ours) return false;
  return current.marker.head === markerOf({ ...current.marker, head: headNow }).head;
}

/** Says that findings are nowhere on the pull request, unless the token was never able to put them there. */
export function unlisted(run: Run): void {
  if (run.closed || (run.denied !== null && !run.wrote)) return;
  run.incomplete.add('the summary could not be written');
  const lost = [...run.places.values()].filter(({ state }) => state === 'listed').length;
  const findings = lost === 1 ? 'finding' : 'findings';
  if (lost > 0) run.incomplete.add(`${lost} accepted ${findings} neither posted nor listed`);
}

type Attempt = { readonly left: number; readonly short: boolean };
type Written = { readonly url: string | null };

/** Writes the summary once, or sees why it is not there and tries again; null where it is not there at the end. */
async function attempt(run: Run, current: OwnNote | null, { left, short }: Attempt): Promise<Written | null> {
  const text = summaryText(run, short);
  const kind = current === null ? 'create-summary' : 'update-summary';
  if (current !== null && sameText(current.text, text)) {
    run.operations.push({ kind, subject: current.note.id, result: 'kept', message: null });
    return current.note;
  }
  if (left === 0) return null;
  const body = withMarker(text, markerFor(run, 'summary'), run.scope);
  const { board } = run.input;
  const result = await write(run, { kind, subject: current?.note.id ?? 'summary' }, () =>
    current === null ? board.createNote(body) : board.updateNote(current.note.id, body),
  );
  if (result?.kind === 'done' || result?.kind === 'kept')
    return { url: result.url ?? current?.note.url ?? null };
  return result === null ? null : again(run, { current, left, short, result });
}

type Failed = Attempt & { readonly current: OwnNote | null; readonly result: WriteResult };

async function again(run: Run, { current, left, short, result }: Failed): Promise<Written | null> {
  switch (result.kind) {
    case 'gone':
      // Somebody deleted it: the run speaks anew.
      return current === null ? null : attempt(run, null, { left: left - 1, short });
    case 'unclear': {
      const state = await readBoard(run);
      if (state === null) return null;
      // Where it arrived, the text is found to be the same and nothing is written.
      return attempt(run, stickySummary(state, run.scope).current, { left: Math.min(left - 1, 1), short });
    }
    case 'refused':
      if (result.refusal !== 'too-long' || short) return null;
      return attempt(run, current, { left: left - 1, short: true });
    case 'denied':
      deny(run, result);
      return null;
    default:
      return null;
  }
}

function summaryText(run: Run, short: boolean): string {
  const { board, texts } = run.input;
  return texts.summary(factsOf(run), roomFor(board, short));
}
