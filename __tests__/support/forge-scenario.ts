/** A pull request on some forge with a panel that says the same of it every time. */

import type { SaidFinding } from './action-scenario.ts';
import type { BundleProcess } from './bundle-process.ts';
import type { FaultRule, ForgeRequest, Side } from './forge/types.ts';
import type { GitRepo, TreeFile } from './git-repo.ts';
import type { ModelServer } from './model-server.ts';

/** A comment that began a thread, as the forge's own page shows it. */
export type Stood = {
  readonly path: string;
  readonly subject: 'line' | 'file';
  readonly side: Side | null;
  readonly line: number | null;
  readonly startLine: number | null;
  readonly resolved: boolean;
  /** Without its mark. */
  readonly text: string;
  readonly raw: string;
  /** A part of its address that no other comment has. */
  readonly link: string;
};

export type Note = { readonly text: string; readonly raw: string };

export type RunEnd = {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** By the names of the documents, such as `posted-count`. */
  readonly outputs: Readonly<Record<string, string>>;
  /** Everything that the run shows to who started it. */
  readonly shown: string;
};

export type Running = { readonly process: BundleProcess; readonly end: Promise<RunEnd> };

/** Who writes a forged comment; a namesake shows the same name as our account. */
export type Forger = 'stranger' | 'namesake' | 'ourselves';

export type ForgeScenario = {
  readonly repository: GitRepo;
  readonly models: ModelServer;
  readonly folder: string;
  readonly commits: readonly string[];
  /** From now on all models answer with these findings. */
  say(findings: readonly SaidFinding[]): void;
  /**
   * Starts a run for the current head, without a triage agent unless told otherwise; settings by their names, `cwd` the
   * folder that it runs in, the repository unless given.
   */
  start(settings?: Readonly<Record<string, string>>): Running;
  run(settings?: Readonly<Record<string, string>>): Promise<RunEnd>;
  requests(): readonly ForgeRequest[];
  /** The requests that changed something. */
  writes(): readonly ForgeRequest[];
  /** Requests from the given one on, counted as the bar of this forge counts. */
  counted(start: number): number;
  /** Fits every request that is meant to change something. */
  readonly anyWrite: Pick<FaultRule, 'method' | 'path' | 'body'>;
  /** Refuses a comment for its line. */
  readonly lineRefusal: Omit<FaultRule, 'nth'>;
  fault(rule: FaultRule): void;
  onRequest(hook: (request: ForgeRequest, index: number) => void): void;
  stood(): readonly Stood[];
  /** Comments on the pull request as a whole. */
  notes(): readonly Note[];
  /** The last status that was set, and whether it stops a merge. */
  status(): { readonly sha: string; readonly failed: boolean } | null;
  /** The commits that standing approvals of ours were given on; null where the forge does not keep it. */
  approvals(): readonly (string | null)[];
  /** Fits requests that read where the pull request stands. */
  readonly anyLook: RegExp;
  /** What people see in the end, without what differs between runs. */
  visible(): unknown;
  push(sha: string): void;
  closePullRequest(): void;
  denyWrites(): void;
  /** Somebody else closes a thread, or answers in it. */
  resolve(index: number): void;
  reply(index: number, text: string): void;
  pasteInline(who: Forger, raw: string): void;
  pasteNote(who: Forger, raw: string): void;
  /** Changes a note of ours; answers what it says now. */
  editNote(index: number, change: (raw: string) => string): string;
  /** What the vendor's description refuses of the requests and answers so far. */
  complaints(): readonly string[];
  dispose(): Promise<void>;
};

/** Opens a fresh one: the first tree is the base, the second the head, later ones are there to be pushed. */
export type OpenScenario = (trees: readonly (readonly TreeFile[])[] | 'small') => Promise<ForgeScenario>;

/** A comment without its mark. */
export function withoutMark(raw: string): string {
  return raw.replace(/\n\n(?:<!-- quorate:.*-->|\[quorate\]: .*)$/, '');
}

/** What people see, put into an order and without addresses that differ. */
export function visibleOf(
  { stood, notes, status }: Pick<ForgeScenario, 'stood' | 'notes' | 'status'>,
  plain: (text: string) => string,
): unknown {
  return {
    threads: stood()
      .map(({ path, subject, side, line, startLine, text }) => ({
        path,
        subject,
        side,
        line,
        startLine,
        text: plain(text),
      }))
      .sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b))),
    notes: notes().map(({ text }) => plain(text)),
    status: status(),
  };
}
