import { compareText } from '../../lib/text.ts';
import { indexAt, listAt, objectAt, textAt } from './sarif-shape.ts';

/** A path as a document gives it, without its root: whole (`C:` or `/` was before it) or from some folder on. */
type Given = { readonly parts: readonly string[]; readonly whole: boolean };

/** References from one base to the next that are followed. */
const MAX_BASES = 8;

/** Parts of a path that are looked at; longer ones are no paths of a repository. */
const MAX_PARTS = 100;

/** Where a result is: a path of the change, or none. Nothing is ever opened by it. */
export type FindPath = (artifact: unknown) => string | null;

/**
 * Answers which file of the change an `artifactLocation` of this run means. `roots` are folders in which the repository
 * lay; where a path begins with none of them, the one folder is taken for the root in which all files of the run lie and
 * under which most of its paths are files of the change.
 */
export function pathFinder(
  run: unknown,
  isChanged: (path: string) => boolean,
  roots: readonly string[],
): FindPath {
  // A root that holds everything would say of no path where it belongs.
  const known = roots
    .flatMap((root) => readPath(root, false))
    .filter(({ whole, parts }) => whole && parts.length > 0);
  const bases = objectAt(run, 'originalUriBaseIds');
  const spelled = (artifact: unknown) => spellings(run, bases, artifact);
  let guess: readonly string[] | null | undefined;
  const pathOf = ({ joined, own }: Spelling): string | null => {
    const around = known.map(({ parts }) => parts).filter((root) => begins(joined, root));
    if (around.length > 0) return firstChanged(joined, around, isChanged);
    const plain = own.whole ? null : changed(own.parts, isChanged);
    if (plain !== null) return plain;
    if (guess === undefined) guess = guessRoot(wholePaths(run, spelled), isChanged);
    return guess !== null && begins(joined, guess) ? firstChanged(joined, [guess], isChanged) : null;
  };
  return (artifact) => {
    for (const spelling of spelled(artifact)) {
      const path = pathOf(spelling);
      if (path !== null) return path;
    }
    return null;
  };
}

function changed(parts: readonly string[], isChanged: (path: string) => boolean): string | null {
  const path = parts.join('/');
  return isChanged(path) ? path : null;
}

/** A checkout may lie in a folder of the workspace: of roots around a path the first counts under which it is changed. */
function firstChanged(
  { parts }: Given,
  roots: readonly (readonly string[])[],
  isChanged: (path: string) => boolean,
): string | null {
  for (const root of roots) {
    const path = changed(parts.slice(root.length), isChanged);
    if (path !== null) return path;
  }
  return null;
}

function begins({ parts, whole }: Given, root: readonly string[]): boolean {
  return whole && root.every((part, at) => part === parts[at]);
}

/** A place in every way it may be meant: as written, and with its percent signs decoded; `joined` is behind its base. */
type Spelling = { readonly joined: Given; readonly own: Given };

function spellings(run: unknown, bases: unknown, artifact: unknown): readonly Spelling[] {
  const index = indexAt(artifact, 'index');
  const uri = textAt(artifact, 'uri');
  const listed = index === null ? undefined : listAt(run, 'artifacts')[index];
  const location = uri === null ? objectAt(listed, 'location') : artifact;
  const base = baseOf(bases, textAt(location, 'uriBaseId'));
  return [true, false].flatMap((decode) =>
    readPath(textAt(location, 'uri'), decode).map((own) => ({
      own,
      joined: own.whole || base === null ? own : joinPaths(base, own),
    })),
  );
}

/** The folder of a base, behind the base that it stands on; null where nothing says where it is. */
function baseOf(bases: unknown, id: string | null): Given | null {
  let below: Given | null = null;
  let name = id;
  for (let step = 0; name !== null && step < MAX_BASES; step++) {
    const location = objectAt(bases, name);
    const [folder] = readPath(textAt(location, 'uri'), true);
    if (folder !== undefined) below = below === null ? folder : joinPaths(folder, below);
    if (below?.whole) return below;
    name = textAt(location, 'uriBaseId');
  }
  return below;
}

function joinPaths(base: Given, below: Given): Given {
  return { whole: base.whole, parts: [...base.parts, ...below.parts] };
}

/** A path or `file:` address in its parts; none for other addresses and for what leads out of its folder. */
function readPath(text: string | null, decode: boolean): readonly Given[] {
  const bare = text === null ? null : withoutScheme(text);
  if (bare === null) return [];
  const path = (decode ? decoded(bare.path) : bare.path).replaceAll('\\', '/').replace(DRIVE, upperCase);
  const parts = partsOf(path);
  return parts === null ? [] : [{ whole: bare.isFile || path.startsWith('/') || DRIVE.test(path), parts }];
}

/** A drive of Windows at the start of a path, behind a slash where an address holds it. */
const DRIVE = /^\/?[A-Za-z]:(?=\/)/;

function upperCase(drive: string): string {
  return drive.replace('/', '').toUpperCase();
}

/** What is behind `file:` and its server's name; null for an address of another kind. */
function withoutScheme(text: string): { readonly path: string; readonly isFile: boolean } | null {
  const [, scheme] = /^([A-Za-z][A-Za-z0-9+.-]{1,30}):/.exec(text) ?? [];
  // A single letter is a drive.
  if (scheme === undefined) return { path: text, isFile: false };
  if (scheme.toLowerCase() !== 'file') return null;
  return { path: text.slice(scheme.length + 1).replace(/^\/\/[^/\\]*/, ''), isFile: true };
}

/** Null for a path that leads out of the folder it begins in, and for one of too many parts. */
function partsOf(path: string): readonly string[] | null {
  const written = path.split('/', MAX_PARTS + 1);
  if (written.length > MAX_PARTS) return null;
  const parts: string[] = [];
  for (const part of written) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return null;
  }
  return parts;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Every whole path in the results and in the list of files of a run. */
function wholePaths(
  run: unknown,
  spelled: (artifact: unknown) => readonly Spelling[],
): readonly (readonly string[])[] {
  const artifacts = [
    ...listAt(run, 'artifacts').map((artifact) => objectAt(artifact, 'location')),
    ...listAt(run, 'results').flatMap((result) =>
      listAt(result, 'locations').map((location) =>
        objectAt(objectAt(location, 'physicalLocation'), 'artifactLocation'),
      ),
    ),
  ];
  return artifacts.flatMap((artifact) => {
    const [first] = spelled(artifact);
    return first?.joined.whole ? [first.joined.parts] : [];
  });
}

/** The folder under which the most of some paths are files of the change, among those that all of them lie in. */
function guessRoot(
  paths: readonly (readonly string[])[],
  isChanged: (path: string) => boolean,
): readonly string[] | null {
  const common = commonFolder(paths);
  const votes = new Map<number, number>();
  for (const parts of paths) {
    for (let depth = 0; depth <= common.length; depth++) {
      if (!isChanged(parts.slice(depth).join('/'))) continue;
      votes.set(depth, (votes.get(depth) ?? 0) + 1);
      break;
    }
  }
  const [best] = [...votes].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  return best === undefined ? null : common.slice(0, best[0]);
}

function commonFolder(paths: readonly (readonly string[])[]): readonly string[] {
  const [first = [], ...others] = [...paths].sort((a, b) => compareText(a.join('/'), b.join('/')));
  const last = others.at(-1) ?? first;
  const folder = first.slice(0, -1);
  // What the first and the last in order share, all between them share.
  const end = folder.findIndex((part, at) => part !== last[at]);
  return end === -1 ? folder : folder.slice(0, end);
}
