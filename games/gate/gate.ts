import { COIN } from '#contract/facts.ts';
import { isAtTarget, verdictOf } from '#engine/core/odds/verdict.ts';
import { payoutOf } from '#engine/core/rules/result.ts';
import { UNIT } from '#engine/core/rules/rules.ts';
import type { AnyGame } from '../game.ts';
import { freeDayOf, senOfCoins } from './dayCost.ts';
import { type Fault, schemaFaults } from './gateFaults.ts';
import { type JudgedWay, judgedWays, mostStaked } from './judgedWays.ts';
import { roundedField } from './roundedField.ts';

/*
 * The gate every tuning goes through, wherever it comes from: the tools, a start, the table of the
 * database. Nothing that does not pass is ever played for coins.
 */

/** The most a round or a stake may pay, in hundredths of a coin: 20,000 coins are RM4,000. */
export const MOST_PAID = 20_000 * COIN;

/**
 * The most a player may cost the club on a day without a stake, in sen: RM20. The wheel's sixteen spins
 * cost RM15.52 on average, ten right answers RM2.
 */
export const MOST_A_DAY = 20_00;

/** What a tuning that can be played does to the club. */
interface Figures {
  /** Each way the target holds for: its exact return, and the return at the bet that rounding costs most. */
  ways: readonly { name: string; mean: number; leastMean: number; maximum: number }[];
  /** The most a stake is paid: hundredths of a coin, and what they are redeemed for in sen. */
  most: { coins: number; sen: number };
}

export type Judgement =
  | {
      isServed: true;
      tuning: unknown;
      figures: Figures;
      /** What whoever publishes it has to confirm. */
      warnings: readonly Fault[];
    }
  | { isServed: false; faults: readonly [Fault, ...Fault[]] };

/** Rounding costs a bet its return: another number may help, unless the chance itself can't be paid evenly. */
const roundedFault = (game: AnyGame, tuning: unknown, way: JudgedWay, rtp: number): Fault => {
  const { name, least } = way;
  const uneven = game.odds.unevenOf?.(tuning, name, rtp);
  return {
    code: 'betReturn',
    field: uneven?.field ?? roundedField(game, tuning, way),
    way: name,
    value: least.mean,
    bound: rtp,
    bet: least.bet,
    ...(uneven && { uneven }),
  };
};

const wayFaults = (game: AnyGame, tuning: unknown, way: JudgedWay): Fault[] => {
  const { target } = game;
  const { name, analysis, least } = way;
  const { complaints } = verdictOf(analysis, target, null);
  const faults: Fault[] = [];
  if (complaints.includes('return'))
    faults.push({ code: 'return', field: '', way: name, value: analysis.mean, bound: target.rtp });
  else if (target.rtp !== null && !isAtTarget(least.mean, target.rtp))
    faults.push(roundedFault(game, tuning, way, target.rtp));
  if (complaints.includes('maximum'))
    faults.push({
      code: 'maximum',
      field: '',
      way: name,
      value: analysis.maximum,
      bound: target.maxOdds,
    });
  return faults;
};

/** Where chance decides the average day counts, where skill does the best one: some have it every day. */
const dayFaults = ({ plan }: AnyGame, tuning: unknown, ways: readonly JudgedWay[]): Fault[] => {
  const costs = ways.map(({ analysis }) => {
    const day = freeDayOf(plan, tuning, analysis);
    return day === null ? 0 : day.unit === 'sen' ? day.average : senOfCoins(day.most);
  });
  const value = Math.max(...costs);
  return value > MOST_A_DAY ? [{ code: 'day', field: '', value, bound: MOST_A_DAY }] : [];
};

const announcedFaults = (game: AnyGame, tuning: unknown): Fault[] =>
  (game.tuning.announced?.(tuning) ?? [])
    .filter(({ value, most, isExact }) => (isExact ? value !== most : value > most))
    .map(({ field, value, most, isExact }) => ({
      code: isExact ? 'exactly' : 'announced',
      field,
      value,
      bound: most,
    }));

/** Of what the code's own numbers pay at most, what a tuning has to pay at most, or somebody confirms it. */
const TAME_SHARE = 0.5;

const highestOf = (ways: readonly JudgedWay[]): number =>
  Math.max(...ways.map(({ analysis }) => analysis.maximum));

const highest = new WeakMap<AnyGame, number>();

/** What a game pays at most by the code's own numbers. */
const highestOfCode = (game: AnyGame): number => {
  const known = highest.get(game) ?? highestOf(judgedWays(game, game.tuning.defaults));
  highest.set(game, known);
  return known;
};

/** Players come for what they saw: a game that lost its high prizes, or its chances, is another one. */
const warningsOf = (game: AnyGame, ways: readonly JudgedWay[]): Fault[] => {
  const bound = highestOfCode(game);
  const value = highestOf(ways);
  const tame: Fault[] =
    value < TAME_SHARE * bound ? [{ code: 'tame', field: '', value, bound }] : [];
  const flat = ways
    .filter(({ analysis }) =>
      analysis.distribution.every(({ payout }) => payout === analysis.maximum),
    )
    .map(({ name, analysis }): Fault => {
      return { code: 'flat', field: '', way: name, value: analysis.mean };
    });
  return [...tame, ...flat];
};

/**
 * Whether a game may be played for coins by these values, which may be anything: their schema, what the
 * club announces of the game, the exact return of every way and at every bet that is allowed, the
 * highest odds, the most a stake is paid and what a player costs a day. Takes some milliseconds: keep what it says.
 */
export const judgeTuning = (game: AnyGame, values: unknown): Judgement => {
  const read = game.tuning.schema.safeParse(values);
  const [fault, ...others] = schemaFaults(values, read);
  if (fault || !read.success)
    return {
      isServed: false,
      faults: [fault ?? { code: 'kind', field: '', value: values }, ...others],
    };
  const tuning = read.data;
  const ways = judgedWays(game, tuning);
  const maximum = highestOf(ways);
  const coins = payoutOf(mostStaked(game, tuning), Math.round(maximum * UNIT));
  const [first, ...more] = [
    ...announcedFaults(game, tuning),
    ...ways.flatMap((way) => wayFaults(game, tuning, way)),
    ...dayFaults(game, tuning, ways),
    ...(coins > MOST_PAID
      ? [{ code: 'paid', field: 'maxBet', value: coins, bound: MOST_PAID } as const]
      : []),
  ];
  if (first) return { isServed: false, faults: [first, ...more] };
  return {
    isServed: true,
    tuning,
    warnings: warningsOf(game, ways),
    figures: {
      ways: ways.map(({ name, analysis, least }) => ({
        name,
        mean: analysis.mean,
        leastMean: least.mean,
        maximum: analysis.maximum,
      })),
      most: { coins, sen: senOfCoins(coins) },
    },
  };
};
