import { middleOf } from '../layout.ts';
import type { Burst } from './burst.ts';
import { type CheerSounds, cheer } from './cheer.ts';
import type { FlyingCoins } from './coins.ts';
import type { EndBoard, Ending } from './endBoard.ts';
import { fillPurse } from './fillPurse.ts';
import { type Joy, joyOfWin } from './joy.ts';
import type { Kit } from './kit.ts';
import type { Purse } from './purse.ts';

/** How a round's end is told: joy and coins into the purse for a win, else a few kind words. */
export interface Finale {
  tell(ending: Ending): Promise<void>;
}

/** What tells it. */
export interface FinaleParts {
  board: EndBoard;
  burst: Burst;
  coins: FlyingCoins;
  purse: Purse;
}

interface FinaleOptions {
  sounds?: CheerSounds & { lose: string };
  /** Where coins fly from, in units of the scene; else from its middle. */
  from?(index: number): { x: number; y: number };
  /** What of the scene's own goes on beside either. */
  onWin?(): Promise<void>;
  onLoss?(): void;
}

/** Coins that fly into the purse. */
const FLIGHTS: Readonly<Record<Joy, number>> = { small: 3, medium: 5, big: 8 };

/** The club's own, for a game that has no others. */
const SOUNDS = {
  lose: 'club/tap',
  wins: { small: 'club/coin-tick', medium: 'club/coin-shower', big: 'club/coin-shower' },
};

export const createFinale = (
  kit: Kit,
  parts: FinaleParts,
  { sounds = SOUNDS, from, onWin, onLoss }: FinaleOptions = {},
): Finale => {
  const { board, burst } = parts;
  const { controls, audio, layout } = kit.context;
  return {
    async tell(ending) {
      const { title, said, won } = ending;
      controls.say(`${title}\n${said}`);
      if (!won) {
        audio.tell(sounds.lose);
        onLoss?.();
        await board.tell(ending);
        return;
      }
      const joy = joyOfWin(won.multiplier);
      await Promise.all([
        board.tell(ending),
        onWin?.(),
        fillPurse(kit, parts, FLIGHTS[joy], from ?? (() => middleOf(layout()))),
        cheer(kit, burst, sounds, joy),
      ]);
    },
  };
};
