import { useStore } from 'zustand';
import { type BridgeState, bridge } from '#engine/bridge.ts';

/** Reads what canvas and chrome share, so that both change in the same moment. */
const useBridge = <T>(select: (state: BridgeState) => T): T => useStore(bridge.store, select);

/** Available coins, in hundredths. */
export const useCoins = (): number => useBridge((state) => state.coins);
