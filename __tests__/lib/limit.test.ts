import { describe, expect, it } from '@jest/globals';
import { createLimiter, mapLimited, untilAborted } from '../../src/lib/limit.ts';

describe('lib/limit', () => {
  it('keeps the order of the items, whatever order the work ends in', async () => {
    const gates = [deferred<number>(), deferred<number>(), deferred<number>()];
    const mapped = mapLimited(gates, 3, (gate) => gate.promise);

    gates[2]?.resolve(2);
    gates[0]?.resolve(0);
    gates[1]?.resolve(1);

    expect(await mapped).toEqual([0, 1, 2]);
  });

  it('never has more under way than its limit, and always as many as it may', async () => {
    let underWay = 0;
    let most = 0;

    await mapLimited(Array.from({ length: 20 }), 3, async () => {
      underWay++;
      most = Math.max(most, underWay);
      await Promise.resolve();
      underWay--;
    });

    expect(most).toBe(3);
  });

  it('does one at a time below a limit of one, and nothing for no items', async () => {
    expect(await mapLimited([1, 2], 0, (n) => Promise.resolve(n * 2))).toEqual([2, 4]);
    expect(await mapLimited([], 3, () => Promise.reject(new Error('never')))).toEqual([]);
  });

  it('fails with the first failure', async () => {
    await expect(mapLimited([1, 2], 2, (n) => Promise.reject(new Error(`no ${n}`)))).rejects.toThrow('no 1');
  });

  it('lets the works of a limiter start in the order in which they came, never more than its limit', async () => {
    const limited = createLimiter(2);
    const gates = Array.from({ length: 4 }, () => deferred<number>());
    const started: number[] = [];
    const all = gates.map((gate, n) =>
      limited(() => {
        started.push(n);
        return gate.promise;
      }),
    );

    await new Promise(setImmediate);
    expect(started).toEqual([0, 1]);
    gates[1]?.resolve(1);
    expect(await all[1]).toBe(1);
    await new Promise(setImmediate);
    expect(started).toEqual([0, 1, 2]);
    for (const [n, gate] of gates.entries()) gate.resolve(n);

    expect(await Promise.all(all)).toEqual([0, 1, 2, 3]);
  });

  it('gives the place of a work that failed to the next, and has at least one', async () => {
    const limited = createLimiter(0);
    const failing = limited(() => Promise.reject(new Error('no')));
    const next = limited(() => Promise.resolve('yes'));

    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('yes');
    expect(await limited(() => Promise.resolve('later'))).toBe('later');
  });

  it('gives the outcome of work that ends', async () => {
    const { signal } = new AbortController();

    expect(await untilAborted(Promise.resolve(1), signal)).toBe(1);
    await expect(untilAborted(Promise.reject(new Error('no')), signal)).rejects.toThrow('no');
  });

  it('does not wait for work that does not heed the signal', async () => {
    const controller = new AbortController();
    const stopped = untilAborted(new Promise(() => undefined), controller.signal);

    controller.abort(new Error('stop'));

    await expect(stopped).rejects.toThrow('stop');
    await expect(untilAborted(new Promise(() => undefined), controller.signal)).rejects.toThrow('stop');
  });
});

/** A promise that is settled by hand; Node 20 has none of its own. */
function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
