import { createFullscreen } from '#engine/canvas/device/fullscreen.ts';
import { logFailure } from '#src/base/log.ts';
import { useSession } from '#src/session/store.ts';

/** Of the whole page, so that popups show in it. */
export const pageFullscreen = () => createFullscreen(document.documentElement, logFailure);

/** On a phone or tablet whose browser has it (an iPhone's has not), play begins in full screen. */
export const hasFullscreenPlay = (): boolean =>
  window.matchMedia('(pointer: coarse)').matches && pageFullscreen().isOffered;

/** For the touch that starts play: enters full screen, unless the player's settings say no. */
export const startFullscreen = (): void => {
  if (hasFullscreenPlay() && useSession.getState().game.isFullscreenOn)
    void pageFullscreen().enter();
};
