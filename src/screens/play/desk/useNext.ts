import { useEffect, useState } from 'react';
import type { DeskProps } from './deskProps.ts';

/**
 * Opens the next round where the settled one has to be put away first: the server is asked whether
 * another may be opened, and if so it is, as soon as nothing lies over the stage.
 */
export const useNext = ({
  link,
  state: { phase, isCovered },
}: Pick<DeskProps, 'link' | 'state'>): { isBusy: boolean; go: () => void } => {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (!isWanted || isCovered) return;
    if (phase === 'settled' || phase === 'loading' || phase === 'loaded') return;
    setWanted(false);
    // Anywhere but in `idle` it is ignored: a round was found open, or none may be opened.
    link.send({ type: 'open' });
  }, [isWanted, isCovered, phase, link]);
  return {
    isBusy: isWanted,
    go() {
      if (phase !== 'settled') return link.send({ type: 'open' });
      setWanted(true);
      link.send({ type: 'continue' });
    },
  };
};
