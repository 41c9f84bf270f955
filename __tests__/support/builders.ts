/** Values of the domain with sensible contents; a test names only what it is about. */

import type { ChangedFile, ChangeSet } from '../../src/domain/change.ts';
import { NO_CRITERIA } from '../../src/domain/criteria.ts';
import type { GroundedFinding, RaisedFinding } from '../../src/domain/finding.ts';
import type { Coverage, FileCoverage } from '../../src/domain/outcome.ts';
import { isComplete, type SlotResult } from '../../src/domain/panel.ts';
import type { Plan, SentFile, SentLine } from '../../src/domain/plan.ts';
import { type Binding, familyOf, type Slot } from '../../src/domain/slot.ts';
import type { ClusterFacts, Ruling } from '../../src/domain/triage.ts';
import { NO_USAGE } from '../../src/domain/usage.ts';

const SHA = { base: 'b'.repeat(40), head: 'a'.repeat(40) };
const UNKNOWN = { base: null, head: null };

/** The model that each seat has by default: three of one family, one of another. */
const BINDINGS: { readonly [slot in Slot]: Binding } = {
  fable: { provider: 'anthropic', model: 'claude-fable-5-1', effort: 'high' },
  opus: { provider: 'anthropic', model: 'claude-opus-5-5', effort: 'high' },
  sonnet: { provider: 'anthropic', model: 'claude-sonnet-5-5', effort: 'high' },
  gpt: { provider: 'openai', model: 'gpt-6.2-sol', effort: 'high' },
};

/** The default binding of a seat. */
export function bindingOf(slot: Slot): Binding {
  return BINDINGS[slot];
}

export function changedFile(overrides: Partial<ChangedFile> = {}): ChangedFile {
  return {
    path: 'src/session.ts',
    oldPath: null,
    status: 'modified',
    oldMode: '100644',
    newMode: '100644',
    additions: 1,
    deletions: 0,
    attributes: { generated: null, vendored: null, noDiff: null },
    diff: null,
    missing: null,
    content: { binary: UNKNOWN, minified: UNKNOWN, generatedMark: UNKNOWN },
    context: [],
    ...overrides,
  };
}

export function changeSet(overrides: Partial<ChangeSet> = {}): ChangeSet {
  return {
    identity: {
      forge: 'local',
      repository: 'shop',
      number: null,
      base: { ref: 'main', sha: SHA.base },
      head: { ref: 'feature', sha: SHA.head },
      mergeBase: SHA.base,
      author: null,
      title: null,
      body: null,
    },
    files: [changedFile()],
    gaps: [],
    ...overrides,
  };
}

/**
 * Lines as sent, from the form in which diffs are read: mark, then text. A line that begins with `~` is context beyond
 * the hunk. Numbering starts at `start` on both sides.
 */
export function sentLines(rows: readonly string[], start = 1): SentLine[] {
  let oldLine = start;
  let newLine = start;
  return rows.map((row): SentLine => {
    const text = row.slice(1);
    if (row.startsWith('+')) return { mark: '+', oldLine: null, newLine: newLine++, text, inDiff: true };
    if (row.startsWith('-')) return { mark: '-', oldLine: oldLine++, newLine: null, text, inDiff: true };
    const isOuter = row.startsWith('~');
    const old = oldLine++;
    return { mark: ' ', oldLine: isOuter ? null : old, newLine: newLine++, text, inDiff: !isOuter };
  });
}

export function sentFile(overrides: Partial<SentFile> = {}): SentFile {
  const lines = overrides.lines ?? sentLines([' const a = 1;', '+const b = 2;', ' const c = 3;']);
  return {
    path: 'src/session.ts',
    oldPath: null,
    status: 'modified',
    lines,
    whole: true,
    bytes: lines.reduce((sum, line) => sum + line.text.length + 1, 0),
    ...overrides,
  };
}

export function plan(overrides: Partial<Plan> = {}): Plan {
  const seats = overrides.seats ?? [
    { slot: 'opus', binding: bindingOf('opus') },
    { slot: 'gpt', binding: bindingOf('gpt') },
  ];
  return {
    seats,
    plannedSeats: seats,
    cut: [],
    quorum: Math.floor(seats.length / 2) + 1,
    calls: [{ index: 0, files: [sentFile()] }],
    manifest: 'M src/session.ts',
    skipped: [],
    uncovered: [],
    estimates: [],
    maxOutputTokens: 8_000,
    wording: { language: 'en', suggestions: false, instructions: null },
    routing: null,
    scopeGate: null,
    criteria: NO_CRITERIA,
    readFirst: [],
    decisions: [],
    ...overrides,
  };
}

export function raisedFinding(overrides: Partial<RaisedFinding> = {}): RaisedFinding {
  const slot = overrides.slot ?? 'opus';
  return {
    id: `${slot}#0`,
    slot,
    severity: 'important',
    file: 'src/session.ts',
    line: 2,
    issue: 'The session cache never expires.',
    fix: null,
    ruleId: null,
    criteriaSource: null,
    category: 'correctness',
    quote: null,
    ...overrides,
  };
}

export function groundedFinding(overrides: Partial<GroundedFinding> = {}): GroundedFinding {
  const raised = raisedFinding(overrides);
  return {
    ...raised,
    grounding: 'quote',
    claimed: { file: raised.file, line: raised.line },
    anchor: null,
    onChangedLine: true,
    ...overrides,
  };
}

/** A seat that read everything and answered; `covered` follows the status unless it is given. */
export function slotResult(overrides: Partial<SlotResult> = {}): SlotResult {
  const slot = overrides.slot ?? 'opus';
  const binding = overrides.binding ?? bindingOf(slot);
  const status = overrides.status ?? 'ok';
  return {
    slot,
    binding,
    family: familyOf(binding),
    status,
    reason: isComplete(status) ? null : 'said so by the test',
    findings: [],
    conformance: [],
    dropped: [],
    approved: null,
    calls: [],
    covered: isComplete(status) ? ['src/session.ts'] : [],
    usage: NO_USAGE,
    costUsd: null,
    ...overrides,
  };
}

/** A file that nobody missed, unless told otherwise. */
export function fileCoverage(overrides: Partial<FileCoverage> = {}): FileCoverage {
  return { path: 'src/session.ts', slots: ['opus', 'gpt'], missed: [], covered: true, ...overrides };
}

/** The coverage that these seats reach on these files. */
export function coverageOf(slots: readonly SlotResult[], paths: readonly string[]): Coverage {
  const quorum = Math.floor(slots.length / 2) + 1;
  const files = paths.map((path) => {
    const readers = slots.filter(({ covered }) => covered.includes(path)).map(({ slot }) => slot);
    return fileCoverage({ path, slots: readers, covered: readers.length >= quorum });
  });
  return { quorum, seats: slots.length, cut: [], files, complete: files.every(({ covered }) => covered) };
}

export function clusterFacts(overrides: Partial<ClusterFacts> = {}): ClusterFacts {
  return {
    votes: 1,
    raised: overrides.votes ?? 1,
    families: 1,
    covering: 2,
    severity: 'important',
    lowestSeverity: 'important',
    citedSeverity: null,
    onChangedLine: true,
    inChange: true,
    placed: true,
    priorArt: null,
    excuse: null,
    withdrawn: 0,
    agent: null,
    agentIsIndependent: false,
    second: null,
    failOn: 'blocking',
    steered: false,
    ...overrides,
  };
}

/** A ruling of the triage agent on a seat of the other family than the default finding's. */
export function ruling(overrides: Partial<Ruling> = {}): Ruling {
  return {
    slot: 'gpt',
    family: 'openai',
    bucket: 'accepted',
    severity: 'blocking',
    reason: 'The cache has no ttl.',
    basis: 'defect',
    proven: false,
    fix: null,
    ...overrides,
  };
}
