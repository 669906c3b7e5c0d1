import { bridge } from '#engine/bridge.ts';
import { availableOf, useSession } from './store.ts';

const feed = (): void => {
  const state = useSession.getState();
  const { musicVolume, effectsVolume, isMusicOn, isEffectsOn, isHapticsOn } = state.game;
  bridge.setCoins(availableOf(state));
  bridge.setSound({ musicVolume, effectsVolume, isMusicOn, isEffectsOn });
  bridge.setHapticsOn(isHapticsOn);
  bridge.setLanguage(state.language);
};

/** The session's settings, balance and language reach the canvas; so does the wish for less motion. */
export const feedBridge = (): (() => void) => {
  feed();
  const stop = useSession.subscribe(feed);
  const motion = window.matchMedia('(prefers-reduced-motion: reduce)');
  const follow = () => bridge.setMotionReduced(motion.matches);
  follow();
  motion.addEventListener('change', follow);
  return () => {
    stop();
    motion.removeEventListener('change', follow);
  };
};
