/** A pull request in memory with a forge's rules for comments, and hooks for everything that can go wrong with it. */
import type {
  Account,
  BoardCan,
  BoardComment,
  BoardLimits,
  BoardState,
  Description,
  DescriptionResult,
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
import type { CommentBoard, DescriptionBoard } from '../../src/domain/ports.ts';
import { type ForgeTraits, GITHUB_LIKE } from './memory-traits.ts';

export const BOT: Account = { id: '41898282', login: 'review-bot', kind: 'bot' };
export const ADA: Account = { id: '7', login: 'ada', kind: 'user' };

/** The process died: nothing after it happens. */
export class Killed extends Error {}

type RequestName = keyof CommentBoard | 'readDescription' | 'updateDescription';

/** What a request is, for hooks and for counting. */
export type Request = {
  readonly name: RequestName;
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
  /** `headSha`: what it was submitted for; where verdicts name no commit, what they were on all the same. */
  reviews: Mutable<SubmittedReview & { headSha: string; verdict: ReviewDraft['verdict'] | null }>[];
  drafts: (DraftReview & { readonly owner: Account })[];
  statuses: Map<string, StatusReport & { readonly way: string }>;
  requests: Request[];
  /** Writes that broke a rule that no adapter can be trusted to keep: on what is not ours. */
  violations: string[];
  author: Account;
  commits: Set<string>;
  description: string;
  /** Ids of comments that stand as tasks. */
  tasks: Set<string>;
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
  /** Somebody pushes these commits. */
  /** The credentials do not tell their account before they have written something. */
  isNameless: boolean;
  push(headSha: string): void;
  board(me?: Account): CommentBoard;
  /** Requests that changed something. */
  writes(): number;
  /** What people see, without ids: two worlds with the same picture are alike. */
  picture(): unknown;
};

export const HEAD = 'b'.repeat(40);

export function refuse(refusal: Refusal): Fault {
  return { kind: 'answer', result: { kind: 'refused', refusal, message: `refused: ${refusal}` } };
}

export function answer(kind: 'denied' | 'failed' | 'gone' | 'unclear'): Fault {
  const message = `the forge: ${kind}`;
  const result: WriteResult = kind === 'denied' ? { kind, message, remedy: 'grant it' } : { kind, message };
  return { kind: 'answer', result };
}

/** A fresh pull request on a forge with these traits. */
export function memoryForge(traits: ForgeTraits = GITHUB_LIKE): MemoryForge {
  let ids = 0;
  const nextId = () => `${1000 + ++ids}`;
  const forge: MemoryForge = {
    now: { headSha: HEAD, baseRef: 'main', state: 'open', locked: false, version: traits.version },
    threads: [],
    notes: [],
    reviews: [],
    drafts: [],
    statuses: new Map(),
    requests: [],
    violations: [],
    isNameless: false,
    author: ADA,
    commits: new Set([HEAD]),
    description: '',
    tasks: new Set(),
    limits: traits.limits,
    can: traits.can,
    bears: () => true,
    drops: () => false,
    before: () => undefined,
    after: () => undefined,
    turn: () => Promise.resolve(),
    push: (headSha) => {
      forge.now.headSha = headSha;
      forge.commits.add(headSha);
      countUp(forge);
    },
    board: (me = BOT) => boardOf({ forge, traits, me, nextId }),
    writes: () => forge.requests.filter(({ writes }) => writes).length,
    picture: () => ({
      threads: forge.threads
        .map(({ path, line, resolved, comments }) => [path, line, resolved, textsOf(comments)])
        .sort(),
      notes: textsOf(forge.notes),
      verdicts: forge.reviews.flatMap(({ state }) => (state === 'commented' ? [] : [state])),
      drafts: forge.drafts.length,
      tasks: textsOf(
        forge.threads.flatMap(({ comments }) => comments).filter(({ id }) => forge.tasks.has(id)),
      ).sort(),
      description: forge.description,
      statuses: [...forge.statuses.values()]
        .map(({ headSha, conclusion, way }) => [headSha, conclusion, way])
        .sort(),
    }),
  };
  return forge;
}

/** The texts without what differs between runs. */
function textsOf(comments: readonly BoardComment[]): string[] {
  return comments.map(({ body }) => body.replace(/[ &](?:run|sum)=[^\s&]+/g, ''));
}

/** Brackets would end a link of Markdown. */
function encoded(segment: string): string {
  return encodeURIComponent(segment).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function countUp(forge: MemoryForge): void {
  if (forge.now.version !== null) forge.now.version += 1;
}

type Setting = {
  readonly forge: MemoryForge;
  readonly traits: ForgeTraits;
  readonly me: Account;
  readonly nextId: () => string;
};

const NOBODY: Account = { id: null, login: 'x-token-auth', kind: 'bot' };

function boardOf(setting: Setting): CommentBoard {
  const { forge, traits, me, nextId } = setting;
  const { read, write } = gates(forge);
  const urlOf = (id: string) => `https://forge.invalid/o/r/pull/7#${id}`;
  const comment = (body: string, task = false): Mutable<BoardComment> => {
    const id = nextId();
    if (task) forge.tasks.add(id);
    return { id, author: me, body, url: urlOf(id), minimised: false };
  };
  const done = (id: string): WriteResult => ({ kind: 'done', id, url: urlOf(id) });
  const gone: WriteResult = { kind: 'gone', message: 'not found' };
  const isMine = (author: Account | null) => author?.id === me.id;
  const guard = (author: Account | null, what: string) => {
    if (!isMine(author)) forge.violations.push(what);
  };
  const isKnown = () => !forge.isNameless || forge.writes() > 0;
  const outdated = traits.tellsOutdated ? false : null;
  return {
    limits: forge.limits,
    can: forge.can,
    description: traits.describes ? descriptionOf(forge) : null,
    me: () => (isKnown() ? me : null),
    permalink: (sha, path, line) => {
      const segments = path
        .replace(/\p{Cs}/gu, '\ufffd')
        .split('/')
        .map(encoded);
      return `https://forge.invalid/o/r/blob/${sha}/${segments.join('/')}${line === null ? '' : `#L${line}`}`;
    },
    now: () => read('now', () => ({ ...forge.now })),
    read: () =>
      read('read', (): BoardState => {
        const drafts = forge.drafts
          .filter(({ owner }) => isMine(owner))
          .map(({ owner: _, ...draft }) => draft);
        const account = isKnown() ? me : NOBODY;
        return structuredClone({
          me: account,
          threads: forge.threads,
          notes: forge.notes,
          drafts,
          remarks: [],
        });
      }),
    readReviews: () =>
      read('readReviews', () =>
        forge.reviews.map(({ id, author, body, state, commit }) => ({ id, author, body, state, commit })),
      ),
    submitReview: (review) =>
      write('submitReview', () => {
        const refusal = whyRefused(setting, review);
        if (refusal !== null) return { kind: 'refused', refusal, message: `refused: ${refusal}` };
        const id = traits.can.reviewTexts ? nextId() : `verdict-${me.id}`;
        submit(setting, review, id);
        let last = id;
        for (const { anchor, body: text, task } of review.comments) {
          const root = comment(text, task);
          last = root.id;
          if (!forge.drops(anchor)) forge.threads.push({ ...lineThread(nextId(), anchor, root), outdated });
        }
        return done(traits.can.reviewTexts ? id : last);
      }),
    commentOnFile: ({ headSha, path, body, task }) =>
      write('commentOnFile', () => {
        if (isMoved(forge, headSha)) return { kind: 'refused', refusal: 'moved', message: 'no such commit' };
        const root = comment(body, task);
        forge.threads.push({
          ...lineThread(nextId(), { path, side: 'RIGHT', line: 1, startLine: null }, root),
          subject: 'file',
          side: null,
          line: null,
          originalLine: null,
          outdated,
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
        if (traits.can.reviewTexts) review.state = 'dismissed';
        else forge.reviews = forge.reviews.filter((candidate) => candidate !== review);
        return done(id);
      }),
    discardDraft: (id) =>
      write('discardDraft', () => {
        if (!forge.drafts.some((draft) => draft.id === id && isMine(draft.owner))) return gone;
        forge.drafts = forge.drafts.filter((draft) => draft.id !== id || !isMine(draft.owner));
        return done(id);
      }),
    submitDraft: (id) =>
      write('submitDraft', () => {
        const draft = forge.drafts.find((candidate) => candidate.id === id && isMine(candidate.owner));
        if (draft === undefined) return gone;
        forge.drafts = forge.drafts.filter((candidate) => candidate !== draft);
        const { headSha } = forge.now;
        submit(setting, { headSha, body: draft.body, verdict: 'comment', comments: [] }, id);
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

/** A review with a text is one more entry; a verdict alone is the one that its account has. */
function submit({ forge, traits, me }: Setting, { headSha, verdict, body }: ReviewDraft, id: string): void {
  const states = {
    comment: 'commented',
    approve: 'approved',
    'request-changes': 'changes-requested',
  } as const;
  const state = states[verdict];
  const commitOf = (on: string) => (traits.keepsCommits ? on : null);
  if (traits.can.reviewTexts) {
    forge.reviews.push({ id, author: me, body, state, commit: commitOf(headSha), headSha, verdict });
    return;
  }
  if (verdict === 'comment') return;
  forge.reviews = forge.reviews.filter((review) => review.id !== id);
  const on = traits.can.pinsCommits ? headSha : forge.now.headSha;
  const commit = commitOf(on);
  forge.reviews.push({ id, author: me, body: '', state, commit, headSha: on, verdict });
}

function descriptionOf(forge: MemoryForge): DescriptionBoard {
  const { read, write } = gates(forge);
  return {
    read: () =>
      read('readDescription', (): Description => {
        const { headSha, version } = forge.now;
        return { text: forge.description, headSha, version };
      }),
    update: async (text, seen): Promise<DescriptionResult> => {
      let version: number | null = null;
      const result = await write('updateDescription', () => {
        if (seen.version !== forge.now.version)
          return { kind: 'refused', refusal: 'stale', message: 'out of date' };
        forge.description = text;
        countUp(forge);
        version = forge.now.version;
        return { kind: 'done', id: '7', url: null };
      });
      return { result, version: result.kind === 'done' ? version : null, remarks: [] };
    },
  };
}

function gates(forge: MemoryForge) {
  const begin = (name: RequestName, writes: boolean): Request => {
    const number = forge.requests.length + 1;
    const request = { name, writes, number, write: writes ? forge.writes() + 1 : 0 };
    forge.requests.push(request);
    return request;
  };
  const read = async <T>(name: RequestName, act: () => T): Promise<T> => {
    await forge.turn();
    const fault = forge.before(begin(name, false));
    if (fault?.kind === 'kill') throw new Killed();
    if (fault !== undefined) throw new Error('the forge does not answer');
    return act();
  };
  const write = async (name: RequestName, act: () => WriteResult): Promise<WriteResult> => {
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

function isMoved(forge: MemoryForge, headSha: string): boolean {
  return forge.can.pinsCommits && !forge.commits.has(headSha);
}

function whyRefused({ forge, traits, me }: Setting, review: ReviewDraft): Refusal | null {
  if (forge.drafts.some(({ owner }) => owner.id === me.id)) return 'draft';
  if (isMoved(forge, review.headSha)) return 'moved';
  if (review.comments.length > forge.limits.commentsPerReview) return 'other';
  const isVerdict = review.verdict !== 'comment';
  // Where a verdict is all that is kept, the forge holds its commit against the head itself.
  const isLate = !traits.can.reviewTexts && traits.keepsCommits && review.headSha !== forge.now.headSha;
  if (isVerdict && isLate) return 'moved';
  if (review.body === '') return 'other';
  if (isVerdict && forge.author.id === me.id) return 'own-change';
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
