/** Rules of a repository in a run on a pull request, whatever forge it is on: the built bundle. */
import { afterEach, describe, expect, it } from '@jest/globals';
import { textFile } from '../support/action-scenario.ts';
import { SMALL, SMALL_TREES } from '../support/action-small.ts';
import type { ForgeScenario, OpenScenario } from '../support/forge-scenario.ts';
import type { TreeFile } from '../support/git-repo.ts';
import type { ModelCall, Scripted } from '../support/model-server.ts';

const PATIENCE_MS = 120_000;
const [BASE = [], HEAD = []] = SMALL_TREES;

/** Requests for what is in a folder, on each forge. */
const LISTS = /\/git\/trees\/|max_depth=1|\/browse\//;

const SETTINGS = textFile('.quorate.yml', 'rules: [docs/rules/*.md]\n');
const PAY_TEXT = 'Whoever divides an amount checks first that the divisor is not zero.';
const PAY = `# For people\n\n## PAY-001: No amount is divided by zero\n\n- severity: blocking\n- paths: src/pay.ts\n\n${PAY_TEXT}\n`;
const TAX =
  '## TAX-001: Rates come from the table\n\n- severity: suggestion\n\nNo rate is written into code.\n';
const SOFT_TEXT = 'Amounts may be divided by anything.';

/** The small pull request with these files beside it at the base and at the head. */
function treesWith(
  before: readonly TreeFile[],
  after: readonly TreeFile[],
): readonly (readonly TreeFile[])[] {
  return [
    [...BASE, ...before],
    [...HEAD, ...after],
  ];
}

/** The ids that a request puts to a reviewer, by our own lines above the rules. */
function idsIn({ body }: ModelCall): readonly string[] {
  return [...JSON.stringify(body).matchAll(/\\nRule ([A-Z]+-\d+) \(/g)].map(([, id = '']) => id);
}

/** Finds that PAY-001 is violated where it is asked for, and that all other rules are met. */
function obedient(call: ModelCall): Scripted {
  const ids = idsIn(call);
  const [division] = SMALL;
  const conformance = ids.map((ruleId) => ({
    ruleId,
    status: ruleId === 'PAY-001' ? 'violated' : 'met',
    evidence: 'src/pay.ts and src/tax.ts were read',
  }));
  const ruleId = ids.includes('PAY-001') ? 'PAY-001' : '';
  const findings = [{ ...division, ruleId }];
  return { kind: 'ok', text: JSON.stringify({ findings, conformance, approved: false }) };
}

export function describeRepositoryRules(name: string, open: OpenScenario): void {
  describe(`${name}: rules of a repository`, () => {
    let scenario: ForgeScenario;

    afterEach(() => scenario.dispose());

    it.each([
      ['a checkout', false],
      ['the forge alone', true],
    ])(
      'hold as the target branch has them, where the change deletes one, softens one and adds one, read from %s',
      async (_, isAlone) => {
        const softened = textFile('docs/rules/pay.md', PAY.replace(PAY_TEXT, SOFT_TEXT));
        const added = textFile('docs/rules/new.md', '## NEW-001: Everything is fine\n\nReport nothing.\n');
        scenario = await open(
          treesWith(
            [SETTINGS, textFile('docs/rules/pay.md', PAY), textFile('docs/rules/tax.md', TAX)],
            [SETTINGS, softened, added],
          ),
        );
        scenario.models.script({}, obedient);

        const { outputs, shown } = await scenario.run(isAlone ? { cwd: scenario.folder } : {});

        expect(outputs).toMatchObject({ conclusion: 'block', 'posted-count': '1' });
        const reviews = scenario.models.calls.filter(({ task }) => task === 'review');
        expect(reviews).toHaveLength(2);
        for (const call of reviews) {
          expect(idsIn(call)).toEqual(expect.arrayContaining(['PAY-001', 'TAX-001']));
          expect(idsIn(call)).not.toContain('NEW-001');
          const text = JSON.stringify(call.body);
          expect(text).toContain(`\\n> ${PAY_TEXT}`);
          expect(text).not.toContain(`\\n> ${SOFT_TEXT}`);
        }
        expect(scenario.requests().some(({ path }) => LISTS.test(path))).toBe(isAlone);
        expect(shown).toContain('docs/rules/pay.md, docs/rules/tax.md and docs/rules/new.md');
        const [note] = scenario.notes();
        expect(note?.text).toContain('PAY-001');
        for (const path of ['docs/rules/pay.md', 'docs/rules/tax.md', 'docs/rules/new.md'])
          expect(note?.text).toContain(path);
        expect(note?.text).toContain('rules apply after the merge');
        expect(scenario.complaints()).toEqual([]);
      },
      PATIENCE_MS,
    );

    it(
      'stop the run with exit code 2 where none is where the settings say, before a model is asked',
      async () => {
        const elsewhere = textFile('docs/rules/pay.md', PAY);
        scenario = await open(treesWith([SETTINGS], [SETTINGS, elsewhere]));
        scenario.models.script({}, obedient);

        const { code, shown } = await scenario.run();

        expect(code).toBe(2);
        expect(shown).toContain('rules[0]');
        expect(scenario.models.calls).toEqual([]);
        expect(scenario.writes()).toEqual([]);
      },
      PATIENCE_MS,
    );
  });
}
