import type { GateFinding } from '../../domain/gates.ts';
import { SEVERITIES } from '../../domain/severity.ts';
import { objectAt, textAt, valueAt } from './sarif-shape.ts';
import { ownText } from './sarif-text.ts';

/** A finding of a report of our own, which comes back as it went: its properties say what a level cannot. */
export function ownFinding(
  result: unknown,
  base: Pick<GateFinding, 'path' | 'line' | 'severity' | 'rule' | 'endLine'>,
): GateFinding {
  const properties = objectAt(result, 'properties');
  const named = valueAt(properties, 'severity');
  const fix = textAt(properties, 'fix');
  const text = textAt(objectAt(result, 'message'), 'text') ?? base.rule;
  const tail = fix === null ? '' : `\n\n${fix}`;
  const issue = text.endsWith(tail) ? text.slice(0, text.length - tail.length) : text;
  return {
    ...base,
    severity: SEVERITIES.find((severity) => severity === named) ?? base.severity,
    issue: ownText(issue) || base.rule,
    fix: fix === null ? null : ownText(fix),
  };
}
