import { describe, expect, it, vi } from 'vitest';
import { createBridge } from './bridge.ts';

describe('bridge', () => {
  it('[shape-bridge] tells every listener of a coin change in the same call', () => {
    const bridge = createBridge({ coins: 200 });
    const chrome = vi.fn();
    const scene = vi.fn();
    bridge.subscribe((state) => chrome(state.coins));
    bridge.subscribe((state) => scene(state.coins));
    bridge.setCoins(300);
    expect(chrome).toHaveBeenCalledExactlyOnceWith(300);
    expect(scene).toHaveBeenCalledExactlyOnceWith(300);
    expect(bridge.get().coins).toBe(300);
  });

  it('[shape-bridge] clamps both volumes to 0..1 and keeps them when given no number', () => {
    const bridge = createBridge();
    bridge.setSound({ musicVolume: 3, effectsVolume: -1 });
    expect(bridge.get()).toMatchObject({ musicVolume: 1, effectsVolume: 0 });
    bridge.setSound({ musicVolume: Number.NaN, isMusicOn: false });
    expect(bridge.get()).toMatchObject({ musicVolume: 1, effectsVolume: 0, isMusicOn: false });
  });

  it('[shape-bridge] is without what was just staked until another balance is told, the same one too', () => {
    const bridge = createBridge({ coins: 500 });
    bridge.showStake(200);
    expect(bridge.get().coins).toBe(300);
    bridge.showStake(0);
    expect(bridge.get().coins).toBe(500);
    bridge.showStake(900);
    expect(bridge.get().coins).toBe(0);
    bridge.setCoins(500);
    expect(bridge.get().coins).toBe(500);
  });

  it('refuses a balance that is none, and stays quiet when nothing changed', () => {
    const bridge = createBridge({ coins: 100 });
    const heard = vi.fn();
    bridge.subscribe(heard);
    for (const coins of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => bridge.setCoins(coins)).toThrow(RangeError);
    bridge.setCoins(100);
    bridge.setLanguage(bridge.get().language);
    bridge.setMotionReduced(false);
    bridge.setHapticsOn(true);
    expect(heard).not.toHaveBeenCalled();
  });
});
