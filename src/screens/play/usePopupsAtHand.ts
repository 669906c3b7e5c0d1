import { useEffect } from 'react';
import { wallClock } from '#engine/core/clock.ts';

/** Until then the game has the network for itself. Milliseconds. */
const AFTER_MS = 6_000;

/**
 * Fetches the menu, the report's form, what takes pictures and what shares a win while there is a network and
 * this release: where they are lost, a pause and a report still open.
 */
export const usePopupsAtHand = (isOn: boolean): void => {
  useEffect(() => {
    if (!isOn) return;
    // What is fetched from here on, nobody waits for: `npm run budget` tells it apart.
    performance.mark('on');
    return wallClock.later(AFTER_MS, () => {
      const fetched = [
        import('./PlayPopup.tsx'),
        import('./ReportView.tsx'),
        import('./ReportPopup.tsx'),
        import('./ShareWin.tsx'),
        import('#src/features/stage/picture.ts'),
      ];
      // Without a network they are asked for again when they are opened.
      for (const each of fetched) each.catch(() => {});
    });
  }, [isOn]);
};
