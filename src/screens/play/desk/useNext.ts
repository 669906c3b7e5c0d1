import { useEffect, useState } from 'react';
import type { AnyRoundLink } from '#games/catalogue.ts';
import { useShown } from '../useShown.ts';

const PUT_AWAY: ReadonlySet<string> = new Set(['settled', 'loading', 'loaded']);

/**
 * Opens the next round where the settled one has to be put away first: the server is asked whether
 * another may be opened, and if so it is, as soon as nothing lies over the stage.
 */
export const useNext = (link: AnyRoundLink): { isBusy: boolean; go: () => void } => {
  const [isWanted, setWanted] = useState(false);
  const isDue = useShown(
    link,
    ({ phase, isCovered }) => isWanted && !isCovered && !PUT_AWAY.has(phase),
  );
  useEffect(() => {
    if (!isDue) return;
    setWanted(false);
    // Anywhere but in `idle` it is ignored: a round was found open, or none may be opened.
    link.send({ type: 'open' });
  }, [isDue, link]);
  return {
    isBusy: isWanted,
    go() {
      if (link.state().phase !== 'settled') return link.send({ type: 'open' });
      setWanted(true);
      link.send({ type: 'continue' });
    },
  };
};
