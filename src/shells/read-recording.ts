import { loadValidator } from '../domain/contract.ts';
import type { Recording } from '../domain/contracts.generated.ts';
import { ConfigError } from '../domain/errors.ts';

/** Faults of a document that are shown before the rest is only counted. */
const SHOWN_FAULTS = 5;

/** A recording that keeps its contract; else a `ConfigError` that names the faults. */
export async function readRecording(name: string, value: unknown): Promise<Recording> {
  const faults = (await loadValidator('recording'))(value);
  if (faults.length === 0) return value as Recording;
  const shown = faults.slice(0, SHOWN_FAULTS).map((fault) => `${fault.path} ${fault.message}`);
  const more = faults.length > SHOWN_FAULTS ? [`and ${faults.length - SHOWN_FAULTS} more`] : [];
  throw new ConfigError([`${name} is not a recording of this version: ${[...shown, ...more].join('; ')}`]);
}
