import { describe, expect, it } from '@jest/globals';
import { ConfigError } from '../../src/domain/errors.ts';
import type { BlobRead, FolderList } from '../../src/domain/ports.ts';
import { configurationOf, readRegistry } from '../../src/shells/rule-registry.ts';

const RULE = '## SEC-001: Ours\n- severity: important\n\nText.\n';
const HAND_WRITTEN = 'docs/rules/ours.md';

/** A repository that holds one file of rules. */
const SOURCE = {
  listTarget: (folder: string): Promise<FolderList | null> =>
    Promise.resolve(
      folder === 'docs/rules' ? { entries: [{ name: 'ours.md', kind: 'file' }], complete: true } : null,
    ),
  readTarget: (path: string): Promise<BlobRead | null> => {
    const bytes = Buffer.from(RULE);
    return Promise.resolve(path === HAND_WRITTEN ? { bytes, size: bytes.length, link: false } : null);
  },
};

type Config = NonNullable<Parameters<typeof readRegistry>[1]>['config'];

const fileWith = (config: Config, path = '.quorate.yml') => ({ path, commit: '0'.repeat(40), config });

async function problemsOf(config: Config, path?: string): Promise<unknown> {
  const error: unknown = await readRegistry(SOURCE, fileWith(config, path)).catch(
    (thrown: unknown) => thrown,
  );
  return error instanceof ConfigError ? error.problems : error;
}

describe('shells/rule-registry', () => {
  it('puts rules of the repository first, one in the place of the shipped rule with its id', async () => {
    const { registry, names, globs } = await readRegistry(SOURCE, fileWith({ rules: ['docs/rules/*'] }));

    expect(registry[0]).toMatchObject({ id: 'SEC-001', title: 'Ours', source: HAND_WRITTEN, checks: [] });
    expect(registry.filter(({ id }) => id === 'SEC-001')).toHaveLength(1);
    expect(registry.length).toBeGreaterThan(1);
    expect([names, globs]).toEqual([[HAND_WRITTEN], ['docs/rules/*']]);
  });

  it('leaves out what the settings leave out, and keeps the rest', async () => {
    const { registry } = await readRegistry(
      SOURCE,
      fileWith({ skillConformance: { leaveOut: ['SEC-002'] } }),
    );
    const ids = registry.map(({ id }) => id);

    expect(ids).not.toContain('SEC-002');
    expect(ids).toContain('SEC-001');
  });

  it.each<[string, Config, string | undefined, readonly string[]]>([
    [
      'a shipped rule that is misspelt',
      { skillConformance: { leaveOut: ['SEC-00', 'ZZZ-999'] } },
      undefined,
      [
        '.quorate.yml: skillConformance.leaveOut: SEC-00 is no rule of this program: did you mean SEC-001?',
        '.quorate.yml: skillConformance.leaveOut: ZZZ-999 is no rule of this program: take it out',
      ],
    ],
    [
      'a file that is not there, in the words of the file that names it',
      { rules: ['docs/rules/ours.md', 'docs/rules/gone.md'] },
      'ci/review.yml',
      [
        'ci/review.yml: rules[1]: names a file that is not in the branch that the change goes to: merge the file there first, or write its path as it is there',
      ],
    ],
    [
      'a glob that names nothing',
      { rules: ['docs/rulse/*.md'] },
      undefined,
      [
        '.quorate.yml: rules[0]: matches no file ending in .md, .yml, .yaml or .json in the branch that the change goes to: check how it is written',
      ],
    ],
  ])('refuses %s', async (_, config, path, problems) => {
    expect(await problemsOf(config, path)).toEqual(problems);
  });

  it('tells a run of its files by name, and of those that may come by their globs', () => {
    const registry = { registry: [], names: [HAND_WRITTEN], globs: ['docs/rules/*'] };

    expect(configurationOf('.quorate.yml', null, registry)).toEqual({
      names: ['.quorate.yml', '.quorate.json', HAND_WRITTEN],
      ruleGlobs: ['docs/rules/*'],
      found: null,
    });
  });
});
