/** Maps items in order of their start with at most `limit` at a time; the results stand in the order of the items. */
export async function mapLimited<T, R>(
  items: readonly T[],
  limit: number,
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const queue = items.entries();
  const worker = async (): Promise<void> => {
    // The workers share one iterator: each takes the next item when it is free.
    for (const [index, item] of queue) results[index] = await work(item, index);
  };
  await Promise.all(Array.from({ length: Math.min(Math.max(1, limit), items.length) }, worker));
  return results;
}

/** Lets at most `limit` works be under way at a time; the others wait, and start in the order in which they came. */
export function createLimiter(limit: number): <T>(work: () => Promise<T>) => Promise<T> {
  let free = Math.max(1, limit);
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The place goes to whoever waits next: free in between, a newcomer could take it first.
      if (next === undefined) free++;
      else next();
    }
  };
}

/** The work's outcome, or the signal's reason as soon as it aborts: for work that may not heed the signal itself. */
export function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
