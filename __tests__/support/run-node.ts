import { spawnSync } from 'node:child_process';

export type NodeRun = { readonly status: number | null; readonly stdout: string; readonly stderr: string };

/** Runs this very Node on a script and waits for its end. */
export function runNode(args: readonly string[], cwd: string): NodeRun {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  return { status, stdout, stderr };
}
