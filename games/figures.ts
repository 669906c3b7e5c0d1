import { REDEEM_COINS, REDEEM_CREDIT_SEN } from '#contract/facts.ts';
import type { Analysis } from '#engine/odds/analysis.ts';
import { boundsOf, type Plan } from '#engine/round/plan.ts';
import { payoutOf } from '#engine/round/result.ts';
import type { AnyGame } from './game.ts';
import { type JudgedWay, judgedWay, mostStaked } from './judgedWays.ts';
import { paceOf } from './pace.ts';

/*
 * What a tuning does, exactly, whether the gate would serve it or not: for the designers' form.
 */

const CLASSES = ['veryLow', 'low', 'medium', 'high', 'veryHigh'] as const;
export type VolatilityClass = (typeof CLASSES)[number];

/**
 * The first index of each class but the lowest. The trade has no bounds in common, so these are the
 * club's, by what the index means (engine/odds/analysis.ts, Harrigan and Dixon 2009): in 90 of 100
 * cases the return of n stakes lies within index / sqrt(n) of its mean. Within ten points of it, it
 * lies after 400 stakes at an index of 2, 2,500 at 5, 10,000 at 10, 40,000 at 20.
 */
const FROM = [2, 5, 10, 20] as const;

export const volatilityClassOf = (index: number): VolatilityClass =>
  CLASSES[FROM.filter((bound) => index >= bound).length] ?? 'veryHigh';

/** What one player costs the club a day; below 0: the club keeps it. */
export interface DayCost {
  /** Hundredths of a coin, or sen of money in a game that pays money. */
  unit: 'coins' | 'sen';
  average: number;
  /** No more than that, or on 99 of 100 days where nothing bounds it. */
  most: number;
  /** How it is played: all free chances, all spins, or day and night at the maximum bet. */
  play: 'free' | 'spins' | 'staked';
  /** Rounds, spins or stakes in the day. */
  stakes: number;
  /** Milliseconds a stake takes; null where it is no matter. */
  paceMs: number | null;
}

export interface WayFigures extends JudgedWay {
  volatility: VolatilityClass;
  day: DayCost;
}

export interface TuningFigures {
  /** The ways the target holds for, then those that are given as examples. */
  ways: readonly WayFigures[];
  /** The most a stake is paid: hundredths of a coin (0 where money is paid), and sen. */
  most: { coins: number; sen: number };
}

const DAY_MS = 24 * 3_600_000;
/** One-sided 99% of the normal distribution. */
const DEVIATIONS = 2.3263;

/** Hundredths of a coin in sen of credit, by what they are redeemed for. */
export const senOfCoins = (coins: number): number =>
  Math.floor((coins * REDEEM_CREDIT_SEN) / REDEEM_COINS);

const dayOf = (game: AnyGame, tuning: unknown, name: string, analysis: Analysis): DayCost => {
  const plan: Plan<unknown, unknown, unknown> = game.plan;
  const { mean, maximum, standardDeviation } = analysis;
  const paid = (unit: number, stakes: number) => ({
    average: unit * stakes * mean,
    most: unit * stakes * maximum,
    stakes,
    paceMs: null,
  });
  if (plan.kind === 'spins')
    return { unit: 'sen', play: 'spins', ...paid(plan.unitSen(tuning), plan.perDay(tuning)) };
  if (plan.kind === 'free')
    return {
      ...{ unit: 'coins', play: 'free' },
      ...paid(plan.unit(tuning), DAY_MS / plan.waitMs(tuning)),
    };
  const paceMs = paceOf(game, tuning, name);
  const stakes = paceMs === null ? 0 : DAY_MS / paceMs;
  const bounds = boundsOf(plan, tuning);
  const isLive = game.odds.way(tuning, name)?.isLive;
  const bet = (isLive ? bounds?.live?.at(-1) : bounds?.max) ?? 0;
  const average = bet * stakes * (mean - 1);
  const most = average + bet * DEVIATIONS * standardDeviation * Math.sqrt(stakes);
  return { unit: 'coins', play: 'staked', average, most, stakes, paceMs };
};

/** A form that is a way as it stands: 'skill=0.7', not 'stop=2:0.5,4 (after step 2 ...)'. */
const examplesOf = ({ odds }: AnyGame, tuning: unknown): string[] => {
  const ways: readonly string[] = odds.ways(tuning);
  return odds.forms.filter((form) => !ways.includes(form) && odds.way(tuning, form) !== null);
};

/** The figures of a tuning that its schema has read; some milliseconds. */
export const figuresOf = (game: AnyGame, tuning: unknown): TuningFigures => {
  const names = [...game.odds.ways(tuning), ...examplesOf(game, tuning)];
  const ways = names.flatMap((name): WayFigures[] => {
    const way = judgedWay(game, tuning, name);
    if (!way) return [];
    const { analysis } = way;
    const volatility = volatilityClassOf(analysis.volatilityIndex);
    return [{ ...way, volatility, day: dayOf(game, tuning, name, analysis) }];
  });
  const most = Math.max(...ways.map(({ analysis }) => analysis.maximum));
  const multiplier = Math.round(most * 100);
  if (game.plan.kind === 'spins') {
    const sen = payoutOf(game.plan.unitSen(tuning), multiplier);
    return { ways, most: { coins: 0, sen } };
  }
  const coins = payoutOf(mostStaked(game, tuning), multiplier);
  return { ways, most: { coins, sen: senOfCoins(coins) } };
};
