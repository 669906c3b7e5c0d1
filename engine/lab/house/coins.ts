import type { CoinBalance } from '#contract/coins.ts';
import type { Round } from '#contract/rounds.ts';
import { settlementOf, statusAfter } from '../../core/rules/after.ts';
import { type Plan, stakesOf } from '../../core/rules/plan.ts';
import type { Step } from '../../core/rules/rules.ts';

export interface HouseStakes<Tuning, State, Move> {
  /** How it is staked and paid, and for how long a round that is over is rested from. */
  plan: Plan<Tuning, State, Move>;
  /** The player's coins at the start, in hundredths. */
  coins?: number;
}

/** The coins of a house's player, and what of them its open round holds; hundredths. */
export const createHouseCoins = <Tuning, State, Move>({
  plan,
  coins: start = 0,
}: HouseStakes<Tuning, State, Move>) => {
  const isHeld = stakesOf(plan) === 'round';
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
      step: Step<unknown, unknown>,
      stake: number,
    ): Pick<Round, 'bet' | 'won'> {
      const { taken, credited } = settlementOf(plan, tuning, step, { bet: stake, held: bet });
      coins += credited - taken;
      if (isHeld && step.isDone) {
        held -= bet;
        if (statusAfter(step) === 'settled') coins -= bet;
      }
      return { bet: bet + taken, won: won + credited };
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
