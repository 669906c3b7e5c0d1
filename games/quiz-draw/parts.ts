import { createBurst } from '#engine/canvas/stage/kit/burst.ts';
import { createKit } from '#engine/canvas/stage/kit/kit.ts';
import { createRibbon } from '#engine/canvas/stage/kit/ribbon.ts';
import { createTelling } from '#engine/canvas/stage/kit/telling.ts';
import type { SceneContext } from '#engine/canvas/stage/scene.ts';
import { createHero } from './view/hero.ts';
import { createMarket } from './view/market.ts';
import { createSlip } from './view/slip.ts';
import { createStrings } from './view/strings.ts';

/** What the scene is made of; `onSkip`: a touch wants what is told to end. */
export const createParts = (context: SceneContext, onSkip: () => void) => {
  const kit = createKit(context);
  return {
    context,
    kit,
    market: createMarket(kit),
    strings: createStrings(kit),
    hero: createHero(kit),
    burst: createBurst(kit),
    slip: createSlip(kit),
    ribbon: createRibbon(kit),
    telling: createTelling(kit, context.texts('event:stage.skip'), onSkip),
  };
};

export type DrawParts = ReturnType<typeof createParts>;
