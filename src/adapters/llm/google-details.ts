/**
 * The `details` of an error of a Google API, https://cloud.google.com/apis/design/errors#error_details: a list of
 * documents that are told apart by their `@type`.
 */
import { readDuration } from '../http-time.ts';
import { type Fields, fieldsOf, listOf, textOf } from './fields.ts';

/** What the details add to status and message. */
export type GoogleDetails = {
  /** Reasons such as `API_KEY_INVALID`. */
  readonly reasons: readonly string[];
  /** Paths of the fields that are refused, such as `generation_config.thinking_config`. */
  readonly places: readonly string[];
  /** Milliseconds until another try may succeed; null where nothing is said. */
  readonly retryAfterMs: number | null;
  /** Whether an allowance is back within minutes, or used up beyond this run; null where none is named. */
  readonly allowance: 'comes-back' | 'used-up' | null;
};

/** Quotas are named by metric and period, as in `GenerateRequestsPerDayPerProjectPerModel-FreeTier`. */
const LONG_PERIOD = /Per(?:Day|Week|Month)/;

/** Reads the details of an error document; a value that is no list says nothing. */
export function readGoogleDetails(details: unknown): GoogleDetails {
  const all = listOf(details).map(fieldsOf);
  const ofType = (name: string): readonly Fields[] =>
    all.filter((detail) => textOf(detail['@type'])?.endsWith(`/google.rpc.${name}`) ?? false);
  const violations = ofType('QuotaFailure').flatMap((detail) => listOf(detail.violations).map(fieldsOf));
  const refused = ofType('BadRequest').flatMap((detail) => listOf(detail.fieldViolations).map(fieldsOf));
  const delays = ofType('RetryInfo').map(delayOf);
  const retryAfterMs = delays.find((delay) => delay !== null) ?? null;
  return {
    reasons: ofType('ErrorInfo').flatMap((detail) => textOf(detail.reason) ?? []),
    places: refused.flatMap((violation) => textOf(violation.field) ?? []),
    retryAfterMs,
    allowance: allowanceOf(violations, retryAfterMs),
  };
}

/** A delay is told with used-up days too: the period of the quota counts, not the delay. */
function allowanceOf(violations: readonly Fields[], retryAfterMs: number | null): GoogleDetails['allowance'] {
  if (violations.some(isUsedUp)) return 'used-up';
  return violations.length > 0 || retryAfterMs !== null ? 'comes-back' : null;
}

/** An allowance of 0 never comes back: the plan does not hold the model. */
function isUsedUp(violation: Fields): boolean {
  return LONG_PERIOD.test(textOf(violation.quotaId) ?? '') || violation.quotaValue === '0';
}

/** `13s` or `34.07s`, the JSON form of a protobuf duration. */
function delayOf(detail: Fields): number | null {
  const ms = readDuration(textOf(detail.retryDelay) ?? '');
  return ms === null ? null : Math.ceil(ms);
}
