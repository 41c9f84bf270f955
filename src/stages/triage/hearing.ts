import type { Consult, ConsultRecord } from '../../domain/consult.ts';
import type {
  AgentReport,
  CrossCheckReport,
  RebuttalReport,
  SlotVerdict,
  TriageResult,
  TriageRules,
} from '../../domain/triage.ts';
import { judge } from './agent.ts';
import type { DecidedGroup, Group } from './clusters.ts';
import { crossCheck, differencesOf } from './cross-check.ts';
import type { Bench } from './facts.ts';
import { rebut } from './rebuttal.ts';
import type { Scene } from './scene.ts';
import type { Seat } from './seats.ts';

/** Who can be asked again, as which rules, and what about. */
export type Hearing = {
  readonly bench: Bench;
  readonly verdicts: readonly SlotVerdict[];
  readonly rules: TriageRules;
  readonly seats: readonly Seat[];
  readonly consult: Consult | null;
  readonly scene: Scene;
};

/** The groups with everything that seats said when they were asked again. */
export type Heard = {
  readonly groups: readonly Group[];
  readonly rebuttal: RebuttalReport | null;
  readonly agent: AgentReport | null;
  readonly checked: Omit<CrossCheckReport, 'differences'> | null;
  readonly consultations: readonly ConsultRecord[];
};

/** Rebuttal, triage agent, cross-check: each sees what the one before it changed. */
export async function hear(groups: readonly Group[], hearing: Hearing): Promise<Heard> {
  const { consult, rules, seats, scene } = hearing;
  const silent: Heard = { groups, rebuttal: null, agent: null, checked: null, consultations: [] };
  if (consult === null || !groups.some(({ facts }) => facts.inChange)) return silent;

  const asking = { consult, scene };
  const rebutted = rules.rebuttal ? await rebut(groups, hearing, asking) : null;
  const after = rebutted?.groups ?? groups;
  const judged = rules.agent === null ? null : await judge(after, seats, rules.agent, asking);
  const checked = judged && (await crossCheck(judged.groups, seats, rules.crossCheck, asking));
  return {
    groups: checked?.groups ?? after,
    rebuttal: rebutted?.report ?? null,
    agent: judged?.report ?? null,
    checked: checked?.checked ?? null,
    consultations: [rebutted, judged, checked].flatMap((asked) => asked?.records ?? []),
  };
}

/** What was heard, as the result tells it. */
export function reportsOf(
  { rebuttal, agent, checked, consultations }: Heard,
  groups: readonly DecidedGroup[],
): Pick<TriageResult, 'rebuttal' | 'agent' | 'crossCheck' | 'consultations'> {
  const crossCheckReport = checked && { ...checked, differences: differencesOf(groups) };
  return { rebuttal, agent, crossCheck: crossCheckReport, consultations };
}
