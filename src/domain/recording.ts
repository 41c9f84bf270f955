import type { ChangedFile, ChangeSet, DiffLine, FileDiff } from './change.ts';
import type { Recording } from './contracts.generated.ts';

type RecordedFile = Recording['change']['files'][number];
type RecordedLine = RecordedFile['context'][number];

function readLine([mark, oldLine, newLine, text]: RecordedLine): DiffLine {
  return { mark, oldLine, newLine, text };
}

function readDiff(diff: RecordedFile['diff']): FileDiff | null {
  if (diff === null) return null;
  return { ...diff, hunks: diff.hunks.map((hunk) => ({ ...hunk, lines: hunk.lines.map(readLine) })) };
}

/** The change that a recording holds: what collect and gates made of it when it was recorded. */
export function changeOf(recording: Recording): ChangeSet {
  const files = recording.change.files.map(
    (file): ChangedFile => ({ ...file, diff: readDiff(file.diff), context: file.context.map(readLine) }),
  );
  return { ...recording.change, files };
}
