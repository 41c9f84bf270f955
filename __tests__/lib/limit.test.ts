import { describe, expect, it } from '@jest/globals';
import { mapLimited, untilAborted } from '../../src/lib/limit.ts';

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
