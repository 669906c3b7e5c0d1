import { createBurst } from '#engine/canvas/stage/kit/burst.ts';
import { createPurse } from '#engine/canvas/stage/kit/purse.ts';
import type { SceneHands } from '#engine/canvas/stage/kit/room.ts';
import { SOUNDS } from './sounds.ts';
import { createAscent } from './view/ascent.ts';
import { createBanner } from './view/banner.ts';
import { createHint } from './view/hint.ts';
import { createKite } from './view/kite.ts';
import { createLegend } from './view/legend.ts';
import { createSky } from './view/sky.ts';

/** Ticks closer together than this are not heard one by one. Milliseconds. */
const TICK_APART_MS = 46;

/** What the scene is made of. */
export const createParts = ({ kit, telling }: SceneHands<unknown>) => {
  const { context } = kit;
  const { texts, audio, frames } = context;
  let lastTick = 0;
  const tick = (speed: number) => {
    if (kit.act.isSkipping() || frames.now() - lastTick < TICK_APART_MS) return;
    lastTick = frames.now();
    const slow = 1 - Math.min(1, speed / 22);
    audio.effect(SOUNDS.tick, { volume: 0.3 + 0.7 * slow, rate: 1.3 - 0.35 * slow });
  };
  const sky = createSky(kit);
  const kite = createKite(kit, tick);
  const legend = createLegend(kit, texts('spin-wheel.chances'), texts('spin-wheel.nothing.rib'));
  return {
    context,
    kit,
    sky,
    kite,
    hint: createHint(kit),
    legend,
    ascent: createAscent(kit, sky, kite, legend),
    banner: createBanner(kit),
    burst: createBurst(kit),
    purse: createPurse(kit),
    telling,
  };
};

export type WheelParts = ReturnType<typeof createParts>;
