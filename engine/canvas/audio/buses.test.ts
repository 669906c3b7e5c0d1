import { expect, it, vi } from 'vitest';
import { createBridge } from '../../bridge.ts';
import { createAdjustableClock } from '../../core/adjustableClock.ts';
import { createBuses } from './buses.ts';

const setUp = () => {
  const bridge = createBridge({ musicVolume: 0.5, effectsVolume: 0.8 });
  const clock = createAdjustableClock(0, () => {});
  const buses = createBuses(bridge, clock);
  const watcher = vi.fn();
  buses.watch(watcher);
  return { bridge, clock, buses, watcher };
};

it('[sound] music follows one volume, effects and the voice of results the other', () => {
  const { bridge, buses, watcher } = setUp();
  const gains = () => (['music', 'effects', 'voice'] as const).map(buses.gain);
  expect(gains()).toEqual([0.5, 0.8, 0.8]);
  bridge.setSound({ musicVolume: 0.2 });
  bridge.setSound({ isEffectsOn: false });
  expect(gains()).toEqual([0.2, 0, 0]);
  expect(watcher.mock.calls).toEqual([[0], [0]]);
  bridge.setCoins(100);
  expect(watcher).toHaveBeenCalledTimes(2);
});

it('the music is lowered under what is told until the last of it is over, and nothing else is', () => {
  const { buses, clock, watcher } = setUp();
  buses.duck(1_000);
  clock.pass(400);
  buses.duck(200);
  expect(buses.gain('music')).toBeLessThan(0.3);
  expect(buses.gain('voice')).toBe(0.8);
  clock.pass(500);
  expect(buses.gain('music')).toBeLessThan(0.3);
  clock.pass(100);
  expect(buses.gain('music')).toBe(0.5);
  for (const [ms] of watcher.mock.calls) expect(ms).toBeGreaterThan(100);
});

it('music that is off stays off under what is told', () => {
  const { bridge, buses } = setUp();
  bridge.setSound({ isMusicOn: false });
  buses.duck(500);
  expect(buses.gain('music')).toBe(0);
});
