/** The modules of `bench/` with types: they are plain JavaScript, so their imports have none of their own. */
import type { Matcher } from '../../src/domain/matching.ts';

export type Finding = {
  readonly id: string;
  readonly reviewer: string;
  readonly file: string | null;
  readonly line: number;
  readonly firstLine: number;
  readonly text: string;
};
export type Pull = {
  readonly id: string;
  readonly findings: readonly Finding[];
  readonly golden: readonly { readonly id: string; readonly related: readonly string[] }[];
  readonly labels: ReadonlyMap<string, { readonly status: string; readonly golden: readonly string[] }>;
  readonly pairLines: number | null;
};
export type RecordedSet = {
  readonly pulls: readonly Pull[];
  readonly panels: ReadonlyMap<string, readonly string[]> | null;
};
export type Sets = { readonly [name: string]: RecordedSet };
export type Cluster = { readonly members: readonly string[]; readonly accepted: boolean };
type Counts = { readonly [name: string]: number };
type Groups = readonly (readonly string[])[];
type Method = {
  readonly name: string;
  readonly clustersOf: (findings: readonly Finding[]) => readonly Cluster[];
};
type Row = { readonly method: string; readonly of?: string; readonly counts: Counts; readonly rates: Counts };
type Result = {
  readonly set: string;
  readonly panel: string;
  readonly members: readonly string[];
  readonly rows: readonly Row[];
};

type Read = { readonly readFolder: (folder: string) => Sets };
type Score = {
  readonly relationOf: (pull: Pull, a: Finding, b: Finding) => 'same' | 'different' | null;
  readonly tally: (pull: Pull, panel: readonly string[], clusters: readonly Cluster[]) => Counts;
  readonly addUp: (tallies: readonly Counts[]) => Counts;
  readonly ratesOf: (counts: Counts) => Counts;
};
type Baselines = {
  readonly byFileAndLine: (findings: readonly Finding[]) => Groups;
  readonly byWords: (threshold: number) => (findings: readonly Finding[]) => Groups;
  readonly wordsOf: (text: string) => ReadonlySet<string>;
  readonly averageLink: (likeness: readonly (readonly number[])[], threshold: number) => number[][];
};
type Methods = {
  readonly votesNeeded: (size: number) => number;
  readonly singleOf: (reviewer: string) => Method;
  readonly methodsFor: (panel: readonly string[], matcher: Matcher) => readonly Method[];
};
type Measure = {
  readonly measure: (sets: Sets, matcher: Matcher) => readonly Result[];
  readonly panelsOf: (
    set: string,
    content: RecordedSet,
  ) => readonly { readonly name: string; readonly members: readonly string[] }[];
  readonly jsonOf: (results: readonly Result[]) => unknown;
};
type Table = {
  readonly textOf: (results: readonly Result[]) => string;
  readonly markdownOf: (results: readonly Result[]) => string;
};

export type Rates = { readonly precision: number; readonly recall: number };
export type Simulated = {
  readonly panel: string;
  readonly correlation: number;
  readonly rates: { readonly [method: string]: Rates };
};
type Subject = { readonly isDefect: boolean };
type Model = {
  readonly REVIEWERS: readonly { readonly hitRate: number; readonly falseAlarmRate: number }[];
  readonly PANELS: readonly { readonly name: string; readonly families: readonly number[] }[];
  readonly drawChange: (random: () => number) => readonly Subject[];
  readonly raisersOf: (
    subject: Subject,
    families: readonly number[],
    correlation: number,
  ) => readonly boolean[];
};
type Simulation = {
  /** `triage` is handed on as it is; what it is given is the simulation's business. */
  readonly simulate: (triage: unknown, changes?: number) => Promise<readonly Simulated[]>;
};
type Chart = { readonly chartOf: (results: readonly Simulated[]) => string };
type SimulationTable = {
  readonly textOf: (results: readonly Simulated[]) => string;
  readonly markdownOf: (results: readonly Simulated[]) => string;
};
type Random = { readonly randomFrom: (seed: number) => () => number };

const BENCH = '../../bench';

export const read: Read = await import(`${BENCH}/quality/read.mjs`);
export const score: Score = await import(`${BENCH}/quality/score.mjs`);
export const baselines: Baselines = await import(`${BENCH}/quality/baselines.mjs`);
export const methods: Methods = await import(`${BENCH}/quality/methods.mjs`);
export const quality: Measure = await import(`${BENCH}/quality/measure.mjs`);
export const qualityTable: Table = await import(`${BENCH}/quality/table.mjs`);
export const model: Model = await import(`${BENCH}/simulation/model.mjs`);
export const simulation: Simulation = await import(`${BENCH}/simulation/run.mjs`);
export const chart: Chart = await import(`${BENCH}/simulation/chart.mjs`);
export const simulationTable: SimulationTable = await import(`${BENCH}/simulation/table.mjs`);
export const random: Random = await import(`${BENCH}/random.mjs`);
