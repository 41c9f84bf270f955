import type { ChangedFile, ChangeSet, ContentFacts, FileDiff, ListedFile } from '../../domain/change.ts';
import type { ChangeSource, Patches } from '../../domain/ports.ts';
import { mapLimited } from '../../lib/limit.ts';
import { contentFacts } from './content.ts';
import { enclosingSymbols } from './context.ts';
import { parseDiff, parseFragment } from './diff.ts';
import { type JoinedFile, joinPatches } from './join.ts';

/** More diff text than any panel reads in a day; kept in memory as bytes, so a bound on memory too. */
export const MAX_PATCH_BYTES = 128 * 1024 * 1024;

/** Head text that context is taken from; GitHub's contents API serves files of the same size. */
const HEAD_BYTES = 1024 * 1024;
/** Enough of the base to judge it: binary, minified, generated. */
const BASE_BYTES = 64 * 1024;

/** Files whose contents are read at the same time: each holds at most its two sides in memory. */
const FILES_AT_ONCE = 8;

const SUBMODULE_MODE = '160000';
const NOT_READ: ContentFacts = {
  binary: { base: null, head: null },
  minified: { base: null, head: null },
  generatedMark: { base: null, head: null },
};

/**
 * Everything that is known of a change, with what is missing said in words. `wantsContent` spares the reading of
 * files whose bytes decide nothing, such as those that no one is shown.
 */
export async function collect(
  source: ChangeSource,
  wantsContent: (file: ListedFile) => boolean = () => true,
): Promise<ChangeSet> {
  const identity = await source.identify();
  const [list, patches] = await Promise.all([source.listFiles(), source.readPatches(MAX_PATCH_BYTES)]);
  const texts = readTexts(patches, list.files);
  const joined = joinPatches(list.files, texts.files, texts.withheld);
  const files = await mapLimited(joined.files, FILES_AT_ONCE, (file) =>
    withContent(source, file, wantsContent(file.listed)),
  );
  const listGap = list.complete ? [] : [list.reason ?? 'the list of changed files is not complete'];
  return { identity, files, gaps: [...listGap, ...texts.gaps, ...joined.gaps] };
}

/** The parsed text of a change; `withheld` says by path why a file has none. */
type Texts = {
  readonly files: readonly FileDiff[];
  readonly withheld: ReadonlyMap<string, string>;
  readonly gaps: readonly string[];
};

function readTexts(patches: Patches, listed: readonly ListedFile[]): Texts {
  if (patches.kind === 'fragments') return readFragments(patches.fragments, listed);
  const parsed = parseDiff(patches.bytes);
  const cut = patches.complete ? [] : [patches.reason ?? 'the text of the change was cut'];
  return { files: parsed.files, withheld: new Map(), gaps: [...cut, ...parsed.problems] };
}

function readFragments(
  fragments: Extract<Patches, { kind: 'fragments' }>['fragments'],
  listed: readonly ListedFile[],
): Texts {
  const byPath = new Map(listed.map((file) => [file.path, file]));
  const files: FileDiff[] = [];
  const withheld = new Map<string, string>();
  const gaps: string[] = [];
  for (const { path, bytes, reason, binary } of fragments) {
    const file = byPath.get(path);
    if (file === undefined) {
      gaps.push(`the text holds ${path}, which is not among the listed files`);
      continue;
    }
    if (reason !== null) withheld.set(path, reason);
    if (binary === true) files.push(binaryDiff(file));
    if (bytes === null) continue;
    const diff = parseFragment(bytes, namesOf(file));
    if (diff.truncated) gaps.push(`${path}: its text ends before its hunks are whole`);
    files.push(diff);
  }
  return { files, withheld, gaps };
}

/** What a diff says with "Binary files differ". */
function binaryDiff(file: ListedFile): FileDiff {
  return { ...parseFragment(new Uint8Array(), namesOf(file)), binary: true };
}

function namesOf(file: ListedFile): Pick<FileDiff, 'oldPath' | 'newPath' | 'status' | 'oldMode' | 'newMode'> {
  const { path, oldPath, status, oldMode, newMode } = file;
  return {
    oldPath: status === 'added' ? null : (oldPath ?? path),
    newPath: status === 'deleted' ? null : path,
    status,
    oldMode,
    newMode,
  };
}

/** Reads both sides of a file one after the other; a copy has no base of its own. */
async function withContent(source: ChangeSource, file: JoinedFile, wanted: boolean): Promise<ChangedFile> {
  const { listed, diff, missing } = file;
  const bare: ChangedFile = { ...listed, diff, missing, content: NOT_READ, context: [] };
  if (!wanted || !decidesByContent(file)) return bare;
  const { path, oldPath, status } = listed;
  const hasBase = status !== 'added' && status !== 'copied';
  const base = hasBase ? await source.readFile('base', oldPath ?? path, BASE_BYTES) : null;
  const head = status === 'deleted' ? null : await source.readFile('head', path, HEAD_BYTES);
  const content = contentFacts(base, head);
  if (head === null || head.link || content.binary.head || !hasBase || diff === null) {
    return { ...bare, content };
  }
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(head.bytes);
  return { ...bare, content, context: enclosingSymbols(text, diff) };
}

/** Files whose text is not whole are not reviewed whatever their bytes are, and a submodule has none. */
function decidesByContent({ listed, diff, missing }: JoinedFile): boolean {
  if (listed.newMode === SUBMODULE_MODE || listed.oldMode === SUBMODULE_MODE) return false;
  return missing === null || diff?.binary === true;
}
