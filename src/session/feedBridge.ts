import { bridge } from '#engine/bridge.ts';
import type { SessionState } from './state.ts';
import { availableOf, useSession } from './store.ts';

/** A balance that was not told anew leaves what was staked meanwhile out of it. */
const feed = (state: SessionState, before?: SessionState): void => {
  const { musicVolume, effectsVolume, isMusicOn, isEffectsOn, isHapticsOn, isQuick } = state.game;
  if (state.player.coin !== before?.player.coin) bridge.setCoins(availableOf(state));
  bridge.setSound({ musicVolume, effectsVolume, isMusicOn, isEffectsOn });
  bridge.setHapticsOn(isHapticsOn);
  bridge.setQuick(isQuick);
  bridge.setLanguage(state.language);
};

/** The session's settings, balance and language reach the canvas; so does the wish for less motion. */
export const feedBridge = (): (() => void) => {
  feed(useSession.getState());
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
