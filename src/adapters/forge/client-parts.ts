/** What the client of every forge is made from. */
import type { Clock } from '../../domain/ports.ts';
import type { Http } from '../http.ts';
import { createGate, type GateOptions } from './gate.ts';
import type { ReaderParts, ReadProblems } from './reader.ts';
import type { ForgeWay } from './sender.ts';

/** What a client is given, whichever forge it speaks to. */
export type ClientOptions = {
  readonly clock: Clock;
  /** 0 ≤ x < 1. */
  readonly random: () => number;
  readonly signal: AbortSignal;
  readonly http: Http;
  /** Milliseconds that the run waits for rate limits in all; 5 minutes unless given. */
  readonly budgetMs?: number;
  /** Told why nothing happens for a while. */
  readonly notify?: (line: string) => void;
};

const BUDGET_MS = 5 * 60_000;

/** The parts that requests of one client share: its way to the forge, one gate for its limits, its words for trouble. */
export function clientParts<C>(
  options: ClientOptions,
  forge: {
    readonly way: ForgeWay<C>;
    readonly problems: ReadProblems;
    readonly limits: Pick<GateOptions, 'resources' | 'unknownWaitMs'>;
  },
): ReaderParts<C> {
  const { clock, signal, random, budgetMs = BUDGET_MS, notify = () => undefined } = options;
  const { way, problems, limits } = forge;
  const gate = createGate({ ...limits, server: way.server, clock, signal, budgetMs, notify });
  return { way, gate, clock, signal, random, problems };
}
