/** A change, a result about it and texts, for publishing. */
import type { ChangedFile, ChangeSet, DiffLine } from '../../src/domain/change.ts';
import type { ReviewDocument } from '../../src/domain/contracts.generated.ts';
import type { Side } from '../../src/domain/finding.ts';
import type { PublicationTexts, PublishRules } from '../../src/domain/publication.ts';
import type { PublishInput } from '../../src/stages/publish/run.ts';
import { clusterFindings } from '../../src/stages/triage/matcher.ts';
import { changedFile, changeSet } from './builders.ts';
import { HEAD, type MemoryForge } from './memory-board.ts';

type DocumentFinding = ReviewDocument['findings'][number];

/** A hunk's lines from the form in which diffs are read, numbered from `start` on both sides. */
export function hunkLines(rows: readonly string[], start = 1): DiffLine[] {
  let oldLine = start;
  let newLine = start;
  return rows.map((row): DiffLine => {
    const text = row.slice(1);
    if (row.startsWith('+')) return { mark: '+', oldLine: null, newLine: newLine++, text };
    if (row.startsWith('-')) return { mark: '-', oldLine: oldLine++, newLine: null, text };
    return { mark: ' ', oldLine: oldLine++, newLine: newLine++, text };
  });
}

/** A changed file of these hunks; each begins at the line given. */
export function fileWith(
  path: string,
  hunks: readonly { readonly start: number; readonly rows: readonly string[] }[],
  overrides: Partial<ChangedFile> = {},
): ChangedFile {
  const file = changedFile({ path, ...overrides });
  return {
    ...file,
    diff: {
      oldPath: file.oldPath ?? path,
      newPath: path,
      status: file.status,
      oldMode: null,
      newMode: null,
      binary: false,
      submodule: false,
      truncated: false,
      additions: 1,
      deletions: 0,
      bytes: 100,
      hunks: hunks.map(({ start, rows }) => ({
        oldStart: start,
        oldLines: rows.filter((row) => !row.startsWith('+')).length,
        newStart: start,
        newLines: rows.filter((row) => !row.startsWith('-')).length,
        section: '',
        lines: hunkLines(rows, start),
      })),
    },
  };
}

/** A file of added lines that all differ: `code <path> <line>`. */
export function addedFile(path: string, lines: number): ChangedFile {
  const rows = Array.from({ length: lines }, (_, at) => `+code ${path} ${at + 1} ${'xyz'.repeat(at % 7)}`);
  return fileWith(path, [{ start: 1, rows }]);
}

/** What a test says of one accepted finding. */
export type Said = Partial<Omit<DocumentFinding, 'anchor'>> & {
  readonly side?: Side;
  readonly startLine?: number | null;
  readonly anchored?: boolean;
  readonly fix?: string;
};

/** A result with these accepted findings; `gates` are findings of gates. */
export function documentOf(
  said: readonly Said[],
  overrides: Partial<ReviewDocument> = {},
  gates: ReviewDocument['critic']['findings'] = [],
): ReviewDocument {
  const findings = said.map(findingOf);
  return {
    schemaVersion: '1.0.0',
    stage: 'analysed',
    tool: { name: 'quorate', version: '0.0.0' },
    runId: 'run-1',
    startedAt: '2030-01-01T00:00:00Z',
    finishedAt: '2030-01-01T00:01:00Z',
    change: {
      forge: 'github',
      repository: 'o/r',
      number: 7,
      base: { ref: 'main', sha: 'a'.repeat(40) },
      head: { ref: 'feature', sha: HEAD },
      mergeBase: 'a'.repeat(40),
      author: null,
    },
    conclusion: 'pass',
    reasons: [],
    exitCode: 0,
    triage: null,
    findings,
    clusters: findings.map((finding, at) => ({
      id: `c${at}`,
      representative: finding.id,
      members: [finding.id],
      slots: ['opus', 'gpt'],
      families: ['anthropic', 'openai'],
      severity: finding.severity,
      bucket: 'accepted',
      reason: 'two votes',
      fix: finding.fix ?? 'Resolve it.',
      votes: 2,
      raised: 2,
      covering: 2,
      agent: null,
      second: null,
    })),
    verdicts: [],
    agent: null,
    rebuttal: null,
    crossCheck: null,
    consultations: [],
    configuration: null,
    rulesChanged: [],
    routing: null,
    scopeGate: null,
    conformance: { rules: [], left: [] },
    exceptions: [],
    suppressed: [],
    imported: [],
    coverage: {
      quorum: 2,
      seats: 2,
      cut: [],
      complete: true,
      files: [{ path: 'a.ts', slots: ['opus', 'gpt'], missed: [], covered: true }],
    },
    skipped: [],
    uncovered: [],
    unscannable: [],
    gaps: [],
    slots: [seat('opus', 'anthropic'), seat('gpt', 'openai')],
    gates: [],
    critic: {
      pass: gates.length === 0,
      iteration: 1,
      gates: {
        build: { status: 'skipped' },
        lint: { status: 'skipped' },
        test: { status: 'skipped' },
        secrets: { status: 'pass' },
      },
      findings: gates,
    },
    decisions: [],
    costUsd: null,
    ...overrides,
  };
}

export function seat(slot: 'opus' | 'gpt', family: string): ReviewDocument['slots'][number] {
  return {
    slot,
    binding: `${family}/model`,
    family,
    status: 'ok',
    reason: null,
    approved: true,
    findings: 0,
    dropped: [],
    calls: 1,
    usage: { input: 1, cacheRead: 0, cacheWrite: 0, output: 1 },
    costUsd: null,
  };
}

function findingOf(said: Said, at: number): DocumentFinding {
  const { side = 'RIGHT', startLine = null, anchored = true, ...given } = said;
  const file = given.file ?? 'a.ts';
  const line = given.line ?? at + 1;
  return {
    id: `opus#${at}`,
    slot: 'opus',
    severity: 'important',
    raisedSeverity: 'important',
    issue: `Defect ${at}: ${WORDS[at % WORDS.length]}.`,
    fix: null,
    category: 'correctness',
    quote: null,
    grounding: 'line',
    onChangedLine: true,
    bucket: 'accepted',
    reason: 'two votes',
    cluster: `c${at}`,
    duplicateOf: null,
    ...given,
    file,
    line: startLine ?? line,
    claimed: { file, line },
    anchor: anchored ? { path: file, side, line, startLine } : null,
  };
}

/** Issues that share no words, so that the matcher keeps them apart. */
export const WORDS = [
  'the session cache never expires',
  'stock level read without holding a lock',
  'integer overflow while summing prices',
  'user input reaches the shell unquoted',
  'file handle leaks after an exception',
  'retry loop spins forever on timeouts',
  'date parsing ignores leap seconds',
  'unbounded recursion through nested menus',
  'password compared with equality operator',
  'index built twice for every query',
  'websocket closed before acknowledgement',
  'rounding drops cents from invoices',
];

export const RULES: PublishRules = {
  post: 'inline',
  minSeverity: 'suggestion',
  maxComments: 30,
  verdict: 'comment',
  status: 'check',
  suggestions: false,
  blockerTasks: false,
  prUpdate: false,
  stateKey: null,
};

/** Texts that show every fact they are made from. */
export const TEXTS: PublicationTexts = {
  summary: ({ conclusion, places, superseded, incomplete, remarks }, maxLength) =>
    [
      `# ${conclusion}${superseded ? ' superseded' : ''}`,
      ...incomplete,
      ...remarks,
      ...places.map(
        ({ finding, place, state, reason }) => `- ${finding.issue} ${place} ${state} ${reason ?? ''}`,
      ),
    ]
      .join('\n')
      .slice(0, maxLength),
  description: ({ conclusion, document, places, superseded }) =>
    `${conclusion} at ${document.change.head.sha.slice(0, 12)}, ${places.length} said${superseded ? ', moved' : ''}`,
  status: ({ conclusion, incomplete }) => ({
    title: conclusion,
    summary: incomplete.join('\n'),
    annotations: [],
  }),
};

/** A change of these files. */
export function changeWith(files: readonly ChangedFile[]): ChangeSet {
  return changeSet({ files });
}

/** Everything that `publish` takes, against a forge in memory. */
export function inputFor(forge: MemoryForge, overrides: Partial<PublishInput> = {}): PublishInput {
  return {
    document: documentOf([{}]),
    change: changeWith([addedFile('a.ts', 40), addedFile('b.ts', 40)]),
    rules: RULES,
    board: forge.board(),
    match: clusterFindings,
    texts: TEXTS,
    failsIncomplete: true,
    detailsUrl: null,
    signal: new AbortController().signal,
    dryRun: false,
    ...overrides,
  };
}
