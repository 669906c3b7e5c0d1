import type { CoinBalance } from '#contract/coins.ts';
import type { Round } from '#contract/rounds.ts';
import { type Plan, stakesOf, stepPayout } from '../../core/rules/plan.ts';
import type { Step } from '../../core/rules/rules.ts';

export interface HouseStakes<Tuning, State> {
  /** How it is staked and paid, and for how long a round that is over is rested from. */
  plan: Plan<Tuning, State, never>;
  /** The player's coins at the start, in hundredths. */
  coins?: number;
}

/** The coins of a house's player, and what of them its open round holds; hundredths. */
export const createHouseCoins = <Tuning, State>({
  plan,
  coins: start = 0,
}: HouseStakes<Tuning, State>) => {
  const stakes = stakesOf(plan);
  let coins = start;
  let held = 0;
  return {
    balance: () => coins,
    has: (amount: number) => amount <= coins - held,
    hold(bet: number) {
      held += bet;
    },
    /** Books what a step cost and paid; answers what the round has staked and won by now. */
    book(
      { bet, won }: Round,
      tuning: Tuning,
      { multiplier, isDone, isVoid }: Step<unknown, unknown>,
      stake: number,
    ): Pick<Round, 'bet' | 'won'> {
      const paid = stepPayout(plan, tuning, stakes === 'round' ? bet : stake, multiplier);
      coins += paid;
      if (stakes === 'move') coins -= stake;
      if (isDone && stakes === 'round') {
        held -= bet;
        if (!isVoid) coins -= bet;
      }
      return { bet: stakes === 'move' ? bet + stake : bet, won: won + paid };
    },
    add(amount: number) {
      coins += amount;
    },
    save: (): readonly [coins: number, held: number] => [coins, held],
    restore(saved: readonly [coins: number, held: number]) {
      [coins, held] = saved;
    },
    told: (): CoinBalance => ({
      balance: coins,
      pending: held,
      redeemed: 0,
      expire: { balance: 0, date: null },
    }),
  };
};
