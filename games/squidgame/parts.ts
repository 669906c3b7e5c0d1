import { Container } from 'pixi.js';
import { createEndBoard } from '#engine/canvas/stage/kit/endBoard.ts';
import { createInvitation } from '#engine/canvas/stage/kit/invitation.ts';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import { createPlaque } from '#engine/canvas/stage/kit/plaque.ts';
import { createTake } from '#engine/canvas/stage/kit/take.ts';
import { createWinnings } from '#engine/canvas/stage/kit/winnings.ts';
import type { Layout } from '#engine/canvas/stage/layout.ts';
import { SOUNDS } from './sounds.ts';
import { createBridgeFinale } from './view/finale.ts';
import { createLadder } from './view/ladder.ts';
import { createLamp } from './view/lamp.ts';
import { createPanels } from './view/panels.ts';
import { createShade } from './view/shade.ts';
import { boardPlace, invitationPlace } from './view/space.ts';
import { createSuspense } from './view/suspense.ts';
import { createWorld } from './view/world.ts';

/** What the player can do. */
interface Inputs {
  onStep(pane: number): void;
  onTake(): void;
}

/** The golden button that takes. */
const TAKE = {
  key: 'squidgame',
  tells: ['leaping', 'broke', 'taking'],
  press: SOUNDS.press,
  looks: {
    awake: 'take',
    asleep: 'take-off',
    corners: { leftWidth: 70, rightWidth: 70, topHeight: 40, bottomHeight: 44 },
  },
};

/** What a round most often ends with. */
const TITLES = ['won.small', 'won.medium', 'won.big', 'lost.fell'];

/** Everything that is seen, from back to front, and what moves it. */
export const createParts = (kit: Kit, { onStep, onTake }: Inputs) => {
  const { texts } = kit.context;
  const view = new Container();
  const world = createWorld(kit);
  const shade = createShade(kit);
  const ladder = createLadder(kit);
  const lamp = createLamp(kit);
  const plaque = createPlaque(kit, 'squidgame');
  const board = createEndBoard(
    kit,
    boardPlace,
    TITLES.map((title) => texts(`squidgame.${title}`)),
  );
  const invitation = createInvitation(kit, texts('squidgame.title'), invitationPlace);
  const { purse, burst, coins } = createWinnings(kit);
  const panels = createPanels(kit, world.bridge, onStep);
  const button = createTake(kit, TAKE, onTake);
  const { figure, dim } = world;
  const finale = createBridgeFinale(kit, { board, burst, coins, purse, figure, dim });
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
    panels,
    button,
    finale,
    suspense,
    resize(layout: Layout) {
      for (const part of sized) part.resize(layout);
    },
  };
};
export type Parts = ReturnType<typeof createParts>;
