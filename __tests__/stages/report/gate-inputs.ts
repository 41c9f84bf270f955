/** Outcomes in which the gates had much to say, built by hand. */
import type { ExceptionMarker, GateReport, Suppressed } from '../../../src/domain/gates.ts';
import type { ReviewOutcome } from '../../../src/domain/outcome.ts';
import type { RoutingDecision } from '../../../src/domain/routing.ts';
import { plan } from '../../support/builders.ts';
import { gateReport, outcome } from './outcomes.ts';

export function marker(overrides: Partial<ExceptionMarker> = {}): ExceptionMarker {
  return {
    path: 'src/session.ts',
    line: 12,
    tool: 'quorate',
    rule: 'gate/test-gap',
    until: '2027-03-31',
    reason: 'Covered by the smoke test until the driver is replaced.',
    added: true,
    state: 'active',
    ...overrides,
  };
}

export function silenced(overrides: Partial<Suppressed['finding']> = {}): Suppressed {
  return {
    finding: {
      severity: 'suggestion',
      file: 'src/session.ts',
      line: 13,
      rule: 'gate/test-gap',
      issue: 'openSession is new and no test of this change names it.',
      ...overrides,
    },
    path: 'src/session.ts',
    line: 12,
  };
}

export const ROUTING: RoutingDecision = {
  strategy: 'manual',
  matches: [
    { rule: 2, files: 3, slots: ['opus', 'gpt'] },
    { rule: null, files: 1, slots: ['opus', 'sonnet', 'gpt'] },
  ],
  slots: ['opus', 'sonnet', 'gpt'],
  capUsd: 0.5,
  recorded: true,
};

function gates(overrides: Partial<GateReport> = {}): GateReport {
  const usual = gateReport();
  return { ...usual, ...overrides, statuses: [...usual.statuses, ...(overrides.statuses ?? [])] };
}

/** Rules edited, a gate that failed and one that could not take place, exceptions, results of tools, and routing. */
export function gatesAtWork(): ReviewOutcome {
  return outcome({
    rulesChanged: ['.quorate.yml'],
    plan: plan({ routing: ROUTING }),
    gates: gates({
      statuses: [
        { name: 'test-gap', status: 'fail', reason: '4 symbols without a test, of 3 that are allowed' },
        { name: 'imported', status: 'skipped', reason: 'results.sarif is no SARIF' },
      ],
      exceptions: [
        marker(),
        marker({ line: 40, state: 'expired', until: '2026-01-31' }),
        marker({
          path: 'src/cart.ts',
          tool: 'eslint',
          rule: null,
          until: null,
          reason: null,
          state: 'no-reason',
        }),
        marker({ path: 'src/old.ts', added: false }),
      ],
      suppressed: [silenced()],
      imported: [
        {
          source: 'semgrep.sarif',
          tool: 'Semgrep OSS',
          results: 14,
          findings: [],
          left: [
            { reason: 'not on a line of this change', count: 12 },
            { reason: 'suppressed by the tool', count: 2 },
          ],
        },
      ],
    }),
  });
}

/** The same words wherever a change, a tool or a person can put some. */
export function gatesSaying(words: string, path: string): ReviewOutcome {
  return outcome({
    rulesChanged: [path, words],
    gates: gates({
      statuses: [{ name: words, status: 'fail', reason: words }],
      exceptions: [
        marker({ path, tool: words, rule: words, reason: words }),
        marker({ path, tool: words, rule: words, until: words, reason: words, state: 'malformed' }),
      ],
      suppressed: [{ ...silenced({ file: path, rule: words, issue: words }), path }],
      imported: [
        { source: words, tool: words, results: 1, findings: [], left: [{ reason: words, count: 1 }] },
      ],
    }),
  });
}
