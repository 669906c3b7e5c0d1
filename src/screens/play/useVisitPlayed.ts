import { useEffect } from 'react';
import type { AnyRoundLink } from '#games/catalogue.ts';
import { countTime, noteRound } from '#src/session/visit.ts';

type State = ReturnType<AnyRoundLink['state']>;

/** The time at this table and how its rounds end count for the visit. */
export const useVisitPlayed = (
  link: AnyRoundLink | null,
  state: State | undefined,
  isShown: boolean,
): void => {
  useEffect(() => countTime(), []);
  const round = state?.round;
  const isHeld = link?.stakes === 'round';
  useEffect(() => {
    if (round) noteRound(round, { isHeld, isShown });
  }, [round, isHeld, isShown]);
};
