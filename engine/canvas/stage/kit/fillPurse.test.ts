import { expect, test } from 'vitest';
import { createSteppingFrames } from '../frames.ts';
import { createTweens } from '../tweens.ts';
import type { FlyingCoins } from './coins.ts';
import { fillPurse } from './fillPurse.ts';
import type { Kit } from './kit.ts';
import type { Purse } from './purse.ts';

test('coins come one after the other, each from its own place; the purse counts when the first has landed', async () => {
  const frames = createSteppingFrames();
  const act = createTweens(frames);
  const seen: string[] = [];
  const coins = {
    async fly(from: { x: number }, _to: unknown, onLand: () => void) {
      seen.push(`from ${from.x}`);
      onLand();
    },
  } as unknown as FlyingCoins;
  const purse = {
    mouth: () => ({ x: 0, y: 0 }),
    bump: () => seen.push('bump'),
    hold: () => seen.push('hold'),
    release: () => seen.push('release'),
  };
  const done = fillPurse(
    { act } as unknown as Kit,
    { coins, purse: purse as unknown as Purse },
    3,
    (index) => ({ x: 10 * index, y: 0 }),
  );
  await Promise.resolve();
  await Promise.resolve();
  expect(seen).toEqual(['hold', 'from 0', 'bump', 'release']);
  act.skip();
  await done;
  expect(seen.slice(4)).toEqual(['from 10', 'bump', 'release', 'from 20', 'bump', 'release']);
});
