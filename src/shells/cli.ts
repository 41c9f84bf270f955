import { ABOUT } from '../domain/about.ts';
import { ConfigError, ForgeError } from '../domain/errors.ts';
import { nearest } from '../lib/nearest.ts';
import { printable } from '../lib/text.ts';
import { messageOf, systemCodeOf } from '../lib/thrown.ts';
import { type ParsedArguments, parseArguments } from './arguments.ts';
import { faultText } from './fault.ts';
import { COMMANDS, type CommandSpec, commandHelp, overview } from './help.ts';
import { type CommandLine, widthOf, writeAll } from './io.ts';

const WRONG_SETTINGS = 2;
const FAILED = 1;

/** Runs one command and answers the exit code. Nothing is thrown: what was not foreseen is reported and fails. */
export async function runCommandLine(line: CommandLine): Promise<number> {
  try {
    return await dispatch(line);
  } catch (error) {
    return report(line, error);
  }
}

async function dispatch(line: CommandLine): Promise<number> {
  const [word, ...rest] = commandWords(line.argv);
  if (word === undefined || word === 'help' || word === '--help' || word === '-h') {
    await writeAll(line.stdout, overview(ABOUT.version, widthOf(line.stdout)));
    return word === undefined ? WRONG_SETTINGS : 0;
  }
  const command = COMMANDS.find((candidate) => candidate.name === word);
  if (command === undefined) throw new ConfigError([unknownCommand(word)]);
  const args = parseArguments(rest, command.flags);
  if (args.flags.help !== undefined) {
    await writeAll(line.stdout, commandHelp(command, widthOf(line.stdout)));
    return 0;
  }
  if (args.problems.length > 0) throw new ConfigError(args.problems);
  return run(command, line, args);
}

/** The name of a command stands first, as one word: some have two, such as `validate panel`. */
function commandWords(argv: readonly string[]): readonly string[] {
  const pair = argv.slice(0, 2).join(' ');
  return COMMANDS.some(({ name }) => name === pair) ? [pair, ...argv.slice(2)] : argv;
}

/** Commands are loaded when they are asked for: `validate` pays for no model adapter. */
async function run(command: CommandSpec, line: CommandLine, args: ParsedArguments): Promise<number> {
  if (command.name === 'validate') return (await import('./cli-tools.ts')).runValidate(line, args);
  if (command.name === 'validate panel') return (await import('./cli-panel.ts')).runValidatePanel(line, args);
  if (command.name === 'init') return (await import('./cli-init.ts')).runInit(line, args);
  if (command.name === 'inspect') return (await import('./cli-tools.ts')).runInspect(line, args);
  if (command.name === 'replay') return (await import('./cli-replay.ts')).runReplay(line, args);
  if (command.name === 'pull-request') return (await import('./bitbucket-pipe.ts')).runPipe(line, args);
  if (command.name === 'demo') return (await import('./cli-replay.ts')).runDemo(line, args);
  return (await import('./cli-review.ts')).runReview(line, args);
}

function unknownCommand(word: string): string {
  const names = COMMANDS.map((command) => command.name);
  const near = nearest(word, names);
  const hint = near === null ? `Commands: ${names.join(', ')}.` : `Did you mean ${near}?`;
  return `${JSON.stringify(word)} is not a command. ${hint} See quorate --help.`;
}

/** Errors made for decisions say what to do next; any other one is a fault of this program and says so. */
function report(line: CommandLine, error: unknown): number {
  if (error instanceof ConfigError) {
    for (const problem of error.problems) line.stderr.write(`${printable(`error: ${problem}`)}\n`);
    return WRONG_SETTINGS;
  }
  if (error instanceof ForgeError) {
    line.stderr.write(`${printable(`error: ${error.message}`)}\n${printable(`  ${error.remedy}`)}\n`);
    return FAILED;
  }
  if (line.signal.aborted) line.stderr.write('interrupted\n');
  else if (systemCodeOf(error) === null) line.stderr.write(faultText(error));
  else line.stderr.write(`${printable(`error: ${messageOf(error)}`)}\n`);
  return FAILED;
}
