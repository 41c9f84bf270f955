import type { ChangeSet } from '../../domain/change.ts';
import type { GateOutcome, GateRules } from '../../domain/gates.ts';
import { confusablesGate } from './confusables.ts';
import { hiddenTextGate } from './hidden-text.ts';
import { readerAddressGate } from './reader-address.ts';

/** The checks beside that for secrets, over a change in which secrets are masked already. */
export function runChecks(change: ChangeSet, _rules: GateRules): readonly GateOutcome[] {
  return [hiddenTextGate(change), confusablesGate(change), readerAddressGate(change)];
}
