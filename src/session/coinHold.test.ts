import { expect, it } from 'vitest';
import { holdLiveCoins, whenCoinsShown } from './coinHold.ts';

it('what a throw must be shown before waits for the last hold, and comes once', () => {
  let times = 0;
  const refetch = () => {
    times += 1;
  };
  whenCoinsShown(refetch);
  expect(times).toBe(1);
  const [first, second] = [holdLiveCoins(), holdLiveCoins()];
  whenCoinsShown(refetch);
  whenCoinsShown(refetch);
  first();
  first();
  expect(times).toBe(1);
  second();
  expect(times).toBe(2);
});
