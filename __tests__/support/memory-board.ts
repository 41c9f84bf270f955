/** A pull request in memory with GitHub's rules for comments, and hooks for everything that can go wrong with it. */
import type {
  Account,
  BoardCan,
  BoardComment,
  BoardLimits,
  BoardState,
  DraftReview,
  PullRequestNow,
  Refusal,
  ReviewDraft,
  ReviewThread,
  StatusReport,
  SubmittedReview,
  WriteResult,
} from '../../src/domain/board.ts';
import type { Anchor } from '../../src/domain/finding.ts';
import type { CommentBoard } from '../../src/domain/ports.ts';

export const BOT: Account = { id: '41898282', login: 'review-bot', kind: 'bot' };
export const ADA: Account = { id: '7', login: 'ada', kind: 'user' };

/** The process died: nothing after it happens. */
export class Killed extends Error {}

/** What a request is, for hooks and for counting. */
export type Request = {
  readonly name: keyof CommentBoard;
  readonly writes: boolean;
  /** Counted from 1 over all requests. */
  readonly number: number;
  /** Counted from 1 over all writes; 0 for a read. */
  readonly write: number;
};

/** A fault in place of an answer: `after` it was carried out, or instead of that. */
export type Fault =
  | { readonly kind: 'kill' | 'lost' }
  | { readonly kind: 'answer'; readonly result: WriteResult };

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type Thread = Mutable<Omit<ReviewThread, 'comments'>> & { comments: Mutable<BoardComment>[] };

export type MemoryForge = {
  now: Mutable<PullRequestNow>;
  threads: Thread[];
  notes: Mutable<BoardComment>[];
  reviews: Mutable<SubmittedReview & { headSha: string; verdict: ReviewDraft['verdict'] | null }>[];
  drafts: (DraftReview & { readonly owner: Account })[];
  statuses: Map<string, StatusReport & { readonly way: string }>;
  requests: Request[];
  /** Writes that broke a rule that no adapter can be trusted to keep: on what is not ours. */
  violations: string[];
  author: Account;
  commits: Set<string>;
  limits: BoardLimits;
  can: BoardCan;
  /** Lines that the forge knows. */
  bears: (anchor: Anchor) => boolean;
  /** Comments that are taken and not shown. */
  drops: (anchor: Anchor) => boolean;
  /** Called before each request: may change anything, or answer a fault. */
  before: (request: Request) => Fault | undefined;
  /** Called after a write was carried out. */
  after: (request: Request) => Fault | undefined;
  /** Awaited before each request: interleaves runs. */
  turn: () => Promise<void>;
  board(me?: Account): CommentBoard;
  /** Requests that changed something. */
  writes(): number;
  /** What people see, without ids: two worlds with the same picture are alike. */
  picture(): unknown;
};

export const HEAD = 'b'.repeat(40);

const LIMITS: BoardLimits = {
  bodyLength: 65_000,
  statusLength: 65_000,
  commentsPerReview: 30,
  annotations: 50,
};
const CAN: BoardCan = {
  fileComments: true,
  suggestions: true,
  resolve: true,
  verdicts: true,
  marker: 'html-comment',
};

export function refuse(refusal: Refusal): Fault {
  return { kind: 'answer', result: { kind: 'refused', refusal, message: `refused: ${refusal}` } };
}

export function answer(kind: 'denied' | 'failed' | 'gone' | 'unclear'): Fault {
  const message = `the forge: ${kind}`;
  const result: WriteResult = kind === 'denied' ? { kind, message, remedy: 'grant it' } : { kind, message };
  return { kind: 'answer', result };
}

export function memoryForge(): MemoryForge {
  let ids = 0;
  const nextId = () => `${1000 + ++ids}`;
  const forge: MemoryForge = {
    now: { headSha: HEAD, baseRef: 'main', state: 'open', locked: false },
    threads: [],
    notes: [],
    reviews: [],
    drafts: [],
    statuses: new Map(),
    requests: [],
    violations: [],
    author: ADA,
    commits: new Set([HEAD]),
    limits: LIMITS,
    can: CAN,
    bears: () => true,
    drops: () => false,
    before: () => undefined,
    after: () => undefined,
    turn: () => Promise.resolve(),
    board: (me = BOT) => boardOf(forge, me, nextId),
    writes: () => forge.requests.filter(({ writes }) => writes).length,
    picture: () => ({
      threads: forge.threads
        .map(({ path, line, resolved, comments }) => [path, line, resolved, textsOf(comments)])
        .sort(),
      notes: textsOf(forge.notes),
      verdicts: forge.reviews.flatMap(({ state }) => (state === 'commented' ? [] : [state])),
      drafts: forge.drafts.length,
      statuses: [...forge.statuses.values()].map(({ headSha, conclusion, way }) => [
        headSha,
        conclusion,
        way,
      ]),
    }),
  };
  return forge;
}

/** The texts without what differs between runs. */
function textsOf(comments: readonly BoardComment[]): string[] {
  return comments.map(({ body }) => body.replace(/ (?:run|sum)=\S+/g, ''));
}

function boardOf(forge: MemoryForge, me: Account, nextId: () => string): CommentBoard {
  const { read, write } = gates(forge);
  const urlOf = (id: string) => `https://forge.invalid/o/r/pull/7#${id}`;
  const comment = (body: string): Mutable<BoardComment> => {
    const id = nextId();
    return { id, author: me, body, url: urlOf(id), minimised: false };
  };
  const done = (id: string): WriteResult => ({ kind: 'done', id, url: urlOf(id) });
  const gone: WriteResult = { kind: 'gone', message: 'not found' };
  const isMine = (author: Account | null) => author?.id === me.id;
  const guard = (author: Account | null, what: string) => {
    if (!isMine(author)) forge.violations.push(what);
  };
  return {
    limits: forge.limits,
    can: forge.can,
    permalink: (sha, path, line) =>
      `https://forge.invalid/o/r/blob/${sha}/${path}${line === null ? '' : `#L${line}`}`,
    now: () => read('now', () => ({ ...forge.now })),
    read: () =>
      read('read', (): BoardState => {
        const drafts = forge.drafts
          .filter(({ owner }) => isMine(owner))
          .map(({ owner: _, ...draft }) => draft);
        return structuredClone({ me, threads: forge.threads, notes: forge.notes, drafts, remarks: [] });
      }),
    readReviews: () => read('readReviews', () => structuredClone(forge.reviews)),
    submitReview: (review) =>
      write('submitReview', () => {
        const refusal = whyRefused(forge, me, review);
        if (refusal !== null) return { kind: 'refused', refusal, message: `refused: ${refusal}` };
        const id = nextId();
        const state = (
          { comment: 'commented', approve: 'approved', 'request-changes': 'changes-requested' } as const
        )[review.verdict];
        const { headSha, verdict, body } = review;
        forge.reviews.push({ id, author: me, body, state, headSha, verdict });
        for (const { anchor, body: text } of review.comments) {
          if (!forge.drops(anchor)) forge.threads.push(lineThread(nextId(), anchor, comment(text)));
        }
        return done(id);
      }),
    commentOnFile: ({ headSha, path, body }) =>
      write('commentOnFile', () => {
        if (!forge.commits.has(headSha))
          return { kind: 'refused', refusal: 'moved', message: 'no such commit' };
        const root = comment(body);
        forge.threads.push({
          ...lineThread(nextId(), { path, side: 'RIGHT', line: 1, startLine: null }, root),
          subject: 'file',
          side: null,
          line: null,
          originalLine: null,
        });
        return done(root.id);
      }),
    createNote: (body) =>
      write('createNote', () => {
        if (body.length > forge.limits.bodyLength)
          return { kind: 'refused', refusal: 'too-long', message: 'too long' };
        const note = comment(body);
        forge.notes.push(note);
        return done(note.id);
      }),
    updateNote: (id, body) =>
      write('updateNote', () => {
        const note = forge.notes.find((candidate) => candidate.id === id);
        if (note === undefined) return gone;
        guard(note.author, `update ${id}`);
        note.body = body;
        return done(id);
      }),
    deleteComment: ({ id, on }) =>
      write('deleteComment', () => {
        const all = on === 'request' ? forge.notes : forge.threads.flatMap(({ comments }) => comments);
        const found = all.find((candidate) => candidate.id === id);
        if (found === undefined) return gone;
        guard(found.author, `delete ${id}`);
        forge.notes = forge.notes.filter((note) => note.id !== id);
        for (const thread of forge.threads)
          thread.comments = thread.comments.filter((entry) => entry.id !== id);
        forge.threads = forge.threads.filter(({ comments }) => comments.length > 0);
        return done(id);
      }),
    resolveThread: (id) =>
      write('resolveThread', () => {
        const thread = forge.threads.find((candidate) => candidate.id === id);
        if (thread === undefined) return gone;
        for (const { author } of thread.comments) guard(author, `resolve ${id}`);
        thread.resolved = true;
        return done(id);
      }),
    dismissReview: (id) =>
      write('dismissReview', () => {
        const review = forge.reviews.find((candidate) => candidate.id === id);
        if (review === undefined) return gone;
        guard(review.author, `dismiss ${id}`);
        review.state = 'dismissed';
        return done(id);
      }),
    discardDraft: (id) =>
      write('discardDraft', () => {
        forge.drafts = forge.drafts.filter((draft) => draft.id !== id || !isMine(draft.owner));
        return done(id);
      }),
    submitDraft: (id) =>
      write('submitDraft', () => {
        const draft = forge.drafts.find((candidate) => candidate.id === id && isMine(candidate.owner));
        if (draft === undefined) return gone;
        forge.drafts = forge.drafts.filter((candidate) => candidate !== draft);
        for (const body of draft.comments) {
          forge.threads.push(
            lineThread(
              nextId(),
              { path: 'draft.ts', side: 'RIGHT', line: 1, startLine: null },
              comment(body),
            ),
          );
        }
        return done(id);
      }),
    ensureStatus: (report, way) =>
      write('ensureStatus', () => {
        const key = `${report.headSha} ${way}`;
        const { conclusion, title, summary } = forge.statuses.get(key) ?? {};
        if (conclusion === report.conclusion && title === report.title && summary === report.summary) {
          return { kind: 'kept', id: key, url: null };
        }
        forge.statuses.set(key, { ...report, way });
        return done(key);
      }),
  };
}

function gates(forge: MemoryForge) {
  const begin = (name: keyof CommentBoard, writes: boolean): Request => {
    const number = forge.requests.length + 1;
    const request = { name, writes, number, write: writes ? forge.writes() + 1 : 0 };
    forge.requests.push(request);
    return request;
  };
  const read = async <T>(name: keyof CommentBoard, act: () => T): Promise<T> => {
    await forge.turn();
    const fault = forge.before(begin(name, false));
    if (fault?.kind === 'kill') throw new Killed();
    if (fault !== undefined) throw new Error('the forge does not answer');
    return act();
  };
  const write = async (name: keyof CommentBoard, act: () => WriteResult): Promise<WriteResult> => {
    await forge.turn();
    const request = begin(name, true);
    const instead = forge.before(request);
    if (instead?.kind === 'kill') throw new Killed();
    if (instead?.kind === 'answer') return instead.result;
    const result = act();
    // A status that is there already is found by reading.
    if (result.kind === 'kept')
      forge.requests[forge.requests.indexOf(request)] = { ...request, writes: false };
    const fault = forge.after(request);
    if (fault?.kind === 'kill') throw new Killed();
    if (fault?.kind === 'answer') return fault.result;
    return fault?.kind === 'lost' ? { kind: 'unclear', message: 'the answer was lost' } : result;
  };
  return { read, write };
}

function whyRefused(forge: MemoryForge, me: Account, review: ReviewDraft): Refusal | null {
  if (forge.drafts.some(({ owner }) => owner.id === me.id)) return 'draft';
  if (!forge.commits.has(review.headSha)) return 'moved';
  if (review.body === '') return 'other';
  if (review.verdict !== 'comment' && forge.author.id === me.id) return 'own-change';
  const bodies = [review.body, ...review.comments.map(({ body }) => body)];
  if (bodies.some((body) => body.length > forge.limits.bodyLength)) return 'too-long';
  return review.comments.every(({ anchor }) => forge.bears(anchor)) ? null : 'anchor';
}

function lineThread(id: string, anchor: Anchor, root: Mutable<BoardComment>): Thread {
  return {
    id: `thread-${id}`,
    path: anchor.path,
    subject: 'line',
    side: anchor.side,
    line: anchor.line,
    originalLine: anchor.line,
    resolved: false,
    outdated: false,
    canResolve: true,
    comments: [root],
  };
}
