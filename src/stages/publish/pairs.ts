import type { ChangeCode } from '../../domain/change-code.ts';
import { codeHalf, codeHalfOf, codeWindow, kindHalf, kindHalfOf } from '../../domain/fingerprint.ts';
import type { Matcher, MatchItem } from '../../domain/matching.ts';
import { firstLine, kindKey, windowOf } from '../../domain/named-findings.ts';
import type { WantedFinding } from '../../domain/publication.ts';
import { issueOf } from './comment-text.ts';
import { lineNow } from './gone.ts';
import { compareIds, type OwnThread } from './own.ts';

/** Ordinals that are tried to tell whether a comment is of one category with a finding. */
const ORDINALS = 16;

/** UTF-16 units of a text that are compared: a defect is named at its beginning. */
const COMPARED = 4_000;

/** Lines between two remarks up to which they may be about one place: reviewers point at neighbours of a fault. */
const NEAR_LINES = 5;

/** How sure it is that a thread says a finding: the lower, the surer. */
const RANKS = { sameWords: 0, likeWords: 1, sameKind: 2, alikeKind: 3, elsewhere: 4 } as const;

/** A finding and the thread that may say it; `distance` in lines. */
type Pair = {
  readonly wanted: WantedFinding;
  readonly own: OwnThread;
  readonly rank: number;
  readonly distance: number;
};

/** What a finding is compared by. */
type Subject = {
  readonly wanted: WantedFinding;
  readonly window: string;
  /** First halves of its fingerprint, by the new path and by the old one. */
  readonly codes: ReadonlySet<string>;
  /** Second halves of what is of its kind on this code, whatever the ordinal. */
  readonly kinds: ReadonlySet<string>;
  /** Lines of its file that begin the same code. */
  readonly twins: readonly number[];
};

/**
 * Which thread of ours says which wanted finding, one for one, by the finding's id: whatever became of the thread, it
 * was said. Same code and same words first, then same code and same kind, then like words elsewhere in the file.
 */
export function pairUp(
  wanted: readonly WantedFinding[],
  owns: readonly OwnThread[],
  { code, match }: { readonly code: ChangeCode; readonly match: Matcher },
): ReadonlyMap<string, OwnThread> {
  const subjects = wanted.map((finding) => subjectOf(finding, code));
  const pairs: Pair[] = [];
  for (const [path, members] of byPath(subjects)) {
    const names = namesOf(path, code);
    const near = owns.filter(({ thread }) => names.has(thread.path));
    if (near.length === 0) continue;
    for (const subject of members) {
      const alike = alikeTo(subject, near, { code, match });
      for (const own of near) pairs.push(...pairOf(subject, own, { alike: alike.has(own.thread.id), code }));
    }
  }
  return choose(pairs);
}

/** The surest pairs first; each finding and each thread once. */
function choose(pairs: Pair[]): ReadonlyMap<string, OwnThread> {
  const chosen = new Map<string, OwnThread>();
  const taken = new Set<string>();
  for (const { wanted, own } of pairs.sort(comparePairs)) {
    if (chosen.has(wanted.id) || taken.has(own.thread.id)) continue;
    chosen.set(wanted.id, own);
    taken.add(own.thread.id);
  }
  return chosen;
}

function comparePairs(a: Pair, b: Pair): number {
  return a.rank - b.rank || a.distance - b.distance || compareIds(a.own.root.id, b.own.root.id);
}

function subjectOf(wanted: WantedFinding, code: ChangeCode): Subject {
  const { path, anchor } = wanted;
  const window = windowOf(wanted, code);
  const key = kindKey(wanted);
  const ordinals = Array.from({ length: ORDINALS }, (_, ordinal) => ordinal);
  return {
    wanted,
    window,
    codes: new Set([...namesOf(path, code)].map((name) => codeHalf(name, window))),
    kinds: new Set(ordinals.map((ordinal) => kindHalf({ key, window, ordinal }))),
    twins: anchor === null ? [] : code.twins({ path: anchor.path, side: anchor.side, window }),
  };
}

function byPath(subjects: readonly Subject[]): ReadonlyMap<string, readonly Subject[]> {
  const groups = new Map<string, Subject[]>();
  for (const subject of subjects) {
    const group = groups.get(subject.wanted.path) ?? [];
    groups.set(subject.wanted.path, group);
    group.push(subject);
  }
  return groups;
}

/** The names that comments on a file may carry: before it was renamed they carried the old one. */
function namesOf(path: string, code: ChangeCode): ReadonlySet<string> {
  const file = code.fileOf(path);
  // What a copy was made from is another file, with comments of its own.
  const oldPath = file?.status === 'renamed' ? file.oldPath : null;
  return new Set(oldPath === null ? [path] : [path, oldPath]);
}

/**
 * Threads whose words name the finding's defect. Each thread is asked about alone: in a group of many, two remarks that
 * a third one keeps apart would not be found.
 */
function alikeTo(
  subject: Subject,
  owns: readonly OwnThread[],
  { code, match }: { readonly code: ChangeCode; readonly match: Matcher },
): ReadonlySet<string> {
  const { wanted } = subject;
  const line = wanted.anchor === null ? wanted.line : firstLine(wanted.anchor);
  const base = { file: wanted.path, line, endLine: wanted.anchor?.line ?? line };
  const item: MatchItem = {
    ...base,
    id: 'wanted',
    text: wanted.issue.slice(0, COMPARED),
    reviewer: 'this run',
  };
  const alike = owns.filter((own) => {
    const at = subject.codes.has(codeHalfOf(own.fingerprint)) ? null : lineOf(own);
    // On the same code distance says nothing: lines move, the code is the same.
    const place = at === null ? base : { file: wanted.path, line: at, endLine: at };
    const other: MatchItem = {
      ...place,
      id: 'said',
      text: issueOf(own.text).slice(0, COMPARED),
      reviewer: isElsewhere(lineNow(own, code), base) ? item.reviewer : 'an earlier run',
    };
    return match([item, other]).length === 1;
  });
  return new Set(alike.map(({ thread }) => thread.id));
}

/**
 * Whether a thread still stands at this line, on code that is another place than a finding's. Then the same words speak of
 * one more instance, as they do when one reviewer says them twice.
 */
function isElsewhere(
  line: number | null,
  place: { readonly line: number; readonly endLine: number },
): boolean {
  if (line === null || place.line === 0) return false;
  return line < place.line - NEAR_LINES || line > place.endLine + NEAR_LINES;
}

function lineOf({ thread }: OwnThread): number | null {
  return thread.subject === 'file' ? null : (thread.line ?? thread.originalLine);
}

type Pairing = { readonly alike: boolean; readonly code: ChangeCode };

function pairOf(subject: Subject, own: OwnThread, pairing: Pairing): Pair[] {
  const rank = rankOf(subject, own, pairing);
  if (rank === null) return [];
  const line = lineOf(own) ?? subject.wanted.line;
  return [{ wanted: subject.wanted, own, rank, distance: Math.abs(line - subject.wanted.line) }];
}

function rankOf(subject: Subject, own: OwnThread, { alike, code }: Pairing): number | null {
  if (!subject.codes.has(codeHalfOf(own.fingerprint))) return alike ? RANKS.elsewhere : null;
  // Code that stands several times in a file: the comment on one place says nothing of the others.
  if (!standsHere(subject, lineNow(own, code))) return null;
  const exact = kindHalfOf(own.fingerprint) === kindHalfOf(subject.wanted.fingerprint);
  if (alike) return exact ? RANKS.sameWords : RANKS.likeWords;
  // Without code all remarks on a file look the same: then only words tell.
  if (subject.window === codeWindow([])) return null;
  if (exact) return RANKS.sameKind;
  return subject.kinds.has(kindHalfOf(own.fingerprint)) ? RANKS.alikeKind : null;
}

/** Whether a thread on the same code is on the finding's own instance of it. One without a line may have been on any. */
function standsHere({ wanted, twins }: Subject, line: number | null): boolean {
  if (twins.length < 2 || wanted.anchor === null || line === null) return true;
  const here = firstLine(wanted.anchor);
  const nearest = Math.min(...twins.map((twin) => Math.abs(twin - line)));
  return Math.abs(here - line) === nearest;
}
