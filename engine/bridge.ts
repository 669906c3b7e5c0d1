import { createStore } from 'zustand/vanilla';
import { DEFAULT_LANGUAGE, type Language } from '#contract/languages.ts';

/** What React and every scene share. */
export interface BridgeState {
  /** Available coins in hundredths, never negative; less what was just staked. */
  coins: number;
  /** 0..1. */
  musicVolume: number;
  /** 0..1. */
  effectsVolume: number;
  isMusicOn: boolean;
  isEffectsOn: boolean;
  /** Presses and results can be felt, where the device has it. */
  isHapticsOn: boolean;
  language: Language;
  /** The player asked for less motion: crossfades only. */
  isMotionReduced: boolean;
  /** The player wants results told quickly. */
  isQuick: boolean;
}

export interface SoundSettings
  extends Pick<BridgeState, 'musicVolume' | 'effectsVolume' | 'isMusicOn' | 'isEffectsOn'> {}

const DEFAULTS: BridgeState = {
  coins: 0,
  musicVolume: 0.6,
  effectsVolume: 0.8,
  isMusicOn: true,
  isEffectsOn: true,
  isHapticsOn: true,
  language: DEFAULT_LANGUAGE,
  isMotionReduced: false,
  isQuick: false,
};

/** A volume between 0 and 1; what is no number leaves `before` as it was. */
const volume = (value: number | undefined, before: number): number =>
  value === undefined || Number.isNaN(value) ? before : Math.min(1, Math.max(0, value));

/** A bridge of its own, for tests and replays; the app uses `bridge`. */
export const createBridge = (initial: Partial<BridgeState> = {}) => {
  const store = createStore<BridgeState>()(() => ({ ...DEFAULTS, ...initial }));
  const { getState, setState } = store;
  /** The available coins as they were last told. */
  let told = getState().coins;
  return {
    get: getState,
    /** Calls back after each change with the state now and before; the answer stops it. */
    subscribe: store.subscribe,
    /** The store itself, for `useStore` of zustand in React. */
    store,
    /** Takes the available coins in hundredths; throws RangeError for anything but a whole number from 0. */
    setCoins(coins: number): void {
      if (!Number.isSafeInteger(coins) || coins < 0) throw new RangeError(`no balance: ${coins}`);
      told = coins;
      if (coins !== getState().coins) setState({ coins });
    },
    /** Takes what was just staked, in hundredths, out of the balance until another one is told; 0 puts it back. */
    showStake(stake: number): void {
      const coins = Math.max(0, told - stake);
      if (coins !== getState().coins) setState({ coins });
    },
    /** Changes sound settings; volumes are clamped to 0..1. */
    setSound(change: Partial<SoundSettings>): void {
      const before = getState();
      setState({
        musicVolume: volume(change.musicVolume, before.musicVolume),
        effectsVolume: volume(change.effectsVolume, before.effectsVolume),
        isMusicOn: change.isMusicOn ?? before.isMusicOn,
        isEffectsOn: change.isEffectsOn ?? before.isEffectsOn,
      });
    },
    setHapticsOn(isHapticsOn: boolean): void {
      if (isHapticsOn !== getState().isHapticsOn) setState({ isHapticsOn });
    },
    setLanguage(language: Language): void {
      if (language !== getState().language) setState({ language });
    },
    setMotionReduced(isMotionReduced: boolean): void {
      if (isMotionReduced !== getState().isMotionReduced) setState({ isMotionReduced });
    },
    setQuick(isQuick: boolean): void {
      if (isQuick !== getState().isQuick) setState({ isQuick });
    },
  };
};

export type Bridge = ReturnType<typeof createBridge>;

/** The app's one bridge. */
export const bridge: Bridge = createBridge();
