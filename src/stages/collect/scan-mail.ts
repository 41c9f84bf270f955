import { closeEntry, noteProblem, restOfLine, type Scan, skipLine } from './scan-state.ts';

const LF = 0x0a;
const CR = 0x0d;

/** After git's `---` line come indented statistics, then the diff. */
function leadsToDiff(scan: Scan): boolean {
  const { source } = scan;
  let at = source.nextLine(scan.pos);
  while (at < source.length) {
    const first = source.bytes[at];
    if (first !== LF && first !== CR && !source.startsWith(at, ' ')) break;
    at = source.nextLine(at);
  }
  return source.startsWith(at, 'diff --git ');
}

/** The `---` between a mail's message and its patch. File look-alikes before it were words of the message. */
export function takeSeparator(scan: Scan): boolean {
  if (scan.mail === null || restOfLine(scan, '---') !== '') return false;
  if (leadsToDiff(scan)) {
    scan.entries.length = scan.mail.entries;
    scan.problems.length = scan.mail.problems;
    scan.unnamedProblems = scan.mail.unnamedProblems;
    scan.lookalike = false;
    // What follows is the patch: no later line of dashes takes it back.
    scan.mail = null;
    closeEntry(scan);
  } else if (!scan.message) {
    return false;
  }
  scan.message = false;
  return skipLine(scan);
}

/** `-- `, then the version of git: the end of a mail. Mailers cut the space. */
export function takeSignature(scan: Scan): boolean {
  const text = restOfLine(scan, '--');
  if (text !== '' && text !== ' ') return false;
  if (!scan.message) scan.mail = null;
  closeEntry(scan);
  return skipLine(scan);
}

/** Ends a message; file headers in it that no patch follows are not passed over in silence. */
export function endMessage(scan: Scan): void {
  if (scan.message && scan.lookalike)
    noteProblem(scan, 'A commit message holds what looks like a patch, and no patch follows it.');
  scan.lookalike = false;
}

/** `# HG changeset patch`: header lines and a message come, then the diff. */
export function beginMessage(scan: Scan): boolean {
  endMessage(scan);
  closeEntry(scan);
  scan.message = true;
  return skipLine(scan);
}

/** The first line of each mail that format-patch writes. */
export function takeMail(scan: Scan): boolean {
  if (!/^[0-9a-f]{40,64} /.test(restOfLine(scan, 'From '))) return false;
  beginMessage(scan);
  const { entries, problems, unnamedProblems } = scan;
  scan.mail = { entries: entries.length, problems: problems.length, unnamedProblems };
  return true;
}

/** The line that `git log -p` and `git show` put before each commit. */
export function takeCommit(scan: Scan): boolean {
  if (!/^[0-9a-f]{7,64}\b/.test(restOfLine(scan, 'commit '))) return false;
  closeEntry(scan);
  return skipLine(scan);
}
