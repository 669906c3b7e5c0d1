import { createBurst } from '#engine/canvas/stage/kit/burst.ts';
import { createCoins } from '#engine/canvas/stage/kit/coins.ts';
import { createKit } from '#engine/canvas/stage/kit/kit.ts';
import { createRibbon } from '#engine/canvas/stage/kit/ribbon.ts';
import { createTelling } from '#engine/canvas/stage/kit/telling.ts';
import type { SceneContext } from '#engine/canvas/stage/scene.ts';
import { SOUNDS } from './sounds.ts';
import { createBoard } from './view/board.ts';
import { createHud } from './view/hud.ts';
import { createKopitiam } from './view/kopitiam.ts';
import { createLobby } from './view/lobby.ts';
import { createSummary } from './view/summary.ts';
import { createTimer } from './view/timer.ts';

interface Handlers {
  onPick(cell: number): void;
  onStart(): void;
  /** A touch wants what is told to end. */
  onSkip(): void;
}

/** What the scene is made of. */
export const createParts = (context: SceneContext, { onPick, onStart, onSkip }: Handlers) => {
  const { texts, host } = context;
  const kit = createKit(context);
  return {
    context,
    kit,
    kopitiam: createKopitiam(kit),
    hud: createHud(kit),
    timer: createTimer(kit),
    burst: createBurst(kit),
    coins: createCoins(kit, SOUNDS.coin),
    board: createBoard(kit, onPick),
    lobby: createLobby(kit, onStart, host.leave),
    summary: createSummary(kit, host.leave),
    ribbon: createRibbon(kit),
    telling: createTelling(kit, texts('fto.skip'), onSkip),
  };
};

export type FtoParts = ReturnType<typeof createParts>;
