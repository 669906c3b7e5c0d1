import { Howler } from 'howler';
import { type Gestures, watchGestures } from '../device/gestures.ts';
import type { Log } from '../device/log.ts';

/** The browser's audio, for all sounds together: paused with the page, woken by a touch. */
export interface Output {
  isPaused(): boolean;
  pause(): void;
  resume(): void;
  destroy(): void;
}

export const createOutput = (page: Gestures, log: Log): Output => {
  // Suspending is ours: howler's own would do it in the middle of a silent, but running, game.
  Howler.autoSuspend = false;
  let isPaused = false;
  const context = () => Howler.ctx as AudioContext | null;
  const wake = () => {
    // Also 'interrupted', which a phone call leaves behind on iOS.
    if (isPaused || context()?.state === 'running') return;
    context()
      ?.resume()
      .catch((error: unknown) => log('sound did not resume', error));
  };
  const unwatch = watchGestures(page, wake);
  return {
    isPaused: () => isPaused,
    pause() {
      isPaused = true;
      context()
        ?.suspend()
        .catch((error: unknown) => log('sound did not pause', error));
    },
    resume() {
      isPaused = false;
      wake();
    },
    destroy: unwatch,
  };
};
