#!/usr/bin/env node
import { once, setMaxListeners } from 'node:events';
import { addAbortSignal } from 'node:stream';
import { ABOUT } from './domain/about.ts';
import { faultText } from './shells/fault.ts';
import type { CommandLine } from './shells/io.ts';

/** The first interrupt lets the run finish what it has; a second one, or this many milliseconds, ends the process. */
const GRACE_MS = 4_000;
const INTERRUPTED = 130;
const FAILED = 1;

function interruptible(): AbortSignal {
  const controller = new AbortController();
  const interrupt = (): void => {
    if (controller.signal.aborted) process.exit(INTERRUPTED);
    controller.abort(new Error('interrupted'));
    setTimeout(() => process.exit(INTERRUPTED), GRACE_MS).unref();
  };
  process.on('SIGINT', interrupt);
  process.on('SIGTERM', interrupt);
  return controller.signal;
}

/** Output goes on without its reader: `head` may close a pipe early, and the run still comes to its own exit code. */
function output(stream: NodeJS.WriteStream): CommandLine['stdout'] {
  let isBroken = false;
  stream.on('error', (error: NodeJS.ErrnoException) => {
    isBroken = true;
    if (stream === process.stdout && error.code !== 'EPIPE') failToPrint(error);
  });
  return {
    write: (text) => isBroken || stream.write(text),
    isTTY: stream.isTTY,
    get columns() {
      return stream.columns;
    },
    // A stream that breaks drains no more; its listener above has dealt with that.
    drained: () =>
      once(stream, 'drain').then(
        () => undefined,
        () => undefined,
      ),
  };
}

/** Whoever asked for a document in a file on a full disk must not take what is there for the whole. */
function failToPrint(error: Error): void {
  process.stderr.write(`error: standard output cannot be written: ${error.message}\n`);
  process.once('exit', () => {
    process.exitCode ||= FAILED;
  });
}

/** Whatever the settings of Node say of errors that nobody caught: they never end as a success. */
function failOnLostErrors(): void {
  const fail = (error: unknown): void => {
    process.stderr.write(faultText(error));
    process.exit(FAILED);
  };
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
}

/** GitHub's runner starts an action without arguments; whoever types a command gives some. */
async function runShell(line: CommandLine): Promise<number> {
  if (line.argv.length === 0 && line.environment.GITHUB_ACTIONS === 'true') {
    const { runAction } = await import('./shells/action.ts');
    return runAction(line, () => import('@actions/core'));
  }
  const { runCommandLine } = await import('./shells/cli.ts');
  return runCommandLine(line);
}

async function main(): Promise<void> {
  failOnLostErrors();
  // One signal ends all requests of a run, and there may be many at a time: that is no leak.
  setMaxListeners(0);
  const argv = process.argv.slice(2);
  const stdout = output(process.stdout);
  if (argv.length === 1 && (argv[0] === '--version' || argv[0] === '-V')) {
    stdout.write(`${ABOUT.version}\n`);
    return;
  }
  const signal = interruptible();
  const exitCode = await runShell({
    argv,
    environment: process.env,
    stdin: addAbortSignal(signal, process.stdin),
    stdout,
    stderr: output(process.stderr),
    signal,
  });
  // An interrupt that came too late to change the result was still one.
  process.exitCode = exitCode === 0 && signal.aborted ? INTERRUPTED : exitCode;
}

await main();
