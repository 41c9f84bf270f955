/** Rules about pipelines: what outsiders can put into them, and whose code they run. */
import { SHIPPED_SOURCE } from '../criteria.ts';
import { enclosing, indentOf, linesAbove, withoutComment } from './around.ts';
import { PIPELINES } from './delivery-paths.ts';
import { type Hit, lineAt, lineNear, type Place, type RegistryEntry } from './entry.ts';

/** As far above as a trigger is looked for. */
const MOST_LINES = 300;

/**
 * What a stranger can write:
 * https://docs.github.com/en/actions/concepts/security/script-injections names these fields.
 */
const UNTRUSTED =
  /\bgithub\.(?:head_ref|event\.(?:(?:issue|pull_request|discussion)\.(?:title|body)|(?:comment|review|review_comment)\.body|pull_request\.head\.(?:ref|label|repo\.default_branch)|head_commit\.(?:message|author\.(?:name|email))|workflow_run\.(?:head_branch|head_commit\.message)))\b|\bgithub\.event\.(?:commits|pages)[.[*\]\w]{1,20}\.(?:message|page_name|author\.(?:name|email))\b/;

/** Expressions that come to true or false, or to a literal of the language around them. */
const HARMLESS = /[=!]=|\bcontains\(|\bstartsWith\(|\bendsWith\(|\btoJSON\(|\bhashFiles\(/i;

const COMMAND_KEY = /^(\s*(?:-\s+)?)(?:run|script):\s*/;

/** Whether the line is handed to a shell or run as a script: the value of `run:` or `script:`, on one line or in a block. */
function isRun(place: Place): boolean {
  const { text } = lineAt(place);
  const own = COMMAND_KEY.exec(text);
  if (own !== null) return true;
  let inner = indentOf(text);
  for (const line of enclosing(place, MOST_LINES)) {
    const key = COMMAND_KEY.exec(line.text);
    // The column of the key, which in a list stands behind the dash.
    if (key !== null && (key[1] ?? '').length < inner) return /^[|>]/.test(line.text.slice(key[0].length));
    inner = indentOf(line.text);
  }
  return false;
}

function injected(place: Place): Hit | null {
  const text = withoutComment(lineAt(place).text);
  const found = [...text.matchAll(/\$\{\{(.{1,300}?)\}\}/g)].some(
    ([, expression = '']) => UNTRUSTED.test(expression) && !HARMLESS.test(expression),
  );
  return found && isRun(place) ? {} : null;
}

const HEAD_OF_CHANGE =
  /^\s*(?:ref|repository):\s*["']?\$\{\{\s*(?:github\.head_ref|github\.event\.(?:pull_request\.head\.(?:sha|ref|repo\.full_name)|workflow_run\.head_(?:sha|branch)))\s*\}\}/;

/** Code of a stranger in a run that holds the secrets and the token of the repository. */
function checksOutHead(place: Place): Hit | null {
  if (!/^\s*ref:/.test(lineAt(place).text) || !HEAD_OF_CHANGE.test(lineAt(place).text)) return null;
  const above = linesAbove(place, MOST_LINES);
  if (!above.slice(0, 6).some(({ text }) => /\buses:\s*["']?actions\/checkout@/.test(text))) return null;
  return above.some(({ text }) =>
    /^\s*(?:-\s*)?["']?pull_request_target\b|\[[^\]]{0,200}\bpull_request_target\b|^on:\s*pull_request_target\b/.test(
      text,
    ),
  )
    ? {}
    : null;
}

const MOVING =
  /\buses:\s*["']?(?!actions\/|github\/|docker:|dtolnay\/rust-toolchain)[\w.-]{1,80}\/(?!.{0,200}\.github\/workflows\/)[\w./-]{1,200}@(?:main|master|develop|dev|trunk|latest|HEAD|nightly|beta)["']?\s*$/;
const MOVING_PIPE = /\bpipe:\s*["']?[\w./:-]{1,200}:latest["']?\s*$/;

/** What a step uses. */
function usedIn(text: string): string {
  return /\b(?:uses|pipe):\s*["']?([\w.@/:-]{1,300})/.exec(text)?.[1] ?? '';
}

function moves(place: Place): Hit | null {
  const text = withoutComment(lineAt(place).text).trimEnd();
  if (!MOVING.test(text) && !MOVING_PIPE.test(text)) return null;
  const action = usedIn(text);
  // Once for each action is enough.
  return place.lines
    .slice(Math.max(0, place.at - MOST_LINES), place.at)
    .some((line) => usedIn(line.text) === action)
    ? null
    : {};
}

const PRINTED_SECRET = /\becho\b[^|>]{0,200}\$\{\{\s*secrets\.\w{1,100}\s*\}\}[^|>]{0,200}$/;
const ALL_SECRETS = /\$\{\{\s*toJSON\(\s*secrets\s*\)\s*\}\}/i;

function printsSecret(place: Place): Hit | null {
  const text = withoutComment(lineAt(place).text);
  if (!PRINTED_SECRET.test(text) || /::add-mask::/.test(text)) return null;
  // What goes on behind the line may hand it to a program.
  if (/\\$/.test(text) || /^\s*[|>]/.test(lineNear(place, 1)?.text ?? '')) return null;
  return isRun(place) ? {} : null;
}

const GUARDS =
  /\b(?:npm|pnpm|yarn|bun)(?: run)? (?:test|lint|audit)\b|\b(?:pytest|jest|vitest|rspec|phpunit|go test|cargo (?:test|audit)|mvn \w{0,20} ?(?:test|verify)|gradlew? \w{0,20} ?(?:test|check)|dotnet test|trivy|snyk|codeql|semgrep|gitleaks|bandit|pip-audit)\b/i;

/** A step that tests or scans, and cannot fail. */
function cannotFail(place: Place): Hit | null {
  const text = withoutComment(lineAt(place).text).trimEnd();
  return /\|\|\s*(?:true|:|exit 0)["']?$/.test(text) && GUARDS.test(text) && isRun(place) ? {} : null;
}

/** Rules about pipelines. */
export const WORKFLOW_RULES: readonly RegistryEntry[] = [
  {
    id: 'SEC-040',
    severity: 'blocking',
    category: 'security',
    title: 'What strangers write is no part of a script',
    text: 'A `run:` or `script:` holds no expression of a title, a text, a branch name or a message that a stranger can choose; such values come in through `env:`.',
    paths: PIPELINES,
    languages: ['yaml'],
    violates: [`run: echo "\${{ github.event.issue.title }}"`],
    meets: [`env: { TITLE: "\${{ github.event.issue.title }}" }`],
    expires: null,
    source: SHIPPED_SOURCE,
    cue: /\$\{\{.{0,300}\bgithub\./,
    checks: [
      {
        languages: ['yaml'],
        inTests: true,
        issue:
          'The value is pasted into the script before it runs, and a stranger chooses it: a title or a branch name with a quote and a command in it runs as part of this step, with its token and its secrets.',
        fix: 'Set it under `env:` of the step and use the variable in quotes (`"$TITLE"`), or read it from `context.payload` in a script.',
        find: injected,
      },
    ],
  },
  {
    id: 'SEC-041',
    severity: 'important',
    category: 'security',
    title: "Runs with secrets do not check out a stranger's code",
    text: 'A workflow on `pull_request_target` does not check out the head of the pull request, unless nothing of it is built, installed or run.',
    paths: PIPELINES,
    languages: ['yaml'],
    violates: [
      `on: pull_request_target\njobs:\n  test:\n    steps:\n      - uses: actions/checkout@v4\n        with:\n          ref: \${{ github.event.pull_request.head.sha }}`,
    ],
    meets: ['on: pull_request'],
    expires: null,
    source: SHIPPED_SOURCE,
    cue: /\bpull_request_target\b|\bref:\s/,
    checks: [
      {
        languages: ['yaml'],
        inTests: true,
        issue:
          'This run begins from `pull_request_target`, with the secrets and the token of this repository, and takes the code of the pull request: a stranger whose code, build file or test is run here gets both.',
        fix: 'Run the code on `pull_request`, and hand what it made to a second workflow that holds the rights; or leave `ref` out.',
        find: checksOutHead,
      },
    ],
  },
  {
    id: 'SEC-042',
    severity: 'suggestion',
    category: 'security',
    title: 'Actions of others are pinned',
    text: 'An action or a pipe of another owner is named by a commit or a version, not by a branch or a tag that moves.',
    paths: PIPELINES,
    languages: ['yaml'],
    violates: ['uses: someone/deploy@main'],
    meets: ['uses: someone/deploy@8f4b7f84864484a7bf31766abe9204da3cbe65b3 # v2.1.0'],
    expires: null,
    source: SHIPPED_SOURCE,
    cue: /\b(?:uses|pipe):/,
    checks: [
      {
        languages: ['yaml'],
        inTests: true,
        issue:
          'What runs here changes without a change of this file: whoever can push to that branch or tag runs code in this pipeline.',
        fix: 'Name the full commit of a release, with the version as a comment behind it; for a pipe, its exact version.',
        find: moves,
      },
    ],
  },
  {
    id: 'SEC-043',
    severity: 'important',
    category: 'security',
    title: 'Pipelines hold the rights and secrets that they need',
    text: 'A workflow names the single permissions that it needs, hands a step the single secrets that it needs, and prints none.',
    paths: PIPELINES,
    languages: ['yaml'],
    violates: ['permissions: write-all', `run: echo \${{ secrets.DEPLOY_KEY }}`],
    meets: ['permissions: { contents: read }'],
    expires: null,
    source: SHIPPED_SOURCE,
    cue: /write-all|\bsecrets\b/,
    checks: [
      {
        languages: ['yaml'],
        inTests: true,
        issue:
          'The token of this run may change everything in the repository: so may every action and dependency that it uses.',
        fix: 'Name what is needed, such as `contents: read` and `pull-requests: write`.',
        find: (place) => (/^\s*permissions:\s*["']?write-all\b/.test(lineAt(place).text) ? {} : null),
      },
      {
        languages: ['yaml'],
        inTests: true,
        issue:
          'The secret is printed: the log hides it in this very form only, not encoded, cut or on several lines.',
        fix: 'Leave the line out, or hand the secret to the program that needs it through `env:`.',
        find: printsSecret,
      },
      {
        languages: ['yaml'],
        inTests: true,
        issue: 'Every secret of the repository is handed to this step, those of later days too.',
        fix: 'Name the single secrets that the step needs.',
        find: (place) => (ALL_SECRETS.test(withoutComment(lineAt(place).text)) ? {} : null),
      },
    ],
  },
  {
    id: 'SEC-044',
    severity: 'important',
    category: 'tests',
    title: 'Tests and scans can fail the pipeline',
    text: 'A step that tests, lints or scans fails the run when it finds something: no `|| true`, `set +e` or `continue-on-error` around it without a stated reason.',
    paths: PIPELINES,
    languages: ['yaml'],
    violates: ['run: npm test || true'],
    meets: ['run: npm test'],
    expires: null,
    source: SHIPPED_SOURCE,
    cue: /\|\||continue-on-error|set \+e/,
    checks: [
      {
        languages: ['yaml'],
        inTests: true,
        issue: 'The step is green whatever it finds, so that a failure here is seen by nobody.',
        fix: 'Leave `|| true` out; a finding that is accepted for now belongs into the list of exceptions of the tool.',
        find: cannotFail,
      },
    ],
  },
];
