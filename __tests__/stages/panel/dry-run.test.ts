import { describe, expect, it } from '@jest/globals';
import type { Plan } from '../../../src/domain/plan.ts';
import type { RoutingDecision } from '../../../src/domain/routing.ts';
import { laddersOf } from '../../../src/domain/rungs.ts';
import { type Binding, BUILTIN, type Slot } from '../../../src/domain/slot.ts';
import { type DryRunInput, renderDryRun } from '../../../src/stages/panel/dry-run.ts';
import { plan } from '../../support/builders.ts';
import { aRule } from '../../support/criteria.ts';
import { FACTS } from './bench.ts';

const TABLE = { enabled: false, sampleRate: 0, slot: null, blockOnDisagreement: false };

function linesOf(planned: Plan, overrides: Partial<DryRunInput> = {}): readonly string[] {
  const text = renderDryRun({
    plan: planned,
    runId: 'run-1',
    facts: () => FACTS,
    destinations: new Map(planned.seats.map(({ slot }) => [slot, 'https://models.example'])),
    ladders: new Map(),
    triage: { agent: null, rebuttal: false, crossCheck: TABLE },
    signal: new AbortController().signal,
    ...overrides,
  });
  return text.split('\n');
}

function claude(slot: Slot, model: string): { slot: Slot; binding: Binding } {
  return { slot, binding: { provider: 'anthropic', model, effort: 'high' } };
}

const ROUTING: RoutingDecision = {
  strategy: 'manual',
  matches: [{ rule: 1, files: 2, slots: ['opus'] }],
  slots: ['opus'],
  capUsd: null,
  recorded: false,
};

describe('stages/panel/dry-run', () => {
  it('says under each seat which models may read in place of its own', () => {
    const seats = [claude('fable', 'claude-fable-5-1'), claude('gpt', 'claude-haiku-9')];
    const lines = linesOf(plan({ seats }), { ladders: laddersOf(seats, () => true) });

    expect(lines.slice(2, 5)).toEqual([
      'fable (anthropic/claude-fable-5-1@high) → https://models.example',
      '  if it cannot be had: anthropic/claude-opus-5-5@high, then anthropic/claude-sonnet-5-5@high',
      'gpt (anthropic/claude-haiku-9@high) → https://models.example',
    ]);
  });

  it('says which model is left to another seat', () => {
    const seats = [
      claude('fable', 'claude-fable-5-1'),
      claude('opus', 'claude-opus-5-5'),
      claude('sonnet', 'claude-sonnet-5-5'),
    ];
    const lines = linesOf(plan({ seats }), { ladders: laddersOf(seats, () => true) });

    expect(lines.filter((line) => line.startsWith('  if it'))).toEqual([
      '  if it cannot be had: nobody; not anthropic/claude-opus-5-5@high, which is left to opus',
      '  if it cannot be had: nobody; not anthropic/claude-sonnet-5-5@high, which is left to sonnet',
    ]);
  });

  it('says nothing of other models where none is to read', () => {
    expect(linesOf(plan()).join('\n')).not.toContain('if it cannot be had');
  });

  it('tells what routing came to, once, whether or not the summary will', () => {
    const told = ['Routing rule 1 holds for 2 files: opus.', 'Routing chose opus: it reads every file.'];
    const silent = linesOf(plan({ routing: ROUTING }));
    const recorded = linesOf(plan({ routing: { ...ROUTING, recorded: true }, decisions: told }));

    for (const lines of [silent, recorded]) {
      expect(lines.filter((line) => line.startsWith('Routing'))).toEqual(told);
    }
    expect(linesOf(plan()).filter((line) => line.startsWith('Routing'))).toEqual([]);
  });

  it('lists what is not sent with its reason, hostile names made harmless', () => {
    const skipped = [
      { path: 'data/a\u001b[31m.csv', reason: "never sent: the repository's settings say so" },
      { path: 'docs/a.md', reason: "ignored by the repository's settings" },
    ];
    const text = linesOf(plan({ skipped })).join('\n');

    expect(text).toContain(".csv: never sent: the repository's settings say so\n");
    expect(text).toContain("docs/a.md: ignored by the repository's settings\n");
    expect(text).not.toContain('\u001b');
  });

  describe('with a seat that is code', () => {
    const code = { slot: 'sonnet' as const, binding: BUILTIN };
    const agent = { agent: 'sonnet' as const, rebuttal: true, crossCheck: TABLE };
    const criteria = { rules: [aRule()], left: [] };

    it('shows that alone it sends nothing, and what it reads', () => {
      const lines = linesOf(plan({ seats: [code], criteria }), { triage: agent });

      expect(lines).toEqual([
        'Dry run: nothing was sent.',
        '',
        'sonnet (builtin): holds added lines against the rules of the program on this machine, and sends nothing',
        expect.stringMatching(/ what is read /),
        'files: src/session.ts',
        'rules: TEAM-001',
        '',
      ]);
    });

    it('shows the words of a call to the models beside it alone, and asks them alone', () => {
      const seats = [code, claude('opus', 'claude-opus-5-5')];
      const text = linesOf(plan({ seats, criteria }), { triage: agent }).join('\n');

      expect(text).toContain('call 1 of 1 to opus ─');
      expect(text).toContain('Rule TEAM-001');
      expect(text).toContain('opus gets the findings');
      expect(text).not.toMatch(/disputed|Another seat/);
    });
  });

  it("shows the repository's words as they would be sent", () => {
    const wording = { language: 'en', suggestions: false, instructions: 'Look at money.' };

    expect(linesOf(plan({ wording }))).toContain('> Look at money.');
  });
});
