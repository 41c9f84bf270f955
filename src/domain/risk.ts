import type { DiffRisk } from './contracts.generated.ts';

/** How risky a file's change is, in words. */
export const RISK_LEVELS = ['low', 'medium', 'high'] as const;
export type RiskLevel = (typeof RISK_LEVELS)[number];

/** What is noticed about a file, in the order in which it is listed. */
export const RISK_SIGNALS = [
  'loc_changed',
  'security_path',
  'public_api',
  'no_test_change',
  'complexity_delta',
  'ui_critical',
  'migration',
] as const satisfies readonly DiffRisk['files'][number]['signals'][number]['name'][];
export type RiskSignalName = (typeof RISK_SIGNALS)[number];

/** One part of a score: how much of it there was (above 0), and how much that counts. */
export type RiskSignal = { readonly name: RiskSignalName; readonly weight: number; readonly value: number };

/** How risky the change of one file is. A hint where to look first: it decides nothing. */
export type FileRisk = {
  readonly path: string;
  /** The sum of weight × value over its signals: finite, from 0. */
  readonly score: number;
  /** Changed lines; 0 where nobody counted them. */
  readonly added: number;
  readonly removed: number;
  /** Those that were noticed. */
  readonly signals: readonly RiskSignal[];
};

/** From here on a risk is medium, and high. How they were chosen stands beside the weights in the plan. */
const MEDIUM_SCORE = 3;
const HIGH_SCORE = 5;

/** A score (from 0) in words. */
export function riskLevelOf(score: number): RiskLevel {
  if (score < MEDIUM_SCORE) return 'low';
  return score < HIGH_SCORE ? 'medium' : 'high';
}

/** The risk of every file by its path, in words; of two that bear one path the first counts. */
export function riskLevels(risks: readonly FileRisk[]): ReadonlyMap<string, RiskLevel> {
  const levels = new Map<string, RiskLevel>();
  for (const { path, score } of risks) if (!levels.has(path)) levels.set(path, riskLevelOf(score));
  return levels;
}
