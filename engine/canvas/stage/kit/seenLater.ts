import type { SceneContext } from '../scene.ts';

/**
 * Calls back after `ms` by the clock on the wall, also where frames are slow; but while the stage stands still,
 * this does too. The answer calls it off.
 */
export const seenLater = (
  { clock, frames }: Pick<SceneContext, 'clock' | 'frames'>,
  ms: number,
  callback: () => void,
): (() => void) => {
  let before = clock.now();
  let passed = 0;
  const stop = frames.add((deltaMs) => {
    const now = clock.now();
    // The first frame after it stood still has no length.
    if (deltaMs > 0) passed += now - before;
    before = now;
    if (passed < ms) return;
    stop();
    callback();
  });
  return stop;
};
