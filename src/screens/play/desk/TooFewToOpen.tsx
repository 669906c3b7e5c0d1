import { useEffect, useState } from 'react';
import type { DeskProps } from './deskProps.ts';
import { TooFewToBet } from './TooFewToBet.tsx';
import { useBet } from './useBet.ts';

/** The purse was refused when the table came: how much it holds, and where coins are free. Once it holds more, the table is asked for anew. */
export const TooFewToOpen = ({ game, link }: DeskProps) => {
  const { bounds, coins, isEnough } = useBet(game, link);
  const [wasEnough] = useState(isEnough);
  useEffect(() => {
    if (isEnough && !wasEnough) link.send({ type: 'retry' });
  }, [isEnough, wasEnough, link]);
  return bounds && <TooFewToBet coins={coins} min={bounds.min} />;
};
