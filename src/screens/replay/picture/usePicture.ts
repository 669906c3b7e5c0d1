import { useEffect, useRef, useState } from 'react';
import type { Surroundings } from '#contract/recording.ts';
import type { FilmClock } from '#engine/lab/replay/filmClock.ts';
import type { Reel } from '#engine/lab/replay/reel.ts';
import { logFailure } from '#src/base/log.ts';
import type { Cursor } from '../transport/useCursor.ts';
import { createPreviews, undrawn } from './drawn.ts';
import { useFilm } from './useFilm.ts';

/** The share of the way to an exact picture, which step has one, and whether frames went on from a picture. */
interface Exact {
  share: number | null;
  step: number | null;
  isStepped: boolean;
}
const NONE: Exact = { share: null, step: null, isStepped: false };

/** The scene's time passes while it is played. */
const useRunning = (clock: FilmClock, isRunning: boolean, speed: number): void => {
  useEffect(() => {
    if (!isRunning) return;
    clock.setRate(speed);
    return clock.run();
  }, [clock, isRunning, speed]);
};

/** The scene at the cursor: at once from the machine's memory, played, or built up to it exactly. */
export const usePicture = (
  reel: Reel,
  cursor: Cursor,
  language: string,
  surround: (change: Surroundings) => void,
) => {
  const { build, clock, createLink, film, rebuild } = useFilm(reel, surround);
  const [exact, setExact] = useState(NONE);
  const [builtIn, setBuiltIn] = useState(language);
  /** The step that the next scene is built up to; null: it is previewed. */
  const wanted = useRef<number | null>(null);
  const seeking = useRef<AbortController | null>(null);
  const [preview] = useState(createPreviews);
  // A scene's words are those it was built with.
  if (builtIn !== language) {
    setBuiltIn(language);
    setExact(NONE);
    rebuild();
  }
  useEffect(() => {
    const step = wanted.current;
    if (!film || step === null) return;
    wanted.current = null;
    const stop = new AbortController();
    seeking.current = stop;
    const onProgress = (share: number) => setExact({ ...NONE, share });
    undrawn(() => film.seek(step, stop.signal, onProgress))
      .then(() => setExact({ ...NONE, step }))
      .catch((error: unknown) => {
        if (!stop.signal.aborted) logFailure('no exact picture', error);
        setExact(NONE);
      })
      .finally(() => {
        seeking.current = null;
      });
    return () => stop.abort();
  }, [film]);

  const { at, isPlaying, speed } = cursor;
  const isSeeking = exact.share !== null;
  useEffect(() => {
    if (!film || isSeeking || film.at() === at) return;
    setExact(NONE);
    if (isPlaying && film.at() >= 0 && film.at() < at) void film.follow(at);
    else void preview(() => undrawn(() => film.preview(at)));
  }, [film, isSeeking, at, isPlaying, preview]);
  useRunning(clock, film !== null && isPlaying, speed);

  return {
    build,
    clock,
    createLink,
    isOn: film !== null,
    exact,
    seek() {
      cursor.go(at);
      wanted.current = at;
      setExact({ ...NONE, share: 0 });
      rebuild();
    },
    cancel() {
      seeking.current?.abort();
    },
    /** One frame on; the cursor follows. */
    async frame() {
      if (!film) return;
      setExact({ ...NONE, isStepped: true });
      await film.frame();
      cursor.go(film.at());
    },
  };
};
