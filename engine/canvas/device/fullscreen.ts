import type { Log } from './log.ts';

/** Fullscreen of one element; `isOffered` is false where there is none (iPhone), so hide the button. */
export interface Fullscreen {
  isOffered: boolean;
  isOn(): boolean;
  /** Call it from a touch. A refusal is only logged. */
  enter(): Promise<void>;
  leave(): Promise<void>;
  toggle(): Promise<void>;
  /** Calls back on each change, also by Escape; the answer stops it. */
  watch(callback: (isOn: boolean) => void): () => void;
}

/** `page` is handed in by tests. */
export const createFullscreen = (
  element: HTMLElement,
  log: Log,
  page: Document = document,
): Fullscreen => {
  const isOffered =
    page.fullscreenEnabled === true && typeof element.requestFullscreen === 'function';
  const isOn = () => page.fullscreenElement === element;
  const attempt = async (what: () => Promise<void>) => {
    try {
      await what();
    } catch (error) {
      log('fullscreen was refused', error);
    }
  };
  const enter = async () => {
    if (isOffered && !isOn())
      await attempt(() => element.requestFullscreen({ navigationUI: 'hide' }));
  };
  const leave = async () => {
    if (isOn()) await attempt(() => page.exitFullscreen());
  };
  return {
    isOffered,
    isOn,
    enter,
    leave,
    toggle: () => (isOn() ? leave() : enter()),
    watch(callback) {
      const tell = () => callback(isOn());
      page.addEventListener('fullscreenchange', tell);
      return () => page.removeEventListener('fullscreenchange', tell);
    },
  };
};
