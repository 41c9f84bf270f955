import type { ChangedFile } from '../../domain/change.ts';
import { type Ruling, skipped, uncovered } from './ruling.ts';

/** Extensions of files that people write: bytes that cannot be read are suspicious under such a name. */
const SOURCE_EXTENSIONS = new Set(
  (
    'asm astro bash bat bicep c cc cjs clj cljs cmake cmd coffee cpp cs css cts cue cxx dart el elm erl ex exs fish ' +
    'fs fsx gd go gql gradle graphql groovy h hcl hh hpp hrl hs htm html hxx idr java jl js jsp jsx kt kts less lisp ' +
    'lua m mjs ml mli mm mts nim nix pas php pl pm proto ps1 psm1 py pyi pyx r rb re rego rkt rs sass scala scm scss ' +
    'sh sol sql svelte swift tcl tf ts tsx v vb vbs vhd vue wat yaml yml zig zsh'
  ).split(' '),
);

/**
 * Rules on files that cannot be read as text. The bytes of both sides decide: a file that was binary or minified
 * stays so, but one that becomes so with this change, or is new and named like source code, is not let go unread.
 */
export function judgeBytes(file: ChangedFile, isNamedMinified: boolean): Ruling | null {
  return judgeBinary(file) ?? judgeMinified(file, isNamedMinified);
}

function judgeBinary(file: ChangedFile): Ruling | null {
  const { base, head } = file.content.binary;
  if (head === true) return judgeUnreadable(file, base, 'binary');
  if (file.diff !== null && !file.diff.binary) return null;
  if (base === true && head === null) return skipped('binary');
  if (base === true) return uncovered('it was binary at the base, so there is no diff of the text it is now');
  if (file.diff === null) return null;
  if (base === null && head === null)
    return uncovered('it is said to be binary, and its bytes were not read');
  return uncovered('its bytes are text, but the diff shows none of it');
}

function judgeMinified(file: ChangedFile, isNamedMinified: boolean): Ruling | null {
  const { base, head } = file.content.minified;
  if (isNamedMinified && head !== false && base !== false) return skipped('minified: by its name');
  return head === true ? judgeUnreadable(file, base, 'minified') : null;
}

/** A head that cannot be read, by what the base was; null where there was no base. */
function judgeUnreadable(file: ChangedFile, base: boolean | null, word: 'binary' | 'minified'): Ruling {
  if (base === true) return skipped(word);
  if (base === false) return uncovered(`it could be read at the base and is ${word} now`);
  return isSourceName(file.path)
    ? uncovered(`it is new, named like source code, and ${word}`)
    : skipped(word);
}

function isSourceName(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return SOURCE_EXTENSIONS.has(name.slice(name.lastIndexOf('.') + 1).toLowerCase()) && name.includes('.');
}
