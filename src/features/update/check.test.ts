import { expect, it, vi } from 'vitest';
import { createSteppingClock } from '#engine/round/steppingClock.ts';
import { keepChecking } from './check.ts';

const HOUR_MS = 3_600_000;

it('[pwa] a new version is asked for every hour and when the page is seen again, whatever came of it before', async () => {
  const clock = createSteppingClock();
  let see = (_isVisible: boolean) => {};
  const watch = (callback: typeof see) => {
    see = callback;
    return () => {};
  };
  const look = vi.fn(async () => {
    throw new Error('no network');
  });
  vi.spyOn(console, 'warn').mockReturnValue();
  keepChecking(look, clock, { isVisible: () => true, watch });
  await clock.advance(HOUR_MS - 1);
  expect(look).not.toHaveBeenCalled();
  await clock.advance(1);
  expect(look).toHaveBeenCalledTimes(1);
  see(false);
  expect(look).toHaveBeenCalledTimes(1);
  see(true);
  expect(look).toHaveBeenCalledTimes(2);
  await clock.advance(HOUR_MS);
  expect(look).toHaveBeenCalledTimes(3);
});
