import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const HEADER = '// Generated from examples/ by `npm run generate`. Edit the example instead.\n';

/** Constants of the program by the example that each is: what `init` writes is what is shown and tested. */
const TEMPLATES = {
  GITHUB_WORKFLOW: 'github-pull-request.yml',
  BITBUCKET_PIPELINE: 'bitbucket-pull-request.yml',
  JENKINSFILE: 'Jenkinsfile',
};

/** The text of `init-templates.generated.ts`. */
export function templatesSource(root) {
  const constants = Object.entries(TEMPLATES).map(([name, file]) => {
    const lines = readFileSync(join(root, 'examples', file), 'utf8').split('\n');
    const literals = lines.map((line) => `  ${JSON.stringify(line)},\n`).join('');
    return `\n/** examples/${file} */\nexport const ${name} = [\n${literals}].join("\\n");\n`;
  });
  return HEADER + constants.join('');
}
