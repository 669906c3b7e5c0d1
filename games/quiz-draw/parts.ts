import { createBurst } from '#engine/canvas/stage/kit/burst.ts';
import type { SceneHands } from '#engine/canvas/stage/kit/room.ts';
import { createHero } from './view/hero.ts';
import { createMarket } from './view/market.ts';
import { createSlip } from './view/slip.ts';
import { createStrings } from './view/strings.ts';

/** What the scene is made of. */
export const createParts = ({ kit, telling }: SceneHands<unknown>) => {
  const { context } = kit;
  return {
    context,
    kit,
    market: createMarket(kit),
    strings: createStrings(kit),
    hero: createHero(kit),
    burst: createBurst(kit),
    slip: createSlip(kit),
    telling,
  };
};

export type DrawParts = ReturnType<typeof createParts>;
