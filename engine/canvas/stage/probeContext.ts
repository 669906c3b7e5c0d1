import { getMaxFragmentPrecision, getTestContext } from 'pixi.js';

/**
 * Lets go of the WebGL context in which Pixi asks what the device can do. It would keep it for the
 * whole visit beside the one it draws in, and a phone has few of them.
 */
export const dropProbeContext = (): void => {
  // Remembered once asked; asked for the first time later, it would make such a context again.
  getMaxFragmentPrecision();
  getTestContext().getExtension('WEBGL_lose_context')?.loseContext();
};
