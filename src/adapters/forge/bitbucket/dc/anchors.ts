/** Where a comment stands, in the words of Data Center. */
import type { FileComment, InlineComment } from '../../../../domain/board.ts';
import type { LineMark } from '../../../../domain/change.ts';
import type { Side } from '../../../../domain/finding.ts';
import type { DcVersion } from './api.ts';

export type LineType = 'ADDED' | 'REMOVED' | 'CONTEXT';

/** The diff that a place is in: from the merge base to the head. */
export type DiffEnds = { readonly fromHash: string; readonly toHash: string };

/** An anchor as it is sent. */
export type DcAnchor = DiffEnds & {
  readonly path: string;
  /** The path before the change, where it was another. */
  readonly srcPath?: string;
  /** The diff of the whole pull request; comments on others are not shown in it. */
  readonly diffType: 'EFFECTIVE';
  readonly line?: number;
  readonly lineType?: LineType;
  readonly fileType?: 'FROM' | 'TO';
  readonly multilineMarker?: { readonly startLine: number; readonly startLineType: LineType };
  readonly multilineSpan?:
    | { readonly dstSpanStart: number; readonly dstSpanEnd: number }
    | { readonly srcSpanStart: number; readonly srcSpanEnd: number };
};

/** The first version that takes comments on several lines (BSERV-12219); older ones ignore these fields in silence. */
const RANGES_SINCE: DcVersion = { major: 9, minor: 3 };

/** Whether a server takes comments on several lines; false where its version is not known. */
export function takesRanges(version: DcVersion | null): boolean {
  if (version === null) return false;
  const { major, minor } = RANGES_SINCE;
  return version.major > major || (version.major === major && version.minor >= minor);
}

/** Whether a comment is on more than one line. */
export function isRange({ anchor }: Pick<InlineComment, 'anchor'>): boolean {
  return anchor.startLine !== null && anchor.startLine < anchor.line;
}

/** The anchor of a comment on a line, or on its last line only where the server takes no ranges. */
export function lineAnchor(
  comment: Omit<InlineComment, 'body' | 'task'>,
  ends: DiffEnds,
  ranges: boolean,
): DcAnchor {
  const { anchor, mark, startMark } = comment;
  const { path, side, line, startLine } = anchor;
  const single: DcAnchor = {
    ...placeOf(path, comment.oldPath, ends),
    line,
    lineType: lineTypeOf(mark, side),
    fileType: side === 'LEFT' ? 'FROM' : 'TO',
  };
  if (!ranges || startLine === null || startLine >= line) return single;
  return {
    ...single,
    multilineMarker: { startLine, startLineType: lineTypeOf(startMark ?? mark, side) },
    multilineSpan:
      side === 'LEFT'
        ? { srcSpanStart: startLine, srcSpanEnd: line }
        : { dstSpanStart: startLine, dstSpanEnd: line },
  };
}

/** The anchor of a comment on a file as a whole: a line, even line 0, is refused there. */
export function fileAnchor(
  { path, oldPath }: Pick<FileComment, 'path' | 'oldPath'>,
  ends: DiffEnds,
): DcAnchor {
  return placeOf(path, oldPath, ends);
}

function placeOf(path: string, oldPath: string | null, { fromHash, toHash }: DiffEnds): DcAnchor {
  return {
    path,
    ...(oldPath === null || oldPath === path ? {} : { srcPath: oldPath }),
    diffType: 'EFFECTIVE',
    fromHash,
    toHash,
  };
}

/** Added lines are in the new file only and removed ones in the old: every other pair is refused. */
function lineTypeOf(mark: LineMark, side: Side): LineType {
  if (mark === ' ') return 'CONTEXT';
  return side === 'LEFT' ? 'REMOVED' : 'ADDED';
}

/** A fence that offers its content as a replacement of the lines commented on. */
const SUGGESTION = /^ {0,3}(?:`{3,}|~{3,})[ \t]*suggestion[ \t]*$/m;

/** Whether a text offers to replace the lines that it stands on. */
export function hasSuggestion(body: string): boolean {
  return SUGGESTION.test(body.replace(/\r\n?/g, '\n'));
}
