import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isComplete, SLOT_STATUSES, type SlotResult, type SlotStatus } from '../../../src/domain/panel.ts';
import { SEVERITIES } from '../../../src/domain/severity.ts';
import { SLOTS, type Slot } from '../../../src/domain/slot.ts';
import { triage } from '../../../src/stages/triage/triage.ts';
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

const PATH = 'src/session.ts';
const CODE = ['+cache.set(sid, s);', '+lock.release();', '+await save(order);'];

/** What a family says together: every member raises the same findings, in the same words. */
const finding = fc.record({
  severity: fc.constantFrom(...SEVERITIES),
  at: fc.nat(CODE.length - 1),
  isQuoted: fc.boolean(),
  ruleId: fc.constantFrom(null, 'SEC-01'),
});
type Said = typeof finding extends fc.Arbitrary<infer Value> ? Value : never;

const ISSUES = ['The session cache never expires.', 'The lock is not held.', 'An order is saved twice.'];

function seat(slot: Slot, family: string, said: readonly Said[], status: SlotStatus = 'ok'): SlotResult {
  return slotResult({
    slot,
    family,
    status,
    findings: said.map(({ severity, at, isQuoted, ruleId }, index) =>
      raisedFinding({
        id: `${slot}#${index}`,
        slot,
        severity,
        file: PATH,
        line: at + 1,
        issue: ISSUES[at] ?? '',
        quote: isQuoted ? (CODE[at]?.slice(1) ?? null) : null,
        ruleId,
        criteriaSource: ruleId,
      }),
    ),
  });
}

async function verdictOf(slots: readonly SlotResult[]): Promise<string> {
  const { document } = await triage({
    slots,
    plan: plan({
      seats: slots.map(({ slot, binding }) => ({ slot, binding })),
      calls: [{ index: 0, files: [sentFile({ path: PATH, lines: sentLines(CODE) })] }],
    }),
    change: changeSet({ files: [changedFile({ path: PATH })] }),
    coverage: coverageOf(slots, [PATH]),
    gatesPassed: true,
    anchorOf: (path, side, line, startLine) => ({ path, side, line, startLine }),
    runId: 'run',
    rules: {
      agent: null,
      rebuttal: false,
      crossCheck: { enabled: false, sampleRate: 0, slot: null, blockOnDisagreement: false },
    },
    failOn: 'blocking',
    consult: null,
    priorArt: [],
    exceptions: { markers: [], allowSecurity: false },
  });
  return document.consensus?.verdict ?? 'nobody answered';
}

const said = fc.array(finding, { maxLength: 3 });
const status = fc.constantFrom(...SLOT_STATUSES);
const failed = fc.constantFrom(...SLOT_STATUSES.filter((candidate) => !isComplete(candidate)));
const slots = fc.shuffledSubarray([...SLOTS], { minLength: 1 });
const UNANIMOUS = /^unanimous-/;

describe('stages/triage: families that fail together', () => {
  it('are never unanimous where all seats are of one family, whatever they say', async () => {
    await fc.assert(
      fc.asyncProperty(slots, said, status, async (members, together, ends) => {
        expect(await verdictOf(members.map((slot) => seat(slot, 'one', together, ends)))).not.toMatch(
          UNANIMOUS,
        );
      }),
    );
  });

  it('are never unanimous where each seat of the one family says something else', async () => {
    const answers = fc.tuple(...SLOTS.map((slot) => fc.tuple(fc.constant(slot), said, status)));
    await fc.assert(
      fc.asyncProperty(answers, fc.integer({ min: 1, max: SLOTS.length }), async (all, size) => {
        const panel = all.slice(0, size).map(([slot, words, ends]) => seat(slot, 'one', words, ends));

        expect(await verdictOf(panel)).not.toMatch(UNANIMOUS);
      }),
    );
  });

  it('are never unanimous where the other family did not answer in full', async () => {
    const panels = fc.shuffledSubarray([...SLOTS], { minLength: 2 });
    await fc.assert(
      fc.asyncProperty(panels, said, said, failed, async ([silent, ...members], together, rest, ends) => {
        const panel = members.map((slot) => seat(slot, 'one', together));
        const other =
          silent === undefined ? [] : [seat(silent, 'other', ends === 'partial' ? rest : [], ends)];

        expect(await verdictOf([...panel, ...other])).not.toMatch(UNANIMOUS);
      }),
    );
  });

  it('are unanimous with a second family that agrees, so that the above says something', async () => {
    const blocking = [{ severity: 'blocking', at: 0, isQuoted: true, ruleId: null }] as const;

    expect(await verdictOf([seat('opus', 'one', []), seat('gpt', 'other', [])])).toBe('unanimous-pass');
    expect(await verdictOf([seat('opus', 'one', blocking), seat('gpt', 'other', blocking)])).toBe(
      'unanimous-block',
    );
  });
});
