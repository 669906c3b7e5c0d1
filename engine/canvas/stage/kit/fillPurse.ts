import { BEATS } from './beats.ts';
import type { FlyingCoins } from './coins.ts';
import type { Kit } from './kit.ts';
import type { Purse } from './purse.ts';

/**
 * Has so many coins fly into the purse, one after the other, each from where `from` says then, in units of the
 * scene. It counts to what they bring in the frame in which the first one lands.
 */
export const fillPurse = async (
  kit: Kit,
  { coins, purse }: { coins: FlyingCoins; purse: Purse },
  count: number,
  from: (index: number) => { x: number; y: number },
): Promise<void> => {
  purse.hold();
  const flights = Array.from({ length: count }, async (_, index) => {
    await kit.act.wait(index * BEATS.coinApart.ms);
    await coins.fly(from(index), purse.mouth(), () => {
      purse.bump();
      purse.release();
    });
  });
  await Promise.all(flights);
};
