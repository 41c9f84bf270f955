import type { DiffLine, FileDiff, Hunk, ParsedDiff } from '../../domain/change.ts';
import { linesOf } from './packed-hunk.ts';

/** Lines are joined to chunks of about this many characters: few writes, and never the whole output in one string. */
const CHUNK_CHARACTERS = 1 << 16;

function lineText(line: DiffLine): string {
  return JSON.stringify([line.mark, line.oldLine, line.newLine, line.text]);
}

function* hunkChunks(hunk: Hunk): Generator<string> {
  const { oldStart, oldLines, newStart, newLines } = hunk;
  let chunk = `${JSON.stringify({ oldStart, oldLines, newStart, newLines }).slice(0, -1)},"lines":[`;
  let separator = '\n';
  for (const line of linesOf(hunk)) {
    chunk += separator + lineText(line);
    separator = ',\n';
    if (chunk.length < CHUNK_CHARACTERS) continue;
    yield chunk;
    chunk = '';
  }
  yield `${chunk}]}`;
}

function* fileChunks(file: FileDiff): Generator<string> {
  const { oldPath, newPath, status, oldMode, newMode, binary, submodule, truncated } = file;
  const head = JSON.stringify({ oldPath, newPath, status, oldMode, newMode, binary, submodule, truncated });
  yield `${head.slice(0, -1)},"hunks":[`;
  let separator = '\n';
  for (const hunk of file.hunks) {
    yield separator;
    yield* hunkChunks(hunk);
    separator = ',\n';
  }
  yield ']}';
}

/** The output of `inspect diff` as pieces of one JSON document. */
export function* inspectionChunks(parsed: ParsedDiff): Generator<string> {
  yield `{"incomplete":${parsed.incomplete},"files":[`;
  let separator = '\n';
  for (const file of parsed.files) {
    yield separator;
    yield* fileChunks(file);
    separator = ',\n';
  }
  yield ']}\n';
}
