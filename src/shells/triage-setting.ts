import { isSlot, type Slot } from '../domain/slot.ts';
import type { TriageRules } from '../domain/triage.ts';
import { isTrue, type Values } from './setting-values.ts';
import { NO_AGENT, USUAL_AGENT } from './settings-triage.ts';

/** The seats that are there, as far as triage needs to know them. */
export type SeatsForTriage = {
  /** Those of models, in the order of slots. */
  readonly slots: readonly Slot[];
  /** Those that code has taken: it is asked nothing. */
  readonly code: readonly Slot[];
  /** Seats that became one with another, by the one that is left of them. */
  readonly twins: ReadonlyMap<Slot, Slot>;
  /** Why seats may be missing through nobody's mistake; null where each that is named must be there. */
  readonly keyless: string | null;
};

/** What is read, with the sentences that say what was decided, and what is wrong. */
export type TriageReading = {
  readonly rules: TriageRules;
  readonly decisions: readonly string[];
  readonly problems: readonly string[];
};

/** Reads how triage goes about it; every seat in the rules is one of the panel with a model. */
export function readTriage(value: Values, seats: SeatsForTriage): TriageReading {
  const agent = readAgent(value('triage-slot'), seats);
  const checker = readSlot('triage-cross-check-slot', value('triage-cross-check-slot'), seats);
  const wanted: TriageRules = {
    agent: agent.slot,
    rebuttal: isTrue(value('review-disagreement-round')),
    crossCheck: {
      enabled: isTrue(value('triage-cross-check')),
      sampleRate: Number(value('triage-cross-check-sample-rate')),
      slot: checker.slot,
      blockOnDisagreement: isTrue(value('triage-cross-check-block-on-disagreement')),
    },
  };
  const impossible = agent.problem ?? crossCheckProblem(wanted, seats);
  // A panel that could not be read has problems of its own, and the seats that are missing through them are none.
  const isKnown = seats.keyless === null && seats.slots.length > 0;
  const problems = [impossible, checker.problem].filter((problem) => problem !== null);
  return {
    rules: impossible === null ? wanted : withoutCrossCheck(wanted),
    decisions: agent.decision === null ? [] : [agent.decision],
    problems: isKnown ? problems : [],
  };
}

/** Where seats are missing through nobody's mistake, a check that needs them is left out. */
function withoutCrossCheck(rules: TriageRules): TriageRules {
  return { ...rules, crossCheck: { ...rules.crossCheck, enabled: false, slot: null } };
}

type SlotReading = {
  readonly slot: Slot | null;
  readonly decision: string | null;
  readonly problem: string | null;
};

/** Why a seat takes no part in triage. */
const IS_CODE = 'is the built-in reviewer, which judges nothing and answers no questions';

/** A seat by its name, or the one that it became one with. */
function readSlot(setting: string, word: string, { slots, code, twins }: SeatsForTriage): SlotReading {
  const named = isSlot(word) ? word : null;
  const slot = named === null ? null : (twins.get(named) ?? named);
  if (slot === null || slots.includes(slot)) return { slot, decision: null, problem: null };
  const why = code.includes(slot) ? `${IS_CODE}: name a seat with a model` : 'is not on the panel';
  return { slot: null, decision: null, problem: `${setting}: ${word} ${why} (${slots.join(', ')})` };
}

/**
 * The usual seat is also what is meant where nobody named one: forges hand defaults over like given values. So a panel
 * without it, or with code in its place, is no mistake, and its first seat takes the part.
 */
function readAgent(word: string, seats: SeatsForTriage): SlotReading {
  if (word === NO_AGENT) return { slot: null, decision: null, problem: null };
  const reading = readSlot('triage-slot', word, seats);
  const [first = null] = seats.slots;
  if (reading.slot !== null || first === null) return reading;
  if (word !== USUAL_AGENT && seats.keyless === null) return reading;
  const why = seats.code.some((slot) => slot === word) ? IS_CODE : 'is not on the panel';
  const decision = `${word} ${why}: ${first} runs the triage agent`;
  return { slot: first, decision, problem: null };
}

/** A check that could never take place would be a gate that is off. */
function crossCheckProblem({ agent, crossCheck }: TriageRules, { slots }: SeatsForTriage): string | null {
  if (agent !== null && crossCheck.slot === agent) {
    return `triage-cross-check-slot: ${agent} runs the triage agent and cannot check itself: name another seat`;
  }
  if (!crossCheck.enabled) return null;
  if (agent === null) return 'triage-cross-check: there is no triage agent to check: name one in triage-slot';
  return slots.length > 1
    ? null
    : 'triage-cross-check: the panel has one seat, and no second one that could check';
}
