import { useStore } from 'zustand';
import { bridge } from '#engine/bridge.ts';

/** Available coins as canvas and chrome share them, in hundredths: both change in the same moment. */
export const useCoins = (): number => useStore(bridge.store, ({ coins }) => coins);
