/** Scenes and groups for the questions of triage, and what a reader can tell from their text. */
import type { GroundedFinding } from '../../../src/domain/finding.ts';
import type { SentLine } from '../../../src/domain/plan.ts';
import { SLOTS } from '../../../src/domain/slot.ts';
import type { ClusterFacts } from '../../../src/domain/triage.ts';
import type { Group } from '../../../src/stages/triage/clusters.ts';
import type { Scene } from '../../../src/stages/triage/scene.ts';
import { sentTextsOf } from '../../../src/stages/triage/sent-text.ts';
import {
  changeSet,
  clusterFacts,
  groundedFinding,
  plan,
  sentFile,
  sentLines,
} from '../../support/builders.ts';

export const PATH = 'src/session.ts';

/** A scene with these files as sent. */
export function sceneOf(
  files: Readonly<Record<string, readonly SentLine[]>> = {
    [PATH]: sentLines([' const a = 1;', '+const b = 2;', ' const c = 3;']),
  },
  overrides: Partial<Scene> = {},
): Scene {
  const sent = Object.entries(files).map(([path, lines]) => sentFile({ path, lines }));
  return {
    runId: 'run-1',
    identity: changeSet().identity,
    wording: { language: 'en', suggestions: false, instructions: null },
    texts: sentTextsOf(plan({ calls: [{ index: 0, files: sent }] })),
    ...overrides,
  };
}

/** A group of these members, the first of which speaks for it. */
export function groupOf(
  members: readonly GroundedFinding[] = [groundedFinding()],
  facts: Partial<ClusterFacts> = {},
): Group {
  const [representative = groundedFinding()] = members;
  return {
    id: representative.id,
    representative,
    members,
    slots: SLOTS.filter((slot) => members.some((member) => member.slot === slot)),
    families: ['anthropic'],
    facts: clusterFacts(facts),
  };
}

/** What the text of a question holds, read as its instructions say it is to be read. */
export type Told = {
  readonly boundary: string;
  /** What stands between boundaries. */
  readonly data: readonly string[];
  /** Words of ours. */
  readonly own: readonly string[];
  /** The names in headings of groups, in order. */
  readonly names: readonly string[];
  readonly reports: readonly { readonly letter: string; readonly report: unknown }[];
  /** Rows of code, with their number and mark. */
  readonly rows: readonly string[];
  /** Whatever stands in the groups and is none of this. */
  readonly others: readonly string[];
};

const REPORT = /^Report ([A-Z]+): (\{.*\})$/;
const ROW = /^ *\d+ [+ -] /;
const GAP = /^ *\.\.\.$/;

export function told(text: string): Told {
  const lines = text.split('\n');
  const boundary = /"(boundary-[0-9a-f]{32})"/.exec(lines[0] ?? '')?.[1] ?? '';
  const parts = text.split(new RegExp(`(?:^|\n)${boundary}\n`));
  const data = parts.filter((_, index) => index % 2 === 1);
  const groups = (data.at(-1) ?? '').split('\n');
  const isKnown = (line: string) =>
    /^Group /.test(line) || REPORT.test(line) || ROW.test(line) || GAP.test(line);
  return {
    boundary,
    data,
    own: parts.filter((_, index) => index % 2 === 0),
    names: groups.flatMap((line) => /^Group (.*)$/.exec(line)?.[1] ?? []),
    reports: groups.flatMap((line) => {
      const [, letter, json] = REPORT.exec(line) ?? [];
      return letter === undefined || json === undefined
        ? []
        : [{ letter, report: JSON.parse(json) as unknown }];
    }),
    rows: groups.filter((line) => ROW.test(line)),
    others: groups.filter((line) => line !== '' && !isKnown(line)),
  };
}
