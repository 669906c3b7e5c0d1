import { createBurst } from './burst.ts';
import { createCoins } from './coins.ts';
import type { Kit } from './kit.ts';
import { createPurse } from './purse.ts';

/** What a win of coins is shown with: what flies for joy, and coins that fly into the purse. */
export const createWinnings = (kit: Kit, coinSound?: string) => ({
  purse: createPurse(kit),
  burst: createBurst(kit),
  coins: createCoins(kit, coinSound),
});
