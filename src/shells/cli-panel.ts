import { tlsProblem } from '../domain/credentials.ts';
import { ConfigError } from '../domain/errors.ts';
import type { ModelLookup } from '../domain/model-info.ts';
import { laddersOf } from '../domain/rungs.ts';
import type { Binding } from '../domain/slot.ts';
import type { ModelFacts } from '../domain/usage.ts';
import { createRedactor } from '../lib/redact.ts';
import { largestCallTokens, planSample } from '../stages/plan/sample.ts';
import type { ParsedArguments } from './arguments.ts';
import { composePanelCheck } from './compose-check.ts';
import { type CommandLine, widthOf, writeAll } from './io.ts';
import { isReady, type PanelCheck, panelCheckText } from './panel-check-text.ts';
import type { BoundSeat } from './seat-binding.ts';
import { checkSeat, type KnownOfSeat, leftOutOf, type SeatLoad, wouldFall } from './seat-check.ts';
import { fillValues, fromEnvironment, secretValues, warnOfSecretFlags } from './setting-values.ts';
import { type Config, readConfig } from './settings.ts';
import { terminalHost } from './terminal-host.ts';

const KIB = 1024;

/** The size of change that the cost is told for. */
const COST_BYTES = 100 * KIB;

/** A seat that cannot read this much can read nothing. */
const TINY_BYTES = KIB;

/** Several calls for any model, so that the first is as full as calls get. */
const LARGE_BYTES = 400 * KIB;

/** `validate panel`: 0 where every seat can be expected to answer, else 1. Nothing is generated. */
export async function runValidatePanel(line: CommandLine, args: ParsedArguments): Promise<number> {
  if (args.positionals.length > 0) {
    throw new ConfigError([
      `validate panel takes no ${JSON.stringify(args.positionals[0])}: give the panel as options or in the environment`,
    ]);
  }
  const raw = { ...fromEnvironment(line.environment, 'command'), ...args.flags };
  const problems: string[] = [];
  const config = readConfig(fillValues(raw, problems), {
    surface: 'command',
    problems,
    keyless: null,
    repository: null,
    decisions: [],
  });
  const tls = tlsProblem(line.environment);
  if (tls !== null) problems.push(tls);
  if (problems.length > 0) throw new ConfigError(problems);
  const secrets = secretValues(raw);
  const host = terminalHost(line.stderr, null, secrets);
  warnOfSecretFlags(host, 'command', args);
  for (const warning of config.warnings) host.warn(warning);
  const redact = createRedactor(secrets);
  const check = await checkPanel(config, redact, line.signal);
  await writeAll(line.stdout, panelCheckText(check, { width: widthOf(line.stdout), redact }));
  return isReady(check) ? 0 : 1;
}

/** All seats are asked at once; the reason of the abort is thrown where the signal ends it. */
async function checkPanel(
  config: Config,
  redact: (text: string) => string,
  signal: AbortSignal,
): Promise<PanelCheck> {
  const { facts, lookUp } = composePanelCheck(config, redact);
  const seats = config.panel.map(({ slot, binding }) => ({ slot, binding }));
  const { quorum, maxCostUsd } = config;
  const sample = planSample(COST_BYTES, { seats, facts, quorum, maxCostUsd });
  const ladders = config.fallback ? laddersOf(seats, (binding) => mayCost(facts(binding), maxCostUsd)) : null;
  const lookups = await Promise.all(
    config.panel.map((seat) =>
      lookUpDown(seat, ladders?.get(seat.slot)?.rungs ?? [], (at) => lookUp(at, signal)),
    ),
  );
  const loadOf = loadsOf(config, facts);
  return {
    seats: lookups.map(({ seat, lookup, instead }) =>
      checkSeat({ seat, facts: facts(seat.binding), load: loadOf(seat), lookup, instead }),
    ),
    decisions: config.decisions,
    quorum: sample.quorum,
    agent: config.triage.agent,
    sample,
  };
}

/** Under a cap no model is asked whose price is unknown. */
function mayCost({ price }: ModelFacts, maxCostUsd: number | null): boolean {
  return maxCostUsd === null || price !== null;
}

type LookedUp = Pick<KnownOfSeat, 'seat' | 'lookup' | 'instead'>;

/** Asks for the seat's own model, and down its line for as long as a review would go down. Who is not known stands for nobody. */
async function lookUpDown(
  seat: BoundSeat,
  rungs: readonly Binding[],
  lookUp: (seat: BoundSeat) => Promise<ModelLookup>,
): Promise<LookedUp> {
  const lookup = await lookUp(seat);
  let last = lookup;
  for (const binding of rungs) {
    if (!wouldFall(last)) break;
    last = await lookUp({ ...seat, binding });
    if (last.kind === 'found' && !wouldFall(last)) return { seat, lookup, instead: binding };
  }
  return { seat, lookup, instead: null };
}

/** What each seat would send at most, and whether the settings leave it anything to send. */
function loadsOf(config: Config, facts: (binding: Binding) => ModelFacts): (seat: BoundSeat) => SeatLoad {
  const seats = config.panel.map(({ slot, binding }) => ({ slot, binding }));
  const { quorum, maxCostUsd } = config;
  const large = planSample(LARGE_BYTES, { seats, facts, quorum, maxCostUsd: null });
  const tiny = planSample(TINY_BYTES, { seats, facts, quorum, maxCostUsd });
  return (seat) => {
    const known = facts(seat.binding);
    return {
      callTokens: largestCallTokens(large, known),
      outputTokens: Math.min(large.maxOutputTokens, known.maxOutputTokens),
      leftOut: leftOutOf(tiny, seat),
    };
  };
}
