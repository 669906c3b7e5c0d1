import { describe, expect, it, vi } from 'vitest';
import { createSteppingFrames } from './frames.ts';
import { createTweens } from './tweens.ts';

const setUp = () => {
  const frames = createSteppingFrames();
  return { frames, tweens: createTweens(frames) };
};

describe('tweens', () => {
  it('moves from where the target is when it begins, after the delay, and ends exactly', async () => {
    const { frames, tweens } = setUp();
    const target = { x: 0, y: 5 };
    const done = tweens.to(target, { x: 10 }, { ms: 100, delay: 50, ease: 'linear' });
    frames.step(40, 10);
    target.x = 2;
    frames.step(60, 10);
    expect(target.x).toBeCloseTo(6);
    frames.step(60, 10);
    await done;
    expect(target).toEqual({ x: 10, y: 5 });
  });

  it('stops where it is when its signal aborts, and rejects with the reason', async () => {
    const { frames, tweens } = setUp();
    const target = { x: 0 };
    const abort = new AbortController();
    const done = tweens.to(target, { x: 10 }, { ms: 100, ease: 'linear', signal: abort.signal });
    const outcome = expect(done).rejects.toThrow('left');
    frames.step(50, 10);
    abort.abort(new Error('left'));
    frames.step(50, 10);
    await outcome;
    expect(target.x).toBeCloseTo(5);
    await expect(tweens.wait(10, abort.signal)).rejects.toThrow('left');
  });

  it('hurries: whatever its length, all ends within the time there is, without standing still or jumping', async () => {
    for (const ms of [200, 1_000, 8_000]) {
      const { frames, tweens } = setUp();
      const seen: number[] = [];
      tweens.hurry(500);
      void tweens.run((share) => seen.push(share), { ms, ease: 'linear' });
      frames.step(500, 10);
      expect(seen.at(-1)).toBe(1);
      const steps = seen.map((share, at) => share - (seen[at - 1] ?? 0));
      expect(Math.min(...steps.slice(0, -1))).toBeGreaterThan(0);
      // Late ones take more; of what is long the last is the largest.
      expect(steps[0]).toBeLessThan(30 / ms);
      tweens.hurry(null);
      const done = tweens.to({ x: 0 }, { x: 1 }, { ms: 100 });
      frames.step(60, 10);
      expect(await Promise.race([done, 'on its way'])).toBe('on its way');
    }
  });

  it('skips to the end, also what begins later, but never ends a loop', async () => {
    const { frames, tweens } = setUp();
    const target = { x: 0 };
    const loop = vi.fn();
    const stop = tweens.loop(loop);
    const story = (async () => {
      await tweens.to(target, { x: 1 }, { ms: 1_000 });
      await tweens.to(target, { x: 2 }, { ms: 1_000 });
    })();
    tweens.skip();
    await story;
    expect(target.x).toBe(2);
    frames.step(10, 10);
    expect(loop).toHaveBeenCalledExactlyOnceWith(10, 10);
    tweens.unskip();
    void tweens.to(target, { x: 3 }, { ms: 100 });
    expect(target.x).toBe(2);
    stop();
  });

  it('begins nothing once it is cancelled: what goes on after that has no scene any more', async () => {
    const { frames, tweens } = setUp();
    tweens.cancel();
    const steps = vi.fn();
    await expect(tweens.run(steps, { ms: 10 })).rejects.toThrow('cancelled');
    tweens.loop(steps);
    frames.step(100, 10);
    expect(steps).not.toHaveBeenCalled();
  });

  it('cancels everything and asks for no more frames', async () => {
    const { frames, tweens } = setUp();
    const target = { x: 0 };
    const loop = vi.fn();
    tweens.loop(loop);
    const outcome = expect(tweens.to(target, { x: 1 }, { ms: 10 })).rejects.toThrow('cancelled');
    tweens.cancel();
    frames.step(50, 10);
    await outcome;
    expect(target.x).toBe(0);
    expect(loop).not.toHaveBeenCalled();
  });
});
