import { type Volatility, volatilityOf } from '#engine/core/odds/volatility.ts';
import { payoutOf } from '#engine/core/rules/result.ts';
import { UNIT } from '#engine/core/rules/rules.ts';
import type { AnyGame } from '../game.ts';
import { type DayCost, dayCostOf, senOfCoins } from './dayCost.ts';
import { type JudgedWay, judgedWay, mostStaked } from './judgedWays.ts';

/*
 * What a tuning does, exactly, whether the gate would serve it or not: for the designers' form.
 */

export interface WayFigures extends JudgedWay {
  volatility: Volatility;
  day: DayCost;
}

export interface ExactFigures {
  /** The ways the target holds for, then those that are given as examples. */
  ways: readonly WayFigures[];
  /** The most a stake is paid: hundredths of a coin (0 where money is paid), and sen. */
  most: { coins: number; sen: number };
}

/** A form that no target holds for: 'skill=0.7'. */
const examplesOf = ({ odds }: AnyGame, tuning: unknown): string[] => {
  const ways: readonly string[] = odds.ways(tuning);
  return odds.forms.filter((form) => !ways.includes(form) && odds.way(tuning, form) !== null);
};

/** The figures of a tuning that its schema has read; some milliseconds. */
export const exactFiguresOf = (game: AnyGame, tuning: unknown): ExactFigures => {
  const names = [...game.odds.ways(tuning), ...examplesOf(game, tuning)];
  const ways = names.flatMap((name): WayFigures[] => {
    const way = judgedWay(game, tuning, name);
    if (!way) return [];
    const { analysis } = way;
    const volatility = volatilityOf(analysis.volatilityIndex);
    return [{ ...way, volatility, day: dayCostOf(game, tuning, name, analysis) }];
  });
  const most = Math.max(...ways.map(({ analysis }) => analysis.maximum));
  const multiplier = Math.round(most * UNIT);
  if (game.plan.kind === 'spins') {
    const sen = payoutOf(game.plan.unitSen(tuning), multiplier);
    return { ways, most: { coins: 0, sen } };
  }
  const coins = payoutOf(mostStaked(game, tuning), multiplier);
  return { ways, most: { coins, sen: senOfCoins(coins) } };
};
