import type { FrameClock } from './frames.ts';

/** So many frames in a row are judged together: two seconds at sixty a second, and no single hitch. */
const FRAMES = 120;
/** A frame after this many milliseconds is late: fewer than forty a second. */
const LATE_MS = 25;

/** Calls back each time more than half of the frames in a row were late; the answer stops it. */
export const onLateFrames = (frames: Pick<FrameClock, 'add'>, callback: () => void) => {
  let shown = 0;
  let late = 0;
  return frames.add((deltaMs) => {
    shown += 1;
    if (deltaMs > LATE_MS) late += 1;
    if (shown < FRAMES) return;
    const isLate = late > FRAMES / 2;
    shown = 0;
    late = 0;
    if (isLate) callback();
  });
};
