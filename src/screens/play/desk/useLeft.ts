import { useEffect, useState } from 'react';
import { wallClock } from '#engine/clock.ts';
import type { AnyRoundLink } from '#games/catalogue.ts';

const secondsOf = (link: AnyRoundLink): number | null => {
  const left = link.millisLeft();
  return left === null ? null : Math.ceil(left / 1000);
};

/** The seconds on the round's clock, by the server's time; null while none runs. */
export const useLeft = (link: AnyRoundLink): number | null => {
  const [left, setLeft] = useState(() => secondsOf(link));
  useEffect(() => wallClock.every(250, () => setLeft(secondsOf(link))), [link]);
  return left;
};
