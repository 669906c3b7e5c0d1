import { alongside } from '#engine/canvas/stage/kit/alongside.ts';
import type { Burst } from '#engine/canvas/stage/kit/burst.ts';
import { cheer } from '#engine/canvas/stage/kit/cheer.ts';
import type { FlyingCoins } from '#engine/canvas/stage/kit/coins.ts';
import { fillPurse } from '#engine/canvas/stage/kit/fillPurse.ts';
import type { Joy } from '#engine/canvas/stage/kit/joy.ts';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import type { Purse } from '#engine/canvas/stage/kit/purse.ts';
import { SOUNDS } from '#games/squidgame/sounds.ts';
import type { Board, Ending } from './board.ts';
import type { Figure } from './figure.ts';

/** How a round's end is told. */
export interface Finale {
  /** Joy of a size, coins into the purse. */
  celebrate(ending: Ending, joy: Joy): Promise<void>;
  /** The lights go down, and a few kind words. */
  console(ending: Ending): Promise<void>;
}

interface Parts {
  board: Board;
  burst: Burst;
  coins: FlyingCoins;
  purse: Purse;
  figure: Figure;
  /** 1: as the lanterns burn; 0: they are out. */
  dim(share: number): void;
}

/** Coins that fly into the purse. */
const FLIGHTS: Readonly<Record<Joy, number>> = { small: 3, medium: 5, big: 8 };
/** How much of the light is left after a loss. */
export const AFTERGLOW = 0.4;

export const createFinale = (kit: Kit, parts: Parts): Finale => {
  const { board, burst, coins, purse, figure, dim } = parts;
  const { act, context } = kit;
  const { controls, audio } = context;
  return {
    async celebrate(ending, joy) {
      controls.say(`${ending.title}\n${ending.said}`);
      await Promise.all([
        board.tell(ending),
        figure.cheer(),
        fillPurse(kit, { coins, purse }, FLIGHTS[joy], figure.hand),
        cheer(kit, burst, SOUNDS, joy),
      ]);
    },
    async console(ending) {
      controls.say(`${ending.title}\n${ending.said}`);
      audio.tell(SOUNDS.lose);
      const down = (t: number) => dim(1 - (1 - AFTERGLOW) * t);
      alongside(act.run(down, { ms: kit.isCalm() ? 1 : 700 }));
      await board.tell(ending);
    },
  };
};
