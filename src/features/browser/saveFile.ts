import { wallClock } from '#engine/core/clock.ts';

/** Long enough for the browser to have begun; what is let go sooner is not saved by some. */
const KEPT_MS = 60_000;

/** Hands a file to the browser's downloads. */
export const saveFile = (name: string, content: Blob): void => {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  wallClock.later(KEPT_MS, () => URL.revokeObjectURL(address));
};
