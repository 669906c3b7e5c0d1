import type { SceneHands } from '#engine/canvas/stage/kit/room.ts';
import { createWinnings } from '#engine/canvas/stage/kit/winnings.ts';
import { isNationalDress } from './dress.ts';
import { SOUNDS } from './sounds.ts';
import { createBoard } from './view/board.ts';
import type { EggHandlers } from './view/eggControls.ts';
import { createForest } from './view/forest.ts';
import { createLine } from './view/line.ts';
import { createMother } from './view/mother.ts';
import { createNest } from './view/nest.ts';
import { createPrizeStage } from './view/prize.ts';
import { createSun } from './view/sun.ts';

/** What the scene is made of. */
export const createParts = ({ kit, telling }: SceneHands<unknown>, handlers: EggHandlers) => {
  const { context } = kit;
  const isNational = isNationalDress(context.clock.now());
  const { purse, burst, coins } = createWinnings(kit, SOUNDS.coin);
  return {
    context,
    kit,
    forest: createForest(kit, isNational),
    sun: createSun(kit),
    mother: createMother(kit, isNational),
    nest: createNest(kit, isNational, handlers),
    line: createLine(kit),
    purse,
    burst,
    coins,
    prizes: createPrizeStage(kit, purse, coins),
    board: createBoard(kit),
    telling,
  };
};

export type EggParts = ReturnType<typeof createParts>;
