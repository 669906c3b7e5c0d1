import type { Burst } from '#engine/canvas/stage/kit/burst.ts';
import { cheer } from '#engine/canvas/stage/kit/cheer.ts';
import type { FlyingCoins } from '#engine/canvas/stage/kit/coins.ts';
import { fillPurse } from '#engine/canvas/stage/kit/fillPurse.ts';
import { type Joy, joyOfWin } from '#engine/canvas/stage/kit/joy.ts';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import type { Purse } from '#engine/canvas/stage/kit/purse.ts';
import type { RpsEnd } from '#games/rock-scissor-paper/shapes.ts';
import { SOUNDS } from '#games/rock-scissor-paper/sounds.ts';
import type { VerdictBoard } from './verdict.ts';

const COINS = 6;
/** Units between the places they rise from: no coin hangs before another. */
const APART = 46;

/**
 * Every win pays about the same: how it was won tells how much it is celebrated. Straight throws
 * are more than two of three or the only one, against another player most of all; one who gave up was not beaten.
 */
export const joyOf = (
  { score, multiplier }: RpsEnd,
  { isLive, wins }: { isLive: boolean; wins: number },
): Joy =>
  wins === 1 || score[1] > 0 || score[0] < wins ? joyOfWin(multiplier) : isLive ? 'big' : 'medium';

interface Parts {
  verdict: VerdictBoard;
  purse: Purse;
  coins: FlyingCoins;
  burst: Burst;
}

/** Has the coins of a won match fly from its board to the purse. */
export const createPayOut =
  (kit: Kit, { verdict, purse, coins, burst }: Parts) =>
  async (size: Joy): Promise<void> => {
    const from = (i: number) => {
      const { x, y } = verdict.spring();
      return { x: x + (i - (COINS - 1) / 2) * APART, y };
    };
    await Promise.all([
      cheer(kit, burst, SOUNDS, size),
      fillPurse(kit, { coins, purse }, COINS, from),
    ]);
  };
