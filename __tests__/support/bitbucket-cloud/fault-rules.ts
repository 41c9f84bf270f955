/** Trouble that Bitbucket Cloud makes. */
import type { FaultRule } from '../forge/types.ts';

type Target = Partial<Omit<FaultRule, 'action' | 'when'>>;

/** The limit of an hour, which says how many seconds to wait, or (null) does not. */
export function rateLimited(retryAfter: number | null, target: Target = {}): FaultRule {
  return {
    path: /./,
    ...target,
    action: {
      status: 429,
      headers: retryAfter === null ? {} : { 'retry-after': String(retryAfter) },
      body: { type: 'error', error: { message: 'Rate limit for this resource has been exceeded' } },
    },
  };
}

/** A page to log in, as single sign-on and proxies send it, with the status of success. */
export function loginPage(target: Target = {}): FaultRule {
  return {
    path: /./,
    ...target,
    action: { status: 200, body: '<!DOCTYPE html><title>Log in</title><form></form>' },
  };
}
