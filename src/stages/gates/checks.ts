import type { ChangeSet } from '../../domain/change.ts';
import type { GateOutcome, GateRules } from '../../domain/gates.ts';
import { confusablesGate } from './confusables.ts';
import { hiddenTextGate } from './hidden-text.ts';
import { readerAddressGate } from './reader-address.ts';
import { testGapGate } from './test-gap.ts';

/** The checks beside that for secrets, over a change in which secrets are masked already. */
export function runChecks(change: ChangeSet, rules: GateRules): readonly GateOutcome[] {
  return [
    hiddenTextGate(change),
    confusablesGate(change),
    readerAddressGate(change),
    testGapGate(change, rules.testGap),
  ];
}
