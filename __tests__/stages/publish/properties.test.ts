import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CATEGORIES } from '../../../src/domain/finding.ts';
import type { PublishRules } from '../../../src/domain/publication.ts';
import { SEVERITIES } from '../../../src/domain/severity.ts';
import { publish } from '../../../src/stages/publish/publish.ts';
import { type Fault, Killed, type MemoryForge, memoryForge } from '../../support/memory-board.ts';
import { ALL_TRAITS } from '../../support/memory-traits.ts';
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
    blockerTasks: fc.boolean(),
    prUpdate: fc.boolean(),
  } as { readonly [K in keyof PublishRules]: fc.Arbitrary<PublishRules[K]> });
}

type Turn = { readonly said: readonly Said[]; readonly rules: PublishRules };

function run(forge: MemoryForge, runId: string, { said, rules }: Turn) {
  return publish(inputFor(forge, { document: documentOf(said, { runId, conclusion: 'block' }), rules }));
}

/** Everything that publishing may write. */
const ALL: PublishRules = {
  ...RULES,
  status: 'auto',
  verdict: 'request-changes',
  blockerTasks: true,
  prUpdate: true,
};

/** What a write may meet: it dies before or behind it, its answer is lost, or it never arrived. */
type Trouble = 'kill' | 'late kill' | 'lost' | 'dropped';

function anyTroubles(): fc.Arbitrary<ReadonlyMap<number, Trouble>> {
  const trouble = fc.constantFrom<Trouble>('kill', 'late kill', 'lost', 'lost', 'dropped');
  return fc
    .array(fc.tuple(fc.integer({ min: 1, max: 24 }), trouble), { maxLength: 8 })
    .map((list) => new Map(list));
}

/** Lets the writes of one run meet their troubles, by their number within it. */
function trouble(forge: MemoryForge, troubles: ReadonlyMap<number, Trouble>): void {
  const base = forge.writes();
  const at = ({ write }: { readonly write: number }) =>
    write === 0 ? undefined : troubles.get(write - base);
  const unclear: Fault = { kind: 'answer', result: { kind: 'unclear', message: 'it did not arrive' } };
  forge.before = (request) =>
    at(request) === 'kill' ? { kind: 'kill' } : at(request) === 'dropped' ? unclear : undefined;
  forge.after = (request) =>
    at(request) === 'late kill' ? { kind: 'kill' } : at(request) === 'lost' ? { kind: 'lost' } : undefined;
}

function calm(forge: MemoryForge): void {
  forge.before = () => undefined;
  forge.after = () => undefined;
}

const printsOf = (forge: MemoryForge) =>
  forge.threads.map(({ comments }) => /fp=\w+/.exec(comments[0]?.body ?? '')?.[0]);

describe.each(ALL_TRAITS)('stages/publish %s', (_, traits) => {
  it('writes nothing the second time, whatever stood there before', async () => {
    await fc.assert(
      fc.asyncProperty(anySaid(), anySaid(), anyRules(), async (before, said, rules) => {
        const forge = memoryForge(traits);
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
          const forge = memoryForge(traits);
          await run(forge, 'run-0', { said: before, rules: RULES });
          forge.bears = ({ line }) => !bad.includes(line);
          const { places, incomplete } = await run(forge, 'run-1', { said, rules: RULES });
          expect(incomplete).toEqual([]);
          expect(places.map(({ finding }) => finding.id).sort()).toEqual(
            said.map((_, at) => `c${at}`).sort(),
          );
          const prints = printsOf(forge);
          const shown = places
            .filter(({ state }) => state !== 'listed')
            .map(({ finding }) => finding.fingerprint);
          expect(new Set(shown).size).toBe(shown.length);
          for (const print of shown) expect(prints).toContain(`fp=${print}`);
          const summary = forge.notes[0]?.body ?? '';
          for (const { finding } of places) expect(summary).toContain(finding.issue);
          expect(forge.violations).toEqual([]);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('ends as a clean run does, whatever killed earlier ones or lost their answers', async () => {
    await fc.assert(
      fc.asyncProperty(anySaid(), fc.array(anyTroubles(), { maxLength: 3 }), async (said, bad) => {
        const turn = { said, rules: ALL };
        const clean = memoryForge(traits);
        clean.description = 'What this does.';
        await run(clean, 'run-0', turn);
        const forge = memoryForge(traits);
        forge.description = 'What this does.';
        for (const [at, troubles] of bad.entries()) {
          trouble(forge, troubles);
          await run(forge, `run-${at}`, turn).catch((error: unknown) => expect(error).toBeInstanceOf(Killed));
          expect(new Set(printsOf(forge)).size).toBe(forge.threads.length);
        }
        calm(forge);
        const { incomplete } = await run(forge, 'run-8', turn);
        expect(incomplete).toEqual([]);
        expect(forge.picture()).toEqual(clean.picture());
        expect(forge.violations).toEqual([]);
        const writes = forge.writes();
        await run(forge, 'run-9', turn);
        expect(forge.writes()).toBe(writes);
      }),
      { numRuns: 40 },
    );
  });

  it('leaves no finding twice where two runs interleave', async () => {
    await fc.assert(
      fc.asyncProperty(anySaid(), fc.scheduler(), async (said, scheduler) => {
        const turn = { said, rules: ALL };
        const forge = memoryForge(traits);
        forge.turn = () => scheduler.schedule(Promise.resolve());
        const both = Promise.all([run(forge, 'run-1', turn), run(forge, 'run-2', turn)]);
        await scheduler.waitFor(both);
        forge.turn = () => Promise.resolve();
        await run(forge, 'run-3', turn);
        const clean = memoryForge(traits);
        await run(clean, 'run-1', turn);
        const prints = printsOf(forge);
        expect(new Set(prints).size).toBe(prints.length);
        expect(prints).toHaveLength(clean.threads.length);
        expect(forge.notes).toHaveLength(1);
      }),
      { numRuns: 20 },
    );
  });
});
