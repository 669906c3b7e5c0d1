import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import { isMotionReduced } from '#src/base/motion.ts';

interface Places {
  /** For the element whose one child is the row of slides. */
  view: ReturnType<typeof useEmblaCarousel>[0];
  /** The place shown, from 0. */
  at: number;
  /** At how many places it can stand: fewer than slides where several are seen at once. */
  places: number;
  goTo(place: number): void;
}

/** Higher is slower; nothing glides where less motion is wished for. */
const paceOf = (isReduced: boolean) => (isReduced ? 0 : 25);

/** Where a row of slides stands that is swiped, dragged or told to go somewhere. */
export const usePlaces = (slides: number): Places => {
  const options = { align: 'start', duration: paceOf(isMotionReduced()) } as const;
  const [view, row] = useEmblaCarousel(options);
  const [{ at, places }, setStanding] = useState({ at: 0, places: slides });

  useEffect(() => {
    if (!row) return;
    const follow = () =>
      setStanding({ at: row.selectedScrollSnap(), places: row.scrollSnapList().length });
    follow();
    row.on('select', follow).on('reInit', follow);
    return () => void row.off('select', follow).off('reInit', follow);
  }, [row]);

  return { view, at, places, goTo: (place) => row?.scrollTo(place) };
};
