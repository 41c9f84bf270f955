#!/usr/bin/env node
import { once } from 'node:events';
import { ABOUT } from './domain/about.ts';
import type { CommandLine } from './shells/io.ts';

/** The first interrupt lets the run finish what it has; a second one, or this many milliseconds, ends the process. */
const GRACE_MS = 4_000;
const INTERRUPTED = 130;

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

function output(stream: NodeJS.WriteStream): CommandLine['stdout'] {
  return {
    write: (text) => stream.write(text),
    isTTY: stream.isTTY,
    get columns() {
      return stream.columns;
    },
    drained: async () => {
      await once(stream, 'drain');
    },
  };
}

/** A reader such as `head` may close the pipe early: that ends the output, it is no fault of ours. */
function tolerateClosedPipe(stream: NodeJS.WriteStream): void {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? 0 : 1);
  });
}

async function main(): Promise<void> {
  const argv = process.argv.slice(2);
  if (argv.length === 1 && (argv[0] === '--version' || argv[0] === '-V')) {
    process.stdout.write(`${ABOUT.version}\n`);
    return;
  }
  tolerateClosedPipe(process.stdout);
  const { runCommandLine } = await import('./shells/cli.ts');
  process.exitCode = await runCommandLine({
    argv,
    environment: process.env,
    stdin: process.stdin,
    stdout: output(process.stdout),
    stderr: output(process.stderr),
    signal: interruptible(),
  });
}

await main();
