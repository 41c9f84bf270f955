import type { BoardState, DraftReview, ReviewThread } from '../../domain/board.ts';
import type { ChangeCode } from '../../domain/change-code.ts';
import { fingerprint } from '../../domain/fingerprint.ts';
import { type MarkerScope, readMarker } from '../../domain/marker.ts';
import type { Matcher } from '../../domain/matching.ts';
import { kindKey, windowOf } from '../../domain/named-findings.ts';
import type { PublishRules, WantedFinding } from '../../domain/publication.ts';
import { severityRank } from '../../domain/severity.ts';
import { isGone } from './gone.ts';
import { isMe, type OwnNote, type OwnThread, ownSummaries, ownThreads } from './own.ts';
import { pairUp } from './pairs.ts';

/** Comments on whole files that one run makes at most: each is a request and a notification of its own. */
export const MAX_FILE_COMMENTS = 10;

/** All that a plan is made from. */
export type ReconcileInput = {
  readonly wanted: readonly WantedFinding[];
  /** Findings that were put off: not said, but no sign either that a defect is gone. */
  readonly doubted: readonly WantedFinding[];
  readonly state: BoardState;
  readonly code: ChangeCode;
  readonly match: Matcher;
  readonly rules: PublishRules;
  readonly scope: MarkerScope;
  readonly can: { readonly fileComments: boolean; readonly resolve: boolean };
  /** Whether the run read all that it was to read: only then does silence say that a defect is gone. */
  readonly complete: boolean;
  /** The commits moved on: nothing is said inline and nothing resolved. */
  readonly superseded: boolean;
};

export type Kept = { readonly finding: WantedFinding; readonly own: OwnThread };
export type Listed = { readonly finding: WantedFinding; readonly reason: string };
export type DraftPlan = { readonly draft: DraftReview; readonly how: 'discard' | 'submit' };

/** What is to be done, and where each wanted finding stands: in exactly one of the first four lists. */
export type PublishPlan = {
  readonly kept: readonly Kept[];
  readonly inline: readonly WantedFinding[];
  readonly onFile: readonly WantedFinding[];
  readonly listed: readonly Listed[];
  readonly resolve: readonly ReviewThread[];
  readonly drafts: readonly DraftPlan[];
};

/** What is wanted against what stands: the plan of a run, from values alone. */
export function reconcile(input: ReconcileInput): PublishPlan {
  const owns = ownThreads(input.state, input.scope);
  const pairs = pairUp(input.wanted, owns, input);
  const kept = input.wanted.flatMap((finding): Kept[] => {
    const own = pairs.get(finding.id);
    return own === undefined ? [] : [{ finding: { ...finding, fingerprint: own.fingerprint }, own }];
  });
  const rest = renamed(
    input.wanted.filter(({ id }) => !pairs.has(id)),
    owns,
    input.code,
  );
  return {
    kept,
    ...placed(rest, kept.filter(({ own }) => isOpen(own)).length, input),
    resolve: resolvable(unnamed(owns, pairs, input), input),
    drafts: planDrafts(input.state, input.scope),
  };
}

/** What to do with reviews of ours that were begun and not submitted: only what we made ourselves is thrown away. */
export function planDrafts({ drafts }: BoardState, scope: MarkerScope): readonly DraftPlan[] {
  return drafts.map((draft) => {
    const isOurs = draft.comments.every((body) => readMarker(body, scope)?.marker.kind === 'finding');
    const hasForeignWords = draft.body.trim() !== '' && readMarker(draft.body, scope) === null;
    return { draft, how: isOurs && !hasForeignWords ? 'discard' : 'submit' };
  });
}

/**
 * Comments of ours that say a finding a second time: two runs spoke at once. The later one goes, unless somebody
 * answered it. Two of one run are an echo that somebody made of our comment, not a race.
 */
export function duplicates(state: BoardState, scope: MarkerScope): readonly OwnThread[] {
  const first = new Map<string, OwnThread[]>();
  return ownThreads(state, scope).filter((own) => {
    const earlier = first.get(own.fingerprint) ?? [];
    const isSaid = earlier.some((other) => other.marker.run !== own.marker.run && isSamePlace(other, own));
    if (!isSaid) first.set(own.fingerprint, [...earlier, own]);
    return isSaid && own.thread.comments.length === 1;
  });
}

/** The sticky summary to go on with, and those that another run made at the same time. */
export function stickySummary(
  state: BoardState,
  scope: MarkerScope,
): { readonly current: OwnNote | null; readonly extra: readonly OwnNote[] } {
  const [current, ...others] = ownSummaries(state, scope);
  if (current === undefined) return { current: null, extra: [] };
  return { current, extra: others.filter(({ marker }) => marker.run !== current.marker.run) };
}

function isSamePlace({ thread: a }: OwnThread, { thread: b }: OwnThread): boolean {
  if (a.path !== b.path || a.subject !== b.subject) return false;
  return a.outdated || b.outdated || a.line === null || b.line === null || a.line === b.line;
}

function isOpen({ thread, root }: OwnThread): boolean {
  return thread.resolved !== true && !root.minimised;
}

/**
 * Gives what is to be said a fingerprint that no comment of ours bears: the same kind of defect stands twice on equal
 * code, and the comment that is there says the other one.
 */
function renamed(
  findings: readonly WantedFinding[],
  owns: readonly OwnThread[],
  code: ChangeCode,
): readonly WantedFinding[] {
  const used = new Set(owns.map((own) => own.fingerprint));
  const wanted = new Set(findings.map((finding) => finding.fingerprint));
  return findings.map((finding) => {
    if (!used.has(finding.fingerprint)) return finding;
    const identity = { path: finding.path, window: windowOf(finding, code), key: kindKey(finding) };
    let ordinal = 0;
    let print = finding.fingerprint;
    while (used.has(print) || wanted.has(print)) print = fingerprint({ ...identity, ordinal: ordinal++ });
    used.add(print);
    return { ...finding, fingerprint: print };
  });
}

type Places = Pick<PublishPlan, 'inline' | 'onFile' | 'listed'>;

/** The ladder: on the line, on the file, in the summary. The findings come gravest first, so the rest is the mildest. */
function placed(findings: readonly WantedFinding[], open: number, input: ReconcileInput): Places {
  const inline: WantedFinding[] = [];
  const onFile: WantedFinding[] = [];
  const listed: Listed[] = [];
  for (const finding of findings) {
    const reason = whyListed(finding, input) ?? whyNoRoom(open + inline.length + onFile.length, input);
    if (reason !== null) listed.push({ finding, reason });
    else if (finding.anchor !== null) inline.push(finding);
    else if (onFile.length < MAX_FILE_COMMENTS) onFile.push(finding);
    else listed.push({ finding, reason: 'enough comments on whole files' });
  }
  return { inline, onFile, listed };
}

function whyListed(finding: WantedFinding, input: ReconcileInput): string | null {
  const { rules, can, code, superseded } = input;
  if (superseded) return 'the pull request has moved on';
  if (rules.post !== 'inline') return 'inline comments are switched off';
  if (severityRank(finding.severity) > severityRank(rules.minSeverity)) {
    return `below ${rules.minSeverity}, the lowest severity said inline`;
  }
  // A forge would look for the replacement character itself.
  if (finding.path.includes('\ufffd')) return 'the name of its file is not UTF-8';
  if (finding.anchor !== null) return null;
  if (code.fileOf(finding.path) === null) return 'its file is not in the diff';
  return can.fileComments ? null : 'its line is not in the diff';
}

function whyNoRoom(count: number, { rules }: ReconcileInput): string | null {
  return count < rules.maxComments ? null : `over the limit of ${rules.maxComments} comments`;
}

/** The threads that no finding names, not even one that was put off. */
function unnamed(
  owns: readonly OwnThread[],
  pairs: ReadonlyMap<string, OwnThread>,
  input: ReconcileInput,
): readonly OwnThread[] {
  const said = new Set([...pairs.values()].map(({ thread }) => thread.id));
  const left = owns.filter(({ thread }) => !said.has(thread.id));
  const doubted = new Set([...pairUp(input.doubted, left, input).values()].map(({ thread }) => thread.id));
  return left.filter(({ thread }) => !doubted.has(thread.id));
}

/** Of these threads those whose code has changed and where nobody else has spoken. */
function resolvable(
  owns: readonly OwnThread[],
  { state, can, code, complete, superseded, rules }: ReconcileInput,
): readonly ReviewThread[] {
  if (!can.resolve || !complete || superseded || rules.post === 'none') return [];
  return owns
    .filter(({ thread }) => thread.resolved === false && thread.canResolve)
    .filter((own) => isGone(own, code))
    .filter(({ thread }) => thread.comments.every(({ author }) => isMe(author, state.me)))
    .map(({ thread }) => thread);
}
