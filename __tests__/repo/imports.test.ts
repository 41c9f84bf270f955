import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { PROJECT, projectJson, withFolder } from '../support/project.ts';
import { runNode } from '../support/run-node.ts';

const CONFIG = join(PROJECT, '.dependency-cruiser.cjs');
const CRUISER = join(PROJECT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');

type Rule = { readonly name: string };
const rules = (createRequire(import.meta.url)(CONFIG) as { forbidden: readonly Rule[] }).forbidden.map(
  ({ name }) => name,
);

type Files = Readonly<Record<string, string>>;

const VALUE = 'export type Value = string;\nexport const value = 1;\n';

/** What is allowed: every folder imports what the rules leave it. */
const SOUND: Files = {
  'src/lib/sound.ts': "import { createHash } from 'node:crypto';\nexport const hash = createHash;\n",
  'src/domain/sound.ts': `import { hash } from '../lib/sound.ts';\nexport const same = hash;\n${VALUE}`,
  'src/domain/validators/sound.generated.js':
    "import helper from 'ajv/dist/runtime/ucs2length.js';\nexport const validate = helper;\n",
  'src/stages/plan/sound.ts': "import picomatch from 'picomatch';\nexport const match = picomatch;\n",
  'src/stages/gates/sound.ts':
    "import { lintSource } from '@secretlint/core';\nexport const lint = lintSource;\n",
  'src/stages/triage/sound.ts': `import { value } from '../../domain/sound.ts';\nimport { hash } from '../../lib/sound.ts';\nexport const both = [value, hash];\n${VALUE}`,
  'src/adapters/sound.ts': `import axios from 'axios';\nimport { value } from '../domain/sound.ts';\nexport const client = [axios, value];\n`,
  'src/review.ts': "import { both } from './stages/triage/sound.ts';\nexport const review = both;\n",
  'src/shells/compose.ts':
    "import { client } from '../adapters/sound.ts';\nimport { review } from '../review.ts';\nexport const all = [client, review];\n",
};

/** For each rule the file that breaks it. Where a type is enough to break it, a type is all that is imported. */
const BREACHES: Readonly<Record<string, Files>> = {
  'no-cycles': {
    'src/lib/ring-a.ts': "import { b } from './ring-b.ts';\nexport const a = () => b;\n",
    'src/lib/ring-b.ts': "import { a } from './ring-a.ts';\nexport const b = () => a;\n",
  },
  'lib-knows-nothing': {
    'src/lib/bad.ts': "import type { Value } from '../domain/sound.ts';\nexport type Own = Value;\n",
  },
  'domain-imports-lib-only': {
    'src/domain/bad.ts':
      "import type { Value } from '../stages/triage/sound.ts';\nexport type Own = Value;\n",
  },
  'no-sibling-stages': {
    'src/stages/panel/bad.ts': "import type { Value } from '../triage/sound.ts';\nexport type Own = Value;\n",
  },
  'adapters-import-domain': {
    'src/adapters/bad.ts':
      "import type { Value } from '../stages/triage/sound.ts';\nexport type Own = Value;\n",
  },
  'review-joins-stages': {
    'src/review.ts': "import { client } from './adapters/sound.ts';\nexport const review = client;\n",
  },
  'only-compose-names-adapters': {
    'src/shells/bad.ts': "import { client } from '../adapters/sound.ts';\nexport const own = client;\n",
  },
  'packages-at-the-edge': {
    'src/stages/triage/bad.ts': "import axios from 'axios';\nexport const own = axios;\n",
  },
  'plan-uses-picomatch-only': {
    'src/stages/plan/bad.ts': "import axios from 'axios';\nexport const own = axios;\n",
  },
  'gates-use-secretlint-only': {
    'src/stages/gates/bad.ts': "import axios from 'axios';\nexport const own = axios;\n",
  },
  'core-does-no-io': {
    'src/domain/bad-io.ts': "import { readFileSync } from 'node:fs';\nexport const own = readFileSync;\n",
  },
  'no-dev-packages': {
    'src/shells/bad-dev.ts': "import { diffLines } from 'diff';\nexport const own = diffLines;\n",
  },
};

/** Names of the rules that the files break, each with the file that breaks it. */
function broken(files: Files): readonly string[] {
  return withFolder((folder) => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    for (const name of ['package.json', 'tsconfig.json']) {
      writeFileSync(join(folder, name), JSON.stringify(projectJson(name)));
    }
    symlinkSync(join(PROJECT, 'node_modules'), join(folder, 'node_modules'));
    const { stdout } = runNode([CRUISER, '--config', CONFIG, '--output-type', 'json', 'src'], folder);
    const { violations } = (JSON.parse(stdout) as { summary: { violations: readonly Violation[] } }).summary;
    return violations.map(({ rule, from }) => `${rule.name} ${from}`);
  });
}
type Violation = { readonly rule: Rule; readonly from: string };

describe('repo: imports', () => {
  it('lets the allowed imports pass', () => {
    expect(broken(SOUND)).toEqual([]);
  });

  it('has a breach for every rule, each in a file of its own', () => {
    expect(Object.keys(BREACHES).sort()).toEqual([...rules].sort());
    const paths = Object.values(BREACHES).flatMap((files) => Object.keys(files));
    expect(new Set(paths).size).toBe(paths.length);
  });

  describe('of a tree that breaks every rule once', () => {
    let found: readonly string[] = [];
    beforeAll(() => {
      found = broken(Object.assign({}, SOUND, ...Object.values(BREACHES)));
    });

    it.each(Object.entries(BREACHES))('is red at the file that breaks %s', (rule, files) => {
      expect(found).toContain(`${rule} ${Object.keys(files)[0]}`);
    });
  });
});
