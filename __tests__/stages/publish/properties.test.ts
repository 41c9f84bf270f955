import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CATEGORIES } from '../../../src/domain/finding.ts';
import type { PublishRules } from '../../../src/domain/publication.ts';
import { SEVERITIES } from '../../../src/domain/severity.ts';
import { publish } from '../../../src/stages/publish/publish.ts';
import { Killed, type MemoryForge, memoryForge } from '../../support/memory-board.ts';
import { documentOf, inputFor, RULES, type Said, WORDS } from '../../support/publish-scene.ts';

/** Lines 1 to 40 are in the diff, line 0 is the whole file. */
const LAST_LINE = 40;

function anySaid(): fc.Arbitrary<readonly Said[]> {
  const one = fc.record({
    file: fc.constantFrom('a.ts', 'b.ts', 'z.ts'),
    line: fc.integer({ min: 0, max: 45 }),
    issue: fc.tuple(fc.constantFrom(...WORDS), fc.constantFrom(...WORDS)).map((parts) => parts.join('; ')),
    category: fc.constantFrom(...CATEGORIES),
    severity: fc.constantFrom(...SEVERITIES),
  });
  return fc
    .uniqueArray(one, { maxLength: 16, selector: ({ file, line, issue }) => `${file} ${line} ${issue}` })
    .map((list) =>
      list.map(
        (said): Said => ({
          ...said,
          anchored: said.line > 0 && said.line <= LAST_LINE && said.file !== 'z.ts',
        }),
      ),
    );
}

function anyRules(): fc.Arbitrary<PublishRules> {
  return fc.record({
    ...Object.fromEntries(Object.entries(RULES).map(([name, value]) => [name, fc.constant(value)])),
    minSeverity: fc.constantFrom(...SEVERITIES),
    maxComments: fc.integer({ min: 0, max: 20 }),
    post: fc.constantFrom('inline', 'inline', 'summary'),
  } as { readonly [K in keyof PublishRules]: fc.Arbitrary<PublishRules[K]> });
}

type Turn = { readonly said: readonly Said[]; readonly rules: PublishRules };

function run(forge: MemoryForge, runId: string, { said, rules }: Turn) {
  return publish(inputFor(forge, { document: documentOf(said, { runId, conclusion: 'block' }), rules }));
}

describe('stages/publish', () => {
  it('writes nothing the second time, whatever stood there before', async () => {
    await fc.assert(
      fc.asyncProperty(anySaid(), anySaid(), anyRules(), async (before, said, rules) => {
        const forge = memoryForge();
        await run(forge, 'run-0', { said: before, rules: RULES });
        await run(forge, 'run-1', { said, rules });
        const writes = forge.writes();
        const receipt = await run(forge, 'run-2', { said, rules });
        expect(forge.writes()).toBe(writes);
        expect(receipt.posted).toBe(0);
      }),
      { numRuns: 30 },
    );
  });

  it('has every finding in exactly one place, and shows what it says is shown', async () => {
    await fc.assert(
      fc.asyncProperty(
        anySaid(),
        anySaid(),
        fc.array(fc.integer({ min: 1, max: 40 })),
        async (before, said, bad) => {
          const forge = memoryForge();
          await run(forge, 'run-0', { said: before, rules: RULES });
          forge.bears = ({ line }) => !bad.includes(line);
          const { places, incomplete } = await run(forge, 'run-1', { said, rules: RULES });
          expect(incomplete).toEqual([]);
          expect(places.map(({ finding }) => finding.id).sort()).toEqual(
            said.map((_, at) => `c${at}`).sort(),
          );
          const prints = forge.threads.map(({ comments }) => /fp=(\S+)/.exec(comments[0]?.body ?? '')?.[1]);
          const shown = places
            .filter(({ state }) => state !== 'listed')
            .map(({ finding }) => finding.fingerprint);
          expect(new Set(shown).size).toBe(shown.length);
          for (const print of shown) expect(prints).toContain(print);
          const summary = forge.notes[0]?.body ?? '';
          for (const { finding } of places) expect(summary).toContain(finding.issue);
          expect(forge.violations).toEqual([]);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('ends as a clean run does, wherever an earlier one was killed or lost an answer', async () => {
    await fc.assert(
      fc.asyncProperty(
        anySaid(),
        fc.integer({ min: 1, max: 12 }),
        fc.constantFrom('kill', 'lost'),
        fc.boolean(),
        async (said, at, kind, early) => {
          const turn = { said, rules: RULES };
          const clean = memoryForge();
          await run(clean, 'run-1', turn);
          const forge = memoryForge();
          const fault = ({ write }: { write: number }) => (write === at ? ({ kind } as const) : undefined);
          if (early && kind === 'kill') forge.before = fault;
          else forge.after = fault;
          await run(forge, 'run-1', turn).catch((error: unknown) => expect(error).toBeInstanceOf(Killed));
          forge.before = () => undefined;
          forge.after = () => undefined;
          await run(forge, 'run-2', turn);
          expect(forge.picture()).toEqual(clean.picture());
        },
      ),
      { numRuns: 30 },
    );
  });

  it('leaves no finding twice where two runs interleave', async () => {
    await fc.assert(
      fc.asyncProperty(anySaid(), fc.scheduler(), async (said, scheduler) => {
        const turn = { said, rules: RULES };
        const forge = memoryForge();
        forge.turn = () => scheduler.schedule(Promise.resolve());
        const both = Promise.all([run(forge, 'run-1', turn), run(forge, 'run-2', turn)]);
        await scheduler.waitFor(both);
        forge.turn = () => Promise.resolve();
        await run(forge, 'run-3', turn);
        const clean = memoryForge();
        await run(clean, 'run-1', turn);
        const prints = forge.threads.map(({ comments }) => /fp=\S+/.exec(comments[0]?.body ?? '')?.[0]);
        expect(new Set(prints).size).toBe(prints.length);
        expect(prints).toHaveLength(clean.threads.length);
        expect(forge.notes).toHaveLength(1);
      }),
      { numRuns: 20 },
    );
  });
});
