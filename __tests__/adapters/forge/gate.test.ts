import { describe, expect, it } from '@jest/globals';
import { createGate, type Gate } from '../../../src/adapters/forge/gate.ts';
import { createFakeClock, type FakeClock } from '../../support/fake-clock.ts';

function gateWith(budgetMs: number): {
  gate: Gate;
  clock: FakeClock;
  lines: string[];
  stop: AbortController;
} {
  const clock = createFakeClock();
  const lines: string[] = [];
  const stop = new AbortController();
  const gate = createGate({
    server: 'GitHub',
    resources: ['rest', 'graphql'],
    unknownWaitMs: 60_000,
    clock,
    signal: stop.signal,
    budgetMs,
    notify: (line) => lines.push(line),
  });
  return { gate, clock, lines, stop };
}

const SECONDARY = { kind: 'secondary', afterMs: 200_000 } as const;
const PRIMARY = { kind: 'primary', afterMs: 200_000 } as const;

describe('src/adapters/forge/gate.ts', () => {
  it('lets requests that meet the same limit share one wait and pay for it once', async () => {
    const { gate, clock, lines } = gateWith(300_000);

    expect([1, 2, 3].map(() => gate.hold('rest', SECONDARY, 1))).toEqual([null, null, null]);
    await gate.pass('rest');

    expect(clock.sleeps).toEqual([200_000]);
    expect(lines).toEqual(['GitHub limits requests: waiting 200 s']);
    expect(gate.hold('rest', SECONDARY, 1)).toContain('holds longer');
  });

  it('holds back the other kind of request for a secondary limit only', async () => {
    const primary = gateWith(300_000);
    primary.gate.hold('rest', PRIMARY, 1);
    await primary.gate.pass('graphql');
    const secondary = gateWith(300_000);
    secondary.gate.hold('rest', SECONDARY, 1);
    await secondary.gate.pass('graphql');

    expect(primary.clock.sleeps).toEqual([]);
    expect(secondary.clock.sleeps).toEqual([200_000]);
  });

  it('opens again when a limit that outlasts the budget is over', async () => {
    const { gate, clock } = gateWith(1_000);

    const told = gate.hold('rest', PRIMARY, 1);

    expect(await gate.pass('rest')).toBe(told);
    clock.advance(200_000);
    expect(await gate.pass('rest')).toBeNull();
  });

  it('ends a wait when the run is stopped', async () => {
    const { gate, stop } = gateWith(300_000);
    gate.hold('rest', PRIMARY, 1);
    stop.abort(new Error('interrupted'));

    await expect(gate.pass('rest')).rejects.toThrow('interrupted');
  });
});
