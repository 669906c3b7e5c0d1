import { Ticker } from 'pixi.js';
import { pageVisibility } from '../device/visibility.ts';
import type { RunningFrames } from './frames.ts';
import type { Ground } from './ground.ts';
import type { Scene } from './scene.ts';

/** What is shown, as far as it can be held. */
interface Held {
  isWatched: boolean;
  /** Null while it is loaded. */
  scene: Pick<Scene, 'pause' | 'resume'> | null;
}

/** Frames and sound go on while the scene can be seen: not under a popup, nor on a hidden page. */
export interface Hold {
  setPaused(isPaused: boolean): void;
  /** What is shown is another. */
  renew(): void;
  /** Its scene is there: it hears whether it is seen. */
  built(): void;
  /** Nothing is shown. */
  rest(): void;
  destroy(): void;
}

/** Pixi's housekeeping asks for frames of its own: not while nothing is shown. */
const setRunning = (frames: RunningFrames, isRunning: boolean): void => {
  Ticker.system.autoStart = isRunning;
  if (isRunning) {
    frames.start();
    Ticker.system.start();
  } else {
    frames.stop();
    Ticker.system.stop();
  }
};

/** `shown` answers null while nothing is shown. */
export const createHold = ({ frames, mixer, controls }: Ground, shown: () => Held | null): Hold => {
  const visibility = pageVisibility();
  let isPaused = false;
  let wasHeld = false;
  const follow = () => {
    const now = shown();
    if (!now) return;
    const isHeld = isPaused || !visibility.isVisible();
    setRunning(frames, !isHeld);
    if (isHeld) mixer.pause();
    else mixer.resume();
    controls.setHidden(isPaused || now.isWatched);
    if (isHeld !== wasHeld) {
      if (isHeld) now.scene?.pause();
      else now.scene?.resume();
    }
    wasHeld = isHeld;
  };
  const unwatch = visibility.watch(follow);
  return {
    setPaused(next) {
      isPaused = next;
      follow();
    },
    renew() {
      wasHeld = false;
      // Its frames come from the clock it is shown in, which may be another than the last one's.
      setRunning(frames, false);
      follow();
    },
    built() {
      if (wasHeld) shown()?.scene?.pause();
    },
    rest() {
      setRunning(frames, false);
      mixer.pause();
    },
    destroy: unwatch,
  };
};
