import { createBurst } from '#engine/canvas/stage/kit/burst.ts';
import { createCoins } from '#engine/canvas/stage/kit/coins.ts';
import type { SceneHands } from '#engine/canvas/stage/kit/room.ts';
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
}

/** What the scene is made of. */
export const createParts = (
  { kit, telling }: SceneHands<unknown>,
  { onPick, onStart }: Handlers,
) => {
  const { context } = kit;
  const { leave } = context.host;
  return {
    context,
    kit,
    kopitiam: createKopitiam(kit),
    hud: createHud(kit),
    timer: createTimer(kit),
    burst: createBurst(kit),
    coins: createCoins(kit, SOUNDS.coin),
    board: createBoard(kit, onPick),
    lobby: createLobby(kit, onStart, leave),
    summary: createSummary(kit, leave),
    telling,
  };
};

export type FtoParts = ReturnType<typeof createParts>;
