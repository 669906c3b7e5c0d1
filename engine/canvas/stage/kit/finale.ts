import type { Burst } from './burst.ts';
import { type CheerSounds, cheer } from './cheer.ts';
import type { FlyingCoins } from './coins.ts';
import type { EndBoard, Ending } from './endBoard.ts';
import { fillPurse } from './fillPurse.ts';
import type { Joy } from './joy.ts';
import type { Kit } from './kit.ts';
import type { Purse } from './purse.ts';

/** How a round's end is told. */
export interface Finale {
  /** Joy of a size, coins into the purse. */
  celebrate(ending: Ending, joy: Joy): Promise<void>;
  /** A few kind words. */
  console(ending: Ending): Promise<void>;
}

/** What tells it. */
export interface FinaleParts {
  board: EndBoard;
  burst: Burst;
  coins: FlyingCoins;
  purse: Purse;
}

interface FinaleOptions {
  sounds: CheerSounds & { lose: string };
  /** Where coins fly from, in units of the scene. */
  from(index: number): { x: number; y: number };
  /** What of the scene's own goes on beside either. */
  onWin?(): Promise<void>;
  onLoss?(): void;
}

/** Coins that fly into the purse. */
const FLIGHTS: Readonly<Record<Joy, number>> = { small: 3, medium: 5, big: 8 };

export const createFinale = (kit: Kit, parts: FinaleParts, options: FinaleOptions): Finale => {
  const { board, burst } = parts;
  const { sounds, from, onWin, onLoss } = options;
  const { controls, audio } = kit.context;
  return {
    async celebrate(ending, joy) {
      controls.say(`${ending.title}\n${ending.said}`);
      await Promise.all([
        board.tell(ending),
        onWin?.(),
        fillPurse(kit, parts, FLIGHTS[joy], from),
        cheer(kit, burst, sounds, joy),
      ]);
    },
    async console(ending) {
      controls.say(`${ending.title}\n${ending.said}`);
      audio.tell(sounds.lose);
      onLoss?.();
      await board.tell(ending);
    },
  };
};
