import { useEffect } from 'react';
import { wallClock } from '#engine/core/clock.ts';
import { whenIdle } from '#src/base/settled.ts';

/** Until then the game has the network for itself. Milliseconds. */
const AFTER_MS = 6_000;

const PARTS = [
  () => import('./PlayPopup.tsx'),
  () => import('./ReportPopup.tsx'),
  () => import('./ReportView.tsx'),
  () => import('#src/features/stage/picture.ts'),
  () => import('./ShareWin.tsx'),
];

/** One after the other: asked for at once they would hold up a frame. */
const fetchParts = async (isOver: () => boolean): Promise<void> => {
  await whenIdle();
  for (const fetchPart of PARTS) {
    if (isOver()) return;
    // Without a network they are asked for again when they are opened.
    await fetchPart().catch(() => {});
  }
};

/**
 * Fetches the menu, the report's form, what takes pictures and what shares a win while there is a network and
 * this release: where they are lost, a pause and a report still open.
 */
export const usePopupsAtHand = (isOn: boolean): void => {
  useEffect(() => {
    if (!isOn) return;
    // What is fetched from here on, nobody waits for: `npm run budget` tells it apart.
    performance.mark('on');
    let isOver = false;
    const cancel = wallClock.later(AFTER_MS, () => void fetchParts(() => isOver));
    return () => {
      isOver = true;
      cancel();
    };
  }, [isOn]);
};
