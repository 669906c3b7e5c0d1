import type { Log } from './log.ts';

/** How a game wants to be held; 'any': as the player holds the device. */
export type Orientation = 'portrait' | 'any';

/** What of `screen.orientation` is used; iPhones have no `lock`. */
interface Turning {
  lock?(orientation: 'portrait'): Promise<void>;
  unlock(): void;
}

/** CSS pixels: a screen whose shorter side has these has room for any game either way. */
const ROOMY = 600;

/**
 * While the page is in full screen on a phone the picture stays as the game wants it, however the phone
 * is turned; browsers allow that in full screen alone. A refusal is only logged. The answer ends it.
 */
export const holdOrientation = (
  wanted: Orientation,
  log: Log,
  page: Document = document,
  turning: Turning = screen.orientation,
  shortSide: number = Math.min(screen.width, screen.height),
): (() => void) => {
  if (wanted === 'any' || shortSide >= ROOMY || !turning?.lock) return () => {};
  const follow = () => {
    if (page.fullscreenElement)
      turning
        .lock?.(wanted)
        .catch((error: unknown) => log('the orientation was not locked', error));
  };
  follow();
  page.addEventListener('fullscreenchange', follow);
  return () => {
    page.removeEventListener('fullscreenchange', follow);
    turning.unlock();
  };
};
