import type { Log } from './log.ts';
import type { Visibility } from './visibility.ts';

/** What of `navigator.wakeLock` is used; undefined where the browser has none. */
export type WakeLocks = Pick<WakeLock, 'request'> | undefined;

/**
 * Keeps the screen on until the answer is called. The browser takes the lock away whenever the page
 * is hidden, so it is asked for again on each return. Failures are only logged.
 */
export const keepAwake = (visibility: Visibility, log: Log, locks: WakeLocks): (() => void) => {
  if (!locks) return () => {};
  let held: Pick<WakeLockSentinel, 'release' | 'released'> | null = null;
  let isWanted = true;
  let isAsking = false;

  const release = async () => {
    const lock = held;
    held = null;
    await lock?.release().catch((error: unknown) => log('the wake lock was not released', error));
  };
  const ask = async () => {
    if (isAsking || !isWanted || !visibility.isVisible() || held?.released === false) return;
    isAsking = true;
    try {
      held = await locks.request('screen');
    } catch (error) {
      log('the wake lock was refused', error);
    }
    isAsking = false;
    if (!isWanted) await release();
  };

  const unwatch = visibility.watch(() => void ask());
  void ask();
  return () => {
    isWanted = false;
    unwatch();
    void release();
  };
};
