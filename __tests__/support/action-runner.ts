/** Runs the built bundle as GitHub's runner runs an action, and reads its output by the runner's own rules. */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readAction } from './action-metadata.ts';
import { type BundleProcess, startBundle } from './bundle-process.ts';
import { PROJECT } from './project.ts';

export type ActionSetup = {
  /** A folder that is gone after the test. */
  readonly folder: string;
  readonly event: { readonly name: string; readonly payload: unknown };
  readonly repository: string;
  readonly apiUrl: string;
  readonly graphqlUrl: string;
  readonly serverUrl: string;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly workspace?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly preload?: string;
};

/** A line that the runner acts on. */
export type RunnerCommand = {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly value: string;
};

export type ActionEnd = {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly outputs: Readonly<Record<string, string>>;
  /** The job summary as written; empty where there is none. */
  readonly summary: string;
  readonly commands: readonly RunnerCommand[];
  /** What was written for later steps: an action of ours writes nothing there. */
  readonly handedOn: string;
};

export type RunningAction = { readonly process: BundleProcess; readonly end: Promise<ActionEnd> };

/** Starts the action. Inputs that are not given have the defaults of `action.yml`. */
export function startAction(setup: ActionSetup): RunningAction {
  const home = mkdtempSync(join(setup.folder, 'runner-'));
  const file = (name: string, content = ''): string => {
    writeFileSync(join(home, name), content);
    return join(home, name);
  };
  mkdirSync(join(home, 'temp'));
  const files = { output: file('output'), summary: file('summary'), env: file('env'), path: file('path') };
  const running = startBundle([], {
    cwd: home,
    ...(setup.preload === undefined ? {} : { preload: setup.preload }),
    environment: {
      GITHUB_ACTIONS: 'true',
      CI: 'true',
      GITHUB_API_URL: setup.apiUrl,
      GITHUB_GRAPHQL_URL: setup.graphqlUrl,
      GITHUB_SERVER_URL: setup.serverUrl,
      GITHUB_REPOSITORY: setup.repository,
      GITHUB_EVENT_NAME: setup.event.name,
      GITHUB_EVENT_PATH: file('event.json', JSON.stringify(setup.event.payload)),
      GITHUB_RUN_ID: '4711',
      GITHUB_WORKSPACE: setup.workspace ?? home,
      GITHUB_OUTPUT: files.output,
      GITHUB_STEP_SUMMARY: files.summary,
      GITHUB_ENV: files.env,
      GITHUB_PATH: files.path,
      RUNNER_TEMP: join(home, 'temp'),
      ...inputVariables(setup.inputs ?? {}),
      ...setup.environment,
    },
  });
  const read = (path: string) => readFileSync(path, 'utf8');
  const end = running.end.then(({ code, stdout, stderr }) => ({
    code,
    stdout,
    stderr,
    outputs: readOutputs(read(files.output)),
    summary: read(files.summary),
    commands: readCommands(stdout),
    handedOn: read(files.env) + read(files.path),
  }));
  return { process: running, end };
}

function inputVariables(given: Readonly<Record<string, string>>): Record<string, string> {
  const { inputs } = readAction(readFileSync(join(PROJECT, 'action.yml'), 'utf8'));
  const defaults = Object.entries(inputs).map(([name, input]): [string, string] => [name, input.default]);
  const all = new Map([...defaults, ['github-token', 'canary-github-token-1'], ...Object.entries(given)]);
  return Object.fromEntries(
    [...all].map(([name, value]) => [`INPUT_${name.toUpperCase().replaceAll(' ', '_')}`, value]),
  );
}

/** `NAME<<DELIMITER`, lines, `DELIMITER`: the only form that the toolkit writes. */
export function readOutputs(text: string): Record<string, string> {
  const outputs: Record<string, string> = {};
  const lines = text.split('\n');
  for (let at = 0; at < lines.length; at++) {
    const head = /^([\w-]+)<<(ghadelimiter_[\w-]+)$/.exec(lines[at]?.trimEnd() ?? '');
    if (head === null) {
      if ((lines[at] ?? '').trim() !== '') throw new Error(`not an output: ${lines[at]}`);
      continue;
    }
    const [, name = '', delimiter = ''] = head;
    const end = lines.findIndex((line, index) => index > at && line.trimEnd() === delimiter);
    if (end < 0) throw new Error(`the output ${name} has no end`);
    outputs[name] = lines.slice(at + 1, end).join('\n');
    at = end;
  }
  return outputs;
}

/**
 * Every command in a log: `::name key=value::text` where a line begins with it, blanks before it allowed; and the older
 * `##[name key=value]text`, which counts anywhere in a line. (actions/runner, ActionCommand.cs)
 */
export function readCommands(log: string): RunnerCommand[] {
  const commands: RunnerCommand[] = [];
  for (const line of log.split(/\r\n|[\n\r\u2028\u2029]/)) {
    const found =
      /^\s*::([\w-]+)(?: (.*?))?::(.*)$/.exec(line) ?? /##\[([\w-]+)(?: (.*?))?\](.*)$/.exec(line);
    if (found === null) continue;
    const [, name = '', properties = '', value = ''] = found;
    commands.push({ name, properties: readProperties(properties), value: unescaped(value) });
  }
  return commands;
}

function readProperties(text: string): Record<string, string> {
  const pairs = text
    .split(',')
    .filter((pair) => pair.includes('='))
    .map((pair): [string, string] => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at).trim(), unescaped(pair.slice(at + 1))];
    });
  return Object.fromEntries(pairs);
}

function unescaped(text: string): string {
  return text
    .replaceAll('%0D', '\r')
    .replaceAll('%0A', '\n')
    .replaceAll('%3A', ':')
    .replaceAll('%2C', ',')
    .replaceAll('%25', '%');
}
