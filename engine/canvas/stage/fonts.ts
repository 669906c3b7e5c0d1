import { type Clock, sleep } from '../../core/clock.ts';
import type { Log } from '../device/log.ts';

/** Chinese comes from the system: a bundled face of it would weigh more than the game. */
const SYSTEM = ['system-ui', 'PingFang SC', 'Noto Sans CJK SC', 'Microsoft YaHei', 'sans-serif'];
export const FONTS = {
  display: ['Eczar Variable', 'Songti SC', 'Noto Serif CJK SC', ...SYSTEM],
  text: ['Plus Jakarta Sans Variable', ...SYSTEM],
};

/** A phone that can't get the faces in this time plays with the system's. Milliseconds. */
const TIMEOUT_MS = 2_500;

/** Resolves when the bundled faces can be drawn with, or have been waited for long enough. */
export const loadFonts = async (clock: Clock, log: Log): Promise<void> => {
  const faces = ['700 32px "Eczar Variable"', '600 16px "Plus Jakarta Sans Variable"'];
  await Promise.race([
    Promise.all(faces.map((face) => document.fonts.load(face))).catch((error: unknown) =>
      log('the fonts did not load', error),
    ),
    sleep(clock, TIMEOUT_MS),
  ]);
};
