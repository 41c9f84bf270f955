/** What a change of a given size would come to, for people who have none at hand. */
import type { ChangedFile, ChangeSet, DiffLine } from '../../domain/change.ts';
import type { Plan } from '../../domain/plan.ts';
import { NO_GLOBS } from '../../domain/routing.ts';
import { NO_RULES } from '../../domain/run.ts';
import type { ModelFacts } from '../../domain/usage.ts';
import { PROMPT_TOKENS } from './estimate.ts';
import { MAX_MANIFEST_BYTES } from './manifest.ts';
import { type PlanInput, planReview } from './plan.ts';

/** New files of this many bytes, in lines of the length that code has. */
const FILE_BYTES = 4_096;
const LINE_BYTES = 64;

const UNKNOWN = { base: null, head: null };

/** The plan for a made-up change whose added lines take `bytes`, rounded up to whole lines. */
export function planSample(
  bytes: number,
  panel: Pick<PlanInput, 'seats' | 'facts' | 'quorum' | 'maxCostUsd'>,
): Plan {
  return planReview({
    ...panel,
    change: sampleChange(bytes),
    wording: { language: 'en', suggestions: false, instructions: null },
    secrets: [],
    unscannable: [],
    globs: NO_GLOBS,
    routing: null,
    scopeGate: false,
    riskAdvisory: false,
    criteria: NO_RULES,
    today: '',
    risk: [],
  });
}

/** The most tokens that the first turn of one of the calls may hold, by the plan's count; the list of files at its longest. */
export function largestCallTokens({ calls }: Plan, facts: ModelFacts): number {
  const bytes = calls.map(({ files }) => files.reduce((sum, file) => sum + file.bytes, MAX_MANIFEST_BYTES));
  return PROMPT_TOKENS + Math.ceil(Math.max(0, ...bytes) / facts.bytesPerToken);
}

function sampleChange(bytes: number): ChangeSet {
  const sizes = Array.from({ length: Math.ceil(bytes / FILE_BYTES) }, (_, at) =>
    Math.min(FILE_BYTES, bytes - at * FILE_BYTES),
  );
  return {
    identity: {
      forge: 'local',
      repository: 'sample',
      number: null,
      base: { ref: 'base', sha: '' },
      head: { ref: 'head', sha: '' },
      mergeBase: '',
      author: null,
      title: null,
      body: null,
    },
    files: sizes.map((size, at) => sampleFile(`src/sample-${at}.ts`, Math.ceil(size / LINE_BYTES))),
    gaps: [],
  };
}

function sampleFile(path: string, count: number): ChangedFile {
  const lines = Array.from({ length: count }, (_, at): DiffLine => {
    return { mark: '+', oldLine: null, newLine: at + 1, text: 'x'.repeat(LINE_BYTES - 1) };
  });
  const listed = { path, oldPath: null, status: 'added', oldMode: null, newMode: '100644' } as const;
  const counts = { additions: count, deletions: 0 };
  const hunk = { oldStart: 0, oldLines: 0, newStart: 1, newLines: count, section: '', lines };
  return {
    ...listed,
    ...counts,
    attributes: { generated: null, vendored: null, noDiff: null },
    diff: {
      ...listed,
      ...counts,
      newPath: path,
      binary: false,
      submodule: false,
      truncated: false,
      hunks: [hunk],
      bytes: count * LINE_BYTES,
    },
    missing: null,
    content: { binary: UNKNOWN, minified: UNKNOWN, generatedMark: UNKNOWN },
    context: [],
  };
}
