import type { BrowserContext } from 'playwright';
import { drawNothing, playNothing } from '../../tests/journeys/unseen.ts';

/** Milliseconds between frames: nobody looks. */
const FRAME_MS = 200;

/**
 * Spares pages what takes most of the time of going in and out, and leaves nothing behind in JavaScript:
 * sounds are loaded, but of no length, textures are made, but never drawn, and frames are few.
 */
export const spare = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(playNothing);
  await context.addInitScript(drawNothing);
  await context.addInitScript((ms) => {
    Object.assign(globalThis, {
      requestAnimationFrame: (callback: FrameRequestCallback) =>
        setTimeout(() => callback(performance.now()), ms),
      cancelAnimationFrame: (id: number) => clearTimeout(id),
    });
  }, FRAME_MS);
};
