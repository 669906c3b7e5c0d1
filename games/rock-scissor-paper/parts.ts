import { Container } from 'pixi.js';
import { alongside } from '#engine/canvas/stage/kit/alongside.ts';
import { createCamera } from '#engine/canvas/stage/kit/camera.ts';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import { createWinnings } from '#engine/canvas/stage/kit/winnings.ts';
import type { Layout } from '#engine/canvas/stage/layout.ts';
import type { RpsLink } from '#games/rock-scissor-paper/machine.ts';
import type { Hand } from '#games/rock-scissor-paper/shapes.ts';
import { SOUNDS } from './sounds.ts';
import { createArm } from './view/arm.ts';
import { createClash } from './view/clash.ts';
import { createDesk } from './view/desk.ts';
import { createInvitation } from './view/invitation.ts';
import { createLamp } from './view/lamp.ts';
import { createLine } from './view/line.ts';
import { createPayOut } from './view/payOut.ts';
import { createRipple } from './view/ripple.ts';
import { createRival } from './view/rival.ts';
import { createScore } from './view/score.ts';
import { createSearch } from './view/search.ts';
import { createTheatre } from './view/theatre.ts';
import { createVerdict } from './view/verdict.ts';

/** What the player can do. */
interface Inputs {
  onThrow(hand: Hand): void;
  send: RpsLink['send'];
}

/** Everything that is seen, from back to front, and what moves it. */
export const createParts = (kit: Kit, { onThrow, send }: Inputs) => {
  const view = new Container();
  const theatre = createTheatre(kit);
  const ripple = createRipple(kit);
  const mine = createArm(kit, 'mine');
  const theirs = createRival(kit);
  const lamp = createLamp(kit);
  const score = createScore(kit);
  const line = createLine(kit);
  const verdict = createVerdict(kit);
  const desk = createDesk(kit, onThrow);
  const search = createSearch(kit, send);
  const invitation = createInvitation(kit, mine, theirs);
  const { purse, burst, coins } = createWinnings(kit, SOUNDS.coin);
  /** What trembles when hands meet. */
  const stage = new Container({ isRenderGroup: true });
  const camera = createCamera(kit, stage);
  const strike = () => alongside(ripple.run());
  const clash = createClash(kit, { mine, theirs, score, burst, camera, strike });
  const payOut = createPayOut(kit, { verdict, purse, coins, burst });
  stage.addChild(theatre.view, ripple.view, theatre.tree, mine.view, theirs.view, clash.view);
  view.addChild(
    stage,
    search.view,
    // Petals and coins fly behind whatever is to be read.
    theatre.front,
    burst.view,
    lamp.view,
    coins.view,
    score.view,
    line.view,
    verdict.view,
    desk.view,
    search.choices,
    purse.view,
  );
  return {
    view,
    theatre,
    arms: [mine, theirs],
    mine,
    theirs,
    lamp,
    score,
    line,
    verdict,
    desk,
    search,
    invitation,
    purse,
    burst,
    clash,
    payOut,
    resize(layout: Layout) {
      for (const part of [theatre, desk, search, purse, burst]) part.resize(layout);
      const place = theatre.place();
      for (const part of [ripple, mine, theirs, clash, lamp, score, line, search, verdict])
        part.home(place);
    },
    /** Takes away whatever can be pressed, and what goes on by itself. */
    retire() {
      invitation.stop();
      search.close();
      desk.hide();
    },
  };
};
export type Parts = ReturnType<typeof createParts>;
