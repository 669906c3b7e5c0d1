import { useEffect, useState } from 'react';
import type { AnyRoundLink } from '#games/catalogue.ts';
import { isSearching } from './desk/searching.ts';
import { useShown } from './useShown.ts';

/**
 * How the open round with a bet in it is given up, or null where nothing would be lost. What is
 * being shown is shown to its end: only a round that waits for the player takes it.
 */
export const useGiveUp = (
  link: AnyRoundLink | null,
  onGivenUp: () => void,
): { bet: number; isFree: boolean; act: () => void } | null => {
  const [isWanted, setWanted] = useState(false);
  const bet =
    useShown(link, ({ round }) =>
      link?.stakes === 'round' && round?.status === 'open' ? round.bet : null,
    ) ?? null;
  const isFree = useShown(link, isSearching) ?? false;
  const mayQuit = useShown(
    link,
    ({ phase }) => isWanted && (phase === 'deciding' || phase === 'resumable'),
  );
  useEffect(() => {
    if (!isWanted) return;
    if (mayQuit) link?.send({ type: 'quit' });
    if (mayQuit || bet === null) setWanted(false);
  }, [isWanted, mayQuit, bet, link]);
  if (bet === null) return null;
  return {
    bet,
    isFree,
    act() {
      setWanted(true);
      onGivenUp();
    },
  };
};
