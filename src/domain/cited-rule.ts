import type { ReviewDocument } from './contracts.generated.ts';

type Citing = { readonly ruleId: string | null; readonly criteriaSource: string | null };

/** The title of the rule that a finding cites; null where it cites none, or one that was not selected for the change. */
export function citedTitle(
  { conformance }: Pick<ReviewDocument, 'conformance'>,
  { ruleId, criteriaSource }: Citing,
): string | null {
  const cited = conformance.rules.find(({ id, source }) => id === ruleId && source === criteriaSource);
  return cited?.title ?? null;
}
