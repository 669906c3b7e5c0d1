import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { availableCoins } from '#contract/coins.ts';
import type { Surroundings } from '#contract/recording.ts';
import { bridge } from '#engine/bridge.ts';
import { wallClock, yieldToMain } from '#engine/core/clock.ts';
import { createFilm, type Film } from '#engine/lab/replay/film.ts';
import { createFilmClock } from '#engine/lab/replay/filmClock.ts';
import type { Reel } from '#engine/lab/replay/reel.ts';
import type { AnyRoundLink } from '#games/catalogue.ts';
import { logFailure } from '#src/base/log.ts';
import { touchControl } from '#src/features/stage/touchControl.ts';

/** The film of a recording, in a scene that may be built anew; null until that is on. */
export const useFilm = (reel: Reel, surround: (change: Surroundings) => void) => {
  const [build, setBuild] = useState(0);
  /** That of the last scene that came on. */
  const [made, setMade] = useState<{ film: Film; build: number } | null>(null);
  const latest = useRef(surround);
  useEffect(() => {
    latest.current = surround;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each scene has a clock of its own.
  const clock = useMemo(() => createFilmClock(reel.timeOf(0), wallClock.frame), [reel, build]);
  const createLink = useCallback(() => {
    const film = createFilm({
      reel,
      clock,
      surround: (change) => latest.current(change),
      touch: touchControl,
      applyCoins: (coin) => bridge.setCoins(availableCoins(coin)),
      report: (error) => logFailure('A scene faltered at a recording', error),
      breathe: yieldToMain,
    });
    // A scene that was still being built when the next was asked for may come on after that.
    setMade((last) => (last && last.build > build ? last : { film, build }));
    // Scenes ask for everything but the machine.
    return film.link as AnyRoundLink;
  }, [reel, clock, build]);
  const rebuild = () => setBuild((number) => number + 1);
  return { build, clock, createLink, film: made?.build === build ? made.film : null, rebuild };
};
