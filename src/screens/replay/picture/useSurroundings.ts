import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { isLanguage, type Language } from '#contract/languages.ts';
import type { Surroundings } from '#contract/recording.ts';
import { bridge } from '#engine/bridge.ts';
import type { StageSize } from '#src/features/stage/SizedStage.tsx';
import { measureStage } from '#src/features/stage/StageHost.tsx';

/**
 * What lay around the scene when it was recorded, as far as it was kept. Chrome and canvas share one
 * store: what a recording does to it is undone when it is put away.
 */
export const useSurroundings = (isHeard: boolean) => {
  const [size, setSize] = useState<StageSize | null>(null);
  const [language, setLanguage] = useState<Language | null>(null);
  useEffect(() => {
    const { coins, isMotionReduced, isQuick, isMusicOn, isEffectsOn } = bridge.get();
    return () => {
      bridge.setCoins(coins);
      bridge.setMotionReduced(isMotionReduced);
      bridge.setQuick(isQuick);
      bridge.setSound({ isMusicOn, isEffectsOn });
    };
  }, []);
  useEffect(() => bridge.setSound({ isMusicOn: isHeard, isEffectsOn: isHeard }), [isHeard]);
  return {
    size,
    language,
    surround(change: Surroundings) {
      if (change.isMotionReduced !== undefined) bridge.setMotionReduced(change.isMotionReduced);
      if (change.isQuick !== undefined) bridge.setQuick(change.isQuick);
      if (isLanguage(change.language)) setLanguage(change.language);
      if (!change.size) return;
      const { density: _, ...device } = change.size;
      // The frames that follow are of that size; how fine they are drawn is this screen's own.
      flushSync(() => setSize(device));
      measureStage();
    },
  };
};
