/** Panels on two small files, for tests of triage as a whole. */
import fc from 'fast-check';
import type { RaisedFinding } from '../../../src/domain/finding.ts';
import { isComplete, SLOT_STATUSES, type SlotResult } from '../../../src/domain/panel.ts';
import { SEVERITIES } from '../../../src/domain/severity.ts';
import { SLOTS, type Slot } from '../../../src/domain/slot.ts';
import type { TriageRules } from '../../../src/domain/triage.ts';
import type { TriageInput } from '../../../src/stages/triage/triage.ts';
import {
  changedFile,
  changeSet,
  coverageOf,
  plan,
  raisedFinding,
  sentFile,
  sentLines,
  slotResult,
} from '../../support/builders.ts';

/** Nobody is asked again. */
export const TABLE_ALONE: TriageRules = {
  agent: null,
  rebuttal: false,
  crossCheck: { enabled: false, sampleRate: 1, slot: null, blockOnDisagreement: false },
};

export const PATHS = ['src/session.ts', 'src/orders.ts'];
const CODE = ['+cache.set(sid, s);', ' return s;', '-lock.release();', '+await save(order);'];

/** A panel on two small files; what a test names is taken instead. */
export function inputOf(slots: readonly SlotResult[], overrides: Partial<TriageInput> = {}): TriageInput {
  const files = PATHS.map((path) => sentFile({ path, lines: sentLines(CODE) }));
  return {
    slots,
    plan: plan({
      seats: slots.map(({ slot, binding }) => ({ slot, binding })),
      calls: [{ index: 0, files }],
    }),
    change: changeSet({ files: PATHS.map((path) => changedFile({ path })) }),
    coverage: coverageOf(slots, PATHS),
    gatesPassed: true,
    anchorOf: (path, side, line, startLine) => (line <= 4 ? { path, side, line, startLine } : null),
    runId: 'run',
    rules: TABLE_ALONE,
    failOn: 'blocking',
    consult: null,
    priorArt: [],
    exceptions: { markers: [], allowSecurity: false },
    ...overrides,
  };
}

/** A seat with these findings, numbered as they come. */
export function seat(
  slot: Slot,
  findings: readonly Partial<RaisedFinding>[] = [],
  overrides: Partial<SlotResult> = {},
) {
  const status = overrides.status ?? 'ok';
  return slotResult({
    slot,
    findings: findings.map((finding, index) => raisedFinding({ slot, id: `${slot}#${index}`, ...finding })),
    covered: isComplete(status) ? PATHS : [],
    ...overrides,
  });
}

const issues = fc.oneof(
  fc.constantFrom(
    'The session cache never expires.',
    'Sessions pile up in the cache and never expire.',
    'saveOrder is not awaited.',
    'The promise of saveOrder is lost, it is not awaited.',
    'Lock released twice.',
  ),
  fc.string({ minLength: 4, maxLength: 40, unit: 'grapheme' }),
);
const finding = fc.record({
  severity: fc.constantFrom(...SEVERITIES),
  file: fc.constantFrom(...PATHS, './src/session.ts', 'a/src/orders.ts', 'src/none.ts', '__proto__'),
  line: fc.integer({ min: 0, max: 8 }),
  issue: issues.filter((issue) => [...issue].length >= 4),
  fix: fc.option(fc.oneof(fc.string({ minLength: 1, maxLength: 12 }), fc.constant('Pass a ttl.'))),
  ruleId: fc.option(fc.constantFrom('SEC-01', 'x')),
  criteriaSource: fc.option(fc.constantFrom('registry')),
  quote: fc.option(
    fc.constantFrom('cache.set(sid, s);', 'lock.release();', 'return s;', 'nowhere();', '+', ''),
  ),
});
/** Any panel of up to four seats of two makers or of one, however each ended. */
export const anyPanel = fc
  .tuple(
    fc.subarray([...SLOTS], { minLength: 1 }),
    fc.array(fc.array(finding, { maxLength: 5 }), { minLength: 4, maxLength: 4 }),
    fc.array(
      fc.oneof({ weight: 3, arbitrary: fc.constant('ok' as const) }, fc.constantFrom(...SLOT_STATUSES)),
      {
        minLength: 4,
        maxLength: 4,
      },
    ),
    fc.constantFrom('maker', null),
  )
  .map(([slots, findings, statuses, family]) =>
    slots.map((slot, index) =>
      seat(slot, findings[index] ?? [], {
        status: statuses[index] ?? 'ok',
        ...(family === null ? {} : { family }),
      }),
    ),
  );
