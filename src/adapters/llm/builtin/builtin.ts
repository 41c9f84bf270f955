/** A reviewer that is code: no key, no network, no judgement, the same answer to the same change. */
import { appliesTo, type ConformanceStatus, type Rule } from '../../../domain/criteria.ts';
import { ModelError } from '../../../domain/errors.ts';
import type { ModelAnswer, ModelClient, ModelRequest, ReviewMaterial } from '../../../domain/ports.ts';
import type { RegistryEntry } from '../../../domain/registry/entry.ts';
import { SHIPPED_RULES } from '../../../domain/registry/registry.ts';
import { BUILTIN } from '../../../domain/slot.ts';
import { NO_USAGE } from '../../../domain/usage.ts';
import { type Inspection, inspectFiles } from './inspect.ts';

/** A client that answers reviews by the rules that come with the program, and no other question. */
export function createBuiltinClient(): ModelClient {
  return {
    binding: BUILTIN,
    destination: null,
    ask: ({ material }: ModelRequest) =>
      material === null
        ? Promise.reject(new ModelError('the built-in reviewer answers no questions', 'bad-request'))
        : Promise.resolve(answerOf(material)),
  };
}

function answerOf({ files, rules }: ReviewMaterial): ModelAnswer {
  const inspection = inspectFiles(files, shippedAmong(rules));
  const findings = inspection.breaches.map(({ rule, severity, path, line, quote, issue, fix }) => ({
    severity,
    category: rule.category ?? '',
    file: path,
    line,
    quote,
    issue,
    fix,
    ruleId: rule.id,
  }));
  const answer = {
    findings,
    approved: findings.every(({ severity }) => severity !== 'blocking'),
    conformance: rules.map((rule) => rowOf(rule, files, inspection)),
  };
  return {
    text: JSON.stringify(answer),
    stop: 'end',
    rawStop: 'end',
    usage: NO_USAGE,
    servedModel: null,
    notes: [],
    attempts: 1,
  };
}

/** The rules of the program among those that were selected: one of a repository is text, whatever its id. */
function shippedAmong(rules: readonly Rule[]): readonly RegistryEntry[] {
  const asked = new Set(rules.map(({ id, source }) => `${source} ${id}`));
  return SHIPPED_RULES.filter(({ id, source }) => asked.has(`${source} ${id}`));
}

function rowOf(rule: Rule, files: ReviewMaterial['files'], { breaches, checked }: Inspection) {
  const { id } = rule;
  const applies = appliesTo(rule);
  const count = breaches.filter((breach) => breach.rule.id === id).length;
  const row = (status: ConformanceStatus, evidence: string) => ({ ruleId: id, status, evidence });
  if (count > 0) return row('violated', `${count === 1 ? 'one place' : `${count} places`} found`);
  if (checked.has(id)) return row('met', 'no added line breaks it in a way that code can tell');
  if (!files.some(({ path }) => applies(path)))
    return row('not-applicable', 'it applies to none of the files');
  return row('not-checked', 'it takes judgement');
}
