import { useEffect, useState } from 'react';
import { wallClock } from '#engine/core/clock.ts';
import type { AnyRoundLink } from '#games/catalogue.ts';

const secondsOf = (link: AnyRoundLink | null): number | null => {
  const left = link?.millisLeft() ?? null;
  return left === null ? null : Math.ceil(left / 1000);
};

/** Seconds on a clock: 90 -> '1:30'. */
export const leftText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The seconds on the round's clock, by the server's time; null while none runs. */
export const useLeft = (link: AnyRoundLink | null): number | null => {
  const [left, setLeft] = useState(() => secondsOf(link));
  useEffect(() => wallClock.every(250, () => setLeft(secondsOf(link))), [link]);
  return left;
};
