import type { TurnRecord } from '../../domain/panel.ts';
import { type Binding, bindingText } from '../../domain/slot.ts';
import { addUsage, costUsd, type ModelFacts, NO_USAGE, type Spent, totalOf } from '../../domain/usage.ts';

/** What turns took, each at the price of the model that was asked. */
export function spentIn(turns: readonly TurnRecord[], factsOf: (binding: Binding) => ModelFacts): Spent {
  const byModel = new Map<string, TurnRecord[]>();
  for (const turn of turns) {
    const name = bindingText(turn.binding);
    byModel.set(name, [...(byModel.get(name) ?? []), turn]);
  }
  const parts = [...byModel.values()].flatMap((asked): Spent[] => {
    const [first] = asked;
    if (first === undefined) return [];
    const usage = asked.map((turn) => turn.usage).reduce(addUsage, NO_USAGE);
    return [{ usage, costUsd: costUsd(usage, factsOf(first.binding).price) }];
  });
  return totalOf(parts);
}
