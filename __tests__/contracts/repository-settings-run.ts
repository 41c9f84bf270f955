/** A repository's own settings in a run on a pull request, whatever forge it is on: the built bundle. */
import { afterEach, describe, expect, it } from '@jest/globals';
import { textFile } from '../support/action-scenario.ts';
import { SMALL, SMALL_TREES } from '../support/action-small.ts';
import type { ForgeScenario, OpenScenario } from '../support/forge-scenario.ts';
import type { TreeFile } from '../support/git-repo.ts';

const PATIENCE_MS = 120_000;
const CANARY = 'canary-of-a-token-0815';
const [BASE = [], HEAD = []] = SMALL_TREES;

/** The small pull request with settings at the base and at the head. */
function treesWith(before: string | null, after: string | null): readonly (readonly TreeFile[])[] {
  const settings = (text: string | null) => (text === null ? [] : [textFile('.quorate.yml', text)]);
  return [
    [...BASE, ...settings(before)],
    [...HEAD, ...settings(after)],
  ];
}

export function describeRepositorySettings(name: string, open: OpenScenario): void {
  describe(`${name}: a repository’s own settings`, () => {
    let scenario: ForgeScenario;

    afterEach(() => scenario.dispose());

    it(
      'say how much is said inline and what is left out, and the change cannot alter that',
      async () => {
        scenario = await open(
          treesWith('maxComments: 1\nignore: ["src/tax.ts"]\n', 'ignore: ["src/**"]\nmaxComments: 100\n'),
        );
        scenario.say(SMALL.filter(({ file }) => file === 'src/pay.ts'));

        const { outputs, shown } = await scenario.run();

        expect(outputs).toMatchObject({ conclusion: 'block', 'posted-count': '1' });
        expect(JSON.stringify(scenario.models.calls.map(({ body }) => body))).not.toContain('1.19');
        expect(shown).toContain('settings of the repository: .quorate.yml');
        expect(scenario.notes()[0]?.text).toContain('.quorate.yml');
      },
      PATIENCE_MS,
    );

    it(
      'yield to what an input says of comments',
      async () => {
        scenario = await open(treesWith('maxComments: 100\n', 'maxComments: 100\n'));
        scenario.say(SMALL);

        const { outputs } = await scenario.run({ 'max-comments': '1' });

        expect(outputs).toMatchObject({ 'posted-count': '1' });
      },
      PATIENCE_MS,
    );

    it(
      'stop the run with exit code 2 where they are wrong, before a model is asked or a word is written',
      async () => {
        scenario = await open(treesWith(`maxComent: "${CANARY}"\n`, null));
        scenario.say(SMALL);

        const { code, shown } = await scenario.run();

        expect(code).toBe(2);
        expect(shown).toContain('maxComments');
        expect(shown).not.toContain(CANARY);
        expect(scenario.models.calls).toEqual([]);
        expect(scenario.writes()).toEqual([]);
      },
      PATIENCE_MS,
    );
  });
}
