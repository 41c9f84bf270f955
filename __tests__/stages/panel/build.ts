/** Answers and findings for the panel's tests. */
import type { StopReason } from '../../../src/domain/ports.ts';
import { readAnswer } from '../../../src/stages/panel/answer.ts';

export type WireFinding = Readonly<Record<string, unknown>>;

/** A finding as a good model writes it. */
export function wireFinding(overrides: WireFinding = {}): WireFinding {
  return {
    severity: 'important',
    category: 'correctness',
    file: 'src/a.ts',
    line: 3,
    quote: 'return a.b;',
    issue: 'The value is read before it is set',
    fix: 'Set it first.',
    ...overrides,
  };
}

/** An answer object as text. */
export function answerText(findings: readonly unknown[], approved = false): string {
  return JSON.stringify({ findings, approved });
}

/** An answer object that answers rules, as text. */
export function answerWithRows(findings: readonly unknown[], conformance: unknown): string {
  return JSON.stringify({ findings, conformance, approved: false });
}

/** Status and the places of the findings, for tables. */
export function digest(text: string, stop: StopReason = 'end') {
  const { status, findings, dropped } = readAnswer(text, stop);
  return { status, issues: findings.map(({ issue }) => issue), dropped: dropped.length };
}
