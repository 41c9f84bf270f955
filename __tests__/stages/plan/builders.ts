import type { ChangedFile, ChangeSet, DiffLine, FileDiff, Hunk } from '../../../src/domain/change.ts';
import type { Binding, Seat } from '../../../src/domain/slot.ts';
import type { ModelFacts } from '../../../src/domain/usage.ts';

/** A hunk from marked lines (`' a'`, `'-b'`, `'+c'`), numbered from `oldStart` and `newStart`. */
export function aHunk(marked: readonly string[], oldStart = 1, newStart = oldStart): Hunk {
  let old = oldStart;
  let next = newStart;
  const lines = marked.map((text): DiffLine => {
    const rest = text.slice(1);
    if (text.startsWith('+')) return { mark: '+', oldLine: null, newLine: next++, text: rest };
    if (text.startsWith('-')) return { mark: '-', oldLine: old++, newLine: null, text: rest };
    return { mark: ' ', oldLine: old++, newLine: next++, text: rest };
  });
  return { oldStart, oldLines: old - oldStart, newStart, newLines: next - newStart, section: '', lines };
}

/** The text of a file with its hunks; sizes and counts follow from them. */
export function aDiff(hunks: readonly Hunk[], overrides: Partial<FileDiff> = {}): FileDiff {
  const lines = hunks.flatMap((hunk) => hunk.lines);
  return {
    oldPath: 'src/a.ts',
    newPath: 'src/a.ts',
    status: 'modified',
    oldMode: '100644',
    newMode: '100644',
    binary: false,
    submodule: false,
    truncated: false,
    additions: lines.filter((line) => line.mark === '+').length,
    deletions: lines.filter((line) => line.mark === '-').length,
    hunks,
    bytes: lines.reduce((sum, line) => sum + line.text.length + 2, 0),
    ...overrides,
  };
}

/** A modified text file whose bytes were read on both sides. */
export function aFile(overrides: Partial<ChangedFile> = {}): ChangedFile {
  const path = overrides.path ?? 'src/a.ts';
  const diff =
    overrides.diff === undefined
      ? aDiff([aHunk([' one', '-two', '+2'])], { oldPath: path, newPath: path })
      : overrides.diff;
  const readable = { base: false, head: false };
  return {
    path,
    oldPath: null,
    status: 'modified',
    oldMode: '100644',
    newMode: '100644',
    additions: diff?.additions ?? 1,
    deletions: diff?.deletions ?? 1,
    attributes: { generated: null, vendored: null, noDiff: null },
    missing: null,
    content: { binary: readable, minified: readable, generatedMark: readable },
    context: [],
    ...overrides,
    diff,
  };
}

export function aChange(files: readonly ChangedFile[]): ChangeSet {
  const sha = 'a'.repeat(40);
  return {
    identity: {
      forge: 'local',
      repository: 'shop',
      number: null,
      base: { ref: 'main', sha },
      head: { ref: 'feature', sha },
      mergeBase: sha,
      author: null,
      title: null,
      body: null,
    },
    files,
    gaps: [],
  };
}

export function aSeat(slot: Seat['slot'], binding: Partial<Binding> = {}): Seat {
  return { slot, binding: { provider: 'anthropic', model: `model-${slot}`, effort: 'high', ...binding } };
}

/** Facts of an invented model: 1 USD per million tokens in, 10 out. */
export function modelFacts(overrides: Partial<ModelFacts> = {}): ModelFacts {
  return {
    price: { input: 1, output: 10, cacheRead: 0.1, cacheWrite: 1 },
    maxInputTokens: 200_000,
    maxOutputTokens: 64_000,
    bytesPerToken: 2.5,
    ...overrides,
  };
}
