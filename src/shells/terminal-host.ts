import type { Host } from '../domain/ports.ts';
import { createRedactor } from '../lib/redact.ts';
import { oneLine, printable, truncate } from '../lib/text.ts';
import { messageOf } from '../lib/thrown.ts';
import type { ReportFolder } from './report-folder.ts';

/** A stream as far as a host needs it. */
export type Output = {
  write(text: string): unknown;
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
  /** Resolves when a write that answered false has been taken. */
  readonly drained?: () => Promise<void>;
};

const CLEAR_LINE = '\r\u001b[K';

/** Redacts everything that leaves through the host; `protect` adds values found during the run. */
export function protectingRedactor(secrets: readonly string[]): {
  protect(values: readonly string[]): void;
  redact(text: string): string;
} {
  const known = new Set(secrets);
  let redact = createRedactor([...known]);
  return {
    protect: (values) => {
      for (const value of values) known.add(value);
      redact = createRedactor([...known]);
    },
    redact: (text) => redact(text),
  };
}

/**
 * A host for people at a terminal: messages and progress on `output` (standard error), so that standard output
 * holds nothing but the report. On a terminal the progress line replaces itself; elsewhere each is a line of its own.
 */
export function terminalHost(output: Output, folder: ReportFolder | null, secrets: readonly string[]): Host {
  return hostOn(output, folder, { secrets, clean: printable, warning: 'warning: ' });
}

type HostManner = {
  readonly secrets: readonly string[];
  /** Makes a text harmless to whatever reads the output. */
  readonly clean: (text: string) => string;
  /** What a warning begins with. */
  readonly warning: string;
};

/** A host that writes lines. */
export function hostOn(output: Output, folder: ReportFolder | null, manner: HostManner): Host {
  const guard = protectingRedactor(manner.secrets);
  let showing = false;
  let last = '';
  const line = (text: string): void => {
    output.write(`${showing ? CLEAR_LINE : ''}${manner.clean(guard.redact(text))}\n`);
    showing = false;
  };
  return {
    protect: guard.protect,
    redact: guard.redact,
    info: line,
    warn: (text) => line(`${manner.warning}${text}`),
    progress: (text) => {
      const shown = oneLine(guard.redact(text), 400);
      if (shown === last) return;
      last = shown;
      if (output.isTTY !== true) {
        if (shown !== '') output.write(`${manner.clean(shown)}\n`);
        return;
      }
      output.write(`${CLEAR_LINE}${truncate(shown, Math.max(20, (output.columns ?? 80) - 1))}`);
      showing = shown !== '';
    },
    writeReport: async (name, content) => {
      if (folder === null) return null;
      try {
        return await folder.write(name, guard.redact(content));
      } catch (error) {
        line(
          `${manner.warning}${name} could not be written (${messageOf(error)}); the review goes on without it`,
        );
        return null;
      }
    },
  };
}
