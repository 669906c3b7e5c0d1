import { type RefObject, useEffect, useState } from 'react';
import { wallClock } from '#engine/clock.ts';
import { liftOver } from './clear.ts';

/** What a page wants pressed above all (src/parts/button). */
const MAIN = '[data-main]';
/** A page also moves without being scrolled: fonts and answers arrive, parts fold. */
const LOOK_MS = 400;

/**
 * How far, in pixels, what rests in `place` has to rise to cover no main button of the page; null
 * where there is no room for it. Followed while the page scrolls, turns and changes.
 */
export const useClear = (place: RefObject<HTMLElement | null>): number | null => {
  const [lift, setLift] = useState<number | null>(0);
  useEffect(() => {
    const measure = () => {
      if (place.current === null) return;
      const boxes = Array.from(document.querySelectorAll(MAIN), (each) =>
        each.getBoundingClientRect(),
      );
      const mains = boxes.filter(({ width }) => width > 0);
      const ceiling = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      setLift(liftOver(place.current.getBoundingClientRect(), mains, ceiling));
    };
    let cancel = () => {};
    const follow = () => {
      cancel();
      cancel = wallClock.frame(measure);
    };
    const stop = wallClock.every(LOOK_MS, follow);
    window.addEventListener('scroll', follow, { passive: true, capture: true });
    window.addEventListener('resize', follow);
    follow();
    return () => {
      cancel();
      stop();
      window.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', follow);
    };
  }, [place]);
  return lift;
};
