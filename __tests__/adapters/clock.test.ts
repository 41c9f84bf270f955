import { describe, expect, it } from '@jest/globals';
import { createSystemClock } from '../../src/adapters/clock.ts';

describe('adapters/clock', () => {
  it('sleeps and goes on', async () => {
    const clock = createSystemClock();
    const before = clock.monotonicMs();

    await clock.sleep(5);

    expect(clock.monotonicMs()).toBeGreaterThan(before);
    expect(Date.parse(clock.now())).toBeGreaterThan(Date.parse('2025-01-01'));
  });

  it('wakes with the reason of the signal', async () => {
    const controller = new AbortController();
    const sleeping = createSystemClock().sleep(60_000, controller.signal);

    controller.abort(new Error('enough'));

    await expect(sleeping).rejects.toThrow('enough');
  });

  it('does not begin to sleep once the signal was raised', async () => {
    const sleeping = createSystemClock().sleep(60_000, AbortSignal.abort(new Error('before')));

    await expect(sleeping).rejects.toThrow('before');
  });

  it('takes a wait that no timer can hold for a long one, not for none', async () => {
    const controller = new AbortController();
    let isOver = false;
    const sleeping = createSystemClock()
      .sleep(2 ** 40, controller.signal)
      .then(() => {
        isOver = true;
      });

    await createSystemClock().sleep(10);
    controller.abort(new Error('stop'));

    await expect(sleeping).rejects.toThrow('stop');
    expect(isOver).toBe(false);
  });
});
