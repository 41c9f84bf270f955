import { tmpdir } from 'node:os';
import type { ChangeIdentity } from '../../domain/change.ts';
import { ForgeError } from '../../domain/errors.ts';
import type { BlobRead, ChangeSource, FileList, FolderList, Patches } from '../../domain/ports.ts';
import { folderList, isFolder, kindOf } from './folders.ts';
import { createGit, type Git, mustRun } from './git.ts';
import { type AttributeSource, attributesOf, readAttributes } from './git-attributes.ts';
import { entriesOf, parseFileList, type RawFile, type TreeEntry } from './git-list.ts';
import {
  createObjectReader,
  entryInTrees,
  findEntry,
  folderInTrees,
  type ObjectReader,
} from './git-objects.ts';
import { pinRange, type Range } from './git-range.ts';
import { findRepository, makeWorkplace, nameOfHead, type Workplace } from './git-repository.ts';

export type LocalSourceOptions = {
  /** Any folder of a working tree, a bare repository, or a linked worktree. */
  readonly repository: string;
  readonly base: string;
  readonly head: string;
  readonly signal?: AbortSignal;
  /** Only `PATH` and the names of temporary folders are handed on to git. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  readonly gitProgram?: string;
  /** Unchanged lines around each change in the text; 3 unless given. */
  readonly contextLines?: number;
  /** Where the folder is made in which git works; the system's unless given. */
  readonly temporaryFolder?: string;
};

type Side = 'base' | 'head';

/** What list and text share, so that they agree. Nothing in it lets the repository run a program. */
const DIFF = [
  'diff',
  '--no-color',
  '--no-ext-diff',
  '--no-textconv',
  '--src-prefix=a/',
  '--dst-prefix=b/',
  '--submodule=short',
  // A `.gitmodules` could otherwise say that changes of its submodules are not to be shown.
  '--ignore-submodules=none',
  '--find-renames=50%',
  // Git's default since 2.34; beyond it only unchanged files are recognised as renamed.
  '-l1000',
  '--no-relative',
  '-O/dev/null',
  '--diff-algorithm=default',
  '--indent-heuristic',
];

/** `-U` asks for text by itself, so it does not belong among what the list is asked with. */
const LIST = [...DIFF, '--raw', '--numstat', '--no-abbrev', '-z'];
const TEXT = [...DIFF, '--patch', '--inter-hunk-context=0', '--full-index'];

/** Git's own default. */
const CONTEXT_LINES = 3;

/** The changed files as git lists them, and their entries by name. */
type Listing = {
  readonly files: readonly RawFile[];
  readonly entries: Readonly<Record<Side, ReadonlyMap<string, TreeEntry | null>>>;
};

/** The repository, pinned to three commits. */
type Session = {
  readonly git: Git;
  readonly range: Range;
  readonly identity: ChangeIdentity;
  readonly objects: ObjectReader;
  readonly gitDir: string;
};

/**
 * The change between two commits of a repository on this machine: three-dot, and commits only. The user's working
 * tree and index are neither read nor written. No attribute of any commit shapes the text; those of the merge base
 * are given as values for the scope to decide on.
 */
export function createLocalSource(options: LocalSourceOptions): ChangeSource {
  const repository = new LocalRepository(options);
  return {
    identify: async () => {
      const { identity } = await repository.session();
      // Everybody who asks whose change it is asks next what is in it; a failure is told to the first who asks.
      repository.listing().catch(() => undefined);
      return identity;
    },
    listFiles: async () => listFiles(await repository.session(), await repository.listing()),
    readPatches: async (maxBytes) => {
      const { contextLines = CONTEXT_LINES } = options;
      return readPatches(await repository.session(), { contextLines, maxBytes });
    },
    readFile: async (side, path, maxBytes) => {
      const session = await repository.session();
      const entry = await entryOf(session, await repository.listing(), side, path);
      return entry === null ? null : readBlob(session, entry, maxBytes);
    },
    readTarget: async (path, maxBytes) => {
      const session = await repository.session();
      const entry = await entryInTrees(session.objects, session.range.base, path);
      return entry === null ? null : readBlob(session, entry, maxBytes);
    },
    listTarget: async (folder) => (isFolder(folder) ? listFolder(await repository.session(), folder) : null),
    close: () => repository.close(),
  };
}

/** What lives as long as the source: the session and the listing, each made once, and the temporary folder. */
class LocalRepository {
  private readonly options: LocalSourceOptions;
  private readonly git: Git;
  private readonly onAbort = (): void => this.git.stop('the run was cancelled');
  private opened: Promise<Session> | null = null;
  private listed: Promise<Listing> | null = null;
  private workplace: Workplace | null = null;

  constructor(options: LocalSourceOptions) {
    this.options = options;
    this.git = createGit({
      program: options.gitProgram ?? 'git',
      place: { cwd: options.repository, env: {} },
      environment: options.environment ?? process.env,
    });
    options.signal?.addEventListener('abort', this.onAbort);
    if (options.signal?.aborted) this.onAbort();
  }

  session(): Promise<Session> {
    this.opened ??= this.open();
    return this.opened;
  }

  listing(): Promise<Listing> {
    this.listed ??= this.session().then(readListing);
    return this.listed;
  }

  async close(): Promise<void> {
    this.options.signal?.removeEventListener('abort', this.onAbort);
    this.git.stop('it was closed');
    await this.opened?.catch(() => undefined);
    await this.workplace?.remove();
  }

  private async open(): Promise<Session> {
    const { base, head } = this.options;
    const repository = await findRepository(this.git, this.options.repository);
    this.workplace = await makeWorkplace(repository.gitDir, this.options.temporaryFolder ?? tmpdir());
    const git = this.git.at(this.workplace.place);
    const objects = createObjectReader(git);
    const range = await pinRange(git, objects, base, head);
    const identity: ChangeIdentity = {
      forge: 'local',
      repository: repository.name,
      number: null,
      base: { ref: base, sha: range.base },
      head: { ref: await nameOfHead(git, repository, head), sha: range.head },
      mergeBase: range.mergeBase,
      author: null,
      title: null,
      body: null,
    };
    return { git, range, identity, objects, gitDir: repository.gitDir };
  }
}

async function readListing({ git, range }: Session): Promise<Listing> {
  const output = await mustRun(git, [...LIST, range.mergeBase, range.head]);
  if (output.cut) {
    throw new ForgeError('the names of the changed files are larger than 64 MB', 'Review a smaller range.');
  }
  const files = parseFileList(output.stdout);
  return { files, entries: { base: entriesOf(files, 'base'), head: entriesOf(files, 'head') } };
}

async function listFiles(session: Session, { files }: Listing): Promise<FileList> {
  const names = files.flatMap((file) => (file.oldPath === null ? [file.path] : [file.path, file.oldPath]));
  const source: AttributeSource = { ...session, commit: session.range.mergeBase };
  const attributes = await readAttributes(source, names);
  const listed = files.map((raw) => {
    const { base: _base, head: _head, ...file } = raw;
    return { ...file, attributes: attributesOf(raw, attributes) };
  });
  return { files: listed, complete: true, reason: null };
}

type TextWanted = { readonly contextLines: number; readonly maxBytes: number };

async function readPatches(
  { git, range }: Session,
  { contextLines, maxBytes }: TextWanted,
): Promise<Patches> {
  const text = [...TEXT, `-U${contextLines}`];
  const output = await mustRun(git, [...text, range.mergeBase, range.head], { maxBytes });
  const reason = output.cut ? `the diff is larger than ${maxBytes.toLocaleString('en')} bytes` : null;
  return { kind: 'diff', bytes: output.stdout, complete: !output.cut, reason };
}

/** Changed paths are known from the listing; others are looked up, one process each. */
function entryOf(
  { git, range }: Session,
  { entries }: Listing,
  side: Side,
  path: string,
): Promise<TreeEntry | null> {
  const known = entries[side].get(path);
  if (known !== undefined) return Promise.resolve(known);
  return findEntry(git, side === 'head' ? range.head : range.mergeBase, path);
}

/** Names are bytes in git: what is no UTF-8 in them reads as U+FFFD. */
async function listFolder({ objects, range }: Session, folder: string): Promise<FolderList | null> {
  const found = await folderInTrees(objects, range.base, folder);
  if (found === null) return null;
  const entries = found.map(({ name, mode }) => ({
    name: Buffer.from(name, 'latin1').toString('utf8'),
    kind: kindOf(mode),
  }));
  return folderList(entries, true);
}

/** Only files and links have bytes to read; a link's are its target's name, never what lies there. */
async function readBlob({ objects }: Session, entry: TreeEntry, maxBytes: number): Promise<BlobRead | null> {
  const kind = kindOf(entry.mode);
  if (kind !== 'file' && kind !== 'link') return null;
  return { ...(await objects.read(entry.oid, maxBytes)), link: kind === 'link' };
}
