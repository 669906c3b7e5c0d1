import { Container } from 'pixi.js';
import { createBurst } from '#engine/canvas/stage/kit/burst.ts';
import { createCoins } from '#engine/canvas/stage/kit/coins.ts';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import { createPurse } from '#engine/canvas/stage/kit/purse.ts';
import { createRibbon } from '#engine/canvas/stage/kit/ribbon.ts';
import type { Layout } from '#engine/canvas/stage/layout.ts';
import { SOUNDS } from './sounds.ts';
import { createBoard } from './view/board.ts';
import { createFinale } from './view/finale.ts';
import { createInvitation } from './view/invitation.ts';
import { createLadder } from './view/ladder.ts';
import { createLamp } from './view/lamp.ts';
import { createPanels } from './view/panels.ts';
import { createPlaque } from './view/plaque.ts';
import { createShade } from './view/shade.ts';
import { createSuspense } from './view/suspense.ts';
import { createTake } from './view/take.ts';
import { createWorld } from './view/world.ts';

/** What the player can do. */
interface Inputs {
  onStep(pane: number): void;
  onTake(): void;
}

/** Everything that is seen, from back to front, and what moves it. */
export const createParts = (kit: Kit, { onStep, onTake }: Inputs) => {
  const view = new Container();
  const world = createWorld(kit);
  const shade = createShade(kit);
  const ladder = createLadder(kit);
  const lamp = createLamp(kit);
  const plaque = createPlaque(kit);
  const board = createBoard(kit);
  const invitation = createInvitation(kit);
  const purse = createPurse(kit);
  const burst = createBurst(kit);
  const coins = createCoins(kit, SOUNDS.coin);
  const ribbon = createRibbon(kit);
  const panels = createPanels(kit, world.bridge, onStep);
  const button = createTake(kit, onTake);
  const { figure, dim } = world;
  const finale = createFinale(kit, { board, burst, coins, purse, figure, dim });
  const suspense = createSuspense(kit, world);
  view.addChild(
    // Petals fall and coins fly behind whatever is to be read.
    world.view,
    shade.view,
    burst.view,
    coins.view,
    ladder.view,
    invitation.view,
    plaque.view,
    lamp.view,
    button.view,
    board.view,
    purse.view,
    ribbon.view,
  );
  const sized = [world, shade, ladder, lamp, plaque, button, board, invitation, purse, burst];
  return {
    view,
    world,
    shade,
    ladder,
    lamp,
    plaque,
    board,
    invitation,
    purse,
    ribbon,
    panels,
    button,
    finale,
    suspense,
    resize(layout: Layout) {
      for (const part of [...sized, ribbon]) part.resize(layout);
    },
  };
};
export type Parts = ReturnType<typeof createParts>;
