/** Trouble on demand: what is to go wrong with which request. */
import type { FaultAction, FaultRule } from './types.ts';

export type Faults = {
  add(rule: FaultRule): void;
  /** The trouble for this request; counts it as seen by all rules that fit. */
  next(request: { readonly method: string; readonly path: string; readonly body: string }): {
    readonly when: 'before' | 'after';
    readonly action: FaultAction;
  } | null;
};

/** An empty list of trouble. The rule that was added first wins. */
export function createFaults(): Faults {
  const rules: { readonly rule: FaultRule; seen: number }[] = [];
  return {
    add: (rule) => rules.push({ rule, seen: 0 }),
    next: (request) => {
      let hit: FaultRule | null = null;
      for (const entry of rules) {
        const { rule } = entry;
        const fits =
          (rule.method === undefined || rule.method === request.method) &&
          rule.path.test(request.path) &&
          (rule.body === undefined || rule.body.test(request.body));
        if (!fits) continue;
        entry.seen++;
        const first = rule.nth ?? 1;
        if (hit === null && entry.seen >= first && entry.seen < first + (rule.times ?? 1)) hit = rule;
      }
      return hit === null ? null : { when: hit.when ?? 'before', action: hit.action };
    },
  };
}
