import { type Gestures, watchGestures } from './gestures.ts';
import type { Log } from './log.ts';
import type { Visibility } from './visibility.ts';

/** What of `navigator.wakeLock` is used; undefined where the browser has none. */
export type WakeLocks = Pick<WakeLock, 'request'> | undefined;

/**
 * Keeps the screen on until the answer is called. The browser takes the lock away whenever the page
 * is hidden, so it is asked for again on each return; and at each gesture while there is none, since
 * some browsers grant it to a touch alone, after a return too. Failures are only logged, the first of
 * each visit.
 */
export const keepAwake = (
  visibility: Visibility,
  log: Log,
  locks: WakeLocks,
  page: Gestures = window,
): (() => void) => {
  if (!locks) return () => {};
  let held: Pick<WakeLockSentinel, 'release' | 'released'> | null = null;
  let isWanted = true;
  let isAsking = false;
  let isAskedAgain = false;
  let isRefused = false;

  const release = async () => {
    const lock = held;
    held = null;
    await lock?.release().catch((error: unknown) => log('the wake lock was not released', error));
  };
  const request = async () => {
    try {
      held = await locks.request('screen');
    } catch (error) {
      if (!isRefused) log('the wake lock was refused', error);
      isRefused = true;
    }
  };
  const ask = async () => {
    // A return or a touch while the answer is out: it may be a refusal that holds no longer.
    isAskedAgain = isAsking;
    if (isAsking || !isWanted || !visibility.isVisible() || held?.released === false) return;
    isAsking = true;
    await request();
    isAsking = false;
    if (!isWanted) await release();
    else if (isAskedAgain) await ask();
  };

  const stops = [visibility.watch(() => void ask()), watchGestures(page, () => void ask())];
  void ask();
  return () => {
    isWanted = false;
    for (const stop of stops) stop();
    void release();
  };
};
