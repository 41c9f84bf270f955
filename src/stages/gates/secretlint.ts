import type { Match } from './detectors.ts';
import { HOLE } from './passage.ts';

/** Finds secrets in texts; answers for each text in order. */
export type Scanner = (texts: readonly string[]) => Promise<readonly (readonly Match[])[]>;

const RULE_PREFIX = '@secretlint/secretlint-rule-';

/** Rules of the preset that are not used, each with what stands in for it. */
const UNUSED_RULES: ReadonlySet<string> = new Set([
  // Lets a comment in the change switch the others off: what is reviewed must not decide that.
  'filter-comments',
  // Reads the file system, and reports a whole file. Keys are found by our own detector.
  'gcp',
  // Sees whole blocks only.
  'privatekey',
  // Report a range as long as the value but from the name on, so that the value's end would stay readable.
  'aws',
  'npm',
  // Report the whole address where a part of it is the secret.
  'basicauth',
  'database-connection-string',
  'slack',
]);

/** Between two texts of one scan: no rule reads over it. */
const SEPARATOR = `\n${HOLE}\n`;

/**
 * The recommended preset of secretlint, loaded on the first call. All texts go through in one scan, since each scan
 * leaves some eighty timing marks behind in the process.
 */
export async function scanWithPreset(texts: readonly string[]): Promise<readonly (readonly Match[])[]> {
  const [secretlint, preset] = await loadScanner();
  const rules = preset.rules
    .filter((rule) => !UNUSED_RULES.has(shortName(rule.meta.id)))
    .map((rule) => ({ id: rule.meta.id, rule }));
  // Begins with a separator: a byte order mark in the first place would shift all ranges by one.
  const content = SEPARATOR + texts.join(SEPARATOR);
  const { messages } = await secretlint.lintSource({
    // Without a path no rule can look at the disk; one of path and extension must be there.
    source: { filePath: '', content, contentType: 'text', ext: 'txt' },
    options: { config: { rules }, noPhysicFilePath: true },
  });
  return distribute(
    texts,
    messages.map(({ ruleId, range: [start, end] }) => ({ rule: shortName(ruleId), start, end })),
  );
}

/** Loads the scanner, so that it is there when the first text is. */
export function loadScanner() {
  return Promise.all([import('@secretlint/core'), import('@secretlint/secretlint-rule-preset-recommend')]);
}

function shortName(ruleId: string): string {
  return ruleId.replace(RULE_PREFIX, '');
}

/** Sorts matches in the joined text back to the texts they lie in. */
function distribute(texts: readonly string[], matches: readonly Match[]): Match[][] {
  const sorted = [...matches].sort((a, b) => a.start - b.start);
  let offset = SEPARATOR.length;
  let next = 0;
  return texts.map((text) => {
    const own: Match[] = [];
    for (
      let match = sorted[next];
      match !== undefined && match.start < offset + text.length;
      match = sorted[next]
    ) {
      own.push({ rule: match.rule, start: match.start - offset, end: match.end - offset });
      next += 1;
    }
    offset += text.length + SEPARATOR.length;
    return own;
  });
}
