import { type RefObject, useCallback, useEffect, useState } from 'react';
import { isMotionReduced } from '#src/base/motion.ts';

interface Places {
  /** The place shown, from 0. */
  at: number;
  /** At how many places it can stand: fewer than slides where several are seen at once. */
  places: number;
  goTo(place: number): void;
}

const stepOf = (track: HTMLElement): number => {
  const [first, second] = track.children as unknown as HTMLElement[];
  return first && second ? second.offsetLeft - first.offsetLeft : track.clientWidth;
};

/**
 * Where a row of slides stands that is swiped, scrolled or told to go somewhere. `track` scrolls
 * sideways; its children are the slides, equally wide.
 */
export const usePlaces = (track: RefObject<HTMLDivElement | null>, slides: number): Places => {
  const [at, setAt] = useState(0);
  const [places, setPlaces] = useState(slides);

  useEffect(() => {
    const row = track.current;
    if (row === null) return;
    const follow = () => setAt(Math.round(row.scrollLeft / stepOf(row)) || 0);
    const measure = () => {
      const seen = Math.max(1, Math.round(row.clientWidth / stepOf(row)) || 1);
      setPlaces(Math.max(1, slides - seen + 1));
      follow();
    };
    // Told once at the beginning as well, when the layout is known.
    const sizes = new ResizeObserver(measure);
    sizes.observe(row);
    row.addEventListener('scroll', follow, { passive: true });
    return () => {
      sizes.disconnect();
      row.removeEventListener('scroll', follow);
    };
  }, [track, slides]);

  const goTo = useCallback(
    (place: number) => {
      const row = track.current;
      if (row === null) return;
      const behavior = isMotionReduced() ? 'auto' : 'smooth';
      row.scrollTo({ left: place * stepOf(row), behavior });
    },
    [track],
  );
  return { at: Math.min(at, places - 1), places, goTo };
};
