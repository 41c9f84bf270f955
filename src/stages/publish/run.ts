import type { BoardState, PullRequestNow, WriteResult } from '../../domain/board.ts';
import type { ChangeSet } from '../../domain/change.ts';
import { type ChangeCode, changeCode } from '../../domain/change-code.ts';
import type { ReviewDocument } from '../../domain/contracts.generated.ts';
import type { MarkerScope } from '../../domain/marker.ts';
import type { Matcher } from '../../domain/matching.ts';
import type { CommentBoard } from '../../domain/ports.ts';
import type {
  FindingPlace,
  Operation,
  PublicationTexts,
  PublishRules,
  WantedFinding,
} from '../../domain/publication.ts';
import { messageOf } from '../../lib/thrown.ts';
import type { OwnThread } from './own.ts';
import { bmpTexts } from './plane.ts';

/** What publishing is given: the result of a run, the change it is about, and where to say it. */
export type PublishInput = {
  readonly document: ReviewDocument;
  /** The change that the document is about: anchors are checked against it. */
  readonly change: ChangeSet;
  readonly rules: PublishRules;
  readonly board: CommentBoard;
  readonly match: Matcher;
  readonly texts: PublicationTexts;
  /** Whether `incomplete` is to stop a merge. */
  readonly failsIncomplete: boolean;
  /** The page of this run for the status report; null where there is none. */
  readonly detailsUrl: string | null;
  readonly signal: AbortSignal;
  /** Reads, plans, and writes nothing. */
  readonly dryRun: boolean;
};

/** One publishing on its way: what was done, where findings came to stand, and why to go no further. */
export type Run = {
  readonly input: PublishInput;
  readonly scope: MarkerScope;
  readonly code: ChangeCode;
  readonly operations: Operation[];
  /** By the finding's id; every wanted finding has exactly one. */
  readonly places: Map<string, FindingPlace>;
  readonly incomplete: Set<string>;
  readonly remarks: Set<string>;
  /** Remarks that a repetition of the run would not make: for the receipt, in no text that it would compare. */
  readonly asides: Set<string>;
  /** Comments sent since the pull request was last looked at. */
  unlooked: number;
  /** What was last read, while nothing was written since. */
  fresh: BoardState | null;
  /** Something of this run is on the pull request. */
  wrote: boolean;
  /** What to grant, where the token may not write comments. */
  denied: string | null;
  /** The version of the pull request that was last seen; null where the forge counts none. */
  prVersion: number | null;
  closed: boolean;
  /** It is open and takes nothing: locked, or in an archived repository. */
  shut: boolean;
  superseded: boolean;
  /** Why no more comments on lines and files are made; null while they are. */
  mute: string | null;
};

/** A run that has done nothing yet. */
export function startRun(input: PublishInput): Run {
  const { repository, number } = input.document.change;
  return {
    input: input.board.can.astral ? input : { ...input, texts: bmpTexts(input.texts) },
    scope: {
      repository,
      number: number ?? 0,
      stateKey: input.rules.stateKey,
      form: input.board.can.marker,
    },
    code: changeCode(input.change),
    operations: [],
    places: new Map(),
    incomplete: new Set(),
    remarks: new Set(),
    asides: new Set(),
    unlooked: 0,
    fresh: null,
    wrote: false,
    denied: null,
    prVersion: null,
    closed: false,
    shut: false,
    superseded: false,
    mute: null,
  };
}

/** Whether the run may begin another write on the pull request; says so where it was interrupted. */
export function mayWrite(run: Run): boolean {
  return !isInterrupted(run) && !run.closed && !run.shut && run.denied === null;
}

function isInterrupted(run: Run): boolean {
  if (run.input.signal.aborted) run.incomplete.add('interrupted while publishing');
  return run.input.signal.aborted;
}

/** Writes, where the run may still write, and takes down what became of it; null where nothing was begun. */
export async function write(
  run: Run,
  { kind, subject }: Pick<Operation, 'kind' | 'subject'>,
  action: () => Promise<WriteResult>,
): Promise<WriteResult | null> {
  if (!mayWrite(run)) return null;
  const result = await action();
  if (result.kind !== 'kept') run.fresh = null;
  const message = 'message' in result ? result.message : null;
  run.operations.push({ kind, subject, result: result.kind, message });
  if (result.kind === 'done') run.wrote = true;
  if (result.kind === 'refused' && result.refusal === 'closed') shut(run, result.message);
  if (result.kind === 'refused' && result.refusal === 'moved') run.superseded = true;
  return result;
}

/** Nobody can be told anything there any more; what was found still holds. */
function shut(run: Run, message: string): void {
  run.shut = true;
  run.incomplete.add(`the pull request takes no comments: ${message}`);
}

/** Takes down that the token may not write comments: the run ends, with a fault only where it had begun to speak. */
export function deny(
  run: Run,
  { message, remedy }: { readonly message: string; readonly remedy: string },
): void {
  run.denied = remedy;
  if (run.wrote) run.incomplete.add(`permission was lost while publishing: ${message}; ${remedy}`);
}

/** The answer of a read, or null with the reason among what is incomplete; an interrupted run asks no more. */
async function reading<T>(run: Run, what: string, read: () => Promise<T>): Promise<T | null> {
  if (isInterrupted(run)) return null;
  try {
    return await read();
  } catch (error) {
    run.incomplete.add(`${what} could not be read: ${messageOf(error)}`);
    return null;
  }
}

/** Everything that was said on the pull request; null where it could not be read, which is then incomplete. */
export async function readBoard(run: Run): Promise<BoardState | null> {
  const state = await reading(run, 'the comments of the pull request', () => run.input.board.read());
  run.fresh = state;
  return state;
}

/** Where the pull request is now; null where it could not be read. Says on the run whether it is closed or moved on. */
export async function look(run: Run): Promise<PullRequestNow | null> {
  const now = await reading(run, 'the pull request', () => run.input.board.now());
  if (now === null) return null;
  run.prVersion = now.version;
  run.unlooked = 0;
  const { head, base } = run.input.document.change;
  if (now.state !== 'open') run.closed = true;
  if (now.headSha !== head.sha || branchOf(now.baseRef) !== branchOf(base.ref)) run.superseded = true;
  return now;
}

/** Puts a finding on the list of the summary, and says why it is not on its line. */
export function list(run: Run, finding: WantedFinding, reason: string): void {
  const place = { finding, place: 'summary', state: 'listed', url: null, resolved: false, reason } as const;
  run.places.set(finding.id, place);
}

/** Takes down that a thread says a finding. */
export function say(
  run: Run,
  finding: WantedFinding,
  how: { readonly state: 'posted' | 'kept'; readonly own: OwnThread | null; readonly onFile: boolean },
): void {
  const { state, own, onFile } = how;
  run.places.set(finding.id, {
    finding,
    place: onFile ? 'file' : 'inline',
    state,
    url: own?.root.url ?? null,
    resolved: own?.thread.resolved === true,
    reason: onFile ? whyOnFile(finding) : null,
  });
}

function whyOnFile({ line }: WantedFinding): string {
  return line === 0 ? 'it is about the whole file' : 'its line is not in the diff';
}

/** Whether a finding is still to be put on its line or file. */
export function isUnsaid(run: Run, finding: WantedFinding): boolean {
  return (run.places.get(finding.id)?.state ?? 'listed') === 'listed';
}

function branchOf(ref: string): string {
  return ref.replace(/^refs\/heads\//, '');
}
