/** Trouble that GitHub makes. */
import type { FaultRule } from '../forge/types.ts';

type Target = Partial<Omit<FaultRule, 'action' | 'when'>>;

/** The secondary limit, which says how many seconds to wait, or (null) does not. */
export function secondaryLimit(retryAfter: number | null, target: Target = {}): FaultRule {
  return {
    path: /./,
    ...target,
    action: {
      status: 403,
      headers: retryAfter === null ? {} : { 'retry-after': String(retryAfter) },
      body: {
        message: 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.',
        documentation_url: 'https://docs.github.com/rest/overview/rate-limits-for-the-rest-api',
        status: '403',
      },
    },
  };
}

/** The primary limit, which ends at an instant in seconds since 1970. */
export function primaryLimit(resetEpoch: number, target: Target = {}): FaultRule {
  return {
    path: /./,
    ...target,
    action: {
      status: 403,
      headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(resetEpoch) },
      body: {
        message: 'API rate limit exceeded for installation ID 1.',
        documentation_url: 'https://docs.github.com/rest/overview/rate-limits-for-the-rest-api',
        status: '403',
      },
    },
  };
}

/** What GitHub says when much was posted in a short time. */
export function spamGuard(target: Target = {}): FaultRule {
  return {
    method: 'POST',
    path: /\/reviews$/,
    ...target,
    action: {
      status: 422,
      body: {
        message: 'Unprocessable Entity',
        errors: ['Review comments is invalid and Review threads is invalid'],
        documentation_url: 'https://docs.github.com/rest/pulls/reviews#create-a-review-for-a-pull-request',
        status: '422',
      },
    },
  };
}
