import type { BitmapText } from 'pixi.js';
import type { Kit } from './kit.ts';

/** Hours, minutes and seconds until `at`, rounded up to the second: `23:59:59`. */
export const countdownText = (leftMs: number): string => {
  const seconds = Math.max(0, Math.ceil(leftMs / 1_000));
  const two = (n: number) => String(n).padStart(2, '0');
  return [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map(two)
    .join(':');
};

/**
 * Counts down on `digits` to a local time, epoch milliseconds, by wall time: a page that slept shows
 * the truth when it wakes. Calls `onEnd` once when it is reached and can be seen. The answer stops it.
 */
export const countDown = (
  kit: Kit,
  digits: BitmapText,
  at: number,
  onEnd: () => void,
): (() => void) => {
  const { clock, frames } = kit.context;
  const show = () => {
    const left = at - clock.now();
    digits.text = countdownText(left);
    if (left > 0) return;
    stop();
    onEnd();
  };
  const stop = frames.add(show);
  digits.text = countdownText(at - clock.now());
  return stop;
};
