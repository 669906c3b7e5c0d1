import { useEffect, useState } from 'react';
import type { AnyRoundLink } from '#games/catalogue.ts';
import { isSearching } from './desk/searching.ts';

type State = ReturnType<AnyRoundLink['state']>;

/**
 * How the open round with a bet in it is given up, or null where nothing would be lost. What is
 * being shown is shown to its end: only a round that waits for the player takes it.
 */
export const useGiveUp = (
  link: AnyRoundLink | null,
  state: State | undefined,
  onGivenUp: () => void,
): { bet: number; isFree: boolean; act: () => void } | null => {
  const [isWanted, setWanted] = useState(false);
  const round = state?.round;
  const bet = link?.stakes === 'round' && round?.status === 'open' ? round.bet : null;
  const phase = state?.phase;
  useEffect(() => {
    if (!isWanted) return;
    if (phase === 'deciding' || phase === 'resumable') link?.send({ type: 'quit' });
    if (phase === 'deciding' || phase === 'resumable' || bet === null) setWanted(false);
  }, [isWanted, phase, bet, link]);
  if (bet === null) return null;
  return {
    bet,
    isFree: state !== undefined && isSearching(state),
    act() {
      setWanted(true);
      onGivenUp();
    },
  };
};
