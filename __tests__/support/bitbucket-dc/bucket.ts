/** The limit of requests: a bucket of tokens for each account, filled again as time passes. */
import { EXCEPTIONS, failure } from './http.ts';
import type { Reply, Settings } from './types.ts';

/** Answers null while there are tokens, else the refusal. */
export function createBucket(limit: Settings['tokenBucket']): () => Reply | null {
  if (limit === null) return () => null;
  let tokens = limit.size;
  let seen = performance.now();
  return () => {
    const now = performance.now();
    tokens = Math.min(limit.size, tokens + ((now - seen) / 1000) * limit.refillPerSecond);
    seen = now;
    if (tokens >= 1) {
      tokens--;
      return null;
    }
    const wait = Math.max(1, Math.ceil((1 - tokens) / limit.refillPerSecond));
    return {
      ...failure(
        429,
        'You have been rate limited. Please wait before you send more requests.',
        EXCEPTIONS.rateLimit,
      ),
      headers: {
        'retry-after': String(wait),
        'x-ratelimit-limit': String(limit.size),
        'x-ratelimit-remaining': '0',
        'x-ratelimit-interval-seconds': '1',
        'x-ratelimit-fillrate': String(limit.refillPerSecond),
      },
    };
  };
}
