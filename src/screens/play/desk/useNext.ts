import { useEffect, useState } from 'react';
import type { AnyRoundLink } from '#games/catalogue.ts';

/**
 * Opens the next round where the settled one has to be put away first: the server is asked whether
 * another may be opened, and if so it is.
 */
export const useNext = (link: AnyRoundLink, phase: string): { isBusy: boolean; go: () => void } => {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (!isWanted || phase === 'settled' || phase === 'loading' || phase === 'loaded') return;
    setWanted(false);
    // Anywhere but in `idle` it is ignored: a round was found open, or none may be opened.
    link.send({ type: 'open' });
  }, [isWanted, phase, link]);
  return {
    isBusy: isWanted,
    go() {
      if (phase !== 'settled') return link.send({ type: 'open' });
      setWanted(true);
      link.send({ type: 'continue' });
    },
  };
};
