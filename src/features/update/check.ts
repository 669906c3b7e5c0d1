import { pageVisibility, type Visibility } from '#engine/canvas/device/visibility.ts';
import { type Clock, wallClock } from '#engine/core/clock.ts';
import { logFailure } from '#src/base/log.ts';

/** Milliseconds. */
const CHECK_MS = 3_600_000;

/** Spec 7: has `look` ask for a new version every hour, and whenever the page is seen again. */
export const keepChecking = (
  look: () => Promise<unknown>,
  clock: Clock = wallClock,
  visibility: Visibility = pageVisibility(),
): void => {
  const check = () =>
    void look().catch((error: unknown) => logFailure('No look for a new version was taken', error));
  clock.every(CHECK_MS, check);
  visibility.watch((isVisible) => {
    if (isVisible) check();
  });
};
