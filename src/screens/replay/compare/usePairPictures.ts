import { useEffect, useRef, useState } from 'react';
import type { Surroundings } from '#contract/recording.ts';
import type { Film } from '#engine/lab/replay/film.ts';
import type { Reel } from '#engine/lab/replay/reel.ts';
import { logFailure } from '#src/base/log.ts';
import { drawnStage } from '#src/features/stage/picture.ts';
import { createPreviews, undrawn } from '../picture/drawn.ts';
import { useFilm } from '../picture/useFilm.ts';
import type { Pixels } from './difference.ts';

/** The pictures of two steps of one reel, and whether they were built up frame by frame. */
export interface PairPictures {
  first: Pixels;
  second: Pixels;
  isExact: boolean;
}

const pictured = async (work: () => Promise<void>): Promise<Pixels> => {
  await undrawn(work);
  const image = await drawnStage();
  if (!image) throw new Error('nothing to picture');
  return image as Pixels;
};

/** Both steps exactly: each needs a scene that has shown nothing yet. */
interface Exact {
  steps: readonly number[];
  taken: readonly Pixels[];
}

/**
 * Two steps of one reel pictured by one scene after the other: a page has one canvas. At once from memory, or exactly
 * when it is asked for.
 */
export const usePairPictures = (
  reel: Reel,
  first: number,
  second: number,
  surround: (change: Surroundings) => void,
) => {
  const { build, clock, createLink, film, rebuild } = useFilm(reel, surround);
  const [pictures, setPictures] = useState<PairPictures | null>(null);
  const [isBusy, setBusy] = useState(false);
  const exact = useRef<Exact | null>(null);
  const [inTurn] = useState(createPreviews);
  const again = useRef(rebuild);
  useEffect(() => {
    again.current = rebuild;
  });

  useEffect(() => {
    if (!film) return;
    const stop = new AbortController();
    const seek = async (on: Film, { steps, taken }: Exact) => {
      const [step = 0] = steps;
      const now = [...taken, await pictured(() => on.seek(step, stop.signal))];
      if (stop.signal.aborted) return;
      const [one, other] = now;
      exact.current = steps.length > 1 ? { steps: steps.slice(1), taken: now } : null;
      if (exact.current) return again.current();
      if (one && other) setPictures({ first: one, second: other, isExact: true });
      setBusy(false);
    };
    const fail = (error: unknown) => {
      if (stop.signal.aborted) return;
      logFailure('no exact pictures', error);
      exact.current = null;
      setBusy(false);
    };
    if (exact.current) seek(film, exact.current).catch(fail);
    else
      void inTurn(async () => {
        const one = await pictured(() => film.preview(first));
        const other = await pictured(() => film.preview(second));
        if (!stop.signal.aborted) setPictures({ first: one, second: other, isExact: false });
      });
    return () => stop.abort();
  }, [film, first, second, inTurn]);

  return {
    build,
    clock,
    createLink,
    pictures,
    isBusy: isBusy || pictures === null,
    /** Builds both up frame by frame. */
    seek() {
      exact.current = { steps: [first, second], taken: [] };
      setBusy(true);
      rebuild();
    },
  };
};
