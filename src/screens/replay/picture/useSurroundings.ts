import { useEffect } from 'react';
import { bridge } from '#engine/bridge.ts';

/** Chrome and canvas share one store: what a recording does to it is undone when it is put away. */
export const useSurroundings = (isHeard: boolean): void => {
  useEffect(() => {
    const { coins, isMotionReduced, isMusicOn, isEffectsOn } = bridge.get();
    return () => {
      bridge.setCoins(coins);
      bridge.setMotionReduced(isMotionReduced);
      bridge.setSound({ isMusicOn, isEffectsOn });
    };
  }, []);
  useEffect(() => bridge.setSound({ isMusicOn: isHeard, isEffectsOn: isHeard }), [isHeard]);
};
