import { isLanguage } from '#contract/languages.ts';
import { type Clock, wallClock } from '#engine/core/clock.ts';
import { BRAND } from '#src/base/brand.ts';
import { stored, wipeStored } from '#src/base/stored.ts';
import { mergeLike } from './merge.ts';
import { clampVolume } from './state.ts';
import { useSession, whoseIs } from './store.ts';

/** Spec 9: the state is written this long after its last change. */
export const SAVE_MS = 500;

/** Raised when the shape below changes: a copy of another shape is not read. */
const SHAPE = 1;

const read = (): unknown => {
  try {
    const copy: unknown = JSON.parse(stored.state.get() ?? 'null');
    const isCopy = typeof copy === 'object' && copy !== null && 'shape' in copy && 'state' in copy;
    return isCopy && copy.shape === SHAPE ? copy.state : null;
  } catch {
    return null;
  }
};

/** The stored copy over the present state; without a token nobody is logged in, whatever it says. */
export const mergeStored = (): void => {
  const isAuth = stored.token.get() !== null && stored.swToken.get() !== null;
  useSession.setState((now) => {
    const merged = mergeLike(now, read());
    const { game } = merged;
    return {
      isAuth,
      player: isAuth ? merged.player : now.player,
      coinAt: isAuth ? merged.coinAt : 0,
      unreadCount: isAuth ? merged.unreadCount : 0,
      // The language has a stored value of its own, which the guards set.
      language:
        stored.language.get() ?? (isLanguage(merged.language) ? merged.language : now.language),
      game: {
        ...game,
        musicVolume: clampVolume(game.musicVolume),
        effectsVolume: clampVolume(game.effectsVolume),
      },
    };
  });
};

/** Writes the state now. */
export const saveNow = (): void =>
  stored.state.set(JSON.stringify({ shape: SHAPE, state: useSession.getState() }));

/** Saves 500 ms after the last change, at once on login and logout. Answers how to stop. */
export const persistSession = (clock: Clock = wallClock): (() => void) => {
  let cancel = () => {};
  const flush = () => {
    cancel();
    saveNow();
  };
  const stop = useSession.subscribe((state, before) => {
    cancel();
    if (whoseIs(state) !== whoseIs(before)) return saveNow();
    cancel = clock.later(SAVE_MS, saveNow);
  });
  // A page that goes away within the half second would lose its last change.
  window.addEventListener('pagehide', flush);
  return () => {
    cancel();
    stop();
    window.removeEventListener('pagehide', flush);
  };
};

/** Whether version `a` (dotted numbers) is older than `b`; what is no version is older than all. */
export const isOlder = (a: string, b: string): boolean => {
  if (!/^\d+(\.\d+)*$/.test(a)) return true;
  const [left, right] = [a, b].map((v) => v.split('.').map(Number)) as [number[], number[]];
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const difference = (left[i] ?? 0) - (right[i] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
};

/** Spec 4: what an app older than this one left behind is cleared before anything reads it. */
export const checkAppVersion = (): void => {
  const version = stored.appVersion.get();
  if (version === null || isOlder(version, BRAND.version)) wipeStored();
  stored.appVersion.set(BRAND.version);
};
